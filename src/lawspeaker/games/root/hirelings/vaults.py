"""The Vault Keepers, and demoted the Badger Bodyguards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.hirelings.deeds import (
    ACTS,
    BATTLES,
    NOBODY_TO_BATTLE,
    NONE_TO_PLACE,
    SETTLING,
    THEN_BATTLE,
    THEN_PLACE,
    TO_ACT,
    battle_places,
    forbids_action,
    man,
    may_fight_in_each,
    open_clearings,
    second_part,
    settle,
)
from lawspeaker.games.root.model.hireling import NOT_ITS_DEED, Hireling
from lawspeaker.games.root.model.reasons import NO_OPEN_SLOT, named
from lawspeaker.games.root.model.state import SETUP, Root
from lawspeaker.games.root.model.tables import CLEARINGS
from lawspeaker.games.root.rules.battle import Battle
from lawspeaker.games.root.rules.concepts import ways
from lawspeaker.games.root.rules.pieces import forbids_placing, place
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.hirelings.kit import HirelingKit

GARRISON: Final = 2  # warriors with the first vault

VAULT_WHERE: Final = Topic("vaults_where")

NO_VAULT_NEAR: Final = Reason("E.2.4", Phrase("vaults_none_near"))
CORNER_KEPT: Final = Reason("A.6.3", Phrase("vaults_corner_kept", "clearing"), named)
NO_VAULT_LEFT: Final = Reason("1.5.1", Phrase("vaults_none_left"))


class Vaults(Hireling):
    def __init__(self, number: int, kit: HirelingKit) -> None:
        super().__init__(number, kit.kinds["vault_keeper"])
        self.kit = kit
        self.vault = kit.kinds["vault"]

    def copy(self) -> Vaults:
        new = Vaults(self.number, self.kit)
        new.copy_card(self)
        return new

    # Promoted

    def vaulted(self, game: Root) -> list[int]:
        """The clearings with vaults."""
        return [clearing for clearing in range(CLEARINGS) if game.count(self.vault, clearing) > 0]

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """Two warriors and a vault in a clearing with an open slot."""
        return None if self.demoted else self.found(game, seat, GARRISON, "A.6.3")

    def hired(self, game: Root) -> Flow[None] | None:
        """With no pieces on the map: the same again."""
        return None if self.demoted or self.is_on_map(game) else self.found(game, self.controller, GARRISON, "E.2.1")

    def found(self, game: Root, seat: int, warriors: int, clause: str) -> Flow[None]:
        """Warriors and a vault in any clearing; 1.5.4 where no vault can be placed at all, the warriors alone."""
        sites = [clearing for clearing in range(CLEARINGS) if self.forbids_site(game, clearing) is None]
        if sites:
            clearing = yield from settle(game, self, seat, sites, warriors, FOUNDING, clause)
            place(game, self.party, self.vault, clearing, 1, clause)
        elif open_clearings(game, self) and game.supply[self.warrior] > 0:
            yield from settle(game, self, seat, open_clearings(game, self), warriors, SETTLING, clause)

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """2.2.3 A vault takes an open slot."""
        if game.supply[self.vault] == 0:
            return NO_VAULT_LEFT
        if self.forgoes(game, clearing):
            return CORNER_KEPT
        return NO_OPEN_SLOT if game.open_slots(clearing) == 0 else forbids_placing(game, self.party, clearing)

    def forgoes(self, game: Root, clearing: int) -> bool:
        """A.6.3 Before factions start in corners, a vault leaves them the last slot there; A.8.2.I with set-up cards,
        they start where there is room.
        """
        starts_follow = game.phase == SETUP and not game.rules.set_up_is_drafted
        return starts_follow and clearing in game.chart.corners and game.open_slots(clearing) == 1

    def forbids_extension(self, game: Root, clearing: int) -> Reason | None:
        """In a clearing with a vault, or adjacent to one."""
        if not any(game.count(self.vault, each) > 0 for each in [clearing, *ways(game, self.party, clearing)]):
            return NO_VAULT_NEAR
        return self.forbids_site(game, clearing)

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        ask.offer(self.kit.act, [self.number], TO_ACT)

    def might_offer(self, game: Root, seat: int) -> bool:
        return not self.demoted and forbids_action(game, self, seat) is None

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        return NOT_ITS_DEED if self.demoted or deed != ACTS else forbids_action(game, self, seat)

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        own = option.kind == self.kit.act.kind and option.args == (self.number,)
        return self.act(game) if own else None

    def act(self, game: Root) -> Flow[None]:
        """First another vault; then it may battle at each vault, or a warrior may come to each."""
        self.acted = True
        yield from self.extend(game)
        ask = second_part(game, self).offer(self.kit.battle, [self.number], THEN_BATTLE)
        chosen = yield ask.offer(self.kit.place, [self.number], THEN_PLACE).add(game.options.done)
        if chosen.kind == self.kit.battle.kind:
            yield from may_fight_in_each(game, self, self.vaulted(game), "E.2.4")
        elif chosen.kind == self.kit.place.kind:
            yield from man(game, self, self.posts(game), "E.2.4")

    def extend(self, game: Root) -> Flow[None]:
        """A vault may be placed at or next to a vault; if that cannot be, a warrior and a vault are placed anywhere."""
        near = [clearing for clearing in range(CLEARINGS) if self.forbids_extension(game, clearing) is None]
        if not near:
            yield from self.found(game, self.controller, 1, "E.2.4")
            return
        ask = Ask(game, self.controller, VAULT_WHERE, "E.2.4")
        chosen = yield ask.among(game.options.at, near, EXTENDING).add(game.options.decline)
        if chosen is not game.options.decline:
            place(game, self.party, self.vault, chosen.args[0], 1, "E.2.4")

    def posts(self, game: Root) -> list[int]:
        """The clearing of each vault where a warrior may be placed."""
        found: list[int] = []
        for clearing in self.vaulted(game):
            if forbids_placing(game, self.party, clearing) is None:
                found += [clearing] * game.count(self.vault, clearing)
        return found

    def forbids_sequel(self, game: Root, deed: str) -> Reason | None:
        if deed == BATTLES:
            return None if battle_places(game, self, self.vaulted(game)) else NOBODY_TO_BATTLE
        return None if game.supply[self.warrior] > 0 and self.posts(game) else NONE_TO_PLACE

    # Demoted

    def shields_controller(self, game: Root, battle: Battle) -> str:
        """The controller ignores the first hit of a battle, once however many effects say so."""
        return "E.2.2" if self.demoted else ""


def vaults_of(game: Root) -> Vaults:
    return next(hireling for hireling in game.hirelings if isinstance(hireling, Vaults))


class Founding(Judge[Root]):
    """Of clearings for warriors with a vault."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return vaults_of(game).forbids_site(game, a)


class Extending(Judge[Root]):
    """Of clearings for another vault."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return vaults_of(game).forbids_extension(game, a)


FOUNDING: Final = Founding()
EXTENDING: Final = Extending()
