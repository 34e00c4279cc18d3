"""The greedy player at Root: it sees what lies in front of it, knows when to stop, and beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.root.bots.evaluation import evaluate
from lawspeaker.games.root.factions import PLANS
from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.lab.simulate import simulate
from lawspeaker.players.player import Turn, make
from tests.law.root.wanderer import related, wander
from tests.law.root.woodland import woodland


def choice(match: Match, seed: int = 1) -> str:
    assert match.ask is not None
    return str(make("greedy", seed).choose(Turn(match, match.ask.seat)))


def answers(match: Match, seat: int) -> list[str]:
    """What greedy answers as long as the same seat is asked."""
    given: list[str] = []
    while match.ask is not None and match.ask.seat == seat and len(given) < 60:
        given.append(choice(match))
        match.answer(given[-1])
    return given


def value(match: Match, seat: int = 0) -> float:
    assert isinstance(match.game, Root)
    return evaluate(match.game, seat, PLANS)


# The Marquise

CATS = {"marquise_warrior": {"1": 3, "5": 2, "10": 2}, "sawmill": {"1": 1}, "keep": {"1": 1}, "recruiter": {"5": 1}}


def test_the_marquise_builds_what_the_wood_pays_for() -> None:
    match = woodland(step=2, on_map={**CATS, "wood": {"1": 1}}, boards={"marquise": {"actions": 1}})
    assert choice(match).startswith("build_kind")


def test_the_marquise_spends_a_bird_for_one_more_building() -> None:
    match = woodland(
        step=2, on_map={**CATS, "wood": {"1": 3}}, boards={"marquise": {"actions": 0}}, cards={0: ["royal_claim"]}
    )
    assert choice(match) == "bird_for_action royal_claim"


def test_the_marquise_attacks_what_stands_unguarded() -> None:
    match = woodland(
        step=2,
        on_map={**CATS, "eyrie_warrior": {"3": 3}, "roost": {"3": 1, "10": 1}},
        boards={"marquise": {"actions": 1}},
    )
    assert choice(match) == "battle 10"


def test_wood_that_can_be_used_is_worth_more() -> None:
    reached = woodland(step=2, on_map={**CATS, "wood": {"1": 2}})
    stranded = woodland(step=2, on_map={**CATS, "wood": {"3": 2}})
    assert value(reached) > value(stranded)


# The Eyrie


def eyrie(decree: dict[int, list[str]], cards: list[str], phase: str = "birdsong", **on_map: dict[str, int]) -> Match:
    """The Eyrie alone in the south-east, with the despot, whose viziers move and build."""
    board = {"leader": "despot", "leaders": {"*": 1, "despot": 0}, "decree": decree, "viziers": []}
    pieces = {"eyrie_warrior": {"3": 6}, "roost": {"3": 1}, "marquise_warrior": {"1": 1, "6": 1}, **on_map}
    return woodland(phase, turn=1, step=2, boards={"eyrie": board}, cards={1: cards}, on_map=pieces)


def test_the_eyrie_adds_no_card_that_brings_turmoil() -> None:
    match = eyrie(
        {1: ["vizier_1"], 3: ["vizier_2"]}, ["sword", "anvil"]
    )  # fox cards; the only roost is in a rabbit clearing
    card, column = choice(match).split()[1:]
    assert card in ("sword", "anvil")
    assert column != "recruit"


def test_the_eyrie_moves_where_it_can_build() -> None:
    match = eyrie({1: ["vizier_1"], 3: ["vizier_2"]}, [], phase="daylight")
    given = answers(match, 1)
    assert given[-1].startswith("decree_build") or match.game.score[1] > 0  # type: ignore[attr-defined]
    assert match.game.factions[1].leader != -1  # type: ignore[attr-defined]


def test_roosts_are_worth_more_while_there_is_time() -> None:
    gains = []
    for score in ([0, 0, 0], [26, 0, 0]):
        warriors = {"3": 4, "6": 4}
        led: dict[str, Any] = {"turn": 1, "score": score, "boards": {"eyrie": {"leader": "builder"}}}
        few = woodland(**led, on_map={"roost": {"3": 1, "6": 1}, "eyrie_warrior": warriors})
        many = woodland(**led, on_map={"roost": {"3": 1, "6": 1, "7": 1}, "eyrie_warrior": warriors})
        gains.append(value(many, 1) - value(few, 1))
    assert gains[0] > gains[1] > 0


# The Alliance


def test_the_alliance_spreads_sympathy_at_once() -> None:
    match = woodland(
        "birdsong", turn=2, step=3, boards={"alliance": {"supporters": ["anvil", "sword", "root_tea_rabbit"]}}
    )
    given = answers(match, 2)
    assert given[0].startswith("spread")
    assert match.game.score[2] >= 1  # type: ignore[attr-defined]


def test_the_alliance_revolts_where_most_is_to_be_had() -> None:
    match = woodland(
        "birdsong",
        turn=2,
        step=2,
        on_map={"sympathy": {"1": 1, "6": 1}, "sawmill": {"1": 1}, "marquise_warrior": {"1": 4}, "wood": {"1": 3}},
        boards={"alliance": {"supporters": ["travel_gear_fox", "foxfolk_steel"]}},
    )
    assert choice(match) == "revolt 1"


def test_the_alliance_spends_its_supporters_while_it_leads() -> None:
    """Points that bring the end nearer are not held back for what bases and officers would bring by then."""
    hares, foxes = ["bake_sale", "root_tea_rabbit", "smugglers_trail"], ["anvil", "sword", "travel_gear_fox"]
    match = woodland(
        "birdsong",
        turn=2,
        step=3,
        score=[0, 12, 15],
        on_map={
            "sympathy": {"3": 1, "7": 1, "9": 1, "10": 1, "11": 1, "12": 1},
            "base_rabbit": {"3": 1},
            "base_mouse": {"7": 1},
            "base_fox": {"12": 1},
            "alliance_warrior": {"3": 1, "7": 2, "12": 1},
        },
        boards={"alliance": {"supporters": [*hares, *foxes], "officers": 4}},
        crafted={2: ["armorers_1", "better_burrow_bank_1", "codebreakers_1", "scouting_party_1", "sappers_1"]},
    )
    assert choice(match).startswith("spread ")


# The Vagabond


def test_the_vagabond_rests_in_a_forest_when_most_is_damaged() -> None:
    spent = {"damaged_exhausted": {"boot": 2, "torch": 1, "hammer": 1}, "damaged": {"bag": 1}}
    whole = {"ready": {"boot": 2, "torch": 1, "hammer": 1}, "track": {"bag": 1}}
    rests = []
    for items in (spent, whole):
        match = wander(
            "1",
            phase="birdsong",
            step=3,
            items=items,
            hands={0: ["gently_used_knapsack"]},
            on_map={"marquise_warrior": {"1": 2, "5": 2}},
        )
        rests.append(choice(match).startswith("slip_forest "))
    assert rests == [True, False]


def test_the_vagabond_gives_nobody_a_dominance_card_for_aid() -> None:
    match = wander(
        "1",
        items={"ready": {"boot": 1}},
        hands={0: ["dominance_fox", "gently_used_knapsack"]},
        on_map={"marquise_warrior": {"1": 1}},
    )
    match.answer("aid 1")
    assert choice(match) == "give gently_used_knapsack"


def test_the_vagabond_goes_where_his_swords_find_work() -> None:
    """He has no enemies yet, and could go to 1 to aid the Marquise."""
    match = wander(
        forest="a",
        phase="birdsong",
        step=3,
        items={"ready": {"boot": 1, "sword": 2}},
        hands={0: ["gently_used_knapsack"]},
        on_map={"marquise_warrior": {"1": 1, "5": 2}, "sawmill": {"5": 1}},
    )
    assert answers(match, 0)[:2] == ["slip 5", "battle 5"]


def test_the_vagabond_goes_where_a_dominance_can_be_broken() -> None:
    """The Eyrie, his enemy, is as near, but the Marquise wins if she still rules three fox clearings."""
    match = wander(
        "10",
        items={"ready": {"boot": 2, "sword": 1}},
        board=related(2, "hostile"),
        score=[12, 10, 8],
        dominance=["none", "dominance_fox", "none"],
        on_map={"marquise_warrior": {"1": 1, "6": 4, "8": 4}, "eyrie_warrior": {"2": 3}, "roost": {"2": 1}},
    )
    assert answers(match, 0)[:2] == ["walk 1", "battle 1"]


# Everybody


def test_the_leader_is_the_one_to_hit() -> None:
    """What a rival loses counts for more when that rival leads."""
    gains = []
    for score in ([5, 5, 12], [5, 12, 5]):
        roosts = {"roost": {"3": 1, "6": 1, "7": 1}, "eyrie_warrior": {"3": 2, "6": 2}, "sympathy": {"9": 1}}
        before = woodland(step=2, on_map={**CATS, **roosts}, score=score)
        after = woodland(step=2, on_map={**CATS, **roosts, "roost": {"3": 1, "6": 1}}, score=score)
        gains.append(value(after) - value(before))
    assert gains[1] > gains[0] > 0


def test_a_won_game_is_better_than_any_position_and_a_lost_one_worse() -> None:
    position = woodland(
        step=2, score=[29, 0, 0], on_map={**CATS, "wood": {"1": 1}}, boards={"marquise": {"actions": 1}}
    )
    before = value(position)
    for answer in ("build_kind workshop", "at 1"):
        if position.ask is not None and answer in [str(option) for option in position.ask.options]:
            position.answer(answer)
    while position.ask is not None:
        position.answer(choice(position))
    assert position.result.winners == [0]
    assert value(position, 0) > before > value(position, 1)


def test_judging_looks_at_no_hidden_card() -> None:
    """Other hands count by their size alone."""
    one = woodland(step=2, on_map=CATS, cards={0: ["sword"], 1: ["ambush_fox"]})
    other = woodland(step=2, on_map=CATS, cards={0: ["sword"], 1: ["cobbler_1"]})
    assert value(one) == pytest.approx(value(other))


def test_a_bot_can_answer_before_the_keepers_have_laid_out_their_relics() -> None:
    rules = {"faction_1": "keepers", "faction_2": "marquise", "landmarks": "two"}
    match = start("root", seats=2, seed=1, rules=rules)
    assert match.ask is not None
    assert match.ask.topic.name == "which_landmark"
    assert choice(match).startswith("set_up_landmark ")


def test_it_beats_the_random_player() -> None:
    frame = simulate("root", 2, ["greedy", "random"], 2, seed=2)
    assert frame.filter(player="greedy")["winner"].all()


def test_sides_go_round_in_simulations() -> None:
    frame = simulate("root", 24, ["random"], 3, seed=1)
    seats = frame.group_by("faction", "seat").len()
    assert set(frame["faction"]) == {"marquise", "eyrie", "alliance", "vagabond"}
    for _, of_faction in seats.group_by("faction"):
        assert of_faction["len"].n_unique() == 1
    fixed = simulate("root", 2, ["random"], 2, seed=1, rules={"faction_1": "vagabond", "faction_2": "marquise"})
    assert fixed["faction"].to_list() == ["vagabond", "marquise"] * 2
