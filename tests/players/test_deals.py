"""Offers: bots make those that are good for all who must agree, and no others."""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.deals import CONSENT, PARTNER, TERMS, Desk, best_offer, next_word, talking
from lawspeaker.players.player import Turn, make
from tests.law.greenland.table import NEGOTIATE, answer, table
from tests.law.neanderthal.test_negotiation import courting

ROW = {"north": ["markland", "walrus"], "south": ["vinland", "arctic_char"]}
RICH = {
    "energy": {"norse": 3, "thule": 3},
    "iron": {"norse": 2, "thule": 1},
    "ivory": {"norse": 1, "thule": 2},
}


def crowded(norse: int, thule: int, *others: str, **given: Any) -> Match:
    """So many hunters of two tribes on the walrus, and the Norse may speak."""
    hunters = {"norse": {"walrus": norse, "unassigned": 1}, "thule": {"walrus": thule, "unassigned": 1}}
    pieces = {**hunters, **{tribe: {"unassigned": 6} for tribe in others}}
    match = table("norse", "thule", *others, pieces=pieces, warm=ROW, phase=NEGOTIATE, **{**RICH, **given})
    return answer(match, "let_speak norse")


def said(match: Match) -> str:
    assert match.ask is not None
    return make("greedy", 1).choose(Turn(match, match.ask.seat)).text


def test_it_pays_a_rival_to_leave_and_the_rival_agrees() -> None:
    match = crowded(4, 4, "tunit")
    talk = []
    while talking(match):
        talk.append(said(match))
        match.answer(talk[-1])
        if talk[-1] == "agree":
            break
    assert talk[0] == "deal_with thule"
    assert "propose" in talk
    assert talk[-1] == "agree"
    assert any(word.startswith("ask_leave") for word in talk)
    assert any(word.startswith("give_") for word in talk)


def test_a_father_gives_his_daughter_away_if_both_tribes_gain_by_it() -> None:
    match = courting()
    talk = []
    while talking(match) and "agree" not in talk:
        talk.append(said(match))
        match.answer(talk[-1])
    assert talk == ["deal_with archaic", "marry piper", "propose", "agree"]


def test_every_part_of_a_talk_is_known() -> None:
    match = crowded(4, 4, "tunit")
    assert talking(match) == PARTNER
    assert talking(answer(match, "deal_with thule")) == TERMS
    assert talking(answer(match, "give_iron 1", "propose")) == CONSENT
    assert next_word(match) is None  # whether to agree is for each player to find out
    assert talking(start("arctic", 2, 1)) == ""


def test_an_offer_is_worth_it_and_welcome_or_none_is_made() -> None:
    match = answer(crowded(4, 4, "tunit"), "deal_with thule")
    desk, assured = Desk(match), match.game.setting.catalogue.find
    gift, demand = desk.gains((assured("give_iron 1"),)), desk.gains((assured("ask_iron 1"),))
    assert gift is not None
    assert demand is not None
    assert gift[0] < 0 < gift[1]
    assert demand[1] < 0 < demand[0]
    assert best_offer(match) is not None


def test_two_rivals_have_nothing_to_deal_in() -> None:
    """What one gains the other loses."""
    match = crowded(4, 4)
    assert said(match) == "done"
    assert said(answer(match, "deal_with thule")) == "drop"


def test_nobody_is_pestered() -> None:
    """After two offers in a turn a bot makes no more."""
    match = crowded(4, 4, "tunit")
    for _ in range(2):
        assert said(match) == "deal_with thule"
        answer(match, "deal_with thule", "give_energy 1", "propose", "refuse")
    assert said(match) == "done"


def test_searching_players_make_the_same_offers() -> None:
    match = crowded(4, 4, "tunit")
    assert match.ask is not None
    assert make("search:2", 1).choose(Turn(match, match.ask.seat)).text == "deal_with thule"
