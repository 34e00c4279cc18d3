"""The Riverfolk Flotilla, and demoted the Otter Divers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import AT_DAWN, DAWN, forbids_dawn, may_fight
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.phrases import HIRELING_WHERE
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import CLEARINGS, NONE
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import Battle, Losses
from lawspeaker.games.root.rules.move import forbids_passage, react, reactions_to
from lawspeaker.games.root.rules.pieces import forbids_placing
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Name, Shape

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

MOST_HITS: Final = 3

MAY_DRAW: Final = Topic("flotilla_draw")
SAIL: Final = Topic("flotilla_sail", "clearing")

ANCHORED: Final = Phrase("flotilla_anchored", "seat", "clearing")
SAILED: Final = Phrase("flotilla_sailed", "clearing", "target:clearing")

NOT_ON_SHORE: Final = Reason("A.6.3", Phrase("flotilla_not_on_shore"))
NOT_DOWNRIVER: Final = Reason("E.2.3", Phrase("flotilla_not_downriver"))
UNTOUCHABLE: Final = Reason("E.2.2", Phrase("flotilla_untouchable"))


class Flotilla(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, NONE)
        self.kit = kit
        self.clearing: int = NONE

    def copy(self) -> Flotilla:
        new = Flotilla(self.number, self.kit)
        new.copy_card(self)
        new.clearing = self.clearing
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "clearing": Name(setting.options.land, none="none")}

    def broken(self, game: Root) -> str:
        if self.is_set_up and (self.clearing == NONE) != self.demoted:
            return "promoted, the flotilla is in a clearing, and demoted it is not (A.6.3)"
        if self.clearing != NONE and not game.chart.rivers[self.clearing]:
            return f"the flotilla is in clearing {self.clearing + 1}, which is not on the river (E.2.3)"
        return super().broken(game)

    # Promoted

    def pawn_clearing(self, game: Root) -> int:
        return self.clearing

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """In a clearing at the edge and on the river."""
        return None if self.demoted else self.anchor(game, seat)

    def anchor(self, game: Root, seat: int) -> Flow[None]:
        ask = Ask(game, seat, HIRELING_WHERE, "A.6.3", (self.number, 1))
        chosen = yield ask.offer(game.options.at, list(range(CLEARINGS)), ANCHORING)
        self.clearing = chosen.args[0]
        game.tell("A.6.3", ANCHORED, seat, self.clearing)

    def forbids_anchor(self, game: Root, clearing: int) -> Reason | None:
        if clearing not in game.chart.edge or not game.chart.rivers[clearing]:
            return NOT_ON_SHORE
        return forbids_placing(game, self.party, clearing)

    def forbids_battle(self, game: Root, attacker: int, clearing: int) -> Reason | None:
        return UNTOUCHABLE

    def can_fight(self, game: Root, clearing: int) -> bool:
        return clearing == self.clearing

    def hit_limit(self, game: Root, battle: Battle) -> int:
        return MOST_HITS

    def has_choice_of_losses(self, game: Root, battle: Battle, hits: int) -> bool:
        return False

    def choose_losses(self, game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[None] | None:
        """It cannot be removed: hits do nothing to it."""
        return nothing()

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        return forbids_dawn(game, self, seat) if deed == DAWN and not self.demoted else NOT_ITS_DEED

    def offer_at_start(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.dawn, [self.number], AT_DAWN)

    def is_due_at_start(self, game: Root, seat: int) -> bool:
        return self.forbids_deed(game, seat, DAWN) is None

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        own = option.kind == self.kit.dawn.kind and option.args == (self.number,)
        return self.travel(game, seat) if own else None

    def travel(self, game: Root, seat: int) -> Flow[None]:
        """Each player with faction pieces there may draw a card; it moves along the river; it may battle."""
        self.acted = True
        for guest in game.seats_in_order():
            if game.has_pieces(guest, self.clearing) and game.deck.cards:
                ask = Ask(game, guest, MAY_DRAW, "E.2.3").add(game.options.draw_cards).add(game.options.decline)
                chosen = yield ask
                if chosen is game.options.draw_cards:
                    cards.draw(game, guest, 1, "E.2.3")
        start = self.clearing
        ahead = [to for to in game.chart.rivers[start] if forbids_passage(game, self.party, start, to) is None]
        if ahead:
            chosen = yield Ask(game, seat, SAIL, "E.2.3", (start,)).among(game.options.to, ahead, SAILING)
            self.clearing = chosen.args[0]
            game.tell("E.2.3", SAILED, start, self.clearing)
            yield from react(reactions_to(game, self.party, self.clearing, 0))
        yield from may_fight(game, self, "E.2.3")

    # Demoted

    def lifts_rule(self, game: Root, start: int, to: int) -> bool:
        """The controller moves to and from clearings on the river whoever rules."""
        return self.demoted and any(each < CLEARINGS and bool(game.chart.rivers[each]) for each in (start, to))


def nothing() -> Flow[None]:
    return
    yield


def flotilla_of(game: Root) -> Flotilla:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Flotilla))


class Anchoring(Judge[Root]):
    """Of clearings where the Flotilla begins."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return flotilla_of(game).forbids_anchor(game, a)


class Sailing(Judge[Root]):
    """Of clearings where the Flotilla goes."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        flotilla = flotilla_of(game)
        if a not in game.chart.rivers[flotilla.clearing]:
            return NOT_DOWNRIVER
        return forbids_passage(game, flotilla.party, flotilla.clearing, a)


ANCHORING: Final = Anchoring()
SAILING: Final = Sailing()
