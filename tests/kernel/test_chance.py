"""Chance: where outcomes come from, going back, and proof that nobody cheated."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawspeaker.kernel.chance import QUARTER, Chance, Fast, Keyed, Replayed, Scripted, scrambled
from lawspeaker.kernel.errors import ChanceError

KEY = bytes(range(32))


def sources() -> list[Chance]:
    return [
        Fast(7),
        Keyed(KEY),
        Replayed([3, 1, 2, 1, 1], Fast(7)),
        Scripted(dice=[6, 2], picks=[1, 0], shuffles=[[2, 0]], then=Fast(7)),
    ]


def use(chance: Chance) -> list[object]:
    """Some of everything."""
    cards = [0, 1, 2, 3]
    found: list[object] = [chance.die(6), chance.pick(4), chance.dice(2, faces=8, lowest=0)]
    chance.shuffle(cards)
    return [*found, cards, chance.below(10)]


@pytest.mark.parametrize("number", range(4))
def test_going_back_gives_the_same_again(number: int) -> None:
    chance = sources()[number]
    first = [chance.die(6), chance.pick(3)]
    place = len(chance.outcomes)
    second = use(chance)
    chance.rewind(place)
    assert use(chance) == second
    chance.rewind(0)
    assert [chance.die(6), chance.pick(3)] == first


@pytest.mark.parametrize("number", range(4))
def test_a_copy_goes_on_the_same_and_leaves_the_original_alone(number: int) -> None:
    chance = sources()[number]
    chance.die(6)
    copy = chance.copy()
    expected = use(copy)
    assert len(chance.outcomes) == 1
    assert use(chance) == expected
    assert copy.outcomes == chance.outcomes


@pytest.mark.parametrize("source", [Fast(1), Keyed(KEY)])
def test_every_outcome_is_about_as_likely(source: Chance) -> None:
    counts = Counter(source.die(6) for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_of_a_shuffle_is_about_as_likely() -> None:
    chance = Fast(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(60 < count < 145 for count in orders.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    streams = {tuple(Fast(seed).dice(10, faces=6)) for seed in range(50)}
    assert len(streams) == 50


@given(st.lists(st.integers(0, 9), max_size=12), st.integers(0, 2**64))
def test_stored_outcomes_come_again_and_then_others(stored: list[int], seed: int) -> None:
    chance = Replayed(stored, Fast(seed))
    assert [chance.below(10) for _ in stored] == stored
    assert chance.below(10) == Fast(seed).outcome(len(stored), 10)


def test_stored_outcomes_must_fit() -> None:
    with pytest.raises(ChanceError, match="stored outcome 1 is 7, but only 0 to 5 can come up there"):
        Replayed([7]).die(6)
    with pytest.raises(ChanceError, match="only 0 outcomes are stored"):
        Replayed([]).die(6)


def test_a_source_that_takes_over_keeps_what_came_before() -> None:
    chance = Fast(5)
    chance.follow([1, 2, 3])
    assert chance.below(1000) == Fast(5).outcome(3, 1000)
    assert chance.outcomes[:3] == [1, 2, 3]
    scripted = Scripted(dice=[4])
    scripted.follow([1, 2, 3])
    assert scripted.die(6) == 4
    scripted.rewind(3)
    assert scripted.die(6) == 4


# Keyed.


def test_the_commitment_binds_the_key_and_does_not_tell_it() -> None:
    chance = Keyed(KEY)
    assert chance.commitment == hashlib.sha256(KEY).hexdigest()
    assert KEY.hex() not in chance.commitment


def test_every_live_game_has_a_key_of_its_own() -> None:
    assert Keyed().key != Keyed().key


def test_the_same_key_rolls_the_same_dice() -> None:
    assert Keyed(KEY).dice(20, faces=6) == Keyed(KEY).dice(20, faces=6)
    assert Keyed(KEY).dice(20, faces=6) != Keyed(bytes(32)).dice(20, faces=6)


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ChanceError, match="32 bytes, not 5"):
        Keyed(b"short")


# Scripted.


def test_scripted_dice_are_faces_as_read() -> None:
    chance = Scripted(dice=[6, 0, 3])
    assert chance.die(6) == 6
    assert chance.dice(2, faces=4, lowest=0) == [0, 3]
    assert chance.outcomes == [5, 0, 3]


def test_scripted_picks_count_from_nought() -> None:
    chance = Scripted(picks=[2, 0])
    assert [chance.pick(3), chance.pick(1)] == [2, 0]


def test_a_scripted_shuffle_names_the_cards_as_they_come_up() -> None:
    cards = [0, 1, 2, 3, 4]
    Scripted(shuffles=[[3, 0]]).shuffle(cards)
    assert [cards.pop(), cards.pop()] == [3, 0]
    assert sorted(cards) == [1, 2, 4]


@given(st.permutations(range(6)))
def test_a_scripted_shuffle_can_be_replayed_from_its_outcomes(order: list[int]) -> None:
    scripted = Scripted(shuffles=[order])
    cards = list(range(6))
    scripted.shuffle(cards)
    assert cards[::-1] == order
    again = list(range(6))
    Replayed(scripted.outcomes).shuffle(again)
    assert again == cards


def test_scripts_that_cannot_be() -> None:
    with pytest.raises(ChanceError, match="the scripted face 7 cannot come up here: there are 6 possibilities"):
        Scripted(dice=[7]).die(6)
    with pytest.raises(ChanceError, match="the scripted pick 3 cannot"):
        Scripted(picks=[3]).pick(3)
    with pytest.raises(ChanceError, match="card 9 of the scripted shuffle is not among those shuffled"):
        Scripted(shuffles=[[9]]).shuffle([0, 1])
    with pytest.raises(ChanceError, match="the script has run out"):
        Scripted(dice=[1]).dice(2, faces=6)


def test_when_a_script_runs_out_another_source_goes_on() -> None:
    chance = Scripted(dice=[1], then=Fast(4))
    assert chance.dice(2, faces=6) == [1, Fast(4).outcome(1, 6) + 1]


def test_the_halves_of_the_bits_give_the_same_outcomes() -> None:
    lots = Random(3)
    for _ in range(500):
        seed = lots.choice([lots.getrandbits(64), lots.randrange(1000), -lots.getrandbits(30)])
        place, bound = lots.randrange(5000), lots.randrange(1, QUARTER + 1)
        source = Fast(seed)
        wide = source.outcome(place, bound << 48) >> 48  # too wide for the halves
        assert scrambled(source.high, source.low, place, bound) == source.outcome(place, bound) == wide
