"""What an option says of itself besides its arguments, where that is true."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.text.words import Words


def said(lang: str, text: str, rules: dict[str, str] | None = None, **state: Any) -> str:
    """How an option is worded at a position where it is offered."""
    match = Match.from_position({"game": "arctic", "seats": 3, "rules": rules or {}, "state": {"turn": 2, **state}})
    option = match.game.setting.catalogue.find(text)
    assert match.ask is not None
    assert option in match.ask.options
    return Words(lang, match.game.setting).option(option, match.game.facts(option))


@pytest.mark.parametrize(
    ("lang", "costs", "plain"),
    [
        ("en", "Pass (one lobbyist fewer to place this turn)", "Pass"),
        ("ja", "パス（このターンに置けるロビイストが1個減る）", "パス"),
        ("ko", "패스(이번 턴에 놓을 수 있는 로비스트가 1개 줄어듦)", "패스"),
    ],
)
def test_a_pass_says_what_it_costs_if_it_does(lang: str, costs: str, plain: str) -> None:
    assert said(lang, "pass", phase=3) == costs
    assert said(lang, "pass", {"passing": "skip"}, phase=3) == plain


@pytest.mark.parametrize(
    ("lang", "swap", "plain"),
    [
        ("en", "Start a conflict with Canada (the present conflict ends)", "Start a conflict with Canada"),
        ("ja", "カナダとの紛争を始める（今の紛争は終わる）", "カナダとの紛争を始める"),
        ("ko", "캐나다 상대로 분쟁 시작(현재의 분쟁은 끝남)", "캐나다 상대로 분쟁 시작"),
    ],
)
def test_a_new_conflict_says_that_it_ends_the_present_one_if_it_does(lang: str, swap: str, plain: str) -> None:
    given: dict[str, Any] = {"phase": 6, "pending": "diplomacy", "action": {"RU": {"diplomacy": 0}}}
    assert said(lang, "declare CA", **given, conflict={"RU": "US"}) == swap
    assert said(lang, "declare CA", **given, conflict={"US": "RU"}) == plain
