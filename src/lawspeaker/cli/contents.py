"""What a game is made of: its data with their sources, and its ruleset options."""

from __future__ import annotations

from typing import Annotated

import typer

from lawspeaker.cli.options import DataOption, GameArgument, LangOption, language
from lawspeaker.cli.printing import JsonOption, as_json, paged
from lawspeaker.kernel.errors import ConfigError


def data(
    game: GameArgument,
    source: Annotated[str | None, typer.Option("--source", help="List only values with this source.")] = None,
    own: DataOption = None,
    json: JsonOption = False,
) -> None:
    """List every value of a game's data, and where it comes from."""
    from rich.table import Table
    from rich.text import Text

    from lawspeaker.kernel import shelf
    from lawspeaker.kernel.document import Document

    box = shelf.find(game)
    document = None if own is None else Document.read(own)
    text, name = ("", "") if document is None else (document.text, document.name)
    config = box.configure(box.seat_counts[0], None, text, name)
    box.setting(config)  # checks the file as a game would
    sourced = box.data(config)
    if sourced is None:
        raise ConfigError(f"{game} has no data file")
    listing = sourced.listing(source)
    if json:
        as_json([{"path": path, "value": value, "source": found} for path, value, found in listing])
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("value", overflow="fold")
    table.add_column("", overflow="fold")
    table.add_column("source", no_wrap=True)
    for path, value, found in listing:
        table.add_row(Text(path), Text(shown(value)), Text(found, "bold" if found == "reconstructed" else ""))
    paged([table, Text(f"{len(listing)} values", "dim")])


def shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return str(value)


def rules(game: GameArgument, lang: LangOption = None, json: JsonOption = False) -> None:
    """List the ruleset options of a game, with values and defaults."""
    from rich.table import Table
    from rich.text import Text

    from lawspeaker.kernel import shelf
    from lawspeaker.law.lawbook import book
    from lawspeaker.text.words import Words

    shelf.find(game)
    law = book(game, language(lang))
    if json:
        as_json(law.rulings)
        return
    words = Words(language(lang))
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for ruling in law.rulings:
        head = Text.assemble((ruling.option, "bold cyan"))
        about = Text.assemble((ruling.question, "bold"), (f"  {ruling.id}: {', '.join(ruling.clauses)}", "dim"))
        table.add_row(head, about)
        for value in ruling.values:
            default = value.name == ruling.default
            mark = f" {words.say('ui-rules-default')}" if default else ""
            table.add_row(Text(f"  {value.name}"), Text.assemble(value.meaning, (mark, "bold")))
        table.add_row()
    command = f"lawspeaker play {game} --rule OPTION=VALUE"
    paged([table, Text(words.say("ui-rules-how", command=command), "dim")])


def bots(lang: LangOption = None, json: JsonOption = False) -> None:
    """List the bots: what each does, how strong and how fast it is."""
    from rich.table import Table
    from rich.text import Text

    from lawspeaker.players import player
    from lawspeaker.text.words import Words

    words = Words(language(lang))
    found = [(name, words.about_bot(name), player.is_quick(name), name in player.ready()) for name in player.names()]
    if json:
        as_json([{"name": name, "about": about, "quick": quick, "ready": ready} for name, about, quick, ready in found])
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, about, _, ready in found:
        table.add_row(Text(name, "bold" if ready else ""), Text(about))
    paged([table])
