"""What a person at a prompt wants of a match that the kernel does not have: words, drawings, bots.

The kernel imports none of these. The package `lawspeaker` names the module that has them (`use`). It is imported when
it is first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from lawspeaker.kernel.ask import Ask, Reason
    from lawspeaker.kernel.game import Setting
    from lawspeaker.kernel.match import Match
    from lawspeaker.kernel.option import Option
    from lawspeaker.kernel.record import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class Prompt:
    """The human side of matches, asks, entries and reasons."""

    def reason(self, setting: Setting, reason: Reason, lang: str) -> str:
        """Why not, as a sentence with its clause."""
        raise NotImplementedError

    def entry(self, setting: Setting, entry: Entry, seat: int, lang: str) -> str:
        """What happened, as a sentence with its clause, as a seat may know it."""
        raise NotImplementedError

    def ask(self, ask: Ask, lang: str) -> str:
        """The question."""
        raise NotImplementedError

    def story(self, match: Match, seat: int, lang: str, since: int) -> list[str]:
        """The record from an entry on, as a seat may know it."""
        raise NotImplementedError

    def table(self, match: Match, seat: int, lang: str, width: int) -> str:
        """The table and what is asked, as text."""
        raise NotImplementedError

    def frozen(self, plain: dict[str, object]) -> Mapping[str, Any]:
        """Plain data that can be read but not changed, by key or by attribute."""
        raise NotImplementedError

    def play(
        self, match: Match, bot: str, seats: list[int] | None, until: Callable[[Match], bool] | None, seed: int
    ) -> list[Option]:
        """Let a bot answer."""
        raise NotImplementedError


_modules: list[str] = []


def use(module: str) -> None:
    """Have the attribute `PROMPT` of this module speak for all matches."""
    _modules[:] = [module]


def prompt() -> Prompt:
    return cast(Prompt, import_module(_modules[-1]).PROMPT)
