"""Which check is made when, while a game is played at random to its end.

At every ask: whatever a glance shows. At a share of the asks (`thorough`, 1 for all): whatever needs copies. At the
end: that the stored game replays, and that no earlier state has changed since.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from lawspeaker.kernel import save
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.save import Save
from lawspeaker.kernel.start import start
from lawspeaker.lab.battery import checks, mutations
from lawspeaker.lab.battery.moves import check_moves
from lawspeaker.lab.battery.trial import Broken, Report, Trial, require

LONGEST_TAIL = 64  # answers that a copy may have to be fed again
BASES = (1, 8, 8, 20)  # after how many answers the match keeps a base; one of these, by the seed

Check = Callable[[Trial], None]

AT_EVERY_ASK: list[Check] = [
    checks.check_state,
    checks.check_record,
    checks.check_options,
    checks.check_length,
    checks.check_sights,
    check_moves,
]

AT_SOME_ASKS: list[Check] = [
    checks.check_judges,
    checks.check_views,
    checks.check_copies,
    checks.check_positions,
    checks.check_undo,
    checks.check_guesses,
    checks.check_leaks,
    mutations.check_mutations,
]

AT_THE_END: list[Check] = [
    checks.check_result,
    checks.check_past,
    checks.check_replay,
]


class BatteryFailure(Exception):
    """A game that failed a check, with the game so far to look at."""

    def __init__(self, message: str, save: Save) -> None:
        super().__init__(message)
        self.message = message
        self.save = save


def check_game(
    name: str,
    seats: int,
    rules: dict[str, str] | None = None,
    seed: int = 0,
    thorough: float = 1.0,
    longest_tail: int = LONGEST_TAIL,
    mutations: int = 0,
) -> Report:
    """Play a game at random and check it all the way. `thorough` is the share of asks at which everything is checked,
    and `mutations` how many changed positions are tried at each of them.

    The game played follows from the seed alone, and which asks are checked from the seed and `thorough`.
    """
    match = start(name, seats, seed=seed, rules=rules, keep=random.Random(f"bases {seed}").choice(BASES))
    trial = Trial(match, seed, thorough, longest_tail, mutations)
    try:
        play(trial)
    except Exception as error:
        told = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        where = f"{name} with {seats} seats, seed {seed}, after {len(match.steps)} answers"
        raise BatteryFailure(f"{where}: {trial.checking}: {told}", rescue(match)) from error
    return trial.report


def play(trial: Trial) -> None:
    """Play to the end, checking."""
    while True:
        trial.note()
        for check in AT_EVERY_ASK:
            check(trial)
        if trial.match.over or trial.lots.random() < trial.thorough:
            for check in AT_SOME_ASKS:
                check(trial)
                require(trial.match.hash() == trial.hashes[-1], "the match itself has changed by this")
        if trial.match.over:
            break
        trial.answer()
    for check in AT_THE_END:
        check(trial)


def rescue(match: Match) -> Save:
    """The game so far, even where its state can no longer be written down."""
    try:
        return save.to_save(match)
    except Exception:
        return save.unchecked(match)
