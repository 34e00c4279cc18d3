"""Positions: a state as readable, versioned text, and back.

A position is a table: `game`, `seats`, `rules`, `state`. Between two checkpoints it also has the answers (`since`) and
the chance outcomes (`outcomes`) since the first of them. Everything but `game` can be left out. What a state leaves out
is filled in from the set-up, unless the position says `whole`, as those written here do: then it has its usual value,
such as no ships in a region.
"""

from __future__ import annotations

import tomllib
from typing import cast

import msgspec

from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.game import Game, Setting
from lawspeaker.kernel.option import suggest
from lawspeaker.kernel.zone import OMNISCIENT

FORMAT = 1
KEYS = ["format", "game", "version", "seats", "rules", "data", "data_name", "whole", "state", "since", "outcomes"]

UNNAMED = "the data of the position"  # what errors call data that has no name


def agreement(game: Game) -> dict[str, object]:
    """The position before anything is laid out: only what was agreed."""
    config = game.setting.config
    plain: dict[str, object] = {
        "format": FORMAT,
        "game": config.game,
        "version": game.setting.box.version,
        "seats": config.seats,
        "rules": dict(config.rules),
    }
    if config.data:
        plain["data"] = config.data
        plain["data_name"] = config.data_name
    return plain


def write(game: Game, since: list[str], outcomes: list[int]) -> dict[str, object]:
    """The position of a game at a checkpoint, and what came since."""
    plain = agreement(game)
    plain["whole"] = True
    plain["state"] = game.setting.schema.dump(game, OMNISCIENT)
    if since:
        plain["since"] = since
    if outcomes:
        plain["outcomes"] = outcomes
    return plain


def read(given: dict[str, object] | str) -> tuple[Game, list[str], list[int]]:
    """The game at a position, the answers given since, and the chance outcomes since."""
    plain = parse(given) if isinstance(given, str) else given
    for key in plain:
        if key not in KEYS:
            raise PositionError(f"a position has no {key!r}{suggest(key, KEYS)}")
    if plain.get("format", FORMAT) != FORMAT:
        raise PositionError(f"this position has format {plain['format']}, and only format {FORMAT} is known")
    name = plain.get("game")
    if not isinstance(name, str):
        raise PositionError("a position must say which game it is of, as in game = 'arctic'")
    box = shelf.find(name)
    version = plain.get("version", box.version)
    if not isinstance(version, int) or version > box.version:  # an older one is read by the rules of today
        raise PositionError(f"this position is of rules version {version}, and {name} is at {box.version}")
    seats = plain.get("seats", box.seat_counts[0])
    if not isinstance(seats, int):
        raise PositionError(f"seats is {seats!r}, not a number")
    rules = cast("dict[str, str]", table(plain, "rules"))
    data = str(plain.get("data", ""))
    config = box.configure(seats, rules, data, str(plain.get("data_name") or (UNNAMED if data else "")))
    game = lay_out(box.setting(config), plain)
    since = plain.get("since", [])
    outcomes = plain.get("outcomes", [])
    if not isinstance(since, list) or not all(isinstance(item, str) for item in since):
        raise PositionError(f"since is {since!r}, not a list of answers")
    if not isinstance(outcomes, list) or not all(isinstance(item, int) for item in outcomes):
        raise PositionError(f"outcomes is {outcomes!r}, not a list of numbers")
    return game, since[:], outcomes[:]


def lay_out(setting: Setting, plain: dict[str, object]) -> Game:
    """The game at the checkpoint that a position begins with."""
    box, schema = setting.box, setting.schema
    game: Game = box.set_up(setting, Fast(0))
    state = cast("dict[str, object]", with_text_keys(table(plain, "state")))
    if state:
        whole = plain.get("whole", False) is True
        schema.load(game, state if whole else schema.merge(schema.dump(game, OMNISCIENT), state))
        box.complete(game, state)
        wrong = box.broken(game) or box.unfinished(game)
        if wrong:
            raise PositionError(wrong)
    return game


def table(plain: dict[str, object], key: str) -> dict[str, object]:
    found = plain.get(key, {})
    if not isinstance(found, dict):
        raise PositionError(f"{key} is {found!r}, not a table")
    return found


def with_text_keys(plain: object) -> object:
    """The same with all keys as text, so that in Python clearing 3 can be written as a number."""
    if isinstance(plain, dict):
        return {str(key): with_text_keys(value) for key, value in plain.items()}
    return [with_text_keys(value) for value in plain] if isinstance(plain, list) else plain


def parse(text: str) -> dict[str, object]:
    """A table from JSON or TOML text."""
    read: object
    try:
        read = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError) as error:
        raise PositionError(f"this is neither JSON nor TOML: {error}") from error
    if not isinstance(read, dict):
        raise PositionError("a position is a table, as in { game = 'arctic' }")
    return read


def to_json(plain: dict[str, object]) -> str:
    """A position as JSON text for people to read."""
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


def to_toml(plain: dict[str, object]) -> str:
    """A position as TOML text."""
    return msgspec.toml.encode(plain).decode()
