"""Lets the levels meet in every game, and writes docs/strength.md.

    make strength                                          everything: many hours
    make strength ARGS="--only arctic,root"                some games
    make strength ARGS="--jobs 15 --minutes 9"             on 15 cores, and no longer than that; the next run goes on
    make strength ARGS="--meet search:1s:learned search:1s"   any two players besides the levels
    make strength ARGS="--show"                            the page from what has been played so far, and no more

Every level meets the one below, who has all other seats; and all levels meet at one table. All of these games
together give the ratings. Seats and sides go round. Each game is a line in build/strength/games.jsonl. A run that was
stopped goes on where it was, also within a game; with more games, those that are missing are played. Games by rules of
another version than today's do not count; those by other players do, so move the file away when players have changed.

It needs the rules, the players and NumPy, and openskill for the ratings. Only the chart of the ratings needs more, and
without that it is left as it is.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from machine import machine

from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.match import Match
from lawspeaker.lab.interval import CONFIDENCE, wilson
from lawspeaker.lab.ratings import ALL_GAMES, Finish, rated
from lawspeaker.players.player import Turn, is_quick, make, reads_record
from lawspeaker.text.words import Words

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "strength" / "games.jsonl"
PAGE = ROOT / "docs" / "strength.md"

SEATS = {"arctic": 4, "root": 4, "greenland": 4, "neanderthal": 3}  # the most
CHART = ROOT / "docs" / "images" / "ratings.svg"

LADDER = ("random", "novice", "skilled", "expert", "master")  # each against the one before
BESIDES = (("learned", "skilled"),)  # who is no level
SAME_TIME = ("search:0.1s:learned", "search:0.1s")  # what the network is good for; in little time, for many games
RATED = LADDER[1:]  # who meet at one table
QUICK, THINKING = 200, 60  # games of a pair

Line = dict[str, Any]

HEAD = """\
# How strong the players are

