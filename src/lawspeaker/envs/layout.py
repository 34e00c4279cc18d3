"""The layout of an observation: of each number what it is, how low and high it can be, and which value means what.

First come a few numbers about the ask, then the fields of the state as the schema orders and encodes them, and last, if
wanted, what has happened of late.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from lawspeaker.envs.stepping.head import NONE as NONE
from lawspeaker.envs.stepping.head import Head, Tail
from lawspeaker.envs.stepping.lens import optician
from lawspeaker.envs.topics import events, topics
from lawspeaker.kernel import schema
from lawspeaker.kernel.ask import Phrase
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.option import OPTION, Domain

MANY = 999  # what no rule and no number of pieces limits, such as money; no game comes near it

# The kinds of numbers.
COUNT = "count"  # so many of something
NAME = "name"  # one of several things: its size means nothing
SEAT = "seat"  # a seat
CARD = "card"  # 1 if the seat knows that the card lies there
FLAG = "flag"  # 1 if it is so
OPTION_KIND = "option"  # an option, by its number
ARGUMENT = "argument"  # an argument of an event: what it means depends on the event
KINDS = (COUNT, NAME, SEAT, CARD, FLAG, OPTION_KIND, ARGUMENT)


class Number(NamedTuple):
    """One number of an observation. Of a name, `domain` says which of the layout's domains has its values."""

    name: str
    kind: str
    low: int
    high: int
    domain: str = ""


class Slice(NamedTuple):
    """The numbers of one field: from `start` up to, but not including, `stop`."""

    name: str
    start: int
    stop: int


