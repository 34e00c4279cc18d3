"""Korean particles depend on how the word before them ends: right after a value they must fit every value."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lawspeaker.text.words import SEAT, Words
from tests.text.catalogues import APP, OWN, games_with_words, messages, phrases, reasons, setting_of

PARTICLE = re.compile(r"(은|는|이|가|을|를|과|와|으로|로)(?=[ ,.?!)(]|$)")
CLOSED = ("은", "이", "을", "과", "으로")  # those that follow a consonant
RIEUL = 8  # as the last letter of a syllable; it takes 로
NOWHERE = {("clearing", "burrow")}  # 12.2.2: sentences about a clearing are never about the Burrow


class _Particles(Visitor):
    """Collects the variables of a message that a particle follows directly."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, pattern: ftl.Pattern) -> None:
        for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
            if not isinstance(before, ftl.Placeable) or not isinstance(after, ftl.TextElement):
                continue
            particle = PARTICLE.match(after.value)
            if particle and isinstance(before.expression, ftl.VariableReference):
                self.found.append((before.expression.id.name, particle[1]))
        self.generic_visit(pattern)


def particles(message: ftl.Message) -> list[tuple[str, str]]:
    collected = _Particles()
    collected.visit(message)
    return collected.found


def fits(word: str, particle: str) -> bool:
    """Whether a particle can follow a word; a word that does not end in Hangul is read in too many ways."""
    if not "가" <= word[-1:] <= "힣":
        return False
    last = (ord(word[-1]) - ord("가")) % 28
    if last == RIEUL and particle in ("로", "으로"):
        return particle == "로"
    return (particle in CLOSED) == bool(last)


def domains(game: str, key: str) -> dict[str, str]:
    """The domains of a message's arguments."""
    kind, _, name = key.removeprefix(f"{game}-").partition("-")
    if kind == "option":
        family = setting_of(game).catalogue.families[name]
        return dict(zip(family.names, [domain.name for domain in family.domains], strict=True))
    phrase = reasons(game)[name].phrase if kind == "why" else phrases(game)[name]
    return dict(zip(phrase.names, phrase.domains, strict=True))


def words_of(game: str, domain: str) -> Iterator[str]:
    """What every value of a domain is called inside a sentence."""
    setting = setting_of(game)
    words = Words("ko", setting)
    for number, value in enumerate(setting.catalogue.domains[domain].values):
        if (domain, value) not in NOWHERE:
            yield words.value(domain, number, within=True)


@pytest.mark.parametrize("game", games_with_words())
def test_a_korean_particle_fits_every_value_before_it(game: str) -> None:
    for key, message in messages("ko", game).items():
        for name, particle in particles(message):
            domain = domains(game, key)[name]
            assert domain != SEAT, f"{key}: a seat is called by anybody's name"
            wrong = [word for word in words_of(game, domain) if not fits(word, particle)]
            assert not wrong, f"{key}: {particle} does not follow {wrong}"


@pytest.mark.parametrize("name", [*OWN, APP])
def test_the_program_puts_no_korean_particle_after_a_value(name: str) -> None:
    for key, message in messages("ko", name).items():
        assert not particles(message), key
