"""The learned player: sits down wherever players do, sees only what its seat sees, and is not for strangers to name."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from lawspeaker.lab.fixture import SimulationError
from lawspeaker.lab.simulate import simulate
from lawspeaker.learn import learned as module
from lawspeaker.learn import player as player_module
from lawspeaker.learn.learned import read, read_shipped
from lawspeaker.learn.vocabulary import ReadingSheet
from lawspeaker.players.player import Turn, is_ready, make, names
from tests.envs.games import GAMES, asks
from tests.learn.files import settings, stored, words


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_the_option_with_the_best_score_at_every_table(game: str, tmp_path: Path) -> None:
    path = stored(tmp_path, game)
    player, learned = make(f"learned:{path}", 0), read(path)
    for setting in settings(game):
        match = start(game, setting.config.seats, seed=2)
        encoder = Encoder(match.game.setting)
        for each in asks(match, 2, most=8):
            assert each.ask is not None
            seat = each.ask.seat
            sheet = ReadingSheet(words(game), match.game.setting, seat)
            scores = learned.scores(sheet, encoder.observe(each, seat), each.ask.options)
            assert player.choose(Turn(each, seat)) is each.ask.options[int(scores.argmax())]


def test_it_plays_whole_games(tmp_path: Path) -> None:
    name = f"learned:{stored(tmp_path, 'arctic')}"
    table = simulate("arctic", 3, [name, "random"], 3, seed=1)
    assert table["won"].sum() == pytest.approx(3)
    assert set(table["player"]) == {name, "random"}


@pytest.mark.parametrize("game", ["toy", "root"])
def test_it_chooses_the_same_whatever_is_hidden_from_it(game: str, tmp_path: Path) -> None:
    match = start(game, 3, seed=4)
    player = make(f"learned:{stored(tmp_path, game)}", 0)
    differing = 0
    for each in asks(match, 4, most=120):
        assert each.ask is not None
        seat = each.ask.seat
        twin = each.twin(seat, 9) if each.steps else None
        if twin is None:
            continue
        differing += twin.hash() != each.hash()
        assert player.choose(Turn(twin, seat)).text == player.choose(Turn(each, seat)).text
    assert differing > 15  # there was something to hide


def test_a_table_that_the_file_does_not_fit_is_told(tmp_path: Path) -> None:
    name = f"learned:{stored(tmp_path, 'arctic')}"
    with pytest.raises(SimulationError, match="this was learned for arctic, not for root"):
        simulate("root", 1, [name], 2)


def test_factions_go_round(tmp_path: Path) -> None:
    name = f"learned:{stored(tmp_path, 'root')}"
    assert len(simulate("root", 2, [name, "random"], 2)) == 4


def test_without_a_file_it_plays_what_comes_with_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored(tmp_path, "toy")
    monkeypatch.setattr(module, "shipped", lambda: {"toy": tmp_path / "toy.npz"})
    monkeypatch.setattr(player_module, "shipped", module.shipped)
    monkeypatch.setattr(player_module, "known", read_shipped)
    match = start("toy", 2, seed=1)
    assert match.ask is not None
    assert make("learned", 0).choose(Turn(match, match.ask.seat)) in match.ask.options
    match = start("arctic", 2, seed=1)
    assert match.ask is not None
    with pytest.raises(ConfigError, match="nothing that was learned for arctic comes with the package; name a file"):
        make("learned", 0).choose(Turn(match, match.ask.seat))


@pytest.mark.parametrize(("game", "games"), [("arctic", 6), ("greenland", 3)])
def test_what_comes_with_the_package_fits_the_rules_and_wins(game: str, games: int) -> None:
    seats = max(shelf.find(game).seat_counts)
    table = simulate(game, games, ["learned", *["random"] * (seats - 1)], seats, seed=3)
    assert table.filter(table["player"] == "learned")["won"].sum() == games


def test_a_player_that_knows_some_games_only_is_not_ready_for_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_ready("learned")
    monkeypatch.setattr(player_module, "shipped", lambda: dict.fromkeys(shelf.names()))
    assert is_ready("learned")


def test_a_bad_file_is_told_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read: No such file"):
        simulate("arctic", 1, [f"learned:{tmp_path / 'nowhere.npz'}"], 2)


def test_players_that_need_a_file_are_not_ready_for_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_module, "shipped", dict)
    assert "learned" in names()
    assert not is_ready("learned")
    with pytest.raises(ConfigError, match="say from which file the learned player shall play"):
        make("learned", 0)
