"""Training: a network plays all seats of many matches at once, and learns from how they end (PPO).

    with Training("arctic", seed=7, workers=15, device="cuda") as training:
        training.piece(minutes=8)
        training.save(Path("arctic.pt"))
    training.learned().write(Path("arctic.npz"))

Training runs in pieces, a piece in laps. In each lap, some steps of every match are played; then answers that went
better than expected are made likelier. Every piece has tables of its own.
"""

from __future__ import annotations

import ctypes
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
from lawspeaker.learn.learned import About, Learned, Look, read
from lawspeaker.learn.network import Chances, Network
from lawspeaker.learn.reading import Reading, aligned
from lawspeaker.learn.vocabulary import KnownNames, Vocabulary, make

with needed("torch", extra="learn"):
    import torch
    from torch import Tensor, nn


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


def adjusted(sizes: Sizes, said: list[str]) -> Sizes:
    """Sizes with some of them changed, as arguments give them: `width=256`."""
    usual = sizes._asdict()
    for each in said:
        name, _, value = each.partition("=")
        if name not in usual:
            raise ConfigError(f"there is no {name!r} to be set; there are {', '.join(usual)}")
        try:
            usual[name] = type(usual[name])(value)
        except ValueError as error:
            raise ConfigError(f"{name} is a number such as {usual[name]}, not {value!r}") from error
    return Sizes(**usual)


class Experience(NamedTuple):
    """What was played in a lap. The first two dimensions are steps and matches, the third of some are seats."""

    numbers: Tensor  # observations
    mask: Tensor  # of options as the seat calls them
    chair: Tensor
    seat: Tensor  # which was asked
    action: Tensor  # what it answered, as it calls it,
    likelihood: Tensor  # and the logarithm of how likely that was to the network
    own: Tensor  # whether the network itself answered, and not one of its past
    value: Tensor  # what every seat could expect; once more after the last step
    reward: Tensor  # what the step brought every seat
    ended: Tensor  # whether the match was over with it


def advantages(value: Tensor, reward: Tensor, ended: Tensor, seat: Tensor, trace: float) -> Tensor:
    """How much better than expected it went on for every seat from every step (generalised advantage estimation).

    Every seat goes through all steps of its match. What it may expect is known at each of them, and to it, what others
    answer is like chance. So each seat has a trajectory of its own, and its trace fades with its own answers only. None
    continues into the next match of the same row.
    """
    found = torch.zeros_like(reward)
    later = torch.zeros_like(reward[0])
    for step in reversed(range(len(reward))):
        goes_on = (~ended[step]).unsqueeze(1)
        surprise = reward[step] + goes_on * value[step + 1] - value[step]
        found[step] = surprise + goes_on * later
        own = seat[step].unsqueeze(1)
        later = found[step].scatter(1, own, trace * found[step].gather(1, own))
    return found


def clipped_gain(ratio: Tensor, credit: Tensor, clip: float) -> Tensor:
    """The gain from making answers so many times as likely; beyond the clip there is no further gain."""
    return torch.minimum(ratio * credit, ratio.clamp(1 - clip, 1 + clip) * credit)


def victory(reward: float, seats: int) -> float:
    """The share of the victory that a reward stands for. A single seat wins and loses as if there were two."""
    table = max(seats, 2)
    return (reward * (table - 1) + 1) / table


def turned(found: Tensor, seat: Tensor, seats: Tensor, back: bool = False) -> Tensor:
    """A column for each seat, counted from the one that looks; or back to the order of seats. 0 where nobody sits."""
    places = torch.arange(found.shape[-1], device=found.device)
    by = -seat if back else seat
    at = (places + by.unsqueeze(-1)) % seats.unsqueeze(-1)
    return found.gather(-1, at) * (places < seats.unsqueeze(-1))


