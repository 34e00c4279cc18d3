"""15.2 The Keepers' own rules: relics and where they lie, waystations, Devout Knights, Prized Trophies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.factions.keepers.printed import COPIES, SIDES, TYPES
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.phrases import LOSE_PIECE
from lawspeaker.games.root.model.reasons import NOTHING_TO_LOSE
from lawspeaker.games.root.model.state import OVER, SETUP, Root
from lawspeaker.games.root.model.tables import CARDS, CLEARINGS, KEEPERS, NONE, PLACES, RETAINERS, VIZIERS
from lawspeaker.games.root.rules.battle import Battle, Losses, chooser
from lawspeaker.games.root.rules.move import carry_over
from lawspeaker.games.root.rules.pieces import Removal, put
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import says
from lawspeaker.kernel.zone import EVERYONE, SPECTATOR, Zone, doubled

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.keepers.kit import KeepersKit

CARRY: Final = Topic("keepers_carry", "clearing", "target:clearing", "count")
TROPHY: Final = Topic("keepers_trophy", "relic")
WHICH_RELIC: Final = Topic("keepers_which_relic", "clearing")

CARRIED: Final = Phrase("keepers_carried", "seat", "relic", "clearing")
TURNED: Final = Phrase("keepers_turned", "relic", "count")
HIDDEN: Final = Phrase("keepers_hidden", "seat", "relic", "forest")

NO_RELIC_THERE: Final = Reason("15.2.4", Phrase("keepers_no_relic_there"), moot=True)
MUST_CARRY: Final = Reason("E.2.4", Phrase("keepers_must_carry"))
NO_SUCH_FOREST: Final = Reason("15.2.5", Phrase("keepers_no_such_forest"), moot=True)

RELICS: Final = len(TYPES) * COPIES
ALL_CLEARINGS: Final = list(range(CLEARINGS))
RETINUE_SLOTS: Final = 3


class KeepersBoard(Faction):
    """The relics, the waystations and the Retinue.

    A relic lies in a clearing (its number), in a forest or on the board; before the set-up it is nowhere. It is `taken`
    while whoever has removed it looks for a forest.
    """

    def __init__(self, kit: KeepersKit, seat: int) -> None:
        super().__init__(KEEPERS, seat, kit.warrior)
        self.kit = kit
        self.printed = kit.printed
        self.on_board = len(kit.relic_place) - 2
        self.taken = len(kit.relic_place) - 1
        # made: attributes of keepers (`make generate`)
        self.relics: list[int] = NOTHING  # each relic: its clearing or forest, `board`, or `none` before the set-up
        # row: the value of each figure, `figure_1`, `figure_2`, `figure_3`, `figure_3_2`
        self.figures: list[Zone] = NOTHING
        self.tablets: list[Zone] = NOTHING  # row: the same of the tablets
        self.jewelry: list[Zone] = NOTHING  # row: the same of the jewelry
        self.retinue: list[Zone] = NOTHING  # row: the cards of each slot
        # each clearing: 1 if the Keepers have encamped there, or decamped, in this step
        self.camped: list[int] = NOTHING
        self.acted: list[int] = NOTHING  # some: the cards of the present slot that have acted
        self.gathering: int = 0  # in the Evening: 1 after living off the land, 2 after gathering a card
        # end made
        self.doomed: list[int] = []  # relics chosen to be lost in a battle; never at a checkpoint
        self.driven = False  # whether they are forced to move all they can; never at a checkpoint either

    def copy_to(self, new: KeepersBoard) -> None:
        """Make another board the same as this one."""
        # made: copies of keepers (`make generate`)
        new.relics = self.relics[:]
        new.figures = [each.copy() for each in self.figures]
        new.tablets = [each.copy() for each in self.tablets]
        new.jewelry = [each.copy() for each in self.jewelry]
        new.retinue = [each.copy() for each in self.retinue]
        new.camped = self.camped[:]
        new.acted = self.acted[:]
        new.gathering = self.gathering
        # end made

    def zones(self) -> list[Zone]:
        # made: zones of keepers (`make generate`)
        return [*self.figures, *self.tablets, *self.jewelry, *self.retinue]
        # end made

    def values_of(self, type: int) -> list[Zone]:
        """The values of the relics of a type, by copy."""
        return [self.figures, self.tablets, self.jewelry][type]

    # What is where

    def value_zone(self, relic: int) -> Zone:
        return self.values_of(relic // COPIES)[relic % COPIES]

    def value(self, relic: int) -> int:
        """15.2.1 The value on the back of a relic."""
        return self.printed.values[self.value_zone(relic).cards[0]]

    def forest_place(self, forest: int) -> int:
        """A forest as a place of relics."""
        return CLEARINGS + forest

    def forest_of(self, relic: int) -> int:
        """The forest that a relic lies in, or NONE."""
        place = self.relics[relic]
        return place - CLEARINGS if CLEARINGS <= place < self.on_board else NONE

    def relics_in(self, place: int) -> list[int]:
        """The relics that lie in a place."""
        return [relic for relic in range(RELICS) if self.relics[relic] == place]

    def recovered(self, type: int) -> int:
        """How many relics of a type are on the board."""
        return sum(1 for relic in self.relics_in(self.on_board) if relic // COPIES == type)

    def keeps(self, kind: int) -> int:
        """Relics in forests and on the board are not in clearings, nor in the supply."""
        if kind not in self.kit.tokens:
            return 0
        type = self.kit.tokens.index(kind)
        return sum(1 for relic in range(RELICS) if relic // COPIES == type and self.relics[relic] >= CLEARINGS)

    def lay(self, game: Root, relic: int, place: int) -> None:
        """A relic comes to a place."""
        kind, before = self.kit.tokens[relic // COPIES], self.relics[relic]
        if before == NONE:
            game.supply[kind] -= 1
        elif before < CLEARINGS:
            put(game, self.seat, kind, before, -1)
        self.relics[relic] = place
        if place < CLEARINGS:
            put(game, self.seat, kind, place, 1)

    def turn_up(self, game: Root, relic: int) -> None:
        """Turn a relic so that everybody sees its value."""
        zone = self.value_zone(relic)
        if not zone.shows(0, SPECTATOR):
            game.show(zone, 0, EVERYONE)
            game.tell("15.2.1", TURNED, relic, self.value(relic))

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        """The value of a relic that has been turned."""
        if option.kind not in ("carry", "delve", "recover", "lose_relic"):
            return {}
        relic = option.args[0]
        return {"value": self.value(relic)} if self.value_zone(relic).shows(0, SPECTATOR) else {}

    # 15.2.2 Waystations

    def back(self, side: int) -> int:
        """The other side of a tile."""
        return side ^ 1

    def waystations_in(self, game: Root, clearing: int) -> list[int]:
        """The sides of the waystations that are up in a clearing, where without strength there are none."""
        if game.strength[self.seat * PLACES + clearing] == 0:
            return NOTHING
        return [side for side, kind in enumerate(self.kit.sides) if game.count(kind, clearing) > 0]

    def waystations(self, game: Root) -> int:
        """How many waystations are on the map."""
        return sum(game.total_on_map(kind) for kind in self.kit.sides)

    def uncovered(self, game: Root) -> int:
        """How many spaces for waystations are empty on the board, where each tile lies with both its sides."""
        return (len(SIDES) - sum(game.supply[kind] for kind in self.kit.sides)) // 2

    def lost_for_good(self, game: Root, kind: int) -> int:
        """15.2.2 The side of a tile that lies underneath is nowhere to be seen."""
        if kind not in self.kit.sides:
            return 0
        return game.total_on_map(self.kit.sides[self.back(self.kit.sides.index(kind))])

    def crafting_kinds(self) -> list[int]:
        """15.2.3 Waystations of any type craft."""
        return self.kit.sides

    # Positions

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """Relics lie in the clearings where a position has some of their type, each with a value. The side of a
        waystation that is not up lies below. After the set-up a retainer is in each slot.
        """
        for type, kind in enumerate(self.kit.tokens):
            self.fill_up_relics(game, given, type, kind)
        for kind in self.kit.sides:
            if self.lost_for_good(game, kind) and not says(given, "supply", game.tables.kinds[kind].name):
                game.supply[kind] = 0
        if game.phase != SETUP and not self.names_field(given, "retinue"):
            for slot, zone in enumerate(self.retinue):
                zone.fill([CARDS + VIZIERS + slot])

    def fill_up_relics(self, game: Root, given: dict[str, object], type: int, kind: int) -> None:
        name = game.tables.kinds[kind].name
        own = list(range(type * COPIES, (type + 1) * COPIES))
        for clearing in ALL_CLEARINGS:
            placed = sum(1 for relic in own if self.relics[relic] == clearing)
            if not says(given, "on_map", name):
                game.on_map[kind * PLACES + clearing] = placed
            for relic in own:
                if placed < game.count(kind, clearing) and self.relics[relic] == NONE:
                    self.relics[relic] = clearing
                    placed += 1
        if not says(given, "supply", name):
            game.supply[kind] = sum(1 for relic in own if self.relics[relic] == NONE)
        if game.phase != SETUP:
            known = [card for zone in self.values_of(type) for card in zone.cards]
            left = [card for card in range(COPIES) if card not in known]
            for zone in self.values_of(type):
                if not zone.cards and left:
                    zone.fill([left.pop(0)])

    def broken(self, game: Root) -> str:
        for type, kind in enumerate(self.kit.tokens):
            for clearing in ALL_CLEARINGS:
                lying = sum(1 for relic in self.relics_in(clearing) if relic // COPIES == type)
                if lying != game.count(kind, clearing):
                    return (
                        f"on_map and factions.keepers.relics disagree about relics in clearing {clearing + 1} (15.2.1)"
                    )
            twice = doubled(self.values_of(type), self.kit.values[type].values)
            if twice:
                return f"{twice} (15.2.1)"
            for zone in self.values_of(type):
                if len(zone) > 1 or (game.phase != SETUP and len(zone) == 0):
                    return f"each {TYPES[type]} has one value, and {zone.name} has {len(zone)} (15.2.1)"
        return self.broken_forests(game) or self.broken_tiles(game) or self.broken_retinue(game)

    def broken_forests(self, game: Root) -> str:
        for relic in range(RELICS):
            if self.forest_of(relic) >= len(game.chart.forests):
                return f"{self.kit.relic.values[relic]} is in a forest that this map does not have (15.3.1)"
        return ""

    def broken_tiles(self, game: Root) -> str:
        """15.2.2 Each tile is on the map once, with one side up, or in the supply, with any."""
        for side, kind in enumerate(self.kit.sides):
            other = self.kit.sides[self.back(side)]
            if self.lost_for_good(game, other) and (game.supply[other] or self.lost_for_good(game, kind)):
                return f"the waystation {SIDES[side]} is on the map, and its other side too or in the supply (15.2.2)"
            off_map = not self.lost_for_good(game, kind) and not self.lost_for_good(game, other)
            if off_map and game.supply[kind] != game.supply[other]:
                return f"the waystation {SIDES[side]} is in the supply with both its sides, or not there (15.2.2)"
        return ""

    def broken_retinue(self, game: Root) -> str:
        laid = [card for zone in self.retinue for card in zone.cards]
        for card in laid:
            if CARDS <= card < CARDS + VIZIERS:
                return f"{game.deck_of.ids[card]} belongs to the Decree, and is in the Retinue (7.3.4)"
        for card in self.acted:
            if card not in laid:
                return f"{game.deck_of.ids[card]} has acted and is not in the Retinue (15.5.2)"
        if len(laid) > self.printed.retinue_limit:
            return f"the Retinue has at most {self.printed.retinue_limit} cards, not {len(laid)} (15.6.2)"
        if game.phase == SETUP and 0 < len(laid) < RETAINERS:
            return "each slot of the Retinue begins with a retainer (15.3.4)"
        return ""

    def unfinished(self, game: Root) -> str:
        if game.phase != OVER and self.relics_in(self.taken):  # the game may end with the points for it
            return "a relic is taken, and nobody is placing it in a forest (15.2.5)"
        return ""

    # 15.2.4 Devout Knights

    def ignores_first_hit(self, game: Root, battle: Battle) -> str:
        """15.2.4 With a relic and a warrior in the clearing."""
        devout = game.warriors(self.seat, battle.clearing) > 0 and bool(self.relics_in(battle.clearing))
        return "15.2.4" if devout else ""

    def has_moved(self, game: Root, start: int, to: int, warriors: int) -> Flow[None] | None:
        return self.carry_relics(game, start, to, warriors) if self.relics_in(start) else None

    def carry_relics(self, game: Root, start: int, to: int, warriors: int) -> Flow[None]:
        """15.2.4 Each warrior that moves may take a relic along; 1.5.5 the Keepers decide, whoever made them move."""
        for left in range(warriors, 0, -1):
            there = self.relics_in(start)
            if not there:
                return
            ask = Ask(game, self.seat, CARRY, "15.2.4", (start, to, left))
            ask.among(self.kit.carry, there, NO_RELIC_THERE)
            chosen = yield ask.add(game.options.done, MUST_CARRY if self.driven else None)
            if chosen is game.options.done:
                return
            self.lay(game, chosen.args[0], to)
            game.tell("15.2.4", CARRIED, self.seat, chosen.args[0], to)

    def moves_all(self, game: Root, start: int, to: int, clause: str) -> Flow[None] | None:
        """15.2.4 As many relics as there are warriors to carry them."""
        return self.drive(game, start, to, clause) if self.relics_in(start) else None

    def drive(self, game: Root, start: int, to: int, clause: str) -> Flow[None]:
        self.driven = True
        yield from carry_over(game, self.seat, start, to, game.warriors(self.seat, start), clause)
        self.driven = False

    # 4.3.4 Losing relics

    def has_choice_of_losses(self, game: Root, battle: Battle, hits: int) -> bool:
        """4.3.4 Relics of a type differ: each piece but the warriors is one of its own."""
        left = hits - game.warriors(self.seat, battle.clearing)
        return 0 < left < len(self.waystations_in(game, battle.clearing)) + len(self.relics_in(battle.clearing))

    def choose_losses(self, game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[None] | None:
        return (
            self.choose_lost(game, battle, losses, hits, sealed)
            if self.has_choice_of_losses(game, battle, hits)
            else None
        )

    def choose_lost(self, game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[None]:
        """4.3.4 All warriors, then waystations and relics by choice."""
        kit, clearing, removal = self.kit, battle.clearing, losses.removal
        warriors = game.warriors(self.seat, clearing)
        removal.add(game, self.warrior, warriors)
        asked = chooser(game, battle, self.seat)
        sides = [kit.sides[side] for side in self.waystations_in(game, clearing)]
        relics = self.relics_in(clearing)
        for left in range(hits - warriors, 0, -1):
            args = (clearing, left, NONE if asked == self.seat else self.seat)
            ask = Ask(game, asked, LOSE_PIECE, "4.3.4", args, sealed=sealed)
            ask.among(game.options.lose, sides, NOTHING_TO_LOSE)
            chosen = yield ask.among(kit.lose_relic, relics, NOTHING_TO_LOSE)
            if chosen.kind == game.options.lose.kind:
                sides = [kind for kind in sides if kind != chosen.args[0]]
                removal.add(game, chosen.args[0], 1)
            else:
                relics = [relic for relic in relics if relic != chosen.args[0]]
                removal.add(game, kit.tokens[chosen.args[0] // COPIES], 1)
                losses.own.append(chosen)

    def suffer(self, game: Root, battle: Battle, losses: Losses) -> None:
        self.doomed = [option.args[0] for option in losses.own]

    def takes_off(self, game: Root, removal: Removal, kind: int, count: int) -> bool:
        """15.2.2 A tile comes back with both sides; 15.2.5 relics go to whoever removed them, those that were chosen
        first.
        """
        if kind in self.kit.sides:
            game.supply[self.kit.sides[self.back(self.kit.sides.index(kind))]] += count
        if kind not in self.kit.tokens:
            return False
        type = self.kit.tokens.index(kind)
        there = [relic for relic in self.relics_in(removal.clearing) if relic // COPIES == type]
        chosen = [relic for relic in there if relic in self.doomed]
        for relic in [*chosen, *(relic for relic in there if relic not in chosen)][:count]:
            self.relics[relic] = self.taken
        return True

    # 15.2.5 Prized Trophies

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        self.doomed = []
        return self.trophies(game, removal) if any(removal.count(kind) > 0 for kind in self.kit.tokens) else None

    def trophies(self, game: Root, removal: Removal) -> Flow[None]:
        """15.2.5 Whoever removes a relic places it in any forest, with its value up (R66), and an enemy scores another
        point; D.4.2 the Vagrant scores it for an enemy.
        """
        player = game.player(removal.remover) if removal.remover != NONE else NONE
        finder = game.turn if player == NONE else player
        for type, kind in enumerate(self.kit.tokens):
            for _ in range(removal.count(kind)):
                relic = yield from self.trophy(game, removal, type, finder)
                ask = Ask(game, finder, TROPHY, "15.2.5", (relic,))
                forests = list(range(len(game.chart.forests)))
                chosen = yield ask.among(self.kit.hide, forests, NO_SUCH_FOREST)
                self.relics[relic] = self.forest_place(chosen.args[0])
                game.tell("15.2.5", HIDDEN, finder, relic, chosen.args[0])
                if game.rules.trophies_are_turned:
                    self.turn_up(game, relic)
                if removal.scorer != NONE and game.are_enemies(removal.remover, self.seat):
                    score(game, removal.scorer, 1, "15.2.5")

    def trophy(self, game: Root, removal: Removal, type: int, finder: int) -> Flow[int]:
        """Which relic of a type was removed: outside battle whoever removed it says so."""
        taken = [relic for relic in self.relics_in(self.taken) if relic // COPIES == type]
        left = [relic for relic in self.relics_in(removal.clearing) if relic // COPIES == type]
        if removal.in_battle or not left:
            return taken[0]
        ask = Ask(game, finder, WHICH_RELIC, "15.2.5", (removal.clearing,))
        chosen = yield ask.among(self.kit.lose_relic, [*taken, *left], NO_RELIC_THERE)
        relic = chosen.args[0]
        if relic in left:
            self.relics[taken[0]] = removal.clearing
            self.relics[relic] = self.taken
        return relic
