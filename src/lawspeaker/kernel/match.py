"""Matches: a game being played. Asks come out, answers go in; copies, undo, views and positions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from lawspeaker.kernel import hidden, position, views
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.chance import Chance, Fast, Replayed, replayed
from lawspeaker.kernel.errors import (
    AnswerError,
    ChanceError,
    ImagineError,
    LawspeakerError,
    Misfit,
    PositionError,
    UndoError,
)
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.game import Game, Glimpse, Result
from lawspeaker.kernel.odds import Odds
from lawspeaker.kernel.option import Option, is_among, listed
from lawspeaker.kernel.prompt import prompt
from lawspeaker.kernel.record import FORCED, Entry
from lawspeaker.kernel.zone import ALL_HANDS, EVERYONE, OMNISCIENT

TRIES = 256  # how often `imagine` guesses before it gives up
MOST_BASES = 16  # beyond these every second one is dropped: going far back may then take longer


@mypyc_attr(acyclic=True)
class Step:
    """One answer, and what had been told and rolled before it."""

    def __init__(self, option: Option, seat: int, told: int, rolled: int, passed: int) -> None:
        self.option = option
        self.seat = seat
        self.told = told
        self.rolled = rolled
        self.passed = passed  # how many forced answers had been given since the step before
        self.ask: Ask | None = None  # what was answered, as long as copies may come by there (`Ask.is_known`)
        self.disclosed: list[int] = NOTHING  # facts about hidden things that it made known

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.option.text}>"


class Base:
    """The state at an earlier checkpoint. A copy starts from it and replays the answers since."""

    def __init__(self, game: Game, steps: int, rolled: int, passed: int = 0) -> None:
        self.game = game
        self.steps = steps
        self.rolled = rolled
        self.passed = passed  # how many forced answers had been given since the last of the steps


class Match:
    """A game being played.

    `keep` says after how many answers a new base is kept. With 0 there are none: fastest for simulations, which play
    straight to the end, but between checkpoints a copy is then played again from the start, and nothing can be taken
    back.

    With `every_ask` the match also stops at asks that have only one answer, instead of giving it. Such an answer is no
    step: undo, saves and positions know nothing of it.
    """

    def __init__(
        self, game: Game, keep: int = 1, record: bool = True, every_ask: bool = False, at: Match | None = None
    ) -> None:
        """`at` is a match at a checkpoint that has the same state: the flow need not begin before the next answer."""
        self.game = game
        self.keep = keep
        self.recording = record
        self.every_ask = every_ask
        self.passed = 0  # how many forced answers have been given since the last step
        self.ask: Ask | None = None
        self.steps: list[Step] = []
        self.locked = 0  # how many answers can no longer be taken back
        self.sealed: list[int] = []  # the answers that nobody else may know yet
        self.began: dict[str, object] | None = None  # the position it began at, if not the set-up
        self.guessed = False  # whether its steps do not lead here from where it began: it starts at a guess
        self.shared = False  # whether a copy may share its history: `_own_history` is called before that changes
        game.record = [] if record else None
        game.judging = game.judging or record
        self.bases: list[Base] = []
        if keep:
            self.bases.append(Base(game.copy(), 0, len(game.chance.outcomes)))
        self.flow: Flow[None] | None = None
        if at is None:
            self._settle(self._begin())
        elif at.ask is not None:
            self.ask = at.ask.again(game)

    @property
    def origin(self) -> dict[str, object]:
        """Where the match began, as a position to start it from again."""
        return position.agreement(self.game) if self.began is None else self.began

    # What is asked and answered.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ask is None

    @property
    def result(self) -> Result:
        """Points and winners of a game that has ended."""
        if self.ask is not None:
            raise AnswerError("the game is not over: there is no result yet")
        return self.game.setting.box.result(self.game)

    @property
    def record(self) -> list[Entry]:
        """Everything that happened, unredacted; `record_for` gives what a seat may know of it."""
        return self.game.record or []

    def answer(self, answer: Option | str | int | None, seat: int | None = None) -> None:
        """Answer the ask with one of its options, or with its value: `match.answer("sail RU_C1")`.

        A number is refused with a hint at `choose`, which answers by place, and None as no answer; also in the compiled
        build, which looks at the types.
        """
        option = self.offered(answer, seat)
        assert self.ask is not None
        self._feed(self.ask, option)

    def offered(self, answer: Option | str | int | None, seat: int | None = None) -> Option:
        """The option that an answer means. If it is not offered, the error says what is."""
        ask = self.ask
        if ask is None:
            raise self._too_late()
        if isinstance(answer, int):
            raise AnswerError(f"{answer} is a place in the list, not an answer: choose({answer}) answers by place")
        if seat is not None and seat != ask.seat:
            raise AnswerError(f"it is seat {ask.seat} that is asked, not seat {seat}")
        option = self._meant(answer)
        if not is_among(option, ask.options):
            if self.game.setting.catalogue.by_text.get(option.text) is not option:
                raise AnswerError(f"{option.text!r} is an option of another table: give it by its value")
            if self._was_forced(option, seat):
                raise AnswerError(
                    f"{option.text!r} was the only answer and is given already. Offered now: {listed(ask.options)}"
                )
            reason = self.why_not(option)
            why = "" if reason is None else f": {str(reason).removesuffix('.')}"
            raise AnswerError(f"{option.text!r} is not offered{why}. Offered: {listed(ask.options)}", reason)
        return option

    def _meant(self, answer: Option | str | int | None) -> Option:
        """The option that is given, or that a value names, offered or not."""
        if isinstance(answer, str):
            return self.game.setting.catalogue.find(answer)
        if not isinstance(answer, Option):
            raise AnswerError(f"{answer!r} is no answer: give one of the options, or its value as a text")
        return answer

    def _too_late(self) -> AnswerError:
        """What to say to an answer after the end: by which clauses the game ended, or that it began so."""
        if self.steps or self.began is None:
            why = "nothing is asked any more"
        elif self.record:
            clauses = dict.fromkeys(entry.clause for entry in self.record)
            why = f"at this position it ends at once, by {', '.join(clauses)}"
        else:
            why = "the position is one of a game that has ended"
        return AnswerError(f"the game is over: {why}")

    def why_not(self, answer: Option | str | int | None) -> Reason | None:
        """Why something cannot be answered now: the clause, and a phrase that says what stands in the way.

        None if the option is offered, or if the question itself leaves it out.
        """
        option = self._meant(answer)
        return None if self.ask is None else self.ask.why_not(option)

    def _was_forced(self, option: Option, seat: int | None) -> bool:
        """Whether the kernel has given this answer since the last real one, for this seat or, without one, for any."""
        told = self.steps[-1].told if self.steps else 0
        forced = [entry.args for entry in self.record[told:] if entry.phrase is FORCED]
        return any(number == option.number and seat in (None, asked) for asked, number in forced)

    def choose(self, place: int | str | Option | None) -> None:
        """Answer the ask with the option at a place of its list; anything but a number is refused."""
        ask = self.ask
        if ask is None:
            raise self._too_late()
        if not isinstance(place, int):
            raise AnswerError(f"{place!r} is no place in the list: answer(...) takes an option or its value")
        if not 0 <= place < len(ask.options):
            raise AnswerError(f"there are options 0 to {len(ask.options) - 1}, not {place}")
        self._feed(ask, ask.options[place])

    def _wake(self) -> None:
        """Begin the flow of a copy. It asks again what is asked, and nobody hears what it tells on the way."""
        record, self.game.record = self.game.record, None
        self.game.known = self.ask
        self._begin()
        self.game.known = None
        self.game.record = record

    def _feed(self, ask: Ask, option: Option) -> None:
        if self.shared:
            self._own_history()
        if self.flow is None:
            self._wake()
        if ask.forced:  # only with `every_ask`: otherwise it never stays open
            self._pass(ask)
            return
        game = self.game
        count = len(self.steps)
        rolled = len(game.chance.outcomes)
        if self.keep and ask.checkpoint and not self.sealed:
            self._keep_base(count, rolled)
        step = Step(option, ask.seat, 0 if game.record is None else len(game.record), rolled, self.passed)
        if self.keep:
            step.ask = ask
        self.steps.append(step)
        if ask.sealed:
            self.sealed.append(count)
        game.learned = False
        game.unsealed = False
        if game.disclosed:
            game.disclosed = NOTHING
        self.passed = 0
        try:
            self._settle(self._send(option))
        except Exception as error:
            if self.bases:
                self._go_back(count)
            if isinstance(error, ChanceError):
                raise ChanceError(f"after {option.text!r} ({ask.clause}): {error}") from error
            raise
        if game.disclosed:
            step.disclosed = game.disclosed
        if game.unsealed:
            self.sealed.clear()
        if game.learned or len(game.chance.outcomes) != rolled:
            self.locked = count + 1

    def _pass(self, ask: Ask) -> None:
        """Give the only answer there is, after the match stopped to show it."""
        game = self.game
        rolled = len(game.chance.outcomes)
        try:
            self._settle(self._force(ask))
        except Exception:
            if self.bases and self.steps:
                self._go_back(len(self.steps) - 1)
            raise
        if game.disclosed and self.steps:
            self.steps[-1].disclosed = game.disclosed
        if game.unsealed:
            self.sealed.clear()
        if self.steps and (game.learned or len(game.chance.outcomes) != rolled):
            self.locked = len(self.steps)

    def _keep_base(self, count: int, rolled: int) -> None:
        """Keep the state as it is now, and none that is no longer needed once the next answer is given."""
        self._note_base(count, rolled)
        while len(self.bases) > 1 and self.bases[1].steps <= self.locked:
            del self.bases[0]  # nothing goes back beyond the barrier
        if len(self.bases) > MOST_BASES:
            del self.bases[1:-1:2]

    def _note_base(self, count: int, rolled: int) -> None:
        """Keep the state as it is now, unless the last base is near."""
        first = self.bases[-1].steps if self.bases else 0
        if not self.bases or count - first >= self.keep:
            self.bases.append(Base(self.game.copy(), count, rolled, self.passed))
            for number in range(first, count):
                self.steps[number].ask = None  # copies no longer begin before it

    def _begin(self) -> Ask | None:
        self.flow = self.game.setting.box.flow(self.game)
        try:
            return next(self.flow)
        except StopIteration:
            return None

    def _send(self, option: Option) -> Ask | None:
        assert self.flow is not None
        try:
            return self.flow.send(option)
        except StopIteration:
            return None

    def _settle(self, ask: Ask | None) -> None:
        """Answer whatever leaves no choice, and stop at the first real question or at the end."""
        forced = 0
        while ask is not None and ask.forced and not self.every_ask:
            forced += 1
            if forced > self.game.setting.box.longest:
                raise LawspeakerError(f"the rules ask {ask.topic.name} for ever, with only one answer")
            ask = self._force(ask)
        self.ask = ask

    def _force(self, ask: Ask) -> Ask | None:
        only = ask.options[0]
        self.game.whisper(1 << ask.seat if only.secret else EVERYONE, ask.clause, FORCED, ask.seat, only.number)
        self.passed += 1
        return self._send(only)

    # At a prompt.

    def __str__(self) -> str:
        return self.drawn()

    def __repr__(self) -> str:
        config, ask = self.game.setting.config, self.ask
        where = f"<Match of {config.game}, round {self.game.setting.box.round(self.game)}"
        if ask is None:
            return f"{where}, over: points {self.result.points}, won by {self.result.winners}>"
        topic = ask.topic.shown(ask.named)
        return f"{where}: seat {ask.seat} is asked {topic} ({ask.clause}), {len(ask.options)} options>"

    def drawn(self, seat: int | None = None, lang: str = "en", width: int = 100) -> str:
        """The table and the ask as text, as a seat may see them, or with all hands open. `print(match)` shows it."""
        return prompt().table(self, ALL_HANDS if seat is None else seat, lang, width)

    def said(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """The record as sentences, from entry `since` on: as a seat may know it, or all of it."""
        return prompt().story(self, OMNISCIENT if seat is None else seat, lang, since)

    def news(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What has happened since the last answer was given, forced answers included, as sentences."""
        return self.said(seat, lang, self.steps[-1].told if self.steps else 0)

    @property
    def state(self) -> Mapping[str, Any]:
        """The table as it is now, every field of it: `match.state["treasury"]["RU"]`. It can only be read."""
        return self.state_for(OMNISCIENT)

    def state_for(self, seat: int) -> Mapping[str, Any]:
        """The same as a seat may see it; a card that it does not know is None."""
        return prompt().frozen(self.game.setting.schema.full(self.game, seat))

    @property
    def facts(self) -> Mapping[str, Any]:
        """What can be read off the table, such as who rules where: `match.facts["rules"]`."""
        return self.facts_for(OMNISCIENT)

    def facts_for(self, seat: int) -> Mapping[str, Any]:
        """The same, as far as it follows from what a seat may see."""
        game = self.game
        asked = None if self.ask is None else self.ask.seat
        facts: dict[str, object] = {"round": game.setting.box.round(game), "asked": asked}
        return prompt().frozen({**facts, **game.setting.box.derived(game, seat)})

    def play(
        self,
        bot: str,
        seats: list[int] | None = None,
        until: Callable[[Match], bool] | None = None,
        seed: int = 0,
    ) -> list[Option]:
        """Let a bot answer, named as on the command line. Returns what it answered.

        By default it answers the present ask, whoever is asked. With `seats` it goes on until another seat is asked,
        with `until` to the first ask at which that holds. It stops at the end of the game.
        """
        return prompt().play(self, bot, seats, until, seed)

    # Copies and going back.

    def clone(self, chance: Chance | None = None, record: bool = True) -> Match:
        """An independent copy, with the same chance to come unless another is given."""
        new: Match
        judging = record and self.recording
        if self.keep and self.ask is not None and self._at_checkpoint():
            # The first answer would keep this state in any case: once for all copies, and not once in each of them.
            self._note_base(len(self.steps), len(self.game.chance.outcomes))
        if self._at_checkpoint() and (self.ask is None or not self.ask.holds_game()):
            game = self.game.copy()
            game.judging = judging
            new = Match(game, keep=0, record=False, at=self)
            new.keep = self.keep
        elif self._at_checkpoint():
            here = Base(self.game, len(self.steps), len(self.game.chance.outcomes), self.passed)
            new = self._resume(here, [], self.ask, judging, passed=0 if self.every_ask else None)
        else:
            base = self._last_base()
            steps, passed = self.steps[base.steps :], self.passed if self.every_ask else None
            new = self._resume(base, steps, self.ask, judging, passed=passed)
        new._inherit(self, record)
        if chance is None:
            new.game.chance = self.game.chance.copy()
        else:
            chance.follow(self.game.chance.outcomes)
            new.game.chance = chance
        return new

    def become(self, other: Match) -> None:
        """Be where another match is that began as a copy of this one, and is not needed any more."""
        shared = other.shared
        self.game, self.flow, self.ask = other.game, other.flow, other.ask
        self._inherit(other, other.recording)
        self.shared = shared

    def _at_checkpoint(self) -> bool:
        """Whether the state alone says where the game is."""
        return self.ask is None or (self.ask.checkpoint and not self.sealed)

    def _last_base(self) -> Base:
        return self.bases[-1] if self.bases else self._first_base()

    def _first_base(self) -> Base:
        """The state that the match began with, laid out again."""
        if self.guessed:
            raise LawspeakerError("this guess keeps no bases, and can be copied only at a checkpoint")
        setting, chance = self.game.setting, Replayed(self.game.chance.outcomes)
        if self.began is None:
            game: Game = setting.box.set_up(setting, chance)
        else:
            game = position.lay_out(setting, self.began)
        return Base(game, 0, len(chance.outcomes))

    def _resume(
        self,
        base: Base,
        steps: list[Step],
        ask: Ask | None = None,
        judging: bool = False,
        noting: bool = False,
        passed: int | None = None,
    ) -> Match:
        """A match that starts at a base and replays these steps without recording. With `passed`, only that many
        forced answers are given after the last of them.

        Chance comes out as it did. The source may have changed since, and is not asked again. What is asked on the way
        is known, and so is what will be asked in the end, if that is `ask` and nobody needs its judges.
        """
        game = base.game.copy()
        game.chance = replayed(self.game.chance.outcomes, None, self.game.chance.outcomes, base.rolled)
        game.glimpses = [] if noting else None
        game.judging = judging
        if judging:
            ask = None
        first, passed_first = (steps[0].ask, steps[0].passed) if steps else (ask, self.passed)
        game.known = first if passed_first == base.passed else None
        new = Match(game, keep=0, record=False, every_ask=passed is not None and not steps)
        for number, step in enumerate(steps, start=1):
            new.every_ask = passed is not None and number == len(steps)
            new.passed = 0
            if number < len(steps):
                game.known = on_the_way(steps[number].ask, steps[number].passed)
            else:
                game.known = on_the_way(ask, self.passed)
            new._settle(new._send(step.option))
        game.known = None
        while new.ask is not None and new.ask.forced and new.passed < (passed or 0):
            new._settle(new._force(new.ask))
        new.keep = self.keep
        return new

    def _inherit(self, other: Match, record: bool) -> None:
        """Take over the history of the match this is a copy of. Many copies are never played on: they share it."""
        self.began = other.began
        self.guessed = other.guessed
        self.every_ask = other.every_ask
        self.passed = other.passed
        self.steps = other.steps
        self.locked = other.locked
        self.sealed = other.sealed
        self.recording = record and other.recording
        if self.recording:
            self.game.record = other.game.record
        self.bases = other.bases
        self.shared = other.shared = True

    def _own_history(self) -> None:
        """Copy the history, which is about to change and which another match may share. A base is only ever copied, a
        step and an entry never change, so that these can be shared for good.
        """
        self.steps = self.steps[:]
        self.sealed = self.sealed[:]
        self.bases = self.bases[:]
        if self.game.record is not None:
            self.game.record = self.game.record[:]
        self.shared = False

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        """`copy.deepcopy` makes a clone: what never changes is shared."""
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[object, ...]]:
        """`pickle` stores where the match began, its answers and its chance, and plays it again; of a guess, which
        began nowhere, it stores the position.
        """
        manner = (self.keep, self.recording, self.every_ask, self.passed, self.game.chance)
        if self.guessed:
            return restored_guess, (self.position(), *manner)
        numbers = [step.option.number for step in self.steps]
        return restored, (self.origin, numbers, *manner)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last answer can be taken back, by this seat if one is given."""
        count = len(self.steps)
        if count <= self.locked or not self.bases or self.bases[0].steps >= count:
            return False
        return seat is None or self.steps[-1].seat == seat

    def undo(self, seat: int | None = None) -> None:
        """Take the last answer back. Chance, a reveal, or another seat's answer stands in the way."""
        if not self.steps:
            raise UndoError("nothing has been answered yet")
        if not self.bases:
            raise UndoError("this match keeps no bases, and nothing can be taken back")
        if seat is not None and self.steps[-1].seat != seat:
            raise UndoError("another seat has answered since")
        if not self.can_undo():
            raise UndoError("somebody has learned something since: that cannot be taken back")
        self._go_back(len(self.steps) - 1)

    def take_back(self) -> None:
        """Take the last answer back, whatever it has shown: for copies on which answers are only tried."""
        self._go_back(len(self.steps) - 1)

    def _go_back(self, count: int) -> None:
        """Go back to where so many answers had been given."""
        if self.shared:
            self._own_history()
        while self.bases[-1].steps > count:
            self.bases.pop()
        base = self.bases[-1]
        steps = self.steps[base.steps : count]
        told = self.steps[count].told
        record = self.game.record
        chance = self.game.chance
        new = self._resume(base, steps, judging=self.recording)
        chance.rewind(self.steps[count].rolled)
        self.game, self.flow, self.ask = new.game, new.flow, new.ask
        self.game.chance = chance
        del self.steps[count:]
        self.sealed = [index for index in self.sealed if index < count]
        self.passed = new.passed
        if record is not None:
            del record[told:]
            self.game.record = record

    # What a seat knows, and guesses.

    def odds(self, answer: Option | str | int | None) -> list[Odds]:
        """How likely what chance decides after an answer is, as far as the seat that is asked can know."""
        option = self.offered(answer)
        assert self.ask is not None
        return self.game.setting.box.odds(self.game, self.ask, option)

    def preview(self, answer: Option | str | int | None) -> Match | None:
        """A copy after an answer that could be taken back; None if it could not.

        So a preview shows the seat that is asked nothing that it would not see by answering and taking that back.
        """
        option = self.offered(answer)
        new = self.clone(Fast(0), record=False)
        assert new.ask is not None
        new._feed(new.ask, option)
        return new if not new.over and new.can_undo() else None

    def view(self, seat: int, known: views.OpenParts | None = None) -> dict[str, object]:
        """All that a seat may see now, in plain words and numbers: the state, the ask, the result.

        For the views of several seats, what is open can be worked out once: `known = match.open_parts()`.
        """
        return views.view(self.game, self.ask, seat, known)

    def open_parts(self) -> views.OpenParts:
        """What every seat sees now."""
        return views.OpenParts(self.game)

    def closed_parts(self, seat: int, known: views.OpenParts) -> views.ClosedParts:
        """What a seat sees now besides what is open."""
        return views.ClosedParts(self.game, seat, known)

    def moment(self, seat: int) -> dict[str, object]:
        """What is asked now, as a seat may see it, or how the game has ended: the part of a view that is always new."""
        return views.moment(self.game, self.ask, seat)

    def record_for(self, seat: int, start: int = 0) -> list[dict[str, object]]:
        """What happened, from entry `start` on, as a seat may know it."""
        return views.entries(self.record[start:], self.game.setting.catalogue, seat)

    def observe(self, seat: int) -> list[int]:
        """What a seat may see as numbers, for learning players; the schema's `layout` says which is which."""
        return self.game.setting.schema.observe(self.game, seat)

    def imagine(self, seat: int, seed: int) -> Match:
        """A copy in which everything the seat may not know is guessed afresh, and chance comes from the seed.

        What the seat knows is the same as here: it cannot tell this copy from the match. The copy keeps no record.
        """
        guess = Fast(seed)
        new = self._guessed(seat, guess, back=0)
        if new is None:
            raise ImagineError(f"no guess at the hidden things fits what seat {seat} has seen")
        fresh = Fast(guess.below(1 << 62))
        fresh.follow(new.game.chance.outcomes)
        new.game.chance = fresh
        return new

    def twin(self, seat: int, seed: int) -> Match | None:
        """A match that differs, from at least one answer ago, only in what the seat may not know; None if no such match
        fits the answers given. It proves that nothing leaks: to the seat the two must look the same.

        The twin's record starts where this match's record stood at `twin_told()`.
        """
        new = self._guessed(seat, Fast(seed), back=1)
        if new is not None:
            stream = self.game.chance.copy()
            stream.follow(new.game.chance.outcomes)
            new.game.chance = stream
        return new

    def twin_told(self) -> int:
        """How much of the record lies before a twin's start."""
        base = self._base_before(len(self.steps) - 1)
        return self.steps[base.steps].told if base.steps < len(self.steps) else len(self.record)

    def _base_before(self, count: int) -> Base:
        found = self._last_base()
        for base in self.bases:
            if base.steps <= count:
                found = base
        return found

    def _guessed(self, seat: int, guess: Chance, back: int) -> Match | None:
        """A copy from the last checkpoint at least `back` answers ago, in which what is hidden from a seat is guessed.
        None if no guess fits the answers given since.
        """
        base = Base(self.game, len(self.steps), len(self.game.chance.outcomes))
        noticed: hidden.Noticed = {}
        if back or not self._at_checkpoint():
            base = self._base_before(len(self.steps) - back)
            if self.game.zones():
                noticed = hidden.noticed(self._glimpses_since(base), seat)
        for _ in range(TRIES):
            stream = hidden.Guess(self.game, seat, noticed, base.rolled, guess)
            try:
                new = self._guess(base, seat, stream, back)
            except ImagineError:
                if back:
                    raise
                continue
            if new is not None:
                return new
        return None

    def _glimpses_since(self, base: Base) -> list[Glimpse]:
        """The cards that seats got to see since a base, found by replaying the answers."""
        new = self._resume(base, self.steps[base.steps :], noting=True)
        return new.game.glimpses or []

    def _guess(self, base: Base, seat: int, stream: hidden.Guess, back: int) -> Match | None:
        """The match from a base on, with hidden cards exchanged and the sealed answers of others chosen again. None if
        an answer no longer fits.
        """
        game = base.game.copy()
        stream.exchange(game)
        kept = [] if base.game is self.game else [Base(game.copy(), 0, base.rolled)]
        game.chance = stream
        new = Match(game, keep=0, record=False)
        new.keep, new.bases, new.guessed = self.keep, kept, True
        if back:
            new.recording = True
            game.record = []
            game.judging = True
        for number in range(base.steps, len(self.steps)):
            step = self.steps[number]
            asked = new.ask
            if asked is None or asked.seat != step.seat:
                raise ImagineError(f"whether seat {step.seat} is asked tells seat {seat} something hidden")
            option = hidden.relabelled(step.option, stream.swaps, game.setting.catalogue)
            if number in self.sealed and step.seat != seat:
                option = asked.options[stream.guess.below(len(asked.options))]
            if option not in asked.options:
                return None
            game.expected = step.disclosed
            try:
                new._feed(asked, option)
            except Misfit:
                return None
            if len(game.disclosed) != len(step.disclosed):
                return None
        game.expected = None
        if len(stream.outcomes) != len(stream.stored):
            raise ImagineError(f"how often chance is used tells seat {seat} something hidden")
        return new

    # Positions.

    def position(self) -> dict[str, object]:
        """All of this match's state, readable and complete: `Match.from_position` starts from it again."""
        if self._at_checkpoint():
            return position.write(self.game, [], [])
        base = self._last_base()
        since = [step.option.text for step in self.steps[base.steps :]]
        return position.write(base.game, since, self.game.chance.outcomes[base.rolled :])

    @staticmethod
    def from_position(
        given: dict[str, object] | str, chance: Chance | None = None, record: bool = True, every_ask: bool = False
    ) -> Match:
        """A match that starts at a position, given as a table or as JSON or TOML text.

        A partial position is filled up from the set-up. Chance comes from `chance`, or else from seed 0.
        """
        game, since, outcomes = position.read(given)
        stream: Chance = Fast(0) if chance is None else chance
        game.chance = Replayed(outcomes, stream) if outcomes else stream
        began = position.write(game, [], [])
        match = Match(game, record=record, every_ask=every_ask and not since)
        match.began = began
        for text in since:
            try:
                match.answer(text)
            except (AnswerError, ChanceError) as error:
                raise PositionError(f"the position cannot go on with {text!r}: {error}") from error
        if outcomes and len(match.game.chance.outcomes) >= len(outcomes):
            stream.follow(match.game.chance.outcomes)
            match.game.chance = stream
        match.every_ask = every_ask
        return match

    # State hash.

    def hash(self) -> str:
        """A digest of the whole state and what is asked: equal where everything that can follow is equal."""
        asked: list[object] = []
        if self.ask is not None:
            asked = [self.ask.seat, self.ask.topic.name, [option.text for option in self.ask.options]]
        plain = [self.game.setting.schema.dump(self.game, OMNISCIENT), asked]
        return hashlib.blake2b(msgspec.json.encode(plain, order="sorted"), digest_size=16).hexdigest()


