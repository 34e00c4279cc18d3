"""The random player chooses as `Random.choice` would."""

from __future__ import annotations

import copy
import pickle
from random import Random

from lawspeaker.kernel.option import Option
from lawspeaker.players.random import AT_ONCE, RandomPlayer


def offered(count: int) -> list[Option]:
    return [Option(number, "toy", (number,), f"toy {number}") for number in range(count)]


def test_it_chooses_what_random_choice_would() -> None:
    player, lots = RandomPlayer("", 7), Random(7)
    for number in range(10 * AT_ONCE):
        options = offered(number % 37 + 1)
        assert player.pick(options) is lots.choice(options)


def test_a_copy_goes_on_with_the_same_choices() -> None:
    options = offered(30)
    player = RandomPlayer("", 7)
    for _ in range(AT_ONCE // 2):
        player.pick(options)
    copies = [copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
    wanted = [player.pick(options) for _ in range(2 * AT_ONCE)]
    for each in copies:
        assert [each.pick(options) for _ in range(2 * AT_ONCE)] == wanted
