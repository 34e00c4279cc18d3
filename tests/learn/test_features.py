"""Features: an input for each value of a name, one input for a count."""

from __future__ import annotations

import numpy as np
import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel.start import start
from lawspeaker.learn.features import Features
from tests.envs.games import asks, every_table


def test_a_name_has_an_input_for_each_value_and_a_count_has_one() -> None:
    layout = Encoder(start("arctic", 3).game.setting).layout
    features = Features(layout)
    place = {number.name: at for at, number in enumerate(layout.numbers)}
    assert {place["seat"], place["topic"], place["state.start"]} <= set(features.names)
    assert {place["state.money[0]"], place["state.score[2]"]} <= set(features.counts)
    lowest = np.array([number.low for number in layout.numbers], np.int32)
    lowest[features.counts] = 0
    richer, led = lowest.copy(), lowest.copy()
    richer[place["state.money[0]"]] = 20
    led[place["state.start"]] = 2
    inputs = features(np.array([lowest, richer, led]))
    assert inputs.shape == (3, features.size)
    named = len(features.names)
    assert inputs.sum(axis=1).tolist() == pytest.approx([named, named + np.log(21), named])
    (changed,) = np.nonzero(inputs[0] != inputs[2])
    assert inputs[2][changed].tolist() == [0, 1]
    assert changed[1] - changed[0] == 3  # from nobody past seats 0 and 1 to seat 2


@every_table
def test_inputs_tell_apart_what_observations_tell_apart(game: str, seats: int) -> None:
    match = start(game, seats, seed=3)
    encoder = Encoder(match.game.setting)
    features = Features(encoder.layout)
    seen = np.array([encoder.observe(each, seat) for each in asks(match, 3, most=40) for seat in range(seats)])
    inputs = features(seen)
    assert (inputs[:, len(features.counts) :].sum(axis=1) == len(features.names)).all()
    assert len(np.unique(inputs, axis=0)) == len(np.unique(seen, axis=0))
