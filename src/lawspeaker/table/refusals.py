"""Refusals: what people are told when a request or a message is not granted."""

from __future__ import annotations

from typing import Literal

from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.table.limits import Limit

Code = Literal[
    # What was said cannot be understood, or not accepted.
    "invalid",
    "malformed",
    "not_json",
    "too_big",
    "too_many",
    "too_often",
    # There is no such thing, or not for whoever asks.
    "unknown",
    "unknown_host",
    "unknown_invite",
    "unknown_number",
    "unknown_room",
    "unknown_seat",
    # Who asks may not do that.
    "has_account",
    "invited_only",
    "login_taken",
    "no_seat",
    "no_visitor",
    "not_agreed",
    "not_allowed",
    "not_host",
    "other_origin",
    "wrong_login",
    # It cannot be done now.
    "no_undo",
    "not_offered",
    "not_over",
    "not_playing",
    "not_possible",
    "seat_taken",
    "stale",
    "too_early",
    "wrong_seat",
    # It did not work.
    "failed",
    "internal",
    "refused",
]


class Refusal(LawspeakerError):
    """A request that is not granted: `code` is for programs, the sentence for people, `status` for HTTP. Where it was
    only too early, `wait` says by how many seconds.
    """

    def __init__(self, code: Code, reason: str, status: int = 400, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.code = code
        self.status = status
        self.wait = wait


def check_limit(limit: Limit, name: str, reason: str = "that was too often in a short time; wait a little") -> None:
    """Count one for this name, or refuse it."""
    if not limit.allows(name):
        raise Refusal("too_often", reason, 429, limit.wait(name))
