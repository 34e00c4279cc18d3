"""D3 Elder die-off, D4 Chaos and D6 Wanderlust."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import SIDES, answer, asked, dice, held, options, pieces, record, state, vocabulary
from tests.law.neanderthal.turns import icon

SPEECHLESS = {  # two black disks are left in the vocabulary of the Archaics
    "portals": {"archaic": ["venus_orange", "shaman_orange", "shaman_white", "bison_white"]},
    "tableau": {"piper": "archaic", "paintress": "archaic"},
    "disks": {"piper": {"orange": 3}, "paintress": {"white": 3, "black": 3}},
}


def die_off(*faces: int, **given: Any) -> Match:
    """Two dice roll for the elders of each tribe."""
    return icon("grieving_woman", 1, chance=dice(*faces), **given)


def chaos(*tribes: str, **given: Any) -> Match:
    """Chaos, with nothing after it but the auction."""
    return icon("swearing_woman", 2, *tribes, **given)


def speechless(unassigned: int, *elders: str, **given: Any) -> Match:
    """Chaos strikes Archaics with two disks in their vocabulary."""
    people = {"unassigned": unassigned, **dict.fromkeys(elders, 1)}
    return chaos(pieces={"archaic": people}, **{**SPEECHLESS, **given})


def wanderlust(*tribes: str, number: int = 2, **given: Any) -> Match:
    """Wanderlust after Chaos."""
    event, which = ("laughing_woman", 2) if number == 2 else ("piper", 3)
    return icon(event, which, *tribes, **given)


# D3 Elder die-off


@pytest.mark.law("neanderthal:D3.1")
def test_every_die_names_a_rank_whose_elder_dies() -> None:
    match = die_off(
        *(3, 6, 1, 2, 4, 4),
        pieces={
            "archaic": {"unassigned": 8, "archaic_3": 1, "archaic_5": 1, "archaic_6": 1},
            "neanderthal": {"unassigned": 8, "neanderthal_3": 1},
            "cro_magnon": {"unassigned": 8, "cro_magnon_4": 1},
        },
    )
    assert [pieces(match, "archaic", f"archaic_{rank}") for rank in (3, 5, 6)] == [0, 1, 0]
    assert pieces(match, "archaic", "dead") == 9 + 1
    assert pieces(match, "neanderthal", "neanderthal_3") == 1
    assert pieces(match, "cro_magnon", "cro_magnon_4") == 0
    assert "D3.1 elder_lost archaic archaic_6" in record(match)


@pytest.mark.law("neanderthal:B4a", "neanderthal:D3.1")
@pytest.mark.parametrize("tribe", ["archaic", "cro_magnon"])
@pytest.mark.parametrize("rank", range(1, 7))
def test_an_alpha_of_any_rank_may_be_swapped_before_the_dice_are_rolled(tribe: str, rank: int) -> None:
    place = f"{tribe}_{rank}"
    match = die_off(pieces={tribe: {"unassigned": 2, place: 1}}, alpha={tribe: place}, tribal=[tribe])
    assert asked(match)[1:] == ("before_die_off", "B4a")
    answer(match, "swap_alpha")
    assert state(match)["alpha"][tribe] == "unassigned"


@pytest.mark.law("neanderthal:D3.1")
def test_an_event_with_one_skull_rolls_one_die_for_each() -> None:
    match = icon("paintress", 2, chance=dice(6, 1, 1), pieces={"archaic": {"unassigned": 6, "archaic_6": 1}})
    assert [line for line in record(match) if "roll" in line] == [
        "D3.1 die_off_roll archaic 6",
        "D3.1 die_off_roll neanderthal 1",
        "D3.1 die_off_roll cro_magnon 1",
    ]


@pytest.mark.law("neanderthal:D3.2")
def test_the_disk_under_an_immature_elder_comes_back() -> None:
    match = die_off(6, 6, 1, 1, 1, 1, pieces={"archaic": {"unassigned": 6, "archaic_6": 1}}, immature=["archaic_6"])
    assert pieces(match, "archaic", "archaic_6") == 0
    assert vocabulary(match, "archaic") == (5, 5, 5)


@pytest.mark.law("neanderthal:D4a.1", "neanderthal:D4.1")
def test_who_has_lost_somebody_is_not_immune_when_so_few_are_left() -> None:
    match = answer(speechless(4), "lose archaic", "lose archaic")
    again = Match.from_position(match.position())
    for going_on in (match, again):
        assert asked(going_on) == (0, "who_is_lost", "D4.1")
        assert options(going_on) == {"lose archaic", "lose_alpha", "done"}


@pytest.mark.law("neanderthal:B4a", "neanderthal:D3.1")
@pytest.mark.parametrize(("choice", "alpha"), [("swap_alpha", "unassigned"), ("decline", "dead")])
def test_an_alpha_who_is_an_elder_may_be_swapped_before_the_dice_are_rolled(choice: str, alpha: str) -> None:
    people = {"archaic": {"unassigned": 6, "archaic_3": 1}}
    match = die_off(3, 3, 1, 1, 1, 1, pieces=people, alpha={"archaic": "archaic_3"})
    assert asked(match) == (0, "before_die_off", "B4a")
    assert not any("roll" in line for line in record(match))
    answer(match, choice)
    assert state(match)["alpha"]["archaic"] == alpha
    assert (pieces(match, "archaic"), pieces(match, "archaic", "archaic_3")) == (6, 0)


@pytest.mark.law("neanderthal:B4a")
@pytest.mark.parametrize(("unassigned", "place"), [(0, "archaic_3"), (3, "unassigned")])
def test_without_a_tribesman_or_with_another_elder_there_is_nothing_to_swap(unassigned: int, place: str) -> None:
    people = {"archaic": {"unassigned": unassigned, "archaic_3": 1}}
    match = die_off(1, 1, 1, 1, 1, 1, pieces=people, alpha={"archaic": place})
    assert not any("alpha_swapped" in line for line in record(match))
    assert any("die_off_roll archaic" in line for line in record(match))


@pytest.mark.law("neanderthal:D3.1", "neanderthal:B2c")
def test_with_an_elder_goes_a_place_in_the_hand() -> None:
    match = die_off(
        *(3, 3, 1, 1, 1, 1),
        pieces={"archaic": {"unassigned": 6, "archaic_3": 1, "archaic_5": 1}},
        tribal=["archaic"],
        hand={"horse": "archaic", "caribou": "archaic"},
    )
    assert asked(match) == (0, "discard_down", "B2c")
    answer(match, "discard horse")
    assert held(match, "archaic") == {"caribou"}


@pytest.mark.law("neanderthal:CARD.17")
def test_tailored_cloth_keeps_elders_of_rank_3_to_5_alive() -> None:
    elders = {"archaic_3": 1, "archaic_4": 1, "archaic_5": 1, "archaic_6": 1}
    given = {"pieces": {"archaic": {"unassigned": 8, **elders}}, "tableau": {"carcass_17": "archaic"}}
    match = icon("a_woman_with_a_name", 2, chance=dice(3, 6, 1, 1, 1, 1), **given)
    assert [pieces(match, "archaic", f"archaic_{rank}") for rank in (3, 6)] == [1, 0]
    assert "CARD.17 elder_endures archaic_3" in record(match)
    match = icon("a_woman_with_a_name", 2, chance=dice(4, 5, 1, 1, 1, 1), **given)
    assert [pieces(match, "archaic", f"archaic_{rank}") for rank in (4, 5)] == [1, 1]
    immature = {"disks": {"carcass_17": {"black": 1}}}
    match = icon("a_woman_with_a_name", 2, chance=dice(4, 5, 1, 1, 1, 1), **given, **immature)
    assert [pieces(match, "archaic", f"archaic_{rank}") for rank in (4, 5)] == [0, 0]


@pytest.mark.law("neanderthal:CARD.17")
def test_tailored_cloth_does_not_help_a_chief() -> None:
    match = die_off(
        *(1, 2, 1, 1, 1, 1),
        pieces={"archaic": {"unassigned": 8, "archaic_1": 1, "archaic_2": 1}},
        tribal=["archaic"],
        tableau={"carcass_17": "archaic"},
    )
    assert [pieces(match, "archaic", f"archaic_{rank}") for rank in (1, 2)] == [0, 0]


@pytest.mark.law("neanderthal:CARD.44")
def test_the_weather_whisperer_keeps_the_fire_starter_alive_and_nobody_else() -> None:
    match = die_off(
        *(6, 5, 6, 6, 1, 1),
        pieces={
            "archaic": {"unassigned": 8, "archaic_5": 1, "archaic_6": 1},
            "neanderthal": {"unassigned": 8, "neanderthal_6": 1},
        },
        sexuality={"archaic": "harem"},
        tableau={"weather_whisperer": "archaic"},
    )
    assert [pieces(match, "archaic", f"archaic_{rank}") for rank in (5, 6)] == [0, 1]
    assert pieces(match, "neanderthal", "neanderthal_6") == 0
    assert "CARD.44 elder_endures archaic_6" in record(match)


# D4 Chaos


@pytest.mark.law("neanderthal:D4.1")
def test_at_least_half_of_the_unassigned_are_lost_rounded_up() -> None:
    match = speechless(5)
    assert asked(match) == (0, "who_is_lost", "D4.1")
    answer(match, "lose archaic", "lose archaic", "lose archaic")
    assert pieces(match, "archaic") == 2
    assert asked(match) == (0, "who_is_lost", "D4.1")
    assert options(match) == {"lose archaic", "lose_alpha", "done"}
    answer(match, "done")
    assert pieces(match, "archaic") == 2


@pytest.mark.law("neanderthal:D4.1")
def test_more_than_half_may_be_lost() -> None:
    match = answer(speechless(4), "lose archaic", "lose archaic", "lose archaic", "lose_alpha")
    assert pieces(match, "archaic") == 0
    assert asked(match)[1] != "who_is_lost"


@pytest.mark.law("neanderthal:D4.1", "neanderthal:D6.3", "neanderthal:D6.2")
def test_the_alpha_and_wanderlusters_count_and_their_host_may_lose_them_first() -> None:
    match = chaos(
        pieces={"archaic": {"unassigned": 2}, "cro_magnon": {"unassigned": 1, "guests_of_archaic": 3}}, **SPEECHLESS
    )
    assert options(match) == {"lose archaic", "lose_alpha", "lose cro_magnon"}
    answer(match, "lose cro_magnon", "lose cro_magnon", "lose_alpha")
    assert options(match) == {"lose archaic", "lose cro_magnon", "done"}
    answer(match, "done")
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 1
    assert pieces(match, "cro_magnon", "dead") == 17
    assert state(match)["alpha"]["archaic"] == "dead"


@pytest.mark.law("neanderthal:D4.2")
def test_one_elder_is_lost_too_mature_or_not() -> None:
    match = speechless(4, "archaic_4", "archaic_6", immature=["archaic_6"])
    answer(match, "lose archaic", "lose archaic", "done")
    assert asked(match) == (0, "which_elder", "D4.2")
    assert options(match) == {"lose_elder 4", "lose_elder 6"}
    assert vocabulary(match, "archaic") == (0, 0, 1)
    answer(match, "lose_elder 6")
    assert [pieces(match, "archaic", f"archaic_{rank}") for rank in (4, 6)] == [1, 0]
    assert vocabulary(match, "archaic") == (0, 0, 2)


@pytest.mark.law("neanderthal:D4.2", "neanderthal:B4a")
def test_an_alpha_who_is_an_elder_may_be_swapped_before_one_is_lost() -> None:
    match = answer(speechless(4, "archaic_3", alpha={"archaic": "archaic_3"}), "done")
    assert options(match) == {"lose_elder 3", "swap_alpha"}
    answer(match, "swap_alpha")
    assert pieces(match, "archaic", "archaic_3") == 0
    assert state(match)["alpha"]["archaic"] == "unassigned"


@pytest.mark.law("neanderthal:D4a.1")
@pytest.mark.parametrize(("unassigned", "struck"), [(2, False), (3, True)])
def test_nobody_is_struck_who_has_no_more_tribesmen_than_words(unassigned: int, struck: bool) -> None:
    match = speechless(unassigned, "archaic_4")
    assert (asked(match)[1] == "who_is_lost") is struck
    assert ("D4a.1 chaos_spares archaic" in record(match)) is not struck
    assert pieces(match, "archaic", "archaic_4") == 1


@pytest.mark.law("neanderthal:D4a.2", "neanderthal:E2c.1")
def test_a_mature_chief_of_a_tribal_species_keeps_chaos_away() -> None:
    disks = {"piper": {"orange": 4}, "paintress": {"white": 4, "black": 4}}
    talk = {"tableau": {"piper": "archaic", "paintress": "archaic"}, "disks": disks}
    people = {"archaic": {"unassigned": 8, "archaic_1": 1}}
    match = chaos(pieces=people, tribal=["archaic"], **talk)
    assert "D4a.2 chaos_spares archaic" in record(match)
    assert pieces(match, "archaic") == 8
    match = chaos(pieces=people, tribal=["archaic"], immature=["archaic_1"], **talk)
    assert asked(match)[1] == "who_is_lost"


@pytest.mark.law("neanderthal:D4b", "neanderthal:E2c.3")
def test_a_fire_rounds_down_and_spares_the_elders() -> None:
    match = answer(speechless(5, "archaic_6", "archaic_4"), "lose archaic", "lose archaic")
    assert "done" in options(match)
    answer(match, "done")
    assert asked(match)[1] != "which_elder"
    assert [pieces(match, "archaic", f"archaic_{rank}") for rank in (4, 6)] == [1, 1]
    immature = answer(speechless(5, "archaic_6", immature=["archaic_6"]), "lose archaic", "lose archaic")
    assert "done" not in options(immature)


@pytest.mark.law("neanderthal:CARD.42")
def test_with_the_laughing_woman_four_are_enough() -> None:
    given = {"portals": {}, "tableau": {"laughing_woman": "archaic", "piper": "archaic", "paintress": "archaic"}}
    disks = {"piper": {"orange": 4}, "paintress": {"white": 4, "black": 3}}
    match = speechless(13, sexuality={"archaic": "harem"}, disks=disks, **given)
    answer(match, *["lose archaic"] * 3)
    assert "done" not in options(match)
    assert "done" in options(answer(match, "lose archaic"))
    match = answer(speechless(5, sexuality={"archaic": "harem"}, disks=disks, **given), *["lose archaic"] * 3)
    assert "done" in options(match)


# D4c Changing the sexuality


@pytest.mark.law("neanderthal:D4c.1")
def test_whoever_lost_anybody_may_turn_his_sexuality_over() -> None:
    match = chaos(
        pieces={"archaic": {"unassigned": 8}},
        sexuality={"archaic": "promiscuous", "cro_magnon": "harem"},
        tableau={"fashion_woman": "archaic"},
        disks={"fashion_woman": {"orange": 3, "white": 3}},
    )
    answer(match, *["lose archaic"] * 4, "done")
    assert asked(match) == (0, "change_sexuality", "D4c.1")
    assert options(match) == {"live promiscuous", "live pair_bonding"}
    answer(match, "live pair_bonding")
    assert state(match)["sexuality"]["archaic"] == "pair_bonding"
    assert vocabulary(match, "archaic") == (2, 2, 5)


@pytest.mark.law("neanderthal:D4c.1")
def test_whoever_cannot_supply_the_disks_of_the_other_side_stays_as_he_is() -> None:
    match = answer(speechless(4), "lose archaic", "lose archaic", "done")
    assert asked(match)[1] != "change_sexuality"
    assert state(match)["sexuality"]["archaic"] == "pair_bonding"


@pytest.mark.law("neanderthal:D4c.1", "neanderthal:D4a.1")
def test_whoever_lost_nobody_is_not_asked() -> None:
    assert asked(chaos())[1] == "bid"
    match = chaos(
        pieces={"archaic": {"unassigned": 1, "archaic_6": 1}},
        sexuality={"archaic": "harem"},
        tableau={"piper": "archaic", "paintress": "archaic"},
        disks={"piper": {"orange": 4}, "paintress": {"white": 4, "black": 4}},
    )
    assert options(match) == {"lose_alpha", "done"}
    answer(match, "done")
    assert asked(match)[1] == "bid"


@pytest.mark.law("neanderthal:D4c.1")
def test_to_lose_one_is_enough() -> None:
    match = chaos(
        pieces={"archaic": {"unassigned": 2}},
        sexuality={"archaic": "promiscuous", "cro_magnon": "harem"},
        tableau={"piper": "archaic", "paintress": "archaic"},
        disks={"piper": {"orange": 3}, "paintress": {"white": 3, "black": 3}},
    )
    assert asked(answer(match, "lose archaic", "done")) == (0, "change_sexuality", "D4c.1")


@pytest.mark.law("neanderthal:D4c.2")
def test_husbands_stay_married_to_those_who_become_promiscuous() -> None:
    match = chaos(
        pieces={"archaic": {"unassigned": 8, "wed_piper": 1}},
        sexuality={"archaic": "harem"},
        sexuality_card={"archaic": "big_man", "neanderthal": "selfish_gene", "cro_magnon": "family_values"},
        tableau={"piper": "archaic", "matriarch": "archaic", "paintress": "archaic"},
        disks={"matriarch": {"orange": 2}, "paintress": {"white": 2, "black": 2}},
    )
    answer(match, *["lose archaic"] * 4, "done", "live promiscuous")
    assert state(match)["sexuality"]["archaic"] == "promiscuous"
    assert pieces(match, "archaic", "wed_piper") == 1


@pytest.mark.law("neanderthal:D4.ex")
def test_the_example_of_archaics_with_three_tribesmen_and_two_words() -> None:
    match = answer(speechless(3, "archaic_6"), "lose archaic")
    assert "done" in options(match)
    answer(match, "done")
    assert (pieces(match, "archaic"), pieces(match, "archaic", "archaic_6")) == (2, 1)
    without = answer(speechless(3), "lose archaic", "lose archaic")
    assert options(without) == {"lose_alpha", "done"}


@pytest.mark.law("neanderthal:D4.ex", "neanderthal:D4c.1")
@pytest.mark.law("neanderthal:CARD.58A", "neanderthal:CARD.58B", "neanderthal:CARD.59A", "neanderthal:CARD.59B")
@pytest.mark.law("neanderthal:CARD.60A", "neanderthal:CARD.60B")
@pytest.mark.parametrize(("card", "sides"), SIDES.items())
@pytest.mark.parametrize("before", [0, 1])
def test_whoever_lost_a_hunter_may_turn_his_sexuality_card_from_either_side(
    card: str, sides: tuple[str, str], before: int
) -> None:
    second, third = (other for other in SIDES if other != card)
    match = chaos(
        pieces={"archaic": {"unassigned": 8}},
        sexuality={"archaic": sides[before], "neanderthal": SIDES[second][0], "cro_magnon": SIDES[third][0]},
        sexuality_card={"archaic": card, "neanderthal": second, "cro_magnon": third},
        tableau={"piper": "archaic", "paintress": "archaic"},
        disks={"piper": {"orange": 3}, "paintress": {"white": 3, "black": 3}},
    )
    answer(match, *["lose archaic"] * 4, "done")
    assert options(match) == {f"live {side}" for side in sides}
    answer(match, f"live {sides[1 - before]}")
    assert state(match)["sexuality"]["archaic"] == sides[1 - before]
    mpi = {"promiscuous": 2, "harem": 1, "pair_bonding": 0}[sides[1 - before]]
    assert vocabulary(match, "archaic") == (2 - mpi, 2 - mpi, 2 - mpi)


# D6 Wanderlust


@pytest.mark.law("neanderthal:D6.1")
def test_whoever_lost_most_sends_so_many_of_his_dead_to_the_others() -> None:
    match = wanderlust(lost={"archaic": 1, "neanderthal": 3, "cro_magnon": 2})
    assert asked(match) == (1, "where_to_wander", "D6.1")
    assert options(match) == {"visit archaic", "visit cro_magnon"}
    answer(match, "visit archaic", "visit cro_magnon")
    assert pieces(match, "neanderthal", "guests_of_archaic") == 1
    assert pieces(match, "neanderthal", "guests_of_cro_magnon") == 1
    assert pieces(match, "neanderthal", "dead") == 16
    assert asked(match)[1] == "bid"


@pytest.mark.law("neanderthal:D6.1")
def test_both_may_go_to_the_same_host_and_one_icon_sends_one() -> None:
    match = answer(wanderlust(lost={"neanderthal": 3}), "visit archaic", "visit archaic")
    assert pieces(match, "neanderthal", "guests_of_archaic") == 2
    match = answer(wanderlust(number=1, lost={"neanderthal": 3}), "visit archaic")
    assert pieces(match, "neanderthal", "guests_of_archaic") == 1
    assert asked(match)[1] == "bid"


@pytest.mark.law("neanderthal:D6.1")
def test_of_equals_it_is_the_first_in_the_order_of_play() -> None:
    match = wanderlust(lost={"archaic": 2, "neanderthal": 2}, order=["cro_magnon", "neanderthal", "archaic"])
    assert asked(match)[0] == 1


@pytest.mark.law("neanderthal:D6.1")
def test_with_two_players_they_all_go_to_the_other() -> None:
    match = wanderlust("archaic", "cro_magnon", lost={"archaic": 2})
    assert pieces(match, "archaic", "guests_of_cro_magnon") == 2


@pytest.mark.law("neanderthal:D6.1")
def test_where_nobody_lost_anything_nobody_wanders() -> None:
    match = wanderlust(lost={"archaic": 0})
    assert asked(match)[1] == "bid"
    assert not any("wandered" in line for line in record(match))


@pytest.mark.law("neanderthal:D6.1")
def test_by_another_ruling_the_first_player_sends_some_nevertheless() -> None:
    given: dict[str, Any] = {"order": ["neanderthal", "archaic", "cro_magnon"], "rules": {"no_losses": "first"}}
    assert asked(wanderlust(**given)) == (1, "where_to_wander", "D6.1")
    assert asked(wanderlust(**given, lost={"cro_magnon": 1}))[0] == 2


@pytest.mark.law("neanderthal:D6.1", "neanderthal:D6b")
def test_the_alpha_never_wanders_and_no_more_wander_than_are_dead() -> None:
    match = wanderlust(pieces={"archaic": {"unassigned": 17}}, alpha={"archaic": "dead"}, lost={"archaic": 2})
    answer(match, "visit cro_magnon")
    assert pieces(match, "archaic", "guests_of_cro_magnon") == 1
    assert state(match)["alpha"]["archaic"] == "dead"
    assert asked(match)[1] == "bid"


@pytest.mark.law("neanderthal:J1.1", "neanderthal:D6.1")
def test_a_lazarus_species_takes_nobody_in() -> None:
    match = wanderlust(lost={"archaic": 2}, pieces={"neanderthal": {}})
    assert pieces(match, "archaic", "guests_of_cro_magnon") == 2


@pytest.mark.law("neanderthal:D6.1")
@pytest.mark.parametrize(("rule", "seat"), [("unassigned", 1), ("elders", 0)])
def test_an_elder_counts_among_the_lost_only_by_another_ruling(rule: str, seat: int) -> None:
    speech = [{"orange": 5}, {"white": 4, "black": 3}]
    match = icon(
        "laughing_woman",
        1,
        order=["neanderthal", "archaic", "cro_magnon"],
        pieces={"archaic": {"unassigned": 4, "archaic_4": 1}, "neanderthal": {"unassigned": 4}},
        tableau={
            **{"piper": "archaic", "paintress": "archaic"},
            **{"caring_woman": "neanderthal", "telling_mother": "neanderthal"},
        },
        disks=dict(zip(["piper", "paintress", "caring_woman", "telling_mother"], speech * 2, strict=True)),
        rules={"wanderlust": rule},
    )
    answer(match, "lose neanderthal", "lose neanderthal", "done", "lose archaic", "lose archaic", "done")
    assert asked(match)[:2] == (seat, "where_to_wander")


@pytest.mark.law("neanderthal:D6.1", "neanderthal:D4.2")
def test_by_that_ruling_an_elder_counts_as_much_as_a_tribesman() -> None:
    speech = [{"orange": 5}, {"white": 4, "black": 3}]
    match = icon(
        "laughing_woman",
        1,
        pieces={"archaic": {"unassigned": 4, "archaic_4": 1}, "neanderthal": {"unassigned": 8}},
        tableau={
            **{"piper": "archaic", "paintress": "archaic"},
            **{"caring_woman": "neanderthal", "telling_mother": "neanderthal"},
        },
        disks=dict(zip(["piper", "paintress", "caring_woman", "telling_mother"], speech * 2, strict=True)),
        rules={"wanderlust": "elders"},
    )
    answer(match, "lose archaic", "lose archaic", "done")
    assert state(match)["lost"] == {"archaic": 3}
    answer(match, *["lose neanderthal"] * 4, "done")
    assert asked(match)[:2] == (1, "where_to_wander"), "four are more than two and an elder"
