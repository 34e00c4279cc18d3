"""Schemas: how each kind of value is written, read, filled up and observed."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.option import Domain, counting
from lawspeaker.kernel.schema import Cards, Each, Flag, Grid, Name, Part, Row, Schema, SeatNumber, Shape, Whole, says
from lawspeaker.kernel.zone import EVERYONE, NOBODY, OMNISCIENT, SPECTATOR, Zone

COLOUR = Domain("colour", ["red", "green", "blue"])
CARD = Domain("card", ["ace", "king", "queen", "jack"], secret=True)
COUNT = counting("count", 2)

# A shape, a value of it, and how that is written.
WRITTEN: list[tuple[Shape, object, object]] = [
    (Whole(0, 9), 4, 4),
    (Whole(-5), -5, -5),
    (Flag(), True, True),
    (Name(COLOUR), 1, "green"),
    (Name(COLOUR, none="none"), -1, "none"),
    (SeatNumber(3), -1, -1),
    (Row(Whole(), 3), [1, 2, 3], [1, 2, 3]),
    (Row(Row(Flag(), 1), 2), [[True], [False]], [[True], [False]]),
    (Each(COLOUR, Whole()), [1, 2, 3], {"red": 1, "green": 2, "blue": 3}),
    (Each(COLOUR, Whole(), 0), [0, 2, 0], {"green": 2}),
    (Each(COLOUR, Row(Whole(), 2), [0, 0]), [[0, 0], [1, 0], [0, 0]], {"green": [1, 0]}),
    (Grid(COLOUR, COUNT, Whole()), [0, 0, 0, 0, 5, 0, 0, 0, 0], {"green": {"1": 5}}),
    (Grid(COLOUR, COUNT, SeatNumber(2), -1), [-1] * 8 + [1], {"blue": {"2": 1}}),
]


@pytest.mark.parametrize(("shape", "value", "written"), WRITTEN)
def test_what_is_written_reads_back(shape: Shape, value: object, written: object) -> None:
    assert shape.dump(value, OMNISCIENT) == written
    assert shape.load(written, "it") == value


@pytest.mark.parametrize(("shape", "value", "written"), WRITTEN)
def test_what_is_observed_has_its_length(shape: Shape, value: object, written: object) -> None:
    numbers: list[int] = []
    shape.encode(value, 0, numbers)
    assert len(numbers) == shape.size()


def test_a_name_that_is_a_number_may_be_written_as_one() -> None:
    assert Name(counting("clearing", 12)).load(7, "clearing") == 7
    with pytest.raises(PositionError, match="clearing is 13, which is no clearing"):
        Name(counting("clearing", 12)).load(13, "clearing")


def test_usual_values_are_not_one_and_the_same() -> None:
    shape = Each(COLOUR, Row(Whole(), 2), [0, 0])
    loaded = shape.load({}, "it")
    assert isinstance(loaded, list)
    loaded[0][0] = 7
    assert loaded == [[7, 0], [0, 0], [0, 0]]
    assert shape.load({}, "it") == [[0, 0], [0, 0], [0, 0]]


@pytest.mark.parametrize(
    ("shape", "written", "sentence"),
    [
        (Whole(0, 9), 10, "it is 10, but must be from 0 to 9"),
        (Whole(2), 1, "it is 1, but must be at least 2"),
        (Whole(), True, "it is True, not a whole number"),
        (Whole(), "3", "it is '3', not a whole number"),
        (Flag(), 1, "it is 1, not true or false"),
        (Name(COLOUR), "gren", "it is 'gren', which is no colour; did you mean green"),
        (Name(COLOUR, none="none"), "", "which is no colour; there are red, green, blue, none"),
        (SeatNumber(3), 3, "it is 3, but the seats are 0 to 2, and -1 is nobody"),
        (Row(Whole(), 3), [1, 2], "not a list of 3"),
        (Row(Whole(), 2), [1, "x"], "it[1] is 'x', not a whole number"),
        (Each(COLOUR, Whole()), {"red": 1}, "it does not say what green is"),
        (Each(COLOUR, Whole()), {"rad": 1}, "it: 'rad' is no colour; did you mean red"),
        (Each(COLOUR, Whole(), 0), [1], "it is [1], not a table by colour"),
        (Each(COLOUR, Whole(0, 5), 0), {"blue": 6}, "it.blue is 6, but must be from 0 to 5"),
        (Grid(COLOUR, COUNT, Whole()), {"red": {"3": 1}}, "it.red: '3' is no count"),
        (Grid(COLOUR, COUNT, Whole()), {"red": {"1": -1}}, "it.red.1 is -1, but must be at least 0"),
        (Cards(CARD), "ace", "it is 'ace', not a list of card names"),
        (Cards(CARD), ["ase"], "it: 'ase' is no card; did you mean ace"),
        (Cards(CARD), ["ace@x"], "it: 'ace@x' should end in seat numbers, as in ace@0,2"),
        (Cards(CARD), ["ace@0,"], "it: 'ace@0,' should end in seat numbers, as in ace@0,2"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(shape: Shape, written: object, sentence: str) -> None:
    with pytest.raises(PositionError) as error:
        shape.load(written, "it")
    assert sentence in str(error.value)


# Partial positions.


@pytest.mark.parametrize(
    ("shape", "base", "given", "merged"),
    [
        (Whole(), 4, 5, 5),
        (Row(Whole(), 3), [1, 2, 3], [4, 5, 6], [4, 5, 6]),
        (Row(Whole(), 3), [1, 2, 3], {"1": 9}, [1, 9, 3]),
        (Each(COLOUR, Whole()), {"red": 1, "green": 2, "blue": 3}, {"red": 9}, {"red": 9, "green": 2, "blue": 3}),
        (Each(COLOUR, Whole(), 0), {"red": 1, "green": 2}, {"red": 9, "*": 0}, {"red": 9, "green": 0, "blue": 0}),
        (
            Each(COLOUR, Row(Whole(), 2)),
            {"red": [1, 1], "green": [2, 2], "blue": [3, 3]},
            {"*": {"0": 7}},
            {"red": [7, 1], "green": [7, 2], "blue": [7, 3]},
        ),
        (
            Grid(COLOUR, COUNT, Whole()),
            {"red": {"1": 5, "2": 6}, "blue": {"0": 1}},
            {"red": {"0": 9}},
            {"red": {"0": 9}, "green": {}, "blue": {"0": 1}},
        ),
        (
            Grid(COLOUR, COUNT, Whole()),
            {"red": {"1": 5}, "blue": {"0": 1}},
            {"red": {"0": 9}, "*": {}},
            {"red": {"0": 9}, "green": {}, "blue": {}},
        ),
    ],
)
def test_a_partial_value_is_filled_up(shape: Shape, base: object, given: object, merged: object) -> None:
    assert shape.merge(base, given, "it") == merged


def test_what_a_partial_position_says_by_name_or_with_the_rest() -> None:
    given: dict[str, object] = {"coins": {"red": 1}, "ships": {"*": {"blue": 2}}, "round": 3}
    assert says(given, "coins", "red")
    assert says(given, "ships", "red", "blue")
    assert not says(given, "coins", "green")
    assert not says(given, "ships", "red", "green")
    assert not says(given, "round", "red")


def test_the_rest_of_a_row_of_a_grid() -> None:
    assert Grid(COLOUR, COUNT, Whole()).load({"green": {"1": 5, "*": 2}}, "it") == [0, 0, 0, 2, 5, 2, 0, 0, 0]


def test_a_place_that_a_row_does_not_have() -> None:
    with pytest.raises(PositionError, match="it has the places 0 to 2, not '3'"):
        Row(Whole(), 3).merge([1, 2, 3], {"3": 1}, "it")


# Zones.


def hand(sight: int = 0b001) -> Zone:
    zone = Zone("hand", "card", sight)
    zone.fill([2, 0, 3])
    zone.seen = [0, 0b110, 0]
    return zone


def test_a_seat_sees_what_its_zone_shows_and_counts_the_rest() -> None:
    assert Cards(CARD).dump(hand(), 0) == {"cards": ["ace", "queen", "jack"], "hidden": 0}
    assert Cards(CARD).dump(hand(), 1) == {"cards": ["ace"], "hidden": 2}
    assert Cards(CARD).dump(hand(), SPECTATOR) == {"cards": [], "hidden": 3}


def test_an_ordered_zone_is_seen_place_by_place() -> None:
    assert Cards(CARD, ordered=True).dump(hand(NOBODY), 1) == [None, "ace", None]


def test_an_observation_has_the_number_of_cards_and_a_mark_for_each_known() -> None:
    numbers: list[int] = []
    Cards(CARD).encode(hand(), 1, numbers)
    assert numbers == [3, 1, 0, 0, 0]
    assert len(numbers) == Cards(CARD).size()


@pytest.mark.parametrize(
    ("sight", "seen", "written"),
    [
        (0b001, 0, "king"),
        (0b001, 0b001, "king"),
        (0b001, 0b110, "king@1,2"),
        (NOBODY, 0b101, "king@0,2"),
        (0b001, EVERYONE & ~0b001, "king@*"),
        (NOBODY, EVERYONE, "king@*"),
        (NOBODY, EVERYONE & ~0b010, "king@!1"),
        (EVERYONE, 0, "king"),
    ],
)
def test_who_has_seen_a_card_is_written_behind_its_name(sight: int, seen: int, written: str) -> None:
    zone = Zone("hand", "card", sight)
    zone.add(1, seen)
    assert Cards(CARD).dump(zone, OMNISCIENT) == [written]
    read = Cards(CARD).load([written], "it")
    assert isinstance(read, list)
    card, mask = read[0]
    assert card == 1
    assert mask | sight == seen | sight


# Whole states.


def state() -> SimpleNamespace:
    return SimpleNamespace(round=3, pile=hand(NOBODY), hands=[hand(0b01), hand(0b10)])


SCHEMA = Schema({"round": Whole(1, 9), "pile": Cards(CARD, ordered=True), "hands": Row(Cards(CARD), 2)})


def test_a_state_reads_back_into_the_zones_that_are_there() -> None:
    other = SimpleNamespace(
        round=1, pile=Zone("pile", "card", NOBODY), hands=[Zone("a", "card", 1), Zone("b", "card", 2)]
    )
    pile = other.pile
    SCHEMA.load(other, SCHEMA.dump(state(), OMNISCIENT))
    assert SCHEMA.dump(other, OMNISCIENT) == SCHEMA.dump(state(), OMNISCIENT)
    assert other.pile is pile
    assert (pile.cards, pile.seen) == ([2, 0, 3], [0, 0b110, 0])


def test_zones_kept_by_name_read_back_too() -> None:
    schema = Schema({"hands": Each(COLOUR, Cards(CARD))})
    hands = [hand(1 << seat) for seat in range(3)]
    other = SimpleNamespace(hands=[Zone(f"hand {seat}", "card", 1 << seat) for seat in range(3)])
    schema.load(other, schema.dump(SimpleNamespace(hands=hands), OMNISCIENT))
    assert [zone.cards for zone in other.hands] == [[2, 0, 3]] * 3
    assert schema.dump(other, 1) == schema.dump(SimpleNamespace(hands=hands), 1)


def test_a_part_has_a_schema_of_its_own() -> None:
    schema = Schema({"board": Part(SCHEMA)})
    whole, other = SimpleNamespace(board=state()), SimpleNamespace(board=state())
    other.board.round = 7
    board = other.board
    schema.load(other, schema.merge(schema.dump(whole, OMNISCIENT), {"board": {"round": 5}}))
    assert other.board is board
    assert board.round == 5
    assert schema.layout() == [("board", 16)]
    assert len(schema.observe(whole, 0)) == 16
    for wrong, sentence in (
        ({"round": 10}, "board.round is 10"),
        ({"rund": 1}, "a state has no field 'board.rund'; did you mean round"),
        (7, "board is 7, not a table"),
    ):
        with pytest.raises(PositionError, match=sentence):
            schema.load(other, schema.merge(schema.dump(whole, OMNISCIENT), {"board": wrong}))


def test_nothing_changes_unless_all_of_it_can_be_read() -> None:
    other = state()
    before = SCHEMA.dump(other, OMNISCIENT)
    with pytest.raises(PositionError, match=r"hands\[1\]: 'kong' is no card"):
        SCHEMA.load(other, {"round": 5, "pile": [], "hands": [[], ["kong"]]})
    assert SCHEMA.dump(other, OMNISCIENT) == before


def test_a_state_must_have_its_fields_and_no_others() -> None:
    with pytest.raises(PositionError, match="a whole state must say what pile is"):
        SCHEMA.load(state(), {"round": 5})
    for read in (SCHEMA.load, SCHEMA.merge):
        with pytest.raises(PositionError, match="a state has no field 'hans'; did you mean hands"):
            read(SCHEMA.dump(state(), OMNISCIENT), {"hans": []})


def test_an_observation_is_as_long_as_its_layout_says() -> None:
    assert SCHEMA.layout() == [("round", 1), ("pile", 5), ("hands", 10)]
    assert len(SCHEMA.observe(state(), 0)) == 16
    assert SCHEMA.observe(state(), 0) != SCHEMA.observe(state(), 1)
