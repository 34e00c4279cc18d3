"""The layout of an observation: which number means what, and how low and high it can be.

First come a few numbers about the ask, then the fields of the state as the schema orders and encodes them.
"""

from __future__ import annotations

from typing import NamedTuple

from lawspeaker.envs.topics import topics
from lawspeaker.kernel import schema
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.game import Setting

NONE = -1  # in an observation: nobody, nothing, or not for this seat to know
MOST = 2**31 - 1  # where nothing else limits a number


class Number(NamedTuple):
    """One number of an observation."""

    name: str
    low: int
    high: int


class Slice(NamedTuple):
    """The numbers of one field: from `start` up to, but not including, `stop`."""

    name: str
    start: int
    stop: int


class Layout:
    """What the numbers of an observation mean, for one agreement."""

    def __init__(self, setting: Setting) -> None:
        self.topics = list(topics(setting.config.game))
        self._topic_numbers = {name: number for number, name in enumerate(self.topics)}
        self._arguments = max((len(topic.domains) for topic in topics(setting.config.game).values()), default=0)
        seats = setting.config.seats
        fields = {
            "seat": [Number("seat", 0, seats - 1)],
            "asked": [Number("asked", NONE, seats - 1)],
            "topic": [Number("topic", NONE, len(self.topics) - 1)],
            "arguments": [Number(f"arguments[{place}]", NONE, MOST) for place in range(self._arguments)],
            **{f"state.{name}": numbers(shape, f"state.{name}") for name, shape in setting.schema.fields.items()},
        }
        self.numbers = [number for field in fields.values() for number in field]
        self.slices: list[Slice] = []
        start = 0
        for name, field in fields.items():
            self.slices.append(Slice(name, start, start + len(field)))
            start += len(field)

    def __len__(self) -> int:
        return len(self.numbers)

    def head(self, ask: Ask | None, seat: int) -> list[int]:
        """The numbers before the state: whose observation it is, who is asked about what, and, for the asked seat
        alone, the arguments of the topic.
        """
        if ask is None:
            return [seat, NONE, NONE, *[NONE] * self._arguments]
        topic = self._topic_numbers.get(ask.topic.name)
        if topic is None:
            raise LawspeakerError(f"the topic {ask.topic.name} is not in the modules of its game")
        known = ask.args if ask.seat == seat else ()
        return [seat, ask.seat, topic, *known, *[NONE] * (self._arguments - len(known))]


def numbers(shape: schema.Shape, name: str) -> list[Number]:
    """The numbers that a shape encodes, in order. A shape that only a game knows has numbers without names."""
    match shape:
        case schema.Whole():
            return [Number(name, shape.low, MOST if shape.high is None else shape.high)]
        case schema.Flag():
            return [Number(name, 0, 1)]
        case schema.Name():
            return [Number(name, NONE if shape.none else 0, len(shape.domain) - 1)]
        case schema.SeatNumber():
            return [Number(name, NONE, shape.seats - 1)]
        case schema.Row():
            return several(shape.shape, [f"{name}[{place}]" for place in range(shape.length)])
        case schema.Some():
            items = several(shape.shape, [f"{name}[{place}]" for place in range(shape.longest)])
            return [Number(f"{name}.count", 0, shape.longest), *map(perhaps, items)]
        case schema.Each():
            return several(shape.shape, [f"{name}.{value}" for value in shape.domain.values])
        case schema.Grid():
            rows = [f"{name}.{row}" for row in shape.rows.values]
            return several(shape.shape, [f"{row}.{column}" for row in rows for column in shape.columns.values])
        case schema.Cards():
            lying = [Number(f"{name}.{card}", 0, 1) for card in shape.domain.values]
            return [Number(f"{name}.count", 0, len(shape.domain)), *lying]
        case schema.Part():
            fields = shape.schema.fields.items()
            return [number for field, inner in fields for number in numbers(inner, f"{name}.{field}")]
        case schema.Parts():
            return [number for part, inner in shape.parts.items() for number in numbers(inner, f"{name}.{part}")]
    return [Number(f"{name}[{place}]", -MOST, MOST) for place in range(shape.size())]


def several(shape: schema.Shape, names: list[str]) -> list[Number]:
    return [number for name in names for number in numbers(shape, name)]


def perhaps(number: Number) -> Number:
    """A number that may be missing."""
    return number._replace(low=min(number.low, NONE))
