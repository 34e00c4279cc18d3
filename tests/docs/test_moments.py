"""docs/root-moments.md: every moment has its place in the order, and every meeting its tests."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tools import moments

from tests.docs.test_docs import ROOT

PAGE = ROOT / "docs" / "root-moments.md"
TESTS = ROOT / "tests" / "law" / "root"


def section(heading: str) -> str:
    text = PAGE.read_text(encoding="utf-8")
    return re.split(r"^## ", text.split(f"\n## {heading}\n")[1], flags=re.MULTILINE)[0]


def named(text: str) -> set[str]:
    """The moments that a text names: a name without a class is of the class named before it."""
    found: set[str] = set()
    owner = ""
    for code in re.findall(r"`([^`]+)`", text):
        before, _, method = code.rpartition(".")
        owner = before or owner
        found.add(f"{owner}.{method}")
    return found


def test_every_moment_has_its_place_in_the_order() -> None:
    """The table at the end is made; what comes first, and where, is said above it."""
    above = PAGE.read_text(encoding="utf-8").split("\n## Who joins\n")[0]
    said = named(above)
    assert [moment for moment in moments.moments() if not said & names_of(moment)] == []


def names_of(moment: str) -> set[str]:
    """A moment as it may be called: those of all joiners are named by the class at hand too."""
    owner, method = moment.split(".")
    below = {"Joiner": ["Party", "Faction", "Hireling", "Landmark"], "Party": ["Faction", "Hireling"]}.get(owner, [])
    return {f"{each}.{method}" for each in [owner, *below]}


def test_no_moment_is_named_that_there_is_not() -> None:
    above = PAGE.read_text(encoding="utf-8").split("\n## Who joins\n")[0]
    all_of = {name for moment in moments.moments() for name in names_of(moment)}
    written = re.findall(rf"`((?:{'|'.join(moments.MOMENTS_OF)})\.\w+)`", above)
    assert [name for name in written if name not in all_of] == []


def test_whoever_joins_is_found() -> None:
    """A class that overrides a moment is named in its row of the table."""
    found = moments.moments()
    assert found["Party.ignores_first_hit"] == ["HundredsBoard", "KeepersBoard"]
    rows = {row.split("`")[1]: row for row in section("Who joins").splitlines() if row.startswith("| `")}
    assert list(rows) == list(found)
    for moment, joining in found.items():
        for name in joining:
            assert moments.joiner(name) in rows[moment]


def functions_of(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {f"{file.stem}::{node.name}" for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_meeting_is_played_by_tests_that_there_are() -> None:
    rows = [row for row in section("Meetings").splitlines() if row.startswith("| ")][1:]
    listed = [re.findall(r"`([^`]+::[^`]+)`", row) for row in rows]
    assert all(listed)
    there = {name for file in TESTS.glob("test_*.py") for name in functions_of(file)}
    assert [name for names in listed for name in names if name not in there] == []


def test_every_test_of_the_meetings_is_listed() -> None:
    listed = set(re.findall(r"`(test_[^`]+::test_[^`]+)`", section("Meetings")))
    played = {name for file in TESTS.glob("test_meetings*.py") for name in functions_of(file) if "::test_" in name}
    assert sorted(played - listed) == []
