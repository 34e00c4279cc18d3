"""The battery: one set of checks that every game must stand, made while it is played at random.

`check_game` plays one seeded game and raises `BatteryFailure` at the first thing that is wrong; `fuzz` plays many, over
all games, seat counts and rulesets:

    python -m lawspeaker.lab.battery --games 1000 --seed 1 --only arctic --out fuzz-failures

What is checked, at every ask: the options, the clauses, the record, the game's own invariants. At a share of the asks
(`thorough`, 1 for all): copies, undo, positions, views, guesses, and that nothing hidden shows. At the end: that the
stored game replays, and that no state that was passed has changed since.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lawspeaker.kernel import position, save, shelf
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ConfigError, ImagineError, LawspeakerError, UndoError
from lawspeaker.kernel.files import whole
from lawspeaker.kernel.game import Config
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.record import is_secret
from lawspeaker.kernel.save import Save
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import EVERYONE, OMNISCIENT, SPECTATOR
from lawspeaker.law import lawbook

LONGEST_TAIL = 64  # answers that a copy may have to be fed again
SHADOWED = 12  # answers for which a copy is played along with the match
UNDONE = 10  # answers that are taken back one after another; at the end of the game, all that can be
WONDERED = 30  # options about which a seat asks why not
IMAGINED = 8  # answers for which a guess is played on
BASES = (1, 8, 8, 20)  # after how many answers the match keeps a base; one of these, by the seed


class BatteryFailure(Exception):
    """A game that breaks what every game must keep, with the game so far to look at."""

    def __init__(self, message: str, save: Save) -> None:
        super().__init__(message)
        self.message = message
        self.save = save


class Broken(Exception):
    """A check that failed; `check_game` adds the game so far."""


@dataclass
class Report:
    """What was met with while checking, to show that the checks were not made on nothing."""

    games: int = 1
    asks: int = 0
    longest_tail: int = 0
    copies: int = 0
    positions: int = 0
    between: int = 0  # of the positions, those between two checkpoints
    undone: int = 0
    barriers: int = 0
    imagined: int = 0
    unimagined: int = 0  # times when no guess fitted what the seat knew
    twins: int = 0
    twins_differing: int = 0  # twins whose hidden state is really another
    twins_missing: int = 0  # seats for which no twin fitted the answers given

    def add(self, other: Report) -> None:
        """Take over the counts of another game."""
        for name in self.__dataclass_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, max(mine, theirs) if name == "longest_tail" else mine + theirs)


@dataclass
class Shadow:
    """A copy that is given the same answers as the match, to see that the same follows."""

    name: str
    match: Match
    answers: int = SHADOWED


def check_game(
    name: str,
    seats: int,
    rules: dict[str, str] | None = None,
    seed: int = 0,
    thorough: float = 1.0,
    longest_tail: int = LONGEST_TAIL,
) -> Report:
    """Play a game at random and check it all the way; `thorough` is the share of asks at which everything is checked.

    The game played follows from the seed alone, and which asks are checked from the seed and `thorough`.
    """
    match = start(name, seats, seed=seed, rules=rules, keep=random.Random(f"bases {seed}").choice(BASES))
    battery = Battery(match, seed, thorough, longest_tail)
    try:
        battery.play()
    except Exception as error:
        told = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        where = f"{name} with {seats} seats, seed {seed}, after {len(match.steps)} answers"
        raise BatteryFailure(f"{where}: {battery.checking}: {told}", rescue(match)) from error
    return battery.report


def rescue(match: Match) -> Save:
    """The game so far, even where its state can no longer be written down."""
    try:
        return save.to_save(match)
    except Exception:
        chance = save.source(match.game.chance)
        return Save(
            format=save.FORMAT,
            game=match.game.setting.config.game,
            version=match.game.setting.box.version,
            start=match.origin,
            outcomes=match.game.chance.outcomes[:],
            answers=[step.option.text for step in match.steps],
            hash="",
            position={},
            over=match.over,
            seed=chance.seed if isinstance(chance, Fast) else None,
        )


def require(truth: bool, otherwise: str) -> None:
    if not truth:
        raise Broken(otherwise)


@cache
def clauses(game: str) -> frozenset[str]:
    """The clauses of a game's lawbook; none where it has no book."""
    if game not in lawbook.games_with_books():
        return frozenset()
    return frozenset(clause.id for clause in lawbook.book(game).clauses)


