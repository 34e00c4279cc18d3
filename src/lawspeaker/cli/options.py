"""What several commands are told in the same way."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.kernel.errors import ConfigError

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as arctic.")]
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="A file, or the name of a saved game.")]
RuleOption = Annotated[
    list[str] | None,
    typer.Option(
        "--rule", metavar="OPTION=VALUE", help="Set a ruleset option; can be repeated (see `lawspeaker rules`)."
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
