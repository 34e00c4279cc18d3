"""A clause in play: the situation of a test that proves it, moment by moment, for a board that is only looked at."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from lawspeaker.kernel.chance import Fast, Replayed
from lawspeaker.kernel.match import Match
from lawspeaker.law.lawbook import book
from lawspeaker.law.situations import situations
from lawspeaker.table.live.seen import Sight
from lawspeaker.table.protocol.messages import OptionSeen, TableSeen
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms.library import GameWords, game_words


class Moment(Struct):
    """The table, who is asked what then, and what is answered; after the last answer nobody is."""

    table: TableSeen
    seat: str
    question: str
    answer: OptionSeen | None


class InPlay(Struct):
    """A situation, as whoever is asked first sees it; `rules` are the rulings that differ from the usual, in words."""

    words: GameWords
    rules: list[str]
    moments: list[Moment]


@lru_cache(maxsize=64)
def in_play(game: str, clause: str, lang: str) -> InPlay:
    """A clause in play, in a language."""
    situation = situations(game).get(clause)
    if situation is None:
        raise Refusal("unknown", f"no situation shows clause {clause!r} of {game}", 404)
    match = Match.from_position(situation.position, Replayed(list(situation.outcomes), Fast(0)))
    sight = Sight(match, 0 if match.ask is None else match.ask.seat, lang)
    moments, told = [], 0
    for number, answer in enumerate((*situation.answers, None)):
        moments.append(_moment(sight, number, answer, told))
        told = len(match.record)
        if answer is not None:
            match.answer(answer)
    return InPlay(game_words(sight.words), _unusual(match, sight), moments)


def _moment(sight: Sight, number: int, answer: str | None, told: int) -> Moment:
    match, ask = sight.match, sight.match.ask
    table = sight.table(number, sight.lines_at_once(told), told)
    if ask is None or answer is None:
        return Moment(table, "", "", None)
    # Whoever is asked, their question is shown: nothing is secret here.
    asked = Sight(match, ask.seat, sight.words.lang).table(number).ask
    assert asked is not None
    chosen = next(option for option in asked.options or [] if option.value == answer)
    return Moment(table, sight.words.seat(ask.seat), asked.question or "", chosen)


def _unusual(match: Match, sight: Sight) -> list[str]:
    config, words = match.game.setting.config, sight.words
    return [
        words.say(
            "ui-said-of",
            name=words.rule(config.game, ruling.option),
            said=words.rule(config.game, ruling.option, value),
        )
        for ruling in book(config.game).rulings
        if (value := config.rules.get(ruling.option, ruling.default)) != ruling.default
    ]