class Battery:
    """One game being played and checked."""

    def __init__(self, match: Match, seed: int, thorough: float, longest_tail: int) -> None:
        self.match = match
        self.answers = random.Random(f"answers {seed}")
        self.lots = random.Random(f"checks {seed}")
        self.thorough = thorough
        self.longest_tail = longest_tail
        self.report = Report()
        self.checking = "the start"
        self.box = match.game.setting.box
        self.catalogue = match.game.setting.catalogue
        self.clauses = clauses(match.game.setting.config.game)
        self.everybody = [*range(match.game.seats), SPECTATOR]
        self.hashes: list[str] = []  # before each answer, and last of all now
        self.told: list[int] = []  # how long the record was then
        self.read = 0  # entries of the record that have been checked
        self.barrier = 0  # so many answers can no longer be taken back
        self.shadows: list[Shadow] = []
        self.past: list[tuple[str, Match]] = []

    def play(self) -> None:
        """Play to the end, checking."""
        while True:
            self.check_ask()
            if self.match.over or self.lots.random() < self.thorough:
                self.check_closely()
            if self.match.over:
                break
            self.answer()
        self.check_end()

    def answer(self) -> None:
        """Give a random answer, and see whether the copies come out the same."""
        match = self.match
        ask = match.ask
        assert ask is not None
        before = self.knowledge()
        rolled = len(match.game.chance.outcomes)
        sealed = bool(match.sealed)
        option = self.answers.choice(ask.options)

        self.checking = f"answering {option.text!r}"
        match.answer(option.text, seat=ask.seat)
        learned = any(after - known for after, known in zip(self.knowledge(), before, strict=True))
        if learned or len(match.game.chance.outcomes) != rolled or (sealed and not match.sealed):
            self.barrier = len(match.steps)

        for shadow in self.shadows:
            self.checking = f"{shadow.name}, given the same answer {option.text!r}"
            shadow.match.answer(option.text)
            shadow.answers -= 1
            require(shadow.match.hash() == match.hash(), f"something else follows: {difference(match, shadow.match)}")
        self.shadows = [shadow for shadow in self.shadows if shadow.answers]

    def knowledge(self) -> list[set[tuple[str, int]]]:
        """For everybody, the cards of which they know where they lie."""
        return [
            {
                (zone.domain, card)
                for zone in self.match.game.zones()
                for place, card in enumerate(zone.cards)
                if zone.shows(place, seat)
            }
            for seat in self.everybody
        ]

    # At every ask.

    def check_ask(self) -> None:
        """The ask, the record and the state, as far as one look tells."""
        match = self.match
        self.report.asks = len(match.steps)
        self.checking = "the state"
        fault = self.box.broken(match.game)
        require(not fault, f"an invariant is broken: {fault}")
        self.hashes.append(match.hash())
        self.told.append(len(match.record))
        self.check_record()
        self.check_options()
        self.checking = "the length of the game"
        require(len(match.steps) <= self.box.longest, f"the game goes on after {self.box.longest} answers")
        tail = len(match.steps) - match.bases[-1].steps
        self.report.longest_tail = max(self.report.longest_tail, tail)
        require(
            tail <= self.longest_tail, f"there are {tail} answers since the last base, more than {self.longest_tail}"
        )

    def check_options(self) -> None:
        self.checking = "the ask"
        ask = self.match.ask
        if ask is None:
            return
        require(bool(ask.options), f"{ask.topic.name} offers nothing")
        require(0 <= ask.seat < self.match.game.seats, f"{ask.topic.name} asks seat {ask.seat}, which there is not")
        texts = [option.text for option in ask.options]
        twice = sorted({text for text in texts if texts.count(text) > 1}) if len(set(texts)) != len(texts) else []
        require(not twice, f"{ask.topic.name} offers {', '.join(twice)} more than once")
        for option in ask.options:
            require(self.catalogue.by_text.get(option.text) is option, f"{option.text!r} is not in the catalogue")
            require(self.catalogue.options[option.number] is option, f"{option.text!r} has another's number")
            forbidden = self.match.game.why_not(ask.seat, option, ask)
            require(not forbidden, f"{option.text!r} is offered, and yet {forbidden} forbids it")
        require(len(ask.args) == len(ask.topic.domains), f"the topic {ask.topic.name} has {len(ask.args)} arguments")
        self.check_clause(ask.clause, f"the ask {ask.topic.name}")

    def check_record(self) -> None:
        """New entries of the record."""
        self.checking = "the record"
        for entry in self.match.record[self.read :]:
            phrase = entry.phrase
            require(len(entry.args) == len(phrase.domains), f"{phrase.name} is told with {len(entry.args)} arguments")
            hides = any(is_secret(domain, self.catalogue) for domain in phrase.domains)
            require(hides or entry.mask == EVERYONE, f"{phrase.name} is whispered, but nothing in it is secret")
            self.check_clause(entry.clause, f"the entry {phrase.name}")
        self.read = len(self.match.record)

    def check_clause(self, clause: str, of: str) -> None:
        require(bool(clause), f"{of} cites no clause")
        require(not self.clauses or self.is_clause(clause), f"{of} cites {clause}, which is not in the lawbook")

    def is_clause(self, clause: str) -> bool:
        """Whether a clause is in the game's lawbook, or by its full citation in another."""
        game, colon, name = clause.partition(":")
        return name in clauses(game) if colon else clause in self.clauses

    # At some asks.

    def check_closely(self) -> None:
        """Everything that needs copies."""
        for check in (
            self.check_views,
            self.check_copy,
            self.check_position,
            self.check_undo,
            self.check_imagined,
            self.check_leaks,
        ):
            check()
            require(self.match.hash() == self.hashes[-1], "the match itself has changed by this")

    def check_views(self) -> None:
        self.checking = "views"
        size = sum(length for _, length in self.match.game.setting.schema.layout())
        for seat in [*self.everybody, OMNISCIENT]:
            seen = plain(self.match, seat, 0)
            require(seen == plain(self.match, seat, 0), f"seat {seat} sees two things when it looks twice")
            require(len(self.match.observe(seat)) == size, f"the observation of seat {seat} has not {size} numbers")

    def check_copy(self) -> None:
        """A copy is equal, is independent, and can itself be copied."""
        self.checking = "a copy"
        self.report.copies += 1
        copy = self.match.clone()
        require(copy.hash() == self.hashes[-1], f"the copy differs: {difference(self.match, copy)}")
        again = copy.clone(record=False)
        require(again.hash() == self.hashes[-1], f"the copy of a copy differs: {difference(self.match, again)}")
        require(len(copy.record) == len(self.match.record), "the copy has another record")
        self.shadows.append(Shadow("a copy", self.match.clone()))
        self.past.append((self.hashes[-1], self.match.clone(record=False)))
        self.play_on(copy, SHADOWED)
        self.play_on(again, SHADOWED)

    def check_position(self) -> None:
        """The position, written as text, is the whole state."""
        written = self.match.position()
        self.report.positions += 1
        self.report.between += "since" in written
        for language, text in (("JSON", position.to_json(written)), ("TOML", position.to_toml(written))):
            self.checking = f"the position in {language}"
            loaded = Match.from_position(text)
            require(loaded.hash() == self.hashes[-1], f"another state comes back: {difference(self.match, loaded)}")
            require(
                loaded.position() == written or bool(loaded.steps), "another position is written when it is read back"
            )
            loaded.game.chance = self.match.game.chance.copy()
            self.shadows.append(Shadow(f"the position in {language}", loaded))

    def check_undo(self) -> None:
        """Taking back restores what was, and nothing that anybody has learned since is taken back."""
        self.checking = "undo"
        copy = self.match.clone()
        if copy.steps and self.match.game.seats > 1:
            stranger = (copy.steps[-1].seat + 1) % self.match.game.seats
            require(not copy.can_undo(stranger), "a seat may take back the answer of another")
        deepest = 0 if self.match.over else len(copy.steps) - UNDONE
        while copy.can_undo() and len(copy.steps) > deepest:
            self.undo_one(copy)
        if copy.steps and not copy.can_undo():
            self.report.barriers += 1
            try:
                copy.undo()
            except UndoError:
                return
            raise Broken("undo goes back where can_undo says that it cannot")

    def undo_one(self, copy: Match) -> None:
        """Take one answer back, and give it again in a copy."""
        count = len(copy.steps) - 1
        step = copy.steps[-1]
        answer = f"answer {count + 1}, {step.option.text!r},"
        require(count >= self.barrier, f"{answer} can be taken back, though somebody has learned something since")
        copy.undo(step.seat)
        self.report.undone += 1
        require(len(copy.steps) == count, "undo took back another number of answers than one")
        require(copy.hash() == self.hashes[count], f"{answer} was taken back, and the state is not what it was")
        require(len(copy.record) == self.told[count], f"{answer} was taken back, and the record is not what it was")
        again = copy.clone(record=False)
        again.answer(step.option.text)
        require(again.hash() == self.hashes[count + 1], f"{answer} was taken back and given again, and differs")

    def check_imagined(self) -> None:
        """A guess fits what the seat knows, and can be played on."""
        for seat in range(self.match.game.seats):
            self.checking = f"what seat {seat} imagines"
            self.report.imagined += 1
            try:
                guess = self.match.imagine(seat, self.lots.getrandbits(32))
            except ImagineError:
                self.report.unimagined += 1
                rare = self.report.unimagined <= 2 + self.report.imagined // 20
                require(rare, "too often no guess fits what the seat knows")
                continue
            fault = self.box.broken(guess.game)
            require(not fault, f"an invariant is broken: {fault}")
            self.require_same(guess, view_of(self.match, seat), view_of(guess, seat))
            self.play_on(guess, IMAGINED)

    def check_leaks(self) -> None:
        """Whatever a seat may not know could be otherwise, and the seat would see the same."""
        if not self.match.steps:
            return
        told = self.match.twin_told()
        wondering = self.lots.sample(self.catalogue.options, min(WONDERED, len(self.catalogue.options)))
        for seat in self.everybody:
            self.checking = f"what shows to {'a spectator' if seat == SPECTATOR else f'seat {seat}'}"
            twin = self.match.twin(seat, self.lots.getrandbits(32))
            if twin is None:
                self.report.twins_missing += 1
                continue
            self.report.twins += 1
            self.report.twins_differing += twin.hash() != self.hashes[-1]
            self.require_same(twin, plain(self.match, seat, told), plain(twin, seat, 0))
            if seat != SPECTATOR:
                self.require_same(
                    twin, self.asked_about(self.match, seat, wondering), self.asked_about(twin, seat, wondering)
                )

    def asked_about(self, match: Match, seat: int, wondering: list[Option]) -> bytes:
        """What a seat is told of its options, and of those it has not, when it asks why not."""
        ask = match.ask
        facts = [match.game.facts(option) for option in ask.options] if ask is not None and ask.seat == seat else []
        reasons = {option.text: match.game.why_not(seat, option, ask) for option in wondering}
        for text, clause in reasons.items():
            require(
                not (clause and self.clauses) or self.is_clause(clause),
                f"{clause}, said to forbid {text!r}, is no clause",
            )
        return msgspec.json.encode({"facts": facts, "reasons": reasons})

    def require_same(self, other: Match, ours: bytes, theirs: bytes) -> None:
        if ours != theirs:
            hidden = difference(self.match, other)
            raise Broken(f"it differs where only hidden things do: {first_difference(ours, theirs)} (hidden: {hidden})")

    def play_on(self, match: Match, answers: int) -> None:
        """Play a copy on at random, copying it on the way."""
        for _ in range(answers):
            if match.ask is None:
                break
            match.choose(self.lots.randrange(len(match.ask.options)))
            if self.lots.random() < 0.2:
                hash_ = match.hash()
                require(match.clone(record=False).hash() == hash_, "a copy taken while playing on differs")

    # At the end.

    def check_end(self) -> None:
        self.check_result()
        self.checking = "states that were passed"
        for hash_, copy in self.past:
            require(
                copy.hash() == hash_, f"one has changed since: something is shared, after {len(copy.steps)} answers"
            )
        self.check_replay()

    def check_result(self) -> None:
        self.checking = "the result"
        seats = self.match.game.seats
        result = self.match.result
        require(len(result.points) == seats, f"there are points for {len(result.points)} seats of {seats}")
        require(bool(result.winners) or self.match.game.setting.box.can_be_lost, "nobody has won")
        require(all(0 <= winner < seats for winner in result.winners), f"the winners are {result.winners}")

    def check_replay(self) -> None:
        """The stored game, written and read, replays answer by answer."""
        self.checking = "the stored game"
        stored = save.to_save(self.match)
        text = save.encode(stored)
        read = save.decode(text)
        require(save.encode(read) == text, "it is written differently when it was read")
        replayed = save.to_match(read)
        require(plain(replayed, OMNISCIENT, 0) == plain(self.match, OMNISCIENT, 0), "it replays with another record")
        again = save.begin(read)
        for number, answer in enumerate([*read.answers, ""]):
            require(again.hash() == self.hashes[number], f"it replays differently, after {number} answers")
            require(len(again.record) == self.told[number], f"its record differs, after {number} answers")
            if answer:
                again.answer(answer)


