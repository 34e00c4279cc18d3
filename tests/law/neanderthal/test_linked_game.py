"""K1 The linked game: a game of Greenland begins where a game of Neanderthal ended."""

from __future__ import annotations

import random
from typing import cast

import pytest

from lawspeaker.games.greenland.model.state import GreenlandSetting
from lawspeaker.games.greenland.model.tables import THULE, Card
from lawspeaker.kernel import save
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start, start_sequel
from tests.law.neanderthal.endings import ended
from tests.law.neanderthal.table import (
    GAP,
    ICE,
    answer,
    asked,
    options,
    pieces,
    record,
    state,
)

KINDS = ["game", "animal", "invention", "daughter", "import", "new_world"]


def greenland(match: Match, seed: int = 1, **rules: str) -> Match:
    """The game that follows, before anybody has answered."""
    return start_sequel(match, rules=rules, chance=Fast(seed))


def cards_of(match: Match) -> dict[str, Card]:
    """The cards of Greenland by their names."""
    return {card.key: card for card in cast(GreenlandSetting, match.game.setting).tables.cards}


def tableau(match: Match, tribe: str, kind: str = "") -> set[str]:
    """The cards in a tribe's tableau: all, or those of a kind."""
    owned = {card for card, owner in state(match)["tableau"].items() if owner == tribe}
    return {card for card in owned if not kind or KINDS[cards_of(match)[card].kind] == kind}


# Who goes on, and how it is won


@pytest.mark.law("neanderthal:K1.1", "neanderthal:A.d")
def test_every_seat_goes_on_with_the_tribe_of_its_colour() -> None:
    match = greenland(ended("cro_magnon", "archaic", "neanderthal"))
    assert match.game.setting.config.game == "greenland"
    assert state(match)["seat_of"] == {"norse": 0, "tunit": 1, "thule": 2}


@pytest.mark.law("neanderthal:K1.1")
def test_two_players_go_on_with_two_tribes() -> None:
    match = greenland(ended("neanderthal", "archaic"))
    assert state(match)["seat_of"] == {"thule": 0, "tunit": 1}


@pytest.mark.law("neanderthal:K1.1")
def test_the_points_of_both_games_decide() -> None:
    """The Archaic have 19 points for 4 people and 15 words, the Neanderthals 16 for the Alpha alone, and the Cro-Magnon
    have three words less, for they hold harems.
    """
    before = ended(
        people={"archaic": {"unassigned": 4}, "neanderthal": {"unassigned": 1}, "cro_magnon": {"unassigned": 1}}
    )
    assert before.result.points == [19, 16, 13]
    position = greenland(before).position()
    position["state"] = {
        "phase": 6,
        "step": 2,
        "done": {"*": True},
        "order": ["norse", "thule", "tunit"],
        "event": "none",
        "events": [],
        "banked": {"norse": 13, "thule": 16, "tunit": 19},
        "pieces": {"*": {}, "unassigned": {"norse": 3, "thule": 7, "tunit": 2}},
        "alpha": {"*": "unassigned"},
        "tableau": {"*": "none"},
        "ivory": {"*": 0},
        "iron": {"*": 0},
    }
    del position["whole"]
    after = Match.from_position(position)
    assert after.over
    assert after.result.points == [21, 23, 16]
    assert after.result.winners == [1]  # with 7 points here, and 16 before
    assert "neanderthal:K1.1 scored_before tunit 19" in record(after)
    assert "neanderthal:K1.1 total thule 23" in record(after)


@pytest.mark.law("neanderthal:K1.1", "greenland:J1.1")
@pytest.mark.parametrize(("first_part", "winner"), [("kept", 1), ("lost", 0)])
def test_who_dies_out_in_greenland_may_still_have_the_points_of_this_game(first_part: str, winner: int) -> None:
    before = ended("cro_magnon", "archaic", people={"cro_magnon": {"unassigned": 3}, "archaic": {"unassigned": 6}})
    position = greenland(before, first_part=first_part).position()
    position["state"] = {
        "phase": 6,
        "step": 2,
        "done": {"*": True},
        "order": ["norse", "tunit"],
        "event": "none",
        "events": [],
        "banked": {"norse": 18, "tunit": 21},
        "extinct": {"tunit": True},
        "pieces": {"*": {}, "unassigned": {"norse": 1}},
        "alpha": {"norse": "unassigned", "tunit": "valhalla"},
        "tableau": {"*": "none"},
        "ivory": {"*": 0},
        "iron": {"*": 0},
    }
    del position["whole"]
    assert Match.from_position(position).result.winners == [winner]


