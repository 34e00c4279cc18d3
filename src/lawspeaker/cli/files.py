"""Kept games and positions: listed, replayed, checked and proven."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from lawspeaker.cli.options import FileArgument, LangOption, language
from lawspeaker.cli.printing import JsonOption, as_json, console, paged, show
from lawspeaker.kernel.errors import ConfigError, LawspeakerError, PositionError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lawspeaker.kernel.match import Match
    from lawspeaker.terminal.kept import Kept


def games(lang: LangOption = None, json: JsonOption = False) -> None:
    """List saved games, latest first."""
    from rich.table import Table

    from lawspeaker.terminal import kept
    from lawspeaker.text.words import Words

    found = kept.all_kept()
    if json:
        as_json([described(game) for game in found])
        return
    words = Words(language(lang))
    if not found:
        typer.echo(words.say("ui-no-games", folder=str(kept.folder())))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("name", "game", "state", "answers", "seats", "played"):
        justify: Literal["left", "right"] = "right" if heading == "answers" else "left"
        table.add_column(words.say(f"ui-games-{heading}"), justify=justify, overflow="fold")
    for game in found:
        about = described(game)
        when = datetime.fromtimestamp(game.when).strftime("%Y-%m-%d %H:%M")
        if game.save is None:
            table.add_row(game.name, "?", words.say("ui-games-unreadable"), "", "", when)
        else:
            state = words.say(f"ui-games-{about['state']}")
            table.add_row(game.name, game.save.game, state, str(about["answers"]), words.listed(about["seats"]), when)
    show(table)


def described(game: Kept) -> dict[str, Any]:
    """A kept game, for programs; what cannot be read says why."""
    from lawspeaker.terminal.kept import LANGUAGE

    about: dict[str, Any] = {"name": game.name, "file": str(game.path), "played": game.when}
    if game.save is None:
        return {**about, "state": "unreadable", "problem": game.problem}
    sitters = [name for seat, name in sorted(game.save.people.items()) if seat != LANGUAGE]
    state = "over" if game.save.over else "unfinished"
    return {**about, "game": game.save.game, "state": state, "answers": len(game.save.answers), "seats": sitters}


def replay(
    file: FileArgument,
    seat: Annotated[int | None, typer.Option("--seat", help="Show only what this seat may know.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show hidden information too.")] = False,
    lang: LangOption = None,
) -> None:
    """Replay a saved game and print its record with the clauses. It must end as it did before."""
    from lawspeaker.kernel import save as saves
    from lawspeaker.kernel.zone import OMNISCIENT, SPECTATOR
    from lawspeaker.terminal import kept
    from lawspeaker.terminal.session import PERSON
    from lawspeaker.text.words import Words

    path = kept.find(file)
    save = saves.load(path)
    match = saves.to_match(save)
    words = Words(lang or save.people.get(kept.LANGUAGE) or language(None), match.game.setting)
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

    from lawspeaker.text.face import face_of

    lines = Table.grid(padding=(0, 2))
    lines.add_column(justify="right", style="dim")
    lines.add_column(style="cyan", no_wrap=True)
    lines.add_column()
    for number, entry in enumerate(match.record, start=1):
        lines.add_row(str(number), entry.clause, Text(words.entry(entry, seat)))
    parts: list[RenderableType] = [Text(words.title(words.game), "bold"), lines, Text()]
    checked = words.say("ui-replayed", count=len(match.steps), hash=match.hash())
    face = face_of(match.game.setting.box)
    sides = face.sides(match.game, words)
    if match.over:
        winners = words.listed(sides.get(winner) or words.seat(winner) for winner in match.result.winners)
        parts.append(Text(words.say("ui-winners", count=len(match.result.winners), names=winners), "bold"))
        parts.append(face.breakdown(match.view(seat), match.record_for(seat), words))
    elif match.ask is not None:
        waiting = sides.get(match.ask.seat) or words.seat(match.ask.seat)
        parts.append(Text(words.say("ui-waiting", seat=waiting), "bold"))
    return [*parts, Text(), Text(checked, "dim")]


def position(
    file: FileArgument,
    toml: Annotated[bool, typer.Option("--toml", help="Write TOML instead of JSON.")] = False,
    lang: LangOption = None,
) -> None:
    """Check a position, or take one from a saved game. Prints it in full, and its board on stderr."""
    from lawspeaker.kernel import position as positions
    from lawspeaker.kernel import save as saves
    from lawspeaker.kernel.match import Match
    from lawspeaker.kernel.zone import ALL_HANDS
    from lawspeaker.prompt import board
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
    for part in board(match, words, ALL_HANDS):
        console(stderr=True).print(part)


def audit(file: FileArgument, lang: LangOption = None) -> None:
    """Prove that the dice of a saved game were fair, from its key."""
    from lawspeaker.kernel import save as saves
    from lawspeaker.terminal import kept
    from lawspeaker.text.words import Words

    save = saves.load(kept.find(file))
    number = saves.audit(save)
    typer.echo(Words(language(lang)).say("ui-audited", count=number, hash=save.commitment))
