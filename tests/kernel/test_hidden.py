"""Guesses at hidden things: they fit what the seat knows, and are free in everything else."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.zone import SPECTATOR
from tests.kernel.tables import options, played, table, toy_of
from tests.toy import CARDS

GUESSES = 1200


def places(match: Match, card: str) -> str:
    """The name of the zone in which a card lies."""
    number = CARDS.index(card)
    return next(zone.name for zone in match.game.zones() if zone.domain == "card" and number in zone.cards)


def seen(match: Match, seat: int) -> bytes:
    return msgspec.json.encode([match.view(seat), match.observe(seat)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_cannot_tell_its_guess_from_the_match(seats: int) -> None:
    final = played(seats, seed=seats)
    match = played(seats, seed=seats, answers=0)
    for number, step in enumerate(final.steps):
        for seat in range(seats):
            assert seen(match.imagine(seat, number), seat) == seen(match, seat)
        match.answer(step.option.text)


def test_the_match_is_left_as_it_is() -> None:
    match = played(3, answers=15)
    before = match.hash()
    guess = match.imagine(0, 1)
    while guess.ask is not None:
        guess.choose(0)
    assert match.hash() == before


def test_the_seed_is_the_guess() -> None:
    match = played(3, answers=10)
    assert match.imagine(0, 5).hash() == match.imagine(0, 5).hash()
    assert len({match.imagine(0, seed).hash() for seed in range(20)}) == 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_the_hidden_cards_really_lie_does_not_change_the_guess(seats: int) -> None:
    final = played(seats, seed=seats)
    match = played(seats, seed=seats, answers=0)
    for number, step in enumerate(final.steps):
        match.answer(step.option.text)
        for seat in range(seats):
            twin = match.twin(seat, number)
            assert twin is not None
            assert twin.imagine(seat, 5).hash() == match.imagine(seat, 5).hash()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_chance_did_before_does_not_show_in_a_guess(seats: int) -> None:
    """It would tell how the cards were shuffled. What happened since the last base is needed to go back to it."""
    final = played(seats, seed=seats)
    match = played(seats, seed=seats, answers=0)
    assert set(match.game.chance.outcomes) > {0}
    for step in final.steps:
        match.answer(step.option.text)
        for seat in range(seats):
            since = 0 if match.ask is None or match.ask.checkpoint else match.bases[-1].rolled
            outcomes = match.imagine(seat, 5).game.chance.outcomes
            assert len(outcomes) == len(match.game.chance.outcomes)
            assert not any(outcomes[:since] if since else outcomes)


def test_ones_own_cards_stay_and_those_of_others_vary() -> None:
    match = table(seats=3, hands=[["grain1", "guard1"], ["salt3", "silver4"], ["cloth2"]])
    guesses = [toy_of(match.imagine(0, seed)) for seed in range(60)]
    assert all(guess.hands[0].cards == [0, 16] for guess in guesses)
    assert len({tuple(guess.hands[1].cards) for guess in guesses}) > 30
    assert {len(guess.hands[2]) for guess in guesses} == {1}


def test_a_card_that_was_shown_stays_for_who_has_seen_it() -> None:
    """2.5 Seat 1 shows a card to seat 0; seat 2 goes on guessing."""
    match = table(seats=3, hands=[["grain1"], ["salt3", "silver4"], ["cloth2"]])
    match.answer("spy 1")
    match.answer("show salt3")
    assert {places(match.imagine(0, seed), "salt3") for seed in range(60)} == {"hand 1"}
    assert {places(match.imagine(2, seed), "salt3") for seed in range(60)} == {"hand 0", "hand 1", "deck"}


def test_a_hidden_card_is_about_equally_often_in_each_possible_place() -> None:
    """18 cards: seat 0 sees its own and the discard pile, which leaves 14 places, 2 of them in hand 1."""
    match = table(seats=3, hands=[["grain1", "guard1"], ["salt3", "silver4"], ["cloth2"]], discard=["grain2", "grain3"])
    found = Counter(places(match.imagine(0, seed), "guard2") for seed in range(GUESSES))
    assert found["hand 1"] == pytest.approx(GUESSES * 2 / 14, rel=0.25)
    assert found["hand 2"] == pytest.approx(GUESSES * 1 / 14, rel=0.35)
    assert found["deck"] == pytest.approx(GUESSES * 11 / 14, rel=0.1)


def test_the_order_of_the_deck_is_guessed() -> None:
    match = table()
    tops = Counter(toy_of(match.imagine(0, seed)).deck.cards[-1] for seed in range(GUESSES))
    assert len(tops) == 15  # all but the own three
    assert max(tops.values()) < GUESSES / 15 * 1.5


def test_dice_to_come_are_guessed_too() -> None:
    match = table()
    assert len({tuple(match.imagine(0, seed).game.chance.dice(5, 6)) for seed in range(30)}) > 20


def test_what_another_seat_has_stashed_since_the_base_is_guessed() -> None:
    """2.7 Seat 0's answer names the card; for seat 1 it could have been any."""
    match = table()
    match.answer("stash grain1")
    match.answer("raid 1")  # an ask between checkpoints
    stashes = Counter(CARDS[toy_of(match.imagine(1, seed)).stashes[0].cards[0]] for seed in range(GUESSES))
    assert len(stashes) == 15
    assert max(stashes.values()) < GUESSES / 15 * 1.5
    assert {tuple(toy_of(match.imagine(0, seed)).stashes[0].cards) for seed in range(20)} == {(0,)}


