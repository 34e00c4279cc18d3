"""Meetings of several factions: plots, battles, mobs and martial law, where the rules of more than two of them apply.

docs/root-moments.md lists which meetings are played, and by which tests. The map is as `woodland` says.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.conspiracy import conspire, up
from tests.law.root.hired import hire
from tests.law.root.horde import clause, horde
from tests.law.root.table import (
    answer,
    asked,
    board,
    dice,
    hand,
    options,
    pieces,
    score,
    state,
    supply,
    supporters,
    told,
    woodland,
)
from tests.law.root.temple import conspiring
from tests.law.root.test_keepers import RETAINERS, relic

FOX, RABBIT, MOUSE = 0, 1, 2  # faces of the mob die


# A Bomb

FOUR = ["corvids", "alliance", "cult", "keepers"]
TREETOP: dict[str, Any] = {
    "rules": {"landmarks": "treetop"},
    "landmarks": {"treetop": {"clearing": "2", "building": "waystation_figure_tablet"}},
}


@pytest.mark.law("root:13.7.1", "root:8.2.4", "root:10.2.5", "root:15.2.2", "root:3.2.1", "root:1.1.3")
def test_a_bomb_removes_a_base_a_garden_and_a_waystation_at_once() -> None:
    """Clearing 2 has two slots and the Treetop's, in which the waystation stands."""
    match = conspire(
        "birdsong",
        step=2,
        down={"2": "bomb_1"},
        table=FOUR,
        boards={
            "alliance": {"supporters": ["mouse_in_a_sack", "armorers_1", "anvil"], "officers": 3},
            "keepers": {"retinue": RETAINERS, "relics": {"figure_a": "2"}},
        },
        on_map={
            "corvid_warrior": {"2": 1},
            "base_mouse": {"2": 1},
            "garden_mouse": {"2": 1},
            "waystation_figure_tablet": {"2": 1},
        },
        cards={2: ["sword", "bake_sale"]},
        chance=dice(picks=[1]),
        **TREETOP,
    )
    answer(match, "flip_plot 2")
    assert state(match)["on_map"] == {"corvid_warrior": {"2": 1}, "plot": {"2": 1}}  # all at one stroke
    assert score(match) == 1 + 4 + 1  # the flip, three buildings and a relic, and one building was in the Treetop
    assert asked(match) == (0, "whose_effects", "1.1.3")
    assert options(match) == {"first 1", "first 2", "first 3"}
    answer(match, "first 3", "place_relic a", "first 2")
    assert (score(match), relic(match, "figure_a")) == (7, "a")
    assert (hand(match, 2), board(match, "cult")["lost_souls"]) == ({"sword"}, ["bake_sale"])
    assert supporters(match) == {"anvil"}  # mice and birds have gone with the base,
    assert board(match, "alliance")["officers"] == 1  # and half of the officers, rounded up
    assert supply(match, "waystation_figure_tablet") == supply(match, "waystation_tablet_figure") == 1
    assert up(match) == {}  # and at last the Bomb itself


# A Snare


@pytest.mark.law("root:13.7.2", "root:14.4.3", "root:14.2.2")
def test_no_warlord_is_anointed_in_a_snare() -> None:
    """Anointing places him, be it instead of a warrior."""
    table, boards = ["hundreds", "corvids", "eyrie"], {"corvids": {"face_up": {"1": ["snare_1"]}}}
    both = horde("anoint", table=table, boards=boards, on_map={"hundreds_warrior": {"1": 2, "5": 1}})
    assert (pieces(both, "warlord", "5"), pieces(both, "hundreds_warrior", "1")) == (1, 2)
    only = horde("anoint", table=table, boards=boards, on_map={"hundreds_warrior": {"1": 2}})
    assert clause(only, "at 1") == "13.7.2"
    assert len(options(only, "at")) == 11  # nobody can be replaced: anywhere else


@pytest.mark.law("root:13.7.2", "root:14.5.3", "root:4.3")
def test_a_warlord_in_a_snare_stays_and_battles_there() -> None:
    match = horde(
        "second",
        table=["hundreds", "corvids", "eyrie"],
        boards={"corvids": {"face_up": {"1": ["snare_1"]}}},
        on_map={"warlord": {"1": 1}, "hundreds_warrior": {"1": 1}},
        chance=dice(0, 0),
    )
    assert options(match, "to") == set()
    assert clause(match, "to 5") == "13.7.2"
    answer(match, "battle 1")  # the plot is defenseless: it is hit and gone, and the warlord free
    assert (up(match), told(match, "3.2.1")) == ({}, ["scored 0 1"])


