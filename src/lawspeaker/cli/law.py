"""`lawspeaker law`: look clauses up, search them, see what is proven."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lawspeaker.cli.options import LangOption, clause_names, game_names, known_game, language
from lawspeaker.cli.printing import JsonOption, as_json, show
from lawspeaker.kernel.errors import LawspeakerError

if TYPE_CHECKING:
    from lawspeaker.law.lawbook import Clause, Lawbook, Ruling

app = typer.Typer(no_args_is_help=True, help="The law: clauses, rulings, and what is proven.")

GameOption = Annotated[
    str | None,
    typer.Option("--game", "-g", help="Only the law of this game.", parser=known_game, autocompletion=game_names),
]
OfGameArgument = Annotated[
    str | None, typer.Argument(metavar="GAME", help="As --game.", parser=known_game, autocompletion=game_names)
]
TestsOption = Annotated[
    Path | None, typer.Option("--tests", help="Folder of the tests. Default: ./tests, if it is there.")
]


@app.command("show")
def show_clause(
    clause: Annotated[
        list[str],
        typer.Argument(
            metavar="ID", help="Such as arctic:P6.2, arctic P6.2, or P6.2 alone.", autocompletion=clause_names
        ),
    ],
    game: GameOption = None,
    tests: TestsOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Show a clause, its rulings and the tests that prove it. Or show a ruling."""
    from lawspeaker.law.lawbook import Ruling
    from lawspeaker.law.proofs import proofs
    from lawspeaker.law.show import clause_view, ruling_view
    from lawspeaker.text.words import Words

    words = Words(language(lang))
    if len(clause) == 2 and game is None:
        game, clause = known_game(clause[0]), clause[1:]
    law, found = _look_up(" ".join(clause), game, words.lang)
    if isinstance(found, Ruling):
        as_json(found) if json else show(ruling_view(law, found, words))
        return
    directory = _tests_dir(tests)
    proving = None
    if directory is not None:
        proving = [proof.test for proof in proofs(directory) if proof.citation == found.citation]
    if json:
        as_json({"clause": found, "rulings": law.rulings_on(found.id), "tests": proving})
    else:
        show(clause_view(law, found, proving, words))


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(help="Words that must all occur.")],
    game: GameOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Search all clauses, the best matches first."""
    from lawspeaker.law import lawbook
    from lawspeaker.law.show import results_view
    from lawspeaker.text.words import Words

    found = lawbook.search(" ".join(words), game, Words(language(lang)).lang)
    if json:
        as_json(found)
    elif found:
        show(results_view(found))
    if not found:
        typer.echo(f"no clause has all of these words: {' '.join(words)}", err=True)
        raise typer.Exit(1)


@app.command()
def coverage(
    named: OfGameArgument = None,
    game: GameOption = None,
    json: JsonOption = False,
    tests: TestsOption = None,
) -> None:
    """Count clauses played, proven by a test, shown, waived and open."""
    from lawspeaker.law import coverage as counting
    from lawspeaker.law.show import coverage_view

    result = counting.coverage(_tests_dir(tests), named or game)
    as_json(result) if json else show(coverage_view(result))


def _look_up(clause_id: str, game: str | None, lang: str) -> tuple[Lawbook, Clause | Ruling]:
    """The clause or ruling of a full or bare id; a bare one must be found in exactly one game."""
    from lawspeaker.law.errors import UnknownClause
    from lawspeaker.law.lawbook import book, games_with_books

    named, colon, bare = clause_id.partition(":")
    if colon:
        if game not in (None, known_game(named)):
            raise UnknownClause(f"{clause_id!r} is of {named}, not of {game}")
        game, clause_id = known_game(named), bare
    if game is not None:
        law = book(game, lang)
        return law, law.ruling(clause_id) or law.clause(clause_id)
    found = [pair for name in games_with_books() if (pair := _in_book(book(name, lang), clause_id))]
    if len(found) == 1:
        return found[0]
    if not found:
        raise UnknownClause(f"no game has a clause {clause_id!r}; try: lawspeaker law search WORDS")
    games = " and ".join(law.game for law, _ in found)
    raise UnknownClause(f"{clause_id!r} is in {games}; say which with --game")


def _in_book(law: Lawbook, clause_id: str) -> tuple[Lawbook, Clause | Ruling] | None:
    from lawspeaker.law.errors import UnknownClause

    try:
        return law, law.ruling(clause_id) or law.clause(clause_id)
    except UnknownClause:
        return None


def _tests_dir(given: Path | None) -> Path | None:
    """The directory asked for, or ./tests when it holds law tests, or none."""
    if given is None:
        here = Path("tests")
        return here if (here / "law").is_dir() else None
    if not given.is_dir():
        raise LawspeakerError(f"there is no directory {given}")
    return given
