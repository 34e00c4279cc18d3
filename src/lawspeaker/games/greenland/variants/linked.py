"""A game that goes on where one of Neanderthal ended (neanderthal:K1), and in which the points of both count."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    APPOINT_ELDER,
    COOLED,
    EXTINCT,
    INHERITED,
    PROMOTED,
    SCORED_BEFORE,
    SENT_TO_SETTLE,
    SETTLE_MARKLAND,
    TAKE_ANIMAL,
    TOOK_ANIMAL,
    TOTAL,
)
from lawspeaker.games.greenland.model.reasons import NOT_SO_MANY_TRIBESMEN, OTHER_CARD, RANK_FILLED, WAS_VOCAL
from lawspeaker.games.greenland.model.setup import is_animal_to_take
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    DAUGHTER,
    INVENTION,
    NEW_WORLD,
    NONE,
    NORSE,
    RANKS,
    SAMI,
    TRIBE_COUNT,
    TUNIT,
    Legacy,
)
from lawspeaker.games.greenland.phases.any_time import leave_table
from lawspeaker.games.greenland.phases.scoring import best, score
from lawspeaker.games.greenland.variants.scenarios import contenders
from lawspeaker.games.greenland.variants.variant import Variant
from lawspeaker.games.tribes.phases import OVER
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow, Reason

DAUGHTERS_FOR_ONE: Final = 2  # neanderthal:K1e
CLAUSES: Final[dict[int, str]] = {ANIMAL: "neanderthal:K1c", INVENTION: "neanderthal:K1d", DAUGHTER: "neanderthal:K1e"}

# The steps of a tribe's part of the set-up, while `acting` goes on beyond the animals of the common game.
HERDING: Final = 0
COLONIZING: Final = 1
APPOINTING: Final = 2


class Linked(Variant):
    """neanderthal:K1.1 The set-up of section C, but with what each tribe brings along."""

    def __init__(self) -> None:
        super().__init__(survivalist=False)

    def has_tribe(self, tribe: int) -> bool:
        """neanderthal:K1b Three tribes have the colours of that game, and the Sea Sami do not."""
        return tribe != SAMI

    def uses_biome(self, game: Greenland, card: int) -> bool:
        """Not what somebody has been given."""
        return game.tableau[card] == NONE

    def prepare(self, game: Greenland) -> None:
        """neanderthal:K1c, neanderthal:K1d For each animal and each invention a D or I biome at random."""
        for tribe in game.order:
            legacy = legacy_of(game, tribe)
            farmed = unused_farms(game) if tribe == NORSE else 0
            draw_biomes(game, tribe, ANIMAL, legacy.animals - farmed)
            draw_biomes(game, tribe, INVENTION, legacy.inventions)

    def settle(self, game: Greenland, tribe: int) -> None:
        """neanderthal:K1a.1 People and disks are those of the earlier game."""
        legacy = legacy_of(game, tribe)
        game.banked[tribe] = legacy.points
        settle_people(game, tribe, legacy)
        limit = game.tables.most_energy  # B4.3
        game.energy[tribe], game.ivory[tribe], game.iron[tribe] = min(legacy.energy, limit), legacy.ivory, legacy.iron
        keep_daughters(game, tribe, legacy.daughters // DAUGHTERS_FOR_ONE)
        if game.count(tribe, DEAD) > game.tables.pieces:
            leave_table(game, tribe)

    def lay_out(self, game: Greenland) -> None:
        """neanderthal:K1g As many biomes of a row begin on the cold side as ice-sheets lay in that of Europe."""
        heritage = game.tables.heritage
        for row in (NORTH, SOUTH):
            for _ in range(heritage.ice[row]):
                biomes = [card for card in game.warm[row] if game.card(card).kind != NEW_WORLD]
                if biomes:
                    chosen = biomes[game.chance.pick(len(biomes))] if heritage.random_ice else biomes[-1]
                    game.warm[row].remove(chosen)
                    game.cold[row].insert(0, chosen)

    def announce(self, game: Greenland) -> None:
        for tribe in game.order:
            if game.extinct[tribe]:
                game.tell("J1.1", EXTINCT, tribe)
            for card in game.cards_of(tribe):
                game.tell(CLAUSES[game.card(card).kind], INHERITED, tribe, card)
        for row in (NORTH, SOUTH):
            for card in game.cold[row]:
                game.tell("neanderthal:K1g", COOLED, card)

    def choose(self, game: Greenland) -> Flow[None] | None:
        return choose_places(game)

    def forbids_promotion(self, game: Greenland, tribe: int) -> Reason | None:
        """neanderthal:K1f Who was still vocal promotes nobody in the first turn."""
        return WAS_VOCAL if game.turn <= 1 and legacy_of(game, tribe).vocal else None

    def conclude(self, game: Greenland) -> int:
        """neanderthal:K1.1 The points of both games; most points win."""
        score(game)
        left = contenders(game)
        for tribe in left:
            game.tell("neanderthal:K1.1", SCORED_BEFORE, tribe, game.banked[tribe])
            game.points[tribe] += game.banked[tribe]
            game.tell("neanderthal:K1.1", TOTAL, tribe, game.points[tribe])
        game.winners = sorted(game.seat_of[tribe] for tribe in best(game, left))
        return OVER


def legacy_of(game: Greenland, tribe: int) -> Legacy:
    return game.tables.heritage.legacies[tribe]


# Cards


def unused_farms(game: Greenland) -> int:
    """neanderthal:K1c How many farm animals of theirs the Norse can have besides the first (C0.5.3)."""
    sides = [card for card in game.tables.cards if card.home == NORSE and is_animal_to_take(game, card)]
    return len(sides) // 2 - 1


def draw_biomes(game: Greenland, tribe: int, kind: int, number: int) -> None:
    """So many biomes of a kind, at random and as far as there are any, go into a tribe's tableau."""
    found = [card.number for card in game.tables.cards if card.kind == kind and card.row != NONE]
    found = [card for card in found if game.tableau[card] == NONE]
    game.chance.shuffle(found)
    for card in found[: max(0, number)]:
        game.lay(card, tribe)


