"""The coach weighs answers: fairly, with nothing that the seat cannot know, and it says how sure it is."""

from __future__ import annotations

from random import Random

import pytest

from lawspeaker.coach.saying import percent, signed, why
from lawspeaker.coach.weighing import (
    ALIKE,
    CLEARLY,
    ONLY,
    SLIGHTLY,
    UNKNOWN,
    Expected,
    OptionTries,
    Weighed,
    how_sure,
    verdict,
    weigh,
)
from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.players.player import Turn
from lawspeaker.players.search.budget import Budget
from lawspeaker.text.words import Words
from tests import toy as toy
from tests.players.test_search import Guesses, somewhere


def weighed(match: Match, simulations: int = 8, seed: int = 7, besides: tuple[str, ...] = ()) -> Weighed:
    assert match.ask is not None
    return weigh(Turn(match, match.ask.seat), Budget(simulations), seed, besides)


def tries(*points: float) -> OptionTries:
    made = OptionTries()
    made.points += points
    return made


# Fairness


@pytest.mark.parametrize("game", ["toy", "root", "greenland", "neanderthal"])
def test_a_hint_is_the_same_whatever_is_hidden_from_the_seat(game: str) -> None:
    """`test_search` does the same with many more positions; the words of a hint follow from what is compared here."""
    lots = Random(2)
    for asked in range(8, 60):
        match = somewhere(game, 2, seed=asked, answers=asked)
        if match.ask is None or not 1 < len(match.ask.options) < 8:
            continue
        twin = match.twin(match.ask.seat, lots.getrandbits(60))
        if twin is not None and twin.hash() != match.hash():
            assert weighed(twin, 4) == weighed(match, 4)
            return
    pytest.fail("no position has anything hidden")


def test_a_hint_needs_nothing_but_the_ask_and_guesses() -> None:
    match = somewhere("toy", 2, 8, 5)
    assert match.ask is not None
    turn = Turn(match, match.ask.seat)
    assert weigh(Guesses(turn), Budget(20), 2) == weigh(turn, Budget(20), 2)  # type: ignore[arg-type]


def test_weighing_leaves_the_match_as_it_was() -> None:
    match = somewhere("arctic", 2, 5, 6)
    before = match.hash(), len(match.steps), match.game.chance.outcomes[:]
    weighed(match)
    assert (match.hash(), len(match.steps), match.game.chance.outcomes) == before


# What is weighed


def test_the_two_best_answers_and_any_other_that_is_asked_about() -> None:
    match = somewhere("arctic", 2, 1, 30)
    assert match.ask is not None
    options = [option.text for option in match.ask.options]
    found = weighed(match, 40)
    assert len(found.answers) == 2
    assert found.tries >= 8
    assert found.answers[0].points - found.answers[1].points == pytest.approx(found.ahead)
    other = next(option for option in options if option not in [answer.option for answer in found.answers])
    assert other in [answer.option for answer in weighed(match, 40, besides=(other,)).answers]


def test_where_nothing_can_be_guessed_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Turn, seed: int) -> Match:
        raise ImagineError("no guess fits")

    match = somewhere("toy", 2, 8, 5)
    monkeypatch.setattr(Turn, "imagine", fails)
    assert weighed(match).sure == UNKNOWN


# How sure it is


def test_the_better_answer_comes_first_with_how_far_it_is_ahead() -> None:
    found = verdict(["a", "b"], {0: tries(*[1.0, 2.0] * 8), 1: tries(*[4.0, 5.5] * 8)})
    assert (found.best, found.tries, found.ahead, found.sure) == ("b", 16, 3.25, CLEARLY)


def test_few_tries_and_trifles_are_never_clear() -> None:
    assert how_sure(5.0, 0.1, 7) == ALIKE
    assert how_sure(5.0, 0.1, 8) == CLEARLY
    assert how_sure(0.04, 0.0, 100) == ALIKE
    assert how_sure(1.0, 1.5, 100) == SLIGHTLY
    assert how_sure(1.0, 2.5, 100) == ALIKE


def test_equal_answers_are_hardly_ever_called_clearly_different() -> None:
    lots = Random(1)

    def found() -> str:
        first, second = ([lots.gauss(0.0, 3.0) for _ in range(30)] for _ in range(2))
        return verdict(["a", "b"], {0: tries(*first), 1: tries(*second)}).sure

    verdicts = [found() for _ in range(400)]
    assert verdicts.count(CLEARLY) < 0.1 * len(verdicts)


def test_a_difference_that_is_there_is_found() -> None:
    lots = Random(1)
    first = [lots.gauss(3.0, 3.0) for _ in range(60)]
    second = [lots.gauss(0.0, 3.0) for _ in range(60)]
    found = verdict(["a", "b"], {0: tries(*first), 1: tries(*second)})
    assert found.sure == CLEARLY
    assert abs(found.ahead - 3.0) < found.doubt


# Words


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_every_verdict_has_words(lang: str) -> None:
    match = somewhere("arctic", 2, 1, 30)
    words = Words(lang, match.game.setting)
    found = weighed(match, 10)
    for sure in (CLEARLY, SLIGHTLY, ALIKE):
        lines = why(Weighed(found.answers, 20, 1.25, 0.5, sure), match, words)
        assert len(lines) == 3
        assert "20" in lines[2]
    for sure in (ONLY, UNKNOWN):
        assert len(why(Weighed(found.answers, 0, 0.0, 0.0, sure), match, words)) == 1


def test_what_wins_in_every_try_is_said_without_points() -> None:
    match = somewhere("arctic", 2, 1, 30)
    assert match.ask is not None
    first, second = (option.text for option in match.ask.options[:2])
    found = Weighed([Expected(first, 997.0, 1.0), Expected(second, 13.0, 0.6)], 40, 984.0, 1.0, CLEARLY)
    best, following, sure = why(found, match, Words("en", match.game.setting))
    assert best.endswith("(wins the game).")
    assert "+13.0 points, 60% to win" in following
    assert sure == "It wins the game in each of 40 tries."


def test_numbers_are_said_as_they_are() -> None:
    assert [signed(points) for points in (3.21, -0.5, 0.0)] == ["+3.2", "−0.5", "+0.0"]
    assert [percent(chance) for chance in (0.0, 0.001, 0.414, 0.999, 1.0)] == ["0", "1", "41", "99", "100"]
