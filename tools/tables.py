"""The tables of the documentation that follow from declarations."""

from __future__ import annotations

import importlib
from collections import Counter
from importlib.metadata import entry_points
from pathlib import Path
from typing import cast

from lawspeaker.envs.layout import ARGUMENT, KINDS, Layout
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import FACTIONS
from lawspeaker.kernel import shelf
from lawspeaker.law.coverage import coverage
from lawspeaker.law.lawbook import book
from lawspeaker.law.primer import glossary, primer
from lawspeaker.learn.learned import shipped
from lawspeaker.text.words import Words
from tools.code import fields_of, setting_of

ROOT = Path(__file__).parents[1]
LEVELS = ["novice", "skilled", "expert"]
SIDES = {"en": "side | how it plays", "ja": "陣営 | 遊び方", "ko": "진영 | 플레이 방식"}


def table(head: str, rows: list[list[str]]) -> list[str]:
    """A table in Markdown; `head` has the names of its columns."""
    return [f"| {head} |", "|---" * (head.count("|") + 1) + "|", *(f"| {' | '.join(row)} |" for row in rows)]


def code(text: str) -> str:
    return f"`{text}`"


def fields(game: str) -> list[str]:
    """Every field of a position."""
    written = [field for field in fields_of(game) if field.example]
    return table("field | meaning | example", [[code(f.name), f.meaning, code(f.example)] for f in written])


def boards(game: str) -> list[str]:
    """Every field of the faction boards of Root; boards that are alike share their rows."""
    shown: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for number in cast(RootSetting, setting_of(game)).kits:
        own = tuple((field.name, field.meaning) for field in fields_of(FACTIONS[number]))
        shown.setdefault(own, []).append(code(FACTIONS[number]))
    rows = [[code(field), ", ".join(of), meaning] for own, of in shown.items() for field, meaning in own]
    return table("field | of | meaning", rows)


def options(game: str) -> list[str]:
    """Every family of options."""
    rows = []
    for kind, family in setting_of(game).catalogue.families.items():
        value = " ".join([kind, *(f"<{name}>" for name in family.names)])
        rows.append([code(value), code(family.example), family.meaning])
    return table("value | example | meaning", rows)


def sights(game: str) -> list[str]:
    """Every kind of zone, and who sees what lies there."""
    kinds = shelf.find(game).zones
    rows = [[code(kind.name), kind.meaning, kind.seen_by, kind.clause] for kind in kinds]
    return table("zone | what lies there | who sees it | clause", rows)


def terms(game: str) -> list[str]:
    """The terms of a game in every language, with the clause that explains them."""
    rows = [[told["en"], told["ja"], told["ko"], clause] for clause, told in glossary(game).items()]
    return table("English | 日本語 | 한국어 | clause", rows)


def games(of: str) -> list[str]:
    """Every game: how many play, how much of its law is played and proven, what is reconstructed, who plays it."""
    rows = []
    for counted in sorted(coverage(ROOT / "tests").games, key=lambda counted: -counted.clauses):
        box = shelf.find(counted.game)
        data = box.data(box.configure(box.seat_counts[0]))
        assert data is not None
        least, most = min(box.seat_counts), max(box.seat_counts)
        boards = ["browser"] * (ROOT / "web/src/boards" / counted.game).is_dir() + ["terminal"] * bool(box.face)
        bots = [*LEVELS, *(["learned"] if counted.game in shipped() else [])]
        rows.append(
            [
                f"[{counted.title}](docs/{counted.game}.md)",
                f"{least} to {most}",
                f"{counted.played} played, {counted.proven} proven",
                f"{len(data.listing('reconstructed'))} of {len(data.listing())} values",
                ", ".join(boards),
                ", ".join(bots),
            ]
        )
    return table("game | seats | clauses | reconstructed | board | bots", rows)


def primer_of(whose: str) -> list[str]:
    """The first five minutes with a game, in one language: `root_ja`. What one is, how one wins, what a turn is, and
    the same of every side.
    """
    game, _, lang = whose.rpartition("_")
    told = primer(game, lang)
    words = Words(lang)
    between = "" if lang == "ja" else " "
    lines = [between.join(told.lines)]
    option = f"{shelf.find(game).sides}_1"
    sides = [[f"**{words.rule(game, option, side)}**", between.join(said)] for side, said in told.sides.items()]
    if sides:
        lines += ["", *table(SIDES[lang], sides)]
    return lines


def decisions(of: str) -> list[str]:
    """Every decision record, by its title."""
    lines = []
    for file in sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md")):
        number, _, title = file.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ").partition(". ")
        lines.append(f"{number}. [{title}](decisions/{file.name})")
    return lines


def numbers(of: str) -> list[str]:
    """How many numbers of each kind an observation has, game by game."""
    rows = []
    for game in sorted(point.name for point in entry_points(group="lawspeaker.games")):
        box = shelf.find(game)
        layout = Layout(box.setting(box.configure(box.seat_counts[0])))
        kinds = Counter(number.kind for number in layout.numbers)
        counts = [str(kinds[kind]) for kind in KINDS if kind != ARGUMENT]
        rows.append([game, str(layout.seats), str(len(layout)), *counts, str(len(layout.topics))])
    return table(f"game | seats | numbers | {' | '.join(kind for kind in KINDS if kind != ARGUMENT)} | topics", rows)


def source(game: str) -> list[str]:
    """The module of a game that is small enough to be shown whole."""
    module = importlib.import_module(f"lawspeaker.envs.{game}")
    text = Path(str(module.__file__)).with_suffix(".py").read_text(encoding="utf-8")
    return ["```python", *text.splitlines(), "```"]


def rulings(game: str) -> list[str]:
    """Every ruling of the lawbook."""
    rows = []
    for ruling in book(game).rulings:
        others = ", ".join(code(value.name) for value in ruling.values if value.name != ruling.default)
        names = [code(ruling.option), code(ruling.default), others]
        rows.append([code(ruling.id), ruling.question, *names, ruling.reason])
    return table("id | question | option | default | other | why", rows)
