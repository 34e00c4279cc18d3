"""The coach on the command line: a finished game looked at again, puzzles to solve, puzzles to find."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from lawspeaker.cli.learning import take
from lawspeaker.cli.options import FileArgument, GameArgument, LangOption, language
from lawspeaker.kernel.errors import ConfigError

if TYPE_CHECKING:
    from lawspeaker.coach.review import Review
    from lawspeaker.kernel.match import Match
    from lawspeaker.text.words import Words


def coach(
    file: FileArgument,
    seconds: Annotated[float, typer.Option(min=1.0, help="How long the coach may look at the game.")] = 30.0,
    lang: LangOption = None,
) -> None:
    """Review a finished game: chances, turning points and luck."""
    from lawspeaker.coach.review import review
    from lawspeaker.kernel import save as saves
    from lawspeaker.terminal import kept
    from lawspeaker.text.face import face_of
    from lawspeaker.text.words import Words

    save = saves.load(kept.find(file))
    match = saves.to_match(save)
    words = Words(lang or save.people.get(kept.LANGUAGE) or language(None), match.game.setting)
    if not match.over:
        raise ConfigError(words.say("ui-review-not-over"))
    words = Words(words.lang, match.game.setting, face_of(match.game.setting.box).sides(match.game, words))
    for line in review_lines(review(match, seconds), match, words):
        typer.echo(line)


def review_lines(found: Review, match: Match, words: Words) -> list[str]:
    """What the coach says, line by line."""
    from lawspeaker.coach.review import rounds_of
    from lawspeaker.coach.saying import percent, stroke_in_words, turning_in_words

    rounds = rounds_of(match)
    lines: list[str] = []
    if found.curve:
        lines += [words.say("ui-review-chances"), words.say("ui-review-chances-how")]
        for point in found.curve:
            shares = "  ".join(f"{words.seat(seat)} {percent(chance):>3}%" for seat, chance in enumerate(point.chances))
            lines.append(f"{point.number:>5}  {shares}")
        lines.append("")
    lines += [words.say("ui-review-turnings"), words.say("ui-review-turnings-how")]
    for turning in found.turnings:
        seat = words.seat(turning.seat)
        lines.append(words.say("ui-review-moment", number=turning.number, round=rounds[turning.number], seat=seat))
        lines += [f"  {line}" for line in turning_in_words(turning, words)]
    if not found.turnings:
        lines.append(words.say("ui-review-none"))
    if found.strokes:
        lines += ["", words.say("ui-review-strokes"), words.say("ui-review-strokes-how")]
        lines += [f"{stroke.number:>5}  {stroke_in_words(stroke, words)}" for stroke in found.strokes]
    return lines


def puzzle(
    game: GameArgument,
    number: Annotated[int | None, typer.Argument(help="Which puzzle; without a number that of the day.")] = None,
    lang: LangOption = None,
) -> None:
    """Solve a puzzle: find the one answer that is clearly best."""
    from lawspeaker.coach.puzzles import UnknownPuzzle, as_lesson, of_the_day
    from lawspeaker.text.words import Words

    words = Words(language(lang))
    wanted = of_the_day(game, date.today()) if number is None else number
    if wanted is None:
        raise UnknownPuzzle(words.say("ui-puzzle-none", game=words.title(game)))
    lesson = as_lesson(game, wanted)
    typer.secho(lesson.sheet.title[words.lang], bold=True)
    take(lesson, words.lang)


def puzzles(
    game: GameArgument,
    count: Annotated[int, typer.Option(min=1, help="How many to find.")] = 1,
    seconds: Annotated[float, typer.Option(min=1.0, help="How long to look for them at most.")] = 600.0,
    seed: Annotated[int, typer.Option(help="Other games give other puzzles.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Add them to this file instead of printing them.")] = None,
    check: Annotated[
        Path | None,
        typer.Option(help="Find none; keep what a search ten times as long confirms of this file."),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Find puzzles in games among bots."""
    from lawspeaker.coach.finding import found
    from lawspeaker.coach.puzzles import written
    from lawspeaker.text.words import Words

    words = Words(language(lang))
    if check is not None:
        kept, all_of_them = checked(game, check, seed)
        typer.echo(words.say("ui-puzzles-checked", kept=kept, count=all_of_them))
        return
    begun = perf_counter()
    for number, each in enumerate(found(game, seed, seconds), start=1):
        if out is None:
            typer.echo(written(each))
        else:
            with out.open("a", encoding="utf-8") as file:
                file.write(written(each) + "\n")
            typer.echo(words.say("ui-puzzle-found", number=number, seconds=round(perf_counter() - begun)))
        if number == count:
            break


def checked(game: str, file: Path, seed: int) -> tuple[int, int]:
    """Keep only what one more search, ten times as long, confirms of a file; how many puzzles that are, of how many."""
    from lawspeaker.coach.finding import looked_at_again
    from lawspeaker.coach.puzzles import read, written
    from lawspeaker.kernel.files import whole

    there = read(file.read_text(encoding="utf-8"))
    again = [looked_at_again(game, puzzle, seed + number) for number, puzzle in enumerate(there)]
    kept = [puzzle for puzzle in again if puzzle is not None]
    with whole(file) as made:
        made.write_text("".join(f"{written(puzzle)}\n" for puzzle in kept), encoding="utf-8")
    return len(kept), len(there)
