"""What is printed on the board of the Hundreds, on the mood cards and on the mob die."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reading import total
from lawspeaker.games.root.model.tables import BIRD, ITEMS, NONE, SUITS, TORCH, RootTables
from lawspeaker.kernel.sourced import Sourced

BITTER: Final = 0
GRANDIOSE: Final = 1
JUBILANT: Final = 2
LAVISH: Final = 3
RELENTLESS: Final = 4
ROWDY: Final = 5
STUBBORN: Final = 6
WRATHFUL: Final = 7
MOODS: Final[list[str]] = [
    "bitter",
    "grandiose",
    "jubilant",
    "lavish",
    "relentless",
    "rowdy",
    "stubborn",
    "wrathful",
]

COMMAND: Final = 0
PROWESS: Final = 1
TRACKS: Final[list[str]] = ["command", "prowess"]

OF: Final = "faction.hundreds"


class HundredsPrinted:
    """The lists by item have all of ITEMS."""

    def __init__(self) -> None:
        self.start_warriors: int = 0
        self.mob_die: list[int] = []  # the suit on each face
        self.oppress_vp: list[int] = []  # by the number of oppressed clearings
        self.track: list[int] = []  # of each item, COMMAND, PROWESS, or NONE
        self.values: list[int] = []  # of a track by the number of items on it
        self.mood_item: list[int] = []  # of each mood, NONE if it shows none

    def spaces(self) -> int:
        """14.2.4 How many items a track holds."""
        return len(self.values) - 1


def read(data: Sourced, tables: RootTables) -> HundredsPrinted:
    """Reads and checks what the data says of the Hundreds."""
    found = HundredsPrinted()
    found.start_warriors = data.integer(f"{OF}.start_warriors", "14.3.1")
    if found.start_warriors > total(tables, "hundreds_warrior"):
        raise data.error(
            f"the Hundreds begin with {found.start_warriors} warriors, and have fewer",
            "14.3.1",
            f"{OF}.start_warriors",
            f"{OF}.warrior.hundreds_warrior",
        )
    if total(tables, "warlord") != 1:
        raise data.error("there is one warlord", "14.2.2", f"{OF}.warrior.warlord")
    found.mob_die = [SUITS.index(suit) for suit in data.choices(f"{OF}.mob_die", "14.4.1", SUITS[:BIRD])]
    found.oppress_vp = data.integers(f"{OF}.oppress_vp", "14.6.2")
    found.values = data.integers(f"{OF}.hoard.values", "14.2.4.II", high=9)
    for path, clause, faces in (
        (f"{OF}.mob_die", "14.4.1", found.mob_die),
        (f"{OF}.oppress_vp", "14.6.2", found.oppress_vp),
        (f"{OF}.hoard.values", "14.2.4.II", found.values),
    ):
        if not faces:
            raise data.error(f"{path} is empty", clause, path)
    found.track = [NONE] * len(ITEMS)
    for number, track in enumerate(TRACKS):
        path = f"{OF}.hoard.{track}"
        for item in data.choices(path, "14.2.4", ITEMS[:TORCH]):
            if found.track[ITEMS.index(item)] != NONE:
                raise data.error(f"{item} has more than one place in the hoard", "14.2.4", path)
            found.track[ITEMS.index(item)] = number
    lacking = [ITEMS[item] for item in range(TORCH) if found.track[item] == NONE]
    if lacking:
        raise data.error(
            f"{lacking[0]} has no place in the hoard", "14.2.4", f"{OF}.hoard.command", f"{OF}.hoard.prowess"
        )
    for number, mood in enumerate(MOODS):
        path = f"{OF}.mood.{mood}"
        item = data.choice(path, f"14.7.{number + 1}", [*ITEMS[:TORCH], "none"])
        if (item == "none") != (number == LAVISH):
            raise data.error("every mood but lavish shows an item", "14.7.4", path)
        found.mood_item.append(NONE if item == "none" else ITEMS.index(item))
    return found
