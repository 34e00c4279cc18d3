"""What was learned as an adviser: it scores and expects as the network does, from what the asked seat sees."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from lawspeaker.learn import ahead, learned
from lawspeaker.learn.adviser import adviser
from lawspeaker.learn.learned import read
from lawspeaker.learn.vocabulary import ReadingSheet
from lawspeaker.players.player import Turn, make
from lawspeaker.players.search.adviser import Manner
from tests.envs.games import asks
from tests.learn.files import stored


def test_it_scores_and_expects_as_the_network_does(tmp_path: Path) -> None:
    path = stored(tmp_path, "arctic")
    network = read(path)
    match = start("arctic", 3, seed=2)
    encoder, advising = Encoder(match.game.setting), adviser(str(path), match.game.setting)
    assert advising is not None
    for each in asks(match, 2, most=8):
        assert each.ask is not None
        seat = each.ask.seat
        sheet = ReadingSheet(network.vocabulary, match.game.setting, seat)
        hidden = network.hidden(sheet, encoder.observe(each, seat))
        assert advising.scores(each) == pytest.approx(network.rated(sheet, hidden, each.ask.options).tolist())
        own, *others = network.expected(hidden, 3).tolist()
        expected = advising.expected(each)
        assert expected[seat:] + expected[:seat] == pytest.approx([own, *others])


@pytest.mark.parametrize("game", ["toy", "root"])
def test_an_advised_search_answers_the_same_whatever_is_hidden_from_it(game: str, tmp_path: Path) -> None:
    name = f"search:3:learned:{stored(tmp_path, game)}:near=100"
    match, lots, compared = start(game, 3, seed=4), Random(1), 0
    while compared < 3:
        assert match.ask is not None
        seat = match.ask.seat
        twin = match.twin(seat, lots.getrandbits(60)) if match.steps else None
        if twin is not None and twin.hash() != match.hash() and len(match.ask.options) > 1:
            answers = [make(name, 5).choose(Turn(each, seat)) for each in (match, twin)]
            assert answers[0] is answers[1]
            compared += 1
        match.answer(lots.choice(match.ask.options))


def test_where_nothing_was_learned_there_is_no_advice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    setting = start("toy", 2, 1).game.setting
    assert adviser("", setting) is None
    with pytest.raises(ConfigError, match="this was learned for arctic, not for toy"):
        adviser(str(stored(tmp_path, "arctic")), setting)
    with pytest.raises(ConfigError, match=r"one file is enough, not a\.npz, b\.npz"):
        adviser("a.npz:b.npz", setting)


def test_its_manner_is_that_of_the_file_unless_told_otherwise(tmp_path: Path) -> None:
    path, setting = stored(tmp_path, "toy"), start("toy", 2, 1).game.setting
    assert ahead.main([str(path), "--manner", "near=8", "looks=3"]) == 0
    assert learned.read(path).about.ahead is None
    advising = adviser(str(path), setting)
    assert advising is not None
    assert advising.manner == Manner(near=8.0, looks=3)
    told = adviser(f"{path}:looks=0:reward=2", setting)
    assert told is not None
    assert told.manner == Manner(near=8.0, reward=2.0)
    with pytest.raises(ConfigError, match="there is no 'nears' to set; there are trust, near"):
        adviser(f"{path}:nears=2", setting)
    with pytest.raises(ConfigError, match="'near=far' is no number"):
        adviser(f"{path}:near=far", setting)
