"""Crafted cards: what a lasting effect changes, and at which moments. One class a card, without state of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import Root
    from lawspeaker.games.root.rules.battle import Battle


NOT_USED_NOW: Final = Reason("4.1.3", Phrase("not_used_now"))


class Effect:
    """The lasting effect of a crafted card (4.1.3), owned by a seat."""

    # When it may be used: `use CARD` is offered at these times, and `use` carries it out.

    def forbids_start(self, game: Root, seat: int) -> Reason | None:
        """What keeps its owner from using it now, at the start of the present phase."""
        return NOT_USED_NOW

    def might_start(self, game: Root, seat: int) -> bool:
        """Whether what `forbids_start` says depends on hidden things: then its owner is asked in any case."""
        return False

    def is_due(self, game: Root) -> bool:
        """Whether it must be used at the start of a phase where it can be."""
        return False

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        """What keeps its owner from using it now, at any time of the present phase."""
        return NOT_USED_NOW

    def might_be_used(self, game: Root, seat: int) -> bool:
        """Whether, for all that everybody can see, nothing `forbids_use`: only then is its owner asked, and then
        always.
        """
        return self.forbids_use(game, seat) is None

    def in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> bool:
        """Whether its owner, attacker or defender, may use it after the roll."""
        return False

    def battle_option(self, game: Root, seat: int, card: int) -> Option:
        """How its use in battle is offered."""
        return game.options.use(card)

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        """4.1.3 Its owner uses it, outside battle."""
        raise NotImplementedError

    def use_in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> Flow[None] | None:
        """4.3.3 Its owner uses it in a battle."""
        raise NotImplementedError

    def offer_instead_of_drawing(self, ask: Ask, game: Root, seat: int) -> None:
        """Offer what its owner may do instead of drawing in their own Evening."""

    def take_instead(self, game: Root, seat: int, option: Option) -> None:
        """Carry out what `offer_instead_of_drawing` has offered."""

    # What it changes by itself.

    def at_end_of_birdsong(self, game: Root, seat: int, card: int) -> Flow[None] | None:
        """What must be done at the end of its owner's Birdsong."""
        return None

    def adds_strength(self) -> bool:
        """Whether it can change its owner's strength for rule."""
        return False

    def rule_strength(self, game: Root, seat: int, clearing: int) -> int:
        """What it adds to its owner's strength for rule."""
        return 0

    def adds_ways(self) -> bool:
        """Whether it can add to the clearings that are adjacent to one for its owner (`paths`, `adjacent`)."""
        return False

    def ignores_rule(self) -> bool:
        """Whether its owner moves whoever rules."""
        return False

    def paths(self, game: Root, seat: int, start: int) -> list[int]:
        """Clearings that something joins to another which its owner treats as a path."""
        return NOTHING

    def adjacent(self, game: Root, seat: int, start: int) -> list[int]:
        """Clearings that its owner treats as adjacent, without a path between them."""
        return NOTHING

    def battles_between_crafts(self) -> bool:
        """Whether it lets its owner battle at any time of Daylight, and so between two crafts."""
        return False

    def stops_ambush(self) -> bool:
        """Whether its owner, attacking, is not affected by ambushes."""
        return False

    def item_points(self) -> int:
        """Points it adds whenever its owner crafts an item."""
        return 0

    def others_crafted_item(self, game: Root, seat: int, card: int) -> None:
        """Another seat has crafted an item."""

    def takes_warriors(self) -> bool:
        """Whether it takes warriors that are removed (`takes_removed`)."""
        return False

    def takes_removed(self, game: Root, seat: int, kind: int, warriors: int) -> bool:
        """Take warriors that were removed from the map to this card instead of a supply; whether it did."""
        return False

    def leaves_play(self, game: Root, seat: int) -> None:
        """Its card is discarded: what lies on it goes back."""
