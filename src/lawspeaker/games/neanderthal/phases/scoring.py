"""J The end of the game, and scoring."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import (
    BEFORE_END,
    GAME_ENDS,
    SCORED_CARDS,
    SCORED_PEOPLE,
    SCORED_WORDS,
    TOTAL,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import DAUGHTERS_SCORE, ELDERS_SCORE, NONE, RANKS
from lawspeaker.games.neanderthal.phases.any_time import can_swap_alpha, swap_alpha
from lawspeaker.games.neanderthal.phases.powers import (
    alpha_has_any_power,
    animals_of,
    has_power,
    inventions_of,
    trophies_of,
)
from lawspeaker.games.tribes.phases import EVENT, OVER
from lawspeaker.kernel.ask import Ask, Flow


def end_of_turn(game: Neanderthal) -> int:
    """J.1 The phase that comes after a turn."""
    if not game.variant.is_over(game):
        return EVENT
    finish(game)
    return OVER


def ends_at_once(game: Neanderthal) -> bool:
    """J.1, R63 Whether the game ends in the middle of a turn, because no biome is left."""
    return game.variant.is_uninhabitable(game) and not game.rules.dead_europe_ends_the_turn


def or_the_end(game: Neanderthal, phase: int) -> Flow[int]:
    """The phase that comes next, unless the game ends at once."""
    if not ends_at_once(game):
        return phase
    yield from swap_before_end(game)
    finish(game)
    return OVER


def swap_before_end(game: Neanderthal) -> Flow[None]:
    """B4a The Alpha can be swapped in any phase, E5e and scores only if he is unassigned."""
    for tribe in game.order:
        if can_swap_alpha(game, tribe):
            ask = Ask(game, game.seat_of[tribe], BEFORE_END, "B4a")
            chosen = yield ask.add(game.options.swap_alpha).add(game.shared.decline)
            if chosen is game.options.swap_alpha:
                yield from swap_alpha(game, tribe)


def finish(game: Neanderthal) -> None:
    """J.4 The points of every species, J1.1 of Lazarus species as well, and who has won."""
    game.tell("J.1", GAME_ENDS, game.turn)
    for tribe in game.order:
        score_tribe(game, tribe)
    game.winners = winners_of(game)


def winners_of(game: Neanderthal) -> list[int]:
    """J.4 The seats with most points win, and equals share."""
    most = max(game.points[tribe] for tribe in game.order)
    best = [tribe for tribe in game.order if game.points[tribe] == most]
    return sorted(game.seat_of[tribe] for tribe in game.variant.winners(game, best))


def score_tribe(game: Neanderthal, tribe: int) -> None:
    """J.2 The points of a species, by its sexuality (Ja, Jb, Jc)."""
    people, cards, words = score_of_people(game, tribe), score_of_cards(game, tribe), score_of_words(game, tribe)
    game.tell("J.2", SCORED_PEOPLE, tribe, people)
    game.tell("J.3", SCORED_CARDS, tribe, cards)
    game.tell("J.3", SCORED_WORDS, tribe, words)
    game.points[tribe] = people + cards + words + game.variant.further_points(game, tribe)
    game.tell("J.4", TOTAL, tribe, game.points[tribe])


def points_now(game: Neanderthal) -> dict[int, int]:
    """What every species would have if the points were counted now; where all win or lose together they are not."""
    copy = game.copy()  # which tells nobody
    counted = [] if game.variant.cooperative else [tribe for tribe in game.order if game.sexuality[tribe] != NONE]
    for tribe in counted:
        score_tribe(copy, tribe)
    return {tribe: copy.points[tribe] for tribe in counted}


def score_of_people(game: Neanderthal, tribe: int) -> int:
    """J.2, J.5 All people of a colour, with whomever: unassigned, J.6 the Alpha, mature elders and husbands."""
    ways = game.ways(tribe)
    elders = sum(1 for rank in range(RANKS) if game.elder_is_mature(tribe, rank))
    worth = game.tables.score_of_elder if has_power(game, tribe, ELDERS_SCORE) else ways.elder
    points = ways.unassigned * unassigned_everywhere(game, tribe) + worth * elders
    points += ways.husband * sum(1 for card in game.tables.daughters if is_mature_husband(game, tribe, card))
    if game.alpha_is_unassigned(tribe):
        points += alphas_score(game, tribe) - ways.unassigned
    return points


def unassigned_everywhere(game: Neanderthal, tribe: int) -> int:
    """J.2 Unassigned pieces of a colour, at home and as Wanderlusters with others (D6c)."""
    return game.own_unassigned(tribe) + sum(game.count(tribe, game.camp(host)) for host in game.order)


def is_mature_husband(game: Neanderthal, tribe: int, card: int) -> bool:
    """J.3 Whether a daughter's husband is a mature one of this colour."""
    return game.count(tribe, game.of.wed[card]) > 0 and not game.unripe[card]


def alphas_score(game: Neanderthal, tribe: int) -> int:
    """E5e An unassigned Alpha with a power scores by himself; R62 without one like any tribesman, or not at all."""
    ways = game.ways(tribe)
    if alpha_has_any_power(game, tribe):
        return ways.alpha
    return ways.unassigned if game.rules.powerless_alphas_score else 0


def score_of_cards(game: Neanderthal, tribe: int) -> int:
    """J.3 Mature daughters, married or not, mature inventions and animals; trophies whether or not."""
    ways = game.ways(tribe)
    worth = game.tables.score_of_daughter if has_power(game, tribe, DAUGHTERS_SCORE) else ways.daughter
    points = worth * mature(game, game.daughters_of(tribe)) + ways.trophy * trophies_of(game, tribe)
    points += ways.invention * mature(game, inventions_of(game, tribe))
    return points + ways.animal * mature(game, animals_of(game, tribe))


def mature(game: Neanderthal, cards: list[int]) -> int:
    """How many of some cards are mature."""
    return sum(1 for card in cards if game.is_mature(card))


def score_of_words(game: Neanderthal, tribe: int) -> int:
    """J.3 The disks of the vocabulary, I1c without portals and others that are dedicated."""
    return game.ways(tribe).disk * game.words(tribe)
