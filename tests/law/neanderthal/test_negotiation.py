"""F1 Deals between tribes that meet on a card."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.table import (
    NEGOTIATE,
    answer,
    asked,
    dice,
    held,
    options,
    owner,
    pieces,
    record,
    state,
    table,
    vocabulary,
    why,
)

HUNTERS = {
    "archaic": {"unassigned": 1, "rabbits": 2, "archaic_1": 1},
    "neanderthal": {"unassigned": 1, "rabbits": 3},
    "cro_magnon": {"unassigned": 1},
}


def meeting(**given: Any) -> Match:
    """Two Archaics, who have a mature Chief, and three vocal Neanderthals on the rabbits, or as given."""
    given = {"pieces": HUNTERS, "tribal": ["archaic"], **given}
    given.setdefault("alpha", dict.fromkeys(given["pieces"], "unassigned"))
    return table(phase=NEGOTIATE, **given)


def courting(**given: Any) -> Match:
    """An Archaic suitor with a daughter of the Neanderthals, who have a mature Chief, or as given."""
    people = {
        "archaic": {"unassigned": 1, "piper": 1},
        "neanderthal": {"unassigned": 1, "neanderthal_1": 1},
        "cro_magnon": {"unassigned": 1},
    }
    return meeting(**{"pieces": people, "tribal": ["neanderthal"], "tableau": {"piper": "neanderthal"}, **given})


def offer(match: Match, partner: str, *terms: str) -> Match:
    """Whoever speaks proposes a deal."""
    return answer(match, f"deal_with {partner}", *terms, "propose")


# Who talks


@pytest.mark.law("neanderthal:F1.1", "neanderthal:F1.2", "neanderthal:A1.3a", "neanderthal:E2e.1")
def test_a_tribal_species_with_a_chief_makes_offers_to_whoever_shares_a_card_with_it() -> None:
    match = meeting()
    assert asked(match) == (0, "deal_with", "F1.1")
    assert options(match) == {"deal_with neanderthal", "done"}
    assert "F1.1 meet rabbits" in record(match)


@pytest.mark.law("neanderthal:F1.3", "neanderthal:F1.4", "neanderthal:F1b", "neanderthal:F1a.2")
def test_every_term_is_offered_once_and_only_of_what_the_two_have() -> None:
    tableau = {"piper": "neanderthal", "paintress": "cro_magnon", "horse": "archaic", "matriarch": "neanderthal"}
    match = meeting(tableau=tableau, pieces={**HUNTERS, "archaic": {**HUNTERS["archaic"], "wed_matriarch": 1}})
    answer(match, "deal_with neanderthal")
    terms = ("leave", "ask_leave", "give_card horse", "marry piper", "divorce matriarch")
    assert set(terms) <= options(match)
    for text, name in (
        ("give_card piper", "not_their_card"),
        ("ask_card horse", "not_their_card"),
        ("marry paintress", "not_of_the_two"),
        ("marry horse", "not_of_the_two"),
        ("divorce piper", "no_husband"),
    ):
        assert reason_for(match, text) == name
    for number, term in enumerate(terms, 1):
        answer(match, term)
        assert [reason_for(match, each) for each in terms[:number]] == ["in_the_offer"] * number


def reason_for(match: Match, text: str) -> str:
    """The name of what keeps the speaker from a term, which must not be offered."""
    assert text not in options(match)
    reason = match.why_not(text)
    return "" if reason is None else reason.phrase.name


@pytest.mark.law("neanderthal:F1a.2")
def test_who_is_not_on_the_card_does_not_leave_it() -> None:
    match = answer(courting(), "deal_with archaic")
    assert "ask_leave" in options(match)
    assert reason_for(match, "leave") == "nobody_to_leave"


@pytest.mark.law("neanderthal:F1.2", "neanderthal:E2e.1")
@pytest.mark.parametrize("without", ["vocal", "no chief", "immature"])
def test_without_a_mature_chief_of_a_tribal_species_nobody_talks(without: str) -> None:
    people = {**HUNTERS, "archaic": {"unassigned": 1, "rabbits": 2, "archaic_1": 1 if without == "immature" else 0}}
    match = meeting(
        pieces=people,
        tribal=[] if without == "vocal" else ["archaic"],
        immature=["archaic_1"] if without == "immature" else [],
        chance=dice(6, 6, 6, 6, 6),
    )
    assert "F2.1 attacked archaic 0" in record(match)
    assert match.ask is None or match.ask.topic.name != "deal_with"


@pytest.mark.law("neanderthal:F1c", "neanderthal:F1.2")
def test_a_vocal_species_only_says_yes_or_no() -> None:
    match = offer(meeting(), "neanderthal", "ask_leave")
    assert asked(match) == (1, "agree", "F1.1")
    assert options(match) == {"agree", "refuse"}
    answer(match, "refuse")
    assert asked(match) == (0, "deal_with", "F1.1")
    assert pieces(match, "neanderthal", "rabbits") == 3


@pytest.mark.law("neanderthal:F1.2", "neanderthal:A1.3a")
@pytest.mark.parametrize(("reading", "speakers"), [("chief", set()), ("tribal", {"archaic", "neanderthal"})])
def test_a_tribal_species_may_be_able_to_make_offers_to_a_chief_of_others(reading: str, speakers: set[str]) -> None:
    people = {**HUNTERS, "cro_magnon": {"unassigned": 1, "rabbits": 1}}
    match = meeting(pieces=people, tribal=["archaic", "neanderthal"], rules={"proposals": reading})
    assert options(match, "let_speak") == speakers
    if reading == "tribal":
        assert asked(match) == (0, "who_speaks", "F1.1")
        answer(match, "let_speak neanderthal")
        assert options(match, "deal_with") == {"archaic"}, "the Cro-Magnons have no Chief"
    else:
        assert asked(match) == (0, "deal_with", "F1.1")
        assert options(match, "deal_with") == {"neanderthal", "cro_magnon"}


@pytest.mark.law("neanderthal:A3.1", "neanderthal:F1.1")
def test_of_several_chiefs_the_one_with_most_black_disks_says_who_speaks() -> None:
    people = {**HUNTERS, "neanderthal": {"unassigned": 1, "rabbits": 3, "neanderthal_1": 1}}
    both = ["archaic", "neanderthal"]
    assert asked(meeting(pieces=people, tribal=both)) == (0, "who_speaks", "F1.1"), "the order of play, if equal"
    match = meeting(pieces=people, tribal=both, tableau={"paintress": "archaic"}, disks={"paintress": {"black": 1}})
    assert asked(match) == (1, "who_speaks", "F1.1")
    assert options(match) == {"let_speak archaic", "let_speak neanderthal"}


@pytest.mark.law("neanderthal:F1.1")
def test_on_a_tableau_its_owner_talks_with_whoever_has_anybody_there() -> None:
    match = courting()
    assert asked(match) == (1, "deal_with", "F1.1")
    assert options(match) == {"deal_with archaic", "done"}
    husband = {"archaic": {"unassigned": 1, "wed_piper": 1}, "neanderthal": {"unassigned": 1, "neanderthal_1": 1}}
    assert asked(courting(pieces=husband)) == (1, "deal_with", "F1.1")
    at_home = {"archaic": {"unassigned": 2}, "neanderthal": {"unassigned": 1, "neanderthal_1": 1, "wed_piper": 1}}
    assert "F1.1 meet piper" not in record(courting(pieces=at_home))


@pytest.mark.law("neanderthal:F1.1")
@pytest.mark.parametrize(("most", "left"), [("1", False), ("4", True)])
def test_everybody_makes_only_so_many_offers_in_a_phase(most: str, left: bool) -> None:
    match = offer(meeting(rules={"offers": most}), "neanderthal", "ask_leave")
    answer(match, "refuse")
    assert (asked(match)[1] == "deal_with") is left


# Leaving


@pytest.mark.law("neanderthal:F1.3", "neanderthal:F1a.2", "neanderthal:A1.3a")
def test_hunters_who_leave_are_unassigned_and_nobody_fights() -> None:
    match = offer(meeting(hand={"horse": "archaic"}), "neanderthal", "give_card horse", "ask_leave")
    answer(match, "agree")
    assert "F1a.2 left neanderthal rabbits" in record(match)
    assert not any("attacked" in line for line in record(match))
    assert pieces(match, "neanderthal", "rabbits") == 0


@pytest.mark.law("neanderthal:F1a.2", "neanderthal:D6.2")
def test_wanderlusters_leave_with_their_host() -> None:
    people = {**HUNTERS, "cro_magnon": {"unassigned": 1, "rabbits_for_archaic": 1}}
    match = offer(meeting(pieces=people), "neanderthal", "leave")
    answer(match, "agree")
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 1
    assert pieces(match, "archaic", "rabbits") == 0


@pytest.mark.law("neanderthal:F1a.1")
def test_nobody_leaves_unless_everybody_else_there_agrees() -> None:
    people = {**HUNTERS, "cro_magnon": {"unassigned": 1, "rabbits": 1}}
    match = offer(meeting(pieces=people), "neanderthal", "ask_leave")
    answer(match, "agree")
    assert asked(match) == (2, "agree", "F1.1")
    answer(match, "refuse")
    assert pieces(match, "neanderthal", "rabbits") == 3
    offer(match, "neanderthal", "ask_leave")
    answer(match, "agree", "agree")
    assert pieces(match, "neanderthal", "rabbits") == 0
    assert pieces(match, "neanderthal") == 4


@pytest.mark.law("neanderthal:F1a.1")
def test_a_husband_there_is_asked_too_when_a_suitor_leaves() -> None:
    people = {
        "archaic": {"unassigned": 1, "piper": 1},
        "neanderthal": {"unassigned": 1, "neanderthal_1": 1},
        "cro_magnon": {"unassigned": 1, "wed_piper": 1},
    }
    match = offer(courting(pieces=people), "archaic", "ask_leave")
    answer(match, "agree")
    assert asked(match) == (2, "agree", "F1.1")


@pytest.mark.law("neanderthal:F1.3", "neanderthal:F1b")
def test_in_a_deal_somebody_leaves_unless_agreed_otherwise() -> None:
    match = answer(meeting(hand={"horse": "archaic"}), "deal_with neanderthal", "give_card horse")
    assert "propose" not in options(match)
    answer(match, "leave")
    assert "propose" in options(match)
    free = answer(meeting(hand={"horse": "archaic"}, rules={"deals": "any"}), "deal_with neanderthal")
    answer(free, "give_card horse", "propose", "agree")
    assert held(free, "archaic") == set()


# Cards


TRADE: dict[str, Any] = {
    "hand": {"horse": "archaic", "caribou": "neanderthal", "musk_ox": "neanderthal"},
    "tableau": {
        "paintress": "archaic",
        "matriarch": "archaic",
        "housewife": "archaic",
        "flint_mine_14": "archaic",
        "ibex": "archaic",
        "piper": "neanderthal",
    },
    "disks": {"housewife": {"black": 1}},
    "pieces": {
        "archaic": {"unassigned": 1, "rabbits": 2, "archaic_1": 1},
        "neanderthal": {"unassigned": 1, "rabbits": 3, "neanderthal_4": 1, "neanderthal_6": 1},
        "cro_magnon": {"unassigned": 1, "wed_matriarch": 1},
    },
    "tribal": ["archaic", "neanderthal"],
}


@pytest.mark.law("neanderthal:F1.3")
def test_hand_cards_and_mature_cards_of_the_tableau_are_for_trade_but_no_disks_and_no_people() -> None:
    match = answer(meeting(**TRADE), "deal_with neanderthal")
    assert options(match, "give_card") == {"horse", "paintress", "flint_mine_14"}
    assert options(match, "ask_card") == {"caribou", "musk_ox", "piper"}
    kinds = {text.split()[0] for text in options(match)}
    assert kinds == {"give_card", "ask_card", "leave", "ask_leave", "marry", "drop"}
    answer(match, "give_card paintress", "leave", "propose", "agree")
    assert owner(match, "paintress") == "neanderthal"
    assert "F1.3 card_given archaic neanderthal paintress" in record(match)


@pytest.mark.law("neanderthal:F1.3")
def test_trophies_are_for_trade_only_if_agreed() -> None:
    match = answer(meeting(**TRADE, rules={"trophy_deals": "traded"}), "deal_with neanderthal")
    assert options(match, "give_card") == {"horse", "paintress", "flint_mine_14", "ibex"}


@pytest.mark.law("neanderthal:F1.3")
def test_a_daughter_is_given_away_with_her_suitors() -> None:
    people = {**HUNTERS, "cro_magnon": {"unassigned": 1, "paintress": 1}}
    match = meeting(pieces=people, tableau={"paintress": "archaic"}, chance=dice(3, 3, 1))
    answer(match, "deal_with neanderthal")
    assert options(match, "give_card") == {"paintress"}
    answer(match, "give_card paintress", "ask_leave", "propose", "agree")
    assert owner(match, "paintress") == "neanderthal"
    assert "G1e.1 married cro_magnon paintress" in record(match)


@pytest.mark.law("neanderthal:F1.3", "neanderthal:G1c.1", "neanderthal:G1f.1")
def test_a_suitor_is_at_home_with_a_daughter_whom_his_tribe_has_got() -> None:
    match = offer(courting(rules={"deals": "any"}), "archaic", "give_card piper")
    answer(match, "agree")
    assert {"F1.3 card_given neanderthal archaic piper", "G1c.1 courtship_succeeded archaic piper"} <= set(
        record(match)
    )
    assert "G1f.1 disk_bound archaic orange wed_piper" in record(match)


@pytest.mark.law("neanderthal:F1a.3")
def test_hand_cards_are_exchanged_for_hand_cards_and_tableau_cards_for_tableau_cards() -> None:
    match = answer(meeting(**TRADE), "deal_with neanderthal", "give_card horse")
    assert options(match, "ask_card") == {"caribou", "musk_ox"}
    answer(match, "ask_card caribou")
    assert options(match, "give_card") == set()
    answer(match, "drop", "deal_with neanderthal", "give_card paintress")
    assert options(match, "ask_card") == {"piper"}
    answer(match, "give_card horse")
    assert options(match, "ask_card") == set(), "gifts may be mixed, but then nothing is had for them"


@pytest.mark.law("neanderthal:F1.3", "neanderthal:B2c")
def test_whoever_gets_too_many_cards_discards_at_once() -> None:
    match = offer(meeting(hand={"horse": "archaic"}), "neanderthal", "give_card horse", "ask_leave")
    answer(match, "agree")
    assert "B2c discarded neanderthal horse" in record(match), "a vocal species has no hand"


# Marriages and divorces


@pytest.mark.law("neanderthal:F1.4", "neanderthal:F1a.2")
def test_a_hunter_marries_a_daughter_of_the_other_tribe_and_is_mature() -> None:
    match = meeting(tableau={"piper": "archaic", "matriarch": "neanderthal"}, alpha={"neanderthal": "rabbits"})
    answer(match, "deal_with neanderthal")
    assert options(match, "marry") == {"piper", "matriarch"}
    answer(match, "marry piper", "propose", "agree")
    assert asked(match) == (1, "groom", "F1.4")
    answer(match, "alpha_among 1")
    assert state(match)["alpha"]["neanderthal"] == "wed_piper"
    assert pieces(match, "neanderthal", "rabbits") == 2
    assert state(match)["unripe"] == {}
    assert vocabulary(match, "neanderthal") == (5, 5, 5)
    assert "F1.4 married neanderthal piper" in record(match)


@pytest.mark.law("neanderthal:D6a", "neanderthal:F1a.2")
@pytest.mark.parametrize(("reading", "gone"), [("always", True), ("assigned", False)])
def test_wanderlusters_leave_at_once_with_a_chaperone_who_marries(reading: str, gone: bool) -> None:
    people = {
        "archaic": {"rabbits": 1},
        "neanderthal": {"rabbits": 1, "neanderthal_1": 1},
        "cro_magnon": {"rabbits_for_archaic": 2, "unassigned": 1},
    }
    match = meeting(
        pieces=people,
        tribal=["neanderthal"],
        alpha={"archaic": "dead", "neanderthal": "rabbits"},
        tableau={"piper": "neanderthal"},
        sexuality={"neanderthal": "harem"},
        rules={"chaperones": reading},
        chance=dice(5, 1),
    )
    answer(match, "deal_with archaic", "marry piper", "propose", "agree")
    assert ("D6a guests_left archaic rabbits" in record(match)) is gone
    assert pieces(match, "cro_magnon", "guests_of_archaic") == (2 if gone else 0)
    while not match.over and asked(match)[1] in ("deal_with", "who_speaks"):
        answer(match, "done" if asked(match)[1] == "deal_with" else "let_speak neanderthal")
    assert any("attacked" in line for line in record(match)) is not gone


@pytest.mark.law("neanderthal:F1.4")
@pytest.mark.parametrize("obstacle", ["immature", "married", "promiscuous", "nobody"])
def test_who_cannot_be_married_by_agreement(obstacle: str) -> None:
    people = {**HUNTERS, "cro_magnon": {"unassigned": 1, "wed_piper": 1 if obstacle == "married" else 0}}
    if obstacle == "nobody":
        people["neanderthal"] = {"unassigned": 1}
        people["cro_magnon"] = {"unassigned": 1, "rabbits_for_neanderthal": 1}
    match = meeting(
        pieces=people,
        tableau={"piper": "archaic"},
        disks={"piper": {"orange": 1 if obstacle == "immature" else 0}},
        sexuality={"neanderthal": "promiscuous" if obstacle == "promiscuous" else "pair_bonding"},
        rules={"chaperones": "assigned"},
    )
    answer(match, "deal_with neanderthal")
    assert options(match, "marry") == set()


@pytest.mark.law("neanderthal:F1.4")
def test_there_are_no_more_weddings_than_hunters_on_the_card() -> None:
    people = {**HUNTERS, "neanderthal": {"unassigned": 1, "rabbits": 1}}
    match = meeting(pieces=people, tableau={"piper": "archaic", "matriarch": "archaic"})
    answer(match, "deal_with neanderthal", "marry piper")
    assert options(match, "marry") == set()


@pytest.mark.law("neanderthal:F1.4", "neanderthal:F1.1")
def test_a_suitor_is_married_without_a_roll_if_her_father_agrees() -> None:
    match = offer(courting(), "archaic", "marry piper")
    answer(match, "agree")
    assert pieces(match, "archaic", "wed_piper") == 1
    assert pieces(match, "archaic", "piper") == 0


@pytest.mark.law("neanderthal:F1.3")
def test_nobody_both_marries_a_daughter_and_gets_her() -> None:
    match = answer(meeting(tableau={"piper": "archaic"}), "deal_with neanderthal", "marry piper")
    assert options(match, "give_card") == set()
    answer(match, "drop", "deal_with neanderthal", "give_card piper")
    assert options(match, "marry") == set()


@pytest.mark.law("neanderthal:F1b")
def test_a_husband_is_divorced_by_agreement_and_unassigned_again() -> None:
    people = {"archaic": {"unassigned": 1, "wed_piper": 1}, "neanderthal": {"unassigned": 1, "neanderthal_1": 1}}
    match = offer(courting(pieces=people), "archaic", "divorce piper")
    answer(match, "agree")
    assert pieces(match, "archaic", "wed_piper") == 0
    assert "F1b husband_returned archaic piper" in record(match)
    assert pieces(match, "archaic", "guests_of_neanderthal") == 0


@pytest.mark.law("neanderthal:F1b", "neanderthal:F1.4")
def test_a_father_can_divorce_his_own_husband_in_favour_of_a_suitor() -> None:
    people = {
        "archaic": {"unassigned": 1, "piper": 1},
        "neanderthal": {"unassigned": 1, "neanderthal_1": 1, "wed_piper": 1},
    }
    match = answer(courting(pieces=people, unripe=["piper"]), "deal_with archaic")
    assert options(match, "marry") == set()
    answer(match, "divorce piper")
    assert options(match, "marry") == {"piper"}
    answer(match, "marry piper", "propose", "agree")
    assert pieces(match, "archaic", "wed_piper") == 1
    assert vocabulary(match, "neanderthal") == (5, 5, 5), "his disk is back"


@pytest.mark.law("neanderthal:F1.3", "neanderthal:F1b")
def test_a_daughter_whom_the_deal_divorces_is_unmarried_and_for_trade() -> None:
    people = {"archaic": {"unassigned": 1, "wed_piper": 1}, "neanderthal": {"unassigned": 1, "neanderthal_1": 1}}
    match = answer(courting(pieces=people), "deal_with archaic")
    assert why(match, "give_card piper") == "F1.3"
    answer(match, "divorce piper", "give_card piper", "propose", "agree")
    assert owner(match, "piper") == "archaic"
    assert (pieces(match, "archaic"), pieces(match, "archaic", "wed_piper")) == (2, 0)


@pytest.mark.law("neanderthal:F1b")
def test_a_husband_of_a_third_tribe_is_not_for_the_two_to_divorce() -> None:
    people = {**HUNTERS, "cro_magnon": {"unassigned": 1, "wed_piper": 1}}
    match = answer(meeting(pieces=people, tableau={"piper": "neanderthal"}), "deal_with neanderthal")
    assert options(match, "divorce") == set()