def keep_daughters(game: Greenland, tribe: int, number: int) -> None:
    """neanderthal:K1e So many of a tribe's daughters, at random; the others are not used."""
    daughters = [card for card in game.cards_of(tribe) if game.is_daughter(card)]
    game.chance.shuffle(daughters)
    for card in daughters[number:]:
        game.lay(card, NONE)


# People


def settle_people(game: Greenland, tribe: int, legacy: Legacy) -> None:
    """neanderthal:K1a.1 All who were alive; neanderthal:K1b elders have the same rank as before, and neanderthal:K1f a
    species that was still vocal has none. The Alpha is unassigned.
    """
    game.own_pieces()
    for place in range(game.of.places):
        game.pieces[place * TRIBE_COUNT + tribe] = 0
    game.pieces[DEAD * TRIBE_COUNT + tribe] = game.tables.pieces + 1
    game.alpha[tribe] = DEAD
    game.move(tribe, legacy.tribesmen, DEAD, FREE)
    for rank in [] if legacy.vocal else legacy.elders[: legacy.tribesmen]:
        game.move(tribe, 1, FREE, game.spot(tribe, rank))
    if legacy.alpha:
        game.move(tribe, 1, DEAD, FREE, alpha=True)


def choose_places(game: Greenland) -> Flow[None]:
    """neanderthal:K1a.2 Everybody decides what his people begin as, tribe by tribe."""
    game.acting = max(game.acting, TRIBE_COUNT)
    while game.acting < 2 * TRIBE_COUNT:
        tribe = game.acting - TRIBE_COUNT
        if tribe in game.playing():
            if game.step == HERDING:
                yield from take_further_farms(game, tribe)
                game.step = COLONIZING
            if game.step == COLONIZING:
                yield from settle_markland(game, tribe)
                game.step = APPOINTING
            yield from appoint_elders(game, tribe)
        game.step, game.acting = HERDING, game.acting + 1


def take_further_farms(game: Greenland, tribe: int) -> Flow[None]:
    """neanderthal:K1c The Norse choose farm animals that are not used yet for the animals they had."""
    while tribe == NORSE and farms_of(game, tribe) <= legacy_of(game, tribe).animals:
        sides = [card.number for card in game.tables.cards if card.home == tribe and is_animal_to_take(game, card)]
        if not sides:
            return
        ask = Ask(game, game.seat_of[tribe], TAKE_ANIMAL, "neanderthal:K1c", checkpoint=True)
        chosen = yield ask.among(game.options.take, sides, OTHER_CARD)
        game.lay(chosen.args[0], tribe)
        game.aside = NONE
        game.tell("neanderthal:K1c", TOOK_ANIMAL, tribe, chosen.args[0])


def farms_of(game: Greenland, tribe: int) -> int:
    """How many farm animals a tribe has; the first is that of the common game (C0.5.3)."""
    return sum(1 for card in game.cards_of(tribe) if game.card(card).other_side != NONE)


def settle_markland(game: Greenland, tribe: int) -> Flow[None]:
    """neanderthal:K1a.2 The Tunit say how many of their tribesmen are colonists."""
    tribesmen = unassigned_tribesmen(game, tribe)
    if tribe != TUNIT or tribesmen == 0:
        return
    ask = Ask(game, game.seat_of[tribe], SETTLE_MARKLAND, "neanderthal:K1a.2", checkpoint=True)
    chosen = yield ask.among(game.options.number, list(range(tribesmen + 1)), NOT_SO_MANY_TRIBESMEN)
    if chosen.args[0] > 0:
        game.move(tribe, chosen.args[0], FREE, game.place_of(game.of.markland))
        game.tell("neanderthal:K1a.2", SENT_TO_SETTLE, tribe, chosen.args[0], game.of.markland)


def appoint_elders(game: Greenland, tribe: int) -> Flow[None]:
    """neanderthal:K1a.2 By one reading, others than those who were elders can become elders too."""
    if not game.tables.heritage.choose_elders or legacy_of(game, tribe).vocal:
        return
    while unassigned_tribesmen(game, tribe) > 0:
        ranks = [rank for rank in range(RANKS) if game.elders(tribe, rank) == 0]
        if not ranks:
            return
        ask = Ask(game, game.seat_of[tribe], APPOINT_ELDER, "neanderthal:K1a.2", checkpoint=True)
        chosen = yield ask.among(game.options.promote, ranks, RANK_FILLED).add(game.options.done)
        if chosen is game.options.done:
            return
        rank = chosen.args[0]
        game.move(tribe, 1, FREE, game.spot(tribe, rank))
        game.tell("neanderthal:K1a.2", PROMOTED, tribe, tribe * RANKS + rank)


def unassigned_tribesmen(game: Greenland, tribe: int) -> int:
    """How many are unassigned besides the Alpha."""
    return game.unassigned(tribe) - (game.alpha[tribe] == FREE)
