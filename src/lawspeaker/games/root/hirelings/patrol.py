"""The Forest Patrol, and demoted the Feline Physicians."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import forbids_action, march, may_fight, settle
from lawspeaker.games.root.model.hireling import Hireling
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import CLEARINGS
from lawspeaker.games.root.rules.battle import battlefields
from lawspeaker.games.root.rules.move import origins
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place
from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Shape, Whole

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

KEPT: Final = Phrase("patrol_kept", "count")
NONE_ON_CARD: Final = Reason("E.2.4", Phrase("patrol_none_on_card"))
NO_PATROL_THERE: Final = Reason("E.2.4", Phrase("patrol_none_there"))
CANNOT_MOVE: Final = Reason("E.3.4", Phrase("hireling_cannot_move"))
NOBODY_TO_BATTLE: Final = Reason("E.3.4", Phrase("hireling_nobody_to_battle"))


class Patrol(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["patrol"])
        self.kit = kit
        self.kept = 0  # on the card

    def copy(self) -> Patrol:
        new = Patrol(self.number, self.kit)
        new.copy_card(self)
        new.kept = self.kept
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "kept": Whole(0)}

    def keeps(self, kind: int) -> int:
        return self.kept if kind == self.warrior else 0

    # Promoted

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """One in each clearing."""
        if not self.demoted:
            for clearing in range(CLEARINGS):
                place(game, self.party, self.warrior, clearing, 1, "A.6.3")
        return None

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """Whenever some are removed, one of them goes on the card."""
        if removal.warriors > 0:
            game.supply[self.warrior] -= 1
            self.kept += 1
            removal.rescued += 1
            game.tell("E.2.2", KEPT, self.kept)
        return None

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        if self.demoted or self.controller != seat:
            return
        barred = forbids_action(game, self, seat)
        ask.add(self.kit.move(self.number), barred or (None if origins(game, self.party) else CANNOT_MOVE))
        ask.add(self.kit.battle(self.number), barred or (None if battlefields(game, self.party) else NOBODY_TO_BATTLE))
        ask.add(self.kit.place(self.number), barred or self.forbids_return(game))

    def might_offer(self, game: Root, seat: int) -> bool:
        return not self.demoted and forbids_action(game, self, seat) is None

    def forbids_return(self, game: Root) -> Reason | None:
        if self.kept == 0:
            return NONE_ON_CARD
        return None if self.posts(game) else NO_PATROL_THERE

    def posts(self, game: Root) -> list[int]:
        """The clearings where it has a warrior and may place more."""
        return [
            clearing
            for clearing in range(CLEARINGS)
            if game.count(self.warrior, clearing) > 0 and forbids_placing(game, self.party, clearing) is None
        ]

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        if option.args != (self.number,):
            return None
        if option.kind == self.kit.move.kind:
            return self.act(game, moves=True)
        if option.kind == self.kit.battle.kind:
            return self.act(game, moves=False)
        return self.come_back(game) if option.kind == self.kit.place.kind else None

    def act(self, game: Root, moves: bool) -> Flow[None]:
        """It may move, and then it may battle."""
        self.acted = True
        if moves:
            yield from march(game, self, "E.2.4")
        yield from may_fight(game, self, "E.2.4")

    def come_back(self, game: Root) -> Flow[None]:
        """All of the card come to a clearing with one of them."""
        self.acted = True
        count, self.kept = self.kept, 0
        game.supply[self.warrior] += count
        yield from settle(game, self, self.controller, self.posts(game), count, NO_PATROL_THERE, "E.2.4")
