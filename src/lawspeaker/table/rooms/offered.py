"""What this server offers and allows, for the forms of the browser app. It need not know any of this by heart."""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.table import limits
from lawspeaker.table.terms import FORM, Value
from lawspeaker.text.words import Words, languages


class LanguageCard(Struct):
    """A language, and what it calls itself."""

    lang: str
    name: str


class FieldCard(Struct):
    """A term of a new table, or a part of one: `clock.gain`. Its usual value is the first that is `offered`; it matters
    only where the field that it `needs` has a value. What name and values are called is in the catalogues.
    """

    name: str
    offered: list[Value]
    needs: str


class LimitsCard(Struct):
    """Characters of what people write, and columns of a drawing: the most, or the least and the most; and patience."""

    name: int
    login: int
    email: int
    password: tuple[int, int]
    chat: int
    widths: tuple[int, int]
    away: int  # seconds that somebody is waited for who is asked and not connected


class Offered(Struct):
    languages: list[LanguageCard]
    terms: list[FieldCard]
    limits: LimitsCard


def offered() -> Offered:
    return Offered(
        languages=[LanguageCard(lang, Words(lang).say("ui-language")) for lang in languages()],
        terms=[FieldCard(field.name, list(field.offered), field.needs) for field in FORM],
        limits=LimitsCard(
            name=limits.MOST_NAME,
            login=limits.MOST_LOGIN,
            email=limits.MOST_EMAIL,
            password=limits.PASSWORD,
            chat=limits.MOST_CHAT,
            widths=limits.WIDTHS,
            away=int(limits.AWAY),
        ),
    )
