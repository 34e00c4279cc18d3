"""Lawspeaker's side: one of its games, played by its own random players; compiled if PYTHONPATH leads there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from time import process_time

from side import EVERY, Figures, Measure, PlayCount, Table, memory, on_the_way, serve, speed

from lawspeaker.envs.speed import WORKERS, measure_batches
from lawspeaker.envs.speed import measure as step
from lawspeaker.kernel.game import MOST_SETTINGS
from lawspeaker.kernel.garbage import look_seldom
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.record import FORCED
from lawspeaker.kernel.shelf import find
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Player, Turn, make
from lawspeaker.players.player import play as play_on
from lawspeaker.players.search.budget import Budget
from lawspeaker.players.search.player import SearchPlayer
from lawspeaker.players.search.probe import first_look
from lawspeaker.players.search.search import Search

SEARCHED = 6  # decisions of a game at which a search is made
SIMULATIONS = 60  # in each of them; the first are slower than later ones, for which hardly any ask is new


@cache
def players(seats: int) -> list[Player]:
    return [make("random", seat) for seat in range(seats)]


def rules(table: Table, number: int) -> dict[str, str]:
    """The rules of one of the games. As many mixes of sides are dealt as there is room for in the box's memory, beside
    the usual one.
    """
    if not table.dealt:
        return table.rules
    return table.rules | mix(table.game, table.seats, number % (MOST_SETTINGS - 1))


@cache
def mix(game: str, seats: int, number: int) -> dict[str, str]:
    """Sides for all seats."""
    box = find(game)
    return box.dealt(box.configure(seats), Random(number))


def play(table: Table, number: int) -> PlayCount:
    """As simulations play: straight to the end, nothing kept."""
    match = start(table.game, table.seats, number, rules(table, number), keep=0, record=False)
    play_on(match, players(table.seats))
    return PlayCount(len(match.steps), len(match.steps))


def play_recording(table: Table, number: int) -> PlayCount:
    """As people play: with the record, and ready for copies and undo at every ask."""
    match = finished(table, number)
    forced = sum(entry.phrase is FORCED for entry in match.record)  # answered by the kernel, nobody was asked
    return PlayCount(len(match.steps), len(match.steps) + forced)


def finished(table: Table, number: int) -> Match:
    match = start(table.game, table.seats, number, rules(table, number))
    play_on(match, players(table.seats))
    return match


def stops(table: Table, number: int) -> Iterator[Match]:
    """A match as people play it, at every few decisions."""
    match = start(table.game, table.seats, number, rules(table, number))
    while match.ask is not None:
        if len(match.steps) % EVERY == 0:
            yield match
        seat = match.ask.seat
        match.answer(players(table.seats)[seat].choose(Turn(match, seat)))


def copies(table: Table, number: int) -> Iterator[Callable[[], object]]:
    for match in stops(table, number):
        yield match.clone


def views(table: Table, number: int) -> Iterator[Callable[[], object]]:
    """What the seats see, one after another: that which is asked has the options to see as well."""
    for match in stops(table, number):
        yield partial(match.view, len(match.steps) // EVERY % table.seats)


def steps(kind: str) -> Measure:
    """Through one kind of environment."""

    def measure(table: Table, first: int, seconds: float) -> Figures:
        return {"steps": step(kind, table.game, table.seats, seconds, rules(table, first), first)}

    return measure


def batches(table: Table, first: int, seconds: float) -> Figures:
    """A batch, and the same one with one worker alone."""
    steps, alone = measure_batches([WORKERS, 1], table.game, table.seats, seconds, rules(table, first), first)
    return {"steps": steps, "alone": alone}


def search(table: Table, first: int, seconds: float) -> Figures:
    """Simulate at some decisions of a game. Only the simulations are timed."""
    done = 0
    spent = 0.0
    for match in decisions(table, first):
        assert match.ask is not None
        guesses = SearchPlayer("", first).guesses(Turn(match, match.ask.seat))
        guess = next(guesses)
        prepared = Search(guess, guesses, first_look(guess), Random(first))
        begun = process_time()
        prepared.run(Budget(simulations=SIMULATIONS))
        spent += process_time() - begun
        done += prepared.simulations
    return {"simulations": done / spent}


def decisions(table: Table, number: int) -> list[Match]:
    """Some decisions among several options, spread over a game."""
    passed = [match.clone() for match in stops(table, number) if match.ask and len(match.ask.options) > 1]
    return Random(number).sample(passed, min(SEARCHED, len(passed)))


if __name__ == "__main__":  # the workers of a batch import this as well
    look_seldom()  # as processes that simulate do
    serve(
        {
            "play": speed(play),
            "recording": speed(play_recording),
            "copy": on_the_way(copies),
            "view": on_the_way(views),
            "memory": memory(finished),
            "pettingzoo": steps("pettingzoo"),
            "gymnasium": steps("gymnasium"),
            "open_spiel": steps("open_spiel"),
            "batch": steps("batch"),
            "batches": batches,
            "search": search,
        }
    )
