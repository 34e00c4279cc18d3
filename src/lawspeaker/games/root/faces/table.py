"""What everything drawn of Root needs: a seat's view, the words, what can be chosen, and how things are marked."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.model.faction import FactionLook
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import FACTIONS, LANDMARKS, NONE, SUITS
from lawspeaker.text.drawing import TableDrawing, View
from lawspeaker.text.words import Words

SUIT_COLOURS = {"fox": "#ff8a70", "rabbit": "#f5e663", "mouse": "#ffb27a", "bird": "#7fd0ff"}
HIRELING_MARKS = {  # two letters each
    "patrol": "Pa",
    "dynasty": "Dy",
    "uprising": "Up",
    "exile": "Ex",
    "prophets": "Pr",
    "flotilla": "Fl",
    "expedition": "Su",
    "spies": "Sp",
    "bearers": "Be",
    "vaults": "Va",
    "band": "Ba",
    "bandits": "Hi",
    "protector": "Fu",
}
UNCONTROLLED = "bold #e8edf2"
EMPTY, FULL = "□", "■"
HOMELAND = "⌂"


def cards_of(field: object) -> tuple[list[str], int]:
    """The cards of a zone that can be seen, and how many cannot. Who sees everything is given a list, with who else
    knows each card.
    """
    if isinstance(field, list):
        return [card.partition("@")[0] for card in cast("list[str]", field)], 0
    zone = cast("dict[str, object]", field)
    return cast("list[str]", zone["cards"]), cast(int, zone["hidden"])


class RootDrawing(TableDrawing):
    """A seat's view of Root, and what is printed."""

    def __init__(self, view: View, words: Words, targets: set[str], focus: set[str]) -> None:
        super().__init__(view, words, targets, focus)
        self.boards = cast("dict[str, dict[str, object]]", self.state["factions"])
        self.draft = cast("dict[str, object]", self.state.get("draft", {}))
        self.setting = self.seated(cast(RootSetting, words.setting))
        self.deck = self.setting.deck
        self.chart = self.setting.chart
        self.seats = self.setting.config.seats
        self.factions = [FACTIONS[number] if number != NONE else "" for number in self.setting.factions]
        self.looks = [self.setting.kits[number].look for number in self.setting.factions]
        self.letters = {thing: letter for look in self.looks for thing, letter in look.letters.items()}

    def seated(self, setting: RootSetting) -> RootSetting:
        """The setting of those who are at the table; A.8.2 where factions are drafted, their boards say who."""
        if not self.draft:
            return setting
        factions: list[int] = [NONE] * setting.config.seats
        for name, board in self.boards.items():
            factions[cast(int, board["seat"])] = FACTIONS.index(name)
        return setting.seated(factions)

    # What the view says.

    def text(self, name: str) -> str:
        return cast(str, self.state[name])

    def count(self, kind: str, clearing: int) -> int:
        return self.grid("on_map").get(kind, {}).get(self.chart.labels[clearing], 0)

    def on_map(self, kind: str) -> int:
        return sum(self.grid("on_map").get(kind, {}).values())

    def round(self) -> int:
        """The round that is being played, as people count them."""
        return self.number("turns") // self.seats + 1

    def hand_size(self, seat: int) -> int:
        cards, hidden = cards_of(cast("list[object]", self.state["hands"])[seat])
        return len(cards) + hidden

    def known_cards(self, seat: int) -> list[str]:
        """The cards in a seat's hand that whoever is looking may see: all of its own, and those it has been shown."""
        return cards_of(cast("list[object]", self.state["hands"])[seat])[0]

    def landmarks(self) -> list[tuple[str, str]]:
        """What the landmarks are called, and the labels of their clearings; the ferry is shown by itself."""
        there = cast("dict[str, dict[str, str]]", self.state.get("landmarks", {}))
        named = [(LANDMARKS.index(name), fields.get("clearing", "none")) for name, fields in there.items()]
        return [(self.words.value("landmark", number), at) for number, at in named if at != "none"]

    def homeland(self, clearing: int) -> int:
        """A.8.2.I The seat whose homeland a clearing is, or NONE."""
        return cast("dict[str, int]", self.draft.get("homelands", {})).get(self.chart.labels[clearing], NONE)

    def hirelings(self) -> dict[str, dict[str, object]]:
        """The cards of the hirelings at the table, by name."""
        return cast("dict[str, dict[str, object]]", self.state.get("hirelings", {}))

    def rulers(self) -> list[int]:
        """2.5 Which faction rules each clearing; E.3.1 a hireling in the supply is not shown."""
        ruled = cast("dict[str, str | None]", self.facts["rules"])
        named = [ruled[label] for label in self.chart.labels]
        return [self.factions.index(name) if name in self.factions else NONE for name in named]

    # How it is said.

    def say(self, message: str, /, **args: str | int) -> str:
        return self.words.say(f"ui-root-{message}", **args)

    def faction_name(self, seat: int) -> str:
        number = self.setting.factions[seat]
        return self.words.value("faction", number) if number != NONE else self.words.seat(seat)

    def card_name(self, card: int) -> str:
        said = self.words.value("card", card)
        return self.deck.names[card] if said == self.deck.ids[card] else said

    def card_title(self, card: int) -> str:
        """A card with its suit."""
        return f"{self.suit(SUITS[self.deck.suit[card]]).plain} {self.card_name(card)}"

    def effect(self, card: int) -> str:
        """What a crafted card does, in short; nothing for items, ambushes and dominance."""
        deck = self.deck
        plain = deck.ambush[card] or deck.dominance[card] or not deck.effect[card]
        return "" if plain else self.say(f"effect-{deck.effect[card]}")

    # How it is marked.

    def colour(self, seat: int) -> str:
        return self.looks[seat].colour

    def mark(self, seat: int) -> Text:
        return Text(self.looks[seat].mark, f"bold {self.colour(seat)}")

    def hireling_style(self, name: str) -> str:
        """The colour of whoever controls a hireling."""
        controller = cast(int, self.hirelings()[name]["controller"])
        return f"bold {self.colour(controller)}" if controller != NONE else UNCONTROLLED

    def suit(self, suit: str) -> Text:
        return Text(self.words.value("suit", SUITS.index(suit)), SUIT_COLOURS[suit])

    def piece(self, kind: str) -> str:
        """The letter of a kind of building or token; a hireling's has its first one."""
        return self.letters.get(kind, kind[0].upper())

    def letter_name(self, look: FactionLook, thing: str) -> str:
        """What a letter stands for."""
        group = look.groups.get(look.letters[thing])
        if group is not None:
            return self.say(group)
        domain, _, value = thing.rpartition(" ")
        named = self.setting.catalogue.domains[domain or "kind"]
        return self.words.value(named.name, named.number(value))

    def item(self, item: str, count: int, lead: str = "") -> Text:
        """`boot×2`, and whether it can be chosen."""
        sign, style = self.sign(f"item {item}")
        name = self.words.value("item", self.setting.options.item.number(item))
        return Text.assemble(lead, (sign.strip(), "bold"), (name + (f"×{count}" if count > 1 else ""), style))
