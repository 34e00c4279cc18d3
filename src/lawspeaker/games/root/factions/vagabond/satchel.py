"""9.2.5 The items of a Vagabond: on their tracks, in the Satchel and in the Damaged box, face up or face down."""

from __future__ import annotations

from functools import partial
from typing import Final

from lawspeaker.games.root.model.options import MOST_COUNTED
from lawspeaker.games.root.model.tables import BAG, COIN, ITEMS, TEA, total
from lawspeaker.kernel.option import Domain
from lawspeaker.kernel.schema import Each, Part, Schema, Whole

# How an item lies; whether one that is ready lies on its track is told apart only by `Items`.
READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
DAMAGED_EXHAUSTED: Final = 3
CONDITIONS: Final[list[str]] = ["ready", "exhausted", "damaged", "damaged_exhausted"]

TRACKED: Final = (TEA, COIN, BAG)


class Items:
    """How many items of each kind lie where. Items of a kind are alike, so nothing else is kept of them.

    Where an item lies on its track and another like it face up in the Satchel, the one in the Satchel is used up or
    damaged first: it does nothing there, and no owner would choose otherwise.
    """

    def __init__(self, room: int, like: Items | None = None) -> None:
        """None at all, or the same as another has."""
        self.room = room  # on each track
        self.track: list[int] = [0] * len(ITEMS) if like is None else like.track
        self.ready: list[int] = [0] * len(ITEMS) if like is None else like.ready
        self.exhausted: list[int] = [0] * len(ITEMS) if like is None else like.exhausted
        self.damaged: list[int] = [0] * len(ITEMS) if like is None else like.damaged
        self.damaged_exhausted: list[int] = [0] * len(ITEMS) if like is None else like.damaged_exhausted
        self.shared = like is not None  # whether another may share the lists: call `own` before changing them

    def copy(self) -> Items:
        self.shared = True
        return Items(self.room, self)

    def own(self) -> None:
        """Copy the lists, if they are still shared: they are about to change."""
        if self.shared:
            self.track = self.track[:]
            self.ready = self.ready[:]
            self.exhausted = self.exhausted[:]
            self.damaged = self.damaged[:]
            self.damaged_exhausted = self.damaged_exhausted[:]
            self.shared = False

    # Counting.

    def usable(self, item: int) -> int:
        """9.2.5 Items of a kind that are face up and undamaged."""
        return self.track[item] + self.ready[item]

    def undamaged(self, item: int) -> int:
        """9.2.5 Items of a kind outside the Damaged box, face up or down."""
        return self.track[item] + self.ready[item] + self.exhausted[item]

    def all_undamaged(self) -> int:
        """9.2.5 All items outside the Damaged box."""
        return total(self.track) + total(self.ready) + total(self.exhausted)

    def count(self, item: int, condition: int) -> int:
        if condition == READY:
            return self.usable(item)
        return self.pile(condition)[item]

    def pile(self, condition: int) -> list[int]:
        if condition == EXHAUSTED:
            return self.exhausted
        if condition == DAMAGED:
            return self.damaged
        return self.damaged_exhausted if condition == DAMAGED_EXHAUSTED else self.ready

    def held(self, item: int) -> int:
        """All items of a kind."""
        return self.undamaged(item) + self.damaged[item] + self.damaged_exhausted[item]

    def is_broken(self) -> bool:
        """Whether the items lie as they never can: fewer than none, or on a track without room for them."""
        for item in range(len(ITEMS)):
            if self.track[item] > (self.room if item in TRACKED else 0):
                return True
        return min(self.track + self.ready + self.exhausted + self.damaged + self.damaged_exhausted) < 0

    def load(self) -> int:
        """9.6.4 The items in the Satchel and the Damaged box; those on tracks do not count."""
        return total(self.ready) + total(self.exhausted) + total(self.damaged) + total(self.damaged_exhausted)

    def can_pay(self, needs: list[int]) -> bool:
        """Whether all these items can be exhausted together."""
        for item in needs:
            if self.usable(item) < needs.count(item):
                return False
        return True

    # Changing.

    def lay_up(self, item: int) -> None:
        """9.2.5.I An item comes face up to its track if it has one with room, 9.2.5.II else to the Satchel."""
        self.own()
        if item in TRACKED and self.track[item] < self.room:
            self.track[item] += 1
        else:
            self.ready[item] += 1

    def take_up(self, item: int) -> None:
        """Pick up an item that is face up and undamaged."""
        self.own()
        if self.ready[item] > 0:
            self.ready[item] -= 1
        else:
            self.track[item] -= 1

    def exhaust(self, item: int) -> None:
        """9.2.5 Turn an item face down; 9.2.5.I from a track it goes to the Satchel."""
        self.take_up(item)
        self.exhausted[item] += 1

    def refresh(self, item: int, condition: int) -> None:
        """Turn an item face up; in the Damaged box it stays there."""
        self.own()
        if condition == EXHAUSTED:
            self.exhausted[item] -= 1
            self.lay_up(item)
        else:
            self.damaged_exhausted[item] -= 1
            self.damaged[item] += 1

    def damage(self, item: int, condition: int) -> None:
        """9.2.5 Move an item to the Damaged box, as it lies."""
        self.own()
        if condition == READY:
            self.take_up(item)
            self.damaged[item] += 1
        else:
            self.exhausted[item] -= 1
            self.damaged_exhausted[item] += 1

    def repair(self, item: int, condition: int) -> None:
        """9.5.7 Move an item out of the Damaged box, as it lies."""
        self.own()
        if condition == DAMAGED:
            self.damaged[item] -= 1
            self.lay_up(item)
        else:
            self.damaged_exhausted[item] -= 1
            self.exhausted[item] += 1

    def remove(self, item: int, condition: int) -> None:
        """G.1.22 An item leaves the board for good."""
        self.own()
        self.pile(condition)[item] -= 1


def items_part(item: Domain, room: int) -> Part:
    """How items are written in a position: `{ ready = { boot = 1, torch = 1 }, track = { tea = 1 } }`. Each track has
    `room` for so many.
    """
    counts = Each(item, Whole(0, most=MOST_COUNTED), 0)
    places = ["track", *CONDITIONS]
    return Part(Schema(dict.fromkeys(places, counts)), "Items", partial(Items, room))
