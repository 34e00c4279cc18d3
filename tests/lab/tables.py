"""Small tables of games, written down by hand."""

from __future__ import annotations

import polars as pl


def two_games() -> pl.DataFrame:
    """Root for two: the cats win in three rounds, then the birds in two; greedy sits once with either."""
    return pl.DataFrame(
        {
            "game": [0, 0, 1, 1],
            "box": ["root"] * 4,
            "seats": [2] * 4,
            "seat": [0, 1, 0, 1],
            "player": ["greedy", "random", "random", "greedy"],
            "faction": ["marquise", "eyrie", "marquise", "eyrie"],
            "points": [30, 10, 12, 40],
            "won": [1.0, 0.0, 0.0, 1.0],
            "winner": [True, False, False, True],
            "length": [50, 50, 70, 70],
            "course": [
                {"round": [1, 2, 3], "points": [2.0, 11.0, 30.0]},
                {"round": [1, 2, 3], "points": [0.0, 4.0, 10.0]},
                {"round": [1, 2], "points": [4.0, 12.0]},
                {"round": [1, 2], "points": [8.0, 40.0]},
            ],
            "chosen": [
                [{"kind": "battle", "times": 3}, {"kind": "craft", "times": 1}],
                [{"kind": "battle", "times": 1}],
                [{"kind": "battle", "times": 2}, {"kind": "craft", "times": 1}],
                [{"kind": "battle", "times": 5}],
            ],
        }
    )
