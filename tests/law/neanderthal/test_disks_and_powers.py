"""B2 to B4 and D4c: hands, disks and maturity, the Alpha, whose powers help whom, and other ways to live."""

from __future__ import annotations

from typing import Any, cast

import pytest

from lawspeaker.games.neanderthal.model.invariants import broken
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ANY_COLOUR,
    ARCHAIC,
    BIG,
    BLACK,
    CLUB,
    CRO_MAGNON,
    FIRE_STARTER,
    IGNORES_TOOLS,
    NATURE,
    NEANDERTHAL,
    ORANGE,
    SMALL,
    SOCIAL,
    TAKES_BACK,
    TECHNICAL,
    WARRIOR,
    WHITE,
)
from lawspeaker.games.neanderthal.phases.any_time import (
    can_change_sexuality,
    can_swap_alpha,
    change_sexuality,
    keep_hand_sizes,
    lose_card,
    lose_elder,
    send_husband_away,
    swap_alpha,
)
from lawspeaker.games.neanderthal.phases.disks import bind, dedicated, free, free_one, pay_onto
from lawspeaker.games.neanderthal.phases.losses import choose_loss
from lawspeaker.games.neanderthal.phases.powers import (
    alpha_has_any_power,
    alpha_has_power,
    domain_colours,
    fears_frostbite,
    gathers,
    hand_size,
    has_power,
    is_war_party,
    places_husbands,
)
from lawspeaker.kernel.ask import Flow
from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import ASSIGN, held, owner, pieces, table, vocabulary

OVER = 7  # nothing happens any more that would be in the way


def at(**given: Any) -> tuple[Match, Neanderthal]:
    """A situation in which nothing happens any more."""
    match = table(**{"phase": OVER, **given})
    return match, cast(Neanderthal, match.game)


def run(flow: Flow[Any], *answers: str) -> list[set[str]]:
    """Play one rule with these answers; gives what was offered each time. Forced answers are given for us."""
    offered, left = [], list(answers)
    try:
        ask = next(flow)
        while True:
            options = {str(option): option for option in ask.options}
            offered.append(set(options))
            text = next(iter(options)) if len(options) == 1 else left.pop(0)
            ask = flow.send(options[text])
    except StopIteration:
        assert left == []
        return offered


def number(game: Neanderthal, name: str) -> int:
    return game.options.dedicated.numbers[name]


# B3 Disks and maturity


@pytest.mark.law("neanderthal:B3c", "neanderthal:E2a.2")
def test_an_elder_is_immature_while_a_disk_lies_under_him() -> None:
    match, game = at(pieces={"archaic": {"unassigned": 1, "archaic_6": 1}}, immature=["archaic_6"])
    assert not game.elder_is_mature(ARCHAIC, FIRE_STARTER)
    assert fears_frostbite(game, ARCHAIC)
    free(game, number(game, "archaic_6"), "I2.1")
    assert game.elder_is_mature(ARCHAIC, FIRE_STARTER)
    assert not fears_frostbite(game, ARCHAIC)
    assert vocabulary(match, "archaic") == (5, 5, 5)


@pytest.mark.law("neanderthal:B3d")
def test_a_card_is_mature_only_without_any_disk() -> None:
    match, game = at(
        tableau={"fashion_woman": "archaic"},
        sexuality={"archaic": "harem"},
        disks={"fashion_woman": {"orange": 1, "white": 1}},
    )
    free(game, number(game, "fashion_woman_orange"), "I2.1")
    assert not has_power(game, ARCHAIC, TAKES_BACK)
    free(game, number(game, "fashion_woman_white"), "I2.1")
    assert has_power(game, ARCHAIC, TAKES_BACK)
    assert vocabulary(match, "archaic") == (4, 4, 4)


