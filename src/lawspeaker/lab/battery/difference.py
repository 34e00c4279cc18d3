"""What somebody sees of a match, and the first difference between two such views."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.zone import OMNISCIENT


def plain(match: Match, seat: int, told: int) -> bytes:
    """All that a seat may see of a match, as it would be sent, and as it is read at a prompt."""
    full = match.game.setting.schema.full(match.game, seat)
    return msgspec.json.encode([match.view(seat), match.observe(seat), match.record_for(seat, told), full])


def view_of(match: Match, seat: int) -> bytes:
    """What a seat may see of a match now."""
    return msgspec.json.encode([match.view(seat), match.observe(seat)])


def difference(one: Match, other: Match) -> str:
    """The first difference between two states, for the message of a failure."""
    return first_difference(msgspec.json.encode(one.view(OMNISCIENT)), msgspec.json.encode(other.view(OMNISCIENT)))


def first_difference(one: bytes, other: bytes) -> str:
    for path, ours, theirs in differences(msgspec.json.decode(one), msgspec.json.decode(other), ""):
        return f"{path or 'all of it'} is {ours!r} and {theirs!r}"
    return "nothing that is written down"


def differences(one: object, other: object, path: str) -> Iterator[tuple[str, object, object]]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, theirs, f"{path}[{place}]")
    elif one != other:
        yield path, one, other
