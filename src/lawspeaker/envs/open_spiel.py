"""OpenSpiel: matches as its Python games.

    import pyspiel
    import lawspeaker.envs.open_spiel
    game = pyspiel.load_game("lawspeaker_arctic(seats=3)")

Importing this module registers every game on the shelf. Chance is explicit: wherever the rules roll or draw, the state
is a chance node with equally likely outcomes. So the history says everything, algorithms can branch on chance, and no
copy knows dice that have not been rolled. A shuffle is a chance node for each card but the last.
"""

from __future__ import annotations

import copy
from typing import Any, ClassVar

import msgspec

from lawspeaker.envs import rewards as ways
from lawspeaker.envs.actions import option_of
from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.layout import NONE
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.errors import AnswerError, ConfigError, LawspeakerError
from lawspeaker.kernel.game import AnyBox, Setting
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option

with needed("open_spiel"):
    import numpy as np
    import pyspiel

CHANCES = 100  # a bound for the outcomes of one chance node, where no domain is larger


class Undecided(Exception):
    """The rules need an outcome that chance has not given yet. Not an error, so that no rule catches it."""

    def __init__(self, bound: int) -> None:
        super().__init__("chance has not decided yet")
        self.bound = bound


class Awaited(Chance):
    """Outcomes that are given from outside, one by one. Where one is missing, the rules break off."""

    def __init__(self, given: list[int]) -> None:
        super().__init__()
        self.given = given

    def outcome(self, place: int, bound: int) -> int:
        if place < len(self.given):
            return self.given[place]
        raise Undecided(bound)

    def copy(self) -> Awaited:
        new = Awaited(self.given[:])
        new.outcomes = self.outcomes[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return Awaited, (self.given,), {"outcomes": self.outcomes}

    def __setstate__(self, state: dict[str, list[int]]) -> None:
        self.outcomes = state["outcomes"]


class Course:
    """A match between two nodes of the game tree: what has been answered, and what chance has yet to decide.

    If the rules need an outcome they break off, and the match is as it was before the answer. Once the outcome is
    known, the answer is given again. Copies go through the match, because flows cannot be copied.
    """

    def __init__(self, setting: Setting, longest: int) -> None:
        self.setting = setting
        self.longest = longest
        self.chance = Awaited([])
        self.match: Match | None = None  # before it is set up
        self.pending: Option | None = None  # the answer that waits for chance
        self.outcomes = 0  # how many outcomes chance has to choose from; 0 if none is needed
        self.history: list[int] = []
        self._go_on()

    def apply(self, action: int) -> None:
        """Apply an option by its number, or an outcome of chance. What is impossible changes nothing."""
        if self.outcomes:
            self._check_outcome(action)
            self.chance.given.append(action)
        else:
            self.pending = self._offered(action)
        self.history.append(action)
        self._go_on()

    def _check_outcome(self, action: int) -> None:
        if not 0 <= action < self.outcomes:
            raise AnswerError(f"there is no outcome {action}: chance decides among 0 to {self.outcomes - 1}")

    def _offered(self, action: int) -> Option:
        """The option with this number, if it is offered."""
        if self.match is None or self.over:
            raise AnswerError("the match has ended: nothing is asked any more")
        return self.match.offered(option_of(self.setting.catalogue, action))

    def _go_on(self) -> None:
        """Go on as far as the outcomes reach."""
        self.outcomes = 0
        try:
            if self.match is None:
                self.chance.outcomes.clear()
                self.match = Match(self.setting.box.set_up(self.setting, self.chance))
            elif self.pending is not None:
                self.match.answer(self.pending)
            self.pending = None
        except Undecided as undecided:
            self.outcomes = undecided.bound

    @property
    def over(self) -> bool:
        """Whether the match has ended or was cut off."""
        if self.match is None or self.outcomes:
            return False
        return self.match.over or len(self.match.steps) >= self.longest

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        new = Course.__new__(Course)
        new.setting = self.setting
        new.longest = self.longest
        new.pending = self.pending
        new.outcomes = self.outcomes
        new.history = self.history[:]
        new.chance = self.chance.copy()
        new.match = None if self.match is None else self.match.clone(new.chance)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        config = self.setting.config
        return restored, (config.game, config.seats, config.rules, self.longest, self.history)


def restored(game: str, seats: int, rules: dict[str, str], longest: int, history: list[int]) -> Course:
    """A course from its history."""
    box = shelf.find(game)
    course = Course(box.setting(box.configure(seats, rules)), longest)
    for action in history:
        course.apply(action)
    return course


# Like its base classes everything below is Python to OpenSpiel, and untyped to mypy: hence the ignored bases.


class LawspeakerGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf with an agreement. Each game has a subclass."""

    of: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.of), **(params or {})}
        box = shelf.find(self.of)
        config = box.configure(given["seats"], parse_rules(given["rules"]))
        self.setting = box.setting(config)
        if given["longest"] < 0:
            raise ConfigError(f"a match has at least 1 answer, not {given['longest']}")
        self.longest = given["longest"] or box.longest
        self.reward = ways.find(given["rewards"])
        self.encoder = Encoder(self.setting)
        self.first = Course(self.setting, self.longest)  # states begin as copies of it, and OpenSpiel makes many
        alone = config.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=max(CHANCES, *(len(domain) for domain in self.setting.catalogue.domains.values())),
            num_players=config.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.longest,
        )
        super().__init__(game_type(box, alone), info, given)

    def __deepcopy__(self, memo: dict[int, object]) -> LawspeakerGame:
        return self  # nothing in it ever changes

    def __copy__(self) -> LawspeakerGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self, given: object = None) -> LawspeakerState:
        return LawspeakerState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound: no answer needs more outcomes than a large shuffle."""
        return int((1 + self.longest) * self.max_chance_outcomes())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LawspeakerObserver:
        return LawspeakerObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def loaded(described: str) -> Any:
    """The game that OpenSpiel describes so."""
    return pyspiel.load_game(described)


class LawspeakerState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree."""

    def __init__(self, game: LawspeakerGame) -> None:
        super().__init__(game)
        self.course = copy.deepcopy(game.first)

    @property
    def match(self) -> Match:
        """The match; at a chance node as it was before the answer that waits for chance."""
        if self.course.match is None:
            raise LawspeakerError("the match is not set up yet: chance has to decide first")
        return self.course.match

    def current_player(self) -> int:
        course = self.course
        if course.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if course.over or self.match.ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.match.ask.seat

    def is_terminal(self) -> bool:
        return self.course.over

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.match.ask
        return [] if ask is None else sorted(option.number for option in ask.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.course.outcomes
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def returns(self) -> list[float]:
        game = self.get_game()
        match = self.course.match
        if match is None or self.course.outcomes or not match.over:
            return [0.0] * int(game.num_players())
        rewards: list[float] = game.reward(match.result)
        return rewards

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.get_game().encoder.catalogue.options[action].text  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """Everything, what is hidden included: for debugging."""
        course = self.course
        if course.match is None:
            return "not set up"
        waiting = "" if course.pending is None else f"{course.pending} waits for chance\n"
        return waiting + msgspec.json.encode(course.match.position()).decode()


class LawspeakerObserver:
    """What a player sees: as a tensor the numbers of the layout, as a string the view.

    With perfect recall there is no tensor, because a history has no fixed length. The string then holds the player's
    own answers, and the record as the player knows it.
    """

    def __init__(self, game: LawspeakerGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ConfigError(f"an observer has no parameters, and was given {params}")
        self.encoder = game.encoder
        self.recall = bool(iig_obs_type.perfect_recall)
        self.tensor = None if self.recall else np.zeros(len(self.encoder.layout), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: LawspeakerState, player: int) -> None:
        """Write the tensor; before the match is set up there is nothing to see."""
        if self.tensor is None:
            return
        match = state.course.match
        self.tensor[:] = NONE if match is None or player < 0 else self.encoder.observe(match, player)

    def string_from(self, state: LawspeakerState, player: int) -> str:
        match = state.course.match
        if match is None:
            return "not set up"
        seen: dict[str, object] = {"seat": player, **match.view(player)}
        if self.recall:
            seen["answers"] = [step.option.text for step in match.steps if step.seat == player]
            seen["record"] = match.record_for(player)
        return msgspec.json.encode(seen).decode()


# Registration.


def short_name(game: str) -> str:
    """What OpenSpiel calls a game: `lawspeaker_arctic`."""
    return f"lawspeaker_{game}"


def defaults(game: str) -> dict[str, Any]:
    """The parameters of a game: seats, rules (`passing:skip/placement:advanced`), rewards, and after how many answers
    a match is cut off (0: as late as the box allows).
    """
    return {"seats": shelf.find(game).seat_counts[0], "rules": "", "rewards": "win", "longest": 0}


def parse_rules(text: str) -> dict[str, str]:
    """Rules as a parameter of OpenSpiel, in which commas and equals signs mean something else."""
    pairs = [rule.partition(":") for rule in text.split("/") if rule]
    return {name: value for name, _, value in pairs}


def game_type(box: AnyBox, alone: bool = False) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(box.name),
        long_name=f"Lawspeaker: {box.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(box.seat_counts),
        min_num_players=min(box.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(box.name),
    )


def register_games() -> None:
    """Make every game on the shelf known to OpenSpiel."""
    known = pyspiel.registered_names()
    for game in shelf.names():
        if short_name(game) not in known:
            # A class, because OpenSpiel releases it only after Python has shut down; other objects do not survive that.
            made = type(f"{game.capitalize()}Game", (LawspeakerGame,), {"of": game})
            pyspiel.register_game(game_type(shelf.find(game)), made)


register_games()
