"""Many games: played by bots, rated, counted and drawn."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lawspeaker.cli.options import DataOption, GameArgument, RuleOption, agreed, bot_names, known_game, listed
from lawspeaker.cli.printing import JsonOption, as_json, console, paged, show
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.lab.stopping import exit_status, stopping

if TYPE_CHECKING:
    from polars import DataFrame
    from rich.console import RenderableType

    from lawspeaker.lab.parts import FinishedParts
    from lawspeaker.lab.plan import Plan

LONG = 200  # games that are worth a word about speed
JobsOption = Annotated[int, typer.Option("--jobs", help="Number of worker processes.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
OutOption = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Write one row per seat and game to this Parquet file.")
]
ChartOption = Annotated[
    Path | None, typer.Option("--chart", metavar="FILE", help="Also draw charts, to a .html, .svg or .png file.")
]
ResumeOption = Annotated[
    bool, typer.Option("--resume", help="Continue a stopped run, or add games to a finished one; needs the same --out.")
]
ReplaceOption = Annotated[bool, typer.Option("--replace", help="Overwrite the file at --out.")]
RayOption = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one with --jobs cores.")
]
TableArgument = Annotated[
    Path, typer.Argument(metavar="GAMES", help="A file written by `simulate --out` or `tournament --out`.")
]


def simulate(
    game: GameArgument,
    number: Annotated[int, typer.Option("--games", help="Number of games to play.")] = 100,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="One player for all seats, or one for each, such as greedy,random; they change seats from game to "
            "game. Default: greedy against random ones.",
            autocompletion=bot_names,
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Number of seats. Default: the usual number for the game.")
    ] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    out: OutOption = None,
    chart_file: ChartOption = None,
    deal: Annotated[
        bool, typer.Option("--deal", help="Deal the sides anew in every game, from all that the game has.")
    ] = False,
    rule: RuleOption = None,
    data: DataOption = None,
    resume: ResumeOption = False,
    replace: ReplaceOption = False,
    ray: RayOption = "",
    json: JsonOption = False,
) -> None:
    """Let bots play many games, and report who won how often."""
    from lawspeaker.kernel import shelf
    from lawspeaker.lab.simulate import plan_simulation
    from lawspeaker.lab.statistics import summary, summed_up

    check_out(out, "games.parquet")
    check_chart(chart_file, out)
    plan = plan_simulation(game, number, sitting(game, seats, bots), seats, seed, agreed(rule), data, deal)
    say_how_slow(plan.total)
    frame, about = play_plan(plan, jobs, ray, out, resume, replace)
    sides = shelf.find(game).sides
    if json:
        as_json(summed_up(frame, sides))
    else:
        show(summary(frame, sides))
    tell_of(frame, about, out, chart_file)


def tournament(
    names: Annotated[str, typer.Option("--games", help="The games to play, such as root,arctic.")],
    players: Annotated[
        str, typer.Option("--players", "--bots", help="The players to compare, such as greedy,search:200.")
    ],
    rounds: Annotated[
        int, typer.Option("--rounds", help="Number of rounds. In each round every line-up plays once from each seat.")
    ] = 10,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Number of seats. Default: the usual number for the game.")
    ] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    out: OutOption = None,
    chart_file: ChartOption = None,
    resume: ResumeOption = False,
    replace: ReplaceOption = False,
    ray: RayOption = "",
    json: JsonOption = False,
) -> None:
    """Hold a tournament among bots, and rate them. All have equal chances, in one game or several."""
    from lawspeaker.lab.tournament import plan_tournament, standings, standings_table

    check_out(out, "games.parquet")
    check_chart(chart_file, out)
    plan = plan_tournament([known_game(name) for name in listed(names)], listed(players), rounds, seats, seed)
    say_how_slow(plan.total)
    frame, about = play_plan(plan, jobs, ray, out, resume, replace)
    if json:
        as_json(standings(frame).to_dicts())
    else:
        show(standings_table(frame))
    tell_of(frame, about, out, chart_file)


def sitting(game: str, seats: int | None, bots: str | None) -> list[str]:
    """Who sits at the table: one player for all seats, or one for each."""
    from lawspeaker.kernel import shelf

    count = shelf.find(game).seat_counts[0] if seats is None else seats
    names = ["greedy", *["random"] * (count - 1)] if bots is None else listed(bots)
    if len(names) not in (1, count):
        raise ConfigError(f"{count} seats need 1 or {count} bots, and {len(names)} are named in {bots!r}")
    return names


def say_how_slow(games: int) -> None:
    """Before a long run of the interpreted build: what the compiled one would save, where it can be made."""
    import shutil

    from lawspeaker.kernel import match

    interpreted = str(match.__file__).endswith(".py")
    if interpreted and games >= LONG and sys.stderr.isatty() and shutil.which("cc") and Path("Makefile").is_file():
        said = "The compiled build plays about five times as many games a second: make fast,"
        typer.echo(f"{said} then PYTHONPATH=build/fast {as_typed()}", err=True)


def as_typed() -> str:
    """The command that is running."""
    return " ".join(["lawspeaker", *sys.argv[1:]])


def play_plan(
    plan: Plan, jobs: int, ray: str, out: Path | None, resume: bool, replace: bool
) -> tuple[DataFrame, dict[str, str]]:
    """Play all that is not done yet, and write the table if it is wanted, which nobody else may do meanwhile."""
    from lawspeaker.kernel.files import check_new, held
    from lawspeaker.lab import stored, workers

    workers.check(jobs, ray)
    if resume and out is None:
        raise ConfigError("--resume needs the --out of the run that was stopped: what is done lies beside it")
    about = stored.about(plan, as_typed())
    with nullcontext() if out is None else held(out):
        if out is not None and not resume and not replace:
            check_new(out, "play the rest or more with --resume, ")
        return play_rest(plan, jobs, ray, out, resume, replace, about), about


def play_rest(
    plan: Plan, jobs: int, ray: str, out: Path | None, resume: bool, replace: bool, about: dict[str, str]
) -> DataFrame:
    """Go on from the games that are done, also in a table that is not to be replaced. They survive Ctrl-C."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from lawspeaker.lab import stored
    from lawspeaker.lab.parts import FinishedParts, parts_beside, play_all

    parts = FinishedParts(plan, parts_beside(out))
    parts.look(resume)
    if resume and not replace and out is not None and (earlier := stored.begun(plan, out)) is not None:
        parts.take(earlier)
        if parts.games == plan.total:
            return earlier
    errors = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=errors, disable=not errors.is_terminal)
    try:
        with stopping(), bar:
            task = bar.add_task("", total=plan.total, completed=parts.games)
            frame = play_all(plan, jobs, ray, lambda done: bar.update(task, completed=done), parts)
            if out is not None:
                stored.write(frame, out, about)
    except KeyboardInterrupt as stop:
        said = "1 game was" if plan.total == 1 else f"{plan.total:,} games were"
        typer.echo(f"Stopped: {parts.games:,} of {said} played{where_kept(parts)}.", err=True)
        raise typer.Exit(exit_status(stop)) from None
    parts.clear()
    return frame


