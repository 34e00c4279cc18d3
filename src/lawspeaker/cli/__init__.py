"""`lawspeaker`: play, resume, replay, look at positions and data, simulate, hold tournaments, and read the law.

Exit status: 0 where all went well, 1 where the answer is no (nothing found, a check that failed), 2 where something is
wrong with what was asked for, which is told in one sentence on stderr, and 128 and its number after a signal. Commands
import what is heavy where they need it, so that --help is quick.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from lawspeaker.cli.coaching import coach, puzzle, puzzles
from lawspeaker.cli.contents import bots, data, rules
from lawspeaker.cli.files import audit, games, position, replay
from lawspeaker.cli.law import app as law_app
from lawspeaker.cli.learning import learn
from lawspeaker.cli.many import chart, simulate, stats, tournament
from lawspeaker.cli.options import known_game
from lawspeaker.cli.playing import play, resume, sequel, serve
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.version import __version__


class OneSentence(TyperGroup):
    """Commands whose errors are one sentence long."""

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        write_what_cannot_be_encoded()
        return one_sentence(super().make_context, *args, **kwargs)

    def invoke(self, ctx: Any) -> Any:
        return one_sentence(super().invoke, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Whoever types only the name of a game is told how to play it."""
        try:
            return super().resolve_command(ctx, args)
        except TyperException as error:
            from lawspeaker.kernel import shelf

            game = known_game(args[0])
            if game not in shelf.names():
                raise
            raise ConfigError(f"{error.format_message()} To play the game: lawspeaker play {game}") from None


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
    except BrokenPipeError:
        raise  # nobody reads on, as with head; typer ends quietly then
    except OSError as error:
        said = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    typer.echo(" ".join(said.split()), err=True)
    raise typer.Exit(2)


def write_what_cannot_be_encoded() -> None:
    """Where a terminal or a pipe knows fewer characters than ours, others are written as their numbers: \\u6761."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


main = typer.Typer(
    cls=OneSentence,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # what draws boxes around help takes longer to import than all the rest
    help="Rules-heavy board games played to the letter, every step citing its clause.",
)
COMMANDS: list[Callable[..., None]] = [play, learn, resume, sequel, serve, games, replay, position, audit, bots, data]
COMMANDS += [rules, simulate, tournament, stats, chart, coach, puzzle, puzzles]
for command in COMMANDS:
    main.command()(command)
main.add_typer(law_app, name="law")


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
