"""`lawspeaker`: play, resume, replay, look at positions and data, simulate, hold tournaments, and read the law.

Whatever is wrong with what was asked for is told in one sentence on stderr, with exit status 2.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from lawspeaker.kernel.errors import ConfigError, LawspeakerError, PositionError, SaveError
from lawspeaker.law.commands import app as law_app
from lawspeaker.version import __version__

if TYPE_CHECKING:  # heavy ones are imported where they are needed, so that --help is quick
    from polars import DataFrame
    from rich.console import Console, RenderableType

    from lawspeaker.kernel.match import Match
    from lawspeaker.lab.plan import Plan
    from lawspeaker.terminal.session import Session


class OneSentence(TyperGroup):
    """Commands whose errors are one sentence long."""

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        return one_sentence(super().make_context, *args, **kwargs)

    def invoke(self, ctx: Any) -> Any:
        return one_sentence(super().invoke, ctx)


USAGE = typer.BadParameter.__mro__[1]  # a wrong command, option or argument; typer exports only this child of it


def one_sentence(function: Any, *args: Any, **kwargs: Any) -> Any:
    try:
        return function(*args, **kwargs)
    except LawspeakerError as error:
        said = str(error)
    except TyperException as error:
        if not isinstance(error, USAGE) or type(error).__name__ == "NoArgsIsHelpError":
            raise
        said = error.format_message()
    except OSError as error:
        said = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    typer.echo(" ".join(said.split()), err=True)
    raise typer.Exit(2)


main = typer.Typer(
    cls=OneSentence,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Rules-heavy board games played to the letter, every step citing its clause.",
)
main.add_typer(law_app, name="law")

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as arctic.")]
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="A file, or the name of a kept game.")]
RuleOption = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="OPTION=VALUE", help="A ruleset option; again for each. See: lawspeaker rules."),
]
DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="FILE", help="Your own data file; see: lawspeaker data.")
]
LangOption = Annotated[str | None, typer.Option("--lang", help="en, ja or ko.")]
PauseOption = Annotated[
    float, typer.Option("--pause", min=0, max=60, metavar="SECONDS", help="How long a bot's answer can be followed.")
]
USUAL_PAUSE = 0.7


@main.callback(invoke_without_command=True)
def lawspeaker(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True, help="Show the version.")] = False,
) -> None:
    if version:
        typer.echo(f"lawspeaker {__version__}")
        raise typer.Exit()
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# Playing


@main.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; a menu if left out.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; the fewest if left out.")] = None,
    bots: Annotated[
        str, typer.Option("--bots", help="Who else plays, one name or one for each seat: novice, skilled, expert, ...")
    ] = "greedy",
    people: Annotated[int, typer.Option("--people", help="How many people share this keyboard.")] = 1,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, counted from 0; more people sit after you.")] = 0,
    lang: LangOption = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Play with these dice instead of secret ones.")] = None,
    rule: RuleOption = None,
    data: DataOption = None,
    save: Annotated[str | None, typer.Option("--save", metavar="NAME", help="What to call the kept game.")] = None,
    pause: PauseOption = USUAL_PAUSE,
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard."""
    from lawspeaker.kernel.chance import Fast, Keyed
    from lawspeaker.kernel.start import start
    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import Session, seating

    chosen = game if game is not None else menu()
    chance = Keyed() if seed is None else Fast(seed)
    match = start(chosen, seats, rules=agreed(rule), data=data, chance=chance)
    sitters = seating(match.game.seats, seat, people, bots)
    session = Session(match, sitters, language(lang), kept.new_path(chosen, save), seed)
    sit_down(session, pause)


