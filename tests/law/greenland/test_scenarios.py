"""M The scenarios: the real story (M1), the full experience (M2), early Greenland (M3)."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.greenland.model.loading import load
from lawspeaker.kernel.document import DataError, Document
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.greenland.assigning import forbids
from tests.law.greenland.hunts import told
from tests.law.greenland.table import (
    ALL,
    ELDERS,
    HUNT,
    LIVESTOCK,
    NEGOTIATE,
    answer,
    asked,
    dice,
    disks,
    held,
    options,
    owner,
    pieces,
    state,
    table,
)

EVENT = 1
Pieces = dict[str, dict[str, int]]


def set_up(variant: str, *tribes: str, seed: int = 1, **rules: str) -> Match:
    agreed = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(tribes)}
    return start("greenland", seats=len(tribes), seed=seed, rules={"variant": variant, **agreed, **rules})


def story(*tribes: str, faces: tuple[int, ...] = (), **given: Any) -> Match:
    """A situation of the real story; everybody is active unless a test says that it is an early turn."""
    rules = {"variant": "real_story", **given.pop("rules", {})}
    return table(*tribes, rules=rules, chance=dice(*faces), **{"turn": 3, **given})


def early(faces: tuple[int, ...] = (), **given: Any) -> Match:
    return table("tunit", "sami", rules={"variant": "early"}, chance=dice(*faces), **given)


# M1 The real story


@pytest.mark.law("greenland:M0.1", "greenland:M1.1")
@pytest.mark.parametrize("tribes", [ALL, ("tunit", "sami")])
def test_the_real_story_lays_out_certain_rows(tribes: tuple[str, ...]) -> None:
    warm = state(set_up("real_story", *tribes))["warm"]
    north = ["markland", "ringed_seal", "cape_york_meteorite", "musk_ox", "polar_bear", "arctic_caribou", "walrus"]
    south = ["vinland", "barren_ground_caribou", "bird_cliff", "arctic_char", "hooded_seal", "harbor_seal"]
    assert warm == {"north": north, "south": [*south, "harp_seal_pup"]}


@pytest.mark.law("greenland:M1.2")
def test_what_the_newcomers_bring_lies_on_top_of_the_decks_in_any_order() -> None:
    tops = set()
    for seed in range(8):
        found = state(set_up("real_story", *ALL, seed=seed))
        assert set(found["decks"]["north"][-4:]) == {
            "seal_scratcher",
            "cable_backed_bow",
            "toggle_head_harpoon",
            "husky",
        }
        assert set(found["decks"]["south"][-3:]) == {"elkhound", "shieling_raid", "cold_forging"}
        assert (len(found["decks"]["north"]), len(found["decks"]["south"])) == (9, 10)
        tops.add(tuple(found["decks"]["north"][-4:]))
    assert len(tops) > 1


@pytest.mark.law("greenland:M1.1", "greenland:M1.2")
def test_a_file_of_ones_own_is_checked() -> None:
    def broken(text: str) -> str:
        with pytest.raises(DataError) as error:
            load(3, Document("mine.toml", text))
        return str(error.value)

    assert "no biome of the north has climax 14" in broken("[scenario.real_story]\nrow.north = [14]")
    assert "names climax 5 twice" in broken("[scenario.full]\nrow.south = [5, 5]")
    assert "in a row and on top of its deck" in broken("[scenario.real_story]\ntop.north = [5]")
    assert "has only 18 tribesmen" in broken("[scenario.real_story]\nhunters.tunit = 8")


@pytest.mark.law("greenland:M1.3")
@pytest.mark.parametrize(("tribe", "hunters"), [("norse", 4), ("sami", 5), ("thule", 6), ("tunit", 7)])
def test_tribes_begin_with_different_numbers_of_hunters(tribe: str, hunters: int) -> None:
    match = set_up("real_story", *ALL)
    assert pieces(match, tribe) == hunters + 1
    assert sum(row.get(tribe, 0) for row in state(match)["pieces"].values()) == 19


@pytest.mark.law("greenland:M1.4")
def test_all_events_are_used_and_the_rules_are_survivalist() -> None:
    found = state(set_up("real_story", *ALL))
    assert (len(found["events"]), len(found["set_aside"])) == (17, 0)
    warm = {"south": ["hooded_seal"]}
    match = story("norse", "tunit", pieces={"norse": {"hooded_seal": 1}}, phase=HUNT, warm=warm)
    answer(match, "roll")
    assert told(match, "alpha_counts") == ["alpha_counts norse 2"]


@pytest.mark.law("greenland:M1.5", "greenland:M1.6", "greenland:M1.8", "greenland:M1.9")
@pytest.mark.parametrize(("turn", "active"), [(1, False), (2, False), (3, True)])
def test_norse_and_thule_only_settle_the_new_world_on_the_first_two_turns(turn: int, active: bool) -> None:
    standing = {tribe: {"unassigned": 2, f"{tribe}_6": 1, f"{tribe}_4": 1} for tribe in ALL}
    match = story(pieces=standing, turn=turn, energy={"norse": 5})
    cards = {"markland", "vinland"}
    assert (options(match, "send") == cards) is not active
    assert bool(options(match, "promote")) is active
    assert forbids(match, "thule", "ringed_seal") == ("" if active else "M1.5")
    for tribe, card in (("tunit", "ringed_seal"), ("sami", "arctic_char")):
        assert forbids(match, tribe, card) == ""


@pytest.mark.law("greenland:M1.5", "greenland:E4.2", "greenland:E4.3")
@pytest.mark.parametrize(("turn", "active"), [(2, False), (3, True)])
def test_the_inactive_call_nobody_back(turn: int, active: bool) -> None:
    standing = {"norse": {"unassigned": 1, "norse_6": 2, "vinland": 1}, "tunit": {"unassigned": 1}}
    match = story("norse", "tunit", pieces=standing, turn=turn)
    assert (options(match, "recall") != set()) is active
    assert ("abandon" in options(match)) is active
    for text in ("recall norse_6", "abandon"):
        reason = match.why_not(text)
        assert ("" if reason is None else reason.phrase.name) == ("" if active else "is_inactive")


@pytest.mark.law("greenland:M1.5")
def test_the_inactive_cannot_be_raided() -> None:
    standing = {tribe: {"unassigned": 2, f"{tribe}_6": 2, f"{tribe}_4": 1} for tribe in ALL}
    tableau = {"birgitta": "norse", "goat": "norse", "meeka": "tunit"}
    match = story(pieces=standing, tableau=tableau, turn=2)
    assert (forbids(match, "sami", "birgitta"), forbids(match, "sami", "goat")) == ("M1.5", "M1.5")
    assert forbids(match, "sami", "meeka") == ""
    later = story(pieces=standing, tableau=tableau, turn=3)
    assert forbids(later, "sami", "birgitta") == ""


@pytest.mark.law("greenland:M1.5")
def test_the_inactive_bid_for_nothing_and_feed_nobody_and_their_elders_rest() -> None:
    auction = story(
        "norse", "tunit", phase=EVENT, turn=1, events=["sea_ice", "overgrazing"], set_aside=[], ivory={"norse": 3}
    )
    assert asked(auction)[:2] == (1, "bid")
    stall = story("norse", "tunit", phase=LIVESTOCK, turn=2, tableau={"cattle": "norse"}, events=["sea_ice"])
    assert (owner(stall, "cattle"), told(stall, "fed")) == ("norse", [])
    elders: dict[str, Any] = {"phase": ELDERS, "events": ["plankton_bloom"], "ivory": {"*": 0}}
    elders["pieces"] = {"norse": {"unassigned": 1, "norse_2": 1}, "tunit": {"unassigned": 1, "tunit_2": 1}}
    assert asked(story("norse", "tunit", turn=2, **elders)) == (1, "elder_action", "I0.1")
    assert asked(story("norse", "tunit", turn=3, **elders)) == (0, "elder_action", "I0.1")


@pytest.mark.law("greenland:M1.5")
def test_events_spare_the_inactive_or_by_a_ruling_not() -> None:
    standing = {"norse": {"unassigned": 9}, "tunit": {"unassigned": 9}}
    given: dict[str, Any] = {"phase": EVENT, "turn": 0, "events": ["sea_ice", "crowd_disease"], "set_aside": []}
    spared = story("norse", "tunit", pieces=standing, **given)
    assert asked(spared) == (1, "how_many_die", "D2.4")
    touched = story("norse", "tunit", pieces=standing, rules={"inactive": "affected"}, **given)
    assert asked(touched) == (0, "how_many_die", "D2.4")


@pytest.mark.law("greenland:M1.5")
def test_colonists_of_the_inactive_hunt_and_fight() -> None:
    standing = {"norse": {"unassigned": 1, "vinland": 2}, "tunit": {"unassigned": 1}}
    match = story("norse", "tunit", pieces=standing, phase=NEGOTIATE, turn=1, faces=(5, 5), events=["plankton_bloom"])
    assert told(match, "rolled") == ["rolled norse vinland 0 0 0 0 2 0"]


@pytest.mark.law("greenland:M1.5")
def test_where_everybody_is_inactive_colonists_hunt_all_the_same() -> None:
    standing = {"norse": {"unassigned": 1, "vinland": 1}, "thule": {"unassigned": 1, "markland": 1}}
    match = story("norse", "thule", pieces=standing, phase=HUNT, turn=2, faces=(5, 5), events=["plankton_bloom"])
    assert asked(match) == (0, "next_hunt", "A4.2")


@pytest.mark.law("greenland:M1.6", "greenland:M1.9")
def test_iron_is_worth_a_point_to_polytheist_norse_only_and_most_points_win() -> None:
    given: dict[str, Any] = {"phase": ELDERS, "events": [], "iron": {"norse": 3, "tunit": 3}, "ivory": {"*": 0}}
    given["energy"] = {"*": 0}
    standing = {"norse": {"unassigned": 2}, "tunit": {"unassigned": 4}}
    match = story("norse", "tunit", pieces=standing, step=2, done={"*": True}, **given)
    assert match.result is not None
    assert (match.result.points, match.result.winners) == ([5, 4], [0])
    converted = story(
        "norse", "tunit", pieces=standing, step=2, done={"*": True}, religion={"norse": "monotheist"}, **given
    )
    assert converted.result is not None
    assert converted.result.points[0] == 2 + 6


@pytest.mark.law("greenland:M1.6", "greenland:J0.6")
def test_a_pot_is_worth_as_much_in_iron_to_polytheist_norse_and_breaks_a_tie() -> None:
    standing = {"norse": {"unassigned": 3}, "tunit": {"unassigned": 4}}
    none: dict[str, Any] = {"energy": {"*": 0}, "ivory": {"*": 0}, "iron": {"*": 0}, "done": {"*": True}, "step": 2}
    match = story("norse", "tunit", pieces=standing, tableau={"pot": "norse"}, phase=ELDERS, events=[], **none)
    assert match.result is not None
    assert (match.result.points, match.result.winners) == ([4, 4], [0])


@pytest.mark.law("greenland:M1.7")
def test_the_sami_hunt_nothing_on_land_in_greenland_and_have_a_spare_die_at_sea() -> None:
    warm = {"north": ["markland"], "south": ["vinland", "bird_cliff", "beluga", "arctic_char"]}
    match = story("sami", "tunit", pieces={"sami": {"unassigned": 3, "sami_6": 1}}, warm=warm)
    assert options(match, "send") == {"vinland", "beluga", "arctic_char", "markland"}
    assert forbids(match, "sami", "bird_cliff") == "M1.7"
    at_sea = story(
        "sami", "tunit", phase=HUNT, warm=warm, pieces={"sami": {"unassigned": 1, "beluga": 3}}, faces=(5, 1, 4, 2)
    )
    assert asked(at_sea) == (0, "spare_die", "M1.7")
    assert options(at_sea) == {"reroll_one 1", "reroll_one 4", "reroll_one 5", "decline"}
    answer(at_sea, "reroll_one 4")
    assert told(at_sea, "rerolled", "died", "hunt_succeeded") == [
        "rerolled sami 0 1 0 0 0 0",
        "hunt_succeeded sami beluga 2",
    ]
    fishing = story(
        "sami", "tunit", phase=HUNT, warm=warm, pieces={"sami": {"unassigned": 1, "arctic_char": 1}}, faces=(5,)
    )
    assert told(fishing, "hunt_failed") == ["hunt_failed sami arctic_char 0"]


@pytest.mark.law("greenland:M1.7")
def test_the_alphas_own_die_can_be_the_spare_one() -> None:
    standing = {"sami": {"beluga": 2}, "tunit": {"unassigned": 1}}
    match = story("sami", "tunit", phase=HUNT, warm={"south": ["beluga"]}, pieces=standing, faces=(4, 4, 1))
    answer(match, "feet_of_clay")
    assert options(match) == {"reroll_one 4", "reroll_alpha", "decline"}
    answer(match, "reroll_alpha")
    assert told(match, "died", "alpha_died") == ["died sami 1 beluga"]


@pytest.mark.law("greenland:M1.7")
def test_where_every_die_is_rolled_again_none_is_left_to_be_the_spare_one() -> None:
    standing = {"sami": {"beluga": 1, "unassigned": 1, "sami_2": 1}, "tunit": {"unassigned": 1}}
    given: dict[str, Any] = {"phase": HUNT, "warm": {"south": ["beluga"]}, "pieces": standing}
    match = story("sami", "tunit", faces=(3, 1), **given)
    assert asked(match) == (0, "reroll", "G2.1")
    kept = answer(match.clone(), "number 0")
    assert options(kept) == {"reroll_one 3", "decline"}
    answer(match, "number 1")
    assert told(match, "hunt_failed") == ["hunt_failed sami beluga 1"]


@pytest.mark.law("greenland:M1.7")
def test_beside_the_alphas_die_the_others_can_be_the_spare_one() -> None:
    standing = {"sami": {"beluga": 3}, "tunit": {"unassigned": 1}}
    match = story("sami", "tunit", phase=HUNT, warm={"south": ["beluga"]}, pieces=standing, faces=(4, 5, 6, 1))
    answer(match, "feet_of_clay")
    assert options(match) == {"reroll_one 5", "reroll_one 6", "reroll_alpha", "decline"}


@pytest.mark.law("greenland:M1.8")
def test_the_thule_have_a_spare_die_in_attacks_raids_and_defence() -> None:
    fight = {"thule": {"unassigned": 1, "ringed_seal": 1}, "tunit": {"unassigned": 1, "ringed_seal": 1}}
    attack = story("thule", "tunit", pieces=fight, phase=NEGOTIATE, faces=(5, 1), iron={"thule": 2})
    answer(attack, "let_speak thule", "done", "done")
    assert asked(attack) == (0, "spare_die", "M1.8")
    answer(attack, "reroll_one 5")
    assert told(attack, "attacked") == ["attacked thule 1"]
    raiders = {"thule": {"unassigned": 1, "meeka": 1, "thule_4": 1}, "tunit": {"unassigned": 1}}
    raid = story("thule", "tunit", pieces=raiders, phase=HUNT, faces=(5, 1), tableau={"meeka": "tunit"})
    assert asked(raid) == (0, "spare_die", "M1.8")
    answer(raid, "reroll_one 5")
    assert pieces(raid, "thule", "wed_meeka") == 1
    guards = {"thule": {"unassigned": 1, "kirima": 1}, "tunit": {"unassigned": 1, "kirima": 2, "tunit_4": 1}}
    defence = story(
        "tunit", "thule", pieces=guards, phase=NEGOTIATE, faces=(5, 5, 6, 1), tableau={"kirima": "thule"},
        iron={"tunit": 2},
    )  # fmt: skip
    answer(defence, "let_speak tunit", "done", "done")
    assert asked(defence) == (1, "spare_die", "M1.8")


# M3 Early Greenland


@pytest.mark.law("greenland:M3.1", "greenland:M3.2")
def test_early_greenland_has_two_tribes_no_ores_and_without_five_events() -> None:
    seen: set[str] = set()
    for seed in range(12):
        found = state(start("greenland", seats=2, seed=seed, rules={"variant": "early"}))
        assert {tribe for tribe, seat in found["seat_of"].items() if seat >= 0} == {"tunit", "sami"}
        cards = {card for row in ("north", "south") for card in [*found["warm"][row], *found["decks"][row]]}
        assert not cards & {"cape_york_meteorite", "bog_iron", "cold_forging"}
        assert {"markland", "vinland"} <= cards
        assert len(cards) == 14 + 14 + 2
        assert [len(found["warm"][row]) for row in ("north", "south")] == [6, 6]
        assert len(found["events"]) == 10
        seen |= set(found["events"])
    assert not seen & {"crowd_disease", "overgrazing", "syphilis", "falconers_ransom", "mediterranean"}
    assert len(seen) == 12
    with pytest.raises(ConfigError, match="for the Tunit and the Sea Sami"):
        set_up("early", "norse", "sami")


@pytest.mark.law("greenland:M3.3")
def test_an_invention_takes_doubles_even_where_a_success_would_do() -> None:
    given: dict[str, Any] = {"phase": HUNT, "warm": {"north": ["cable_backed_bow"], "south": ["vinland"]}}
    standing = {"tunit": {"unassigned": 1, "cable_backed_bow": 3, "tunit_3": 1}}
    success = early((1, 2, 5), pieces=standing, **given)
    answer(success, "decline")
    assert (told(success, "hunt_succeeded"), held(success, "tunit")) == (
        ["hunt_succeeded tunit cable_backed_bow 2"],
        set(),
    )
    doubles = early((4, 5, 5), pieces=standing, **given)
    answer(doubles, "decline")
    assert asked(doubles) == (0, "take_to_hand", "G6.1")
    answer(doubles, "take cable_backed_bow")
    assert held(doubles, "tunit") == {"cable_backed_bow"}


@pytest.mark.law("greenland:M3.4")
def test_sami_do_not_hunt_on_land_nor_tunit_at_sea_and_each_has_a_spare_die_in_its_own_element() -> None:
    warm = {"north": ["markland", "walrus", "little_auk"], "south": ["vinland", "bird_cliff", "beluga"]}
    standing = {"tunit": {"unassigned": 4, "tunit_6": 2}, "sami": {"unassigned": 4, "sami_6": 2}}
    match = early(pieces=standing, warm=warm)
    assert (forbids(match, "tunit", "walrus"), forbids(match, "sami", "bird_cliff")) == ("M3.4", "M3.4")
    assert (forbids(match, "tunit", "bird_cliff"), forbids(match, "sami", "walrus")) == ("", "")
    assert (forbids(match, "tunit", "vinland"), forbids(match, "sami", "markland")) == ("", "")
    land = early((5,), pieces={"tunit": {"unassigned": 1, "little_auk": 1}}, phase=HUNT, warm=warm)
    assert asked(land) == (0, "spare_die", "M3.4")
    sea = early((5, 5), pieces={"sami": {"unassigned": 1, "walrus": 2}}, phase=HUNT, warm=warm, iron={"*": 0})
    assert asked(sea) == (1, "spare_die", "M3.4")


@pytest.mark.law("greenland:M3.5")
def test_early_greenland_is_won_by_points() -> None:
    standing = {"tunit": {"unassigned": 2}, "sami": {"unassigned": 3}}
    match = early(pieces=standing, phase=ELDERS, step=2, done={"*": True}, events=[], turn=10)
    assert match.result is not None
    assert (match.result.points, match.result.winners) == ([2, 3], [1])


# M2 The full experience


def first_part_ends(pieces_of: Pieces, *tribes: str, faces: tuple[int, ...] = (), **given: Any) -> Match:
    """The first part is at its end."""
    rules = {"variant": "full", **given.pop("rules", {})}
    given = {"phase": ELDERS, "step": 2, "done": {"*": True}, "events": [], "turn": 17, **given}
    return table(*tribes, pieces=pieces_of, rules=rules, chance=dice(*faces), **given)


def second_part_ends(pieces_of: Pieces, *tribes: str, faces: tuple[int, ...] = (), **given: Any) -> Match:
    """The second part is at its end; nobody has disks but what is given."""
    religion = dict.fromkeys(ALL, "monotheist")
    for kind in ("energy", "ivory", "iron"):
        given[kind] = {"*": 0, **given.get(kind, {})}
    return first_part_ends(pieces_of, *tribes, faces=faces, part=1, religion=religion, **given)


@pytest.mark.law("greenland:M2.1")
def test_the_full_experience_lays_out_the_lowest_climaxes_and_has_all_events() -> None:
    found = state(set_up("full", *ALL))
    north = ["markland", "ringed_seal", "seal_scratcher", "arctic_cod", "gyrfalcon", "musk_ox", "arctic_caribou"]
    south = ["vinland", "harp_seal_pup", "arctic_char", "bird_cliff", "wooden_maps", "slit_goggles"]
    assert found["warm"] == {"north": north, "south": [*south, "barren_ground_caribou"]}
    assert len(found["events"]) == 17


@pytest.mark.law("greenland:M2.2")
def test_after_the_first_part_the_occupied_island_is_laid_out_and_livestock_and_inventions_are_kept() -> None:
    standing = {"norse": {"unassigned": 3, "norse_2": 1, "wed_kirima": 1}, "thule": {"unassigned": 6}}
    tableau = {"cattle": "norse", "slit_goggles": "norse", "elkhound": "thule", "book": "thule", "kirima": "thule"}
    hand = {"husky": "thule"}
    match = first_part_ends(standing, "norse", "thule", tableau={**tableau, "walrus": "norse"}, hand=hand)
    found = state(match)
    assert asked(match) == (0, "take_animal", "C0.5.3")
    assert options(match, "take") == {"sheep", "pony"}  # the other side of the cattle is a goat
    assert (owner(match, "cattle"), owner(match, "slit_goggles"), owner(match, "elkhound")) == (
        "norse",
        "norse",
        "thule",
    )
    assert (owner(match, "book"), owner(match, "walrus"), held(match, "thule")) == ("none", "none", set())
    assert (found["part"], found["banked"]["norse"], found["banked"]["thule"]) == (1, 5 + 2 + 3, 6)
    assert found["warm"] == {"north": [], "south": []}
    assert not {"elkhound", "slit_goggles"} & {*found["decks"]["south"], *found["cold"]["south"]}
    assert (len(found["events"]), len(found["set_aside"]), found["past"]) == (8, 9, [])
    assert (found["depot"], disks(match, "norse"), found["religion"]["thule"]) == (6, (4, 1, 1), "monotheist")
    assert (pieces(match, "norse"), pieces(match, "norse", "norse_4"), pieces(match, "norse", "wed_kirima")) == (
        6,
        1,
        0,
    )
    assert not match.over


@pytest.mark.law("greenland:M2.2")
def test_a_tribe_that_has_died_out_does_not_come_back() -> None:
    standing = {"norse": {}, "thule": {"unassigned": 6}}
    match = first_part_ends(standing, "norse", "thule", extinct={"norse": True}, alpha={"norse": "valhalla"})
    assert (pieces(match, "norse", "valhalla"), pieces(match, "thule")) == (19, 6)
    assert state(match)["order"] == ["thule"]


@pytest.mark.law("greenland:M2.2")
def test_where_everybody_has_died_out_there_is_no_second_part() -> None:
    dead = {"norse": "valhalla", "thule": "valhalla"}
    standing: Pieces = {"norse": {}, "thule": {}}
    match = first_part_ends(standing, "norse", "thule", extinct={"norse": True, "thule": True}, alpha=dead)
    assert match.over
    assert state(match)["part"] == 0


@pytest.mark.law("greenland:M2.3")
def test_both_parts_are_added_up_whatever_became_of_the_occupiers() -> None:
    standing = {"norse": {"unassigned": 3, "norse_3": 1}, "thule": {"unassigned": 5, "thule_3": 1}}
    match = second_part_ends(
        standing, "norse", "thule", faces=(1, 1), banked={"norse": 20, "thule": 10}, iron={"thule": 1}, depot=5
    )
    assert match.result is not None
    assert (match.result.points, match.result.winners) == ([24, 18], [0])


@pytest.mark.law("greenland:M2.4")
def test_bonuses_for_the_conditions_and_for_the_people_of_greenland() -> None:
    standing = {tribe: {"unassigned": 1, f"{tribe}_3": 1, "vinland": 6} for tribe in ALL}
    goods = {
        "book": "norse",
        "pot": "norse",
        "hammer": "thule",
        "axe": "thule",
        "sword": "tunit",
        "chain_mail": "tunit",
    }
    goods |= {"crossbow": "sami", "sun_stone": "sami"}
    given: dict[str, Any] = {"faces": (1, 1, 1, 1), "tableau": goods, "depot": 0}
    match = second_part_ends(standing, *ALL, **given)
    bonuses = {line.split()[1]: int(line.split()[2]) for line in told(match, "bonus")}
    assert bonuses == {"norse": 5, "thule": 5, "tunit": 5, "sami": 3}  # 32 people are alive
    fewer = second_part_ends(standing, *ALL, **{**given, "tableau": {"book": "norse"}, "depot": 1})
    bonuses = {line.split()[1]: int(line.split()[2]) for line in told(fewer, "bonus")}
    assert bonuses == {"norse": 5, "sami": 3}  # only the emigrants


@pytest.mark.law("greenland:M2.3", "greenland:L8.c")
def test_a_surrender_costs_one_tribe_the_second_part_and_by_a_ruling_the_first() -> None:
    standing = {"norse": {"unassigned": 3, "norse_3": 1}, "thule": {"unassigned": 5, "thule_3": 1}}
    given: dict[str, Any] = {"faces": (2, 1), "banked": {"norse": 20, "thule": 10}, "depot": 5}
    kept = second_part_ends(standing, "norse", "thule", **given)
    assert told(kept, "surrendered") == ["surrendered norse"]
    assert kept.result is not None
    assert (kept.result.points, kept.result.winners) == ([20, 16], [0])
    lost = second_part_ends(standing, "norse", "thule", rules={"first_part": "lost"}, **given)
    assert lost.result is not None
    assert (lost.result.points, lost.result.winners) == ([0, 16], [1])
    none = second_part_ends(standing, "norse", "thule", faces=(2, 2), banked={"*": 0}, depot=5)
    assert none.result is not None
    assert (none.result.points, none.result.winners) == ([0, 0], [])


@pytest.mark.law("greenland:M3.4", "greenland:G7.4")
@pytest.mark.parametrize(("replacement", "hunted"), [("polar_bear", False), ("walrus", True)])
def test_early_opportunists_do_not_hunt_what_their_tribe_never_hunts(replacement: str, hunted: bool) -> None:
    match = early(
        (5, 5),
        phase=HUNT,
        pieces={"tunit": {"seal_scratcher": 2, "unassigned": 1}, "sami": {"seal_scratcher": 3, "unassigned": 1}},
        tableau={"book": "tunit"},
        warm={"north": ["seal_scratcher"], "south": ["arctic_char"]},
        decks={"north": [replacement]},
        iron={"*": 0},
    )
    answer(match, "take seal_scratcher")
    assert (asked(match)[1] == "hunt_instead") == hunted


@pytest.mark.law("greenland:M2.4")
@pytest.mark.parametrize(("people", "points"), [(39, 3), (40, 4)])
def test_the_sami_score_for_every_ten_people_alive(people: int, points: int) -> None:
    standing = {tribe: {"unassigned": 1, f"{tribe}_3": 1, "vinland": 6} for tribe in ALL}
    standing["norse"]["unassigned"] += people - 4 * 8
    match = second_part_ends(standing, *ALL, faces=(1, 1, 1, 1), depot=1)
    assert f"bonus sami {points}" in told(match, "bonus")


@pytest.mark.law("greenland:M2.1", "greenland:M3.1")
@pytest.mark.parametrize("variant", ["full", "early"])
def test_the_first_part_and_early_greenland_are_not_survivalist(variant: str) -> None:
    given: dict[str, Any] = {"phase": HUNT, "warm": {"south": ["hooded_seal"]}, "rules": {"variant": variant}}
    match = table("tunit", "sami", pieces={"tunit": {"hooded_seal": 1}}, **given)
    answer(match, "roll")
    assert told(match, "alpha_counts") == ["alpha_counts tunit 1"]
