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


def went_on(match: Match, option: Option) -> bool:
    """Whether a match could be answered itself, with nothing to be tried again: neither has chance had a say, nor has
    anything hidden become known. Otherwise it is as it was.
    """
    if not match.bases:
        return False
    rolled = len(match.game.chance.outcomes)
    match.answer(option)
    if len(match.game.chance.outcomes) == rolled and not match.steps[-1].disclosed:
        return True
    match.take_back()
    return False


def look(
    match: Match,
    option: Option,
    measure: Callable[[Match], float],
    luck: Iterable[Chance],
    after: Match | None = None,
) -> float:
    """What `measure` says of the match after an option, which may be given. Where chance has a say, it is tried again
    with each `luck`, and the average counts.
    """
    rolled = len(match.game.chance.outcomes)
    if after is None:
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
    return ask.options[0] if len(ask.options) == 1 else tried(match)[0]


def tried(match: Match) -> tuple[Option, Match]:
    """What looks best at once to whoever is asked, and the match after it."""
    ask = match.ask
    assert ask is not None
    best, most = ask.options[0], 0.0
    found: Match | None = None
    for option in ask.options:
        after = answered(match, option)
        worth = evaluate(after, ask.seat)
        if found is None or worth > most:
            best, most, found = option, worth, after
    assert found is not None
    return best, found


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
