"""What a person at a prompt gets from a match: drawings, sentences, bots that answer.

All of it is called by `lawspeaker.kernel.match`, which knows this module by name only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from io import StringIO
from typing import Any, NoReturn, SupportsIndex, cast, overload

from rich.console import Console, Group, RenderableType
from rich.text import Text

from lawspeaker.kernel.ask import Ask, Reason
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option, suggest
from lawspeaker.kernel.prompt import Prompt
from lawspeaker.kernel.record import Entry
from lawspeaker.players.player import Turn, make
from lawspeaker.text.face import face_of
from lawspeaker.text.pointing import pointed_at
from lawspeaker.text.words import Words


class Spoken(Prompt):
    """Words, faces and bots for a Python prompt."""

    def reason(self, setting: Setting, reason: Reason, lang: str) -> str:
        return cited(words(lang, setting).reason(reason), reason.clause)

    def entry(self, setting: Setting, entry: Entry, seat: int, lang: str) -> str:
        return cited(words(lang, setting).entry(entry, seat), entry.clause)

    def ask(self, ask: Ask, lang: str) -> str:
        return words(lang, ask.game.setting).ask(ask)

    def story(self, match: Match, seat: int, lang: str, since: int) -> list[str]:
        setting = match.game.setting
        return Story(self.entry(setting, entry, seat, lang) for entry in match.record[since:])

    def table(self, match: Match, seat: int, lang: str, width: int) -> str:
        text = StringIO()
        console = Console(file=text, width=width, color_system=None, highlight=False, legacy_windows=False)
        console.print(Group(*board(match, words(lang, match.game.setting), seat)))
        return "\n".join(line.rstrip() for line in text.getvalue().splitlines())

    def frozen(self, plain: dict[str, object]) -> Mapping[str, Any]:
        return FieldLines({name: freeze(value) for name, value in plain.items()})

    def play(
        self, match: Match, bot: str, seats: list[int] | None, until: Callable[[Match], bool] | None, seed: int
    ) -> list[Option]:
        player = make(bot, seed + len(match.steps))
        given: list[Option] = []
        while (ask := match.ask) is not None and (seats is None or ask.seat in seats):
            if until is not None and until(match):
                break
            option = ask.options[0] if ask.forced else player.choose(Turn(match, ask.seat))
            match.answer(option)
            given.append(option)
            if seats is None and until is None:
                break
        return given


PROMPT = Spoken()


@lru_cache(maxsize=16)
def words(lang: str, setting: Setting) -> Words:
    return Words(lang, setting)


def cited(sentence: str, clause: str) -> str:
    """A sentence with its clause, before the full stop."""
    stop = sentence[-1:] if sentence.endswith((".", "。")) else ""
    return f"{sentence.removesuffix(stop)} ({clause}){stop}"


class Story(list[str]):
    """Sentences, shown one a line."""

    def __str__(self) -> str:
        return "\n".join(self)

    __repr__ = __str__

    @overload
    def __getitem__(self, place: SupportsIndex) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Story: ...
    def __getitem__(self, place: SupportsIndex | slice) -> str | Story:
        found = super().__getitem__(place)
        return Story(found) if isinstance(found, list) else found


def board(match: Match, said: Words, seat: int) -> list[RenderableType]:
    """A table as somebody sees it, and what is asked, with the options where they are shown."""
    face = face_of(match.game.setting.box)
    view = match.view(seat)
    ask = match.ask
    mine = ask is not None and "options" in cast("dict[str, object]", view["ask"])
    targets = {target for option in ask.options for target in pointed_at(match, option)} if ask and mine else set()
    title = f"{said.title(said.game)}  {face.status(view, said)}".rstrip()
    parts: list[RenderableType] = [Text(title, "bold"), face.draw(view, said, targets, set()), Text()]
    if ask is None:
        winners = said.listed(said.seat(winner) for winner in match.result.winners)
        ending = said.say("ui-winners", count=len(match.result.winners), names=winners) if winners else ""
        return [*parts, Text(ending or said.say("ui-game-over"), "bold")]
    if not mine:
        return [*parts, Text(said.say("ui-waiting", seat=said.seat(ask.seat)), "bold")]
    parts.append(Text(f"{said.seat(ask.seat)}: {cited(said.ask(ask), ask.clause)}", "bold"))
    wide = max(len(option.text) for option in ask.options)
    for option in ask.options:
        parts.append(Text.assemble((f"  {option.text:{wide}}  ", "dim"), said.option(option, match.game.facts(option))))
    return parts


# Read-only data. It equals plain dicts and lists with the same contents.


def freeze(plain: object) -> object:
    if isinstance(plain, dict):
        return Fields({name: freeze(value) for name, value in plain.items()})
    if isinstance(plain, list | tuple):
        return Places(freeze(value) for value in plain)
    return plain


def _refuse(self: object, *args: object, **named: object) -> NoReturn:
    raise LawspeakerError("the table is only shown here: answer to change it, or lay one out with Match.from_position")


class Fields(dict[str, Any]):
    """A table by name: `state["treasury"]`, or `state.treasury`."""

    def __missing__(self, name: object) -> Any:
        if isinstance(name, int) and str(name) in self:  # clearing 9 is named "9"
            return self[str(name)]
        raise KeyError(f"there is no {name!r} here{suggest(str(name), list(self))}")

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(error.args[0]) from None

    def __dir__(self) -> Iterator[str]:
        yield from [*super().__dir__(), *map(str, self)]


class FieldLines(Fields):
    """All that was asked for, shown one field a line."""

    def __repr__(self) -> str:
        return "\n".join(f"{name}: {value!r}" for name, value in self.items())


class Places(list[Any]):
    """A list by place."""


for _name in ("__setitem__", "__delitem__", "__ior__", "clear", "pop", "popitem", "setdefault", "update"):
    setattr(Fields, _name, _refuse)
for _name in ("__setitem__", "__delitem__", "__iadd__", "__imul__", "append", "clear", "extend", "insert", "pop"):
    setattr(Places, _name, _refuse)
for _name in ("remove", "reverse", "sort"):
    setattr(Places, _name, _refuse)