class Layout:
    """What the numbers of an observation mean, for one agreement. `remembered` is how many events it ends with."""

    def __init__(self, setting: Setting, remembered: int = 0) -> None:
        if remembered < 0:
            raise ConfigError(f"events are at least 0, not {remembered}")
        config = setting.config
        self.config = config
        self.version = setting.box.version
        self.seats = config.seats
        self.catalogue = setting.catalogue
        self.domains: dict[str, list[str]] = {}  # the values of names, by domain
        self.remembered = remembered
        self._topics = topics(config.game)
        self.topics = list(self._topics)
        self._told = events(config.game) if remembered else {}
        self.events = list(self._told)
        self.event_size = 1 + max((len(phrase.domains) for phrase in self._told.values()), default=0)
        self.places: dict[str, list[int]] = {}  # by topic: at which of the numbers each of its arguments stands
        fields = {
            "seat": [Number("seat", SEAT, 0, self.seats - 1)],
            "asked": [Number("asked", SEAT, NONE, self.seats - 1)],
            "topic": [self._named("topic", "topic", self.topics, NONE)],
            "arguments": self._arguments(),
            **{f"state.{name}": self._numbers(shape, f"state.{name}") for name, shape in setting.schema.fields.items()},
        }
        if remembered:
            fields["events"] = [number for place in range(remembered) for number in self._event(place)]
        self.numbers = [number for field in fields.values() for number in field]
        self.slices: list[Slice] = []
        start = 0
        for name, field in fields.items():
            self.slices.append(Slice(name, start, start + len(field)))
            start += len(field)
        self.state = len(fields["seat"]) + len(fields["asked"]) + len(fields["topic"]) + len(fields["arguments"])
        self.head = Head(self.state, numbered(self.topics), self.places)
        self.optician = optician(setting.schema, self.state)
        self.tail = Tail(remembered, self.event_size, numbered(self.events))

    def __len__(self) -> int:
        return len(self.numbers)

    # What is asked.

    def _arguments(self) -> list[Number]:
        """A number for each domain that topics have arguments of; as many as any topic has of that domain."""
        most: Counter[str] = Counter()
        for topic in self._topics.values():
            most |= Counter(topic.domains)
        found: list[Number] = []
        first: dict[str, int] = {}
        for domain, count in most.items():
            first[domain] = 3 + len(found)
            for place in range(count):
                name = f"argument.{domain}" if count == 1 else f"argument.{domain}[{place}]"
                found.append(self._of_domain(name, domain, NONE))
        for name, topic in self._topics.items():
            met: Counter[str] = Counter()
            self.places[name] = []
            for domain in topic.domains:
                self.places[name].append(first[domain] + met[domain])
                met[domain] += 1
        return found

    # What has happened.

    def _event(self, place: int) -> list[Number]:
        highest = [0] * (self.event_size - 1)
        for phrase in self._told.values():
            for at, domain in enumerate(phrase.domains):
                highest[at] = max(highest[at], self._of_domain("", domain, NONE).high)
        what = self._named(f"events[{place}]", "event", self.events, NONE)
        return [what, *(Number(f"events[{place}][{at}]", ARGUMENT, NONE, high) for at, high in enumerate(highest))]

    # What lies on the table.

    def _numbers(self, shape: schema.Shape, name: str) -> list[Number]:
        """The numbers that a shape encodes, in order. A shape that only a game knows has numbers without names."""
        match shape:
            case schema.Stage():
                high = MANY if shape.high is None else shape.high
                return [self._named(name, name.removeprefix("state."), [str(at) for at in range(high + 1)], shape.low)]
            case schema.OptionNumber():
                return [Number(name, OPTION_KIND, 0, len(self.catalogue.options) - 1)]
            case schema.Whole():
                return [Number(name, COUNT, shape.low, MANY if shape.most is None else shape.most)]
            case schema.Flag():
                return [Number(name, FLAG, 0, 1)]
            case schema.Name():
                return [self._in_domain(name, shape.domain, NONE if shape.none else 0)]
            case schema.SeatNumber():
                return [Number(name, SEAT, NONE, shape.seats - 1)]
            case schema.Row():
                return self._several(shape.shape, [f"{name}[{place}]" for place in range(shape.length)])
            case schema.Some():
                items = self._several(shape.shape, [f"{name}[{place}]" for place in range(shape.longest)])
                return [Number(f"{name}.count", COUNT, 0, shape.longest), *map(perhaps, items)]
            case schema.Each():
                return self._several(shape.shape, [f"{name}.{value}" for value in shape.domain.values], shape.most)
            case schema.Grid():
                rows = [f"{name}.{row}" for row in shape.rows.values]
                cells = [f"{row}.{column}" for row in rows for column in shape.columns.values]
                return self._several(shape.shape, cells, shape.most)
            case schema.Cards():
                lying = [Number(f"{name}.{card}", CARD, 0, 1) for card in shape.domain.values]
                return [Number(f"{name}.count", COUNT, 0, len(shape.domain)), *lying]
            case schema.Part():
                return self._part(shape, name)
            case schema.Parts():
                return [each for part, inner in shape.parts.items() for each in self._numbers(inner, f"{name}.{part}")]
            case schema.Present():
                found: list[Number] = []
                for part, inner in zip(shape.names, shape.parts, strict=True):
                    there = Number(f"{name}.{part}", FLAG, 0, 1)
                    found += [there, *(absent(each) for each in self._part(inner, f"{name}.{part}"))]
                return found
        return [Number(f"{name}[{place}]", COUNT, -MANY, MANY) for place in range(shape.size())]

    def _part(self, shape: schema.Part, name: str) -> list[Number]:
        fields = shape.schema.fields.items()
        return [number for field, inner in fields for number in self._numbers(inner, f"{name}.{field}")]

    def _several(self, shape: schema.Shape, names: list[str], most: list[int] | None = None) -> list[Number]:
        found = [number for name in names for number in self._numbers(shape, name)]
        return found if most is None else [each._replace(high=high) for each, high in zip(found, most, strict=True)]

    def _of_domain(self, name: str, domain: str, low: int) -> Number:
        """A number that is an argument of this domain."""
        if domain == OPTION:
            return Number(name, OPTION_KIND, low, len(self.catalogue.options) - 1)
        known = self.catalogue.domains.get(domain)
        return Number(name, COUNT, low, MANY) if known is None else self._in_domain(name, known, low)

    def _in_domain(self, name: str, domain: Domain, low: int) -> Number:
        if not domain.counts:
            return self._named(name, domain.name, domain.values, low)
        return Number(name, SEAT if domain.name == "seat" else COUNT, low, len(domain) - 1)

    def _named(self, name: str, domain: str, values: list[str], low: int) -> Number:
        """A number that is a name. Domains of the same name with other values are told apart by a number."""
        called, number = domain, 1
        while self.domains.setdefault(called, values) != values:
            number += 1
            called = f"{domain} {number}"
        return Number(name, NAME, low, len(values) - 1, called)

    # For reading.

    def value(self, place: int, number: int) -> object:
        """What a number at a place stands for: a name, an option, a truth, or the number itself. None is nobody,
        nothing, or not for this seat to know.
        """
        what = self.numbers[place]
        if number == NONE and what.kind in (NAME, SEAT, OPTION_KIND, ARGUMENT):
            return None
        if what.kind == NAME:
            return self.domains[what.domain][number]
        if what.kind == OPTION_KIND:
            return self.catalogue.options[number].text
        return bool(number) if what.kind in (FLAG, CARD) else number

    def plain(self) -> dict[str, Any]:
        """All of this as plain data, for `layout.json`."""

        def arguments(phrase: Phrase) -> list[dict[str, str]]:
            return [{"name": name, "domain": at} for name, at in zip(phrase.names, phrase.domains, strict=True)]

        return {
            "game": self.config.game,
            "version": self.version,
            "seats": self.seats,
            "rules": self.config.rules,
            "fields": [part._asdict() for part in self.slices],
            "numbers": [{key: value for key, value in n._asdict().items() if value != ""} for n in self.numbers],
            "topics": [
                {"name": name, "arguments": arguments(topic), "numbers": self.places[name]}
                for name, topic in self._topics.items()
            ],
            "events": [{"name": name, "arguments": arguments(phrase)} for name, phrase in self._told.items()],
            "domains": self.domains,
        }


def numbered(names: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def perhaps(number: Number) -> Number:
    """A number that may be missing."""
    return number._replace(low=min(number.low, NONE))


def absent(number: Number) -> Number:
    """A number of something that may not be there at all, and is 0 then."""
    return number._replace(low=min(number.low, 0), high=max(number.high, 0))
