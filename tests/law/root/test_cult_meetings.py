"""10.2 What the Lizard Cult and others do to each other: revenge, fear, Lost Souls."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.table import answer, asked, board, crafted, dice, hand, options, pieces, score, state, supply, told
from tests.law.root.temple import acolytes, attacked, conspiring, souls, temple

# 10.2.3 Revenge


@pytest.mark.law("root:10.2.3")
def test_warriors_that_fall_defending_become_acolytes() -> None:
    on_map = {"cult_warrior": {"1": 3}, "marquise_warrior": {"1": 3}}
    match = attacked(on_map=on_map, chance=dice(2, 0))
    answer(match, "battle 1")
    assert (acolytes(match), pieces(match, "cult_warrior", "1"), supply(match, "cult_warrior")) == (2, 1, 22)
    assert told(match, "10.2.3") == ["cult_avenged 0 2"]


@pytest.mark.law("root:10.2.3")
def test_warriors_that_fall_attacking_go_to_the_supply() -> None:
    on_map = {"cult_warrior": {"1": 3}, "marquise_warrior": {"1": 3}}
    match = conspiring(2, on_map=on_map, chance=dice(2, 1))
    answer(match, "battle 1")
    assert (acolytes(match), supply(match, "cult_warrior")) == (0, 23)
    assert told(match, "10.2.3") == []


@pytest.mark.law("root:10.2.3")
def test_warriors_removed_outside_battle_go_to_the_supply() -> None:
    on_map = {"cult_warrior": {"1": 2}, "workshop": {"6": 1, "8": 1, "12": 1}}
    match = attacked(step=1, on_map=on_map, cards={1: ["favor_of_the_foxes"]})
    answer(match, "craft favor_of_the_foxes")
    assert pieces(match, "cult_warrior", "1") == 0
    assert (acolytes(match), supply(match, "cult_warrior")) == (0, 25)


@pytest.mark.law("root:10.2.3", "root:4.3.1.II")
def test_warriors_that_fall_to_an_ambush_against_their_own_attack_go_to_the_supply() -> None:
    on_map = {"cult_warrior": {"1": 3}, "marquise_warrior": {"1": 1}}
    match = conspiring(2, on_map=on_map, cards={1: ["ambush_fox"]}, chance=dice(0, 0))
    answer(match, "battle 1", "ambush ambush_fox")
    assert (acolytes(match), pieces(match, "cult_warrior", "1")) == (0, 1)


@pytest.mark.law("root:10.2.3", "root:4.1.3")
def test_coffin_makers_get_no_acolytes() -> None:
    on_map = {"cult_warrior": {"1": 3}, "marquise_warrior": {"1": 3}}
    match = attacked(on_map=on_map, deck="exiles", crafted={2: ["coffin_makers"]}, chance=dice(2, 1))
    answer(match, "battle 1")
    assert acolytes(match) == 2
    assert state(match)["coffins"] == {"marquise_warrior": 1}


@pytest.mark.law("root:10.2.3")
def test_acolytes_of_one_turn_conspire_in_the_next() -> None:
    on_map = {"cult_warrior": {"1": 3}, "marquise_warrior": {"1": 3}}
    match = attacked(on_map=on_map, chance=dice(2, 0), boards={"eyrie": {"leader": "despot"}})
    answer(match, "battle 1", "done")
    while asked(match)[0] != 0:
        match.answer("done" if "done" in options(match) else sorted(options(match))[0])
    assert asked(match)[1] == "cult_conspire"
    assert board(match, "cult")["hated"]  # no lost souls, so the foxes are hated
    assert "convert 1" in options(match)


# 10.2.5 Fear of the Faithful


GARDENS = {"garden_fox": {"8": 2}, "marquise_warrior": {"8": 3}}


@pytest.mark.law("root:10.2.5", "root:10.2.6")
def test_a_random_card_goes_for_every_garden_removed() -> None:
    match = attacked(on_map=GARDENS, cards={0: ["anvil", "sword", "bake_sale"]}, chance=dice(1, 0, picks=[1, 0]))
    answer(match, "battle 8", "decline")  # defenseless: two hits
    assert pieces(match, "garden_fox", "8") == 0
    assert souls(match) == {"sword", "anvil"}
    assert hand(match, 0) == {"bake_sale"}
    assert score(match, 1) == 2


@pytest.mark.law("root:10.2.5")
def test_it_can_be_agreed_that_one_card_goes_for_all_of_them() -> None:
    held = {0: ["anvil", "sword", "bake_sale"]}
    match = attacked(on_map=GARDENS, cards=held, chance=dice(1, 0, picks=[1]), rules={"garden_fear": "once"})
    answer(match, "battle 8", "decline")
    assert pieces(match, "garden_fox", "8") == 0
    assert souls(match) == {"sword"}


@pytest.mark.law("root:10.2.5")
def test_who_has_no_cards_has_nothing_to_fear_and_warriors_are_no_gardens() -> None:
    match = attacked(on_map=GARDENS, chance=dice(1, 0))
    answer(match, "battle 8")
    assert souls(match) == set()
    on_map = {"cult_warrior": {"8": 1}, **GARDENS}
    guarded = attacked(on_map=on_map, cards={0: ["anvil"]}, chance=dice(1, 0))
    answer(guarded, "battle 8", "decline")
    assert [pieces(guarded, kind, "8") for kind in ("cult_warrior", "garden_fox")] == [0, 2]
    assert (souls(guarded), hand(guarded, 0)) == (set(), {"anvil"})


@pytest.mark.law("root:10.2.5", "root:1.5.4")
def test_gardens_of_several_clearings_are_each_feared_for() -> None:
    on_map = {"garden_fox": {"1": 1, "8": 1}, "workshop": {"6": 1, "8": 1, "12": 1}}
    held = {0: ["anvil", "sword", "bake_sale"], 1: ["favor_of_the_foxes"]}
    match = attacked(step=1, on_map=on_map, cards=held, chance=dice(picks=[0, 0]))
    answer(match, "craft favor_of_the_foxes")
    assert hand(match, 0) == {"bake_sale"}
    assert score(match, 1) == 2


@pytest.mark.law("root:10.2.5", "root:1.1.3")
def test_where_no_garden_falls_the_cult_has_no_effects_that_could_wait() -> None:
    """Both sides lose a warrior, and nobody is asked whose effects come first."""
    on_map = {"cult_warrior": {"1": 2}, "marquise_warrior": {"1": 2}, "keep": {"2": 1}}
    match = attacked(on_map=on_map, cards={0: ["anvil"], 1: ["sword"]}, chance=dice(1, 1))
    answer(match, "battle 1", "decline")
    assert asked(match)[:2] == (1, "marquise_hospitals")


# 10.2.6 Lost Souls


def overworks(**given: Any) -> Match:
    """The Marquise spends the anvil for wood."""
    match = attacked(on_map={"sawmill": {"1": 1}}, cards={1: ["anvil", "bake_sale"]}, **given)
    return answer(match, "overwork 1", "spend anvil")


@pytest.mark.law("root:10.2.6")
def test_hand_cards_that_others_spend_are_lost_souls_that_all_can_see() -> None:
    match = overworks()
    assert souls(match) == {"anvil"}
    assert state(match)["discards"] == []
    for seat in range(3):
        view: Any = match.view(seat)["state"]
        assert view["factions"]["cult"]["lost_souls"] == {"cards": ["anvil"], "hidden": 0}


@pytest.mark.law("root:10.2.6", "root:3.3.3")
def test_dominance_cards_are_lost_souls_too() -> None:
    match = attacked(on_map={"sawmill": {"1": 1}}, cards={1: ["dominance_fox", "bake_sale"]})
    answer(match, "overwork 1", "spend dominance_fox")
    assert souls(match) == {"dominance_fox"}
    assert state(match)["available"] == []


@pytest.mark.law("root:10.2.6")
def test_cards_discarded_at_the_end_of_anybodys_evening_are_lost_souls() -> None:
    held = ["anvil", "sword", "bake_sale", "cobbler_1", "birdy_bindle"]
    match = temple("evening", turn=1, cards={1: held}, pile=["armorers_1", "armorers_2"])
    answer(match, "discard sword")
    assert souls(match) == {"sword"}


def crafts(**given: Any) -> Match:
    """The Marquise crafts an anvil, and has a card left."""
    on_map = {"workshop": {"1": 1, "8": 1}}
    return answer(attacked(step=1, on_map=on_map, cards={1: ["anvil", "crossbow_bird"]}, **given), "craft anvil")


@pytest.mark.law("root:10.2.6")
def test_a_crafted_card_is_no_hand_card_any_more() -> None:
    match = crafts()
    assert (souls(match), state(match)["discards"]) == (set(), ["anvil"])


@pytest.mark.law("root:10.2.6")
def test_it_can_be_agreed_that_every_card_is_a_lost_soul() -> None:
    match = crafts(rules={"lost_souls": "any"})
    assert (souls(match), state(match)["discards"]) == ({"anvil"}, [])
    assert souls(overworks(rules={"lost_souls": "any"})) == {"anvil"}


@pytest.mark.law("root:10.2.6", "root:4.3.1")
@pytest.mark.parametrize(("agreed", "lost"), [("hand", set()), ("any", {"ambush_fox"})])
def test_an_ambush_that_was_played(agreed: str, lost: set[str]) -> None:
    on_map = {"cult_warrior": {"1": 1}, "marquise_warrior": {"1": 3}}
    match = attacked(on_map=on_map, cards={0: ["ambush_fox"]}, chance=dice(0, 0), rules={"lost_souls": agreed})
    answer(match, "battle 1", "ambush ambush_fox")
    assert souls(match) == lost
    assert set(state(match)["discards"]) == {"ambush_fox"} - lost


@pytest.mark.law("root:10.2.6", "root:8.4.2.II")
@pytest.mark.parametrize(("agreed", "lost"), [("hand", set()), ("any", {"anvil"})])
def test_supporters_that_are_spent(agreed: str, lost: set[str]) -> None:
    match = temple(
        "birdsong",
        3,
        turn=1,
        table=["cult", "alliance", "eyrie"],
        boards={"alliance": {"supporters": ["anvil", "bake_sale"]}},
        rules={"lost_souls": agreed},
    )
    answer(match, "spread 1", "supporter anvil")
    assert souls(match) == lost


@pytest.mark.law("root:10.2.6", "root:8.2.3.I")
def test_a_hand_card_for_which_the_supporters_have_no_room_is_a_lost_soul() -> None:
    held = ["anvil", "bake_sale", "sword", "cobbler_1", "birdy_bindle"]
    match = temple(
        turn=1,
        table=["cult", "alliance", "eyrie"],
        boards={"alliance": {"supporters": held}},
        cards={1: ["foxfolk_steel", "root_tea_fox"]},
    )
    answer(match, "mobilize foxfolk_steel")
    assert souls(match) == {"foxfolk_steel"}


@pytest.mark.law("root:10.2.6", "root:2.1")
def test_an_exhausted_deck_stays_so_while_all_cards_are_lost_souls() -> None:
    match = temple("evening", turn=1, cards={1: ["anvil"]}, pile=["sword"], souls=["bake_sale"])
    assert {"anvil", "sword"} <= hand(match, 1)
    assert "bake_sale" in souls(match) | set(state(match)["discards"])
    short = temple("evening", on_map={"garden_fox": {"8": 2}}, pile=["sword"], souls=["bake_sale"])
    assert hand(short, 0) == {"sword"}  # one of two cards


# Others


@pytest.mark.law("root:10.4.3.II", "root:6.2.3", "root:10.2.6")
def test_field_hospitals_heal_a_warrior_that_was_converted() -> None:
    on_map = {"marquise_warrior": {"1": 1}, "keep": {"2": 1}}
    match = conspiring(2, on_map=on_map, cards={1: ["anvil"]})
    answer(match, "convert 1")
    assert asked(match)[:2] == (1, "marquise_hospitals")
    answer(match, "spend anvil")
    assert (pieces(match, "marquise_warrior", "2"), pieces(match, "cult_warrior", "1")) == (1, 1)
    assert souls(match) == {"anvil"}


@pytest.mark.law("root:10.4.3.III", "root:8.2.4")
def test_a_base_that_is_sanctified_is_lost_with_its_supporters() -> None:
    match = conspiring(
        3,
        table=["cult", "alliance", "eyrie"],
        boards={"alliance": {"supporters": ["foxfolk_steel", "bake_sale"], "officers": 3}},
        on_map={"base_fox": {"1": 1}},
    )
    answer(match, "sanctify 1")
    assert pieces(match, "garden_fox", "1") == 1
    assert {card.partition("@")[0] for card in board(match, "alliance")["supporters"]} == {"bake_sale"}
    assert board(match, "alliance")["officers"] == 1


@pytest.mark.law("root:10.4.3.I", "root:8.2.6")
def test_a_crusade_into_a_sympathetic_clearing_is_an_outrage() -> None:
    match = conspiring(
        2,
        table=["cult", "alliance", "eyrie"],
        on_map={"cult_warrior": {"1": 2}, "sympathy": {"5": 1}},
        cards={0: ["bake_sale"]},
    )
    answer(match, "from 1", "to 5", "number 1")
    assert asked(match)[:2] == (0, "alliance_outrage")
    answer(match, "give bake_sale")
    assert asked(match)[:2] == (0, "cult_crusade_on")
    assert souls(match) == set()  # given, and not spent


@pytest.mark.law("root:10.2.5", "root:9.5.7")
def test_a_vagabond_who_strikes_a_garden_frightens_the_faithful() -> None:
    match = temple(
        turn=1,
        table=["cult", "vagabond", "eyrie"],
        boards={
            "vagabond": {"character": "thief", "clearing": "1", "forest": "none", "items": {"ready": {"crossbow": 1}}}
        },
        on_map={"garden_fox": {"1": 1}},
        cards={0: ["anvil"]},
    )
    answer(match, "strike 0 garden_fox")
    assert (pieces(match, "garden_fox", "1"), souls(match)) == (0, {"anvil"})
    assert score(match, 1) == 1


@pytest.mark.law("root:10.2.3", "root:4.1.3", "root:G.1.21")
def test_a_warrior_turned_by_the_propaganda_bureau_is_no_acolyte() -> None:
    match = attacked(
        deck="exiles",
        crafted={1: ["propaganda_bureau"]},
        on_map={"cult_warrior": {"1": 1}},
        cards={1: ["anvil"]},
    )
    answer(match, "use propaganda_bureau", "at 1", "spend anvil")
    assert (acolytes(match), pieces(match, "marquise_warrior", "1"), supply(match, "cult_warrior")) == (0, 1, 25)


@pytest.mark.law("root:10.2.4", "root:3.3.1.I")
def test_gardens_win_by_dominance() -> None:
    match = temple(
        "birdsong",
        0,
        dominance=["dominance_fox", "none", "none"],
        on_map={"garden_fox": {"1": 1, "6": 1, "8": 1}, "marquise_warrior": {"1": 5, "6": 5, "8": 5}},
    )
    assert match.over
    assert match.result is not None
    assert match.result.winners == [0]


@pytest.mark.law("root:10.6.2", "root:4.1.3")
def test_a_lasting_card_that_the_cult_crafts_stays() -> None:
    match = temple("evening", cards={0: ["armorers_1", "sword"]}, on_map={"garden_fox": {"1": 1}})
    answer(match, "craft armorers_1")
    assert crafted(match, 0) == {"armorers_1"}


# F The Lost City is in the rabbit clearing 5, and of all suits.

CITY: dict[str, Any] = {"rules": {"landmarks": "lost_city"}, "landmarks": {"lost_city": {"clearing": "5"}}}


@pytest.mark.law("root:10.5.1", "root:10.5.2", "root:2.2.2")
def test_in_the_lost_city_any_card_builds_a_garden_of_its_own_suit() -> None:
    match = temple(cards={0: ["anvil", "sword"]}, on_map={"cult_warrior": {"5": 1}}, **CITY)
    answer(match, "ritual_build anvil")
    assert pieces(match, "garden_fox", "5") == 1
    answer(match, "ritual_recruit sword", "at 5")
    assert pieces(match, "cult_warrior", "5") == 2


@pytest.mark.law("root:10.2.1", "root:2.2.2")
def test_there_a_garden_crafts_if_its_printed_suit_is_the_outcasts_whatever_the_clearing_is() -> None:
    given: dict[str, Any] = {"cards": {0: ["anvil", "sword"]}, **CITY}
    fox = temple("evening", on_map={"garden_fox": {"5": 1}}, **given)
    assert options(fox, "craft") == {"anvil"}
    rabbit = temple("evening", on_map={"garden_rabbit": {"5": 1}}, **given)
    assert asked(rabbit)[1] != "linger"  # nothing to craft with


@pytest.mark.law("root:10.4.3", "root:10.4.3.III", "root:2.2.2")
def test_conspiracies_reach_it_whoever_is_the_outcast() -> None:
    match = conspiring(3, on_map={"workshop": {"5": 1}}, **CITY)
    answer(match, "sanctify 5")
    assert pieces(match, "garden_fox", "5") == 1


@pytest.mark.law("root:10.3.2", "root:2.2.2")
def test_the_cult_says_which_garden_it_begins_with_there() -> None:
    """The Lost City is in the rabbit clearing 4, a corner at the river."""
    match = temple(
        "setup",
        3,
        outcast="none",
        boards={"eyrie": {"leader": "despot"}},
        on_map={"keep": {"1": 1}, "sawmill": {"5": 1}, "workshop": {"5": 1}, "recruiter": {"9": 1}, "roost": {"3": 1}},
        rules={"landmarks": "lost_city"},
        landmarks={"lost_city": {"clearing": "4"}},
    )
    answer(match, "at 4")
    assert asked(match) == (0, "cult_which_garden", "10.3.2")
    assert options(match, "replace") == {"garden_fox", "garden_rabbit", "garden_mouse"}
    answer(match, "replace garden_mouse")
    assert (pieces(match, "garden_mouse", "4"), pieces(match, "cult_warrior", "4")) == (1, 4)
    assert asked(match)[1] == "cult_outcast"
