"""14 The Lord of the Hundreds among others: the warlord, the mobs and the hoard in the hands of their neighbours."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.root.conspiracy import conspire
from tests.law.root.horde import HORDE, attacked, clause, hoard, horde, mobs, own, rats, warlord
from tests.law.root.table import supply, told
from tests.law.root.temple import conspiring
from tests.law.root.test_keepers import RETAINERS, relic
from tests.law.root.wanderer import relation, wander
from tests.law.root.woodland import answer, asked, dice, hand, options, pieces, score, state, woodland

FOX, RABBIT, MOUSE = 0, 1, 2  # faces of the mob die


@pytest.mark.law("root:14.2.2", "root:10.4.3.II")
def test_the_cult_converts_warriors_but_not_the_warlord() -> None:
    table = ["cult", "hundreds", "eyrie"]
    match = conspiring(4, table=table, on_map={"hundreds_warrior": {"1": 1}, "warlord": {"1": 1}})
    answer(match, "convert 1")
    assert (warlord(match), rats(match, "1"), pieces(match, "cult_warrior", "1")) == ("1", 0, 1)
    assert "convert 1" not in options(match)


@pytest.mark.law("root:14.4.1", "root:13.2.3")
def test_a_mob_razes_a_plot() -> None:
    table = ["hundreds", "corvids", "eyrie"]
    boards = {"corvids": {"face_down": {"1": ["snare_1"]}}}
    match = horde("raze", table=table, boards=boards, on_map={"mob": {"1": 1}, "warlord": {"3": 1}}, chance=dice(FOX))
    assert score(match) >= 1
    assert not any(state(match)["factions"]["corvids"]["face_down"].values())


@pytest.mark.law("root:14.4.2", "root:14.6.1", "root:13.7.2")
def test_a_snare_keeps_warriors_and_mobs_away() -> None:
    table = ["hundreds", "corvids", "eyrie"]
    boards = {"corvids": {"face_up": {"1": ["snare_1"]}}}
    on_map = {"warlord": {"1": 1}, "stronghold": {"5": 1}}
    match = horde("recruit", table=table, boards=boards, on_map=on_map)
    assert (rats(match, "1"), rats(match, "5")) == (0, 1)
    match = horde("incite", table=table, boards=boards, on_map=on_map, cards={0: ["anvil"]})
    assert told(match, "14.6.2")  # there was nothing to ask
    match = horde("second", table=table, boards=boards, on_map=on_map, cards={0: ["anvil"]})
    assert clause(match, "to 5") == "13.7.2"


@pytest.mark.law("root:14.4.1", "root:15.2.5")
def test_a_razed_relic_goes_to_a_forest_for_two_points() -> None:
    table = ["hundreds", "keepers", "eyrie"]
    boards = {"keepers": {"relics": {"figure_a": "5"}, "retinue": RETAINERS}}
    match = horde("raze", table=table, boards=boards, on_map={"mob": {"5": 1}, "warlord": {"3": 1}}, chance=dice(FOX))
    assert asked(match) == (0, "keepers_trophy", "15.2.5")
    answer(match, "place_relic a")
    assert (relic(match, "figure_a"), score(match)) == ("a", 2)


@pytest.mark.law("root:14.4.1", "root:6.2.2")
def test_a_razed_keep_never_returns_and_no_longer_holds_anybody_off() -> None:
    on_map = {"mob": {"1": 1}, "keep": {"1": 1}, "warlord": {"1": 1}}
    match = horde("raze", on_map=on_map, chance=dice(FOX))
    assert (pieces(match, "keep", "1"), supply(match, "keep"), score(match)) == (0, 0, 1)
    assert rats(match, "1") == 1  # recruited where the keep stood


@pytest.mark.law("root:14.4.1", "root:G.1.8")
def test_mobs_spare_what_is_not_an_enemys() -> None:
    match = horde("raze", on_map={"mob": {"2": 1}, "stronghold": {"2": 1}, "warlord": {"3": 1}}, chance=dice(MOUSE))
    assert (pieces(match, "stronghold", "2"), score(match), mobs(match)) == (1, 0, {"2"})


@pytest.mark.law("root:14.2.2", "root:9.2.9.III", "root:9.2.9.IIIa")
def test_a_vagabond_who_removes_the_warlord_is_infamous() -> None:
    table = ["vagabond", "hundreds", "eyrie"]
    items = {"ready": {"sword": 2}}
    on_map = {"warlord": {"1": 1}}
    boards = {"hundreds": {"mood": "rowdy"}}
    match = wander("1", items=items, table=table, boards=boards, on_map=on_map, chance=dice(1, 0))
    answer(match, "battle 1")
    assert (warlord(match), relation(match, 1), score(match)) == ("", "hostile", 1)


@pytest.mark.law("root:14.7.7", "root:4.3.3.II")
def test_a_stubborn_warlord_alone_takes_one_hit_less() -> None:
    match = attacked(on_map={"warlord": {"1": 1}, "marquise_warrior": {"1": 3}}, chance=dice(1, 0))
    answer(match, "battle 1")
    assert warlord(match) == "1"


@pytest.mark.law("root:14.2.5", "root:6.2.3")
def test_field_hospitals_come_before_the_looters_look_who_rules() -> None:
    on_map = {
        **{"hundreds_warrior": {"1": 1}, "warlord": {"1": 1}},
        **{"marquise_warrior": {"1": 1}, "keep": {"1": 1}},
    }
    given: dict[str, Any] = {"crafted_items": {"1": {"bag": 1}}, "cards": {1: ["anvil"]}}
    match = horde("first", mood="wrathful", on_map=on_map, chance=dice(0, 0), **given)
    answer(match, "battle 1", "loot", "decline")
    assert asked(match) == (1, "marquise_hospitals", "6.2.3")
    answer(match, "spend anvil")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert hoard(match) == {"bag": 1}  # two against one


@pytest.mark.law("root:14.2.5", "root:11.2.7.III")
@pytest.mark.parametrize(("defender", "looted"), [(1, False), (2, True)])
def test_looters_do_not_rule_by_mercenaries_whom_they_battle(defender: int, looted: bool) -> None:
    """Three against one of the Hundreds, who have hired the three: they count against anybody else."""
    match = horde(
        "first",
        mood="rowdy",
        hoard={"boot": 1},
        table=["hundreds", "riverfolk", "eyrie"],
        boards={"riverfolk": {"mercenaries": True, "bought": 1}},
        on_map={"hundreds_warrior": {"1": 1}, "riverfolk_warrior": {"1": 3}, "eyrie_warrior": {"1": 1}},
        crafted_items={str(defender): {"bag": 1}},
        chance=dice(0, 0),
    )
    answer(match, "battle 1", f"against {defender}", "loot")
    if defender == 2:
        answer(match, "mercenaries_fight")
    assert hoard(match) == {"boot": 1, **({"bag": 1} if looted else {})}
    rules = match.view(0)["facts"]
    assert isinstance(rules, dict)
    assert rules["rules"]["1"] == "hundreds"  # once the battle is over they serve again


@pytest.mark.law("root:14.2.5", "root:4.1.3")
def test_armorers_have_nothing_to_ignore_when_looted() -> None:
    on_map = {"hundreds_warrior": {"1": 3}, "marquise_warrior": {"1": 2}}
    given: dict[str, Any] = {"crafted_items": {"1": {"bag": 1}}, "crafted": {1: ["armorers_1"]}}
    match = horde("first", on_map=on_map, chance=dice(3, 0), **given)
    answer(match, "battle 1", "loot")
    assert (hoard(match), pieces(match, "marquise_warrior", "1")) == ({"bag": 1}, 2)


@pytest.mark.law("root:14.2.4", "root:4.1.3")
def test_the_league_finds_no_items_of_theirs_to_exhaust() -> None:
    given: dict[str, Any] = {"deck": "exiles", "crafted": {0: ["league_of_adventurous_mice_1"]}, "hoard": {"bag": 2}}
    match = horde("first", on_map={"warlord": {"1": 1}}, **given)
    assert clause(match, "use league_of_adventurous_mice_1") == "4.1.3"


@pytest.mark.law("root:14.2.3", "root:4.1.3")
def test_others_draw_by_the_broker_whatever_becomes_of_the_item() -> None:
    given: dict[str, Any] = {"deck": "exiles", "crafted": {1: ["murine_broker"]}, "cards": {0: ["anvil"]}}
    match = horde("craft", on_map={"stronghold": {"1": 1}, "warlord": {"5": 1}}, **given)
    answer(match, "craft anvil", "break_item")
    assert len(hand(match, 1)) == 1


@pytest.mark.law("root:14.4.3", "root:4.1.3")
def test_cards_of_birdsong_are_used_before_a_warlord_is_anointed() -> None:
    match = horde("anoint", crafted={0: ["royal_claim"]}, on_map={"hundreds_warrior": {"1": 1, "5": 1}})
    answer(match, "use royal_claim")
    assert (score(match), asked(match)[1], warlord(match)) == (2, "hundreds_anoint", "")
    answer(match, "at 5")
    assert (warlord(match), rats(match, "5")) == ("5", 0)


@pytest.mark.law("root:14.4.4", "root:4.1.3")
def test_cards_of_birdsong_are_used_before_a_mood_is_chosen() -> None:
    match = horde("mood", crafted={0: ["royal_claim"]}, on_map={"warlord": {"1": 1}})
    answer(match, "use royal_claim")
    assert (score(match), asked(match)[1]) == (1, "hundreds_mood")


@pytest.mark.law("root:14.2.2", "root:4.1.3")
def test_the_cobbler_moves_the_warlord_in_the_own_evening() -> None:
    match = woodland(
        "evening",
        step=0,
        table=HORDE,
        boards={"hundreds": {"mood": "stubborn"}},
        crafted={0: ["cobbler_1"]},
        on_map={"warlord": {"1": 1}, "hundreds_warrior": {"1": 1}},
    )
    answer(match, "use cobbler_1", "to 5", "with_warlord 1")
    assert warlord(match) == "5"


@pytest.mark.law("root:14.5.3", "root:3.3.1")
def test_dominance_is_activated_between_advances() -> None:
    given: dict[str, Any] = {"cards": {0: ["dominance_fox"]}, "score": [10, 0, 0]}
    match = horde("second", hoard={"tea": 1}, on_map={"warlord": {"1": 1}}, **given)
    answer(match, "to 5", "dominate dominance_fox")
    assert state(match)["dominance"][0] == "dominance_fox"
    assert asked(match)[1] == "hundreds_advance"


@pytest.mark.law("root:14.6.2", "root:3.3.1")
def test_after_dominance_oppression_scores_nothing() -> None:
    match = horde("incite", dominance=["dominance_fox", "none", "none"], on_map={"hundreds_warrior": {"1": 1}})
    assert score(match) == 0


@pytest.mark.law("root:14.2.4.I", "root:3.1")
def test_the_point_for_a_scrapped_item_can_win() -> None:
    items = {"boot": 2, "bag": 1, "coin": 1}
    on_map = {"stronghold": {"2": 1}, "warlord": {"5": 1}}
    match = horde("craft", hoard=items, cards={0: ["smugglers_trail"]}, on_map=on_map, score=[29, 0, 0])
    answer(match, "craft smugglers_trail", "hoard_item", "scrap coin")
    assert (match.over, match.result.winners) == (True, [0])
    assert own(match)["gone"] == {"coin": 1}


@pytest.mark.law("root:14.2.2", "root:13.7.1")
def test_a_bomb_removes_all_but_the_warlord() -> None:
    table = ["corvids", "hundreds", "eyrie"]
    on_map = {"corvid_warrior": {"1": 1}, "hundreds_warrior": {"1": 2}, "warlord": {"1": 1}, "stronghold": {"1": 1}}
    boards = {"hundreds": {"mood": "stubborn"}}
    match = conspire("birdsong", step=2, down={"1": "bomb_1"}, table=table, boards=boards, on_map=on_map)
    flips = [text for text in options(match) if "1" in text.split()]
    answer(match, flips[0])
    assert (warlord(match), rats(match, "1"), pieces(match, "stronghold", "1")) == ("1", 0, 0)
