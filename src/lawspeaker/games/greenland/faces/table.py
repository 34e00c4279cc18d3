"""What everything drawn of Greenland needs: the table as a seat sees it, the words, what can be chosen, the marks."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.text import Text

from lawspeaker.games.greenland.model.state import Greenland, GreenlandSetting
from lawspeaker.games.greenland.model.tables import NONE, TYPES
from lawspeaker.games.tribes.drawing import TribalDrawing
from lawspeaker.text.drawing import View
from lawspeaker.text.words import Words

WOMEN = "Wo"


class GreenlandDrawing(TribalDrawing):
    """A seat's view of Greenland."""

    game: Greenland
    marks: ClassVar[dict[str, str]] = {"norse": "No", "thule": "Th", "tunit": "Tu", "sami": "Sa"}
    colours: ClassVar[dict[str, str]] = {"norse": "#ff8a80", "thule": "#f5e663", "tunit": "#7fdc8a", "sami": "#8ab8ff"}

    def __init__(self, view: View, words: Words, targets: set[str], focus: set[str]) -> None:
        setting = cast(GreenlandSetting, words.setting)
        super().__init__(view, words, targets, focus, Greenland(setting))
        self.tables = setting.tables
        self.game.enter_part(self.game.part)
        self.women = self.game.variant.women(self.game)  # whose pieces stand for women, or NONE

    # How it is said.

    def say(self, message: str, /, **args: str | int) -> str:
        return self.words.say(f"ui-greenland-{message}", **args)

    def type_name(self, type: int) -> str:
        return self.say(f"type-{TYPES[type]}")

    def goods(self, babies: int, energy: int, ivory: int, iron: int) -> str:
        """`4b 2e 1iv`."""
        counts = {"babies": babies, "energy": energy, "ivory": ivory, "iron": iron}
        return " ".join(self.say(name, count=count) for name, count in counts.items() if count > 0)

    # How it is marked.

    def mark(self, tribe: int) -> Text:
        return Text(WOMEN, f"bold {self.colour(tribe)}") if tribe == self.women else super().mark(tribe)

    def present(self) -> list[int]:
        return self.tribes if self.women == NONE else [*self.tribes, self.women]

    def people(self, tribe: int) -> str:
        return self.say("women") if tribe == self.women else super().people(tribe)

    def card(self, card: int, *settled: int) -> Text:
        return super().card(card, self.game.hunted, self.game.contested, *settled)
