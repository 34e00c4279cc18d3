"""9. The Vagabond."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root import cards
from lawspeaker.games.root.any_time import do_extra, extras, is_extra, linger
from lawspeaker.games.root.battle import Battle, battle_in, targets
from lawspeaker.games.root.craft import craft, craft_options
from lawspeaker.games.root.faction import Faction, Kit
from lawspeaker.games.root.factions.characters import BY_NUMBER, DAYLIGHT_OVER, Character
from lawspeaker.games.root.factions.satchel import CONDITIONS, DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED
from lawspeaker.games.root.factions.vagabond_actions import (
    aid,
    coalition_options,
    do_quest,
    explore,
    forbids_aid,
    forbids_explore,
    form_coalition,
    quest_options,
    reveal_quest,
    slip_options,
    strike,
    strike_options,
    walk,
    walk_options,
)
from lawspeaker.games.root.factions.vagabond_board import (
    GAINS,
    INDIFFERENT,
    VagabondBoard,
    VagabondOptions,
    quest_keeper,
    vagabonds,
)
from lawspeaker.games.root.factions.vagabond_filling import FIRST_QUESTS, check_items, fill_up_quests, fill_up_ruins
from lawspeaker.games.root.state import BIRDSONG, DAYLIGHT, SETUP, Root, RootSetting
from lawspeaker.games.root.tables import (
    BAG,
    CHARACTERS,
    CLEARINGS,
    COIN,
    HAMMER,
    ITEMS,
    NONE,
    SWORD,
    TEA,
    TORCH,
    VAGABOND,
    VAGABOND2,
)
from lawspeaker.kernel.ask import Ask, Flow, Phrase
from lawspeaker.kernel.option import Option

BASE_CHARACTERS: Final = 3
REFRESHED_PER_TEA: Final = 2
REFRESHED: Final = 3

WHO: Final = Phrase("vagabond_who")
FOREST_WHERE: Final = Phrase("vagabond_forest_where")
REFRESH: Final = Phrase("vagabond_refresh", "count", "must:count")
SLIP: Final = Phrase("vagabond_slip")
ACT: Final = Phrase("vagabond_act")
OVERLOADED: Final = Phrase("vagabond_overloaded", "count")

IS: Final = Phrase("vagabond_is", "seat", "character")
SETS_UP_FIRST: Final = Phrase("vagabond_sets_up_first", "seat")
RUINS_FILLED: Final = Phrase("vagabond_ruins_filled", "count")
REFRESHES: Final = Phrase("vagabond_refreshes", "seat", "item")
RESTED: Final = Phrase("vagabond_rested", "seat", "count")
DROPPED: Final = Phrase("vagabond_dropped", "seat", "item")

# Steps of Birdsong, of Daylight and of Evening.
BEGINNING: Final = 1
REFRESHING: Final = 2
SLIPPING: Final = 3
ENDING: Final = 4
ACTING: Final = 1
RESTING: Final = 1
DISCARDING: Final = 2


class VagabondKit(Kit):
    """A Vagabond, the first or the second; both have the same options."""

    def __init__(self, number: int, options: VagabondOptions) -> None:
        super().__init__(number)
        self.options = options

    def make(self, seat: int, setting: RootSetting) -> Faction:
        made = Vagabond(self.number, seat, self.options, setting)
        wanderers = [place for place, faction in enumerate(setting.factions) if faction in (VAGABOND, VAGABOND2)]
        if seat == wanderers[0]:
            made.quest_deck.fill(list(range(len(setting.tables.quests.ids))))
        return made


class Vagabond(VagabondBoard):
    """9.1 Wanders between the factions, as their friend or foe."""

    def copy(self) -> Vagabond:
        new = Vagabond(self.number, self.seat, self.kit, self.setting)
        new.copy_from(self)
        return new

    def played_character(self) -> Character:
        """D What the character card says; without one, nothing."""
        return BY_NUMBER[self.character] if self.character != NONE else Character()

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """After the set-up the pawn is in the first forest if a position does not say where, 9.3.5 a character has its
        starting items, and 9.4.1 whoever refreshes has not begun to. 9.2.9 To be indifferent to a Vagabond, be it to
        oneself, is to have no relationship.
        """
        for seat, relation in enumerate(self.relation):
            if relation == INDIFFERENT and game.factions[seat].warrior == NONE:
                self.relation[seat] = NONE
        if quest_keeper(game) is self:
            fill_up_quests(game, given)
            fill_up_ruins(game, given)
        if game.phase != SETUP and self.clearing == NONE and self.forest == NONE:
            self.forest = 0
        game.supply[self.pawn] = 1 - self.keeps(self.pawn)
        if game.phase != SETUP and self.character != NONE and not self.names_field(given, "items"):
            for item in game.tables.character_items[self.character]:
                self.items.lay_up(item)
        if vagabonds(game)[-1] is self:
            check_items(game)
        counted = self.names_field(given, "must_refresh") or self.names_field(given, "may_refresh")
        if game.phase == BIRDSONG and game.step == REFRESHING and not counted:
            self.count_refreshes()

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: ENDING, DAYLIGHT: DAYLIGHT_OVER}.get(phase, DISCARDING)

    # Moments of characters

    def before_roll(self, game: Root, battle: Battle) -> Flow[None] | None:
        return self.played_character().before_roll(game, self, battle)

    def battle_uses(self, game: Root, battle: Battle) -> list[Option]:
        return self.played_character().battle_uses(game, self)

    def use_in_battle(self, game: Root, battle: Battle, option: Option) -> Flow[None] | None:
        self.played_character().use_in_battle(game, self, battle)
        return None

    # 9.3 Set-up

    def before_set_up(self, game: Root) -> None:
        """9.7.1 Of two Vagabonds chance decides who sets up first."""
        both = vagabonds(game)
        if len(both) < 2 or both[0] is not self:
            return
        first = both[game.chance.pick(2)]
        for each in both:
            each.sets_up_last = each is not first
        game.tell("9.7.1", SETS_UP_FIRST, first.seat)

    def set_up_letter(self, game: Root) -> str:
        letters = sorted(game.tables.setup_letter[each.number] for each in vagabonds(game))
        return letters[-1] if self.sets_up_last else letters[0]

    def is_set_up(self, game: Root) -> bool:
        return self.character != NONE and (self.clearing != NONE or self.forest != NONE)

    def set_up(self, game: Root) -> Flow[None]:
        """9.3.1 A character, 9.3.2 a forest, and then what needs no choice."""
        if self.character == NONE:
            options = [self.kit.character(character) for character in self.free_characters(game)]
            chosen = yield Ask(game, self.seat, WHO, "9.3.1", checkpoint=True).listed(options)
            self.character = chosen.args[0]
            game.tell("9.3.1", IS, self.seat, self.character)
        if self.forest == NONE:
            options = [self.kit.forest(forest) for forest in range(len(game.chart.forests))]
            chosen = yield Ask(game, self.seat, FOREST_WHERE, "9.3.2", checkpoint=True).listed(options)
            self.put_in_forest(game, chosen.args[0], "9.3.2")
            game.supply[self.pawn] = 0
        keeper = quest_keeper(game)
        if not keeper.quests.cards:
            game.shuffle(keeper.quest_deck)
            for _ in range(FIRST_QUESTS):
                reveal_quest(game)
            self.populate_ruins(game)
        for item in game.tables.character_items[self.character]:
            self.items.lay_up(item)
            game.tell("9.3.5", GAINS, self.seat, item)

    def free_characters(self, game: Root) -> list[int]:
        """9.3.1 The characters agreed upon (V04) that no other Vagabond plays."""
        number = BASE_CHARACTERS if game.rules.agreed["characters"] == "base" else len(CHARACTERS)
        taken = [each.character for each in vagabonds(game)]
        return [character for character in range(number) if character not in taken]

    def populate_ruins(self, game: Root) -> None:
        """9.3.4 A random R item under each ruin; 9.7.1 two with both sets, if there are two Vagabonds."""
        sets = len(vagabonds(game))
        ruined = [clearing for clearing in range(CLEARINGS) if game.ruins[clearing]]
        found = list(range(len(game.tables.ruin_items) * sets))
        game.chance.shuffle(found, "ruin_item")
        for number, clearing in enumerate(ruined):
            game.ruin_items[clearing].fill(found[number * sets : (number + 1) * sets])
        game.tell("9.3.4" if sets == 1 else "9.7.1", RUINS_FILLED, sets)

    # 9.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """9.4.1 Refresh, 9.4.2 then slip."""
        if game.step == BEGINNING:
            yield from linger(game, self.seat, "1.4.1")
            self.count_refreshes()
            self.aided = [0] * game.seats
            self.improvised = False
            game.step = REFRESHING
        if game.step == REFRESHING:
            yield from self.refresh_items(game)
            game.step = SLIPPING
        if game.step == SLIPPING:
            yield from self.slip(game)
            game.step = ENDING
        yield from linger(game, self.seat, "1.4.1")

    def count_refreshes(self) -> None:
        """9.4.1 Two for each tea that lies on its track when the step begins, and three more."""
        self.must_refresh = REFRESHED_PER_TEA * self.items.track[TEA]
        self.may_refresh = REFRESHED

    def refresh_items(self, game: Root) -> Flow[None]:
        """9.4.1 Two exhausted items for each tea on its track, then up to three more, damaged ones included."""
        o = game.options
        while self.must_refresh + self.may_refresh > 0:
            options = [
                self.kit.refresh(item, condition)
                for item in range(len(ITEMS))
                for condition in (EXHAUSTED, DAMAGED_EXHAUSTED)
                if self.items.count(item, condition) > 0
            ]
            if not options:
                break
            if self.must_refresh == 0:
                options.append(o.done)
            args = (self.must_refresh + self.may_refresh, self.must_refresh)
            chosen = yield Ask(game, self.seat, REFRESH, "9.4.1", args, checkpoint=True).listed(options)
            if chosen is o.done:
                break
            if self.must_refresh > 0:
                self.must_refresh -= 1
            else:
                self.may_refresh -= 1
            self.items.refresh(chosen.args[0], chosen.args[1])
            game.tell("9.4.1", REFRESHES, self.seat, chosen.args[0])
        self.must_refresh, self.may_refresh = 0, 0

    def slip(self, game: Root) -> Flow[None]:
        """9.4.2 The pawn may move to an adjacent clearing or forest without boots."""
        options = slip_options(game, self)
        options.append(game.options.decline)
        chosen = yield Ask(game, self.seat, SLIP, "9.4.2", checkpoint=True).listed(options)
        if chosen.kind == "slip_forest":
            self.put_in_forest(game, chosen.args[0], "9.4.2")
        elif chosen.kind == "slip":
            yield from self.go_with_ally(game, chosen.args[0], "9.4.2")

    # 9.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """9.5 The nine actions in any order and number."""
        o = game.options
        while game.step == ACTING:
            options = self.action_options(game)
            options += coalition_options(game, self)
            options += extras(game, self.seat)
            if not options and not game.hands[self.seat].cards:
                return
            options.append(o.done)
            chosen = yield Ask(game, self.seat, ACT, "9.5", checkpoint=True, secret=True).listed(options)
            if chosen is o.done:
                game.step = DAYLIGHT_OVER
            elif is_extra(chosen):
                yield from do_extra(game, self.seat, chosen)
            elif chosen.kind == "coalition":
                yield from form_coalition(game, self, chosen.args[0])
            else:
                yield from self.act(game, chosen)

    def action_options(self, game: Root) -> list[Option]:
        """All that can be done now by exhausting items."""
        kit, seat, items = self.kit, self.seat, self.items
        options = walk_options(game, self)  # 9.5.1
        if self.clearing != NONE and items.usable(SWORD) > 0 and targets(game, seat, self.clearing):
            options.append(game.options.battle(self.clearing))  # 9.5.2
        if not forbids_explore(game, self):
            options.append(kit.explore)  # 9.5.3
        options += [kit.aid(other) for other in game.others(seat) if not forbids_aid(game, self, other)]  # 9.5.4
        options += quest_options(game, self, self.played_character())  # 9.5.5
        options += strike_options(game, self)  # 9.5.6
        if items.usable(HAMMER) > 0:
            options += self.repair_options()  # 9.5.7
        options += craft_options(game, seat)  # 9.5.8
        if items.usable(TORCH) > 0:
            options += self.played_character().options(game, self)  # 9.5.9
        return options

    def act(self, game: Root, chosen: Option) -> Flow[None]:
        kind = chosen.kind
        if kind in ("walk", "ferry"):
            yield from walk(game, self, chosen.args[0], by_ferry=kind == "ferry")
        elif kind == "battle":
            self.exhaust(game, SWORD, "9.5.2")
            yield from battle_in(game, self.seat, self.clearing, "9.5.2")
        elif kind == "explore":
            yield from explore(game, self)
        elif kind == "aid":
            yield from aid(game, self, chosen.args[0])
        elif kind == "quest":
            yield from do_quest(game, self, self.played_character(), chosen.args[0])
        elif kind == "strike":
            yield from strike(game, self, chosen.args[0], chosen.args[1])
        elif kind == "repair":
            self.exhaust(game, HAMMER, "9.5.7")
            self.repair(game, chosen.args[0], chosen.args[1], "9.5.7")
        elif kind == "craft":
            yield from craft(game, self.seat, chosen.args[0])
        else:
            yield from self.played_character().act(game, self, chosen)

    # 9.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """9.6.1 Rest, 9.6.2 draw, 9.6.3 discard, 9.6.4 check the item capacity."""
        if game.step == RESTING:
            yield from linger(game, self.seat, "1.4.1")
            self.rest(game)
            yield from cards.evening_draw(game, self.seat, 1 + self.items.track[COIN], "9.6.2")
            game.step = DISCARDING
        yield from cards.discard_down(game, self.seat, "9.6.3")
        yield from self.check_capacity(game)

    def rest(self, game: Root) -> None:
        """9.6.1 An Evening's Rest: in a forest all damaged items are repaired and turned face up."""
        if self.forest == NONE:
            return
        rested = 0
        for item in range(len(ITEMS)):
            for condition in (DAMAGED, DAMAGED_EXHAUSTED):
                for _ in range(self.items.count(item, condition)):
                    self.items.remove(item, condition)
                    self.items.lay_up(item)
                    rested += 1
        if rested:
            game.tell("9.6.1", RESTED, self.seat, rested)

    def capacity(self, game: Root) -> int:
        """9.6.4 Six items and two for each bag on its track."""
        return game.tables.item_capacity + game.tables.bag_capacity * self.items.track[BAG]

    def check_capacity(self, game: Root) -> Flow[None]:
        """9.6.4 Items in the Satchel and the Damaged box beyond the capacity leave the game, by his choice."""
        while self.items.load() > self.capacity(game):
            options = [
                self.kit.drop(item, condition)
                for item in range(len(ITEMS))
                for condition in range(len(CONDITIONS))
                if self.items.pile(condition)[item] > 0
            ]
            over = self.items.load() - self.capacity(game)
            chosen = yield Ask(game, self.seat, OVERLOADED, "9.6.4", (over,), checkpoint=True).listed(options)
            self.drop(game, chosen.args[0], chosen.args[1])

    def drop(self, game: Root, item: int, condition: int) -> None:
        """9.6.4 An item leaves the game; an R item before others like it, since keeping one only forbids (9.7.3)."""
        self.items.remove(item, condition)
        self.ruin_kinds[item] = max(0, self.ruin_kinds[item] - 1)
        game.tell("9.6.4", DROPPED, self.seat, item)
