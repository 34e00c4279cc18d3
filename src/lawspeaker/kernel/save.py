"""Stored games: the agreement, the start, every chance outcome, every answer, and digests to check a replay against."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from lawspeaker.kernel import position, shelf
from lawspeaker.kernel.chance import Chance, Fast, Keyed, Replayed
from lawspeaker.kernel.errors import LawspeakerError, SaveError
from lawspeaker.kernel.files import whole
from lawspeaker.kernel.match import Match

FORMAT = 1


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A stored game. `key` is there only where it may be known: in one's own files, and when the game is over."""

    format: int
    game: str
    version: int
    start: dict[str, object]
    outcomes: list[int]
    answers: list[str]
    hash: str
    position: dict[str, object]
    over: bool
    seed: int | None = None
    commitment: str = ""
    key: str = ""
    people: dict[str, str] = {}


def to_save(match: Match, key: bool = True, people: dict[str, str] | None = None) -> Save:
    """A match as a stored game. Unless `key`, the chance key is left out until the game is over."""
    if match.ask is not None and match.ask.forced:  # what is stored waits for real choices only
        match = match.clone()
        match.every_ask = False
        match.choose(0)
    save = unchecked(match)
    save.hash, save.position, save.people = match.hash(), match.position(), people or {}
    if not key and not match.over:
        save.key = ""
    return save


def unchecked(match: Match) -> Save:
    """The start, every outcome and every answer, but nothing to check a replay by: the state is not looked at."""
    chance = source(match.game.chance)
    return Save(
        format=FORMAT,
        game=match.game.setting.config.game,
        version=match.game.setting.box.version,
        start=match.origin,
        outcomes=match.game.chance.outcomes[:],
        answers=[step.option.text for step in match.steps],
        hash="",
        position={},
        over=match.over,
        seed=chance.seed if isinstance(chance, Fast) else None,
        commitment=chance.commitment if isinstance(chance, Keyed) else "",
        key=chance.key.hex() if isinstance(chance, Keyed) else "",
    )


def source(chance: Chance) -> Chance:
    """The source that goes on once everything stored has been replayed."""
    while isinstance(chance, Replayed) and chance.then is not None:
        chance = chance.then
    return chance


def to_match(save: Save, record: bool = True) -> Match:
    """Play a stored game again, answer by answer, and check that it comes out the same."""
    match = begin(save.start, chance_of(save), record)
    for number, answer in enumerate(save.answers):
        try:
            match.answer(answer)
        except LawspeakerError as error:
            raise SaveError(f"answer {number + 1} of the stored game no longer fits: {error}{older(save)}") from error
    if match.hash() != save.hash:
        raise SaveError(f"the stored game replays, but ends in another state than was stored{older(save)}")
    return match


def chance_of(save: Save) -> Chance:
    """The stored outcomes again, then those of the key or the seed."""
    then: Chance | None = None
    if save.key:
        then = Keyed(key_bytes(save.key))
    elif save.seed is not None:
        then = Fast(save.seed)
    return Replayed(save.outcomes, then)


def begin(start: dict[str, object], chance: Chance, record: bool = True, keep: int = 1) -> Match:
    """The match as it was before the first answer: `start` is its origin, an agreement or a position."""
    try:
        game, _, _ = position.read({key: value for key, value in start.items() if key != "version"})
        game.chance = chance
        if "state" not in start:
            game = game.setting.box.set_up(game.setting, chance)
        match = Match(game, keep=keep, record=record)
    except LawspeakerError as error:
        raise SaveError(f"the stored game cannot be started: {error}") from error
    match.began = start if "state" in start else None
    return match


def key_bytes(text: str) -> bytes:
    """A chance key, which is stored in hexadecimal."""
    try:
        key = bytes.fromhex(text)
    except ValueError as error:
        raise SaveError(f"the chance key {text!r} is not written in hexadecimal") from error
    if len(key) != 32:
        raise SaveError(f"the chance key has {len(key)} bytes, and should have 32")
    return key


def older(save: Save) -> str:
    now = shelf.find(save.game).version
    if now == save.version:
        return ""
    return f" (it was stored under rules version {save.version}, and these are version {now})"


def audit(save: Save) -> int:
    """Prove the dice of a finished game: the key fits its commitment and gives every outcome. Returns how many there
    are.
    """
    if not save.commitment:
        raise SaveError("this game was not played with keyed chance: there is nothing to audit")
    if not save.key:
        raise SaveError("the key of this game is not published yet: it is when the game ends")
    if hashlib.sha256(key_bytes(save.key)).hexdigest() != save.commitment:
        raise SaveError("the key does not fit the commitment published at the start")
    keyed = msgspec.structs.replace(save, outcomes=[], seed=None)
    match = to_match(keyed, record=False)
    if match.game.chance.outcomes != save.outcomes:
        raise SaveError("the stored outcomes are not those of the key")
    return len(save.outcomes)


def encode(save: Save) -> bytes:
    return msgspec.json.format(msgspec.json.encode(save), indent=1)


def decode(text: bytes) -> Save:
    try:
        save = msgspec.json.decode(text, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveError(f"this is not a stored game: {error}") from error
    if save.format != FORMAT:
        raise SaveError(f"the stored game has format {save.format}, and only format {FORMAT} is known")
    return save


def write(save: Save, path: Path) -> None:
    """Write a stored game whole or not at all."""
    write_text(encode(save), path)


def write_text(text: bytes, path: Path) -> None:
    """Write a stored game that is text already, readable by its owner only: it holds the key of the dice."""
    with whole(path, private=True) as unfinished:
        unfinished.write_bytes(text)


def load(path: Path) -> Save:
    """Read a stored game."""
    return parse(read_text(path), path)


def read_text(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror}") from error


def parse(text: bytes, path: Path) -> Save:
    """The stored game that a file holds."""
    try:
        return decode(text)
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error
