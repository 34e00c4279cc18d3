"""Zones, and the moves that say who knows what afterwards."""

from __future__ import annotations

from typing import cast

import pytest

from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import (
    EVERYBODY_SEES,
    EVERYONE,
    NOBODY,
    NOBODY_SEES,
    OMNISCIENT,
    OWNER_SEES,
    SPECTATOR,
    Zone,
    ZoneKind,
)
from tests.toy import Toy

SEATS = range(3)


def zone(sight: int, *cards: int) -> Zone:
    new = Zone("here", "card", sight)
    new.fill(list(cards))
    return new


def knows(where: Zone, place: int = 0) -> list[int]:
    """The seats (and the spectator, as -1) that know the card at a place."""
    return [seat for seat in (SPECTATOR, *SEATS) if where.shows(place, seat)]


@pytest.fixture
def game() -> Toy:
    return cast(Toy, start("toy", 3).game)


def test_a_zone_shows_its_cards_to_those_it_says() -> None:
    assert knows(zone(EVERYONE, 5)) == [-1, 0, 1, 2]
    assert knows(zone(NOBODY, 5)) == []
    assert knows(zone(0b010, 5)) == [1]
    assert zone(NOBODY, 5).shows(0, OMNISCIENT)


def test_all_seats_together_are_not_everybody() -> None:
    """A card that was shown to each seat is still none of a spectator's business."""
    hand = zone(0b001, 5)
    hand.seen[0] = 0b110
    assert knows(hand) == [0, 1, 2]


def test_a_copy_shares_nothing() -> None:
    first = zone(0b001, 5, 6)
    copy = first.copy()
    copy.take(0)
    copy.seen[0] = 0b110
    assert (first.cards, first.seen) == ([5, 6], [0, 0])
    assert (copy.name, copy.domain, copy.sight) == ("here", "card", 0b001)


def test_zones_are_made_from_a_line_of_the_games_table() -> None:
    hand = ZoneKind("hand", "card", OWNER_SEES, "1").make(2)
    assert (hand.name, hand.domain, hand.cards, hand.sight) == ("hand 2", "card", [], 0b100)
    row = ZoneKind("row", "card", EVERYBODY_SEES, "2").make(2)
    assert (row.name, row.sight) == ("row 2", EVERYONE)
    pile = ZoneKind("pile", "card", NOBODY_SEES, "3").make()
    assert (pile.name, pile.sight) == ("pile", NOBODY)


def test_filling_forgets_who_had_seen_what() -> None:
    pile = zone(NOBODY, 5)
    pile.seen[0] = 0b1
    pile.fill([5, 6])
    assert knows(pile) == []


def test_drawing_tells_the_one_who_draws(game: Toy) -> None:
    pile, hand = zone(NOBODY, 4, 5), zone(0b010)
    game.learned = False
    assert game.draw(pile, hand) == 5
    assert knows(hand) == [1]
    assert game.learned
    assert pile.cards == [4]


def test_whoever_knew_a_card_that_moves_openly_goes_on_knowing_it(game: Toy) -> None:
    pile, hand = zone(NOBODY, 5), zone(0b010)
    pile.seen[0] = 0b101
    game.transfer(pile, 0, hand)
    assert knows(hand) == [0, 1, 2]
    buried = zone(NOBODY)
    game.learned = False
    game.transfer(hand, 0, buried)
    assert knows(buried) == [0, 1, 2]
    assert not game.learned


def test_a_card_taken_from_an_open_pile_stays_known_to_all(game: Toy) -> None:
    hand = zone(0b010)
    game.transfer(zone(EVERYONE, 5), 0, hand)
    assert knows(hand) == [-1, 0, 1, 2]


def test_a_card_that_slips_from_hand_to_hand_is_known_to_both(game: Toy) -> None:
    source, target = zone(0b001, 4, 5, 6), zone(0b010)
    source.seen = [0b100, 0b100, 0]
    game.learned = False
    assert game.slip(source, 1, target) == 5
    assert knows(target) == [0, 1]
    assert game.learned
    # Seat 2 knew two cards of the hand, and cannot tell whether one of them has gone.
    assert [knows(source, place) for place in (0, 1)] == [[0], [0]]


def test_who_sees_a_card_slip_in_still_knows_the_cards_that_stayed(game: Toy) -> None:
    """Seats 1 and 2 knew the whole hand. Seat 1 gets a card of it, and so knows what is left; seat 2 does not."""
    source, target = zone(0b001, 4, 5, 6), zone(0b010)
    source.seen = [0b110, 0b110, EVERYONE]
    game.slip(source, 1, target)
    assert [knows(source, place) for place in (0, 1)] == [[0, 1], [0, 1]]
    assert knows(target) == [0, 1]


def test_a_card_slipped_into_ones_own_stash_tells_nobody_anything(game: Toy) -> None:
    source, target = zone(0b001, 5), zone(0b001)
    game.learned = False
    game.slip(source, 0, target)
    assert knows(target) == [0]
    assert not game.learned


def test_showing_a_card_to_one_seat(game: Toy) -> None:
    hand = zone(0b001, 4, 5)
    game.learned = False
    game.show(hand, 1, 0b100)
    assert [knows(hand, place) for place in (0, 1)] == [[0], [0, 2]]
    assert game.learned
    game.learned = False
    game.show(hand, 1, 0b101)
    assert not game.learned
    assert hand.seen == [0, 0b100]  # what the zone shows anyway is not noted twice


def test_nobody_knows_a_shuffled_pile(game: Toy) -> None:
    pile = zone(NOBODY, 1, 2, 3)
    pile.seen = [0b1, 0b10, EVERYONE]
    rolled = len(game.chance.outcomes)
    game.shuffle(pile)
    assert [knows(pile, place) for place in SEATS] == [[], [], []]
    assert sorted(pile.cards) == [1, 2, 3]
    assert len(game.chance.outcomes) == rolled + 2
