"""Lenses: what is written, by the reference and, where it is compiled, in C."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from lawspeaker.envs.stepping.lens import OPTICIANS, Optician
from lawspeaker.kernel.option import Domain, Option
from lawspeaker.kernel.schema import Cards, Each, Flag, Part, Present, Row, Schema, Some, Whole
from lawspeaker.kernel.zone import EVERYONE, Zone

UNTOUCHED = 99
CARDS = Domain("card", ["a", "b", "c"])
SEATS = 2


class Guest:
    """A part that may be there or not."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.tokens = number + 3


class State:
    def __init__(self) -> None:
        self.turn = 1
        self.row = [0, 3, -1, 70_000]
        self.some = [7, 8]
        self.flags = [True, False, True]
        self.hand = Zone("hand", "card", 1, [2], [0])
        self.piles = [Zone(f"pile {number}", "card", EVERYONE * number) for number in range(SEATS)]
        self.guests = [Guest(1)]


GUEST = Schema({"tokens": Whole(0)})
SCHEMA = Schema(
    {
        "turn": Whole(),
        "row": Row(Whole(), 4),
        "some": Some(Whole(), 4),
        "flags": Each(CARDS, Flag()),
        "hand": Cards(CARDS),
        "piles": Row(Cards(CARDS), SEATS),
        "guests": Present({"first": Part(GUEST), "second": Part(GUEST)}, Guest),
    }
)
SIZE = len(SCHEMA.observe(State(), 0))

each_optician = pytest.mark.parametrize("optician", OPTICIANS)


def change(state: State, lots: Random) -> None:
    """Something happens, perhaps in several fields."""
    state.turn = lots.choice([state.turn, lots.randrange(-9, 600)])
    state.row[lots.randrange(4)] = lots.choice([-1, 0, 1, 256, 257, lots.randrange(-(1 << 31), 1 << 31)])
    state.some = [lots.randrange(300) for _ in range(lots.randrange(5))]
    state.flags[lots.randrange(3)] = lots.random() < 0.5
    zone = lots.choice([state.hand, *state.piles])
    if zone.cards and lots.random() < 0.5:
        zone.take(lots.randrange(len(zone.cards)))
    elif card := [card for card in range(3) if card not in zone.cards]:
        zone.add(card[0], lots.choice([0, 1, 2, EVERYONE]))
    if lots.random() < 0.1:
        state.piles[0] = state.piles[0].copy()
    state.guests = [Guest(number) for number in range(2) if lots.random() < 0.5]


@each_optician
def test_every_number_is_written_at_its_place(optician: type[Optician]) -> None:
    written = array("i", [UNTOUCHED] * (SIZE + 5))
    optician(SCHEMA, 3).lens().look(State(), 0, memoryview(written))
    assert list(written) == [*[UNTOUCHED] * 3, *SCHEMA.observe(State(), 0), *[UNTOUCHED] * 2]


@each_optician
def test_whatever_changes_is_written_through_the_eyes_of_any_seat(optician: type[Optician]) -> None:
    state, lots, written = State(), Random(5), array("i", [UNTOUCHED] * SIZE)
    lens = optician(SCHEMA, 0).lens()
    for _ in range(400):
        change(state, lots)
        seat = lots.randrange(SEATS)
        lens.look(state, seat, memoryview(written))
        assert list(written) == SCHEMA.observe(state, seat)


@each_optician
def test_lenses_of_one_optician_do_not_remember_what_others_wrote(optician: type[Optician]) -> None:
    state, made = State(), optician(SCHEMA, 0)
    for lens in (made.lens(), made.lens()):
        written = array("i", [UNTOUCHED] * SIZE)
        lens.look(state, 1, memoryview(written))
        assert list(written) == SCHEMA.observe(state, 1)


@each_optician
def test_what_is_offered_is_marked_and_listed(optician: type[Optician]) -> None:
    options = [Option(number, "say", (), str(number)) for number in range(6)]
    mask, listed = bytearray(6), array("i", [UNTOUCHED] * 8)
    lens = optician(SCHEMA, 0).mask_lens()
    for offered in ([4, 1], [0], [], [5, 3, 4]):
        lens.look([options[number] for number in offered], memoryview(mask))
        assert [number for number in range(6) if mask[number]] == sorted(offered)
        assert lens.list_in(memoryview(listed), 2) == len(offered)
        assert list(listed[2 : 2 + len(offered)]) == offered
    assert list(listed[:2]) == [UNTOUCHED] * 2


@each_optician
def test_the_first_action_that_is_not_offered_is_found(optician: type[Optician]) -> None:
    found = optician(SCHEMA, 0).first_unoffered
    masks = memoryview(bytearray([0, 1, 0, 1, 0, 0])).cast("b", (2, 3))

    def of(*actions: int) -> int:
        return found(masks, memoryview(array("q", actions)))

    assert [of(1, 0), of(0, 0), of(1, 1), of(2, 0)] == [-1, 0, 1, 0]
    assert [of(1, -1), of(1, 3), of(3, 0), of(-2, 0), of(1 << 32, 0)] == [1, 1, 0, 0, 0]
    with pytest.raises(ValueError, match="a mask of bytes for each row"):
        of(1, 0, 0)
