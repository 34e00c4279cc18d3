"""Playing: at this terminal, or in browsers."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lawspeaker.cli.options import (
    USUAL_PAUSE,
    DataOption,
    LangOption,
    PauseOption,
    RuleOption,
    agreed,
    bot_names,
    game_names,
    kept_names,
    known_game,
    language,
    listed,
)
from lawspeaker.cli.printing import at_terminal, console
from lawspeaker.kernel.errors import ConfigError, FileInUse, LawspeakerError, SaveError

if TYPE_CHECKING:
    from lawspeaker.terminal.session import Session

LOADING = 50_000  # the garbage collector's threshold while nearly all that is made is kept


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="The game. Without it a menu asks.", parser=known_game, autocompletion=game_names
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Number of seats. Default: the usual number for the game.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="The other players: one name for all, or one for each seat (see `lawspeaker bots`).",
            autocompletion=bot_names,
        ),
    ] = "greedy",
    people: Annotated[int, typer.Option("--people", help="Number of people at this keyboard.")] = 1,
    seat: Annotated[
        int, typer.Option("--seat", help="Your seat, counted from 0. Other people sit on the seats after yours.")
    ] = 0,
    sides: Annotated[
        str | None,
        typer.Option(
            "--sides", metavar="SIDES", help="What each seat plays, such as eyrie,cult, or `dealt` to draw lots."
        ),
    ] = None,
    lang: LangOption = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Use the random numbers of this seed instead of secret ones.")
    ] = None,
    rule: RuleOption = None,
    data: DataOption = None,
    save: Annotated[str | None, typer.Option("--save", metavar="NAME", help="Name of the saved game.")] = None,
    pause: PauseOption = USUAL_PAUSE,
) -> None:
    """Play a game in the terminal, against bots or with others."""
    from lawspeaker.kernel import shelf
    from lawspeaker.kernel.chance import Fast, Keyed
    from lawspeaker.kernel.start import start
    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import Session, seating

    chosen = game if game is not None else menu(language(lang))
    chance = Keyed() if seed is None else Fast(seed)
    box = shelf.find(chosen)
    count = box.seat_counts[0] if seats is None else seats
    box.configure(count)  # refuses what the game is not for, before anybody sits down
    sitters = seating(count, seat, people, bots)
    rules = with_sides(chosen, sitters, agreed(rule), sides, language(lang))
    match = start(chosen, count, rules=rules, data=data, chance=chance)
    path = kept.new_path(chosen, save)
    session = Session(match, sitters, language(lang), path, seed)
    with at_table(path, session.words.lang):
        sit_down(session, pause)


def resume(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="NAME", help="A saved game or a file. Default: the latest saved game.", autocompletion=kept_names
        ),
    ] = None,
    lang: LangOption = None,
    pause: PauseOption = USUAL_PAUSE,
) -> None:
    """Continue an unfinished game."""
    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import Session

    path = kept.latest() if game is None else kept.find(game)
    with at_table(path, lang):
        session = Session.resume(path, lang)
        if session.match.over:
            command = f"lawspeaker replay {session.name}"
            raise SaveError(session.words.say("ui-finished", name=session.name, command=command))
        sit_down(session, pause)


def sequel(
    game: Annotated[
        str, typer.Argument(metavar="NAME", help="A finished saved game, or a file.", autocompletion=kept_names)
    ],
    lang: LangOption = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Use the random numbers of this seed instead of secret ones.")
    ] = None,
    rule: RuleOption = None,
    save: Annotated[str | None, typer.Option("--save", metavar="NAME", help="Name of the saved game.")] = None,
    pause: PauseOption = USUAL_PAUSE,
) -> None:
    """Play the game that continues a finished one. The same people and bots play it."""
    from lawspeaker.kernel.chance import Fast, Keyed
    from lawspeaker.kernel.start import start_sequel
    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import Session

    before = Session.resume(kept.find(game), lang)
    chance = Keyed() if seed is None else Fast(seed)
    match = start_sequel(before.match, rules=agreed(rule), chance=chance)
    path = kept.new_path(match.game.setting.config.game, save)
    with at_table(path, before.words.lang):
        sit_down(Session(match, before.sitters, before.words.lang, path, seed), pause)


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 listens on all of them.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option("--port", min=1, max=65_535, help="The port. Default: 8019, or the next one that is free."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser, if there is one.")] = True,
    database: Annotated[
        str | None,
        typer.Option(
            "--database", metavar="URL", help="Where games are stored. Default: a SQLite file in the data folder."
        ),
    ] = None,
) -> None:
    """Serve the table: people and bots play in the browser."""
    gc.set_threshold(LOADING)  # until `server.get_ready`; looking for garbage took a sixth of the time to start
    from lawspeaker.table import server
    from lawspeaker.table.settings import from_environment

    server.serve(from_environment(database=database), host, port, browser)


def menu(lang: str) -> str:
    """Ask which game is wanted; the only one without asking."""
    from lawspeaker.kernel import shelf
    from lawspeaker.text.words import Words

    names = shelf.names()
    if len(names) == 1:
        return names[0]
    if not at_terminal():
        raise ConfigError(f"say which game to play: {', '.join(names)}")
    words = Words(lang)
    for number, name in enumerate(names, start=1):
        typer.echo(f"{number} {words.title(name)}")
    number = int(typer.prompt(words.say("ui-which-game"), type=int, default=1))
    if not 1 <= number <= len(names):
        raise ConfigError(f"there are games 1 to {len(names)}, not {number}")
    return names[number - 1]


def with_sides(game: str, sitters: list[str], rules: dict[str, str], wanted: str | None, lang: str) -> dict[str, str]:
    """The rules, with what each seat plays: as given, by lot, or as agreed on at the keyboard."""
    from lawspeaker.cli.sides import DEALT, Sides, agree
    from lawspeaker.kernel import shelf
    from lawspeaker.text.words import Words

    box = shelf.find(game)
    usual = box.setting(box.configure(box.seat_counts[0]))
    sides = Sides(box, len(sitters), dict(rules), Words(lang, usual))
    if wanted == DEALT:
        sides.deal()
    elif wanted is not None:
        sides.name(listed(wanted))
    elif sides.options and not any(option in rules for option in sides.options) and at_terminal():
        agree(sides, sitters)
    return sides.rules


@contextmanager
def at_table(path: Path, lang: str | None) -> Iterator[None]:
    """A terminal and a file that are there for this game alone."""
    if not at_terminal():
        raise ConfigError("playing needs a terminal; to let bots play without one: lawspeaker simulate")
    from lawspeaker.kernel.files import held
    from lawspeaker.terminal import kept
    from lawspeaker.text.words import Words

    try:
        with held(path):
            yield
    except FileInUse as error:
        words = Words(lang or kept.language_of(path) or language(None))
        raise SaveError(words.say("ui-played-elsewhere", name=path.stem)) from error


def sit_down(session: Session, pause: float) -> None:
    """Play until somebody leaves, then tell what is kept and how to go on."""
    from lawspeaker.terminal import app

    session.save()  # whether it can be kept is known before anything is asked
    left = app.run(session, pause)
    if left.signal:
        with suppress(OSError):  # the terminal may be gone
            tell(session)
        raise typer.Exit(128 + left.signal)
    tell(session)
    if left.problem:
        raise LawspeakerError(left.problem)
    if session.unsaved:
        raise typer.Exit(2)


def tell(session: Session) -> None:
    """How a game ended, whether it is kept, and how to go on."""
    from lawspeaker.terminal.screens import end_of
    from lawspeaker.text.face import face_of

    words, name = session.words, session.name
    if session.match.over:
        for part in end_of(session, face_of(session.match.game.setting.box)):
            console().print(part)
    if session.unsaved:
        typer.echo(words.say("ui-not-kept", name=name, reason=session.unsaved), err=True)
    elif session.match.over:
        typer.echo(words.say("ui-finished", name=name, command=f"lawspeaker replay {name}"))
    else:
        typer.echo(words.say("ui-kept", name=name, command=f"lawspeaker resume {name}"))
