"""How fast environments are: steps a second with random actions, observation and mask included."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing

from lawspeaker.envs.encoder import Mask
from lawspeaker.envs.libraries import needed
from lawspeaker.envs.series import Series

with needed("numpy"):
    import numpy as np

MATCHES = 1024  # in a batch; with fewer, a larger part of each step is handing over
WORKERS = 2
PACE = 500  # how many steps of each match a batch is measured on, for a second
TURN = 50  # of these steps, until it is another batch's turn; a share of PACE. At its end all workers are waited for

Rules = dict[str, str]


def random_action(mask: Mask, lots: random.Random) -> int:
    """One of the actions that are offered."""
    offered = mask.view(np.bool_).nonzero()[0]  # of flags it finds them quickest
    return int(offered[int(lots.random() * len(offered))])


def through_series(game: str, seats: int, rules: Rules, seed: int) -> Iterator[int]:
    """Without any library in between: the least that every environment needs."""
    series = Series(game, seats, rules)
    lots = random.Random(seed)
    while True:
        series.begin(lots.getrandbits(62))
        while not series.ended:
            series.observe(series.asked)
            series.answer(random_action(series.mask(series.asked), lots), series.asked)
            yield 1


def through_pettingzoo(game: str, seats: int, rules: Rules, seed: int) -> Iterator[int]:
    env = importlib.import_module("lawspeaker.envs.pettingzoo").env(game, seats, rules=rules, seed=seed)
    lots = random.Random(seed)
    while True:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(random_action(observation["action_mask"], lots))
            yield 1


def through_gymnasium(game: str, seats: int, rules: Rules, seed: int) -> Iterator[int]:
    """With random bots in the other seats: what they answer is part of a step."""
    env = importlib.import_module("lawspeaker.envs.gymnasium").SeatEnv(game, seats, rules=rules)
    lots = random.Random(seed)
    while True:
        _, info = env.reset(seed=lots.getrandbits(30))
        ended = not info["action_mask"].any()  # the bots may end a match before the seat is asked
        while not ended:
            _, _, terminated, truncated, info = env.step(random_action(info["action_mask"], lots))
            ended = terminated or truncated
            yield 1


def through_open_spiel(game: str, seats: int, rules: Rules, seed: int) -> Iterator[int]:
    """Outcomes of chance are applied as well, and do not count."""
    module = importlib.import_module("lawspeaker.envs.open_spiel")
    written = "/".join(f"{name}:{value}" for name, value in rules.items())
    parameters = {"seats": seats, "rules": written}
    played = importlib.import_module("pyspiel").load_game(module.short_name(game), parameters)
    lots = random.Random(seed)
    while True:
        state = played.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(lots.choice(state.legal_actions()))
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(lots.choice(state.legal_actions()))
            yield 1


def through_batch(game: str, seats: int, rules: Rules, seed: int, workers: int = WORKERS) -> Generator[int, None, None]:
    """A step of the batch is one of each match. Each worker is sent on as soon as it is ready, and at the end of a turn
    all are waited for. What is played is the same however many workers there are.
    """
    batch = importlib.import_module("lawspeaker.envs.batch")
    luck = np.random.default_rng(seed).random((PACE, MATCHES), np.float32)
    with batch.Batch(game, MATCHES, seats, rules=rules, seed=seed, workers=workers) as matches:
        table = matches.reset()
        options = table.options.reshape(-1)
        firsts = np.arange(MATCHES) * table.options.shape[1]  # where the options of each match begin
        stepped = [0] * workers

        def go_on(share: int) -> None:
            rows = matches.shares[share]
            lots = luck[stepped[share] % PACE, rows] * table.offered[rows]
            matches.send(share, options[firsts[rows] + lots.astype(np.intp)])
            stepped[share] += 1

        while True:
            for share in range(workers):
                go_on(share)
            for _ in range(TURN * workers):
                share = matches.receive()
                if stepped[share] % TURN:
                    go_on(share)
            yield TURN * MATCHES


KINDS: dict[str, Callable[[str, int, Rules, int], Iterator[int]]] = {
    "series": through_series,
    "pettingzoo": through_pettingzoo,
    "gymnasium": through_gymnasium,
    "open_spiel": through_open_spiel,
    "batch": through_batch,
}


def measure(kind: str, game: str, seats: int, seconds: float, rules: Rules | None = None, seed: int = 0) -> float:
    """Steps a second through one kind of environment, in processor time; what comes before the first step is not
    counted.
    """
    if kind == "batch":
        return measure_batches([WORKERS], game, seats, seconds, rules, seed)[0]
    stepping = KINDS[kind](game, seats, rules or {}, seed)
    next(stepping)
    steps = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        steps += next(stepping)
    return steps / spent


def measure_batches(
    workers: list[int], game: str, seats: int, seconds: float, rules: Rules | None = None, seed: int = 0
) -> list[float]:
    """Steps a second of a batch with each of these numbers of workers. It is measured by the clock, since the work is
    done in other processes.

    All of them play the same steps of the same matches, because a match is slower at some times than at others: so
    `seconds` says how many these are, and not how long it takes. And they do so in turns, so that whatever else the
    machine does hits them alike.
    """
    with ExitStack() as stack:
        batches = [
            stack.enter_context(closing(through_batch(game, seats, rules or {}, seed, count))) for count in workers
        ]
        for stepping in batches:
            next(stepping)
        turns = max(1, round(seconds * PACE / TURN))
        spent = [0.0] * len(batches)
        for _ in range(turns):
            for number, stepping in enumerate(batches):
                begun = time.perf_counter()
                next(stepping)
                spent[number] += time.perf_counter() - begun
    return [turns * TURN * MATCHES / each for each in spent]
