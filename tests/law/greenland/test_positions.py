"""Positions that are given in part: what follows from what is given, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.greenland.box import BOX
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.kernel.chance import Scripted
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.greenland.table import ELDERS, answer, asked, options, pieces, state

NOWHERE = {"north": ["markland"], "south": ["vinland"]}
WALRUS = {"north": ["markland", "walrus"], "south": ["vinland"]}


def position(seats: int = 2, chance: Scripted | None = None, **given: Any) -> Match:
    """A position of the Norse and the Thule, and perhaps the Tunit, that says only what is given."""
    agreed = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(("norse", "thule", "tunit")[:seats])}
    return Match.from_position({"game": "greenland", "seats": seats, "rules": agreed, "state": given}, chance)


# What follows


@pytest.mark.parametrize("field", ["tableau", "hand"])
def test_a_card_that_somebody_has_lies_in_no_row_and_no_deck(field: str) -> None:
    rows = state(position(phase=2))["warm"]
    card = next(card for card in rows["south"] if card in ("elkhound", "slit_goggles"))
    owned: dict[str, Any] = {field: {card: "norse"}}
    found = state(position(phase=2, **owned))
    assert card not in found["warm"]["south"] + found["decks"]["south"]


def test_a_card_that_is_cold_is_not_warm() -> None:
    card = state(position(phase=2))["warm"]["north"][-1]
    found = state(position(phase=2, cold={"north": [card]}))
    assert card not in found["warm"]["north"]
    assert len(found["warm"]["north"]) == 5


def test_how_many_are_dead_may_be_said_of_one_tribe() -> None:
    match = position(phase=2, pieces={"*": {}, "unassigned": {"norse": 2, "thule": 3}, "valhalla": {"norse": 17}})
    assert pieces(match, "thule", "valhalla") == 16


@pytest.mark.law("greenland:J1.1")
def test_who_has_nobody_alive_is_out_and_so_are_his_cards() -> None:
    living = {"*": {}, "unassigned": {"norse": 2}, "wed_kirima": {"norse": 1}}
    found = state(position(phase=2, pieces=living))
    assert found["extinct"] == {"thule": True}
    assert {card for card, owner in found["tableau"].items() if owner == "thule"} == {"kirima"}


@pytest.mark.law("greenland:J1.1")
def test_who_is_out_has_nobody_alive() -> None:
    match = position(3, phase=2, extinct={"tunit": True})
    assert pieces(match, "tunit", "valhalla") == 19
    assert "tunit" not in state(match)["tableau"].values()


@pytest.mark.law("greenland:I6.2")
def test_missionaries_have_been_there_since_the_turn_began_unless_it_is_said_otherwise() -> None:
    given: dict[str, Any] = {"phase": ELDERS, "religion": {"norse": "monotheist"}}
    given["pieces"] = {"thule_1": {"thule": 1, "norse": 1}}
    assert options(answer(position(**given), "done"), "proselytize") == {"thule"}
    assert options(answer(position(**given, missions={"*": {}}), "done"), "proselytize") == set()


@pytest.mark.law("greenland:J0.1")
def test_a_turn_that_is_given_says_how_many_events_have_been() -> None:
    match = position(turn=10, phase=ELDERS)
    assert (len(state(match)["past"]), state(match)["events"]) == (10, [])
    while match.ask is not None:
        match.answer("done")
    assert match.over
    assert len(state(position(turn=4, phase=2, event="sea_ice"))["events"]) == 6


@pytest.mark.law("greenland:A2.1")
@pytest.mark.parametrize(("event", "first"), [("sea_ice", "thule"), ("iceland_trade_ship", "norse")])
def test_the_order_of_play_is_that_of_the_event_that_is_given(event: str, first: str) -> None:
    assert state(position(phase=2, event=event))["order"][0] == first
    assert state(position(phase=2, event=event, order=["norse", "thule"]))["order"] == ["norse", "thule"]


@pytest.mark.law("greenland:A1.1")
def test_an_event_that_is_given_for_phase_1_is_the_one_that_is_applied() -> None:
    match = position(phase=1, turn=2, event="smallpox", pieces={"unassigned": {"norse": 9, "thule": 9}})
    assert (state(match)["event"], state(match)["turn"]) == ("smallpox", 2)


@pytest.mark.law("greenland:C0.1")
def test_events_that_are_not_named_are_not_used() -> None:
    found = state(position(phase=2, event="sea_ice", events=["syphilis"], past=["smallpox"]))
    assert len(found["set_aside"]) == 14
    assert not {"sea_ice", "syphilis", "smallpox"} & set(found["set_aside"])


@pytest.mark.law("greenland:D10.6")
@pytest.mark.parametrize(("owned", "pick", "brought"), [("sheep", 0, "cattle"), ("cattle", 1, "sheep")])
def test_the_trade_ship_brings_no_card_that_somebody_has(owned: str, pick: int, brought: str) -> None:
    others = {"cattle": "goat", "sheep": "pony"}[brought]
    match = position(
        chance=Scripted(picks=[pick]),
        turn=1,
        phase=1,
        event="iceland_trade_ship",
        step=4,
        tableau={owned: "norse"},
    )
    assert asked(match) == (0, "bid", "D10.2")
    assert state(match)["aside"] in (brought, others)


def test_in_the_middle_of_talks_everybody_can_still_make_offers() -> None:
    there = {"walrus": {"norse": 1, "thule": 1}}
    rows = {"north": ["markland", "walrus"], "south": ["vinland"]}
    match = position(phase=3, contested="walrus", pieces=there, warm=rows)
    assert options(match, "let_speak") == {"norse", "thule"}


@pytest.mark.law("greenland:F0.1")
def test_offers_that_are_given_are_all_there_are() -> None:
    there = {"walrus": {"norse": 1, "thule": 1}}
    rows = {"north": ["markland", "walrus"], "south": ["vinland"]}
    match = position(phase=3, pieces=there, warm=rows, offers={"norse": 0})
    assert asked(match) == (1, "deal_with", "F0.1"), "only the Thule can still speak"
    again = position(phase=3, pieces=there, warm=rows, resolved={"markland": True})
    assert options(again, "let_speak") == {"norse", "thule"}


def test_who_is_said_to_have_had_his_part_of_phase_6_is_done() -> None:
    assert asked(position(phase=ELDERS, done={"norse": True}))[0] == 1


@pytest.mark.law("greenland:D10.1", "greenland:D10.5")
def test_an_event_whose_goods_somebody_has_is_not_to_come() -> None:
    found = state(position(phase=2, turn=3, tableau={"sword": "norse", "axe": "thule"}))
    assert {"mediterranean", "crowd_disease"} <= set(found["past"])
    assert (len(found["past"]), len(found["events"])) == (3, 7)
    assert len(found["past"] + found["events"] + found["set_aside"]) == 17
    assert "mediterranean" not in state(position(phase=2, past=["sea_ice"], tableau={"sword": "norse"}))["events"]


@pytest.mark.law("greenland:D10.6")
def test_a_trade_ship_that_has_arrived_brings_an_animal_even_if_it_is_not_said_which() -> None:
    match = position(chance=Scripted(picks=[0]), turn=1, phase=1, step=5, event="iceland_trade_ship")
    assert asked(match) == (0, "bid", "D10.2")
    assert state(match)["aside"] in ("cattle", "goat", "sheep", "pony")


def saga(tribe: str = "thule", **given: Any) -> Match:
    """A position of a saga, by default of the Thule."""
    rules = {"variant": "saga", "tribe_1": tribe}
    return Match.from_position({"game": "greenland", "seats": 1, "rules": rules, "state": given})


@pytest.mark.law("greenland:K1.a", "greenland:K1.b")
@pytest.mark.parametrize("heroine", ["kirima", "peepeelee", "chidzigyaak"])
def test_the_daughters_stand_on_the_card_of_the_heroine_who_is_given(heroine: str) -> None:
    match = saga(phase=2, turn=2, heroine=heroine)
    places = {place: row["sami"] for place, row in state(match)["pieces"].items() if "sami" in row}
    assert places == {heroine: 2, "valhalla": 16}
    assert pieces(saga(phase=2, turn=2, heroine=heroine, pieces={heroine: {"sami": 1}}), "sami", "valhalla") == 17


# What is refused


@pytest.mark.law("greenland:K1.a")
@pytest.mark.parametrize(
    ("tribe", "heroine", "sentence"),
    [
        ("sami", "kirima", "kirima is a daughter of the thule, who are not played"),
        ("thule", "walrus", "walrus is no daughter (K1.a)"),
        ("thule", "none", "a saga has a heroine (K1.a)"),
    ],
)
def test_a_heroine_is_a_daughter_of_the_tribe_that_is_played(tribe: str, heroine: str, sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        saga(tribe, phase=2, turn=2, heroine=heroine)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"energy": {"norse": 9}}, "norse has 9 energy, more than 8 (B4.3)"),
        ({"pieces": {"wed_kirima": {"norse": 2}}}, "kirima has several husbands (F1.3)"),
        (
            {"pieces": {"wed_birgitta": {"norse": 1}}},
            "birgitta, wed to norse, is no daughter of another tribe (F1.1)",
        ),
        ({"pieces": {"walrus": {"norse": 1}}, "warm": NOWHERE}, "hunters stand on walrus, which is nowhere"),
        ({"pieces": {"sword": {"norse": 1}}, "tableau": {"sword": "norse"}}, "nobody guards or raids sword (E5.4)"),
        ({"pieces": {"markland": {"tunit": 5}}}, "tunit has 5 pieces, and there are 0 (B4.1)"),
        ({"pieces": {"markland": {"norse": 15}}}, "norse has 27 pieces, and there are 19 (B4.1)"),
        ({"alpha": {"norse": "norse_1"}, "pieces": {"norse_1": {}}}, "the Alpha of norse should be in norse_1, where"),
        ({"hand": {"walrus": "norse"}}, "walrus cannot be in a hand (B2.6)"),
        ({"tableau": {"markland": "norse"}, "warm": {"north": [], "south": []}}, "markland cannot be in a tableau"),
        ({"tableau": {"sheep": "norse", "pony": "thule"}}, "sheep and pony are one card (C0.5.3)"),
        (
            {"warm": {"north": [], "south": ["walrus"]}, "decks": {"north": []}},
            "walrus is no card of the south row (C0.3)",
        ),
        (
            {"warm": {"north": ["walrus"]}, "decks": {"north": ["walrus"]}},
            "walrus is in 2 places: warm.north, decks.north",
        ),
        (
            {"hand": {"husky": "norse"}, "tableau": {"husky": "thule"}},
            "husky is in 2 places: the tableau of thule, the hand of norse",
        ),
        ({"order": ["norse", "norse"]}, "norse is 2 times in the order of play (A2.1)"),
        ({"order": ["norse", "thule", "sami"]}, "sami is in the order of play, and nobody plays it (A2.1)"),
        ({"seat_of": {"thule": 0}}, "seat 0 plays 2 tribes (A0.1)"),
        ({"seat_of": {"thule": -1}}, "seat 1 plays no tribe (A0.1)"),
        ({"seat_of": {"norse": 1, "thule": 0}}, "seat 0 plays another tribe than norse, as was agreed (A0.1)"),
        (
            {"extinct": {"norse": True}, "pieces": {"unassigned": {"norse": 1, "thule": 1}}},
            "norse is extinct and alive",
        ),
        ({"event": "sea_ice", "events": ["sea_ice"]}, "the event sea_ice is in 2 places: events, event (C0.1)"),
        ({"phase": 3, "contested": "walrus", "warm": NOWHERE}, "walrus is negotiated about, and lies nowhere (E1.1)"),
        ({"phase": 4, "hunted": "walrus", "warm": NOWHERE}, "walrus is hunted, and lies nowhere (E1.1)"),
        (
            {"phase": 1, "events": ["mediterranean"], "tableau": {"sword": "norse"}},
            "sword is in a tableau, and its event mediterranean is still to come (D10.5)",
        ),
        ({"phase": 1, "events": []}, "phase 1 begins with an event, and none is left (A1.1)"),
        ({"phase": 1, "step": 2}, "step 2 of phase 1 needs an event (A1.1)"),
        ({"step": 5}, "phase 2 has no step 5: the last is 4 (A1.2)"),
        ({"phase": 1, "event": "sea_ice", "step": 9}, "phase 1 has no step 9: the last is "),
        ({"phase": 3, "speaker": "norse"}, "tribes are said to talk, and no card is contested (F0.1)"),
        ({"phase": 3, "left": {"norse": 1}}, "tribes are said to talk, and no card is contested (F0.1)"),
        ({"phase": 3, "terms": [1]}, "there is said to be an offer, and nobody makes it (F0.1)"),
        (
            {"phase": 3, "contested": "markland", "speaker": "norse", "partner": "thule", "terms": [99999]},
            "terms are numbers of options, and 99999 is none (F0.2)",
        ),
        ({"acting": 3}, "3 tribes are said to be done, and there are 2 (A2.1)"),
        # Hands
        (
            {"hand": {"husky": "norse", "slit_goggles": "norse"}, "tableau": {"*": "none"}},
            "norse holds husky, slit_goggles, 1 too many for a hand of 1 (B2.5)",
        ),
        ({"hand": {"sheep": "thule"}}, "sheep cannot be in a hand (B2.6)"),
        ({"hand": {"husky": "tunit"}}, "tunit has husky, and nobody plays it (C0.5.1)"),
        # Tableaus, rows and decks
        ({"tableau": {"arctic_char": "norse"}}, "arctic_char is no trophy, and cannot be in a tableau (G5.1)"),
        ({"tableau": {"saila": "tunit"}}, "tunit has saila, and nobody plays it (C0.5.1)"),
        (
            {"decks": {"north": ["bird_cliff"], "south": []}, "warm": NOWHERE},
            "bird_cliff is no card of the north deck (C0.3)",
        ),
        ({"decks": {"north": ["markland"]}, "warm": {"north": [], "south": []}}, "markland cannot be in a deck (C0.4)"),
        ({"aside": "walrus"}, "walrus is no Norse farm animal, and cannot be set aside (C0.5.3)"),
        ({"aside": "sheep", "tableau": {"pony": "norse"}}, "sheep is set aside, and somebody has its card (C0.5.3)"),
        (
            {"phase": 1, "event": "mediterranean", "tableau": {"sword": "norse"}},
            "sword is in a tableau, and is still to be sold (D10.5)",
        ),
        # Disks
        ({"iron": {"tunit": 1}}, "tunit has disks, and nobody plays it (C0.8)"),
        ({"depot": 3}, "there is a depot of 3 energy, and no occupiers (L2.d)"),
        # Elders and hunters
        ({"pieces": {"thule_3": {"norse": 1}}}, "norse has an elder on rank 3 of thule (I5.1)"),
        ({"pieces": {"sami_1": {"norse": 1}}}, "norse has an elder with the sami, whom nobody plays (I5.1)"),
        ({"pieces": {"norse_1": {"norse": 2}}}, "norse has 2 elders on rank 1 (E3.3)"),
        (
            {"event": "sea_ice", "pieces": {"walrus": {"norse": 1}}, "warm": WALRUS},
            "norse hunts walrus at sea in the year of sea_ice (D8.1)",
        ),
        (
            {"event": "west_greenland_current", "landed": {"north": {"norse": 1}}},
            "norse has come to Markland in the year of west_greenland_current (D9.1)",
        ),
        (
            {"phase": 6, "pieces": {"walrus": {"norse": 1}}, "warm": WALRUS},
            "norse has pieces on walrus in phase 6, when all are at home (G0.3)",
        ),
        (
            {"pieces": {"orca": {"thule": 1}}, "tableau": {"orca": "norse"}},
            "orca cannot be raided, and others than norse stand on it (E5.4)",
        ),
        # The course of a turn
        ({"phase": 2, "contested": "markland"}, "markland is negotiated about, and this is not phase 3 (A1.3)"),
        (
            {"phase": 3, "step": 1, "contested": "markland"},
            "markland is negotiated about, and all talks are over (A1.3)",
        ),
        ({"phase": 0, "events": []}, "phase 1 begins with an event, and none is left (A1.1)"),
        (
            {
                "phase": 3,
                "contested": "walrus",
                "pieces": {"walrus": {"norse": 1, "thule": 1}},
                "warm": WALRUS,
                "speaker": "norse",
                "proposed": True,
            },
            "there is an offer, and no partner norse makes it to (F0.1)",
        ),
        ({"phase": 0, "proposed": True}, "there is said to be an offer, and nobody makes it (F0.1)"),
        ({"phase": 5, "hunted": "markland"}, "markland is hunted, and this is not phase 4 (A1.4)"),
        ({"withheld": {"norse": 1}}, "energy is held back from norse, and this is not phase 5 (H1.2)"),
        ({"converting": {"norse": True}}, "norse is said to be converted at the end of phase 6, and cannot be (I6.1)"),
        (
            {"phase": 6, "step": 2, "missions": {"thule": {"norse": 1}}},
            "norse has fewer than 1 missionaries with the thule (I6.2)",
        ),
        ({"offers": {"norse": 5}}, "norse has 5 offers left, and began with 4 (F0.1)"),
        ({"winners": [0]}, "there are winners, and the game is not over (J0.1)"),
        ({"part": 1}, "this game has no part 1: only the full experience has two (M2.2)"),
        ({"heroine": "kirima"}, "kirima is said to be a heroine, and this is no saga (K1.a)"),
        ({"extinct": {"tunit": True}}, "tunit is said to be extinct, and nobody plays it (J1.1)"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(**{"phase": 2, **given})
    assert str(refused.value).startswith(sentence)


def offering(*terms: str, partner: str = "thule", **given: Any) -> Match:
    """The Norse offer something to the Thule, with whom they share the walrus."""
    find = start("greenland", seats=2).game.setting.catalogue.find
    numbers = [find(term).number for term in terms]
    standing = {"*": {}, "walrus": {"norse": 2, "thule": 2}}
    people: dict[str, Any] = {"pieces": standing, "alpha": {"norse": "walrus", "thule": "walrus"}, "warm": WALRUS}
    talk: dict[str, Any] = {"phase": 3, "contested": "walrus", "speaker": "norse", "partner": partner, "terms": numbers}
    return position(**people, **talk, **given)


@pytest.mark.law("greenland:F0.1", "greenland:F0.2")
@pytest.mark.parametrize(
    ("terms", "partner", "sentence"),
    [
        (["give_ivory 1", "give_iron 2"], "thule", "give_iron 2 cannot be a term of this offer (F0.2)"),
        (["let_speak norse"], "thule", "let_speak norse cannot be a term of this offer (F0.2)"),
        ([], "norse", "norse makes an offer to itself (F0.1)"),
        (["give_ivory 1"], "none", "there is an offer, and no partner norse makes it to (F0.1)"),
    ],
)
def test_an_offer_that_could_not_have_been_made_is_refused(terms: list[str], partner: str, sentence: str) -> None:
    assert asked(offering("give_ivory 1", "give_iron 1")) == (0, "offer", "F0.1")
    with pytest.raises(PositionError) as refused:
        offering(*terms, partner=partner)
    assert str(refused.value) == sentence


@pytest.mark.law("greenland:C0.1")
def test_events_that_are_lost_are_named() -> None:
    game = position(phase=2, event="sea_ice", events=["syphilis"], past=["smallpox"]).game
    assert isinstance(game, Greenland)
    assert BOX.missing(game) == ""
    game.past.clear()
    game.events.fill([])
    assert BOX.missing(game) == "events are nowhere: syphilis, smallpox (C0.1)"


@pytest.mark.law("greenland:C0.8")
def test_disks_that_all_have_are_those_of_the_tribes_that_are_played() -> None:
    assert state(position(phase=2, ivory={"*": 3}))["ivory"] == {"norse": 3, "thule": 3}


@pytest.mark.law("greenland:G7.4", "greenland:B2.5")
def test_a_card_that_was_just_taken_is_no_fault_of_a_table_that_is_seen() -> None:
    """Whoever draws the table fills up a view in the same way."""
    rows = {"north": ["musk_ox"], "south": ["vinland"]}
    there = {"*": {}, "musk_ox": {"norse": 3, "thule": 4}, "unassigned": {"norse": 1, "thule": 1}}
    match = position(chance=Scripted(dice=[5, 5, 5]), phase=4, pieces=there, warm=rows, iron={"*": 0})
    for text in ("roll", "take musk_ox"):
        if text in options(match):
            match.answer(text)
        match.game.setting.box.complete(match.game.copy(), state(match))
    assert asked(match) == (1, "hunt_instead", "G7.4")
