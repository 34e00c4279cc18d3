"""Bots think in processes of their own, so that no table waits for another's.

- `minds` are these processes, `mind` is what runs in one, and `schedule` says whose turn it is.
"""
