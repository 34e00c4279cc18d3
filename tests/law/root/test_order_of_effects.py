"""1.1.3, 1.5.4, 4.3.4 What happens first when several things happen at once, and whom one may battle."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.wanderer import FOUR, wander
from tests.law.root.woodland import answer, asked, dice, hand, options, pieces, record, score, state, woodland

# The Marquise and the Alliance meet in 1, her keep is in 3; a warrior of hers and a token of theirs will fall.
MEET: dict[str, Any] = {
    "marquise_warrior": {"1": 2},
    "keep": {"3": 1},
    "sympathy": {"1": 1},
}


def clash(**given: Any) -> Match:
    """The Marquise attacks defenseless sympathy, and loses a warrior to Sappers."""
    match = woodland(
        step=2,
        on_map=MEET,
        cards={0: ["anvil"]},
        crafted={2: ["sappers_1"]},
        boards={"marquise": {"actions": 3}},
        chance=dice(1, 0),
        **given,
    )
    return answer(match, "battle 1", "use sappers_1")


@pytest.mark.law("root:1.1.3")
def test_whose_effects_come_first_is_for_the_turn_player_to_say() -> None:
    match = clash()
    assert asked(match) == (0, "whose_effects", "1.1.3")
    assert options(match) == {"first 0", "first 2"}
    healed = answer(match.clone(), "first 0", "spend anvil")
    assert pieces(healed, "marquise_warrior", "3") == 1
    assert len(state(healed)["factions"]["alliance"]["supporters"]) == 1  # from the deck: she has nothing left to give
    given = answer(match, "first 2", "give anvil")
    assert hand(given) == set()
    assert pieces(given, "marquise_warrior", "3") == 0
    assert [card.partition("@")[0] for card in state(given)["factions"]["alliance"]["supporters"]] == ["anvil"]


def test_it_can_be_agreed_that_the_defender_comes_first() -> None:
    match = clash(rules={"effects_order": "defender"})
    assert asked(match) == (0, "alliance_outrage", "8.2.6")


@pytest.mark.law("root:1.1.3")
def test_in_the_turn_of_the_alliance_the_alliance_says() -> None:
    on_map = {**MEET, "alliance_warrior": {"1": 1}}
    match = woodland(
        "evening",
        turn=2,
        on_map=on_map,
        cards={0: ["anvil"]},
        boards={"alliance": {"officers": 1}},
        chance=dice(2, 1),
    )
    answer(match, "battle 1", "decline")  # she deals one hit and takes one
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")  # the warrior fell, the token stands: one loser only
    on_map["marquise_warrior"] = {"1": 3}
    match = woodland(
        "evening",
        turn=2,
        on_map=on_map,
        cards={0: ["anvil"]},
        crafted={0: ["sappers_1"]},
        boards={"alliance": {"officers": 1}},
        chance=dice(2, 1),
    )
    answer(match, "battle 1", "decline", "use sappers_1")
    assert asked(match) == (2, "whose_effects", "1.1.3")


@pytest.mark.law("root:1.5.4")
def test_all_pieces_leave_before_any_effect() -> None:
    """A base and a token of the Alliance go at once: when the first effect asks for anything, both are off the map."""
    on_map = {"workshop": {"1": 1, "8": 2}, "base_fox": {"6": 1}, "sympathy": {"12": 1}, "eyrie_warrior": {"6": 1}}
    boards = {
        "alliance": {"supporters": ["anvil", "sword", "bake_sale", "investments", "smugglers_trail", "mouse_in_a_sack"]}
    }
    match = woodland(cards={0: ["favor_of_the_foxes", "foxfolk_steel"]}, on_map=on_map, boards=boards)
    answer(match, "craft favor_of_the_foxes")
    assert asked(match)[2] in ("1.1.3", "8.2.4", "8.2.6")
    assert state(match)["on_map"] == {"workshop": {"1": 1, "8": 2}}
    assert score(match) == 2


@pytest.mark.law("root:3.1", "root:1.5.4")
def test_thirty_points_win_before_the_effects_of_the_losses() -> None:
    match = clash(score=[29, 0, 0])
    assert match.over
    assert match.result.winners == [0]


@pytest.mark.law("root:4.3")
@pytest.mark.parametrize(("agreed", "against"), [("anybody", {"1", "2"}), ("enemies", {"2"})])
def test_whether_a_partner_can_be_battled_is_agreed(agreed: str, against: set[str]) -> None:
    match = wander(
        "1",
        items={"ready": {"sword": 1}},
        on_map={"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 1}},
        table=FOUR,
        partner=[1, -1, -1, -1],
        dominance=["dominance_fox", "none", "none", "none"],
        rules={"battle_whom": agreed, "enemies": "coalition"},
    )
    answer(match, "battle 1")
    if len(against) > 1:
        assert options(match, "against") == against
    else:
        assert "4.3 battles 0 2 1" in record(match)
