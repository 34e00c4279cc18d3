"""The options of Greenland, phase by phase; those of losses, bids and deals are in `tribes.options`."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.tables import (
    ACTIONS,
    APPLIED,
    DISKS,
    RANKS,
    RELIGIONS,
    ROWS,
    TITLES,
    TRIBES,
    TYPES,
    GreenlandTables,
)
from lawspeaker.games.tribes.dice import FACES
from lawspeaker.games.tribes.options import TribalOptions
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting

HIGHEST_PRICE: Final = 2  # of goods that are not auctioned (K2.5, L3.c)
MOST_DEALT: Final = 30  # of one kind of disks, or hunters, in one offer


def place_names(tables: GreenlandTables) -> list[str]:
    """B0.1 Every place of a piece: Valhalla, B0.2 unassigned, on a card, wed to a daughter, on a rank of a placard."""
    return [
        "valhalla",
        "unassigned",
        *(card.key for card in tables.cards),
        *(f"wed_{tables.cards[card].key}" for card in tables.daughters),
        *spot_names(),
    ]


def spot_names() -> list[str]:
    """Every rank of every placard."""
    return [f"{tribe}_{rank + 1}" for tribe in TRIBES for rank in range(RANKS)]


class Options(TribalOptions):
    """Families are named for what is chosen; a chain of small asks makes up a big choice."""

    def __init__(self, catalogue: Catalogue, tables: GreenlandTables, seats: int) -> None:
        super().__init__(catalogue, TRIBES, seats)
        keys = [card.key for card in tables.cards]
        self.card: Domain = catalogue.domain(Domain("card", keys))
        self.north: Domain = catalogue.domain(Domain("north_card", keys, secret=True))  # as they lie in the decks
        self.south: Domain = catalogue.domain(Domain("south_card", keys, secret=True))
        self.event: Domain = catalogue.domain(Domain("event", [event.key for event in tables.events], secret=True))
        self.place: Domain = catalogue.domain(Domain("place", place_names(tables)))
        self.spot: Domain = catalogue.domain(Domain("spot", spot_names()))
        self.rank: Domain = catalogue.domain(Domain("rank", [str(rank + 1) for rank in range(RANKS)]))
        self.row: Domain = catalogue.domain(Domain("row", ROWS))
        self.type: Domain = catalogue.domain(Domain("type", TYPES))
        self.religion: Domain = catalogue.domain(Domain("religion", RELIGIONS))
        self.title: Domain = catalogue.domain(Domain("title", TITLES))
        self.disk: Domain = catalogue.domain(Domain("disk", DISKS))
        self.icon: Domain = catalogue.domain(Domain("icon", APPLIED))
        self.action: Domain = catalogue.domain(Domain("action", ACTIONS))

        # At any time (B3).
        self.exchange: Family = catalogue.family("exchange", card=self.card)
        self.discard: Family = catalogue.family("discard", card=self.card)

        # Paying units of depletion (D3).
        self.pay_energy: Option = catalogue.family("pay_energy")()
        self.give_elder: Family = catalogue.family("give_elder", spot=self.spot)

        # Set-up (C).
        self.take: Family = catalogue.family("take", card=self.card)

        # Phase 1: events (D).
        self.first: Family = catalogue.family("first", tribe=self.tribe)
        self.break_import: Family = catalogue.family("break", card=self.card)

        # Phase 2: assignment (E).
        self.send: Family = catalogue.family("send", card=self.card)
        self.promote: Family = catalogue.family("promote", rank=self.rank)
        self.recall: Family = catalogue.family("recall", place=self.place)
        self.abandon: Option = catalogue.family("abandon")()
        self.reassign: Family = catalogue.family("reassign", card=self.card)

        # Phase 3: negotiation and attacks (F). What is given is the speaker's, what is asked for the partner's.
        some: Domain = catalogue.domain(counting("some", MOST_DEALT))
        self.give_energy: Family = catalogue.family("give_energy", count=some)
        self.ask_energy: Family = catalogue.family("ask_energy", count=some)
        self.give_ivory: Family = catalogue.family("give_ivory", count=some)
        self.ask_ivory: Family = catalogue.family("ask_ivory", count=some)
        self.give_iron: Family = catalogue.family("give_iron", count=some)
        self.ask_iron: Family = catalogue.family("ask_iron", count=some)
        self.give_card: Family = catalogue.family("give_card", card=self.card)
        self.ask_card: Family = catalogue.family("ask_card", card=self.card)
        self.leave: Family = catalogue.family("leave", count=some)
        self.ask_leave: Family = catalogue.family("ask_leave", count=some)
        self.stay: Option = catalogue.family("stay")()
        self.ask_stay: Option = catalogue.family("ask_stay")()
        self.marry: Family = catalogue.family("marry", card=self.card)
        self.divorce: Family = catalogue.family("divorce", card=self.card)
        self.with_alpha: Option = catalogue.family("with_alpha")()
        self.without_alpha: Option = catalogue.family("without_alpha")()
        self.attack: Option = catalogue.family("attack")()
        self.lose_hunter: Family = catalogue.family("lose_hunter", tribe=self.tribe)
        self.lose_husband: Family = catalogue.family("lose_husband", card=self.card)
        self.lose_elder_instead: Family = catalogue.family("lose_elder_instead", rank=self.rank)
        self.lose_guest_instead: Family = catalogue.family("lose_guest_instead", tribe=self.tribe)

        # Phase 4: hunts (G).
        self.hunt: Family = catalogue.family("hunt", card=self.card)
        self.roll: Option = catalogue.family("roll")()
        self.feet_of_clay: Option = catalogue.family("feet_of_clay")()
        self.alpha_counts: Option = catalogue.family("alpha_counts")()
        self.hunt_as_warm: Option = catalogue.family("hunt_as_warm")()
        self.iron_for_lives: Option = catalogue.family("iron_for_lives")()
        self.ivory_for_lives: Option = catalogue.family("ivory_for_lives")()
        self.go_home: Option = catalogue.family("go_home")()
        self.wed_alpha: Option = catalogue.family("wed_alpha")()
        self.wed_another: Option = catalogue.family("wed_another")()
        self.babies: Option = catalogue.family("babies")()
        self.energy: Option = catalogue.family("energy")()
        self.pay_for_success: Option = catalogue.family("pay_for_success")()

        # Phase 5: livestock (H).
        self.feed: Family = catalogue.family("feed", card=self.card)
        self.slaughter: Family = catalogue.family("slaughter", card=self.card)
        self.baby: Option = catalogue.family("baby")()
        self.wool: Option = catalogue.family("wool")()
        self.pacify: Family = catalogue.family("pacify", row=self.row)

        # Phase 6: elders (I).
        self.domesticate: Family = catalogue.family("domesticate", card=self.card)
        self.burn: Family = catalogue.family("burn", rank=self.rank)
        self.burn_guest: Family = catalogue.family("burn_guest", tribe=self.tribe)
        self.burn_husband: Family = catalogue.family("burn_husband", card=self.card)
        self.banish: Option = catalogue.family("banish")()
        self.banish_guest: Family = catalogue.family("banish_guest", tribe=self.tribe)
        self.banish_husband: Family = catalogue.family("banish_husband", card=self.card)
        self.tool: Family = catalogue.family("tool", card=self.card)
        self.carve: Family = catalogue.family("carve", card=self.card)
        self.emissary: Family = catalogue.family("emissary", tribe=self.tribe)
        self.proselytize: Family = catalogue.family("proselytize", tribe=self.tribe)
        self.baptise: Option = catalogue.family("baptise")()

        # Variants (K, L, M).
        face: Domain = catalogue.domain(counting("face", FACES))
        self.reroll_one: Family = catalogue.family("reroll_one", face=face)
        self.reroll_alpha: Option = catalogue.family("reroll_alpha")()
        self.burn_disk: Family = catalogue.family("burn_disk", disk=self.disk)
        self.give_matriarch: Family = catalogue.family("give_matriarch", spot=self.spot)
        self.give_daughter: Option = catalogue.family("give_daughter")()
        self.let_it_be: Option = catalogue.family("let_it_be")()
        self.replace_matriarch: Family = catalogue.family("replace_matriarch", spot=self.spot)
        self.promote_daughter: Family = catalogue.family("promote_daughter", rank=self.rank)
        self.choose_row: Family = catalogue.family("choose_row", row=self.row)
        self.redirect: Family = catalogue.family("redirect", card=self.card)
        self.accompany: Family = catalogue.family("accompany", card=self.card)
        self.burn_matriarch: Family = catalogue.family("burn_matriarch", rank=self.rank)
        self.buy: Family = catalogue.family("buy", ivory=catalogue.domain(counting("ivory", HIGHEST_PRICE)))
        self.promote_abroad: Family = catalogue.family("promote_abroad", spot=self.spot)
        self.bullets: Option = catalogue.family("bullets")()
        self.give_wife: Family = catalogue.family("give_wife", card=self.card)
        self.ask_wife: Family = catalogue.family("ask_wife", card=self.card)
