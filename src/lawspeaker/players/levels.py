"""Players by how well they play, for people who want company: `novice`, `skilled`, `expert`, `master`."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.option import Option
from lawspeaker.players.ahead import look, settle
from lawspeaker.players.deals import next_word
from lawspeaker.players.greedy import GreedyPlayer
from lawspeaker.players.player import Turn
from lawspeaker.players.search.player import SearchPlayer

OVERLOOKED = 0.15  # how likely an option escapes a novice,
RARE = 0.35  # and all options of a kind of which there are few
FEW = 0.2  # such a kind has no larger share of the options
MISJUDGED = 0.5  # how far a novice's judgement is off, measured by how far options lie apart


class Novice(GreedyPlayer):
    """Errs as people do who do not know a game well: overlooks options, above all those of rare kinds, judges what it
    sees by and large, and does not think a choice through to its end.
    """

    def __init__(self, argument: str, seed: int) -> None:
        refuse("novice", argument)
        super().__init__(argument, seed)
        self.mood = Random(seed)

    def choose(self, turn: Turn) -> Option:
        seen = self.seen(turn.ask.options)
        if len(seen) == 1:
            return seen[0]
        match = self.guess(turn)
        if match is None:
            return self.mood.choice(seen)
        word = next_word(match)
        if word is not None:
            return word
        looks = [look(match, option, lambda after: settle(after, turn.seat), ()) for option in seen]
        error = MISJUDGED * median(max(looks) - worth for worth in looks)
        felt = [worth + self.mood.gauss(0.0, error) for worth in looks]
        return seen[felt.index(max(felt))]

    def seen(self, options: list[Option]) -> list[Option]:
        """What it thinks of: at least one option."""
        kinds = Counter(option.kind for option in options)
        missed = {kind for kind, number in kinds.items() if number <= FEW * len(options) and self.mood.random() < RARE}
        found = [option for option in options if option.kind not in missed and self.mood.random() >= OVERLOOKED]
        return found or [self.mood.choice(options)]


class Skilled(GreedyPlayer):
    """Takes what looks best at once."""

    def __init__(self, argument: str, seed: int) -> None:
        refuse("skilled", argument)
        super().__init__(argument, seed)


class Expert(SearchPlayer):
    """Thinks ahead for up to a second."""

    def __init__(self, argument: str, seed: int) -> None:
        refuse("expert", argument)
        super().__init__("1s", seed)


class Master(SearchPlayer):
    """Thinks ahead for up to three seconds, advised by a network where one was trained for the game."""

    def __init__(self, argument: str, seed: int) -> None:
        refuse("master", argument)
        super().__init__("3s:learned", seed)


def refuse(level: str, argument: str) -> None:
    """Levels take no argument."""
    if argument:
        raise ConfigError(
            f"{level} takes nothing after a colon, not {argument!r}; search:2s can be told how long to think"
        )
