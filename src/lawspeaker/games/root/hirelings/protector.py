"""The Furious Protector, and demoted the Stoic Protector."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lawspeaker.games.root.hirelings.deeds import (
    AT_DAWN,
    DAWN,
    JOINING,
    SETTLING,
    beside_controller,
    forbids_dawn,
    open_clearings,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.phrases import HIRELING_WHERE, MOVE_TO
from lawspeaker.games.root.model.state import SETUP, Root, RootSetting
from lawspeaker.games.root.model.tables import FIRST_HIRELING, NONE
from lawspeaker.games.root.rules.move import (
    FERRYING,
    GOING,
    destinations,
    ferry_destinations,
    react,
    reactions_to,
    take_ferry,
)
from lawspeaker.games.root.rules.pieces import Removal, can_remove, removable_warriors, remove
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Name, Shape

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

CAME: Final = Phrase("protector_came", "seat", "clearing")
WENT: Final = Phrase("protector_went", "clearing", "target:clearing")

UNTOUCHABLE: Final = Reason("E.2.2", Phrase("protector_untouchable"))
KEPT_OUT: Final = Reason("E.2.2", Phrase("protector_keeps_out"))
NOT_ON_MAP: Final = Reason("E.2.3", Phrase("protector_not_on_map"))


class Protector(Hireling):
    serves_demoted = True

    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, NONE)
        self.kit = kit
        self.clearing: int = NONE

    def copy(self) -> Protector:
        new = Protector(self.number, self.kit)
        new.copy_card(self)
        new.clearing = self.clearing
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "clearing": Name(setting.options.land, none="none")}

    def broken(self, game: Root) -> str:
        if self.is_set_up and not self.demoted and self.clearing == NONE:
            return "promoted, the protector is in a clearing (A.6.3)"
        return super().broken(game)

    # Both sides

    def pawn_clearing(self, game: Root) -> int:
        return self.clearing

    def forbids_battle(self, game: Root, attacker: int, clearing: int) -> Reason | None:
        return UNTOUCHABLE

    def appear(self, game: Root, seat: int, clearings: list[int], judge: Judge[Any], clause: str) -> Flow[None]:
        ask = Ask(game, seat, HIRELING_WHERE, clause, (self.number, 1))
        chosen = yield ask.among(game.options.at, clearings, judge)
        self.clearing = chosen.args[0]
        game.tell(clause, CAME, seat, self.clearing)

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        if deed != DAWN:
            return NOT_ITS_DEED
        barred = forbids_dawn(game, self, seat)
        if barred is not None:
            return barred
        return NOT_ON_MAP if self.clearing == NONE else None

    def offer_at_start(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.dawn, [self.number], AT_DAWN)

    def is_due_at_start(self, game: Root, seat: int) -> bool:
        return self.forbids_deed(game, seat, DAWN) is None

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        own = option.kind == self.kit.dawn.kind and option.args == (self.number,)
        return self.stride(game, seat) if own else None

    def ignores_rule(self, game: Root, start: int, to: int) -> bool:
        return True

    def stride(self, game: Root, seat: int) -> Flow[None]:
        """It moves, whoever rules; promoted, it removes warriors where it comes to."""
        self.acted = True
        start = self.clearing
        ways, ferries = destinations(game, self.party, start), ferry_destinations(game, self.party, start)
        if ways or ferries:
            ask = Ask(game, seat, MOVE_TO, "E.2.3", (start, self.party)).among(game.options.to, ways, GOING)
            chosen = yield ask.among(game.options.ferry, ferries, FERRYING)
            self.clearing = chosen.args[0]
            game.tell("E.2.3", WENT, start, self.clearing)
            reactions = reactions_to(game, self.party, self.clearing, 0)
            if chosen.kind == game.options.ferry.kind:
                yield from take_ferry(game, self.party, self.clearing, reactions)
            else:
                yield from react(reactions)
        if not self.demoted:
            yield from self.rage(game)

    # Promoted

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """Anywhere."""
        return None if self.demoted else self.appear(game, seat, open_clearings(game, self), SETTLING, "A.6.3")

    def forbids_placing(self, game: Root, party: int, clearing: int) -> Reason | None:
        """Enemies place nothing where it is; the set-up of others does not mind it."""
        if self.demoted or clearing != self.clearing or game.phase == SETUP:
            return None
        return KEPT_OUT if game.are_enemies(self.party, party) else None

    def rage(self, game: Root) -> Flow[None]:
        """A faction warrior of each player there is removed, the controller's too."""
        removals: list[Removal] = []
        for seat in game.seats_in_order():
            warrior = game.factions[seat].warrior
            there = warrior != NONE and removable_warriors(game, seat, self.clearing) > 0
            if there and can_remove(game, self.party, seat, warrior, self.clearing):
                removal = Removal(seat, self.party, self.clearing)
                removal.add(game, warrior, 1)
                removals.append(removal)
        yield from remove(game, removals, "E.2.3")

    # Demoted

    def hired(self, game: Root) -> Flow[None] | None:
        """Off the map, it comes beside faction pieces of the controller."""
        if not self.demoted or self.clearing != NONE:
            return None
        havens = beside_controller(game, self)
        return self.appear(game, self.controller, havens, JOINING, "E.2.1") if havens else None

    def shields(self, game: Root, owner: int, clearing: int, enemy: int) -> bool:
        """Enemies neither battle nor remove faction pieces of the controller where it is."""
        if not self.demoted or clearing != self.clearing or owner != self.controller or owner >= FIRST_HIRELING:
            return False
        return enemy != NONE and game.are_enemies(self.party, enemy)
