"""OpenSpiel's own simulation test, and that a game through it is the game."""

from __future__ import annotations

import importlib
import random
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.exploitability import exploitability
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.policy import UniformRandomPolicy
from open_spiel.python.rl_environment import Environment, ObservationType

from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.open_spiel import (
    NOTHING_RECALLED,
    Awaited,
    Course,
    LawspeakerObserver,
    LawspeakerState,
    Undecided,
    register_games,
    short_name,
)
from lawspeaker.envs.rewards import win
from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Replayed
from lawspeaker.kernel.errors import AnswerError, ConfigError, LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.envs.games import INSTALLED, every_game

CHANCE = pyspiel.PlayerId.CHANCE


def load(game: str, **params: Any) -> Any:
    return pyspiel.load_game(short_name(game), params)


def observer(game: str, seats: int, perfect_recall: bool) -> LawspeakerObserver:
    kind = pyspiel.IIGObservationType(perfect_recall=perfect_recall)
    return cast(LawspeakerObserver, load(game, seats=seats).make_py_observer(kind))


def stood_at(match: Match) -> LawspeakerState:
    """A state with this match, as far as observers look at it."""
    course = Course.__new__(Course)
    course.match, course.recalled = match, NOTHING_RECALLED
    return cast(LawspeakerState, SimpleNamespace(course=course))


def play_on(state: Any, lots: random.Random, moves: int = 100_000) -> None:
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(lots.choice(state.legal_actions()))


