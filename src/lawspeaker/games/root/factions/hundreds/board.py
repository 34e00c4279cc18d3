"""14.2, 14.7 What the Hundreds have on their board and how it works: the warlord, the hoard, looting, the moods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lawspeaker.games.root.factions.hundreds.printed import (
    BITTER,
    COMMAND,
    PROWESS,
    STUBBORN,
    TRACKS,
    WRATHFUL,
)
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.phrases import MOVE_HOW_MANY, MOVED
from lawspeaker.games.root.model.reasons import named
from lawspeaker.games.root.model.state import BIRDSONG, Root
from lawspeaker.games.root.model.tables import CLEARINGS, HUNDREDS, ITEMS, NONE, PLACES
from lawspeaker.games.root.rules.battle import Battle
from lawspeaker.games.root.rules.concepts import rules_clearing, ways
from lawspeaker.games.root.rules.move import pass_by, settle
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place, put, remove
from lawspeaker.games.root.rules.ruins import ruin_sets
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING, changed
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.hundreds.kit import HundredsKit

CONTEMPT: Final = Topic("hundreds_contempt", "item", "points:count")
FULL_TRACK: Final = Topic("hundreds_full_track", "item")
LOOT: Final = Topic("hundreds_loot", "seat", "clearing")
LOOT_WHAT: Final = Topic("hundreds_loot_what", "seat")
ESCORT: Final = Topic("hundreds_escort", "clearing", "target:clearing")
DISBAND: Final = Topic("hundreds_disband", "clearing")

LED: Final = Phrase("hundreds_led", "seat", "clearing", "target:clearing", "count")
HOARDED: Final = Phrase("hundreds_hoarded", "seat", "item")
SCRAPPED: Final = Phrase("hundreds_scrapped", "seat", "item")
LOOTS: Final = Phrase("hundreds_loots", "seat", "target:seat", "clearing")

# Why something cannot be chosen.


def warriors_asked(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.count(game.factions[ask.seat].warrior, ask.args[0]),)


NOT_SO_MANY: Final = Reason("4.2", Phrase("not_so_many", "count"), warriors_asked, moot=True)
NOT_ON_TRACK: Final = Reason("14.2.4.I", Phrase("hundreds_not_on_track", "item"), named, moot=True)
NOT_LOOTED: Final = Reason("14.2.5", Phrase("hundreds_not_looted"), moot=True)
NO_MOB_THERE: Final = Reason("14.7.1", Phrase("hundreds_no_mob_there", "clearing"), named)
TOO_FAR_TO_DISBAND: Final = Reason("14.7.1", Phrase("hundreds_too_far", "clearing"), named)


class HundredsBoard(Faction):
    """14.2 The board of the Hundreds and the faction's rules and abilities; `rules.Hundreds` adds its turn."""

    def __init__(self, kit: HundredsKit, seat: int) -> None:
        super().__init__(HUNDREDS, seat, kit.warrior)
        self.kit = kit
        self.chief = kit.warlord
        # made: attributes of hundreds (`make generate`)
        self.mood: int = 0  # the mood
        self.hoard: list[int] = NOTHING  # each item: how many are in the hoard, on the track of their kind
        self.ruin_kinds: list[int] = NOTHING  # each item: how many of them are from ruins
        self.gone: list[int] = NOTHING  # each item: how many of the map they have taken out of the game
        self.commands: int = 0  # actions taken by Command the Hundreds in this Daylight
        self.advances: int = 0  # and by Advance the Warlord
        self.advancing: bool = False  # whether the warlord has moved in an Advance, and may still battle
        self.strode: bool = False  # whether he has moved in this step, or Advance (`R62`)
        self.fought: bool = False  # and whether he has battled
        self.spurred: bool = False  # whether he may move or battle once more now (14.7.5)
        self.relented: bool = False  # and whether he has done so in this step
        # end made

    def copy_to(self, new: HundredsBoard) -> None:
        """Make another board the same as this one."""
        # made: copies of hundreds (`make generate`)
        new.mood = self.mood
        new.hoard = self.hoard[:]
        new.ruin_kinds = self.ruin_kinds[:]
        new.gone = self.gone[:]
        new.commands = self.commands
        new.advances = self.advances
        new.advancing = self.advancing
        new.strode = self.strode
        new.fought = self.fought
        new.spurred = self.spurred
        new.relented = self.relented
        # end made

    def holds_items(self, item: int) -> int:
        return self.hoard[item] - self.ruin_kinds[item] + self.gone[item]

    def holds_ruin_items(self, item: int) -> int:
        return self.ruin_kinds[item]

    def broken(self, game: Root) -> str:
        if any(game.crafted_items[self.seat * len(ITEMS) : (self.seat + 1) * len(ITEMS)]):
            return "the Hundreds have a hoard, and no Crafted Items box (14.2.4)"
        for clearing in range(CLEARINGS):
            if game.count(self.kit.mob, clearing) > 1:
                return f"clearing {clearing + 1} has more than one mob (14.6.1)"
        for item, name in enumerate(ITEMS):
            if self.ruin_kinds[item] > self.hoard[item]:
                return f"more R items of kind {name} than items of that kind (14.2.4)"
            if self.ruin_kinds[item] > ruin_sets(game) * game.tables.ruin_items.count(item):
                return f"so many {name} never lay under ruins (14.3.2)"
        begun = self.commands + self.advances > 0 or self.advancing or self.strode or self.fought or self.spurred
        if begun and game.turn == self.seat and game.phase == BIRDSONG:
            return "in Birdsong the Hundreds have neither been commanded nor advanced (14.5)"
        return ""

    def unfinished(self, game: Root) -> str:
        for track, name in enumerate(TRACKS):
            if self.on_track(track) > self.kit.printed.spaces():
                return f"the {name} track has room for {self.kit.printed.spaces()} items (14.2.4.I)"
        return ""

    def begin_turn(self, game: Root) -> None:
        self.commands, self.advances = 0, 0
        self.advancing, self.strode, self.fought = False, False, False
        self.spurred, self.relented = False, False

    # 14.2.1 Crafting

    def crafting_kinds(self) -> list[int]:
        """14.2.1 Strongholds craft."""
        return self.kit.crafting

    # 14.2.2 The warlord

    def warlord_clearing(self, game: Root) -> int:
        first = self.kit.warlord * PLACES
        for clearing in range(CLEARINGS):
            if game.on_map[first + clearing] > 0:
                return clearing
        return NONE

    def is_with_warlord(self, game: Root, clearing: int) -> bool:
        return game.count(self.kit.warlord, clearing) > 0

    def forbids_removal(self, game: Root, kind: int, remover: int) -> bool:
        """14.2.2 The warlord is never removed outside battle."""
        return kind == self.kit.warlord

    def movable(self, game: Root, clearing: int) -> int:
        """14.2.2 The warlord does not move outside the own turn."""
        return game.warriors(self.seat, clearing) if game.turn == self.seat else game.count(self.warrior, clearing)

    def lends_strength(self, game: Root, seat: int, clearing: int) -> int:
        """R60 A warlord who is no warrior does not count for rule."""
        away = seat == self.seat and not game.rules.warlord_rules
        return -game.count(self.kit.warlord, clearing) if away else 0

    def moves_pawn(self, game: Root, start: int, to: int, clause: str, by_ferry: bool) -> Flow[None] | None:
        """Where the warlord stands, warriors move with or without him."""
        if game.turn != self.seat or not self.is_with_warlord(game, start):
            return None
        return self.move_here(game, start, to, clause, by_ferry)

    def moves_all(self, game: Root, start: int, to: int, clause: str) -> Flow[None] | None:
        """14.2.2 In the own turn with the warlord."""
        if game.turn != self.seat or not self.is_with_warlord(game, start):
            return None
        return self.lead(game, start, to, game.count(self.warrior, start), True, clause, by_ferry=False)

    def move_here(self, game: Root, start: int, to: int, clause: str, by_ferry: bool) -> Flow[None]:
        warriors = game.count(self.warrior, start)
        ask = Ask(game, self.seat, MOVE_HOW_MANY, clause, (start, to, self.seat))
        ask.among(game.options.number, list(range(1, warriors + 1)), NOT_SO_MANY)
        chosen = yield ask.among(self.kit.with_warlord, list(range(warriors + 1)), NOT_SO_MANY)
        leads = chosen.kind == self.kit.with_warlord.kind
        yield from self.lead(game, start, to, chosen.args[0], leads, clause, by_ferry)

    def lead_from(self, game: Root, start: int, chosen: Option, clause: str) -> Flow[None]:
        """14.5.3 The warlord moves, with any number of warriors."""
        to, by_ferry = chosen.args[0], chosen.kind == game.options.ferry.kind
        ask = Ask(game, self.seat, ESCORT, clause, (start, to))
        numbers = list(range(game.count(self.warrior, start) + 1))
        many = yield ask.among(self.kit.with_warlord, numbers, NOT_SO_MANY)
        yield from self.lead(game, start, to, many.args[0], True, clause, by_ferry)

    def lead(
        self, game: Root, start: int, to: int, warriors: int, with_him: bool, clause: str, by_ferry: bool
    ) -> Flow[None]:
        """Warriors change clearings, perhaps with the warlord, who is one himself (R60)."""
        warriors = yield from pass_by(game, self.seat, start, to, warriors)
        if warriors == 0 and not with_him:
            return
        put(game, self.seat, self.warrior, start, -warriors)
        put(game, self.seat, self.warrior, to, warriors)
        if with_him:
            put(game, self.seat, self.kit.warlord, start, -1)
            put(game, self.seat, self.kit.warlord, to, 1)
            game.tell(clause, LED, self.seat, start, to, warriors)
        else:
            game.tell(clause, MOVED, self.seat, start, to, warriors)
        yield from settle(game, self.seat, start, to, warriors + (1 if with_him else 0), by_ferry)

    # 14.2.3 Contempt for Trade

    def craft_item(self, game: Root, card: int, item: int) -> Flow[bool] | None:
        return self.judge_trade(game, card, item)

    def judge_trade(self, game: Root, card: int, item: int) -> Flow[bool]:
        """14.2.3 Either the item or the printed points; an item for which there are points leaves the game."""
        self.hoard[item] += 1
        ask = Ask(game, self.seat, CONTEMPT, "14.2.3", (item, game.deck_of.vp[card]))
        chosen = yield ask.add(self.kit.hoard_item).add(self.kit.break_item)
        if chosen is self.kit.break_item:
            self.take_out(game, item, "14.2.3", from_ruin=False)
            return True
        game.tell("14.2.4.I", HOARDED, self.seat, item)
        yield from self.make_room(game, item)
        return False

    # 14.2.4 The hoard

    def on_track(self, track: int) -> int:
        """How many items lie on a track."""
        return sum(count for item, count in enumerate(self.hoard) if self.kit.printed.track[item] == track)

    def value(self, track: int) -> int:
        """14.2.4.II The value of a track by its items."""
        values = self.kit.printed.values
        return values[min(self.on_track(track), len(values) - 1)]

    def command(self) -> int:
        return self.value(COMMAND)

    def prowess(self) -> int:
        return self.value(PROWESS)

    def gain_item(self, game: Root, item: int) -> Flow[None] | None:
        return self.gain(game, item)

    def gain(self, game: Root, item: int, from_ruin: bool = False) -> Flow[None]:
        """14.2.4.I An item comes to its track, where there must be room for it."""
        self.hoard[item] += 1
        self.ruin_kinds[item] += 1 if from_ruin else 0
        game.tell("14.2.4.I", HOARDED, self.seat, item)
        yield from self.make_room(game, item)

    def is_overfull(self, item: int) -> bool:
        """Whether there is no space for all items on the track of a kind."""
        return self.on_track(self.kit.printed.track[item]) > self.kit.printed.spaces()

    def make_room(self, game: Root, item: int) -> Flow[None]:
        """14.2.4.I If the track was full, the new item or another on it leaves the game for a point."""
        if not self.is_overfull(item):
            return
        track = self.kit.printed.track
        kinds = [kind for kind in range(len(ITEMS)) if self.hoard[kind] > 0 and track[kind] == track[item]]
        ask = Ask(game, self.seat, FULL_TRACK, "14.2.4.I", (item,))
        chosen = yield ask.among(self.kit.scrap, kinds, NOT_ON_TRACK)
        self.take_out(game, chosen.args[0], "14.2.4.I")
        score(game, self.seat, 1, "14.2.4.I")

    def take_out(self, game: Root, item: int, clause: str, from_ruin: bool = True) -> None:
        """An item leaves the game; of several like it one from under a ruin, unless it is another for certain."""
        self.hoard[item] -= 1
        if from_ruin and self.ruin_kinds[item] > 0:
            self.ruin_kinds[item] -= 1
        else:
            self.gone[item] += 1
        game.tell(clause, SCRAPPED, self.seat, item)

    # 14.2.5 Looters

    def has_spoils(self, game: Root, party: int) -> bool:
        """14.2.5 Whether a defender has an item in the Crafted Items box; Vagabonds are never looted."""
        if party >= game.seats or game.factions[party].warrior == NONE:
            return False
        return any(game.crafted_items[party * len(ITEMS) : (party + 1) * len(ITEMS)])

    def at_start_of_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        if battle.attacker != self.seat or not self.has_spoils(game, battle.defender):
            return None
        return self.declare_looting(game, battle)

    def declare_looting(self, game: Root, battle: Battle) -> Flow[None]:
        """14.2.5 Attacking, they may loot: they deal no rolled hits then."""
        ask = Ask(game, self.seat, LOOT, "14.2.5", (battle.defender, battle.clearing))
        chosen = yield ask.add(self.kit.loot).add(game.options.decline)
        if chosen is self.kit.loot:
            battle.looting = True
            game.tell("14.2.5", LOOTS, self.seat, battle.defender, battle.clearing)

    def after_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """14.2.5 Looters who rule the clearing after the battle take an item."""
        if not battle.looting or battle.attacker != self.seat or not self.has_spoils(game, battle.defender):
            return None
        return self.take_spoils(game, battle.defender) if rules_clearing(game, self.seat, battle.clearing) else None

    def take_spoils(self, game: Root, defender: int) -> Flow[None]:
        """14.2.5 An item of their choice; for its owner an exhausted one is another than a ready one."""
        first = defender * len(ITEMS)
        items = range(len(ITEMS))
        ready = [item for item in items if game.crafted_items[first + item] > game.exhausted_items[first + item]]
        used = [item for item in items if game.exhausted_items[first + item] > 0]
        ask = Ask(game, self.seat, LOOT_WHAT, "14.2.5", (defender,))
        ask.among(self.kit.loot_item, ready, NOT_LOOTED)
        chosen = yield ask.among(self.kit.loot_used_item, used, NOT_LOOTED)
        item = chosen.args[0]
        place = first + item
        game.crafted_items = changed(game.crafted_items, place, game.crafted_items[place] - 1)
        if chosen.kind == self.kit.loot_used_item.kind:
            game.exhausted_items = changed(game.exhausted_items, place, game.exhausted_items[place] - 1)
        yield from self.gain(game, item)

    # 14.7 Moods in battle

    def before_roll(self, game: Root, battle: Battle) -> Flow[None] | None:
        """14.7.1 Bitter: before the roll in the warlord's clearing mobs there and near it may become warriors."""
        if self.mood != BITTER or not self.fights_with_warlord(game, battle):
            return None
        return self.gather_mobs(game, battle.clearing)

    def fights_with_warlord(self, game: Root, battle: Battle) -> bool:
        own = self.seat in (battle.attacker, battle.defender)
        return own and self.is_with_warlord(game, battle.clearing)

    def gather_mobs(self, game: Root, clearing: int) -> Flow[None]:
        while True:
            near = [c for c in range(CLEARINGS) if self.forbids_disbanding(game, clearing, c) is None]
            if not near:
                return
            ask = Ask(game, self.seat, DISBAND, "14.7.1", (clearing,))
            chosen = yield ask.among(self.kit.disband, near, DISBANDING).add(game.options.done)
            if chosen is game.options.done:
                return
            removal = Removal(self.seat, self.seat, chosen.args[0])
            removal.add(game, self.kit.mob, 1)
            yield from remove(game, [removal], "14.7.1")
            if forbids_placing(game, self.seat, clearing) is None:
                place(game, self.seat, self.warrior, clearing, 1, "14.7.1")

    def forbids_disbanding(self, game: Root, battlefield: int, clearing: int) -> Reason | None:
        """14.7.1 A mob in the battlefield or next to it."""
        if game.count(self.kit.mob, clearing) == 0:
            return NO_MOB_THERE
        near = clearing == battlefield or clearing in ways(game, self.seat, battlefield)
        return None if near else TOO_FAR_TO_DISBAND

    def ignores_first_hit(self, game: Root, battle: Battle) -> str:
        """14.7.7 Stubborn: the first hit taken in a battle in the warlord's clearing."""
        return "14.7.7" if self.mood == STUBBORN and self.fights_with_warlord(game, battle) else ""

    def extra_hits(self, game: Root, battle: Battle) -> int:
        """14.7.8 Wrathful: one more hit as attacker in the warlord's clearing."""
        attacks = battle.attacker == self.seat and self.is_with_warlord(game, battle.clearing)
        return 1 if self.mood == WRATHFUL and attacks else 0


# Judges


def board_of(game: Root, ask: Ask) -> HundredsBoard:
    """The board of the Hundreds, who are asked."""
    return cast(HundredsBoard, game.factions[ask.seat])


class Disbanding(Judge[Root]):
    """Of mobs, for a battle in the clearing that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return board_of(game, ask).forbids_disbanding(game, ask.args[0], a)


DISBANDING: Final = Disbanding()
