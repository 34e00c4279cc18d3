"""Meetings over cards: outrage, plots that take them, hands at their limit, and a deck that runs out in every draw.

docs/root-moments.md lists which meetings are played, and by which tests. The map is as `woodland` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.conspiracy import conspire
from tests.law.root.hired import hire
from tests.law.root.horde import horde, own
from tests.law.root.table import answer, asked, board, hand, options, pieces, score, state, told, woodland
from tests.law.root.temple import souls, temple
from tests.law.root.test_keepers import keepers
from tests.law.root.wanderer import wander

# Outrage


@pytest.mark.law("root:8.2.6", "root:10.5", "root:1.2.1")
def test_cards_that_the_cult_has_revealed_do_not_pay_for_outrage() -> None:
    """In its Daylight it moves by a card. What lies revealed serves nothing else until Evening, and what is left of the
    hand has no rabbit: the hand is shown, and the deck pays.
    """
    match = temple(
        table=["cult", "alliance", "eyrie"],
        deck="exiles",
        revealed=["bake_sale"],
        crafted={0: ["league_of_adventurous_mice_1"]},
        crafted_items={"0": {"boot": 1}},
        cards={0: ["foxfolk_steel"]},
        on_map={"cult_warrior": {"1": 2}, "sympathy": {"5": 1}},
        pile=["a_visit_to_friends"],
    )
    answer(match, "use league_of_adventurous_mice_1", "to 5", "number 1")
    assert options(match) == {"show_hand"}
    answer(match, "show_hand")
    assert board(match, "alliance")["supporters"] == ["a_visit_to_friends"]
    assert (hand(match), board(match, "cult")["revealed"]) == ({"foxfolk_steel"}, ["bake_sale"])


@pytest.mark.law("root:8.2.6", "root:10.2.6", "root:8.2.3.I")
def test_what_the_cult_gives_in_outrage_is_no_lost_soul_unless_there_is_no_room() -> None:
    for held, lost in [(4, set()), (5, {"bake_sale"})]:
        match = temple(
            "birdsong",
            2,
            table=["cult", "alliance", "eyrie"],
            acolytes=2,
            boards={"alliance": {"supporters": ["anvil", "sword", "investments", "cobbler_1", "foxfolk_steel"][:held]}},
            cards={0: ["bake_sale", "protection_racket"]},
            on_map={"cult_warrior": {"1": 2}, "sympathy": {"5": 1}},
        )
        answer(match, "from 1", "to 5", "number 1", "give bake_sale")
        assert souls(match) == lost
        assert hand(match) == {"protection_racket"}


@pytest.mark.law("root:8.2.6", "root:11.2.3")
def test_the_riverfolk_without_a_matching_card_have_nothing_to_show_that_all_do_not_see() -> None:
    match = woodland(
        table=["riverfolk", "eyrie", "alliance"],
        boards={"riverfolk": {"funds": [1, 0, 0]}},
        on_map={"riverfolk_warrior": {"10": 1}, "sympathy": {"5": 1}},
        cards={0: ["investments", "anvil"]},
        pile=["sword", "cobbler_1"],
    )
    answer(match, "from 10", "to 5", "show_hand")
    assert board(match, "alliance")["supporters"] == ["cobbler_1"]
    assert hand(match) == {"investments", "anvil"}


# The Black Market


@pytest.mark.law("root:F.1.1", "root:11.2.3", "root:1.2.1")
def test_what_the_riverfolk_trade_at_the_black_market_everybody_sees_and_reads() -> None:
    """Their hand is open: what leaves it and what comes to it is no secret, and lies known at the market."""
    match = woodland(
        table=["riverfolk", "marquise", "eyrie"],
        boards={"riverfolk": {"funds": [1, 0, 0]}},
        on_map={"riverfolk_warrior": {"1": 1}},
        cards={0: ["armorers_1", "sappers_1"]},
        rules={"landmarks": "black_market"},
        landmarks={"black_market": {"clearing": "1", "cards": [["anvil"], ["sword"], ["cobbler_1"]]}},
    )
    answer(match, "trade_at_market 1", "give armorers_1")
    for seat in (0, 1, 2):
        view: Any = match.view(seat)["state"]
        assert set(view["hands"][0]["cards"]) == {"sword", "sappers_1"}
        assert view["landmarks"]["black_market"]["cards"][1]["cards"] == ["armorers_1"]
        line: Any = match.record_for(seat)[-1]
        assert (line["phrase"], -1 in line["args"]) == ("traded", False)


# 13.7.3 An Extortion, and the hand limit

FIVE = ["foxfolk_steel", "protection_racket", "mouse_in_a_sack", "investments", "cobbler_1"]


@pytest.mark.law("root:13.7.3", "root:13.6.2", "root:1.2.1")
def test_an_extortion_fills_a_hand_beyond_its_limit_until_the_end_of_evening() -> None:
    """Two cards are taken to the five in hand. None is discarded before the Corvids have drawn in their Evening."""
    match = conspire(
        "birdsong",
        step=2,
        down={"5": "extortion_1"},
        on_map={"corvid_warrior": {"5": 1}, "marquise_warrior": {"5": 1}, "sympathy": {"5": 1}},
        cards={0: FIVE, 1: ["anvil"], 2: ["sword"]},
        pile=["bake_sale", "armorers_1", "armorers_2"],
    )
    answer(match, "flip_plot 5")
    assert hand(match) == {*FIVE, "anvil", "sword"}
    while asked(match)[1] != "discard_down":
        assert match.ask is not None
        assert len(hand(match)) == 7
        answer(match, "done" if "done" in options(match) else str(match.ask.options[-1]))
    assert len(hand(match)) == 9  # one card, and one more for the Extortion
    answer(match, *[f"discard {card}" for card in FIVE[:4]])
    assert len(hand(match)) == 5


@pytest.mark.law("root:13.2.4", "root:13.6.2")
def test_a_card_won_by_a_wrong_guess_stays_beyond_the_limit_too() -> None:
    """In the turn of another nobody discards."""
    match = conspire(
        turn=1,
        step=2,
        down={"5": "raid_1"},
        boards={"marquise": {"actions": 3}},
        on_map={"marquise_warrior": {"5": 1}},
        cards={0: FIVE, 1: ["bake_sale"]},
    )
    answer(match, "expose 5", "show_card bake_sale", "name_plot bomb")
    assert hand(match) == {*FIVE, "bake_sale"}


# The deck runs out in the middle of a draw (2.1)

RAN_OUT: dict[str, Any] = {"pile": ["anvil"], "discards": ["sword", "bake_sale"]}


def marquise() -> Match:
    return woodland("evening", on_map={"recruiter": {"1": 1, "5": 2}}, **RAN_OUT)


def eyrie() -> Match:
    return woodland(
        "evening",
        turn=1,
        boards={"eyrie": {"leader": "builder"}},
        on_map={"roost": {"1": 1, "5": 1, "9": 1}},
        **RAN_OUT,
    )


def alliance() -> Match:
    return woodland("evening", turn=2, on_map={"base_fox": {"1": 1}}, **RAN_OUT)


def coins() -> Match:
    return wander(
        phase="evening", step=1, items={"track": {"coin": 1}}, deck=["anvil"], discards=["sword", "bake_sale"]
    )


def quest() -> Match:
    match = wander(
        "1",
        items={"ready": {"torch": 1}, "track": {"tea": 1}},
        board={"quests": ["fox_give_a_speech"]},
        deck=["anvil"],
        discards=["sword", "bake_sale"],
    )
    return answer(match, "quest fox_give_a_speech", "reward_cards")


def cult() -> Match:
    return temple("evening", 1, on_map={"garden_fox": {"1": 1, "6": 1, "8": 1}}, **RAN_OUT)


def duchy() -> Match:
    return woodland("evening", table=["duchy", "marquise", "eyrie"], on_map={"market": {"1": 1}}, **RAN_OUT)


def corvids() -> Match:
    return conspire("evening", up={"1": "extortion_1"}, **RAN_OUT)


def hundreds() -> Match:
    return horde("incite", mood="rowdy", on_map={"warlord": {"1": 1}}, **RAN_OUT)


def retinue() -> Match:
    return keepers("evening", retinue=[[], [], []], on_map={"waystation_figure_tablet": {"1": 1}}, **RAN_OUT)


@pytest.mark.law(
    "root:2.1",
    "root:6.6",
    "root:7.6.2",
    "root:8.6.2",
    "root:9.6.2",
    "root:9.5.5",
    "root:10.6.3",
    "root:12.6.3",
    "root:13.6.2",
    "root:14.6.3",
    "root:15.6.3",
)
@pytest.mark.parametrize(
    ("draws", "seat"),
    [
        (marquise, 0),
        (eyrie, 1),
        (alliance, 2),
        (coins, 0),
        (quest, 0),
        (cult, 0),
        (duchy, 0),
        (corvids, 0),
        (hundreds, 0),
        (retinue, 0),
    ],
)
def test_the_deck_runs_out_in_the_middle_of_a_draw(draws: Callable[[], Match], seat: int) -> None:
    """One card is left and two are drawn: the discard pile becomes the deck in between."""
    match = draws()
    assert {"anvil"} < hand(match, seat) < {"anvil", "sword", "bake_sale"}
    assert told(match, "2.1") == ["reshuffled"]
    assert state(match)["discards"] == []


def emergency() -> Match:
    return woodland("birdsong", turn=1, boards={"eyrie": {"leader": "builder"}}, on_map={"roost": {"1": 1}}, **RAN_OUT)


def committed() -> Match:
    boards = {"riverfolk": {"funds": [2, 0, 0]}}
    return answer(woodland(table=["riverfolk", "marquise", "eyrie"], boards=boards, **RAN_OUT), "riverfolk_draw")


def tax() -> Match:
    given: dict[str, Any] = {"boards": {"marquise": {"actions": 3}}, "on_map": {"marquise_warrior": {"1": 1}}}
    return answer(woodland(step=2, crafted={0: ["tax_collector_1"]}, **given, **RAN_OUT), "use tax_collector_1")


def charm() -> Match:
    match = woodland("evening", step=0, deck="exiles", crafted={0: ["charm_offensive"]}, **RAN_OUT)
    return answer(match, "use charm_offensive")


def ferried() -> Match:
    match = woodland(
        step=2,
        boards={"marquise": {"actions": 3}},
        on_map={"marquise_warrior": {"10": 2}},
        rules={"landmarks": "ferry"},
        landmarks={"ferry": {}},
        ferry="10",
        **RAN_OUT,
    )
    return answer(match, "march", "ferry 11", "number 2")


def gift() -> Match:
    match = hire(
        "exile",
        by=1,
        table=["marquise", "alliance", "corvids"],
        step=2,
        boards={"marquise": {"actions": 3}},
        fields={"forest": "a", "clubs": 3},
        crafted_items={"0": {"boot": 1}},
        on_map={"marquise_warrior": {"5": 1}},
        **RAN_OUT,
    )
    return answer(match, "give_to_exile boot")


def guests() -> Match:
    match = hire(
        "flotilla",
        table=["marquise", "eyrie", "corvids"],
        phase="birdsong",
        step=0,
        fields={"clearing": "10"},
        on_map={"marquise_warrior": {"10": 1}},
        **RAN_OUT,
    )
    return answer(match, "draw_cards")


@pytest.mark.law("root:2.1", "root:7.4.1", "root:11.5.4", "root:4.1.3", "root:C.2.5", "root:E.2.2", "root:E.2.3")
@pytest.mark.parametrize(
    ("draws", "seat"),
    [(emergency, 1), (committed, 0), (tax, 0), (charm, 0), (ferried, 0), (gift, 0), (guests, 0)],
)
def test_the_last_card_of_the_deck_is_drawn_and_the_deck_made_anew_at_once(
    draws: Callable[[], Match], seat: int
) -> None:
    match = draws()
    assert hand(match, seat) == {"anvil"}
    assert told(match, "2.1") == ["reshuffled"]
    assert (len(state(match)["deck"]), state(match)["discards"]) == (2, [])


@pytest.mark.law("root:2.1", "root:4.1.3")
def test_the_bank_draws_for_one_from_the_old_deck_and_for_the_other_from_the_new() -> None:
    match = woodland("birdsong", step=0, crafted={0: ["better_burrow_bank_1"]}, **RAN_OUT)
    answer(match, "use better_burrow_bank_1")
    assert (hand(match), told(match, "2.1")) == ({"anvil"}, ["reshuffled"])
    answer(match, "choose_seat 2")
    assert hand(match, 2) < {"sword", "bake_sale"}
    assert len(hand(match, 2)) == 1


@pytest.mark.law("root:2.1", "root:4.1.2", "root:4.1.3")
def test_the_broker_draws_from_a_deck_of_the_card_that_was_just_crafted() -> None:
    """The deck and the discard pile are empty. The crafted card is discarded, and so is the deck at once."""
    match = woodland(
        deck="exiles",
        cards={0: ["anvil"]},
        crafted={1: ["murine_broker"]},
        boards={"marquise": {"actions": 3}},
        on_map={"workshop": {"1": 1}, "marquise_warrior": {"1": 1}},
        pile=[],
    )
    answer(match, "craft anvil")
    assert (hand(match, 1), state(match)["deck"], state(match)["discards"]) == ({"anvil"}, [], [])


@pytest.mark.law("root:2.1", "root:F.1.1", "root:4.1.2")
def test_the_card_for_an_item_of_the_forge_comes_before_the_crafted_one_is_discarded() -> None:
    """One card was left; the crafted card alone is the new deck then."""
    match = woodland(
        cards={0: ["investments"]},
        items={"coin": 0},
        on_map={"workshop": {"2": 1, "4": 1, "5": 1}, "wood": {"3": 1}},
        rules={"landmarks": "forge"},
        landmarks={"forge": {"clearing": "3", "items": {"coin": 2}}},
        pile=["anvil"],
    )
    answer(match, "craft investments")
    assert hand(match) == {"anvil"}
    assert [card.partition("@")[0] for card in state(match)["deck"]] == ["investments"]


@pytest.mark.law("root:2.1", "root:8.2.6")
def test_the_deck_pays_for_outrage_with_its_last_card() -> None:
    match = woodland(
        step=2,
        boards={"marquise": {"actions": 3}},
        on_map={"marquise_warrior": {"1": 1}, "sympathy": {"5": 1}},
        cards={0: ["investments"]},
        **RAN_OUT,
    )
    answer(match, "march", "to 5", "show_hand")
    assert [card.partition("@")[0] for card in board(match, "alliance")["supporters"]] == ["anvil"]
    assert (len(state(match)["deck"]), state(match)["discards"]) == (2, [])


@pytest.mark.law("root:2.1", "root:10.2.6", "root:10.6.3", "root:1.5.4")
def test_with_the_cult_the_discards_of_hands_do_not_come_back_in_time() -> None:
    """Two cards are due and one is left; what was spent are Lost Souls until the next Birdsong (10.4.2)."""
    match = temple("evening", 1, souls=["sword"], on_map={"garden_fox": {"1": 1, "6": 1, "8": 1}}, pile=["anvil"])
    assert hand(match) == {"anvil"}
    assert (state(match)["deck"], souls(match)) == ([], {"sword"})


# Items


@pytest.mark.law("root:14.2.4.I", "root:E.2.4")
def test_the_hundreds_choose_what_gives_way_to_an_item_that_the_brigand_brings() -> None:
    match = hire(
        "exile",
        demoted=True,
        step=2,
        table=["hundreds", "marquise", "eyrie"],
        boards={"hundreds": {"mood": "stubborn", "hoard": {"boot": 2, "bag": 1, "coin": 1}}},
        on_map={"warlord": {"6": 1}},
        ruin_items={"5": ["boot_1"]},
    )
    answer(match, "brigand_take 6")
    assert asked(match) == (0, "hundreds_full_track", "14.2.4.I")
    assert options(match) == {"scrap boot", "scrap bag", "scrap coin"}
    answer(match, "scrap bag")
    assert (own(match)["hoard"], score(match)) == ({"boot": 3, "coin": 1}, 1)
    assert pieces(match, "warlord", "6") == 1
