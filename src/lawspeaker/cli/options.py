"""What several commands are told in the same way."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.kernel.errors import ConfigError


def known_game(typed: str) -> str:
    """A game by its name or its title in any language, in capitals or not, as far as needed: `Root`, `the arctic`,
    `nean`. What names no game, or several, is left as it is.
    """
    from lawspeaker.kernel import shelf
    from lawspeaker.text.words import Words, languages

    wanted = typed.strip().casefold()
    names = shelf.names()
    if wanted in names or not wanted:
        return wanted or typed
    called = {name: [name, *(Words(lang).title(name).casefold() for lang in languages())] for name in names}
    for fits in (str.startswith, str.__contains__):
        found = [name for name, titles in called.items() if any(fits(title, wanted) for title in titles)]
        if len(found) == 1:
            return found[0]
    return typed


# What a shell offers when somebody presses Tab.


def game_names(incomplete: str) -> list[str]:
    from lawspeaker.kernel import shelf

    return [name for name in shelf.names() if name.startswith(incomplete.casefold())]


def kept_names(incomplete: str) -> list[str]:
    from lawspeaker.terminal import kept

    return [game.name for game in kept.all_kept() if game.name.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """The last of several names is the one that is being typed."""
    from lawspeaker.players import player

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in player.names() if name.startswith(last)]


def rule_names(context: typer.Context, incomplete: str) -> list[str]:
    from lawspeaker.kernel import shelf

    typed = [context.params.get("game"), *map(known_game, context.args)]  # where --rule has no value yet, it is there
    game = next((name for name in typed if name in shelf.names()), None)
    if game is None:
        return []
    ruleset = shelf.find(game).ruleset()
    given = [f"{option}={value}" for option, values in ruleset.items() for value in values]
    return [rule for rule in given if rule.startswith(incomplete)]


def clause_names(incomplete: str) -> list[str]:
    """Clauses with their game, and bare ids once somebody has begun one."""
    from lawspeaker.law.lawbook import book, games_with_books

    cited = [clause.citation for game in games_with_books() for clause in book(game).clauses]
    bare = [citation.partition(":")[2] for citation in cited] if incomplete else []
    begun = incomplete.casefold()
    return [name for name in dict.fromkeys([*cited, *bare]) if name.casefold().startswith(begun)]


GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, such as arctic.", parser=known_game, autocompletion=game_names)
]
FileArgument = Annotated[
    str, typer.Argument(metavar="FILE", help="A file, or the name of a saved game.", autocompletion=kept_names)
]
RuleOption = Annotated[
    list[str] | None,
    typer.Option(
        "--rule",
        metavar="OPTION=VALUE",
        help="Set a ruleset option; can be repeated (see `lawspeaker rules`).",
        autocompletion=rule_names,
    ),
]
DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="FILE", help="Use your own data file (see `lawspeaker data`).")
]
LangOption = Annotated[str | None, typer.Option("--lang", help="Language: en, ja or ko. Default: that of the system.")]
PauseOption = Annotated[
    float, typer.Option("--pause", min=0, max=60, metavar="SECONDS", help="Pause after each answer of a bot.")
]
USUAL_PAUSE = 0.7


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


def listed(names: str) -> list[str]:
    """`root,arctic`, read."""
    return [name.strip() for name in names.split(",") if name.strip()]
