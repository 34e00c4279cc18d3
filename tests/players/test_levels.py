"""The levels: a novice that can be beaten, a skilled player, an expert, a master."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from lawspeaker.lab.simulate import simulate
from lawspeaker.players.greedy import Choice
from lawspeaker.players.levels import Novice
from lawspeaker.players.player import Turn, make, names
from lawspeaker.players.search.budget import Budget
from lawspeaker.players.search.player import SearchPlayer
from tests import toy as toy

LEVELS = ["novice", "skilled", "expert", "master"]


def test_levels_are_players_by_name() -> None:
    assert set(LEVELS) <= set(names())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_takes_no_argument(level: str) -> None:
    with pytest.raises(ConfigError, match=f"{level} takes nothing after a colon, not '5'"):
        make(f"{level}:5", 0)


def test_a_novice_errs_but_not_blindly() -> None:
    match = start("arctic", 2, 1)
    assert match.ask is not None
    turn, options = Turn(match, match.ask.seat), match.ask.options
    choice, guess = Choice(turn.seat), match.imagine(turn.seat, 1)
    worth = {option: choice.worth(guess, option) for option in options}
    answers = [worth[make("novice", seed).choose(turn)] for seed in range(30)]
    assert mean(worth.values()) < mean(answers) < max(worth.values())


def test_a_novice_overlooks_options_and_rare_kinds_of_them_more_often() -> None:
    match = start("toy", 2, 1)
    assert match.ask is not None
    kinds = {option.kind: option for option in match.game.setting.catalogue.options}
    rare, usual = list(kinds.values())[:2]
    seen = [Novice("", seed).seen([rare, *[usual] * 9]) for seed in range(200)]
    assert all(seen)
    of_usual = sum(found.count(usual) for found in seen) / 9
    assert sum(found.count(rare) for found in seen) < of_usual < 200


@pytest.mark.parametrize(("game", "seats"), [("toy", 3), ("root", 4)])
def test_a_novice_answers_the_same_whatever_is_hidden_from_it(game: str, seats: int) -> None:
    lots, compared = Random(2), 0
    match = start(game, seats, 3)
    while compared < 4:
        assert match.ask is not None
        seat = match.ask.seat
        twin = match.twin(seat, lots.getrandbits(60)) if match.steps else None
        if twin is not None and twin.hash() != match.hash() and len(match.ask.options) > 1:
            answers = [make("novice", 5).choose(Turn(each, seat)) for each in (match, twin)]
            assert answers[0] is answers[1]
            compared += 1
        match.answer(lots.choice(match.ask.options))


def test_skilled_answers_as_looks_best_at_once() -> None:
    match = start("arctic", 3, 1)
    for _ in range(10):
        assert match.ask is not None
        turn = Turn(match, match.ask.seat)
        option = make("skilled", 4).choose(turn)
        assert option is make("greedy", 4).choose(turn)
        match.answer(option)


def test_an_expert_searches_for_a_second() -> None:
    expert = make("expert", 0)
    assert isinstance(expert, SearchPlayer)
    assert expert.budget == Budget(seconds=1.0)


def test_a_master_searches_for_three_seconds_and_is_advised() -> None:
    master = make("master", 0)
    assert isinstance(master, SearchPlayer)
    assert master.budget == Budget(seconds=3.0, adviser="learned")


def test_skilled_beats_a_novice() -> None:
    frame = simulate("arctic", 4, ["skilled", "novice"], 2, seed=1)
    assert frame.filter(player="skilled")["won"].sum() >= 3
