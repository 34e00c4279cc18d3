"""Charts of simulated games: who wins, how points spread, how long games last, and how they go round by round.

Everything is counted beforehand (`lawspeaker.lab.statistics`), so a chart holds some hundred numbers, however many
games it shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal, NamedTuple

import altair as alt
import polars as pl

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.lab.statistics import course_names, development, distribution, lengths, shares
from lawspeaker.lab.stored import whole
from lawspeaker.text.words import Words

Panel = alt.Chart | alt.LayerChart | alt.FacetChart

Format = Literal["html", "svg", "png"]
FORMATS: tuple[Format, ...] = ("html", "svg", "png")
WIDTH, HEIGHT = 300, 200  # of the plot in a panel
STRIP = 26  # of height for each thing in a list
ACROSS = 2  # panels in a row
MOST_BANDS = 6  # intervals that can be seen apart along lines
INK, FAINT, GRID = "#2b2b2b", "#6f6f6f", "#e6e6e6"

# Told apart with any kind of colour vision, and dark enough for lines on white; each has its place for good.
COLOURS = [
    "#d55e00",
    "#0072b2",
    "#009e73",
    "#5f5f5f",
    "#cc79a7",
    "#e69f00",
    "#56b4e9",
    "#332288",
    "#882255",
    "#999933",
    "#44aa99",
    "#000000",
]


NAMES = alt.Axis(ticks=False, domain=False, labelPadding=8)


class Group(NamedTuple):
    """What seats are told apart by: a column, its values in order, and what those are called."""

    column: str
    values: list[str] | list[int]
    titles: list[str]

    def colour(self) -> alt.Scale:
        """A value keeps its colour, whichever others there are."""
        return alt.Scale(domain=self.titles, range=[COLOURS[place % len(COLOURS)] for place in range(len(self.titles))])

    def called(self, table: pl.DataFrame) -> pl.DataFrame:
        """With a column `who`: what the values of the group are called."""
        return table.with_columns(
            who=pl.col(self.column).replace_strict(self.values, self.titles, return_dtype=pl.String)
        )

    def present(self, table: pl.DataFrame) -> list[str]:
        """What those values are called that there are, in order."""
        found = set(table[self.column])
        return [title for value, title in zip(self.values, self.titles, strict=True) if value in found]


class Games(NamedTuple):
    """Simulated games, what they are called, and what their seats can be told apart by."""

    frame: pl.DataFrame
    title: str
    subtitle: str
    groups: list[Group]

    def by(self, column: str) -> Group:
        for group in self.groups:
            if group.column == column:
                return group
        names = " or ".join(group.column for group in self.groups)
        raise ConfigError(f"these seats can be told apart by {names}, not by {column!r}")


def games_of(frame: pl.DataFrame, about: dict[str, str]) -> Games:
    """Games ready to be drawn. Seats are told apart by their sides, else by player, and always by number."""
    box = shelf.find(about["game"])
    config = box.configure(int(about["seats"]), json.loads(about["rules"]), about["data"])
    setting = box.setting(config)
    words = Words("en", setting)
    names = sorted(set(frame["player"]))
    groups = [Group("player", names, names)]
    if box.sides:
        values = setting.catalogue.domains[box.sides].values
        titles = [words.value(box.sides, number) for number in range(len(values))]
        groups.insert(0, Group(box.sides, list(values), titles))
    seats = list(range(config.seats))
    groups.append(Group("seat", seats, [f"seat {seat}" for seat in seats]))
    number = frame["game"].n_unique()
    played = f"{number:,} {'game' if number == 1 else 'games'} of {config.seats} seats; players: {', '.join(names)}"
    several = [group for group in groups if len(group.present(frame)) > 1]
    return Games(frame, words.title(box.name), played, several or groups[-1:])


# Panels


def wins(games: Games, group: Group, coloured: bool = True) -> Panel:
    """Who wins how often, with 95 % intervals; in colours only where other charts show the same in colours."""
    table = group.called(shares(games.frame, [group.column])).with_columns(
        even=1 / pl.lit(games.frame["seats"][0]), label=pl.format("{}%", (pl.col("share") * 100).round(1))
    )
    high = float(table.select(pl.max_horizontal(pl.col("high").max(), pl.col("even").max())).item())
    x = alt.X(
        "share:Q",
        title="share of games won",
        axis=alt.Axis(format=".0%", tickCount=5),
        scale=alt.Scale(domain=[0, min(1.0, high * 1.05)]),
    )
    y = alt.Y("who:N", title=None, sort=group.present(table), axis=NAMES)
    colour = alt.Color("who:N", scale=group.colour(), legend=None) if coloured else alt.value(FAINT)
    tooltip = [
        alt.Tooltip("who:N", title=group.column),
        alt.Tooltip("share:Q", title="share won", format=".1%"),
        alt.Tooltip("low:Q", title="at least", format=".1%"),
        alt.Tooltip("high:Q", title="at most", format=".1%"),
        alt.Tooltip("games:Q", format=","),
    ]
    base = alt.Chart(table.select("who", "share", "low", "high", "even", "games", "label"))
    panel: Panel = alt.layer(
        base.mark_rule(color=FAINT, strokeDash=[4, 3]).encode(x="even:Q"),
        base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=alt.X("low:Q"), x2="high:Q", y=y, color=colour),
        base.mark_point(filled=True, size=90, opacity=1).encode(x=x, y=y, color=colour, tooltip=tooltip),
        base.mark_text(align="left", color=INK).encode(x=alt.value(WIDTH + 10), y=y, text="label:N"),
    ).properties(
        title=alt.TitleParams(f"Who wins, by {group.column}", subtitle="95 % intervals; dashed: an even share"),
        width=WIDTH,
        height=STRIP * table.height,
    )
    return panel


def points(games: Games, group: Group) -> Panel:
    """How the points at the end spread."""
    table = group.called(distribution(games.frame, "points", group.column))
    panel: Panel = (
        alt.Chart(bars(table))
        .mark_bar()
        .encode(
            x=alt.X("from:Q", bin="binned", title="points at the end"),
            x2="to:Q",
            y=alt.Y("share:Q", title=None, axis=None),
            color=alt.Color("who:N", scale=group.colour(), legend=None),
            row=alt.Row(
                "who:N",
                title=None,
                sort=group.present(table),
                header=alt.Header(labelAngle=0, labelAlign="left", labelFontSize=11, labelColor=INK),
                spacing=4,
            ),
            tooltip=bar_tooltip("points"),
        )
        .properties(
            title=alt.TitleParams(f"Points at the end, by {group.column}", subtitle="taller: more of the games"),
            width=WIDTH,
            height=44,
        )
        .resolve_scale(y="independent")
    )
    return panel


def length(games: Games) -> Panel:
    """How long games last: in rounds, or in answers where a game counts no rounds."""
    table = lengths(games.frame)
    unit = "rounds" if max(table["rounds"]) > 1 else "answers"
    lasted = sorted(table[unit])
    said = f"half of them at most {lasted[(len(lasted) - 1) // 2]:,} {unit}, the longest {lasted[-1]:,}"
    panel: Panel = (
        alt.Chart(bars(distribution(table, unit)))
        .mark_bar(color=FAINT)
        .encode(
            x=alt.X("from:Q", bin="binned", title=unit, axis=alt.Axis(tickMinStep=1)),
            x2="to:Q",
            y=alt.Y("share:Q", title="share of games", axis=alt.Axis(format=".0%", tickCount=5)),
            tooltip=bar_tooltip(unit),
        )
        .properties(title=alt.TitleParams("How long games last", subtitle=said), width=WIDTH, height=HEIGHT)
    )
    return panel


def course(games: Games, group: Group, name: str) -> Panel:
    """How something goes up and down from round to round."""
    table = group.called(development(games.frame, name, group.column))
    said = name.replace("_", " ")
    colour = alt.Color("who:N", title=None, scale=group.colour(), legend=alt.Legend(values=group.present(table)))
    base = alt.Chart(table.select("who", "round", "mean", "low", "high")).encode(
        x=alt.X("round:Q", title="round", axis=alt.Axis(tickMinStep=1), scale=alt.Scale(nice=False)), color=colour
    )
    tooltip = [
        alt.Tooltip("who:N", title=group.column),
        alt.Tooltip("round:Q"),
        alt.Tooltip("mean:Q", title=f"{said}, mean", format=".1f"),
        alt.Tooltip("low:Q", title="at least", format=".1f"),
        alt.Tooltip("high:Q", title="at most", format=".1f"),
    ]
    lines = [
        base.mark_line(strokeWidth=2.5).encode(y=alt.Y("mean:Q", title=said)),
        base.mark_point(filled=True, size=14, opacity=1).encode(y="mean:Q", tooltip=tooltip),
    ]
    meaning = "means of all games"
    if len(group.present(table)) <= MOST_BANDS:
        lines.insert(0, base.mark_area(opacity=0.13).encode(y="low:Q", y2="high:Q"))
        meaning += ", with 95 % intervals"
    heading = alt.TitleParams(f"{said.capitalize()} from round to round, by {group.column}", subtitle=meaning)
    panel: Panel = alt.layer(*lines).properties(title=heading, width=WIDTH, height=HEIGHT)
    return panel


def bars(table: pl.DataFrame) -> pl.DataFrame:
    """Bars of whole numbers stand astride of them."""
    return table.with_columns(**{"from": pl.col("start") - 0.5, "to": pl.col("end") - 0.5}, last=pl.col("end") - 1)


def bar_tooltip(said: str) -> list[alt.Tooltip]:
    return [
        alt.Tooltip("start:Q", title=f"{said} from"),
        alt.Tooltip("last:Q", title="to"),
        alt.Tooltip("share:Q", title="share of games", format=".1%"),
        alt.Tooltip("number:Q", title="times", format=","),
    ]


# Figures


KINDS = ("wins", "points", "length", "course")


def figure(games: Games, only: str = "", by: str = "") -> alt.ConcatChart:
    """All charts of some games on one page, or only those of one kind; told apart by `by`, else as suits each."""
    if only and only not in KINDS:
        raise ConfigError(f"there are charts of {', '.join(KINDS)}, not of {only!r}")
    groups = [games.by(by)] if by else games.groups
    victory = [("wins", wins(games, group, coloured=group is groups[0])) for group in groups]
    courses = [("course", course(games, groups[0], name)) for name in course_names(games.frame)]
    panels = [victory[0], ("points", points(games, groups[0])), *victory[1:], ("length", length(games)), *courses]
    chosen = [panel for kind, panel in panels if only in ("", kind)]
    page = alt.concat(*chosen, columns=ACROSS, spacing={"row": 32, "column": 50}, align="each")
    return styled(page.resolve_scale(color="independent"), games)


def styled(page: alt.ConcatChart, games: Games) -> alt.ConcatChart:
    dressed: alt.ConcatChart = (
        page.properties(
            title=alt.TitleParams(
                games.title, subtitle=games.subtitle, fontSize=18, subtitleFontSize=12, anchor="start", offset=18
            ),
            padding=18,
            background="white",
        )
        .configure(font="Helvetica, Arial, sans-serif")
        .configure_view(stroke=None)
        .configure_axis(
            gridColor=GRID,
            domainColor=FAINT,
            tickColor=FAINT,
            labelColor=INK,
            labelFlush=False,
            titleColor=INK,
            titleFontWeight="normal",
        )
        .configure_title(
            anchor="start", frame="group", color=INK, subtitleColor=FAINT, fontSize=13, subtitleFontSize=11, offset=10
        )
        .configure_legend(labelColor=INK, symbolType="circle", symbolOpacity=1, orient="top", columns=2)
    )
    return dressed


def format_of(path: Path) -> Format:
    """What a chart of this name is written as."""
    for known in FORMATS:
        if path.suffix.lower() == f".{known}":
            return known
    raise ConfigError(f"the name of a chart ends with .html, .svg or .png, unlike {path.name!r}")


def write(page: alt.ConcatChart, path: Path) -> None:
    """Write a figure as the name of the file says; a page of HTML needs nothing else to be looked at."""
    written = format_of(path)
    with whole(path) as unfinished:
        if written == "html":
            actions = {"export": True, "source": False, "compiled": False, "editor": False}  # none that need the web
            page.save(unfinished, format=written, inline=True, embed_options={"actions": actions})
        else:
            page.save(unfinished, format=written, scale_factor=2)
