"""Windows: what a seat sees of a match and is offered, in two buffers. Rows: matches that are stepped together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawspeaker.envs.stepping.head import Head, Recorded, Tail
from lawspeaker.envs.stepping.lens import NumbersLens, Optician
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option

NO_OPTIONS: Final[list[Option]] = []
NOTHING: Final[Recorded] = []


class Window:
    """Writes an observation and a mask, and only what has changed since the last look."""

    def __init__(self, head: Head, optician: Optician, tail: Tail, numbers: memoryview, mask: memoryview) -> None:
        self.head = head
        self.tail = tail
        self.numbers = numbers
        self.mask = mask
        self.asked = optician.head_lens()
        self.state = optician.lens()
        self.told = NumbersLens(len(numbers) - tail.size, tail.size)
        self.offered = optician.mask_lens()

    def look(self, match: Match, seat: int, recorded: Recorded = NOTHING) -> None:
        """Write the numbers. What was `recorded` comes before the record of the match."""
        self.asked.look(self.head.of(match.ask, seat), seat, self.numbers)
        self.state.look(match.game, seat, self.numbers)
        remembered = self.tail.remembered
        if remembered:
            lately = match.record_for(seat, max(0, len(match.record) - remembered))
            self.told.look(self.tail(recorded + lately), seat, self.numbers)

    def offer(self, match: Match, seat: int) -> None:
        """Write the mask: all 0 for a seat that is not asked."""
        ask = match.ask
        self.offered.look(NO_OPTIONS if ask is None or ask.seat != seat else ask.options, self.mask)


class Rows:
    """Matches that are stepped together, each in a row with a window of its own.

    Beside what the windows write, `seats` gets the seat that is asked in each row, `offered` how many options it has,
    and `options` their numbers, `width` to a row. A match ends after `longest` answers at the latest.
    """

    def __init__(
        self,
        windows: list[Window],
        seats: memoryview,
        offered: memoryview,
        options: memoryview,
        width: int,
        longest: int,
    ) -> None:
        self.windows = windows
        self.seats = seats
        self.offered = offered
        self.options = options
        self.width = width
        self.longest = longest
        self.matches: list[Match | None] = [None] * len(windows)

    def enter(self, row: int, match: Match) -> None:
        """Let a match begin in a row."""
        self.matches[row] = match
        self.show(row, match)

    def step(self, actions: list[int], others: Callable[[int], None] | None) -> list[int]:
        """Answer in every match by the number of an option, and let `others` play on in each, where there are any.
        Gives the rows of the matches that have ended; those of all others show what is asked next.
        """
        ended: list[int] = []
        for row, action in enumerate(actions):
            match = self.matches[row]
            assert match is not None
            match.answer(match.game.setting.catalogue.options[action])
            if others is not None:
                others(row)
            if match.ask is None or len(match.steps) >= self.longest:
                ended.append(row)
            else:
                self.show(row, match)
        return ended

    def show(self, row: int, match: Match) -> None:
        """Write what the seat that is asked sees and is offered."""
        ask = match.ask
        if ask is None:
            raise LawspeakerError("a match in which nobody is asked cannot be shown")
        window = self.windows[row]
        window.look(match, ask.seat)
        window.offer(match, ask.seat)
        self.seats[row] = ask.seat
        self.offered[row] = window.offered.list_in(self.options, row * self.width)
