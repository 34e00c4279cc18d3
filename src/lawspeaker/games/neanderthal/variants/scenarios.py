"""N The scenarios: the Hominids, and Giant Würm."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.moments import turns_begun
from lawspeaker.games.neanderthal.model.phrases import BONUS, FIRST_PORTAL, FIRST_PORTAL_OPEN, RESHUFFLED
from lawspeaker.games.neanderthal.model.rules import GIANT_WURM, HOMINIDS
from lawspeaker.games.neanderthal.model.setup import open_portal
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ARCHAIC,
    COOLING,
    CRO_MAGNON,
    NONE,
    PORTAL_COUNT,
    WARMING,
    Scenario,
)
from lawspeaker.games.neanderthal.phases.powers import animals_of
from lawspeaker.games.neanderthal.variants.variant import Variant
from lawspeaker.games.tribes.rows import NORTH
from lawspeaker.kernel.ask import Ask, Flow

AGES: Final = ((WARMING, 1), (COOLING, 3), (WARMING, 2), (COOLING, 3), (WARMING, 1))  # N1.4: from the bottom up
POINTS_OF_TRIBALISM: Final = 5  # N1.7
SECOND_DECK: Final = 5  # N2.3
POINTS_OF_ANIMAL: Final = 5  # N2.5


class Scenic(Variant):
    """A game whose numbers stand in the data under its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def layout(self, game: Neanderthal) -> Scenario:
        return game.tables.scenarios[self.name]

    def unassigned(self, game: Neanderthal, tribe: int) -> int:
        """K2a, N1.2, N1.3, N2.1 As many as the scenario says."""
        return self.layout(game).unassigned[tribe]

    def events_used(self, game: Neanderthal) -> int:
        """K2b, N2.2 As many as the scenario says, in Giant Würm all."""
        return self.layout(game).events


class Hominids(Scenic):
    """N1 The Hominids: how it was long before, in a climate that changes by ages."""

    def __init__(self) -> None:
        super().__init__(HOMINIDS)

    def stack_events(self, game: Neanderthal) -> bool:
        """N1.4 The deck in ages of warming and cooling events; the others stay out, and serve the Würm."""
        left = game.unused.cards[:]
        deck: list[int] = []
        for kind, number in AGES:
            deck += [event for event in left if game.tables.events[event].shows(kind)][:number]
            left = [event for event in left if event not in deck]
        game.events.fill(deck)
        game.unused.fill(left)
        return True

    def unassigned(self, game: Neanderthal, tribe: int) -> int:
        """N1.2, N1.3 R70 The Fire Starter may be one of the people that the scenario gives two species."""
        people = super().unassigned(game, tribe)
        included = game.rules.hominids_count_fire_starters and tribe in (ARCHAIC, CRO_MAGNON)
        return people - 1 if included else people

    def fire_starter_is_mature(self, game: Neanderthal, tribe: int) -> bool:
        """N1.3 That of the Cro-Magnons."""
        return tribe == CRO_MAGNON

    def first_portals(self, game: Neanderthal, tribe: int) -> list[int]:
        """N1.2 All for the Archaics, N1.3 while the Cro-Magnons choose theirs."""
        if tribe == ARCHAIC:
            return list(range(PORTAL_COUNT))
        return [] if tribe == CRO_MAGNON else super().first_portals(game, tribe)

    def choose(self, game: Neanderthal) -> Flow[None] | None:
        return choose_first_portal(game, CRO_MAGNON)

    def further_dice(self, game: Neanderthal, card: int) -> int:
        """N1.5 One more for every D and I card."""
        return 1

    def disks_of_portal(self, game: Neanderthal, tribe: int) -> int:
        """N1.6 The seventh disk lies on another one."""
        return 1 if game.portals_of(tribe) < PORTAL_COUNT else 2

    def lays_anywhere(self, game: Neanderthal, tribe: int) -> bool:
        """N1.6, R66 The seventh disk, unless it goes where a daughter shows it like the others."""
        return game.rules.seventh_disk_lies_anywhere and game.portals_of(tribe) >= PORTAL_COUNT

    def threshold(self, game: Neanderthal) -> int:
        """N1.6 One more than there are places."""
        return self.layout(game).threshold

    def further_points(self, game: Neanderthal, tribe: int) -> int:
        """N1.7 For being tribal."""
        return bonus(game, tribe, POINTS_OF_TRIBALISM if game.tribal[tribe] else 0, "N1.7")