@pytest.mark.law("root:13.7.2", "root:E.3.2", "root:E.3.4", "root:E.2.4")
def test_a_snare_holds_the_hirelings_of_enemies_and_keeps_them_from_coming_back() -> None:
    snare = {"corvids": {"face_up": {"1": ["snare_1"]}}}
    given: dict[str, Any] = {"table": ["duchy", "corvids", "alliance"], "boards": snare, "fields": {"kept": 1}}
    there = {"patrol": {"1": 2, "9": 2}}
    match = hire("patrol", on_map=there, **given)
    answer(match, "hireling_move patrol")
    assert options(match, "from") == {"9"}
    assert clause(match, "from 1") == "13.7.2"
    back = answer(hire("patrol", on_map=there, **given), "hireling_place patrol")
    assert (pieces(back, "patrol", "1"), pieces(back, "patrol", "9")) == (2, 3)  # 9 was the only place
    own = hire("patrol", on_map=there, by=1, turn=1, **given)  # the Corvids' own hireling comes and goes
    assert options(answer(own, "hireling_move patrol"), "from") == {"1", "9"}


@pytest.mark.law("root:13.7.2", "root:6.2.3", "root:1.1.2")
def test_a_snare_at_the_keep_closes_the_field_hospitals() -> None:
    """A swap has brought it there (G.1.31). Healing places warriors, and what cannot be done is not offered."""
    match = conspire(
        turn=1,
        step=2,
        up={"1": "snare_1"},
        boards={"marquise": {"actions": 3}},
        on_map={"keep": {"1": 1}, "marquise_warrior": {"5": 1}, "alliance_warrior": {"5": 2}},
        cards={1: ["bake_sale"]},
        chance=dice(1, 0),
    )
    answer(match, "battle 5")
    assert (supply(match, "marquise_warrior"), hand(match, 1)) == (25, {"bake_sale"})


# Losses of both sides


@pytest.mark.law("root:12.2.3", "root:8.2.4", "root:4.3.4", "root:1.1.3", "root:3.2.1")
def test_the_price_of_failure_and_a_lost_base_in_one_battle() -> None:
    """The Duchy attacks. Each side has a rolled hit and one by a card, and loses its last warrior and a building."""
    match = woodland(
        table=["duchy", "alliance", "marquise"],
        boards={
            "duchy": {"swayed": ["captain", "mayor"]},
            "alliance": {"supporters": ["mouse_in_a_sack", "anvil"], "officers": 2},
        },
        on_map={
            "duchy_warrior": {"2": 1},
            "market": {"2": 1},
            "alliance_warrior": {"2": 1},
            "base_mouse": {"2": 1},
        },
        cards={0: ["investments", "bake_sale"]},
        crafted={0: ["brutal_tactics_1"], 1: ["sappers_1"]},
        chance=dice(2, 2, picks=[0]),
    )
    answer(match, "battle 2", "first 0", "use brutal_tactics_1", "use sappers_1")
    assert state(match)["on_map"] == {}
    assert (score(match, 0), score(match, 1)) == (1, 1 + 1)  # a building each; and Brutal Tactics give the defender one
    assert asked(match) == (0, "whose_effects", "1.1.3")
    before = match.clone()
    answer(match, "first 1")
    assert (supporters(match), board(match, "alliance")["officers"]) == ({"anvil"}, 1)
    assert board(match, "duchy")["swayed"] == ["captain"]  # the mayor is a noble, and so the highest
    assert hand(match) == {"bake_sale"}
    answer(before, "first 0")
    assert board(before, "duchy") == board(match, "duchy")


# A crusade and martial law


@pytest.mark.law("root:10.4.3.I", "root:8.4.2.IIa", "root:1.4.1")
@pytest.mark.parametrize(("crusaders", "cost"), [(2, 1), (3, 2)])
def test_a_crusade_of_three_brings_martial_law_to_where_it_goes(crusaders: int, cost: int) -> None:
    match = conspiring(
        2,
        table=["cult", "alliance", "marquise"],
        boards={"alliance": {"supporters": ["bake_sale", "cobbler_1"]}},
        on_map={"cult_warrior": {"1": crusaders}, "sympathy": {"2": 1}},
    )
    answer(match, "from 1", "to 5", f"number {crusaders}")
    until(match, 1, "alliance_spread")
    answer(match, "spread 5", *[f"supporter {card}" for card in ["bake_sale", "cobbler_1"][:cost]])
    assert len(told(match, "8.4.2.II")) == cost
    assert pieces(match, "sympathy", "5") == 1


