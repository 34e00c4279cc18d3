"""A match at a prompt: the table drawn, the story told, reasons in words, bots, and every ask."""

from __future__ import annotations

import random

import pytest

import lawspeaker
import lawspeaker.prompt
from lawspeaker import LawspeakerError, Match, Scripted
from lawspeaker.kernel import save
from lawspeaker.kernel.errors import AnswerError, ChanceError
from lawspeaker.kernel.zone import SPECTATOR
from tests.kernel.tables import table

GAMES = ["arctic", "root", "greenland", "neanderthal"]
every_game = pytest.mark.parametrize("game", GAMES)


def begun(game: str, answers: int = 25) -> Match:
    match = lawspeaker.start(game, seed=3)
    match.play("random", until=lambda match: len(match.steps) >= answers)
    return match


# The table


@every_game
def test_print_draws_the_table_and_every_option_with_its_words(game: str) -> None:
    match = begun(game)
    assert match.ask is not None
    drawn = str(match)
    assert str(match.ask).split()[0] in drawn
    assert f"({match.ask.clause})" in drawn
    below = drawn[drawn.index(f"({match.ask.clause})") :]
    for option in match.ask.options:
        assert f"  {option.text} " in below
    assert drawn == match.drawn()
    assert max(map(len, match.drawn(seat=0, width=80).splitlines())) <= 80


@every_game
def test_another_seat_is_not_shown_the_options(game: str) -> None:
    match = begun(game)
    assert match.ask is not None
    other = (match.ask.seat + 1) % match.game.seats
    drawn = match.drawn(seat=other)
    assert not any(f"  {option.text}  " in drawn for option in match.ask.options)
    assert match.drawn(seat=other, lang="ja") != drawn


def test_one_seat_sees_its_own_hand_and_print_shows_all() -> None:
    hands = [["protection_racket"], ["tax_collector_1"]]
    match = Match.from_position({"game": "root", "seats": 2, "state": {"hands": hands}})
    assert "Protection Racket" in match.drawn(seat=0)
    assert "Tax Collector" not in match.drawn(seat=0)
    assert "Protection Racket" in str(match)
    assert "Tax Collector" in str(match)


@every_game
def test_a_finished_table_says_who_has_won(game: str) -> None:
    match = lawspeaker.start(game, seed=1)
    match.play("random", seats=list(range(match.game.seats)))
    assert match.over
    assert "over" in repr(match)
    last = str(match).splitlines()[-1]
    words = lawspeaker.prompt.words("en", match.game.setting)
    for winner in match.result.winners:
        assert words.seat(winner) in last


def test_a_match_in_one_line() -> None:
    match = lawspeaker.start("arctic", seats=3, chance=Scripted(picks=[2]))
    assert repr(match) == "<Match of arctic, round 1: seat 2 is asked place (SETUP.D.1), 15 options>"
    match.answer("place RU 1")
    assert repr(match.steps) == "[<seat 2: place RU 1>]"


# What is said


def test_a_refused_answer_says_the_sentence_and_the_clause() -> None:
    match = lawspeaker.start("arctic", seats=3, chance=Scripted(picks=[2]))
    match.answer("place RU 1")
    reason = match.why_not("place RU 1")
    assert reason is not None
    with pytest.raises(AnswerError) as refused:
        match.answer("place RU 1")
    sentence = str(reason)
    assert sentence.endswith("(SETUP.D.1).")
    assert str(refused.value).startswith(f"'place RU 1' is not offered: {sentence} Offered: place RU 2, place RU 3, ")
    assert str(refused.value).endswith("place US 1 and 2 more")
    assert refused.value.reason is not None
    assert refused.value.reason.named == reason.named == {"seat": 2, "country": "RU", "influence": 1}
    assert len({reason.said(lang) for lang in ("en", "ja", "ko")}) == 3
    assert "(SETUP.D.1)" in reason.said("ja")


def test_an_answer_that_is_not_asked_for_cites_the_ask() -> None:
    match = lawspeaker.start("arctic", seats=3)
    with pytest.raises(AnswerError, match=r"'pass' is not offered: This is not what you are asked now \(SETUP\.D\.1\)"):
        match.answer("pass")


def test_the_story_as_sentences() -> None:
    match = lawspeaker.start("arctic", seats=3, chance=Scripted(picks=[2]))
    match.answer("place RU 1")
    match.answer("place EU 2")
    assert len(match.said()) == len(match.record)
    assert match.said(since=len(match.record) - 1) == match.news() == [str(match.record[-1])]
    assert str(match.said()).splitlines() == list(match.said())
    assert str(match.said()[-2:]).splitlines() == list(match.said())[-2:]
    assert match.news()[0].endswith("(SETUP.D.1).")
    assert match.news(lang="ko") != match.news()


