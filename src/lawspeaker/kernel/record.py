"""The record: what happened, as structured entries that can be said in any language and redacted for any seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from lawspeaker.kernel.ask import Phrase
from lawspeaker.kernel.option import OPTION, Catalogue
from lawspeaker.kernel.prompt import prompt
from lawspeaker.kernel.zone import EVERYONE, OMNISCIENT

if TYPE_CHECKING:
    from lawspeaker.kernel.game import Setting

HIDDEN: Final = -1

FORCED: Final = Phrase("forced", "seat", OPTION)  # the kernel answered, because there was only one answer


@mypyc_attr(acyclic=True)
class Entry:
    """One thing that happened: what is said, its arguments, the clause behind it, and who may see its secrets.

    `str(entry)` is a sentence; `named` has the arguments by name. Both tell everything, secrets included.
    """

    def __init__(
        self, phrase: Phrase, args: tuple[int, ...], clause: str, mask: int, setting: Setting | None = None
    ) -> None:
        self.phrase = phrase
        self.args = args
        self.clause = clause
        self.mask = mask
        self.setting = setting  # in which its arguments have names

    @property
    def forced(self) -> bool:
        """Whether this is an answer that the kernel gave, because there was only one."""
        return self.phrase is FORCED

    @property
    def named(self) -> dict[str, object]:
        """The arguments by name, as values: `{"country": "RU", "influence": 1, "seat": 0}`."""
        return self.phrase.named(self.args, None if self.setting is None else self.setting.catalogue)

    def said(self, lang: str = "en", seat: int = OMNISCIENT) -> str:
        """The sentence in a language, as a seat may know it."""
        return repr(self) if self.setting is None else prompt().entry(self.setting, self, seat, lang)

    def __str__(self) -> str:
        return self.said()

    def seen_by(self, seat: int, catalogue: Catalogue) -> tuple[int, ...]:
        """The arguments as a seat may see them: secret ones are HIDDEN to those outside the mask."""
        if self.mask == EVERYONE or seat <= OMNISCIENT or (seat >= 0 and (self.mask >> seat) & 1):
            return self.args
        return tuple(
            HIDDEN if is_secret(domain, catalogue) else arg
            for domain, arg in zip(self.phrase.domains, self.args, strict=True)
        )

    def __repr__(self) -> str:
        return f"<{self.phrase.shown(self.named)} ({self.clause})>"


def is_secret(domain: str, catalogue: Catalogue) -> bool:
    """Whether arguments of a domain are hidden from those outside an entry's mask."""
    return domain == OPTION or (domain in catalogue.domains and catalogue.domains[domain].secret)
