"""Outside tools against the environments: `make outside`. Each is run as its own documentation says, on code that
nobody here wrote, and the table in `docs/environments.md` says what came of it.

It runs in a virtual environment of its own, with `requirements-outside.lock`; `--only NAME` runs some. What fails is in
the table too.
"""

from __future__ import annotations

import argparse
import logging
import random
import re
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

GAMES = ["arctic", "greenland", "neanderthal", "root"]
PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
BLOCK = re.compile(r"(<!-- outside -->\n).*?(<!-- end outside -->)", re.DOTALL)


def pettingzoo_suite() -> str:
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.parallel_test import parallel_api_test
    from pettingzoo.test.seed_test import parallel_seed_test, seed_test

    from lawspeaker.envs import pettingzoo

    for game in GAMES:
        api_test(pettingzoo.env(game, seed=1), num_cycles=100)
        seed_test(lambda game=game: pettingzoo.env(game), num_cycles=100)
        parallel_api_test(pettingzoo.parallel_env(game, seed=1), num_cycles=100)
        parallel_seed_test(lambda game=game: pettingzoo.parallel_env(game, illegal="lose"), num_cycles=50)
    return "`api_test`, `seed_test`, `parallel_api_test`, `parallel_seed_test` pass in every game"


def gymnasium_suite() -> str:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from lawspeaker.envs.gymnasium import identifier

    for game in GAMES:
        for encoding in ("raw", "scaled", "onehot"):
            check_env(gymnasium.make(identifier(game), illegal="lose", encoding=encoding).unwrapped)
    return "`check_env` passes in every game and encoding"


def supersuit_vectors() -> str:
    import supersuit

    from lawspeaker.envs import pettingzoo

    for game in GAMES:
        env = supersuit.pettingzoo_env_to_vec_env_v1(pettingzoo.parallel_env(game, illegal="lose", longest=100))
        vector = supersuit.concat_vec_envs_v1(env, 2, num_cpus=1, base_class="gymnasium")
        seen, _ = vector.reset(seed=1)
        for _ in range(30):
            seen, *_ = vector.step([int(mask.argmax()) for mask in seen["action_mask"]])
    return "`concat_vec_envs_v1` copies and steps two tables of every game"


def maskable_ppo() -> str:
    import gymnasium
    from sb3_contrib import MaskablePPO

    from lawspeaker.envs.gymnasium import identifier

    def won(model: Any, matches: int) -> int:
        env = gymnasium.make(identifier("arctic"), seats=2, encoding="scaled")
        victories = 0
        for seed in range(matches):
            observation, info = env.reset(seed=seed)
            ended, reward = False, 0.0
            while not ended:
                action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
                observation, got, terminated, truncated, info = env.step(int(action))
                ended, reward = terminated or truncated, float(got)
            victories += reward > 0
        return victories

    env = gymnasium.make(identifier("arctic"), seats=2, encoding="scaled")
    model = MaskablePPO("MlpPolicy", env, n_steps=512, seed=1, device="cpu")
    before = won(model, 30)
    model.learn(20_000)
    return f"`MaskablePPO` learns The Arctic against `random`: {before} of 30 won before, {won(model, 30)} after"


def spiel(game: str, **params: Any) -> Any:
    import pyspiel

    import lawspeaker.envs.tide  # noqa: F401
    from lawspeaker.envs.open_spiel import short_name

    return pyspiel.load_game(short_name(game), params)