@pytest.mark.law("neanderthal:K1.1")
def test_nothing_goes_on_from_an_unfinished_game_or_one_of_a_single_species() -> None:
    alone = start("neanderthal", seats=1, seed=3)
    with pytest.raises(ConfigError, match="no other game goes on from here"):
        start_sequel(alone)
    lots = random.Random(3)
    while alone.ask is not None:
        alone.answer(lots.choice(alone.ask.options))
    with pytest.raises(ConfigError, match="no other game goes on from here"):
        start_sequel(alone)
    with pytest.raises(ConfigError, match="no other game goes on from here"):
        start_sequel(start("neanderthal", seats=3))


@pytest.mark.law("neanderthal:K1.1")
def test_a_linked_game_cannot_begin_by_itself() -> None:
    with pytest.raises(ConfigError, match="goes on where a game of Neanderthal ended"):
        start("greenland", seats=2, rules={"variant": "linked", "tribe_1": "norse", "tribe_2": "thule"})


# People and disks


@pytest.mark.law("neanderthal:K1a.1")
def test_all_who_are_alive_go_along_and_nobody_else() -> None:
    """Mature or not, elders, husbands and Wanderlusters with others; here 8 Archaics with their Alpha."""
    people = {
        "archaic": {
            "unassigned": 3,
            "archaic_6": 1,
            "archaic_3": 1,
            "wed_piper": 1,
            "guests_of_neanderthal": 1,
            "wed_matriarch": 1,
        },
        "neanderthal": {"unassigned": 2},
    }
    match = greenland(
        ended(
            people=people,
            immature=["archaic_3"],
            tableau={"piper": "neanderthal", "matriarch": "archaic"},
            unripe=["matriarch"],
        )
    )
    answer(match, "take cattle")
    assert pieces(match, "tunit") == 8
    assert pieces(match, "tunit", "valhalla") == 11
    assert state(match)["alpha"]["tunit"] == "unassigned"
    assert pieces(match, "tunit", "markland") == 0  # C0.7 is not in force


@pytest.mark.law("neanderthal:K1a.1")
def test_a_dead_alpha_stays_dead() -> None:
    match = greenland(ended("archaic", "neanderthal", people={"archaic": {"unassigned": 3}}, alpha={"archaic": "dead"}))
    assert state(match)["alpha"]["tunit"] == "valhalla"
    assert pieces(match, "tunit") == 3


@pytest.mark.law("neanderthal:K1a.1", "greenland:J1.1")
def test_a_species_of_which_nobody_is_alive_has_died_out() -> None:
    match = greenland(ended(people={"archaic": {}}, tableau={"caribou": "archaic"}))
    assert state(match)["extinct"] == {"tunit": True}
    assert tableau(match, "tunit") == set()
    assert "J1.1 extinct tunit" in record(match)


@pytest.mark.law("neanderthal:K1a.1")
@pytest.mark.parametrize(("linked_disks", "disks"), [("words", (4, 3, 4)), ("all", (5, 5, 5))])
def test_disks_become_energy_ivory_and_iron(linked_disks: str, disks: tuple[int, int, int]) -> None:
    """One of each colour lies on the card of the harem, and a white one on the brain map; those of an immature elder
    and of a daughter come back.
    """
    match = greenland(
        ended(
            people={"archaic": {"unassigned": 2, "archaic_6": 1}},
            immature=["archaic_6"],
            tableau={"piper": "archaic"},
            disks={"piper": {"orange": 1}},
            sexuality={"archaic": "harem"},
            portals={"archaic": ["bison_white"]},
            rules={"linked_disks": linked_disks},
        )
    )
    found = state(match)
    assert (found["energy"]["tunit"], found["ivory"]["tunit"], found["iron"]["tunit"]) == disks


