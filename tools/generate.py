"""Writes what follows from declarations: `make generate`.

What is made stands between two markers, in Python or in Markdown, and is never edited by hand:

    # made: copies of arctic (`make generate`)
    # end made

The first word says what is made, and the second of what. A test fails where a block is not as it would be made now.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import code, moments, situations, tables

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(
    r"^(?P<indent> *)(?P<start>(?:#|<!--) made: (?P<what>\w+) of (?P<whose>\w+)\b.*?)\n"
    r"(?:.*\n)*?"
    r"(?P<end> *(?:#|<!--) end made.*)$",
    re.MULTILINE,
)
MAKERS: dict[str, Callable[[str], list[str]]] = {
    "attributes": code.attributes,
    "copies": code.copies,
    "decisions": tables.decisions,
    "zones": code.zones,
    "boards": tables.boards,
    "fields": tables.fields,
    "games": tables.games,
    "moments": moments.table_of,
    "numbers": tables.numbers,
    "options": tables.options,
    "primer": tables.primer_of,
    "rulings": tables.rulings,
    "source": tables.source,
    "sights": tables.sights,
    "terms": tables.terms,
}


def files() -> Iterator[Path]:
    """Every file in which something may be made."""
    yield from sorted((ROOT / "src" / "lawspeaker" / "games").rglob("*.py"))
    yield ROOT / "README.md"
    yield from sorted((ROOT / "docs").glob("*.md"))


def renewed(text: str) -> str:
    """A text with all its blocks made anew."""
    return BLOCK.sub(make, text)


def make(block: re.Match[str]) -> str:
    indent, start, end = block["indent"], block["start"], block["end"]
    lines = MAKERS[block["what"]](block["whose"])
    return "\n".join([indent + start, *(indent + line if line else "" for line in lines), end])


def main() -> None:
    for file in files():
        text = file.read_text(encoding="utf-8")
        made = renewed(text)
        if made != text:
            file.write_text(made, encoding="utf-8")
            print(file.relative_to(ROOT))
    situations.write()


if __name__ == "__main__":
    main()
