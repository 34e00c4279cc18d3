"""The report: what came of many games, as one self-contained page of HTML.

Every chart has its numbers beside it as a table, and a sentence that describes it for those who cannot see it.
"""

from __future__ import annotations

import io
import json
import re
from html import escape
from importlib.resources import files
from math import ceil
from pathlib import Path
from typing import NamedTuple

import altair as alt
import polars as pl

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.files import whole
from lawspeaker.lab import charts
from lawspeaker.lab.charts import Games, Group, Panel
from lawspeaker.lab.plan import so_many
from lawspeaker.lab.ratings import ALL_GAMES
from lawspeaker.lab.statistics import choices, course_names, development, lengths, meetings, shares
from lawspeaker.lab.tournament import said_of, standings

# In dark mode the colours of the charts are replaced by these, which are as easy to tell apart on black.
DARK = {
    charts.INK: "#e8e6e3",
    charts.FAINT: "#a3a3a3",
    charts.GRID: "#3a3c40",
    **dict(
        zip(
            charts.COLOURS,
            [
                "#ff8b45",
                "#5cb3e8",
                "#2fd0a0",
                "#b8b8b8",
                "#e8a3c8",
                "#ffc04d",
                "#9ad6f7",
                "#a99cf5",
                "#e5809f",
                "#cfcf66",
                "#73d9c9",
                "#ffffff",
            ],
            strict=True,
        )
    ),
}

LETTERS = 12  # in the charts: they are made narrower on a phone


class Section(NamedTuple):
    """A heading, what stands below it, and the sections within it."""

    title: str
    body: str
    within: tuple[Section, ...] = ()


def check_name(path: Path) -> None:
    if path.suffix.lower() != ".html":
        raise ConfigError(f"the name of a report ends with .html, unlike {path.name!r}")


def write(frame: pl.DataFrame, about: dict[str, str], path: Path) -> None:
    """Write the report of a table of games."""
    check_name(path)
    text = page(frame, about)
    with whole(path) as unfinished:
        unfinished.write_text(text, encoding="utf-8")


def page(frame: pl.DataFrame, about: dict[str, str]) -> str:
    """The whole page."""
    names = [found["game"] for found in json.loads(about["games"])]
    tables = [charts.games_of(frame, about, name) for name in names]
    if about["kind"] == "tournament":
        title = "Tournament: " + ", ".join(games.title for games in tables)
        sections = [
            ratings(frame),
            *(Section(games.title, paragraph(games.subtitle), tuple(sections_of(games))) for games in tables),
        ]
    else:
        title = tables[0].title
        sections = sections_of(tables[0])
    sections.append(made(about))
    number = frame["game"].n_unique()
    return PAGE.format(
        title=escape(title),
        style=style(),
        subtitle=escape(f"{so_many(number)} played by {', '.join(players_of(about))}."),
        contents=contents(sections),
        sections="".join(section_html(section, 2, "") for section in sections),
    )


PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p>{subtitle} Where a number is uncertain its 95&nbsp;% interval is given: of 100 such reports from other seeds, about
95 have intervals that hold what endless play would come to. Those of ratings say how sure the model is of them.</p>
</header>
<nav aria-label="Contents">
{contents}</nav>
<main>
{sections}</main>
</body>
</html>
"""


def style() -> str:
    """The style sheet, with the colours of the charts for dark mode."""
    sheet = files("lawspeaker.lab").joinpath("report.css").read_text(encoding="utf-8")
    inks = [
        f'  svg [{part}="{light}"] {{ {part}: {dark}; }}\n'
        for light, dark in DARK.items()
        for part in ("fill", "stroke")
    ]
    return sheet + "\n@media (prefers-color-scheme: dark) {\n" + "".join(inks) + "}\n"


def contents(sections: list[Section] | tuple[Section, ...], before: str = "") -> str:
    """The table of contents."""
    lines = []
    for section in sections:
        anchor = before + slug(section.title)
        below = contents(section.within, f"{anchor}-") if section.within else ""
        lines.append(f'<li><a href="#{anchor}">{escape(section.title)}</a>{below}</li>\n')
    return f"<ul>\n{''.join(lines)}</ul>\n"


def section_html(section: Section, level: int, before: str) -> str:
    anchor = before + slug(section.title)
    within = "".join(section_html(inner, level + 1, f"{anchor}-") for inner in section.within)
    heading = f'<h{level} id="{anchor}">{escape(section.title)}</h{level}>'
    return f"<section>\n{heading}\n{section.body}{within}</section>\n"


def slug(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower()).strip("-")


# What a report is of


def sections_of(games: Games) -> list[Section]:
    """All there is to say about the games from one box."""
    group = games.groups[0]
    followed = course_names(games.frame)
    sections = [
        Section("Who wins", figures([wins(games, each, each is group) for each in games.groups])),
        *([Section("Who wins against whom", figures([rivals(games, group)]))] if meet_others(games, group) else []),
        Section("Points at the end", figures([points(games, group)])),
        Section("How long games last", figures([length(games)])),
    ]
    if followed:
        sections.append(Section("How games go", COURSE + figures([course(games, group, name) for name in followed])))
    chosen = [options(games, group, value) for value in group.found(games.frame)]
    sections.append(Section("What is chosen", CHOSEN + figures(chosen)))
    return sections


COURSE = """<p>How the seats stood after each round. Games that are over go on counting as they ended, so that every
round shows the same games; the lines stop where 95 of 100 games are over.</p>
"""
CHOSEN = """<p>The kinds of options that were chosen most, and whether they were chosen more often in games that were
won. Only games of the same player on the same side are compared with each other. This tells what goes along with
winning, and not what wins: whoever is ahead can also do more. Where a side always wins, or always loses, there is
nothing to compare, and no dot.</p>
"""


def ratings(frame: pl.DataFrame) -> Section:
    """The standings of a tournament."""
    table = standings(frame)
    names = sorted(set(frame["player"]))
    shown = []
    for of in table["of"].unique(maintain_order=True):
        rows = table.filter(of=of)
        said = "; ".join(
            f"{row['player']} {row['rating']:.1f} ({row['low']:.1f} to {row['high']:.1f})"
            for row in rows.iter_rows(named=True)
        )
        shown.append(
            figure(
                charts.rated(table, of, Group("player", names, names)),
                said_of(of).capitalize() if of == ALL_GAMES else said_of(of),
                "rating, with 95 % interval; dashed: where all begin",
                f"Ratings in {said_of(of)}: {said}.",
                ["player", "rating", "at least", "at most", "won", "games"],
                [
                    [
                        row["player"],
                        one(row["rating"]),
                        one(row["low"]),
                        one(row["high"]),
                        share(row["share"]),
                        row["games"],
                    ]
                    for row in rows.iter_rows(named=True)
                ],
            )
        )
    text = paragraph(
        "Ratings tell how strong players are against each other, from who came out before whom in each game "
        "(a Plackett-Luce model)."
    )
    return Section("Standings", text + figures(shown))


def wins(games: Games, group: Group, coloured: bool) -> str:
    rows = [
        [row["who"], share(row["share"]), share(row["low"]), share(row["high"]), row["games"], one(row["points"])]
        for row in charts.ranked(group, group.called(shares(games.frame, [group.column]))).iter_rows(named=True)
    ]
    said = "; ".join(f"{who} {won} ({low} to {high})" for who, won, low, high, *_ in rows)
    return figure(
        charts.wins(games, group, coloured),
        f"By {group.column}",
        "share of games won, with 95 % interval; dashed: an even share",
        f"Share of games won by {group.column}: {said}.",
        [group.column, "won", "at least", "at most", "games", "points"],
        rows,
    )


def meet_others(games: Games, group: Group) -> bool:
    """Whether not everybody meets the same others in every game."""
    return len(group.found(games.frame)) > int(games.frame["seats"][0])


def rivals(games: Games, group: Group) -> str:
    found = meetings(games.frame, group.column)
    won = {(row[group.column], row["other"]): f"{share(row['share'])} of {row['games']:,}" for row in found.to_dicts()}
    present = group.found(games.frame)
    return figure(
        charts.rivals(games, group),
        f"By {group.column}",
        "share of games won at a table with each of the others, in %; white: an even share",
        f"Share of games won by {group.column}, at a table with each of the others; the numbers are in the table.",
        [group.column, *(f"with {group.title(value)}" for value in present)],
        [[group.title(value), *(won.get((value, other), "–") for other in present)] for value in present],
    )


def points(games: Games, group: Group) -> str:
    value = pl.col("points")
    table = group.called(
        games.frame.group_by(group.column)
        .agg(mean=value.mean(), spread=value.std(), low=value.min(), middle=value.median(), high=value.max())
        .sort(group.column)
    )
    rows = [
        [row["who"], one(row["mean"]), one(row["spread"]), row["low"], one(row["middle"]), row["high"]]
        for row in table.iter_rows(named=True)
    ]
    said = "; ".join(f"{who} {mean} on average, from {low} to {high}" for who, mean, _, low, _, high in rows)
    return figure(
        charts.points(games, group),
        f"By {group.column}",
        "taller: more of the games",
        f"Points at the end by {group.column}: {said}.",
        [group.column, "mean", "standard deviation", "fewest", "half at most", "most"],
        rows,
    )


def length(games: Games) -> str:
    table = lengths(games.frame)
    shown: list[list[object]] = []
    for unit in ("rounds", "answers"):
        lasted = sorted(table[unit])
        marks = [lasted[0], *(lasted[ceil(share * len(lasted)) - 1] for share in (0.5, 0.95, 1))]
        shown.append([unit, *(f"{mark:,}" for mark in marks)])
    said = "; ".join(f"from {low} to {high} {unit}, half of them at most {half}" for unit, low, half, _, high in shown)
    return figure(
        charts.length(games),
        "Length",
        "how many of the games last how long",
        f"Games last {said}.",
        ["", "shortest", "half at most", "95 of 100 at most", "longest"],
        shown,
    )


def course(games: Games, group: Group, name: str) -> str:
    table = group.called(development(games.frame, name, group.column))
    present = group.present(table)
    means = {(row["round"], row["who"]): one(row["mean"]) for row in table.iter_rows(named=True)}
    rounds = sorted(set(table["round"]))
    said = name.replace("_", " ")
    ends = "; ".join(f"{who} from {means[rounds[0], who]} to {means[rounds[-1], who]}" for who in present)
    return figure(
        charts.course(games, group, name),
        said.capitalize(),
        f"mean after each round, by {group.column}",
        f"Mean {said} after rounds {rounds[0]} to {rounds[-1]}: {ends}.",
        ["round", *present],
        [[number, *(means[number, who] for who in present)] for number in rounds],
    )


def options(games: Games, group: Group, value: str | int) -> str:
    table = choices(games.frame, group.column).filter(pl.col(group.column) == value)
    rows = [
        [
            row["kind"],
            charts.times(row["a_game"]),
            share(row["share"]),
            two(row["winners"]),
            two(row["others"]),
            two(row["correlation"]),
            two(row["low"]),
            two(row["high"]),
        ]
        for row in table.iter_rows(named=True)
    ]
    leading = "; ".join(f"{kind} {often} times a game" for kind, often, *_ in rows[:3])
    telling = table.filter((pl.col("low") > 0) | (pl.col("high") < 0)).sort(
        pl.col("correlation").abs(), descending=True
    )
    found = "; ".join(f"{row['kind']} {two(row['correlation'])}" for row in telling.head(3).iter_rows(named=True))
    along = f" Clearest correlations with winning: {found}." if found else " No correlation with winning is clear."
    return figure(
        charts.options(games, group, value),
        group.title(value),
        "correlation with winning, with 95 % interval; number: times a game",
        f"{group.title(value)} most often chooses {leading}.{along}",
        ["option", "a game", "of all", "winners", "others", "correlation", "at least", "at most"],
        rows,
    )


def made(about: dict[str, str]) -> Section:
    """How to make these games again."""
    facts = {
        "Program": f"Lawspeaker {about['lawspeaker']}",
        "Command": about["command"],
        "Players": ", ".join(players_of(about)),
        "Seed": about["seed"],
    }
    for found in json.loads(about["games"]):
        rules = ", ".join(f"{name}={value}" for name, value in sorted(found["rules"].items()))
        own = "; with a data file of one's own" if found["data"] else ""
        version = f"version {found['rules version']} of the rules, {found['seats']} seats{own}"
        facts[said_of(found["game"])] = f"{version}; {rules}" if rules else version
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(said)}</dd>\n" for name, said in facts.items() if said)
    return Section("How these games were made", f"<dl>\n{listed}</dl>\n")


def players_of(about: dict[str, str]) -> list[str]:
    return list(dict.fromkeys(json.loads(about["players"])))


# Pieces of HTML


def figures(shown: list[str]) -> str:
    return f'<div class="figures">\n{"".join(shown)}</div>\n'


def figure(panel: Panel, title: str, caption: str, said: str, headings: list[str], rows: list[list[object]]) -> str:
    """A chart with its caption, a sentence that can stand in for it, and its numbers."""
    return (
        f"<figure>\n<figcaption><strong>{escape(title)}</strong> <span>{escape(caption)}</span></figcaption>\n"
        f"{picture(panel, said)}\n"
        f'<details><summary>Numbers<span class="unseen">: {escape(title)}</span></summary>\n'
        f"{table_html(caption, headings, rows)}</details>\n"
        "</figure>\n"
    )


def picture(panel: Panel, said: str) -> str:
    """A chart as SVG. Screen readers get it as one picture; its titles are in the page."""
    bare = panel.copy()
    bare.title = alt.Undefined
    text = io.StringIO()
    charts.dressed(bare.properties(background="transparent", padding=2), LETTERS).save(text, format="svg")
    plain = re.sub(r' (?:role|aria-[a-z]+)="[^"]*"', "", text.getvalue())
    return plain.replace("<svg ", f'<svg role="img" aria-label="{escape(said)}" ', 1)


def table_html(caption: str, headings: list[str], rows: list[list[object]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = ""
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(str(cell))}</td>" for cell in rest)
        body += f'<tr><th scope="row">{escape(str(first))}</th>{cells}</tr>\n'
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>\n"
    )


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def one(number: float | None) -> str:
    return "–" if number is None else f"{number:.1f}"


def two(number: float | None) -> str:
    return "–" if number is None else f"{number:.2f}"


def share(number: float) -> str:
    return f"{number:.1%}"
