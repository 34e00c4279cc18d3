"""What everything drawn of Neanderthal needs: the table as a seat sees it, the words, what can be chosen, the marks."""

from __future__ import annotations

from typing import ClassVar, cast

from rich.text import Text

from lawspeaker.games.neanderthal.model.rules import ALIEN
from lawspeaker.games.neanderthal.model.state import Neanderthal, NeanderthalSetting
from lawspeaker.games.neanderthal.model.tables import COLOURS, DAUGHTER, DISKS, NONE, TRIBES, TYPES
from lawspeaker.games.tribes.drawing import TribalDrawing
from lawspeaker.text.drawing import QUIET, View
from lawspeaker.text.words import Words


class NeanderthalDrawing(TribalDrawing):
    """A seat's view of Neanderthal."""

    game: Neanderthal
    marks: ClassVar[dict[str, str]] = {"archaic": "Ar", "neanderthal": "Ne", "cro_magnon": "Cr"}
    colours: ClassVar[dict[str, str]] = {"archaic": "#7fdc8a", "neanderthal": "#f5e663", "cro_magnon": "#ff8a80"}

    def __init__(self, view: View, words: Words, targets: set[str], focus: set[str]) -> None:
        setting = cast(NeanderthalSetting, words.setting)
        super().__init__(view, words, targets, focus, Neanderthal(setting))
        self.tables = setting.tables

    # How it is said.

    def say(self, message: str, /, **args: str | int) -> str:
        return self.words.say(f"ui-neanderthal-{message}", **args)

    def type_name(self, type: int) -> str:
        return self.say(f"type-{TYPES[type]}")

    def disk(self, colour: int) -> str:
        return self.say(f"disk-{DISKS[colour]}")

    def disks(self, numbers: list[int]) -> str:
        """So many disks of each colour: `WWB`."""
        return "".join(self.disk(colour) * numbers[colour] for colour in range(COLOURS))

    def colours_of(self, mask: int) -> str:
        """Any of some colours: `O/W`."""
        return "/".join(self.disk(colour) for colour in range(COLOURS) if (mask >> colour) & 1)

    def goods(self, babies: int, frees: list[int]) -> str:
        """`4b +WB`: babies, and disks that are freed."""
        said = [self.say("babies", count=babies)] if babies else []
        if any(frees):
            said.append(f"+{self.disks(frees)}")
        return " ".join(said)

    # How it is marked.

    def present(self) -> list[int]:
        return self.game.colours_in_play()

    def ways_to(self, card: str) -> list[str]:
        disks = [f"dedicated {card}_{disk}" for disk in DISKS]
        guests = [f"place {card}_for_{tribe}" for tribe in TRIBES]
        slot = self.game.slot_of(self.game.of.numbers[card])
        lies = [] if slot == NONE else [f"slot {self.game.options.slot.values[slot]}"]
        return [*super().ways_to(card), *guests, *lies, *disks, f"dedicated wed_{card}"]

    def card(self, card: int, *settled: int) -> Text:
        game = self.game
        return super().card(card, game.hunted, game.contested, *game.stalker, *settled)

    def party(self, card: int) -> Text:
        """Who stands on a card, and D6.2 with whom Wanderlusters hunt there: `Ar3*+Ne1 Cr2`."""
        game = self.game
        if self.tables.cards[card].kind == DAUGHTER:
            return self.group(game.place_of(card))
        return self.parties(game.place_of(card), [game.guests_at(card, host) for host in range(game.tribes)])

    def parties(self, own: int, guests: list[int]) -> Text:
        """The groups of each host: his own pieces in a place, and Wanderlusters in one that is his."""
        game = self.game
        found = []
        for host in self.present():
            text = self.group_of(host, own)
            if game.everybody(guests[host]) > 0:
                text = (text or self.mark(host)).append("+").append_text(self.group(guests[host]))
            if text:
                found.append(text)
        return Text(" ").join(found)

    def signs(self) -> list[str]:
        artifacts = self.say("legend-artifacts").split("  ") if self.game.rules.variant == ALIEN else []
        return super().signs() + artifacts

    def bound(self, disks: str) -> Text:
        """Disks that lie under or on something, which is immature: `(W)`."""
        return Text(f"({disks})", QUIET) if disks else Text()
