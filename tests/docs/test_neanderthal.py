"""The page about Neanderthal: its variants, and the examples of fields and data."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from lawspeaker.games.neanderthal.box import SEATS
from lawspeaker.games.neanderthal.model.loading import load
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.match import Match
from tests.docs.test_docs import FENCE, ROOT
from tests.docs.test_root import table

PAGE = "docs/neanderthal.md"


MOMENTS: dict[str, dict[str, Any]] = {  # when there is what a field says
    "step": {"phase": 2},
    "points": {"phase": 7},
    "winners": {
        "phase": 7,
        "seat_of": {"archaic": 0, "neanderthal": 1, "cro_magnon": 2},
        "points": {"archaic": 28},
    },
    "sexuality": {"phase": 2},
    "pieces": {"phase": 2},
    "rolled": {"phase": 4, "hunted": "caribou"},
    "fresh": {"phase": 4},
    "raised": {"phase": 2},
    "acted": {"phase": 6},
    "bids": {"phase": 1, "event": "singing_woman", "step": 5},
}


@pytest.mark.parametrize("example", [row[2].strip("`") for row in table("The fields of a position", PAGE)])
def test_every_example_of_a_field_can_be_read(example: str) -> None:
    """At a table where it makes sense: nothing but what the example says is known of cards and people."""
    example_of = tomllib.loads(example)
    state = {
        **MOMENTS.get(next(iter(example_of)), {}),
        "tableau": {"*": "none"},
        "slots": {"*": "none", "north_1": "caribou"},
        "pieces": {"*": {}, "unassigned": {"archaic": 1, "neanderthal": 1, "cro_magnon": 1}},
        "immature": {"*": False},
        "portals": {"*": {}},
        "alpha": {"*": "unassigned"},
        **example_of,
    }
    if "mapped" in state:
        state["portals"] = {"*": {}, "archaic": {"bison_white": 1}}
    if "vocabulary" in state:  # what is no word lies elsewhere
        state["portals"] = {"*": {}, "archaic": {"bison_white": 1, "bison_black": 1}}
        state["vocabulary"] = {"*": {"orange": 5, "white": 5, "black": 5}, **state["vocabulary"]}
    match = Match.from_position({"game": "neanderthal", "seats": 3, "state": state})
    assert match.ask is not None or match.over


def test_every_variant_is_listed() -> None:
    assert [row[0].strip("`") for row in table("Variants", PAGE)] == list(SEATS)


def test_the_data_file_shown_is_valid() -> None:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    (shown,) = [block[2] for block in FENCE.finditer(text) if block[1] == "toml"]
    _, data = load(2, Document("shown.toml", shown))
    assert len(data.listing("override")) == 4
