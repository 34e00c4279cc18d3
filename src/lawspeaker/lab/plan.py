"""Plans: many games, as numbered parts that each follow from the plan and their number alone."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self

from lawspeaker.lab.fixture import Agreement, Fixture
from lawspeaker.version import __version__

MOST_PARTS, MOST_GAMES = 64, 32  # parts of a plan, and games in a part; the second limit wins


class Plan(Protocol):
    """What is played: a frozen dataclass of plain data, sent to workers and stored for comparison."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def agreements(self) -> list[Agreement]:
        """The games that are played."""
        ...

    @property
    def players(self) -> list[str]:
        """Who plays."""
        ...

    @property
    def seed(self) -> int: ...

    @property
    def total(self) -> int:
        """How many games there are."""
        ...

    def fixture(self, number: int) -> Fixture:
        """The game of this number, from 0."""
        ...

    def shortened(self, total: int) -> Self:
        """The same plan with only its first games."""
        ...


def described(plan: Plan) -> dict[str, Any]:
    """All that a plan's games depend on."""
    versions = {agreement.game: agreement.box.version for agreement in plan.agreements}
    said = {"kind": type(plan).__name__, "lawspeaker": __version__, "rules versions": versions, **asdict(plan)}
    files = {name: digest_of(path.read_bytes()) for name in plan.players if (path := file_of(name)).is_file()}
    return {**said, "files of players": files} if files else said


def file_of(player: str) -> Path:
    """The file that a player such as `learned:FILE` is made from, if it is one."""
    return Path(player.partition(":")[2])


def digest(plan: Plan) -> str:
    """A digest, equal only for equal plans."""
    return digest_of(json.dumps(described(plan), sort_keys=True).encode())


def digest_of(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()


# Parts


def games_in_part(plan: Plan, number: int) -> range:
    """The games in a part. They do not depend on who plays, so that a run can go on with other workers."""
    size = max(1, min(MOST_GAMES, plan.total // MOST_PARTS))
    return range(number * size, min((number + 1) * size, plan.total))


def numbers_of(plan: Plan) -> range:
    """The numbers of all parts."""
    return range(-(-plan.total // len(games_in_part(plan, 0))))


def so_many(games: int) -> str:
    """How many games there are, in words: `1 game`, `2,000 games`."""
    return "1 game" if games == 1 else f"{games:,} games"
