"""Matches and environments are copied and pickled at any ask, and go on alike."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import pyspiel
import pytest

from lawspeaker.envs import pettingzoo
from lawspeaker.envs.gymnasium import identifier
from lawspeaker.envs.open_spiel import short_name
from lawspeaker.envs.series import Series
from lawspeaker.kernel.chance import Chance, Fast, Keyed, Replayed, Scripted
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.envs.games import GAMES, asks, every_game
from tests.kernel.tables import table


def pickled(given: Any) -> Any:
    return pickle.loads(pickle.dumps(given))


ways = pytest.mark.parametrize("copied", [copy.deepcopy, pickled], ids=["deepcopy", "pickle"])


def goes_on(match: Match, seed: int, answers: int = 12) -> list[str]:
    """What follows from here with these answers: every state, all that was told, and the dice to come."""
    found = [each.hash() for each in asks(match, seed, answers)]
    return [*found, *map(repr, match.record), str(match.game.chance.dice(5, 6))]


@every_game
@ways
@pytest.mark.parametrize("keep", [0, 1])
def test_a_match_goes_on_as_its_copy_does(game: str, copied: Callable[[Match], Match], keep: int) -> None:
    lots = random.Random(keep)
    match = start(game, seats=2, seed=7, keep=keep)
    for _ in range(3):
        for _ in asks(match, lots.randrange(99), lots.randrange(1, 25)):
            pass
        other = copied(match)
        assert (other.keep, other.locked, other.sealed) == (match.keep, match.locked, match.sealed)
        assert goes_on(other, 1) == goes_on(match.clone(), 1)


@ways
def test_a_match_from_a_position_is_copied_too(copied: Callable[[Match], Match]) -> None:
    match = table(dice=[2, 6], coins=[5, 4])
    match.answer("raid 1")
    match.keep, match.bases = 0, []
    match.answer("endure")
    assert goes_on(copied(match), 1) == goes_on(match.clone(), 1)
    assert copied(match).origin == match.origin


@ways
def test_so_is_one_that_stops_at_forced_answers(copied: Callable[[Match], Match]) -> None:
    match = start("greenland", seats=2, seed=3, every_ask=True)
    forced = 0
    for _ in asks(match, 3, most=40):
        if match.passed or (match.ask is not None and match.ask.forced):
            forced += 1
            other = copied(match)
            assert (other.hash(), other.passed) == (match.hash(), match.passed)
        if forced == 8:
            break
    assert forced == 8


@ways
@pytest.mark.parametrize("game", ["root", "toy"])
def test_a_guess_is_copied_too(game: str, copied: Callable[[Match], Match]) -> None:
    match = start(game, seats=2, seed=5)
    for _ in asks(match, 5, most=30):
        assert match.ask is not None
        guess = match.imagine(match.ask.seat, seed=9)
        if len(match.steps) % 7 == 3:
            assert goes_on(copied(guess), 2, answers=6) == goes_on(guess, 2, answers=6)


@pytest.mark.parametrize(
    "chance",
    [Fast(3), Keyed(bytes(32)), Replayed([1, 0, 2], Fast(4)), Scripted([4], [1], [[2, 0]], then=Fast(5))],
    ids=["fast", "keyed", "replayed", "scripted"],
)
@ways
def test_chance_comes_out_as_in_the_original(chance: Chance, copied: Callable[[Chance], Chance]) -> None:
    def rolls(source: Chance) -> list[object]:
        cards = [0, 1, 2]
        source.shuffle(cards)
        return [source.die(6), source.pick(3), cards, source.dice(4, 6)]

    assert copied(chance).outcomes == chance.outcomes
    assert rolls(copied(chance)) == rolls(chance.copy())


@every_game
@ways
def test_a_series_goes_on_as_its_copy_does(game: str, copied: Callable[[Series], Series]) -> None:
    series = Series(game, seats=3, longest=500)
    assert copied(series).seats == 3  # before its first match
    series.begin(4)
    for _ in asks(series.match, 4, most=21):
        pass
    other = copied(series)
    assert other.match is not series.match
    before = series.observe(0).tobytes()
    assert other.observe(0).tobytes() == before
    assert goes_on(other.match, 5) == goes_on(copied(series).match, 5)
    assert series.observe(0).tobytes() == before  # the copy moved alone


@pytest.mark.parametrize(("game", "bots"), [*((game, "random") for game in GAMES), ("toy", "greedy")])
@ways
def test_a_gymnasium_environment_goes_on_as_its_copy_does(game: str, copied: Callable[[Any], Any], bots: str) -> None:
    env = gymnasium.make(identifier(game), seats=2, bots=bots, disable_env_checker=True)
    env.reset(seed=2)

    def steps(env: Any, count: int) -> list[object]:
        seen: list[object] = []
        for _ in range(count):
            observation, reward, terminated, _, info = env.step(int(env.unwrapped.action_masks().argmax()))
            seen.append((observation.tobytes(), reward, terminated, info["action_mask"].tobytes()))
            if terminated:
                seen.append(env.reset()[0].tobytes())
        return seen

    steps(env, 5)
    other = copied(env)
    assert steps(other, 8) == steps(env, 8)


@every_game
@ways
def test_a_pettingzoo_environment_goes_on_as_its_copy_does(game: str, copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.env(game, seats=2, seed=2)
    env.reset()

    def steps(env: Any, count: int) -> list[object]:
        seen: list[object] = []
        for _ in range(count):
            observation, reward, _, _, _ = env.last()
            seen.append((env.agent_selection, observation["observation"].tobytes(), reward))
            env.step(int(observation["action_mask"].argmax()))
        return seen

    steps(env, 9)
    other = copied(env)
    assert steps(other, 12) == steps(env, 12)


@every_game
@ways
def test_openspiels_game_and_state_are_copied_too(game: str, copied: Callable[[Any], Any]) -> None:
    played = pyspiel.load_game(short_name(game), {"seats": 2, "longest": 40})
    other = copied(played)
    assert (str(other), other.longest) == (str(played), 40)
    lots = random.Random(3)
    state = other.new_initial_state()
    for _ in range(60):
        if not state.is_terminal():
            state.apply_action(lots.choice(state.legal_actions()))
    twin = copied(state)
    assert str(twin) == str(state)
    assert twin.history() == state.history()
    assert twin.legal_actions() == state.legal_actions()
