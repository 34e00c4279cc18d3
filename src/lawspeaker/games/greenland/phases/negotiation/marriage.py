"""F1.1 Becoming a husband, by agreement or by a raid, and what the end of a marriage means for those who guard her."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import GROOM, MARRIED
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.tribes.hunt import go_home
from lawspeaker.kernel.ask import Ask, Flow


def marry(game: Greenland, groom: int, place: int, daughter: int, clause: str) -> Flow[None]:
    """One of a tribe's pieces in a place becomes a daughter's husband; F1.6 perhaps the Alpha, if its player likes."""
    alpha = game.alpha[groom] == place
    if alpha and game.count(groom, place) > 1:
        ask = Ask(game, game.seat_of[groom], GROOM, clause, (daughter,))
        chosen = yield ask.add(game.options.wed_alpha).add(game.options.wed_another)
        alpha = chosen is game.options.wed_alpha
    game.move(groom, 1, place, game.of.wed[daughter], alpha)
    game.tell(clause, MARRIED, groom, daughter)


def dismiss_guards(game: Greenland, tribe: int, daughter: int) -> None:
    """E5.5 Only her husband's tribe guards a daughter of others. Without him they go home: they are no raiders."""
    go_home(game, tribe, game.place_of(daughter), "E5.5")