def until(match: Match, seat: int, topic: str) -> None:
    """Everybody passes until a seat is asked about something."""
    while asked(match)[:2] != (seat, topic):
        assert match.ask is not None
        match.choose(len(match.ask.options) - 1)


@pytest.mark.law("root:8.4.2.IIa", "root:10.4.3.II", "root:10.2.4")
def test_a_converted_warrior_counts_for_martial_law_and_a_garden_does_not() -> None:
    """In the fox clearing 1 there are two cultists, a garden that rules it, and a cat."""
    match = conspiring(
        2,
        table=["cult", "alliance", "marquise"],
        boards={"alliance": {"supporters": ["anvil", "foxfolk_steel"]}},
        on_map={
            "cult_warrior": {"1": 2},
            "garden_fox": {"1": 1},
            "marquise_warrior": {"1": 1},
            "sympathy": {"5": 1},
        },
    )
    converted = match.clone()
    until(match, 1, "alliance_spread")
    answer(match, "spread 1", "supporter anvil")
    assert len(told(match, "8.4.2.II")) == 1
    answer(converted, "convert 1")
    until(converted, 1, "alliance_spread")
    answer(converted, "spread 1", "supporter anvil", "supporter foxfolk_steel")
    assert len(told(converted, "8.4.2.II")) == 2


# Mobs and landmarks


def landmark(name: str, clearing: str, **card: Any) -> dict[str, Any]:
    return {"rules": {"landmarks": name}, "landmarks": {name: {"clearing": clearing, **card}}}


@pytest.mark.law("root:14.4.1", "root:F.1.1", "root:F.1.2")
@pytest.mark.parametrize(
    ("name", "where"), [("tower", "11"), ("black_market", "3"), ("forge", "11"), ("lost_city", "11")]
)
def test_a_mob_razes_what_is_beside_a_landmark_and_not_the_landmark(name: str, where: str) -> None:
    match = horde(
        "raze",
        on_map={"mob": {where: 1}, "warlord": {"5": 1}, "sawmill": {where: 1}, "wood": {where: 2}},
        chance=dice(FOX),
        **landmark(name, where),
    )
    assert (score(match), pieces(match, "sawmill", where), pieces(match, "wood", where)) == (3, 0, 0)
    assert state(match)["landmarks"][name]["clearing"] == where
    assert state(match)["ruins"].get(where, 0) == 0  # its only item was taken, where there is one


@pytest.mark.law("root:14.4.1", "root:F.1.1", "root:3.2.1")
def test_a_mob_scores_one_more_for_what_it_razes_in_the_treetop() -> None:
    on_map = {"mob": {"2": 1}, "warlord": {"5": 1}, "sawmill": {"2": 2}, "workshop": {"2": 1}}
    match = horde("raze", on_map=on_map, chance=dice(FOX), **landmark("treetop", "2", building="workshop"))
    assert score(match) == 4
    assert state(match)["landmarks"]["treetop"]["building"] == "none"


@pytest.mark.law("root:14.4.1", "root:2.2.2", "root:F.1.1")
@pytest.mark.parametrize("face", [FOX, RABBIT, MOUSE])
def test_a_mob_spreads_to_the_lost_city_whatever_is_rolled(face: int) -> None:
    """From 2 the other neighbours are the fox clearing 6, the rabbit clearing 10, and no mouse clearing."""
    match = horde(
        "raze", on_map={"mob": {"2": 1}, "warlord": {"8": 1}}, chance=dice(face), **landmark("lost_city", "5")
    )
    if face == MOUSE:
        assert pieces(match, "mob", "5") == 1
    else:
        assert options(match, "at") == {"5", "6" if face == FOX else "10"}


@pytest.mark.law("root:14.6.1", "root:14.5.2.III", "root:2.2.2", "root:F.1.1")
@pytest.mark.parametrize("card", ["anvil", "bake_sale", "investments"])
def test_any_card_incites_and_builds_in_the_lost_city(card: str) -> None:
    there = {"warlord": {"5": 1}, "hundreds_warrior": {"5": 1}}
    incited = horde("incite", on_map=there, cards={0: [card]}, **landmark("lost_city", "5"))
    answer(incited, "incite 5", f"spend {card}")
    assert pieces(incited, "mob", "5") == 1
    built = horde("first", on_map=there, cards={0: [card]}, **landmark("lost_city", "5"))
    assert "5" in options(built, "stronghold")


# Mercenaries are no enemies of whom they serve (G.1.9, G.1.33)

