"""Lawspeaker's side: The Arctic, played by its own random players; interpreted or compiled, as PYTHONPATH says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from side import EVERY, Played, Side, serve

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.record import FORCED
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Player, Turn, make
from lawspeaker.players.player import play as play_on

players: dict[int, list[Player]] = {seats: [make("random", seat) for seat in range(seats)] for seats in (2, 3, 4)}


def play(seats: int, number: int) -> Played:
    """As simulations play: straight to the end, nothing kept."""
    match = start("arctic", seats, number, keep=0, record=False)
    play_on(match, players[seats])
    return Played(len(match.steps), len(match.steps))


def play_recording(seats: int, number: int) -> Played:
    """As people play: with the record, and ready for copies and undo at every ask."""
    match = start("arctic", seats, number)
    play_on(match, players[seats])
    forced = sum(entry.phrase is FORCED for entry in match.record)  # answered by the kernel, nobody was asked
    return Played(len(match.steps), len(match.steps) + forced)


def copies(seats: int, number: int) -> Iterator[Callable[[], object]]:
    match = start("arctic", seats, number)
    while match.ask is not None:
        if len(match.steps) % EVERY == 0:
            yield match.clone
        seat = match.ask.seat
        match.answer(players[seats][seat].choose(Turn(match, seat)))


def finished(seats: int, number: int) -> Match:
    match = start("arctic", seats, number)
    play_on(match, players[seats])
    return match


serve(Side(play, play_recording, copies, finished))
