"""Puzzles: data that can be taken as lessons, found by searches that agree."""

from __future__ import annotations

from datetime import date
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest

from lawspeaker.cli.coaching import checked
from lawspeaker.coach import finding
from lawspeaker.coach.finding import could_be_one, found, grade, promise, puzzle_at, stands_out
from lawspeaker.coach.puzzles import (
    Puzzle,
    UnknownPuzzle,
    as_lesson,
    escaped,
    find,
    lesson_named,
    made_lesson,
    of_the_day,
    puzzles,
    read,
    written,
)
from lawspeaker.coach.weighing import ALIKE, CLEARLY, SLIGHTLY, Expected, Weighed
from lawspeaker.kernel.match import Match
from lawspeaker.lessons.checking import check
from lawspeaker.players.player import make

GAMES = ["arctic", "greenland", "neanderthal", "root"]
LARGEST = 6_000  # bytes of one puzzle


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_position_in_which_its_line_can_be_answered(game: str) -> None:
    assert len(puzzles(game)) >= 10
    for puzzle in puzzles(game):
        match = Match.from_position({"game": game, **puzzle.position}, record=False)
        assert match.ask is not None
        seat = match.ask.seat
        for step in puzzle.line:
            assert match.ask.seat == seat
            offered = [option.text for option in match.ask.options]
            assert {answer.option for answer in step.answers} <= set(offered)
            match.answer(step.best)
            assert match.ask is not None or step is puzzle.line[-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_was_confirmed_and_hangs_neither_on_luck_nor_on_hidden_cards(game: str) -> None:
    for puzzle in puzzles(game):
        assert len(written(puzzle).encode()) < LARGEST
        assert puzzle.grade == grade(puzzle.seen)
        for step in puzzle.line:
            assert step.held >= finding.HELD
            assert step.ahead > max(step.doubt, finding.LEAST_AHEAD - 0.01)
            assert step.ahead == pytest.approx(step.answers[0].points - step.answers[1].points, abs=0.02)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_taken_as_a_lesson_with_a_reason_for_every_wrong_try(game: str) -> None:
    number = of_the_day(game, date(2026, 1, 1))
    assert number is not None
    assert check(as_lesson(game, number)) > 0
    assert lesson_named(game, f"puzzle-{number}") is as_lesson(game, number)
    assert lesson_named(game, "first-game") is None


def test_puzzles_take_turns_day_by_day() -> None:
    count = len(puzzles("arctic"))
    days = [of_the_day("arctic", date.fromordinal(738_000 + day)) for day in range(count)]
    assert sorted(day or 0 for day in days) == list(range(1, count + 1))
    assert of_the_day("arctic", date.fromordinal(738_000 + count)) == days[0]


def test_a_puzzle_that_is_not_there() -> None:
    with pytest.raises(UnknownPuzzle, match="none has the number 1000"):
        find("arctic", 1000)


def test_an_option_stands_for_itself_alone() -> None:
    assert escaped("send a*[b]?") == "send a[*][[]b][?]"


# Finding


def test_a_puzzle_is_found_again_where_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With other guesses and dice, and much shorter searches: so it takes an easy one that stands out far."""
    for name, value in (("SHORT", 30), ("LONG", 60), ("LONGER", 60), ("SITTINGS", 1), ("LONGEST_LINE", 1)):
        monkeypatch.setattr(finding, name, value)
    monkeypatch.setattr(finding, "LEVELS", ("search:2", "search:4", "search:6"))
    monkeypatch.setattr(finding, "is_easy", lambda turn, best, lots: False)
    known = max((each for each in puzzles("arctic") if each.grade == 1), key=lambda each: each.line[0].ahead)
    puzzle = puzzle_at(Match.from_position({"game": "arctic", **known.position}, record=False), Random(1))
    assert puzzle is not None
    assert puzzle.line[0].best == known.line[0].best
    assert puzzle.position == known.position
    assert read(written(puzzle) + "\n") == [puzzle]
    assert check(made_lesson("arctic", "puzzle-1", puzzle, 1)) > 0


def test_every_ask_of_a_game_that_could_be_a_puzzle_is_tried_until_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    allowed: list[bool] = []  # easy ones

    def puzzle_at(match: Match, lots: Random, with_easy: bool) -> Puzzle:
        assert match.ask is not None
        assert could_be_one(match.ask)
        asked.append(len(match.steps))
        allowed.append(with_easy)
        return Puzzle({}, [], 1 if with_easy else 2, {})

    monkeypatch.setattr(finding, "puzzle_at", puzzle_at)
    monkeypatch.setattr(finding, "make", lambda name, seed: make("random", seed))
    assert len(list(islice(found("arctic", 1, 600.0), 4))) == 4
    assert all(later - earlier >= finding.APART or later < earlier for earlier, later in pairwise(asked))
    assert allowed == [True, False, False, True]
    assert list(found("arctic", 1, -1.0)) == []


def test_questions_that_bring_puzzles_are_tried_more_often() -> None:
    assert promise(0, 0) == finding.SELDOM
    assert promise(7, 4) == 0.5
    assert promise(1000, 0) == finding.SELDOM


def test_only_what_is_clear_whatever_the_dice_and_cards_stands_out() -> None:
    def weighed(ahead: float = 2.0, sure: str = CLEARLY, held: float = 0.95) -> Weighed:
        answers = [Expected("a", ahead), Expected("b", 0.0)]
        return Weighed(answers, 40, ahead, 0.5, sure, held)

    assert stands_out(weighed(), for_sure=True)
    assert not stands_out(weighed(ahead=0.9), for_sure=True)
    assert not stands_out(weighed(held=0.89), for_sure=True)
    assert not stands_out(weighed(sure=SLIGHTLY), for_sure=True)
    assert stands_out(weighed(sure=ALIKE), for_sure=False)


def test_searches_that_disagree_make_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    best = iter("aab")

    def weigh(*args: object, **more: object) -> Weighed:
        return Weighed([Expected(next(best), 9.0), Expected("c", 0.0)], 40, 9.0, 0.1, CLEARLY, 1.0)

    monkeypatch.setattr(finding, "weigh", weigh)
    monkeypatch.setattr(finding, "is_easy", lambda turn, best, lots: False)
    match = Match.from_position({"game": "arctic"})
    assert finding.confirmed(match, Random(1)) is None


def test_puzzles_that_one_more_search_does_not_confirm_are_taken_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one = next(puzzle for puzzle in puzzles("arctic") if len(puzzle.line) == 1)
    other = next(puzzle for puzzle in puzzles("arctic") if puzzle.line[0].best != one.line[0].best)
    file = tmp_path / "some.jsonl"
    file.write_text(f"{written(one)}\n{written(other)}\n", encoding="utf-8")

    def weigh(*args: object, **more: object) -> Weighed:
        return Weighed([Expected(one.line[0].best, 9.0), Expected("c", 0.0)], 40, 9.0, 0.1, CLEARLY, 1.0)

    monkeypatch.setattr(finding, "weigh", weigh)
    assert checked("arctic", file, 1) == (1, 2)
    assert read(file.read_text(encoding="utf-8")) == [one]


def test_a_line_ends_where_one_more_search_stops_agreeing(monkeypatch: pytest.MonkeyPatch) -> None:
    game, line = next((game, each) for game in GAMES for each in puzzles(game) if len(each.line) > 1)
    best = iter([line.line[0].best, "something else"])

    def weigh(*args: object, **more: object) -> Weighed:
        return Weighed([Expected(next(best), 9.0), Expected("c", 0.0)], 40, 9.0, 0.1, CLEARLY, 1.0)

    monkeypatch.setattr(finding, "weigh", weigh)
    again = finding.looked_at_again(game, line, 1)
    assert again is not None
    assert again.line == line.line[:1]


def test_what_others_seal_makes_no_puzzle() -> None:
    match = Match.from_position({"game": "arctic"})
    assert match.ask is not None
    assert could_be_one(match.ask)
    match.ask.sealed = True
    assert not could_be_one(match.ask)


def test_grades_go_from_one_look_ahead_to_a_long_search() -> None:
    assert grade({"greedy": 1.0, "search:10": 1.0}) == 1
    assert grade({"greedy": 0.5, "search:10": 1.0}) == 2
    assert grade({"greedy": 0.0, "search:10": 0.5, "search:40": 1.0}) == 3
    assert grade({"greedy": 0.0, "search:10": 0.5, "search:40": 0.75, "search:160": 1.0}) == 4


def test_a_puzzle_of_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match="line"):
        read('{"position": {}}')
    assert isinstance(read("\n"), list)
    assert Puzzle({}, [], 1, {}).grade == 1
