"""G5, G6 and G7 Trophies, cards for the hand, and what takes their place."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.hunts import hunt, hunts, rolls, row, told
from tests.law.greenland.table import answer, asked, held, options, owner, pieces, record, state, table

EVENT = 1

ARTISAN = {"norse_3": {"norse": 1}}  # a hand size of 1
WARM = {"north": ["arctic_cod", "musk_ox", "walrus"], "south": ["beluga"]}


def ox(hunters: dict[str, int], *faces: int, **given: Any) -> Match:
    """Hunters on musk oxen between two other cards; a narwhal is on top of the deck, and the Norse have an artisan."""
    return hunt(
        "musk_ox", hunters, *faces, **{"warm": WARM, "others": ARTISAN, "decks": {"north": ["narwhal"]}, **given}
    )


# G5 Trophies


@pytest.mark.law("greenland:G5.1")
@pytest.mark.law("greenland:G5.3")
@pytest.mark.law("greenland:G5.8")
def test_example_three_fours_are_kept_for_the_walrus_trophy() -> None:
    match = hunt("walrus", {"thule": 4}, 1, 4, 4, 4, tableau={"kirima": "thule"})
    assert asked(match) == (1, "reroll", "G2.1")
    answer(match, "number 0")
    assert told(match, "hunt_failed") == ["hunt_failed thule walrus 1"]
    assert asked(match) == (1, "take_trophy", "G5.1")
    answer(match, "take walrus")
    assert owner(match, "walrus") == "thule"
    assert held(match, "thule") == set()


@pytest.mark.law("greenland:G5.1")
def test_a_trophy_can_be_left_in_its_row() -> None:
    match = answer(hunt("walrus", {"thule": 3}, 4, 4, 4), "decline")
    assert owner(match, "walrus") == "none"
    assert row(match, "north") == ["walrus"]


@pytest.mark.law("greenland:G5.1")
@pytest.mark.parametrize(
    ("card", "faces", "trophy"),
    [
        ("harp_seal_pup", (5, 5), True),
        ("harp_seal_pup", (5, 6), False),
        ("walrus", (5, 5, 5), True),
        ("walrus", (5, 5, 6, 6), False),
        ("greenland_shark", (5, 5, 5, 5), True),
        ("greenland_shark", (5, 5, 5, 6), False),
    ],
)
def test_a_trophy_takes_two_three_or_four_dice_alike(card: str, faces: tuple[int, ...], trophy: bool) -> None:
    match = hunt(card, {"norse": len(faces)}, *faces)
    assert (asked(match)[1] == "take_trophy") == trophy


@pytest.mark.law("greenland:G4.1")
@pytest.mark.law("greenland:G5.1")
def test_a_successful_hunt_brings_its_yield_and_the_trophy() -> None:
    match = answer(hunt("walrus", {"thule": 3}, 2, 2, 2), "take walrus")
    assert told(match, "born") == ["born thule 4"]
    assert owner(match, "walrus") == "thule"


@pytest.mark.law("greenland:A1.4.4")
@pytest.mark.law("greenland:G5.4")
@pytest.mark.law("greenland:G7.1")
def test_a_trophy_is_not_replaced_and_whoever_else_was_there_goes_home() -> None:
    match = hunt("walrus", {"thule": 3, "tunit": 4}, 4, 4, 4, warm=WARM, decks={"north": ["narwhal"]})
    answer(match, "take walrus")
    assert row(match, "north") == ["arctic_cod", "musk_ox"]
    assert rolls(match) == ["thule 3"]
    assert pieces(match, "tunit") == 4 + 1


@pytest.mark.law("greenland:G5.6")
@pytest.mark.parametrize(
    ("agreed", "sled", "trophy"),
    [
        pytest.param("trophy", "husky", True, marks=pytest.mark.law("greenland:AP.9")),
        pytest.param("trophy", "elkhound", True, marks=pytest.mark.law("greenland:AP.9")),
        pytest.param("trophy", "arctic_caribou", True, marks=pytest.mark.law("greenland:AP.7")),
        pytest.param("trophy", "barren_ground_caribou", True, marks=pytest.mark.law("greenland:AP.7")),
        ("trophy", "goat", False),
        ("stays", "husky", False),
    ],
)
def test_the_meteorite_is_a_trophy_for_doubles_and_a_sled_if_so_agreed(agreed: str, sled: str, trophy: bool) -> None:
    match = hunt("cape_york_meteorite", {"thule": 2}, 5, 5, tableau={sled: "thule"}, rules={"meteorite": agreed})
    assert (asked(match)[1] == "take_trophy") == trophy


# G6 Cards for the hand


@pytest.mark.law("greenland:G6.3")
def test_example_an_alpha_and_two_ones_take_the_musk_oxen() -> None:
    match = answer(ox({"norse": 3}, 1, 1, alpha={"norse": "musk_ox"}), "roll")
    assert told(match, "hunt_succeeded", "born") == ["hunt_succeeded norse musk_ox 3", "born norse 2"]
    answer(match, "take musk_ox")
    assert held(match, "norse") == {"musk_ox"}
    assert row(match, "north") == ["arctic_cod", "narwhal", "walrus"]


@pytest.mark.law("greenland:G5.5")
@pytest.mark.law("greenland:G6.1")
def test_dice_alike_take_an_animal_into_the_hand_even_after_a_failure() -> None:
    match = ox({"norse": 3}, 5, 5, 5)
    assert told(match, "hunt_failed") == ["hunt_failed norse musk_ox 0"]
    assert asked(match) == (0, "take_to_hand", "G6.1")
    answer(match, "take musk_ox")
    assert held(match, "norse") == {"musk_ox"}
    assert owner(match, "musk_ox") == "none"


@pytest.mark.law("greenland:G6.1")
def test_a_success_without_dice_alike_does_not_take_it_and_dice_alike_need_not() -> None:
    match = ox({"norse": 3}, 1, 1, 2)
    assert (held(match, "norse"), row(match, "north")) == (set(), WARM["north"])
    match = answer(ox({"norse": 3}, 1, 1, 1), "decline")
    assert (held(match, "norse"), row(match, "north")) == (set(), WARM["north"])


@pytest.mark.law("greenland:G5.2")
@pytest.mark.law("greenland:G6.1")
def test_where_no_dice_are_shown_a_success_takes_the_card() -> None:
    match = hunt("slit_goggles", {"norse": 2}, 1, 5, others=ARTISAN)
    assert held(match, "norse") == {"slit_goggles"}
    match = hunt("slit_goggles", {"norse": 2}, 5, 5, others=ARTISAN)
    assert held(match, "norse") == set()


@pytest.mark.law("greenland:G6.2")
@pytest.mark.law("greenland:B2.5")
def test_a_full_hand_takes_the_card_and_discards_at_once() -> None:
    match = ox({"norse": 3}, 5, 5, 5, hand={"cold_forging": "norse"})
    answer(match, "take musk_ox")
    assert asked(match) == (0, "discard_down", "B2.5")
    assert options(match, "discard") == {"musk_ox", "cold_forging"}
    answer(match, "discard cold_forging")
    assert held(match, "norse") == {"musk_ox"}


@pytest.mark.law("greenland:G6.2", "greenland:G7.2", "greenland:G7.4")
def test_a_full_hand_is_seen_to_before_the_replacement_comes_and_others_may_hunt_it() -> None:
    match = ox({"norse": 3, "thule": 4}, 5, 5, 5, hand={"cold_forging": "norse"})
    answer(match, "take musk_ox")
    assert asked(match) == (0, "discard_down", "B2.5")
    assert row(match, "north") == ["arctic_cod", "walrus"], "nobody knows yet what comes"
    answer(match, "discard musk_ox")
    assert asked(match) == (1, "hunt_instead", "G7.4"), "they hunt the replacement even if the ox itself is discarded"
    assert row(match, "north") == ["arctic_cod", "narwhal", "walrus"]
    answer(match, "hunt narwhal")
    assert rolls(match) == ["norse 3", "thule 4"]


@pytest.mark.law("greenland:G6.2")
def test_a_card_that_no_hand_has_room_for_is_lost() -> None:
    match = answer(ox({"thule": 3}, 5, 5, 5), "take musk_ox")
    assert held(match, "thule") == set()
    assert row(match, "north") == ["arctic_cod", "narwhal", "walrus"]


# J1.1 Dying out on the way


@pytest.mark.law("greenland:J1.1", "greenland:G5.1", "greenland:G5.3")
@pytest.mark.parametrize(("ruling", "cards"), [("leave", ["walrus"]), ("take", [])])
def test_whether_the_last_of_a_tribe_take_a_trophy_when_they_die_is_a_ruling(ruling: str, cards: list[str]) -> None:
    agreed = {"last_hunters": ruling}
    match = hunt("walrus", {"norse": 3}, 3, 3, 3, alpha={"norse": "walrus"}, rules=agreed)
    for text in ("feet_of_clay", "roll", "take walrus"):
        if match.ask is not None and text in options(match):
            answer(match, text)
    assert told(match, "extinct") == ["extinct norse"]
    assert row(match, "north") == cards


@pytest.mark.law("greenland:J1.1", "greenland:G6.1")
@pytest.mark.parametrize(("ruling", "top"), [("leave", "musk_ox"), ("take", "narwhal")])
def test_nor_a_card_for_the_hand(ruling: str, top: str) -> None:
    match = hunt(
        "musk_ox",
        {"norse": 3},
        3,
        3,
        3,
        decks={"north": ["narwhal"]},
        alpha={"norse": "musk_ox"},
        rules={"last_hunters": ruling},
    )
    for text in ("feet_of_clay", "roll", "take musk_ox"):
        if match.ask is not None and text in options(match):
            answer(match, text)
    assert told(match, "extinct") == ["extinct norse"]
    assert row(match, "north") == [top]


# G7 The biodiversity rule


@pytest.mark.law("greenland:A1.4.4")
@pytest.mark.law("greenland:G7.2")
@pytest.mark.parametrize("side", ["warm", "cold"])
def test_the_top_card_of_the_deck_takes_the_same_place_on_either_side(side: str) -> None:
    lying: dict[str, Any] = {side: {"north": ["arctic_cod", "musk_ox", "walrus"]}}
    match = hunts({"musk_ox": {"norse": 3}, **ARTISAN}, 5, 5, 5, decks={"north": ["narwhal", "polar_bear"]}, **lying)
    answer(match, "take musk_ox")
    assert state(match)[side]["north"] == ["arctic_cod", "polar_bear", "walrus"]
    assert state(match)["decks"]["north"] == ["narwhal"]


@pytest.mark.law("greenland:G7.2")
def test_from_an_empty_deck_nothing_comes() -> None:
    match = answer(ox({"norse": 3}, 5, 5, 5, decks={"north": []}), "take musk_ox")
    assert row(match, "north") == ["arctic_cod", "walrus"]


@pytest.mark.law("greenland:C3.3")
def test_survivalists_replace_no_card() -> None:
    match = answer(ox({"norse": 3}, 5, 5, 5, rules={"variant": "survivalist"}), "take musk_ox")
    assert held(match, "norse") == {"musk_ox"}
    assert row(match, "north") == ["arctic_cod", "walrus"]


@pytest.mark.law("greenland:G7.4")
def test_others_may_hunt_the_replacement_of_a_card_taken_after_a_failure() -> None:
    match = ox({"norse": 3, "thule": 4, "tunit": 4}, 5, 5, 5, 1, 2, 6, 6)
    answer(match, "take musk_ox")
    assert asked(match) == (1, "hunt_instead", "G7.4")
    assert options(match) == {"hunt narwhal", "go_home"}
    answer(match, "hunt narwhal", "go_home")
    assert pieces(match, "tunit") == 4 + 1
    assert told(match, "hunt_succeeded") == ["hunt_succeeded thule narwhal 2"]
    assert pieces(match, "thule") == 4 + 3 + 1


@pytest.mark.law("greenland:G7.4")
def test_several_opportunists_hunt_the_replacement_in_hunt_order() -> None:
    match = ox({"norse": 3, "thule": 5, "tunit": 4}, 5, 5, 5, *(6, 6, 5, 5), *(1, 1, 5, 5, 6))
    answer(match, "take musk_ox", "hunt narwhal", "hunt narwhal")
    assert rolls(match) == ["norse 3", "tunit 4", "thule 5"]
    assert told(match, "hunt_succeeded") == ["hunt_succeeded thule narwhal 2"]


@pytest.mark.law("greenland:G4.7")
@pytest.mark.law("greenland:G7.4")
@pytest.mark.parametrize(("reading", "follow"), [("after_failure", False), ("always", True)])
def test_after_a_success_the_others_go_home_unless_agreed_otherwise(reading: str, follow: bool) -> None:
    match = ox({"norse": 3, "thule": 4}, 1, 1, 1, 6, 6, 5, 5, rules={"opportunists": reading})
    answer(match, "take musk_ox")
    assert (asked(match)[1] == "hunt_instead") == follow
    assert ("G4.7 returned thule 4 musk_ox" in record(match)) != follow


@pytest.mark.law("greenland:D8.1")
@pytest.mark.law("greenland:G7.4")
def test_sea_ice_keeps_opportunists_from_a_maritime_card() -> None:
    match = answer(ox({"norse": 3, "thule": 4}, 5, 5, 5, event="sea_ice"), "take musk_ox")
    assert pieces(match, "thule") == 4 + 1
    match = answer(
        ox({"norse": 3, "thule": 4}, 5, 5, 5, event="sea_ice", decks={"north": ["polar_bear"]}), "take musk_ox"
    )
    assert asked(match) == (1, "hunt_instead", "G7.4")


@pytest.mark.law("greenland:G7.e1")
def test_the_1st_edition_knows_no_opportunists() -> None:
    match = answer(ox({"norse": 3, "thule": 4}, 5, 5, 5, edition=1), "take musk_ox")
    assert pieces(match, "thule") == 4 + 1
    assert rolls(match) == ["norse 3"]


@pytest.mark.law("greenland:G7.3")
def test_a_card_that_migration_has_replaced_is_out_of_the_game() -> None:
    match = table(
        phase=EVENT,
        event="none",
        events=["overgrazing"],
        warm={"north": ["arctic_cod"], "south": ["arctic_char", "beluga"]},
        decks={"south": ["orca"]},
    )
    lying = state(match)
    assert lying["event"] == "overgrazing"
    assert row(match, "south") == ["orca", "beluga"]
    assert "arctic_char" not in lying["decks"]["south"]
    assert owner(match, "arctic_char") == "none"