@main.command()
def resume(
    game: Annotated[str | None, typer.Argument(metavar="NAME", help="A kept game or a file; the latest.")] = None,
    lang: LangOption = None,
    pause: PauseOption = USUAL_PAUSE,
) -> None:
    """Go on with an unfinished game."""
    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import Session

    path = kept.latest() if game is None else kept.find(game)
    session = Session.resume(path, lang)
    if session.match.over:
        raise SaveError(f"the game {session.name!r} is over; read it again with: lawspeaker replay {session.name}")
    sit_down(session, pause)


@main.command()
def sequel(
    game: Annotated[str, typer.Argument(metavar="NAME", help="A finished game that was kept, or a file.")],
    lang: LangOption = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Play with these dice instead of secret ones.")] = None,
    rule: RuleOption = None,
    save: Annotated[str | None, typer.Option("--save", metavar="NAME", help="What to call the kept game.")] = None,
    pause: PauseOption = USUAL_PAUSE,
) -> None:
    """Play the game that goes on where a finished one has ended, with the same people and bots."""
    from lawspeaker.kernel.chance import Fast, Keyed
    from lawspeaker.kernel.start import start_sequel
    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import Session

    before = Session.resume(kept.find(game), lang)
    chance = Keyed() if seed is None else Fast(seed)
    match = start_sequel(before.match, rules=agreed(rule), chance=chance)
    path = kept.new_path(match.game.setting.config.game, save)
    sit_down(Session(match, before.sitters, before.words.lang, path, seed), pause)


@main.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all of them.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", min=1, max=65_535, help="The port; 8019, or the next free one.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is one.")] = True,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="Where to keep the games; a file of ours if left out."),
    ] = None,
) -> None:
    """Serve the table: people and bots play in the browser."""
    from lawspeaker.table import server
    from lawspeaker.table.settings import from_environment

    server.serve(from_environment(database=database), host, port, browser)


def menu() -> str:
    """Ask which game is wanted; the only one without asking."""
    from lawspeaker.kernel import shelf
    from lawspeaker.text.words import Words

    names = shelf.names()
    if len(names) == 1:
        return names[0]
    if not at_terminal():
        raise ConfigError(f"say which game to play: {', '.join(names)}")
    words = Words(language(None))
    for number, name in enumerate(names, start=1):
        typer.echo(f"{number} {words.title(name)}")
    number = int(typer.prompt("Which", type=int, default=1))
    if not 1 <= number <= len(names):
        raise ConfigError(f"there are games 1 to {len(names)}, not {number}")
    return names[number - 1]


def agreed(rules: list[str] | None) -> dict[str, str]:
    """`--rule option=value`, read."""
    found = {}
    for rule in rules or []:
        option, equals, value = rule.partition("=")
        if not equals:
            raise ConfigError(f"a rule is given as option=value, not as {rule!r}")
        found[option.strip()] = value.strip()
    return found


def language(given: str | None) -> str:
    """The language asked for, or that of the system where there are words in it, or English."""
    from lawspeaker.text.words import languages

    if given is not None:
        return given
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in languages() else "en"


def sit_down(session: Session, pause: float) -> None:
    """Play until somebody leaves, then tell how to go on."""
    if not at_terminal():
        raise ConfigError("playing needs a terminal; to let bots play without one: lawspeaker simulate")
    from lawspeaker.faces.face import Face
    from lawspeaker.terminal import app
    from lawspeaker.terminal.screens import end_of

    problem = app.run(session, pause)
    words, name = session.words, session.name
    if session.match.over:
        for part in end_of(session, Face(session.match.game.setting.box)):
            console().print(part)
        typer.echo(words.say("ui-finished", name=name, command=f"lawspeaker replay {name}"))
    else:
        typer.echo(words.say("ui-kept", name=name, command=f"lawspeaker resume {name}"))
    if problem:
        raise LawspeakerError(problem)


# Kept games


