"""Catanatron's side: Catan, played by its own random players, and stepped through its Gymnasium environment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from catanatron_gym.envs.catanatron_env import CatanatronEnv
from side import EVERY, PlayCount, Table, memory, on_the_way, serve, speed, stepping

count = [0, 0]  # decisions among several options, and all


class CountingPlayer(RandomPlayer):  # type: ignore[misc]  # Catanatron has no types
    """Chooses as its parent does, and counts."""

    def decide(self, game: Game, playable_actions: list[object]) -> object:
        count[1] += 1
        if len(playable_actions) > 1:
            count[0] += 1
        return super().decide(game, playable_actions)


def new_game(table: Table, number: int) -> Game:
    return Game([CountingPlayer(color) for color in list(Color)[: table.seats]], seed=number + 1)


def play(table: Table, number: int) -> PlayCount:
    count[:] = [0, 0]
    new_game(table, number).play()
    return PlayCount(count[0], count[1])


def copies(table: Table, number: int) -> Iterator[Callable[[], object]]:
    game = new_game(table, number)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if len(game.state.playable_actions) > 1:
            if decisions % EVERY == 0:
                yield game.copy
            decisions += 1
        game.play_tick()


def finished(table: Table, number: int) -> object:
    game = new_game(table, number)
    game.play()
    return game


def step(table: Table, number: int) -> Iterator[None]:
    """Its environment: blue is the learning seat, random players have the others; the observation is a vector."""
    others = [color for color in Color if color is not Color.BLUE]
    env = CatanatronEnv({"enemies": [RandomPlayer(color) for color in others[: table.seats - 1]]})
    lots = Random(number)
    while True:
        _, info = env.reset(seed=lots.getrandbits(30))
        ended = False
        while not ended:
            _, _, terminated, truncated, info = env.step(lots.choice(info["valid_actions"]))
            ended = terminated or truncated
            yield


serve(
    {
        "play": speed(play),
        "copy": on_the_way(copies),
        "memory": memory(finished),
        "gymnasium": stepping(step),
    }
)
