"""What several commands are told in the same way."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from lawspeaker.kernel.errors import ConfigError

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
