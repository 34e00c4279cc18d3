"""Training: the arithmetic on tiny cases, and a few laps."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZipFile

import numpy as np
import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from lawspeaker.lab.simulate import simulate
from lawspeaker.learn import training as module
from lawspeaker.learn import versus
from lawspeaker.learn.__main__ import main
from lawspeaker.learn.arena import deals
from lawspeaker.learn.arrays import Array, NumPy
from lawspeaker.learn.learned import read
from lawspeaker.learn.training import SMALL, Sizes, Training, advantages, resumed, turned, victory
from lawspeaker.learn.vocabulary import ReadingSheet
from lawspeaker.players.player import Turn, make
from tests.learn.files import stored, untrained, words

ROOT = Path(__file__).parents[2]
ON = NumPy()

TINY = SMALL._replace(matches=8, tables=4, steps=24, width=16, portion=64, often=2, veterans=2)


def test_columns_of_seats_are_turned_and_turned_back() -> None:
    found, seat, seats = np.array([[5, 6, 7, 8], [5, 6, 7, 0]]), np.array([1, 2]), np.array([4, 3])
    there = turned(ON, found, seat, seats)
    assert there.tolist() == [[6, 7, 8, 5], [7, 5, 6, 0]]
    assert turned(ON, there, seat, seats, back=True).tolist() == found.tolist()


def column(*numbers: float) -> Array:
    """What two seats got or could expect at each step of one match, the second the opposite of the first."""
    return np.array([[[number, -number]] for number in numbers], np.float32)


THIRD = np.array([[False], [False], [True]])  # the match ends with the third step
FIRST = np.array([[0], [0], [0]])  # the first seat answers at every step


def test_with_a_full_trace_an_advantage_is_the_reward_less_what_was_expected() -> None:
    found = advantages(ON, column(0.5, 0.25, 0.0, 9.0), column(0, 0, 1), THIRD, FIRST, 1.0)
    assert found.tolist() == column(0.5, 0.75, 1.0).tolist()


def test_without_a_trace_an_advantage_is_the_next_surprise() -> None:
    found = advantages(ON, column(0.5, 0.25, 0.0, 9.0), column(0, 0, 1), THIRD, FIRST, 0.0)
    assert found[:, 0, 0].tolist() == [-0.25, -0.25, 1.0]
    assert found[:, 0, 1].tolist() == [-0.5, -0.75, -1.0]  # the second seat has not answered at all


def test_a_trace_fades_with_the_answers_of_the_seat_itself() -> None:
    found = advantages(ON, column(0, 0, 0, 9.0), column(0, 0, 1), THIRD, FIRST, 0.5)
    assert found[:, 0, 0].tolist() == [0.25, 0.5, 1.0]
    assert found[:, 0, 1].tolist() == [-1.0, -1.0, -1.0]  # who has not answered since
    found = advantages(ON, column(0, 0, 0, 9.0), column(0, 0, 1), THIRD, np.array([[0], [1], [0]]), 0.5)
    assert found[:, 0, 0].tolist() == [0.5, 0.5, 1.0]
    assert found[:, 0, 1].tolist() == [-0.5, -1.0, -1.0]


def test_nothing_is_handed_on_from_one_match_to_the_next() -> None:
    ended = np.array([[True], [False], [False]])
    found = advantages(ON, column(0.5, 0.0, 0.0, 0.75), column(-1, 0, 0), ended, FIRST, 1.0)
    assert found.tolist() == column(-1.5, 0.75, 0.75).tolist()  # what is not over counts as what can be expected


def made(seed: int = 3, workers: int = 1, sizes: Sizes = TINY) -> Training:
    return Training("arctic", seed=seed, workers=workers, sizes=sizes, vocabulary=words("arctic"))


@pytest.fixture
def training() -> Iterator[Training]:
    with made() as begun:
        begun.begin()
        yield begun


def test_what_was_played_is_what_the_network_chose(training: Training) -> None:
    training.sizes = TINY._replace(steps=200)  # enough for some to come to their end
    training.progress = 1.0  # nothing but victory counts
    played = training.play()
    assert played.value.shape == (201, 8, 4)
    assert np.take_along_axis(played.mask, played.action[..., None], 2).all()  # nothing but what was offered
    options = training.network.options(training.reading.parts)
    for step in range(200):
        inputs = training.reading.read(played.numbers[step], played.chair[step])
        found = training.network.see(inputs, played.mask[step], options).chances
        np.testing.assert_allclose(found.of(played.action[step]), played.likelihood[step], atol=1e-5)
    assert int(played.ended.sum()) == training.matches > 0
    assert (played.reward[~played.ended] == 0).all()
    assert (played.reward[played.ended] != 0).any()
    np.testing.assert_allclose(played.reward.sum(2), np.zeros((200, 8)), atol=1e-6)
    assert set(training.sitting.tolist()) > {4}  # tables with other numbers of seats too


def test_the_games_judgement_adds_to_rewards_at_first(training: Training) -> None:
    training.sizes = TINY._replace(steps=60)
    played = training.play()
    assert (played.reward[~played.ended] != 0).any()
    assert training.scale > 0
    training.progress = TINY.judged
    assert (training.play().reward[~played.ended] == 0).all()


def test_what_goes_better_than_expected_becomes_likely(training: Training) -> None:
    """Here a seat gains with the first option it is offered, and loses with any other."""
    training.sizes = TINY._replace(passes=10)
    training.rate = 5e-3
    shares = []
    for _ in range(5):
        played = training.play()
        first = played.mask.argmax(2) == played.action
        reward = np.zeros_like(played.reward)
        np.put_along_axis(reward, played.seat[..., None], first[..., None] * 2 - 1, 2)
        training.learn(played._replace(reward=reward, ended=np.ones_like(played.ended)))
        shares.append(first.mean())
    assert shares[0] < 0.25
    assert shares[-1] > 0.6


@pytest.mark.parametrize(
    ("seats", "reward", "share"), [(1, -1, 0), (1, 1, 1), (2, 0, 1 / 2), (3, 1, 1), (3, 0.25, 1 / 2), (3, -0.5, 0)]
)
def test_a_reward_stands_for_a_share_of_the_victory(seats: int, reward: float, share: float) -> None:
    assert victory(reward, seats) == pytest.approx(share)


def test_a_loss_is_no_less_than_nothing() -> None:
    """Although its reward is rounded as arrays hold it."""
    assert victory(float(np.float32(-1 / 3)), 4) == 0


def test_the_network_plays_as_its_file_does(training: Training) -> None:
    training.lap()
    assert 0 < len(training.learned().about.words.inputs) < len(training.vocabulary.inputs)  # those that it has met
    played = training.play()
    training.met[:] = True  # what it meets now may be new
    learned = training.learned()
    training.options = training.network.options(training.reading.parts)
    found, value = training.answer(0)
    assert np.exp(found.likelihood).std() > 0
    assert training.arena is not None
    terms, half = training.arena.terms, training.arena.halves[0]
    assert played.value.shape[0] == TINY.steps + 1
    for row in range(terms.matches):
        setting = training.box.setting(training.box.configure(*terms.deals[terms.deal_of(row)]))
        seat, seats = int(half.seat[row]), setting.config.seats
        sheet = ReadingSheet(learned.vocabulary, setting, seat)
        offered = [setting.catalogue.options[number] for number in np.flatnonzero(half.mask[row])]
        hidden = learned.hidden(sheet, half.observation[row])
        scores = learned.rated(sheet, hidden, offered)
        from_file, known = np.exp(scores) / np.exp(scores).sum(), np.exp(found.likelihood[found.row == row])
        np.testing.assert_allclose(np.sort(from_file), np.sort(known), atol=1e-4, rtol=1e-3)
        expected = np.roll(learned.expected(hidden, seats), seat)
        np.testing.assert_allclose(expected, value[row, :seats], atol=1e-4)


def test_going_on_from_a_file_is_the_same_as_going_on(tmp_path: Path) -> None:
    """Nor does it matter how many workers play."""
    networks = []
    for seed, workers, through_file in ((3, 1, False), (3, 2, True), (4, 1, False)):
        training = made(seed, workers, TINY._replace(often=1))
        training.piece(laps=1, until=0.5)
        if through_file:
            training.save(tmp_path / "half.training")
            training = resumed(tmp_path / "half.training", workers)
        training.piece(laps=1)
        assert (training.laps, training.pieces, training.progress, len(training.league)) == (2, 2, 1.0, 2)
        networks.append(training.learned())
    for name, array in networks[0].weights.items():
        np.testing.assert_array_equal(array, networks[1].weights[name])
    assert not np.array_equal(networks[0].weights["second.weight"], networks[2].weights["second.weight"])


def test_going_on_from_what_was_learned_begins_as_it_plays(tmp_path: Path) -> None:
    path = stored(tmp_path, "arctic")
    learned = read(path)
    training = resumed(path, vocabulary=words("arctic"))
    again = training.learned()
    assert set(again.about.words.inputs) == set(learned.about.words.inputs)
    for name, array in learned.weights.items():
        np.testing.assert_allclose(again.weights[name], array, atol=1e-6)


def test_a_training_that_cannot_go_on_is_told(tmp_path: Path) -> None:
    path = tmp_path / "half.training"
    with pytest.raises(ConfigError, match=r"half.training cannot be read: No such file"):
        resumed(path)
    made().save(path)
    with np.load(path) as stored:
        kept = dict(stored)
    for name, array in (("met", kept["met"][1:]), ("weights", kept["weights"][:, 1:]), ("weights", np.zeros(()))):
        with path.open("wb") as file:
            np.savez(file, **kept | {name: array})
        with pytest.raises(ConfigError, match=r"half.training is damaged: its arrays do not fit together"):
            resumed(path)
    for content in (
        b"no training",
        pickle.dumps([]),
        stored_array(),
        zipped({"archive/data.pkl": b"", "version": b"3"}),
    ):
        path.write_bytes(content)
        with pytest.raises(ConfigError, match=r"half.training is not what a training has saved"):
            resumed(path)
    learned = untrained("arctic")
    learned.about.version = 1
    learned.write(tmp_path / "old.npz")
    with pytest.raises(ConfigError, match="this training of arctic is by rules of version 1, and here they are"):
        resumed(tmp_path / "old.npz")


def stored_array() -> bytes:
    content = BytesIO()
    np.save(content, np.zeros(3))
    return content.getvalue()


def zipped(files: dict[str, bytes]) -> bytes:
    """Such as PyTorch writes."""
    content = BytesIO()
    with ZipFile(content, "w") as file:
        for name, inside in files.items():
            file.writestr(name, inside)
    return content.getvalue()


def test_tables_are_dealt_as_they_are_given() -> None:
    dealt = deals("root", 24, Random(1), None, {})
    assert {deal.seats for deal in dealt} > {4}
    assert len({deal.rules.get("faction_1") for deal in dealt}) > 4
    assert deals("root", 24, Random(1), None, {}) == dealt
    for deal in deals("arctic", 6, Random(1), 3, {"passing": "skip"}):
        assert (deal.seats, deal.rules["passing"]) == (3, "skip")


def test_how_often_a_player_wins_is_told_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert versus.main(["arctic", "random", "--others", "random", "--seats", "2", "--games", "4"]) == 0
    assert "random against random, arctic with 2 seats: " in capsys.readouterr().out
    side, share = versus.played(versus.Meeting("root", 2, "random", "random", 1, 0))
    assert side in shelf.find("root").ruleset()["faction_1"]
    assert share in (0.0, 0.5, 1.0)


QUICK = [f"--set={name}={value}" for name, value in TINY._asdict().items() if value != SMALL._asdict()[name]]


@pytest.fixture
def few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "make", words)


def test_the_command_writes_a_file_that_can_play(
    few_words: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, chart = tmp_path / "arctic.npz", tmp_path / "arctic.svg"
    command = ["arctic", *QUICK, "--out", str(out), "--laps", "2", "--workers", "2"]
    main([*command, "--chart", str(chart), "--set=guests=1", "--set=steps=60", "--set=matches=4"])
    assert f"It plays as learned:{out}" in capsys.readouterr().out
    assert read(out).about.game == "arctic"
    assert "share of games won" in chart.read_text(encoding="utf-8")
    assert out.with_suffix(".training").is_file()
    match = start("arctic", 3, seed=1)
    assert match.ask is not None
    assert make(f"learned:{out}", 0).choose(Turn(match, match.ask.seat)) in match.ask.options


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopping_keeps_what_has_been_learned(
    few_words: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    """In the place of what had been learned before, as was said."""
    monkeypatch.setattr(Training, "learn", lambda *_: signal.raise_signal(number))
    out = tmp_path / "arctic.npz"
    out.write_bytes(b"")
    main(["arctic", *QUICK, "--out", str(out), "--laps", "9", "--workers", "1", "--replace"])
    assert "Stopped after 0 matches; what has been learned so far is kept." in capsys.readouterr().err
    assert read(out).about.looks == []


def test_breaking_off_keeps_what_has_been_learned(
    few_words: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn = Training.learn

    def learn_and_lose_a_worker(training: Training, played: module.Experience) -> None:
        learn(training, played)
        assert training.arena is not None
        for worker in training.arena._workers:
            worker.process.kill()
            worker.process.join()

    monkeypatch.setattr(Training, "learn", learn_and_lose_a_worker)
    out, chart = tmp_path / "arctic.npz", tmp_path / "arctic.svg"
    assert main(["arctic", *QUICK, "--out", str(out), "--laps", "9", "--workers", "1", "--chart", str(chart)]) == 1
    said = capsys.readouterr().err
    assert "Broke off after 0 matches; what has been learned so far is kept." in said
    assert "the worker of matches 0 to 3 has died, with exit code -9" in said
    assert read(out).weights["policy.weight"].any()
    assert chart.is_file()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arctic", "--seats", "9"], "arctic is for 2, 3, 4 seats"),
        (["arctic", "--seats", "0"], "arctic is for 2, 3, 4 seats, not 0"),
        (["arctic", "--workers", "0"], "64 matches are for 1 to 64 workers, not 0"),
        (["chess"], "chess"),
        (["arctic", "--rule", "passing"], "a rule is given as OPTION=VALUE, not 'passing'"),
        (["arctic", "--laps", "0"], "a piece takes more than 0 minutes, and at least 1 lap"),
        (["arctic", "--until", "2"], "a share of the training from 0 to 1 is done, not 2.0"),
        (["arctic", "--set", "length=3"], "there is no 'length' to be set; there are matches, tables"),
        (["arctic", "--set", "width=wide"], "width is a number such as 128, not 'wide'"),
        (["arctic", "--chart", "curve.gif"], "the name of a chart ends with .html, .svg or .png"),
    ],
)
def test_what_cannot_be_trained_is_told_in_a_sentence(
    few_words: None,
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Training, "piece", None)
    with pytest.raises(SystemExit):
        main([*arguments, "--out", str(tmp_path / "out.npz")])
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("out", "chart", "said"),
    [
        ("nowhere/out.npz", "curve.svg", "nowhere to write out.npz in"),
        ("folder.svg", "curve.svg", "folder.svg is a directory; name a file such as learned.npz"),
        ("out.npz", "nowhere/curve.svg", "nowhere to write curve.svg in"),
        ("out.npz", "folder.svg", "folder.svg is a directory; name a file such as curve.svg"),
        ("there.npz", "curve.svg", "there.npz already: name another, or say --replace"),
        ("curve.svg", "curve.svg", "curve.svg cannot be two things at once"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_training(
    out: str,
    chart: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(module, "Training", None)
    folder = tmp_path / "folder.svg"
    folder.mkdir()
    (tmp_path / "there.npz").write_bytes(b"hours of training")
    with pytest.raises(SystemExit):
        main(["arctic", "--out", str(tmp_path / out), "--chart", str(tmp_path / chart)])
    assert said in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.svg", "there.npz"]
    assert (tmp_path / "there.npz").read_bytes() == b"hours of training"


# The workers import the script, and so know the toy.
TOY = """
import sys
import tests.toy
from lawspeaker.learn.__main__ import main
if __name__ == "__main__":
    sizes = ["--set=width=32", "--set=matches=32"]
    main(["toy", "--laps", "6", "--seed", "1", "--workers", "1", *sizes, "--out", sys.argv[1]])
"""


def test_what_was_learned_beats_random_at_every_table(tmp_path: Path) -> None:
    script, out = tmp_path / "training.py", tmp_path / "toy.npz"
    script.write_text(TOY, encoding="utf-8")
    path = os.pathsep.join([str(ROOT), *sys.path])
    subprocess.run([sys.executable, script, out], env={**os.environ, "PYTHONPATH": path}, check=True)
    for seats in (2, 4):
        table = simulate("toy", 30, [f"learned:{out}", *["random"] * (seats - 1)], seats, seed=1)
        won = table.filter(table["player"] == f"learned:{out}")["won"].sum()
        assert won > 45 / seats  # half as many again as by chance
