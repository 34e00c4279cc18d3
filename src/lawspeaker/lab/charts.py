"""Charts of simulated games: who wins, how points spread, how long games last, and how they go round by round.

`lawspeaker.lab.statistics` counts everything first, so a chart holds some hundred numbers, however many games it shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import altair as alt
import polars as pl

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.files import whole
from lawspeaker.kernel.game import Setting
from lawspeaker.lab.plan import so_many
from lawspeaker.lab.ratings import ALL_GAMES, BEGIN
from lawspeaker.lab.statistics import choices, course_names, development, distribution, lengths, meetings, shares
from lawspeaker.lab.stored import COLUMNS
from lawspeaker.lab.tournament import said_of, standings
from lawspeaker.text.words import Words

Panel = alt.Chart | alt.LayerChart | alt.FacetChart
Drawn = TypeVar("Drawn", bound=alt.TopLevelMixin)

Format = Literal["html", "svg", "png"]
FORMATS: tuple[Format, ...] = ("html", "svg", "png")
WIDTH, HEIGHT = 300, 200  # of the plot in a panel
STRIP = 26  # of height for each thing in a list
ACROSS = 2  # panels in a row
MOST_KINDS = 16  # of options in a panel
MOST_BANDS = 6  # intervals that can be seen apart along lines
INK, FAINT, GRID = "#2b2b2b", "#6f6f6f", "#e6e6e6"

# Distinct with any kind of colour vision, and dark enough for lines on white. The order is fixed.
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
    """What seats are grouped by: a column, its values in order, and what those are called."""

    column: str
    values: list[str] | list[int]
    titles: list[str]

    def colour(self) -> alt.Scale:
        """A value keeps its colour, whatever others there are."""
        return alt.Scale(domain=self.titles, range=[COLOURS[place % len(COLOURS)] for place in range(len(self.titles))])

    def called(self, table: pl.DataFrame, of: str = "") -> pl.DataFrame:
        """With a column `who`: what the values of the group are called, in its own column or in another."""
        column = pl.col(of or self.column)
        return table.with_columns(who=column.replace_strict(self.values, self.titles, return_dtype=pl.String))

    def found(self, table: pl.DataFrame) -> list[str | int]:
        """The values that occur, in order."""
        there = set(table[self.column])
        return [value for value in self.values if value in there]

    def title(self, value: str | int) -> str:
        return self.titles[self.place(value)]

    def place(self, value: str | int) -> int:
        return [*self.values].index(value)

    def present(self, table: pl.DataFrame) -> list[str]:
        """What the values that occur are called, in order."""
        return [self.title(value) for value in self.found(table)]


class Games(NamedTuple):
    """Simulated games, what they are called, and what their seats can be grouped by: by default, and on request."""

    frame: pl.DataFrame
    title: str
    subtitle: str
    groups: list[Group]
    further: list[Group]

    def by(self, column: str) -> Group:
        known = [*self.groups, *self.further]
        for group in known:
            if group.column == column:
                return group
        names = " or ".join(group.column for group in known)
        raise ConfigError(f"these seats can be told apart by {names}, not by {column!r}")


def games_of(frame: pl.DataFrame, about: dict[str, str], name: str = "") -> Games:
    """Games ready to be drawn; of several kinds, those from the box of this name. Seats are grouped by side, else by
    player, and always by number; on request also by whatever has names in the game's outcome.
    """
    agreement = agreement_of(about, name)
    box = shelf.find(str(agreement["game"]))
    config = box.configure(agreement["seats"], agreement["rules"], agreement["data"])
    frame = only_of(frame, box.name)
    setting = box.setting(config)
    words = Words("en", setting)
    names = sorted(set(frame["player"]))
    groups = [Group("player", names, names)]
    if box.sides:
        values = setting.catalogue.domains[box.sides].values
        groups.insert(0, Group(box.sides, list(values), called(words, setting, box.sides, values)))
    seats = list(range(config.seats))
    groups.append(Group("seat", seats, [f"seat {seat}" for seat in seats]))
    number = frame["game"].n_unique()
    played = f"{so_many(number)} of {config.seats} seats; players: {', '.join(names)}"
    several = [group for group in groups if len(group.present(frame)) > 1]
    further = [
        Group(column, values, called(words, setting, column, values))
        for column in outcomes(frame)
        if frame[column].dtype == pl.String and column != box.sides
        for values in [sorted(set(frame[column]))]
    ]
    return Games(frame, words.title(box.name), played, several or groups[-1:], further)


def called(words: Words, setting: Setting, domain: str, values: list[str]) -> list[str]:
    """What the values in a table are called: by the words for their domain, if the game has it."""
    if domain not in setting.catalogue.domains:
        return values
    known = setting.catalogue.domains[domain].values
    return [words.value(domain, known.index(value)) if value in known else value for value in values]


def outcomes(frame: pl.DataFrame) -> list[str]:
    """The columns that a game adds about how it ended."""
    return [column for column in frame.columns if column not in COLUMNS]


def happened(frame: pl.DataFrame) -> list[str]:
    """The outcomes that are 0 or 1: what happened to seats or did not."""
    return [column for column in outcomes(frame) if frame[column].dtype.is_integer() and set(frame[column]) == {0, 1}]


def agreement_of(about: dict[str, str], name: str) -> dict[str, Any]:
    """What was agreed about one of the games in a table."""
    agreements: dict[str, dict[str, Any]] = {found["game"]: found for found in json.loads(about["games"])}
    if name in agreements:
        return agreements[name]
    if name or len(agreements) > 1:
        wrong = f", not {name!r}" if name else ""
        raise ConfigError(f"say with --game of which games: {' or '.join(agreements)}{wrong}")
    return next(iter(agreements.values()))


def only_of(frame: pl.DataFrame, name: str) -> pl.DataFrame:
    """The rows from one box, without columns that only others have."""
    rows = frame.filter(pl.col("box") == name)
    followed = [name for name in course_names(rows) if rows["course"].struct.field(name).null_count() < rows.height]
    kept = [pl.col("course").struct.field(name) for name in ("round", *followed)]
    return rows.select(column.name for column in rows if column.null_count() < rows.height).with_columns(
        course=pl.struct(kept)
    )


# Panels


def wins(games: Games, group: Group, coloured: bool = True, heading: str = "") -> Panel:
    """Who wins how often, with 95 % intervals; in colour only if other charts show the same in colour."""
    title = alt.TitleParams(heading or f"Who wins, by {group.column}", subtitle="95 % intervals; dashed: an even share")
    even = games.frame.select((1 / pl.col("seats")).mean()).item()
    return share_dots(games, group, "won", "share of games won", even, title, coloured)


def ranked(group: Group, table: pl.DataFrame) -> pl.DataFrame:
    """The highest share first, and those with the same in the order of the game; seats stay in their order."""
    places = list(range(len(group.values)))
    table = table.sort(pl.col(group.column).replace_strict(group.values, places, return_dtype=pl.Int64))
    return table if group.column == "seat" else table.sort("share", descending=True, maintain_order=True)


def fate(games: Games, group: Group, of: str) -> Panel:
    """How often something happened that the game tells of at its end, with 95 % intervals."""
    said = of.replace("_", " ")
    title = alt.TitleParams(f"How often {said}, by {group.column}", subtitle="95 % intervals; dashed: of all together")
    return share_dots(
        games, group, of, f"share of games: {said}", games.frame.select(pl.col(of).mean()).item(), title, True
    )


def share_dots(
    games: Games, group: Group, of: str, said: str, dashed: float, title: alt.TitleParams, coloured: bool
) -> Panel:
    """The share of games in which a column is 1, with 95 % intervals, and a dashed line to compare with."""
    table = ranked(group, group.called(shares(games.frame, [group.column], of))).with_columns(
        even=dashed, label=pl.format("{}%", (pl.col("share") * 100).round(1))
    )
    high = float(table.select(pl.max_horizontal(pl.col("high").max(), pl.col("even").max())).item())
    return dots(
        table.select("who", "share", "low", "high", "even", "games", "label"),
        alt.Y("who:N", title=None, sort=table["who"].to_list(), axis=NAMES),
        alt.X("share:Q", title=said, scale=alt.Scale(domain=[0, min(1.0, high * 1.05)])),
        alt.Color("who:N", scale=group.colour(), legend=None) if coloured else alt.value(FAINT),
        title,
        [
            alt.Tooltip("who:N", title=group.column),
            *interval_tooltip("share", ".1%"),
            alt.Tooltip("games:Q", format=","),
        ],
        ".0%",
        "even",
    )


def rivals(games: Games, group: Group) -> Panel:
    """How often each wins at a table with each of the others."""
    found = meetings(games.frame, group.column)
    against = group.called(found, "other").rename({"who": "against"})
    table = group.called(against).select("who", "against", "share", "low", "high", "games")
    even = games.frame.select((1 / pl.col("seats")).mean()).item()
    present = group.present(games.frame)
    base = alt.Chart(table).encode(
        x=alt.X("against:N", title="at a table with", sort=present, axis=alt.Axis(labelAngle=-40, ticks=False)),
        y=alt.Y("who:N", title=None, sort=present, axis=NAMES),
        tooltip=[
            alt.Tooltip("who:N", title=group.column),
            alt.Tooltip("against:N", title="at a table with"),
            *interval_tooltip("share", ".0%"),
            alt.Tooltip("games:Q", format=","),
        ],
    )
    scale = alt.Scale(domain=[0, even, 2 * even], range=[COLOURS[0], "#ffffff", COLOURS[1]], clamp=True)
    title = alt.TitleParams(
        f"Who wins against whom, by {group.column}", subtitle="share of games won in %; white: an even share"
    )
    panel: Panel = alt.layer(
        base.mark_rect(stroke=GRID).encode(color=alt.Color("share:Q", scale=scale, legend=None)),
        base.mark_text(color="#000000").encode(text=alt.Text("percent:Q", format=".0f")),
    ).transform_calculate(percent="datum.share * 100")
    return panel.properties(title=title, width=max(WIDTH, STRIP * len(present)), height=STRIP * len(present))


def options(games: Games, group: Group, value: str | int) -> Panel:
    """Which kinds of options one group chooses, and whether it wins more often when it chooses them more often."""
    table = choices(games.frame, group.column).filter(pl.col(group.column) == value).head(MOST_KINDS)
    shown = table.with_columns(none=pl.lit(0), label=pl.Series([times(number) for number in table["a_game"]]))
    return dots(
        shown.select("kind", "a_game", "correlation", "low", "high", "none", "label"),
        alt.Y("kind:N", title=None, sort=table["kind"].to_list(), axis=NAMES),
        alt.X("correlation:Q", title="correlation with winning", scale=alt.Scale(domain=[-1, 1])),
        alt.value(COLOURS[group.place(value) % len(COLOURS)]),
        alt.TitleParams(
            f"What {group.title(value)} chooses",
            subtitle="right: more often in games that are won; number: times a game",
        ),
        [alt.Tooltip("kind:N"), *interval_tooltip("correlation", ".2f"), alt.Tooltip("label:N", title="times a game")],
        ".1f",
        "none",
    )


def times(number: float) -> str:
    """How often something is chosen, rare things included."""
    return f"{number:.1f}" if number >= 0.05 else f"{number:.2f}"


def rated(table: pl.DataFrame, of: str, players: Group) -> Panel:
    """How strong the players are in some of the games, with 95 % intervals; all such charts have the same scale."""
    low, high = table.select(low=pl.col("low").min(), high=pl.col("high").max()).row(0)
    shown = table.filter(of=of)
    return dots(
        shown.select("player", "rating", "low", "high", begin=BEGIN, label=pl.col("rating").round(1).cast(pl.String)),
        alt.Y("player:N", title=None, sort=shown["player"].to_list(), axis=NAMES),
        alt.X("rating:Q", title="rating", scale=alt.Scale(domain=[low, high], zero=False, nice=True)),
        alt.Color("player:N", scale=players.colour(), legend=None),
        alt.TitleParams(f"Ratings in {said_of(of)}", subtitle="95 % intervals; dashed: where all begin"),
        [alt.Tooltip("player:N"), *interval_tooltip("rating", ".1f")],
        ".0f",
        "begin",
    )


def dots(
    table: pl.DataFrame,
    who: alt.Y,
    value: alt.X,
    colour: alt.Color | alt.Value[str],
    title: alt.TitleParams,
    tooltip: list[alt.Tooltip],
    number: str,
    dashed: str,
) -> Panel:
    """A dot for each with its interval from `low` to `high` and a `label`; a dashed line at the column `dashed`."""
    base = alt.Chart(table)
    panel: Panel = alt.layer(
        base.mark_rule(color=FAINT, strokeDash=[4, 3]).encode(x=f"{dashed}:Q"),
        base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=alt.X("low:Q"), x2="high:Q", y=who, color=colour),
        base.mark_point(filled=True, size=90, opacity=1).encode(
            x=value.axis(format=number, tickCount=5), y=who, color=colour, tooltip=tooltip
        ),
        base.mark_text(align="left", color=INK).encode(x=alt.value(WIDTH + 10), y=who, text="label:N"),
    ).properties(title=title, width=WIDTH, height=STRIP * table.height)
    return panel


def interval_tooltip(name: str, number: str) -> list[alt.Tooltip]:
    return [
        alt.Tooltip(f"{name}:Q", format=number),
        alt.Tooltip("low:Q", title="at least", format=number),
        alt.Tooltip("high:Q", title="at most", format=number),
    ]


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
    """How something develops from round to round."""
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
    """Bars of whole numbers are centred on them."""
    return table.with_columns(**{"from": pl.col("start") - 0.5, "to": pl.col("end") - 0.5}, last=pl.col("end") - 1)


def bar_tooltip(said: str) -> list[alt.Tooltip]:
    return [
        alt.Tooltip("start:Q", title=f"{said} from"),
        alt.Tooltip("last:Q", title="to"),
        alt.Tooltip("share:Q", title="share of games", format=".1%"),
        alt.Tooltip("number:Q", title="times", format=","),
    ]


# Figures


KINDS = ("wins", "rivals", "points", "length", "fates", "course", "options")


def tournament(frame: pl.DataFrame, about: dict[str, str]) -> alt.ConcatChart:
    """The standings of a tournament: ratings and win shares, game by game."""
    names = sorted(set(frame["player"]))
    players = Group("player", names, names)
    table = standings(frame)
    panels: list[Panel] = []
    for of in table["of"].unique(maintain_order=True):
        panels.append(rated(table, of, players))
        games = Games(frame, said_of(of), "", [], []) if of == ALL_GAMES else games_of(frame, about, of)
        panels.append(wins(games, players, heading=f"Who wins in {said_of(of)}"))
    number = frame["game"].n_unique()
    titles = [said_of(found["game"]) for found in json.loads(about["games"])]
    subtitle = f"{so_many(number)} of {', '.join(titles)}; players: {', '.join(names)}"
    page = alt.concat(*panels, columns=ACROSS, spacing={"row": 32, "column": 50}, align="each")
    return styled(page.resolve_scale(color="independent"), "Tournament", subtitle)


def figure(games: Games, only: str = "", by: str = "") -> alt.ConcatChart:
    """All charts of some games on one page, or only those of one kind; grouped by `by`, or as suits each."""
    if only and only not in KINDS:
        raise ConfigError(f"there are charts of {', '.join(KINDS)}, not of {only!r}")
    groups = [games.by(by)] if by else games.groups
    victory = [("wins", wins(games, group, coloured=group is groups[0])) for group in groups]
    courses = [("course", course(games, groups[0], name)) for name in course_names(games.frame)]
    choosing = [("options", options(games, groups[0], value)) for value in groups[0].found(games.frame)]
    panels = [victory[0], ("points", points(games, groups[0])), *victory[1:], ("length", length(games)), *courses]
    if only == "fates":  # which of them say something, only those know who ask
        panels = [("fates", fate(games, groups[0], of)) for of in happened(games.frame)]
        if not panels:
            raise ConfigError("in these games nothing is told that happens to some and not to others")
    if only == "rivals":
        panels = [("rivals", rivals(games, groups[0]))]
    chosen = [panel for kind, panel in [*panels, *choosing] if only in ("", kind)]
    page = alt.concat(*chosen, columns=ACROSS, spacing={"row": 32, "column": 50}, align="each")
    return styled(page.resolve_scale(color="independent"), games.title, games.subtitle)


def styled(page: alt.ConcatChart, title: str, subtitle: str) -> alt.ConcatChart:
    headed: alt.ConcatChart = page.properties(
        title=alt.TitleParams(title, subtitle=subtitle, fontSize=18, subtitleFontSize=12, anchor="start", offset=18),
        padding=18,
        background="white",
    )
    return dressed(headed)


def dressed(chart: Drawn, letters: int = 10) -> Drawn:
    """With the same lines and inks as all, and letters of this size."""
    made: Drawn = (
        chart.configure(font="Helvetica, Arial, sans-serif")
        .configure_view(stroke=None)
        .configure_axis(
            gridColor=GRID,
            domainColor=FAINT,
            tickColor=FAINT,
            labelColor=INK,
            labelFlush=False,
            labelFontSize=letters,
            titleFontSize=letters + 1,
            titleColor=INK,
            titleFontWeight="normal",
        )
        .configure_title(
            anchor="start", frame="group", color=INK, subtitleColor=FAINT, fontSize=13, subtitleFontSize=11, offset=10
        )
        .configure_text(fontSize=letters + 1)
        .configure_legend(
            labelFontSize=letters, labelColor=INK, symbolType="circle", symbolOpacity=1, orient="top", columns=2
        )
    )
    return made


def format_of(path: Path) -> Format:
    """What a chart of this name is written as."""
    for known in FORMATS:
        if path.suffix.lower() == f".{known}":
            return known
    raise ConfigError(f"the name of a chart ends with .html, .svg or .png, unlike {path.name!r}")


def write(page: alt.ConcatChart, path: Path) -> None:
    """Write a figure in the format that the file's name implies. A page of HTML is self-contained."""
    written = format_of(path)
    with whole(path) as unfinished:
        if written == "html":
            actions = {"export": True, "source": False, "compiled": False, "editor": False}  # none that need the web
            page.save(unfinished, format=written, inline=True, embed_options={"actions": actions})
        else:
            page.save(unfinished, format=written, scale_factor=2)
