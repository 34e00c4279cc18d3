"""One word for one thing: outside the games no two classes have the same name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import lawspeaker

PACKAGE = Path(lawspeaker.__file__).parent


def test_every_class_outside_the_games_has_a_name_of_its_own() -> None:
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE)
        if place.parts[0] != "games":  # each of these has the words of its own rulebook
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    homes[node.name].append(place.as_posix())
    assert len(homes) > 200
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}
