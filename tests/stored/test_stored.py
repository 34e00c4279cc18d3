"""Games that an earlier program stored open, replay and go on; docs/versions.md says what is promised."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import SaveError
from lawspeaker.kernel.match import Match
from lawspeaker.law.lawbook import games_with_books
from lawspeaker.table.rooms.files import played_again

FOLDER = Path(__file__).parent
STORED = sorted(FOLDER.glob("*.json"))

OF_NOW = [file for file in STORED if file.stem in {f"{game}-{shelf.find(game).version}" for game in games_with_books()}]

every_file = pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
every_file_of_now = pytest.mark.parametrize("file", OF_NOW, ids=lambda file: file.stem)


@pytest.mark.parametrize("game", games_with_books())
def test_there_is_a_stored_game_of_the_rules_as_they_are_now(game: str) -> None:
    assert FOLDER / f"{game}-{shelf.find(game).version}.json" in STORED, "python -m tests.stored writes it"


@every_file_of_now
def test_a_stored_game_replays_and_goes_on(file: Path) -> None:
    """If this fails because a rule has changed, raise the rules version in the game's box."""
    stored = saves.load(file)
    match = saves.to_match(stored)
    assert match.hash() == stored.hash
    assert match.ask is not None
    match.choose(0)
    assert len(match.steps) == len(stored.answers) + 1


@every_file_of_now
def test_a_stored_game_can_be_brought_to_a_server(file: Path) -> None:
    stored = saves.load(file)
    assert len(played_again(stored).steps) == len(stored.answers)


def test_a_game_of_other_rules_says_so() -> None:
    stored = saves.load(OF_NOW[0])
    stored.version -= 1
    stored.answers[-1] = "nonsense"
    with pytest.raises(SaveError, match=f"stored under rules version {stored.version}, and these are"):
        saves.to_match(stored)


@every_file
def test_the_position_of_a_stored_game_can_be_moved_to_new_rules(file: Path) -> None:
    stored = saves.load(file)
    moved = Match.from_position(stored.position)
    assert moved.ask is not None
    saves.to_match(saves.to_save(moved))
