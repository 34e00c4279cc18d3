"""E1 Homelands, mariners and sleds. Norse and Sea Sami live in the south, Thule and Tunit in the north."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.greenland.model.tables import TRIBES
from lawspeaker.kernel.match import Match
from tests.law.greenland.assigning import assign, forbids
from tests.law.greenland.table import NEGOTIATE, answer, first_edition, forbidden, options, pieces, table

ROWS = {"north": ["markland", "walrus", "polar_bear"], "south": ["vinland", "beluga", "arctic_char"]}
NORTH = {"walrus", "polar_bear"}
SOUTH = {"beluga", "arctic_char"}
NEW_WORLD = {"markland", "vinland"}


def sailors(tribe: str, hunters: int, mariners: int, *sleds: str, **given: Any) -> Match:
    """A tribe is the first to assign: so many hunters besides the Alpha, so many mariners, these sleds; what it has
    elsewhere is `also` there.
    """
    others = [other for other in TRIBES if other != tribe]
    own = {"unassigned": hunters + 1, f"{tribe}_6": mariners, **given.pop("also", {})}
    tableau = {**dict.fromkeys(sleds, tribe), **given.pop("tableau", {})}
    return assign(tribe, *others, pieces={tribe: own, **given.pop("pieces", {})}, tableau=tableau, warm=ROWS, **given)


def most(match: Match, card: str) -> int:
    """How many can be sent to a card at most, with the Alpha unassigned and so offered too."""
    answer(match, f"send {card}")
    found = max(int(number) for number in options(match, "alpha_among"))
    match.undo()
    return found


@pytest.mark.parametrize(("tribe", "home"), [("norse", SOUTH), ("sami", SOUTH), ("thule", NORTH), ("tunit", NORTH)])
@pytest.mark.law("greenland:E1.2", "greenland:E1.5")
def test_without_transport_nobody_leaves_the_homeland(tribe: str, home: set[str]) -> None:
    match = sailors(tribe, 3, 0)
    assert options(match, "send") == home


@pytest.mark.law("greenland:E1.3", "greenland:E2.1")
def test_why_nobody_can_be_sent_abroad() -> None:
    match = sailors("norse", 3, 0)
    assert forbids(match, "norse", "walrus") == "E1.3"
    assert forbids(match, "norse", "markland") == forbids(match, "norse", "vinland") == "E2.1"
    assert forbids(match, "norse", "beluga") == ""


@pytest.mark.parametrize("tribe", TRIBES)
@pytest.mark.law(
    "greenland:E1.3", "greenland:AP.1", "greenland:AP.2", "greenland:AP.3", "greenland:AP.4", "greenland:GL.9"
)
def test_a_mariner_of_any_tribe_reaches_the_other_half_of_greenland_and_the_new_world(tribe: str) -> None:
    match = sailors(tribe, 6, 1)
    assert options(match, "send") == NORTH | SOUTH | NEW_WORLD


@pytest.mark.law("greenland:E1.3")
def test_a_mariner_carries_four_hunters_to_one_card() -> None:
    match = sailors("norse", 8, 1)
    assert most(match, "walrus") == 4
    answer(match, "send walrus", "number 3")
    assert options(match, "send") == SOUTH | {"walrus"}
    assert most(match, "walrus") == 1
    assert most(match, "beluga") == 6


@pytest.mark.law("greenland:E1.4")
def test_several_mariners_serve_one_card_or_several() -> None:
    match = sailors("norse", 12, 3)
    assert most(match, "walrus") == 12
    answer(match, "send walrus", "number 5")
    assert most(match, "walrus") == 7
    assert most(match, "polar_bear") == 4
    answer(match, "send polar_bear", "number 1")
    assert most(match, "walrus") == 3
    assert most(match, "polar_bear") == 3
    assert options(match, "send") == SOUTH | NORTH


@pytest.mark.law("greenland:E1.5")
def test_the_norse_need_their_mariners_in_the_north_and_none_in_the_south() -> None:
    match = sailors("norse", 9, 1)
    assert most(match, "beluga") == 10
    answer(match, "send beluga", "number 5")
    assert most(match, "walrus") == 4


@pytest.mark.law("greenland:E1.3", "greenland:GL.9")
def test_only_elders_of_ones_own_placard_are_mariners() -> None:
    match = sailors("norse", 3, 0, pieces={"thule": {"thule_6": 3}, "sami": {"sami_6": 3}})
    assert options(match, "send") == SOUTH


@pytest.mark.law("greenland:E1.3", "greenland:E3.1")
def test_a_mariner_promoted_in_this_phase_sails_at_once() -> None:
    match = sailors("norse", 3, 0, energy={"norse": 1})
    answer(match, "promote 6", "number 1")
    assert options(match, "send") == NORTH | SOUTH | NEW_WORLD


@pytest.mark.law("greenland:E1.6")
def test_a_sled_takes_any_number_to_one_card_of_greenland() -> None:
    match = sailors("norse", 9, 0, "pony")
    assert options(match, "send") == NORTH | SOUTH | {"pony"}
    assert most(match, "walrus") == 10
    answer(match, "send walrus", "number 5")
    assert most(match, "walrus") == 5
    assert options(match, "send") == SOUTH | {"walrus", "pony"}


@pytest.mark.law("greenland:E1.6")
def test_the_one_sled_of_the_thule_serves_one_card() -> None:
    match = sailors("thule", 9, 0, "husky")
    answer(match, "send beluga", "number 3")
    assert options(match, "send") == NORTH | {"beluga", "husky"}


@pytest.mark.law("greenland:E1.6")
def test_two_sleds_serve_two_cards() -> None:
    match = sailors("thule", 9, 0, "husky", "arctic_caribou")
    answer(match, "send beluga", "number 3")
    assert most(match, "arctic_char") == 7
    answer(match, "send arctic_char", "number 5")
    assert options(match, "send") == NORTH | {"beluga", "arctic_char", "husky", "arctic_caribou"}


@pytest.mark.law("greenland:E1.6", "greenland:E2.1")
def test_no_sled_reaches_the_new_world() -> None:
    match = sailors("norse", 9, 0, "pony", "elkhound")
    assert not options(match, "send") & NEW_WORLD
    assert forbids(match, "norse", "vinland") == "E2.1"


@pytest.mark.law("greenland:E1.6", "greenland:E1.3")
def test_the_sled_goes_where_it_saves_most_mariners() -> None:
    match = sailors("norse", 9, 1, "pony")
    answer(match, "send walrus", "number 3")
    assert most(match, "polar_bear") == 7  # by sled, for the mariner will do for the walrus
    answer(match, "send polar_bear", "number 5")
    assert most(match, "walrus") == 1  # all that the mariner has room for
    assert not options(match, "send") & NEW_WORLD


@pytest.mark.law("greenland:E1.6", "greenland:E2.1")
def test_sled_to_the_north_and_mariner_to_the_new_world() -> None:
    match = sailors("norse", 9, 1, "pony")
    answer(match, "send walrus", "number 2")
    assert most(match, "markland") == 4
    answer(match, "send markland", "number 2")
    assert most(match, "walrus") == 6
    assert options(match, "send") == SOUTH | {"walrus", "markland", "pony"}


@pytest.mark.law("greenland:E2.1", "greenland:E2.3")
def test_colonists_of_earlier_turns_need_no_mariner_again() -> None:
    match = sailors("norse", 9, 1, also={"vinland": 3})
    assert most(match, "vinland") == 4
    answer(match, "send walrus", "number 1")
    assert not options(match, "send") & NEW_WORLD


@pytest.mark.law("greenland:E2.1", "greenland:E1.2")
def test_markland_is_not_home_to_the_north_nor_vinland_to_the_south() -> None:
    assert not options(sailors("tunit", 2, 0), "send") & NEW_WORLD
    assert not options(sailors("sami", 2, 0), "send") & NEW_WORLD


@pytest.mark.law("greenland:E5.3", "greenland:E1.2")
def test_raids_need_transport_only_against_the_other_half_of_greenland() -> None:
    raided = {"nelii": "tunit", "sigrid": "norse", "geala": "sami"}
    match = sailors("thule", 3, 0, tableau=raided, also={"thule_4": 1})
    assert options(match, "send") == NORTH | {"nelii"}
    assert forbids(match, "thule", "sigrid") == "E5.3"
    match = sailors("sami", 3, 0, tableau=raided, also={"sami_4": 1})
    assert options(match, "send") == SOUTH | {"geala", "sigrid"}


@pytest.mark.law("greenland:E5.3")
def test_each_raid_abroad_takes_a_mariner_or_a_sled() -> None:
    raided = {"kirima": "thule", "nelii": "tunit"}
    match = sailors("norse", 6, 1, "pony", tableau=raided, also={"norse_4": 1})
    answer(match, "send kirima", "number 1", "send nelii", "number 1")
    assert options(match, "send") == SOUTH | {"kirima", "nelii", "pony"}


@pytest.mark.law("greenland:E5.3", "greenland:E5.5")
def test_guards_of_a_wife_abroad_travel_like_others() -> None:
    married = {"kirima": "thule"}
    match = sailors("norse", 3, 0, tableau=married, also={"wed_kirima": 1})
    assert forbids(match, "norse", "kirima") == "E5.3"
    match = sailors("norse", 3, 1, tableau=married, also={"wed_kirima": 1})
    assert most(match, "kirima") == 4


@pytest.mark.law("greenland:E1.6", "greenland:B3.1")
def test_a_sled_in_use_is_not_exchanged_for_energy() -> None:
    match = sailors("norse", 3, 0, "pony", tableau={"goat": "norse"})
    assert options(match, "exchange") == {"pony", "goat"}
    answer(match, "send walrus", "number 1")
    assert options(match, "exchange") == {"goat"}


@pytest.mark.law("greenland:E1.6", "greenland:B3.1")
def test_a_sled_is_exchanged_where_mariners_can_do_without_it() -> None:
    match = sailors("norse", 3, 1, "pony")
    answer(match, "send walrus", "number 1")
    assert options(match, "exchange") == {"pony"}
    answer(match, "exchange pony")
    assert options(match, "send") == SOUTH | {"walrus"}
    assert pieces(match, "norse", "walrus") == 1


@pytest.mark.law("greenland:E1.6", "greenland:E1.4", "greenland:E2.1")
def test_a_sled_serves_where_most_mariners_would_be_needed() -> None:
    """Seven on the walrus would take two mariners, two on the ringed seal one: so the second can sail to Vinland."""
    norse = {"unassigned": 3, "ringed_seal": 2, "walrus": 7, "norse_6": 2}
    rows = {"north": ["markland", "ringed_seal", "walrus"], "south": ["vinland", "beluga"]}
    match = table("norse", "thule", pieces={"norse": norse}, warm=rows, tableau={"pony": "norse"})
    assert options(match, "send") == {"markland", "vinland", "beluga", "pony", "ringed_seal", "walrus"}
    swapped = {**norse, "ringed_seal": 7, "walrus": 2}
    match = table("norse", "thule", pieces={"norse": swapped}, warm=rows, tableau={"pony": "norse"})
    assert options(match, "send") == {"markland", "vinland", "beluga", "pony", "ringed_seal", "walrus"}


# F0.5 The way home in phase 3


def leaving(place: str, *sleds: str, mariners: int = 0, edition: int = 3, **given: Any) -> set[str]:
    """How many of six Norse on a card could leave it when they deal with the Thule there."""
    norse = {"unassigned": 1, place: 6, "norse_6": mariners}
    thule = {"unassigned": 1, place: 1}
    tableau = {**dict.fromkeys(sleds, "norse"), "kirima": "thule"}
    start = table if edition == 3 else first_edition
    match = start(
        "norse", "thule", phase=NEGOTIATE, pieces={"norse": norse, "thule": thule}, tableau=tableau, warm=ROWS, **given
    )
    answer(match, "let_speak norse", "deal_with thule")
    return options(match, "leave")


@pytest.mark.law("greenland:F0.5")
def test_four_leave_with_each_mariner() -> None:
    assert leaving("walrus") == set()
    assert leaving("walrus", mariners=1) == {"1", "2", "3", "4"}
    assert leaving("walrus", mariners=2) == {"1", "2", "3", "4", "5", "6"}
    assert leaving("markland", mariners=1) == {"1", "2", "3", "4"}


@pytest.mark.law("greenland:F0.5")
@pytest.mark.parametrize(("agreed", "left"), [(["leave 3"], {"1"}), (["leave 4"], set())])
def test_those_who_have_left_the_card_by_an_earlier_deal_count(agreed: list[str], left: set[str]) -> None:
    hunters = {"norse": {"walrus": 8, "norse_6": 1, "unassigned": 1}, "thule": {"walrus": 2, "unassigned": 1}}
    match = table("norse", "thule", phase=NEGOTIATE, pieces=hunters, warm=ROWS)
    answer(match, "let_speak norse", "deal_with thule", *agreed, "propose", "agree", "deal_with thule")
    assert options(match, "leave") == left
    assert forbidden(match, "leave 2") == "F0.5"


@pytest.mark.law("greenland:F0.5", "greenland:F1.1")
def test_grooms_who_need_transport_count_among_those_who_have_left() -> None:
    hunters = {"norse": {"walrus": 8, "norse_6": 1, "unassigned": 1}, "thule": {"walrus": 2, "unassigned": 1}}
    given: dict[str, Any] = {"pieces": hunters, "warm": ROWS, "tableau": {"kirima": "thule"}}
    match = table("norse", "thule", phase=NEGOTIATE, rules={"weddings": "transport"}, **given)
    answer(match, "let_speak norse", "deal_with thule", "marry kirima", "propose", "agree", "deal_with thule")
    assert options(match, "leave") == {"1", "2", "3"}


@pytest.mark.law("greenland:F0.5")
def test_from_home_or_by_sled_any_number_leaves() -> None:
    assert leaving("beluga") == {"1", "2", "3", "4", "5", "6"}
    assert leaving("walrus", "pony") == {"1", "2", "3", "4", "5", "6"}
    assert leaving("markland", "pony") == set()


@pytest.mark.law("greenland:F0.5")
def test_mariners_that_came_with_others_this_turn_take_them_away_again() -> None:
    assert leaving("vinland", mariners=1, landed={"south": {"norse": 4}}) == {"1", "2", "3", "4"}


@pytest.mark.law("greenland:F0.e1")
def test_in_the_first_edition_leaving_a_tableau_needs_no_transport() -> None:
    assert leaving("kirima") == set()
    assert leaving("kirima", edition=1) == {"1", "2", "3", "4", "5", "6"}
    assert leaving("walrus", edition=1) == set()


@pytest.mark.law("greenland:D9.e1")
def test_in_the_first_edition_nobody_leaves_a_shut_markland() -> None:
    shut = "west_greenland_current"
    assert leaving("markland", mariners=2, edition=1, event=shut) == set()
    assert leaving("markland", mariners=2, event=shut) == {"1", "2", "3", "4", "5", "6"}
