"""Files: games imported from a file, or exported to one.

Anybody can write such a file. Nothing in it is believed unless replaying it proves it.
"""

from __future__ import annotations

from dataclasses import dataclass

from lawspeaker.kernel import save as saves
from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Replayed
from lawspeaker.kernel.errors import LawspeakerError, SaveError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.save import Save
from lawspeaker.players import player
from lawspeaker.table.storage.models import ANSWER, BOT, OPEN, PERSON, Room, Seat, StoredStep


@dataclass(frozen=True)
class Stored:
    """A stored game as it was played again: its rules and seats, the outcomes of the set-up, each answer with the
    outcomes it brought, and the seat that is asked now, or none once it is over.
    """

    rules: dict[str, str]
    seats: int
    opening: list[int]
    steps: list[StoredStep]
    asked: int | None


def played_again(save: Save) -> Stored:
    """Play a stored game again and check that it comes out the same.

    The owner of the file must not know what comes next, so its key and seed are not used.
    """
    box = shelf.find(save.game)
    if save.version != box.version:
        raise SaveError(f"the game was stored under rules version {save.version}, and these are version {box.version}")
    if len(save.answers) > box.longest:
        raise SaveError(f"no game of {save.game} has more than {box.longest} answers")
    try:
        match = saves.begin(save.start, Replayed(save.outcomes))
        config, opening = match.game.setting.config, match.game.chance.outcomes[:]
        if config.game != save.game:
            raise SaveError(f"it says it is {save.game}, and starts as {config.game}")
        steps = [answered(match, number, answer) for number, answer in enumerate(save.answers)]
    except RecursionError as error:
        raise SaveError("the stored game is nested too deeply") from error
    except LawspeakerError as error:
        raise SaveError(f"the stored game cannot be played again: {error}") from error
    if match.hash() != save.hash:
        raise SaveError("the stored game replays, but ends in another state than was stored")
    asked = None if match.ask is None else match.ask.seat
    return Stored(config.rules, config.seats, opening, steps, asked)


def answered(match: Match, number: int, answer: str) -> StoredStep:
    """Give an answer of a stored game, as a step of a room that is not known yet."""
    match.answer(answer)
    done = match.steps[-1]
    outcomes = match.game.chance.outcomes[done.rolled :]
    return StoredStep(
        room="", number=number, kind=ANSWER, seat=done.seat, by="", at=0.0, option=done.option.text, outcomes=outcomes
    )


def proven_key(save: Save) -> tuple[str, str]:
    """The key of a finished game and its commitment, if all its outcomes are those of the key."""
    try:
        saves.audit(save)
    except LawspeakerError:
        return "", ""
    return save.key, save.commitment


def seat_as_it_was(room: Room, save: Save, number: int) -> Seat:
    """A seat of a finished game: bots are named in the file, and who else played is not known here."""
    bot = save.people.get(str(number), "").partition(":")[0]
    if bot in player.ready():
        return Seat(room=room.id, number=number, kind=BOT, bot=bot)
    return Seat(room=room.id, number=number, kind=OPEN)


def to_file(room: Room, seats: list[Seat], match: Match) -> Save:
    """A finished game as a file that can be brought in again, or replayed and audited elsewhere."""
    sitters = {str(seat.number): (seat.bot or "") if seat.kind == BOT else PERSON for seat in seats}
    save = saves.to_save(match, people=sitters)
    if not room.commitment:  # then not all outcomes are those of the key
        save.commitment = save.key = ""
    return save
