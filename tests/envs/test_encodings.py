"""Encodings: scaled and one-hot numbers, decided by their kinds."""

from __future__ import annotations

import numpy as np
import pytest

from lawspeaker.envs import encodings, pettingzoo
from lawspeaker.envs.batch import Batch
from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.encodings import ENCODINGS, OneHot, Scaled
from lawspeaker.envs.gymnasium import SeatEnv
from lawspeaker.envs.layout import NAME, SEAT
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from tests.envs.games import asks, every_table

every_encoding = pytest.mark.parametrize("encoding", ENCODINGS)


@every_table
def test_inputs_lie_where_their_spaces_say_and_tell_apart_what_observations_tell_apart(game: str, seats: int) -> None:
    match = start(game, seats, seed=3)
    encoder = Encoder(match.game.setting, events=3)
    seen = np.array([encoder.observe(each, seat) for each in asks(match, 3, most=30) for seat in range(seats)])
    for encoding in (Scaled(encoder.layout), OneHot(encoder.layout)):
        inputs = encoding(seen)
        assert inputs.shape == (len(seen), encoding.size)
        assert inputs.dtype == np.float32
        assert (encoding.low <= inputs).all()
        assert (inputs <= encoding.high).all()
        assert len(np.unique(inputs, axis=0)) == len(np.unique(seen, axis=0))
        assert encoding(seen[0]).tobytes() == inputs[0].tobytes()


def test_a_name_has_an_input_for_each_value_and_a_count_has_one() -> None:
    layout = Encoder(start("arctic", 3).game.setting).layout
    onehot, scaled = OneHot(layout), Scaled(layout)
    place = {number.name: at for at, number in enumerate(layout.numbers)}
    assert set(onehot.names) == {at for at, number in enumerate(layout.numbers) if number.kind in (NAME, SEAT)}
    lowest = np.array([max(number.low, -1) for number in layout.numbers], np.int32)
    richer, led = lowest.copy(), lowest.copy()
    richer[place["state.money[0]"]] = 20
    led[place["state.start"]] = 2
    inputs = onehot(np.array([lowest, richer, led]))
    assert (inputs[:, len(onehot.others) :].sum(axis=1) == len(onehot.names)).all()
    (changed,) = np.nonzero(inputs[0] != inputs[2])
    assert inputs[2][changed].tolist() == [0, 1]
    assert changed[1] - changed[0] == 3  # from nobody past seats 0 and 1 to seat 2
    (money,) = np.nonzero(inputs[0] != inputs[1])
    assert inputs[1][money] == pytest.approx([np.log(21) / np.log(1000)])
    assert scaled(richer)[place["state.money[0]"]] == inputs[1][money[0]]
    assert scaled(led)[place["state.start"]] == 1


@every_encoding
def test_every_interface_has_every_encoding(encoding: str) -> None:
    env = SeatEnv("arctic", seats=2, encoding=encoding, events=2)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert observation.dtype == ENCODINGS[encoding].type
    seats = pettingzoo.env("arctic", seats=2, encoding=encoding, events=2)
    seats.reset(seed=1)
    seen = seats.observe("seat_0")
    assert seen is not None
    assert seats.observation_space("seat_0").contains(seen)
    assert seen["observation"].shape == observation.shape
    with Batch("arctic", 2, 2, encoding=encoding, events=2) as batch:
        table = batch.reset()
        for _ in range(5):
            table = batch.step(table.mask.argmax(axis=1))
        assert table.observation.shape == (2, len(observation))
        assert env.observation_space.contains(table.observation[0])


def test_another_encoding_is_told() -> None:
    with pytest.raises(ConfigError, match="encoding can be raw, scaled, onehot, not 'embedded'"):
        encodings.find("embedded")
    with pytest.raises(ConfigError, match="events are at least 0, not -1"):
        SeatEnv("toy", events=-1)
