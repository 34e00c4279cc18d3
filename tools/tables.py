"""The tables of the documentation that follow from declarations."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import FACTIONS
from lawspeaker.kernel import shelf
from lawspeaker.law.lawbook import book
from lawspeaker.law.primer import glossary
from tools.code import fields_of, setting_of


def table(head: str, rows: list[list[str]]) -> list[str]:
    """A table in Markdown; `head` has the names of its columns."""
    return [f"| {head} |", "|---" * (head.count("|") + 1) + "|", *(f"| {' | '.join(row)} |" for row in rows)]


def code(text: str) -> str:
    return f"`{text}`"


def fields(game: str) -> list[str]:
    """Every field of a position."""
    written = [field for field in fields_of(game) if field.example]
    return table("field | meaning | example", [[code(f.name), f.meaning, code(f.example)] for f in written])


def boards(game: str) -> list[str]:
    """Every field of the faction boards of Root; boards that are alike share their rows."""
    shown: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for number in cast(RootSetting, setting_of(game)).kits:
        own = tuple((field.name, field.meaning) for field in fields_of(FACTIONS[number]))
        shown.setdefault(own, []).append(code(FACTIONS[number]))
    rows = [[code(field), ", ".join(of), meaning] for own, of in shown.items() for field, meaning in own]
    return table("field | of | meaning", rows)


def options(game: str) -> list[str]:
    """Every family of options."""
    rows = []
    for kind, family in setting_of(game).catalogue.families.items():
        value = " ".join([kind, *(f"<{name}>" for name in family.names)])
        rows.append([code(value), code(family.example), family.meaning])
    return table("value | example | meaning", rows)


def sights(game: str) -> list[str]:
    """Every kind of zone, and who sees what lies there."""
    kinds = shelf.find(game).zones
    rows = [[code(kind.name), kind.meaning, kind.seen_by, kind.clause] for kind in kinds]
    return table("zone | what lies there | who sees it | clause", rows)


def terms(game: str) -> list[str]:
    """The terms of a game in every language, with the clause that explains them."""
    rows = [[told["en"], told["ja"], told["ko"], clause] for clause, told in glossary(game).items()]
    return table("English | 日本語 | 한국어 | clause", rows)


def rulings(game: str) -> list[str]:
    """Every ruling of the lawbook."""
    rows = []
    for ruling in book(game).rulings:
        others = ", ".join(code(value.name) for value in ruling.values if value.name != ruling.default)
        names = [code(ruling.option), code(ruling.default), others]
        rows.append([code(ruling.id), ruling.question, *names, ruling.reason])
    return table("id | question | option | default | other | why", rows)