@pytest.mark.law("neanderthal:B3b", "neanderthal:B3e", "neanderthal:G3.2")
def test_disks_are_freed_from_elders_husbands_and_cards_but_not_from_portals_or_sexualities() -> None:
    match, game = at(
        pieces={"archaic": {"unassigned": 1, "archaic_4": 1, "wed_piper": 1}},
        alpha={"archaic": "unassigned"},
        sexuality={"archaic": "harem"},
        portals={"archaic": ["venus_orange"]},
        immature=["archaic_4"],
        unripe=["piper"],
        tableau={"piper": "archaic", "cobbler_woman": "archaic"},
        disks={"piper": {"orange": 1}, "cobbler_woman": {"white": 1}},
    )
    names = [game.options.dedicated.values[place] for place in dedicated(game, ARCHAIC, 1 << ORANGE)]
    assert names == ["archaic_4", "wed_piper", "piper_orange"]
    offered = run(free_one(game, ARCHAIC, WHITE, "G3.2"), "free cobbler_woman_white")
    assert offered == [{"free cobbler_woman_white", "decline"}]
    assert vocabulary(match, "archaic") == (0, 4, 4)
    offered = run(free_one(game, ARCHAIC, ORANGE, "G3.2"), "decline")
    assert offered == [{"free archaic_4", "free wed_piper", "free piper_orange", "decline"}]
    assert vocabulary(match, "archaic") == (0, 4, 4)
    assert run(free_one(game, ARCHAIC, BLACK, "G3.2")) == []


@pytest.mark.law("neanderthal:B3d", "neanderthal:B3.1")
def test_what_is_paid_lies_on_the_card() -> None:
    match, game = at(tableau={"paintress": "archaic"}, portals={"archaic": ["bison_white"]})
    offered = run(pay_onto(game, ARCHAIC, game.of.numbers["paintress"], 2, "D7e"), "pay white", "pay black")
    assert offered == [{"pay white", "pay black"}] * 2
    assert not game.is_mature(game.of.numbers["paintress"])
    assert vocabulary(match, "archaic") == (5, 3, 4)
    bind(game, number(game, "paintress_white"), "G4b")
    assert vocabulary(match, "archaic") == (5, 2, 4)
    assert broken(game) == ""


# Whose powers help whom


@pytest.mark.law("neanderthal:E3a.2", "neanderthal:CARD.58B", "neanderthal:CARD.39")
def test_daughters_of_the_pair_bonding_help_once_they_are_married() -> None:
    _, unmarried = at(tableau={"swearing_woman": "archaic"})
    assert not has_power(unmarried, ARCHAIC, IGNORES_TOOLS)
    _, married = at(
        tableau={"swearing_woman": "archaic"},
        pieces={"neanderthal": {"unassigned": 1, "wed_swearing_woman": 1}},
    )
    assert has_power(married, ARCHAIC, IGNORES_TOOLS)
    _, harem = at(tableau={"swearing_woman": "archaic"}, sexuality={"archaic": "harem"})
    assert has_power(harem, ARCHAIC, IGNORES_TOOLS)


@pytest.mark.law("neanderthal:G1f.2", "neanderthal:FN20")
def test_father_and_husband_both_have_a_daughters_powers() -> None:
    _, game = at(
        tableau={"swearing_woman": "archaic"},
        pieces={"neanderthal": {"unassigned": 1, "wed_swearing_woman": 1}},
    )
    assert [has_power(game, tribe, IGNORES_TOOLS) for tribe in (ARCHAIC, NEANDERTHAL, CRO_MAGNON)] == [
        True,
        True,
        False,
    ]


@pytest.mark.law("neanderthal:CARD.41", "neanderthal:CARD.50", "neanderthal:CARD.58A", "neanderthal:F3.1")
def test_who_gathers_and_who_places_husbands() -> None:
    _, game = at(
        sexuality={"archaic": "promiscuous", "neanderthal": "harem", "cro_magnon": "harem"},
        tableau={"scavenger_woman": "neanderthal"},
    )
    assert [gathers(game, tribe) for tribe in range(3)] == [True, True, False]
    assert [places_husbands(game, tribe) for tribe in range(3)] == [False, True, True]
    _, with_piper = at(sexuality={"archaic": "promiscuous"}, tableau={"piper": "archaic"})
    assert places_husbands(with_piper, ARCHAIC)


@pytest.mark.law("neanderthal:E2i.2", "neanderthal:I1a", "neanderthal:I1b")
def test_portals_touch_two_domains_each() -> None:
    _, game = at(portals={"archaic": ["venus_black", "shaman_white", "shaman_orange"]})
    assert domain_colours(game, ARCHAIC, SOCIAL) == ANY_COLOUR
    assert domain_colours(game, ARCHAIC, NATURE) == 1 << WHITE | 1 << ORANGE
    assert domain_colours(game, ARCHAIC, TECHNICAL) == 1 << BLACK


