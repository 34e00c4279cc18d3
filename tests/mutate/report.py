"""What came of a run: kept while it goes on, shown in the terminal, and written as JSON and Markdown."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct
from rich.table import Table

from tests.mutate.mutants import Mutant
from tests.mutate.rules import PACKAGES, ROOT, package_of
from tests.mutate.trial import SURVIVED, TIMED_OUT, UNTRIED, Verdict

FOLDER = ROOT / "build" / "mutate"
KEPT = FOLDER / "tried.jsonl"


class Tried(Struct, frozen=True):
    """A mutant and its verdict."""

    mutant: Mutant
    verdict: Verdict


def keep(tried: Tried) -> None:
    """Note a verdict at once, so that a run that is stopped can go on."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with KEPT.open("ab") as file:
        file.write(msgspec.json.encode(tried) + b"\n")


def forget() -> None:
    """Begin anew."""
    KEPT.unlink(missing_ok=True)


def caught_before() -> dict[str, Tried]:
    """What was caught already, by key. What survived is tried again: there may be new tests."""
    if not KEPT.exists():
        return {}
    lines = KEPT.read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Tried) for line in lines if line.endswith(b"}")]
    return {tried.mutant.key: tried for tried in found if tried.verdict.caught}


def survivors(tried: list[Tried]) -> list[Mutant]:
    """The mutants that no test noticed, in the order of the files."""
    found = [each.mutant for each in tried if each.verdict.status == SURVIVED]
    return sorted(found, key=lambda mutant: (mutant.file, mutant.line, mutant.text))


def share_caught(tried: list[Tried]) -> float:
    """How many of a hundred were caught."""
    return 100 * sum(each.verdict.caught for each in tried) / len(tried) if tried else 100.0


def summary(tried: list[Tried]) -> str:
    """One line."""
    caught = [each for each in tried if each.verdict.caught]
    citing = sum(each.verdict.citing for each in caught)
    traced = sum(each.verdict.traced for each in caught)
    played = sum(each.verdict.played for each in caught)
    late = sum(each.verdict.status == TIMED_OUT for each in caught)
    untried = sum(each.verdict.status == UNTRIED for each in tried)
    return (
        f"{len(caught)} of {len(tried)} caught ({share_caught(tried):.1f} %): {citing} by a test that cites what was "
        f"broken, {len(caught) - citing - traced - played - late} by another law test, {traced} only by the trace of a "
        f"law test, {played} only by a playthrough, {late} timed out"
        + (f"; {untried} could not be tried" if untried else "")
    )


def table(tried: list[Tried]) -> Table:
    """The survivors, for the terminal."""
    found = Table("where", "before", "after", "clauses", title="Survivors", show_lines=True)
    for mutant in survivors(tried):
        found.add_row(f"{mutant.file}:{mutant.line}", mutant.before, mutant.after, " ".join(mutant.clauses))
    return found


def write(tried: list[Tried], head: str, folder: Path = FOLDER) -> None:
    """The report as JSON and as Markdown."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(tried)))
    (folder / "report.md").write_text(markdown(tried, head), encoding="utf-8")


def markdown(tried: list[Tried], head: str) -> str:
    """The report as a page."""
    lines = ["# Broken rules", "", head, "", summary(tried) + ".", "", "| rules | tried | caught |", "|---|--:|--:|"]
    for package in PACKAGES:
        here = [each for each in tried if package_of(each.mutant.file) == package]
        if here:
            lines.append(f"| {package} | {len(here)} | {sum(each.verdict.caught for each in here)} |")
    lines += ["", "## Survivors", ""]
    for mutant in survivors(tried):
        clauses = ", ".join(mutant.clauses) or "no clause"
        lines += [
            f"- `{mutant.file}:{mutant.line}` in `{mutant.function or 'the module'}` ({clauses})",
            "",
            "  ```diff",
        ]
        lines += [f"  - {mutant.before}", f"  + {mutant.after}", "  ```", ""]
    for each in tried:
        if each.verdict.status == UNTRIED:
            lines += [f"- `{each.mutant.file}:{each.mutant.line}` could not be tried: {each.verdict.test}", ""]
    return "\n".join(lines)
