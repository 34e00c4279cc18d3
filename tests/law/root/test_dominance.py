"""3 Winning: points, dominance, and what is done with dominance cards."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.match import Match
from tests.law.root.woodland import answer, asked, dice, hand, options, pieces, record, score, state, woodland

WAITING: dict[str, Any] = {"marquise": {"actions": 3}}
ALONE_IN_3 = {"marquise_warrior": {"3": 1}}


def daylight(held: list[str], points: int = 10, **given: Any) -> Match:
    """The Marquise in her Daylight, with some cards and points."""
    given.setdefault("on_map", ALONE_IN_3)
    return woodland(step=2, cards={0: held}, score=[points, 0, 0], boards=WAITING, **given)


# 3.1


@pytest.mark.law("root:3.1")
def test_reaching_thirty_points_wins_at_that_instant() -> None:
    shop = {"workshop": {"1": 1}}
    match = woodland(cards={0: ["anvil", "sword"]}, score=[28, 0, 0], on_map=shop)
    answer(match, "craft anvil")
    assert match.over
    assert match.result.winners == [0]
    assert state(match)["phase"] == "over"
    almost = woodland(cards={0: ["anvil", "sword"]}, score=[27, 0, 0], on_map=shop)
    assert not answer(almost, "craft anvil").over


@pytest.mark.law("root:3.1", "root:3.2.1")
def test_points_can_win_in_the_turn_of_another() -> None:
    """The defender's second hit falls on a token of the attacker."""
    on_map = {"marquise_warrior": {"1": 1}, "wood": {"1": 1}, "eyrie_warrior": {"1": 2}}
    for low, over in ((1, False), (2, True)):
        match = woodland(step=2, score=[0, 29, 0], on_map=on_map, boards=WAITING, chance=dice(2, low))
        assert answer(match, "battle 1").over is over
    assert match.result.winners == [1]


def both_lose_tokens(points: list[int], rules: dict[str, str] | None = None) -> Match:
    """Marquise and Alliance battle over a token each; both hit it."""
    on_map = {"wood": {"1": 1}, "marquise_warrior": {"1": 1}, "sympathy": {"1": 1}, "alliance_warrior": {"1": 1}}
    match = woodland(
        step=2,
        score=points,
        on_map=on_map,
        boards=WAITING,
        crafted={0: ["brutal_tactics_1"], 2: ["sappers_1"]},
        chance=dice(1, 1),
        rules=rules,
    )
    return answer(match, "battle 1", "first 2", "use sappers_1", "use brutal_tactics_1")


@pytest.mark.law("root:3.1", "root:4.3.4")
def test_of_two_who_reach_thirty_together_the_one_whose_turn_it_is_wins() -> None:
    match = both_lose_tokens([29, 0, 28])  # brutal tactics give the Alliance its 29th
    assert match.result.points == [30, 0, 30]
    assert match.result.winners == [0]


@pytest.mark.law("root:3.1")
@pytest.mark.parametrize(("agreed", "winners"), [("clockwise", [0]), ("shared", [0, 1])])
def test_if_it_is_nobodys_turn_of_them_it_is_agreed_who_wins(agreed: str, winners: list[int]) -> None:
    """In the Alliance's turn both others have thirty, looked at when the next point is scored. No position says so."""
    match = woodland(
        "birdsong",
        turn=2,
        step=3,
        score=[29, 29, 0],
        on_map={"sympathy": {"1": 1}},
        boards={"alliance": {"supporters": ["sword", "bake_sale"]}},
        rules={"tied_goal": agreed},
    )
    assert isinstance(match.game, Root)
    match.game.score = [30, 30, 0]
    match.answer("spread 9")
    match.answer("supporter sword")
    assert match.result.winners == winners


# 3.2


@pytest.mark.law("root:3.2")
def test_points_are_marked_at_once_and_never_fall_below_none() -> None:
    decree = [["birdy_bindle", "crossbow_bird"], [], [], []]
    for points, left in ((5, 1), (1, 0)):  # two birds and two viziers
        match = woodland(
            turn=1,
            step=2,
            score=[0, points, 0],
            boards={"eyrie": {"leader": "despot", "decree": decree}},
        )
        assert asked(match)[1] == "eyrie_leader"  # nobody can be recruited: turmoil
        assert score(match, 1) == left


@pytest.mark.law("root:3.2.1")
def test_every_enemy_building_and_token_removed_is_a_point() -> None:
    on_map = {"marquise_warrior": {"1": 3}, "roost": {"1": 1}}
    match = woodland(step=2, on_map=on_map, boards=WAITING, chance=dice(0, 0))
    answer(match, "battle 1")  # defenseless
    assert score(match) == 1
    assert "3.2.1 scored 0 1" in record(match)