@every_game
def test_the_random_simulation_test(game: str) -> None:
    """With copies, serialisation, observations and returns; at the smallest table and at the largest. It stores every
    state and plays each again from the start, so the matches are cut off; whole ones follow below.
    """
    counts = shelf.find(game).seat_counts
    for seats in {min(counts), max(counts)}:
        pyspiel.random_sim_test(load(game, seats=seats, longest=24), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_whole_game_is_the_same_game(game: str) -> None:
    state = load(game, seats=3).new_initial_state()
    play_on(state, random.Random(5))
    match = start(game, 3, chance=Replayed(state.course.chance.given))
    for player, action in [(move.player, move.action) for move in state.full_history()]:
        if player != CHANCE:
            assert match.ask is not None
            assert match.ask.seat == player
            match.answer(match.game.setting.catalogue.options[action])
    assert match.over
    assert match.hash() == state.match.hash()
    assert state.returns() == win(match.result)


@every_game
def test_players_see_what_the_layout_says(game: str) -> None:
    state = load(game, seats=2).new_initial_state()
    lots = random.Random(6)
    encoder = Encoder(start(game, 2).game.setting)
    asked = 0
    while asked < 40:
        if not state.is_chance_node():
            asked += 1
            for player in range(2):
                assert state.observation_tensor(player) == encoder.observe(state.match, player).tolist()
            assert state.legal_actions() == encoder.mask(state.match, state.current_player()).nonzero()[0].tolist()
        play_on(state, lots, 1)


def test_chance_is_explicit() -> None:
    state = load("arctic", seats=3).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert str(state) == "not set up"
    assert set(state.observation_tensor(0)) == {-1.0}
    state.apply_action(2)
    assert state.current_player() == 2  # the start player


def test_a_raid_waits_for_its_die() -> None:
    state = load("toy", seats=2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    catalogue = state.get_game().encoder.catalogue
    state.apply_action(catalogue.find("raid 1").number)
    before = state.match.hash()
    state.apply_action(catalogue.find("endure").number)
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 6
    assert state.match.hash() == before
    assert str(state).startswith("endure waits for chance")
    stolen, nothing = state.child(5), state.child(2)
    assert stolen.is_chance_node()  # which card
    assert not nothing.is_chance_node()
    assert state.action_to_string(CHANCE, 3) == "chance 3"
    assert nothing.action_to_string(0, catalogue.find("draw").number) == "draw"


def refused(state: Any, action: int, told: str) -> None:
    """An action that cannot be is told, and changes nothing."""
    before = str(state), state.history(), state.current_player()
    with pytest.raises(AnswerError, match=told):
        state.apply_action(action)
    assert (str(state), state.history(), state.current_player()) == before
    assert str(state.get_game().deserialize_state(state.serialize())) == before[0]


def test_of_an_action_that_cannot_be_nothing_is_applied() -> None:
    game = load("toy", seats=2, longest=1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = len(state.chance_outcomes())
        refused(state, outcomes, f"there is no outcome {outcomes}: chance decides among 0 to {outcomes - 1}")
        state.apply_action(0)
    endure = game.encoder.catalogue.find("endure").number
    refused(state, endure, "'endure' is not offered: .* Offered: rest, draw")
    refused(state, 99999, "there is no action 99999")
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    refused(state, 0, "the match has ended")


@every_game
def test_a_copy_and_a_stored_state_go_on_alike(game: str) -> None:
    played = load(game, seats=2)
    state = played.new_initial_state()
    lots = random.Random(7)
    for _ in range(12):
        play_on(state, lots, lots.randrange(1, 20))
        copy = state.clone()
        stored = played.deserialize_state(state.serialize())
        for other in (copy, stored):
            assert str(other) == str(state)
            assert other.history() == state.history()
        play_on(copy, random.Random(1), 10)
        play_on(stored, random.Random(1), 10)
        assert str(copy) == str(stored)


def test_the_information_state_recalls_answers_and_what_was_seen() -> None:
    state = load("toy", seats=2).new_initial_state()
    play_on(state, random.Random(8), 45)
    recalled = state.information_state_string(0)
    own = [step.option.text for step in state.match.steps if step.seat == 0]
    assert own
    assert all(f'"{text}"' in recalled for text in own)
    assert '"record":[' in recalled
    tensor = state.information_state_tensor(0)
    assert tensor[: len(state.observation_tensor(0))] == state.observation_tensor(0)
    layout = state.get_game().recalling.layout
    told = [layout.value(place, int(tensor[place])) for place in range(layout.slices[-1].start, len(layout))]
    assert told[0] == state.match.record_for(0)[-1]["phrase"]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_information_state_shows_nothing_hidden(seed: int) -> None:
    recall = observer("toy", 3, perfect_recall=True)
    match = start("toy", seats=3, seed=seed)
    lots = random.Random(seed)
    compared = 0
    while match.ask is not None:
        match.choose(lots.randrange(len(match.ask.options)))
        for seat in range(3):
            twin = match.twin(seat, seed)
            if twin is None:
                continue
            told = match.twin_told()
            whole = match.clone()
            whole.game.record = match.record[told:]  # a twin's record begins there,
            whole.steps = match.steps[len(match.steps) - len(twin.steps) :]  # and so do its answers
            compared += 1
            assert recall.string_from(stood_at(twin), seat) == recall.string_from(stood_at(whole), seat)
            tensors = []
            for world in (twin, whole):
                recall.set_from(stood_at(world), seat)
                tensors.append(recall.tensor.tobytes())
            assert tensors[0] == tensors[1]
    assert compared > 20


@every_game
def test_resampling_changes_only_what_a_player_does_not_know(game: str) -> None:
    state = load(game, seats=2, information="imperfect").new_initial_state()
    lots = random.Random(9)
    different = 0
    for _ in range(8):
        play_on(state, lots, 9)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, lots.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        different += str(other) != str(state)
        again = other.resample_from_infostate(player, lots.random)
        assert again.information_state_string(player) == state.information_state_string(player)
        play_on(other, lots, 6)
        with pytest.raises(LawspeakerError, match="it has no history, and cannot be stored"):
            other.serialize()
    assert different or game == "arctic"  # where everything is open


@pytest.mark.parametrize("game", INSTALLED)
def test_openspiels_information_set_search_plays_it(game: str) -> None:
    played = load(game, seats=2, information="imperfect")
    lots, random_lots = np.random.RandomState(1), random.Random(1)
    bot = ISMCTSBot(played, Nothing(), 1.4, 6, random_state=lots)
    state = played.new_initial_state()
    asked = 0
    while asked < 4:
        if state.is_chance_node():
            play_on(state, random_lots, 1)
            continue
        asked += 1
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


class Nothing:
    """Expects nothing of any state, and prefers no action."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_information_is_perfect_where_no_zone_hides_anything() -> None:
    kinds = pyspiel.GameType.Information
    found = {game: load(game).get_type().information for game in INSTALLED}
    assert found.pop("arctic") == kinds.PERFECT_INFORMATION
    assert set(found.values()) == {kinds.IMPERFECT_INFORMATION}
    assert load("arctic", information="imperfect").get_type().information == kinds.IMPERFECT_INFORMATION
    with pytest.raises(ConfigError, match="information can be perfect or imperfect, not 'some'"):
        load("arctic", information="some")


def test_tensors_are_encoded_as_the_game_says() -> None:
    game = load("toy", seats=2, encoding="onehot", events=2)
    state = game.new_initial_state()
    assert set(state.observation_tensor(0)) == {0.0}  # nothing is set up
    play_on(state, random.Random(8), 45)
    encoder = Encoder(state.match.game.setting, "onehot")
    assert state.observation_tensor(0) == encoder.observe(state.match, 0).tolist()
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_shape()[0]


def test_openspiels_learning_environment_plays_it() -> None:
    env = Environment(load("arctic", seats=2, longest=30), observation_type=ObservationType.OBSERVATION)
    now = env.reset()
    answers = 0
    while not now.last():
        seen = now.observations
        now = env.step([seen["legal_actions"][seen["current_player"]][0]])
        answers += 1
    assert answers == 30
    assert now.rewards == [0, 0]


def test_openspiels_search_plays_it() -> None:
    game = load("toy", seats=2)
    lots = np.random.RandomState(1)
    bot = MCTSBot(game, 1.4, 10, RandomRolloutEvaluator(1, lots), random_state=lots)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


def test_parameters() -> None:
    game = load("arctic", seats=4, rules="passing:skip/placement:advanced", rewards="rank", longest=50)
    assert game.num_players() == 4
    assert game.max_game_length() == 50
    assert game.setting.config.rules["passing"] == "skip"
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = game.new_initial_state()
    play_on(state, random.Random(1))
    assert state.is_terminal()
    assert state.returns() == [0, 0, 0, 0]  # cut off
    assert np.shape(state.observation_tensor(0)) == tuple(game.observation_tensor_shape())


def test_a_match_has_an_answer() -> None:
    with pytest.raises(ConfigError, match="a match has at least 1 answer, not -5"):
        load("arctic", longest=-5)


def test_an_observer_has_no_parameters() -> None:
    with pytest.raises(ConfigError, match="an observer has no parameters"):
        load("arctic").make_py_observer(None, {"colour": "blue"})


def test_a_tiny_game_is_small_enough_for_exact_exploitability() -> None:
    """Whoever tosses a coin cannot be beaten. (Whoever always plays the lower wave can: docs/environments.md.)"""
    importlib.import_module("lawspeaker.envs.tide")  # puts the game on the shelf, but not before tests are collected
    register_games()
    game = load("tide", seats=2, rules="size:tiny")
    assert exploitability(game, UniformRandomPolicy(game)) == pytest.approx(0)


def test_a_shuffle_and_dice_say_at_once_what_they_need() -> None:
    cards = [5, 6, 7, 8]
    chance = Awaited([1])
    with pytest.raises(Undecided) as told:
        chance.shuffle(cards)
    assert (told.value.bounds, cards, chance.outcomes) == ([3, 2], [5, 6, 7, 8], [])
    chance.given += [0, 0, 3]
    chance.shuffle(cards)
    assert (cards, chance.outcomes) == ([8, 7, 5, 6], [1, 0, 0])
    with pytest.raises(Undecided) as told:
        chance.dice(3, 6)
    assert told.value.bounds == [6, 6]
    chance.given += [0, 5]
    assert chance.dice(3, 6) == [4, 1, 6]


def test_states_that_share_their_beginning_go_on_by_themselves() -> None:
    game = pyspiel.load_game("lawspeaker_arctic(seats=3)")
    one, other = game.new_initial_state(), game.new_initial_state()
    one.apply_action(2)
    assert (one.history(), other.history()) == ([2], [])
    assert other.is_chance_node()
    other.apply_action(1)
    assert (one.current_player(), other.current_player()) == (2, 1)
