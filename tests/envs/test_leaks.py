"""Whatever a seat may not know could be otherwise: its observation, events included, and its mask would be the same."""

from __future__ import annotations

import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.encodings import ENCODINGS
from lawspeaker.envs.open_spiel import LawspeakerObserver
from lawspeaker.kernel.start import start
from tests.envs.games import GAMES, asks
from tests.envs.test_open_spiel import observer, stood_at

HIDING = [game for game in GAMES if start(game).game.zones()]


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.parametrize("seed", [1, 2])
def test_observation_and_mask_show_nothing_hidden(game: str, seed: int) -> None:
    match = start(game, seats=3, seed=seed)
    encoders = [Encoder(match.game.setting, encoding, events=4) for encoding in ENCODINGS]
    views: LawspeakerObserver = observer(game, 3, perfect_recall=False)
    differing = 0
    for _ in asks(match, seed, most=60):
        for seat in range(3):
            twin = match.twin(seat, seed) if match.steps else None
            if twin is None:
                continue
            differing += twin.hash() != match.hash()
            before = match.record_for(seat)[: match.twin_told()]  # the record of the twin begins there
            for encoder in encoders:
                assert encoder.observe(twin, seat, before).tobytes() == encoder.observe(match, seat).tobytes()
            assert encoders[0].mask(twin, seat).tobytes() == encoders[0].mask(match, seat).tobytes()
            assert views.string_from(stood_at(twin), seat) == views.string_from(stood_at(match), seat)
    assert differing > 25  # there was something to hide
