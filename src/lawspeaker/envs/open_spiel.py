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
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

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
from lawspeaker.kernel.zone import EVERYBODY_SEES

with needed("open_spiel"):
    import numpy as np
    import pyspiel

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)  # as a seat: nobody is asked
CHANCES = 100  # a bound for the outcomes of one chance node, where no domain is larger
SEEDS = 1 << 53  # as many as a number between 0 and 1 can be told apart
EVENTS = 16  # how many of the last ones the tensor of an information state has, if nothing is said


class Undecided(Exception):
    """The rules need outcomes, each below its bound, that chance has not given yet. Not an error, so that no rule
    catches it.
    """

    def __init__(self, bounds: list[int]) -> None:
        super().__init__("chance has not decided yet")
        self.bounds = bounds


class Awaited(Chance):
    """Outcomes that are given from outside, one by one. Where one is missing, the rules break off.

    A shuffle and a handful of dice say at once how many they need: so the rules come back once, not for every card.
    """

    def __init__(self, given: list[int]) -> None:
        super().__init__()
        self.given = given

    def outcome(self, place: int, bound: int) -> int:
        if place < len(self.given):
            return self.given[place]
        raise Undecided([bound])

    def shuffle(self, cards: list[int], domain: str = "") -> None:
        self._need(list(range(len(cards), 1, -1)))
        super().shuffle(cards, domain)

    def dice(self, number: int, faces: int, lowest: int = 1) -> list[int]:
        self._need([faces] * number)
        return super().dice(number, faces, lowest)

    def _need(self, bounds: list[int]) -> None:
        """Break off unless all of these outcomes have been given."""
        missing = bounds[len(self.given) - len(self.outcomes) :]
        if missing:
            raise Undecided(missing)

    def copy(self) -> Awaited:
        new = Awaited(self.given[:])
        new.outcomes = self.outcomes[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return Awaited, (self.given,), {"outcomes": self.outcomes}

    def __setstate__(self, state: dict[str, list[int]]) -> None:
        self.outcomes = state["outcomes"]


class Recalled(NamedTuple):
    """What a seat recalls where the match itself does not: what came before a guess at what is hidden."""

    seat: int
    answers: list[str]
    record: list[dict[str, object]]
    steps: int  # of the guess that belong to that time


NOTHING_RECALLED = Recalled(NONE, [], [], 0)


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
        self.player = CHANCE  # whose turn it is; OpenSpiel wants to know again and again
        self.awaited: list[int] = []  # how many outcomes chance has to choose from, for each that is needed
        self.history: list[int] = []
        self.recalled = NOTHING_RECALLED
        self._go_on()

    def apply(self, action: int) -> None:
        """Apply an option by its number, or an outcome of chance. What is impossible changes nothing."""
        if self.awaited:
            self._check_outcome(action)
            self.chance.given.append(action)
            del self.awaited[0]
        else:
            self.pending = self._offered(action)
        self.history.append(action)
        if not self.awaited:
            self._go_on()

    @property
    def outcomes(self) -> int:
        """How many outcomes chance has to choose from now; 0 if none is needed."""
        return self.awaited[0] if self.awaited else 0

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
        try:
            if self.match is None:
                self.chance.outcomes.clear()
                self.match = Match(self.setting.box.set_up(self.setting, self.chance))
            elif self.pending is not None:
                self.match.answer(self.pending)
            self.pending = None
        except Undecided as undecided:
            self.awaited = undecided.bounds
            self.player = CHANCE
        else:
            ask = self.match.ask
            self.player = TERMINAL if ask is None or len(self.match.steps) >= self.longest else ask.seat

    @property
    def over(self) -> bool:
        """Whether the match has ended or was cut off."""
        return self.player == TERMINAL

    def answers(self, seat: int) -> list[str]:
        """What a seat has answered, as far as it is known here."""
        before = self.recalled.answers if self.recalled.seat == seat else []
        steps = [] if self.match is None else self.match.steps[self.recalled.steps :]
        return before + [step.option.text for step in steps if step.seat == seat]

    def record(self, seat: int) -> list[dict[str, object]]:
        """What has happened, as a seat knows it; what came before a guess, as whoever guessed knows it."""
        return self.recalled.record + ([] if self.match is None else self.match.record_for(seat))

    def guessed(self, seat: int, seed: int) -> Course:
        """A course that looks the same to a seat, with everything that it may not know guessed afresh."""
        if self.match is None or self.outcomes:
            raise LawspeakerError("nothing can be guessed where chance decides")
        if self.over:
            return copy.deepcopy(self)
        match = self.match.imagine(seat, seed)
        match.recording, match.game.record, match.game.judging = True, [], True
        new = Course.__new__(Course)
        new.setting, new.pending, new.awaited, new.history = self.setting, None, [], []
        new.player = self.player
        new.recalled = Recalled(seat, self.answers(seat), self.record(seat), len(match.steps))
        new.longest = self.longest - len(self.match.steps) + len(match.steps)
        new.match, new.chance = match, Awaited(match.game.chance.outcomes[:])
        new.chance.follow(new.chance.given)
        match.game.chance = new.chance
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        new = Course.__new__(Course)
        new.setting = self.setting
        new.longest = self.longest
        new.pending = self.pending
        new.player = self.player
        new.awaited = self.awaited[:]
        new.history = self.history[:]
        new.recalled = self.recalled
        new.chance = self.chance.copy()
        new.match = None if self.match is None else self.match.clone(new.chance)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        if self.recalled is not NOTHING_RECALLED:
            raise LawspeakerError("a resampled state begins with a guess: it has no history, and cannot be stored")
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
        self.encoder = Encoder(self.setting, given["encoding"])
        self.recalling = Encoder(self.setting, given["encoding"], events=given["events"])  # for information states
        self.first = Course(self.setting, self.longest)  # where states begin
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
        super().__init__(game_type(box, alone, given["information"]), info, given)

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
        self.course = game.first  # copied as soon as it goes on: OpenSpiel makes many states only to look at them

    @property
    def match(self) -> Match:
        """The match; at a chance node as it was before the answer that waits for chance."""
        if self.course.match is None:
            raise LawspeakerError("the match is not set up yet: chance has to decide first")
        return self.course.match

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LawspeakerState:
        """A state that looks the same to a player, what it may not know guessed afresh. Its history begins here."""
        state: LawspeakerState = self.get_game().new_initial_state()
        state.course = self.course.guessed(player, int(sampler() * SEEDS))
        return state

    def current_player(self) -> int:
        return self.course.player

    def is_terminal(self) -> bool:
        return self.course.over

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.match.ask
        return [] if ask is None else sorted(option.number for option in ask.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.course.outcomes
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        if not self.course.history and self.course is self.get_game().first:
            self.course = copy.deepcopy(self.course)
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

    With perfect recall the string also holds the player's own answers, and the record as the player knows it. A history
    has no fixed length, so the tensor has the last events of it only.
    """

    def __init__(self, game: LawspeakerGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ConfigError(f"an observer has no parameters, and was given {params}")
        self.recall = bool(iig_obs_type.perfect_recall)
        self.encoder = copy.copy(game.recalling if self.recall else game.encoder)
        self.tensor = np.zeros(self.encoder.encoding.size, np.float32)
        self.dict = {"information_state" if self.recall else "observation": self.tensor}

    def set_from(self, state: LawspeakerState, player: int) -> None:
        """Write the tensor; before the match is set up there is nothing to see."""
        course = state.course
        if course.match is None or player < 0:
            self.tensor[:] = NONE if self.encoder.encoding.type is np.int32 else 0
        else:
            recorded = course.recalled.record if self.recall else []
            self.tensor[:] = self.encoder.observe(course.match, player, recorded)

    def string_from(self, state: LawspeakerState, player: int) -> str:
        course = state.course
        if course.match is None:
            return "not set up"
        seen: dict[str, object] = {"seat": player, **course.match.view(player)}
        if self.recall:
            seen["answers"] = course.answers(player)
            seen["record"] = course.record(player)
        return msgspec.json.encode(seen).decode()


# Registration.


def short_name(game: str) -> str:
    """What OpenSpiel calls a game: `lawspeaker_arctic`."""
    return f"lawspeaker_{game}"


def defaults(game: str) -> dict[str, Any]:
    """The parameters of a game: seats, rules (`passing:skip/placement:advanced`), rewards, after how many answers a
    match is cut off (0: as late as the box allows), how tensors are encoded, how many events an information state has,
    and whether information is perfect (if nothing is said: where no zone hides anything).
    """
    return {
        "seats": shelf.find(game).seat_counts[0],
        "rules": "",
        "rewards": "win",
        "longest": 0,
        "encoding": "raw",
        "events": EVENTS,
        "information": "",
    }


def parse_rules(text: str) -> dict[str, str]:
    """Rules as a parameter of OpenSpiel, in which commas and equals signs mean something else."""
    pairs = [rule.partition(":") for rule in text.split("/") if rule]
    return {name: value for name, _, value in pairs}


def information_of(box: AnyBox, said: str) -> Any:
    """Whether information is perfect. Some algorithms insist on the one or the other, so that one may say it."""
    kinds = pyspiel.GameType.Information
    if said not in ("", "perfect", "imperfect"):
        raise ConfigError(f"information can be perfect or imperfect, not {said!r}")
    hides = any(kind.seen_by != EVERYBODY_SEES for kind in box.zones)
    perfect = said == "perfect" or (not said and not hides)
    return kinds.PERFECT_INFORMATION if perfect else kinds.IMPERFECT_INFORMATION


def game_type(box: AnyBox, alone: bool = False, information: str = "") -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(box.name),
        long_name=f"Lawspeaker: {box.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information_of(box, information),
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(box.seat_counts),
        min_num_players=min(box.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
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
