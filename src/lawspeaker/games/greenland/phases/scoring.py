"""J The end of the game, and scoring."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    GAME_ENDS,
    SCORED_POPULATION,
    SCORED_REPRESENTATIVES,
    SCORED_RESOURCES,
    SCORED_TROPHIES,
    TOTAL,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import CHIEF, NONE
from lawspeaker.games.greenland.phases.any_time import exchange
from lawspeaker.games.tribes.phases import EVENT, OVER
from lawspeaker.games.tribes.pieces import DEAD

IRON_POINTS: Final = 2  # J0.3
COLD_COLONIST_POINTS: Final = 2  # J0.4


def end_of_turn(game: Greenland) -> int:
    """J0.1 A new turn begins, or the game is at its end. Gives the phase that comes next."""
    if not game.variant.is_over(game):
        return EVENT
    game.tell("J0.1", GAME_ENDS, game.turn)
    following = game.variant.conclude(game)
    if following != NONE:
        return following
    score(game)
    return OVER


def score(game: Greenland) -> None:
    """J0 The points of every tribe that is left, and who has won."""
    for tribe in game.playing():
        cash_in(game, tribe)
        score_tribe(game, tribe)
    game.winners = sorted({game.seat_of[tribe] for tribe in game.variant.winners(game, best(game, game.playing()))})


def points_now(game: Greenland) -> dict[int, int]:
    """What every tribe would have if the points were counted now; where all win or lose together they are not."""
    if game.variant.cooperative:
        return {}
    copy = game.copy()  # which tells nobody
    for tribe in copy.playing():
        cash_in(copy, tribe)
        score_tribe(copy, tribe)
    return {tribe: copy.points[tribe] for tribe in copy.playing()}


def best(game: Greenland, tribes: list[int]) -> list[int]:
    """J0.6 Most points win, among equals most iron, J0.e1 which in the first edition breaks no tie; those who are equal
    still share. J1.1 The extinct do not score.
    """
    ranks = {tribe: (game.points[tribe], 0 if game.rules.first_edition else game.iron[tribe]) for tribe in tribes}
    return [tribe for tribe in tribes if ranks[tribe] == max(ranks.values())]


def cash_in(game: Greenland, tribe: int) -> None:
    """J0.3 Cards with an iron or ivory value are exchanged, unless the card is worth more to a polytheist."""
    for card in game.cards_of(tribe):
        found = game.tables.cards[card]
        if game.monotheist(tribe):
            worth = found.value_iron + found.value_ivory > 0
        else:
            breaks_ties = not game.rules.first_edition  # J0.6, J0.e1
            in_iron = found.value_iron * game.variant.iron_points(game, tribe)
            worth = breaks_ties and found.value_iron > 0 and in_iron >= found.points
        if worth:
            exchange(game, card, "J0.3")


def score_tribe(game: Greenland, tribe: int) -> None:
    """J0.2 to J0.5 The points of a tribe, as in the example J0.7."""
    points = population(game, tribe)
    game.tell("J0.4", SCORED_POPULATION, tribe, points)
    if game.monotheist(tribe):
        resources = game.ivory[tribe] + IRON_POINTS * game.iron[tribe]
        game.tell("J0.3", SCORED_RESOURCES, tribe, resources)
        points += resources
    else:
        trophies = sum(game.tables.cards[card].points for card in game.cards_of(tribe))
        game.tell("J0.2", SCORED_TROPHIES, tribe, trophies)
        points += trophies
    represented = representations(game, tribe)
    if represented > 0:
        if game.rules.representatives_score_once:  # J0.e1, R53
            represented = 1
        won = represented * game.tables.representative_points
        game.tell("J0.5", SCORED_REPRESENTATIVES, tribe, won)
        points += won
    points += game.variant.further_points(game, tribe)
    game.points[tribe] = points
    game.tell("J0.6", TOTAL, tribe, points)


def population(game: Greenland, tribe: int) -> int:
    """J0.4 One point for each piece outside Valhalla, two for a colonist on a New World card on the cold side."""
    points = game.tables.pieces + 1 - game.count(tribe, DEAD)
    for card in game.of.new_world:
        colonists = game.hunters(tribe, card)
        if colonists > 0 and game.is_cold(card):
            points += (COLD_COLONIST_POINTS - 1) * colonists
    return points


def representations(game: Greenland, tribe: int) -> int:
    """J0.5 The placards of other monotheists on which a tribe has a representative; J1.1 not of those who are out."""
    number = 0
    for host in game.order:
        if host == tribe or game.count(tribe, game.spot(host, CHIEF)) == 0:
            continue
        if game.monotheist(host) and not game.extinct[host]:
            number += 1
    return number
