"""The options of Neanderthal, phase by phase; those of losses, bids and deals are in `tribes.options`."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.tables import (
    COVERS,
    DISKS,
    GAME,
    ICONS,
    MARKS,
    PORTALS,
    RANKS,
    SEXUALITIES,
    TRIBES,
    TYPES,
    NeanderthalTables,
)
from lawspeaker.games.tribes.dice import FACES
from lawspeaker.games.tribes.options import TribalOptions
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting


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
        keys = [card.key for card in tables.cards]
        daughters = [tables.cards[card].key for card in tables.daughters]
        places = place_names(tables, slots if mapped else [], guest_cards)
        super().__init__(catalogue, seats, TRIBES, keys, daughters, places)
        self.spot: Domain = catalogue.domain(Domain("spot", spot_names()))
        self.slot: Domain = catalogue.domain(Domain("slot", slots))
        self.cover: Domain = catalogue.domain(Domain("cover", COVERS))
        self.mark: Domain = catalogue.domain(Domain("mark", MARKS))
        self.rank: Domain = catalogue.domain(Domain("rank", [str(rank + 1) for rank in range(RANKS)]))
        self.face: Domain = catalogue.domain(counting("face", FACES))
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
        self.discard: Family = catalogue.family("discard", "discard a hand card", "horse", card=self.card)
        self.free: Family = catalogue.family(
            "free", "the disk there becomes a word", "archaic_6", dedicated=self.dedicated
        )
        self.pay: Family = catalogue.family("pay", "a disk of this colour", "white", disk=self.disk)
        self.swap_alpha: Option = catalogue.family(
            "swap_alpha", "the Alpha changes places with an unassigned tribesman (B4a)"
        )()
        self.lose: Family = catalogue.family("lose", "a piece of this colour is lost", "neanderthal", tribe=self.tribe)

        # Set-up (C), and changing the sexuality (D4c).
        self.live: Family = catalogue.family(
            "live", "this side of the sexuality card is up", "harem", sexuality=self.sexuality
        )

        # Phase 1: events (D).
        self.appoint: Family = catalogue.family(
            "appoint", "this tribe has the next place in the order", "archaic", tribe=self.tribe
        )
        self.into: Family = catalogue.family("into", "into this place", "north_3", slot=self.slot)
        self.lose_elder: Family = catalogue.family("lose_elder", "this elder is lost", "6", rank=self.rank)
        self.lose_card: Family = catalogue.family(
            "lose_card", "this daughter or animal is lost", "piper", card=self.card
        )
        self.help: Family = catalogue.family("help", "this daughter counts as a tribesman", "piper", card=self.card)
        self.visit: Family = catalogue.family(
            "visit", "the Wanderluster stays with this tribe", "archaic", tribe=self.tribe
        )

        # Phase 2: assignment (E).
        self.send: Family = catalogue.family(
            "send",
            "send own pieces to a biome, or a suitor to a daughter; the next ask is how many",
            "rabbits",
            card=self.card,
        )
        self.send_guest: Family = catalogue.family(
            "send_guest",
            "send one Wanderluster of this colour where an own hunter is",
            "rabbits cro_magnon",
            card=self.card,
            tribe=self.tribe,
        )
        self.promote: Family = catalogue.family(
            "promote", "a tribesman becomes an elder of this rank", "6", rank=self.rank
        )
        self.recall: Family = catalogue.family(
            "recall", "an elder or husband is unassigned again (E4b)", "archaic_6", place=self.place
        )
        self.leave_wife: Family = catalogue.family(
            "leave_wife", "move her husband (E4a); the next ask is to whom", "piper", card=self.card
        )
        self.take_wife: Family = catalogue.family("take_wife", "to this daughter", "matriarch", card=self.card)
        self.take_back: Family = catalogue.family(
            "take_back", "take hunters or the suitor back", "rabbits", card=self.card
        )
        self.take_back_guest: Family = catalogue.family(
            "take_back_guest",
            "take one Wanderluster of this colour back",
            "rabbits cro_magnon",
            card=self.card,
            tribe=self.tribe,
        )

        # Phase 3: negotiation, attacks, gathering (F). Terms are read from the side of whoever makes the offer.
        self.give_card: Family = catalogue.family("give_card", "a term: a card of the speaker", "horse", card=self.card)
        self.ask_card: Family = catalogue.family("ask_card", "a card of the partner", "horse", card=self.card)
        self.leave: Option = catalogue.family("leave", "all who stand there for the speaker leave the card")()
        self.ask_leave: Option = catalogue.family("ask_leave", "all who stand there for the partner do")()
        self.marry: Family = catalogue.family(
            "marry", "a hunter of the other species marries this daughter", "piper", card=self.card
        )
        self.divorce: Family = catalogue.family(
            "divorce", "her husband, who is of one of the two, is unassigned again", "piper", card=self.card
        )
        self.go_first: Option = catalogue.family("go_first", "before the others")()
        self.wait: Option = catalogue.family("wait", "after them")()
        self.attack: Option = catalogue.family("attack", "fight")()
        self.lose_husband: Option = catalogue.family("lose_husband", "the husband dies")()

        # Phase 4: hunts (G).
        self.hunt: Family = catalogue.family(
            "hunt", "hunt or court this card, or meet this predator", "gray_wolves", card=self.card
        )
        self.alpha_counts: Option = catalogue.family("alpha_counts", "the Alpha counts as a 1 and does not roll")()
        self.roll: Option = catalogue.family("roll", "he rolls like the others")()
        self.take: Family = catalogue.family("take", "take this card", "red_deer", card=self.card)
        self.go_home: Option = catalogue.family("go_home", "do not hunt")()

        # Phase 4: courtship (G1).
        self.let_court: Family = catalogue.family("let_court", "this suitor comes first", "archaic", tribe=self.tribe)
        self.court: Option = catalogue.family("court", "court her")()

        # Phase 5: domestic animals (H). Phase 6: actions (I).
        self.milk: Family = catalogue.family("milk", "its babies come", "horse", card=self.card)
        self.lay_portal: Family = catalogue.family(
            "lay_portal", "lay a disk on this place of the brain map", "venus_orange", portal=self.portal
        )
        self.turn_tribal: Option = catalogue.family("turn_tribal", "become tribal thanks to the Matriarch")()
        self.lay_out: Family = catalogue.family(
            "lay_out", "lay a D or I card of the hand into the tableau", "horse", card=self.card
        )

        # Variants (K, L, M, N).
        self.first_portal: Family = catalogue.family(
            "first_portal", "the Hominids: the first portal", "bison_black", portal=self.portal
        )
        self.replace: Family = catalogue.family(
            "replace", "a single species: this daughter goes", "piper", card=self.card
        )
        self.invite: Family = catalogue.family(
            "invite", "a single species: a Wanderluster of this colour comes", "archaic", tribe=self.tribe
        )

        # On a map (L, M).
        self.at: Family = catalogue.family("at", "on a map: somebody who stands there", "caribou", place=self.place)
        self.remain: Option = catalogue.family("remain", "on a map: they stay")()
        self.bring_up: Family = catalogue.family("bring_up", "on a map: buy this daughter", "piper", card=self.card)
        self.reroll: Family = catalogue.family(
            "reroll", "on a map: roll a die with this face again", "6", face=self.face
        )
        self.reroll_alpha: Option = catalogue.family("reroll_alpha", "on a map: roll the Alpha's die again")()
        self.join: Option = catalogue.family("join", "Brink: hunt together")()
        self.alone: Option = catalogue.family("alone", "Brink: hunt apart")()
        self.give_to: Family = catalogue.family(
            "give_to", "Brink: this tribe has the baby", "archaic", tribe=self.tribe
        )
        self.assimilate: Family = catalogue.family(
            "assimilate", "Brink: somebody of this tribe becomes a husband", "archaic", tribe=self.tribe
        )