@pytest.mark.law("neanderthal:E2f.2", "neanderthal:E5.1", "neanderthal:B4.1")
@pytest.mark.parametrize(("elder", "type"), [("archaic_3", BIG), ("archaic_4", CLUB), ("archaic_5", SMALL)])
def test_a_mature_elder_gives_the_alpha_a_power(elder: str, type: int) -> None:
    people = {"archaic": {"unassigned": 1, elder: 1}}
    _, game = at(pieces=people)
    assert [alpha_has_power(game, ARCHAIC, each) for each in (BIG, SMALL, CLUB)] == [
        each == type for each in (BIG, SMALL, CLUB)
    ]
    _, immature = at(pieces=people, immature=[elder])
    assert not alpha_has_any_power(immature, ARCHAIC)


@pytest.mark.law("neanderthal:F2b.1", "neanderthal:F2b.2", "neanderthal:GL.warparty", "neanderthal:CARD.14")
def test_a_war_party_needs_a_warrior_and_the_alpha_or_a_weapon() -> None:
    people = {"archaic": {"archaic_4": 1, "rabbits": 2, "unassigned": 1}}
    rabbits = table().game.setting.numbers["rabbits"]  # type: ignore[attr-defined]
    _, without = at(phase=ASSIGN, pieces=people, alpha={"archaic": "unassigned"})
    assert not is_war_party(without, ARCHAIC, rabbits)
    _, party = at(phase=ASSIGN, pieces=people, alpha={"archaic": "rabbits"})
    assert is_war_party(party, ARCHAIC, rabbits)
    _, armed = at(phase=ASSIGN, pieces=people, alpha={"archaic": "unassigned"}, tableau={"flint_mine_14": "archaic"})
    assert is_war_party(armed, ARCHAIC, rabbits)


# B2 Hands


@pytest.mark.law("neanderthal:B2b", "neanderthal:E2h", "neanderthal:CARD.47")
def test_the_hand_holds_a_card_for_each_mature_elder_of_a_tribal_species() -> None:
    people = {"archaic": {"unassigned": 1, "archaic_3": 1, "archaic_4": 1, "archaic_6": 1}}
    _, vocal = at(pieces=people, tableau={"telling_mother": "archaic"}, sexuality={"archaic": "harem"})
    assert hand_size(vocal, ARCHAIC) == 0
    _, tribal = at(pieces=people, immature=["archaic_4"], tribal=["archaic"])
    assert hand_size(tribal, ARCHAIC) == 2
    _, telling = at(
        pieces=people, tribal=["archaic"], tableau={"telling_mother": "archaic"}, sexuality={"archaic": "harem"}
    )
    assert hand_size(telling, ARCHAIC) == 4


@pytest.mark.law("neanderthal:B2c")
def test_who_loses_an_elder_discards_down_to_his_hand_size() -> None:
    match, game = at(
        pieces={"archaic": {"unassigned": 1, "archaic_4": 1, "archaic_6": 1}},
        tribal=["archaic"],
        hand={"horse": "archaic", "caribou": "archaic"},
    )
    assert run(keep_hand_sizes(game)) == []
    lose_elder(game, ARCHAIC, WARRIOR, "D3.1")
    assert run(keep_hand_sizes(game), "discard horse") == [{"discard horse", "discard caribou"}]
    assert held(match, "archaic") == {"caribou"}


# B4 The Alpha


@pytest.mark.law("neanderthal:B4a", "neanderthal:E5a")
def test_a_dead_alpha_is_swapped_in_with_an_elder_who_can_give_him_a_power() -> None:
    people = {"archaic": {"unassigned": 2, "archaic_6": 1}}
    _, early = at(pieces=people, alpha={"archaic": "dead"})
    assert not can_swap_alpha(early, ARCHAIC)
    _, always = at(pieces=people, alpha={"archaic": "dead"}, rules={"alpha_swap": "always"})
    assert can_swap_alpha(always, ARCHAIC)
    match, game = at(
        pieces={"archaic": {"unassigned": 2, "archaic_4": 1}}, alpha={"archaic": "dead"}, immature=["archaic_4"]
    )
    assert can_swap_alpha(game, ARCHAIC)
    run(swap_alpha(game, ARCHAIC))
    assert game.alpha[ARCHAIC] == 1
    assert (pieces(match, "archaic"), pieces(match, "archaic", "dead")) == (2, 16)


