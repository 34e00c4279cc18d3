"""Lets players of different strength meet in every game, and writes docs/strength.md.

    make strength                                 everything: many hours
    make strength ARGS="--only arctic,root"       some games
    make strength ARGS="--games 400"              more of each
    make strength ARGS="--show"                   the page from what has been played so far, and no more

One player meets another who has all other seats; seats and sides go round. What is played is kept in build/strength,
and a run that was stopped goes on where it was; with more games, those that are missing are played. Games by rules of
another version than today's are played anew, and do not come to the page.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from report import machine

from lawspeaker.kernel import shelf
from lawspeaker.lab import statistics, stored
from lawspeaker.text.words import Words

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"

SEATS = {"arctic": (2, 4), "root": (2, 4), "greenland": (2, 4), "neanderthal": (2, 3)}  # the fewest and the most
MEETINGS = (("greedy", "random"), ("search:0.2s", "greedy"), ("search:1s", "greedy"))
WANTED = {"search:1s": {2: 0.65, 4: 0.45}}  # what is to be won at least, by the number of seats

HEAD = """\
# How strong the players are

`make strength` lets them play and rewrites this page. One player meets another, who has all other seats; seats and
sides go round. Won games are counted with their 95 % intervals (Wilson's); where several win together they share it.
The searching player thinks as long as its name says, on one core, with the [compiled build](architecture.md#speed).
"""


class Meeting(NamedTuple):
    """One player against another at all other seats of a table."""

    game: str
    seats: int
    player: str
    rival: str

    @property
    def file(self) -> Path:
        return KEPT / f"{self.game}-{self.seats}-{self.player.replace(':', '-')}.parquet"

    def play(self, games: int, jobs: int) -> None:
        """Play what is not played yet, on the compiled build."""
        if not self.is_current():
            self.file.unlink(missing_ok=True)
        bots = ",".join([self.player] + [self.rival] * (self.seats - 1))
        command = ["lawspeaker", "simulate", self.game, "--seats", str(self.seats), "--bots", bots]
        command += ["--games", str(games), "--jobs", str(jobs), "--out", str(self.file), "--resume"]
        print(*command)
        command[0] = str(Path(sys.executable).parent / command[0])
        subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "build" / "fast")})

    def is_current(self) -> bool:
        """Whether there are games, by the rules as they are now."""
        if not self.file.exists():
            return False
        (about,) = json.loads(stored.read(self.file)[1]["games"])
        return bool(about["rules version"] == shelf.find(self.game).version)

    def row(self) -> str:
        """A line of the page's table."""
        frame, _ = stored.read(self.file)
        (found,) = statistics.shares(frame, ["player"]).filter(player=self.player).to_dicts()
        wanted = WANTED.get(self.player, {}).get(self.seats)
        others = "" if self.seats == 2 else f"{self.seats - 1} of "
        cells = [
            Words("en").title(self.game),
            str(self.seats),
            f"`{self.player}`",
            f"{others}`{self.rival}`",
            str(found["games"]),
            f"{found['share']:.0%}",
            f"{found['low']:.0%} to {found['high']:.0%}",
            f"{wanted:.0%}" if wanted else "",
        ]
        return f"| {' | '.join(cells)} |"


def meetings(games: list[str]) -> Iterator[Meeting]:
    for player, rival in MEETINGS:
        for game in games:
            for seats in SEATS[game]:
                yield Meeting(game, seats, player, rival)


def write_page(path: Path) -> None:
    """The page with all that was played so far."""
    rows = [meeting.row() for meeting in meetings(list(SEATS)) if meeting.is_current()]
    head = ["game", "seats", "player", "against", "games", "won", "95 % interval", "wanted"]
    table = [f"| {' | '.join(head)} |", "|---|--:|---|---|--:|--:|---|--:|", *rows]
    path.write_text("\n".join([HEAD, f"{machine()}. {datetime.now(UTC):%d %B %Y}.", "", *table, ""]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the players are.")
    parser.add_argument("--only", default=",".join(SEATS), metavar="GAMES", help="these games, with commas in between")
    parser.add_argument("--games", type=int, default=40, help="for each table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--show", action="store_true", help="play nothing")
    options = parser.parse_args()
    chosen = options.only.split(",")
    if unknown := set(chosen) - set(SEATS):
        sys.exit(f"there is no {', '.join(sorted(unknown))} among {', '.join(SEATS)}")
    KEPT.mkdir(parents=True, exist_ok=True)
    if not options.show:
        for meeting in meetings(chosen):
            meeting.play(options.games, options.jobs)
            write_page(PAGE)
    write_page(PAGE)
    print(PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
