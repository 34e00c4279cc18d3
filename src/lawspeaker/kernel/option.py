"""Options: the small values that name what can be chosen.

A game lists every option it could ever offer in one `Catalogue`, family by family. Each option exists once, so
two are compared by identity, and its place in the catalogue is its stable number for learning players. An option has
no words: `sail RU_C1` is its value, and `lawspeaker.text` says it to people.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from itertools import product
from typing import Final

from mypy_extensions import mypyc_attr

from lawspeaker.kernel.errors import AnswerError, PositionError

OPTION: Final = "option"  # as a domain: the number of an option, secret wherever a secret thing is chosen with it


class Domain:
    """The names one kind of argument can take: seats, regions, cards, numbers."""

    def __init__(self, name: str, values: list[str], secret: bool = False, called: str = "") -> None:
        self.name = name
        self.called = called or name.replace("_", " ")  # what errors call a value of it
        self.values = values
        self.secret = secret  # values that a zone may hide, such as cards
        self.counts = False  # whether its values are numbers that count something
        self.numbers: dict[str, int] = {value: number for number, value in enumerate(values)}

    def number(self, value: str) -> int:
        """The number of a value: `region.number("RU_C1")`."""
        found = self.numbers.get(value)
        if found is None:
            raise PositionError(f"{value!r} is no {self.called}{suggest(value, self.values)}")
        return found

    def __len__(self) -> int:
        return len(self.values)


def counting(name: str, highest: int) -> Domain:
    """A domain of the numbers 0 to `highest`."""
    domain = Domain(name, [str(number) for number in range(highest + 1)])
    domain.counts = True
    return domain


def suggest(word: str, known: list[str]) -> str:
    """A hint at what may have been meant, for the end of an error message."""
    near = get_close_matches(word, known, n=3, cutoff=0.5)
    if near:
        return f"; did you mean {' or '.join(near)}?"
    if known and len(known) <= 12:
        return f"; there are {', '.join(known)}"
    return ""


@mypyc_attr(acyclic=True)
class Option:
    """One thing that can be chosen. `str(option)` is its value, and `match.answer` takes either."""

    def __init__(self, number: int, kind: str, args: tuple[int, ...], text: str, secret: bool = False) -> None:
        self.number = number
        self.kind = kind
        self.args = args
        self.text = text
        self.secret = secret  # names something that a zone may hide

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


def is_among(option: Option, options: list[Option]) -> bool:
    """Whether an option is one of these. `in` takes the compiled build much longer, since it asks for equality."""
    for each in options:
        if each is option:
            return True
    return False


MOST_NAMED: Final = 12


def listed(options: list[Option]) -> str:
    """The values of options; of many, the first few and how many more there are."""
    more = len(options) - MOST_NAMED
    if more <= 1:
        return ", ".join(option.text for option in options)
    return f"{', '.join(option.text for option in options[:MOST_NAMED])} and {more} more"


# Games under several agreements have nearly all of their options in common: those of a kind are made once.
@lru_cache(maxsize=4096)
def _table(kind: str, values: tuple[tuple[str, ...], ...], first: int, secret: bool) -> list[Option]:
    """The options of a kind, by the values of their arguments, numbered from `first`."""
    args = product(*(range(len(each)) for each in values))
    texts = (" ".join([kind, *words]) for words in product(*values))
    return [Option(number, kind, *each, secret) for number, each in enumerate(zip(args, texts, strict=True), first)]


class Family:
    """All options of one kind, found by their arguments: `sail(region)`, `vote(law)`.

    The documentation shows what they mean, and one of them as an example.
    """

    def __init__(self, kind: str, names: list[str], domains: list[Domain], first: int) -> None:
        self.kind = kind
        self.names = names
        self.domains = domains
        self.meaning = ""
        self.example = ""
        sizes = [len(domain) for domain in domains] + [1] * (3 - len(domains))
        self.step_a = sizes[1] * sizes[2]
        self.step_b = sizes[2]
        self.first = first  # the number of its first option
        secret = any(domain.secret for domain in domains)
        self.table: list[Option] = _table(kind, tuple(tuple(domain.values) for domain in domains), first, secret)

    def __call__(self, a: int = 0, b: int = 0, c: int = 0) -> Option:
        return self.table[a * self.step_a + b * self.step_b + c]

    def has(self, number: int) -> bool:
        """Whether the option with this number is of the kind."""
        return self.first <= number < self.first + len(self.table)

    def each(self, firsts: list[int]) -> list[Option]:
        """The options with each of these first arguments, and 0 for the others."""
        return [self.table[a * self.step_a] for a in firsts]

    def up_to(self, most: int) -> list[Option]:
        """The options with 1, 2 and so on up to `most` as first argument, and 0 for the others."""
        return [self.table[a * self.step_a] for a in range(1, most + 1)]

    def at(self, a: int) -> Option:
        """The option with this first argument, and 0 for the others: the compiled build calls it directly."""
        return self.table[a * self.step_a]


class Catalogue:
    """Every option a game can offer, numbered for good, and the domains of its arguments."""

    def __init__(self) -> None:
        self.domains: dict[str, Domain] = {}
        self.families: dict[str, Family] = {}
        self.options: list[Option] = []
        self.values: dict[str, Option] = {}  # the options by value, once anybody has asked for one

    def domain(self, domain: Domain) -> Domain:
        """Make a domain known by its name."""
        if self.domains.get(domain.name, domain) is not domain:
            raise ValueError(f"there is another domain {domain.name} in the catalogue")
        self.domains[domain.name] = domain
        return domain

    def family(self, called: str, meaning: str = "", example: str = "", /, **args: Domain) -> Family:
        """Add the options of one kind; at most three arguments, each named for the words about it.

        The documentation shows the meaning, and values of the arguments as an example.
        """
        # The first argument is not named `kind`: compiled code would take an argument of that name for it.
        if called in self.families:
            raise ValueError(f"the options of kind {called} are in the catalogue already")
        if len(args) > 3:
            raise ValueError(f"options of kind {called} would have {len(args)} arguments: cut the choice in two")
        for domain in args.values():
            self.domain(domain)
        family = Family(called, list(args), list(args.values()), len(self.options))
        family.meaning, family.example = meaning, f"{called} {example}".rstrip()
        self.families[called] = family
        self.options += family.table
        return family

    @property
    def by_text(self) -> dict[str, Option]:
        """The options by value. Who only plays does without, and making this takes longer than all else here."""
        if len(self.values) < len(self.options):
            found: dict[str, Option] = {}
            for option in self.options:
                if found.setdefault(option.text, option) is not option:
                    raise ValueError(f"two options would have the value {option.text!r}")
            self.values = found
        return self.values

    def value(self, domain: str, number: int) -> object:
        """What a number of a domain stands for: a name, a number, or the value of an option. None for -1 in a domain of
        names.
        """
        if domain == OPTION:
            return None if number < 0 else self.options[number].text
        known = self.domains.get(domain)
        if known is None:
            return number
        if not 0 <= number < len(known):
            return None if number == -1 else number
        value = known.values[number]
        return int(value) if value.isdecimal() else value

    def find(self, text: str) -> Option:
        """The option with this value."""
        found = self.by_text.get(text)
        if found is None:
            raise AnswerError(f"{text!r} is no option of this game{suggest(text, list(self.by_text))}")
        return found
