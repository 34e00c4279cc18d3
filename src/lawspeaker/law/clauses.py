"""What a lawbook is made of: documents, clauses, rulings and their values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.option import suggest
from lawspeaker.law.errors import UnknownClause

State = Literal["played", "shown", "waived", "open"]
"""Enforced by code; a component or presentation only; left out for a reason; not implemented yet."""

Kind = Literal["ruling", "variant"]
"""An answer where the document is silent, or a choice that the document itself offers."""

STATES: tuple[str, ...] = get_args(State)


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook that the clauses come from."""

    id: str
    language: str
    edition: str


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the law, or a section of one: the clauses from its first up to the next chapter."""

    id: str
    title: str
    first: str
    """The clause it opens with."""
    under: str = ""
    """The chapter that it is a section of."""


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """One clause of the law, in our own words."""

    game: str
    id: str
    scope: str
    summary: str
    state: State
    gap: str = ""
    """What the document leaves open."""
    editorial: bool = False
    """Whether the gap is about the sources of our text and data only, and no concern of players."""
    reason: str = ""
    """Why the clause is waived."""

    @property
    def citation(self) -> str:
        """The clause's full name: `arctic:P6.2`."""
        return f"{self.game}:{self.id}"

    def for_players(self) -> Clause:
        """The clause without what is only about its sources."""
        return replace(self, gap="") if self.editorial else self


class Value(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the values that a ruleset option can take."""

    name: str
    meaning: str


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that the document leaves open or to the table, and a ruleset option that answers it."""

    id: str
    kind: Kind
    option: str
    clauses: tuple[str, ...]
    question: str
    default: str
    values: tuple[Value, ...]
    reason: str

    @property
    def value_names(self) -> list[str]:
        return [value.name for value in self.values]


@dataclass(frozen=True)
class Lawbook:
    """The law of one game, in one language."""

    game: str
    title: str
    documents: tuple[Rulebook, ...]
    clauses: tuple[Clause, ...]
    rulings: tuple[Ruling, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    """In the order of the document, sections after their chapter."""
    scopes: Mapping[str, str] = field(default_factory=dict)
    """What each scope is called."""
    implemented: bool = False
    untranslated: tuple[str, ...] = ()
    """What this language lacks and is told in English instead: `P6.2 gap`, `R04 reason`."""

    @cached_property
    def _clauses_by_id(self) -> dict[str, Clause]:
        return {clause.id.casefold(): clause for clause in self.clauses}

    @cached_property
    def _rulings_by_name(self) -> dict[str, Ruling]:
        by_id = {ruling.id.casefold(): ruling for ruling in self.rulings}
        return by_id | {ruling.option: ruling for ruling in self.rulings}

    def __contains__(self, clause_id: str) -> bool:
        found = self._clauses_by_id.get(clause_id.casefold())
        return found is not None and found.id == clause_id

    def clause(self, clause_id: str) -> Clause:
        """The clause of that id; `p6.2` finds `P6.2`."""
        found = self._clauses_by_id.get(clause_id.casefold())
        if found is None:
            ids = [clause.id for clause in self.clauses]
            raise UnknownClause(f"{self.title} has no clause {clause_id!r}{suggest(clause_id.upper(), ids)}")
        return found

    def ruling(self, name: str) -> Ruling | None:
        """The ruling of that id (`R04`) or option (`passing`), if there is one."""
        return self._rulings_by_name.get(name.casefold())

    def rulings_on(self, clause_id: str) -> list[Ruling]:
        """The rulings that settle what the clause leaves open."""
        return [ruling for ruling in self.rulings if clause_id in ruling.clauses]

    def chapter_of(self, clause_id: str) -> list[Chapter]:
        """The chapter that a clause stands in and, where it has sections, the section."""
        return self._chapters_by_clause.get(clause_id, [])

    @cached_property
    def _chapters_by_clause(self) -> dict[str, list[Chapter]]:
        opening: dict[str, list[Chapter]] = {}
        for chapter in self.chapters:
            opening.setdefault(chapter.first, []).append(chapter)
        found: dict[str, list[Chapter]] = {}
        current: list[Chapter] = []
        for clause in self.clauses:
            for chapter in opening.get(clause.id, []):
                current = [each for each in current if each.id == chapter.under] + [chapter]
            found[clause.id] = current
        return found

    def default_rules(self) -> dict[str, str]:
        """Every ruleset option with its default."""
        return {ruling.option: ruling.default for ruling in self.rulings}

    def check_rules(self, rules: Mapping[str, str]) -> dict[str, str]:
        """The rules with defaults filled in, or an error that names what is allowed."""
        checked = self.default_rules()
        for option, value in rules.items():
            ruling = next((ruling for ruling in self.rulings if ruling.option == option), None)
            if ruling is None:
                raise ConfigError(self._no_option(option))
            if value not in ruling.value_names:
                raise ConfigError(
                    f"{option} cannot be {value!r}, only {' or '.join(ruling.value_names)}"
                    f"{_nearest(value, ruling.value_names)}"
                )
            checked[option] = value
        return checked

    def _no_option(self, option: str) -> str:
        known = [ruling.option for ruling in self.rulings]
        if not known:
            return f"{self.title} has no ruleset options, so {option!r} cannot be set"
        return f"{self.title} has no ruleset option {option!r}, only {', '.join(known)}{_nearest(option, known)}"


def _nearest(word: str, known: list[str]) -> str:
    """A hint with near matches only, for errors that already list everything."""
    hint = suggest(word, known)
    return hint if "did you mean" in hint else ""
