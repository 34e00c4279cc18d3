"""The battery: checks that every game must pass while it is played at random.

`check_game` plays one seeded game and raises `BatteryFailure` at the first thing that is wrong; `fuzz` plays many, over
all games, seat counts and rulesets:

    python -m lawspeaker.lab.battery --games 1000 --seed 1 --only arctic --out fuzz-failures

`trial` is one game under check, `checks` and `mutations` say what must hold, `playing` when each check is made, and
`fuzzing` checks many games.
"""

from lawspeaker.lab.battery.fuzzing import FuzzCase, Outcome, fuzz, plan, run
from lawspeaker.lab.battery.playing import BatteryFailure, check_game
from lawspeaker.lab.battery.trial import Broken, Report, Trial, require

__all__ = [
    "BatteryFailure",
    "Broken",
    "FuzzCase",
    "Outcome",
    "Report",
    "Trial",
    "check_game",
    "fuzz",
    "plan",
    "require",
    "run",
]
