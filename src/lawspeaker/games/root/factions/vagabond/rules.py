"""9. The Vagabond."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.vagabond.actions import (
    AIDING,
    ATTACKING,
    HAMMERING,
    JOINING,
    QUESTING,
    aid,
    do_quest,
    explore,
    forbids_explore,
    form_coalition,
    has_coalition_points,
    offer_slips,
    offer_strikes,
    offer_walks,
    reveal_quest,
    strike,
    walk,
)
from lawspeaker.games.root.factions.vagabond.board import (
    GAINS,
    INDIFFERENT,
    VagabondBoard,
    quest_keeper,
    vagabonds,
)
from lawspeaker.games.root.factions.vagabond.characters import DAYLIGHT_OVER, played_by
from lawspeaker.games.root.factions.vagabond.filling import FIRST_QUESTS, check_items, fill_up_quests
from lawspeaker.games.root.factions.vagabond.reasons import (
    CHARACTER_LEFT_OUT,
    CHARACTER_TAKEN,
    NO_SUCH_FOREST,
    NONE_EXHAUSTED,
    NONE_SO,
    ON_ITS_TRACK,
    TEA_FIRST,
)
from lawspeaker.games.root.factions.vagabond.satchel import CONDITIONS, DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED
from lawspeaker.games.root.model.draft import WANDERERS
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, SETUP, Root
from lawspeaker.games.root.model.tables import (
    BAG,
    BASE_CHARACTERS,
    CHARACTERS,
    COIN,
    HAMMER,
    ITEMS,
    NONE,
    SWORD,
    TEA,
    TORCH,
)
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import do_extra, is_extra, linger, offer_extras
from lawspeaker.games.root.rules.battle import Battle, battle_in
from lawspeaker.games.root.rules.craft import craft, offer_crafting
from lawspeaker.games.root.rules.ruins import fill_up_ruins, lay_ruin_items
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING, changed
from lawspeaker.kernel.option import Option

ALL_CHARACTERS: Final = list(range(len(CHARACTERS)))
REFRESHED_PER_TEA: Final = 2
REFRESHED: Final = 3

WHO: Final = Topic("vagabond_who")
FOREST_WHERE: Final = Topic("vagabond_forest_where")
REFRESH: Final = Topic("vagabond_refresh", "count", "must:count")
SLIP: Final = Topic("vagabond_slip")
ACT: Final = Topic("vagabond_act")
OVERLOADED: Final = Topic("vagabond_overloaded", "count")

IS: Final = Phrase("vagabond_is", "seat", "character")
SETS_UP_FIRST: Final = Phrase("vagabond_sets_up_first", "seat")
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


class Vagabond(VagabondBoard):
    """Wanders between the factions, as their friend or foe."""

    def copy(self) -> Vagabond:
        new = Vagabond(self.number, self.seat, self.kit, self.setting)
        self.copy_to(new)
        return new

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """After the set-up the pawn is in the first forest if a position does not say where, 9.3.5 a character has its
        starting items, and 9.4.1 whoever refreshes has not begun to. 9.2.9 To be indifferent to a Vagabond, be it to
        oneself, is to have no relationship.
        """
        for seat, relation in enumerate(self.relation):
            if relation == INDIFFERENT and game.factions[seat].warrior == NONE:
                self.relation = changed(self.relation, seat, NONE)
        if quest_keeper(game) is self:
            fill_up_quests(game, given)
            fill_up_ruins(game, given)
        if game.phase != SETUP and self.clearing == NONE and self.forest == NONE:
            self.forest = 0
        game.supply[self.pawn] = 1 - self.keeps(self.pawn)
        if game.phase != SETUP and self.character != NONE and not self.names_field(given, "items"):
            for item in self.kit.printed.character_items[self.character]:
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
        return played_by(self).before_roll(game, self, battle)

    def battle_uses(self, game: Root, battle: Battle) -> list[Option]:
        return played_by(self).battle_uses(game, self)

    def use_in_battle(self, game: Root, battle: Battle, option: Option) -> Flow[None] | None:
        played_by(self).use_in_battle(game, self, battle)
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

    def ruin_sets(self, game: Root) -> int:
        """9.3.4 One R item under each ruin, 9.7.1 two of both sets if there are two Vagabonds."""
        return len(vagabonds(game))

    def set_up(self, game: Root) -> Flow[None]:
        """9.3.1 A character, 9.3.2 a forest, and then what needs no choice."""
        if self.character == NONE:
            ask = Ask(game, self.seat, WHO, "9.3.1", checkpoint=True)
            chosen = yield ask.offer(self.kit.character, ALL_CHARACTERS, CASTING)
            self.character = chosen.args[0]
            game.tell("9.3.1", IS, self.seat, self.character)
        yield from self.settle(game, "9.3.2")

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.1.III The character that lies beside the card, A.8.2 and the rest as in the standard set-up."""
        if self.character == NONE:
            self.character = game.draft.characters[WANDERERS.index(self.number)]
            game.tell("A.8.1.III", IS, self.seat, self.character)
        yield from self.settle(game, "A.8.2")

    def settle(self, game: Root, clause: str) -> Flow[None]:
        """9.3.2 A forest, and then what needs no choice."""
        if self.forest == NONE:
            ask = Ask(game, self.seat, FOREST_WHERE, clause, checkpoint=True)
            chosen = yield ask.among(self.kit.forest, list(range(len(game.chart.forests))), NO_SUCH_FOREST)
            self.put_in_forest(game, chosen.args[0], clause)
            game.supply[self.pawn] = 0
        keeper = quest_keeper(game)
        if not keeper.quests.cards:
            game.shuffle(keeper.quest_deck)
            for _ in range(FIRST_QUESTS):
                reveal_quest(game)
        sets = self.ruin_sets(game)
        lay_ruin_items(game, sets, "9.3.4" if sets == 1 else "9.7.1")
        for item in self.kit.printed.character_items[self.character]:
            self.items.lay_up(item)
            game.tell("9.3.5", GAINS, self.seat, item)

    def forbids_character(self, game: Root, character: int) -> Reason | None:
        """9.3.1 One of the characters agreed upon (V04) that no other Vagabond plays."""
        if character >= BASE_CHARACTERS and game.rules.agreed["characters"] == "base":
            return CHARACTER_LEFT_OUT
        return CHARACTER_TAKEN if any(each.character == character for each in vagabonds(game)) else None

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
            able = self.face_down()
            if not able:
                break
            args = (self.must_refresh + self.may_refresh, self.must_refresh)
            ask = Ask(game, self.seat, REFRESH, "9.4.1", args, checkpoint=True)
            ask.among_pairs(self.kit.refresh, able, REFRESHING_ITEMS)
            chosen = yield ask.add(o.done, TEA_FIRST if self.must_refresh > 0 else None)
            if chosen is o.done:
                break
            if self.must_refresh > 0:
                self.must_refresh -= 1
            else:
                self.may_refresh -= 1
            self.items.refresh(chosen.args[0], chosen.args[1])
            game.tell("9.4.1", REFRESHES, self.seat, chosen.args[0])
        self.must_refresh, self.may_refresh = 0, 0

    def face_down(self) -> list[tuple[int, int]]:
        """9.4.1 Of which kinds items lie face down, and how."""
        found: list[tuple[int, int]] = []
        for item in range(len(ITEMS)):
            if self.items.exhausted[item] > 0:
                found.append((item, EXHAUSTED))
            if self.items.damaged_exhausted[item] > 0:
                found.append((item, DAMAGED_EXHAUSTED))
        return found

    def forbids_refresh(self, item: int, condition: int) -> Reason | None:
        """9.4.1 An item that lies face down."""
        if condition in (EXHAUSTED, DAMAGED_EXHAUSTED) and self.items.count(item, condition) > 0:
            return None
        return NONE_EXHAUSTED if condition == EXHAUSTED and self.items.held(item) > 0 else NONE_SO

    def slip(self, game: Root) -> Flow[None]:
        """9.4.2 The pawn may move to an adjacent clearing or forest without boots."""
        ask = Ask(game, self.seat, SLIP, "9.4.2", checkpoint=True)
        offer_slips(ask, game, self)
        chosen = yield ask.add(game.options.decline)
        if chosen.kind == "slip_forest":
            self.put_in_forest(game, chosen.args[0], "9.4.2")
        elif chosen.kind == "slip":
            yield from self.go_with_ally(game, chosen.args[0], "9.4.2")

    # 9.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """9.5 The nine actions in any order and number."""
        o = game.options
        while game.step == ACTING:
            ask = Ask(game, self.seat, ACT, "9.5", checkpoint=True, secret=True)
            if not ask.is_known():
                self.offer_actions(ask, game)
                ask.offer(self.kit.coalition, self.dominance_cards(game), JOINING)
                offer_extras(ask, game, self.seat)
                if not ask.options and not game.hands[self.seat].cards:
                    return
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                game.step = DAYLIGHT_OVER
            elif is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
            elif chosen.kind == "coalition":
                yield from form_coalition(game, self, chosen.args[0])
            else:
                yield from self.act(game, chosen)

    def dominance_cards(self, game: Root) -> list[int]:
        """9.2.8 The hand cards that might make a coalition."""
        if not has_coalition_points(game, self.seat):
            return NOTHING
        return [card for card in game.hands[self.seat].cards if game.deck_of.dominance[card]]

    def offer_actions(self, ask: Ask, game: Root) -> None:
        """Offer all that can be done now by exhausting items."""
        kit, seat, items = self.kit, self.seat, self.items
        offer_walks(ask, game, self)  # 9.5.1
        ask.offer(game.options.battle, [] if self.clearing == NONE else [self.clearing], ATTACKING)  # 9.5.2
        ask.add(kit.explore, forbids_explore(game, self))  # 9.5.3
        ask.offer(kit.aid, game.others(seat), AIDING)  # 9.5.4
        ask.offer(kit.quest, quest_keeper(game).quests.cards, QUESTING)  # 9.5.5
        offer_strikes(ask, game, self)  # 9.5.6
        ask.among_pairs(kit.repair, self.damaged() if items.usable(HAMMER) > 0 else [], HAMMERING)  # 9.5.7
        offer_crafting(ask, game, seat)  # 9.5.8
        character = played_by(self)  # 9.5.9
        if items.usable(TORCH) > 0:
            character.offer(ask, game, self)
        elif character.special:
            ask.judged(character.special, character.lacks_torch())

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
            yield from do_quest(game, self, played_by(self), chosen.args[0])
        elif kind == "strike":
            yield from strike(game, self, chosen.args[0], chosen.args[1])
        elif kind == "repair":
            self.exhaust(game, HAMMER, "9.5.7")
            self.repair(game, chosen.args[0], chosen.args[1], "9.5.7")
        elif kind == "craft":
            yield from craft(game, self.seat, chosen.args[0])
        else:
            yield from played_by(self).act(game, self, chosen)

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
        return self.kit.printed.item_capacity + self.kit.printed.bag_capacity * self.items.track[BAG]

    def check_capacity(self, game: Root) -> Flow[None]:
        """9.6.4 Items in the Satchel and the Damaged box beyond the capacity leave the game, by his choice."""
        while self.items.load() > self.capacity(game):
            able = [
                (item, condition)
                for item in range(len(ITEMS))
                for condition in range(len(CONDITIONS))
                if self.forbids_drop(item, condition) is None
            ]
            over = self.items.load() - self.capacity(game)
            ask = Ask(game, self.seat, OVERLOADED, "9.6.4", (over,), checkpoint=True)
            chosen = yield ask.among_pairs(self.kit.drop, able, DROPPING)
            self.drop(game, chosen.args[0], chosen.args[1])

    def forbids_drop(self, item: int, condition: int) -> Reason | None:
        """9.6.4 An item in the Satchel or the Damaged box; those on tracks do not count."""
        if self.items.pile(condition)[item] > 0:
            return None
        return ON_ITS_TRACK if self.items.count(item, condition) > 0 else NONE_SO

    def drop(self, game: Root, item: int, condition: int) -> None:
        """9.6.4 An item leaves the game; an R item before others like it, since keeping one only forbids (9.7.3)."""
        self.items.remove(item, condition)
        self.ruin_kinds = changed(self.ruin_kinds, item, max(0, self.ruin_kinds[item] - 1))
        game.tell("9.6.4", DROPPED, self.seat, item)


# Judges


class Casting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return vagabond_of(game, ask).forbids_character(game, a)


class RefreshingItems(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return vagabond_of(game, ask).forbids_refresh(a, b)


class Dropping(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return vagabond_of(game, ask).forbids_drop(a, b)


CASTING: Final = Casting()
REFRESHING_ITEMS: Final = RefreshingItems()
DROPPING: Final = Dropping()


def vagabond_of(game: Root, ask: Ask) -> Vagabond:
    """The Vagabond who is asked."""
    return cast(Vagabond, game.factions[ask.seat])
