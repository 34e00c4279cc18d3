"""`python -m lawspeaker.learn.ahead FILE NEAR WEIGHT`: let what was learned look ahead when it plays.

With a weight of 0 it takes the option with the best score, as training leaves it. `--manner near=8 trust=0.02` says
how a search follows its advice.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.learn.adviser import changed
from lawspeaker.learn.learned import LookAhead, read


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m lawspeaker.learn.ahead", description="Let what was learned look ahead when it plays."
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "look",
        type=float,
        nargs="*",
        metavar="NEAR WEIGHT",
        help="look at options whose score is so near to the best; what a point of the game's evaluation counts",
    )
    parser.add_argument("--manner", nargs="+", metavar="NAME=NUMBER", help="how a search follows its advice")
    given = parser.parse_args(arguments)
    try:
        learned = read(given.file)
        if given.look or not given.manner:
            if len(given.look) != 2 or not all(math.isfinite(number) and number >= 0 for number in given.look):
                raise ConfigError("both numbers are 0 or more")
            near, weight = given.look
            learned.about.ahead = LookAhead(near, weight) if weight else None
        learned.about.manner = changed(learned.about.manner, given.manner or [])
        learned.write(given.file)
    except (LawspeakerError, OSError) as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
