"""What `make generate` writes is as the declarations say now."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import cast

import pytest
from tools import code
from tools.generate import BLOCK, ROOT, files, renewed

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.field import Field
from lawspeaker.kernel.option import Domain
from lawspeaker.kernel.schema import Cards, Each, Flag, Grid, Name, Parts, Row, SeatNumber, Shape, Some, Whole
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import NOBODY_SEES, OMNISCIENT, Zone, ZoneKind
from lawspeaker.law.lawbook import games_with_books

WITH_BLOCKS = [file for file in files() if BLOCK.search(file.read_text(encoding="utf-8"))]
COLOUR = Domain("colour", ["red", "blue"])
PILE = ZoneKind("pile", "card", NOBODY_SEES, "1.1")


@pytest.mark.parametrize("file", WITH_BLOCKS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_what_is_made_is_as_it_would_be_made_now(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert renewed(text) == text, "make generate writes it"


def test_every_marker_is_one_of_a_pair() -> None:
    for file in files():
        text = file.read_text(encoding="utf-8")
        starts, ends = re.findall(r"(?:#|<!--) made: ", text), re.findall(r"(?:#|<!--) end made", text)
        assert len(starts) == len(ends) == len(BLOCK.findall(text)), file


@pytest.mark.parametrize("game", games_with_books())
def test_every_game_has_its_tables_made(game: str) -> None:
    pages = "".join(file.read_text(encoding="utf-8") for file in WITH_BLOCKS if file.suffix == ".md")
    assert f"<!-- made: rulings of {game} " in pages


WITH_OPTIONS = [game for game in games_with_books() if "made: options" in (ROOT / f"docs/{game}.md").read_text("utf-8")]


@pytest.mark.parametrize("game", WITH_OPTIONS)
def test_every_family_of_options_says_what_it_means_and_shows_one_of_them(game: str) -> None:
    catalogue = code.setting_of(game).catalogue
    for family in catalogue.families.values():
        assert family.meaning, family.kind
        assert catalogue.find(family.example).kind == family.kind


EXAMPLES = [(game, field.name) for game in games_with_books() for field in code.fields_of(game) if field.example]
AGREED = {("root", "closed"): {"map": "mountain"}}  # no path of the other maps is closed


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_every_example_of_a_field_is_written_as_its_shape_says(game: str, name: str) -> None:
    """At a table of some size: some examples have a value for each seat."""
    assert any(reads(game, name, seats) for seats in shelf.find(game).seat_counts)


def reads(game: str, name: str, seats: int) -> bool:
    state = start(game, seats, rules=AGREED.get((game, name), {})).game
    (field,) = [field for field in state.setting.fields if field.name == name]
    base = field.shape.dump(getattr(state, name), OMNISCIENT)
    try:
        field.shape.load(field.shape.merge(base, tomllib.loads(field.example)[name], name), name)
    except PositionError:
        return False
    return True


@pytest.mark.parametrize(
    ("shape", "kept", "blank", "copied"),
    [
        (Whole(1, 9), "int", 1, "self.x"),
        (Whole(-9), "int", 0, "self.x"),
        (Flag(), "bool", False, "self.x"),
        (Name(COLOUR), "int", 0, "self.x"),
        (Name(COLOUR, none="none"), "int", -1, "self.x"),
        (SeatNumber(2), "int", -1, "self.x"),
        (Row(Flag(), 3), "list[bool]", [False] * 3, "self.x[:]"),
        (Some(Whole(), 3), "list[int]", [], "self.x[:]"),
        (Each(COLOUR, Whole(), 7), "list[int]", [7, 7], "self.x[:]"),
        (Each(COLOUR, Flag(), False), "list[bool]", [False, False], "self.x[:]"),
        (Each(COLOUR, Some(Whole(), 3)), "list[list[int]]", [[], []], "[each[:] for each in self.x]"),
        (Grid(COLOUR, COLOUR, Whole(-1), -1), "list[int]", [-1] * 4, "self.x[:]"),
    ],
)
def test_types_values_and_copies_follow_from_shapes(shape: Shape, kept: str, blank: object, copied: str) -> None:
    assert shape.kept() == kept
    assert repr(shape.blank()) == repr(blank)  # and not only equal, as 0 and False are
    assert code.copied("self.x", Field("x", shape, "")) == copied
    assert code.copied("self.x", Field("x", shape, "", copied="self.x")) == "self.x"


def blanks(shape: Shape) -> list[Zone]:
    return cast("list[Zone]", shape.blank())


def test_zones_are_made_of_their_kind_and_copied_one_by_one() -> None:
    pile = Cards(COLOUR, kind=PILE)
    assert [zone.name for zone in blanks(Row(pile, 2))] == ["pile 0", "pile 1"]
    assert [zone.name for zone in blanks(Parts({"north": pile, "south": pile}))] == ["pile", "pile"]
    assert code.copied("self.x", Field("x", pile, "")) == "self.x.copy()"
    assert code.copied("self.x", Field("x", Row(pile, 2), "")) == "[each.copy() for each in self.x]"


def test_a_long_meaning_stands_above_its_attribute_without_what_is_about_positions() -> None:
    assert code.attribute(Field("x", Whole(), "so many; none if left out")) == ["self.x: int = 0  # so many"]
    *above, line = code.attribute(Field("x", Flag(), "word " * 40))
    assert line == "self.x: bool = False"
    assert len(above) == 2
