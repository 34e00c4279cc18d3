"""What a network reads: an input for each value of a name, whatever the game."""

from __future__ import annotations

from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel.start import start
from lawspeaker.learn.features import Features
from tests.envs.games import every_game


@every_game
def test_a_topic_is_never_read_as_a_size(game: str) -> None:
    layout = Encoder(start(game).game.setting).layout
    features = Features(layout)
    place = {number.name: at for at, number in enumerate(layout.numbers)}
    assert {place["seat"], place["asked"], place["topic"]} <= set(features.names)
    assert features.size > len(layout)