@pytest.mark.law("neanderthal:K1a.2")
def test_the_tunit_say_how_many_are_colonists() -> None:
    match = greenland(ended("archaic", "neanderthal"))
    assert asked(match) == (0, "settle_markland", "neanderthal:K1a.2")
    assert options(match, "number") == {"0", "1", "2", "3", "4"}  # all but the Alpha
    answer(match, "number 3")
    assert (pieces(match, "tunit"), pieces(match, "tunit", "markland")) == (2, 3)
    assert "neanderthal:K1a.2 sent_to_settle tunit 3 markland" in record(match)


@pytest.mark.law("neanderthal:K1a.2", "neanderthal:K1b")
def test_elders_keep_their_ranks() -> None:
    people = {"neanderthal": {"unassigned": 2, "neanderthal_1": 1, "neanderthal_4": 1, "neanderthal_6": 1}}
    match = greenland(ended("neanderthal", "archaic", people=people, tribal=["neanderthal"]))
    found = state(match)["pieces"]
    assert {place for place in found if place.startswith("thule_")} == {"thule_1", "thule_4", "thule_6"}
    assert pieces(match, "thule") == 2
    assert asked(match)[1] == "settle_markland"  # nobody else is appointed


@pytest.mark.law("neanderthal:K1a.2", "neanderthal:K1b")
def test_by_another_reading_others_can_become_elders_too() -> None:
    people = {"neanderthal": {"unassigned": 3, "neanderthal_1": 1}}
    match = greenland(
        ended("neanderthal", "archaic", people=people, tribal=["neanderthal"], rules={"linked_elders": "chosen"})
    )
    assert asked(match) == (0, "appoint_elder", "neanderthal:K1a.2")
    assert options(match) == {"promote 2", "promote 3", "promote 4", "promote 5", "promote 6", "done"}
    answer(match, "promote 3")
    assert options(match) == {"promote 2", "promote 4", "promote 5", "promote 6", "done"}
    answer(match, "promote 6")
    assert pieces(match, "thule") == 1  # the Alpha, who is no elder
    assert asked(match)[1] == "settle_markland"
    assert "neanderthal:K1a.2 promoted thule thule_3" in record(match)


@pytest.mark.law("neanderthal:K1a.2")
def test_colonists_are_named_once_and_before_elders() -> None:
    people = {"archaic": {"unassigned": 3, "archaic_1": 1}}
    match = greenland(
        ended("archaic", "neanderthal", people=people, tribal=["archaic"], rules={"linked_elders": "chosen"})
    )
    answer(match, "number 1")
    assert asked(match) == (0, "appoint_elder", "neanderthal:K1a.2")
    later = answer(match.clone(), "promote 3")
    assert asked(later)[1] != "settle_markland"
    assert pieces(later, "tunit", "markland") == 1


@pytest.mark.law("neanderthal:K1a.2")
def test_nobody_has_to_appoint_elders() -> None:
    people = {"neanderthal": {"unassigned": 3, "neanderthal_1": 1}}
    match = greenland(
        ended("neanderthal", "archaic", people=people, tribal=["neanderthal"], rules={"linked_elders": "chosen"})
    )
    answer(match, "done")
    assert pieces(match, "thule") == 3


# Cards


@pytest.mark.law("neanderthal:K1c", "neanderthal:K1d")
@pytest.mark.parametrize("seed", range(4))
def test_animals_and_inventions_become_biomes_at_random(seed: int) -> None:
    cards = {"caribou": "neanderthal", "musk_ox": "neanderthal", "carcass_17": "neanderthal", "aurochs": "neanderthal"}
    match = greenland(ended("neanderthal", "archaic", tableau=cards, tribal=["neanderthal"]), seed)
    animals, inventions = tableau(match, "thule", "animal"), tableau(match, "thule", "invention")
    assert (len(animals), len(inventions)) == (2, 1)
    assert all(cards_of(match)[card].row >= 0 for card in animals | inventions)
    assert tableau(match, "thule") == animals | inventions  # the trophy stays behind
    found = state(match)
    elsewhere = [
        *found["decks"]["north"],
        *found["decks"]["south"],
        *(card for row in found["warm"].values() for card in row),
    ]
    assert not (animals | inventions) & set(elsewhere)


