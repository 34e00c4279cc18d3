"""Looking one option ahead: answer it on a copy, let what follows settle, and evaluate the position."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option


def answered(match: Match, option: Option, chance: Chance | None = None) -> Match:
    """A copy in which an option was answered, with the same chance to come unless another is given."""
    after = match.clone(chance, record=False)
    after.answer(option)
    return after


def look(match: Match, option: Option, measure: Callable[[Match], float], luck: Iterable[Chance]) -> float:
    """What `measure` says of the match after an option. Where chance has a say, it is tried again with each `luck`, and
    the average counts.
    """
    rolled = len(match.game.chance.outcomes)
    after = answered(match, option)
    total, tries = measure(after), 1
    if len(after.game.chance.outcomes) > rolled:
        for chance in luck:
            total += measure(answered(match, option, chance))
            tries += 1
    return total / tries


def settle(match: Match, seat: int) -> float:
    """Let everybody answer as looks best at once until all is settled; how good it then looks to the seat."""
    while not is_settled(match, seat):
        answer_best(match)
    return evaluate(match, seat)


def is_settled(match: Match, seat: int) -> bool:
    """Whether the position can be judged: the choice is made, or nobody can know how it ends."""
    ask = match.ask
    if ask is None or ask.sealed:
        return True
    return ask.checkpoint and (ask.seat != seat or match.game.setting.box.settled(match.game))


def reply(match: Match) -> Option:
    """What looks best at once to whoever is asked."""
    ask = match.ask
    assert ask is not None
    if len(ask.options) == 1:
        return ask.options[0]
    seat = ask.seat
    return max(ask.options, key=lambda option: evaluate(answered(match, option), seat))


def answer_best(match: Match) -> None:
    """Answer with what `reply` gives. The last option is tried on the match itself, which saves a copy."""
    ask = match.ask
    assert ask is not None
    seat, last = ask.seat, ask.options[-1]
    best: Match | None = None
    most = 0.0
    for option in ask.options[:-1]:
        after = answered(match, option)
        worth = evaluate(after, seat)
        if best is None or worth > most:
            best, most = after, worth
    match.answer(last)
    if best is not None and most >= evaluate(match, seat):
        match.become(best)


def evaluate(match: Match, seat: int) -> float:
    """How good the position looks to the seat, in the game's own points."""
    game = match.game
    return float(game.setting.box.evaluate(game, seat))
