"""The layout of Greenland, and what its facts tell for whoever draws the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from lawspeaker.games.tribes.phases import EVENT
from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.text.face import face_of
from tests.law.greenland.table import HUNT, table

Printed = dict[str, dict[str, dict[str, Any]]]


def layout(data: Path | None = None, **rules: str) -> dict[str, object]:
    match = start("greenland", seats=2, rules=rules, data=data)
    return face_of(shelf.find("greenland")).layout(match.game.setting)


def facts(match: Match) -> dict[str, Any]:
    return cast("dict[str, Any]", match.view(0)["facts"])


# What is printed


@pytest.mark.parametrize("edition", ["3", "1"])
def test_every_card_of_a_table_is_printed(edition: str) -> None:
    match = start("greenland", seats=2, rules={"edition": edition})
    told = cast(Printed, layout(edition=edition))
    assert set(facts(match)["hunts"]) <= set(told["cards"])
    assert {card for cards in facts(match)["tableau"].values() for card in cards} <= set(told["cards"])
    assert set(facts(match)["seats"]) <= set(told["placards"])


def test_a_card_has_what_it_does_in_a_tableau() -> None:
    cards = cast(Printed, layout())["cards"]
    cattle = cards["cattle"]
    assert (cattle["kind"], cattle["home"], cattle["hay"], cattle["gives"]) == ("animal", "norse", 2, 2)
    assert (cattle["raid"], cattle["value"]) == ([1, 3], {"energy": 2, "ivory": 0, "iron": 0})
    assert cards["kirima"]["rerolls"] == {"maritime": [4]}
    assert cards["kirima"]["first"] == ["maritime"]
    assert cards["toggle_head_harpoon"]["changes"] == {"maritime": [3]}
    assert cards["pot"]["powers"] == ["rounds_down"]
    assert (cards["walrus"]["row"], cards["pot"]["row"]) == ("north", None)


def test_a_placard_has_the_ranks_of_both_sides() -> None:
    norse = cast(Printed, layout())["placards"]["norse"]
    assert norse["home"] == "south"
    assert [rank["title"] for rank in norse["sides"]["polytheist"]][:3] == ["chief", "gothi", "blacksmith"]
    assert [rank["title"] for rank in norse["sides"]["monotheist"]][:3] == ["thing", "bishop", "blacksmith"]


def test_the_first_edition_has_no_sami() -> None:
    told = cast(Printed, layout(edition="1"))
    assert "sami" not in told["placards"]
    assert "geala" not in told["cards"]


def test_values_that_are_ours_are_named(tmp_path: Path) -> None:
    assert cast(Printed, layout())["cards"]["walrus"]["ours"] == ["climax", "points"]
    own = tmp_path / "my.toml"
    own.write_text("[biome.walrus]\npoints = 9\n", encoding="utf-8")
    walrus = cast(Printed, layout(own))["cards"]["walrus"]
    assert (walrus["points"], walrus["ours"]) == (9, ["climax"])


@pytest.mark.parametrize("edition", ["3", "1"])
def test_it_is_plain_data(edition: str) -> None:
    told = layout(edition=edition)
    assert json.loads(json.dumps(told)) == told


# What follows from the table


ROWS: dict[str, Any] = {
    "warm": {"north": ["markland", "walrus"], "south": ["vinland", "hooded_seal"]},
    "cold": {"north": ["polar_bear"], "south": []},
}


def test_a_cold_card_is_hit_with_a_1_only() -> None:
    hunts = facts(table("norse", "thule", **ROWS))["hunts"]
    assert hunts["walrus"]["hitting"] == [1, 2]
    assert hunts["polar_bear"]["hitting"] == [1]


def test_a_hostile_new_world_is_raided() -> None:
    peaceful = facts(table("norse", "thule", **ROWS))["hunts"]["markland"]
    hostile = facts(table("norse", "thule", hostile={"north": True}, **ROWS))["hunts"]["markland"]
    assert (peaceful["type"], peaceful["deadly"]) == ("metallurgy", [3])
    assert (hostile["type"], hostile["deadly"]) == ("raid", [3, 6])


def test_the_lowest_climax_of_a_row_is_replaced_next() -> None:
    assert facts(table("norse", "thule", **ROWS))["first_out"] == {"north": "walrus", "south": "hooded_seal"}


def test_points_are_told_as_if_they_were_counted_now() -> None:
    match = table(
        "norse",
        "thule",
        phase=HUNT,
        pieces={"norse": {"unassigned": 4}, "thule": {"unassigned": 3}},
        religion={"thule": "monotheist"},
        tableau={"walrus": "norse"},
        ivory={"norse": 5, "thule": 2},
        iron={"norse": 5, "thule": 1},
    )
    before = match.position()
    assert facts(match)["points"] == {"norse": 4 + 3, "thule": 3 + 2 + 2}
    assert match.position() == before


def test_nobody_has_points_of_his_own_where_all_win_together() -> None:
    match = start("greenland", seats=2, rules={"variant": "coop"})
    assert facts(match)["points"] == {}
    assert facts(match)["conditions"] == [False, False, False]


def test_the_icons_of_the_event_and_what_the_ship_brings() -> None:
    told = facts(table("norse", "thule", phase=EVENT, event="smallpox"))
    assert told["icons"][0] == {"kind": "venereal", "number": 0, "tribes": ["norse"]}
    assert (told["ship"], told["goods"]) == (True, "pot")
