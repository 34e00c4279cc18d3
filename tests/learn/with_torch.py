"""NumPy and PyTorch compute the same: `make test-torch`. With an NVIDIA GPU it is tried too, in its coarser numbers.

The suite does without PyTorch, so pytest does not collect this file by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.learn.arrays import Array, ArrayLibrary, NumPy, on
from lawspeaker.learn.descent import Adam, slopes
from lawspeaker.learn.network import POLICY, in_layers
from lawspeaker.learn.tensors import Tensors
from lawspeaker.learn.training import Experience, Training, advantages, resumed, turned
from tests.learn.files import words
from tests.learn.problems import CLIP, CURIOSITY, Problem
from tests.learn.test_training import TINY

DEVICES = ["torch:cpu", *(["cuda"] if torch.cuda.is_available() else [])]
every_device = pytest.mark.parametrize("device", DEVICES)

LOTS = np.random.default_rng(1)
NUMBERS = LOTS.normal(size=(6, 5)).astype(np.float32)
OTHERS = LOTS.normal(size=(6, 5)).astype(np.float32)
PLACES = np.array([[4, 0, 2], [1, 1, 0], [3, 2, 4], [0, 4, 1], [2, 3, 0], [1, 0, 4]])
ROWS = np.array([0, 0, 1, 2, 2, 2])
MIXED = np.array([3, 0, 3, 1, 0, 3])
DISTINCT, SOME = NUMBERS.argsort(axis=1)[:, :3], (OTHERS[:, :3] > 0).astype(np.int8)
SEATS, SITTING = np.array([0, 2, 1, 3, 0, 1]), np.array([4, 3, 2, 4, 5, 2])


def scattered(on: ArrayLibrary, places: Array, values: Array | float) -> Array:
    into = on.zeros((6, 5)) if isinstance(values, float) else on.zeros((6, 5), "bool")
    on.scatter(into, on.taken(places), values if isinstance(values, float) else on.taken(values))
    return into


def added(on: ArrayLibrary, rows: Array, values: Array) -> Array:
    into = on.zeros((4, *values.shape[1:]))
    on.add_at(into, on.taken(rows), on.taken(values))
    return into


OPERATIONS: dict[str, Callable[[ArrayLibrary], Array]] = {
    "taken": lambda on: on.taken(np.array([1.5, -2.5]), "int16"),
    "cast": lambda on: on.cast(on.taken(NUMBERS) * 9, "int64"),
    "zeros": lambda on: on.zeros((2, 3), "int32"),
    "counted": lambda on: on.counted(5),
    "joined": lambda on: on.joined([on.taken(NUMBERS), on.taken(OTHERS)], axis=1),
    "stacked": lambda on: on.stacked([on.taken(NUMBERS), on.taken(OTHERS)]),
    "exp": lambda on: on.exp(on.taken(NUMBERS)),
    "log": lambda on: on.log(on.taken(abs(NUMBERS))),
    "sign": lambda on: on.sign(on.taken(PLACES - 2)),
    "positive": lambda on: on.positive(on.taken(NUMBERS)),
    "where": lambda on: on.where(on.taken(NUMBERS > 0), on.taken(OTHERS), 0.0),
    "where whole": lambda on: on.where(on.taken(PLACES > 2), on.taken(PLACES), 7),
    "gather": lambda on: on.gather(on.taken(NUMBERS), on.taken(PLACES)),
    "gather deep": lambda on: on.gather(on.taken(NUMBERS.reshape(2, 3, 5)), on.taken(PLACES.reshape(2, 3, 3))),
    "scatter": lambda on: scattered(on, PLACES, 1.0),
    "scatter some": lambda on: scattered(on, DISTINCT, SOME),
    "add numbers": lambda on: added(on, MIXED, NUMBERS[:, 0]),
    "add rows": lambda on: added(on, MIXED, NUMBERS),
    "add sorted rows": lambda on: added(on, ROWS, NUMBERS),
    "highest": lambda on: on.highest(on.taken(NUMBERS[:, 0]), on.taken(ROWS), 3),
    "highest whole": lambda on: on.highest(on.taken(PLACES[:, 0]), on.taken(ROWS), 3),
    "offered": lambda on: on.stacked(on.offered(on.taken(NUMBERS > 0))),
    "dots": lambda on: on.dots(on.taken(NUMBERS), on.taken(OTHERS)),
    "turned": lambda on: turned(on, on.taken(NUMBERS), on.taken(SEATS), on.taken(SITTING)),
    "turned back": lambda on: turned(on, on.taken(NUMBERS), on.taken(SEATS), on.taken(SITTING), back=True),
    "clip": lambda on: on.taken(NUMBERS).clip(on.taken(OTHERS) - 1, on.taken(OTHERS)),
}


@every_device
@pytest.mark.parametrize("name", OPERATIONS)
def test_each_operation_does_the_same(name: str, device: str) -> None:
    there, here = on(device), NumPy()
    found, wanted = there.back(OPERATIONS[name](there)), OPERATIONS[name](here)
    assert found.dtype == wanted.dtype
    np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-6)


@every_device
def test_lots_are_drawn_alike_but_are_not_the_same(device: str) -> None:
    there = on(device)
    for _ in range(2):
        there.seed(4)
        lots, order = there.back(there.lots(9000)), there.back(there.shuffled(50))
        assert (lots.min() >= 0, lots.max() <= 1) == (True, True)
        assert lots.mean() == pytest.approx(0.5, abs=0.02)
        assert sorted(order) == list(range(50))
    again = there.back(there.lots(9000))
    there.seed(4)
    np.testing.assert_array_equal(there.back(there.lots(9000)), lots)
    assert not np.array_equal(again, lots)


def test_slopes_are_those_that_pytorch_finds_by_itself() -> None:
    problem = Problem(Tensors("cpu", "float64"))
    network, seen = problem.network, problem.seen()
    found = network.slopes(seen, *slopes(seen.chances, seen.value, problem.aim, CLIP, CURIOSITY))
    variable = torch.nn.Parameter(torch.as_tensor(network.weights).clone())
    network.layers = in_layers(variable, network.shapes)
    torch.as_tensor(problem.loss()).backward()
    for name, slope in in_layers(variable.grad, network.shapes).items():
        wanted = slope[:-1] if name in POLICY else slope  # the last row there is no part, and is never changed
        torch.testing.assert_close(in_layers(found, network.shapes)[name][: len(wanted)], wanted, msg=name)


def test_steps_are_those_of_pytorch() -> None:
    lots = np.random.default_rng(2)
    here, there = Problem(NumPy()), torch.nn.Parameter(torch.zeros(50))
    weights, adam = np.zeros(50, np.float32), Adam(here.on, 50)
    optimiser = torch.optim.Adam([there], lr=1e-3, eps=1e-5)
    for length in (0.01, 0.1, 10.0, 0.5, 3.0):
        slope = lots.normal(size=50).astype(np.float32) * length
        adam.step(weights, slope, 1e-3, 1.0)
        there.grad = torch.from_numpy(slope)
        torch.nn.utils.clip_grad_norm_([there], 1.0)
        optimiser.step()
    np.testing.assert_allclose(weights, there.detach().numpy(), atol=1e-7)


@every_device
def test_a_network_sees_and_learns_the_same(device: str) -> None:
    here, there = Problem(NumPy()), Problem(on(device))
    found, wanted = there.seen(), here.seen()
    relative, absolute = (1e-4, 1e-5) if device == "torch:cpu" else (0.1, 0.2)
    np.testing.assert_allclose(there.on.back(found.value), wanted.value, rtol=relative, atol=absolute)
    np.testing.assert_allclose(
        there.on.back(found.chances.likelihood), wanted.chances.likelihood, rtol=relative, atol=absolute
    )
    slope = there.network.slopes(found, *slopes(found.chances, found.value, there.aim, CLIP, CURIOSITY))
    known = here.network.slopes(wanted, *slopes(wanted.chances, wanted.value, here.aim, CLIP, CURIOSITY))
    np.testing.assert_allclose(there.on.back(slope), known, rtol=relative, atol=absolute)


def made(device: str) -> Training:
    return Training("arctic", seed=3, workers=1, sizes=TINY, device=device, vocabulary=words("arctic"))


@every_device
def test_a_training_begins_the_same_and_learns_the_same_from_a_lap(device: str) -> None:
    with made("cpu") as here, made(device) as there:
        here.begin()
        there.begin()
        np.testing.assert_array_equal(there.on.back(there.network.weights), here.network.weights)
        played = here.play()
        relative, absolute = (1e-3, 1e-5) if device == "torch:cpu" else (0.1, 0.02)
        given = Experience(*map(there.on.taken, played))
        found = advantages(there.on, given.value, given.reward, given.ended, given.seat, 0.9)
        wanted = advantages(here.on, played.value, played.reward, played.ended, played.seat, 0.9)
        np.testing.assert_allclose(there.on.back(found), wanted, rtol=1e-4, atol=1e-5)
        for training, lap in ((here, played), (there, given)):
            training.sizes = TINY._replace(portion=10**6)  # one portion, so that its order does not matter
            training.learn(lap)
        np.testing.assert_array_equal(there.on.back(there.met), here.met)
        np.testing.assert_allclose(
            there.on.back(there.network.weights), here.network.weights, rtol=relative, atol=absolute
        )


@every_device
def test_a_piece_goes_on_elsewhere(device: str, tmp_path: Path) -> None:
    """Laps with a league, learned from while the next is played where the device can do that; and back on NumPy."""
    training = made(device)
    training.piece(laps=5, until=0.5)
    assert (training.laps, len(training.league), training.optimiser.steps) == (5, 2, 5 * 2 * 3)
    training.save(tmp_path / "half.training")
    for other in ("cpu", device):
        again = resumed(tmp_path / "half.training", 1, other)
        for name, layer in training.learned().weights.items():
            np.testing.assert_array_equal(again.learned().weights[name], layer)
        again.piece(laps=1)
        assert (again.laps, again.progress) == (6, 1.0)
        changed = again.learned().weights["second.weight"] != training.learned().weights["second.weight"]
        assert changed.any()


def test_a_device_that_is_not_there_is_told() -> None:
    with pytest.raises(ConfigError, match="PyTorch cannot compute on 'abacus' here"):
        on("abacus")
