"""J The end of the game, points and extinction."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.table import ELDERS, LIVESTOCK, answer, first_edition, owner, record, table

PEOPLE = {"norse": {"unassigned": 3}, "thule": {"unassigned": 3}}


def finish(match: Match) -> Match:
    """Nobody does anything any more in the last phase."""
    while match.ask is not None and match.ask.topic.name == "elder_action":
        match.answer("done")
    return match


def last_turn(*tribes: str, edition: str = "3", **given: Any) -> Match:
    """The elder phase of a turn after which no event is left."""
    begin = first_edition if edition == "1" else table
    given = {"phase": ELDERS, "events": [], "turn": 10, "energy": {"*": 0}, **given}
    return finish(begin(*tribes, **given))


@pytest.mark.law("greenland:J0.1")
def test_the_game_ends_after_the_turn_of_the_last_event() -> None:
    assert last_turn("norse", "thule").ask is None
    assert last_turn("norse", "thule", pieces=PEOPLE, events=["overgrazing"]).ask is not None


@pytest.mark.law("greenland:J0.1")
def test_the_game_ends_when_a_row_has_no_card_on_either_side() -> None:
    rows = {"north": [], "south": ["vinland"]}
    assert last_turn("norse", "thule", pieces=PEOPLE, events=["overgrazing"], warm=rows).ask is None
    cold = last_turn("norse", "thule", pieces=PEOPLE, events=["overgrazing"], warm=rows, cold={"north": ["walrus"]})
    assert cold.ask is not None


@pytest.mark.law("greenland:J0.2", "greenland:J0.3", "greenland:J0.4", "greenland:J0.5", "greenland:J0.7")
def test_example_of_the_document() -> None:
    match = last_turn(
        "norse",
        "thule",
        "tunit",
        pieces={
            "norse": {"unassigned": 4, "norse_2": 1, "vinland": 3},
            "thule": {"unassigned": 11, "thule_2": 4, "tunit_1": 1},
            "tunit": {"unassigned": 12},
        },
        religion={"norse": "polytheist", "thule": "monotheist", "tunit": "monotheist", "*": "polytheist"},
        tableau={"greenland_shark": "norse"},
        warm={"north": ["markland"], "south": []},
        cold={"south": ["vinland", "bog_iron"]},
        ivory={"norse": 0, "thule": 2, "tunit": 2},
        iron={"norse": 0, "thule": 2, "tunit": 5},
    )
    assert match.result.points == [16, 26, 24]
    assert match.result.winners == [1]


@pytest.mark.law("greenland:J0.2")
def test_a_monotheist_scores_no_trophies_and_a_polytheist_no_disks() -> None:
    given: dict[str, Any] = {
        "pieces": {"norse": {"unassigned": 3}, "thule": {"unassigned": 3}},
        "tableau": {"walrus": "norse", "cattle": "thule"},
        "ivory": {"*": 4},
        "iron": {"*": 3},
    }
    polytheists = last_turn("norse", "thule", **given)
    assert polytheists.result.points == [3 + 3, 3 + 2]
    monotheists = last_turn("norse", "thule", religion={"*": "monotheist"}, **given)
    assert monotheists.result.points == [3 + 4 + 6, 3 + 4 + 6]


@pytest.mark.law("greenland:J0.3")
def test_a_monotheist_turns_cards_with_a_value_into_points() -> None:
    match = last_turn(
        "norse",
        "thule",
        religion={"*": "monotheist"},
        tableau={"slit_goggles": "norse", "sword": "norse", "thrall": "norse"},
        ivory={"*": 0},
        iron={"*": 0},
    )
    assert match.result.points == [1 + 1 + 2, 1]
    assert owner(match, "thrall") == "norse", "energy is worth nothing at the end"


@pytest.mark.law("greenland:J0.4")
def test_colonists_count_double_only_on_the_cold_side() -> None:
    people = {"norse": {"unassigned": 1, "vinland": 2}, "thule": {"unassigned": 1}}
    warm = last_turn("norse", "thule", pieces=people)
    cold = last_turn("norse", "thule", pieces=people, warm={"south": ["arctic_char"]}, cold={"south": ["vinland"]})
    assert warm.result.points[0] == 3
    assert cold.result.points[0] == 5


@pytest.mark.law("greenland:J0.5", "greenland:GL.9", "greenland:GL.12")
def test_representatives_score_for_each_monotheist_placard_and_missionaries_not() -> None:
    people = {
        "norse": {"unassigned": 1, "thule_1": 2, "tunit_1": 1, "sami_1": 1},
        "thule": {"unassigned": 1},
        "tunit": {"unassigned": 1},
        "sami": {"unassigned": 1},
    }
    religion = {"norse": "monotheist", "thule": "monotheist", "tunit": "monotheist", "sami": "polytheist"}
    match = last_turn(pieces=people, religion=religion, ivory={"*": 0}, iron={"*": 0})
    assert match.result.points[0] == 5 + 4 + 4


@pytest.mark.law("greenland:J0.5")
def test_the_own_chief_represents_nobody() -> None:
    people = {"norse": {"unassigned": 1, "norse_1": 1}, "thule": {"unassigned": 1, "norse_1": 1}}
    match = last_turn("norse", "thule", pieces=people, religion={"*": "monotheist"}, ivory={"*": 0}, iron={"*": 0})
    assert match.result.points == [2, 2 + 4]


@pytest.mark.law("greenland:J0.5", "greenland:J1.1")
@pytest.mark.parametrize("order", [["norse", "thule"], ["norse"]])
def test_a_tribe_that_is_out_has_no_council_whenever_it_died_out(order: list[str]) -> None:
    people = {"norse": {"unassigned": 1, "thule_1": 1}, "thule": {}}
    religion = {"*": "monotheist"}
    match = last_turn(
        *people, pieces=people, religion=religion, ivory={"*": 0}, iron={"*": 0}, order=order, extinct={"thule": True}
    )
    assert match.result.points == [2, 0]


@pytest.mark.law("greenland:J0.e1")
@pytest.mark.parametrize(("rule", "points"), [("flat", 4), ("each", 8)])
def test_in_the_first_edition_representatives_score_once_or_by_placard(rule: str, points: int) -> None:
    people = {"norse": {"unassigned": 1, "thule_1": 1, "tunit_1": 1}}
    match = last_turn(
        "norse",
        "thule",
        "tunit",
        edition="1",
        pieces=people,
        religion={"*": "monotheist"},
        ivory={"*": 0},
        iron={"*": 0},
        rules={"democracy": rule},
    )
    assert match.result.points[0] == 3 + points


@pytest.mark.law("greenland:J0.6")
def test_iron_breaks_a_tie_and_equal_iron_is_a_draw() -> None:
    assert last_turn("norse", "thule", iron={"norse": 0, "thule": 1}).result.winners == [1]
    assert last_turn("norse", "thule", iron={"*": 1}).result.winners == [0, 1]


@pytest.mark.law("greenland:J1.1", "greenland:J1.e1")
def test_a_tribe_whose_people_are_all_dead_is_out_without_a_score() -> None:
    people = {"norse": {"norse_2": 1}, "thule": {"unassigned": 1, "wed_birgitta": 1}}
    tableau = {"cattle": "norse", "birgitta": "norse", "sigrid": "norse"}
    match = table("norse", "thule", pieces=people, tableau=tableau, phase=LIVESTOCK, energy={"norse": 1}, events=[])
    answer(match, "feed cattle", "pay_energy")  # and then the last elder, who is all there is
    assert "J1.1 extinct norse" in record(match)
    assert owner(match, "cattle") == owner(match, "sigrid") == "none"
    assert owner(match, "birgitta") == "norse", "a married daughter stays in play"
    finish(match)
    assert match.result.points[0] == 0
    assert match.result.winners == [1]


@pytest.mark.law("greenland:J0.e1")
def test_in_the_first_edition_iron_breaks_no_tie() -> None:
    people = {"norse": {"unassigned": 5}, "thule": {"unassigned": 5}}
    given: dict[str, Any] = {"pieces": people, "iron": {"norse": 2, "thule": 1}, "tableau": {"sword": "norse"}}
    match = last_turn("norse", "thule", edition="1", **given)
    assert (match.result.points, match.result.winners) == ([5, 5], [0, 1])
    assert owner(match, "sword") == "norse"
    assert last_turn("norse", "thule", **given).result.winners == [0]


@pytest.mark.law("greenland:J0.6", "greenland:J0.3")
@pytest.mark.parametrize(("edition", "winners"), [("3", [0]), ("1", [0, 1])])
def test_the_iron_in_a_polytheists_cards_breaks_a_tie(edition: str, winners: list[int]) -> None:
    given: dict[str, Any] = {"pieces": PEOPLE, "iron": {"*": 0}, "ivory": {"*": 0}, "tableau": {"sword": "norse"}}
    assert last_turn("norse", "thule", edition=edition, **given).result.winners == winners


@pytest.mark.law("greenland:J0.3")
def test_the_points_so_far_are_those_of_a_game_that_ends_now() -> None:
    given: dict[str, Any] = {"religion": {"*": "monotheist"}, "tableau": {"sword": "norse"}, "phase": ELDERS}
    match = table("norse", "thule", pieces=PEOPLE, iron={"*": 0}, ivory={"*": 0}, **given)
    assert match.facts["points"] == {"norse": 3 + 2, "thule": 3}
    assert owner(match, "sword") == "norse", "nothing is exchanged yet"
