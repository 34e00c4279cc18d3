"""Players answer asks. A new one is a small class with `choose`, found by its entry point."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, cast

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option, suggest


class Turn:
    """What a player is given when its seat is asked: the ask, and everything the seat may know, but nothing more."""

    __slots__ = ("_match", "ask", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        ask = match.ask
        if ask is None or ask.seat != seat:
            raise ConfigError(f"seat {seat} is not asked now")
        self._match = match
        self.seat = seat
        self.ask: Ask = ask

    @property
    def setting(self) -> Setting:
        """What was agreed and all know: the config, the catalogue, the schema."""
        return self._match.game.setting

    def view(self) -> dict[str, object]:
        """The table as the seat sees it."""
        return self._match.view(self.seat)

    def record(self) -> list[dict[str, object]]:
        """What has happened, as the seat knows it."""
        return self._match.record_for(self.seat)

    def observe(self) -> list[int]:
        """The table as the seat sees it, in numbers."""
        return self._match.observe(self.seat)

    def imagine(self, seed: int) -> Match:
        """A match to try things on. Whatever the seat does not know is guessed."""
        return self._match.imagine(self.seat, seed)


class Blind:
    """A player that looks at nothing but how many options there are: it need not be given a turn."""

    def place(self, count: int) -> int:
        """The place of its choice among so many."""
        raise NotImplementedError

    def choose(self, turn: Turn) -> Option:
        options = turn.ask.options
        return options[self.place(len(options))]


class Player(Protocol):
    """Answers asks. It is made with the text after the colon of its name (`search:200`) and a seed.

    A player that never reads `turn.record()` can set `reads_record = False`: if all do, games are faster. One that
    answers in a fraction of a second can set `quick = True`: on a server it then never waits for slow ones. One that
    does not play every game sets `everywhere = False`, and servers do not offer it.
    """

    def __init__(self, argument: str, seed: int) -> None: ...

    def choose(self, turn: Turn) -> Option:
        """One of the options of `turn.ask`."""
        ...


@cache  # scanning what is installed takes longer than many games do
def points() -> dict[str, EntryPoint]:
    """Where to find the players there are, by name."""
    return {point.name: point for point in entry_points(group="lawspeaker.players")}


def names() -> list[str]:
    """The players there are."""
    return sorted(points())


@cache
def ready() -> list[str]:
    """The players that need no argument and play every game. Others need a file, which strangers must not name."""
    return [name for name in names() if is_ready(name)]


def is_ready(name: str) -> bool:
    try:
        return getattr(make(name, 0), "everywhere", True)
    except Exception:  # a player may be anybody's
        return False


def make(name: str, seed: int) -> Player:
    """A player by name: `greedy`, or `search:200`, where the player reads what follows the colon."""
    kind, _, argument = name.partition(":")
    if kind not in points():
        raise ConfigError(f"there is no player {kind!r}{suggest(kind, names())}")
    try:
        found = points()[kind].load()
    except (ImportError, AttributeError) as error:
        raise ConfigError(f"{kind} cannot play here: {error}") from error
    return cast(Player, found(argument, seed))


def reads_record(player: Player) -> bool:
    return getattr(player, "reads_record", True)


@cache
def is_quick(name: str) -> bool:
    """Whether the player of this name declares that it answers in a fraction of a second."""
    kind = name.partition(":")[0]
    try:
        return bool(getattr(points()[kind].load(), "quick", False))
    except Exception:  # a player may be anybody's
        return False


def play(match: Match, players: list[Player]) -> None:
    """Let players finish a match, one for each seat."""
    while (ask := match.ask) is not None:
        seat = ask.seat
        player = players[seat]
        if isinstance(player, Blind):
            match.choose(player.place(len(ask.options)))
        else:
            match.answer(player.choose(Turn(match, seat)), seat)
