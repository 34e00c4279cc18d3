"""The law on the terminal: clauses, rulings, search results and coverage."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lawspeaker.law.coverage import Coverage, GameCoverage
from lawspeaker.law.lawbook import Clause, Lawbook, Ruling
from lawspeaker.text.words import Words


def clause_view(law: Lawbook, clause: Clause, tests: Sequence[str] | None, words: Words) -> RenderableType:
    """One clause with its rulings and, where the tests could be read, those that prove it."""
    say = words.say
    scope = law.scopes.get(clause.scope, clause.scope)
    head = Text.assemble((clause.citation, "bold cyan"), f"  {law.title}", (f"  [{scope}]", "dim"))
    titles = " › ".join(chapter.title for chapter in law.chapter_of(clause.id))
    parts: list[RenderableType] = [head, Text(f"  {titles}", "dim"), Padding(Text(clause.summary), (0, 0, 0, 2))]
    if clause.gap:
        parts.append(_labelled(say("ui-law-sources" if clause.editorial else "ui-law-gap"), clause.gap))
    state = say(f"ui-law-{clause.state}")
    if clause.reason:
        state = say("ui-said-of", name=state, said=clause.reason)
    parts.append(_labelled(say("ui-law-state"), state))
    if tests is not None and clause.state == "played":
        parts.append(_labelled(say("ui-law-proven"), "\n".join(tests) if tests else say("ui-law-unproven")))
    parts += [ruling_view(law, ruling, words) for ruling in law.rulings_on(clause.id)]
    return Group(*parts)


def clause_text(law: Lawbook, clause: Clause, words: Words) -> RenderableType:
    """One clause with what was decided about it, for who is playing."""
    head = Text.assemble((clause.citation, "bold cyan"), f"  {law.title}")
    return Group(head, Text(clause.summary), *(ruling_text(ruling) for ruling in law.rulings_on(clause.id)))


def ruling_text(ruling: Ruling) -> RenderableType:
    """A ruling or variant: its question and its values, the default marked."""
    parts: list[RenderableType] = [Text(), Text(ruling.question, "bold")]
    for value in ruling.values:
        parts.append(Text(f"{'*' if value.name == ruling.default else '-'} {value.meaning}"))
    return Group(*parts)


def ruling_view(law: Lawbook, ruling: Ruling, words: Words) -> RenderableType:
    """One ruling or variant with its values, the default marked."""
    settles = ", ".join(ruling.clauses)
    head = Text.assemble(
        (f"{law.game}:{ruling.id}", "bold magenta"),
        f"  {words.say(f'ui-law-{ruling.kind}')} ",
        (ruling.option, "bold"),
        (f"  § {settles}", "dim"),
    )
    values = Table.grid(padding=(0, 1))
    for value in ruling.values:
        default = value.name == ruling.default
        values.add_row("*" if default else " ", Text(value.name, "bold" if default else ""), Text(value.meaning))
    return Group(
        head,
        Padding(Text(ruling.question), (0, 0, 0, 2)),
        Padding(values, (0, 0, 0, 2)),
        Padding(Text(words.say("ui-said-of", name=words.say("ui-law-why"), said=ruling.reason)), (0, 0, 0, 2)),
    )


def results_view(clauses: Sequence[Clause]) -> RenderableType:
    """Search results, one clause a row."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(overflow="fold")
    for clause in clauses:
        table.add_row(clause.citation, Text(clause.summary))
    return table


def coverage_view(result: Coverage) -> RenderableType:
    """The coverage table, followed by what is missing in implemented games."""
    table = Table(title="The law, game by game")
    table.add_column("game")
    for name in ("clauses", "played", "proven", "shown", "waived", "open"):
        table.add_column(name, justify="right")
    for row in result.games:
        numbers = (row.clauses, row.played, row.proven, row.shown, row.waived, row.open)
        table.add_row(row.game, *("?" if number is None else str(number) for number in numbers))
    parts: list[RenderableType] = [table]
    for row in result.games:
        parts += _missing(row)
    parts += [Text(f"{proof.test} cites {proof.citation}, which no lawbook has") for proof in result.unknown]
    return Group(*parts)


def _missing(row: GameCoverage) -> list[RenderableType]:
    if not row.implemented:
        return []
    lines: list[RenderableType] = []
    if row.unproven_ids:
        lines.append(Text(f"{row.game}, played but not proven: {', '.join(row.unproven_ids)}"))
    if row.open_ids:
        lines.append(Text(f"{row.game}, open: {', '.join(row.open_ids)}"))
    return lines


def _labelled(label: str, text: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row(f"{label}:", Text(text))
    return Padding(grid, (0, 0, 0, 2))
