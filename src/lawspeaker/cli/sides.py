"""Choosing what each seat plays, before a game begins."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, Any

import typer
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from lawspeaker.cli.printing import show
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.terminal.session import PERSON

if TYPE_CHECKING:
    from lawspeaker.kernel.ask import Reason
    from lawspeaker.kernel.game import Box
    from lawspeaker.text.words import Words

DEALT = "dealt"


class Sides:
    """What each seat plays, while it is being agreed on; `rules` are the ruleset options so far."""

    def __init__(self, box: Box[Any, Any], seats: int, rules: dict[str, str], words: Words) -> None:
        self.box = box
        self.seats = seats
        self.rules = rules
        self.words = words
        self.values = box.ruleset()
        self.options = box.side_options(box.configure(seats, rules))

    def of(self, seat: int) -> str:
        option = self.options[seat]
        return self.rules.get(option, self.values[option][0])

    def called(self, seat: int, side: str) -> str:
        return self.words.rule(self.box.name, self.options[seat], side)

    def choices(self, seat: int) -> list[str]:
        """What a seat can play, in the same order for every seat."""
        order = [*self.values[self.options[0]], *self.values[self.options[seat]]]
        return sorted(self.values[self.options[seat]], key=order.index)

    def choose(self, seat: int, side: str) -> None:
        """A seat plays this side; who had it before gets the other's in exchange."""
        before = self.of(seat)
        for other in range(self.seats):
            if other != seat and self.of(other) == side != "random":
                self.rules[self.options[other]] = before
        self.rules[self.options[seat]] = side

    def deal(self) -> None:
        others = {name: value for name, value in self.rules.items() if name not in self.options}
        self.rules.update(self.box.dealt(self.box.configure(self.seats, others), SystemRandom()))

    def name(self, sides: list[str]) -> None:
        """One side for each seat, by name."""
        if len(sides) != len(self.options):
            known = f"{len(self.options)} seats play a side" if self.options else f"{self.box.name} has no sides"
            raise ConfigError(f"{known}, and {len(sides)} are named: {', '.join(sides)}")
        self.rules.update({self.options[seat]: self.found(seat, said) for seat, said in enumerate(sides)})

    def found(self, seat: int, said: str) -> str:
        """The side that somebody means: its name or its title, or a part of these that no other has."""
        wanted = said.casefold()
        names = {side: (side.casefold(), self.called(seat, side).casefold()) for side in self.choices(seat)}
        exact = [side for side in names if wanted in names[side]]
        meant = exact or [side for side in names if any(wanted in name for name in names[side])]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise ConfigError(f"{said!r} can be {' or '.join(meant)}")
        raise ConfigError(f"there is no side {said!r}; the sides are {', '.join(names)}")

    def remarks(self) -> tuple[bool, list[str]]:
        """Whether it can be played so, and what the law says about it."""
        try:
            config = self.box.configure(self.seats, self.rules)
        except ConfigError as error:
            return False, [str(error) if error.reason is None else self._said(error.reason)]
        return True, [self._said(reason) for reason in self.box.counsel(config)]

    def _said(self, reason: Reason) -> str:
        return f"{self.words.reason(reason)}{f' ({reason.clause})' if reason.clause else ''}"


def agree(sides: Sides, sitters: list[str]) -> None:
    """Ask at the keyboard what each seat plays, until everybody agrees."""
    words = sides.words
    while True:
        people = [words.say("ui-sides-you") if sitter == PERSON else sitter for sitter in sitters]
        width = max(map(cell_len, people))
        for seat, who in enumerate(people):
            typer.echo(f"{seat + 1}  {set_cell_size(who, width)}  {sides.called(seat, sides.of(seat))}")
        fit, remarks = sides.remarks()
        for remark in remarks:
            show(Text(remark))
        given = typer.prompt(words.say("ui-sides-which"), default="", show_default=False).strip().lower()
        if not given and fit:
            return
        if given == "d":
            sides.deal()
        elif given.isdigit() and 1 <= int(given) <= len(sitters):
            ask_side(sides, int(given) - 1)


def ask_side(sides: Sides, seat: int) -> None:
    """Ask what one seat plays; anything but a number of the list changes nothing."""
    values = sides.choices(seat)
    holders = {sides.of(other): other for other in range(sides.seats) if sides.of(other) != "random"}
    for number, side in enumerate(values, start=1):
        held = f"  ({sides.words.say('ui-sides-held', number=holders[side] + 1)})" if side in holders else ""
        typer.echo(f"{number:>4}  {sides.called(seat, side)}{held}")
    given = typer.prompt(sides.words.say("ui-sides-side", number=seat + 1), default="", show_default=False).strip()
    if given.isdigit() and 1 <= int(given) <= len(values):
        sides.choose(seat, values[int(given) - 1])