def plain(match: Match, seat: int, told: int) -> bytes:
    """All that a seat may see of a match, as it would be sent."""
    return msgspec.json.encode([match.view(seat), match.observe(seat), match.record_for(seat, told)])


def view_of(match: Match, seat: int) -> bytes:
    """What a seat may see of a match now."""
    return msgspec.json.encode([match.view(seat), match.observe(seat)])


def difference(one: Match, other: Match) -> str:
    """The first thing in which two states differ, for a failure's message."""
    return first_difference(msgspec.json.encode(one.view(OMNISCIENT)), msgspec.json.encode(other.view(OMNISCIENT)))


def first_difference(one: bytes, other: bytes) -> str:
    for path, ours, theirs in differences(msgspec.json.decode(one), msgspec.json.decode(other), ""):
        return f"{path or 'all of it'} is {ours!r} and {theirs!r}"
    return "nothing that is written down"


def differences(one: object, other: object, path: str) -> Iterator[tuple[str, object, object]]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, theirs, f"{path}[{place}]")
    elif one != other:
        yield path, one, other


# Many games.


class Session(msgspec.Struct, frozen=True):
    """One game to be checked, in full."""

    number: int
    name: str
    seats: int
    rules: dict[str, str]
    seed: int
    thorough: float


@dataclass
class Outcome:
    """What came of a session."""

    session: Session
    report: Report = field(default_factory=Report)
    failure: str = ""
    save: bytes = b""


