"""The schedule: of all tables that wait for a bot, whose turn is it? `minds` does the thinking."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import Generic, NamedTuple, TypeVar

MOST_REMEMBERED = 10_000  # rooms; one that is forgotten counts as never served, and so comes early

Waiting = TypeVar("Waiting")


class Standing(NamedTuple):
    """Whose table it is, and whether somebody is there."""

    host: str = ""
    attended: bool = False


def unknown(room: str) -> Standing:
    """For rooms of which nothing is known."""
    return Standing()


class Schedule(Generic[Waiting]):
    """Who waits for a thought, and in which order they get it.

    1. Tables of hosts who have thinking time left. This comes first, so that nobody can keep the others waiting by
       playing at many tables.
    2. Tables at which somebody is.
    3. Tables in turn: the one that was served longest ago.

    Where a table stands is looked up when a turn is given, because people come and go while their table waits.
    """

    def __init__(self, standing: Callable[[str], Standing], has_budget: Callable[[str], bool]) -> None:
        self.standing = standing
        self.has_budget = has_budget
        self.waiting: list[tuple[str, Waiting]] = []  # with the room of each, in the order of arrival
        self.served: OrderedDict[str, int] = OrderedDict()  # by room: its last turn
        self.turns = count(1)

    def add(self, room: str, who: Waiting) -> None:
        self.waiting.append((room, who))

    def remove(self, who: Waiting) -> None:
        """Somebody waits no longer."""
        self.waiting = [each for each in self.waiting if each[1] is not who]

    def next(self) -> tuple[str, Waiting]:
        """Give a turn; somebody must wait."""
        chosen = min(self.waiting, key=lambda each: self._rank(each[0]))
        self.waiting.remove(chosen)
        self.served.pop(chosen[0], None)
        self.served[chosen[0]] = next(self.turns)
        if len(self.served) > MOST_REMEMBERED:
            self.served.popitem(last=False)
        return chosen

    def _rank(self, room: str) -> tuple[bool, bool, int]:
        host, attended = self.standing(room)
        return not self.has_budget(host), not attended, self.served.get(room, 0)