@pytest.mark.law("root:3.2.1")
def test_warriors_are_no_points() -> None:
    on_map = {"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}}
    match = woodland(step=2, on_map=on_map, boards=WAITING, chance=dice(2, 0))
    answer(match, "battle 1")
    assert pieces(match, "eyrie_warrior", "1") == 1
    assert score(match) == 0


@pytest.mark.law("root:3.2.2")
def test_a_crafted_item_scores_what_its_card_says() -> None:
    for card, shops, points in (("anvil", {"1": 1}, 2), ("bake_sale", {"5": 2}, 3), ("crossbow_bird", {"1": 1}, 1)):
        match = woodland(cards={0: [card]}, on_map={"workshop": shops, **ALONE_IN_3}, boards=WAITING)
        assert score(answer(match, f"craft {card}")) == points


# 3.3.1


@pytest.mark.law("root:3.3.1")
def test_dominance_is_activated_with_ten_points_in_daylight() -> None:
    assert options(daylight(["dominance_fox"], 9), "dominate") == set()
    match = daylight(["dominance_fox", "anvil"], 10)
    assert options(match, "dominate") == {"dominance_fox"}
    answer(match, "dominate dominance_fox")
    assert state(match)["dominance"] == ["dominance_fox", "none", "none"]
    assert hand(match) == {"anvil"}
    assert "3.3.1 dominates 0 dominance_fox" in record(match)


@pytest.mark.law("root:3.3.1")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_not_in_other_phases(phase: str) -> None:
    held = ["dominance_fox", "anvil", "sword", "bake_sale", "investments", "birdy_bindle"]
    match = woodland(phase, cards={0: held}, score=[12, 0, 0], on_map=ALONE_IN_3, boards=WAITING)
    while asked(match)[0] == 0 and state(match)["phase"] == phase:
        assert options(match, "dominate") == set()
        match.choose(0)


@pytest.mark.law("root:3.3.1")
def test_who_has_activated_dominance_scores_no_more() -> None:
    match = woodland(
        cards={0: ["anvil", "sword"]},
        score=[12, 0, 0],
        dominance=["dominance_fox", "none", "none"],
        on_map={"workshop": {"1": 1}, **ALONE_IN_3},
        boards=WAITING,
    )
    answer(match, "craft anvil")
    assert score(match) == 12
    assert state(match)["crafted_items"] == {"0": {"hammer": 1}}


@pytest.mark.law("root:1.2.1")
@pytest.mark.parametrize("held", ["dominance_fox", "anvil"])
def test_with_ten_points_one_is_asked_whether_one_holds_dominance_or_not(held: str) -> None:
    """At the end of the Eyrie's Daylight, where nothing else is left to choose."""
    match = woodland(
        turn=1, step=2, cards={1: [held]}, score=[0, 10, 0], boards={"eyrie": {"leader": "despot", "column": 4}}
    )
    assert asked(match)[:2] == (1, "linger")


# 3.3.1.I, 3.3.1.II


def at_birdsong(on_map: dict[str, Any], card: str, turn: int = 0) -> Match:
    return woodland(
        "birdsong", step=0, turn=turn, on_map=on_map, dominance=[card, "none", "none"], cards={1: ["sword"]}
    )


@pytest.mark.law("root:3.3.1.I")
def test_three_ruled_clearings_of_the_suit_win_at_the_start_of_the_own_birdsong() -> None:
    three = {"marquise_warrior": {"1": 1, "6": 1, "8": 1, "2": 1}}
    assert at_birdsong(three, "dominance_fox").result.winners == [0]
    assert not at_birdsong(three, "dominance_mouse").over
    two = {"marquise_warrior": {"1": 1, "6": 1, "8": 1}, "eyrie_warrior": {"8": 1}}
    assert not at_birdsong(two, "dominance_fox").over


@pytest.mark.law("root:3.3.1.I")
def test_but_not_in_the_birdsong_of_another() -> None:
    three = {"marquise_warrior": {"1": 1, "6": 1, "8": 1}}
    assert not at_birdsong(three, "dominance_fox", turn=1).over


@pytest.mark.law("root:3.3.1.II")
def test_two_opposite_corners_win_with_the_bird() -> None:
    assert at_birdsong({"marquise_warrior": {"1": 1, "3": 1}}, "dominance_bird").result.winners == [0]
    assert at_birdsong({"marquise_warrior": {"2": 1, "4": 1}}, "dominance_bird").result.winners == [0]
    assert not at_birdsong({"marquise_warrior": {"1": 1, "2": 1}}, "dominance_bird").over
    assert not at_birdsong({"marquise_warrior": {"1": 1, "4": 1, "6": 1, "8": 1, "12": 1}}, "dominance_bird").over


# 3.3.2


@pytest.mark.law("root:3.3.2")
def test_an_activated_dominance_card_is_for_good() -> None:
    match = daylight(["dominance_mouse", "anvil"], 12, dominance=["dominance_fox", "none", "none"])
    assert options(match, "dominate") == set()
    assert "dominance_fox" not in hand(match)
    before = daylight(["anvil"], 12, dominance=["dominance_fox", "none", "none"], on_map={"sawmill": {"1": 1}})
    answer(before, "overwork 1")
    assert options(before, "spend") == {"anvil"}  # the other is no hand card


# 3.3.3


@pytest.mark.law("root:3.3.3", "root:G.1.5", "root:G.1.29")
@pytest.mark.parametrize(("agreed", "beside"), [("beside", True), ("discarded", False)])
def test_a_dominance_card_discarded_for_the_hand_limit_lies_beside_the_map(agreed: str, beside: bool) -> None:
    held = ["dominance_fox", "anvil", "sword", "bake_sale", "investments", "birdy_bindle"]
    match = woodland("evening", step=2, cards={0: held}, rules={"discarded_dominance": agreed})
    answer(match, "discard dominance_fox")
    assert (state(match)["available"] == ["dominance_fox"]) is beside
    assert (state(match)["discards"] == ["dominance_fox"]) is not beside


@pytest.mark.law("root:3.3.3")
@pytest.mark.parametrize("agreed", ["beside", "discarded"])
def test_a_spent_one_lies_there_in_any_case_and_is_not_activated(agreed: str) -> None:
    match = daylight(
        ["dominance_fox"], on_map={"sawmill": {"1": 1}, **ALONE_IN_3}, rules={"discarded_dominance": agreed}
    )
    answer(match, "overwork 1", "spend dominance_fox")
    assert state(match)["available"] == ["dominance_fox"]
    assert state(match)["dominance"] == ["none", "none", "none"]


# 3.3.4


@pytest.mark.law("root:3.3.4")
def test_an_available_dominance_card_is_taken_for_a_card_of_its_suit() -> None:
    match = daylight(["anvil", "sword", "crossbow_bird"], 0, available=["dominance_fox"])
    answer(match, "take_dominance dominance_fox")
    assert options(match, "spend") == {"anvil", "crossbow_bird"}
    answer(match, "spend anvil")
    assert hand(match) == {"dominance_fox", "sword", "crossbow_bird"}
    assert state(match)["available"] == []
    assert state(match)["discards"] == ["anvil"]


@pytest.mark.law("root:3.3.4", "root:2.1.1.II")
def test_the_bird_dominance_takes_a_bird() -> None:
    no_bird = daylight(["anvil", "sword", "bake_sale"], 0, available=["dominance_bird"])
    assert options(no_bird, "take_dominance") == set()
    match = daylight(["anvil", "crossbow_bird"], 0, available=["dominance_bird"])
    answer(match, "take_dominance dominance_bird")
    assert options(match, "spend") == {"crossbow_bird"}


@pytest.mark.law("root:3.3.4")
def test_it_is_taken_in_daylight_only() -> None:
    held = ["anvil", "sword", "bake_sale", "investments", "birdy_bindle", "crossbow_bird"]
    match = woodland("evening", step=1, cards={0: held}, available=["dominance_fox"])
    assert asked(match)[1] == "discard_down"
    assert options(match, "take_dominance") == set()


# Two players


@pytest.mark.law("root:5.1.3")
def test_two_players_have_no_dominance_cards() -> None:
    match = woodland(table=["marquise", "eyrie"])
    assert [card for card in state(match)["deck"] if card.startswith("dominance")] == []


@pytest.mark.law("root:5.1.3", "root:1.2.1")
def test_two_players_are_not_asked_for_dominance() -> None:
    """Where the Eyrie would be asked among three, its Evening begins."""
    match = woodland(
        table=["marquise", "eyrie"],
        turn=1,
        step=2,
        cards={1: ["anvil"]},
        score=[0, 10],
        boards={"eyrie": {"leader": "despot", "column": 4}},
    )
    assert asked(match)[1] != "linger"
    assert "1.4.1 turn_begins 0 1" in record(match)


# The end of a game that nobody wins


@pytest.mark.law("root:3.3.1")
def test_who_has_left_the_score_track_does_not_lead_when_the_rounds_are_over() -> None:
    given: dict[str, Any] = {"turn": 2, "turns": 299, "score": [12, 5, 7]}
    assert woodland("evening", **given).result.winners == [0]
    assert woodland("evening", dominance=["dominance_fox", "none", "none"], **given).result.winners == [2]


@pytest.mark.law("root:9.2.8")
def test_a_partner_wins_too_when_the_rounds_are_over() -> None:
    match = woodland(
        "evening",
        turn=2,
        turns=399,
        table=["marquise", "eyrie", "alliance", "vagabond"],
        partner=[-1, -1, -1, 0],
        dominance=["none", "none", "none", "dominance_fox"],
        score=[12, 5, 7, 14],
    )
    assert match.result.winners == [0, 3]


@pytest.mark.law("root:9.2.8")
def test_who_joined_a_vagabond_wins_with_whom_he_has_joined() -> None:
    """The second Vagabond has joined the first, and the first the Marquise."""
    match = woodland(
        step=2,
        table=["marquise", "eyrie", "vagabond", "vagabond2"],
        partner=[-1, -1, 0, 2],
        dominance=["none", "none", "dominance_fox", "dominance_mouse"],
        score=[29, 0, 10, 10],
        on_map={"marquise_warrior": {"5": 2}, "roost": {"5": 1}},
        boards={"marquise": {"actions": 3}},
        chance=dice(0, 0),
    )
    answer(match, "battle 5")
    assert match.result.winners == [0, 2, 3]
