"""The Popular Band, and demoted the Street Band."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    JOINING,
    MOVES,
    NONE_TO_PLACE,
    PLACES,
    SETTLING,
    TO_MOVE,
    TO_PLACE,
    beside_controller,
    forbids_action,
    open_clearings,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.phrases import HIRELING_WHERE
from lawspeaker.games.root.model.state import NOBODY_SITS_THERE, Root, RootSetting
from lawspeaker.games.root.model.tables import BURROW, CLEARINGS, FIRST_HIRELING, HIRELINGS
from lawspeaker.games.root.rules.concepts import adjacent, ways
from lawspeaker.games.root.rules.move import carry_over, forbids_move
from lawspeaker.games.root.rules.pieces import forbids_placing, place
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Grid, Shape, Whole

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

FIRST_BANDS: Final = 2
PARTIES: Final = FIRST_HIRELING + len(HIRELINGS)

LURE_TO: Final = Topic("band_lure_to")
LURE: Final = Topic("band_lure", "clearing")
LURED: Final = Phrase("band_lured", "seat", "target:seat", "clearing")

NO_BAND_THERE: Final = Reason("E.2.4", Phrase("band_none_there"))
HAS_BAND: Final = Reason("A.6.3", Phrase("band_one_there"))
NOT_NEXT_TO_BAND: Final = Reason("E.2.4", Phrase("band_not_adjacent"))
NOBODY_TO_LURE: Final = Reason("E.2.4", Phrase("band_nobody_to_lure"))
ONE_FROM_EACH: Final = Reason("E.2.4", Phrase("band_one_from_each"))
BEGUILED: Final = Reason("E.2.2", Phrase("band_beguiled"))


class Band(Hireling):
    serves_demoted = True

    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["bandsman"])
        self.kit = kit
        self.came: list[int] = [0] * (PARTIES * CLEARINGS)  # party * CLEARINGS + clearing: 1 if it moved in this turn

    def copy(self) -> Band:
        new = Band(self.number, self.kit)
        new.copy_card(self)
        new.came = self.came[:]
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "came": Grid(setting.options.seat, setting.options.land, Whole(0, 1))}

    # Both sides

    def begin_turn(self, game: Root) -> None:
        super().begin_turn(game)
        self.came = [0] * (PARTIES * CLEARINGS)

    def others_moved(self, game: Root, party: int, to: int, warriors: int) -> Flow[None] | None:
        """Who moves in is remembered wherever it is: a Band may come there later in the turn."""
        if to < CLEARINGS:
            self.came[party * CLEARINGS + to] = 1
        return None

    def forbids_exit(self, game: Root, party: int, clearing: int) -> Reason | None:
        """Enemies do not move out of a clearing with a Band on the turn they moved in."""
        if clearing >= CLEARINGS or not self.came[party * CLEARINGS + clearing]:
            return None
        beguiles = game.count(self.warrior, clearing) > 0 and game.are_enemies(self.party, party)
        return BEGUILED if beguiles else None

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.move, [self.number], TO_MOVE)
        ask.offer(self.kit.place, [self.number], TO_PLACE)

    def might_offer(self, game: Root, seat: int) -> bool:
        return any(self.forbids_deed(game, seat, deed) is None for deed in (MOVES, PLACES))

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        if deed != PLACES and (deed != MOVES or self.demoted):
            return NOT_ITS_DEED
        barred = forbids_action(game, self, seat)
        if barred is not None:
            return barred
        if deed == MOVES:
            return None if self.stages(game) else NOBODY_TO_LURE
        return None if self.sites(game) else NONE_TO_PLACE

    def sites(self, game: Root) -> list[int]:
        """Where another Band can be placed: anywhere."""
        return open_clearings(game, self) if game.supply[self.warrior] > 0 else []

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        if option.args != (self.number,):
            return None
        if option.kind == self.kit.move.kind:
            return self.play(game, seat)
        return self.go_on(game, seat) if option.kind == self.kit.place.kind else None

    def go_on(self, game: Root, seat: int) -> Flow[None]:
        """A Band anywhere."""
        self.acted = True
        yield from settle(game, self, seat, self.sites(game), 1, SETTLING, "E.2.4")

    # Promoted

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """Two, in different clearings."""
        return None if self.demoted else self.begin(game, seat)

    def begin(self, game: Root, seat: int) -> Flow[None]:
        for _ in range(FIRST_BANDS):
            free = [clearing for clearing in range(CLEARINGS) if self.forbids_start(game, clearing) is None]
            yield from settle(game, self, seat, free, 1, STARTING, "A.6.3")

    def forbids_start(self, game: Root, clearing: int) -> Reason | None:
        if game.count(self.warrior, clearing) > 0:
            return HAS_BAND
        return forbids_placing(game, self.party, clearing)

    def hired(self, game: Root) -> Flow[None] | None:
        """With none on the map: one beside faction pieces of the controller."""
        if self.demoted or not self.has_to_come(game) or not beside_controller(game, self):
            return None
        return self.appear(game)

    def appear(self, game: Root) -> Flow[None]:
        yield from settle(game, self, self.controller, beside_controller(game, self), 1, JOINING, "E.2.1")

    def stages(self, game: Root) -> list[int]:
        """The clearings with a Band, where somebody can be lured to."""
        return [clearing for clearing in range(CLEARINGS) if self.forbids_stage(game, clearing) is None]

    def forbids_stage(self, game: Root, clearing: int) -> Reason | None:
        if game.count(self.warrior, clearing) == 0:
            return NO_BAND_THERE
        return None if self.audience(game, clearing, []) else NOBODY_TO_LURE

    def audience(self, game: Root, stage: int, emptied: list[int]) -> list[tuple[int, int]]:
        """Whose warriors can be lured to a clearing, and from where; one from each clearing."""
        return [
            (seat, start)
            for start in [*adjacent(game, stage), BURROW]
            for seat in game.seats_in_order()
            if start not in emptied and self.forbids_luring(game, seat, start, stage) is None
        ]

    def forbids_luring(self, game: Root, seat: int, start: int, stage: int) -> Reason | None:
        """A faction warrior of anybody in an adjacent clearing; 1.5.5 it moves by the rules of its owner.

        12.2.2 The Burrow is adjacent to a clearing with a tunnel.
        """
        if seat >= game.seats:
            return NOBODY_SITS_THERE
        if start not in adjacent(game, stage) and (start != BURROW or start not in ways(game, seat, stage)):
            return NOT_NEXT_TO_BAND
        if game.count(game.factions[seat].warrior, start) == 0:
            return NOBODY_TO_LURE
        return forbids_move(game, seat, start, stage)

    def play(self, game: Root, seat: int) -> Flow[None]:
        """At a clearing with a Band: a faction warrior of each adjacent clearing may be forced to move there. Then
        another Band may come.
        """
        self.acted = True
        chosen = yield Ask(game, seat, LURE_TO, "E.2.4").among(game.options.at, self.stages(game), STAGING)
        stage = chosen.args[0]
        emptied: list[int] = []
        while self.audience(game, stage, emptied):
            ask = Ask(game, seat, LURE, "E.2.4", (stage,))
            chosen = yield ask.among_pairs(self.kit.lure, self.audience(game, stage, emptied), LURING).add(
                game.options.done
            )
            if chosen is game.options.done:
                break
            owner, start = chosen.args
            emptied.append(start)
            game.tell("E.2.4", LURED, seat, owner, start)
            yield from carry_over(game, owner, start, stage, 1, "1.5.5")
        if self.sites(game):
            ask = Ask(game, seat, HIRELING_WHERE, "E.2.4", (self.number, 1))
            chosen = yield ask.among(game.options.at, self.sites(game), SETTLING).add(game.options.decline)
            if chosen is not game.options.decline:
                place(game, self.party, self.warrior, chosen.args[0], 1, "E.2.4")


def band_of(game: Root) -> Band:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Band))


class Starting(Judge[Root]):
    """Of clearings for the first Bands."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return band_of(game).forbids_start(game, a)


class Staging(Judge[Root]):
    """Of clearings where a Band lures somebody to."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return band_of(game).forbids_stage(game, a)


class Luring(Judge[Root]):
    """Of whose warriors are lured, and from where; the ask names where to. Who has come already only the ask knows."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        band = band_of(game)
        reason = band.forbids_luring(game, a, b, ask.args[0])
        return reason if reason is not None or band.kit.lure(a, b) in ask.options else ONE_FROM_EACH


STARTING: Final = Starting()
STAGING: Final = Staging()
LURING: Final = Luring()
