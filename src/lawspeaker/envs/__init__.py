"""Environments: matches as learning libraries want them, in numbers.

`pettingzoo` and `open_spiel` have all seats, `gymnasium` has one seat with bots in the others, `batch` steps many
matches at once in worker processes. They work for every game on the shelf and need the extra `lawspeaker[envs]`.
"""
