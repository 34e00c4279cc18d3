"""What comes before and after the state in an observation: what is asked, and what has happened of late."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.errors import LawspeakerError

NONE: Final = -1  # in an observation: nobody, nothing, or not for this seat to know

Recorded = list[dict[str, object]]  # entries of a record, as a seat knows them


class Head:
    """The numbers before the state: whose observation it is, who is asked about what, and, for the asked seat alone,
    the arguments of the topic.
    """

    def __init__(self, size: int, topics: dict[str, int], places: dict[str, list[int]]) -> None:
        """The numbers of the topics by name, and for each of their arguments where it stands."""
        self.size = size
        self.topics = topics
        self.places = places

    def __call__(self, ask: Ask | None, seat: int) -> list[int]:
        return self.of(ask, seat)

    def of(self, ask: Ask | None, seat: int) -> list[int]:
        """The numbers for a seat. Compiled code calls this more quickly than the object itself."""
        numbers = [NONE] * self.size
        numbers[0] = seat
        if ask is None:
            return numbers
        name = ask.topic.name
        topic = self.topics.get(name)
        if topic is None:
            raise LawspeakerError(f"the topic {name} is not in the modules of its game")
        numbers[1] = ask.seat
        numbers[2] = topic
        if ask.seat == seat:
            places, args = self.places[name], ask.args
            assert len(places) == len(args), name
            for number in range(len(places)):
                numbers[places[number]] = args[number]
        return numbers


class Tail:
    """The numbers after the state: the last events of a record, the latest first."""

    def __init__(self, remembered: int, width: int, events: dict[str, int]) -> None:
        """How many events, how many numbers each of them has, and the numbers of the events by name."""
        self.remembered = remembered
        self.width = width
        self.events = events
        self.size = remembered * width

    def __call__(self, record: Recorded) -> list[int]:
        told: list[int] = []
        for number, entry in enumerate(record[: -self.remembered - 1 : -1], start=1):
            event = self.events.get(cast(str, entry["phrase"]))
            if event is None:
                raise LawspeakerError(f"the phrase {entry['phrase']} is not in the modules of its game")
            told.append(event)
            told.extend(cast("list[int]", entry["args"]))
            told.extend([NONE] * (number * self.width - len(told)))
        told.extend([NONE] * (self.size - len(told)))
        return told
