"""A picture of a game for somebody who has never seen it: a position a little way into it, to be drawn by its board."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import cast

from msgspec import Struct

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.table.protocol.messages import View
from lawspeaker.table.rooms.library import GameWords, game_words
from lawspeaker.text.words import Words

SEED = 3
ANSWERS = 40  # any that the rules allow; no game is over by then


class Picture(Struct):
    """What the first seat sees, and the words of the board."""

    words: GameWords
    view: View


@lru_cache(maxsize=64)
def picture(game: str, side: str, lang: str) -> Picture:
    """A picture of a game, in which the first seat plays a side where there is one of that name."""
    match = _begun(game, side)
    random = Random(SEED)
    for _ in range(ANSWERS):
        if match.ask is None:
            break
        match.choose(random.randrange(len(match.ask.options)))
    return Picture(game_words(Words(lang, match.game.setting)), cast(View, match.view(0)))


def _begun(game: str, side: str) -> Match:
    box = shelf.find(game)
    seats = 3 if 3 in box.seat_counts else box.seat_counts[0]
    options = box.side_options(box.configure(seats))
    if side and options:
        others = [value for value in box.ruleset()[options[0]] if value not in (side, "random")]
        rules = dict(zip(options, [side, *others], strict=False))
        try:
            return start(game, seats, SEED, rules)
        except ConfigError:  # no such side, or not with these
            pass
    return start(game, seats, SEED)
