"""The learning curve: how often a network won against greedy as it learned, as a chart.

`python -m lawspeaker.learn.curve FILE.npz CHART.svg` draws that of a file.
"""

from __future__ import annotations

import sys
from pathlib import Path

import altair as alt
import polars as pl

from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.lab import charts
from lawspeaker.lab.charts import COLOURS, FAINT, HEIGHT, WIDTH, styled
from lawspeaker.lab.interval import wilson
from lawspeaker.lab.tournament import said_of
from lawspeaker.learn.learned import About, read


def curve(about: About) -> alt.ConcatChart:
    """The share of matches that were won at each look, with its 95 % interval."""
    rows = [(look.matches, look.won / look.of, *wilson(look.won, look.of), look.even) for look in about.looks]
    table = pl.DataFrame(rows, ["matches", "share", "low", "high", "even"], orient="row")
    base = alt.Chart(table).encode(x=alt.X("matches:Q", title="matches"))
    panel = alt.layer(
        base.mark_area(opacity=0.13, color=COLOURS[1]).encode(
            y=alt.Y("low:Q", scale=alt.Scale(domain=[0, 1])), y2="high:Q"
        ),
        base.mark_rule(color=FAINT, strokeDash=[4, 3]).encode(y="mean(even):Q", x=alt.value(0), x2=alt.value(WIDTH)),
        base.mark_line(color=COLOURS[1], strokeWidth=2.5, point=alt.OverlayMarkDef(color=COLOURS[1])).encode(
            y=alt.Y("share:Q", title="share of games won", axis=alt.Axis(format=".0%"))
        ),
    ).properties(
        width=WIDTH,
        height=HEIGHT,
        title=alt.TitleParams(
            "Against greedy players, while it still tries things out", subtitle="95 % intervals; dashed: an even share"
        ),
    )
    return styled(alt.concat(panel), said_of(about.game), "a network learns to play at every table")


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        sys.exit("usage: python -m lawspeaker.learn.curve FILE.npz CHART.svg")
    file, chart = map(Path, arguments)
    try:
        about = read(file).about
        if not about.looks:
            sys.exit(f"{file} has no curve: it was trained without guests")
        charts.write(curve(about), chart)
    except (LawspeakerError, OSError) as error:
        sys.exit(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
