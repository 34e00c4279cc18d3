"""Asks: phrases, and answers that the kernel gives itself."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.ask import Ask, Phrase, Reason, Topic
from lawspeaker.kernel.errors import AnswerError
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.record import FORCED, HIDDEN
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import SPECTATOR
from tests.kernel.tables import options, table, told


def test_a_phrase_names_its_arguments() -> None:
    phrase = Phrase("stole", "seat", "victim:seat", "card")
    assert phrase.names == ["seat", "victim", "card"]
    assert phrase.domains == ["seat", "seat", "card"]
    assert repr(phrase) == "<stole>"


def test_an_ask_can_be_read_at_a_prompt() -> None:
    stop = Catalogue().family("stop")()
    game = start("toy", 2).game
    assert repr(Ask(game, 1, Topic("bid"), "2.6").listed([stop])) == "<Ask bid of seat 1: stop (2.6)>"


def test_what_leaves_no_choice_is_answered_and_told() -> None:
    """Seat 1 cannot bid more than seat 0 has bid, and is not asked."""
    match = table(coins=[5, 2])
    match.answer("auction")
    match.answer("bid 2")
    assert match.ask is not None
    assert match.ask.topic.name == "what_to_do"
    assert "forced" in told(match)
    assert len(match.steps) == 2


def test_a_forced_answer_tells_nobody_else_what_was_chosen() -> None:
    """2.5 Seat 1 has one card and must show it; seat 2 does not learn which."""
    match = table(seats=3, hands=[["grain1"], ["silver4"], []])
    match.answer("spy 1")
    entry = next(entry for entry in match.record if entry.phrase is FORCED)
    catalogue = match.game.setting.catalogue
    chosen = catalogue.find("show silver4").number
    assert entry.seen_by(1, catalogue) == (1, chosen)
    assert entry.seen_by(2, catalogue) == (1, HIDDEN)
    assert entry.seen_by(SPECTATOR, catalogue) == (1, HIDDEN)


def test_giving_a_forced_answer_again_is_refused_with_the_reason_and_tells_nobody_else() -> None:
    match = table(seats=3, hands=[["grain1"], ["silver4"], []])
    match.answer("spy 1")
    with pytest.raises(AnswerError, match=r"'show silver4' was the only answer and is given already\. Offered now: "):
        match.answer("show silver4")
    with pytest.raises(AnswerError, match="'show silver4' is not offered"):
        match.answer("show silver4", seat=0)


def test_a_forced_answer_without_secrets_is_open() -> None:
    match = table(coins=[5, 0])
    match.answer("auction")
    match.answer("stop")
    entry = next(entry for entry in match.record if entry.phrase is FORCED)
    catalogue = match.game.setting.catalogue
    assert entry.seen_by(SPECTATOR, catalogue) == (1, catalogue.find("stop").number)


def test_a_secret_ask_is_put_even_where_one_answer_is_left() -> None:
    """2.4.1 Seat 1 holds no guard, which seat 0 must not learn from its not being asked."""
    match = table(hands=[["guard1"], ["salt3"]])
    match.answer("raid 1")
    assert match.ask is not None
    assert match.ask.seat == 1
    assert options(match) == ["endure"]


def test_nobody_is_asked_where_everybody_sees_that_there_is_no_choice() -> None:
    """2.4.1 Both guards lie in the discard pile."""
    match = table(hands=[["grain1"], ["salt3", "salt4"]], discard=["guard1", "guard2"], dice=[2])
    match.answer("raid 1")
    assert match.ask is not None
    assert match.ask.seat == 0


def test_a_sealed_ask_is_put_even_where_one_answer_is_left() -> None:
    match = table(phase=2, coins=[0, 0])
    assert options(match) == ["tithe 0"]
    match.answer("tithe 0")
    assert match.ask is not None
    assert match.ask.seat == 1


def test_a_reason_without_a_clause_goes_by_that_of_the_ask() -> None:
    match = table()
    ask = Ask(match.game, 0, Topic("who"), "2.3").judged("rest", Reason("", Phrase("shared")))
    reason = ask.why_not(match.game.setting.catalogue.find("rest"))
    assert reason is not None
    assert (reason.clause, reason.phrase.name) == ("2.3", "shared")