def test_a_seat_is_told_only_what_it_may_know() -> None:
    """Seat 0 spies on seat 1, who has one card to show; nobody else learns which."""
    match = table(seats=3, hands=[["grain1"], ["silver4"], []])
    match.answer("spy 1")
    assert any("silver4" in line for line in match.said(seat=0))
    assert not any("silver4" in line for seat in (2, SPECTATOR) for line in match.said(seat=seat))
    assert any("silver4" in line for line in match.said())


def test_entries_and_asks_by_name() -> None:
    match = lawspeaker.start("arctic", seats=3, chance=Scripted(picks=[2]))
    match.answer("place RU 1")
    assert match.record[-1].named == {"country": "RU", "influence": 1, "seat": 2}
    assert repr(match.record[-1]) == "<placed seat=2 country=RU influence=1 (SETUP.D.1)>"
    situation = {"phase": 6, "action": {"RU": {"move": 0}}, "pending": "move"}
    sailing = Match.from_position({"game": "arctic", "seats": 3, "state": situation})
    sailing.answer("sail RU_C1")
    assert sailing.ask is not None
    assert sailing.ask.named["region"] == "RU_C1"


def test_nobody_is_none_and_hidden_options_have_no_value() -> None:
    match = table(seats=3, hands=[["grain1"], ["silver4"], []])
    match.answer("spy 1")
    forced = next(entry for entry in match.record if entry.forced)
    assert forced.named == {"seat": 1, "option": "show silver4"}
    catalogue = match.game.setting.catalogue
    assert forced.phrase.named(forced.seen_by(2, catalogue), catalogue) == {"seat": 1, "option": None}


# The state and the facts


def test_every_field_is_there_also_what_is_usual() -> None:
    match = lawspeaker.start("arctic", seats=2)
    assert match.state["ships"]["POLE"] == dict.fromkeys(("RU", "NO", "EU", "CA", "US", "CN"), 0)
    assert match.state.facility.RU_C1 == -1  # type: ignore[attr-defined]
    assert "POLE" not in match.position()["state"]["ships"]  # type: ignore[index]
    assert list(match.state) == list(match.game.setting.schema.fields)
    with pytest.raises(KeyError, match="did you mean treasury"):
        match.state["tresury"]
    with pytest.raises(AttributeError, match="did you mean money"):
        match.state.mony  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.update(turn=9),
        lambda state: state["money"].append(1),
        lambda state: state["money"].__setitem__(0, 99),
        lambda state: state["treasury"].__setitem__("RU", 99),
        lambda state: state["treasury"].pop("RU"),
    ],
)
def test_the_state_is_only_read(change: object) -> None:
    match = lawspeaker.start("arctic", seats=2)
    before = match.hash()
    with pytest.raises(LawspeakerError, match=r"Match\.from_position"):
        change(match.state)  # type: ignore[operator]
    assert match.hash() == before


def test_a_seat_reads_what_it_may_see() -> None:
    match = table(seats=3, hands=[["grain1", "guard1"], ["salt3"], []])
    assert match.state["hands"] == [["grain1", "guard1"], ["salt3"], []]
    assert match.state_for(0)["hands"] == [["grain1", "guard1"], [None], []]
    assert set(match.state_for(0)["deck"]) == {None}


def test_who_rules_in_root() -> None:
    match = lawspeaker.start("root", seats=2, rules={"faction_1": "marquise", "faction_2": "eyrie"}, seed=1)
    match.play("greedy", until=lambda match: match.state["phase"] == "birdsong")
    rules = match.facts["rules"]
    assert {"marquise", "eyrie"} <= set(rules.values())
    for clearing, faction in rules.items():
        here = match.facts["warriors"][clearing]
        assert faction is None or faction in here
    assert match.facts["rules"][1] == match.facts["rules"]["1"]
    assert match.facts["cards_in_hand"] == {
        faction: len(hand) for faction, hand in zip(("marquise", "eyrie"), match.state["hands"], strict=True)
    }


def test_control_and_prices_in_the_arctic() -> None:
    state: dict[str, object] = {"phase": 6, "law": "C", "influence": {"RU": {"1": 0}}, "joined": True}
    state["ships"] = {"*": {}, "RU_M1": {"RU": 1}}
    match = Match.from_position({"game": "arctic", "seats": 3, "state": state})
    facts = match.facts
    assert facts["controls"]["RU_M1"] == "RU"
    assert facts["controls"]["RU_M2"] is None
    assert facts["building_price"]["RU_M1"] == facts["building_price"]["RU_M2"] + match.game.tables.licence  # type: ignore[attr-defined]
    assert facts["tax"]["EU"] == 4
    assert facts["ships_at_sea"]["RU"] == 1
    assert match.facts_for(SPECTATOR) == facts


