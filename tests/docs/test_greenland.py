"""The page about Greenland: its variants, and the examples of fields and data."""

from __future__ import annotations

import tomllib

import pytest

from lawspeaker.games.greenland.box import SEATS
from lawspeaker.games.greenland.model.loading import load
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.docs.test_docs import FENCE, ROOT
from tests.docs.test_root import table

PAGE = "docs/greenland.md"


@pytest.mark.parametrize("example", [row[2].strip("`") for row in table("The fields of a position", PAGE)])
def test_every_example_of_a_field_can_be_read(example: str) -> None:
    """At a table where it makes sense: cards must be where the example takes them from, and the phase the right one."""
    given = tomllib.loads(example)
    empty = {
        "tableau": {"*": "none"},
        "warm": {"north": ["markland"], "south": ["vinland"]},
        "decks": {"north": [], "south": []},
    }
    hunting = {**empty, "warm": {"north": ["markland", "walrus"], "south": ["vinland"]}}
    met = {"walrus": {"norse": 1, "thule": 1}}
    talking = {**hunting, "phase": 3, "pieces": met, "contested": "walrus", "speaker": "norse"}
    later = [{**hunting, "phase": phase} for phase in (3, 4, 5, 6, 7)]
    variants = [
        readable({**empty, **given}, seats, {"variant": variant, "tribe_1": "thule"})
        for seats, variant in ((1, "saga"), (4, "coop"))
    ]
    assert any(variants) or any(readable({**state, **given}) for state in (empty, hunting, talking, *later))


def readable(state: dict[str, object], seats: int = 4, rules: dict[str, str] | None = None) -> bool:
    try:
        Match.from_position({"game": "greenland", "seats": seats, "rules": rules or {}, "state": state})
    except PositionError:
        return False
    return True


def test_every_variant_is_listed_with_its_seats() -> None:
    listed = [row[0].strip("`") for row in table("Variants", PAGE)]
    assert listed == [*SEATS["3"], *(variant for variant in SEATS["1"] if variant not in SEATS["3"])]


def test_the_data_file_shown_is_valid() -> None:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    (shown,) = [block[2] for block in FENCE.finditer(text) if block[1] == "toml"]
    _, data = load(3, Document("shown.toml", shown))
    assert len(data.listing("override")) == 4
