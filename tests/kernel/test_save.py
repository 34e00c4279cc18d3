"""Stored games: written, read, replayed and audited."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from lawspeaker.kernel import save
from lawspeaker.kernel.chance import Fast, Keyed, Replayed
from lawspeaker.kernel.errors import FileError, SaveError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import OMNISCIENT
from tests import toy
from tests.kernel.tables import played, table

KEY = bytes(range(32))


def keyed(answers: int = 10_000) -> Match:
    """A live game, as far as so many answers."""
    match = start("toy", 3, chance=Keyed(KEY))
    lots = random.Random(1)
    while match.ask is not None and len(match.steps) < answers:
        match.choose(lots.randrange(len(match.ask.options)))
    return match


@pytest.mark.parametrize("answers", [0, 7, 20, 10_000])
def test_a_stored_game_replays(answers: int, tmp_path: Path) -> None:
    match = played(3, seed=2, answers=answers)
    path = tmp_path / "deep" / "game.json"
    save.write(save.to_save(match, people={"0": "Ann"}), path)
    read = save.load(path)
    again = save.to_match(read)
    assert again.hash() == match.hash()
    assert again.over == match.over == read.over
    assert again.record_for(OMNISCIENT) == match.record_for(OMNISCIENT)
    assert read.people == {"0": "Ann"}
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_a_resumed_game_has_the_dice_it_would_have_had() -> None:
    match = played(3, seed=2, answers=12)
    again = save.to_match(save.to_save(match))
    for _ in range(10):
        match.choose(0)
        again.choose(0)
    assert match.hash() == again.hash()
    assert save.to_save(again).seed == 2


def test_a_resumed_game_can_be_stored_again() -> None:
    match = save.to_match(save.to_save(played(3, seed=2, answers=12)))
    match.choose(0)
    assert save.to_match(save.to_save(match)).hash() == match.hash()


def test_a_game_that_began_at_a_position_is_stored_with_it() -> None:
    match = table(chance=Fast(3))
    match.answer("raid 1")
    match = Match.from_position(match.position(), Fast(3))
    match.answer("endure")
    again = save.to_match(save.decode(save.encode(save.to_save(match))))
    assert again.hash() == match.hash()
    again.choose(0)
    assert save.to_match(save.to_save(again)).hash() == again.hash()


def test_dice_rolled_by_hand_are_stored() -> None:
    match = table(dice=[2])
    match.answer("raid 1")
    match.answer("endure")
    assert save.to_match(save.to_save(match)).hash() == match.hash()


# Proof of the dice.


def test_anybody_can_check_the_dice_of_a_finished_game() -> None:
    stored = save.decode(save.encode(save.to_save(keyed(), key=False)))
    assert stored.over
    assert stored.key == KEY.hex()
    assert save.audit(stored) == len(stored.outcomes) > 20


def test_the_key_is_not_told_before_the_end() -> None:
    stored = save.to_save(keyed(10), key=False)
    assert stored.key == ""
    assert stored.commitment == Keyed(KEY).commitment
    with pytest.raises(SaveError, match="the key of this game is not published yet"):
        save.audit(stored)
    assert save.to_save(keyed(10)).key == KEY.hex()


def test_other_dice_than_those_of_the_key_are_found_out() -> None:
    """Somebody rolled until they liked it, and stored that with the key of the game."""
    match = start("toy", 3, chance=Keyed(bytes(32)))
    stored = save.to_save(match)
    stored.commitment, stored.key = Keyed(KEY).commitment, KEY.hex()
    with pytest.raises(SaveError, match=r"another state|not those of the key"):
        save.audit(stored)


def test_another_key_than_was_promised_is_found_out() -> None:
    stored = msgspec.structs.replace(save.to_save(keyed()), key=bytes(32).hex())
    with pytest.raises(SaveError, match="the key does not fit the commitment published at the start"):
        save.audit(stored)


def test_there_is_nothing_to_audit_without_a_key() -> None:
    with pytest.raises(SaveError, match="not played with keyed chance"):
        save.audit(save.to_save(played(2)))


def test_a_key_that_was_spoilt() -> None:
    stored = save.to_save(keyed())
    with pytest.raises(SaveError, match="'zz' is not written in hexadecimal"):
        save.to_match(msgspec.structs.replace(stored, key="zz"))
    with pytest.raises(SaveError, match="the chance key has 2 bytes, and should have 32"):
        save.audit(msgspec.structs.replace(stored, key="abcd"))


def test_the_source_is_found_behind_what_was_replayed() -> None:
    chance = Fast(3)
    assert save.source(Replayed([1], Replayed([2], chance))) is chance
    assert save.source(chance) is chance


# Files that cannot be used.


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"format": 1}', b"\xff\xfe"])
def test_what_is_no_stored_game(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(text)
    with pytest.raises(SaveError, match=r"bad\.json: this is not a stored game"):
        save.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"none\.json cannot be read: No such file"):
        save.load(tmp_path / "none.json")


def test_a_format_of_the_future() -> None:
    stored = save.to_save(played(2, answers=3))
    with pytest.raises(SaveError, match="format 2, and only format 1 is known"):
        save.decode(save.encode(msgspec.structs.replace(stored, format=2)))


def test_a_game_that_does_not_come_out_as_stored() -> None:
    stored = save.to_save(played(2, answers=3))
    with pytest.raises(SaveError, match="ends in another state than was stored"):
        save.to_match(msgspec.structs.replace(stored, hash="0" * 32))
    with pytest.raises(SaveError, match="answer 4 of the stored game no longer fits: 'sell guard1' is not offered"):
        save.to_match(msgspec.structs.replace(stored, answers=[*stored.answers, "sell guard1"]))
    with pytest.raises(SaveError, match="the stored game cannot be started: stored outcome 1 is 99"):
        save.to_match(msgspec.structs.replace(stored, outcomes=[99]))


def test_a_game_stored_under_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = save.to_save(played(2, answers=3))
    monkeypatch.setattr(toy.ToyBox, "version", 2)
    assert save.to_match(stored).hash() == stored.hash
    with pytest.raises(SaveError, match=r"\(it was stored under rules version 1, and these are version 2\)"):
        save.to_match(msgspec.structs.replace(stored, hash=""))


def test_a_game_that_is_not_there_any_more() -> None:
    stored = save.to_save(played(2, answers=3))
    with pytest.raises(SaveError, match="the stored game cannot be started: there is no game 'gone'"):
        save.to_match(msgspec.structs.replace(stored, start={"game": "gone"}))


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save.write(save.to_save(played(2, answers=3)), path)
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileError, match="no space left"):
        save.write(save.to_save(played(2, answers=9)), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
