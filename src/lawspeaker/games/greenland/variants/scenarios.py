"""M The scenarios: the real story of Greenland, all of its history, and the time before the Norse."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import BONUS, INACTIVE, SCORED_RESOURCES, SECOND_PART, TOTAL
from lawspeaker.games.greenland.model.reasons import IS_INACTIVE, SHUNS_LAND, SHUNS_TYPE
from lawspeaker.games.greenland.model.rules import EARLY, FULL, REAL_STORY, Rules
from lawspeaker.games.greenland.model.setup import spread
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    INVENTION,
    LAND,
    MARITIME,
    METALLURGY,
    NEW_WORLD,
    NONE,
    NORSE,
    RAID,
    SAMI,
    THULE,
    TRIBE_COUNT,
    TUNIT,
    Scenario,
)
from lawspeaker.games.greenland.phases.scoring import best, score
from lawspeaker.games.greenland.variants.coop import Occupation, give_up
from lawspeaker.games.greenland.variants.variant import Variant
from lawspeaker.games.tribes.phases import OVER, SETUP
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.kernel.ask import Reason

INACTIVE_TURNS = 2  # M1.6, M1.8
LATECOMERS = (NORSE, THULE)
DOUBLES = 2  # M3.3
BONUS_POINTS = 5  # M2.4
BONUS_TRIBES = (TUNIT, NORSE, THULE)  # M2.4: for each of the conditions of L9
PEOPLE_FOR_A_POINT = 10  # M2.4


class Scenic(Variant):
    """M0.1 A set-up of its own, and tribes that are good at one thing and do without another."""

    def __init__(self, name: str, survivalist: bool) -> None:
        super().__init__(survivalist)
        self.name = name
        self.shunned = [NONE] * TRIBE_COUNT  # by tribe: a type of hunt that it never does in Greenland,
        self.practised = [NONE] * TRIBE_COUNT  # and one in which it may roll one die again
        self.clauses = [""] * TRIBE_COUNT  # that say so

    def layout(self, game: Greenland) -> Scenario:
        return game.tables.scenarios[self.name]

    def first_cards(self, game: Greenland, row: int) -> list[int]:
        return self.layout(game).rows[row]

    def top_cards(self, game: Greenland, row: int) -> list[int]:
        return self.layout(game).tops[row]

    def uses_event(self, game: Greenland, event: int) -> bool:
        return event not in self.layout(game).without

    def forbids_send(self, game: Greenland, tribe: int, card: int) -> Reason | None:
        """M1.7, M3.4 Some tribes do not hunt on land or at sea; the New World is open to them."""
        in_greenland = game.tableau[card] == NONE and game.card(card).kind != NEW_WORLD
        if in_greenland and game.hunt_of(card).type == self.shunned[tribe]:
            return SHUNS_LAND if self.name == REAL_STORY else SHUNS_TYPE
        return None

    def spare_die(self, tribe: int, type: int) -> str:
        return self.clauses[tribe] if self.practised[tribe] == type else ""


class RealStory(Scenic):
    """M1 The Real Greenland Story: the Norse and the Thule come later."""

    def __init__(self) -> None:
        super().__init__(REAL_STORY, survivalist=True)  # M1.4
        self.shunned[SAMI] = LAND
        self.practised[SAMI], self.clauses[SAMI] = MARITIME, "M1.7"
        self.practised[THULE], self.clauses[THULE] = RAID, "M1.8"

    def events_used(self, game: Greenland) -> int:
        """M1.4 All of them."""
        return len(game.tables.events)

    def settle(self, game: Greenland, tribe: int) -> None:
        """M1.3 So many hunters besides the Alpha."""
        hunters = self.layout(game).hunters[tribe]
        game.move(tribe, hunters + 1 - game.unassigned(tribe), DEAD, FREE)

    def announce(self, game: Greenland) -> None:
        for tribe in game.order:
            if tribe in LATECOMERS:
                game.tell("M1.5", INACTIVE, tribe)

    def sits_out(self, game: Greenland, tribe: int) -> bool:
        """M1.5 to M1.9 Norse and Thule are inactive on the first two turns."""
        return tribe in LATECOMERS and game.turn <= INACTIVE_TURNS

    def forbids_send(self, game: Greenland, tribe: int, card: int) -> Reason | None:
        """M1.5 Who is inactive can only settle in the New World, and is not raided."""
        if self.sits_out(game, tribe) and game.card(card).kind != NEW_WORLD:
            return IS_INACTIVE
        owner = game.tableau[card]
        if owner not in (NONE, tribe) and self.sits_out(game, owner):
            return IS_INACTIVE
        return super().forbids_send(game, tribe, card)

    def iron_points(self, game: Greenland, tribe: int) -> int:
        """M1.6 Iron is worth 1 point each to polytheist Norse."""
        return 1 if tribe == NORSE and not game.monotheist(tribe) else 0

    def further_points(self, game: Greenland, tribe: int) -> int:
        points = self.iron_points(game, tribe) * game.iron[tribe]
        if self.iron_points(game, tribe) > 0:
            game.tell("M1.6", SCORED_RESOURCES, tribe, points)
        return points


class Early(Scenic):
    """M3 Early Greenland: the Tunit and the Sea Sami, before anybody else came. M3.5 It is won like every game."""

    def __init__(self) -> None:
        super().__init__(EARLY, survivalist=False)
        self.shunned[SAMI], self.practised[SAMI] = LAND, MARITIME
        self.shunned[TUNIT], self.practised[TUNIT] = MARITIME, LAND
        self.clauses[SAMI] = self.clauses[TUNIT] = "M3.4"

    def has_tribe(self, tribe: int) -> bool:
        """M3.1 Neither Norse nor Thule."""
        return tribe in (TUNIT, SAMI)

    def uses_biome(self, game: Greenland, card: int) -> bool:
        """M3.1 No metallurgy."""
        return game.card(card).hunt.type != METALLURGY

    def hand_dice(self, game: Greenland, card: int) -> int:
        """M3.3 Every invention takes doubles, even where otherwise a success would do."""
        return DOUBLES if game.card(card).kind == INVENTION else super().hand_dice(game, card)


# M2 The Full Greenland Experience


class FirstPart(Scenic):
    """M2.1 The first part has all events, and is scored like every game."""

    def __init__(self) -> None:
        super().__init__(FULL, survivalist=False)

    def events_used(self, game: Greenland) -> int:
        return len(game.tables.events)

    def conclude(self, game: Greenland) -> int:
        """M2.2 The points are kept, and the occupied island is laid out for all who are left."""
        score(game)
        if not game.playing():
            return OVER
        game.winners = []
        open_second_part(game)
        return SETUP


def open_second_part(game: Greenland) -> None:
    """M2.2 The set-up of L2, except that livestock and inventions stay in the tableaus; events are shuffled anew."""
    kept = [owner if is_kept(game, card) else NONE for card, owner in enumerate(game.tableau)]
    turn, seats, extinct, points, left = game.turn, game.seat_of, game.extinct, game.points, game.playing()
    game.clear()
    game.enter_part(1)
    game.turn, game.seat_of, game.extinct, game.banked, game.order = turn, seats, extinct, points, sorted(left)
    for card, owner in enumerate(kept):
        game.lay(card, owner)
    for tribe, seat in enumerate(seats):
        if seat != NONE:
            game.pieces[DEAD * TRIBE_COUNT + tribe] = game.tables.pieces + 1
    spread(game)
    game.tell("M2.2", SECOND_PART)


def is_kept(game: Greenland, card: int) -> bool:
    """M2.2 D and I cards in tableaus; those in hands are no livestock and no inventions yet (B2.3)."""
    return game.tables.cards[card].kind in (ANIMAL, INVENTION)


def contenders(game: Greenland) -> list[int]:
    """Who can win at the end of a game in two parts: whoever is left, and R71 whoever has points of the first part."""
    return [
        tribe
        for tribe, seat in enumerate(game.seat_of)
        if seat != NONE
        and (not game.extinct[tribe] or (game.banked[tribe] > 0 and game.rules.first_part_counts_for_losers))
    ]


class SecondPart(Occupation):
    """M2.3 The occupied island, but everybody for himself."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.cooperative = False

    def uses_biome(self, game: Greenland, card: int) -> bool:
        """M2.2 Not what somebody has kept."""
        return game.tableau[card] == NONE

    def surrender(self, game: Greenland, tribe: int) -> None:
        """L8.c Who surrenders has lost; the others play on."""
        give_up(game, tribe)

    def cultures(self, game: Greenland) -> list[int]:
        return game.playing()

    def conclude(self, game: Greenland) -> int:
        """M2.3 The points of both parts, and M2.4 a bonus; most points win."""
        self.last_blitz(game)
        met = self.conditions(game)
        score(game)
        left = contenders(game)
        for tribe in left:
            bonus = 0 if game.extinct[tribe] else self.bonus(game, tribe, met)
            if bonus > 0:
                game.tell("M2.4", BONUS, tribe, bonus)
            game.points[tribe] += game.banked[tribe] + bonus
            game.tell("M2.3", TOTAL, tribe, game.points[tribe])
        game.winners = sorted(game.seat_of[tribe] for tribe in best(game, left))
        return OVER

    def bonus(self, game: Greenland, tribe: int, met: list[bool]) -> int:
        """M2.4 5 points for a condition that was met, or for the Sea Sami 1 for every ten people alive."""
        if tribe == SAMI:
            alive = sum(game.tables.pieces + 1 - game.count(each, DEAD) for each in game.playing())
            return alive // PEOPLE_FOR_A_POINT
        return BONUS_POINTS if met[BONUS_TRIBES.index(tribe)] else 0