def plan(games: int, seed: int, names: Sequence[str], thorough: float = 0.1) -> list[Session]:
    """The sessions that a seed means: games in turn, seat counts and rulesets at random, the default one often."""
    sessions = []
    for number in range(games):
        lots = random.Random(f"{seed}/{number}")
        name = names[number % len(names)]
        box = shelf.find(name)
        seats = lots.choice(box.seat_counts)
        rules = {} if lots.random() < 0.4 else box.sample(seats, lots)
        sessions.append(Session(number, name, seats, rules, lots.getrandbits(32), thorough))
    return sessions


def run(session: Session) -> Outcome:
    """Check one game, and bring home what is wrong with it instead of raising."""
    try:
        report = check_game(session.name, session.seats, session.rules, session.seed, session.thorough)
    except BatteryFailure as failure:
        return Outcome(session, failure=failure.message, save=save.encode(failure.save))
    except Exception as error:  # a game that cannot even be laid out
        config = Config(session.name, session.seats, session.rules)
        return Outcome(session, failure=f"{config.game} cannot be started: {type(error).__name__}: {error}")
    return Outcome(session, report)


def prepare(modules: Sequence[str]) -> None:
    """In a new process: import what registers games."""
    for module in modules:
        importlib.import_module(module)


def fuzz(
    games: int,
    seed: int = 0,
    names: Sequence[str] = (),
    jobs: int = 2,
    out_dir: Path | None = None,
    progress: bool = True,
    thorough: float = 0.1,
    modules: Sequence[str] = (),
) -> int:
    """Check many games in worker processes, store those that fail, and give their number.

    `modules` are imported first, in every process, for games that are not installed but register themselves.
    """
    if games < 1:
        raise ConfigError(f"at least 1 game must be played, not {games}")
    prepare(modules)
    console = Console()
    sessions = plan(games, seed, names or shelf.names(), thorough)
    reports: dict[str, Report] = {}
    failed: list[Outcome] = []
    for outcome in watched(outcomes(sessions, jobs, modules), len(sessions), console, progress):
        reports.setdefault(outcome.session.name, Report(games=0)).add(outcome.report)
        if outcome.failure:
            failed.append(outcome)
    failed.sort(key=lambda outcome: outcome.session.number)
    for outcome in failed:
        console.print(f"[red]failed[/] {escape(outcome.failure)}", highlight=False, soft_wrap=True)
        if out_dir is not None:
            console.print(f"       {store(outcome, out_dir)}", highlight=False, soft_wrap=True)
    for name, report in sorted(reports.items()):
        fallen = sum(outcome.session.name == name for outcome in failed)
        console.print(summary(name, report, fallen), highlight=False, soft_wrap=True)
    return len(failed)