@main.command()
def games() -> None:
    """List the kept games, the latest first."""
    from rich.table import Table

    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import LANGUAGE

    found = kept.all_kept()
    if not found:
        typer.echo(f"No games are kept in {kept.folder()} yet.")
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("name", "game", "state", "answers", "seats", "last played"):
        table.add_column(heading, justify="right" if heading == "answers" else "left")
    for game in found:
        when = datetime.fromtimestamp(game.when).strftime("%Y-%m-%d %H:%M")
        if game.save is None:
            table.add_row(game.name, "?", "cannot be read", "", "", when)
            continue
        sitters = [name for seat, name in sorted(game.save.people.items()) if seat != LANGUAGE]
        state = "over" if game.save.over else "unfinished"
        table.add_row(game.name, game.save.game, state, str(len(game.save.answers)), ", ".join(sitters), when)
    console().print(table)


@main.command()
def replay(
    file: FileArgument,
    seat: Annotated[int | None, typer.Option("--seat", help="Only what this seat may know.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Also what is still hidden.")] = False,
    lang: LangOption = None,
) -> None:
    """Replay a stored game, check that it comes out the same, and print its record with the clauses."""
    from lawspeaker.kernel import save as saves
    from lawspeaker.kernel.zone import OMNISCIENT, SPECTATOR
    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import LANGUAGE, PERSON
    from lawspeaker.text.words import Words

    path = kept.find(file)
    save = saves.load(path)
    match = saves.to_match(save)
    words = Words(lang or save.people.get(LANGUAGE) or language(None), match.game.setting)
    if seat is not None and (everything or not 0 <= seat < match.game.seats):
        raise ConfigError(
            "give either --seat or --all, not both"
            if everything
            else f"the seats are 0 to {match.game.seats - 1}, not {seat}"
        )
    if seat is None:
        people = [int(number) for number, name in save.people.items() if name == PERSON and number.isdecimal()]
        seat = OMNISCIENT if everything or match.over else people[0] if len(people) == 1 else SPECTATOR
    paged(replay_of(match, words, seat))


def replay_of(match: Match, words: Any, seat: int) -> list[RenderableType]:
    """A record with its clauses, and how the game ended or where it stands."""
    from rich.table import Table
    from rich.text import Text

    from lawspeaker.faces.face import Face

    lines = Table.grid(padding=(0, 2))
    lines.add_column(justify="right", style="dim")
    lines.add_column(style="cyan", no_wrap=True)
    lines.add_column()
    for number, entry in enumerate(match.record, start=1):
        lines.add_row(str(number), entry.clause, Text(words.entry(entry, seat)))
    parts: list[RenderableType] = [Text(words.title(words.game), "bold"), lines, Text()]
    checked = f"{len(match.steps)} answers replayed, and the state is the one that was stored ({match.hash()})."
    if match.over:
        winners = ", ".join(words.seat(winner) for winner in match.result.winners)
        parts.append(Text(words.say("ui-winners", count=len(match.result.winners), names=winners), "bold"))
        parts.append(Face(match.game.setting.box).breakdown(match.view(seat), match.record_for(seat), words))
    elif match.ask is not None:
        parts.append(Text(words.say("ui-waiting", seat=words.seat(match.ask.seat)), "bold"))
    return [*parts, Text(), Text(checked, "dim")]


@main.command()
def position(
    file: FileArgument,
    toml: Annotated[bool, typer.Option("--toml", help="Write TOML instead of JSON.")] = False,
    lang: LangOption = None,
) -> None:
    """Check a position, or take it from a stored game; print it in full, and its board on stderr."""
    from lawspeaker.kernel import position as positions
    from lawspeaker.kernel import save as saves
    from lawspeaker.kernel.match import Match
    from lawspeaker.kernel.zone import OMNISCIENT
    from lawspeaker.terminal import kept
    from lawspeaker.text.words import Words

    path = kept.find(file)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise PositionError(f"{path} is not UTF-8 text") from error
    try:
        plain = positions.parse(text)
        match = saves.to_match(saves.load(path)) if "answers" in plain else Match.from_position(plain)
    except RecursionError as error:
        raise PositionError(f"{path} is nested too deeply for a position") from error
    except LawspeakerError as error:
        raise PositionError(str(error) if str(path) in str(error) else f"{path}: {error}") from error
    full = match.position()
    typer.echo((positions.to_toml(full) if toml else positions.to_json(full)).rstrip("\n"))
    words = Words(language(lang), match.game.setting)
    for part in board_of(match, words, OMNISCIENT):
        console(stderr=True).print(part)


