"""Training: a network plays all seats of many matches at once, and learns from how they end (PPO).

    with Training("arctic", seed=7, workers=15, device="cuda") as training:
        training.piece(minutes=8)
        training.save(Path("arctic.training"))
    training.learned().write(Path("arctic.npz"))

Training runs in pieces, a piece in laps. In each lap, some steps of every match are played; then answers that went
better than expected are made likelier. Every piece has tables of its own.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.files import whole
from lawspeaker.kernel.game import Setting
from lawspeaker.learn.arena import HALVES, Arena, ArenaTerms, deals
from lawspeaker.learn.arrays import Array, ArrayLibrary, on
from lawspeaker.learn.descent import Adam, Aim, slopes
from lawspeaker.learn.learned import UNREADABLE, About, Learned, Look, read
from lawspeaker.learn.network import POLICY, Chances, Network
from lawspeaker.learn.reading import Reading, aligned
from lawspeaker.learn.vocabulary import KnownNames, Vocabulary, make

with needed("numpy"):
    import numpy as np


class Sizes(NamedTuple):
    """The numbers to experiment with."""

    matches: int = 4096  # that are played at once, in both halves together
    tables: int = 128  # at which they are played
    guests: int = 1  # matches in each half where greedy plays the other seats: how far it has come
    steps: int = 128  # of each match in a lap
    width: int = 384  # of the network's layers
    passes: int = 3  # over all that was played in a lap
    portion: int = 8192  # steps that are learned from at once
    rate: float = 6e-4  # the learning rate at the start
    least: float = 0.1  # of that rate, at the end
    trace: float = 0.97  # how much an answer is credited with what came of later ones: 0 is not at all, 1 is to the end
    clip: float = 0.2  # how much likelier or less likely a lap may make an answer
    curiosity: float = 0.01  # the weight of the entropy bonus
    steepest: float = 1.0  # the longest gradient that is followed
    judgement: float = 0.5  # the weight of what the game's own judgement adds to rewards, at the start,
    judged: float = 1.0  # and up to how much of the training it fades
    league: int = 8  # past networks that are kept
    often: int = 15  # laps from one of them to the next
    veterans: int = 5  # of so many matches, one is against a past network


# For a machine without a GPU.
SMALL = Sizes(matches=128, tables=8, guests=0, steps=64, width=128, passes=2, portion=1024, often=50)


def usual(device: str) -> Sizes:
    """The sizes for a device, if nothing else is said."""
    return Sizes() if device.startswith("cuda") else SMALL


def adjusted(sizes: Sizes, said: list[str]) -> Sizes:
    """Sizes with some of them changed, as arguments give them: `width=256`."""
    known = sizes._asdict()
    for each in said:
        name, _, value = each.partition("=")
        if name not in known:
            raise ConfigError(f"there is no {name!r} to be set; there are {', '.join(known)}")
        try:
            known[name] = type(known[name])(value)
        except ValueError as error:
            raise ConfigError(f"{name} is a number such as {known[name]}, not {value!r}") from error
    return Sizes(**known)


class Experience(NamedTuple):
    """What was played in a lap. The first two dimensions are steps and matches, the third of some are seats."""

    numbers: Array  # observations
    mask: Array  # of options as the seat calls them
    chair: Array
    seat: Array  # which was asked
    action: Array  # what it answered, as it calls it,
    likelihood: Array  # and the logarithm of how likely that was to the network
    own: Array  # whether the network itself answered, and not one of its past
    value: Array  # what every seat could expect; once more after the last step
    reward: Array  # what the step brought every seat
    ended: Array  # whether the match was over with it


def advantages(on: ArrayLibrary, value: Array, reward: Array, ended: Array, seat: Array, trace: float) -> Array:
    """How much better than expected it went on for every seat from every step (generalised advantage estimation).

    Every seat goes through all steps of its match. What it may expect is known at each of them, and to it, what others
    answer is like chance. So each seat has a trajectory of its own, and its trace fades with its own answers only. None
    continues into the next match of the same row.
    """
    found: list[Array] = []
    later = on.zeros(reward[0].shape)
    own = seat[..., None] == on.counted(reward.shape[-1])
    for step in reversed(range(len(reward))):
        goes_on = ~ended[step][:, None]
        surprise = reward[step] + goes_on * value[step + 1] - value[step]
        found.append(surprise + goes_on * later)
        later = on.where(own[step], trace * found[-1], found[-1])
    return on.stacked(found[::-1])


def victory(reward: float, seats: int) -> float:
    """The share of the victory that a reward stands for. A single seat wins and loses as if there were two.

    Rewards are rounded (`float32`), so a loss comes out as a hair below 0, which would be told as -0 %.
    """
    table = max(seats, 2)
    return max(0.0, (reward * (table - 1) + 1) / table)


def turned(on: ArrayLibrary, found: Array, seat: Array, seats: Array, back: bool = False) -> Array:
    """A column for each seat, counted from the one that looks; or back to the order of seats. 0 where nobody sits."""
    places = on.counted(found.shape[-1])
    by = -seat if back else seat
    at = (places + by[..., None]) % seats[..., None]
    return on.gather(found, at) * (places < seats[..., None])


def deviation(numbers: Array) -> Array:
    """The standard deviation of what some numbers are a sample of."""
    apart = numbers - numbers.mean()
    found: Array = (apart @ apart / (len(apart) - 1)) ** 0.5
    return found


KEPT = 3  # rows of weights that a training saves, beside past networks: of the network, and two of the optimiser


class SavedTraining(msgspec.Struct):
    """What a training keeps beside its arrays."""

    game: str
    version: int
    words: KnownNames
    sizes: Sizes
    seed: int
    pieces: int
    laps: int
    steps: int
    matches: int
    minutes: float
    progress: float
    scale: float
    guests: tuple[float, int, float]
    looks: list[Look]
    adjusted: int  # how often weights were


class Training:
    """A network, and the matches in which it plays against itself. Close it after use, or use it with `with`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        rules: dict[str, str] | None = None,
        seed: int = 0,
        workers: int = 2,
        device: str = "cpu",
        sizes: Sizes = SMALL,
        vocabulary: Vocabulary | None = None,
    ) -> None:
        """`seats` and `rules` are for a network that need not play every table; what they leave open is dealt."""
        self.box = shelf.find(game)
        self.game, self.table_seats, self.rules = game, seats, rules
        if seats is not None or rules:
            self.box.configure(
                max(self.box.seat_counts) if seats is None else seats, rules
            )  # what is wrong with them is told here
        half = sizes.matches // HALVES
        if not 1 <= workers <= half:
            raise ConfigError(f"{half} matches are for 1 to {half} workers, not {workers}")
        self.seed, self.workers, self.sizes = seed, workers, sizes
        self.on = on(device)
        self.vocabulary = make(game) if vocabulary is None else vocabulary
        self.seats = max(self.box.seat_counts)
        self.network = self._made()
        self.network.begin(seed)
        self.acting = self.network  # which plays
        self.aside: ThreadPoolExecutor | None = None
        if self.on.aside:  # while it learns from a lap, the next one is played
            self.acting, self.aside = self._made(), ThreadPoolExecutor(1)
        self.learning: Future[None] | None = None
        self.optimiser = Adam(self.on, len(self.network.weights))
        self.rate = sizes.rate  # of learning
        self.league: list[Array] = []  # the weights of past networks
        self.met = self.on.zeros((len(self.vocabulary.inputs),), "bool")
        self.pieces = self.laps = self.steps = self.matches = 0  # matches are those that were played to their end
        self.minutes = self.progress = 0.0
        self.scale = 0.0  # of the game's judgement
        self.guests = (0.0, 0, 0.0)  # since the last look: won, games, and what an even share would be
        self.looks: list[Look] = []
        self.arena: Arena | None = None

    def _made(self) -> Network:
        words = self.vocabulary.words
        return Network(self.on, aligned(len(words.inputs)), len(words.parts), self.seats, self.sizes.width)

    def __enter__(self) -> Training:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the matches. What has been learned is still there."""
        self.settle()
        if self.arena is not None:
            self.arena.close()
            self.on.unpin(self.arena.memory)
            self.arena = None

    # A piece

    def piece(
        self,
        laps: int | None = None,
        minutes: float | None = None,
        until: float = 1.0,
        tell: Callable[[], None] = lambda: None,
    ) -> None:
        """Train for so many laps or minutes, at tables that are dealt anew. At its end, `until` of the whole training
        is done: the learning rate and the game's judgement fade with it. `tell` is called after every lap.
        """
        with self.on.playing():
            self._piece(laps, minutes, until, tell)

    def _piece(self, laps: int | None, minutes: float | None, until: float, tell: Callable[[], None]) -> None:
        begun, before, spent = time.monotonic(), self.progress, self.minutes
        first = self.laps
        self.begin()
        while True:
            now = (time.monotonic() - begun) / 60
            done = (self.laps - first) / laps if laps is not None else now / (minutes or 1)
            if done >= 1:
                break
            self.progress = before + (until - before) * done
            self.lap()
            self.minutes = spent + (time.monotonic() - begun) / 60
            tell()
        self.progress = until
        self.settle()
        self.look()
        self.close()

    def begin(self) -> None:
        """Deal tables, and begin all matches."""
        self.close()
        self.pieces += 1
        seed = self.seed * 1000 + self.pieces
        self.on.seed(seed)
        self.lots = random.Random(seed)
        self.on.wait()
        self.acting.weights[:] = self.network.weights
        sizes = self.sizes
        half = sizes.matches // HALVES
        dealt = deals(self.game, min(sizes.tables, half), self.lots, self.table_seats, self.rules)
        settings: list[Setting] = [self.box.setting(self.box.configure(*deal)) for deal in dealt]
        numbers = max(len(Layout(setting)) for setting in settings)
        actions = max(len(setting.catalogue.options) for setting in settings)
        terms = ArenaTerms(self.game, dealt, half, min(sizes.guests, half), "greedy", numbers, actions, self.seats)
        self.arena = Arena(terms, seed, self.workers)
        self.on.pin(self.arena.memory)
        self.reading = Reading(self.vocabulary, settings, self.on)
        row = np.arange(half)
        table = np.array([terms.deal_of(number) for number in range(half)])  # the same in both halves
        veteran = row % sizes.veterans == 0
        sitting = np.array([setting.config.seats for setting in settings])[table]
        self.table, self.sitting = self.on.taken(table), self.on.taken(sitting)
        self.veteran = self.on.taken(row[veteran])
        self.rival_rows = self.on.taken(veteran & (row < half - terms.guests))
        self.mine = self.on.taken(row // sizes.veterans % sitting)
        self.rival = self._made()
        self.last = [self.on.zeros((half, self.seats)) + math.nan for _ in range(HALVES)]
        self.seen: list[tuple[Array, ...]] = []
        for number in range(HALVES):
            self.arena.wait()
            self.seen.append(self.look_at(number))

    def lap(self) -> None:
        """Play for a while, and learn from it: on a GPU, while the next lap is played."""
        sizes = self.sizes
        played = self.play()
        self.settle()
        self.rate = sizes.rate * (1 - (1 - sizes.least) * self.progress)
        if self.aside is None:
            self.learn(played)
        else:
            self.on.wait()
            self.learning = self.aside.submit(self._learn_aside, played)
        self.laps += 1
        if self.laps % sizes.often == 0:
            self.look()
            self.league.append(self.acting.weights + 0)
            if len(self.league) > sizes.league:
                del self.league[self.lots.randrange(sizes.league)]  # never the newest; of the old ones some stay long

    def _learn_aside(self, played: Experience) -> None:
        with self.on.studying():
            self.learn(played)

    def settle(self) -> None:
        """Wait until everything that was played has been learned from, and play by it from now on."""
        if self.learning is not None:
            learning, self.learning = self.learning, None
            learning.result()
            self.acting.weights[:] = self.network.weights

    def look(self) -> None:
        """Write down how it went against greedy since the last look."""
        won, games, even = self.guests
        if games:
            self.looks.append(Look(self.matches, round(self.minutes, 2), "greedy", won, games, even / games))
            self.guests = (0.0, 0, 0.0)

    # Playing

    def play(self) -> Experience:
        """Some steps of every match. The network plays all seats, but in some matches its past plays all but one."""
        assert self.arena is not None
        self.options = self.acting.options(self.reading.parts)
        if self.league:
            self.rival.weights[:] = self.league[self.lots.randrange(len(self.league))]
            self.rival_options = self.rival.options(self.reading.parts)
        weight = self.sizes.judgement * max(0.0, 1 - self.progress / self.sizes.judged)
        kept: list[list[dict[str, Array]]] = [[] for _ in range(HALVES)]
        for step in range(self.sizes.steps + 1):
            for half in range(HALVES):
                if step:
                    self.arena.wait()  # for this half, which was sent first
                    kept[half][-1] |= self.outcome(half, weight)
                    self.seen[half] = self.look_at(half)
                if step < self.sizes.steps:
                    kept[half].append(self.choose(half, weight > 0))
        fields = {
            name: self.on.joined([self.on.stacked([step[name] for step in steps]) for steps in kept], axis=1)
            for name in kept[0][0]
        }
        last = self.on.joined([self.answer(half)[1] for half in range(HALVES)])
        return Experience(**{**fields, "value": self.on.joined([fields["value"], last[None]])})

    def look_at(self, half: int) -> tuple[Array, ...]:
        """What the asked seats of a half see, what they are offered, their chairs and which they are."""
        assert self.arena is not None
        rows = self.arena.halves[half]
        seat = self.on.taken(rows.seat, "int64")
        chair = self.reading.first[self.table] + seat
        numbers, mask = self.on.taken(rows.observation, "int16"), self.on.taken(rows.mask)
        return numbers, self.reading.offered(mask, chair), chair, seat

    def answer(self, half: int) -> tuple[Chances, Array]:
        """How likely each option is, and what each seat may expect, in the order of the seats."""
        numbers, mask, chair, seat = self.seen[half]
        found = self.acting.see(self.reading.read(numbers, chair), mask, self.options)
        return found.chances, turned(self.on, found.value, seat, self.sitting, back=True)

    def choose(self, half: int, judged: bool) -> dict[str, Array]:
        """Answer in every match of a half."""
        assert self.arena is not None
        numbers, mask, chair, seat = self.seen[half]
        found, value = self.answer(half)
        own = self.on.taken(self.arena.halves[half].own)
        action = found.drawn()
        if self.league:
            own = own & (~self.rival_rows | (seat == self.mine))
            rows = self.veteran
            past = self.rival.see(self.reading.read(numbers[rows], chair[rows]), mask[rows], self.rival_options)
            mine = own[rows] | ~self.rival_rows[rows]
            action[rows] = self.on.where(mine, action[rows], past.chances.drawn())
        answers = self.reading.numbered(action, chair)
        self.arena.send(half, self.on.back(self.on.cast(answers, "int32")), judged)
        likelihood = found.of(action)
        fields = ("numbers", "mask", "chair", "seat", "action", "likelihood", "own", "value")
        values = (numbers, mask, chair, seat, action, likelihood, own, value)
        return dict(zip(fields, values, strict=True))

    def outcome(self, half: int, weight: float) -> dict[str, Array]:
        """What a step brought every seat, and which matches it ended."""
        assert self.arena is not None
        rows = self.arena.halves[half]
        ended, reward = self.on.taken(rows.ended), self.on.taken(rows.reward)
        self.matches += int(rows.ended.sum())
        self.steps += len(rows.ended)
        for row in range(len(rows.ended) - self.arena.terms.guests, len(rows.ended)):
            if rows.guested[row] == rows.guested[row]:
                seats = self.arena.terms.deals[self.arena.terms.deal_of(row)].seats
                won, games, even = self.guests
                share = victory(float(rows.guested[row]), seats)
                self.guests = (won + share, games + 1, even + 1 / max(seats, 2))
        if weight > 0:
            reward = reward + weight * self.judgement(half, ended)
        return {"reward": reward, "ended": ended}

    def judgement(self, half: int, ended: Array) -> Array:
        """How much better than when it was last judged a seat stands now, as the game's own evaluation judges it.

        Each is judged when it is asked and after its answer. Over a match these sums come to what the seat has at the
        end, whatever happened between. They fade, so that in the end only victory counts.
        """
        assert self.arena is not None
        judged = self.on.taken(self.arena.halves[half].judged).clip(-100, 100)
        last = self.last[half]
        last[ended] = math.nan
        there = judged == judged  # NaN is not
        some = judged[there]
        if len(some) > 1:
            self.scale = max(self.scale, float(deviation(some)), 1e-3)
        change = ((judged - last) / max(self.scale, 1e-3)).clip(-1, 1)
        self.last[half] = self.on.where(there, judged, last)
        return self.on.where(change == change, change, 0.0)

    # Learning

    def learn(self, played: Experience) -> None:
        """Make likelier what went better than expected, and expect what came."""
        on, sizes = self.on, self.sizes
        sitting = on.joined([self.sitting] * HALVES)
        advantage = advantages(on, played.value, played.reward, played.ended, played.seat, sizes.trace)
        returns = turned(on, advantage + played.value[:-1], played.seat, sitting)
        credit = on.gather(advantage, played.seat[..., None])[..., 0]
        own = credit[played.own]
        credit = (credit - own.mean()) / (deviation(own) + 1e-8)
        there = on.stacked([on.counted(self.seats) < sitting[:, None]] * len(credit))
        aim = Aim(played.action, played.likelihood, credit, played.own, returns, there)
        lap = [each.reshape((-1, *each.shape[2:])) for each in (played.numbers, played.mask, played.chair, *aim)]
        for number in range(sizes.passes):
            order = on.shuffled(len(lap[0]))
            for start in range(0, len(order), sizes.portion):
                some = order[start : start + sizes.portion]
                numbers, mask, chair, *aims = (each[some] for each in lap)
                inputs = self.reading.read(numbers, chair)
                if number == 0:
                    self.met |= (inputs[:, : len(self.met)] != 0).any(0)
                seen = self.network.see(inputs, mask, self.network.options(self.reading.parts))
                by_score, by_value = slopes(seen.chances, seen.value, Aim(*aims), sizes.clip, sizes.curiosity)
                found = self.network.slopes(seen, by_score, by_value)
                self.optimiser.step(self.network.weights, found, self.rate, sizes.steepest)

    # Keeping

    def learned(self) -> Learned:
        """What has been learned so far, with the inputs that it has met."""
        words = self.vocabulary.words
        met = self.on.back(self.met)
        kept = msgspec.structs.replace(
            words, inputs=[name for name, there in zip(words.inputs, met, strict=True) if there]
        )
        weights = {name: self.on.back(layer) for name, layer in self.network.layers.items()}
        weights["first.weight"] = weights["first.weight"][: len(met)][met]
        for name in POLICY:
            weights[name] = weights[name][:-1]
        return Learned(About(self.game, self.box.version, kept, self.looks[:]), weights)

    def save(self, path: Path) -> None:
        """Write all that `resumed` needs to go on."""
        kept = SavedTraining(
            self.game,
            self.box.version,
            self.vocabulary.words,
            self.sizes,
            self.seed,
            self.pieces,
            self.laps,
            self.steps,
            self.matches,
            self.minutes,
            self.progress,
            self.scale,
            self.guests,
            self.looks,
            self.optimiser.steps,
        )
        weights = [self.network.weights, self.optimiser.mean, self.optimiser.square, *self.league]
        arrays = {
            "kept": np.frombuffer(msgspec.json.encode(kept), np.uint8),
            "met": self.on.back(self.met),
            "weights": self.on.back(self.on.stacked(weights)),
        }
        with whole(path) as unfinished, unfinished.open("wb") as file:
            np.savez(file, **arrays)  # type: ignore[arg-type]  # it thinks of its own options


def resumed(path: Path, workers: int = 2, device: str = "cpu", **table: Any) -> Training:
    """A training that goes on where it was saved, or from a file of what was learned, without what made it."""
    if path.suffix == ".npz":
        return continued(read(path), workers, device, **table)
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            kept = msgspec.json.decode(stored["kept"].tobytes(), type=SavedTraining)
            met, weights = stored["met"], stored["weights"]
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}") from error
    except UNREADABLE as error:
        raise ConfigError(f"{path} is not what a training has saved, which would be a FILE.training") from error
    check_version(kept.game, kept.version)
    vocabulary = Vocabulary(kept.words)
    training = Training(
        kept.game, seed=kept.seed, workers=workers, device=device, sizes=kept.sizes, vocabulary=vocabulary, **table
    )
    if met.shape != training.met.shape or weights.shape[1:] != training.network.weights.shape or len(weights) < KEPT:
        raise ConfigError(f"{path} is damaged: its arrays do not fit together")
    rows = [training.on.taken(row, training.on.kind) for row in weights]
    training.network.weights[:] = rows[0]
    training.optimiser.mean, training.optimiser.square, *training.league = rows[1:]
    training.optimiser.steps = kept.adjusted
    training.met = training.on.taken(met, "bool")
    for name in ("pieces", "laps", "steps", "matches", "minutes", "progress", "scale", "guests", "looks"):
        setattr(training, name, getattr(kept, name))
    return training


def continued(learned: Learned, workers: int, device: str, **table: Any) -> Training:
    """A training that begins with what was learned already. Inputs that it had not met are there again."""
    about = learned.about
    check_version(about.game, about.version)
    sizes = usual(device)._replace(width=len(learned.weights["first.bias"]))
    training = Training(about.game, workers=workers, device=device, sizes=sizes, **table)
    new = training.vocabulary
    inputs = training.on.taken(np.array([new.inputs[word] for word in about.words.inputs], np.int64))
    parts = training.on.taken(np.array([new.parts[word] for word in about.words.parts], np.int64))
    training.met[inputs] = True
    layers = training.network.layers
    layers["first.weight"][:] = 0
    rows = {"first.weight": inputs} | dict.fromkeys(POLICY, parts)
    for name, array in learned.weights.items():
        layers[name][rows.get(name, slice(None))] = training.on.taken(array)
    training.looks = about.looks[:]
    if training.looks:
        training.matches, training.minutes = training.looks[-1].matches, training.looks[-1].minutes
    return training


def check_version(game: str, version: int) -> None:
    here = shelf.find(game).version
    if version != here:
        raise ConfigError(
            f"this training of {game} is by rules of version {version}, and here they are of version {here}"
        )