def outcomes(sessions: list[Session], jobs: int, modules: Sequence[str]) -> Iterator[Outcome]:
    """What comes of the sessions, in the order in which they end."""
    if jobs <= 1:
        yield from map(run, sessions)
        return
    # Workers start from nothing wherever they run: what works here works on every system.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=prepare, initargs=(list(modules),)) as pool:
        try:
            for done in as_completed([pool.submit(run, session) for session in sessions]):
                yield done.result()
        except BrokenProcessPool as error:
            raise LawspeakerError("a process that was checking games has died; is there too little memory?") from error
        finally:
            pool.shutdown(cancel_futures=True)


def watched(found: Iterator[Outcome], total: int, console: Console, show: bool) -> Iterator[Outcome]:
    """The same outcomes, with a bar that shows how far along they are."""
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[failed]} failed"),
        TimeRemainingColumn(),
        console=console,
        disable=not show,
    )
    with bar:
        task = bar.add_task("games", total=total, failed=0)
        failed = 0
        for outcome in found:
            failed += bool(outcome.failure)
            bar.update(task, advance=1, failed=failed)
            yield outcome


def store(outcome: Outcome, out_dir: Path) -> Path:
    """Write a failed game so that it can be replayed, and beside it what is wrong and how to see it again."""
    session = outcome.session
    path = out_dir / f"{session.name}-{session.seats}-{session.seed}.json"
    if outcome.save:
        save.write(save.decode(outcome.save), path)
    call = f"check_game({session.name!r}, {session.seats}, {session.rules!r}, {session.seed}, {session.thorough})"
    with whole(path.with_suffix(".txt")) as unfinished:
        unfinished.write_text(f"{outcome.failure}\n\n{call}\n", encoding="utf-8")
    return path


