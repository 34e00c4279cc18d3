"""Training: a network plays all seats of many matches at once, and learns from how they end (PPO).

    with Training("arctic", seats=3, seed=7) as training:
        training.run(matches=1000)
    training.learned().write(Path("arctic.npz"))

Training runs in laps. In each lap, some steps of every match are played; then answers that went better than expected
are made likelier.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lawspeaker.envs.batch import Batch
from lawspeaker.envs.libraries import needed
from lawspeaker.learn.features import Features
from lawspeaker.learn.learned import About, Learned, Look, numbering
from lawspeaker.learn.network import Network

with needed("torch", extra="learn"):
    import torch
    from torch import Tensor, nn

AT_ONCE = 128  # matches that are played
STEPS = 64  # of each of them in a lap
WIDTH = 128  # of the network's layers
PASSES = 2  # over all that was played in a lap
PORTION = 1024  # steps that are learned from at once
RATE = 1e-3  # the learning rate at the start
TRACE = 0.97  # how much an answer is credited with what came later: 0 is not at all, 1 is to the end
CLIP = 0.2  # how much likelier or less likely a lap may make an answer
CURIOSITY = 0.01  # the weight of the entropy bonus
STEEPEST = 0.5  # the longest gradient that is followed
LOOKS = 8  # at how far it has come, in one training


class Experience(NamedTuple):
    """What was played in a lap. The first two dimensions are steps and matches, the third of some are seats."""

    inputs: Tensor
    mask: Tensor
    seat: Tensor  # which was asked
    action: Tensor  # what it answered,
    likelihood: Tensor  # and the logarithm of how likely that was
    value: Tensor  # what every seat could expect; once more after the last step
    reward: Tensor  # what the step brought every seat
    ended: Tensor  # whether the match was over with it


def advantages(value: Tensor, reward: Tensor, ended: Tensor, trace: float) -> Tensor:
    """How much better than expected it went on for every seat from every step (generalised advantage estimation).

    Every seat goes through all steps of its match. What it may expect is known at each of them, and to it, what others
    answer is like chance. So each seat has a trajectory of its own. None continues into the next match of the same row.
    """
    found = torch.zeros_like(reward)
    later = torch.zeros_like(reward[0])
    for step in reversed(range(len(reward))):
        goes_on = (~ended[step]).unsqueeze(1)
        surprise = reward[step] + goes_on * value[step + 1] - value[step]
        later = surprise + goes_on * trace * later
        found[step] = later
    return found


def clipped_gain(ratio: Tensor, credit: Tensor) -> Tensor:
    """The gain from making answers so many times as likely; beyond the clip there is no further gain."""
    return torch.minimum(ratio * credit, ratio.clamp(1 - CLIP, 1 + CLIP) * credit).mean()


def victory(reward: Tensor, seats: int) -> Tensor:
    """The share of the victory that a reward stands for. A single seat wins and loses as if there were two."""
    table = max(seats, 2)
    return (reward * (table - 1) + 1) / table


class Training:
    """A network, and the matches in which it plays against itself. Close it after use, or use it with `with`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        rules: dict[str, str] | None = None,
        seed: int = 0,
        at_once: int | None = None,
        workers: int = 2,
    ) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # more would be no faster with a network as small as this, and workers need the cores
        matches = AT_ONCE if at_once is None else at_once
        self.batch = Batch(game, matches, seats, rules=rules, seed=seed, workers=workers)
        self.table = self.batch.reset()
        self.setting = self.batch.series.setting
        self.seats = self.batch.series.seats
        self.features = Features(self.batch.series.encoder.layout)
        self.network = Network(self.features.size, self.batch.series.encoder.actions, self.seats, WIDTH)
        self.optimiser = torch.optim.Adam(self.network.parameters(), eps=1e-5)
        self.matches = 0  # played against itself, to their end
        self.looks: list[Look] = []

    def __enter__(self) -> Training:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the matches. What has been learned is still there."""
        self.batch.close()

    def run(self, matches: int, tell: Callable[[], None] = lambda: None) -> None:
        """Train until so many matches have been played, looking now and then at how far it has come; `tell` is called
        after every lap. The learning rate falls towards the end.
        """
        while self.matches < matches:
            if self.matches * LOOKS >= matches * len(self.looks):
                self.look()
            self.lap(RATE * (1 - self.matches / matches))
            tell()
        self.look()

    def lap(self, rate: float = RATE) -> None:
        """Play for a while, and learn from it."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.learn(self.play())

    def learned(self) -> Learned:
        """What has been learned so far."""
        config = self.setting.config
        about = About(config.game, config.seats, config.rules, numbering(self.setting), self.looks[:])
        return Learned(about, {name: array.numpy().copy() for name, array in self.network.state_dict().items()})

    # Playing

    def play(self) -> Experience:
        """Some steps of every match, with the network in all seats."""
        steps: list[tuple[Tensor, ...]] = []
        values: list[Tensor] = []
        with torch.no_grad():
            for _ in range(STEPS):
                inputs, mask = self.seen()
                likelihoods, value = self.network(inputs, mask)
                seat = torch.from_numpy(self.table.seat).long()
                action = likelihoods.exp().multinomial(1)
                reward, ended = self.answer(action)
                self.matches += int(ended.sum())
                values.append(value)
                steps.append((inputs, mask, seat, action, likelihoods.gather(1, action), reward, ended))
            values.append(self.network(*self.seen())[1])
        inputs, mask, seat, action, likelihood, reward, ended = (torch.stack(each) for each in zip(*steps, strict=True))
        return Experience(inputs, mask, seat, action, likelihood, torch.stack(values), reward, ended)

    def seen(self) -> tuple[Tensor, Tensor]:
        """What the asked seats see, and what they are offered."""
        return torch.from_numpy(self.features(self.table.observation)), torch.from_numpy(self.table.mask == 1)

    def answer(self, action: Tensor) -> tuple[Tensor, Tensor]:
        """A step of every match. Returns what it brought every seat, and which matches it ended."""
        self.table = self.batch.step(action.squeeze(1).numpy())
        ended = self.table.terminated | self.table.truncated
        return torch.from_numpy(self.table.reward.copy()), torch.from_numpy(ended)

    # Learning

    def learn(self, played: Experience) -> None:
        """Make likelier what went better than expected, and expect what came."""
        advantage = advantages(played.value, played.reward, played.ended, TRACE)
        returns = (advantage + played.value[:-1]).flatten(0, 1)
        credit = advantage.gather(2, played.seat.unsqueeze(2)).flatten(0, 1)
        credit = (credit - credit.mean()) / (credit.std() + 1e-8)
        inputs, mask = played.inputs.flatten(0, 1), played.mask.flatten(0, 1)
        action, before = played.action.flatten(0, 1), played.likelihood.flatten(0, 1)
        for _ in range(PASSES):
            for some in torch.randperm(len(action)).split(PORTION):
                likelihoods, value = self.network(inputs[some], mask[some])
                ratio = (likelihoods.gather(1, action[some]) - before[some]).exp()
                error = (value - returns[some]).pow(2).sum(1).mean()
                spread = -(likelihoods.exp() * likelihoods).sum(1).mean()
                loss = 0.5 * error - clipped_gain(ratio, credit[some]) - CURIOSITY * spread
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
                self.optimiser.step()

    # Looking how far it has come

    def look(self) -> None:
        """Let the network play against random players: one match in each row, from one seat after another. All matches
        restart for this, and once more after it.
        """
        mine = (torch.arange(len(self.batch)) % self.seats).unsqueeze(1)
        won = torch.full_like(mine, torch.nan, dtype=torch.float32)
        self.begin_anew()
        with torch.no_grad():
            while won.isnan().any():
                inputs, mask = self.seen()
                blind = torch.from_numpy(self.table.seat).unsqueeze(1) != mine
                likelihoods, _ = self.network(inputs, mask)
                reward, ended = self.answer(torch.where(blind, mask.float(), likelihoods.exp()).multinomial(1))
                first = ended.unsqueeze(1) & won.isnan()
                won[first] = victory(reward.gather(1, mine), self.seats)[first]
        self.begin_anew()
        self.looks.append(Look(self.matches, float(won.sum()), len(won)))

    def begin_anew(self) -> None:
        self.table = self.batch.reset(self.batch.seed + 1)
