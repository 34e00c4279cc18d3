"""Positions of Root: written and read again, filled up from the set-up, refused where they cannot be; and what must
hold in all of them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from lawspeaker.games.root.box import BOX
from lawspeaker.games.root.loading import load
from lawspeaker.games.root.model.invariants import broken, missing
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import PLACES
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.position import to_json, to_toml
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import OMNISCIENT

TABLES = {
    2: ["marquise", "eyrie"],
    3: ["marquise", "eyrie", "alliance"],
    4: ["alliance", "vagabond", "eyrie", "marquise"],
}


def agreed(factions: list[str]) -> dict[str, str]:
    return {f"faction_{seat + 1}": name for seat, name in enumerate(factions)}


def position(**state: Any) -> Match:
    """Daylight of the Marquise, with the Eyrie and the Alliance at the table."""
    seated = TABLES[3]
    given: dict[str, Any] = {"phase": "daylight", "step": 1, "turn": 0, **state}
    return Match.from_position({"game": "root", "seats": len(seated), "rules": agreed(seated), "state": given})


def state(match: Match) -> dict[str, Any]:
    return match.game.setting.schema.dump(match.game, OMNISCIENT)


def root(match: Match) -> Root:
    assert isinstance(match.game, Root)
    return match.game


# What the page about Root lists

PAGE = Path(__file__).parents[3] / "docs" / "root.md"


def listed() -> dict[str, list[str]]:
    """The tables of paths and forests: what is said of each, by its name."""
    section = PAGE.read_text(encoding="utf-8").partition("### Paths and forests")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" |") for line in section.splitlines() if line.startswith("| `")]
    return {row[0].strip(" `"): [cell.strip() for cell in row[1:]] for row in rows}


def test_the_page_says_which_path_and_which_forest_is_which() -> None:
    said: dict[str, list[str]] = {}
    for number, chart in enumerate(load()[0].maps):
        for place, (one, other) in enumerate(chart.closed):
            said[str(place)] = [str(one + 1), str(other + 1)]
        for place, around in enumerate(chart.forests):
            said.setdefault("abcdefghij"[place], [""] * 4)[number] = ", ".join(str(each + 1) for each in around)
    shown = listed()
    assert {name: cells + [""] * (len(said[name]) - len(cells)) for name, cells in shown.items()} == said


# There and back


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_a_position_of_a_running_game_can_be_read_again(seats: int, deck: str) -> None:
    match = start("root", seats=seats, seed=seats, rules={**agreed(TABLES[seats]), "deck": deck, "round_limit": "100"})
    blind = Random(seats)
    for number in range(400):
        if match.ask is None:
            break
        assert broken(root(match)) == ""
        if number % 7 == 0:
            assert Match.from_position(match.position()).hash() == match.hash()
        match.choose(blind.randrange(len(match.ask.options)))
    assert len(match.steps) > 100


def test_a_position_is_the_same_as_json_and_as_toml() -> None:
    match = start("root", seats=3, seed=5, rules=agreed(TABLES[3]))
    for text in ("at 1", "at 5", "at 9", "at 10", "lead despot"):
        match.answer(text)
    for written in (to_json(match.position()), to_toml(match.position())):
        assert Match.from_position(written).hash() == match.hash()


def test_a_position_in_the_middle_of_a_battle() -> None:
    match = position(
        step=2,
        on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}},
        hands={"1": ["ambush_fox"]},
        factions={"marquise": {"actions": 3}},
    )
    match.answer("battle 1")
    again = Match.from_position(match.position())
    assert again.hash() == match.hash()
    again.answer("ambush ambush_fox")


# Filling up


def test_what_is_not_on_the_map_is_in_the_supply() -> None:
    match = position(
        on_map={"marquise_warrior": {"1": 3, "5": 2}, "alliance_warrior": {"1": 1}, "wood": {"9": 8}},
        factions={"alliance": {"officers": 4}},
    )
    supply = state(match)["supply"]
    assert (supply["marquise_warrior"], supply["alliance_warrior"], supply["wood"]) == (20, 5, 0)
    assert (supply["keep"], supply["roost"]) == (1, 7)


def test_rule_and_slots_follow_from_the_map() -> None:
    match = position(on_map={"marquise_warrior": {"1": 2}, "workshop": {"1": 1, "11": 2}})
    game = root(match)
    assert game.strength[0] == 3
    assert (game.open_slots(0), game.open_slots(10)) == (0, 0)
    assert broken(game) == ""


def test_cards_that_lie_elsewhere_are_not_in_the_deck() -> None:
    match = position(
        hands={"0": ["anvil"]},
        crafted={"1": ["armorers_1"]},
        discards=["sword"],
        available=["dominance_fox"],
        dominance=["none", "none", "dominance_bird"],
        factions={"eyrie": {"decree": [["bake_sale"], [], [], []]}, "alliance": {"supporters": ["investments"]}},
        on_map={"workshop": {"1": 1}},
    )
    elsewhere = {"anvil", "armorers_1", "sword", "dominance_fox", "dominance_bird", "bake_sale", "investments"}
    assert not elsewhere & set(state(match)["deck"])
    assert len(state(match)["deck"]) == 54 - len(elsewhere)
    assert broken(root(match)) == ""


def test_a_leader_brings_the_viziers_to_the_columns() -> None:
    match = position(
        hands={"0": ["anvil"]}, factions={"eyrie": {"leader": "charismatic"}}, on_map={"workshop": {"1": 1}}
    )
    board = state(match)["factions"]["eyrie"]
    assert board["decree"] == [["vizier_1"], [], ["vizier_2"], []]
    assert board["viziers"] == []
    assert board["leaders"] == {"builder": 1, "charismatic": 0, "commander": 1, "despot": 1}


def test_crafted_items_are_not_on_the_map() -> None:
    match = position(crafted_items={"0": {"tea": 1}, "1": {"tea": 1, "hammer": 1}}, on_map={"workshop": {"1": 1}})
    left = {"boot": 2, "bag": 2, "crossbow": 1, "sword": 2, "coin": 2}
    assert state(match)["items"] == {**left, "hammer": 0, "tea": 0, "torch": 0}
    assert broken(root(match)) == ""


def test_one_entry_of_the_supply_says_nothing_about_the_others() -> None:
    on_map = {"marquise_warrior": {"1": 3}, "sawmill": {"1": 1}, "eyrie_warrior": {"3": 6}}
    supply = state(position(on_map=on_map, supply={"wood": 0}))["supply"]
    assert [supply[kind] for kind in ("wood", "marquise_warrior", "sawmill", "eyrie_warrior")] == [0, 22, 5, 14]
    assert set(state(position(on_map=on_map, supply={"*": 0}))["supply"].values()) == {0}


def test_one_entry_of_the_items_says_nothing_about_the_others() -> None:
    crafted = {"0": {"boot": 2}}
    assert state(position(crafted_items=crafted, items={"hammer": 0}))["items"]["boot"] == 0
    assert set(state(position(crafted_items=crafted, items={"*": 0}))["items"].values()) == {0}


def test_a_phase_is_played_in_full_unless_a_position_says_what_is_left_of_it() -> None:
    on_map = {"marquise_warrior": {"1": 3}, "workshop": {"1": 1}}
    for step in (0, 1, 2):
        match = position(step=step, on_map=on_map, hands={"0": ["anvil"]})
        if step < 2:
            match.answer("done")
        assert match.ask is not None
        assert (match.ask.topic.name, match.ask.args) == ("marquise_act", (3,))
    spent = position(step=2, on_map=on_map, hands={"0": ["anvil"]}, factions={"marquise": {"actions": 0}})
    assert spent.ask is not None
    assert [str(option) for option in spent.ask.options] == ["done"]


# Filling up: Vagabonds


def wandering(*seats: str, rules: dict[str, str] | None = None, **given: Any) -> Match:
    """Daylight of seat 0; a Vagabond, the Marquise and the Eyrie are at the table unless others are named."""
    seated = list(seats) or ["vagabond", "marquise", "eyrie"]
    state: dict[str, Any] = {"phase": "daylight", "step": 1, "turn": 0, **given}
    agreement = {**agreed(seated), **(rules or {})}
    return Match.from_position({"game": "root", "seats": len(seated), "rules": agreement, "state": state})


def vagabond(match: Match, name: str = "vagabond") -> dict[str, Any]:
    board: dict[str, Any] = state(match)["factions"][name]
    return board


def test_a_character_has_its_starting_items_unless_a_position_says_what_he_has() -> None:
    match = wandering(factions={"vagabond": {"character": "thief"}})
    held = {place: items for place, items in vagabond(match)["items"].items() if items}
    assert held == {"track": {"tea": 1}, "ready": {"boot": 1, "sword": 1, "torch": 1}}
    match = wandering(factions={"vagabond": {"character": "thief", "items": {"ready": {"boot": 1}}}})
    assert vagabond(match)["items"]["ready"] == {"boot": 1}
    assert vagabond(match)["items"]["track"] == {}


def test_items_lie_under_the_ruins_that_stand() -> None:
    match = wandering(factions={"vagabond": {"character": "thief", "clearing": "10"}}, ruins={"6": 0})
    assert match.ask is not None
    assert "explore" in [str(option) for option in match.ask.options]
    under = state(match)["ruin_items"]
    assert [place for place in range(12) if under[place]] == [9, 10, 11]
    assert sorted(card for cards in under for card in cards) == ["bag_1", "boot_1", "hammer_1"]


def test_items_that_are_found_or_named_lie_under_no_other_ruin() -> None:
    board = {"items": {"ready": {"boot": 1}}, "ruin_kinds": {"boot": 1}}
    match = wandering(factions={"vagabond": board}, ruins={"6": 0}, ruin_items={"10": ["sword_1"]})
    under = state(match)["ruin_items"]
    assert (under[9], under[10], under[11]) == (["bag_1"], ["sword_1"], ["hammer_1"])
    assert not any(state(wandering(ruin_items=[[] for _ in range(12)]))["ruin_items"])
    assert not any(state(position())["ruin_items"])  # without a Vagabond


def test_two_items_lie_under_each_ruin_with_two_vagabonds() -> None:
    under = state(wandering("vagabond", "marquise", "vagabond2"))["ruin_items"]
    assert [len(cards) for cards in under] == [0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 2, 2]
    board = {"items": {"ready": {"boot": 1}}, "ruin_kinds": {"boot": 1}}
    match = wandering("vagabond", "vagabond2", "marquise", factions={"vagabond": board}, ruin_items={"9": ["boot_1"]})
    under = state(match)["ruin_items"]
    assert (under[5], under[9], under[10], under[11]) == (
        ["bag_1", "hammer_1"],
        ["boot_1"],
        ["sword_1", "bag_2"],
        ["hammer_2", "sword_2"],
    )


def test_three_quests_lie_open_unless_a_position_says_which() -> None:
    match = wandering(factions={"vagabond": {"completed": ["mouse_escort"]}})
    assert len(vagabond(match)["quests"]) == 3
    again = wandering(factions={"vagabond": {"completed": ["mouse_escort"]}})
    assert again.hash() == match.hash()
    assert len(vagabond(match)["quest_deck"]) == 11
    assert vagabond(wandering(factions={"vagabond": {"quests": []}}))["quests"] == []
    assert vagabond(wandering(factions={"vagabond": {"quests": ["fox_errand"]}}))["quests"] == ["fox_errand"]


@pytest.mark.parametrize("name", ["vagabond", "vagabond2"])
def test_shared_quests_may_be_named_on_either_board(name: str) -> None:
    match = wandering("vagabond2", "vagabond", "marquise", factions={name: {"quests": ["fox_errand"]}})
    assert vagabond(match, "vagabond2")["quests"] == ["fox_errand"]
    assert vagabond(match)["quests"] == []
    assert Match.from_position(match.position()).hash() == match.hash()
    deck = vagabond(match, "vagabond2")["quest_deck"]
    both = {"quests": ["fox_errand"], "quest_deck": deck}
    again = wandering("vagabond2", "vagabond", "marquise", factions={name: both})
    assert again.hash() == match.hash()


def test_refreshing_begins_where_a_position_does_not_say_what_is_left_of_it() -> None:
    items = {"track": {"tea": 1}, "exhausted": {"boot": 3, "sword": 2}}
    match = wandering(phase="birdsong", step=2, factions={"vagabond": {"items": items}})
    assert match.ask is not None
    assert (match.ask.topic.name, match.ask.args) == ("vagabond_refresh", (5, 2))
    match = wandering(phase="birdsong", step=2, factions={"vagabond": {"items": items, "may_refresh": 1}})
    assert match.ask is not None
    assert (match.ask.topic.name, match.ask.args) == ("vagabond_refresh", (1, 0))


def test_crafted_cards_that_are_used_go_by_their_names() -> None:
    match = position(
        crafted={"0": ["tax_collector_1"]}, used=["tax_collector_1"], on_map={"marquise_warrior": {"1": 1}}
    )
    assert state(match)["used"] == ["tax_collector_1"]
    assert match.ask is not None
    assert "use tax_collector_1" not in [str(option) for option in match.ask.options]


# What is refused


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"on_map": {"marquise_warrior": {"1": 26}}}, "only 25 pieces of kind marquise_warrior"),
        ({"on_map": {"sympathy": {"1": 2}}}, "more than one sympathy token"),
        ({"on_map": {"roost": {"5": 2}}}, "more than one roost"),
        ({"on_map": {"base_fox": {"5": 1}}}, "fox base stands in clearing 5"),
        ({"on_map": {"keep": {"1": 1, "2": 1}}}, "only 1 pieces of kind keep"),
        ({"on_map": {"workshop": {"1": 2}}}, "clearing 1 has 1 slots, and 2 are taken"),
        ({"on_map": {"workshop": {"10": 2}}}, "clearing 10 has 2 slots, and 3 are taken"),
        ({"on_map": {"alliance_warrior": {"1": 8}}, "factions": {"alliance": {"officers": 3}}}, "only 10 pieces"),
        ({"hands": {"0": ["anvil"], "1": ["anvil"]}}, r"anvil is in 2 places: hand 0, hand 1 \(2.1\)"),
        ({"hands": {"0": ["anvil"]}, "discards": ["anvil"]}, "anvil is in 2 places: discards, hand 0"),
        ({"hands": {"0": ["vizier_1"]}}, "vizier"),
        ({"hands": {"0": ["anvli"]}}, "anvil"),
        ({"suit": {"1": "bird"}}, "bird"),
        ({"items": {"tea": 3}}, "only 2 items tea"),
        ({"exhausted_items": {"0": {"tea": 1}}}, "more tea exhausted than crafted"),
        ({"crafted_items": {"0": {"boot": 7}}}, "only 2 items boot"),
        ({"crafted_items": {"0": {"boot": 1}}, "items": {"boot": 2}}, "only 2 items boot"),
        ({"partner": {"0": 1}}, r"marquise has no coalition with seat 1: .* \(9.2.8\)"),
        ({"used": ["anvli"]}, "did you mean anvil"),
        ({"used": ["cobbler_1", "cobbler_1"]}, r"used twice in a turn \(4.1.3\)"),
        ({"step": 9}, r"daylight of marquise has no step 9: the last is 2 \(1.4.1\)"),
        ({"phase": "setup", "step": 5}, r"the set-up has no step 5: the last is 4 \(5.1.7\)"),
        ({"phase": "setup", "turns": 4}, r"in the set-up no turns have been played, and turns is 4 \(5.1.7\)"),
        ({"phase": "setup", "score": {"1": 3}}, r"eyrie has 3 points in the set-up \(5.1.2\)"),
        ({"phase": "setup", "step": 2}, r"in step 2 of the set-up marquise has set up \(5.1.7\)"),
        (
            {"turn": 1, "step": 3, "factions": {"eyrie": {"leader": "despot"}}},
            r"after turmoil a leader is to be chosen, and despot leads \(7.7.3\)",
        ),
        ({"turn": -1}, r"somebody's turn \(1.4.1\)"),
        ({"turns": 3000}, r"the game ends after \d+ rounds, and this is round 1001 \(R01\)"),
        ({"score": {"0": 30}}, r"marquise has 30 points, and so has won \(3.1\)"),
        ({"winners": [1]}, r"the game is not over, and winners is \[1\] \(3.1\)"),
        ({"phase": "over"}, r"the game is over, and nobody has won \(3.1\)"),
        ({"phase": "over", "winners": [0, 0]}, r"each winner is a seat, and named once \(3.1\)"),
        ({"dominance": {"0": "anvil"}}, r"marquise has activated anvil, which is no dominance card \(3.3\)"),
        ({"available": ["anvil"]}, r"anvil lies among the dominance cards \(3.3.3\)"),
        ({"crafted": {"0": ["anvil"]}}, r"marquise has anvil before it, which has no lasting effect \(4.1.3\)"),
        ({"crafted": {"0": ["cobbler_1", "cobbler_2"]}}, r"marquise has crafted cobbler_2 twice \(4.1.3\)"),
        ({"played": ["anvil"]}, r"anvil is played, and nobody is using it \(2.1\)"),
        ({"on_map": {"vagabond": {"3": 1}}}, r"nobody plays vagabond, and vagabond is in clearing 3 \(5.1.1\)"),
        ({"coffins": {"vagabond": 1}}, r"nobody plays vagabond, and vagabond lies on the Coffin Makers \(5.1.1\)"),
        ({"coffins": {"wood": 1}}, r"only warriors lie on the Coffin Makers, and wood is none \(4.1.3\)"),
        ({"ruins": {"1": 1}}, r"clearing 1 of this map has no ruin \(5.1.4\)"),
        ({"ruin_items": {"0": ["boot_1"]}}, r"under a ruin in clearing 1, where none stands \(9.3.4\)"),
        ({"ruin_items": {"9": ["boot_1"], "5": ["boot_1"]}}, r"boot_1 is in 2 places: ruin \d, ruin \d \(9.3.4\)"),
        ({"ferry": "1"}, r"this map has no ferry \(C.2.1\)"),
        ({"turn": 1, "factions": {"eyrie": {}}}, r"the Eyrie has no leader \(7.3.3\)"),
        ({"factions": {"eyrie": {"leader": "none"}}}, r"the Eyrie has no leader \(7.3.3\)"),
        ({"factions": {"eyrie": {"birds_tucked": 1}}}, r"added 0 cards to the Decree, and 1 birds \(7.4.2\)"),
        (
            {
                "factions": {
                    "alliance": {"supporters": ["anvil", "sword", "bake_sale", "cobbler_1", "cobbler_2", "anvil"]}
                }
            },
            "anvil is in 2 places: supporters 2, supporters 2",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(**wrong)


def test_the_ferry_lies_at_the_lake() -> None:
    lake = {"game": "root", "seats": 3, "rules": {**agreed(TABLES[3]), "map": "lake"}}
    Match.from_position({**lake, "state": {"phase": "birdsong", "ferry": "7"}})
    with pytest.raises(PositionError, match=r"the ferry is in clearing 1, which is not at the lake \(C.2.1\)"):
        Match.from_position({**lake, "state": {"phase": "birdsong", "ferry": "1"}})


def test_only_loyal_viziers_lie_beside_the_decree() -> None:
    """Before the set-up, when nobody leads yet: a third card there would never come to the Decree."""
    beside = {"viziers": ["anvil", "vizier_1", "vizier_2"]}
    with pytest.raises(PositionError, match=r"anvil is no loyal vizier, and lies with them \(7\.3\.4\)"):
        position(phase="setup", step=0, factions={"eyrie": beside})


def test_an_eyrie_of_which_nothing_is_said_has_a_leader() -> None:
    """7.3.3 In the turn of another it is the first who is left."""
    assert state(position())["factions"]["eyrie"]["leader"] == "builder"
    deposed = position(factions={"eyrie": {"leaders": {"builder": 0}}})
    assert state(deposed)["factions"]["eyrie"]["leader"] == "charismatic"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"on_map": {"vagabond": {"10": 1}}}, r"factions\.vagabond\.clearing says where the pawn is"),
        ({"factions": {"vagabond": {"character": "thief", "items": {"ready": {"boot": 5}}}}}, "only 4 items boot"),
        (
            {"factions": {"vagabond": {"items": {"ready": {"coin": 2}}}}, "crafted_items": {"1": {"coin": 2}}},
            "only 3 items coin",
        ),
        ({"partner": {"0": 0}}, "vagabond has no coalition with itself"),
        ({"partner": {"0": 1}}, r"vagabond has a coalition and the dominance card that formed it, or neither"),
        ({"dominance": {"0": "dominance_fox"}}, r"the dominance card that formed it, or neither \(9.2.8\)"),
        ({"factions": {"vagabond": {"relation": {"1": "none"}}}}, r"has no relationship with \w+ \(9.2.9\)"),
        ({"factions": {"vagabond": {"relation": {"0": "allied"}}}}, r"a relationship, allied, with vagabond"),
    ],
)
def test_a_position_of_vagabonds_that_cannot_be_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        wandering(**wrong)


def test_two_play_without_dominance_cards() -> None:
    with pytest.raises(PositionError, match="two players play without the card dominance_fox"):
        wandering("marquise", "eyrie", hands={"0": ["dominance_fox"]})


# What must always hold


def test_what_must_hold_is_seen_to_be_broken() -> None:
    def spoilt(**changes: Any) -> str:
        game = root(position(on_map={"workshop": {"1": 1}, "marquise_warrior": {"1": 1}}, hands={"0": ["anvil"]}))
        assert broken(game) == ""
        for name, value in changes.items():
            setattr(game, name, value)
        return broken(game) or missing(game)

    game = root(position(on_map={"workshop": {"1": 1}, "marquise_warrior": {"1": 1}}, hands={"0": ["anvil"]}))
    short = game.supply[:]
    short[0] -= 1
    assert "marquise_warrior" in spoilt(supply=short)
    assert "strength of marquise" in spoilt(strength=[0] * len(game.strength))
    assert "buildings" in spoilt(built=[0] * 12)
    assert "points" in spoilt(score=[-1, 0, 0])
    assert "boot" in spoilt(items=[count + 1 for count in game.items])
    assert "anvil is nowhere" in spoilt(hands=[*game.hands[1:], game.hands[1]])
    crowded = game.on_map[:]
    sympathy = game.tables.kind_number["sympathy"]
    crowded[sympathy * PLACES] = 2
    supply = game.supply[:]
    supply[sympathy] -= 2
    assert "sympathy" in spoilt(on_map=crowded, supply=supply)


def test_the_box_tells_what_is_broken() -> None:
    game = root(position(on_map={"workshop": {"1": 1}}, hands={"0": ["anvil"]}))
    assert BOX.broken(game) == ""
    game.score = [-1, 0, 0]
    assert BOX.broken(game) != ""


def test_an_item_from_nowhere_is_noticed_where_a_vagabond_plays() -> None:
    game = root(wandering())
    assert missing(game) == ""
    game.items = [6] * len(game.items)
    assert missing(game) == "there are only 5 items boot in all (1.5.1)"


def test_a_game_may_end_before_the_alliance_has_discarded_its_supporters() -> None:
    """The last base falls, and with it the game: then nobody is asked any more which supporters stay."""
    six = state(position())["deck"][:6]
    with pytest.raises(PositionError, match="at most 5 supporters"):
        position(factions={"alliance": {"supporters": six}})
    assert position(factions={"alliance": {"supporters": six}}, phase="over", winners=[0]).ask is None


LAST_STEPS = {  # 1.4.1, of birdsong, daylight and evening
    "marquise": (3, 2, 2),
    "eyrie": (3, 3, 2),
    "alliance": (4, 1, 2),
    "vagabond": (4, 2, 2),
    "vagabond2": (4, 2, 2),
    "cult": (2, 1, 2),
    "corvids": (4, 1, 2),
    "riverfolk": (2, 1, 6),
    "duchy": (3, 4, 2),
    "hundreds": (7, 3, 2),
    "keepers": (5, 4, 2),
}


@pytest.mark.parametrize("faction", LAST_STEPS)
def test_a_phase_has_no_more_steps_than_its_faction_takes(faction: str) -> None:
    others = [other for other in ("vagabond", "eyrie", "marquise") if other != faction][:2]
    rules = agreed([faction, *others])
    for phase, last in zip(("birdsong", "daylight", "evening"), LAST_STEPS[faction], strict=True):
        state = {"phase": phase, "turn": 0, "step": last + 1}
        with pytest.raises(PositionError, match=rf"has no step {last + 1}: the last is {last} \(1\.4\.1\)"):
            Match.from_position({"game": "root", "seats": 3, "rules": rules, "state": state})
