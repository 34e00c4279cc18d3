"""Asks: one question to one seat, with all the legal answers, and why others are not legal."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lawspeaker.kernel.option import Catalogue, Family, Option, listed
from lawspeaker.kernel.prompt import prompt

if TYPE_CHECKING:
    from lawspeaker.kernel.game import Game, Setting

G = TypeVar("G", bound="Game")


class Phrase:
    """Something that can be said in any language: a message name and the domains of its arguments.

    An argument is declared as `domain`, or as `name:domain` where two arguments share a domain.
    """

    def __init__(self, name: str, *args: str) -> None:
        self.name = name
        self.names: list[str] = []
        self.domains: list[str] = []
        for arg in args:
            label, _, domain = arg.rpartition(":")
            self.names.append(label or domain)
            self.domains.append(domain)

    def named(self, args: tuple[int, ...], catalogue: Catalogue | None) -> dict[str, object]:
        """Arguments by name; as values if a catalogue is given."""
        named = zip(self.names, self.domains, args, strict=True)
        return {name: arg if catalogue is None else catalogue.value(domain, arg) for name, domain, arg in named}

    def shown(self, named: dict[str, object]) -> str:
        """The name and the arguments, for `repr`: `placed country=RU seat=0`."""
        return " ".join([self.name, *(f"{name}={value}" for name, value in named.items())])

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Topic(Phrase):
    """A phrase that an ask can be about."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[G]):
    """Says which options of one family the law forbids, and why.

    A judge has no memory: it decides from the game, the ask (its seat and arguments) and the option's arguments.
    """

    def forbids(self, game: G, ask: Ask, a: int, b: int) -> Reason | None:
        """What forbids the option with these arguments (0 for those it does not have), or None."""
        raise NotImplementedError

    def holds_game(self) -> bool:
        """Whether it was made for one game, and cannot judge in a copy of it."""
        return False


# The arguments of a reason's phrase, worked out for an option that it forbids.
Facts = Callable[[Any, "Ask", Option], tuple[int, ...]]


class Reason(Judge["Game"]):
    """Why the law forbids something: the clause, and a phrase that states the fact in any language.

    A reason is made once, beside the rule it belongs to, and costs nothing until somebody wants it in words:

        SPACE_TAKEN: Final = Reason("P3.1", Phrase("space_taken", "seat"), who_took_space)

    Only then does `facts` work out the arguments of the phrase. A reason without a clause of its own, such as one that
    several games share, takes the clause of the ask.

    A `moot` reason says that the thing is not there at all, such as a card that is not in the hand. It answers whoever
    asks about that very thing, but is left out of lists.

    A reason is also the simplest judge: it forbids whatever is not offered.

    Once told for an option, as `match.why_not` returns it, `str(reason)` is the sentence with its clause.
    """

    def __init__(self, clause: str, phrase: Phrase, facts: Facts | None = None, moot: bool = False) -> None:
        self.clause = clause
        self.phrase = phrase
        self.facts = facts
        self.moot = moot
        self.args: tuple[int, ...] = ()
        self.setting: Setting | None = None  # of the game that it was told in

    def forbids(self, game: Game, ask: Ask, a: int, b: int) -> Reason | None:
        return self

    def told(self, game: Game, ask: Ask, option: Option) -> Reason:
        """The same reason with its clause and the arguments of its phrase, for one option that it forbids."""
        told = self.under(self.clause or ask.clause)
        told.setting = game.setting
        if self.facts is not None:
            told.args = self.facts(game, ask, option)
        return told

    def about(self, *args: int) -> Reason:
        """The same reason with the arguments of its phrase, where no option is asked about."""
        told = self.under(self.clause)
        told.args = args
        return told

    def under(self, clause: str) -> Reason:
        """The same reason under another clause, for rules where the clause depends on the moment."""
        return Reason(clause, self.phrase, self.facts, self.moot)

    @property
    def named(self) -> dict[str, object]:
        """The arguments of the phrase by name, as values."""
        known = self.args or not self.phrase.names
        return self.phrase.named(self.args, None if self.setting is None else self.setting.catalogue) if known else {}

    def said(self, lang: str = "en") -> str:
        """The sentence in a language, with its clause."""
        return repr(self) if self.setting is None else prompt().reason(self.setting, self, lang)

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return f"<{self.phrase.shown(self.named)} ({self.clause})>"


NOT_ASKED: Final = Phrase("not_asked")  # the option is of a kind that the present ask is not about


