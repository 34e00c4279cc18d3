"""The learned player: sits down wherever players do, sees only what its seat sees, and is not for strangers to name."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from lawspeaker.lab.fixture import SimulationError
from lawspeaker.lab.simulate import simulate
from lawspeaker.learn.features import Features
from lawspeaker.players.player import Turn, make, names, ready
from tests.envs.games import GAMES, asks
from tests.learn.files import stored, untrained


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_the_option_with_the_best_score(game: str, tmp_path: Path) -> None:
    match = start(game, 3, seed=2)
    player = make(f"learned:{stored(tmp_path, game, 3)}", 0)
    learned, encoder = untrained(game, 3), Encoder(match.game.setting)
    features = Features(encoder.layout)
    for each in asks(match, 2, most=25):
        assert each.ask is not None
        seat = each.ask.seat
        scores = learned.scores(features(encoder.observe(each, seat)[None]))[0]
        best = np.where(encoder.mask(each, seat) == 1, scores, -np.inf).argmax()
        assert player.choose(Turn(each, seat)).number == best


def test_it_plays_whole_games(tmp_path: Path) -> None:
    name = f"learned:{stored(tmp_path, 'arctic', 3)}"
    table = simulate("arctic", 3, [name, "random"], 3, seed=1)
    assert table["won"].sum() == pytest.approx(3)
    assert set(table["player"]) == {name, "random"}


@pytest.mark.parametrize("game", ["toy", "root"])
def test_it_chooses_the_same_whatever_is_hidden_from_it(game: str, tmp_path: Path) -> None:
    match = start(game, 3, seed=4)
    player = make(f"learned:{stored(tmp_path, game, 3)}", 0)
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
    name = f"learned:{stored(tmp_path, 'arctic', 3)}"
    with pytest.raises(SimulationError, match="this was learned for arctic with 3 seats, not for arctic with 2"):
        simulate("arctic", 1, [name], 2)


def test_factions_that_go_round_are_told_and_can_be_agreed_on(tmp_path: Path) -> None:
    name = f"learned:{stored(tmp_path, 'root', 2)}"
    agreed = {"faction_1": "marquise", "faction_2": "eyrie"}
    with pytest.raises(SimulationError, match="agree on --rule faction_1=marquise --rule faction_2=eyrie"):
        simulate("root", 4, [name, "random"], 2)
    assert len(simulate("root", 4, [name, "random"], 2, rules=agreed)) == 8


def test_a_bad_file_is_told_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="say from which file the learned player shall play"):
        simulate("arctic", 1, ["learned"], 2)
    with pytest.raises(ConfigError, match="cannot be read: No such file"):
        simulate("arctic", 1, [f"learned:{tmp_path / 'nowhere.npz'}"], 2)


def test_players_that_need_a_file_are_not_ready_for_strangers() -> None:
    assert "learned" in names()
    assert set(names()) - set(ready()) == {"learned"}