`make strength` lets them play and rewrites this page. Each level meets the one below, who has all other seats, with the
most seats there are (four, in Neanderthal three). Seats and sides go round. Won games are counted with their 95 %
intervals (Wilson's); where several win together they share it. An even share is what everybody would win if all played
alike. `search:0.1s:learned` thinks as `master` does and `search:0.1s` as `expert` does, both for as long. All on one
core each, with the [compiled build](architecture.md#speed).
"""

TIMES = """\
## How long they think

Seconds for an answer where there is something to choose, in the games above.
"""

RATINGS = """\
## Ratings

From all games above but those of 0.1 seconds, and games of all levels at one table. A rating is 25 if nothing is known
(a Plackett-Luce model of who finished ahead of whom, as in a [tournament](lab.md)); the range is its 95 % interval.

![Ratings of the levels, game by game](images/ratings.svg)
"""


class Meeting(NamedTuple):
    """Some players at the seats of a table: one against another at all other seats, or all different."""

    game: str
    players: tuple[str, ...]
    quick: bool

    @property
    def pair(self) -> tuple[str, str] | None:
        """One player, and another who has all other seats; None if more than two meet."""
        return (self.players[0], self.players[1]) if len(set(self.players[1:])) == 1 else None


class Task(NamedTuple):
    """A game to play: its number gives seats, sides and luck. `so_far` is what was played of it before."""

    meeting: Meeting
    number: int
    until: float  # when to stop, by the clock of the machine
    so_far: Line | None

    @property
    def key(self) -> str:
        return key_of(self.meeting.game, self.meeting.players, self.number)


def key_of(game: str, players: Iterable[str], number: int) -> str:
    return f"{game} {','.join(players)} {number}"


def play(task: Task) -> Line:
    """Play a game to its end, or until time is up. What was played before is only answered again."""
    if time.time() >= task.until:
        return {"over": False, "answers": []}
    game, players = task.meeting.game, task.meeting.players
    seats, box = len(players), shelf.find(game)
    lots = Random(f"{game} {task.number}")  # the same tables for all meetings
    config = box.configure(seats)
    setting = box.setting(box.configure(seats, {**config.rules, **box.dealt(config, lots)}))
    turned = task.number % seats
    sitting = [players[(seat - turned) % seats] for seat in range(seats)]
    made = [make(name, lots.getrandbits(62)) for name in sitting]
    match = Match(box.set_up(setting, Fast(lots.getrandbits(62))), 1, any(map(reads_record, made)))
    line: Line = task.so_far or {
        "answers": [],
        "seconds": [0.0] * seats,
        "asked": [0] * seats,
        "longest": [0.0] * seats,
    }
    for number in line["answers"]:
        match.answer(setting.catalogue.options[number])
    while (ask := match.ask) is not None and time.time() < task.until:
        seat, begun = ask.seat, time.perf_counter()
        option = made[seat].choose(Turn(match, seat))
        if len(ask.options) > 1:
            spent = time.perf_counter() - begun
            line["seconds"][seat] += spent
            line["asked"][seat] += 1
            line["longest"][seat] = max(line["longest"][seat], spent)
        match.answer(option, seat)
        line["answers"].append(option.number)
    line |= {"game": game, "players": list(players), "number": task.number, "version": box.version, "over": match.over}
    line |= {"machine": machine()}
    if match.over:
        sides = [box.outcome(match.game, seat).get(box.sides, "") if box.sides else "" for seat in range(seats)]
        line |= {"sitting": sitting, "winners": list(match.result.winners), "points": list(match.result.points)}
        line |= {"sides": [str(side) for side in sides]}
        del line["answers"]
    return line


def meetings(games: list[str], besides: list[tuple[str, str]]) -> Iterator[Meeting]:
    """Who meets whom, the quick ones first."""
    pairs = [*zip(LADDER[1:], LADDER, strict=False), *BESIDES, SAME_TIME, *besides]
    for player, rival in sorted(pairs, key=lambda pair: not all(map(is_quick, pair))):
        for game in games:
            yield Meeting(game, (player, *[rival] * (SEATS[game] - 1)), is_quick(player) and is_quick(rival))
    for game in games:
        for players in combinations(reversed(RATED), SEATS[game]):
            yield Meeting(game, players, False)


# What was played.


def read(path: Path) -> dict[str, Line]:
    """The games of a file, by key: the latest line of each. Those by other rules do not count."""
    found: dict[str, Line] = {}
    if path.exists():
        for text in path.read_text(encoding="utf-8").splitlines():
            try:
                line = json.loads(text)
            except ValueError:  # cut off in the middle
                continue
            if line["version"] == shelf.find(line["game"]).version:
                found[key_of(line["game"], line["players"], line["number"])] = line
    return found


def run(path: Path, wanted: list[tuple[Meeting, int]], jobs: int, minutes: float) -> None:
    """Play what is missing, and add a line for each game. The first games of all meetings come first."""
    until = time.time() + 60.0 * minutes
    played = read(path)
    tasks = []
    for meeting, games in wanted:
        for number in range(games):
            before = played.get(key_of(meeting.game, meeting.players, number))
            if before is None or not before["over"]:
                tasks.append(Task(meeting, number, until, before))
    tasks.sort(key=lambda task: (task.so_far is None, task.number * len(task.meeting.players)))
    print(f"{len(tasks)} games to play, on {jobs} cores, for at most {minutes:g} minutes")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file, get_context("spawn").Pool(jobs) as pool:
        over = 0
        for line in pool.imap_unordered(play, tasks):
            if line["over"] or line["answers"]:
                file.write(json.dumps(line) + "\n")
                file.flush()
            over += line["over"]
        print(f"{over} of them are over")


# The page.


def share_row(meeting: Meeting, lines: list[Line]) -> str:
    """A line of the table of pairs."""
    assert meeting.pair is not None
    player, rival = meeting.pair
    won = sum(
        1 / len(line["winners"])
        for line in lines
        for seat, name in enumerate(line["sitting"])
        if name == player and seat in line["winners"]
    )
    seats, (low, high) = len(meeting.players), wilson(won, len(lines))
    said = [Words("en").title(meeting.game), f"`{player}`", f"{seats - 1} of `{rival}`", f"{len(lines)}"]
    said += [f"{won / len(lines):.0%}", f"{low:.0%} to {high:.0%}", f"{1 / seats:.0%}"]
    return f"| {' | '.join(said)} |"


def times(lines: list[Line]) -> list[str]:
    """How long each player thinks, by game: the mean and the longest."""
    found: dict[tuple[str, str], list[float]] = {}
    for line in lines:
        for seat, name in enumerate(line["sitting"]):
            spent = found.setdefault((name, line["game"]), [0.0, 0.0, 0.0])
            spent[0] += line["seconds"][seat]
            spent[1] += line["asked"][seat]
            spent[2] = max(spent[2], line["longest"][seat])
    names = list(dict.fromkeys(name for name, _ in found))
    order = [name for name in LADDER if name in names] + [name for name in names if name not in LADDER]
    rows = []
    for name in order:
        cells = []
        for game in SEATS:
            seconds, asked, longest = found.get((name, game), [0.0, 0.0, 0.0])
            cells.append(f"{seconds / asked:.3f} (up to {longest:.1f})" if asked else "")
        rows.append(f"| `{name}` | {' | '.join(cells)} |")
    titles = [Words("en").title(game) for game in SEATS]
    return [f"| | {' | '.join(titles)} |", f"|---|{'--:|' * len(titles)}", *rows]


def finishes(line: Line) -> list[Finish]:
    return [Finish(name, seat in line["winners"], line["points"][seat]) for seat, name in enumerate(line["sitting"])]


class Standing(NamedTuple):
    """What the games say of a player: in one game, or in all."""

    of: str
    player: str
    rating: float
    low: float
    high: float
    games: int


def standings(lines: list[Line]) -> list[Standing]:
    """The ratings of all who have names of their own, the strongest first."""
    found = []
    named = [line for line in lines if not any(":" in name for name in line["players"])]
    named.sort(key=lambda line: int(line["number"]))  # so no pair comes before all others
    for of in (ALL_GAMES, *SEATS):
        tables = [line for line in named if of in (ALL_GAMES, line["game"])]
        for rating in rated(map(finishes, tables)):
            reach = CONFIDENCE * rating.sigma
            games = sum(rating.name in line["sitting"] for line in tables)
            found.append(Standing(of, str(rating.name), rating.mu, rating.mu - reach, rating.mu + reach, games))
    return found


def rating_rows(found: list[Standing]) -> list[str]:
    rows = ["| | player | rating | 95 % interval | games |", "|---|---|--:|---|--:|"]
    before = ""
    for of, player, rating, low, high, games in found:
        title = "" if of == before else "**all games**" if of == ALL_GAMES else Words("en").title(of)
        before = of
        rows.append(f"| {title} | `{player}` | {rating:.1f} | {low:.1f} to {high:.1f} | {games} |")
    return rows


def draw(found: list[Standing]) -> None:
    """The ratings as a chart, if what draws it is installed."""
    try:
        import altair as alt
        import polars as pl

        from lawspeaker.lab import charts
    except ImportError:
        return
    table = pl.DataFrame([standing._asdict() for standing in found])
    names = [*dict.fromkeys(standing.player for standing in found)]
    panels = [
        charts.rated(table, of, charts.Group("player", names, names)) for of in table["of"].unique(maintain_order=True)
    ]
    page = alt.concat(*panels, columns=charts.ACROSS, spacing={"row": 32, "column": 50}, align="each")
    charts.write(charts.styled(page, "How strong the players are", "ratings from all games"), CHART)


def side_rows(lines: list[Line]) -> list[str]:
    """How each side fares where strong players play it."""
    found: dict[tuple[str, str], list[float]] = {}
    for line in lines:
        for seat, side in enumerate(line["sides"]):
            if side and line["sitting"][seat] in ("expert", "master"):
                share = found.setdefault((line["game"], side), [0.0, 0.0])
                share[0] += 1 / len(line["winners"]) if seat in line["winners"] else 0.0
                share[1] += 1
    rows = ["| game | side | seats played | won | 95 % interval |", "|---|---|--:|--:|---|"]
    for (game, side), (won, seats) in sorted(found.items()):
        low, high = wilson(won, int(seats))
        said = [Words("en").title(game), side, f"{seats:.0f}", f"{won / seats:.0%}", f"{low:.0%} to {high:.0%}"]
        rows.append(f"| {' | '.join(said)} |")
    return rows if found else []


def page(path: Path, besides: list[tuple[str, str]]) -> str:
    """The page with all that was played so far."""
    over = [line for line in read(path).values() if line["over"]]
    order = list(meetings(list(SEATS), besides))
    by_meeting = {
        meeting: [line for line in over if (line["game"], tuple(line["players"])) == meeting[:2]] for meeting in order
    }
    head = ["game", "player", "against", "games", "won", "95 % interval", "an even share"]
    machines = Counter(line.get("machine", machine()) for line in over)
    said = [HEAD]
    said += [f"{games} games on {of}." for of, games in machines.most_common()]
    said += [f"{datetime.now(UTC):%d %B %Y}.", ""]
    said += [f"| {' | '.join(head)} |", "|---|---|---|--:|--:|---|--:|"]
    said += [share_row(meeting, lines) for meeting, lines in by_meeting.items() if meeting.pair and lines]
    if found := standings([line for lines in by_meeting.values() for line in lines]):
        draw(found)
        said += ["", RATINGS, *rating_rows(found)]
    if rows := side_rows(over):
        said += ["", "## Sides in strong hands", "", "Seats of `expert` and `master`, in all games above.", "", *rows]
    said += ["", TIMES, *times([line for lines in by_meeting.values() for line in lines]), ""]
    return "\n".join(said)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the players are.")
    parser.add_argument("--only", default=",".join(SEATS), metavar="GAMES", help="these games, with commas in between")
    parser.add_argument("--players", metavar="NAMES", help="only meetings of these players alone, with commas")
    parser.add_argument("--games", type=int, help=f"for each table; {QUICK} where all are quick, else {THINKING}")
    parser.add_argument("--meet", nargs=2, action="append", default=[], metavar="PLAYER", help="any pair besides")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop then; games go on where they were")
    parser.add_argument("--file", type=Path, default=KEPT, help="where games are kept, a line for each")
    parser.add_argument("--page", type=Path, default=PAGE, help="what to write")
    parser.add_argument("--show", action="store_true", help="play nothing")
    options = parser.parse_args()
    chosen = options.only.split(",")
    if unknown := set(chosen) - set(SEATS):
        sys.exit(f"there is no {', '.join(sorted(unknown))} among {', '.join(SEATS)}")
    besides = [tuple(pair) for pair in options.meet]
    if not options.show:
        found = list(meetings(chosen, besides))
        if options.players:
            found = [meeting for meeting in found if set(meeting.players) <= set(options.players.split(","))]
        wanted = [(meeting, options.games or (QUICK if meeting.quick else THINKING)) for meeting in found]
        run(options.file, wanted, options.jobs, options.minutes)
    said = page(options.file, besides)
    options.page.write_text(said, encoding="utf-8")
    print(said)


if __name__ == "__main__":
    main()
