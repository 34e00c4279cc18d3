"""Meetings that end the game, and the Lost City: coalitions with every faction, dominance, cards that match anything.

docs/root-moments.md lists which meetings are played, and by which tests. The map is as `woodland` says.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.conspiracy import conspire, down
from tests.law.root.table import answer, options, pieces, score, state, woodland
from tests.law.root.temple import temple
from tests.law.root.test_keepers import keepers, relic, retinue
from tests.law.root.wanderer import relation, wander

# 9.2.8 Coalitions with each of the other factions

PARTNERS = ["cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers"]


def allies(partner: str, phase: str = "daylight", turn: int = 0, **given: Any) -> Match:
    """Seat 0 is the Vagabond, seat 1 his partner to be, who has the fewest points."""
    return wander(
        "1",
        table=["vagabond", partner, "marquise", "alliance"],
        phase=phase,
        turn=turn,
        score=given.pop("score", [12, 3, 9, 7]),
        board={"relation": {"1": "hostile"}},
        hands={0: ["dominance_fox"]},
        **given,
    )


@pytest.mark.law("root:9.2.8", "root:9.2.9.IIId")
@pytest.mark.parametrize("partner", PARTNERS)
def test_a_vagabond_forms_a_coalition_with_any_faction(partner: str) -> None:
    match = allies(partner)
    answer(match, "coalition dominance_fox")
    assert state(match)["partner"] == [1, -1, -1, -1]
    assert state(match)["dominance"] == ["dominance_fox", "none", "none", "none"]
    assert relation(match, 1) == "indifferent"  # even with a Hostile one


class Deed(NamedTuple):
    """What brings a partner the thirtieth point."""

    phase: str
    step: int
    board: dict[str, Any]
    on_map: dict[str, Any]
    answers: list[str]


DEEDS = {
    "cult": Deed("daylight", 1, {}, {"garden_fox": {"6": 1, "8": 1}}, ["ritual_score anvil"]),
    "riverfolk": Deed("birdsong", 1, {"funds": [0, 2, 0, 0]}, {"trade_post_fox": {"1": 1}}, []),
    "duchy": Deed("daylight", 2, {"swayed": ["baron_of_dirt"]}, {"market": {"5": 1}}, ["call baron_of_dirt"]),
    "corvids": Deed("birdsong", 2, {"face_down": {"5": ["snare_1"]}}, {"corvid_warrior": {"5": 1}}, ["flip_plot 5"]),
    "hundreds": Deed(
        "birdsong", 2, {"mood": "lavish"}, {"mob": {"5": 1}, "warlord": {"1": 1}, "sawmill": {"5": 1}}, []
    ),
    "keepers": Deed(
        "daylight",
        4,
        {"relics": {"figure_a": "5"}, "retinue": [[], [], ["retainer_3"]]},
        {"waystation_figure_tablet": {"5": 1}},
        ["retinue_recover retainer_3 5"],
    ),
}


@pytest.mark.law(
    "root:9.2.8", "root:3.1", "root:10.5.3", "root:11.4.2", "root:12.5.2.VIII", "root:13.4.2", "root:14.4.1"
)
@pytest.mark.parametrize("partner", PARTNERS)
def test_he_wins_with_a_partner_who_reaches_thirty_points(partner: str) -> None:
    """By a ritual, dividends, a minister, a plot, a mob or a relic."""
    deed = DEEDS[partner]
    given: dict[str, Any] = {
        "table": ["vagabond", partner, "marquise", "alliance"],
        "phase": deed.phase,
        "turn": 1,
        "step": deed.step,
        "hands": {1: ["anvil"]},
        "boards": {partner: deed.board},
        "on_map": deed.on_map,
    }
    allied: dict[str, Any] = {"partner": [1, -1, -1, -1], "dominance": ["dominance_fox", "none", "none", "none"]}
    match = wander("9", score=[12, 29, 9, 7], **allied, **given)
    answer(match, *deed.answers)
    assert (match.over, match.result.winners) == (True, [1, 0])
    alone = answer(wander("9", score=[12, 29, 9, 7], **given), *deed.answers)
    assert (alone.over, alone.result.winners) == (True, [1])


# 3.3 Dominance of the Cult and the Hundreds


@pytest.mark.law("root:3.3.1.II", "root:10.2.4", "root:7.2.2")
def test_two_gardens_in_opposite_corners_win_with_the_bird_whoever_stands_there() -> None:
    there = {"garden_fox": {"1": 1}, "garden_rabbit": {"3": 1}, "eyrie_warrior": {"1": 4, "3": 4}}
    given: dict[str, Any] = {"dominance": ["dominance_bird", "none", "none"]}
    won = temple("birdsong", 0, on_map=there, **given)
    assert (won.over, won.result.winners) == (True, [0])
    side = {**there, "garden_rabbit": {"4": 1}}  # 1 and 4 are not opposite
    assert not temple("birdsong", 0, on_map=side, **given).over


@pytest.mark.law("root:3.3.1", "root:10.5.3", "root:10.4.3.III")
def test_after_dominance_neither_rituals_nor_conspiracies_score() -> None:
    given: dict[str, Any] = {"dominance": ["dominance_mouse", "none", "none"]}
    match = temple(cards={0: ["anvil"]}, on_map={"garden_fox": {"1": 1, "6": 1}}, **given)
    assert score(answer(match, "ritual_score anvil")) == 0
    match = temple("birdsong", 2, acolytes=3, on_map={"workshop": {"1": 1}}, **given)
    assert score(answer(match, "sanctify 1")) == 0


@pytest.mark.law("root:3.3.1.I", "root:14.4.1", "root:1.4.1")
def test_the_hundreds_win_at_the_start_of_birdsong_before_their_mobs_raze() -> None:
    """The mob would remove the last building that makes the Marquise tie in clearing 8; it comes too late."""
    there = {"hundreds_warrior": {"1": 1, "6": 1, "8": 1}, "warlord": {"5": 1}, "mob": {"8": 1}}
    given: dict[str, Any] = {"phase": "birdsong", "step": 0, "table": ["hundreds", "marquise", "eyrie"]}
    given |= {"boards": {"hundreds": {"mood": "lavish"}}, "dominance": ["dominance_fox", "none", "none"]}
    won = woodland(on_map=there, **given)
    assert (won.over, won.result.winners) == (True, [0])
    tied = woodland(on_map={**there, "sawmill": {"8": 1}}, **given)
    assert not tied.over
    assert pieces(tied, "sawmill", "8") == 0


@pytest.mark.law("root:3.3.1.I", "root:14.2.2")
@pytest.mark.parametrize(("agreed", "wins"), [("warrior", True), ("figure", False)])
def test_whether_the_warlord_holds_the_third_clearing_is_agreed(agreed: str, wins: bool) -> None:
    """R60."""
    match = woodland(
        "birdsong",
        step=0,
        table=["hundreds", "marquise", "eyrie"],
        boards={"hundreds": {"mood": "lavish"}},
        dominance=["dominance_fox", "none", "none"],
        on_map={"hundreds_warrior": {"1": 1, "6": 1}, "warlord": {"8": 1}},
        rules={"warlord": agreed},
    )
    assert match.over == wins


@pytest.mark.law("root:3.3.1.I", "root:10.2.4", "root:14.6.2")
def test_a_garden_takes_a_clearing_from_the_hundreds_however_many_they_are() -> None:
    match = woodland(
        "birdsong",
        step=0,
        table=["hundreds", "cult", "eyrie"],
        boards={"hundreds": {"mood": "lavish"}},
        dominance=["dominance_fox", "none", "none"],
        on_map={"hundreds_warrior": {"1": 5, "6": 5, "8": 5}, "warlord": {"5": 1}, "garden_fox": {"8": 1}},
    )
    assert not match.over


# 2.2.2 The Lost City is in the rabbit clearing 5, and of all suits.

CITY: dict[str, Any] = {"rules": {"landmarks": "lost_city"}, "landmarks": {"lost_city": {"clearing": "5"}}}


@pytest.mark.law("root:8.4.2.II", "root:2.2.2", "root:F.1.1")
def test_sympathy_spreads_to_the_lost_city_for_any_supporter() -> None:
    given: dict[str, Any] = {"turn": 2, "on_map": {"sympathy": {"1": 1}}}
    given["boards"] = {"alliance": {"supporters": ["anvil"]}}
    assert "spread 5" not in options(woodland("birdsong", step=3, **given))
    match = answer(woodland("birdsong", step=3, **given, **CITY), "spread 5", "supporter anvil")
    assert pieces(match, "sympathy", "5") == 1


@pytest.mark.law("root:12.5.1.I", "root:12.5.1.V", "root:2.2.2", "root:F.1.1")
def test_the_duchy_builds_and_digs_in_the_lost_city_with_any_card() -> None:
    given: dict[str, Any] = {"table": ["duchy", "marquise", "eyrie"], "cards": {0: ["anvil"]}}
    given["on_map"] = {"duchy_warrior": {"5": 1, "burrow": 1}}
    elsewhere = woodland(**given)
    assert options(elsewhere, "construct") == set()
    assert "5" not in options(answer(elsewhere, "dig"), "at")
    match = woodland(**given, **CITY)
    assert options(match, "construct") == {"citadel 5", "market 5"}
    assert "5" in options(answer(match, "dig"), "at")


@pytest.mark.law("root:13.4.3", "root:2.2.2", "root:F.1.1")
def test_whatever_suit_the_corvids_recruit_in_the_lost_city_is_among_them() -> None:
    for card, suit in [("anvil", "fox"), ("bake_sale", "rabbit"), ("investments", "mouse")]:
        match = conspire("birdsong", step=3, cards={0: [card]}, **CITY)
        answer(match, f"recruit_suit {card} {suit}")
        assert pieces(match, "corvid_warrior", "5") == 1


@pytest.mark.law("root:13.2.4", "root:13.4.1", "root:2.2.2", "root:F.1.1")
def test_a_plot_in_the_lost_city_is_exposed_with_any_card_and_crafts_for_any_suit() -> None:
    given: dict[str, Any] = {"down": {"5": "bomb_1"}, "on_map": {"marquise_warrior": {"5": 1}}}
    match = conspire(turn=1, step=2, boards={"marquise": {"actions": 3}}, cards={1: ["anvil"]}, **given, **CITY)
    answer(match, "expose 5", "show_card anvil", "name_plot bomb")
    assert (score(match, 1), down(match)) == (1, {})
    crafts = conspire("birdsong", cards={0: ["anvil", "sword"]}, **given, **CITY)
    assert options(crafts, "craft") == {"anvil"}  # one fox; the sword takes two mice


@pytest.mark.law("root:15.5.2", "root:15.4.3", "root:2.2.2", "root:F.1.1")
@pytest.mark.parametrize("card", ["anvil", "bake_sale", "investments"])
def test_any_card_acts_for_the_keepers_in_the_lost_city_and_recruits_there(card: str) -> None:
    given: dict[str, Any] = {"relics": {"figure_a": "5"}, "on_map": {"waystation_figure_tablet": {"5": 1}}, **CITY}
    match = answer(keepers(step=4, retinue=[[], [], [card]], **given), f"retinue_recover {card} 5")
    assert relic(match, "figure_a") == "board"
    mustered = answer(keepers("birdsong", 4, cards={0: [card]}, **given), f"muster {card} 5")
    assert pieces(mustered, "keepers_warrior", "5") == 2


@pytest.mark.law("root:15.5.2.IIIc", "root:2.2.2", "root:F.1.1")
@pytest.mark.parametrize(("city", "gone"), [(CITY, False), ({}, True)])
def test_for_a_relic_of_the_lost_city_every_ruled_clearing_matches(city: dict[str, Any], gone: bool) -> None:
    """Worth three: 5, the fox clearing 1 and the mouse clearing 2 are ruled."""
    match = keepers(
        step=4,
        retinue=[[], [], ["bake_sale"]],
        relics={"figure_c": "5"},
        on_map={"waystation_figure_tablet": {"5": 1}, "keepers_warrior": {"1": 1, "2": 1}},
        **city,
    )
    answer(match, "retinue_recover bake_sale 5")
    assert (relic(match, "figure_c"), score(match)) == ("board", 3)
    assert retinue(match)[2] == ([] if gone else ["bake_sale"])


@pytest.mark.law("root:15.5.2.IIIc", "root:2.2.2", "root:F.1.1")
def test_the_lost_city_matches_every_clearing_in_which_a_relic_is_recovered() -> None:
    """In the fox clearing 1, worth two: 1 itself and the Lost City are ruled."""
    match = keepers(
        step=4,
        retinue=[[], [], ["anvil"]],
        relics={"figure_b": "1"},
        on_map={"waystation_figure_tablet": {"1": 1}, "keepers_warrior": {"5": 1}},
        **CITY,
    )
    answer(match, "retinue_recover anvil 1")
    assert retinue(match)[2] == ["anvil"]
