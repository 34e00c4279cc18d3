"""E.2 The Sunward Expedition, and demoted the Mole Artisans."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.company import company, river
from tests.law.root.hired import (
    EVERYWHERE,
    acts,
    answer,
    asked,
    card,
    dealt,
    dice,
    hand,
    hire,
    options,
    pieces,
    score,
    state,
    told,
    why,
)

CATS = ["marquise", "alliance", "corvids"]  # seat 0, the Marquise, is acting


def lands(**given: Any) -> Match:
    """The Marquise has the Expedition act."""
    return answer(acts("expedition", table=CATS, **given), "hireling_act expedition")


# The Sunward Expedition


@pytest.mark.law("root:A.6.3")
def test_the_expedition_begins_with_a_foothold_and_three_warriors() -> None:
    match = dealt("expedition", ["marquise", "alliance"])
    assert asked(match)[1:] == ("hireling_where", "A.6.3")
    assert options(match, "at") == set(EVERYWHERE)
    answer(match, "at 4")
    assert state(match)["on_map"]["explorer"] == {"4": 3}
    assert state(match)["on_map"]["foothold"] == {"4": 1}


@pytest.mark.law("root:E.2.4")
def test_first_comes_a_foothold_with_up_to_three_warriors_where_there_is_none() -> None:
    match = lands(on_map={"foothold": {"1": 1}, "explorer": {"1": 1}})
    assert asked(match) == (0, "expedition_where", "E.2.4")
    assert options(match, "at") == set(EVERYWHERE) - {"1"}
    assert why(match, "at 1") == "E.2.4"
    answer(match, "at 5")
    assert asked(match) == (0, "expedition_how_many", "E.2.4")
    assert options(match, "number") == {"0", "1", "2", "3"}
    assert why(match, "number 4") == "E.2.4"
    answer(match, "number 2")
    assert (pieces(match, "foothold", "5"), pieces(match, "explorer", "5")) == (1, 2)
    assert asked(match) == (0, "hireling_then", "E.2.4")


@pytest.mark.law("root:E.2.4", "root:1.5.4")
def test_no_more_warriors_come_than_are_left() -> None:
    match = lands(on_map={"foothold": {"1": 1}, "explorer": {"1": 7}})
    answer(match, "at 5")
    assert options(match, "number") == {"0", "1"}
    all_out = lands(on_map={"foothold": {"1": 1}, "explorer": {"1": 8}})
    answer(all_out, "at 5")
    assert asked(all_out)[1] == "hireling_then"
    assert why(all_out, "hireling_place expedition") == "1.5.1"


@pytest.mark.law("root:E.2.4", "root:E.3.6")
def test_with_no_foothold_in_the_supply_one_is_given_up() -> None:
    match = lands(on_map={"foothold": {"1": 1, "2": 1, "3": 1}})
    assert asked(match) == (0, "expedition_give_up", "E.2.4")
    assert options(match, "at") == {"1", "2", "3"}
    assert why(match, "at 4") == "E.2.4"
    answer(match, "at 2")
    assert score(match) == 0
    assert options(match, "at") == set(EVERYWHERE) - {"1", "3"}
    answer(match, "at 2", "number 0")
    assert state(match)["on_map"]["foothold"] == {"1": 1, "2": 1, "3": 1}


@pytest.mark.law("root:E.2.4", "root:E.3.4")
def test_then_it_may_move_and_may_battle() -> None:
    there = {"explorer": {"1": 1}, "corvid_warrior": {"5": 2}, "marquise_warrior": {"1": 1}}
    match = lands(on_map=there, chance=dice(1, 0))
    answer(match, "at 1", "number 3", "hireling_move expedition", "from 1", "to 5", "number 4")
    assert asked(match)[1:] == ("hireling_battle", "E.2.4")
    assert options(match) == {"battle 5", "decline"}
    answer(match, "battle 5")
    assert pieces(match, "corvid_warrior", "5") == 1
    assert pieces(match, "marquise_warrior", "1") == 1  # E.3.4 they do not come along
    assert why(match, "hireling_act expedition") == "E.2.4"


@pytest.mark.law("root:E.2.4")
@pytest.mark.parametrize("instead", ["done", "hireling_place expedition"])
def test_it_battles_only_where_it_has_begun_to_move_or_battle(instead: str) -> None:
    match = lands(on_map={"explorer": {"1": 1}, "corvid_warrior": {"1": 2}, "marquise_warrior": {"8": 1}})
    answer(match, "at 9", "number 0")
    assert "hireling_battle expedition" in options(match)
    answer(match, instead)
    assert asked(match)[1] == "marquise_act"


@pytest.mark.law("root:E.2.4")
def test_or_a_warrior_comes_to_each_foothold() -> None:
    match = lands(on_map={"foothold": {"1": 1, "4": 1}})
    answer(match, "at 9", "number 0")
    assert options(match) == {"hireling_place expedition", "done"}
    assert why(match, "hireling_move expedition") == why(match, "hireling_battle expedition") == "E.3.4"
    answer(match, "hireling_place expedition")
    assert state(match)["on_map"]["explorer"] == {"1": 1, "4": 1, "9": 1}


@pytest.mark.law("root:E.2.4", "root:1.5.4")
def test_too_few_warriors_come_to_the_footholds_that_the_controller_says() -> None:
    match = lands(on_map={"foothold": {"1": 1, "4": 1}, "explorer": {"7": 6}})
    answer(match, "at 9", "number 0", "hireling_place expedition")
    assert asked(match)[1:] == ("hireling_where", "E.2.4")
    assert options(match, "at") == {"1", "4", "9"}
    assert why(match, "at 7") == "E.2.4"
    answer(match, "at 4")
    assert options(match, "at") == {"1", "9"}
    answer(match, "at 9")
    assert state(match)["on_map"]["explorer"] == {"4": 1, "7": 6, "9": 1}


@pytest.mark.law("root:E.2.4")
def test_the_expedition_acts_once_a_turn_for_its_controller() -> None:
    given: dict[str, Any] = {"table": CATS, "on_map": {"foothold": {"1": 1}, "marquise_warrior": {"1": 1}}}
    assert why(acts("expedition", fields={"acted": True}, **given), "hireling_act expedition") == "E.2.4"
    assert why(acts("expedition", by=1, **given), "hireling_act expedition") == "E.2"
    assert options(acts("expedition", **given), "hireling_act") == {"expedition"}
    artisans = acts("expedition", demoted=True, table=CATS, on_map={"marquise_warrior": {"1": 1}})
    assert why(artisans, "hireling_act expedition") == "E.2"


@pytest.mark.law("root:6.2.2")
@pytest.mark.parametrize(("by", "comes"), [(0, True), (1, False)])
def test_a_foothold_comes_to_the_keep_for_the_marquise_alone(by: int, comes: bool) -> None:
    match = hire(
        "expedition",
        by=by,
        turn=by,
        step=2 if by == 0 else 1,
        table=["marquise", "alliance", "corvids"],
        boards={"marquise": {"actions": 3}},
        on_map={"keep": {"9": 1}, "foothold": {"1": 1, "4": 1}, "alliance_warrior": {"1": 1}},
    )
    answer(match, "hireling_act expedition")
    assert ("9" in options(match, "at")) == comes
    if not comes:
        assert why(match, "at 9") == "6.2.2"


@pytest.mark.law("root:13.7.2")
@pytest.mark.parametrize(("by", "open_to"), [(0, False), (2, True)])
def test_a_snare_keeps_footholds_of_enemies_out(by: int, open_to: bool) -> None:
    match = hire(
        "expedition",
        by=by,
        table=["marquise", "alliance", "corvids"],
        turn=by,
        step=2 if by == 0 else 1,
        boards={"corvids": {"face_up": {"5": ["snare_1"]}}, **({"marquise": {"actions": 3}} if by == 0 else {})},
    )
    answer(match, "hireling_act expedition")
    assert ("at 5" in options(match)) is open_to
    if not open_to:
        assert why(match, "at 5") == "13.7.2"


@pytest.mark.law("root:E.3.6", "root:3.2.1")
def test_whoever_removes_a_foothold_scores() -> None:
    there = {"foothold": {"1": 1}, "marquise_warrior": {"1": 2}}
    match = acts("expedition", by=1, table=CATS, on_map=there, chance=dice(0, 0))
    answer(match, "battle 1")
    assert pieces(match, "foothold", "1") == 0
    assert score(match) == 1


@pytest.mark.law("root:2.5", "root:E.3.1")
def test_footholds_do_not_rule() -> None:
    there = {"foothold": {"1": 1}, "corvid_warrior": {"1": 1}}
    assert acts("expedition", table=CATS, on_map=there).facts["rules"]["1"] == "corvids"


@pytest.mark.law("root:E.2.4")
def test_no_position_has_two_footholds_in_a_clearing() -> None:
    with pytest.raises(PositionError, match=r"E\.2\.4"):
        acts("expedition", table=CATS, on_map={"foothold": {"1": 2}})


# The Mole Artisans


def crafted(by: int = 0, demoted: bool = True, **given: Any) -> Match:
    """The Marquise has crafted an anvil; whoever it is controls the Artisans."""
    match = hire(
        "expedition",
        demoted=demoted,
        by=by,
        table=CATS,
        on_map={"workshop": {"1": 1}, "marquise_warrior": {"1": 2}},
        cards={0: ["anvil"]},
        **given,
    )
    return answer(match, "craft anvil")


@pytest.mark.law("root:E.2.2")
def test_a_crafted_card_with_an_item_may_be_revealed_and_comes_back() -> None:
    match = crafted()
    assert asked(match) == (0, "artisans_reveal", "E.2.2")
    assert options(match) == {"artisans_reveal", "decline"}
    assert score(match) == 2
    answer(match, "artisans_reveal")
    assert card(match, "expedition")["revealed"] == ["anvil"]
    assert hand(match) == set()
    while state(match)["turn"] == 0:
        answer(match, "done" if "done" in options(match) else sorted(options(match))[0])
    assert card(match, "expedition")["revealed"] == []
    assert "anvil" in hand(match)
    assert "artisans_taken_back 0 anvil" in told(match, "E.2.2")


@pytest.mark.law("root:E.2.2")
def test_it_may_be_discarded_as_usual() -> None:
    match = answer(crafted(), "decline")
    assert state(match)["discards"] == ["anvil"]
    assert card(match, "expedition")["revealed"] == []


@pytest.mark.law("root:E.2.2", "root:E.2")
@pytest.mark.parametrize("given", [{"by": 1}, {"by": -1}, {"demoted": False}])
def test_only_the_controller_of_the_artisans_keeps_cards(given: dict[str, Any]) -> None:
    match = crafted(**given)
    assert asked(match)[1] != "artisans_reveal"
    assert state(match)["discards"] == ["anvil"]


@pytest.mark.law("root:E.2.2", "root:4.1.3")
def test_a_card_without_an_item_is_not_revealed() -> None:
    match = hire(
        "expedition",
        demoted=True,
        table=CATS,
        on_map={"workshop": {"1": 1, "6": 1, "8": 1}},
        cards={0: ["favor_of_the_foxes"]},
    )
    answer(match, "craft favor_of_the_foxes")
    assert asked(match)[1] != "artisans_reveal"
    assert state(match)["discards"] == ["favor_of_the_foxes"]


@pytest.mark.law("root:E.2.2")
def test_revealed_cards_come_back_after_the_hand_limit() -> None:
    held = ["sword", "bake_sale", "birdy_bindle", "foxfolk_steel", "travel_gear_fox"]
    match = hire(
        "expedition",
        demoted=True,
        table=CATS,
        phase="evening",
        step=2,
        cards={0: held},
        fields={"revealed": ["anvil", "crossbow_bird"]},
    )
    assert hand(match) == {*held, "anvil", "crossbow_bird"}
    assert asked(match)[1] != "discard_down"
    with pytest.raises(PositionError, match=r"E\.2\.2"):
        hire("expedition", demoted=True, by=1, table=CATS, fields={"revealed": ["anvil"]})


@pytest.mark.law("root:E.2.2", "root:11.5.3.I", "root:11.2.3")
def test_the_riverfolk_may_keep_an_exported_card_too() -> None:
    match = company(
        funds=[1, 0, 0],
        cards={0: ["anvil"]},
        rules={"hirelings": "three"},
        hirelings={"expedition": {"controller": 0, "demoted": True}},
        on_map={"trade_post_fox": {"1": 1}},
    )
    answer(match, "craft anvil", "export")
    assert asked(match) == (0, "artisans_reveal", "E.2.2")
    answer(match, "artisans_reveal")
    assert state(match)["discards"] == []
    assert river(match)["payments"][0] == 1
    while state(match)["turn"] == 0:
        answer(match, "done" if "done" in options(match) else sorted(options(match))[0])
    assert hand(match) == {"anvil"}
    seen: Any = match.view(1)["state"]
    assert "anvil" in str(seen["hands"][0])  # 11.2.3 as everybody sees
