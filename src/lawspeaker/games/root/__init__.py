"""Root.

The folder is a table of contents: `rules` is the common law in the rulebook's order, `decks` the crafted cards,
`factions`, `hirelings` and `landmarks` whoever joins the common law, `model` what a table is made of.
"""

from lawspeaker.games.root.box import BOX

__all__ = ["BOX"]
