"""12.2 to 12.5.1 The Underground Duchy: the Burrow, tunnels, the set-up, Birdsong and the assembly."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.moles import (
    BIRD,
    FOX,
    MOLES,
    MOUSE,
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
    dice,
    hand,
    options,
    pieces,
    record,
    score,
    state,
    supply,
    told,
    woodland,
)
from tests.law.root.wanderer import wander

# 12.2.1 Crafting


@pytest.mark.law("root:12.2.1", "root:12.6.2", "root:12.6")
def test_citadels_and_markets_craft_alike_in_the_evening() -> None:
    match = moles(
        1,
        phase="evening",
        cards={0: ["sword", "crossbow_mouse", "bake_sale"]},
        on_map={"citadel": {"1": 1, "5": 1}, "market": {"8": 1}},
    )
    assert asked(match) == (0, "linger", "12.6.2")
    assert options(match, "craft") == {"sword", "crossbow_mouse"}  # two foxes, one rabbit
    answer(match, "craft sword")
    assert score(match) == 2
    assert options(match, "craft") == set()  # each building is activated once (4.1.1)


@pytest.mark.law("root:12.2.1")
def test_the_duchy_does_not_craft_by_day() -> None:
    match = moles(cards={0: ["crossbow_mouse"]}, on_map={"citadel": {"1": 1}})
    assert why(match, "craft crossbow_mouse") == "12.2.1"


# 12.2.2 The Burrow


@pytest.mark.law("root:12.2.2")
def test_tunnels_join_their_clearings_with_the_burrow() -> None:
    match = moles(on_map={"duchy_warrior": {"burrow": 3}, "tunnel": {"1": 1, "8": 1}})
    assert options(match, "from") == {"burrow"}
    answer(match, "from burrow")
    assert options(match, "to") == {"1", "8"}
    assert why(match, "to 5") == "12.2.2"
    answer(match, "to 8", "number 2")
    assert pieces(match, "duchy_warrior", "8") == 2
    assert pieces(match, "duchy_warrior", "burrow") == 1


@pytest.mark.law("root:12.2.2")
def test_the_duchy_rules_the_burrow_even_when_it_is_empty() -> None:
    """The Marquise rules 1, and yet the Duchy can leave it for its empty Burrow; and come back."""
    on_map = {"duchy_warrior": {"1": 1}, "tunnel": {"1": 1}, "marquise_warrior": {"1": 3, "5": 1, "9": 1, "10": 1}}
    match = moles(on_map=on_map)
    answer(match, "from 1")
    assert pieces(match, "duchy_warrior", "burrow") == 1  # the only way: it rules neither 1 nor any other
    answer(match, "from burrow")
    assert pieces(match, "duchy_warrior", "1") == 1


@pytest.mark.law("root:12.2.2", "root:4.2.1")
def test_without_a_tunnel_the_burrow_is_shut() -> None:
    match = moles(on_map={"duchy_warrior": {"burrow": 3, "1": 2}})
    assert options(match, "from") == {"1"}
    assert why(match, "from burrow") == "2.2.1"
    assert why(answer(match, "from 1"), "to burrow") == "12.2.2"


@pytest.mark.law("root:12.2.2")
def test_nobody_else_moves_into_the_burrow() -> None:
    match = woodland(
        turn=1,
        step=2,
        table=MOLES,
        boards={"marquise": {"actions": 3}},
        on_map={"marquise_warrior": {"1": 3}, "tunnel": {"1": 1}},
    )
    answer(match, "march")
    assert options(match, "to") == {"5", "9", "10"}
    assert why(match, "to burrow") == "12.2.2"


@pytest.mark.law("root:12.2.2")
def test_nothing_happens_in_the_burrow_but_moves() -> None:
    """It has no suit and no slot: no building, no tunnel, no battle there."""
    match = moles(
        cards={0: [BIRD, FOX]},
        on_map={"duchy_warrior": {"burrow": 5, "1": 2}, "tunnel": {"1": 1}},
    )
    for text in ("construct citadel burrow", "battle burrow"):
        assert why(match, text) == "12.2.2"
    answer(match, "dig")
    assert why(match, "at burrow") == "12.2.2"
    assert "burrow" not in options(match, "at")


@pytest.mark.law("root:12.2.2")
def test_only_duchy_warriors_stand_in_the_burrow() -> None:
    for kind in ("marquise_warrior", "citadel", "tunnel", "sawmill"):
        with pytest.raises(PositionError, match=r"12\.2\.2"):
            moles(on_map={kind: {"burrow": 1}})
    with pytest.raises(PositionError, match=r"12\.2\.2"):
        woodland(on_map={"marquise_warrior": {"burrow": 1}})


@pytest.mark.law("root:12.2.2", "root:3.3.1.I")
def test_the_burrow_does_not_count_for_dominance() -> None:
    """The Duchy rules two fox clearings and the Burrow."""
    match = moles(
        0,
        phase="birdsong",
        dominance=["dominance_fox", "none", "none"],
        on_map={"duchy_warrior": {"1": 1, "6": 1, "burrow": 3}},
    )
    assert state(match)["phase"] != "over"
    third = moles(
        0,
        phase="birdsong",
        dominance=["dominance_fox", "none", "none"],
        on_map={"duchy_warrior": {"1": 1, "6": 1, "8": 1}},
    )
    assert state(third)["winners"] == [0]


@pytest.mark.law("root:12.2.2", "root:4.1.3")
@pytest.mark.parametrize(("claim", "points"), [("counts", 3), ("apart", 2)])
def test_royal_claim_and_the_burrow(claim: str, points: int) -> None:
    """R52 The Duchy rules 1, 5 and the Burrow."""
    match = moles(
        1,
        phase="birdsong",
        crafted={0: ["royal_claim"]},
        on_map={"duchy_warrior": {"1": 1, "5": 1}},
        rules={"burrow_claim": claim},
    )
    assert score(answer(match, "use royal_claim")) == points


@pytest.mark.law("root:4.1.3")
def test_royal_claim_of_others_does_not_count_the_burrow() -> None:
    match = woodland(
        "birdsong", turn=1, table=MOLES, crafted={1: ["royal_claim"]}, on_map={"marquise_warrior": {"1": 1, "5": 1}}
    )
    assert score(answer(match, "use royal_claim"), 1) == 2


@pytest.mark.law("root:4.1.3", "root:12.3.2")
def test_the_tax_collector_takes_warriors_from_the_map_and_not_from_the_burrow() -> None:
    match = moles(crafted={0: ["tax_collector_1"]}, on_map={"duchy_warrior": {"burrow": 4}})
    assert why(match, "use tax_collector_1") == "4.1.3"
    match = moles(crafted={0: ["tax_collector_1"]}, on_map={"duchy_warrior": {"burrow": 4, "1": 1, "5": 1}})
    assert options(answer(match, "use tax_collector_1"), "at") == {"1", "5"}


@pytest.mark.law("root:1.5.5", "root:12.2.2", "root:4.1.3")
def test_false_orders_send_warriors_out_of_the_burrow_and_into_it() -> None:
    match = woodland(
        "birdsong",
        turn=1,
        table=MOLES,
        deck="exiles",
        crafted={1: ["false_orders_1"]},
        on_map={"duchy_warrior": {"burrow": 3, "1": 2}, "tunnel": {"1": 1, "8": 1}},
    )
    answer(match, "use false_orders_1")
    assert options(match, "from") == {"1", "burrow"}
    out = answer(match.clone(), "from burrow")
    assert options(out, "to") == {"1", "8"}
    assert pieces(answer(out, "to 8"), "duchy_warrior", "8") == 2  # half of three, rounded up
    into = answer(match, "from 1")
    assert options(into, "to") == {"5", "9", "10", "burrow"}
    assert pieces(answer(into, "to burrow"), "duchy_warrior", "burrow") == 4


@pytest.mark.law("root:4.1.3", "root:12.2.2")
def test_cards_that_make_ways_know_the_burrow_has_no_river() -> None:
    match = moles(
        deck="exiles",
        crafted={0: ["boat_builders", "tunnels_1", "corvid_planners"]},
        on_map={"duchy_warrior": {"burrow": 2}, "tunnel": {"4": 1}, "citadel": {"5": 1, "8": 1}},
    )
    answer(match, "from burrow", "number 2")
    assert pieces(match, "duchy_warrior", "4") == 2
    answer(match, "from 4")
    assert options(match, "to") == {"8", "9", "12", "7", "burrow"}  # 7 by river


@pytest.mark.law("root:12.2.2", "root:C.2.5")
def test_the_ferry_does_not_sail_from_the_burrow() -> None:
    match = moles(
        rules={"map": "lake", "suits": "printed"}, on_map={"duchy_warrior": {"burrow": 2}, "tunnel": {"1": 1, "5": 1}}
    )
    answer(match, "from burrow")
    assert options(match, "ferry") == set()
    assert options(match, "to") == {"1", "5"}


# 12.3 Set-up


def begin(table: list[str], **rules: str) -> Match:
    agreed = {f"faction_{seat + 1}": name for seat, name in enumerate(table)}
    return start("root", len(table), seed=3, rules={**agreed, **rules})


def until_duchy(match: Match, keep: str = "1") -> Match:
    """Everybody before the Duchy has set up, the Marquise in this corner."""
    while match.ask is not None and match.ask.topic.name != "duchy_corner_where":
        if match.ask.topic.name == "marquise_keep_where":
            answer(match, f"at {keep}")
        else:
            match.choose(0)
    return match


@pytest.mark.law("root:12.3.3", "root:12.3.1", "root:12.3.2")
def test_the_duchy_starts_opposite_to_somebody() -> None:
    match = begin(["marquise", "duchy", "alliance"])
    answer(match, "at 1")
    while state(match)["phase"] == "setup":
        match.choose(0)
    assert pieces(match, "duchy_warrior", "3") == 2
    assert pieces(match, "tunnel", "3") == 1
    assert [pieces(match, "duchy_warrior", near) for near in ("6", "7", "11")] == [2, 2, 2]
    assert pieces(match, "duchy_warrior", "burrow") == 0
    assert supply(match, "duchy_warrior") == 12
    assert supply(match, "tunnel") == 2


@pytest.mark.law("root:12.3.3")
def test_with_both_opposite_corners_taken_any_other_will_do() -> None:
    match = until_duchy(begin(["marquise", "eyrie", "duchy"]))
    assert asked(match) == (2, "duchy_corner_where", "12.3.3")
    assert options(match, "at") == {"2", "4"}
    assert [why(match, f"at {clearing}") for clearing in ("1", "3", "5")] == ["12.3.3"] * 3


@pytest.mark.law("root:12.3.3")
def test_with_nobody_in_a_corner_every_corner_is_free() -> None:
    match = until_duchy(begin(["duchy", "alliance"]))
    assert options(match, "at") == {"1", "2", "3", "4"}


@pytest.mark.law("root:12.3.3")
def test_of_several_free_corners_one_opposite_to_somebody_is_taken() -> None:
    """The Marquise and another are next to each other, in 1 and 2: the two corners opposite to them are left."""
    on_map = {"keep": {"1": 1}, "sawmill": {"5": 1}, "workshop": {"9": 1}, "recruiter": {"9": 1}, "roost": {"2": 1}}
    boards = {"eyrie": {"leader": "despot"}}
    match = woodland("setup", step=3, table=["marquise", "eyrie", "duchy"], on_map=on_map, boards=boards)
    assert options(match, "at") == {"3", "4"}
    alone = woodland("setup", step=2, table=["duchy", "alliance"], on_map={"market": {"1": 1}})
    assert options(alone, "at") == {"1", "2", "3", "4"}  # its own pieces do not count


@pytest.mark.law("root:12.3.4", "root:12.3.5", "root:12.3.6")
def test_buildings_ministers_and_crowns_begin_on_the_board() -> None:
    match = begin(["duchy", "alliance"])
    assert supply(match, "citadel") == supply(match, "market") == 3
    assert swayed(match) == set()
    assert crowns(match) == (3, 3, 3)


# 12.4 Birdsong


@pytest.mark.law("root:12.4")
@pytest.mark.parametrize(("citadels", "warriors"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_warriors_come_to_the_burrow(citadels: int, warriors: int) -> None:
    on_map = {"citadel": dict.fromkeys(["1", "5", "8"][:citadels], 1)}
    match = moles(1, phase="birdsong", on_map=on_map)
    assert pieces(match, "duchy_warrior", "burrow") == warriors
    assert f"placed 0 duchy_warrior burrow {warriors}" in told(match, "12.4")


@pytest.mark.law("root:12.4", "root:1.5.4")
def test_no_more_warriors_come_than_are_left() -> None:
    match = moles(1, phase="birdsong", on_map={"citadel": {"1": 1, "5": 1, "8": 1}, "duchy_warrior": {"1": 17}})
    assert pieces(match, "duchy_warrior", "burrow") == 3


# 12.5.1 The assembly


@pytest.mark.law("root:12.5.1", "root:12.5.1.II", "root:12.5")
def test_two_actions_in_any_mix() -> None:
    match = moles(on_map={"duchy_warrior": {"1": 1}})
    assert asked(match) == (0, "duchy_assembly", "12.5.1")
    answer(match, "recruit_burrow", "recruit_burrow")
    assert pieces(match, "duchy_warrior", "burrow") == 2
    assert asked(match)[0] != 0  # no ministers, no cards: the turn is over


@pytest.mark.law("root:12.5.1")
def test_fewer_actions_will_do_and_the_next_turn_has_two_again() -> None:
    match = moles(table=["duchy", "alliance"], on_map={"duchy_warrior": {"1": 1}})
    answer(match, "recruit_burrow", "done")
    while asked(match)[1] != "duchy_assembly":
        match.choose(len(match.ask.options) - 1 if match.ask else 0)
    assert match.ask is not None
    assert match.ask.args == (2,)


@pytest.mark.law("root:12.5.1.II", "root:1.5.1")
def test_without_warriors_nobody_is_recruited() -> None:
    match = moles(on_map={"duchy_warrior": {"1": 19}})
    answer(match, "recruit_burrow")  # the last one
    assert why(match, "recruit_burrow") == "1.5.1"


@pytest.mark.law("root:12.5.1.III", "root:12.5.1.IV")
def test_the_assembly_moves_and_battles() -> None:
    match = moles(on_map={"duchy_warrior": {"1": 3}, "marquise_warrior": {"5": 2}}, chance=dice(2, 0))
    answer(match, "from 1", "to 5", "number 3")
    assert "12.5.1.III moved 0 1 5 3" in record(match)
    answer(match, "battle 5")
    assert pieces(match, "marquise_warrior", "5") == 0
    assert pieces(match, "duchy_warrior", "5") == 3


# 12.5.1.I Build


@pytest.mark.law("root:12.5.1.I", "root:2.2.3")
def test_building_takes_a_ruled_clearing_with_room_and_a_card_that_matches_it() -> None:
    on_map = {
        "duchy_warrior": {"1": 1, "8": 1, "5": 1, "12": 1, "2": 1},
        "marquise_warrior": {"12": 1},
        "sawmill": {"4": 1},
    }
    match = moles(cards={0: [FOX, MOUSE]}, on_map=on_map)
    assert sites(match) == sites(match, "market") == {"1", "8", "2"}
    assert why(match, "construct citadel 5") == "12.5.1.I"  # no rabbit in hand
    assert why(match, "construct market 12") == "12.5.1.I"  # not ruled: a tie
    answer(match, "construct market 8", f"reveal {FOX}")
    assert pieces(match, "market", "8") == 1
    assert revealed(match) == {FOX}
    assert hand(match) == {MOUSE}
    assert sites(match) == {"2"}
    assert why(match, "construct sawmill 2") == "12.5.1.I"


@pytest.mark.law("root:12.5.1.I", "root:2.2.3", "root:1.5.1")
def test_building_takes_an_open_slot_and_a_building_that_is_left() -> None:
    on_map = {"duchy_warrior": {"1": 3, "8": 3}, "citadel": {"1": 1, "5": 1, "10": 1}}
    match = moles(cards={0: [FOX]}, on_map=on_map)
    assert why(match, "construct citadel 8") == "1.5.1"
    assert why(match, "construct market 1") == "2.2.3"
    assert sites(match, "market") == {"8"}


@pytest.mark.law("root:12.5.1.I", "root:6.2.2")
def test_the_keep_keeps_buildings_and_tunnels_out() -> None:
    on_map = {"duchy_warrior": {"2": 3, "burrow": 1}, "keep": {"2": 1}}
    match = moles(cards={0: [MOUSE]}, on_map=on_map)
    assert sites(match) == set()
    assert why(match, "construct citadel 2") == "6.2.2"
    assert why(answer(match, "dig"), "at 2") == "6.2.2"


@pytest.mark.law("root:12.5.1.I", "root:2.1.1")
def test_the_builder_chooses_which_card_to_show_and_birds_match_everything() -> None:
    match = moles(cards={0: [FOX, RABBIT, BIRD]}, on_map={"duchy_warrior": {"1": 1}})
    answer(match, "construct citadel 1")
    assert options(match, "reveal") == {FOX, BIRD}
    assert why(match, f"reveal {RABBIT}") == "2.1.1"
    answer(match, f"reveal {BIRD}")
    assert revealed(match) == {BIRD}
    assert state(match)["discards"] == []


@pytest.mark.law("root:12.5.1.I", "root:12.6.1", "root:1.2.1")
def test_everybody_sees_what_is_revealed_and_goes_on_knowing_it() -> None:
    match = moles(cards={0: [FOX, RABBIT]}, on_map={"duchy_warrior": {"1": 1}})
    answer(match, "construct citadel 1", f"reveal {FOX}")
    for seat in (1, 2):
        view = match.view(seat)["state"]
        assert isinstance(view, dict)
        assert view["factions"]["duchy"]["revealed"]["cards"] == [FOX]
        assert view["hands"][0] == {"cards": [], "hidden": 1}
    answer(match, "done")
    while state(match)["turn"] == 0:
        match.choose(len(match.ask.options) - 1 if match.ask else 0)
    view = match.view(1)["state"]
    assert isinstance(view, dict)
    assert view["hands"][0]["cards"] == [FOX]


@pytest.mark.law("root:12.5.1.I", "root:12.6.1")
def test_a_revealed_card_is_no_hand_card() -> None:
    """It cannot be activated for dominance, nor revealed again."""
    match = moles(
        cards={0: ["ambush_fox", "dominance_fox"]},
        on_map={"duchy_warrior": {"1": 4, "8": 4}},
        score=[12, 0, 0],
    )
    assert "dominate dominance_fox" in options(match)
    answer(match, "construct citadel 1", "reveal dominance_fox")
    assert why(match, "dominate dominance_fox") == "2.1"
    assert sites(match) == {"8"}
    assert options(answer(match, "construct citadel 8"), "reveal") == {"ambush_fox"}


# 12.5.1.V Dig


@pytest.mark.law("root:12.5.1.V")
def test_digging_spends_a_card_anywhere_it_matches_and_warriors_may_follow() -> None:
    """Nobody needs to rule the clearing, or to be near it."""
    on_map = {"duchy_warrior": {"burrow": 6}, "tunnel": {"3": 1}, "marquise_warrior": {"1": 3}}
    match = moles(cards={0: [FOX, RABBIT]}, on_map=on_map)
    answer(match, "dig")
    assert options(match, "at") == {"1", "6", "8", "12", "4", "5", "10"}
    assert why(match, "at 3") == "12.5.1.V"
    assert why(match, "at 2") == "12.5.1.V"
    answer(match, "at 1", f"spend {FOX}")
    assert hand(match) == {RABBIT}
    assert state(match)["discards"] == [FOX]
    assert pieces(match, "tunnel", "1") == 1
    assert asked(match) == (0, "duchy_follow", "12.5.1.V")
    assert options(match) == {"number 1", "number 2", "number 3", "number 4", "decline"}
    assert why(match, "number 5") == "12.5.1.V"
    answer(match, "number 4")
    assert pieces(match, "duchy_warrior", "1") == 4
    assert pieces(match, "duchy_warrior", "burrow") == 2


@pytest.mark.law("root:12.5.1.V")
def test_nobody_must_follow_and_an_empty_burrow_asks_nothing() -> None:
    match = moles(cards={0: [FOX, MOUSE]}, on_map={"duchy_warrior": {"burrow": 1}})
    answer(match, "dig", "at 1", f"spend {FOX}", "decline")
    assert pieces(match, "duchy_warrior", "burrow") == 1
    empty = moles(cards={0: [FOX]}, on_map={"duchy_warrior": {"5": 1}})
    answer(empty, "dig", "at 1", f"spend {FOX}")
    assert asked(empty)[1] == "duchy_assembly"


@pytest.mark.law("root:12.5.1.V")
def test_digging_needs_a_card() -> None:
    match = moles(on_map={"duchy_warrior": {"burrow": 1}})
    assert why(match, "dig") == "12.5.1.V"


@pytest.mark.law("root:12.2.4", "root:12.5.1.V")
def test_with_all_tunnels_out_one_is_taken_back_first() -> None:
    on_map = {"duchy_warrior": {"burrow": 1}, "tunnel": {"1": 1, "5": 1, "2": 1}}
    match = moles(cards={0: [FOX]}, on_map=on_map)
    answer(match, "dig")
    assert asked(match) == (0, "duchy_take_back", "12.2.4")
    assert options(match, "at") == {"1", "5", "2"}
    assert why(match, "at 8") == "12.2.4"
    answer(match, "at 5")
    assert pieces(match, "tunnel", "5") == 0
    assert options(match, "at") == {"6", "8", "12"}
    answer(match, "at 8", f"spend {FOX}", "decline")
    assert [pieces(match, "tunnel", clearing) for clearing in ("1", "2", "5", "8")] == [1, 1, 0, 1]
    assert supply(match, "tunnel") == 0
    assert score(match) == 0


@pytest.mark.law("root:12.2.4", "root:12.5.1.V")
@pytest.mark.parametrize(("again", "sites"), [("anywhere", {"1", "6", "8", "12"}), ("elsewhere", {"6", "8", "12"})])
def test_digging_again_where_a_tunnel_was(again: str, sites: set[str]) -> None:
    """R51"""
    on_map = {"duchy_warrior": {"burrow": 1}, "tunnel": {"1": 1, "5": 1, "2": 1}}
    match = moles(cards={0: [FOX]}, on_map=on_map, rules={"dig_again": again})
    answer(match, "dig", "at 1")
    assert options(match, "at") == sites
    if again == "elsewhere":
        assert why(match, "at 1") == "12.2.4"


@pytest.mark.law("root:12.2.4")
def test_a_tunnel_is_taken_back_only_if_another_can_be_dug() -> None:
    """The keep bars the only other clearing the card matches; the tunnels stand in the rest."""
    on_map = {"tunnel": {"2": 1, "7": 1, "9": 1}, "keep": {"11": 1}}
    match = moles(cards={0: [MOUSE]}, on_map=on_map)
    assert options(answer(match, "dig"), "at") == {"2", "7", "9"}
    assert options(answer(match, "at 7"), "at") == {"7"}  # there is no other place
    barred = moles(cards={0: [MOUSE]}, on_map=on_map, rules={"dig_again": "elsewhere"})
    assert why(barred, "dig") == "12.5.1.V"
    others = moles(cards={0: [MOUSE]}, on_map={"tunnel": {"1": 1, "7": 1, "9": 1}, "keep": {"11": 1}})
    assert options(answer(others, "dig"), "at") == {"1", "7", "9"}


@pytest.mark.law("root:12.5.1.V", "root:8.2.6")
def test_those_who_follow_a_tunnel_outrage_the_alliance() -> None:
    match = moles(
        table=["duchy", "alliance"],
        cards={0: [FOX, "sword", "protection_racket"]},
        on_map={"duchy_warrior": {"burrow": 4}, "sympathy": {"1": 1}},
    )
    answer(match, "dig", "at 1", f"spend {FOX}", "number 1")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")


@pytest.mark.law("root:12.5.1.V", "root:3.2.1")
def test_a_tunnel_is_a_token_and_scores_when_it_is_removed() -> None:
    match = woodland(
        turn=1,
        step=2,
        table=MOLES,
        boards={"marquise": {"actions": 3}, "duchy": {"swayed": ["captain"]}},
        cards={0: [FOX]},
        on_map={"marquise_warrior": {"1": 2}, "tunnel": {"1": 1}},
        chance=dice(0, 0),
    )
    answer(match, "battle 1")
    if asked(match)[1] == "ambush":
        answer(match, "decline")
    assert score(match, 1) == 1
    assert supply(match, "tunnel") == 3
    assert swayed(match) == {"captain"}  # no building: no failure (12.2.3)
    assert hand(match) == {FOX}


# Meetings with others


@pytest.mark.law("root:9.2.9.IIb", "root:12.2.2")
def test_a_vagabond_does_not_go_below() -> None:
    match = wander(
        "1",
        table=["vagabond", "duchy", "marquise"],
        items={"ready": {"boot": 2, "torch": 1}},
        on_map={"tunnel": {"1": 1}, "duchy_warrior": {"burrow": 3}},
    )
    assert "walk 5" in options(match)
    assert why(match, "walk burrow") == "12.2.2"


@pytest.mark.law("root:4.1.3", "root:G.1.21")
def test_propaganda_turns_a_mole() -> None:
    match = woodland(
        turn=1,
        step=2,
        table=MOLES,
        deck="exiles",
        boards={"marquise": {"actions": 3}},
        crafted={1: ["propaganda_bureau"]},
        cards={1: [BIRD]},
        on_map={"duchy_warrior": {"1": 1, "burrow": 2}, "marquise_warrior": {"5": 1}},
    )
    answer(match, "use propaganda_bureau")
    answer(match, "at 1")
    answer(match, f"spend {BIRD}")
    assert pieces(match, "duchy_warrior", "1") == 0
    assert pieces(match, "marquise_warrior", "1") == 1
    assert pieces(match, "duchy_warrior", "burrow") == 2


@pytest.mark.law("root:4.1.3")
def test_moles_lie_on_the_coffin_makers() -> None:
    match = woodland(
        turn=1,
        step=2,
        table=MOLES,
        deck="exiles",
        boards={"marquise": {"actions": 3}},
        crafted={2: ["coffin_makers"]},
        on_map={"duchy_warrior": {"1": 1}, "marquise_warrior": {"1": 3}},
        chance=dice(1, 0),
    )
    answer(match, "battle 1")
    assert state(match)["coffins"]["duchy_warrior"] == 1
    assert supply(match, "duchy_warrior") == 19


@pytest.mark.law("root:12.5.1", "root:12.5.2", "root:12.6.1", "root:12.3.6")
def test_what_a_board_can_never_show() -> None:
    with pytest.raises(PositionError, match=r"12\.5\.1"):
        moles(own={"assembly": 3})
    with pytest.raises(PositionError, match=r"12\.6\.1"):
        moles(2, phase="evening", own={"revealed": [FOX]})
    with pytest.raises(PositionError, match=r"12\.3\.6"):
        moles(SWAY, swayed=["captain"], own={"crowns": {"squire": 3}})
    with pytest.raises(PositionError, match=r"12\.5\.2"):
        moles(SWAY, own={"acted": ["captain"]})
    with pytest.raises(PositionError, match=r"12\.5\.1\.V"):
        moles(on_map={"tunnel": {"1": 2}})
