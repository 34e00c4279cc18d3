"""Finds puzzles: positions of played games in which one answer is clearly best.

Greedy players play, and novices, whose mistakes lead to positions of other kinds. At some of their asks a short search
looks whether one answer stands out. If so, a longer one is asked, and then one ten times as long. Each begins afresh,
with other guesses and other dice. A puzzle is kept only if

- all three find the same answer, and the last two call it clearly better,
- it is ahead by more than a trifle, and
- it came out no worse in at least nine of ten tries: it must depend neither on luck nor on what is hidden.

What greedy players see at once makes easy puzzles. Those are the quickest to find, so only a share of all may be easy.
While there are fewer, asks are tried at which an answer stands out at a first look. Of the others, questions that have
brought puzzles are tried more often than those that have not.

A choice that takes several answers becomes a line, as long as each of them is clearly best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from time import perf_counter

import msgspec

from lawspeaker.coach.puzzles import Puzzle, PuzzleStep
from lawspeaker.coach.weighing import CLEARLY, Expected, Weighed, guessed, weigh
from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.ahead import answered, is_settled, settle
from lawspeaker.players.player import Turn, make
from lawspeaker.players.search.budget import Budget

SHORT, LONG, LONGER = 30, 100, 1000  # simulations
ONCE_MORE = 10 * LONGER  # simulations, where a puzzle is looked at once more
LEAST_AHEAD = 1.0  # points
HELD = 0.9  # the least share of tries in which the best was no worse
HELD_AGAIN = 0.85  # that share where a puzzle is looked at once more: what was just above may now be just below
LONGEST_LINE = 3
FEWEST_OPTIONS, MOST_OPTIONS = 3, 16
PLAYERS = ("greedy", "novice")
EASY = 0.3  # the largest share of puzzles that looking one answer ahead solves
EASY_AHEAD = 2.0  # points that such an answer is ahead, at least: nobody needs to be told of trifles
MOST_ALIKE = 3  # puzzles about the same question, and further ones up to a quarter of all
APART = 12  # answers between two puzzles of one game, at least
LIKELY = 0.7  # the share of asks that are tried where an easy puzzle is wanted and an answer stands out at a first look
SELDOM = 0.1  # the share of asks that are tried of a question that has brought no puzzles yet
LEVELS = ("search:10", "search:40", "search:160")  # searches that try to solve a puzzle, after the greedy player
SITTINGS = 4  # how often each tries


def found(game: str, seed: int, seconds: float) -> Iterator[Puzzle]:
    """Puzzles from one played game after another, until the time is up."""
    lots, until = Random(seed), perf_counter() + seconds
    tried: Counter[str] = Counter()  # by question
    brought: Counter[str] = Counter()  # puzzles, by question
    easy = 0
    for number in count(seed):
        since = 0
        for match in asks_of(game, number, lots):
            if perf_counter() >= until:
                return
            assert match.ask is not None
            topic = match.ask.topic.name
            common = brought[topic] >= MOST_ALIKE and brought[topic] > brought.total() // 4
            if len(match.steps) < since or common:
                continue
            with_easy = easy < EASY * (1 + brought.total())
            likely = LIKELY if with_easy and leads_at_once(match, lots) else 0.0
            if lots.random() > max(likely, promise(tried[topic], brought[topic])):
                continue
            tried[topic] += 1
            puzzle = puzzle_at(match, lots, with_easy)
            if puzzle is not None:
                since = len(match.steps) + APART
                brought[topic] += 1
                easy += puzzle.grade == 1
                yield puzzle


def asks_of(game: str, number: int, lots: Random) -> Iterator[Match]:
    """A game among bots, at each ask that could be a puzzle."""
    box = shelf.find(game)
    counts = [count for count in box.seat_counts if count > 1][:2]
    seats = counts[number % len(counts)]
    match = start(game, seats, lots.getrandbits(60), box.varied(seats, None, number), record=False)
    players = [make(lots.choice(PLAYERS), lots.getrandbits(60)) for _ in range(seats)]
    while (ask := match.ask) is not None:
        if could_be_one(ask) and box.round(match.game) > 1:
            yield match
        match.answer(players[ask.seat].choose(Turn(match, ask.seat)))


def promise(tried: int, brought: int) -> float:
    """How likely an ask is to be tried, if so many of the same question were, and brought so many puzzles."""
    return max(SELDOM, brought / (tried + 1))


def leads_at_once(match: Match, lots: Random) -> bool:
    """Whether an answer is ahead at a first look, by one guess at what is hidden."""
    assert match.ask is not None
    seat = match.ask.seat
    guess = next(guessed(Turn(match, seat), lots.getrandbits(60)), None)
    if guess is None:
        return False
    luck = lots.getrandbits(60)
    looks = sorted(settle(answered(guess, option, Fast(luck)), seat) for option in match.ask.options)
    return looks[-1] - looks[-2] >= LEAST_AHEAD


def could_be_one(ask: Ask) -> bool:
    """Whether there is something to choose that does not hang on what others have sealed."""
    return not ask.sealed and FEWEST_OPTIONS <= len(ask.options) <= MOST_OPTIONS


def puzzle_at(match: Match, lots: Random, with_easy: bool = True) -> Puzzle | None:
    """The puzzle of a position, if it is one; without easy ones only if looking one answer ahead is not enough."""
    assert match.ask is not None
    seat = match.ask.seat
    first = confirmed(match, lots, with_easy, EASY_AHEAD)
    if first is None:
        return None
    seen = levels(match, first.best, lots)
    line, here = [first], match
    while len(line) < LONGEST_LINE:
        here = here.clone(record=False)
        rolled = len(here.game.chance.outcomes)
        here.answer(line[-1].best)
        ask = here.ask
        if ask is None or ask.seat != seat or ask.sealed or is_settled(here, seat):
            break
        if len(here.game.chance.outcomes) > rolled or len(ask.options) > MOST_OPTIONS:
            break
        further = confirmed(here, lots)
        if further is None:
            break
        line.append(further)
    return Puzzle(slim(match.position(), match), line, grade(seen), seen)


def confirmed(match: Match, lots: Random, with_easy: bool = True, easy_ahead: float = 0.0) -> PuzzleStep | None:
    """The best answer to an ask, if three searches agree that it is; each is longer than the one before. An easy one
    must be ahead by `easy_ahead` points.
    """
    assert match.ask is not None
    turn = Turn(match, match.ask.seat)
    best = ""
    for simulations in (SHORT, LONG, LONGER):
        weighed = weigh(turn, Budget(simulations), lots.getrandbits(60), most=3)
        if not stands_out(weighed, simulations > SHORT) or best not in ("", weighed.best):
            return None
        best = weighed.best
        kept = with_easy and weighed.ahead >= easy_ahead
        if simulations == SHORT and not kept and is_easy(turn, best, lots):
            return None
    answers = [Expected(each.option, round(each.points, 2)) for each in weighed.answers]
    step = [round(number, 2) for number in (weighed.ahead, weighed.doubt)]
    return PuzzleStep(answers, step[0], step[1], weighed.tries, round(weighed.held, 3))


def looked_at_again(game: str, puzzle: Puzzle, seed: int) -> Puzzle | None:
    """A puzzle with as much of its line as a search ten times as long, with guesses and dice of its own, agrees with;
    None if it does not even agree with the first answer.
    """
    lots, line = Random(seed), []
    match = Match.from_position({"game": game, **puzzle.position}, record=False)
    for step in puzzle.line:
        assert match.ask is not None
        weighed = weigh(Turn(match, match.ask.seat), Budget(ONCE_MORE), lots.getrandbits(60), most=3)
        if weighed.best != step.best or not stands_out(weighed, for_sure=True, held=HELD_AGAIN):
            break
        line.append(step)
        match.answer(step.best)
    return msgspec.structs.replace(puzzle, line=line) if line else None


def stands_out(weighed: Weighed, for_sure: bool, held: float = HELD) -> bool:
    """Whether the best answer is far enough ahead, whatever the dice and the cards."""
    far = weighed.ahead >= LEAST_AHEAD and weighed.held >= held
    return far and (weighed.sure == CLEARLY or not for_sure)


def is_easy(turn: Turn, best: str, lots: Random) -> bool:
    """Whether looking one answer ahead is enough."""
    return all(make("greedy", lots.getrandbits(60)).choose(turn).text == best for _ in range(2))


def levels(match: Match, best: str, lots: Random) -> dict[str, float]:
    """How often players of each level find the answer. A longer search need not try what a shorter one always finds."""
    assert match.ask is not None
    turn = Turn(match, match.ask.seat)
    found = {}
    for level in ("greedy", *LEVELS):
        answers = [make(level, lots.getrandbits(60)).choose(turn).text for _ in range(SITTINGS)]
        found[level] = answers.count(best) / SITTINGS
        if level != "greedy" and found[level] == 1.0:
            break
    return found


def grade(seen: dict[str, float]) -> int:
    """From 1, which looking one answer ahead finds, to 4, which only a long search does."""
    if seen["greedy"] == 1.0:
        return 1
    return next((number for number, level in enumerate(LEVELS[:2], start=2) if seen.get(level) == 1.0), 4)


def slim(position: dict[str, object], match: Match) -> dict[str, object]:
    """A position without what goes without saying: its game, and what is usual."""
    usual = {name: values[0] for name, values in match.game.setting.box.ruleset().items()}
    rules = {name: value for name, value in match.game.setting.config.rules.items() if value != usual[name]}
    kept = {key: value for key, value in position.items() if key not in ("format", "game", "version", "rules")}
    return {**kept, "rules": rules} if rules else kept
