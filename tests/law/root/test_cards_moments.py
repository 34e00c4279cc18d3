"""4.1.3, 1.4.1 When crafted cards can be used: all that work outside of battles lie before the Marquise at once, and at
each moment of her turn exactly those can be used whose moment it is.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.root.table import asked, options, state, woodland

DECKS: dict[str, list[str]] = {
    "base": [
        *("royal_claim", "stand_and_deliver_1", "tax_collector_1", "command_warren_1", "better_burrow_bank_1"),
        *("cobbler_1", "codebreakers_1", "armorers_1", "sappers_1", "brutal_tactics_1", "scouting_party_1"),
    ],
    "exiles": [
        *("saboteurs_1", "soup_kitchens", "propaganda_bureau", "false_orders_1", "informants_1", "charm_offensive"),
        *("swap_meet_1", "coffin_makers", "league_of_adventurous_mice_1", "murine_broker", "fox_partisans"),
    ],
}

# The phase, and its step: 0 is its start.
DAWN, BIRDSONG, NOON = ("birdsong", 0), ("birdsong", 1), ("daylight", 0)
DAYLIGHT, DUSK, EVENING = ("daylight", 2), ("evening", 0), ("evening", 1)
MOMENTS = [DAWN, BIRDSONG, NOON, DAYLIGHT, DUSK, EVENING]

USED: dict[str, dict[tuple[str, int], set[str]]] = {
    "base": {
        DAWN: {"better_burrow_bank_1"},
        BIRDSONG: {"royal_claim", "stand_and_deliver_1"},
        NOON: {"command_warren_1"},
        DAYLIGHT: {"tax_collector_1", "codebreakers_1"},
        DUSK: {"cobbler_1"},
    },
    "exiles": {
        DAWN: {"saboteurs_1", "coffin_makers"},
        BIRDSONG: {"false_orders_1", "swap_meet_1"},
        DAYLIGHT: {"propaganda_bureau", "league_of_adventurous_mice_1"},
        DUSK: {"charm_offensive"},
    },
}
WITHOUT_ANYTHING = {"better_burrow_bank_1", "royal_claim", "charm_offensive"}

moments = pytest.mark.parametrize(("deck", "moment"), [(deck, moment) for deck in DECKS for moment in MOMENTS])


def used(deck: str, moment: tuple[str, int], **given: Any) -> set[str]:
    """Which of her crafted cards the Marquise can use at a moment of her turn; none where she is not asked then."""
    phase, step = moment
    boards = {"marquise": {"actions": 3}}
    crafted = {0: DECKS[deck], **given.pop("crafted", {})}
    match = woodland(phase, step=step, deck=deck, boards=boards, crafted=crafted, **given)
    assert state(match)["used"] == []  # and none is used unasked
    seat, topic, _ = asked(match)
    is_then = seat == 0 and state(match)["phase"] == phase and (topic == "start_of_phase") == (step == 0)
    return options(match, "use") if is_then else set()


@pytest.mark.law("root:4.1.3", "root:1.4.1")
@moments
def test_a_crafted_card_is_used_at_its_own_moment_and_at_no_other(deck: str, moment: tuple[str, int]) -> None:
    """Nothing else is missing: all have warriors and cards, items lie in the box, warriors in coffins."""
    theirs = {"base": "cobbler_2", "exiles": "swap_meet_2"}
    held = {"base": ["anvil", "sword"], "exiles": ["ambush_fox", "ambush_mouse"]}
    found = used(
        deck,
        moment,
        crafted={1: [theirs[deck]]},
        cards={0: [held[deck][0]], 1: [held[deck][1]]},
        on_map={"marquise_warrior": {"1": 3, "5": 2}, "eyrie_warrior": {"1": 2}},
        crafted_items={"0": {"boot": 1}},
        coffins={"eyrie_warrior": 1} if deck == "exiles" else {},
    )
    assert found == USED[deck].get(moment, set())


@pytest.mark.law("root:4.1.3")
@moments
def test_what_a_card_needs_must_be_there(deck: str, moment: tuple[str, int]) -> None:
    """Nobody has a warrior, a card or an item, no coffin is filled, and no enemy has crafted anything."""
    assert used(deck, moment) == USED[deck].get(moment, set()) & WITHOUT_ANYTHING