# Nothing that it holds leads back to it: the compiled build need not look for that. The next one takes its memory.
@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """One question to one seat. The options are all the legal answers, and there is no other legality check.

    Options are offered family by family, each with the judge that says which of them the law forbids. So the offer and
    the answer to "why not?" come from the same rule:

        ask = Ask(game, seat, MOVE_TO, "4.2", (start,))
        ask.offer(game.options.to, neighbours, MOVING)

    Candidates are those that might be allowed; the judge must be right about every option of the family. Simulations
    do not remember judges, because nobody asks why.

    `checkpoint`: the state alone says where the game is, so that a copy can start from here.
    `secret`: asked even with a single option, because not being asked would reveal something.
    `sealed`: others see nothing of the answer until the rules call `game.unseal()`.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        topic: Topic,
        clause: str,
        args: tuple[int, ...] = (),
        checkpoint: bool = False,
        secret: bool = False,
        sealed: bool = False,
    ) -> None:
        self.game = game
        self.seat = seat
        self.topic = topic
        self.clause = clause
        self.args = args
        self.checkpoint = checkpoint
        self.secret = secret
        self.sealed = sealed
        self.pending: object | None = None  # what the answer leads to, such as a roll to be thrown, for `Box.odds`
        self.options: list[Option] = []
        self.judges: list[tuple[str, Judge[Any]]] | None = [] if game.judging else None  # by kind of option

    def is_known(self) -> bool:
        """Whether a copy of the match only comes by here again. Then the ask has its options already, all of them.

        Rules look at this where there is much to work out. They must not where an ask that turns out empty could be
        followed by another with the same topic and arguments, and no answer in between: only those tell asks apart.
        """
        known = self.game.known
        if known is None or known.topic is not self.topic or known.seat != self.seat or known.args != self.args:
            return False
        self.options, self.secret = known.options, known.secret
        return True

    def offer(self, family: Family, candidates: list[int], judge: Judge[Any]) -> Ask:
        """Offer the options with these arguments that the judge does not forbid."""
        game, options, table, step = self.game, self.options, family.table, family.step_a
        for a in candidates:
            if judge.forbids(game, self, a, 0) is None:
                options.append(table[a * step])
        return self.judged(family.kind, judge)

    def offer_pairs(self, family: Family, candidates: list[tuple[int, int]], judge: Judge[Any]) -> Ask:
        """Offer the options with these pairs of arguments that the judge does not forbid."""
        game, options, table, step_a, step_b = self.game, self.options, family.table, family.step_a, family.step_b
        for a, b in candidates:
            if judge.forbids(game, self, a, b) is None:
                options.append(table[a * step_a + b * step_b])
        return self.judged(family.kind, judge)

    def among(self, family: Family, allowed: list[int], judge: Judge[Any]) -> Ask:
        """Offer the options with these arguments, which are all that the judge does not forbid."""
        options, table, step = self.options, family.table, family.step_a
        for a in allowed:
            options.append(table[a * step])
        return self.judged(family.kind, judge)

    def among_pairs(self, family: Family, allowed: list[tuple[int, int]], judge: Judge[Any]) -> Ask:
        """Offer the options with these pairs of arguments, which are all that the judge does not forbid."""
        options, table, step_a, step_b = self.options, family.table, family.step_a, family.step_b
        for a, b in allowed:
            options.append(table[a * step_a + b * step_b])
        return self.judged(family.kind, judge)

    def between(self, family: Family, least: int, most: int, judge: Judge[Any]) -> Ask:
        """Offer the options with the numbers from `least` to `most`, which are all that the judge does not forbid."""
        options, table, step = self.options, family.table, family.step_a
        for a in range(least, most + 1):
            options.append(table[a * step])
        return self.judged(family.kind, judge)

    def allow(self, family: Family, a: int) -> None:
        """Offer the option with this argument, one of a family whose judge the ask has and does not forbid it."""
        self.options.append(family.table[a * family.step_a])

    def add(self, option: Option, forbidden: Reason | None = None) -> Ask:
        """Offer an option that is alone in its family, unless something forbids it."""
        if forbidden is None:
            self.options.append(option)
            return self
        return self.judged(option.kind, forbidden)

    def or_else(self, option: Option) -> Ask:
        """Offer an option beside others; not alone."""
        if self.options:
            self.options.append(option)
        return self

    def judged(self, kind: str, judge: Judge[Any]) -> Ask:
        """Remember the judge that explains why options of a kind are not offered."""
        if self.judges is not None:
            self.judges.append((kind, judge))
        return self

    def listed(self, options: list[Option]) -> Ask:
        """Offer these options, with no judge to explain why others are missing."""
        self.options += options
        return self

    def holds_game(self) -> bool:
        """Whether the ask knows something about its own game that does not hold for a copy of it."""
        if self.pending is not None:
            return True
        for _, judge in self.judges or []:
            if judge.holds_game():
                return True
        return False

    def again(self, game: Game) -> Ask:
        """The same ask in a copy of the game."""
        new = Ask(game, self.seat, self.topic, self.clause, self.args, self.checkpoint, self.secret, self.sealed)
        new.options = self.options
        new.judges = self.judges if game.judging else None
        return new

    def why_not(self, option: Option) -> Reason | None:
        """What keeps the seat from an option; None if it is offered, or if no judge can say."""
        if option in self.options:
            return None
        absent = self.game.absent(option)
        if absent is not None:
            return absent.told(self.game, self, option)
        a, b = (*option.args, 0, 0)[:2]
        for kind, judge in self.judges or []:
            reason = judge.forbids(self.game, self, a, b) if kind == option.kind else None
            if reason is not None:
                return reason.told(self.game, self, option)
        if any(other.kind == option.kind for other in self.options):
            return None
        return Reason(self.clause, NOT_ASKED, moot=True).told(self.game, self, option)

    @property
    def forced(self) -> bool:
        """Whether there is only one answer, and not asking reveals nothing: the kernel then answers itself."""
        return len(self.options) == 1 and not self.secret and not self.sealed

    @property
    def named(self) -> dict[str, object]:
        """The arguments of the topic by name, as values: `{"region": "RU_M1"}`."""
        return self.topic.named(self.args, self.game.setting.catalogue)

    def said(self, lang: str = "en") -> str:
        """The question in a language."""
        return prompt().ask(self, lang)

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return f"<Ask {self.topic.name} of seat {self.seat}: {listed(self.options)} ({self.clause})>"


T = TypeVar("T")

# A rule: it asks, goes on with the answer, and finally returns its result.
Flow = Generator[Ask, Option, T]
