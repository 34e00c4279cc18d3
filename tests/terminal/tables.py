"""Sessions to sit down at, and what a screen shows."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from lawspeaker.kernel.start import start
from lawspeaker.terminal.app import TableApp
from lawspeaker.terminal.session import Session, seating


def session(
    path: Path, game: str = "arctic", seats: int = 2, people: int = 1, bots: str = "random", seed: int = 1
) -> Session:
    match = start(game, seats=seats, seed=seed, rules={"start_player": "first_seat"} if game == "arctic" else None)
    return Session(match, seating(seats, 0, people, bots), "en", path / "game.json", seed)


def shown(app: TableApp) -> str:
    """Everything on the screen, as text."""
    return "\n".join("".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips())


def told(app: TableApp) -> list[str]:
    """The short messages on the screen, each as one line."""
    return [message.message.replace("\n", "") for message in app._notifications]


async def settled(pilot: Pilot[str]) -> None:
    """Wait until bots have answered and the screen shows it."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    await pilot.pause()
