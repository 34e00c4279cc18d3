"""The options of Greenland, phase by phase; those of losses, bids and deals are in `tribes.options`."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.tables import (
    ACTIONS,
    APPLIED,
    DISKS,
    RANKS,
    RELIGIONS,
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
        keys = [card.key for card in tables.cards]
        events = [event.key for event in tables.events]
        super().__init__(catalogue, seats, TRIBES, keys, events, place_names(tables))
        self.spot: Domain = catalogue.domain(Domain("spot", spot_names()))
        self.rank: Domain = catalogue.domain(Domain("rank", [str(rank + 1) for rank in range(RANKS)]))
        self.type: Domain = catalogue.domain(Domain("type", TYPES))
        self.religion: Domain = catalogue.domain(Domain("religion", RELIGIONS))
        self.title: Domain = catalogue.domain(Domain("title", TITLES))
        self.disk: Domain = catalogue.domain(Domain("disk", DISKS))
        self.icon: Domain = catalogue.domain(Domain("icon", APPLIED))
        self.action: Domain = catalogue.domain(Domain("action", ACTIONS))

        # At any time (B3).
        self.exchange: Family = catalogue.family("exchange", "discard the card for its disks", "sword", card=self.card)
        self.discard: Family = catalogue.family("discard", "discard a hand card", "husky", card=self.card)

        # Paying units of depletion (D3).
        self.pay_energy: Option = catalogue.family("pay_energy", "pay a unit with 1 energy")()
        self.give_elder: Family = catalogue.family(
            "give_elder", "pay it with an elder there", "norse_3", spot=self.spot
        )

        # Set-up (C).
        self.take: Family = catalogue.family("take", "take this card", "sheep", card=self.card)

        # Phase 1: events (D).
        self.first: Family = catalogue.family("first", "this tribe is first", "sami", tribe=self.tribe)
        self.break_import: Family = catalogue.family("break", "this import breaks", "pot", card=self.card)

        # Phase 2: assignment (E).
        self.send: Family = catalogue.family(
            "send", "send pieces there; the next ask is how many", "walrus", card=self.card
        )
        self.promote: Family = catalogue.family(
            "promote", "a hunter becomes an elder of this rank", "6", rank=self.rank
        )
        self.recall: Family = catalogue.family("recall", "a piece comes back from there", "norse_1", place=self.place)
        self.abandon: Option = catalogue.family("abandon", "all colonists come home")()
        self.reassign: Family = catalogue.family("reassign", "move a piece away from there", "walrus", card=self.card)

        # Phase 3: negotiation and attacks (F). What is given is the speaker's, what is asked for the partner's.
        some: Domain = catalogue.domain(counting("some", MOST_DEALT))
        self.give_energy: Family = catalogue.family("give_energy", "a term: the speaker gives energy", "2", count=some)
        self.ask_energy: Family = catalogue.family("ask_energy", "a term: the partner does", "2", count=some)
        self.give_ivory: Family = catalogue.family("give_ivory", "ivory from the speaker", "1", count=some)
        self.ask_ivory: Family = catalogue.family("ask_ivory", "ivory from the partner", "1", count=some)
        self.give_iron: Family = catalogue.family("give_iron", "iron from the speaker", "1", count=some)
        self.ask_iron: Family = catalogue.family("ask_iron", "iron from the partner", "1", count=some)
        self.give_card: Family = catalogue.family("give_card", "a card of the speaker", "husky", card=self.card)
        self.ask_card: Family = catalogue.family("ask_card", "a card of the partner", "husky", card=self.card)
        self.leave: Family = catalogue.family("leave", "so many of the speaker's hunters leave", "2", count=some)
        self.ask_leave: Family = catalogue.family("ask_leave", "so many of the partner's", "2", count=some)
        self.stay: Option = catalogue.family("stay", "the speaker's hunters stay")()
        self.ask_stay: Option = catalogue.family("ask_stay", "the partner's do")()
        self.marry: Family = catalogue.family(
            "marry", "a hunter of the other tribe, or of the speaker, marries this daughter", "kirima", card=self.card
        )
        self.divorce: Family = catalogue.family("divorce", "her husband comes home", "kirima", card=self.card)
        self.with_alpha: Option = catalogue.family("with_alpha", "the Alpha is one of them")()
        self.without_alpha: Option = catalogue.family("without_alpha", "he is not")()
        self.attack: Option = catalogue.family("attack", "attack")()
        self.lose_hunter: Family = catalogue.family("lose_hunter", "one on the card dies", "norse", tribe=self.tribe)
        self.lose_husband: Family = catalogue.family("lose_husband", "the husband does", "kirima", card=self.card)
        self.lose_elder_instead: Family = catalogue.family(
            "lose_elder_instead", "an elder does (ruling `pogroms`)", "2", rank=self.rank
        )
        self.lose_guest_instead: Family = catalogue.family(
            "lose_guest_instead",
            "this tribe's elder on one's own placard does (the same ruling)",
            "norse",
            tribe=self.tribe,
        )

        # Phase 4: hunts (G).
        self.hunt: Family = catalogue.family("hunt", "hunt this card", "walrus", card=self.card)
        self.roll: Option = catalogue.family("roll", "nothing more to say: roll")()
        self.feet_of_clay: Option = catalogue.family("feet_of_clay", "the Alpha rolls like the others")()
        self.alpha_counts: Option = catalogue.family("alpha_counts", "the first edition: the Alpha does not roll")()
        self.hunt_as_warm: Option = catalogue.family("hunt_as_warm", "hunt a cold card as a warm one")()
        self.iron_for_lives: Option = catalogue.family("iron_for_lives", "the Iron Rule, for 1 iron")()
        self.ivory_for_lives: Option = catalogue.family("ivory_for_lives", "the same for 1 ivory")()
        self.go_home: Option = catalogue.family("go_home", "do not hunt")()
        self.wed_alpha: Option = catalogue.family("wed_alpha", "the Alpha marries")()
        self.wed_another: Option = catalogue.family("wed_another", "another does")()
        self.babies: Option = catalogue.family("babies", "carry off the babies")()
        self.energy: Option = catalogue.family("energy", "carry off the energy")()
        self.pay_for_success: Option = catalogue.family("pay_for_success", "pay what bog iron costs")()

        # Phase 5: livestock (H).
        self.feed: Family = catalogue.family("feed", "pay its hay", "sheep", card=self.card)
        self.slaughter: Family = catalogue.family("slaughter", "slaughter it", "sheep", card=self.card)
        self.baby: Option = catalogue.family("baby", "a baby")()
        self.wool: Option = catalogue.family("wool", "1 ivory for the wool")()
        self.pacify: Family = catalogue.family(
            "pacify", "peace on the New World card of this row", "north", row=self.row
        )

        # Phase 6: elders (I).
        self.domesticate: Family = catalogue.family("domesticate", "lay down a D card", "husky", card=self.card)
        self.burn: Family = catalogue.family("burn", "burn an own elder of this rank", "2", rank=self.rank)
        self.burn_guest: Family = catalogue.family(
            "burn_guest", "the first edition: burn a guest on one's own placard", "thule", tribe=self.tribe
        )
        self.burn_husband: Family = catalogue.family(
            "burn_husband", "the first edition: burn a husband", "meeka", card=self.card
        )
        self.banish: Option = catalogue.family("banish", "a martyr roll against guests and husbands")()
        self.banish_guest: Family = catalogue.family(
            "banish_guest", "drive out this tribe's guest", "norse", tribe=self.tribe
        )
        self.banish_husband: Family = catalogue.family(
            "banish_husband", "drive out the husband", "meeka", card=self.card
        )
        self.tool: Family = catalogue.family("tool", "lay down an I card for 1 iron", "slit_goggles", card=self.card)
        self.carve: Family = catalogue.family("carve", "the same for 1 ivory", "slit_goggles", card=self.card)
        self.emissary: Family = catalogue.family("emissary", "send an elder to this placard", "thule", tribe=self.tribe)
        self.proselytize: Family = catalogue.family(
            "proselytize", "try to convert this tribe", "thule", tribe=self.tribe
        )
        self.baptise: Option = catalogue.family("baptise", "turn monotheist")()

        # Variants (K, L, M).
        face: Domain = catalogue.domain(counting("face", FACES))
        self.reroll_one: Family = catalogue.family(
            "reroll_one", "variants: roll one die with this face again", "4", face=face
        )
        self.reroll_alpha: Option = catalogue.family("reroll_alpha", "variants: roll the Alpha's die again")()
        self.burn_disk: Family = catalogue.family(
            "burn_disk", "variants: use another disk as energy", "ivory", disk=self.disk
        )
        self.give_matriarch: Family = catalogue.family(
            "give_matriarch", "saga: a matriarch dies", "norse_3", spot=self.spot
        )
        self.give_daughter: Option = catalogue.family("give_daughter", "saga: a daughter dies")()
        self.let_it_be: Option = catalogue.family("let_it_be", "saga: let the die decide")()
        self.replace_matriarch: Family = catalogue.family(
            "replace_matriarch", "saga: a man takes her place", "norse_3", spot=self.spot
        )
        self.promote_daughter: Family = catalogue.family(
            "promote_daughter", "saga: a daughter becomes a matriarch", "3", rank=self.rank
        )
        self.choose_row: Family = catalogue.family("choose_row", "saga: hunt in this row", "south", row=self.row)
        self.redirect: Family = catalogue.family(
            "redirect", "saga: send hunters here instead", "walrus", card=self.card
        )
        self.accompany: Family = catalogue.family("accompany", "saga: a daughter goes along", "walrus", card=self.card)
        self.burn_matriarch: Family = catalogue.family("burn_matriarch", "saga: burn a matriarch", "2", rank=self.rank)
        self.buy: Family = catalogue.family(
            "buy",
            "variants: buy the goods at this price",
            "2",
            ivory=catalogue.domain(counting("ivory", HIGHEST_PRICE)),
        )
        self.promote_abroad: Family = catalogue.family(
            "promote_abroad", "variants: promote to another placard", "thule_2", spot=self.spot
        )
        self.bullets: Option = catalogue.family("bullets", "the occupied island: use what has been traded for")()
        self.give_wife: Family = catalogue.family(
            "give_wife", "all together: this marriage is part of the exchange", "kirima", card=self.card
        )
        self.ask_wife: Family = catalogue.family("ask_wife", "the same of the other tribe's", "kirima", card=self.card)
