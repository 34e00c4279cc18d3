"""The random player chooses as `Random.choice` would."""

from __future__ import annotations

import copy
import pickle
from random import Random

from lawspeaker.players.random import AT_ONCE, RandomPlayer


def test_it_chooses_what_random_choice_would() -> None:
    player, lots = RandomPlayer("", 7), Random(7)
    for number in range(10 * AT_ONCE):
        count = number % 37 * 10 + 1
        assert player.place(count) == lots.choice(range(count))


def test_a_copy_goes_on_with_the_same_choices() -> None:
    player = RandomPlayer("", 7)
    for _ in range(AT_ONCE // 2):
        player.place(30)
    copies = [copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
    wanted = [player.place(30) for _ in range(2 * AT_ONCE)]
    for each in copies:
        assert [each.place(30) for _ in range(2 * AT_ONCE)] == wanted
