"""Asks: one question to one seat, with all the legal answers."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from lawspeaker.kernel.option import Option


class Phrase:
    """Something that can be said in any language: a message name and the domains of its arguments.

    An argument is declared as `domain`, or as `name:domain` where two arguments share a domain.
    """

    def __init__(self, name: str, *args: str) -> None:
        self.name = name
        self.names: list[str] = []
        self.domains: list[str] = []
        for arg in args:
            label, _, domain = arg.rpartition(":")
            self.names.append(label or domain)
            self.domains.append(domain)

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Ask:
    """One question to one seat. The options are all the legal answers, and there is no other legality check.

    `checkpoint`: the state alone says where the game is, so that a copy can start from here.
    `secret`: asked even where only one option is left, because not being asked would tell something.
    `sealed`: nothing of the answer shows to others until the rules call `game.unseal()`.
    """

    def __init__(
        self,
        seat: int,
        topic: Phrase,
        options: list[Option],
        clause: str,
        args: tuple[int, ...] = (),
        checkpoint: bool = False,
        secret: bool = False,
        sealed: bool = False,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.options = options
        self.clause = clause
        self.args = args
        self.checkpoint = checkpoint
        self.secret = secret
        self.sealed = sealed

    def __repr__(self) -> str:
        return f"<Ask {self.topic.name} of seat {self.seat}: {', '.join(str(o) for o in self.options)} ({self.clause})>"


T = TypeVar("T")

# A rule: it asks, goes on with the answer, and at last returns what came of it.
Flow = Generator[Ask, Option, T]
