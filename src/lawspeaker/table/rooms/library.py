"""The library: which games there are, what their things are called, and what their law says."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from lawspeaker.kernel import shelf
from lawspeaker.law.clauses import Clause, Kind, Ruling
from lawspeaker.law.lawbook import book, cited, games_with_books, search
from lawspeaker.players import player
from lawspeaker.text.face import face_of
from lawspeaker.text.words import Words

LEVELS = ["novice", "skilled", "expert"]


class ValueCard(Struct):
    """A value of a ruleset option."""

    value: str
    title: str


class OptionCard(Struct):
    """A ruleset option; its default value is the first."""

    name: str
    title: str
    values: list[ValueCard]
    kind: Kind


class GameCard(Struct):
    """A game that can be played; the usual number of seats is the first."""

    name: str
    title: str
    seat_counts: list[int]
    options: list[OptionCard]
    bots: list[str]
    levels: list[str]


class GameWords(Struct):
    """What a board needs: each value in words by domain and value, its phrases, and what never changes on it."""

    values: dict[str, dict[str, str]]
    phrases: dict[str, str]
    layout: dict[str, object]


class Law(Struct):
    """Clauses of a game's law, and its rulings."""

    title: str
    clauses: list[Clause]
    rulings: list[Ruling]


class ClauseFound(Struct):
    """One clause, and the rulings on what it leaves open."""

    clause: Clause
    rulings: list[Ruling]


@lru_cache
def games(lang: str) -> list[GameCard]:
    """All games, in this language."""
    words = Words(lang)
    return [game_card(name, words) for name in shelf.names()]


def game_card(name: str, words: Words) -> GameCard:
    box = shelf.find(name)
    return GameCard(
        name=name,
        title=words.title(name),
        seat_counts=list(box.seat_counts),
        options=[
            OptionCard(
                option,
                words.rule(name, option),
                [ValueCard(value, words.rule(name, option, value)) for value in values],
                kind_of(name, option),
            )
            for option, values in box.ruleset().items()
        ],
        bots=player.ready(),
        levels=LEVELS,
    )


def kind_of(game: str, option: str) -> Kind:
    """Whether an option is a choice that the rulebook offers, or our ruling where it is silent."""
    ruling = book(game).ruling(option) if game in games_with_books() else None
    return "ruling" if ruling is None else ruling.kind


def usual_words(game: str, lang: str) -> Words:
    """The words of a game as it is usually played."""
    box = shelf.find(game)
    return Words(lang, box.setting(box.configure(box.seat_counts[0])))


def game_words(words: Words) -> GameWords:
    """What a board needs, in the words of a game."""
    setting = words.setting
    assert setting is not None
    domains = setting.catalogue.domains.values()
    return GameWords(
        values={
            domain.name: {value: words.value(domain.name, number) for number, value in enumerate(domain.values)}
            for domain in domains
        },
        phrases=words.phrases(),
        layout=face_of(setting.box).layout(setting),
    )


def law(game: str, wanted: str) -> Law:
    """The law of a game, or the clauses that have all these words."""
    found = book(game)
    clauses = search(wanted, game) if wanted.strip() else list(found.clauses)
    return Law(found.title, clauses, list(found.rulings))


def clause(game: str, clause_id: str) -> ClauseFound:
    found = cited(game, clause_id)
    return ClauseFound(found, book(found.game).rulings_on(found.id))
