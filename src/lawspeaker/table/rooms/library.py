"""The library: which games there are, what their things are called, and what their law says."""

from __future__ import annotations

from functools import lru_cache
from random import SystemRandom
from typing import Literal

from msgspec import Struct

from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Reason
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.law.clauses import Chapter, Clause, Kind, Ruling
from lawspeaker.law.lawbook import book, cited, games_with_books, search
from lawspeaker.law.primer import primer
from lawspeaker.law.situations import situations
from lawspeaker.players import player
from lawspeaker.text.face import face_of
from lawspeaker.text.words import Words

OptionKind = Literal[Kind, "side"]
LEVELS = ["novice", "skilled", "expert", "master"]


class ValueCard(Struct):
    """A value of a ruleset option."""

    value: str
    title: str


class OptionCard(Struct):
    """A ruleset option; its default value is the first."""

    name: str
    title: str
    values: list[ValueCard]
    kind: OptionKind


class BotCard(Struct):
    """A bot, and in a sentence what it does; that is empty where it is somebody else's."""

    name: str
    about: str


class GameCard(Struct):
    """A game that can be played; the usual number of seats is the first. `about` says what you are in it, `minutes` how
    long people play, and `weight` how much there is to learn, from 1 to 5; 0 is not known.
    """

    name: str
    title: str
    about: str
    minutes: tuple[int, int]
    weight: int
    seat_counts: list[int]
    options: list[OptionCard]
    bots: list[BotCard]
    levels: list[str]


class Wanted(Struct, forbid_unknown_fields=True):
    """What is to be agreed on for a new table: how many seats, and ruleset options."""

    seats: int
    rules: dict[str, str] = {}


class Remark(Struct):
    """What the law says about an agreement; the clause is empty where no single one does."""

    clause: str
    words: str


class Judged(Struct):
    """What is to be known before a table is opened: which options say what each seat plays, in the order of the seats,
    what forbids the agreement, and what else the rulebook says about it.
    """

    sides: list[str]
    forbidden: Remark | None
    remarks: list[Remark]


class GameWords(Struct):
    """What a board needs: each value in words by domain and value, its phrases, and what never changes on it."""

    values: dict[str, dict[str, str]]
    phrases: dict[str, str]
    layout: dict[str, object]


class Law(Struct):
    """Clauses of a game's law, its chapters and rulings, and which clauses can be seen in play."""

    title: str
    chapters: list[Chapter]
    scopes: dict[str, str]
    clauses: list[Clause]
    rulings: list[Ruling]
    in_play: list[str]
    partly_english: bool
    """Whether something is not yet translated, and told in English."""


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
    face = face_of(box)
    return GameCard(
        name=name,
        title=words.title(name),
        about="".join(primer(name, words.lang).lines[:1]),
        minutes=face.minutes,
        weight=face.weight,
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
        bots=[BotCard(bot, words.about_bot(bot)) for bot in player.ready()],
        levels=LEVELS,
    )


def kind_of(game: str, option: str) -> OptionKind:
    """Whether an option is a choice that the rulebook offers, our ruling where it is silent, or what a seat plays."""
    if option in sides_of(game):
        return "side"
    ruling = book(game).ruling(option) if game in games_with_books() else None
    return "ruling" if ruling is None else ruling.kind


def agreement(game: str, wanted: Wanted, lang: str) -> Judged:
    """What the law says about an agreement, in this language."""
    box = shelf.find(game)
    words = usual_words(game, lang)
    try:
        config = box.configure(wanted.seats, wanted.rules)
    except ConfigError as error:
        if error.reason is None:
            return Judged([], Remark("", str(error)), [])
        usual = box.configure(wanted.seats)
        return Judged(box.side_options(usual), remark(error.reason, words), [])
    return Judged(box.side_options(config), None, [remark(reason, words) for reason in box.counsel(config)])


def dealt(game: str, wanted: Wanted) -> dict[str, str]:
    """What each seat plays, by lot, as ruleset options."""
    box = shelf.find(game)
    sides = sides_of(game)
    others = {name: value for name, value in wanted.rules.items() if name not in sides}
    return box.dealt(box.configure(wanted.seats, others), SystemRandom())


def sides_of(game: str) -> list[str]:
    """The ruleset options that say what seats play, with as many seats as there can be."""
    box = shelf.find(game)
    return box.side_options(box.configure(max(box.seat_counts)))


def remark(reason: Reason, words: Words) -> Remark:
    return Remark(reason.clause, words.reason(reason))


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


def law(game: str, wanted: str, lang: str) -> Law:
    """The law of a game in a language, or the clauses that have all these words."""
    found = book(game, lang)
    clauses = search(wanted, game, lang) if wanted.strip() else list(found.clauses)
    return Law(
        title=found.title,
        chapters=list(found.chapters),
        scopes=dict(found.scopes),
        clauses=[clause.for_players() for clause in clauses],
        rulings=list(found.rulings),
        in_play=list(situations(game)),
        partly_english=bool(found.untranslated),
    )


def clause(game: str, clause_id: str, lang: str) -> ClauseFound:
    found = cited(game, clause_id, lang)
    return ClauseFound(found.for_players(), book(found.game, lang).rulings_on(found.id))
