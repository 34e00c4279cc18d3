"""One game of many: what was agreed, who sits where, the seed, and what comes of it when it is played.

Fixtures are sent to other processes and other machines, and so are plain data.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

import polars as pl

from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.game import AnyBox, Config, Game
from lawspeaker.kernel.match import Match
from lawspeaker.players.player import Player, Turn, make, reads_record

Course = dict[str, list[float]]  # by name: how a seat stood after each round
Chosen = Counter[str]  # by kind of option: how often a seat has chosen it
Row = dict[str, int | float | str | bool]


class SimulationError(LawspeakerError):
    """A game that broke off; names what is needed to play it again."""


@dataclass(frozen=True)
class Agreement:
    """Which game is played, by how many, and how. Rules that are not given are default, or rotate (`Box.varied`); the
    sides can instead be dealt anew in every game (`Box.dealt`).
    """

    game: str
    seats: int
    rules: dict[str, str]
    data: str = ""
    data_name: str = ""
    dealt: bool = False

    @property
    def box(self) -> AnyBox:
        return shelf.find(self.game)

    def config(self, number: int | None = None) -> Config:
        """What is agreed in game `number` of many; without a number, what holds for all of them."""
        return self.box.configure(self.seats, self._rules(number), self.data, self.data_name)

    def _rules(self, number: int | None) -> dict[str, str] | None:
        if number is None:
            return self.rules
        if self.dealt:
            return self.rules | self.box.dealt(self.config(), Random(number))
        return self.box.varied(self.seats, self.rules, number)


def agree(
    game: str,
    seats: int | None,
    rules: dict[str, str] | None = None,
    data: Path | None = None,
    deal: bool = False,
) -> Agreement:
    """A checked agreement; without `seats`, the usual number."""
    document = None if data is None else Document.read(data)
    text, name = ("", "") if document is None else (document.text, document.name)
    playing = shelf.find(game).seat_counts[0] if seats is None else seats
    made = Agreement(game, playing, rules or {}, text, name, deal)
    config = made.config()
    made.box.setting(config)
    if deal:
        check_deal(made, config)
    return made


def check_deal(agreement: Agreement, config: Config) -> None:
    """Whether there are sides that can be dealt."""
    options = agreement.box.side_options(config)
    if not options:
        raise ConfigError(f"{agreement.game} has no sides to be dealt, as it is agreed here")
    if named := [option for option in options if option in agreement.rules]:
        raise ConfigError(f"sides are dealt, or named by {' and '.join(named)}, but not both")


def check_players(names: list[str]) -> None:
    """Check before any game is played that these players exist."""
    if not names:
        raise ConfigError("name at least one bot to play")
    for name in names:
        make(name, 0)


@dataclass(frozen=True)
class Fixture:
    """One game: its number among all, who sits where, and which rotation of the sides it uses."""

    number: int
    agreement: Agreement
    sitting: list[str]
    sides: int
    seed: int


class FinishedGame(NamedTuple):
    """What came of one game, seat by seat."""

    rows: list[Row]
    courses: list[Course]
    chosen: list[Chosen]


def derived_seed(*parts: int) -> int:
    """A seed derived from others, unlike that of any neighbour."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


# Playing


def play(fixture: Fixture) -> FinishedGame:
    """Play one game to its end."""
    try:
        box = fixture.agreement.box
        setting = box.setting(fixture.agreement.config(fixture.sides))
        players = [make(name, derived_seed(fixture.seed, seat)) for seat, name in enumerate(fixture.sitting)]
        record = any(reads_record(player) for player in players)
        match = Match(box.set_up(setting, Fast(fixture.seed)), keep=keep_for(fixture.sitting), record=record)
        courses, chosen = follow(match, box, players)
        return FinishedGame(rows_of(match, box, fixture, chosen), courses, chosen)
    except Exception as error:
        raise SimulationError(
            f"game {fixture.number} of {fixture.agreement.game} broke off (seed {fixture.seed}, players"
            f" {', '.join(fixture.sitting)}): {type(error).__name__}: {error}"
        ) from error


def keep_for(sitting: list[str]) -> int:
    """How often the match keeps a base to copy from. Players that choose blindly need none."""
    return 0 if set(sitting) == {"random"} else 8


def follow(match: Match, box: AnyBox, players: list[Player]) -> tuple[list[Course], list[Chosen]]:
    """Let players finish a match. Returns, by seat, how it went and what was chosen."""
    courses: list[Course] = [defaultdict(list) for _ in players]
    chosen: list[Chosen] = [Counter() for _ in players]
    played = box.round(match.game)
    while match.ask is not None:
        seat = match.ask.seat
        option = players[seat].choose(Turn(match, seat))
        chosen[seat][option.kind] += 1
        match.answer(option, seat)
        begun = box.round(match.game)
        while played != begun:  # several at once if in some of them nobody was asked anything
            note_round(courses, box, match.game, played)
            played += 1
    note_round(courses, box, match.game, played)
    return courses, chosen


def note_round(courses: list[Course], box: AnyBox, game: Game, number: int) -> None:
    """Note how the seats stand at the end of a round."""
    for seat, course in enumerate(courses):
        course["round"].append(number)
        for name, value in box.course(game, seat).items():
            course[name].append(value)


def rows_of(match: Match, box: AnyBox, fixture: Fixture, chosen: list[Chosen]) -> list[Row]:
    result = match.result
    rows: list[Row] = []
    for seat, name in enumerate(fixture.sitting):
        winner = seat in result.winners
        row: Row = {
            "game": fixture.number,
            "box": box.name,
            "seed": fixture.seed,
            "seats": len(fixture.sitting),
            "seat": seat,
            "player": name,
            "points": result.points[seat],
            "won": 1 / len(result.winners) if winner else 0.0,
            "winner": winner,
            "asked": chosen[seat].total(),
            "length": sum(answers.total() for answers in chosen),
        }
        row.update(box.outcome(match.game, seat))
        rows.append(row)
    return rows


# Tables


def table_of(played: list[FinishedGame]) -> pl.DataFrame:
    """One row for each game and seat, of games from the same box. Polars reads columns fast but many short lists
    slowly, so courses and choices go through long tables.
    """
    rows = [row for game in played for row in game.rows]
    table = pl.DataFrame({name: [row[name] for row in rows] for name in rows[0]})
    courses = courses_of([course for game in played for course in game.courses])
    chosen = chosen_of([seat for game in played for seat in game.chosen])
    return table.with_columns(courses, chosen)


def courses_of(courses: list[Course]) -> pl.Series:
    """A struct of lists for each seat, with one number a round."""
    columns = {name: [value for course in courses for value in course[name]] for name in courses[0]}
    kinds = {name: pl.Int64 if name == "round" else pl.Float64 for name in columns}
    owners = pl.Series([place for place, course in enumerate(courses) for _ in course["round"]])
    lists = pl.DataFrame(columns, kinds).with_columns(row=owners).group_by("row", maintain_order=True).agg(pl.all())
    return lists.drop("row").to_struct("course")


def chosen_of(seats: list[Chosen]) -> pl.Series:
    """A list for each seat of the kinds of options it has chosen, and how often."""
    counts = [(row, kind, times) for row, chosen in enumerate(seats) for kind, times in sorted(chosen.items())]
    long = pl.DataFrame(counts, {"row": pl.Int64, "kind": pl.String, "times": pl.Int64}, orient="row")
    lists = long.group_by("row").agg(chosen=pl.struct("kind", "times"))
    every = pl.DataFrame({"row": range(len(seats))}).join(lists, on="row", how="left", maintain_order="left")
    return every["chosen"].fill_null([])  # of seats that were never asked anything