def choose_first_portal(game: Neanderthal, tribe: int) -> Flow[None]:
    """N1.3 A tribe says where its first portal is."""
    ask = Ask(game, game.seat_of[tribe], FIRST_PORTAL, "N1.3", checkpoint=True)
    for portal in range(PORTAL_COUNT):
        ask.add(game.options.first_portal(portal))
    chosen = yield ask
    open_portal(game, tribe, chosen.args[0])
    game.tell("N1.3", FIRST_PORTAL_OPEN, tribe, chosen.args[0])


class GiantWurm(Scenic):
    """N2 Giant Würm: a long game that begins in the ice."""

    def __init__(self) -> None:
        super().__init__(GIANT_WURM)

    def covered(self, game: Neanderthal, slot: int) -> bool:
        """N2.1 The middle of the north, all but its ends."""
        row = game.slots_of(NORTH)
        return row[0] < slot < row[-1]

    def has_fire_starter(self, game: Neanderthal, tribe: int) -> bool:
        """N2.1 Nobody has an elder."""
        return False

    def uses_all_events(self, game: Neanderthal) -> bool:
        """N2.2 All."""
        return self.events_used(game) == len(game.tables.events)

    def has_reshuffled(self, game: Neanderthal) -> bool:
        """N2.3 Whether this is the second deck of events. The Würm finds no card while all are in the first one."""
        return game.turn > self.events_used(game)

    def restock(self, game: Neanderthal) -> None:
        """N2.3 Five of the daughters whom nobody has are the new events, and the others are for the Würm."""
        game.unused.fill(lone_daughters(game))
        game.shuffle(game.unused)
        number = min(SECOND_DECK, len(game.unused.cards))
        for _ in range(number):
            game.draw(game.unused, game.events)
        game.tell("N2.3", RESHUFFLED, number)

    def repeats_events(self, game: Neanderthal) -> bool:
        """N2.3 In the second deck."""
        return self.has_reshuffled(game)

    def can_restock(self, game: Neanderthal) -> bool:
        """N2.3 Once, when the first deck is empty, if any daughters can make up a second one."""
        return turns_begun(game) == self.events_used(game) and len(lone_daughters(game)) > 0

    def is_over(self, game: Neanderthal) -> bool:
        """N2.3 Not yet when the first deck is empty, if there can be a second one."""
        return self.is_uninhabitable(game) or not (game.events.cards or self.can_restock(game))

    def further_dice(self, game: Neanderthal, card: int) -> int:
        """N2.4 One less with the second deck."""
        return -1 if self.has_reshuffled(game) else 0

    def further_points(self, game: Neanderthal, tribe: int) -> int:
        """N2.5 For every mature domestic animal, R71 besides what it is worth anyway or instead."""
        mature = sum(1 for card in animals_of(game, tribe) if game.is_mature(card))
        usual = 0 if game.rules.herds_score_besides else game.ways(tribe).animal
        return bonus(game, tribe, mature * (POINTS_OF_ANIMAL - usual), "N2.5")


def lone_daughters(game: Neanderthal) -> list[int]:
    """N2.3 The events whose daughters lie in no tableau."""
    return [event for event, card in enumerate(game.tables.daughters) if game.tableau[card] == NONE]


def bonus(game: Neanderthal, tribe: int, points: int, clause: str) -> int:
    """Tell the points of a scenario, if any, and give them."""
    if points > 0:
        game.tell(clause, BONUS, tribe, points)
    return points
