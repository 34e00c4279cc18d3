"""Starting a match, or a sequel that goes on where one ended."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Chance, Fast
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match


def start(
    game: str,
    seats: int | None = None,
    seed: int = 0,
    rules: dict[str, str] | None = None,
    data: Path | None = None,
    chance: Chance | None = None,
    keep: int = 1,
    record: bool = True,
    every_ask: bool = False,
) -> Match:
    """A new match: `start("arctic", seats=3, seed=7)`. Without `chance`, outcomes come from the seed."""
    box = shelf.find(game)
    document = None if data is None else Document.read(data)
    setting = box.agree(
        box.seat_counts[0] if seats is None else seats,
        rules,
        "" if document is None else document.text,
        "" if document is None else document.name,
    )
    return Match(box.set_up(setting, chance or Fast(seed)), keep=keep, record=record, every_ask=every_ask)


def start_sequel(
    match: Match,
    seed: int = 0,
    rules: dict[str, str] | None = None,
    chance: Chance | None = None,
    keep: int = 1,
    record: bool = True,
) -> Match:
    """The sequel of a finished match, with the same seats. `rules` override what the sequel proposes."""
    following = match.game.setting.box.sequel(match.game) if match.over else None
    if following is None:
        raise ConfigError("no other game goes on from here")
    box = shelf.find(following.game)
    setting = box.agree(following.seats, {**following.rules, **(rules or {})}, following.data, following.data_name)
    return Match(box.set_up(setting, chance or Fast(seed)), keep=keep, record=record)
