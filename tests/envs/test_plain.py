"""Plain fields: what is written, by the reference and, where it is compiled, in C."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from lawspeaker.envs.stepping.plain import KINDS, SINGLE, Kind

NAMES, STARTS, LENGTHS = ["turn", "row", "some", "flags"], [0, 1, 5, 10], [SINGLE, 4, -4, 3]
UNTOUCHED = 99


class State:
    def __init__(self) -> None:
        self.turn = 1
        self.row = [0, 3, -1, 70_000]
        self.some = [7, 8]
        self.flags = [True, False, True]


def expected(state: State) -> list[int]:
    padding = [-1] * (4 - len(state.some))
    return [state.turn, *state.row, len(state.some), *state.some, *padding, *map(int, state.flags)]


@pytest.mark.parametrize("kind", KINDS)
def test_each_field_is_written_at_its_place(kind: Kind) -> None:
    written = array("i", [UNTOUCHED] * 15)
    kind(NAMES, STARTS, LENGTHS).look(State(), memoryview(written))
    assert list(written) == [*expected(State()), UNTOUCHED, UNTOUCHED]


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_changes_is_written(kind: Kind) -> None:
    state, lots, written = State(), Random(5), array("i", [UNTOUCHED] * 13)
    lens = kind(NAMES, STARTS, LENGTHS)
    for _ in range(300):
        state.turn = lots.choice([state.turn, lots.randrange(-9, 600)])
        state.row[lots.randrange(4)] = lots.choice([-1, 0, 1, 256, 257, lots.randrange(-(1 << 31), 1 << 31)])
        state.some = [lots.randrange(300) for _ in range(lots.randrange(5))]
        state.flags[lots.randrange(3)] = lots.random() < 0.5
        lens.look(state, memoryview(written))
        assert list(written) == expected(state)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_the_same_is_not_written_again_unless_it_is_forgotten(kind: Kind) -> None:
    state, written = State(), array("i", [UNTOUCHED] * 13)
    state.row[3] = 7
    lens = kind(NAMES, STARTS, LENGTHS)
    lens.look(state, memoryview(written))
    written[1:5] = array("i", [UNTOUCHED] * 4)
    state.row[2] = 5
    state.turn = 2
    lens.look(state, memoryview(written))
    assert written[0] == 2
    assert written[3] == 5
    lens.forget()
    lens.look(state, memoryview(written))
    assert list(written) == expected(state)