class SavedTraining(msgspec.Struct):
    """What a training keeps beside its tensors."""

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
        self.device = torch.device(device)
        if self.device.type == "cpu":
            torch.set_num_threads(1)  # workers need the cores
        else:
            torch.set_float32_matmul_precision("high")
        torch.manual_seed(seed)
        self.vocabulary = make(game) if vocabulary is None else vocabulary
        self.seats = max(self.box.seat_counts)
        self.network = self._made()
        self.acting = self.network  # which plays
        self.aside: ThreadPoolExecutor | None = None
        self.playing: torch.cuda.Stream | None = None
        if self.device.type == "cuda":  # while it learns from a lap, the next one is played, and playing comes first
            self.acting, self.aside = self._made(), ThreadPoolExecutor(1)
            self.playing, self.studying = torch.cuda.Stream(priority=-1), torch.cuda.Stream()
        self.learning: Future[None] | None = None
        self.optimiser = torch.optim.Adam(self.network.parameters(), eps=1e-5)
        self.league: list[dict[str, Tensor]] = []
        self.met = torch.zeros(len(self.vocabulary.inputs), dtype=torch.bool, device=self.device)
        self.pieces = self.laps = self.steps = self.matches = 0  # matches are those that were played to their end
        self.minutes = self.progress = 0.0
        self.scale = 0.0  # of the game's judgement
        self.guests = (0.0, 0, 0.0)  # since the last look: won, games, and what an even share would be
        self.looks: list[Look] = []
        self.arena: Arena | None = None

    def _made(self) -> Network:
        words = self.vocabulary.words
        network = Network(aligned(len(words.inputs)), len(words.parts), self.seats, self.sizes.width)
        network.to(self.device)
        return network

    def __enter__(self) -> Training:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the matches. What has been learned is still there."""
        self.settle()
        if self.arena is not None:
            self.arena.close()
            if self.device.type == "cuda":
                torch.cuda.cudart().cudaHostUnregister(ctypes.addressof(self.arena.memory))
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
        with torch.cuda.stream(self.playing):  # does nothing without one
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
        torch.manual_seed(seed)
        self.lots = random.Random(seed)
        if self.device.type == "cuda":
            torch.cuda.synchronize()  # what was made in other streams is there
            self.acting.load_state_dict(self.network.state_dict())
        sizes = self.sizes
        half = sizes.matches // HALVES
        dealt = deals(self.game, min(sizes.tables, half), self.lots, self.table_seats, self.rules)
        settings: list[Setting] = [self.box.setting(self.box.configure(*deal)) for deal in dealt]
        numbers = max(len(Layout(setting)) for setting in settings)
        actions = max(len(setting.catalogue.options) for setting in settings)
        terms = ArenaTerms(self.game, dealt, half, min(sizes.guests, half), "greedy", numbers, actions, self.seats)
        self.arena = Arena(terms, seed, self.workers)
        self.reading = Reading(self.vocabulary, settings, self.device)
        rows = [terms.deal_of(row) for row in range(half)]
        self.table = torch.tensor(rows, device=self.device)  # the same in both halves
        self.sitting = self.reading.seats[self.table]
        row = torch.arange(half, device=self.device)
        self.veteran = row[row % sizes.veterans == 0]
        self.rival_rows = torch.zeros(half, dtype=torch.bool, device=self.device)
        self.rival_rows[self.veteran] = True
        self.rival_rows[half - terms.guests :] = False
        self.mine = (row // sizes.veterans) % self.sitting
        self.rival = self._made()
        self.last = [torch.full((half, self.seats), torch.nan, device=self.device) for _ in range(HALVES)]
        self._pin()
        self.seen: list[tuple[Tensor, ...]] = []
        for number in range(HALVES):
            self.arena.wait()
            self.seen.append(self.look_at(number))

    def _pin(self) -> None:
        """Lock the shared memory in place, so that it is copied to the GPU quickly."""
        if self.device.type == "cuda" and self.arena is not None:
            memory = self.arena.memory
            torch.cuda.cudart().cudaHostRegister(ctypes.addressof(memory), ctypes.sizeof(memory), 0)

    def lap(self) -> None:
        """Play for a while, and learn from it: on a GPU, while the next lap is played."""
        sizes = self.sizes
        played = self.play()
        self.settle()
        for group in self.optimiser.param_groups:
            group["lr"] = sizes.rate * (1 - (1 - sizes.least) * self.progress)
        if self.aside is None:
            self.learn(played)
        else:
            torch.cuda.current_stream().synchronize()
            self.learning = self.aside.submit(self._learn_aside, played)
        self.laps += 1
        if self.laps % sizes.often == 0:
            self.look()
            self.league.append({name: tensor.detach().clone() for name, tensor in self.acting.state_dict().items()})
            if len(self.league) > sizes.league:
                del self.league[self.lots.randrange(sizes.league)]  # never the newest; of the old ones some stay long

    def _learn_aside(self, played: Experience) -> None:
        """Learn in a stream of its own."""
        with torch.cuda.stream(self.studying):
            self.learn(played)
        self.studying.synchronize()

    def settle(self) -> None:
        """Wait until everything that was played has been learned from, and play by it from now on."""
        if self.learning is not None:
            learning, self.learning = self.learning, None
            learning.result()
            self.acting.load_state_dict(self.network.state_dict())

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
        if self.league:
            self.rival.load_state_dict(self.league[self.lots.randrange(len(self.league))])
        weight = self.sizes.judgement * max(0.0, 1 - self.progress / self.sizes.judged)
        kept: list[list[dict[str, Tensor]]] = [[] for _ in range(HALVES)]
        with torch.no_grad():
            for step in range(self.sizes.steps + 1):
                for half in range(HALVES):
                    if step:
                        self.arena.wait()  # for this half, which was sent first
                        kept[half][-1] |= self.outcome(half, weight)
                        self.seen[half] = self.look_at(half)
                    if step < self.sizes.steps:
                        kept[half].append(self.choose(half, weight > 0))
            values = [self.answer(half)[1] for half in range(HALVES)]
        fields = {
            name: torch.cat([torch.stack([step[name] for step in steps]) for steps in kept], dim=1)
            for name in kept[0][0]
        }
        last = torch.cat(values).unsqueeze(0)
        return Experience(**{**fields, "value": torch.cat([fields["value"], last])})

    def look_at(self, half: int) -> tuple[Tensor, ...]:
        """What the asked seats of a half see, what they are offered, their chairs and which they are."""
        assert self.arena is not None
        rows = self.arena.halves[half]
        seat = torch.from_numpy(rows.seat).to(self.device).long()
        chair = self.reading.first[self.table] + seat
        numbers = torch.from_numpy(rows.observation).to(self.device, non_blocking=True).to(torch.int16)
        mask = torch.from_numpy(rows.mask).to(self.device, non_blocking=True)
        return numbers, self.reading.offered(mask, chair), chair, seat

    def answer(self, half: int) -> tuple[Chances, Tensor]:
        """How likely each option is, and what each seat may expect, in the order of the seats."""
        numbers, mask, chair, seat = self.seen[half]
        with self._precise():
            found, value = self.acting(self.reading.read(numbers, chair), mask, self.reading.parts)
        return found, turned(value, seat, self.sitting, back=True)

    def _precise(self) -> Any:
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")

    def choose(self, half: int, judged: bool) -> dict[str, Tensor]:
        """Answer in every match of a half."""
        assert self.arena is not None
        numbers, mask, chair, seat = self.seen[half]
        found, value = self.answer(half)
        own = torch.from_numpy(self.arena.halves[half].own.copy()).to(self.device)
        action = found.drawn()
        if self.league:
            own &= ~self.rival_rows | (seat == self.mine)
            rows = self.veteran
            with self._precise():
                past, _ = self.rival(self.reading.read(numbers[rows], chair[rows]), mask[rows], self.reading.parts)
            action[rows] = torch.where(own[rows] | ~self.rival_rows[rows], action[rows], past.drawn())
        answers = self.reading.numbered(action, chair)
        self.arena.send(half, answers.int().cpu().numpy(), judged)
        likelihood = found.of(action)
        fields = ("numbers", "mask", "chair", "seat", "action", "likelihood", "own", "value")
        values = (numbers, mask, chair, seat, action, likelihood, own, value)
        return dict(zip(fields, values, strict=True))

    def outcome(self, half: int, weight: float) -> dict[str, Tensor]:
        """What a step brought every seat, and which matches it ended."""
        assert self.arena is not None
        rows = self.arena.halves[half]
        ended = torch.from_numpy(rows.ended.copy()).to(self.device)
        reward = torch.from_numpy(rows.reward.copy()).to(self.device)
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

    def judgement(self, half: int, ended: Tensor) -> Tensor:
        """How much better than when it was last judged a seat stands now, as the game's own evaluation judges it.

        Each is judged when it is asked and after its answer. Over a match these sums come to what the seat has at the
        end, whatever happened between. They fade, so that in the end only victory counts.
        """
        assert self.arena is not None
        judged = torch.from_numpy(self.arena.halves[half].judged.copy()).to(self.device).clamp(-100, 100)
        last = self.last[half]
        last[ended] = torch.nan
        there = ~judged.isnan()
        if there.sum() > 1:
            self.scale = max(self.scale, float(judged[there].std()), 1e-3)
        change = (judged - last) / max(self.scale, 1e-3)
        self.last[half] = torch.where(there, judged, last)
        return change.clamp(-1, 1).nan_to_num(0.0)

    # Learning

    def learn(self, played: Experience) -> None:
        """Make likelier what went better than expected, and expect what came."""
        sizes = self.sizes
        sitting = torch.cat([self.sitting] * HALVES).expand_as(played.seat)
        advantage = advantages(played.value, played.reward, played.ended, played.seat, sizes.trace)
        returns = turned(advantage + played.value[:-1], played.seat, sitting).flatten(0, 1)
        credit = advantage.gather(2, played.seat.unsqueeze(2)).flatten()
        own = played.own.flatten()
        credit = (credit - credit[own].mean()) / (credit[own].std() + 1e-8)
        there = (torch.arange(self.seats, device=self.device) < sitting.unsqueeze(-1)).flatten(0, 1)
        numbers, mask, chair = played.numbers.flatten(0, 1), played.mask.flatten(0, 1), played.chair.flatten()
        action, before = played.action.flatten(), played.likelihood.flatten()
        for number in range(sizes.passes):
            for some in torch.randperm(len(action), device=self.device).split(sizes.portion):
                inputs = self.reading.read(numbers[some], chair[some])
                if number == 0:
                    self.met |= (inputs[:, : len(self.met)] != 0).any(0)
                with self._precise():
                    found, value = self.network(inputs, mask[some], self.reading.parts)
                gain = clipped_gain((found.of(action[some]) - before[some]).exp(), credit[some], sizes.clip)
                error = ((value - returns[some]).pow(2) * there[some]).sum(1).mean()
                mine = own[some].float()
                good = ((gain + sizes.curiosity * found.spread()) * mine).sum() / mine.sum().clamp(min=1)
                self.optimiser.zero_grad()
                (0.5 * error - good).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), sizes.steepest)
                self.optimiser.step()

    # Keeping

    def learned(self) -> Learned:
        """What has been learned so far, with the inputs that it has met."""
        words = self.vocabulary.words
        met = self.met.cpu().numpy()
        kept = msgspec.structs.replace(
            words, inputs=[name for name, there in zip(words.inputs, met, strict=True) if there]
        )
        weights = {name: tensor.float().cpu().numpy().copy() for name, tensor in self.network.state_dict().items()}
        weights["first.weight"] = weights["first.weight"].T[: len(met)][met].copy()
        for name in ("policy.weight", "bias.weight"):
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
        )
        said = torch.frombuffer(bytearray(msgspec.json.encode(kept)), dtype=torch.uint8)
        tensors = {"kept": said, "met": self.met, "network": self.network.state_dict(), "league": self.league}
        with whole(path) as unfinished:
            torch.save({**tensors, "optimiser": self.optimiser.state_dict()}, unfinished)


def resumed(path: Path, workers: int = 2, device: str = "cpu", **table: Any) -> Training:
    """A training that goes on where it was saved, or from a file of what was learned, without what made it."""
    if path.suffix == ".npz":
        return continued(read(path), workers, device, **table)
    try:
        found = torch.load(path, map_location=device, weights_only=True)
        kept = msgspec.json.decode(found["kept"].cpu().numpy().tobytes(), type=SavedTraining)
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}") from error
    except Exception as error:  # whatever reading any other file may raise
        raise ConfigError(f"{path} is not what a training has saved") from error
    check_version(kept.game, kept.version)
    vocabulary = Vocabulary(kept.words)
    training = Training(
        kept.game, seed=kept.seed, workers=workers, device=device, sizes=kept.sizes, vocabulary=vocabulary, **table
    )
    training.network.load_state_dict(found["network"])
    training.optimiser.load_state_dict(found["optimiser"])
    training.league, training.met = found["league"], found["met"]
    for name in ("pieces", "laps", "steps", "matches", "minutes", "progress", "scale", "guests", "looks"):
        setattr(training, name, getattr(kept, name))
    return training


def continued(learned: Learned, workers: int, device: str, **table: Any) -> Training:
    """A training that begins with what was learned already. Inputs that it had not met are there again."""
    about = learned.about
    check_version(about.game, about.version)
    width = len(learned.weights["first.bias"])
    sizes = (Sizes() if device != "cpu" else SMALL)._replace(width=width)
    training = Training(about.game, workers=workers, device=device, sizes=sizes, **table)
    new = training.vocabulary
    state = {name: tensor.clone() for name, tensor in training.network.state_dict().items()}
    for name, array in learned.weights.items():
        given = torch.from_numpy(array).to(device)
        if name == "first.weight":
            rows = [new.inputs[word] for word in about.words.inputs]
            state[name].zero_()
            state[name][:, rows] = given.T
            training.met[rows] = True
        elif name in ("policy.weight", "bias.weight"):
            state[name][[new.parts[word] for word in about.words.parts]] = given
        else:
            state[name] = given
    training.network.load_state_dict(state)
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
