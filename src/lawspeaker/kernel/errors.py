"""What can go wrong. Each error is one sentence that says what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lawspeaker.kernel.ask import Reason


class LawspeakerError(Exception):
    """Anything a user can be told in one sentence."""


class UnknownGame(LawspeakerError):
    """No registered game has that name."""


class ConfigError(LawspeakerError):
    """A seat count, ruleset option or other setting that the game does not have; `reason` is there where the law says
    so.
    """

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class AnswerError(LawspeakerError):
    """An answer that was not offered, or came too late, or from the wrong seat; `reason` says what forbids it."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class UndoError(LawspeakerError):
    """There is nothing to take back, or somebody has learned something since."""


class PositionError(LawspeakerError):
    """A position that cannot stand on a table."""


class SaveError(LawspeakerError):
    """A stored game that cannot be read or no longer replays."""


class FileError(LawspeakerError):
    """A file that cannot be written."""

    def __init__(self, file: object, reason: str) -> None:
        super().__init__(f"{file} cannot be written: {reason}")
        self.reason = reason


class FileInUse(FileError):
    """A file that another program is writing."""


class ChanceError(LawspeakerError):
    """A scripted outcome that does not fit what is rolled, drawn or shuffled."""


class ImagineError(LawspeakerError):
    """No consistent guess at the hidden things was found."""


class Misfit(ImagineError):
    """A guess at hidden things that contradicts what the law has made known."""
