"""5. Standard set-up, with the Marquise, the Eyrie and the Alliance."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.table import answer, asked, board, hand, options, pieces, record, state, supply, told

SEATED = {"faction_1": "marquise", "faction_2": "eyrie", "faction_3": "alliance"}
BACKWARDS = {"faction_1": "alliance", "faction_2": "eyrie", "faction_3": "marquise"}


def begin(seed: int = 0, rules: dict[str, str] | None = None, seats: int = 3) -> Match:
    """A game before its first answer."""
    return start("root", seats, seed=seed, rules={**SEATED, **(rules or {})})


def marquise_is_set_up(keep: str = "1", rules: dict[str, str] | None = None) -> Match:
    """The Marquise has placed her keep and her first buildings, as near as possible."""
    match = answer(begin(rules=rules), f"at {keep}")
    while match.ask is not None and match.ask.topic.name == "marquise_first_building":
        match.choose(len(match.ask.options) - 1)
    return match


def set_up(rules: dict[str, str] | None = None, leader: str = "despot") -> Match:
    return answer(marquise_is_set_up(rules=rules), f"lead {leader}")


# 5.1 The steps


@pytest.mark.law("root:5.1.1")
def test_who_begins_is_chance() -> None:
    begins = {told(begin(seed), "5.1.1")[0] for seed in range(30)}
    assert begins == {"starts 0", "starts 1", "starts 2"}


@pytest.mark.law("root:5.1.1")
def test_the_first_turn_is_that_of_the_start_player() -> None:
    for seed in range(4):
        match = answer(begin(seed), "at 1")
        while state(match)["phase"] == "setup":
            match.choose(0)
        first = told(match, "5.1.1")[0].split()[1]
        assert told(match, "1.4.1")[0] == f"turn_begins {first} 1"


@pytest.mark.law("root:5.1.1")
def test_everybody_has_the_faction_that_was_agreed_and_no_faction_sits_twice() -> None:
    assert list(state(begin(rules=BACKWARDS))["factions"]) == ["alliance", "eyrie", "marquise"]
    with pytest.raises(ConfigError, match="no faction can sit twice"):
        begin(rules={"faction_2": "marquise"})


@pytest.mark.law("root:5.1.7", "root:7.3.2", "root:12.3.3", "root:14.3.1")
def test_a_fifth_faction_that_starts_in_a_corner_cannot_sit_with_four() -> None:
    four = ["marquise", "eyrie", "cult", "duchy"]
    rules = {f"faction_{seat + 1}": name for seat, name in enumerate([*four, "hundreds"])}
    with pytest.raises(ConfigError, match=r"hundreds each start in a corner of their own, and there are 4 \(5\.1\.7\)"):
        start("root", seats=5, rules=rules)
    assert start("root", seats=5, rules={**rules, "faction_5": "corvids"}).ask is not None


@pytest.mark.law("root:5.1.1", "root:1.5.2", "root:6.3.1", "root:7.3.1", "root:8.3.1", "root:8.3.2", "root:8.3.3")
def test_everybody_has_the_pieces_of_their_faction() -> None:
    match = begin()
    pieces = {
        **{"marquise_warrior": 25, "sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8, "keep": 1},
        **{"eyrie_warrior": 20, "roost": 7},
        **{"alliance_warrior": 10, "base_fox": 1, "base_rabbit": 1, "base_mouse": 1, "sympathy": 10},
    }
    assert {kind: state(match)["supply"][kind] for kind in pieces} == pieces
    assert state(match)["on_map"] == {}


@pytest.mark.law("root:5.1.2")
def test_all_begin_without_points() -> None:
    assert state(begin())["score"] == [0, 0, 0]


@pytest.mark.law("root:5.1.3")
def test_each_draws_three_cards_from_a_shuffled_deck() -> None:
    hands = set()
    for seed in range(4):
        match = begin(seed)
        assert [len(hand(match, seat)) for seat in range(3)] == [3, 3, 3]
        assert len(state(match)["deck"]) == 54 - 9
        hands.add(frozenset(hand(match, 0)))
    assert len(hands) == 4


@pytest.mark.law("root:5.1.3")
def test_with_two_players_the_dominance_cards_are_left_out() -> None:
    pair = begin(seats=2)
    cards = {*state(pair)["deck"], *hand(pair, 0), *hand(pair, 1)}
    assert len(cards) == 50
    assert not any(card.startswith("dominance") for card in cards)
    three = begin()
    cards = {*state(three)["deck"], *(card for seat in range(3) for card in hand(three, seat))}
    assert len([card for card in cards if card.startswith("dominance")]) == 4


@pytest.mark.law("root:5.1.4", "root:2.2.4")
def test_a_ruin_lies_in_each_of_four_slots() -> None:
    assert state(begin())["ruins"] == {"6": 1, "10": 1, "11": 1, "12": 1}


@pytest.mark.law("root:5.1.5", "root:G.1.30")
def test_twelve_items_lie_on_the_map() -> None:
    assert state(begin())["items"] == {
        **{"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1},
        **{"sword": 2, "tea": 2, "coin": 2, "torch": 0},
    }


@pytest.mark.law("root:5.1.7")
@pytest.mark.parametrize("rules", [SEATED, BACKWARDS])
def test_the_factions_set_up_in_the_order_of_their_letters_wherever_they_sit(rules: dict[str, str]) -> None:
    match = begin(rules=rules)
    names = list(rules.values())
    assert names[asked(match)[0]] == "marquise"
    answer(match, "at 1")
    while asked(match)[1] == "marquise_first_building":
        match.choose(0)
    assert names[asked(match)[0]] == "eyrie"
    assert board(match, "alliance")["supporters"] == []
    answer(match, "lead despot")
    assert len(board(match, "alliance")["supporters"]) == 3
    clauses = [line.split()[0] for line in record(match) if line[:4] in ("6.3.", "7.3.", "8.3.")]
    assert clauses == sorted(clauses)


# 6.3 The Marquise


@pytest.mark.law("root:6.3.2")
def test_the_keep_goes_to_a_corner() -> None:
    match = begin()
    assert asked(match) == (0, "marquise_keep_where", "6.3.2")
    assert options(match) == {"at 1", "at 2", "at 3", "at 4"}
    answer(match, "at 3")
    assert pieces(match, "keep", "3") == 1


@pytest.mark.law("root:6.3.3")
@pytest.mark.parametrize(("keep", "opposite"), [("1", "3"), ("2", "4"), ("3", "1"), ("4", "2")])
def test_a_warrior_guards_every_clearing_but_the_corner_opposite_the_keep(keep: str, opposite: str) -> None:
    match = answer(begin(), f"at {keep}")
    garrison = {str(number): 1 for number in range(1, 13) if str(number) != opposite}
    assert state(match)["on_map"]["marquise_warrior"] == garrison
    assert supply(match, "marquise_warrior") == 14


@pytest.mark.law("root:6.3.4", "root:6.3.5")
def test_the_first_buildings_stand_at_the_keep_or_next_to_it() -> None:
    match = answer(begin(), "at 1")
    assert asked(match) == (0, "marquise_first_building", "6.3.4")
    assert options(match) == {"at 1", "at 5", "at 9", "at 10"}
    answer(match, "at 1")  # the only slot there
    assert options(match) == {"at 5", "at 9", "at 10"}
    answer(match, "at 10")  # the other slot there is under a ruin
    assert options(match) == {"at 5", "at 9"}
    answer(match, "at 5")
    built = {kind: state(match)["on_map"][kind] for kind in ("sawmill", "workshop", "recruiter")}
    assert built == {"sawmill": {"1": 1}, "workshop": {"10": 1}, "recruiter": {"5": 1}}
    assert [supply(match, kind) for kind in built] == [5, 5, 5]


@pytest.mark.law("root:6.3.4")
def test_the_first_buildings_may_share_a_clearing() -> None:
    match = answer(begin(), "at 1", "at 9", "at 9", "at 1")
    assert (pieces(match, "sawmill", "9"), pieces(match, "workshop", "9"), pieces(match, "recruiter", "1")) == (1, 1, 1)


# 7.3 The Eyrie


@pytest.mark.law("root:7.3.2")
@pytest.mark.parametrize(("keep", "opposite"), [("1", "3"), ("2", "4"), ("3", "1"), ("4", "2")])
def test_the_eyrie_starts_opposite_the_keep(keep: str, opposite: str) -> None:
    match = marquise_is_set_up(keep)
    assert (pieces(match, "roost", opposite), pieces(match, "eyrie_warrior", opposite)) == (1, 6)
    assert (supply(match, "roost"), supply(match, "eyrie_warrior")) == (6, 14)


@pytest.mark.law("root:7.3.2")
def test_alone_in_the_corners_the_eyrie_chooses_any() -> None:
    match = begin(rules={"faction_1": "eyrie", "faction_2": "alliance"}, seats=2)
    assert asked(match) == (0, "eyrie_roost_where", "7.3.2")
    assert options(match) == {"at 1", "at 2", "at 3", "at 4"}
    answer(match, "at 2")
    assert (pieces(match, "roost", "2"), pieces(match, "eyrie_warrior", "2")) == (1, 6)


@pytest.mark.law("root:7.3.3", "root:7.3.5")
def test_one_of_four_leaders_is_chosen_and_the_others_lie_face_up() -> None:
    match = marquise_is_set_up()
    assert asked(match) == (1, "eyrie_leader", "7.3.3")
    assert options(match) == {"lead builder", "lead charismatic", "lead commander", "lead despot"}
    answer(match, "lead commander")
    assert board(match, "eyrie")["leader"] == "commander"
    assert board(match, "eyrie")["leaders"] == {"builder": 1, "charismatic": 1, "commander": 0, "despot": 1}
    assert supply(match, "roost") == 6


@pytest.mark.law("root:7.3.4", "root:7.8.1", "root:7.8.2", "root:7.8.3", "root:7.8.4")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [("builder", {0, 1}), ("charismatic", {0, 2}), ("commander", {1, 2}), ("despot", {1, 3})],
)
def test_the_viziers_go_to_the_columns_of_the_leader(leader: str, columns: set[int]) -> None:
    match = set_up(leader=leader)
    decree = board(match, "eyrie")["decree"]
    assert {number for number, column in enumerate(decree) if column} == columns
    assert sorted(card for column in decree for card in column) == ["vizier_1", "vizier_2"]


# 8.3 The Alliance


@pytest.mark.law("root:8.3.4")
def test_three_cards_from_the_deck_are_the_first_supporters() -> None:
    before = marquise_is_set_up()
    match = set_up()
    assert len(board(match, "alliance")["supporters"]) == 3
    top = state(before)["deck"][-3:]
    assert {card.partition("@")[0] for card in board(match, "alliance")["supporters"]} == set(top)
    assert len(hand(match, 2)) == 3
    view = match.view(0)["state"]
    assert isinstance(view, dict)
    assert view["factions"]["alliance"]["supporters"] == {"cards": [], "hidden": 3}


# A.1, A.2 What may be agreed of it


@pytest.mark.law("root:A.1")
@pytest.mark.parametrize("chart", ["autumn", "winter", "lake", "mountain"])
def test_any_map_with_its_ruins_and_items(chart: str) -> None:
    match = begin(rules={"map": chart})
    assert len(state(match)["ruins"]) == 4
    assert sum(state(match)["items"].values()) == 12


@pytest.mark.law("root:A.1", "root:2.2.2")
def test_suit_markers_shuffled_cover_the_printed_suits() -> None:
    printed = state(begin())["suit"]
    laid = []
    for seed in range(3):
        suits = state(begin(seed, rules={"suits": "random"}))["suit"]
        assert sorted(suits.values()) == sorted(printed.values())
        laid.append(list(suits.values()))
    assert laid[0] != laid[1] != laid[2]


@pytest.mark.law("root:A.1")
def test_it_can_be_agreed_that_only_the_other_maps_have_suit_markers() -> None:
    for chart, shuffled in (("autumn", False), ("winter", True), ("lake", True)):
        printed = state(begin(rules={"map": chart}))["suit"]
        seen = {str(state(begin(seed, rules={"map": chart, "suits": "variant_maps"}))["suit"]) for seed in range(3)}
        assert (seen != {str(printed)}) == shuffled


@pytest.mark.law("root:A.2")
def test_either_deck_is_played_with() -> None:
    decks = []
    for name in ("base", "exiles"):
        match = begin(rules={"deck": name})
        decks.append({*state(match)["deck"], *(card for seat in range(3) for card in hand(match, seat))})
    assert len(decks[0]) == len(decks[1]) == 54
    assert "armorers_1" in decks[0] - decks[1]
    assert "master_engravers" in decks[1] - decks[0]


# Appendix A, as far as it changes how these factions are set up

ADVANCED = {"setup": "advanced"}


@pytest.mark.law("root:5", "root:A.7")
def test_five_cards_are_drawn_in_the_advanced_set_up_and_three_in_the_standard_one() -> None:
    assert [len(hand(begin(), seat)) for seat in range(3)] == [3, 3, 3]
    assert [len(hand(begin(rules=ADVANCED), seat)) for seat in range(3)] == [5, 5, 5]


@pytest.mark.law("root:A.7")
def test_in_the_advanced_set_up_too_two_players_have_no_dominance_cards() -> None:
    for seats, number in ((2, 50), (3, 54)):
        match = begin(rules=ADVANCED, seats=seats)
        cards = [card for seat in range(seats) for card in hand(match, seat)] + state(match)["deck"]
        assert len(cards) == number
        assert any(card.startswith("dominance") for card in cards) == (seats > 2)


@pytest.mark.law("root:A.4")
def test_who_begins_is_chance_in_the_advanced_set_up_too() -> None:
    begins = {told(begin(seed, ADVANCED), "5.1.1")[0] for seed in range(30)}
    assert begins == {"starts 0", "starts 1", "starts 2"}


@pytest.mark.law("root:A.8", "root:A.9")
def test_factions_are_set_up_as_ever_between_drawing_and_returning_cards() -> None:
    match = begin(rules=ADVANCED)
    assert asked(match)[1] == "marquise_keep_where"
    match = set_up(rules=ADVANCED)
    assert asked(match)[1:] == ("return_card", "A.10")
    assert pieces(match, "roost", "3") == 1
    assert len(board(match, "alliance")["supporters"]) == 3
    assert state(match)["score"] == [0, 0, 0]


@pytest.mark.law("root:A.10")
def test_everybody_keeps_three_cards_and_the_others_are_shuffled_into_the_deck() -> None:
    match = set_up(rules=ADVANCED)
    first = asked(match)[0]
    returned = []
    for number in range(6):
        assert asked(match)[0] == (first + number // 2) % 3
        card = sorted(options(match, "return_card"))[0]
        assert card in hand(match, asked(match)[0])
        returned.append(card)
        answer(match, f"return_card {card}")
    deck = state(match)["deck"]
    assert set(returned) <= set(deck)
    assert deck[-6:] != returned  # they do not lie on top as they came
    assert (state(match)["phase"], len(hand(match, (first + 1) % 3))) == ("birdsong", 3)


@pytest.mark.law("root:A.10", "root:1.2.1")
def test_what_goes_back_is_nobody_elses_business() -> None:
    match = set_up(rules=ADVANCED)
    seat = asked(match)[0]
    one, other = (answer(match.clone(), f"return_card {card}") for card in sorted(options(match, "return_card"))[:2])
    for onlooker in {0, 1, 2} - {seat}:
        assert one.view(onlooker)["state"] == other.view(onlooker)["state"]
        assert one.record_for(onlooker) == other.record_for(onlooker)


@pytest.mark.law("root:7.3.2", "root:6.3.2")
def test_only_the_keep_is_where_the_marquise_starts() -> None:
    """On a map whose corners are neighbours one of her first buildings may stand in another; that is no start."""
    hers = {"keep": {"1": 1}, "sawmill": {"2": 1}, "workshop": {"5": 1}, "recruiter": {"5": 1}}
    match = Match.from_position(
        {
            "game": "root",
            "seats": 3,
            "rules": {"faction_1": "marquise", "faction_2": "eyrie", "faction_3": "alliance"},
            "state": {"phase": "setup", "step": 2, "on_map": hers},
        }
    )
    assert asked(match) == (1, "eyrie_leader", "7.3.3")  # 3, opposite to the keep, and not 4, opposite to the sawmill
    assert pieces(match, "roost", "3") == 1
