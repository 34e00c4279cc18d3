"""What is printed on the Vagabonds' boards, which are alike, and on their characters and quests."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.model.reading import check_id
from lawspeaker.games.root.model.tables import BIRD, CHARACTERS, ITEMS, NONE, SUITS, VAGABOND, RootTables
from lawspeaker.kernel.sourced import Sourced

OF: Final = "faction.vagabond"
STEPS: Final = 3  # of the relationship chart

QUESTS: Final = 15
QUEST_KEYS: Final[list[str]] = ["name", "suit", "items"]


class Quests:
    """The quest cards; each list has one entry a quest."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.ids: list[str] = []
        self.suit: list[int] = []
        self.items: list[list[int]] = []  # two each


class VagabondPrinted:
    """The numbers of the board, the characters and the quests."""

    def __init__(self) -> None:
        self.aid_needed: list[int] = []  # to leave each space of the relationship chart
        self.relationship_vp: list[int] = []  # for reaching the next one
        self.item_capacity: int = 0
        self.bag_capacity: int = 0
        self.track_length: int = 0
        self.character_items: list[list[int]] = []
        self.character_cost: list[int] = []  # the item that the special action exhausts, NONE if none
        self.quests: Quests = Quests()


def printed_on(tables: RootTables) -> VagabondPrinted:
    return cast(VagabondPrinted, tables.printed[VAGABOND])


def read(data: Sourced, tables: RootTables) -> VagabondPrinted:
    printed = VagabondPrinted()
    printed.aid_needed = data.integers(f"{OF}.relationship.aid_needed", "9.2.9.Ia", low=1)
    printed.relationship_vp = data.integers(f"{OF}.relationship.vp", "9.2.9.Ib")
    for key, steps in (("aid_needed", printed.aid_needed), ("vp", printed.relationship_vp)):
        if len(steps) != STEPS:
            raise data.error(
                f"{OF}.relationship.{key} must have three numbers: the chart has four spaces",
                "9.2.9",
                f"{OF}.relationship.{key}",
            )
    printed.item_capacity = data.integer(f"{OF}.item_capacity", "9.6.4")
    printed.bag_capacity = data.integer(f"{OF}.bag_capacity", "9.6.4")
    printed.track_length = data.integer(f"{OF}.track_length", "9.2.5.I", low=1)
    for number, character in enumerate(CHARACTERS, 1):
        of = f"character.{character}"
        items = data.choices(f"{of}.items", f"D.{number}.1", ITEMS)
        if not items:
            raise data.error(f"the {character} begins with no item", f"D.{number}.1", f"{of}.items")
        printed.character_items.append([ITEMS.index(item) for item in items])
        cost = data.choice(f"{of}.cost", f"D.{number}.2", [*ITEMS, "none"])
        printed.character_cost.append(NONE if cost == "none" else ITEMS.index(cost))
    printed.quests = read_quests(data)
    return printed


def read_quests(data: Sourced) -> Quests:
    quests = Quests()
    quests.ids = data.keys("quest", "9.3.3")
    for quest in quests.ids:
        check_id(data, "quest", quest, "9.3.3", "quest")
        of = f"quest.{quest}"
        for key in data.keys(of, "9.5.5"):
            if key not in QUEST_KEYS:
                raise data.error(
                    f"a quest has no {key}; it has {', '.join(QUEST_KEYS)}", "9.5.5", (*of.split("."), key)
                )
        quests.names.append(data.text(f"{of}.name", "9.5.5"))
        quests.suit.append(SUITS.index(data.choice(f"{of}.suit", "9.5.5", SUITS[:BIRD])))
        items = data.choices(f"{of}.items", "9.5.5", ITEMS)
        if len(items) != 2:
            raise data.error(f"{of}.items must be two items", "9.5.5", f"{of}.items")
        quests.items.append([ITEMS.index(item) for item in items])
    if len(quests.ids) != QUESTS:
        raise data.error(
            f"there must be {QUESTS} quests, not {len(quests.ids)}",
            "B.1.4",
            *(f"quest.{quest}.name" for quest in quests.ids),
            "quest",
        )
    return quests
