"""How much a search may do: the text after the colon of its name."""

from __future__ import annotations

import re
from typing import NamedTuple

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.players.search.adviser import names

USUAL = "1s"
PLAYOUT = "playout"
WAYS = (
    "200 simulations is search:200, a second is search:1s, on two cores search:1s:2, with playouts search:1s:playout, "
    "advised by a network search:1s:learned"
)


class Budget(NamedTuple):
    """What a search may spend on one answer: a number of simulations or of seconds, whichever is not 0."""

    simulations: int = 0
    seconds: float = 0.0
    cores: int = 1
    playout: bool = False  # evaluate positions by random playouts instead of the game's evaluation
    adviser: str = ""  # its name, and what it is to be told

    def share(self, part: int) -> Budget:
        """The share of one core."""
        more = part < self.simulations % self.cores
        return self._replace(simulations=self.simulations // self.cores + more, cores=1)


def read_budget(text: str) -> Budget:
    """A budget from `200`, `1s`, `0.2s:2`, `1s:playout` or `1s:2:learned`."""
    amount, *more = (text or USUAL).split(":")
    found = next((place for place, word in enumerate(more) if word in names()), len(more))
    more, adviser = more[:found], ":".join(more[found:])
    number = re.fullmatch(r"(\d+(?:\.\d+)?)s|(\d+)", amount)
    if number is None:
        raise mistake(text, f"{amount!r} is neither a number of simulations nor of seconds")
    seconds, simulations = float(number[1] or 0), int(number[2] or 0)
    if not seconds and not simulations:
        raise mistake(text, "it may do nothing at all")
    playout = more[-1:] == [PLAYOUT]
    cores = more[:-1] if playout else more
    if len(cores) > 1 or not all(re.fullmatch(r"[1-9]\d?", core) for core in cores):
        raise mistake(text, f"{':'.join(more)!r} is no number of cores")
    wanted = int(cores[0]) if cores else 1
    return Budget(simulations, seconds, min(wanted, simulations) if simulations else wanted, playout, adviser)


def mistake(text: str, why: str) -> ConfigError:
    return ConfigError(f"search cannot be told {text!r}: {why}; {WAYS}")