HIRED: dict[str, Any] = {"riverfolk": {"mercenaries": True, "bought": 1}}


@pytest.mark.law("root:14.6.2", "root:11.2.7.III", "root:G.1.9", "root:G.1.33")
@pytest.mark.parametrize(
    ("boards", "rules", "more", "points"),
    [
        (HIRED, {}, {}, 1),
        ({}, {}, {}, 0),  # not hired, they are enemies, and rule
        (HIRED, {}, {"trade_post_fox": {"1": 1}}, 0),  # a trade post serves nobody
        (HIRED, {"mercenaries_removal": "enemies"}, {}, 0),  # R47
    ],
)
def test_the_hundreds_oppress_a_clearing_together_with_mercenaries(
    boards: dict[str, Any], rules: dict[str, str], more: dict[str, Any], points: int
) -> None:
    match = horde(
        "incite",
        table=["hundreds", "riverfolk", "eyrie"],
        boards=boards,
        rules=rules,
        on_map={"hundreds_warrior": {"1": 1}, "riverfolk_warrior": {"1": 2}, **more},
    )
    assert score(match) == points


@pytest.mark.law("root:14.7.6", "root:G.1.9")
@pytest.mark.parametrize(("boards", "drawn"), [(HIRED, 2), ({}, 3)])
def test_mercenaries_around_the_warlord_do_not_make_him_rowdier(boards: dict[str, Any], drawn: int) -> None:
    match = horde(
        "incite",
        mood="rowdy",
        table=["hundreds", "riverfolk", "eyrie"],
        boards=boards,
        on_map={"warlord": {"1": 1}, "riverfolk_warrior": {"1": 2}, "eyrie_warrior": {"1": 1}},
    )
    assert len(hand(match)) == drawn


@pytest.mark.law("root:15.5.2.II", "root:11.2.7.III", "root:G.1.9")
def test_the_keepers_need_not_battle_their_mercenaries_before_they_delve() -> None:
    given: dict[str, Any] = {"step": 3, "table": ["keepers", "riverfolk", "eyrie"], "chance": dice(0, 0)}
    given["on_map"] = {"keepers_warrior": {"1": 1}, "riverfolk_warrior": {"1": 1}}
    own = {"keepers": {"relics": {"tablet_a": "a"}, "retinue": RETAINERS}}
    peaceful = woodland(boards={**own, **HIRED}, **given)
    answer(peaceful, "retinue_delve retainer_2 1", "delve tablet_a")
    assert (told(peaceful, "4.3"), relic(peaceful, "tablet_a")) == ([], "1")
    fought = answer(woodland(boards=own, **given), "retinue_delve retainer_2 1")
    assert told(fought, "4.3") == ["battles 0 1 1"]


# The Exile and the Keepers


def by_the_forest(seat: int, **given: Any) -> Match:
    """The Exile hides in forest a, which 1 touches; the Eyrie controls him, and the Keepers have a relic in 1."""
    boards = {"keepers": {"relics": {"figure_a": "1", "tablet_a": "a"}, "retinue": RETAINERS}}
    return hire(
        "exile",
        by=2,
        turn=seat,
        table=["keepers", "marquise", "eyrie"],
        boards={**boards, "eyrie": {"leader": "builder"}},
        fields={"forest": "a", "clubs": 3},
        on_map={"keepers_warrior": {"1": 2}},
        **given,
    )


@pytest.mark.law("root:15.5.2.II", "root:E.3.2", "root:E.2.4")
def test_who_hides_in_the_forest_is_in_nobodys_way_when_the_keepers_delve_there() -> None:
    match = by_the_forest(0, step=3)
    answer(match, "retinue_delve retainer_2 1", "delve tablet_a")
    assert told(match, "4.3") == []
    assert relic(match, "tablet_a") == "1"


@pytest.mark.law("root:15.2.4", "root:E.2.2", "root:E.2.4", "root:4.3.2.I")
def test_the_exile_battles_the_keepers_whose_relic_spares_them_a_hit() -> None:
    """Two hits each: the Keepers lose one warrior, and the Exile, who has exhausted two clubs to battle, a third and
    then one of them.
    """
    match = by_the_forest(2, step=1, chance=dice(2, 2))
    answer(match, "hireling_move exile", "battle 1")
    assert "spared 0 1" in told(match, "15.2.4")
    assert pieces(match, "keepers_warrior", "1") == 1
    assert relic(match, "figure_a") == "1"
    assert state(match)["hirelings"]["exile"]["clubs"] == 2
