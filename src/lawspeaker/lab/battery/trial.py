"""One game under check: it is played at random, and notes what the checks need."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.zone import NOBODY, SPECTATOR, Zone
from lawspeaker.lab.battery.difference import difference
from lawspeaker.law import lawbook

Name = tuple[str, int]  # of a card: its domain and its number

SHADOWED = 12  # answers for which a copy is played along with the match


class Broken(Exception):
    """A check that failed; `check_game` adds the game so far."""


def require(truth: bool, otherwise: str) -> None:
    """Fail unless this is so."""
    if not truth:
        raise Broken(otherwise)


def require_equal(match: Match, other: Match, otherwise: str) -> None:
    """Fail unless two matches are in the same state."""
    if match.hash() != other.hash():
        raise Broken(f"{otherwise}: {difference(match, other)}")


@dataclass
class Report:
    """What the checked games contained, to show that the checks had something to check."""

    games: int = 1
    asks: int = 0
    longest_tail: int = 0
    copies: int = 0
    positions: int = 0
    between: int = 0  # of the positions, those between two checkpoints
    unoffered: int = 0  # options that were not offered, of a kind that was, at the asks looked at closely,
    explained: int = 0  # and those among them that somebody could give a reason for
    hidden_moves: int = 0  # of a card, for each seat that may not know which it was
    undone: int = 0
    barriers: int = 0
    imagined: int = 0
    unimagined: int = 0  # times when no guess fitted what the seat knew
    twins: int = 0
    twins_differing: int = 0  # twins whose hidden state is really another
    twins_missing: int = 0  # seats for which no twin fitted the answers given
    mutated: int = 0  # positions in which one thing was changed
    refused: int = 0  # and those of them that were not accepted

    def add(self, other: Report) -> None:
        """Take over the counts of another game."""
        for name in self.__dataclass_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, max(mine, theirs) if name == "longest_tail" else mine + theirs)


def changed(before: list[Zone], now: list[Zone]) -> tuple[list[Zone], list[Zone]]:
    """The zones in which other cards lie, or others are known, than in the zone of that name then: as they were, and
    as they are.
    """
    earlier = {zone.name: zone for zone in before}
    same = set()
    for zone in now:
        other = earlier.get(zone.name)
        if other is not None and zone.cards == other.cards and zone.seen == other.seen:
            same.add(zone.name)
    return [zone for zone in before if zone.name not in same], [zone for zone in now if zone.name not in same]


def known(zones: list[Zone]) -> dict[Name, int]:
    """Of every card in these zones, the seats that know where it lies."""
    return {(zone.domain, card): zone.mask(place) for zone in zones for place, card in enumerate(zone.cards)}


@dataclass
class Shadow:
    """A copy that is given the same answers as the match, to see that the same happens."""

    name: str
    match: Match
    answers: int = SHADOWED


@cache
def clauses(game: str) -> frozenset[str]:
    """The clauses of a game's lawbook; none where it has no book."""
    if game not in lawbook.games_with_books():
        return frozenset()
    return frozenset(clause.id for clause in lawbook.book(game).clauses)


class Trial:
    """One game being played and checked."""

    def __init__(self, match: Match, seed: int, thorough: float, longest_tail: int, mutations: int = 0) -> None:
        self.match = match
        self.answers = random.Random(f"answers {seed}")
        self.lots = random.Random(f"checks {seed}")
        self.thorough = thorough
        self.longest_tail = longest_tail
        self.mutations = mutations  # positions that are changed at each ask that is looked at closely
        self.report = Report()
        self.checking = "the start"  # what is being checked, for a failure's message
        self.box = match.game.setting.box
        self.catalogue = match.game.setting.catalogue
        self.clauses = clauses(match.game.setting.config.game)
        self.everybody = [*range(match.game.seats), SPECTATOR]
        self.hashes: list[str] = []  # before each answer, and last of all now
        self.told: list[int] = []  # how long the record was then
        self.read = 0  # entries of the record that have been checked
        self.barrier = 0  # so many answers can no longer be taken back
        self.before: list[Zone] = []  # how the cards lay in the zones that the last answer changed,
        self.after: list[Zone] = []  # and how they lie there now
        self.sights: set[tuple[str, str, int]] = set()  # name, domain and sight of the zones that were checked
        self.shadows: list[Shadow] = []
        self.past: list[tuple[str, Match]] = []  # states that were passed, with their hashes

    def note(self) -> None:
        """Note the state as it is at this ask."""
        self.report.asks = len(self.match.steps)
        self.hashes.append(self.match.hash())
        self.told.append(len(self.match.record))

    def answer(self) -> None:
        """Give a random answer, and see whether the copies come out the same."""
        match = self.match
        ask = match.ask
        assert ask is not None
        before = [zone.copy() for zone in match.game.zones()]
        rolled = len(match.game.chance.outcomes)
        sealed = bool(match.sealed)
        option = self.answers.choice(ask.options)

        self.checking = f"answering {option.text!r}"
        match.answer(option.text, seat=ask.seat)
        self.before, self.after = changed(before, match.game.zones())
        if self.has_told() or len(match.game.chance.outcomes) != rolled or (sealed and not match.sealed):
            self.barrier = len(match.steps)

        for shadow in self.shadows:
            self.checking = f"{shadow.name}, given the same answer {option.text!r}"
            shadow.match.answer(option.text)
            shadow.answers -= 1
            require_equal(match, shadow.match, "something else follows")
        self.shadows = [shadow for shadow in self.shadows if shadow.answers]

    def has_told(self) -> bool:
        """Whether the last answer has told anybody where a card lies: for every card, a mask of those who knew."""
        knew, knows = known(self.before), known(self.after)
        return any(mask & ~knew.get(card, NOBODY) for card, mask in knows.items())

    def check_clause(self, clause: str, of: str) -> None:
        """Whatever is asked or told cites an existing clause."""
        require(bool(clause), f"{of} cites no clause")
        require(not self.clauses or self.is_clause(clause), f"{of} cites {clause}, which is not in the lawbook")

    def is_clause(self, clause: str) -> bool:
        """Whether a clause is in the game's lawbook, or by its full citation in another."""
        game, colon, name = clause.partition(":")
        return name in clauses(game) if colon else clause in self.clauses

    def play_on(self, match: Match, answers: int) -> None:
        """Play a copy on at random, copying it on the way."""
        for _ in range(answers):
            if match.ask is None:
                break
            match.choose(self.lots.randrange(len(match.ask.options)))
            if self.lots.random() < 0.2:
                hash_ = match.hash()
                require(match.clone(record=False).hash() == hash_, "a copy taken while playing on differs")
