"""Situations with a Vagabond, and reading them off the table.

Seat 0 is the Vagabond unless a test says otherwise, and it is his Daylight. Clearings of the autumn map that matter
here: 1 is fox, next to 5, 9 and 10; 5 is rabbit, next to 1 and 2; 2 is mouse; 10 and 12 are a rabbit and a fox
clearing with ruins, next to each other. Forest a touches 1, 2, 5 and 10.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.chance import Chance, Fast, Scripted
from lawspeaker.kernel.match import Match
from tests.law import situation
from tests.law.situation import asked as asked
from tests.law.situation import options as options
from tests.law.situation import record as record
from tests.law.situation import state as state

ALONE = ["vagabond", "marquise", "eyrie"]
FOUR = ["vagabond", "marquise", "eyrie", "alliance"]
HALF_A_DECK = 27
TWO = ["vagabond", "vagabond2", "marquise", "eyrie"]


def answer(match: Match, *texts: str) -> Match:
    """Give these answers one after another, whoever is asked; every table they lead to is sound."""
    for text in texts:
        speaks_of_few(situation.answer(match, text))
    return match


def sound(match: Match) -> Match:
    """What holds at every table of Root besides what a test is about."""
    return speaks_of_few(situation.sound(match))


def speaks_of_few(match: Match) -> Match:
    """Of most cards nothing is said, because they are not there."""
    ask = match.ask
    if ask is None or ask.judges is None:
        return match
    families = match.game.setting.catalogue.families
    for kind in {option.kind for option in ask.options} | {kind for kind, _ in ask.judges}:
        if not families[kind].domains or families[kind].domains[0].name != "card":
            continue
        reasons = [(option.args[0], reason) for option, reason in situation.forbidden(ask, kind)]
        listed = {card for card, reason in reasons if reason is not None and not reason.moot}
        assert len(listed) < HALF_A_DECK, f"{ask.topic.name}: {kind}"
    return match


def dice(*faces: int) -> Chance:
    """These faces of the battle dice; everything else from a seed."""
    return Scripted(dice=list(faces), then=Fast(1))


def wander(
    clearing: str = "1",
    *,
    forest: str = "",
    items: dict[str, dict[str, int]] | None = None,
    character: str = "thief",
    board: dict[str, Any] | None = None,
    boards: dict[str, Any] | None = None,
    table: list[str] | None = None,
    rules: dict[str, str] | None = None,
    chance: Chance | None = None,
    phase: str = "daylight",
    step: int = 1,
    turn: int = 0,
    **state: Any,
) -> Match:
    """A situation: the pawn in a clearing or forest, his items by condition, the rest of his board, the boards of the
    others at the table, and what else lies there.
    """
    seated = table or ALONE
    where = {"clearing": "none", "forest": forest} if forest else {"clearing": clearing, "forest": "none"}
    his = {"character": character, "items": items or {}, **where, **(board or {})}
    all_boards = {"vagabond": his, **(boards or {})}
    given = {"turn": turn, "phase": phase, "step": step, "factions": all_boards, **state}
    agreed = {f"faction_{seat + 1}": name for seat, name in enumerate(seated)}
    position = {"game": "root", "seats": len(seated), "rules": {**agreed, **(rules or {})}, "state": given}
    return sound(Match.from_position(position, chance or Fast(1)))


def board(match: Match, faction: str = "vagabond") -> dict[str, Any]:
    """The Vagabond's board."""
    found: dict[str, Any] = state(match)["factions"][faction]
    return found


def items(match: Match, faction: str = "vagabond") -> dict[str, dict[str, int]]:
    """The Vagabond's items by condition; conditions without items are left out."""
    return {place: held for place, held in board(match, faction)["items"].items() if held}


def hand(match: Match, seat: int = 0) -> set[str]:
    """The cards in a hand, whoever has seen them."""
    return {card.partition("@")[0] for card in state(match)["hands"][seat]}


def score(match: Match, seat: int = 0) -> int:
    found: int = state(match)["score"][seat]
    return found


def pieces(match: Match, kind: str, clearing: str) -> int:
    """How many pieces of a kind are in a clearing."""
    found: int = state(match)["on_map"].get(kind, {}).get(clearing, 0)
    return found


def relation(match: Match, seat: int) -> str:
    found: str = board(match)["relation"][seat]
    return found


def related(seat: int, relation: str) -> dict[str, Any]:
    """A board on which one relationship is so."""
    return {"relation": {str(seat): relation}}
