"""What can go wrong when the law is looked up or read."""

from __future__ import annotations

from lawspeaker.kernel.errors import LawspeakerError


class BookError(LawspeakerError):
    """A lawbook file, or a citation of the law, that is not well formed."""


class UnknownClause(LawspeakerError):
    """No lawbook has a clause of that id."""
