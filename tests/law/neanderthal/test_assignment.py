"""E Hunter assignment: who is sent where (E1, E3), D6a with whom, and E4 who stays where he is."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import (
    ASSIGN,
    ICE,
    answer,
    asked,
    held,
    options,
    pieces,
    record,
    state,
    table,
    vocabulary,
    why,
)

# E A tribe's part


@pytest.mark.law("neanderthal:E.1", "neanderthal:A1.2", "neanderthal:A2.1", "neanderthal:A.a")
def test_everybody_assigns_in_the_order_of_play_to_biomes_ranks_and_daughters() -> None:
    match = table(
        order=["neanderthal", "archaic", "cro_magnon"],
        pieces={"neanderthal": {"unassigned": 4}},
        tableau={"piper": "archaic"},
    )
    assert asked(match) == (1, "assign_hunters", "E.1")
    assert options(match) == {"send mountain_hare", "send rabbits", "send piper", "promote 6", "done"}
    answer(match, "promote 6", "number 1", "send piper", "number 1", "send rabbits", "alpha_among 1")
    assert options(match, "send") == {"mountain_hare", "rabbits"}
    answer(match, "done")
    assert asked(match) == (0, "assign_hunters", "E.1")
    assert [pieces(match, "neanderthal", place) for place in ("neanderthal_6", "piper", "rabbits")] == [1, 1, 1]
    answer(match, "done")
    assert asked(match) == (2, "assign_hunters", "E.1")
    assert state(match)["phase"] == 2  # until the last of them is done


@pytest.mark.law("neanderthal:Ea.1", "neanderthal:Ea.3")
def test_any_number_goes_to_a_biome_in_several_steps_and_some_may_stay() -> None:
    match = table(pieces={"archaic": {"unassigned": 6}})
    answer(match, "send rabbits")
    assert asked(match) == (0, "how_many", "E1.1")
    assert options(match) == {f"number {n}" for n in range(1, 6)} | {f"alpha_among {n}" for n in range(1, 7)}
    answer(match, "number 2", "send rabbits", "alpha_among 2", "send mountain_hare", "number 1", "done")
    assert [pieces(match, "archaic", place) for place in ("rabbits", "mountain_hare", "unassigned")] == [4, 1, 1]
    assert state(match)["alpha"]["archaic"] == "rabbits"
    assert "E1.1 sent_to_hunt archaic 2 rabbits" in record(match)
    assert asked(match)[0] == 1, "whoever is left stays unassigned"


@pytest.mark.law("neanderthal:E.1")
def test_who_has_nobody_to_assign_is_not_asked() -> None:
    match = table(pieces={"archaic": {"rabbits": 1}})
    assert asked(match)[0] == 1


CROWDED: dict[str, Any] = {
    "pieces": {
        "archaic": {"unassigned": 1, "rabbits": 2},
        "cro_magnon": {"unassigned": 1, "rabbits_for_archaic": 2},
        "neanderthal": {"unassigned": 2},
    },
}


@pytest.mark.law("neanderthal:Ea.3")
def test_when_all_have_assigned_everybody_may_take_some_back_but_no_elders() -> None:
    match = answer(table(**CROWDED), "done", "promote 6", "number 1", "send rabbits", "done")
    assert asked(match) == (0, "take_back", "Ea.3"), "the Neanderthals are on the rabbits, the Cro-Magnons have done"
    assert options(match) == {"take_back rabbits", "take_back_guest rabbits cro_magnon", "done"}
    answer(match, "take_back rabbits", "number 1")
    assert pieces(match, "archaic") == 2
    assert pieces(match, "cro_magnon", "rabbits_for_archaic") == 2
    answer(match, "done")
    assert asked(match) == (1, "take_back", "Ea.3")
    assert options(match) == {"take_back rabbits", "done"}


@pytest.mark.law("neanderthal:Ea.3")
def test_a_copy_goes_on_where_hunters_are_taken_back() -> None:
    match = answer(table(**CROWDED), "done", "promote 6", "number 1", "send rabbits", "done")
    again = Match.from_position(match.position())
    assert asked(again) == (0, "take_back", "Ea.3")
    assert options(again) == options(match)


@pytest.mark.law("neanderthal:Ea.3", "neanderthal:D6a")
def test_wanderlusters_are_taken_back_one_by_one_or_with_their_chaperone() -> None:
    match = answer(table(**CROWDED), "done", "done", "done", "take_back_guest rabbits cro_magnon")
    assert "Ea.3 guest_taken_back archaic cro_magnon rabbits" in record(match)
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 1
    answer(match, "take_back rabbits", "number 2")
    assert pieces(match, "archaic") == 3
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 2
    assert "D6a guests_left archaic rabbits" in record(match)


@pytest.mark.law("neanderthal:Ea.3", "neanderthal:F1a.1")
def test_by_another_reading_whoever_has_been_assigned_stays() -> None:
    match = answer(table(**CROWDED, rules={"second_thoughts": "stay"}), "done", "done", "done")
    assert state(match)["phase"] != ASSIGN


# E1 Biomes


@pytest.mark.law("neanderthal:E1.1")
def test_only_what_lies_face_up_is_hunted() -> None:
    match = table(north=[ICE, "caribou"], south=["rabbits"])
    assert options(match, "send") == {"caribou", "rabbits"}
    assert why(match, "send horse") == "E1.1"


@pytest.mark.law("neanderthal:E1a.1")
def test_the_steppe_bison_takes_a_black_disk_in_the_vocabulary_which_stays_there() -> None:
    without = table(
        pieces={"archaic": {"unassigned": 2}},
        north=["steppe_bison"],
        tableau={"paintress": "archaic"},
        disks={"paintress": {"black": 5}},
    )
    assert options(without, "send") == {"rabbits", "paintress"}
    assert why(without, "send steppe_bison") == "E1a.1"
    match = answer(table(north=["steppe_bison"]), "send steppe_bison")
    assert vocabulary(match, "archaic") == (5, 5, 5)
    assert pieces(match, "archaic", "steppe_bison") == 1


@pytest.mark.law("neanderthal:E1a.2")
def test_several_hunts_need_the_tools_of_all_of_them_together() -> None:
    match = table(
        pieces={"archaic": {"unassigned": 4}},
        alpha={"archaic": "dead"},
        north=["steppe_bison", "woolly_mammoth", "irish_elk"],
        tableau={"paintress": "archaic"},
        disks={"paintress": {"black": 4}},
    )
    assert options(match, "send") >= {"steppe_bison", "woolly_mammoth", "irish_elk"}
    answer(match, "send steppe_bison", "number 1")
    assert options(match, "send") == {"steppe_bison", "irish_elk", "rabbits", "paintress"}
    assert why(match, "send woolly_mammoth") == "E1a.2"
    answer(match, "send steppe_bison", "number 1")
    assert pieces(match, "archaic", "steppe_bison") == 2, "more hunters of the same biome need no more tools"


@pytest.mark.law("neanderthal:E1a.3", "neanderthal:E1a.1")
def test_hunters_stay_when_their_tool_is_gone_but_nobody_joins_them() -> None:
    match = table(
        pieces={"archaic": {"unassigned": 4}},
        alpha={"archaic": "dead"},
        north=["steppe_bison"],
        tableau={"paintress": "archaic"},
        disks={"paintress": {"black": 4}},
    )
    answer(match, "send steppe_bison", "number 1", "promote 6")
    assert vocabulary(match, "archaic") == (5, 5, 0)
    assert pieces(match, "archaic", "steppe_bison") == 1
    assert options(match, "send") == {"rabbits", "paintress"}


@pytest.mark.law("neanderthal:FN18", "neanderthal:E1a.1")
def test_predators_need_no_tools() -> None:
    north, south = ["european_cave_lion", "tyrant_sea_bear", "cave_bear"], ["gray_wolves", "scimitar_cat", "cave_hyena"]
    match = table(
        north=north,
        south=south,
        tableau={"paintress": "archaic", "piper": "archaic"},
        disks={"paintress": {"white": 5, "black": 5}, "piper": {"orange": 5}},
    )
    assert options(match, "send") == {*north, *south, "paintress", "piper"}


@pytest.mark.law("neanderthal:CARD.39")
def test_the_swearing_woman_needs_no_tools() -> None:
    match = table(
        north=["steppe_bison", "woolly_mammoth"],
        sexuality={"archaic": "harem"},
        tableau={"swearing_woman": "archaic", "paintress": "archaic"},
        disks={"paintress": {"black": 4, "white": 4}},
    )
    assert vocabulary(match, "archaic") == (4, 0, 0)
    assert options(match, "send") >= {"steppe_bison", "woolly_mammoth"}


# E3 Courtship


@pytest.mark.law("neanderthal:E3.1", "neanderthal:E3.2", "neanderthal:GL.suitor")
@pytest.mark.parametrize("sexuality", ["promiscuous", "pair_bonding", "harem"])
def test_anybody_may_court_any_daughter(sexuality: str) -> None:
    match = table(
        pieces={"archaic": {"unassigned": 6}, "neanderthal": {"unassigned": 1, "wed_piper": 1}},
        sexuality={"archaic": sexuality},
        tableau={"piper": "archaic", "matriarch": "neanderthal", "housewife": "cro_magnon", "paintress": "archaic"},
        disks={"housewife": {"black": 1}},
    )
    assert options(match, "send") == {"mountain_hare", "rabbits", "piper", "matriarch", "housewife", "paintress"}
    answer(match, "send housewife", "alpha_among 1")
    assert "E3.1 sent_to_court archaic housewife" in record(match)
    assert pieces(match, "archaic", "housewife") == 1


@pytest.mark.law("neanderthal:Ea.2", "neanderthal:E3.1")
def test_each_tribe_sends_one_suitor_to_a_daughter() -> None:
    match = table(pieces={"archaic": {"unassigned": 3}}, tableau={"piper": "cro_magnon"})
    answer(match, "send piper")
    assert options(match) == {"number 1", "alpha_among 1"}
    answer(match, "number 1")
    assert "piper" not in options(match, "send")
    assert why(match, "send piper") == "Ea.2"
    answer(match, "done")
    assert asked(match)[0] == 1
    assert "piper" in options(match, "send"), "another tribe may court her too"


@pytest.mark.law("neanderthal:E3.1")
def test_a_daughter_who_is_in_no_tableau_is_not_courted() -> None:
    assert why(table(), "send piper") == "E3.1"


# D6a Wanderlusters


@pytest.mark.law("neanderthal:D6a", "neanderthal:D6.2")
def test_wanderlusters_go_where_one_of_the_hosts_own_hunts() -> None:
    match = table(
        pieces={"archaic": {"unassigned": 2}, "cro_magnon": {"unassigned": 1, "guests_of_archaic": 2}},
        tableau={"piper": "cro_magnon"},
    )
    assert options(match, "send_guest") == set()
    answer(match, "send piper", "number 1", "send rabbits")
    assert options(match, "send_guest") == {"rabbits cro_magnon"}, "one chaperone will do for both"
    answer(match, "send_guest rabbits cro_magnon", "send_guest rabbits cro_magnon")
    assert pieces(match, "cro_magnon", "rabbits_for_archaic") == 2
    assert "D6.2 guest_sent archaic cro_magnon rabbits" in record(match)
    assert asked(match)[0] == 1


@pytest.mark.law("neanderthal:D6b")
def test_wanderlusters_are_neither_promoted_nor_sent_to_court() -> None:
    match = table(
        pieces={"archaic": {"rabbits": 1}, "cro_magnon": {"unassigned": 1, "guests_of_archaic": 2}},
        tableau={"piper": "archaic"},
    )
    assert options(match) == {"send_guest rabbits cro_magnon", "done"}
    assert why(match, "send_guest piper cro_magnon") == "D6b"
    assert why(match, "send_guest mountain_hare cro_magnon") == "D6a"


FASHION: dict[str, Any] = {
    "pieces": {
        "archaic": {"unassigned": 1, "rabbits_for_neanderthal": 2, "mountain_hare_for_neanderthal": 1},
        "neanderthal": {"rabbits": 1, "mountain_hare": 1},
        "cro_magnon": {"rabbits_for_neanderthal": 1, "unassigned": 1},
    },
    "sexuality": {"archaic": "harem"},
    "tableau": {"fashion_woman": "archaic"},
}


@pytest.mark.law("neanderthal:CARD.37")
def test_the_fashion_woman_takes_wanderlusters_back_where_their_own_tribe_hunts() -> None:
    match = table(**FASHION)
    answer(match, "send rabbits")
    assert pieces(match, "archaic", "rabbits_for_neanderthal") == 2, "not before the end of the phase"
    answer(match, "done", "done", "done")
    assert "CARD.37 acculturated archaic 2 rabbits" in record(match)
    assert not any("acculturated archaic 1 mountain_hare" in line for line in record(match))
    assert not any("acculturated cro_magnon" in line for line in record(match))


@pytest.mark.law("neanderthal:CARD.37")
def test_by_another_reading_they_come_back_at_once_and_can_be_assigned() -> None:
    match = table(**FASHION, rules={"fashion_woman": "part"})
    answer(match, "send rabbits")
    assert pieces(match, "archaic") == 2
    assert asked(match)[0] == 0
    answer(match, "send mountain_hare", "number 1")
    assert pieces(match, "archaic") == 2, "and those of the mountain hare, too"


# E4 Permanent assignment


@pytest.mark.law("neanderthal:E4.1", "neanderthal:E2b", "neanderthal:GL.pa")
def test_elders_and_husbands_are_not_assigned_anew() -> None:
    people = {"archaic": {"unassigned": 1, "archaic_6": 1, "wed_piper": 1}}
    match = table(pieces=people, tableau={"piper": "cro_magnon"}, alpha={"archaic": "unassigned"})
    assert options(match, "recall") == set()
    answer(match, "send rabbits")
    assert asked(match)[0] == 1
    assert [pieces(match, "archaic", place) for place in ("archaic_6", "wed_piper")] == [1, 1]


@pytest.mark.law("neanderthal:E4b", "neanderthal:J1.2")
def test_a_tribe_of_elders_husbands_and_wanderlusters_calls_back_up_to_two() -> None:
    match = table(
        pieces={
            "archaic": {"archaic_6": 1, "archaic_1": 1, "wed_piper": 1, "wed_matriarch": 1, "guests_of_neanderthal": 1}
        },
        alpha={"archaic": "dead"},
        tribal=["archaic"],
        immature=["archaic_6"],
        unripe=["matriarch"],
        tableau={"piper": "cro_magnon", "matriarch": "archaic"},
    )
    assert options(match) == {
        "recall archaic_1",
        "recall archaic_6",
        "recall wed_piper",
        "recall wed_matriarch",
        "done",
    }
    answer(match, "recall archaic_6", "recall wed_matriarch")
    assert pieces(match, "archaic") == 2
    assert vocabulary(match, "archaic") == (5, 5, 5), "their disks are back"
    assert options(match, "recall") == set()
    assert [line for line in record(match) if line.startswith("E4b")] == [
        "E4b recalled archaic archaic_6",
        "E4b disk_freed archaic black archaic_6",
        "E4b husband_returned archaic matriarch",
        "E4b disk_freed archaic orange wed_matriarch",
    ]
    assert options(match, "send") >= {"rabbits"}


@pytest.mark.law("neanderthal:E4b")
def test_a_foreign_husband_who_is_called_back_comes_home() -> None:
    match = table(pieces={"archaic": {"wed_piper": 1, "archaic_6": 1}}, tableau={"piper": "cro_magnon"})
    answer(match, "recall wed_piper")
    assert pieces(match, "archaic") == 1
    assert pieces(match, "archaic", "guests_of_cro_magnon") == 0


@pytest.mark.law("neanderthal:E4b")
def test_a_chief_is_called_back_like_any_elder() -> None:
    given: dict[str, Any] = {"alpha": {"archaic": "dead"}, "tribal": ["archaic"]}
    match = table(pieces={"archaic": {"archaic_1": 1, "archaic_6": 1}}, **given)
    answer(match, "recall archaic_1")
    assert (pieces(match, "archaic"), pieces(match, "archaic", "archaic_1")) == (1, 0)
    assert "E4b recalled archaic archaic_1" in record(match)


@pytest.mark.law("neanderthal:E4b")
def test_nobody_is_called_back_once_somebody_has_been_sent() -> None:
    match = table(pieces={"archaic": {"archaic_6": 1, "archaic_3": 1}}, alpha={"archaic": "dead"})
    answer(match, "recall archaic_3", "send rabbits")
    assert asked(match)[0] == 1, "with nobody unassigned and no more to recall there is nothing to do"


@pytest.mark.law("neanderthal:E4b", "neanderthal:B2c")
def test_who_calls_an_elder_back_holds_fewer_cards() -> None:
    match = table(
        pieces={"archaic": {"archaic_6": 1, "archaic_3": 1}},
        alpha={"archaic": "dead"},
        tribal=["archaic"],
        hand={"horse": "archaic", "caribou": "archaic"},
    )
    answer(match, "recall archaic_3")
    assert asked(match) == (0, "discard_down", "B2c")
    answer(match, "discard horse")
    assert held(match, "archaic") == {"caribou"}


@pytest.mark.law("neanderthal:E4b")
def test_who_has_a_single_tribesman_unassigned_calls_nobody_back() -> None:
    match = table(pieces={"archaic": {"archaic_6": 1, "unassigned": 1}})
    assert options(match, "recall") == set()
    host = table(pieces={"archaic": {"archaic_6": 1}, "neanderthal": {"guests_of_archaic": 1, "unassigned": 1}})
    assert options(host, "recall") == {"archaic_6"}, "a Wanderluster is none of the tribe's own"


@pytest.mark.law("neanderthal:E4b.2", "neanderthal:J1.1")
def test_a_lazarus_species_has_nobody_to_assign() -> None:
    match = table(pieces={"archaic": {}, "neanderthal": {"unassigned": 1}, "cro_magnon": {"unassigned": 1}})
    assert asked(match)[0] == 1


# E4a The sultan


HAREM: dict[str, Any] = {
    "pieces": {"archaic": {"unassigned": 1, "wed_piper": 1}, "neanderthal": {"unassigned": 1}},
    "alpha": {"archaic": "unassigned"},
    "sexuality": {"archaic": "harem"},
    "tableau": {
        "piper": "archaic",
        "matriarch": "archaic",
        "housewife": "archaic",
        "paintress": "archaic",
        "scheherazade": "cro_magnon",
    },
    "disks": {"housewife": {"black": 1}},
    "unripe": ["piper"],
}


@pytest.mark.law("neanderthal:E4a")
def test_a_harem_holder_moves_an_immature_husband_and_the_disk_under_him() -> None:
    match = table(**HAREM)
    before = vocabulary(match, "archaic")
    answer(match, "leave_wife piper")
    assert asked(match) == (0, "which_wife", "E4a")
    assert options(match) == {"take_wife matriarch", "take_wife paintress"}, "mature daughters of his own"
    answer(match, "take_wife matriarch")
    assert [pieces(match, "archaic", f"wed_{wife}") for wife in ("piper", "matriarch")] == [0, 1]
    assert state(match)["unripe"] == {"matriarch": True}
    assert vocabulary(match, "archaic") == before
    assert "E4a remarried archaic piper matriarch" in record(match)
    assert options(match, "leave_wife") == {"matriarch"}


@pytest.mark.law("neanderthal:E4a")
@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("scheherazade", "not_your_daughter"),
        ("rabbits", "not_your_daughter"),
        ("piper", "is_married"),
        ("housewife", "is_immature"),
    ],
)
def test_who_cannot_be_the_bride_of_a_husband_who_moves(card: str, name: str) -> None:
    match = answer(table(**HAREM), "leave_wife piper")
    reason = match.why_not(f"take_wife {card}")
    assert reason is not None
    assert reason.phrase.name == name


@pytest.mark.law("neanderthal:E4a")
def test_moving_husbands_comes_to_an_end_after_every_arrangement_has_been_possible() -> None:
    match = table(**HAREM)
    for there, back in [("piper", "matriarch"), ("matriarch", "piper")] * 4:
        answer(match, f"leave_wife {there}", f"take_wife {back}")
    assert options(match, "leave_wife") == set()


@pytest.mark.law("neanderthal:E4a")
def test_only_harem_holders_move_only_their_own_husbands() -> None:
    for sexuality in ("promiscuous", "pair_bonding"):
        match = table(**{**HAREM, "sexuality": {"archaic": sexuality}})
        assert options(match, "leave_wife") == set()
    foreign = {"archaic": {"unassigned": 1}, "neanderthal": {"unassigned": 1, "wed_piper": 1}}
    match = table(**{**HAREM, "pieces": foreign, "unripe": []})
    assert options(match, "leave_wife") == set()
    crowded = {**HAREM, "tableau": {"piper": "archaic", "housewife": "archaic"}}
    assert options(table(**crowded), "leave_wife") == set()


@pytest.mark.law("neanderthal:E4a")
@pytest.mark.parametrize(("sultan", "topic"), [("answer", "answer_suitors"), ("part", "")])
def test_a_harem_holder_answers_suitors_when_all_have_assigned(sultan: str, topic: str) -> None:
    match = table(**HAREM, rules={"sultan": sultan})
    answer(match, "done", "send matriarch", "done", "done")
    if not topic:
        assert state(match)["phase"] != ASSIGN
        return
    assert asked(match) == (0, topic, "E4a")
    answer(match, "leave_wife piper", "take_wife matriarch")
    assert pieces(match, "archaic", "wed_matriarch") == 1
    assert asked(match) == (0, topic, "E4a")


@pytest.mark.law("neanderthal:E4a")
def test_without_suitors_of_others_there_is_nothing_to_answer() -> None:
    match = table(**HAREM)
    answer(match, "send matriarch", "done", "done", "done", "done")
    assert state(match)["phase"] != ASSIGN


# B4a The Alpha


@pytest.mark.law("neanderthal:B4a", "neanderthal:E5a")
def test_the_alpha_is_swapped_in_before_the_hunt() -> None:
    match = table(pieces={"archaic": {"unassigned": 2, "archaic_4": 1}}, alpha={"archaic": "dead"})
    answer(match, "swap_alpha")
    assert state(match)["alpha"]["archaic"] == "unassigned"
    assert pieces(match, "archaic") == 2
    assert "swap_alpha" not in options(match)
    without = table(pieces={"archaic": {"unassigned": 2, "archaic_6": 1}}, alpha={"archaic": "dead"})
    assert "swap_alpha" not in options(without)


@pytest.mark.law("neanderthal:B4a")
def test_an_alpha_who_is_an_elder_changes_places_with_a_tribesman() -> None:
    match = table(pieces={"archaic": {"unassigned": 1, "archaic_6": 1}}, alpha={"archaic": "archaic_6"})
    answer(match, "swap_alpha")
    assert state(match)["alpha"]["archaic"] == "unassigned"
    assert pieces(match, "archaic", "archaic_6") == 1