@pytest.mark.law("neanderthal:B4a", "neanderthal:G1h")
def test_an_alpha_who_is_elder_or_husband_can_be_swapped_and_one_who_hunts_cannot() -> None:
    for place, able in (("archaic_6", True), ("wed_piper", True), ("rabbits", False), ("unassigned", False)):
        people = {"archaic": {"unassigned": 1, place: 1}}
        _, game = at(phase=ASSIGN, pieces=people, alpha={"archaic": place}, tableau={"piper": "neanderthal"})
        assert can_swap_alpha(game, ARCHAIC) is able
    _, alone = at(pieces={"archaic": {"archaic_6": 1}})
    assert not can_swap_alpha(alone, ARCHAIC)


# Losses


@pytest.mark.law("neanderthal:D3.2", "neanderthal:D5b")
def test_an_immature_elder_who_dies_gives_his_disk_back() -> None:
    match, game = at(pieces={"archaic": {"unassigned": 1, "archaic_6": 1}}, immature=["archaic_6"])
    lose_elder(game, ARCHAIC, FIRE_STARTER, "D3.1")
    assert vocabulary(match, "archaic") == (5, 5, 5)
    assert (pieces(match, "archaic", "archaic_6"), pieces(match, "archaic", "dead")) == (0, 18)


@pytest.mark.law("neanderthal:D5b", "neanderthal:D5a.2")
def test_a_daughter_who_is_lost_gives_all_disks_back() -> None:
    match, game = at(
        pieces={"archaic": {"unassigned": 1, "wed_piper": 1}},
        tableau={"piper": "archaic"},
        unripe=["piper"],
        disks={"piper": {"orange": 2}},
    )
    piper = game.of.numbers["piper"]
    lose_card(game, piper, "D5a.2")
    send_husband_away(game, piper, ARCHAIC, "D5a.3")
    assert owner(match, "piper") == "none"
    assert vocabulary(match, "archaic") == (5, 5, 5)
    assert pieces(match, "archaic") == 2


@pytest.mark.law("neanderthal:G1e.1")
def test_a_foreign_husband_who_is_sent_away_becomes_a_wanderluster() -> None:
    match, game = at(
        pieces={"neanderthal": {"unassigned": 1, "wed_piper": 1}},
        tableau={"piper": "archaic"},
    )
    send_husband_away(game, game.of.numbers["piper"], ARCHAIC, "G1e.1")
    assert pieces(match, "neanderthal", "guests_of_archaic") == 1
    assert game.unassigned(ARCHAIC) == 2


@pytest.mark.law("neanderthal:D6.3")
def test_a_host_chooses_whom_he_loses_wanderlusters_among_them() -> None:
    match, game = at(
        pieces={"archaic": {"unassigned": 2}, "cro_magnon": {"unassigned": 1, "guests_of_archaic": 2}},
        alpha={"archaic": "unassigned"},
    )
    offered = []
    for victim in ("lose cro_magnon", "lose archaic", "lose_alpha"):
        offered += run(choose_loss(game, ARCHAIC, game.free_band(ARCHAIC), "D4.1"), victim)
    assert offered[0] == {"lose archaic", "lose_alpha", "lose cro_magnon"}
    assert offered[2] == {"lose_alpha", "lose cro_magnon"}
    assert pieces(match, "archaic") == 0
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 1
    assert broken(game) == ""


# D4c Other ways to live


@pytest.mark.law("neanderthal:D4c.1")
def test_turning_the_sexuality_card_frees_its_disks_and_takes_others() -> None:
    match, game = at(sexuality={"archaic": "promiscuous"}, sexuality_card={"archaic": "big_man"})
    assert vocabulary(match, "archaic") == (3, 3, 3)
    assert run(change_sexuality(game, ARCHAIC, "D4c.1"), "live harem") == [{"live harem", "live promiscuous"}]
    assert vocabulary(match, "archaic") == (4, 4, 4)
    run(change_sexuality(game, ARCHAIC, "D4c.1"), "live harem")
    assert vocabulary(match, "archaic") == (4, 4, 4)


@pytest.mark.law("neanderthal:D4c.1")
def test_no_change_is_possible_without_the_disks_for_it() -> None:
    _, game = at(
        sexuality={"archaic": "harem"},
        sexuality_card={"archaic": "big_man"},
        tableau={"piper": "archaic"},
        disks={"piper": {"orange": 4}},
    )
    assert not can_change_sexuality(game, ARCHAIC)
    assert run(change_sexuality(game, ARCHAIC, "D4c.1")) == []
