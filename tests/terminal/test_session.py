"""Sessions: only what the seat at the keyboard may know, and who sits where."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from lawspeaker.home import home
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.players.player import Turn, make
from lawspeaker.terminal import kept
from lawspeaker.terminal.session import Session, seating
from lawspeaker.text.face import face_of
from lawspeaker.text.pointing import has_secrets
from tests.terminal.tables import session


def test_seating() -> None:
    assert seating(3, 0, 1, "greedy") == ["person", "greedy", "greedy"]
    assert seating(4, 3, 2, "random,greedy") == ["person", "random", "greedy", "person"]
    assert seating(2, 0, 0, "random,greedy") == ["random", "greedy"]
    assert seating(2, 0, 2, "greedy") == ["person", "person"]
    with pytest.raises(ConfigError, match="2 seats are left"):
        seating(3, 0, 1, "random,random,random")


def test_which_games_have_something_to_hide(tmp_path: Path) -> None:
    assert not has_secrets(session(tmp_path).match)
    assert has_secrets(session(tmp_path, game="toy").match)


def screen_of(sitting: Session) -> str:
    """All that a person is shown."""
    console = Console(width=100, color_system=None, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    face = face_of(sitting.match.game.setting.box)
    console.print(face.draw(sitting.view(), sitting.words, sitting.targets(), set()))
    console.print(sitting.question(), *sitting.options(), *sitting.option_codes())
    return console.export_text()


@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_is_shown(tmp_path: Path, seed: int) -> None:
    """Two tables that differ only in what seat 0 may not know look the same to it."""
    table = session(tmp_path, game="toy", seats=3, people=3, seed=seed)
    match = table.match
    players = [make("random", seed + seat) for seat in range(3)]
    compared = 0
    while match.ask is not None:
        table.viewer = 0
        twin = match.twin(0, seed=compared) if match.steps else None
        if twin is not None:
            other = Session(twin, table.sitters, "en", table.path)
            other.viewer = 0
            assert screen_of(other) == screen_of(table)
            told = match.twin_told()
            for number in range(len(twin.record)):
                assert other.entry(number) == table.entry(told + number)
            compared += 1
        seat = match.ask.seat
        match.answer(players[seat].choose(Turn(match, seat)))
    assert compared > 10


def test_kept_games_are_found_by_name_and_by_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAWSPEAKER_HOME", str(tmp_path))
    first = kept.new_path("arctic")
    assert first == tmp_path / "games" / "arctic-1.json"
    table = session(tmp_path)
    table.path = first
    table.save()
    assert kept.new_path("arctic").stem == "arctic-2"
    assert kept.find("arctic-1") == first
    assert kept.find(str(first)) == first
    assert kept.latest() == first
    with pytest.raises(LawspeakerError, match="did you mean arctic-1"):
        kept.find("arctic-7")


def test_a_game_stored_elsewhere_seats_a_person_and_bots(tmp_path: Path) -> None:
    from lawspeaker.kernel import save as saves

    table = session(tmp_path)
    saves.write(saves.to_save(table.match), tmp_path / "plain.json")
    assert Session.resume(tmp_path / "plain.json").sitters == ["person", "greedy"]


def test_home_is_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAWSPEAKER_HOME", raising=False)
    assert home().name == "lawspeaker"