def summary(name: str, report: Report, failed: int) -> str:
    """What was met with in the games of one kind, in a few lines."""
    return (
        f"[bold]{name}[/]: {report.games} games, {failed} failed; {report.asks} answers, at most {report.longest_tail} "
        f"after a base\n  {report.copies} copies, {report.positions} positions ({report.between} between checkpoints), "
        f"{report.undone} answers taken back\n  {report.imagined} guesses, {report.twins} twins "
        f"({report.twins_differing} with other things hidden, {report.twins_missing} not to be found)"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m lawspeaker.lab.battery", description="Check many random games.")
    parser.add_argument("--games", type=int, default=200, help="how many games to play")
    parser.add_argument("--seed", type=int, default=0, help="which games: the same seed means the same games")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes to use")
    parser.add_argument("--only", action="append", default=[], metavar="GAME", help="this game only; can be repeated")
    parser.add_argument("--out", type=Path, default=Path("fuzz-failures"), help="where failing games are stored")
    parser.add_argument("--thorough", type=float, default=0.1, help="the share of asks at which everything is checked")
    parser.add_argument(
        "--load", action="append", default=[], metavar="MODULE", help="import this first; it registers games"
    )
    parser.add_argument("--quiet", action="store_true", help="show no progress bar")
    given = parser.parse_args(arguments)
    try:
        failures = fuzz(
            given.games, given.seed, given.only, given.jobs, given.out, not given.quiet, given.thorough, given.load
        )
    except LawspeakerError as error:
        parser.error(str(error))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