def reshuffled() -> Match:
    """Seat 0 sells silver4, the deck is empty, seat 1 draws after the reshuffle, and raids."""
    match = table(
        seats=3,
        hands=[["silver4", "guard1"], ["salt1"], ["cloth1", "cloth2"]],
        deck=[],
        stashes=[["salt2", "salt3", "salt4"], ["silver1", "silver2", "silver3"], ["cloth3", "cloth4", "guard2"]],
        discard=["grain1", "grain2", "grain3", "grain4"],
        coins=[0, 0, 0],
        shuffles=[[0, 15]],  # first comes grain1, then silver4
    )
    match.keep = 8  # so that the shuffle comes after the last base
    match.answer("sell silver4")
    match.answer("rest")
    match.answer("draw")
    match.answer("raid 2")
    assert match.ask is not None
    assert not match.ask.checkpoint
    return match


def test_a_card_seen_on_its_way_to_a_hidden_place_was_that_card() -> None:
    """Everybody saw silver4 being sold, though nobody knows where it lies after the shuffle."""
    match = reshuffled()
    for seed in range(100):
        guess = toy_of(match.imagine(2, seed))
        assert guess.coins == toy_of(match).coins == [5, 0, 0]


def test_what_a_shuffle_did_is_guessed() -> None:
    """Seat 1 drew one of the five cards shuffled: to the others any of them, though in truth it is grain1."""
    match = reshuffled()
    assert toy_of(match).hands[1].cards == [8, 0]
    drawn = Counter(CARDS[toy_of(match.imagine(2, seed)).hands[1].cards[1]] for seed in range(GUESSES))
    assert sorted(drawn) == ["grain1", "grain2", "grain3", "grain4", "silver4"]
    assert max(drawn.values()) < GUESSES / 5 * 1.3
    assert {toy_of(match.imagine(1, seed)).hands[1].cards[1] for seed in range(50)} == {0}


def test_a_guess_can_be_copied_taken_back_and_written_down() -> None:
    guess = reshuffled().imagine(2, 3)
    assert guess.clone().hash() == guess.hash()
    assert Match.from_position(guess.position()).hash() == guess.hash()
    before = guess.hash()
    guess.answer("endure")
    assert guess.clone().hash() == guess.hash()
    assert not guess.can_undo()
    assert guess.hash() != before


def test_sealed_answers_of_others_are_guessed() -> None:
    match = table(seats=3, phase=2, coins=[3, 3, 3])
    match.answer("tithe 2")
    match.answer("tithe 1")

    def coins(seat: int, seed: int) -> tuple[int, ...]:
        guess = match.imagine(seat, seed)
        guess.answer("tithe 0")
        return tuple(toy_of(guess).coins)

    assert {coins(2, seed) for seed in range(60)} == {(a, b, 3) for a in (1, 2, 3) for b in (1, 2, 3)}
    assert {coins(0, seed)[0] for seed in range(20)} == {1}


def test_a_finished_match_can_be_imagined() -> None:
    assert played(3).imagine(1, 4).over


# Twins.


def test_a_twin_looks_the_same_and_is_another() -> None:
    match = played(3, seed=8, answers=14)
    told = match.twin_told()
    differing = 0
    for seat in (SPECTATOR, 0, 1, 2):
        twin = match.twin(seat, 5)
        assert twin is not None
        differing += twin.hash() != match.hash()
        assert seen(twin, seat) == seen(match, seat)
        assert twin.record_for(seat) == match.record_for(seat, told)
    assert differing == 4


def test_a_twin_goes_back_at_least_one_answer() -> None:
    match = table()
    match.answer("stash grain1")
    assert match.ask is not None
    assert match.ask.checkpoint
    twin = match.twin(1, 3)
    assert twin is not None
    assert [step.option.text for step in twin.steps] != ["stash grain1"]
    assert twin.steps[0].option.kind == "stash"
    assert len(twin.record) == len(match.record)


def test_a_twin_can_be_played_on() -> None:
    match = played(2, answers=9)
    twin = match.twin(0, 1)
    assert twin is not None
    while twin.ask is not None:
        twin.answer(options(twin)[0])
    assert twin.over
