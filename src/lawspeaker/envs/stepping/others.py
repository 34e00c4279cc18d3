"""The other seats: who answers between two asks of the seat that a learning program plays."""

from __future__ import annotations

from lawspeaker.kernel.match import Match
from lawspeaker.players.player import Player, Turn


def play_others(match: Match, seat: int, players: dict[int, Player], longest: int) -> None:
    """Let players answer until a seat is asked, the match ends, or so many answers have been given."""
    while (ask := match.ask) is not None and ask.seat != seat and len(match.steps) < longest:
        match.answer(players[ask.seat].choose(Turn(match, ask.seat)))
