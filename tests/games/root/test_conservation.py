"""Random games with both decks: no card, piece or item is lost or made, and every game ends."""

from __future__ import annotations

import random

import pytest

from lawspeaker.games.root.box import BOX
from lawspeaker.games.root.model.invariants import broken, missing
from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.start import start
from lawspeaker.lab.battery import check_game

SEATED = [["marquise", "eyrie"], ["eyrie", "alliance"], ["alliance", "marquise"], ["marquise", "eyrie", "alliance"]]
CARD_RULINGS = ["tied_goal", "effects_order", "discarded_dominance", "burrow_bank"]
CARD_RULINGS += ["partisan_birds", "emigre_move", "league_items"]


def agreed(deck: str, seated: list[str], seed: int) -> dict[str, str]:
    """A table, and some reading of every ruling about cards."""
    lots = random.Random(seed)
    rules = {f"faction_{seat + 1}": faction for seat, faction in enumerate(seated)}
    rules |= {name: lots.choice(BOX.ruleset()[name]) for name in CARD_RULINGS}
    return rules | {"deck": deck, "map": lots.choice(BOX.ruleset()["map"])}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seated", SEATED, ids="-".join)
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_nothing_is_lost_at_any_ask(deck: str, seated: list[str], seed: int) -> None:
    answers = random.Random(seed)
    match = start("root", len(seated), seed=seed, rules=agreed(deck, seated, seed), keep=0, record=False)
    while match.ask is not None:
        assert isinstance(match.game, Root)
        assert broken(match.game) == ""
        assert missing(match.game) == ""
        # Cards are what these games are about: they are crafted and used whenever they can be.
        liked = [option for option in match.ask.options if option.kind in ("craft", "use", "partisans")]
        match.answer(answers.choice(liked or match.ask.options))
    assert match.result.winners


@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_copies_undo_and_secrets_hold_with_both_decks(deck: str) -> None:
    check_game("root", 3, agreed(deck, SEATED[-1], 5), seed=5, thorough=0.01)
