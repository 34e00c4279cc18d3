"""What the tests of every game do with a match, and ask of it, in words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lawspeaker.kernel.ask import Ask, Reason
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.record import Entry
from lawspeaker.kernel.zone import OMNISCIENT

ANSWERED: dict[str, dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "answered.toml").read_text(encoding="utf-8")
)


# The answers of the present test, and what it has come to: `traces.py` holds them against what was written down.
GIVEN: list[str] = []
SEEN: list[str] = []


def answer(match: Match, *texts: str) -> Match:
    """Give these answers one after another, whoever is asked; every table they lead to is sound."""
    box = match.game.setting.box
    for text in texts:
        whole = not box.missing(match.game)  # a situation may leave pieces in the box
        match.answer(text)
        GIVEN.append(text)
        sound(match)
        assert not (whole and box.missing(match.game)), box.missing(match.game)
    return match


def answer_with_copy(match: Match, *texts: str) -> Match:
    """The same, and a copy of each table goes on as the table itself does."""
    for text in texts:
        copy = match.clone()
        answer(match, text)
        copy.answer(text)
        assert copy.hash() == match.hash(), f"a copy goes on otherwise after {text}"
    return match


def sound(match: Match) -> Match:
    """What holds at every table besides what a test is about: nothing is impossible, each option is either offered or
    forbidden by a clause but never both, an ask answers for all that its topic does, and a copy is asked the same.
    """
    game, ask, box = match.game, match.ask, match.game.setting.box
    whole = ask is None or (ask.checkpoint and not match.sealed)
    fault = box.broken(game) or (whole and box.unfinished(game))
    assert not fault, fault
    if ask is not None and ask.judges is not None:  # nobody asks a guess why not
        offered, judged = {option.kind for option in ask.options}, {kind for kind, _ in ask.judges}
        silent = set(ANSWERED.get(box.name, {}).get(ask.topic.name, [])) - offered - judged
        assert not silent, f"{ask.topic.name} says nothing about {', '.join(sorted(silent))}"
        for kind, judge in ask.judges:
            for option in ask.options:
                if option.kind == kind:
                    reason = judge.forbids(game, ask, *(*option.args, 0, 0)[:2])
                    assert reason is None or reason is judge, f"{ask.topic.name}: {option.text}"
        for kind in sorted(offered | judged):
            for option, reason in forbidden(ask, kind):
                # of a kind that is not offered, one may be told that it is not asked about
                assert reason is not None or kind not in offered, f"{ask.topic.name}: {option.text}"
                if reason is not None:
                    SEEN.append(f"{reason.clause} {reason.phrase.name} {int(reason.moot)}")
    copy = match.clone()
    assert asks(copy) == asks(match)
    SEEN.append(all_of(match))
    return match


def forbidden(ask: Ask, kind: str) -> Iterator[tuple[Option, Reason | None]]:
    """The options of a kind that are not offered, each with what keeps the seat from it, or None if nobody can say.

    This is `Ask.why_not` without the arguments of reasons: tests ask it of whole catalogues, at every table.
    """
    game, offered = ask.game, set(ask.options)
    judges = [judge for judged, judge in ask.judges or [] if judged == kind]
    for option in game.setting.catalogue.families[kind].table:
        if option in offered:
            continue
        reason = game.absent(option)
        a, b = (*option.args, 0, 0)[:2]
        for judge in judges:
            reason = judge.forbids(game, ask, a, b) if reason is None else reason
        yield option, reason


def asks(match: Match) -> object:
    """All of an ask that can be compared."""
    ask = match.ask
    return ask and (ask.seat, ask.topic.name, ask.args, ask.clause, ask.secret, ask.sealed, ask.options)


def all_of(match: Match) -> str:
    """Everything at a table: what is asked and offered, the state, what has been told since the last answer, how often
    chance was used, and which answers are sealed or cannot be taken back.
    """
    ask = match.ask
    told = match.record[match.steps[-1].told if match.steps else 0 :]
    entries = [(entry.clause, entry.phrase.name, numbers(entry.args), int(entry.mask)) for entry in told]
    asked = ask and (ask.clause, numbers(ask.args), [int(ask.checkpoint), int(ask.secret), int(ask.sealed)])
    ended = None if ask else (numbers(match.result.points), numbers(match.result.winners))
    behind = [len(match.game.chance.outcomes), len(match.sealed), match.locked]
    return repr((match.hash(), asked, entries, ended, behind))


def numbers(args: tuple[int, ...] | list[int]) -> list[int]:
    """Plain numbers: what is a truth in one build may be a number in the other."""
    return [int(arg) for arg in args]


def options(match: Match, kind: str = "") -> set[str]:
    """What is offered; or, of one kind, to what: `options(match, "act")` may be {"tax", "unrest"}."""
    if match.ask is None:
        return set()
    offered = {str(option) for option in match.ask.options}
    return {text.partition(" ")[2] for text in offered if text.split()[0] == kind} if kind else offered


def asked(match: Match) -> tuple[int, str, str]:
    """Who is asked about what by which clause: (1, "invest", "P3.1")."""
    assert match.ask is not None, "the game is over"
    return match.ask.seat, match.ask.topic.name, match.ask.clause


def record(match: Match) -> list[str]:
    """What happened, with its clauses: "TAX.1 taxed RU 2"."""
    return [" ".join([entry.clause, entry.phrase.name, *named(entry)]) for entry in match.record]


def named(entry: Entry) -> list[str]:
    """The arguments of an entry as values; -1 is nobody."""
    return ["-1" if value is None else str(value) for value in entry.named.values()]


def state(match: Match) -> dict[str, Any]:
    """Everything on the table by name, as in a position."""
    return match.game.setting.schema.dump(match.game, OMNISCIENT)
