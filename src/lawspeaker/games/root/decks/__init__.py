"""What crafted cards do, a module a deck. A card joins by its key in the data; the common rules know none by name."""

from __future__ import annotations

from lawspeaker.games.root.decks import base_deck, exiles
from lawspeaker.games.root.model.effect import Effect
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import Deck
from lawspeaker.kernel.option import Catalogue


def of_deck(catalogue: Catalogue, options: Options, deck: Deck) -> list[Effect | None]:
    """The effect of every card of a deck, None for those without one.

    The options of all cards are made, whichever deck is played, so that every option keeps its number.
    """
    known = base_deck.effects()
    known.update(exiles.effects(catalogue, options))
    return [known.get(key) for key in deck.effect]
