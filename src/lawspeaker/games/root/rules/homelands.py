"""A.8.2.I, A.8.2.II Homelands: where the set-up cards let a faction begin, and how far from others."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from lawspeaker.games.root.model.phrases import AROUND_WHERE, HOMELAND_CHOSEN, HOMELAND_WHERE
from lawspeaker.games.root.model.reasons import NO_OPEN_SLOT, named
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import CLEARINGS, NONE, SetUpCard
from lawspeaker.games.root.rules.concepts import adjacent
from lawspeaker.games.root.rules.pieces import forbids_placing, place
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason
from lawspeaker.kernel.option import Option

FAR: Final = CLEARINGS  # more clearings than there ever are between two


def card_of(game: Root, seat: int) -> SetUpCard:
    """The set-up card of a seat's faction."""
    return game.tables.setup_card[game.factions[seat].number]


def choose_homelands(game: Root, seat: int) -> Flow[list[int]]:
    """A.8.2.I One after another, as many as the card says."""
    while len(game.draft.homelands_of(seat)) < card_of(game, seat).homelands:
        ask = Ask(game, seat, HOMELAND_WHERE, "A.8.2.I", checkpoint=True)
        chosen = yield ask.among(game.options.at, next_homelands(game, seat), SETTLING)
        game.draft.homelands[chosen.args[0]] = seat
        game.tell("A.8.2.I", HOMELAND_CHOSEN, seat, chosen.args[0])
    return game.draft.homelands_of(seat)


# A.8.2.I What can be a homeland


def forbids_homeland(game: Root, seat: int, clearing: int) -> Reason | None:
    """A.8.2.I No clearing that an enemy has chosen, nor one where not all pieces can be placed."""
    if game.draft.homelands[clearing] not in (NONE, seat):
        return ENEMY_HOMELAND
    if card_of(game, seat).builds and game.open_slots(clearing) == 0:
        return NO_OPEN_SLOT.under("A.8.2.I")
    kept_out = forbids_placing(game, seat, clearing)
    return None if kept_out is None else kept_out.under("A.8.2.I")


def homes(game: Root, seat: int) -> list[tuple[int, ...]]:
    """All homelands that a seat could have together, whatever the distance, with those that it has chosen.

    They are on the edge of the map if the card says so, and adjacent to each other wherever that is possible.
    """
    card, own = card_of(game, seat), game.draft.homelands_of(seat)
    free = [clearing for clearing in range(CLEARINGS) if forbids_homeland(game, seat, clearing) is None]
    if card.edge:
        free = [clearing for clearing in free if clearing in game.chart.edge]
    every = [home for home in combinations(free, card.homelands) if all(each in home for each in own)]
    return [home for home in every if is_linked(game, home)] or every


def is_linked(game: Root, home: tuple[int, ...]) -> bool:
    """Whether each clearing is adjacent to another of them, so that all of them hang together."""
    reached = [home[0]]
    for clearing in reached:
        reached += [near for near in adjacent(game, clearing) if near in home and near not in reached]
    return len(reached) == len(home)


# A.8.2.II How far apart


def clearings_between(game: Root, seat: int) -> list[int]:
    """A.8.2.II By clearing, how many lie between it and the nearest homeland of an enemy."""
    found = [FAR] * CLEARINGS
    edge = [clearing for clearing in range(CLEARINGS) if game.draft.homelands[clearing] not in (NONE, seat)]
    for between in range(-1, CLEARINGS):
        for clearing in edge:
            found[clearing] = between
        edge = [near for clearing in edge for near in adjacent(game, clearing) if found[near] == FAR]
    return found


def next_homelands(game: Root, seat: int) -> list[int]:
    """A.8.2.II The clearings that a seat can choose now: as far apart as the card says or, where no clearing is, as far
    as any is. R80 Several homelands are all so far apart, or each as far as it can be.
    """
    card, own, every = card_of(game, seat), game.draft.homelands_of(seat), homes(game, seat)
    apart = [min(card.apart, between) for between in clearings_between(game, seat)]
    nearest = [min([apart[each] for each in home]) for home in every]
    best = max(nearest)
    if best < card.apart and game.rules.homelands_one_by_one:
        left = {each for home in every for each in home if each not in own}
        best = max(apart[each] for each in left)
        return sorted(each for each in left if apart[each] == best)
    far = [home for number, home in enumerate(every) if nearest[number] == best]
    return sorted({each for home in far for each in home if each not in own})


# Warriors around a homeland


def place_around(game: Root, seat: int, home: int) -> Flow[None]:
    """A.8.2 The other warriors of the card in clearings adjacent to the homeland, as evenly as they can be."""
    card, warrior = card_of(game, seat), game.factions[seat].warrior
    total = game.tables.kinds[warrior].total
    while True:
        left = card.warriors + card.around - (total - game.supply[warrior])
        fewest = thinnest(game, seat, home)
        if left <= 0 or not fewest:
            return
        if len(fewest) > left:
            ask = Ask(game, seat, AROUND_WHERE, "A.8.2", (home, left), checkpoint=True)
            chosen = yield ask.among(game.options.at, fewest, SURROUNDING)
            fewest = [chosen.args[0]]
        for clearing in fewest:
            place(game, seat, warrior, clearing, 1, "A.8.2")


def thinnest(game: Root, seat: int, home: int) -> list[int]:
    """The clearings adjacent to a homeland in which warriors can be placed, and fewest are."""
    near = [clearing for clearing in adjacent(game, home) if forbids_placing(game, seat, clearing) is None]
    least = min([game.warriors(seat, clearing) for clearing in near], default=0)
    return [clearing for clearing in near if game.warriors(seat, clearing) == least]


# Why something cannot be chosen


def whose_homeland(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], game.draft.homelands[option.args[0]])


def apart_asked(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], max(0, clearings_between(game, ask.seat)[option.args[0]]))


ENEMY_HOMELAND: Final = Reason("A.8.2.I", Phrase("enemy_homeland", "clearing", "seat"), whose_homeland)
OWN_HOMELAND: Final = Reason("A.8.2.I", Phrase("own_homeland", "clearing"), named)
NOT_ON_EDGE: Final = Reason("A.8.2", Phrase("homeland_on_edge", "clearing"), named)
TOO_NEAR: Final = Reason("A.8.2.II", Phrase("homeland_too_near", "clearing", "count"), apart_asked)
NOT_TOGETHER: Final = Reason("A.8.2", Phrase("homelands_together", "clearing"), named)
NOT_AROUND: Final = Reason("A.8.2", Phrase("not_around_homeland", "clearing"), named)
NOT_EVEN: Final = Reason("A.8.2", Phrase("not_even_around", "clearing"), named)


class Settling(Judge[Root]):
    """Of homelands to choose."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a in next_homelands(game, ask.seat):
            return None
        if game.draft.homelands[a] == ask.seat:
            return OWN_HOMELAND
        reason = forbids_homeland(game, ask.seat, a)
        if reason is not None:
            return reason
        if card_of(game, ask.seat).edge and a not in game.chart.edge:
            return NOT_ON_EDGE
        return TOO_NEAR if any(a in home for home in homes(game, ask.seat)) else NOT_TOGETHER


class Surrounding(Judge[Root]):
    """Of clearings for warriors around a homeland, which the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a in thinnest(game, ask.seat, ask.args[0]):
            return None
        if a not in adjacent(game, ask.args[0]):
            return NOT_AROUND
        return forbids_placing(game, ask.seat, a) or NOT_EVEN


SETTLING: Final = Settling()
SURROUNDING: Final = Surrounding()
