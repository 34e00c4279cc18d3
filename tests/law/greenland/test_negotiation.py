"""F0 and F1 Deals between tribes that meet on a card."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.match import Match
from tests.law.greenland.table import (
    NEGOTIATE,
    answer,
    asked,
    dice,
    disks,
    first_edition,
    held,
    options,
    owner,
    pieces,
    record,
    state,
    table,
)

ROW = {"north": ["markland", "walrus"], "south": ["vinland", "arctic_char"]}


def meeting(*tribes: str, chance: Chance | None = None, **given: Any) -> Match:
    """Two Norse and three Thule hunters on the walrus, or as given."""
    hunters = {"norse": {"walrus": 2, "unassigned": 1}, "thule": {"walrus": 3, "unassigned": 1}}
    hunters = given.pop("pieces", hunters)
    return table(*(tribes or ("norse", "thule")), pieces=hunters, warm=ROW, phase=NEGOTIATE, chance=chance, **given)


def offer(match: Match, speaker: str, partner: str, *terms: str) -> Match:
    """One tribe is let speak if need be, and proposes a deal."""
    if options(match, "let_speak"):
        answer(match, f"let_speak {speaker}")
    return answer(match, f"deal_with {partner}", *terms, "propose")


def silence(match: Match) -> Match:
    """Nobody has anything to say any more, or exchanges a card."""
    while match.ask is not None and match.ask.topic.name in ("before_talks", "who_speaks", "deal_with"):
        choice = match.ask.options[0] if match.ask.topic.name == "who_speaks" else "done"
        match.answer(choice)
    return match


@pytest.mark.law("greenland:F0.1", "greenland:A3.1", "greenland:A1.3")
def test_where_tribes_share_a_card_the_one_with_most_iron_says_who_speaks() -> None:
    match = meeting(iron={"norse": 0, "thule": 2})
    assert asked(match) == (1, "who_speaks", "F0.1")
    assert options(match, "let_speak") == {"norse", "thule"}
    assert [line for line in record(match) if " meet " in line] == ["F0.1 meet walrus"]  # and on no other card
    answer(match, "let_speak norse")
    assert asked(match) == (0, "deal_with", "F0.1")
    assert options(match) == {"deal_with thule", "done"}


@pytest.mark.law("greenland:A3.3")
def test_with_equal_iron_the_order_of_play_decides() -> None:
    assert asked(meeting("thule", "norse"))[0] == 0
    assert asked(meeting("norse", "thule"))[0] == 0


# B3.1 Exchanges for the most iron


SMITHS = {"sword": "norse", "pot": "norse", "axe": "thule"}


@pytest.mark.law("greenland:B3.1", "greenland:A3.1", "greenland:A3.2")
def test_who_would_have_more_iron_than_others_on_the_card_may_melt_a_sword_before_they_talk() -> None:
    match = meeting(iron={"norse": 0, "thule": 1}, tableau={"sword": "norse", "pot": "norse"})
    assert asked(match) == (0, "before_talks", "B3.1")
    assert options(match) == {"exchange sword", "exchange pot", "done"}
    answer(match, "exchange sword")
    assert (disks(match, "norse")[2], owner(match, "sword")) == (1, "none")
    assert asked(match) == (0, "who_speaks", "F0.1"), "among equals the order of play decides"
    content = answer(meeting(iron={"norse": 0, "thule": 1}, tableau={"sword": "norse"}), "done")
    assert asked(content) == (1, "who_speaks", "F0.1")


@pytest.mark.law("greenland:B3.1", "greenland:A3.2")
def test_who_is_overtaken_may_melt_something_too() -> None:
    match = meeting(iron={"norse": 0, "thule": 1}, tableau=SMITHS)
    answer(match, "exchange sword")
    assert asked(match) == (1, "before_talks", "B3.1")
    answer(match, "exchange axe")
    assert asked(match) == (0, "before_talks", "B3.1")
    assert (disks(match, "norse")[2], disks(match, "thule")[2]) == (1, 2)
    answer(match, "exchange pot")
    assert asked(match) == (0, "who_speaks", "F0.1"), "two each, and the Thule have nothing left"


@pytest.mark.law("greenland:B3.1", "greenland:A3.3")
def test_nobody_is_asked_who_could_not_come_earlier_on_the_card() -> None:
    hopeless = meeting(iron={"norse": 0, "thule": 2}, tableau={"sword": "norse"})
    assert asked(hopeless)[1] == "who_speaks"
    leading = meeting(iron={"norse": 1, "thule": 0}, tableau={"sword": "norse"})
    assert asked(leading)[1] == "who_speaks"
    tied = meeting("thule", "norse", iron={"norse": 0, "thule": 1}, tableau={"sword": "norse"})
    assert asked(tied)[1] == "who_speaks", "with equal iron the Thule would still be first"
    absent = meeting("norse", "thule", "tunit", iron={"*": 1, "tunit": 0}, tableau={"sword": "tunit", "pot": "tunit"})
    assert asked(absent)[1] == "who_speaks"


@pytest.mark.law("greenland:F0.1")
def test_without_strangers_on_the_card_there_is_nothing_to_negotiate() -> None:
    match = meeting(pieces={"norse": {"walrus": 2}, "thule": {"unassigned": 4}})
    assert match.ask is None or match.ask.topic.name not in ("who_speaks", "deal_with")


@pytest.mark.law("greenland:F0.2", "greenland:F0.3")
def test_a_bribe_for_leaving_is_carried_out_as_agreed() -> None:
    match = offer(meeting(), "norse", "thule", "give_ivory 1", "ask_leave 3")
    assert asked(match) == (1, "agree", "F0.1")
    answer(match, "agree")
    assert disks(match, "norse") == (5, 0, 1)
    assert disks(match, "thule") == (5, 2, 1)
    assert pieces(match, "thule", "walrus") == 0
    assert pieces(match, "thule") == 4


@pytest.mark.law("greenland:F0.2")
def test_a_refused_offer_changes_nothing() -> None:
    match = offer(meeting(), "norse", "thule", "give_energy 3", "ask_leave 3")
    answer(match, "refuse")
    assert disks(match, "norse") == disks(match, "thule") == (5, 1, 1)
    assert pieces(match, "thule", "walrus") == 3


@pytest.mark.law("greenland:F0.2", "greenland:B4.3")
def test_energy_that_is_given_above_the_limit_is_lost() -> None:
    match = offer(meeting(energy={"norse": 5, "thule": 7}), "norse", "thule", "give_energy 4")
    answer(match, "agree")
    assert disks(match, "norse")[0] == 1
    assert disks(match, "thule")[0] == 8


@pytest.mark.law("greenland:F0.2")
def test_cards_go_from_hand_to_hand_and_from_tableau_to_tableau() -> None:
    hunters = {"norse": {"walrus": 2, "norse_3": 1}, "thule": {"walrus": 3, "unassigned": 1}}
    match = meeting(
        pieces=hunters,
        hand={"slit_goggles": "norse"},
        tableau={"goat": "norse", "sword": "norse", "birgitta": "thule", "book": "thule"},
    )
    answer(match, "let_speak norse", "deal_with thule")
    assert options(match, "give_card") == {"slit_goggles", "goat"}, "imports and daughters are not for trade"
    answer(match, "give_card slit_goggles", "give_card goat", "propose", "agree")
    assert held(match, "thule") == {"slit_goggles"}
    assert owner(match, "goat") == "thule"


@pytest.mark.law("greenland:B4.2", "greenland:F0.2")
def test_who_has_more_ivory_than_one_offer_holds_makes_several() -> None:
    match = offer(meeting(ivory={"norse": 31, "thule": 0}), "norse", "thule", "give_ivory 30")
    answer(match, "agree")
    offer(match, "norse", "thule", "give_ivory 1")
    assert disks(answer(match, "agree"), "thule")[1] == 31


def herders(*tribes: str, **given: Any) -> Match:
    """Norse raiders and a Thule guard at the musk oxen of the Thule, who guard a husky as well."""
    standing = {
        "norse": {"musk_ox": 2, "unassigned": 1, "norse_4": 1},
        "thule": {"musk_ox": 1, "husky": 1, "unassigned": 1},
    }
    tableau = dict.fromkeys(["musk_ox", "husky", "orca"], "thule")
    return meeting(*tribes, pieces={**standing, **given.pop("others", {})}, tableau=tableau, **given)


@pytest.mark.law("greenland:F0.2", "greenland:E5.5")
def test_animals_are_traded_from_under_their_guards_who_go_home() -> None:
    match = answer(herders(), "let_speak thule", "deal_with norse")
    assert options(match, "give_card") == {"musk_ox", "husky", "orca"}
    answer(match, "give_card husky", "propose", "agree")
    assert owner(match, "husky") == "norse"
    assert (pieces(match, "thule", "husky"), pieces(match, "thule")) == (0, 2)


@pytest.mark.law("greenland:F0.2", "greenland:E5.5", "greenland:F2.1")
def test_raiders_of_an_animal_that_they_are_given_guard_it() -> None:
    match = offer(herders(), "norse", "thule", "ask_card musk_ox")
    silence(answer(match, "agree"))
    assert not any("attacked" in line for line in record(match))
    assert "E5.5 returned thule 1 musk_ox" in record(match)
    assert not any("raid" in line for line in record(match))


@pytest.mark.law("greenland:F0.3", "greenland:F0.2")
def test_guards_of_a_traded_animal_leave_only_if_its_raiders_agree() -> None:
    raiders = {"tunit": {"musk_ox": 1, "unassigned": 1, "tunit_4": 1}}
    match = offer(herders("norse", "thule", "tunit", others=raiders), "norse", "thule", "ask_card musk_ox")
    answer(match, "agree")
    assert asked(match) == (2, "agree", "F0.1")
    answer(match, "refuse")
    assert owner(match, "musk_ox") == "thule"


@pytest.mark.law("greenland:F0.2", "greenland:B2.5")
def test_whoever_gets_too_many_cards_discards_at_once() -> None:
    match = offer(
        meeting(hand={"slit_goggles": "norse"}, tableau={"book": "norse"}), "norse", "thule", "give_card slit_goggles"
    )
    answer(match, "agree")
    assert held(match, "thule") == set(), "the Thule have no hand size"


@pytest.mark.law("greenland:F0.3")
def test_nobody_leaves_unless_everybody_else_on_the_card_agrees() -> None:
    hunters = {"norse": {"walrus": 2}, "thule": {"walrus": 2}, "tunit": {"walrus": 1}}
    crew = {"norse": {**hunters["norse"], "norse_6": 1}, "thule": hunters["thule"], "tunit": hunters["tunit"]}
    match = offer(meeting("norse", "thule", "tunit", pieces=crew), "norse", "thule", "leave 2")
    answer(match, "agree")
    assert asked(match) == (2, "agree", "F0.1")
    answer(match, "refuse")
    assert pieces(match, "norse", "walrus") == 2


@pytest.mark.law("greenland:F0.3")
def test_a_deal_about_disks_alone_concerns_nobody_else() -> None:
    hunters = {"norse": {"walrus": 2}, "thule": {"walrus": 2}, "tunit": {"walrus": 1}}
    match = offer(meeting("norse", "thule", "tunit", pieces=hunters), "norse", "thule", "give_ivory 1")
    answer(match, "agree")
    assert disks(match, "thule")[1] == 2


@pytest.mark.law("greenland:F0.3")
def test_those_who_have_left_do_not_fight_and_do_nothing_more() -> None:
    match = offer(meeting(), "norse", "thule", "ask_leave 3")
    silence(answer(match, "agree"))
    assert "F2.1 attacked norse 0" not in record(match)
    assert pieces(match, "thule") == 4


@pytest.mark.law("greenland:F0.4")
def test_a_husband_can_be_divorced_by_agreement() -> None:
    hunters = {"norse": {"walrus": 1, "wed_kirima": 1, "norse_6": 1}, "thule": {"walrus": 1}}
    match = offer(meeting(pieces=hunters, tableau={"kirima": "thule"}), "norse", "thule", "divorce kirima")
    answer(match, "agree")
    assert pieces(match, "norse", "wed_kirima") == 0
    assert pieces(match, "norse") == 1


def why(match: Match, text: str) -> str:
    """The name of what keeps the speaker from a term."""
    reason = match.why_not(text)
    return "" if reason is None else reason.phrase.name


@pytest.mark.law("greenland:F0.2", "greenland:F0.3", "greenland:F0.4")
def test_every_term_is_offered_once_and_only_of_what_the_two_have() -> None:
    hunters = {
        "norse": {"walrus": 2, "unassigned": 1, "wed_kirima": 1, "norse_6": 1},
        "thule": {"walrus": 3, "unassigned": 1},
    }
    tableau = {"slit_goggles": "norse", "kirima": "thule", "nelii": "thule", "husky": "thule"}
    match = meeting(pieces=hunters, tableau=tableau)
    answer(match, "let_speak norse", "deal_with thule")
    terms = ("give_card slit_goggles", "ask_card husky", "divorce kirima", "marry nelii", "stay", "ask_leave 2")
    assert set(terms) <= options(match)
    assert why(match, "ask_card slit_goggles") == why(match, "give_card husky") == "not_their_card"
    assert why(match, "leave 3") == why(match, "ask_leave 4") == "not_so_many"
    answer(match, *terms)
    for term in terms[:4]:
        assert why(match, term) == "offered_already"
    for term in ("stay", "leave 1", "ask_stay", "ask_leave 1"):
        assert why(match, term) == "going_is_settled"


@pytest.mark.law("greenland:F1.1", "greenland:F0.5")
def test_who_is_no_bride_and_how_many_can_leave() -> None:
    hunters = {"norse": {"walrus": 6, "unassigned": 1, "norse_6": 1}, "thule": {"walrus": 3, "unassigned": 1}}
    match = meeting(pieces=hunters, tableau={"kirima": "thule", "slit_goggles": "thule"})
    answer(match, "let_speak norse", "deal_with thule")
    assert "kirima" in options(match, "marry")
    assert why(match, "marry slit_goggles") == why(match, "marry nelii") == "not_their_daughter"
    most = max(int(number) for number in options(match, "leave"))
    assert most < 6
    assert (why(match, f"leave {most + 1}"), why(match, "leave 7")) == ("no_transport", "not_so_many")
    assert why(match, "leave 0") == why(match, "ask_leave 0") == "not_so_many"


@pytest.mark.law("greenland:D9.e1", "greenland:F0.3")
def test_in_the_first_edition_nobody_leaves_markland_while_it_is_shut() -> None:
    hunters = {
        "norse": {"markland": 2, "unassigned": 1, "norse_6": 1},
        "thule": {"markland": 3, "unassigned": 1, "thule_6": 1},
    }
    for event, reason in (("west_greenland_current", "markland_shut"), ("sea_ice", "")):
        match = first_edition("norse", "thule", pieces=hunters, warm=ROW, phase=NEGOTIATE, event=event)
        answer(match, "let_speak norse", "deal_with thule")
        assert why(match, "leave 1") == reason
        assert ("leave 1" in options(match)) is (reason == "")


@pytest.mark.law("greenland:D9.e1", "greenland:F1.1")
def test_in_the_first_edition_nobody_marries_away_from_markland_while_it_is_shut() -> None:
    hunters = {"norse": {"markland": 2, "unassigned": 1}, "thule": {"markland": 3, "unassigned": 1}}
    for event, reason in (("west_greenland_current", "markland_shut"), ("sea_ice", "")):
        match = first_edition(
            "norse", "thule", pieces=hunters, warm=ROW, tableau={"kirima": "thule"}, phase=NEGOTIATE, event=event
        )
        answer(match, "let_speak norse", "deal_with thule")
        assert why(match, "marry kirima") == reason
        assert ("marry kirima" in options(match)) is (reason == "")


@pytest.mark.law("greenland:F0.5", "greenland:F0.4")
@pytest.mark.parametrize(
    ("mariners", "sled", "wife", "divorced"),
    [
        (0, "none", "kirima", False),
        (0, "norse", "kirima", True),
        (1, "none", "kirima", True),
        (0, "none", "geala", True),
    ],
)
def test_a_divorced_husband_needs_a_way_home_from_abroad(mariners: int, sled: str, wife: str, divorced: bool) -> None:
    host = "thule" if wife == "kirima" else "sami"
    hunters = {"norse": {"walrus": 1, f"wed_{wife}": 1, "norse_6": mariners}, host: {"walrus": 1}}
    match = meeting("norse", host, pieces=hunters, tableau={wife: host, "pony": sled})
    answer(match, "let_speak norse", f"deal_with {host}")
    assert options(match, "divorce") == ({wife} if divorced else set())


TRANSPORT = {"weddings": "transport"}


@pytest.mark.law("greenland:F0.5", "greenland:F0.3")
def test_who_marries_elsewhere_may_take_a_place_on_the_boat() -> None:
    hunters = {"norse": {"walrus": 5, "norse_6": 1}, "thule": {"walrus": 1}}
    match = meeting(pieces=hunters, tableau={"kirima": "thule", "peepeelee": "thule"}, rules=TRANSPORT)
    answer(match, "let_speak norse", "deal_with thule", "leave 3", "marry kirima")
    assert options(match, "marry") == set(), "a mariner takes four"
    answer(match, "drop", "deal_with thule", "marry kirima")
    assert options(match, "leave") == {"1", "2", "3"}


@pytest.mark.law("greenland:F0.5", "greenland:F1.1")
@pytest.mark.parametrize(
    ("card", "weddings", "brides"),
    [("markland", "free", 2), ("markland", "transport", 0), ("kirima", "free", 2), ("kirima", "transport", 1)],
)
def test_without_a_boat_perhaps_only_a_daughter_on_the_card_is_married(card: str, weddings: str, brides: int) -> None:
    hunters = {"norse": {card: 2}, "thule": {card: 1}}
    tableau = {"kirima": "thule", "peepeelee": "thule"}
    match = meeting(pieces=hunters, tableau=tableau, rules={"weddings": weddings})
    answer(match, "let_speak norse", "deal_with thule")
    assert len(options(match, "marry")) == brides
    assert ("kirima" in options(match, "marry")) == (brides > 0)


@pytest.mark.law("greenland:F0.1", "greenland:F0.3")
def test_a_husband_is_on_the_card_so_his_tribe_talks_too_and_must_agree() -> None:
    hunters = {
        "norse": {"kirima": 2, "norse_6": 1},
        "thule": {"unassigned": 1},
        "tunit": {"wed_kirima": 1, "walrus": 1},
    }
    match = meeting(*hunters, pieces=hunters, alpha={"tunit": "walrus"}, tableau={"kirima": "thule"})
    assert options(match, "let_speak") == {"norse", "thule", "tunit"}
    answer(match, "let_speak norse", "deal_with thule", "leave 2", "propose", "agree")
    assert asked(match) == (2, "agree", "F0.1")


@pytest.mark.law("greenland:F0.5")
@pytest.mark.parametrize(("mariners", "most"), [(0, 0), (1, 4), (2, 5)])
def test_from_abroad_each_mariner_takes_four_home(mariners: int, most: int) -> None:
    hunters = {"norse": {"walrus": 5, "norse_6": mariners}, "thule": {"walrus": 1}}
    match = answer(meeting(pieces=hunters), "let_speak norse", "deal_with thule")
    assert options(match, "leave") == {str(number) for number in range(1, most + 1)}


@pytest.mark.law("greenland:F0.3")
def test_where_all_leave_the_alpha_leaves_too() -> None:
    hunters = {"norse": {"walrus": 2, "unassigned": 1}, "thule": {"walrus": 3}}
    some = offer(meeting(pieces=hunters), "thule", "norse", "leave 2")
    assert options(answer(some, "agree")) == {"with_alpha", "without_alpha"}
    match = answer(offer(meeting(pieces=hunters), "thule", "norse", "leave 3"), "agree")
    assert (pieces(match, "thule"), state(match)["alpha"]["thule"]) == (3, "unassigned")


@pytest.mark.law("greenland:F0.5")
def test_with_a_sled_everybody_can_leave() -> None:
    hunters = {"norse": {"walrus": 5}, "thule": {"walrus": 1}}
    match = answer(meeting(pieces=hunters, tableau={"pony": "norse"}), "let_speak norse", "deal_with thule")
    assert "5" in options(match, "leave")


@pytest.mark.law("greenland:E4.4", "greenland:F0.5")
def test_colonists_can_leave_in_part() -> None:
    hunters = {"norse": {"markland": 5, "norse_6": 1}, "thule": {"markland": 1}}
    match = offer(meeting(pieces=hunters, tableau={"pony": "norse"}), "norse", "thule", "leave 2")
    answer(match, "agree", "without_alpha")
    assert pieces(match, "norse", "markland") == 3
    assert pieces(match, "norse") == 2


@pytest.mark.law("greenland:F1.1", "greenland:F1.2")
def test_a_hunter_marries_a_daughter_of_the_other_tribe_and_shares_her_power_at_once() -> None:
    hunters = {"norse": {"walrus": 2, "unassigned": 1}, "thule": {"walrus": 1}}
    match = meeting(pieces=hunters, tableau={"kirima": "thule"}, chance=dice(5, 5, 5, 4, 4))
    answer(offer(match, "norse", "thule", "marry kirima"), "agree")
    assert pieces(match, "norse", "wed_kirima") == 1
    assert pieces(match, "norse", "walrus") == 1
    assert "F1.1 married norse kirima" in record(match)


@pytest.mark.law("greenland:F1.3")
def test_a_married_daughter_is_not_on_offer() -> None:
    hunters = {"norse": {"walrus": 2, "wed_kirima": 1}, "thule": {"walrus": 1}}
    tableau = {"kirima": "thule", "peepeelee": "thule"}
    match = answer(meeting(pieces=hunters, tableau=tableau), "let_speak norse", "deal_with thule")
    assert options(match, "marry") == {"peepeelee"}


@pytest.mark.law("greenland:F0.3", "greenland:F1.1")
def test_a_daughter_of_a_third_tribe_is_married_if_her_family_agrees_too() -> None:
    """The Tunit have nobody on the card, but Saila is theirs."""
    match = meeting("norse", "thule", "tunit", tableau={"saila": "tunit", "birgitta": "norse"})
    offer(match, "norse", "thule", "marry saila")
    assert asked(match) == (1, "agree", "F0.1"), "the Thule, with whom the Norse share the card"
    answer(match, "agree")
    assert asked(match) == (2, "agree", "F0.1")
    refused = Match.from_position(match.position())
    answer(match, "agree")
    assert (pieces(match, "norse", "wed_saila"), pieces(match, "norse", "walrus")) == (1, 1)
    answer(refused, "refuse")
    assert (pieces(refused, "norse", "wed_saila"), pieces(refused, "norse", "walrus")) == (0, 2)


@pytest.mark.law("greenland:F0.3", "greenland:F1.1")
@pytest.mark.parametrize(("brides", "offered"), [("any_family", {"saila", "kirima"}), ("partners", {"kirima"})])
def test_whether_absent_families_can_give_their_daughters_away_is_a_ruling(brides: str, offered: set[str]) -> None:
    tableau = {"saila": "tunit", "kirima": "thule"}
    match = meeting("norse", "thule", "tunit", tableau=tableau, rules={"brides": brides})
    answer(match, "let_speak norse", "deal_with thule")
    assert options(match, "marry") == offered
    answer(match, "drop", "done", "deal_with norse")
    assert options(match, "marry") == offered, "a Norse hunter Kirima, a Thule hunter Saila"


@pytest.mark.law("greenland:F1.1", "greenland:F1.3")
def test_each_hunter_marries_once_whosever_daughters_they_are() -> None:
    tableau = {"saila": "tunit", "meeka": "tunit", "kirima": "thule"}
    match = meeting("norse", "thule", "tunit", tableau=tableau)
    answer(match, "let_speak norse", "deal_with thule", "marry saila", "marry kirima")
    assert options(match, "marry") == set(), "there are two Norse on the card"
    answer(match, "propose", "agree", "agree")
    assert (pieces(match, "norse", "wed_saila"), pieces(match, "norse", "wed_kirima")) == (1, 1)


@pytest.mark.law("greenland:F1.6")
def test_the_alpha_can_be_the_groom() -> None:
    hunters = {"norse": {"walrus": 2}, "thule": {"walrus": 1}}
    match = offer(meeting(pieces=hunters, tableau={"kirima": "thule"}), "norse", "thule", "marry kirima")
    answer(match, "agree")
    assert asked(match) == (0, "groom", "F1.1")
    answer(match, "wed_alpha")
    assert state(match)["alpha"]["norse"] == "wed_kirima"


@pytest.mark.law("greenland:F0.2")
def test_who_has_promised_to_stay_cannot_leave() -> None:
    match = offer(meeting(), "thule", "norse", "stay")
    answer(match, "agree", "deal_with norse")
    assert options(match, "leave") == set()


@pytest.mark.law("greenland:F0.1")
@pytest.mark.parametrize(("rule", "number"), [("4", 4), ("1", 1)])
def test_offers_come_to_an_end(rule: str, number: int) -> None:
    match = answer(meeting(rules={"offers": rule}), "let_speak norse")
    for _ in range(number):
        answer(match, "deal_with thule", "drop")
    assert asked(match)[1] != "deal_with" or asked(match)[0] == 1, "the Norse can make no more"


@pytest.mark.law("greenland:F0.e1")
def test_in_the_first_edition_the_owner_of_a_raided_card_negotiates_without_guards() -> None:
    hunters = {"norse": {"unassigned": 2}, "thule": {"goat": 2, "thule_4": 1}}
    given: dict[str, Any] = {"pieces": hunters, "tableau": {"goat": "norse"}, "phase": NEGOTIATE, "warm": ROW}
    assert asked(first_edition("norse", "thule", **given))[1] == "who_speaks"
    later = table("norse", "thule", **given)
    assert later.ask is None or later.ask.topic.name not in ("who_speaks", "deal_with")


@pytest.mark.law("greenland:F0.e1")
def test_in_the_first_edition_a_husband_is_enough_to_negotiate_with_his_wifes_family() -> None:
    people = {"norse": {"unassigned": 1, "wed_kirima": 1}, "thule": {"unassigned": 1}, "tunit": {"unassigned": 1}}
    laid = {"kirima": "thule", "meeka": "tunit"}
    given: dict[str, Any] = {"pieces": people, "tableau": laid, "phase": NEGOTIATE, "warm": ROW}
    match = first_edition("norse", "thule", "tunit", **given)
    assert [line for line in record(match) if " meet " in line] == ["F0.1 meet kirima"]
    answer(match, "let_speak norse")
    assert options(match) == {"deal_with thule", "done"}
    answer(match, "deal_with thule", "give_ivory 1")
    assert not any(options(match, kind) for kind in ("leave", "ask_leave", "marry", "divorce"))
    answer(match, "ask_energy 2", "propose", "agree")
    assert (disks(match, "norse"), disks(match, "thule")) == ((7, 0, 1), (3, 2, 1))
    silence(match)
    assert "F2.1" not in {line.split()[0] for line in record(match)}
    later = table("norse", "thule", "tunit", **given)
    assert not [line for line in record(later) if " meet " in line], "the third wants both on the card"


EMISSARY = {
    "norse": {"unassigned": 1},
    "thule": {"unassigned": 1, "norse_1": 1, "thule_3": 1},
    "tunit": {"unassigned": 1},
}


@pytest.mark.law("greenland:F0.e1", "greenland:B2.e1")
def test_in_the_first_edition_an_elder_on_anothers_placard_is_enough_to_negotiate() -> None:
    given: dict[str, Any] = {"pieces": EMISSARY, "phase": NEGOTIATE, "warm": ROW, "tableau": {"meeka": "tunit"}}
    match = first_edition("norse", "thule", "tunit", iron={"thule": 2}, hand={"husky": "thule"}, **given)
    assert [line for line in record(match) if " meet" in line] == ["F0.e1 meet_on_placard norse"]
    assert asked(match) == (1, "who_speaks", "F0.e1"), "most iron"
    answer(match, "let_speak norse")
    assert options(match) == {"deal_with thule", "done"}
    answer(match, "deal_with thule", "ask_card husky", "give_ivory 1")
    for term in ("leave 1", "ask_leave 1", "stay", "ask_stay", "marry meeka"):
        assert why(match, term) != "", "nobody hunts there"
    answer(match, "propose", "agree")
    assert (disks(match, "norse"), disks(match, "thule")) == ((5, 0, 1), (5, 2, 2))
    assert match.state["hand"]["husky"] == "none", "the Norse have no room for it (B2.5)"
    later = table("norse", "thule", "tunit", **given)
    assert not [line for line in record(later) if " meet" in line], "the third edition wants both on a card"


@pytest.mark.law("greenland:F0.e1", "greenland:F3.e1")
def test_in_the_first_edition_placards_come_one_after_another_before_peace_is_bought() -> None:
    people = {
        "norse": {"unassigned": 1, "thule_1": 1},
        "thule": {"unassigned": 1, "norse_1": 1},
        "tunit": {"unassigned": 1, "norse_1": 1, "markland": 7},
    }
    match = first_edition("norse", "thule", "tunit", pieces=people, phase=NEGOTIATE)
    while match.ask is not None and match.ask.topic.name in ("who_speaks", "deal_with"):
        match.answer("done" if match.ask.topic.name == "deal_with" else match.ask.options[0])
    lines = [line for line in record(match) if " meet" in line or "hostile" in line]
    assert lines == ["F0.e1 meet_on_placard norse", "F0.e1 meet_on_placard thule", "F3.1 turns_hostile markland 7"]
    assert asked(match)[1] == "pacify"


@pytest.mark.law("greenland:F0.e1")
def test_the_first_edition_knows_no_divorce() -> None:
    hunters = {"norse": {"walrus": 1, "wed_kirima": 1}, "thule": {"walrus": 1}}
    match = first_edition("norse", "thule", pieces=hunters, tableau={"kirima": "thule"}, warm=ROW, phase=NEGOTIATE)
    answer(match, "let_speak norse", "deal_with thule")
    assert options(match, "divorce") == set()
