"""The effect cards of the base deck, in the order of their suits. The favors work at once: see `craft`."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.decks.choices import (
    ANY_ENEMY,
    ANY_OTHER,
    ENEMY_WITH_CARDS,
    NOBODY_HAS_CARDS,
    OTHER_WITH_CARDS,
    anybody_with_cards,
    choose_seat,
    enemies,
)
from lawspeaker.games.root.model.effect import Effect
from lawspeaker.games.root.model.reasons import USED_AT_DAWN, USED_AT_DUSK, USED_AT_NOON, USED_BY_DAY, USED_IN_BIRDSONG
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, EVENING, Root
from lawspeaker.games.root.model.tables import CLEARINGS, FIRST_HIRELING
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import Battle, can_battle, choose_battle, hides_battles
from lawspeaker.games.root.rules.concepts import clearings_ruled
from lawspeaker.games.root.rules.move import can_move, move
from lawspeaker.games.root.rules.pieces import removable_warriors, remove_own
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason, Topic

ROB_WHOM: Final = Topic("card_rob_whom")
BANK_WITH: Final = Topic("card_bank_with")
TAX_WHERE: Final = Topic("card_tax_where")
READ_WHOM: Final = Topic("card_read_whom")

IGNORES_HITS: Final = Phrase("card_ignores_hits", "seat", "count")
CLAIMS: Final = Phrase("card_claims", "seat", "count")
LOOKED: Final = Phrase("card_looked", "seat", "target:seat")
SAW: Final = Phrase("card_saw", "seat", "target:seat", "card")

NO_WARRIOR_THERE: Final = Reason("4.1.3", Phrase("no_warrior_there"))
NO_WARRIORS_ON_MAP: Final = Reason("4.1.3", Phrase("no_warriors_on_map"))
NO_ENEMY_HAS_CARDS: Final = Reason("4.1.3", Phrase("no_enemy_has_cards"))
NOWHERE_TO_BATTLE: Final = Reason("4.1.3", Phrase("nowhere_to_battle"))
NOTHING_CAN_MOVE: Final = Reason("4.1.3", Phrase("nothing_can_move"))


def effects() -> dict[str, Effect]:
    """By the key in the data."""
    return {
        "armorers": Armorers(),
        "sappers": Sappers(),
        "brutal_tactics": BrutalTactics(),
        "royal_claim": RoyalClaim(),
        "stand_and_deliver": StandAndDeliver(),
        "tax_collector": TaxCollector(),
        "command_warren": CommandWarren(),
        "better_burrow_bank": BetterBurrowBank(),
        "cobbler": Cobbler(),
        "scouting_party": ScoutingParty(),
        "codebreakers": Codebreakers(),
    }


# Birds


class Armorers(Effect):
    """In battle, may be discarded to ignore all rolled hits taken."""

    def in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> bool:
        return (battle.defender_rolled if seat == battle.attacker else battle.attacker_rolled) > 0

    def use_in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> Flow[None] | None:
        if seat == battle.attacker:
            ignored, battle.defender_rolled = battle.defender_rolled, 0
        else:
            ignored, battle.attacker_rolled = battle.attacker_rolled, 0
        cards.discard_crafted(game, seat, card, "4.1.3")
        game.tell("4.1.3", IGNORES_HITS, seat, ignored)
        return None


class Sappers(Effect):
    """In battle as defender, may be discarded for an extra hit."""

    def in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> bool:
        return seat == battle.defender

    def use_in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> Flow[None] | None:
        cards.discard_crafted(game, seat, card, "4.1.3")
        battle.add_hits(seat, 1)
        return None


class BrutalTactics(Effect):
    """In battle as attacker, may deal an extra hit; then the defender scores a point."""

    def in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> bool:
        return seat == battle.attacker

    def use_in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> Flow[None] | None:
        battle.add_hits(seat, 1)
        if battle.defender < FIRST_HIRELING:  # E.3.3 a hireling's controller is not the defender
            score(game, battle.defender, 1, "4.1.3")
        return None


class RoyalClaim(Effect):
    """In Birdsong, may be discarded to score a point for every clearing ruled."""

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        return None if game.phase == BIRDSONG else USED_IN_BIRDSONG

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        cards.discard_crafted(game, seat, card, "4.1.3")
        ruled = clearings_ruled(game, seat)
        game.tell("4.1.3", CLAIMS, seat, ruled)
        score(game, seat, ruled, "4.1.3")
        return
        yield


# Foxes


class StandAndDeliver(Effect):
    """Once in Birdsong, may take a random card from an enemy, who scores a point."""

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        if game.phase != BIRDSONG:
            return USED_IN_BIRDSONG
        return None if anybody_with_cards(game, enemies(game, seat)) else NO_ENEMY_HAS_CARDS

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        victim = yield from choose_seat(game, seat, ROB_WHOM, ENEMY_WITH_CARDS)
        cards.take_at_random(game, seat, victim, "4.1.3")
        score(game, victim, 1, "4.1.3")


class TaxCollector(Effect):
    """Once in Daylight, may remove an own warrior from the map to draw a card."""

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        if game.phase != DAYLIGHT:
            return USED_BY_DAY
        return None if has_garrison(game, seat) else NO_WARRIORS_ON_MAP

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        ask = Ask(game, seat, TAX_WHERE, "4.1.3")
        chosen = yield ask.among(game.options.at, garrisons(game, seat), NO_WARRIOR_THERE)
        yield from remove_own(game, seat, chosen.args[0], "4.1.3")
        cards.draw(game, seat, 1, "4.1.3")


def garrisons(game: Root, seat: int) -> list[int]:
    """The clearings where a seat has warriors that can go."""
    return [clearing for clearing in range(CLEARINGS) if removable_warriors(game, seat, clearing) > 0]


def has_garrison(game: Root, seat: int) -> bool:
    """Whether there is such a clearing."""
    for clearing in range(CLEARINGS):
        if removable_warriors(game, seat, clearing) > 0:
            return True
    return False


# Rabbits


class CommandWarren(Effect):
    """At the start of Daylight, may battle."""

    def forbids_start(self, game: Root, seat: int) -> Reason | None:
        if game.phase != DAYLIGHT:
            return USED_AT_NOON
        return None if can_battle(game, seat) else NOWHERE_TO_BATTLE

    def might_start(self, game: Root, seat: int) -> bool:
        return game.phase == DAYLIGHT and hides_battles(game, seat)

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        yield from choose_battle(game, seat, "4.1.3")


class BetterBurrowBank(Effect):
    """At the start of Birdsong, may (R34: must) draw a card; then an enemy of choice draws one."""

    def forbids_start(self, game: Root, seat: int) -> Reason | None:
        return None if game.phase == BIRDSONG else USED_AT_DAWN

    def is_due(self, game: Root) -> bool:
        return game.rules.bank_must

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        cards.draw(game, seat, 1, "4.1.3")
        if game.rules.bank_must or enemies(game, seat):
            judge = ANY_OTHER if game.rules.bank_must else ANY_ENEMY
            other = yield from choose_seat(game, seat, BANK_WITH, judge)
            cards.draw(game, other, 1, "4.1.3")


class Cobbler(Effect):
    """At the start of Evening, may move."""

    def forbids_start(self, game: Root, seat: int) -> Reason | None:
        if game.phase != EVENING:
            return USED_AT_DUSK
        return None if can_move(game, seat) else NOTHING_CAN_MOVE

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        yield from move(game, seat, "4.1.3")


# Mice


class ScoutingParty(Effect):
    """As attacker, not affected by ambush cards."""

    def stops_ambush(self) -> bool:
        return True


class Codebreakers(Effect):
    """Once in Daylight, may look at another player's hand."""

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        if game.phase != DAYLIGHT:
            return USED_BY_DAY
        return None if anybody_with_cards(game, game.others(seat)) else NOBODY_HAS_CARDS

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        other = yield from choose_seat(game, seat, READ_WHOM, OTHER_WITH_CARDS)
        game.tell("4.1.3", LOOKED, seat, other)
        hand = game.hands[other]
        for spot, seen in enumerate(hand.cards):
            game.show(hand, spot, 1 << seat)
            game.whisper((1 << seat) | (1 << other), "4.1.3", SAW, seat, other, seen)
