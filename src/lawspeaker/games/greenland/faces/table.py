"""What everything drawn of Greenland needs: the table as a seat sees it, the words, what can be chosen, the marks."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.greenland.state import Greenland, GreenlandSetting
from lawspeaker.games.greenland.tables import NONE, TRIBES, TYPES
from lawspeaker.games.tribes.dice import FACES
from lawspeaker.kernel.schema import Cards
from lawspeaker.text.drawing import Drawing, View
from lawspeaker.text.words import Words

COLOURS = {"norse": "#ff8a80", "thule": "#f5e663", "tunit": "#7fdc8a", "sami": "#8ab8ff"}
MARKS = {"norse": "No", "thule": "Th", "tunit": "Tu", "sami": "Sa"}
WOMEN = "Wo"
ALPHA = "*"  # after the number of a group that the Alpha is in
NOW = "▸"  # what is being settled, whose turn it is


class Table(Drawing):
    """A seat's view of Greenland. All but the decks lies open, so the rules can be asked about it: `game` is the table
    with empty decks.
    """

    def __init__(self, view: View, words: Words, targets: set[str], focus: set[str]) -> None:
        super().__init__(view, words, targets, focus)
        self.setting = cast(GreenlandSetting, words.setting)
        self.tables = self.setting.tables
        self.game = Greenland(self.setting)
        shapes = self.setting.schema.fields.items()
        self.setting.schema.load(
            self.game, {name: [] if isinstance(shape, Cards) else self.state[name] for name, shape in shapes}
        )
        self.game.complete(self.state)
        seated = [tribe for tribe, seat in enumerate(self.game.seat_of) if seat != NONE]
        self.tribes = sorted(seated, key=lambda tribe: self.game.seat_of[tribe])  # those in play
        self.women = self.game.variant.women(self.game)  # whose pieces stand for women, or NONE

    def left(self, deck: str) -> int:
        """How many cards a deck has."""
        return len(cast("list[object]", self.state[deck]))

    def asked(self) -> list[int]:
        """The tribes of whoever has to answer here."""
        ask = cast("dict[str, object] | None", self.view["ask"])
        if ask is None or "options" not in ask:
            return []
        return [tribe for tribe in self.tribes if self.game.seat_of[tribe] == ask["seat"]]

    # How it is said.

    def say(self, message: str, /, **args: str | int) -> str:
        return self.words.say(f"ui-greenland-{message}", **args)

    def card_name(self, card: int) -> str:
        return self.words.value("card", card)

    def tribe_name(self, tribe: int) -> str:
        return self.words.value("tribe", tribe)

    def type_name(self, type: int) -> str:
        return self.say(f"type-{TYPES[type]}")

    def goods(self, babies: int, energy: int, ivory: int, iron: int) -> str:
        """`4b 2e 1iv`."""
        counts = {"babies": babies, "energy": energy, "ivory": ivory, "iron": iron}
        return " ".join(self.say(name, count=count) for name, count in counts.items() if count > 0)

    # How it is marked.

    def colour(self, tribe: int) -> str:
        return COLOURS[TRIBES[tribe]]

    def mark(self, tribe: int) -> Text:
        return Text(WOMEN if tribe == self.women else MARKS[TRIBES[tribe]], f"bold {self.colour(tribe)}")

    def group(self, place: int) -> Text:
        """Whose pieces stand in a place: `No3* Th2`."""
        game = self.game
        found = []
        for tribe in [*self.tribes, *([self.women] if self.women != NONE else [])]:
            number = game.count(tribe, place)
            if number > 0:
                led = ALPHA if game.alpha[tribe] == place else ""
                found.append(self.mark(tribe).append(f"{number}{led}"))
        return Text(" ").join(found)

    def card(self, card: int) -> Text:
        """The name of a card, whether it or somebody there can be chosen, and whether it is being settled now."""
        key = self.tables.cards[card].key
        sign, style = self.sign(f"card {key}", f"place {key}", f"place wed_{key}")
        if sign == " " and card in (self.game.hunted, self.game.contested):
            sign = NOW
        return Text.assemble((sign, "bold"), (self.card_name(card), f"bold {style}"))


def faces(mask: int) -> str:
    """A set of faces: `2,3`."""
    return ",".join(str(face) for face in range(1, FACES + 1) if (mask >> face) & 1)
