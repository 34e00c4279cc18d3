"""The Legendary Forge."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.options import MOST_COUNTED
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import (
    BAG,
    BOOT,
    COIN,
    CROSSBOW,
    FOX,
    HAMMER,
    ITEMS,
    MOUSE,
    RABBIT,
    SWORD,
    TEA,
    altered,
)
from lawspeaker.kernel.ask import Reason
from lawspeaker.kernel.schema import Each, Shape, Whole

FORGED: Final[dict[int, list[int]]] = {  # by suit of its clearing
    FOX: [SWORD, SWORD, CROSSBOW, HAMMER],
    MOUSE: [BAG, BAG, TEA, TEA],
    RABBIT: [BOOT, BOOT, COIN, COIN],
}


class Forge(Landmark):
    """The items on its card can be crafted only with a faction piece in its clearing: one card and one more point."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.items: list[int] = [0] * len(ITEMS)

    def copy(self) -> Forge:
        new = Forge(self.number)
        new.clearing, new.items = self.clearing, self.items[:]
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "items": Each(setting.options.item, Whole(0, most=MOST_COUNTED), 0)}

    def holds_items(self, item: int) -> int:
        return self.items[item]

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """Anywhere but next to another landmark."""
        return super().forbids_site(game, clearing) or self.forbids_near(game, clearing)

    def set_up(self, game: Root, clearing: int) -> None:
        """The items of its clearing's suit go from the supply to its card."""
        super().set_up(game, clearing)
        for item in FORGED[game.suit[clearing]]:
            if game.items[item] > 0:
                game.items = altered(game.items, item, game.items[item] - 1)
                self.items[item] += 1

    def offers_item(self, game: Root, seat: int, item: int) -> bool:
        return self.items[item] > 0 and game.has_pieces(seat, self.clearing)

    def give_item(self, game: Root, item: int) -> None:
        self.items[item] -= 1
