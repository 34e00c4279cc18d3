"""F3 The New World turns hostile, and is pacified again."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import PACIFIED, PACIFY, TURNS_HOSTILE
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NORTH, SOUTH
from lawspeaker.games.greenland.phases.any_time import exchange, exchanges
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def turn_hostile(game: Greenland) -> None:
    """A1.3.1, E2.4, F3.1 A peaceful New World card with more than 6 colonists turns hostile; the colonists stay."""
    for row, card in ((NORTH, game.of.markland), (SOUTH, game.of.vinland)):
        colonists = game.everybody(game.place_of(card))
        if colonists > game.tables.colonists_allowed and not game.hostile[row]:
            game.hostile[row] = True
            game.tell("F3.1", TURNS_HOSTILE, card, colonists)


def pacification(game: Greenland, clause: str) -> Flow[None]:
    """A1.5.1, F3.2 In the order of play, whoever has colonists on a hostile card may pay 1 ivory for peace there.

    A1.e1 In the 1st edition at the end of phase 3.
    """
    while game.acting < len(game.order):
        tribe = game.order[game.acting]
        options = [] if game.is_idle(tribe) else pacification_options(game, tribe)
        if options:
            options.append(game.options.done)
            chosen = yield Ask(game, game.seat_of[tribe], PACIFY, clause, (tribe,), checkpoint=True).listed(options)
            if chosen.kind == "exchange":
                exchange(game, chosen.args[0])
                continue
            if chosen.kind == "pacify":
                row = chosen.args[0]
                game.ivory[tribe] -= 1
                game.hostile[row] = False
                game.tell(clause, PACIFIED, tribe, game.of.markland if row == NORTH else game.of.vinland)
                continue
        game.acting += 1


def pacification_options(game: Greenland, tribe: int) -> list[Option]:
    """The hostile cards on which a tribe has colonists, or B3.1 the cards it can exchange for the ivory."""
    rows = [
        row
        for row, card in ((NORTH, game.of.markland), (SOUTH, game.of.vinland))
        if game.hostile[row] and game.hunters(tribe, card) > 0
    ]
    if not rows:
        return []
    if game.ivory[tribe] == 0:
        return exchanges(game, tribe, ivory=True)
    return [game.options.pacify(row) for row in rows]
