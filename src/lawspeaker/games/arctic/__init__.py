"""2019: The Arctic.

The chapters of its rulebook: `setup`, `turn` (the nine phases), `actions` (what lobbyists do), `ships`,
`facilities`, `council`, `scoring`. `state` is what lies on the table, `tables` what is printed on it, and `positions`
completes a state that is given in part.
"""

from lawspeaker.games.arctic.box import BOX

__all__ = ["BOX"]
