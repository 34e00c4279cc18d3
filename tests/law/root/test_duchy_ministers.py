"""12.2.3, 12.5.2 to 12.6 The ministers of the Duchy: swaying them, what they do, losing them; and the Evening."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.moles import (
    BIRD,
    FOX,
    MOLES,
    MOUSE,
    PARLIAMENT,
    RABBIT,
    SWAY,
    crowns,
    moles,
    revealed,
    sites,
    swayed,
    why,
)
from tests.law.root.table import (
    answer,
    asked,
    board,
    dice,
    hand,
    marquise_acts,
    options,
    pieces,
    record,
    score,
    state,
    supply,
    told,
    woodland,
)

FOXES = ["anvil", "foxfolk_steel", "protection_racket"]
ALL_SQUIRES = ["foremole", "captain", "marshal"]

# 12.5.2 Parliament


@pytest.mark.law("root:12.5.2")
def test_every_swayed_minister_may_act_once_in_any_order() -> None:
    match = moles(PARLIAMENT, swayed=["captain", "marshal"], on_map={"duchy_warrior": {"1": 2}})
    assert asked(match) == (0, "duchy_parliament", "12.5.2")
    assert options(match, "call") == {"marshal"}
    assert why(match, "call captain") == "12.5.2.II"  # nobody to battle
    assert why(match, "call mayor") == "12.5.2"  # not swayed
    answer(match, "call marshal", "to 5", "number 1")
    assert asked(match)[1] != "duchy_parliament"  # nobody else can do anything


@pytest.mark.law("root:12.5.2")
def test_a_minister_does_not_act_twice_but_again_in_the_next_turn() -> None:
    match = moles(
        PARLIAMENT,
        table=["duchy", "alliance"],
        swayed=["earl_of_stone", "baron_of_dirt"],
        on_map={"citadel": {"1": 1}, "market": {"5": 1}},
    )
    answer(match, "call earl_of_stone")
    assert score(match) == 1
    assert why(match, "call earl_of_stone") == "12.5.2"
    answer(match, "done")
    while asked(match)[1] != "duchy_parliament":
        match.choose(len(match.ask.options) - 1 if match.ask else 0)
    assert options(match, "call") == {"earl_of_stone", "baron_of_dirt"}
    assert board(match, "duchy")["acted"] == []


@pytest.mark.law("root:12.5.2", "root:12.5")
def test_parliament_comes_after_the_assembly() -> None:
    match = moles(swayed=["earl_of_stone"], on_map={"citadel": {"1": 1}})
    assert why(match, "call earl_of_stone") == "12.5.1"
    answer(match, "done", "call earl_of_stone")
    assert score(match) == 1


# 12.5.2.I to IX The ministers


@pytest.mark.law("root:12.5.2.I")
def test_the_foremole_builds_with_any_card_in_any_ruled_clearing() -> None:
    on_map = {"duchy_warrior": {"1": 1, "5": 1, "12": 1}, "marquise_warrior": {"12": 1}}
    match = moles(PARLIAMENT, swayed=["foremole"], cards={0: [MOUSE, FOX]}, on_map=on_map)
    answer(match, "call foremole")
    assert sites(match) == sites(match, "market") == {"1", "5"}
    assert why(match, "construct citadel 12") == "12.5.2.I"
    answer(match, "construct market 5")
    assert options(match, "reveal") == {MOUSE, FOX}
    answer(match, f"reveal {MOUSE}")
    assert pieces(match, "market", "5") == 1
    assert "12.5.2.I duchy_reveals 0 investments" in record(match)


@pytest.mark.law("root:12.5.2.I")
def test_the_foremole_needs_a_card_and_a_site() -> None:
    empty = moles(PARLIAMENT, swayed=["foremole", "marshal"], on_map={"duchy_warrior": {"1": 1}})
    assert why(empty, "call foremole") == "12.5.2.I"
    homeless = moles(
        PARLIAMENT,
        swayed=["foremole", "marshal"],
        cards={0: [FOX]},
        on_map={"duchy_warrior": {"1": 1}, "citadel": {"1": 1}},
    )
    assert why(homeless, "call foremole") == "12.5.2.I"


@pytest.mark.law("root:12.5.2.II", "root:12.5.2.III")
def test_the_captain_battles_and_the_marshal_moves() -> None:
    match = moles(
        PARLIAMENT,
        swayed=["captain", "marshal"],
        on_map={"duchy_warrior": {"1": 3}, "marquise_warrior": {"5": 1}},
        chance=dice(1, 0),
    )
    assert why(match, "call captain") == "12.5.2.II"
    answer(match, "call marshal", "to 5", "number 3", "call captain")
    assert "12.5.2.III moved 0 1 5 3" in record(match)
    assert pieces(match, "marquise_warrior", "5") == 0
    still = moles(PARLIAMENT, swayed=["marshal", "earl_of_stone"], on_map={"citadel": {"1": 1}})
    assert why(still, "call marshal") == "12.5.2.III"


@pytest.mark.law("root:12.5.2.IV")
def test_the_brigadier_moves_up_to_twice_or_battles_up_to_twice() -> None:
    given: dict[str, Any] = {
        "swayed": ["brigadier"],
        "on_map": {"duchy_warrior": {"1": 4, "8": 4}, "marquise_warrior": {"1": 2, "8": 2}},
    }
    match = moles(PARLIAMENT, **given, chance=dice(2, 0, 2, 0))
    answer(match, "call brigadier")
    assert asked(match) == (0, "duchy_brigade", "12.5.2.IV")
    moving = answer(match.clone(), "from 1", "to 5", "number 1")
    assert asked(moving)[1] == "duchy_brigade_again"
    assert options(moving, "battle") == set()
    assert "from 8" in options(moving)
    answer(moving, "from 8", "to 4", "number 1")
    assert asked(moving)[1] != "duchy_brigade_again"
    answer(match, "battle 1")
    assert options(match) == {"battle 8", "done"}
    answer(match, "battle 8")
    assert pieces(match, "marquise_warrior", "1") == pieces(match, "marquise_warrior", "8") == 0


@pytest.mark.law("root:12.5.2.IV", "root:1.4.2")
def test_nothing_comes_between_the_two() -> None:
    match = moles(
        PARLIAMENT,
        swayed=["brigadier", "marshal"],
        own={"acted": ["brigadier"], "brigade": "move"},
        crafted={0: ["tax_collector_1"]},
        on_map={"duchy_warrior": {"1": 2}},
    )
    assert asked(match) == (0, "duchy_brigade_again", "12.5.2.IV")
    assert options(match) == {"from 1", "done"}
    answer(match, "done")
    assert options(match) == {"call marshal", "use tax_collector_1", "done"}
    for own in ({"brigade": "build"}, {"brigade": "move"}):
        with pytest.raises(PositionError, match=r"12\.5\.2\.IV"):
            moles(SWAY, own=own)


@pytest.mark.law("root:12.5.2.IV")
def test_the_brigadier_may_stop_after_one_and_needs_one() -> None:
    match = moles(PARLIAMENT, swayed=["brigadier"], on_map={"duchy_warrior": {"1": 4}})
    answer(match, "call brigadier", "to 5", "number 1", "done")
    assert pieces(match, "duchy_warrior", "5") == 1
    stuck = moles(PARLIAMENT, swayed=["brigadier", "earl_of_stone"], on_map={"citadel": {"1": 1}})
    assert why(stuck, "call brigadier") == "12.5.2.IV"


@pytest.mark.law("root:12.5.2.V", "root:2.1.1")
def test_the_banker_takes_cards_of_one_suit_for_a_point_each() -> None:
    match = moles(PARLIAMENT, swayed=["banker"], cards={0: [*FOXES, RABBIT, BIRD]}, pile=[MOUSE])
    answer(match, "call banker")
    assert why(match, "done") == "12.5.2.V"  # at least one
    assert options(match, "bank") == {*FOXES, RABBIT, BIRD}
    answer(match, f"bank {FOXES[0]}")
    assert options(match, "bank") == {*FOXES[1:], BIRD}
    assert why(match, f"bank {RABBIT}") == "12.5.2.V"
    answer(match, f"bank {FOXES[1]}", f"bank {BIRD}")
    assert options(match, "bank") == {FOXES[2]}  # the bird counts as a fox
    answer(match, "done")
    assert score(match) == 3
    assert hand(match) == {FOXES[2], RABBIT, MOUSE}  # the mouse is the draw of the Evening
    discarded = [line for line in told(match, "12.5.2.V") if line.startswith("discarded")]
    assert discarded == [f"discarded 0 {card}" for card in (FOXES[0], FOXES[1], BIRD)]


@pytest.mark.law("root:12.5.2.V")
def test_a_bird_that_comes_first_says_nothing_of_the_suit() -> None:
    match = moles(PARLIAMENT, swayed=["banker"], cards={0: [FOX, RABBIT, BIRD]})
    answer(match, "call banker", f"bank {BIRD}")
    assert options(match, "bank") == {FOX, RABBIT}
    answer(match, f"bank {RABBIT}")
    assert options(match, "bank") == set()


@pytest.mark.law("root:12.5.2.V")
def test_birds_apart() -> None:
    """R53"""
    match = moles(
        PARLIAMENT,
        swayed=["banker"],
        cards={0: [FOX, BIRD, "birdy_bindle"]},
        rules={"banker_birds": "apart"},
    )
    answer(match, "call banker", f"bank {BIRD}")
    assert options(match, "bank") == {"birdy_bindle"}
    assert why(match, f"bank {FOX}") == "12.5.2.V"
    other = moles(PARLIAMENT, swayed=["banker"], cards={0: [FOX, BIRD]}, rules={"banker_birds": "apart"})
    answer(other, "call banker", f"bank {FOX}")
    assert options(other) == {"done"}


@pytest.mark.law("root:12.5.2.V")
def test_the_banker_needs_cards_and_revealed_ones_are_none() -> None:
    match = moles(PARLIAMENT, swayed=["banker", "earl_of_stone"], own={"revealed": [FOX]}, on_map={"citadel": {"1": 1}})
    assert why(match, "call banker") == "12.5.2.V"


@pytest.mark.law("root:12.5.2.V", "root:3.1")
def test_the_banker_can_win_the_game() -> None:
    match = moles(PARLIAMENT, swayed=["banker"], cards={0: FOXES}, score=[28, 0, 0])
    answer(match, "call banker", *(f"bank {card}" for card in FOXES))
    assert state(match)["winners"] == [0]


@pytest.mark.law("root:12.5.2.VI")
def test_the_mayor_does_what_another_noble_or_squire_can() -> None:
    match = moles(
        PARLIAMENT,
        swayed=["mayor", "marshal", "banker", "captain", "earl_of_stone"],
        cards={0: [FOX]},
        on_map={"duchy_warrior": {"1": 2}, "citadel": {"1": 1}},
    )
    answer(match, "call mayor")
    assert asked(match) == (0, "duchy_mayor_as", "12.5.2.VI")
    assert options(match, "call") == {"marshal", "banker"}
    assert why(match, "call earl_of_stone") == "12.5.2.VI"  # a lord
    assert why(match, "call mayor") == "12.5.2.VI"
    assert why(match, "call captain") == "12.5.2.II"
    assert why(match, "call foremole") == "12.5.2"
    answer(match, "call marshal", "to 5", "number 1")
    assert options(match, "call") == {"marshal", "banker", "earl_of_stone"}  # the Marshal himself has not acted


@pytest.mark.law("root:12.5.2.VI")
def test_the_mayor_does_it_again_after_the_other_has() -> None:
    match = moles(PARLIAMENT, swayed=["mayor", "marshal"], on_map={"duchy_warrior": {"1": 2}})
    answer(match, "call marshal", "to 5", "number 1", "call mayor")
    assert pieces(match, "duchy_warrior", "5") == 1
    assert asked(match)[1] == "move_from"


@pytest.mark.law("root:12.5.2.VI")
def test_alone_the_mayor_can_do_nothing() -> None:
    match = moles(
        PARLIAMENT, swayed=["mayor", "earl_of_stone"], on_map={"duchy_warrior": {"1": 2}, "citadel": {"1": 1}}
    )
    assert why(match, "call mayor") == "12.5.2.VI"


@pytest.mark.law("root:12.5.2.VII", "root:12.5.2.VIII", "root:12.5.2.IX")
def test_lords_score_for_tunnels_markets_and_citadels() -> None:
    lords = ["duchess_of_mud", "baron_of_dirt", "earl_of_stone"]
    match = moles(
        PARLIAMENT,
        swayed=lords,
        on_map={"tunnel": {"1": 1, "5": 1, "8": 1}, "market": {"2": 2}, "citadel": {"7": 1, "8": 1, "1": 1}},
    )
    answer(match, "call duchess_of_mud")
    assert score(match) == 2
    answer(match, "call baron_of_dirt")
    assert score(match) == 4
    answer(match, "call earl_of_stone")
    assert score(match) == 7


@pytest.mark.law("root:12.5.2.VII", "root:12.5.2.VIII", "root:12.5.2.IX")
def test_lords_without_anything_to_score_for() -> None:
    lords = ["duchess_of_mud", "baron_of_dirt", "earl_of_stone", "marshal"]
    match = moles(PARLIAMENT, swayed=lords, on_map={"tunnel": {"1": 1, "5": 1}, "duchy_warrior": {"1": 1}})
    clauses = [why(match, f"call {lord}") for lord in lords[:3]]
    assert clauses == ["12.5.2.VII", "12.5.2.VIII", "12.5.2.IX"]


# 12.5.3 Sway


@pytest.mark.law("root:12.5.3", "root:12.5.3.II", "root:12.5.3.III")
@pytest.mark.parametrize(
    ("minister", "cards", "points", "left"),
    [("captain", 2, 1, (2, 3, 3)), ("banker", 3, 2, (3, 2, 3)), ("earl_of_stone", 4, 3, (3, 3, 2))],
)
def test_swaying_takes_cards_and_a_crown_and_scores(
    minister: str, cards: int, points: int, left: tuple[int, int, int]
) -> None:
    held = [FOX, RABBIT, MOUSE, BIRD]
    match = moles(SWAY, cards={0: held}, on_map={"duchy_warrior": {"1": 1, "5": 1, "2": 1, "8": 1}})
    answer(match, f"sway {minister}", *(f"reveal {card}" for card in held[:cards]))
    assert swayed(match) == {minister}
    assert score(match) == points
    assert crowns(match) == left
    assert asked(match)[1] != "duchy_sway"  # only one a turn


@pytest.mark.law("root:12.5.3")
def test_swaying_may_be_left_and_comes_after_parliament() -> None:
    match = moles(cards={0: [FOX, RABBIT]}, on_map={"duchy_warrior": {"1": 1, "5": 1}})
    assert why(match, "sway captain") == "12.5.1"
    answer(match, "done")
    assert asked(match) == (0, "duchy_sway", "12.5.3")
    answer(match, "done")
    assert swayed(match) == set()


@pytest.mark.law("root:12.5.3", "root:12.5.2")
def test_who_is_swayed_now_acts_in_the_next_turn() -> None:
    match = moles(SWAY, cards={0: [FOX, RABBIT]}, on_map={"duchy_warrior": {"1": 2, "5": 1}})
    answer(match, "sway marshal", f"reveal {FOX}", f"reveal {RABBIT}")
    assert swayed(match) == {"marshal"}
    assert state(match)["turn"] != 0


@pytest.mark.law("root:12.5.3.II")
def test_every_card_needs_a_clearing_of_its_own() -> None:
    """Two fox cards, but one fox clearing; the rabbit clearing has only a tunnel, and that is enough."""
    on_map: dict[str, Any] = {"duchy_warrior": {"1": 5, "burrow": 4}, "tunnel": {"5": 1}}
    match = moles(SWAY, cards={0: [*FOXES[:2], RABBIT]}, on_map=on_map)
    answer(match, "sway captain")
    assert options(match, "reveal") == {*FOXES[:2], RABBIT}
    answer(match, f"reveal {FOXES[0]}")
    assert options(match, "reveal") == {RABBIT}
    assert why(match, f"reveal {FOXES[1]}") == "12.5.3.II"
    answer(match, f"reveal {RABBIT}")
    assert swayed(match) == {"captain"}
    foxes = moles(SWAY, cards={0: FOXES}, on_map=on_map)
    assert why(foxes, "sway captain") == "12.5.3.II"


@pytest.mark.law("root:12.5.3.II", "root:12.2.2")
def test_the_burrow_backs_no_card_not_even_a_bird() -> None:
    match = moles(SWAY, cards={0: [BIRD, FOX, RABBIT]}, on_map={"duchy_warrior": {"1": 1, "burrow": 4}})
    assert asked(match)[1] != "duchy_sway"  # everybody can see that one clearing is not enough
    two = moles(SWAY, cards={0: [BIRD, FOX, RABBIT]}, on_map={"duchy_warrior": {"1": 1, "2": 1, "burrow": 4}})
    assert why(two, "sway banker") == "12.5.3.II"
    assert "sway captain" in options(two)


@pytest.mark.law("root:12.5.3.II", "root:2.1.1")
def test_a_bird_takes_whatever_clearing_is_left() -> None:
    match = moles(SWAY, cards={0: [BIRD, FOX, RABBIT]}, on_map={"citadel": {"1": 1, "5": 1}, "market": {"2": 1}})
    answer(match, "sway banker", f"reveal {BIRD}", f"reveal {FOX}", f"reveal {RABBIT}")
    assert swayed(match) == {"banker"}


@pytest.mark.law("root:12.5.3.I")
def test_a_crown_of_the_rank_must_be_left_and_the_minister_unswayed() -> None:
    held = [FOX, RABBIT, MOUSE, BIRD]
    on_map = {"duchy_warrior": {"1": 1, "5": 1, "2": 1, "8": 1}}
    match = moles(SWAY, swayed=["captain"], own={"crowns": {"squire": 0}}, cards={0: held}, on_map=on_map)
    assert why(match, "sway marshal") == "12.5.3.I"
    assert why(match, "sway captain") == "12.5.3.I"
    assert "sway banker" in options(match)


@pytest.mark.law("root:12.5.3.II", "root:1.2.1")
def test_whoever_might_sway_is_asked_whatever_the_hand() -> None:
    """Two cards and two clearings: only the Duchy knows that they do not match."""
    match = moles(SWAY, cards={0: [RABBIT, MOUSE]}, on_map={"duchy_warrior": {"1": 1, "8": 1}})
    assert asked(match) == (0, "duchy_sway", "12.5.3")
    assert options(match) == {"done"}
    few = moles(SWAY, cards={0: [FOX]}, on_map={"duchy_warrior": {"1": 1, "8": 1}})
    assert asked(few)[1] != "duchy_sway"


@pytest.mark.law("root:12.5.3.II", "root:12.5.1.I")
def test_cards_revealed_before_take_up_no_clearing() -> None:
    match = moles(
        SWAY, own={"revealed": ["foxfolk_steel"]}, cards={0: [FOX, RABBIT]}, on_map={"duchy_warrior": {"1": 1, "5": 1}}
    )
    answer(match, "sway captain", f"reveal {FOX}")
    assert options(match, "reveal") == {RABBIT}
    answer(match, f"reveal {RABBIT}")
    assert swayed(match) == {"captain"}


@pytest.mark.law("root:12.5.3.III", "root:3.1")
def test_swaying_can_win_the_game() -> None:
    match = moles(SWAY, cards={0: [FOX, RABBIT]}, on_map={"duchy_warrior": {"1": 1, "5": 1}}, score=[29, 0, 0])
    answer(match, "sway captain", f"reveal {FOX}", f"reveal {RABBIT}")
    assert state(match)["winners"] == [0]


# 12.2.3 Price of Failure


def attacked(
    ministers: list[str], cards: list[str] | None = None, rules: dict[str, str] | None = None, **on_map: Any
) -> Match:
    """The Marquise is about to battle in 2, where the Duchy has buildings and no warriors."""
    return marquise_acts(
        table=MOLES,
        turn=1,
        boards={"duchy": {"swayed": ministers}},
        cards={0: cards or []},
        on_map={"marquise_warrior": {"2": 4}, **on_map},
        rules=rules,
        chance=dice(2, 0, picks=[0, 0, 0]),
    )


def battle(match: Match) -> Match:
    answer(match, "battle 2")
    return answer(match, "decline") if match.ask is not None and match.ask.topic.name == "ambush" else match


@pytest.mark.law("root:12.2.3")
def test_a_lost_building_costs_the_highest_minister_the_crown_and_a_card() -> None:
    match = battle(attacked(["captain", "banker"], [FOX], market={"2": 1}))
    assert swayed(match) == {"captain"}
    assert crowns(match) == (2, 2, 3)  # the crown of the Banker is out of the game
    assert hand(match) == set()
    assert state(match)["discards"] == [FOX]
    assert score(match, 1) == 1


@pytest.mark.law("root:12.2.3")
def test_among_equals_the_duchy_chooses() -> None:
    match = battle(attacked(["captain", "banker", "mayor"], market={"2": 1}))
    assert asked(match) == (0, "duchy_failure", "12.2.3")
    assert options(match, "dismiss") == {"banker", "mayor"}
    assert why(match, "dismiss captain") == "12.2.3"
    assert why(match, "dismiss earl_of_stone") == "12.2.3"
    answer(match, "dismiss mayor")
    assert swayed(match) == {"captain", "banker"}


@pytest.mark.law("root:12.2.3")
def test_lords_leave_before_nobles_and_nobles_before_squires() -> None:
    match = battle(attacked(["captain", "earl_of_stone", "banker"], market={"2": 1}))
    assert swayed(match) == {"captain", "banker"}


@pytest.mark.law("root:12.2.3")
def test_without_ministers_a_card_is_lost_all_the_same() -> None:
    match = battle(attacked([], [FOX, RABBIT], market={"2": 1}))
    assert len(hand(match)) == 1
    nothing = battle(attacked([], market={"2": 1}))
    assert pieces(nothing, "market", "2") == 0


@pytest.mark.law("root:12.2.3")
@pytest.mark.parametrize(("price", "left"), [("event", {"captain"}), ("building", set[str]())])
def test_two_buildings_in_one_battle(price: str, left: set[str]) -> None:
    """R50 One card goes in any case."""
    match = battle(
        attacked(["captain", "banker"], [FOX, RABBIT], {"price_of_failure": price}, market={"2": 1}, citadel={"2": 1})
    )
    assert swayed(match) == left
    assert len(hand(match)) == 1
    assert score(match, 1) == 2


@pytest.mark.law("root:12.2.3", "root:4.1.2")
@pytest.mark.parametrize(("price", "left"), [("event", {"captain"}), ("building", set[str]())])
def test_a_favor_that_sweeps_several_clearings_is_one_event(price: str, left: set[str]) -> None:
    """R50"""
    match = woodland(
        turn=1,
        table=MOLES,
        boards={"duchy": {"swayed": ["captain", "banker"]}},
        cards={0: [FOX, RABBIT], 1: ["favor_of_the_foxes"]},
        on_map={"workshop": {"5": 2, "10": 1}, "market": {"1": 1, "8": 1}, "tunnel": {"8": 1}},
        rules={"price_of_failure": price},
        suit={"5": "fox", "10": "fox", "1": "fox", "8": "fox", "6": "rabbit", "12": "rabbit"},
    )
    answer(match, "craft favor_of_the_foxes")
    assert swayed(match) == left
    assert len(hand(match)) == 1
    assert score(match, 1) == 3


@pytest.mark.law("root:12.2.3")
def test_two_events_have_two_prices() -> None:
    match = marquise_acts(
        table=MOLES,
        turn=1,
        boards={"duchy": {"swayed": ["captain", "banker"]}},
        on_map={"marquise_warrior": {"2": 4, "8": 4}, "market": {"2": 1, "8": 1}},
        chance=dice(2, 0, 2, 0),
    )
    answer(match, "battle 2")
    assert swayed(match) == {"captain"}
    answer(match, "battle 8")
    assert swayed(match) == set()


@pytest.mark.law("root:12.2.3")
def test_buildings_lost_in_the_own_attack_count_too() -> None:
    """The Captain battles, loses his warrior and the market, and is dismissed himself."""
    match = moles(
        PARLIAMENT,
        swayed=["captain", "marshal"],
        on_map={"duchy_warrior": {"2": 1, "5": 1}, "market": {"2": 1}, "marquise_warrior": {"2": 5}},
        chance=dice(3, 2),
    )
    answer(match, "call captain")
    assert asked(match)[1] == "duchy_failure"
    answer(match, "dismiss captain")
    assert swayed(match) == {"marshal"}
    assert board(match, "duchy")["acted"] == []
    assert options(match, "call") == {"marshal"}


@pytest.mark.law("root:12.2.3", "root:12.5.3.I")
def test_the_crown_of_a_lost_minister_never_comes_back() -> None:
    match = battle(attacked(ALL_SQUIRES, market={"2": 1}))
    answer(match, "dismiss captain")
    assert crowns(match) == (0, 3, 3)
    later = moles(
        SWAY,
        swayed=["foremole", "marshal"],
        own={"crowns": {"squire": 0}},
        cards={0: [FOX, RABBIT, MOUSE]},
        on_map={"duchy_warrior": {"1": 1, "5": 1, "2": 1}},
    )
    assert why(later, "sway captain") == "12.5.3.I"


@pytest.mark.law("root:9.5.6", "root:12.2.3")
def test_a_strike_of_the_vagabond_is_a_failure_too() -> None:
    match = woodland(
        turn=1,
        table=["duchy", "vagabond", "eyrie"],
        boards={
            "duchy": {"swayed": ["captain"]},
            "vagabond": {
                "character": "thief",
                "clearing": "2",
                "forest": "none",
                "items": {"ready": {"crossbow": 1, "boot": 1}},
            },
        },
        on_map={"market": {"2": 1}},
    )
    answer(match, "strike 0 market")
    assert swayed(match) == set()
    assert supply(match, "market") == 3


# 12.6 Evening


@pytest.mark.law("root:12.6.1", "root:12.6")
def test_revealed_birds_are_discarded_and_the_others_return() -> None:
    match = moles(1, phase="evening", own={"revealed": [FOX, BIRD, RABBIT]}, on_map={"citadel": {"5": 2}})
    assert revealed(match) == set()
    assert hand(match) == {FOX, RABBIT}
    assert state(match)["discards"] == [BIRD]
    assert asked(match) == (0, "linger", "12.6.2")
    assert options(match, "craft") == {RABBIT}  # they come back in time to be crafted


@pytest.mark.law("root:12.6.1", "root:3.3.3")
def test_a_revealed_bird_dominance_card_goes_beside_the_map() -> None:
    match = moles(1, phase="evening", own={"revealed": ["dominance_bird", "dominance_fox"]})
    assert state(match)["available"] == ["dominance_bird"]
    assert "dominance_fox" in hand(match)


@pytest.mark.law("root:12.6.1", "root:4.1.3")
def test_what_works_at_the_start_of_evening_comes_before_that() -> None:
    match = moles(
        0,
        phase="evening",
        own={"revealed": [FOX]},
        crafted={0: ["cobbler_1"]},
        on_map={"duchy_warrior": {"1": 1}},
    )
    assert options(match) == {"use cobbler_1", "done"}
    assert revealed(match) == {FOX}
    answer(match, "done")
    assert FOX in hand(match)


@pytest.mark.law("root:12.6.3")
@pytest.mark.parametrize(("markets", "cards"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_markets_bring_cards(markets: int, cards: int) -> None:
    match = moles(1, phase="evening", on_map={"market": dict.fromkeys(["1", "5", "2"][:markets], 1)})
    assert len(told(match, "12.6.3")) == cards
    assert len(hand(match)) == cards


@pytest.mark.law("root:12.6.3")
def test_the_hand_is_cut_down_to_five() -> None:
    match = moles(1, phase="evening", cards={0: FOXES}, own={"revealed": [RABBIT, MOUSE]})
    assert asked(match) == (0, "discard_down", "12.6.3")
    answer(match, f"discard {MOUSE}")
    assert len(hand(match)) == 5


@pytest.mark.law("root:12.6.3", "root:2.1")
def test_the_deck_runs_out_in_the_middle_of_the_draw() -> None:
    match = moles(
        1,
        phase="evening",
        on_map={"market": {"1": 1, "5": 1}},
        pile=[FOX],
        discards=[RABBIT, MOUSE, BIRD],
    )
    assert len(hand(match)) == 3
    assert FOX in hand(match)


@pytest.mark.law("root:12.5.3.II", "root:2.2.2", "root:F.1.1")
def test_the_lost_city_backs_one_card_of_any_suit() -> None:
    """Clearing 5 is of all suits: it stands for the second fox, or for a mouse, but for one card only."""
    given: dict[str, Any] = {
        "cards": {0: [*FOXES[:2], MOUSE]},
        "on_map": {"duchy_warrior": {"1": 1, "5": 1}},
        "rules": {"landmarks": "lost_city"},
        "landmarks": {"lost_city": {"clearing": "5"}},
    }
    match = moles(SWAY, **given)
    answer(match, "sway captain", f"reveal {FOXES[0]}")
    assert options(match, "reveal") == {FOXES[1], MOUSE}
    assert why(moles(SWAY, **given), "sway banker") == "12.5.3.II"
    plain = moles(SWAY, cards=given["cards"], on_map=given["on_map"])
    assert why(plain, "sway captain") == "12.5.3.II"


# At any time


@pytest.mark.law("root:12.5.1", "root:4.1.3")
def test_a_card_used_beside_the_assembly_costs_no_action() -> None:
    match = moles(crafted={0: ["tax_collector_1"]}, on_map={"duchy_warrior": {"1": 2, "5": 1}})
    answer(match, "use tax_collector_1", "at 1")
    assert asked(match) == (0, "duchy_assembly", "12.5.1")
    assert match.ask is not None
    assert match.ask.args == (2,)


@pytest.mark.law("root:12.5.2", "root:12.5.3", "root:1.2.1")
@pytest.mark.parametrize("step", [PARLIAMENT, SWAY])
def test_whoever_might_hold_dominance_is_asked_even_with_nothing_to_do(step: int) -> None:
    match = moles(step, cards={0: [FOX]}, score=[12, 0, 0])
    assert asked(match)[0] == 0
    assert options(match) == {"done"}
    dominant = moles(step, cards={0: ["dominance_fox"]}, score=[12, 0, 0])
    assert options(dominant) == {"dominate dominance_fox", "done"}
    answer(dominant, "dominate dominance_fox")
    assert state(dominant)["dominance"][0] == "dominance_fox"