@every_game
def test_views_have_the_facts(game: str) -> None:
    match = begun(game)
    for seat in (0, SPECTATOR):
        facts = match.view(seat)["facts"]
        assert facts
        assert {**match.facts_for(seat)} == {**match.facts_for(seat), **facts}  # type: ignore[dict-item]


# Bots


@every_game
def test_a_bot_answers_once_or_until_another_is_asked(game: str) -> None:
    match = lawspeaker.start(game, seed=2)
    assert match.ask is not None
    offered = match.ask.options
    (given,) = match.play("greedy")
    assert given in offered
    assert len(match.steps) == 1
    seat = match.ask.seat
    given_by = match.play("random", seats=[seat])
    assert [step.option for step in match.steps[1:]] == given_by
    assert match.over or match.ask.seat != seat


def test_a_bot_plays_until_something_is_so() -> None:
    match = lawspeaker.start("arctic", seats=3)
    match.play("random", until=lambda match: match.state["phase"] == 6)
    assert (match.state["turn"], match.state["phase"]) == (1, 6)
    assert match.play("random", until=lambda match: True) == []
    match.play("random", seats=[0, 1, 2])
    assert match.over
    assert match.play("random") == []


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(LawspeakerError, match="there is no player 'greed'; did you mean greedy"):
        lawspeaker.start("arctic").play("greed")


# Every ask


def test_a_match_can_stop_where_there_is_only_one_answer() -> None:
    """2.6.1 Seat 1 cannot bid more than seat 0 has bid."""
    match = table(coins=[5, 2])
    match.every_ask = True
    match.answer("auction")
    match.answer("bid 2")
    assert match.ask is not None
    assert (match.ask.seat, match.ask.forced) == (1, True)
    assert len(match.steps) == 2
    match.choose(0)
    assert match.record[-1].clause
    assert any(entry.forced for entry in match.record)
    assert len(match.steps) == 2


@pytest.mark.parametrize("game", ["toy", "arctic", "greenland"])
def test_stopping_at_every_ask_changes_nothing_else(game: str) -> None:
    """The same lots, with and without stops: the same steps, record and states; copies wait where they were made."""
    plain = lawspeaker.start(game, seed=4)
    stopping = lawspeaker.start(game, seed=4, every_ask=True)
    lots = random.Random(4)
    stops = 0
    for _ in range(60):
        while stopping.ask is not None and stopping.ask.forced:
            stops += 1
            copy = stopping.clone()
            assert copy.hash() == stopping.hash()
            assert copy.ask is not None
            assert copy.ask.forced
            stored = save.to_match(save.to_save(stopping))
            assert stored.hash() == plain.hash()
            stopping.choose(0)
            copy.choose(0)
            assert copy.hash() == stopping.hash()
        assert stopping.hash() == plain.hash()
        assert stopping.said() == plain.said()
        assert repr(stopping.steps) == repr(plain.steps)
        if plain.ask is None or stopping.ask is None:
            break
        place = lots.randrange(len(plain.ask.options))
        plain.choose(place)
        stopping.choose(place)
    assert stops


def test_undo_goes_back_to_the_last_real_answer() -> None:
    match = table(coins=[5, 2])
    match.every_ask = True
    match.answer("auction")
    asked = match.hash()
    match.answer("bid 2")
    match.choose(0)
    if match.can_undo():
        match.undo()
        assert match.hash() == asked


def test_the_news_tell_forced_answers() -> None:
    match = table(coins=[5, 2])
    match.answer("auction")
    match.answer("bid 2")
    assert any("only one option" in line for line in match.news())


# Scripted chance


def test_a_script_that_has_run_out_says_what_was_rolled_for() -> None:
    match = table(chance=Scripted())
    match.answer("raid 1")
    before = match.hash()
    with pytest.raises(ChanceError) as run_out:
        match.answer("endure")
    assert str(run_out.value) == (
        "after 'endure' (2.4.1): the script has run out of dice, and none was given: "
        "a die with the faces 1 to 6 is rolled; `then=Fast(1)` would go on"
    )
    assert match.hash() == before


def test_scripts_run_out_by_kind() -> None:
    with pytest.raises(ChanceError, match="run out of dice, after 1: a die with the faces 0 to 3 is rolled"):
        Scripted(dice=[1]).dice(2, faces=4, lowest=0)
    with pytest.raises(ChanceError, match="run out of picks, and none was given: a place among 3 is picked"):
        Scripted(dice=[1]).pick(3)
    with pytest.raises(ChanceError, match="run out of shuffles, and none was given: 2 cards are shuffled"):
        Scripted().shuffle([0, 1], "card")
