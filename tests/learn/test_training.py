"""Training: the arithmetic on tiny cases, and a few laps."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import torch

from lawspeaker.envs.batch import BatchError
from lawspeaker.lab.simulate import simulate
from lawspeaker.learn import training as module
from lawspeaker.learn.__main__ import main
from lawspeaker.learn.learned import read
from lawspeaker.learn.network import Network
from lawspeaker.learn.training import Training, advantages, clipped_gain, victory

ROOT = Path(__file__).parents[2]


def test_what_is_not_offered_is_never_chosen_and_all_that_is_offered_is_as_likely_at_first() -> None:
    network = Network(inputs=4, actions=5, seats=3, width=8)
    mask = torch.tensor([[True, False, True, False, True], [False, True, False, False, False]])
    likelihoods, value = network(torch.randn(2, 4), mask)
    third = pytest.approx(1 / 3)
    assert likelihoods.exp().tolist() == [[third, 0, third, 0, third], [0, 1, 0, 0, 0]]
    assert value.shape == (2, 3)
    torch.nn.init.normal_(network.policy.weight, std=100)
    likelihoods, _ = network(torch.randn(2, 4), mask)
    assert likelihoods.exp()[~mask].tolist() == [0] * 6
    assert likelihoods.exp().sum(1).tolist() == pytest.approx([1, 1])


def column(*numbers: float) -> torch.Tensor:
    """What two seats got or could expect at each step of one match, the second the opposite of the first."""
    return torch.tensor([[[number, -number]] for number in numbers], dtype=torch.float32)


def test_with_a_full_trace_an_advantage_is_the_reward_less_what_was_expected() -> None:
    found = advantages(column(0.5, 0.25, 0.0, 9.0), column(0, 0, 1), torch.tensor([[False], [False], [True]]), 1.0)
    assert found.tolist() == column(0.5, 0.75, 1.0).tolist()


def test_without_a_trace_an_advantage_is_the_next_surprise() -> None:
    found = advantages(column(0.5, 0.25, 0.0, 9.0), column(0, 0, 1), torch.tensor([[False], [False], [True]]), 0.0)
    assert found.tolist() == column(-0.25, -0.25, 1.0).tolist()


def test_a_trace_fades() -> None:
    found = advantages(column(0, 0, 0, 9.0), column(0, 0, 1), torch.tensor([[False], [False], [True]]), 0.5)
    assert found.tolist() == column(0.25, 0.5, 1.0).tolist()


def test_nothing_is_handed_on_from_one_match_to_the_next() -> None:
    ended = torch.tensor([[True], [False], [False]])
    found = advantages(column(0.5, 0.0, 0.0, 0.75), column(-1, 0, 0), ended, 1.0)
    assert found.tolist() == column(-1.5, 0.75, 0.75).tolist()  # what is not over counts as what can be expected


def test_beyond_the_clip_nothing_is_gained_but_all_is_lost() -> None:
    ratio, credit = torch.tensor([3.0, 0.1, 1.1, 3.0]), torch.tensor([1.0, -1.0, 1.0, -1.0])
    gains = [clipped_gain(ratio[place : place + 1], credit[place : place + 1]).item() for place in range(4)]
    assert gains == pytest.approx([1.2, -0.8, 1.1, -3.0])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Training that is over soon."""
    for name, value in {"AT_ONCE": 4, "PORTION": 64, "WIDTH": 16, "LOOKS": 1}.items():
        monkeypatch.setattr(module, name, value)


@pytest.fixture
def training(quick: None) -> Iterator[Training]:
    with Training("arctic", 2, seed=3, at_once=4, workers=1) as made:
        yield made