@pytest.mark.law("neanderthal:K1c", "neanderthal:K1d")
def test_chance_says_which_biomes() -> None:
    match = ended("neanderthal", "archaic", tableau={"caribou": "neanderthal"}, tribal=["neanderthal"])
    assert len({min(tableau(greenland(match, seed), "thule", "animal")) for seed in range(8)}) > 1


@pytest.mark.law("neanderthal:K1c", "greenland:C0.5.3")
def test_the_norse_choose_the_farm_animal_that_is_not_used() -> None:
    match = greenland(ended("cro_magnon", "archaic", tableau={"horse": "cro_magnon"}, tribal=["cro_magnon"]))
    assert tableau(match, "norse", "animal") == set()
    answer(match, "take sheep")
    assert asked(match) == (0, "take_animal", "neanderthal:K1c")
    assert options(match, "take") == {"cattle", "goat"}  # the two sides of the other card
    answer(match, "take goat")
    assert tableau(match, "norse", "animal") == {"sheep", "goat"}
    assert state(match)["aside"] == "none"  # no ship can bring it


@pytest.mark.law("neanderthal:K1c")
def test_the_norse_have_biomes_for_what_their_farms_do_not_hold() -> None:
    cards = {"horse": "cro_magnon", "aurochs": "cro_magnon", "caribou": "cro_magnon", "musk_ox": "cro_magnon"}
    match = greenland(ended("cro_magnon", "archaic", tableau=cards, tribal=["cro_magnon"]))
    biomes = tableau(match, "norse", "animal")
    assert len(biomes) == 2  # of three animals; the aurochs is a trophy
    answer(match, "take sheep", "take cattle")
    assert len(tableau(match, "norse", "animal")) == 4


@pytest.mark.law("neanderthal:K1c", "greenland:C0.5.3")
def test_norse_without_animals_have_their_first_one_only() -> None:
    match = greenland(ended("cro_magnon", "archaic", tribal=["cro_magnon"]))
    answer(match, "take goat")
    assert asked(match)[1] != "take_animal"
    assert tableau(match, "norse", "animal") == {"goat"}
    assert state(match)["aside"] != "none"


@pytest.mark.law("neanderthal:K1e")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_two_daughters_become_one(before: int, after: int) -> None:
    daughters = ["piper", "matriarch", "housewife", "paintress", "scheherazade"][:before]
    match = greenland(ended("neanderthal", "archaic", tableau=dict.fromkeys(daughters, "neanderthal")))
    found = tableau(match, "thule", "daughter")
    assert len(found) == after
    assert all(cards_of(match)[card].home == THULE for card in found)


@pytest.mark.law("neanderthal:K1c", "neanderthal:K1d", "neanderthal:K1e")
@pytest.mark.parametrize(("linked_cards", "number"), [("all", 3), ("mature", 0)])
def test_immature_cards_are_exchanged_or_not(linked_cards: str, number: int) -> None:
    cards = dict.fromkeys(["caribou", "carcass_17", "piper", "matriarch"], "neanderthal")
    disks = {"caribou": {"white": 1}, "carcass_17": {"black": 1}, "piper": {"orange": 1}}
    rules = {"linked_cards": linked_cards}
    match = greenland(ended("neanderthal", "archaic", tableau=cards, disks=disks, tribal=["neanderthal"], rules=rules))
    assert len(tableau(match, "thule")) == number


@pytest.mark.law("neanderthal:K1c", "neanderthal:K1d", "neanderthal:K1e")
def test_what_was_brought_along_is_told() -> None:
    match = greenland(ended("neanderthal", "archaic", tableau={"caribou": "neanderthal"}, tribal=["neanderthal"]))
    (card,) = tableau(match, "thule", "animal")
    assert f"neanderthal:K1c inherited thule {card}" in record(match)


# Vocal species


