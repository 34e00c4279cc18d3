"""The network: what to choose, and what each seat may expect."""

from __future__ import annotations

from lawspeaker.envs.libraries import needed

with needed("torch", extra="learn"):
    import torch
    from torch import Tensor, nn

NEVER = -1e9  # the score of what is not offered: its likelihood is 0, and sums stay finite


class Network(nn.Module):
    """Two layers that both heads share. The policy scores every action of the catalogue; the value says what reward
    each seat may expect, not only the one whose observation it is.
    """

    def __init__(self, inputs: int, actions: int, seats: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, seats)
        nn.init.zeros_(self.policy.weight)  # all that is offered is equally likely at first
        nn.init.zeros_(self.policy.bias)

    def forward(self, inputs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of how likely each action is, and the values of all seats."""
        hidden = torch.relu(self.second(torch.relu(self.first(inputs))))
        scores = self.policy(hidden).masked_fill(~mask, NEVER)
        return torch.log_softmax(scores, dim=1), self.value(hidden)
