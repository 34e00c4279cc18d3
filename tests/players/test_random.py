"""The random player chooses as `Random.choice` would."""

from __future__ import annotations

import copy
import pickle
from random import Random

from lawspeaker.players.random import RandomPlayer

MANY = 100


def test_it_chooses_what_random_choice_would() -> None:
    player, lots = RandomPlayer("", 7), Random(7)
    for number in range(10 * MANY):
        count = number % 37 * 10 + 1
        assert player.place(count) == lots.choice(range(count))


def test_a_copy_goes_on_with_the_same_choices() -> None:
    player = RandomPlayer("", 7)
    for _ in range(MANY // 2):
        player.place(30)
    copies = [copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
    wanted = [player.place(30) for _ in range(2 * MANY)]
    for each in copies:
        assert [each.place(30) for _ in range(2 * MANY)] == wanted
