"""`python -m lawspeaker.learn.ahead FILE NEAR WEIGHT`: let what was learned look ahead when it plays.

With a weight of 0 it takes the option with the best score, as training leaves it.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.learn.learned import LookAhead, read


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m lawspeaker.learn.ahead", description="Let what was learned look ahead when it plays."
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("near", type=float, metavar="NEAR", help="look at options whose score is so near to the best")
    parser.add_argument("weight", type=float, metavar="WEIGHT", help="what a point of the game's evaluation counts")
    given = parser.parse_args(arguments)
    try:
        if not all(math.isfinite(number) and number >= 0 for number in (given.near, given.weight)):
            raise ConfigError("both numbers are 0 or more")
        learned = read(given.file)
        learned.about.ahead = LookAhead(given.near, given.weight) if given.weight else None
        learned.write(given.file)
    except (LawspeakerError, OSError) as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