@pytest.mark.law("neanderthal:K1f")
def test_a_vocal_species_begins_without_elders_and_promotes_nobody_in_the_first_turn() -> None:
    people = {"neanderthal": {"unassigned": 4, "neanderthal_6": 1}, "archaic": {"unassigned": 3, "archaic_1": 1}}
    match = greenland(ended("neanderthal", "archaic", people=people, tribal=["archaic"]))
    assert not [place for place in state(match)["pieces"] if place.startswith("thule_")]
    assert pieces(match, "thule") == 5
    promotions = {}
    for turn in (1, 2):
        for tribe, seat in (("thule", 0), ("tunit", 1)):
            position = {**match.position(), "whole": False}
            position["state"] = {
                "turn": turn,
                "phase": 2,
                "order": [tribe, "tunit" if tribe == "thule" else "thule"],
                "pieces": {"*": {}, "unassigned": {"thule": 4, "tunit": 4}},
                "alpha": {"*": "unassigned"},
            }
            again = Match.from_position(position)
            assert again.ask is not None
            assert again.ask.seat == seat
            promotions[turn, tribe] = bool(options(again, "promote"))
            if not promotions[turn, tribe]:
                reason = again.why_not("promote 3")
                assert reason is not None
                assert reason.clause == "neanderthal:K1f"
    assert promotions == {(1, "thule"): False, (1, "tunit"): True, (2, "thule"): True, (2, "tunit"): True}


@pytest.mark.law("neanderthal:K1f")
def test_a_vocal_species_does_not_appoint_elders_by_either_reading() -> None:
    match = greenland(ended("neanderthal", "archaic", rules={"linked_elders": "chosen"}))
    assert asked(match)[1] == "settle_markland"


# Ice


@pytest.mark.law("neanderthal:K1g")
def test_ice_sheets_make_the_rightmost_biomes_cold() -> None:
    north = ["caribou", ICE, GAP, "musk_ox", ICE]
    warm = state(greenland(ended("neanderthal", "archaic", north=["caribou"])))["warm"]
    match = greenland(ended("neanderthal", "archaic", north=north))
    found = state(match)
    assert found["cold"] == {"north": warm["north"][-2:], "south": []}
    assert found["warm"] == {"north": warm["north"][:-2], "south": warm["south"]}
    assert f"neanderthal:K1g cooled {warm['north'][-1]}" in record(match)


@pytest.mark.law("neanderthal:K1g")
def test_by_another_reading_chance_says_which_biomes_are_cold() -> None:
    before = ended("neanderthal", "archaic", south=[ICE, "rabbits"], rules={"linked_ice": "random"})
    places = set()
    for seed in range(8):
        found = state(greenland(before, seed))
        assert len(found["cold"]["south"]) == 1
        assert found["warm"]["south"][0] == "vinland"
        places.add(found["cold"]["south"][0])
    assert len(places) > 1


@pytest.mark.law("neanderthal:K1g")
def test_the_new_world_does_not_freeze() -> None:
    match = greenland(ended("neanderthal", "archaic", south=[ICE] * 6))
    found = state(match)
    assert found["warm"]["south"] == ["vinland"]
    assert len(found["cold"]["south"]) == 5


# The whole


@pytest.mark.law("neanderthal:K1.1")
@pytest.mark.parametrize("seed", range(6))
def test_a_linked_game_is_played_through(seed: int) -> None:
    """Both games with every reading, at random; nothing breaks, and the points add up."""
    lots = random.Random(seed)
    readings = {
        "linked_elders": ["kept", "chosen"],
        "linked_disks": ["words", "all"],
        "linked_cards": ["all", "mature"],
        "linked_ice": ["rightmost", "random"],
    }
    rules = {option: lots.choice(values) for option, values in readings.items()}
    first = start("neanderthal", seats=2 + seed % 2, seed=seed, rules=rules)
    played(first, lots)
    second = start_sequel(first, seed=seed)
    played(second, lots)
    found = state(second)
    banked = {found["seat_of"][tribe]: points for tribe, points in found["banked"].items()}
    for seat, points in enumerate(second.result.points):
        assert points >= banked.get(seat, 0)
    assert second.result.winners
    replayed = save.to_match(save.to_save(second))
    assert replayed.hash() == second.hash()


def played(match: Match, lots: random.Random) -> None:
    box = match.game.setting.box
    while match.ask is not None:
        assert box.broken(match.game) == ""
        match.answer(lots.choice(match.ask.options))