def test_what_was_played_is_what_the_network_chose(training: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STEPS", 350)  # enough for some to come to their end
    played = training.play()
    assert played.value.shape == (351, 4, 2)
    assert played.inputs.shape == (350, 4, training.features.size)
    assert played.mask.gather(2, played.action).all()  # nothing but what was offered
    with torch.no_grad():
        likelihoods, value = training.network(played.inputs.flatten(0, 1), played.mask.flatten(0, 1))
    torch.testing.assert_close(likelihoods.gather(1, played.action.flatten(0, 1)), played.likelihood.flatten(0, 1))
    torch.testing.assert_close(value, played.value[:-1].flatten(0, 1))
    assert int(played.ended.sum()) == training.matches > 0
    assert (played.reward[~played.ended] == 0).all()
    assert (played.reward[played.ended] != 0).any()
    assert (played.reward.sum(2) == 0).all()


def test_what_goes_better_than_expected_becomes_likely(training: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a seat gains with the first option it is offered, and loses with any other."""
    monkeypatch.setattr(module, "PASSES", 10)
    shares = []
    for _ in range(12):
        played = training.play()
        first = played.mask.int().argmax(2, keepdim=True) == played.action
        reward = torch.zeros_like(played.reward).scatter(2, played.seat.unsqueeze(2), first * 2.0 - 1)
        training.learn(played._replace(reward=reward, ended=torch.ones_like(played.ended)))
        shares.append(first.float().mean().item())
    assert shares[0] < 0.5
    assert shares[-1] > 0.75


@pytest.mark.parametrize(
    ("seats", "reward", "share"), [(1, -1, 0), (1, 1, 1), (2, 0, 1 / 2), (3, 1, 1), (3, 0.25, 1 / 2), (3, -0.5, 0)]
)
def test_a_reward_stands_for_a_share_of_the_victory(seats: int, reward: float, share: float) -> None:
    assert victory(torch.tensor([reward]), seats).tolist() == pytest.approx([share])


def test_the_network_plays_as_its_file_does(training: Training) -> None:
    training.lap()
    played = training.play()
    inputs, mask = played.inputs.flatten(0, 1), played.mask.flatten(0, 1)
    with torch.no_grad():
        likelihoods, _ = training.network(inputs, mask)
    scores = torch.from_numpy(training.learned().scores(inputs.numpy()))
    from_file = torch.log_softmax(scores.masked_fill(~mask, -1e9), dim=1)
    assert likelihoods.exp().std() > 0
    torch.testing.assert_close(from_file.exp(), likelihoods.exp(), atol=1e-5, rtol=1e-4)


def test_the_same_seed_gives_the_same_network(quick: None) -> None:
    networks = []
    for seed, workers in ((3, 1), (3, 2), (4, 1)):
        with Training("arctic", 2, seed=seed, at_once=4, workers=workers) as training:
            training.lap()
        networks.append(training.learned().weights["first.weight"])
    np.testing.assert_array_equal(networks[0], networks[1])
    assert not np.array_equal(networks[0], networks[2])


def test_the_command_writes_a_file_that_can_play(
    quick: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, chart = tmp_path / "arctic.npz", tmp_path / "arctic.svg"
    main(["arctic", "--seats", "3", "--out", str(out), "--matches", "2", "--workers", "1", "--chart", str(chart)])
    assert f"It plays as learned:{out}" in capsys.readouterr().out
    about = read(out).about
    assert (about.game, about.seats) == ("arctic", 3)
    first, last = about.looks
    assert (first.matches, first.of, last.of) == (0, 4, 4)
    assert last.matches >= 2
    assert "share of games won" in chart.read_text(encoding="utf-8")
    table = simulate("arctic", 1, [f"learned:{out}", "random"], 3)
    assert table["won"].sum() == pytest.approx(1)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopping_keeps_what_has_been_learned(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    """In the place of what had been learned before, as was said."""
    monkeypatch.setattr(Training, "learn", lambda *_: signal.raise_signal(number))
    out = tmp_path / "arctic.npz"
    out.write_bytes(b"")
    main(["arctic", "--out", str(out), "--matches", "9", "--workers", "1", "--replace"])
    assert "Stopped after 0 matches; what has been learned so far is kept." in capsys.readouterr().err
    assert len(read(out).about.looks) == 1


def test_breaking_off_keeps_what_has_been_learned(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn = Training.learn

    def learn_and_lose_a_worker(training: Training, played: module.Experience) -> None:
        learn(training, played)
        for worker in training.batch._workers:
            worker.process.kill()
            worker.process.join()

    monkeypatch.setattr(Training, "learn", learn_and_lose_a_worker)
    out, chart = tmp_path / "arctic.npz", tmp_path / "arctic.svg"
    assert main(["arctic", "--out", str(out), "--matches", "9", "--workers", "1", "--chart", str(chart)]) == 1
    said = capsys.readouterr().err
    assert "Broke off after 0 matches; what has been learned so far is kept." in said
    assert "the worker of matches 0 to 3 has died, with exit code -9" in said
    assert read(out).weights["policy.bias"].any()
    assert chart.is_file()


def test_breaking_off_before_the_first_look_is_no_further_trouble(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(_: Training) -> None:
        raise BatchError("the worker has died")

    monkeypatch.setattr(Training, "look", lost)
    out, chart = tmp_path / "arctic.npz", tmp_path / "arctic.svg"
    assert main(["arctic", "--out", str(out), "--matches", "9", "--workers", "1", "--chart", str(chart)]) == 1
    assert read(out).about.looks == []
    assert chart.is_file()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arctic", "--seats", "9"], "arctic is for 2, 3, 4 seats"),
        (["arctic", "--seats", "0"], "arctic is for 2, 3, 4 seats, not 0"),
        (["arctic", "--workers", "0"], "128 matches are for 1 to 128 workers, not 0"),
        (["chess"], "chess"),
        (["arctic", "--rule", "passing"], "a rule is given as OPTION=VALUE, not 'passing'"),
        (["arctic", "--matches", "0"], "at least 1 match must be played, not 0"),
        (["arctic", "--chart", "curve.gif"], "the name of a chart ends with .html, .svg or .png"),
    ],
)
def test_what_cannot_be_trained_is_told_in_a_sentence(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Training, "run", None)
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
    main(["toy", "--seats", "2", "--matches", "1500", "--seed", "1", "--workers", "1", "--out", sys.argv[1]])
"""


def test_what_was_learned_beats_random(tmp_path: Path) -> None:
    script, out = tmp_path / "training.py", tmp_path / "toy.npz"
    script.write_text(TOY, encoding="utf-8")
    path = os.pathsep.join([str(ROOT), *sys.path])
    subprocess.run([sys.executable, script, out], env={**os.environ, "PYTHONPATH": path}, check=True)
    table = simulate("toy", 200, [f"learned:{out}", "random"], 2, seed=1)
    won = table.filter(table["player"] == f"learned:{out}")["won"].sum()
    assert won > 150