def board_of(match: Match, words: Any, seat: int) -> list[RenderableType]:
    """A board, and what is asked, with the options."""
    from rich.text import Text

    from lawspeaker.faces.face import Face
    from lawspeaker.faces.pointing import pointed_at

    face = Face(match.game.setting.box)
    view = match.view(seat)
    ask = match.ask
    targets = set().union(*(pointed_at(match, option) for option in ask.options)) if ask is not None else set()
    parts: list[RenderableType] = [
        Text(f"{words.title(words.game)}  {face.status(view, words)}", "bold"),
        face.draw(view, words, targets, set()),
        Text(),
    ]
    if ask is None:
        return [*parts, Text(words.say("ui-game-over"), "bold")]
    parts.append(Text(f"{words.seat(ask.seat)}: {words.ask(ask)} ({ask.clause})", "bold"))
    for option in ask.options:
        said = words.option(option, match.game.facts(option))
        parts.append(Text.assemble(f"  {said}  ", (option.text, "dim")))
    return parts


@main.command()
def audit(file: FileArgument) -> None:
    """Prove the dice of a stored game from its key."""
    from lawspeaker.kernel import save as saves
    from lawspeaker.terminal import kept

    save = saves.load(kept.find(file))
    number = saves.audit(save)
    outcomes = "the one outcome of chance" if number == 1 else f"all {number} outcomes of chance"
    typer.echo(f"The key fits the commitment {save.commitment}, and gives {outcomes}.")


# What a game is made of


@main.command()
def data(
    game: GameArgument,
    source: Annotated[str | None, typer.Option("--source", help="Only values with this source.")] = None,
    own: DataOption = None,
) -> None:
    """List every value of a game's data, and where it comes from."""
    from rich.table import Table
    from rich.text import Text

    from lawspeaker.kernel import shelf
    from lawspeaker.kernel.document import Document
    from lawspeaker.kernel.sourced import Sourced

    box = shelf.find(game)
    if not hasattr(box, "data"):
        raise ConfigError(f"{game} has no data file")
    document = None if own is None else Document.read(own)
    text, name = ("", "") if document is None else (document.text, document.name)
    config = box.configure(box.seat_counts[0], None, text, name)
    box.setting(config)  # checks the file as a game would
    sourced = cast(Sourced, box.data(config))
    listing = sourced.listing(source)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("value", no_wrap=True)
    table.add_column("", overflow="fold")
    table.add_column("source", no_wrap=True)
    for path, value, found in listing:
        table.add_row(Text(path), Text(shown(value)), Text(found, "bold" if found == "reconstructed" else ""))
    paged([table, Text(f"{len(listing)} values", "dim")])


def shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return str(value)


@main.command()
def rules(game: GameArgument) -> None:
    """List a game's ruleset options: what they settle, their values, and the default."""
    from rich.table import Table
    from rich.text import Text

    from lawspeaker.kernel import shelf
    from lawspeaker.law.lawbook import book

    shelf.find(game)
    law = book(game)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for ruling in law.rulings:
        head = Text.assemble((ruling.option, "bold cyan"))
        about = Text.assemble((ruling.question, "bold"), (f"  {ruling.id}: {', '.join(ruling.clauses)}", "dim"))
        table.add_row(head, about)
        for value in ruling.values:
            default = value.name == ruling.default
            mark = " (default)" if default else ""
            table.add_row(Text(f"  {value.name}"), Text.assemble(value.meaning, (mark, "bold")))
        table.add_row()
    paged([table, Text(f"To play with another value: lawspeaker play {game} --rule OPTION=VALUE", "dim")])


