"""The options of Neanderthal, phase by phase; those of losses, bids and deals are in `tribes.options`."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.tables import (
    DISKS,
    GAME,
    ICONS,
    PORTALS,
    RANKS,
    ROWS,
    SEXUALITIES,
    TRIBES,
    TYPES,
    NeanderthalTables,
)
from lawspeaker.games.tribes.dice import FACES
from lawspeaker.games.tribes.options import TribalOptions
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting

MARKS = ["untried", "barren", "new_artifact", "artifact"]  # L6a.1
COVERS = ["open", "ice", "unexplored"]  # how a place of a row lies: E1.1 ice, L1.2 unexplored


def place_names(tables: NeanderthalTables, slots: list[str], guest_cards: int) -> list[str]:
    """B.1 Every place of a piece: dead; unassigned, at home or D6.2 with a host; on a card, for its own tribe or for a
    host; wed to a daughter; on a rank of a placard; L3d on a card that nobody has seen; M3b assimilated.
    """
    visited = [card.key for card in tables.cards[:guest_cards]]
    return [
        "dead",
        "unassigned",
        *(f"guests_of_{tribe}" for tribe in TRIBES),
        *(card.key for card in tables.cards),
        *(f"{card}_for_{tribe}" for card in visited for tribe in TRIBES),
        *(f"wed_{tables.cards[card].key}" for card in tables.daughters),
        *spot_names(),
        *slots,
        *(f"kin_of_{tribe}" for tribe in TRIBES if slots),
    ]


def spot_names() -> list[str]:
    """Every rank of every placard."""
    return [f"{tribe}_{rank + 1}" for tribe in TRIBES for rank in range(RANKS)]


def holders(tables: NeanderthalTables) -> list[int]:
    """B3d The cards on which disks can lie."""
    return [card.number for card in tables.cards if card.kind != GAME]


def dedicated_names(tables: NeanderthalTables) -> list[str]:
    """B3c, B3d Every place from which a disk can be freed: under elders, under husbands, on cards."""
    return [
        *spot_names(),
        *(f"wed_{tables.cards[card].key}" for card in tables.daughters),
        *(f"{tables.cards[card].key}_{disk}" for card in holders(tables) for disk in DISKS),
    ]


class Options(TribalOptions):
    """Families are named for what is chosen; a chain of small asks makes up a big choice."""

    def __init__(
        self,
        catalogue: Catalogue,
        tables: NeanderthalTables,
        slots: list[str],
        mapped: bool,
        guest_cards: int,
        seats: int,
    ) -> None:
        """`slots` are the places of the rows; `mapped` says whether pieces can stand there on unseen cards (L).

        Wanderlusters can stand on the first `guest_cards` cards.
        """
        super().__init__(catalogue, TRIBES, seats)
        keys = [card.key for card in tables.cards]
        daughters = [tables.cards[card].key for card in tables.daughters]
        self.card: Domain = catalogue.domain(Domain("card", keys))
        self.north: Domain = catalogue.domain(Domain("north_card", keys, secret=True))  # by the backs of cards
        self.south: Domain = catalogue.domain(Domain("south_card", keys, secret=True))
        self.event: Domain = catalogue.domain(Domain("event", daughters, secret=True))
        self.place: Domain = catalogue.domain(
            Domain("place", place_names(tables, slots if mapped else [], guest_cards))
        )
        self.spot: Domain = catalogue.domain(Domain("spot", spot_names()))
        self.slot: Domain = catalogue.domain(Domain("slot", slots))
        self.cover: Domain = catalogue.domain(Domain("cover", COVERS))
        self.mark: Domain = catalogue.domain(Domain("mark", MARKS))
        self.rank: Domain = catalogue.domain(Domain("rank", [str(rank + 1) for rank in range(RANKS)]))
        self.face: Domain = catalogue.domain(counting("face", FACES))
        self.row: Domain = catalogue.domain(Domain("row", ROWS))
        self.type: Domain = catalogue.domain(Domain("type", TYPES))
        self.disk: Domain = catalogue.domain(Domain("disk", DISKS))
        self.portal: Domain = catalogue.domain(Domain("portal", PORTALS))
        self.icon: Domain = catalogue.domain(Domain("icon", ICONS))
        self.sexuality: Domain = catalogue.domain(Domain("sexuality", SEXUALITIES))
        self.sexuality_card: Domain = catalogue.domain(
            Domain("sexuality_card", [card.key for card in tables.sexuality_cards])
        )
        self.dedicated: Domain = catalogue.domain(Domain("dedicated", dedicated_names(tables)))

        # At any time: hands (B2), disks (B3), the Alpha (B4), losses (D6.3).
        self.discard: Family = catalogue.family("discard", card=self.card)
        self.free: Family = catalogue.family("free", dedicated=self.dedicated)
        self.pay: Family = catalogue.family("pay", disk=self.disk)
        self.swap_alpha: Option = catalogue.family("swap_alpha")()
        self.lose: Family = catalogue.family("lose", tribe=self.tribe)  # a piece of this colour

        # Set-up (C), and changing the sexuality (D4c).
        self.live: Family = catalogue.family("live", sexuality=self.sexuality)

        # Phase 1: events (D).
        self.appoint: Family = catalogue.family("appoint", tribe=self.tribe)  # to the next place of the order
        self.into: Family = catalogue.family("into", slot=self.slot)
        self.lose_elder: Family = catalogue.family("lose_elder", rank=self.rank)
        self.lose_card: Family = catalogue.family("lose_card", card=self.card)
        self.help: Family = catalogue.family("help", card=self.card)  # a daughter, as if she were a tribesman
        self.visit: Family = catalogue.family("visit", tribe=self.tribe)

        # Phase 2: assignment (E).
        self.send: Family = catalogue.family("send", card=self.card)
        self.send_guest: Family = catalogue.family("send_guest", card=self.card, tribe=self.tribe)  # of this colour
        self.promote: Family = catalogue.family("promote", rank=self.rank)
        self.recall: Family = catalogue.family("recall", place=self.place)
        self.leave_wife: Family = catalogue.family("leave_wife", card=self.card)
        self.take_wife: Family = catalogue.family("take_wife", card=self.card)
        self.take_back: Family = catalogue.family("take_back", card=self.card)
        self.take_back_guest: Family = catalogue.family("take_back_guest", card=self.card, tribe=self.tribe)

        # Phase 3: negotiation, attacks, gathering (F). Terms are read from the side of whoever makes the offer.
        self.give_card: Family = catalogue.family("give_card", card=self.card)
        self.ask_card: Family = catalogue.family("ask_card", card=self.card)
        self.leave: Option = catalogue.family("leave")()
        self.ask_leave: Option = catalogue.family("ask_leave")()
        self.marry: Family = catalogue.family("marry", card=self.card)
        self.divorce: Family = catalogue.family("divorce", card=self.card)
        self.go_first: Option = catalogue.family("go_first")()
        self.wait: Option = catalogue.family("wait")()
        self.attack: Option = catalogue.family("attack")()
        self.lose_husband: Option = catalogue.family("lose_husband")()

        # Phase 4: hunts (G).
        self.hunt: Family = catalogue.family("hunt", card=self.card)  # the next card, or one that comes up
        self.alpha_counts: Option = catalogue.family("alpha_counts")()
        self.roll: Option = catalogue.family("roll")()
        self.take: Family = catalogue.family("take", card=self.card)
        self.go_home: Option = catalogue.family("go_home")()

        # Phase 4: courtship (G1).
        self.let_court: Family = catalogue.family("let_court", tribe=self.tribe)
        self.court: Option = catalogue.family("court")()

        # Phase 5: domestic animals (H). Phase 6: actions (I).
        self.milk: Family = catalogue.family("milk", card=self.card)
        self.lay_portal: Family = catalogue.family("lay_portal", portal=self.portal)
        self.turn_tribal: Option = catalogue.family("turn_tribal")()
        self.lay_out: Family = catalogue.family("lay_out", card=self.card)

        # Variants (K, L, M, N).
        self.first_portal: Family = catalogue.family("first_portal", portal=self.portal)
        self.replace: Family = catalogue.family("replace", card=self.card)
        self.invite: Family = catalogue.family("invite", tribe=self.tribe)

        # On a map (L, M).
        self.at: Family = catalogue.family("at", place=self.place)  # somebody who stands in this place
        self.remain: Option = catalogue.family("remain")()
        self.bring_up: Family = catalogue.family("bring_up", card=self.card)
        self.reroll: Family = catalogue.family("reroll", face=self.face)  # a die with this face
        self.reroll_alpha: Option = catalogue.family("reroll_alpha")()
        self.join: Option = catalogue.family("join")()
        self.alone: Option = catalogue.family("alone")()
        self.give_to: Family = catalogue.family("give_to", tribe=self.tribe)
        self.assimilate: Family = catalogue.family("assimilate", tribe=self.tribe)  # somebody of this colour
