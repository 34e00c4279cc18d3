"""How fast environments are: answers a second with random actions, observation and mask included."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Iterator

from lawspeaker.envs.libraries import needed
from lawspeaker.envs.series import Series

with needed("numpy"):
    import numpy as np

MATCHES = 64  # in a batch
WORKERS = 2


def through_series(game: str, seats: int) -> Iterator[int]:
    """Without any library in between; the least that every environment needs."""
    series = Series(game, seats)
    lots = random.Random(0)
    while True:
        series.begin(lots.getrandbits(62))
        while not series.ended:
            series.observe(series.asked)
            series.answer(lots.choice(np.flatnonzero(series.mask(series.asked)).tolist()))
            yield 1


def through_pettingzoo(game: str, seats: int) -> Iterator[int]:
    env = importlib.import_module("lawspeaker.envs.pettingzoo").env(game, seats, seed=0)
    lots = random.Random(0)
    while True:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(lots.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            yield 1


def through_gymnasium(game: str, seats: int) -> Iterator[int]:
    """With random bots in the other seats: their answers count too."""
    env = importlib.import_module("lawspeaker.envs.gymnasium").SeatEnv(game, seats)
    lots = random.Random(0)
    while True:
        _, info = env.reset(seed=lots.getrandbits(30))
        answered = 0
        ended = False
        while not ended:
            _, _, terminated, truncated, info = env.step(lots.choice(np.flatnonzero(info["action_mask"]).tolist()))
            ended = terminated or truncated
            yield len(env.series.match.steps) - answered
            answered = len(env.series.match.steps)


def through_open_spiel(game: str, seats: int) -> Iterator[int]:
    """Outcomes of chance are applied as well, and do not count."""
    module = importlib.import_module("lawspeaker.envs.open_spiel")
    played = importlib.import_module("pyspiel").load_game(module.short_name(game), {"seats": seats})
    lots = random.Random(0)
    while True:
        state = played.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(lots.choice(state.legal_actions()))
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(lots.choice(state.legal_actions()))
            yield 1


def through_batch(game: str, seats: int) -> Iterator[int]:
    lots = np.random.default_rng(0)
    with importlib.import_module("lawspeaker.envs.batch").Batch(game, MATCHES, seats, workers=WORKERS) as batch:
        table = batch.reset()
        while True:
            rows, actions = np.nonzero(table.mask)
            first = np.searchsorted(rows, np.arange(MATCHES))
            offered = np.bincount(rows, minlength=MATCHES)
            table = batch.step(actions[first + (lots.random(MATCHES) * offered).astype(np.intp)])
            yield MATCHES


KINDS = {
    "series": through_series,
    "pettingzoo": through_pettingzoo,
    "gymnasium": through_gymnasium,
    "open_spiel": through_open_spiel,
    "batch": through_batch,
}


def measure(kind: str, game: str, seats: int, seconds: float) -> float:
    """Answers a second through one kind of environment; what comes before the first answer is not counted."""
    stepping = KINDS[kind](game, seats)
    next(stepping)
    answers = 0
    begun = time.perf_counter()
    while time.perf_counter() < begun + seconds:
        answers += next(stepping)
    return answers / (time.perf_counter() - begun)
