"""A broken rule is caught, a sound one is not, and one that never ends is stopped; and what is told of it all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.mutate.__main__ import sample
from tests.mutate.mutants import Mutant, file_mutants
from tests.mutate.report import Tried, markdown, share_caught, summary, write
from tests.mutate.rules import GAMES, ROOT
from tests.mutate.trial import CAUGHT, SURVIVED, TIMED_OUT, UNTRIED, Verdict

# Trials are held in a process that has imported no game.
HOLD = """
import sys
import msgspec
from tests.mutate.mutants import Mutant
from tests.mutate.report import Tried
from tests.mutate.trial import Case, trials

given = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Mutant])
cases = [Case("arctic", each, 4.0 if each.after == "endless" else 12.0) for each in given]
found = [Tried(case.mutant, verdict) for case, verdict in trials(cases, 2)]
sys.stdout.buffer.write(msgspec.json.encode(found))
"""


def mutant(function: str, text: str) -> Mutant:
    """The first mutant of a function of The Arctic in which this stands."""
    found = [
        each
        for each in file_mutants(GAMES / "arctic/phases/actions.py")
        if (each.function, each.text) == (function, text)
    ]
    return found[0]


def hold(*given: Mutant) -> dict[str, Verdict]:
    """The verdicts on these mutants, by the line that was broken."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", HOLD]
    found = subprocess.run(
        command, input=msgspec.json.encode(given), cwd=ROOT, env=env, check=True, capture_output=True
    )
    return {tried.mutant.after: tried.verdict for tried in msgspec.json.decode(found.stdout, type=list[Tried])}


PEACE = mutant("forbids_peace", "None")
TAX = mutant("collect_tax", "game.treasury[country] -= income")


def test_trials() -> None:
    files = {path: path.read_bytes() for path in GAMES.rglob("*.py")}
    sound = replace(TAX, text="game.treasury[country] += income", after="sound")
    endless = replace(TAX, text="\n    while True: pass", after="endless")
    verdicts = hold(PEACE, TAX, sound, endless)
    assert verdicts[PEACE.after].status == CAUGHT
    assert verdicts[PEACE.after].citing
    assert "test_diplomacy.py" in verdicts[PEACE.after].test
    assert verdicts[TAX.after].status == CAUGHT
    assert verdicts["sound"].status == SURVIVED
    assert verdicts["endless"].status == TIMED_OUT
    assert {path: path.read_bytes() for path in GAMES.rglob("*.py")} == files


def test_a_sample_is_the_same_for_the_same_seed_and_grows() -> None:
    found = file_mutants(GAMES / "tribes/auction.py") + file_mutants(GAMES / "tribes/deal.py")
    few = sample(found, "", 5, 1)
    assert few == sample(found, "", 5, 1) == sample(found, "", 9, 1)[:5]
    assert few != sample(found, "", 5, 2)
    assert {each.file for each in sample(found, "tribes/deal.py", 999, 1)} == {"tribes/deal.py"}


def test_the_report_counts_and_shows_survivors(tmp_path: Path) -> None:
    noticed = Tried(TAX, Verdict(CAUGHT, "test_tax", citing=True))
    missed = Tried(PEACE, Verdict(SURVIVED))
    late = Tried(PEACE, Verdict(TIMED_OUT))
    traced = Tried(PEACE, Verdict(CAUGHT, "test_tax", traced=True))
    played = Tried(PEACE, Verdict(CAUGHT, "test_arctic", played=True))
    assert share_caught([noticed, missed]) == 50
    assert summary([noticed, missed, late, traced, played]) == (
        "4 of 5 caught (80.0 %): 1 by a test that cites what was broken, 0 by another law test, "
        "1 only by the trace of a law test, 1 only by a playthrough, 1 timed out"
    )
    write([noticed, missed], "A sample.", tmp_path)
    page = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert page == markdown([noticed, missed], "A sample.")
    assert "| arctic | 2 | 1 |" in page
    assert f"- `arctic/phases/actions.py:{PEACE.line}` in `forbids_peace` ({', '.join(PEACE.clauses)})" in page
    assert f"+ {PEACE.after}" in page
    assert noticed.mutant.after not in page
    assert msgspec.json.decode((tmp_path / "report.json").read_bytes(), type=list[Tried]) == [noticed, missed]


@pytest.mark.parametrize("status", [SURVIVED, UNTRIED])
def test_what_no_test_has_noticed_is_not_caught(status: str) -> None:
    assert not Verdict(status).caught
