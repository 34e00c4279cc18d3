"""A finished game looked at again: chances, answers that mattered, and luck."""

from __future__ import annotations

from random import Random
from time import process_time

import msgspec
import pytest

from lawspeaker.cli.coaching import review_lines
from lawspeaker.coach import review as reviewing
from lawspeaker.coach import weighing
from lawspeaker.coach.chances import chances, shared, spread_of, spreads
from lawspeaker.coach.review import (
    Review,
    Turning,
    doubted,
    is_told,
    moments_of,
    review,
    spectators_chances,
    stroke_at,
    turning,
    weight,
)
from lawspeaker.coach.saying import turning_in_words
from lawspeaker.coach.weighing import CLEARLY, Expected, Weighed
from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.ahead import answered
from lawspeaker.text.words import Words, languages
from tests.players.test_search import somewhere


@pytest.fixture(scope="module")
def over() -> Match:
    return somewhere("arctic", 2, 4, 10_000)


@pytest.fixture(scope="module")
def found(over: Match) -> Review:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (("GUESSES", 1), ("POINTS", 6), ("SIMULATIONS", 12), ("WEIGHED", 4)):
            patch.setattr(reviewing, name, value)
        patch.setattr(weighing, "LEAST", 2)
        patch.setattr(reviewing, "perf_counter", process_time)  # however busy the machine is
        return review(over, 3.0)


def test_the_curve_goes_from_the_beginning_to_who_won(over: Match, found: Review) -> None:
    assert [point.number for point in found.curve] == sorted({point.number for point in found.curve})
    assert found.curve[0].number == 0
    assert found.curve[-1].number == len(over.steps) == found.answers
    assert found.curve[-1].chances == [1.0 if seat in over.result.winners else 0.0 for seat in range(2)]
    assert all(sum(point.chances) == pytest.approx(1.0, abs=0.01) for point in found.curve[:-1])


def test_answers_are_told_with_what_search_says_and_what_the_law_allowed(over: Match, found: Review) -> None:
    assert 1 <= len(found.turnings) <= 3
    for each in found.turnings:
        assert over.steps[each.number].option.text == each.answer
        assert over.steps[each.number].seat == each.seat
        assert each.other != each.answer
        assert {each.answer, each.other} <= set(each.offered)
        assert each.weighed.tries >= 2


@pytest.mark.parametrize("lang", languages())
def test_points_and_chances_that_disagree_are_said_to(over: Match, found: Review, lang: str) -> None:
    """To end the game while behind may save points; it still loses."""
    weighed = Weighed([Expected("sail", 5.0, 0.0), Expected("wait", 1.0, 0.2)], 40, 4.0, 0.1, CLEARLY, 1.0)
    torn = Turning(3, 0, dict.fromkeys(languages(), "?"), "sail", "wait", -0.2, CLEARLY, weighed, ["sail", "wait"])
    assert torn.torn
    assert not msgspec.structs.replace(torn, swing=0.2).torn
    assert is_told(torn, obvious=True)
    assert not is_told(msgspec.structs.replace(torn, swing=0.2), obvious=True)
    assert not is_told(msgspec.structs.replace(torn, swing=0.0), obvious=False)
    assert len(found.turnings) <= 3
    for each in found.turnings:
        lines = turning_in_words(each, Words(lang, over.game.setting))
        assert lines[0] == each.asked[lang]
        assert len(lines) == (3 if each.torn else 4)


def test_a_right_answer_that_anybody_gives_counts_for_less() -> None:
    assert weight(-0.2, obvious=True) == weight(-0.2, obvious=False) == 0.2
    assert weight(0.2, obvious=False) == 0.2
    assert weight(0.2, obvious=True) < 0.05


def test_who_wins_in_a_guess_is_not_yet_certain() -> None:
    assert doubted([1.0, 0.0]) == pytest.approx([0.95, 0.05])
    assert sum(doubted([1.0, 1.0, 0.0])) == pytest.approx(1.0)


@pytest.mark.parametrize("lang", languages())
def test_everything_has_words(over: Match, found: Review, lang: str) -> None:
    lines = review_lines(found, over, Words(lang, over.game.setting))
    assert len(lines) > 12
    assert not [line for line in lines if "ui-" in line]


def test_moments_are_those_of_the_game(over: Match) -> None:
    numbers = [step.option.number for step in over.steps]
    assert [len(here.steps) for here in moments_of(over, numbers, {0, 5, len(numbers)})] == [0, 5, len(numbers)]
    assert list(moments_of(over, numbers))[-1].hash() == over.hash()


@pytest.mark.parametrize("game", ["greenland", "neanderthal", "root"])
def test_the_curve_uses_nothing_that_a_spectator_cannot_know(game: str) -> None:
    for asked in range(6, 40, 3):
        match = somewhere(game, 2, seed=asked, answers=asked)
        twin = match.twin(-1, 5)
        if twin is not None and twin.hash() != match.hash():
            seen = spectators_chances(match, Random(1))
            assert seen is not None
            assert spectators_chances(twin, Random(1)) == seen
            return
    pytest.fail("no position has anything hidden")


def test_an_answer_is_judged_by_what_its_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMULATIONS", 8)
    for asked in range(10, 40):
        match = somewhere("greenland", 2, seed=asked, answers=asked)
        if match.ask is None or not 1 < len(match.ask.options) < 8:
            continue
        twin = match.twin(match.ask.seat, 5)
        if twin is not None and twin.hash() != match.hash():
            answer = match.ask.options[-1].text
            assert turning(twin, answer, Random(1)).weighed == turning(match, answer, Random(1)).weighed
            return
    pytest.fail("no position has anything hidden")


def test_luck_is_what_other_dice_would_not_have_brought() -> None:
    """The dice of hunts: some turn out better than was to be expected, some worse."""
    swings: list[float] = []
    for seed in range(40):
        match = somewhere("greenland", 2, seed, 45)
        for option in [] if match.ask is None else match.ask.options[:3]:
            rolled = len(match.game.chance.outcomes)
            if len(answered(match, option).game.chance.outcomes) > rolled:
                stroke = stroke_at(match, option.number, Random(seed))
                assert stroke is not None
                swings.append(stroke.swing)
        if swings and min(swings) < 0.0 < max(swings):
            return
    pytest.fail(f"luck always has the same sign: {swings}")


def test_without_chances_nothing_is_said_about_luck() -> None:
    match = start("toy", 2, 3)
    assert match.ask is not None
    assert stroke_at(match, match.ask.options[0].number, Random(1)) is None


# Chances


def test_chances_are_shares_of_one_victory() -> None:
    assert shared([5.0, 5.0], 3.0) == [0.5, 0.5]
    assert sum(shared([5.0, 1.0, -80.0], 3.0)) == pytest.approx(1.0)
    assert shared([5.0, 1.0], 3.0)[0] > shared([5.0, 1.0], 30.0)[0]


def test_chances_were_measured_and_are_better_than_blind() -> None:
    assert set(spreads()) == {"arctic", "greenland", "neanderthal", "root"}
    for spread in spreads().values():
        assert spread.games >= 30
        assert spread.error < spread.blind
        assert 0 < spread.late <= spread.early
        assert spread.at(1) == pytest.approx(spread.early)
        assert spread.at(spread.rounds + 5) == pytest.approx(spread.late)


def test_where_nothing_was_measured_nothing_is_said() -> None:
    assert chances(somewhere("toy", 2, 3, 2)) is None
    box = shelf.find("greenland")
    together = box.setting(box.configure(2, {"variant": "coop"}))
    assert spread_of(together) is None
    alone = box.setting(box.configure(1))
    assert spread_of(alone) is None
