"""The documents run: every Python block, every link, every command, every clause."""

from __future__ import annotations

import doctest
import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from lawspeaker.cli import main
from lawspeaker.games.arctic.model.loading import load
from lawspeaker.kernel import shelf
from lawspeaker.kernel.document import Document
from lawspeaker.law.lawbook import book, find, games_with_books

ROOT = Path(__file__).parents[2]
DOCS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.REPORT_NDIFF

every_document = pytest.mark.parametrize("path", DOCS, ids=lambda path: path.relative_to(ROOT).as_posix())


@every_document
def test_every_python_block_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks with prompts are doctests, others are modules whose tests run too; a document's blocks share names."""
    monkeypatch.chdir(tmp_path)
    text = path.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": path.stem}
    before = dict(shelf._boxes)
    for block in FENCE.finditer(text):
        if block[1] != "python":
            continue
        line = text.count("\n", 0, block.start(2))
        if block[2].startswith(">>> "):
            run_prompts(block[2], names, path, line)
        else:
            exec(compile("\n" * line + block[2], str(path), "exec"), names)
            for name in re.findall(r"^def (test_\w+)", block[2], re.MULTILINE):
                names[name]()
    for own in [name for name, box in shelf._boxes.items() if type(box).__module__ == path.stem]:
        del shelf._boxes[own]  # no other test meets the document's own game
    shelf._boxes.update(before)


def run_prompts(block: str, names: dict[str, Any], path: Path, line: int) -> None:
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(block, {}, path.name, str(path), line)
    test.globs = names
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    assert not said, "".join(said)


@every_document
def test_every_link_leads_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@every_document
def test_every_command_is_understood(path: Path) -> None:
    """Commands are read as the program would read them, but not run."""
    text = path.read_text(encoding="utf-8")
    shown = [block[2] for block in FENCE.finditer(text) if block[1] == "console"]
    for line in re.findall(r"^\$ lawspeaker ([^#\n]+)", "\n".join(shown), re.MULTILINE):
        command = whole_command()
        words = shlex.split(line)
        while hasattr(command, "commands"):
            command = command.commands[words.pop(0)]
        command.make_context(command.name, words)


@cache
def whole_command() -> Any:
    """The command line, made once."""
    return get_command(main)


def anchors(path: Path) -> list[str]:
    """The headings of a document, as links name them."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings]


@every_document
def test_every_clause_exists(path: Path) -> None:
    games = "|".join(games_with_books())
    for citation in re.findall(rf"\b(?:{games}):[A-Z0-9][\w.]*\w", path.read_text(encoding="utf-8")):
        game, _, name = citation.partition(":")
        assert book(game).ruling(name) or find(citation)


def first_cells(document: str, heading: str) -> list[str]:
    """The code in the first cell of every row of the tables below a heading."""
    text = (ROOT / document).read_text(encoding="utf-8")
    _, found, rest = text.partition(f"\n## {heading}\n")
    assert found, f"{document} has no heading {heading!r}"
    section = rest.partition("\n## ")[0]
    return re.findall(r"^\| `([^`]+)`", section, re.MULTILINE)


def test_the_data_file_shown_for_the_arctic_is_valid() -> None:
    text = (ROOT / "docs/arctic.md").read_text(encoding="utf-8")
    (shown,) = [block[2] for block in FENCE.finditer(text) if block[1] == "toml"]
    _, data = load(Document("shown.toml", shown))
    assert data.listing("override")