def begun(game: Any, lots: random.Random) -> Any:
    """A state at which somebody is asked."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(lots.choice(state.legal_actions()))
    return state


def plays(bot: Any, game: Any, answers: int) -> None:
    """A bot gives so many answers, in all seats."""
    lots = random.Random(1)
    state = begun(game, lots)
    while answers and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(lots.choice(state.legal_actions()))
        else:
            state.apply_action(int(bot.step(state)))
            answers -= 1


def spiel_random() -> str:
    import pyspiel

    for game in GAMES:
        pyspiel.random_sim_test(spiel(game, longest=60), num_sims=2, serialize=True, verbose=False)
    return "`random_sim_test` passes in every game"


def spiel_mcts() -> str:
    import numpy as np
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

    for game in GAMES:
        played = spiel(game, longest=200)
        lots = np.random.RandomState(1)
        plays(MCTSBot(played, 1.4, 8, RandomRolloutEvaluator(1, lots), random_state=lots), played, 3)
    return "`MCTSBot` (Python) plays every game"


def spiel_ismcts() -> str:
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    for game in GAMES:
        played = spiel(game, longest=200, information="imperfect")
        lots = np.random.RandomState(1)
        plays(ISMCTSBot(played, RandomRolloutEvaluator(1, lots), 1.4, 8, random_state=lots), played, 3)
    return "`ISMCTSBot` (Python) plays every game"


def spiel_dqn() -> str:
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch import dqn

    def trained(encoding: str) -> bool:
        """Whether a short training goes through: an agent answers no more once its loss is not a number."""
        game = spiel("greenland", seats=2, longest=200, encoding=encoding)
        env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION, seed=1)
        size = env.observation_spec()["info_state"][0]
        agents = [
            dqn.DQN(seat, size, env.action_spec()["num_actions"], [64], min_buffer_size_to_learn=100, batch_size=32)
            for seat in range(2)
        ]
        for _ in range(3):
            now = env.reset()
            while not now.last():
                chosen = agents[now.observations["current_player"]].step(now)
                if chosen is None:
                    return False
                now = env.step([chosen.action])
            for agent in agents:
                agent.step(now)
        return True

    said = {True: "losses stay numbers", False: "losses become NaN"}
    return "; ".join(f"Greenland, `{encoding}`: {said[trained(encoding)]}" for encoding in ("raw", "scaled", "onehot"))


def spiel_mccfr() -> str:
    from open_spiel.python.algorithms.exploitability import exploitability
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
    from open_spiel.python.policy import FirstActionPolicy

    game = spiel("tide", seats=2, rules="size:tiny")
    solver = OutcomeSamplingSolver(game)
    for _ in range(2000):
        solver.iteration()
    first, after = exploitability(game, FirstActionPolicy(game)), exploitability(game, solver.average_policy())
    return f"tiny Tide, exploitability: {first:.2f} of the first action, {after:.2f} after 2,000 iterations"


def rllib() -> str:
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.tune.registry import register_env

    from lawspeaker.envs import pettingzoo

    def plain(_: Any) -> Any:
        import supersuit

        env = pettingzoo.env("arctic", seats=2, illegal="lose", longest=50, encoding="scaled")
        return PettingZooEnv(supersuit.observation_lambda_v0(env, unmasked, unmasked_space))

    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        register_env("lawspeaker", plain)
        config = (
            PPOConfig()
            .environment("lawspeaker")
            .env_runners(num_env_runners=0)
            .training(train_batch_size=200, minibatch_size=100, num_epochs=1)
            .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, *_, **__: "shared")
        )
        algorithm = config.build_algo()
        result = algorithm.train()
        algorithm.stop()
    finally:
        ray.shutdown()
    return (
        f"PPO trains through `PettingZooEnv`: {result['env_runners']['num_env_steps_sampled']:.0f} steps of The Arctic"
    )


def unmasked(observation: Any, space: Any, agent: str) -> Any:
    return observation["observation"]


def unmasked_space(space: Any) -> Any:
    return space["observation"]


TOOLS: dict[str, tuple[str, Callable[[], str]]] = {
    "PettingZoo": ("pettingzoo", pettingzoo_suite),
    "Gymnasium": ("gymnasium", gymnasium_suite),
    "SuperSuit": ("supersuit", supersuit_vectors),
    "sb3-contrib": ("sb3-contrib", maskable_ppo),
    "OpenSpiel, random play": ("open_spiel", spiel_random),
    "OpenSpiel, MCTS": ("open_spiel", spiel_mcts),
    "OpenSpiel, ISMCTS": ("open_spiel", spiel_ismcts),
    "OpenSpiel, DQN": ("open_spiel", spiel_dqn),
    "OpenSpiel, outcome-sampling MCCFR": ("open_spiel", spiel_mccfr),
    "RLlib": ("ray", rllib),
}


def row(name: str) -> str:
    package, run = TOOLS[name]
    begun_at = time.perf_counter()
    try:
        came = run()
    except Exception as error:  # anybody's code, and the table tells
        came = f"fails: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:200]
    print(f"{name}: {came} ({time.perf_counter() - begun_at:.0f} s)", file=sys.stderr)
    return f"| {name} | {version(package)} | {came} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks/outside.py", description=__doc__)
    parser.add_argument("--only", action="append", choices=list(TOOLS), help="run this one; may be repeated")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    names = given.only or list(TOOLS)
    rows = {name: row(name) for name in names}
    text = PAGE.read_text(encoding="utf-8")
    found = BLOCK.search(text)
    assert found is not None
    old = {line.split(" | ")[0].removeprefix("| "): line for line in found[0].splitlines() if line.startswith("| ")}
    lines = [rows.get(name, old.get(name, "")) for name in TOOLS]
    table = "\n".join(["| tool | version | what came of it |", "|---|---|---|", *filter(None, lines)])
    PAGE.write_text(BLOCK.sub(lambda block: f"{block[1]}{table}\n{block[2]}", text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
