"""Reading the data files of a tribal game, as one of its editions prints them."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.dice import FACES, faces
from lawspeaker.kernel.document import DataError
from lawspeaker.kernel.sourced import Sourced

FIRST: Final = 1
OWN = "first_edition"  # the table of what the 1st edition prints differently


class Printed:
    """The data as one edition prints them: the 1st has values of its own, which go before those of the same name.

    `types` are the types of hunts, in the order in which the game counts them.
    """

    def __init__(self, data: Sourced, number: int, types: list[str]) -> None:
        self.data = data
        self.number = number
        self.types = types

    def at(self, path: str) -> str:
        """Where this edition has a value."""
        own = f"{OWN}.{path}"
        return own if self.number == FIRST and self.data.has(own) else path

    def keys(self, group: str) -> list[str]:
        """The cards or events of a group that this edition has."""
        raise NotImplementedError

    def error(self, message: str, clause: str, *paths: str) -> DataError:
        return self.data.error(message, clause, *(self.at(path) for path in paths))

    # Values

    def boolean(self, path: str, clause: str) -> bool:
        return self.data.boolean(self.at(path), clause)

    def integer(self, path: str, clause: str, low: int = 0, high: int = 99) -> int:
        return self.data.integer(self.at(path), clause, low, high)

    def text(self, path: str, clause: str) -> str:
        return self.data.text(self.at(path), clause)

    def texts(self, path: str, clause: str) -> list[str]:
        return self.data.texts(self.at(path), clause)

    def choice(self, path: str, clause: str, known: list[str]) -> int:
        """A word as its place among those that are known."""
        return known.index(self.data.choice(self.at(path), clause, known))

    def choices(self, path: str, clause: str, known: list[str]) -> list[int]:
        return [known.index(word) for word in self.data.choices(self.at(path), clause, known)]

    def meaning(self, path: str, clause: str, known: dict[str, int]) -> int:
        """A word as the number that it stands for."""
        return known[self.data.choice(self.at(path), clause, list(known))]

    def flags(self, path: str, clause: str, known: list[str]) -> list[bool]:
        """For each known word whether it is named."""
        named = self.choices(path, clause, known)
        return [number in named for number in range(len(known))]

    # Dice

    def faces(self, path: str, clause: str) -> int:
        """Faces of a die, as a mask."""
        return faces(*self.data.integers(self.at(path), clause, low=1, high=FACES))

    def rolls(self, path: str, clause: str) -> list[int]:
        """For each type of hunt the faces that are named, as a mask."""
        known = [f"{type} {face}" for type in self.types for face in range(1, FACES + 1)]
        masks = [0] * len(self.types)
        for roll in self.choices(path, clause, known):
            masks[roll // FACES] |= faces(roll % FACES + 1)
        return masks

    # Cards and events

    def biomes(self, clause: str, rows: list[str]) -> list[list[str]]:
        """The biomes of each row."""
        found: list[list[str]] = [[] for _ in rows]
        for biome in self.keys("biome"):
            found[self.choice(f"biome.{biome}.row", clause, rows)].append(biome)
        return found

    def order(self, path: str, clause: str, tribes: list[str]) -> list[int]:
        """An order of play: every tribe once."""
        order = self.choices(path, clause, tribes)
        if sorted(order) != list(range(len(tribes))):
            raise self.error(f"{path} must name each of {', '.join(tribes)} once", clause, path)
        return order

    def icon(
        self, path: str, clause: str, words: str, icons: list[str], numbered: list[int], high: int
    ) -> tuple[int, int]:
        """The kind of an icon and the number it shows, which is 1 where it shows none."""
        name, *shown = words.split() or [""]
        if name not in icons:
            raise self.error(f'{path} is "{words}", which is none of {", ".join(icons)}', clause, path)
        kind = icons.index(name)
        if kind not in numbered:
            if shown:
                raise self.error(f"{path}: the icon {name} shows nothing more", clause, path)
            return kind, 1
        if len(shown) != 1 or not shown[0].isdecimal() or not 1 <= int(shown[0]) <= high:
            raise self.error(f"{path} must give the number of the icon {name}, from 1 to {high}", clause, path)
        return kind, int(shown[0])

    # Checks

    def check_distinct(self, values: dict[str, str] | dict[str, int], clause: str) -> None:
        """No two of these paths have the same value."""
        seen: dict[str | int, str] = {}
        for path, value in values.items():
            if value in seen:
                raise self.error(f"{seen[value]} and {path} are both {value}", clause, path, seen[value])
            seen[value] = path

    def check_own(self, clause: str, *others: str) -> None:
        """A value of the 1st edition has a value of the same name in the later one, but for others that it adds."""
        for path, _, _ in self.data.listing():
            group, _, name = path.partition(".")
            if group != OWN or name in others:
                continue
            if not self.data.has(name) or isinstance(self.data.value(name, clause), dict):
                raise self.data.error(f"{path} stands for {name}, which is no value", clause, path, name)