def where_kept(parts: FinishedParts) -> str:
    """What becomes of the games of a run that is stopped."""
    if parts.folder is None:
        return ", and are not kept; they are with --out"
    if not parts.folder.exists():
        return ""
    return f", and are kept in {parts.folder}; to go on, give the same command with --resume"


def tell_of(frame: DataFrame, about: dict[str, str], out: Path | None, chart_file: Path | None) -> None:
    if out is not None:
        typer.echo(f"{frame.height} rows are in {out}.", err=True)
    if chart_file is not None:
        draw(frame, about, chart_file)


def stats(
    games: TableArgument,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where to write the page. Default: GAMES-report.html."),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Report on stored games: who wins, and how long they last.

    The terminal shows the most important numbers; a page with charts has everything.
    """
    from lawspeaker.kernel import shelf
    from lawspeaker.kernel.files import check_apart
    from lawspeaker.lab import report, stored
    from lawspeaker.lab.charts import only_of
    from lawspeaker.lab.statistics import choices_table, summary, summed_up
    from lawspeaker.lab.tournament import standings, standings_table

    page = games.with_name(f"{games.stem}-report.html") if out is None else out
    report.check_name(page)
    check_apart(games, page)
    frame, about = stored.read(games)
    check_out(page, "report.html")
    report.write(frame, about, page)
    boxes = frame["box"].unique(maintain_order=True)
    tables = {name: (only_of(frame, name), shelf.find(name).sides) for name in boxes}
    if json:
        found = {name: summed_up(table, sides) for name, (table, sides) in tables.items()}
        as_json({**found, "standings": standings(frame).to_dicts()} if about["kind"] == "tournament" else found)
    else:
        parts: list[RenderableType] = [standings_table(frame)] if about["kind"] == "tournament" else []
        for table, sides in tables.values():
            parts += [summary(table, sides), choices_table(table, sides or "player")]
        paged(parts)
    typer.echo(f"The report is in {page}.", err=True)


def chart(
    games: TableArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to draw: a .html, .svg or .png file.")],
    only: Annotated[
        str, typer.Option("--only", help="Only one chart: wins, rivals, points, length, fates, course or options.")
    ] = "",
    by: Annotated[
        str, typer.Option("--by", help="What to compare: player, seat, or the sides of the game, such as faction.")
    ] = "",
    game: Annotated[str, typer.Option("--game", help="For a tournament: report on this game only.")] = "",
) -> None:
    """Draw charts of stored games: who wins, how points spread."""
    from lawspeaker.lab import stored

    check_chart(file, games)
    frame, about = stored.read(games)
    draw(frame, about, file, only, by, game)


def draw(frame: DataFrame, about: dict[str, str], file: Path, only: str = "", by: str = "", game: str = "") -> None:
    from lawspeaker.lab import charts

    if about["kind"] == "tournament" and not (only or by or game):
        page = charts.tournament(frame, about)
    else:
        page = charts.figure(charts.games_of(frame, about, game), only, by)
    charts.write(page, file)
    typer.echo(f"The charts are in {file}.", err=True)


def check_out(out: Path | None, such_as: str) -> None:
    if out is not None:
        from lawspeaker.kernel.files import check_writable

        check_writable(out, such_as)


def check_chart(file: Path | None, table: Path | None) -> None:
    """Whether charts of this table could be drawn into this file."""
    if file is not None:
        from lawspeaker.kernel.files import check_apart
        from lawspeaker.lab.charts import format_of

        check_out(file, "charts.html")
        format_of(file)
        check_apart(table, file)
