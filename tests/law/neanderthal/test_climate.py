"""D1 Global cooling and warming, and D2 the Würm glacial."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import GAP, ICE, answer, asked, dice, options, record, row, seen, state
from tests.law.neanderthal.turns import icon


def cooling(**given: Any) -> Match:
    """It becomes colder, and then a blizzard strikes nobody."""
    return icon("scavenger_woman", 1, **given)


def warming(**given: Any) -> Match:
    """It becomes warmer, and then dice roll for elders whom nobody has."""
    return icon("paintress", 1, **given)


def full(*cards: str, rest: str = GAP) -> list[str]:
    """A row of six that begins with these cards."""
    return [*cards, *[rest] * (6 - len(cards))]


def deck(name: str, *cards: str) -> dict[str, Any]:
    """What is left of a deck, the top card last."""
    return {"decks": {name: list(cards)}}


# D1 Cooling


@pytest.mark.law("neanderthal:D1.1", "neanderthal:D1.2", "neanderthal:B1a")
def test_ice_takes_the_place_of_the_lowest_climax_in_the_north_which_moves_south() -> None:
    match = cooling(north=["steppe_bison", "irish_elk", "woolly_rhinoceros"], south=["horse", "rabbits", "ibex"])
    assert row(match, "north") == full("steppe_bison", ICE, "woolly_rhinoceros")
    assert row(match, "south") == full("horse", "irish_elk", "ibex")
    assert "D1.2 removed rabbits" in record(match)


@pytest.mark.law("neanderthal:D1.1")
def test_the_ice_is_the_top_card_of_the_north_and_nobody_sees_it() -> None:
    match = cooling(north=["irish_elk"], south=["rabbits"], **deck("north", "musk_ox", "great_auk"))
    found = state(match)
    assert (found["down"]["north"], found["lies"]["north"], found["decks"]["north"]) == (
        ["great_auk"],
        ["north_1"],
        ["musk_ox"],
    )
    assert seen(match)["down"]["north"] == [None]
    assert not any("great_auk" in line for line in record(match))


@pytest.mark.law("neanderthal:D1.2", "neanderthal:G5b")
def test_a_biome_that_moves_south_fills_a_gap() -> None:
    match = cooling(north=["irish_elk"], south=[GAP, "rabbits"])
    assert row(match, "south") == full("irish_elk", "rabbits")
    assert not any("removed" in line for line in record(match))


@pytest.mark.law("neanderthal:D1a.1", "neanderthal:D1.2")
def test_ice_in_the_south_stays_and_what_moves_onto_it_is_lost() -> None:
    match = cooling(north=["irish_elk"], south=[ICE, "rabbits"])
    assert (row(match, "north"), row(match, "south")) == (full(ICE), full(ICE, "rabbits"))
    assert "D1a.1 removed irish_elk" in record(match)


@pytest.mark.law("neanderthal:D1a.1")
def test_ice_counts_as_the_highest_climax() -> None:
    match = cooling(north=[ICE, "musk_ox"], south=["rabbits", "horse"])
    assert row(match, "north") == full(ICE, ICE)
    assert row(match, "south") == full("rabbits", "musk_ox")


@pytest.mark.law("neanderthal:B1a.2")
@pytest.mark.parametrize(("pick", "left"), [(0, "chamois"), (1, "red_deer")])
def test_in_the_first_edition_chance_decides_between_two_equal_climaxes(pick: int, left: str) -> None:
    given = {"north": ["red_deer", "chamois"], "south": ["rabbits"], "chance": dice(picks=[pick])}
    match = cooling(rules={"edition": "1"}, **given)
    assert [card for card in row(match, "north") if card not in (ICE, GAP)] == [left]
    assert row(cooling(**given), "north") == full(ICE, "chamois")


# D1a.2 The north is all ice


@pytest.mark.law("neanderthal:D1a.2")
def test_where_the_north_is_all_ice_an_ice_sheet_moves_onto_the_lowest_climax_of_the_south() -> None:
    match = cooling(north=[ICE] * 6, south=["horse", "rabbits", "elephant", "ibex", "aurochs", "red_deer"])
    assert row(match, "north") == [ICE] * 6
    assert row(match, "south") == ["horse", "rabbits", ICE, "ibex", "aurochs", "red_deer"]
    lines = record(match)
    assert "D1a.2 removed elephant" in lines
    assert "D1a.2 ice_moved north_3 south_3" in lines
    assert len(state(match)["down"]["north"]) == 7


@pytest.mark.law("neanderthal:D1a.2")
def test_or_into_any_gap_of_the_south_as_the_first_player_likes() -> None:
    match = cooling(north=[ICE] * 6, south=["elephant", GAP, "rabbits", GAP, "ibex", "horse"])
    assert asked(match) == (0, "which_gap", "D1a.2")
    assert options(match) == {"into south_2", "into south_4"}
    answer(match, "into south_4")
    assert row(match, "south") == ["elephant", GAP, "rabbits", ICE, "ibex", "horse"]
    assert row(match, "north") == [ICE] * 6


@pytest.mark.law("neanderthal:D1a.2")
def test_by_another_ruling_the_leftmost_gap_is_taken() -> None:
    given = {"north": [ICE] * 6, "south": ["elephant", GAP, "rabbits", GAP, "ibex", "horse"]}
    match = cooling(rules={"gap_choice": "leftmost"}, **given)
    assert row(match, "south") == ["elephant", ICE, "rabbits", GAP, "ibex", "horse"]


@pytest.mark.law("neanderthal:D1a.2", "neanderthal:D1.1")
def test_where_all_of_europe_is_ice_no_more_comes() -> None:
    match = cooling(north=[ICE] * 6, south=[ICE] * 6)
    assert len(state(match)["down"]["north"]) == 12


@pytest.mark.law("neanderthal:D1.1", "neanderthal:G5b")
def test_a_north_of_ice_and_gaps_stays_as_it_is() -> None:
    match = cooling(north=[ICE, GAP, ICE, ICE, ICE, ICE], south=["rabbits"])
    assert row(match, "north") == [ICE, GAP, ICE, ICE, ICE, ICE]
    assert row(match, "south") == full("rabbits")


@pytest.mark.law("neanderthal:D1.1", "neanderthal:G5b")
def test_by_another_ruling_ice_comes_into_a_gap_of_such_a_north() -> None:
    match = cooling(north=[ICE, GAP, ICE, GAP, ICE, ICE], south=["rabbits"], rules={"climate_gaps": "filled"})
    assert options(match) == {"into north_2", "into north_4"}
    answer(match, "into north_4")
    assert row(match, "north") == [ICE, GAP, ICE, ICE, ICE, ICE]


# Warming


@pytest.mark.law("neanderthal:D1.3")
def test_a_card_of_the_south_takes_the_place_of_the_lowest_climax_which_moves_north() -> None:
    match = warming(north=["caribou", "irish_elk"], south=["horse", "elephant"])
    north, south = row(match, "north"), row(match, "south")
    assert north == full("caribou", "elephant")
    assert south[0] == "horse"
    assert f"D1.3 came {south[1]} south_2" in record(match)
    assert "D1.3 removed irish_elk" in record(match)


@pytest.mark.law("neanderthal:D1.3")
def test_the_new_card_is_the_top_one_of_the_south_and_lies_face_up() -> None:
    match = warming(south=["elephant"], north=["caribou"], **deck("south", "ibex", "aurochs"))
    assert row(match, "south") == full("aurochs")
    assert state(match)["decks"]["south"] == ["ibex"]


@pytest.mark.law("neanderthal:D1.3", "neanderthal:G5b")
def test_a_biome_that_moves_north_fills_a_gap() -> None:
    match = warming(north=[GAP, "caribou"], south=["elephant", "horse"])
    assert row(match, "north") == full("elephant", "caribou")
    assert not any("removed" in line for line in record(match))


@pytest.mark.law("neanderthal:D1.4")
def test_under_ice_it_melts_the_ice_and_is_lost() -> None:
    match = warming(north=[ICE, "caribou"], south=["elephant", "horse"])
    north = row(match, "north")
    assert north[0] not in (ICE, GAP, "elephant")
    assert f"D1.4 melted north_1 {north[0]}" in record(match)
    assert "D1.4 removed elephant" in record(match)
    assert state(match)["down"]["north"] == []


@pytest.mark.law("neanderthal:D1b", "neanderthal:D1a.1")
def test_all_ice_of_the_south_melts_but_not_that_of_the_north() -> None:
    match = warming(north=["caribou", ICE], south=["elephant", ICE, ICE, "horse"])
    south = row(match, "south")
    assert ICE not in south
    assert row(match, "north") == full("elephant", ICE)
    melted = [line for line in record(match) if "D1b melted" in line]
    assert melted == [f"D1b melted south_2 {south[1]}", f"D1b melted south_3 {south[2]}"]


@pytest.mark.law("neanderthal:D1b")
def test_what_melts_is_not_displaced_in_the_same_warming() -> None:
    match = warming(north=["caribou"], south=["ibex", ICE, "horse"], **deck("south", "aurochs"))
    assert row(match, "north")[2] == "horse"
    assert row(match, "south")[2] == "aurochs"


@pytest.mark.law("neanderthal:D1.3", "neanderthal:D1b")
def test_without_a_biome_in_the_south_its_ice_melts_and_no_card_comes() -> None:
    match = warming(north=["caribou"], south=[ICE, GAP], **deck("south", "aurochs"))
    assert row(match, "south")[1] == GAP
    assert row(match, "south")[0] not in (ICE, GAP)
    assert state(match)["decks"]["south"] == ["aurochs"]


@pytest.mark.law("neanderthal:D1.3", "neanderthal:G5b")
def test_by_another_ruling_a_card_comes_into_a_gap_of_such_a_south() -> None:
    match = warming(north=["caribou"], south=[ICE] * 5, **deck("south", "aurochs"), rules={"climate_gaps": "filled"})
    assert row(match, "south")[5] == "aurochs"
    assert row(match, "north") == full("caribou")


# Empty decks


@pytest.mark.law("neanderthal:D1.1", "neanderthal:L3c.2")
def test_an_empty_deck_of_the_north_is_helped_out_by_that_of_the_south() -> None:
    match = cooling(north=["irish_elk"], south=["rabbits"], **deck("north"))
    assert row(match, "north") == full(ICE)
    assert len(state(match)["down"]["south"]) == 1


@pytest.mark.law("neanderthal:D1.3", "neanderthal:L3c.2")
def test_an_empty_deck_of_the_south_is_helped_out_by_that_of_the_north() -> None:
    match = warming(north=["irish_elk"], south=["rabbits"], decks={"north": ["musk_ox"], "south": []})
    assert row(match, "south") == full("musk_ox")


@pytest.mark.law("neanderthal:D1.1", "neanderthal:D1.3", "neanderthal:D1b")
def test_by_another_ruling_nothing_is_displaced_then_but_ice_melts() -> None:
    rules = {"empty_deck": "nothing"}
    match = cooling(north=["irish_elk"], south=["rabbits"], **deck("north"), rules=rules)
    assert (row(match, "north"), row(match, "south")) == (full("irish_elk"), full("rabbits"))
    match = warming(north=["irish_elk"], south=["rabbits", ICE], **deck("south"), rules=rules)
    assert row(match, "north") == full("irish_elk")
    assert row(match, "south")[0] == "rabbits"
    assert row(match, "south")[1] not in (ICE, GAP)


# D2 The Würm


@pytest.mark.law("neanderthal:D2.1")
def test_the_wurm_puts_an_unused_daughter_under_the_events() -> None:
    match = icon("telling_mother", 1, events=["piper", "housewife"], unused=["matriarch"])
    found = state(match)
    assert (found["events"], found["unused"]) == (["matriarch", "piper", "housewife"], [])
    assert seen(match)["events"] == [None, None, None]
    assert "D2.1 lasts_longer" in record(match)


@pytest.mark.law("neanderthal:D2.1")
def test_without_an_unused_daughter_the_wurm_does_nothing() -> None:
    match = icon("telling_mother", 1, events=["piper"])
    assert state(match)["events"] == ["piper"]
    assert "D2.1 lasts_longer" not in record(match)
