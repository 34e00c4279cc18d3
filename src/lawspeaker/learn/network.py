"""The network: what to choose, and what each seat may expect.

`Learned` computes the same with NumPy from a file; a test holds the two together.
"""

from __future__ import annotations

from lawspeaker.envs.libraries import needed

with needed("torch", extra="learn"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional

NEVER = -1e9  # the score of what is not offered: its likelihood is 0, and sums stay finite


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

    def forward(self, inputs: Tensor, mask: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of how likely each option is, and the values of all seats. `options` has the parts of each."""
        hidden = self.hidden(inputs).float()
        with torch.autocast(inputs.device.type, enabled=False):  # small differences between scores matter
            scores = hidden @ self.policy(options).sum(1).T + self.bias(options).sum(1).T
            scores = scores.masked_fill(~mask, NEVER)
            return torch.log_softmax(scores, dim=1), self.value(hidden)

    def hidden(self, inputs: Tensor) -> Tensor:
        hidden = torch.relu(self._evened(self.first(inputs)))
        hidden = hidden + torch.relu(self.second(self._evened(hidden)))
        hidden = hidden + torch.relu(self.third(self._evened(hidden)))
        return self._evened(hidden)

    def _evened(self, hidden: Tensor) -> Tensor:
        return functional.layer_norm(hidden, hidden.shape[-1:])