# Many games


JobsOption = Annotated[int, typer.Option("--jobs", help="How many processes play.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
OutOption = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the table, as Parquet.")]
ChartOption = Annotated[
    Path | None, typer.Option("--chart", metavar="FILE", help="Draw charts: FILE.html, .svg or .png.")
]
ResumeOption = Annotated[bool, typer.Option("--resume", help="Go on with a run that was stopped; needs its --out.")]
RayOption = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Let a Ray cluster play; local starts one of --jobs cores.")
]
TableArgument = Annotated[
    Path, typer.Argument(metavar="GAMES", help="What simulate --out or tournament --out has written.")
]


@main.command()
def simulate(
    game: GameArgument,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, seat after seat: greedy,random.")] = "greedy,random",
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; the fewest if left out.")] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    out: OutOption = None,
    chart_file: ChartOption = None,
    rule: RuleOption = None,
    data: DataOption = None,
    resume: ResumeOption = False,
    ray: RayOption = "",
) -> None:
    """Let bots play many games, and tell who won how often."""
    from lawspeaker.kernel import shelf
    from lawspeaker.lab.simulate import plan_simulation
    from lawspeaker.lab.statistics import summary

    check_out(out, "games.parquet")
    check_chart(chart_file)
    plan = plan_simulation(game, number, listed(bots), seats, seed, agreed(rule), data)
    frame, about = play_plan(plan, jobs, ray, out, resume)
    console().print(summary(frame, shelf.find(game).sides))
    tell_of(frame, about, out, chart_file)


@main.command()
def tournament(
    names: Annotated[str, typer.Option("--games", help="Which games: root,arctic.")],
    players: Annotated[str, typer.Option("--players", help="Who plays against whom: greedy,search:200.")],
    rounds: Annotated[
        int, typer.Option("--rounds", help="How many rounds; in each, every line-up plays once from each seat.")
    ] = 10,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; the fewest if left out.")] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    out: OutOption = None,
    chart_file: ChartOption = None,
    resume: ResumeOption = False,
    ray: RayOption = "",
) -> None:
    """Let players compete with equal chances, in one game or several, and tell how strong they are."""
    from lawspeaker.lab.tournament import plan_tournament, standings_table

    check_out(out, "games.parquet")
    check_chart(chart_file)
    plan = plan_tournament(listed(names), listed(players), rounds, seats, seed)
    frame, about = play_plan(plan, jobs, ray, out, resume)
    console().print(standings_table(frame))
    tell_of(frame, about, out, chart_file)


def listed(names: str) -> list[str]:
    """`root,arctic`, read."""
    return [name.strip() for name in names.split(",") if name.strip()]


def play_plan(plan: Plan, jobs: int, ray: str, out: Path | None, resume: bool) -> tuple[DataFrame, dict[str, str]]:
    """Play all that is not done yet, and write the table if it is wanted; what is done survives Ctrl-C."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from lawspeaker.lab import stored, workers
    from lawspeaker.lab.parts import Parts, parts_beside, play_all

    workers.check(jobs, ray)
    if resume and out is None:
        raise ConfigError("--resume needs the --out of the run that was stopped: what is done lies beside it")
    about = stored.about(plan, " ".join(["lawspeaker", *sys.argv[1:]]))
    finished = stored.finished(plan, out) if resume and out is not None else None
    if finished is not None:
        return finished
    parts = Parts(plan, parts_beside(out))
    parts.look(resume)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console(stderr=True))
    try:
        with bar:
            task = bar.add_task("", total=plan.total, completed=parts.games)
            frame = play_all(plan, jobs, ray, lambda done: bar.update(task, completed=done), parts)
    except KeyboardInterrupt:
        kept = f"in {parts.folder}; to go on, give the same command with --resume" if out else "only with --out"
        typer.echo(f"Stopped: {parts.games:,} of {plan.total:,} games were played, and are kept {kept}.", err=True)
        raise typer.Exit(130) from None
    if out is not None:
        stored.write(frame, out, about)
        parts.clear()
    return frame, about


def tell_of(frame: DataFrame, about: dict[str, str], out: Path | None, chart_file: Path | None) -> None:
    if out is not None:
        typer.echo(f"{frame.height} rows are in {out}.")
    if chart_file is not None:
        draw(frame, about, chart_file)


@main.command()
def stats(
    games: TableArgument,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write a report with charts: FILE.html.")
    ] = None,
) -> None:
    """Tell what came of games: who wins, how long they last, how they go, what is chosen and what wins."""
    from lawspeaker.kernel import shelf
    from lawspeaker.lab import report, stored
    from lawspeaker.lab.charts import only_of
    from lawspeaker.lab.statistics import choices_table, summary
    from lawspeaker.lab.tournament import standings_table

    if out is not None:
        check_out(out, "report.html")
        report.check_name(out)
    frame, about = stored.read(games)
    if out is not None:
        report.write(frame, about, out)
        typer.echo(f"The report is in {out}.")
        return
    parts: list[RenderableType] = [standings_table(frame)] if about["kind"] == "tournament" else []
    for name in frame["box"].unique(maintain_order=True):
        table, sides = only_of(frame, name), shelf.find(name).sides
        parts += [summary(table, sides), choices_table(table, sides or "player")]
    paged(parts)


@main.command()
def chart(
    games: TableArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What to draw: FILE.html, .svg or .png.")],
    only: Annotated[
        str, typer.Option("--only", help="One of wins, points, length, fates, course, options; all if left out.")
    ] = "",
    by: Annotated[str, typer.Option("--by", help="Tell seats apart by player, seat, or the sides of the game.")] = "",
    game: Annotated[str, typer.Option("--game", help="Of a tournament: only this game, as if it were simulated.")] = "",
) -> None:
    """Draw charts of games: who wins, how points spread, how long games last, how they go, what is chosen."""
    from lawspeaker.lab import stored

    check_chart(file)
    frame, about = stored.read(games)
    draw(frame, about, file, only, by, game)


def draw(frame: DataFrame, about: dict[str, str], file: Path, only: str = "", by: str = "", game: str = "") -> None:
    from lawspeaker.lab import charts

    if about["kind"] == "tournament" and not (only or by or game):
        page = charts.tournament(frame, about)
    else:
        page = charts.figure(charts.games_of(frame, about, game), only, by)
    charts.write(page, file)
    typer.echo(f"The charts are in {file}.")


def check_out(out: Path | None, such_as: str) -> None:
    """Find out before any game is played whether a file could be written."""
    if out is None:
        return
    if out.is_dir():
        raise ConfigError(f"{out} is a directory; name a file such as {such_as}")
    if not out.parent.is_dir():
        raise ConfigError(f"there is no directory {out.parent} to write {out.name} in")
    if not os.access(out.parent, os.W_OK):
        raise ConfigError(f"{out.parent} cannot be written to")


def check_chart(file: Path | None) -> None:
    if file is not None:
        from lawspeaker.lab.charts import format_of

        check_out(file, "charts.html")
        format_of(file)


# Printing


def at_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def console(stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def paged(parts: list[RenderableType]) -> None:
    """Print, page by page where a person reads it and it is longer than the screen."""
    target = console()
    if at_terminal():
        lines = sum(len(target.render_lines(part)) for part in parts)
        if lines > target.height:
            os.environ.setdefault("LESS", "-R")  # shows colours instead of their codes
            with target.pager(styles=os.environ.get("PAGER", "less").startswith("less")):
                for part in parts:
                    target.print(part)
            return
    for part in parts:
        target.print(part)
