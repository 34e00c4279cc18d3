"""The record: what happened, as structured entries that can be said in any language and redacted for any seat."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.ask import Phrase
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.zone import EVERYONE, OMNISCIENT

HIDDEN: Final = -1

OPTION: Final = "option"  # as a domain: the number of an option, secret wherever a secret thing is chosen with it

FORCED: Final = Phrase("forced", "seat", OPTION)  # the kernel answered, because there was one answer


class Entry:
    """One thing that happened: what is said, its arguments, the clause behind it, and who may see its secrets."""

    def __init__(self, phrase: Phrase, args: tuple[int, ...], clause: str, mask: int) -> None:
        self.phrase = phrase
        self.args = args
        self.clause = clause
        self.mask = mask

    def seen_by(self, seat: int, catalogue: Catalogue) -> tuple[int, ...]:
        """The arguments as a seat may see them: secret ones are HIDDEN to those outside the mask."""
        if self.mask == EVERYONE or seat == OMNISCIENT or (seat >= 0 and (self.mask >> seat) & 1):
            return self.args
        return tuple(
            HIDDEN if is_secret(domain, catalogue) else arg
            for domain, arg in zip(self.phrase.domains, self.args, strict=True)
        )

    def __repr__(self) -> str:
        return f"<{self.phrase.name} {self.args} ({self.clause})>"


def is_secret(domain: str, catalogue: Catalogue) -> bool:
    """Whether arguments of a domain are hidden from those outside an entry's mask."""
    return domain == OPTION or (domain in catalogue.domains and catalogue.domains[domain].secret)