def on_the_way(ask: Ask | None, passed: int) -> Ask | None:
    """The ask, if a copy that comes to it from an answer before it need not work it out: no forced answers were given
    in between, among which could be one to an ask like it, and it is no checkpoint, of which the same could be said.
    """
    return None if ask is None or passed or ask.checkpoint else ask


def restored(
    origin: dict[str, object],
    answers: list[int],
    keep: int,
    record: bool,
    every_ask: bool,
    passed: int,
    chance: Chance,
) -> Match:
    """The match that was pickled: begun where it began, with its answers and its outcomes."""
    game, _, _ = position.read(origin)
    stored = Replayed(chance.outcomes)
    if "state" in origin:
        game.chance = stored
    else:
        game = game.setting.box.set_up(game.setting, stored)
    match = Match(game, keep, record, every_ask and not answers)
    match.began = origin if "state" in origin else None
    options = game.setting.catalogue.options
    for place, number in enumerate(answers, start=1):
        match.every_ask = every_ask and place == len(answers)
        match.answer(options[number])
    return went_on(match, every_ask, passed, chance)


def restored_guess(
    here: dict[str, object], keep: int, record: bool, every_ask: bool, passed: int, chance: Chance
) -> Match:
    """The guess that was pickled: a match from its position on, with a history no longer than that."""
    game, since, outcomes = position.read(here)
    earlier = len(chance.outcomes) - len(outcomes)
    game.chance = Replayed(chance.outcomes)
    game.chance.follow(chance.outcomes[:earlier])
    first = Base(game.copy(), 0, earlier)
    match = Match(game, keep, record, every_ask and not since)
    match.guessed, match.bases = True, [first]
    for place, text in enumerate(since, start=1):
        match.every_ask = every_ask and place == len(since)
        match.answer(text)
    return went_on(match, every_ask, passed, chance)


def went_on(match: Match, every_ask: bool, passed: int, chance: Chance) -> Match:
    """The same match after so many forced answers, with chance to come from this source."""
    while every_ask and match.passed < passed and match.ask is not None and match.ask.forced:
        match.choose(0)
    match.every_ask = every_ask
    match.game.chance = chance
    return match
