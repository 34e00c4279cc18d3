"""Why not? For an option that is not offered, the clause that forbids it, as far as the asked seat can see.

What is asked decides what can be wondered about: `JUDGES` has a function for every topic at which a rule can stand in
the way. Nothing is said about cards that are not in the seat's own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawspeaker.games.root.factions import alliance as rebels
from lawspeaker.games.root.factions import eyrie as birds
from lawspeaker.games.root.factions import marquise as cats
from lawspeaker.games.root.factions import vagabond as wanderer
from lawspeaker.games.root.factions import vagabond_actions
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.why import alliance, common, eyrie, marquise, vagabond
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

Judge = Callable[[Root, int, Option, Ask], str]

JUDGES: Final[dict[str, Judge]] = {
    cats.KEEP_WHERE.name: marquise.why_not_keep,
    cats.FIRST_BUILDING.name: marquise.why_not_first_building,
    cats.ACT.name: marquise.why_not_act,
    cats.SECOND_MOVE.name: common.why_not_from,
    cats.BUILD_WHERE.name: marquise.why_not_build,
    birds.ROOST_WHERE.name: eyrie.why_not_corner,
    birds.LEADER.name: eyrie.why_not_lead,
    birds.TUCK.name: eyrie.why_not_tuck,
    birds.NEW_ROOST.name: eyrie.why_not_new_roost,
    birds.DECREE.name: eyrie.why_not_decree,
    rebels.REVOLT.name: alliance.why_not_revolt,
    rebels.SPREAD.name: alliance.why_not_spread,
    rebels.ACT.name: alliance.why_not_act,
    rebels.OPERATE.name: alliance.why_not_operate,
    wanderer.WHO.name: vagabond.why_not_character,
    wanderer.REFRESH.name: vagabond.why_not_refresh,
    wanderer.SLIP.name: vagabond.why_not_slip,
    wanderer.ACT.name: vagabond.why_not_act,
    vagabond_actions.AID_WITH.name: vagabond.why_not_exhaust,
}


def why_not(game: Root, seat: int, option: Option, ask: Ask | None) -> str:
    """The clause that keeps a seat from an option at what it is asked; nothing where it is not a matter of one."""
    if ask is None or ask.seat != seat or ask.topic.name not in JUDGES:
        return ""
    return JUDGES[ask.topic.name](game, seat, option, ask)
