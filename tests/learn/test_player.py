"""The learned player: sits down wherever players do, sees only what its seat sees, and is not for strangers to name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from lawspeaker.lab.fixture import SimulationError
from lawspeaker.lab.simulate import simulate
from lawspeaker.learn import ahead
from lawspeaker.learn import learned as module
from lawspeaker.learn import player as player_module
from lawspeaker.learn.learned import LookAhead, read, read_shipped
from lawspeaker.learn.vocabulary import ReadingSheet
from lawspeaker.players.greedy import look
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


def looking_ahead(folder: Path, game: str, near: float, weight: float) -> str:
    folder.mkdir(exist_ok=True)
    path = stored(folder, game)
    assert ahead.main([str(path), str(near), str(weight)]) == 0
    return f"learned:{path}"


@pytest.mark.parametrize("near", [0.0, 1e9])
@pytest.mark.parametrize("game", ["toy", "root"])
def test_it_chooses_the_same_whatever_is_hidden_from_it(game: str, near: float, tmp_path: Path) -> None:
    """Whether it looks ahead, at everything here, or not."""
    match = start(game, 3, seed=4)
    name = looking_ahead(tmp_path, game, near, 1.0)
    one, other = make(name, 0), make(name, 0)
    differing = 0
    for each in asks(match, 4, most=120 if near == 0 else 50):
        assert each.ask is not None
        seat = each.ask.seat
        twin = each.twin(seat, 9) if each.steps else None
        if twin is None:
            continue
        differing += twin.hash() != each.hash()
        assert one.choose(Turn(twin, seat)).text == other.choose(Turn(each, seat)).text
    assert differing > 5  # there was something to hide


def test_where_it_looks_ahead_it_takes_what_looks_best_among_what_scores_well(tmp_path: Path) -> None:
    """With all options near and much weight, that is what looks best; with none near or no weight, what scores best."""
    plain = make(f"learned:{stored(tmp_path, 'arctic')}", 0)
    ways = [(1e9, 1e9), (0.0, 1e9), (1e9, 1e-9)]
    names = [looking_ahead(tmp_path / f"{number}", "arctic", *way) for number, way in enumerate(ways)]
    apart = 0
    for each in asks(start("arctic", 3, seed=2), 2, most=10):
        assert each.ask is not None
        turn = Turn(each, each.ask.seat)
        heavy, alone, light = (make(name, 0).choose(turn) for name in names)
        best = plain.choose(turn)
        assert (alone, light) == (best, best)
        imagined = turn.imagine(Random(0).getrandbits(60))
        worth = {option.text: look(imagined, option, turn.seat) for option in each.ask.options}
        assert worth[heavy.text] == max(worth.values())
        apart += worth[heavy.text] > worth[best.text]
    assert apart > 0


def test_how_it_looks_ahead_is_set_in_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = stored(tmp_path, "toy")
    assert read(path).about.ahead is None
    ahead.main([str(path), "4", "8"])
    assert read(path).about.ahead == LookAhead(near=4, weight=8)
    ahead.main([str(path), "4", "0"])
    assert read(path).about.ahead is None
    for wrong in (["4", "-1"], ["nan", "1"]):
        with pytest.raises(SystemExit):
            ahead.main([str(path), *wrong])
        assert "both numbers are 0 or more" in capsys.readouterr().err


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


@pytest.mark.parametrize(
    ("game", "seats", "games"), [("arctic", 4, 6), ("greenland", 4, 3), ("neanderthal", 2, 1), ("root", 2, 1)]
)
def test_what_comes_with_the_package_fits_the_rules_and_wins(game: str, seats: int, games: int) -> None:
    table = simulate(game, games, ["learned", *["random"] * (seats - 1)], seats, seed=3)
    assert table.filter(table["player"] == "learned")["won"].sum() == games


def test_every_game_comes_with_something_learned_and_together_they_are_small() -> None:
    assert set(module.shipped()) == {"arctic", "greenland", "neanderthal", "root"}
    assert sum(len(file.read_bytes()) for file in module.shipped().values()) < 12_000_000


def test_a_player_that_knows_some_games_only_is_not_ready_for_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_module, "shipped", lambda: dict.fromkeys(shelf.names()[1:]))
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
