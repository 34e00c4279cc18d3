"""2019: The Arctic, laid out like its rulebook.

- `model`: what lies on the table, and how it is set up
- `phases`: the nine phases of a turn, what lobbyists do in them, and the end
- `bots`: how good a position looks
- `faces`: what the terminal shows
"""

from lawspeaker.games.arctic.box import BOX

__all__ = ["BOX"]
