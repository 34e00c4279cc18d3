"""The network: what to choose, and what each seat may expect.

`Learned` computes the same with NumPy from a file; a test holds the two together.
"""

from __future__ import annotations

from typing import NamedTuple

from lawspeaker.envs.libraries import needed

with needed("torch", extra="learn"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional


class Chances(NamedTuple):
    """How likely every option is that is offered, row after row. Few of all options are, and only those are here."""

    row: Tensor  # of each of them,
    option: Tensor  # which option it is,
    likelihood: Tensor  # and the logarithm of how likely
    rows: int

    def of(self, chosen: Tensor) -> Tensor:
        """How likely one option of each row is."""
        return self._added(self.likelihood.where(self.option == chosen[self.row], 0.0))

    def spread(self) -> Tensor:
        """The entropy of each row: how open it is what will be chosen."""
        return -self._added(self.likelihood.exp() * self.likelihood)

    def drawn(self) -> Tensor:
        """An option of every row, by lot."""
        lots = torch.rand_like(self.likelihood).clamp_(1e-20).log_().neg_().log_().neg_()
        return self._best(self.likelihood.detach() + lots)

    def _best(self, scores: Tensor) -> Tensor:
        best = scores == highest(scores, self.row, self.rows)[self.row]
        none = torch.zeros(self.rows, dtype=torch.long, device=scores.device)
        return none.scatter_reduce(0, self.row, self.option.where(best, 0), "amax")

    def _added(self, numbers: Tensor) -> Tensor:
        return numbers.new_zeros(self.rows).index_add(0, self.row, numbers)


def highest(scores: Tensor, row: Tensor, rows: int) -> Tensor:
    """The highest score of each row."""
    return scores.new_full((rows,), -torch.inf).scatter_reduce(0, row, scores, "amax")


def chances(scores: Tensor, row: Tensor, option: Tensor, rows: int) -> Chances:
    """How likely options with such scores are, each among those of its row."""
    scores = scores - highest(scores.detach(), row, rows)[row]  # so that sums stay finite
    total = scores.new_zeros(rows).index_add(0, row, scores.exp())
    return Chances(row, option, scores - total.log()[row], rows)


class Network(nn.Module):
    """A layer with a row for each input, two more, and two heads. The policy scores every option by its parts; the
    value says what reward each seat may expect, counted from the one that looks.
    """

    def __init__(self, inputs: int, parts: int, seats: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.third = nn.Linear(width, width)
        self.policy = nn.Embedding(parts + 1, width, padding_idx=parts)  # the last is for parts that an option lacks
        self.bias = nn.Embedding(parts + 1, 1, padding_idx=parts)
        self.value = nn.Linear(width, seats)
        nn.init.normal_(self.first.weight, std=0.05)  # some hundred inputs are not 0
        nn.init.zeros_(self.policy.weight)  # all that is offered is equally likely at first
        nn.init.zeros_(self.bias.weight)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, inputs: Tensor, mask: Tensor, options: Tensor) -> tuple[Chances, Tensor]:
        """How likely each offered option is, and the values of all seats. `options` has the parts of each."""
        hidden = self.hidden(inputs).float()
        row, option = mask.nonzero(as_tuple=True)
        with torch.autocast(inputs.device.type, enabled=False):  # small differences between scores matter
            vectors, bias = self.policy(options).sum(1), self.bias(options).sum((1, 2))
            scores = (hidden.index_select(0, row) * vectors.index_select(0, option)).sum(1) + bias[option]
            return chances(scores, row, option, len(mask)), self.value(hidden)

    def hidden(self, inputs: Tensor) -> Tensor:
        hidden = torch.relu(self._evened(self.first(inputs)))
        hidden = hidden + torch.relu(self.second(self._evened(hidden)))
        hidden = hidden + torch.relu(self.third(self._evened(hidden)))
        return self._evened(hidden)

    def _evened(self, hidden: Tensor) -> Tensor:
        return functional.layer_norm(hidden, hidden.shape[-1:])
