"""C Set-up, and B what there is to set up with."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.errors import ConfigError, PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.neanderthal.table import (
    ACTIONS,
    ALL,
    GAP,
    ICE,
    SIDES,
    answer,
    asked,
    options,
    pieces,
    record,
    row,
    seen,
    state,
    table,
    vocabulary,
)


def set_up(*tribes: str, seed: int = 1, **rules: str) -> Match:
    """A new game with these tribes on seats 0, 1 and so on."""
    agreed = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(tribes)}
    return start("neanderthal", seats=len(tribes), seed=seed, rules={**agreed, **rules})


# A, C1 Who plays


@pytest.mark.law("neanderthal:A.1", "neanderthal:C.4")
def test_three_species_are_given_out_at_random_one_to_each_player() -> None:
    first = set()
    for seed in range(30):
        match = start("neanderthal", seats=3, seed=seed)
        seats = state(match)["seat_of"]
        assert sorted(seats.values()) == [0, 1, 2]
        first |= {tribe for tribe, seat in seats.items() if seat == 0}
    assert first == set(ALL)
    assert "C.4 plays 2 cro_magnon" in record(set_up(*ALL))


@pytest.mark.law("neanderthal:A.1")
def test_no_species_is_played_twice_and_there_are_no_four_players() -> None:
    with pytest.raises(ConfigError, match="no tribe can be played twice"):
        set_up("archaic", "archaic")
    with pytest.raises(ConfigError, match="is for 1, 2, 3 seats"):
        start("neanderthal", seats=4)
    with pytest.raises(ConfigError, match="the variant brink is for 3 seats"):
        set_up("archaic", "neanderthal", variant="brink")


@pytest.mark.law("neanderthal:C1.1")
def test_with_two_players_the_third_species_is_not_used() -> None:
    unused = set()
    for seed in range(30):
        match = start("neanderthal", seats=2, seed=seed)
        seats = state(match)["seat_of"]
        assert sorted(seats.values()) == [0, 1]
        (left_out,) = set(ALL) - set(seats)
        unused.add(left_out)
        assert left_out not in state(match)["order"]
        assert pieces(match, left_out, "dead") == 0
        assert vocabulary(match, left_out) == (0, 0, 0)
    assert unused == set(ALL)


# C.1 to C.3 What is laid out


@pytest.mark.law("neanderthal:C.1", "neanderthal:B.6")
def test_ten_daughters_are_the_events_and_eleven_are_kept_unseen() -> None:
    match = set_up(*ALL)
    events, unused = state(match)["events"], state(match)["unused"]
    assert (len(events), len(unused)) == (10, 11)
    assert len({*events, *unused}) == 21
    assert seen(match)["events"] == [None] * 10
    assert seen(match)["unused"] == {"cards": [], "hidden": 11}
    assert events != state(set_up(*ALL, seed=2))["events"]


@pytest.mark.law("neanderthal:C.2", "neanderthal:C.3", "neanderthal:B.6")
def test_six_biomes_of_the_north_and_six_of_the_south_lie_face_up() -> None:
    match = set_up(*ALL)
    cards = {card.key: card.row for card in match.game.setting.tables.cards}  # type: ignore[attr-defined]
    for number, name in enumerate(("north", "south")):
        laid, deck = row(match, name), state(match)["decks"][name]
        assert len(laid) == 6
        assert len(deck) == 12
        assert {cards[card] for card in [*laid, *deck]} == {number}
        assert len({*laid, *deck}) == 18
        assert seen(match)["decks"][name] == [None] * 12


# C.5 Sexualities


@pytest.mark.law("neanderthal:C.5", "neanderthal:A.2")
def test_everybody_chooses_a_side_of_a_sexuality_card_dealt_to_him() -> None:
    match = set_up(*ALL)
    dealt = state(match)["sexuality_card"]
    assert set(dealt.values()) == set(SIDES)
    for seat, tribe in enumerate(ALL):
        assert asked(match) == (seat, "choose_sexuality", "C.5")
        assert options(match, "live") == set(SIDES[dealt[tribe]])
        answer(match, f"live {SIDES[dealt[tribe]][1]}")
        assert state(match)["sexuality"][tribe] == SIDES[dealt[tribe]][1]
    assert state(match)["tribal"] == {}


@pytest.mark.law("neanderthal:C.5")
def test_the_three_sexuality_cards_have_two_sides_each() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(30):
        match = set_up(*ALL, seed=seed)
        seen.setdefault(state(match)["sexuality_card"]["archaic"], options(match, "live"))
    assert seen == {card: set(sides) for card, sides in SIDES.items()}


@pytest.mark.law("neanderthal:C.7c", "neanderthal:B3e", "neanderthal:FN10", "neanderthal:C.7")
@pytest.mark.parametrize(("way", "disks"), [("promiscuous", 2), ("harem", 1), ("pair_bonding", 0)])
def test_a_sexuality_takes_its_disks_from_the_vocabulary(way: str, disks: int) -> None:
    match = find_card(way)
    before = vocabulary(match, "archaic")
    answer(match, f"live {way}")
    assert vocabulary(match, "archaic") == tuple(number - disks for number in before)
    assert f"C.7c lives archaic {way}" in record(match)


def find_card(way: str) -> Match:
    """A new game in which the Archaic are asked first, and can choose this sexuality."""
    for seed in range(30):
        match = set_up(*ALL, seed=seed)
        if way in options(match, "live"):
            return match
    raise AssertionError(way)


# C.6, C.7 Tribesmen and disks


@pytest.mark.law("neanderthal:C.6", "neanderthal:B.1", "neanderthal:B.2", "neanderthal:B4.1")
def test_six_are_unassigned_one_is_a_fire_starter_and_the_others_are_dead() -> None:
    match = set_up(*ALL)
    for tribe in ALL:
        assert pieces(match, tribe) == 6
        assert pieces(match, tribe, f"{tribe}_6") == 1
        assert pieces(match, tribe, "dead") == 12
        assert state(match)["alpha"][tribe] == "dead"


@pytest.mark.law("neanderthal:C.7", "neanderthal:C.7a", "neanderthal:C.7b")
@pytest.mark.parametrize(
    ("tribe", "portal", "disks"),
    [
        ("archaic", "bison_white", (5, 4, 4)),
        ("neanderthal", "venus_black", (5, 5, 3)),
        ("cro_magnon", "shaman_orange", (4, 5, 4)),
    ],
)
def test_a_portal_and_an_immature_fire_starter_take_a_disk_each(
    tribe: str, portal: str, disks: tuple[int, int, int]
) -> None:
    match = set_up(*ALL)
    assert state(match)["portals"][tribe] == {portal: 1}
    assert state(match)["immature"][f"{tribe}_6"] is True
    assert vocabulary(match, tribe) == disks


# B3, B4 Positions keep to what is in the box


@pytest.mark.law("neanderthal:B3.1", "neanderthal:B.3", "neanderthal:B.4", "neanderthal:B.5")
def test_what_is_not_dedicated_is_vocabulary() -> None:
    match = table(
        phase=ACTIONS,
        pieces={"archaic": {"unassigned": 2, "archaic_6": 1, "wed_piper": 1}},
        alpha={"archaic": "dead"},
        sexuality={"archaic": "harem"},
        portals={"archaic": ["venus_black", "shaman_orange"]},
        immature=["archaic_6"],
        unripe=["piper"],
        tableau={"piper": "archaic", "fashion_woman": "archaic"},
        disks={"piper": {"orange": 1}, "fashion_woman": {"white": 2}},
    )
    assert vocabulary(match, "archaic") == (1, 2, 2)
    assert vocabulary(match, "neanderthal") == (5, 5, 5)


@pytest.mark.law("neanderthal:B3.1")
def test_there_are_five_disks_of_a_colour() -> None:
    with pytest.raises(PositionError, match="archaic has 5 orange disks, -1 of them free"):
        table(tableau={"piper": "archaic"}, disks={"piper": {"orange": 6}})
    with pytest.raises(PositionError, match="archaic has 4 white disks, 4 of them free"):
        table(vocabulary={"archaic": {"orange": 5, "white": 4, "black": 5}})


@pytest.mark.law("neanderthal:B4.1")
def test_there_are_eighteen_tribesmen_and_an_alpha() -> None:
    with pytest.raises(PositionError, match="archaic has 20 pieces, and there are 19"):
        table(pieces={"archaic": {"unassigned": 20}})


def test_ice_is_laid_from_the_north_deck() -> None:
    match = table(north=["caribou", ICE, GAP, ICE], south=["horse"])
    assert row(match, "north") == ["caribou", ICE, GAP, ICE, GAP, GAP]
    found = state(match)
    assert found["lies"]["north"] == ["north_2", "north_4"]
    assert len(found["down"]["north"]) == 2
    assert seen(match)["down"]["north"] == [None, None]


# The table as a whole


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_lost_at_the_start_and_copies_are_alike(seats: int) -> None:
    for seed in range(20):
        match = start("neanderthal", seats=seats, seed=seed)
        assert match.game.setting.box.broken(match.game) == ""
        copy, before = match.clone(), state(match)
        answer(match, f"live {sorted(options(match, 'live'))[0]}")
        assert state(copy) == before != state(match)
        assert match.game.setting.box.broken(match.game) == ""
