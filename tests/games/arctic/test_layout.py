"""The layout of The Arctic: what never changes on the table, for whoever draws it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

from lawspeaker.kernel import shelf
from lawspeaker.kernel.start import start
from lawspeaker.text.face import face_of

Printed = dict[str, dict[str, dict[str, object]]]


def layout(seats: int, data: Path | None = None) -> dict[str, object]:
    match = start("arctic", seats=seats, data=data)
    return face_of(shelf.find("arctic")).layout(match.game.setting)


def test_every_region_of_a_view_is_on_the_map() -> None:
    state = cast("dict[str, dict[str, object]]", start("arctic", seats=2).view(0)["state"])
    assert set(state["ships"]) | set(state["control"]) <= set(cast(Printed, layout(2))["regions"])


def test_a_region_has_its_ring_owner_deposit_cost_and_neighbours() -> None:
    regions = cast(Printed, layout(2))["regions"]
    assert regions["RU_C1"] == {
        "kind": "coast",
        "ring": "outer",
        "owner": "RU",
        "deposit": "oil",
        "cost": 1,
        "harbour": ["RU"],
        "neighbours": ["RU_M1", "RU_M2", "RU_M3", "NO_M1", "RU_C2", "NO_C2"],
        "north": ["RU_M1", "RU_M2"],
    }
    assert regions["POLE"]["owner"] is None
    assert regions["POLE"]["deposit"] is None


def test_tracks_and_values_are_those_of_the_number_of_players() -> None:
    two, four = layout(2), layout(4)
    assert two["yellow"] == {"high": 3, "low": 1}
    assert four["yellow"] == {"high": 5, "low": 3}
    assert cast("list[int]", four["track"])[:4] == [5, 4, 3, 3]
    assert cast("dict[str, list[int]]", four["values"])["gas"][5] == 7


def test_countries_have_what_is_printed_on_their_displays() -> None:
    told = layout(3)
    countries = cast(Printed, told)["countries"]
    assert list(countries) == ["RU", "NO", "EU", "CA", "US"]
    assert countries["EU"] == {"tax": 3, "build_limit": 2, "council_markers": 2, "ships": 12}
    assert told["accession"] == {"joins": "NO", "union": "EU", "tax": 4, "build_limit": 3}
    assert told["actions"] == [["facility", "ships", "diplomacy"], ["unrest", "tax", "move"]]


def test_a_users_own_data_shows(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[track.2]\nyellow = [9, 8]\n\n[building_cost]\ninner = 7\n", encoding="utf-8")
    told = layout(2, own)
    assert told["yellow"] == {"high": 9, "low": 8}
    assert cast(Printed, told)["regions"]["RU_I"]["cost"] == 7


def test_it_is_plain_data() -> None:
    told = layout(3)
    assert json.loads(json.dumps(told)) == told
