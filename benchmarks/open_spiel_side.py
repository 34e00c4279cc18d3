"""OpenSpiel's side: its backgammon, which is written in C++, stepped from Python with random actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pyspiel
from side import Table, serve, stepping


def step(table: Table, number: int) -> Iterator[None]:
    """All seats, with observation and legal actions; the dice are rolled in between."""
    game = pyspiel.load_game(table.game)
    lots = Random(number)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lots.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(lots.choice(state.legal_actions()))
            yield


serve({"open_spiel": stepping(step)})
