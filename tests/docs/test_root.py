"""The tables of docs/root.md say what the game asks, offers and keeps."""

from __future__ import annotations

import random
import re
import tomllib

import pytest

from lawspeaker.games.root import hirelings
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import LANDMARKS
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.docs.test_docs import ROOT, first_cells
from tests.text.catalogues import used_phrases

PAGE = "docs/root.md"
ANY_TIME = {"use", "dominate", "take_dominance", "open_path", "expose", "trade_at_market", *hirelings.EXTRAS}


def table(heading: str, page: str = PAGE) -> list[list[str]]:
    """The cells of every row whose first is code, below a heading of the second or third order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    section = re.split(rf"^##+ {heading}$", text, flags=re.MULTILINE)[1]
    lines = re.split(r"^##+ ", section, flags=re.MULTILINE)[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line.startswith("| `")]


def codes(cell: str) -> set[str]:
    found = set(re.findall(r"`([^`]+)`", cell))
    return found | ANY_TIME if "any time" in cell else found


def test_every_topic_is_explained() -> None:
    asked, _ = used_phrases("root")
    assert sorted(first_cells(PAGE, "Topics")) == sorted(asked)


@pytest.mark.parametrize("seed", range(12))
def test_topics_have_the_clauses_and_options_that_the_page_says(seed: int) -> None:
    rows = {row[0].strip("`"): row for row in table("Topics")}
    lots = random.Random(seed)
    seats = 2 + seed % 4
    match = start("root", seats=seats, seed=seed, rules=shelf.find("root").sample(seats, lots), keep=0, record=False)
    for _ in range(800):
        if match.ask is None:
            break
        _, _, clauses, options = rows[match.ask.topic.name]
        assert match.ask.clause in clauses.split(", "), match.ask
        assert {option.kind for option in match.ask.options} <= codes(options), match.ask
        match.choose(lots.randrange(len(match.ask.options)))


def test_every_option_is_explained() -> None:
    catalogue = start("root", seats=5).game.setting.catalogue
    written = [" ".join([kind, *(f"<{name}>" for name in family.names)]) for kind, family in catalogue.families.items()]
    assert sorted(first_cells(PAGE, "Options")) == sorted(written)
    for _, example, _ in table("Options"):
        assert str(catalogue.find(example.strip("`"))) == example.strip("`")


def test_every_field_of_a_position_is_explained() -> None:
    setting = start("root", seats=5).game.setting
    assert isinstance(setting, RootSetting)
    assert [row[0].strip("`") for row in table("The fields of a position")] == [
        field.name for field in setting.fields if field.written or field.example
    ]


def test_every_field_of_a_landmark_is_explained() -> None:
    setting = start("root", seats=2).game.setting
    assert isinstance(setting, RootSetting)
    assert setting.make_landmark is not None
    shapes = {name: setting.make_landmark(number).shapes(setting) for number, name in enumerate(LANDMARKS)}
    shown = {name: ["clearing"] if name != "ferry" else [] for name in LANDMARKS}
    for field, of, _ in table("Landmarks")[1:]:
        shown[of.strip("`")].append(field.strip("`"))
    assert shown == {name: list(fields) for name, fields in shapes.items()}


@pytest.mark.parametrize("example", [row[2].strip("`") for row in table("The fields of a position")])
def test_every_example_of_a_field_can_be_read(example: str) -> None:
    """At a table where it makes sense: some need the lake, the mountain or the other deck, some a turn, a coalition,
    the Coffin Makers or the end.
    """
    given = tomllib.loads(example)
    moments: list[dict[str, object]] = [
        {"crafted_items": {"0": {"boot": 1}}},
        {"phase": "birdsong"},
        {"phase": "birdsong", "dominance": {"3": "dominance_fox"}},
        {"phase": "over"},
        {"crafted": {"0": ["coffin_makers"]}},
        {"step": 1},
    ]
    tables: list[dict[str, str]] = [
        {},
        {"map": "lake"},
        {"map": "mountain"},
        {"deck": "exiles"},
        {"landmarks": "one"},
        {"hirelings": "three"},
        {"setup": "draft"},
    ]
    assert any(readable({**moment, **given}, rules) for moment in moments for rules in tables)


def readable(state: dict[str, object], rules: dict[str, str]) -> bool:
    try:
        Match.from_position({"game": "root", "seats": 4, "rules": rules, "state": state})
    except PositionError:
        return False
    return True
