"""9.2 What lies on a Vagabond's board and how it works: the pawn, the items, the relationships, the quests."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.vagabond.printed import VagabondPrinted, printed_on
from lawspeaker.games.root.factions.vagabond.reasons import (
    ALLY_CANNOT_COME,
    ALLY_DEFENDS,
    HOSTILE_WARRIORS,
    ITEMS_TAKE_HITS,
    NO_ALLIES_HERE,
    NO_ALLIES_IN_BATTLE,
    NO_ALLY_TO_LOSE,
    NONE_DAMAGED,
    NONE_READY,
    NONE_SO,
    NOT_ALLIED,
    NOT_ALLIED_IN_BATTLE,
    NOT_SO_MANY_ALLIES,
    SCORCHED_EARTH,
)
from lawspeaker.games.root.factions.vagabond.satchel import (
    CONDITIONS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    READY,
    Items,
)
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.phrases import WAYLAID
from lawspeaker.games.root.model.state import NOBODY_SITS_THERE, SETUP, Root, RootSetting
from lawspeaker.games.root.model.tables import (
    BOOT,
    CHARACTERS,
    FIRST_HIRELING,
    HAMMER,
    ITEMS,
    NONE,
    SWORD,
    VAGABOND,
    RootTables,
)
from lawspeaker.games.root.rules.battle import Battle, Losses, removal_by_hits
from lawspeaker.games.root.rules.concepts import ways
from lawspeaker.games.root.rules.move import (
    Reaction,
    forbids_move,
    is_waylaid,
    moved,
    pass_by,
    react,
    reactions_to,
    shift,
    take_ferry,
)
from lawspeaker.games.root.rules.pieces import Removal, is_shielded
from lawspeaker.games.root.rules.victory import add_points, score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING, changed
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option
from lawspeaker.kernel.zone import NOWHERE, Zone

HOSTILE: Final = 0
INDIFFERENT: Final = 1
ALLIED: Final = 4
RELATIONS: Final[list[str]] = ["hostile", "indifferent", "amiable", "friendly", "allied"]

COALITION_SEATS: Final = 4
ALLIED_AID_POINTS: Final = 2
SWEPT_ITEMS: Final = 3

DAMAGE: Final = Topic("vagabond_damage", "count", "ally:seat", "whole:count")
ALONG: Final = Topic("vagabond_along", "clearing", "target:clearing")
ALONG_HOW_MANY: Final = Topic("vagabond_along_how_many", "seat", "clearing", "target:clearing")
PAY_WITH: Final = Topic("vagabond_pay_with", "count")
WITH_ALLY: Final = Topic("vagabond_with_ally", "seat", "clearing")

EXHAUSTS: Final = Phrase("vagabond_exhausts", "seat", "item")
GAINS: Final = Phrase("vagabond_gains", "seat", "item")
DAMAGES: Final = Phrase("vagabond_damages", "seat", "item")
REPAIRS: Final = Phrase("vagabond_repairs", "seat", "item")
GOES: Final = Phrase("vagabond_goes", "seat", "clearing")
GOES_TO_FOREST: Final = Phrase("vagabond_goes_to_forest", "seat", "forest")
ATTACKS_WITH: Final = Phrase("vagabond_attacks_with", "seat", "target:seat", "clearing")
IMPROVED: Final = Phrase("vagabond_improved", "seat", "target:seat", "relation")
HOSTILE_NOW: Final = Phrase("vagabond_hostile_now", "seat", "target:seat")


class VagabondOptions:
    """The options of Vagabonds; two Vagabonds share them."""

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        self.condition: Domain = catalogue.domain(Domain("condition", CONDITIONS))
        self.relation: Domain = catalogue.domain(Domain("relation", RELATIONS))
        self.printed: VagabondPrinted = printed_on(tables)
        self.quest_card: Domain = catalogue.domain(Domain("quest", self.printed.quests.ids, secret=True))

        # Set-up.
        self.character: Family = catalogue.family(
            "character",
            "`thief`, `tinker`, `ranger`, `vagrant`, `arbiter`, `scoundrel`, `adventurer`, `ronin`, `harrier`",
            "thief",
            character=options.character,
        )
        self.forest: Family = catalogue.family("forest", "begin in this forest", "c", forest=options.forest)

        # Items.
        self.exhaust: Family = catalogue.family("exhaust", "exhaust it", "boot", item=options.item)
        self.refresh: Family = catalogue.family(
            "refresh",
            "turn it face up; `damaged_exhausted` for one in the Damaged box",
            "boot exhausted",
            item=options.item,
            condition=self.condition,
        )
        self.damage: Family = catalogue.family(
            "damage", "damage it, `ready` or `exhausted`", "boot ready", item=options.item, condition=self.condition
        )
        self.repair: Family = catalogue.family(
            "repair",
            "repair it, `damaged` or `damaged_exhausted`",
            "boot damaged",
            item=options.item,
            condition=self.condition,
        )
        self.drop: Family = catalogue.family(
            "drop_item", "it leaves the game", "boot ready", item=options.item, condition=self.condition
        )

        # Birdsong and Daylight.
        self.slip: Family = catalogue.family("slip", "slip there", "5", clearing=options.clearing)
        self.slip_forest: Family = catalogue.family("slip_forest", "slip into a forest", "c", forest=options.forest)
        self.walk: Family = catalogue.family("walk", "move there for a boot", "5", clearing=options.clearing)
        self.along: Family = catalogue.family("along", "take warriors of this ally along", "1", seat=options.seat)
        self.with_ally: Family = catalogue.family("with_ally", "attack together with this ally", "1", seat=options.seat)
        self.explore: Option = catalogue.family("explore", "explore the ruin here")()
        self.take_ruin: Family = catalogue.family(
            "take_ruin", "this item, of the first or second set", "boot_1", ruin_item=options.ruin_item
        )
        self.aid: Family = catalogue.family("aid", "aid this player", "1", seat=options.seat)
        self.take_item: Family = catalogue.family("take_item", "take this crafted item", "boot", item=options.item)
        self.take_used_item: Family = catalogue.family(
            "take_used_item", "take this one, which lies exhausted", "boot", item=options.item
        )
        self.quest: Family = catalogue.family("quest", "do this quest", "fox_errand", quest=self.quest_card)
        self.reward_points: Option = catalogue.family("reward_points", "score for it")()
        self.reward_cards: Option = catalogue.family("reward_cards", "draw two cards for it")()
        self.strike: Family = catalogue.family(
            "strike", "remove this piece for a crossbow", "1 workshop", seat=options.seat, kind=options.kind
        )
        self.coalition: Family = catalogue.family(
            "coalition", "form a coalition by this card", "dominance_fox", card=options.card
        )

        # Characters.
        self.steal: Family = catalogue.family("steal", "the Thief: a random card", "1", seat=options.seat)
        self.day_labor: Family = catalogue.family(
            "day_labor", "the Tinker: a card of the discard pile", "anvil", card=options.card
        )
        self.hideout: Option = catalogue.family(
            "hideout", "the Ranger: repair up to three items, and Daylight is over"
        )()
        self.instigate: Family = catalogue.family(
            "instigate", "the Vagrant: the first attacks the second", "1 2", seat=options.seat, target=options.seat
        )
        self.enlist: Option = catalogue.family("enlist", "the Arbiter helps the defender")()
        self.scorch: Option = catalogue.family("scorch", "the Scoundrel burns down the clearing")()
        self.improvise: Family = catalogue.family(
            "improvise", "the Adventurer: tea stands for a sword", "tea sword", item=options.item, wanted=options.item
        )
        self.swift_strike: Option = catalogue.family("swift_strike", "the Ronin: a sword for a hit")()
        self.glide: Family = catalogue.family("glide", "the Harrier: to any clearing", "9", clearing=options.clearing)


class VagabondBoard(Faction):
    """9.2 The board of a Vagabond and the faction's rules and abilities; `vagabond.Vagabond` adds its turn."""

    def __init__(self, number: int, seat: int, kit: VagabondOptions, setting: RootSetting) -> None:
        super().__init__(number, seat, NONE)
        self.kit = kit
        self.setting = setting
        tables = setting.tables
        self.pawn: int = tables.kind_number["vagabond" if number == VAGABOND else "vagabond2"]
        # made: attributes of vagabond (`make generate`)
        self.character: int = 0  # the character
        self.clearing: int = 0  # where the pawn is, or `none`
        self.forest: int = 0  # the forest it is in, or `none`
        self.items: Items  # by place (`track`, `ready`, `exhausted`, `damaged`, `damaged_exhausted`) and item: how many
        self.ruin_kinds: list[int] = NOTHING  # each item: how many of them are from ruins
        self.relation: list[int] = NOTHING  # row: `hostile`, `indifferent`, `amiable`, `friendly`, `allied`
        self.quest_deck: Zone = NOWHERE  # the quest deck
        self.quests: Zone = NOWHERE  # the quests that lie open
        self.completed: Zone = NOWHERE  # the own completed quests
        self.scorched: list[int] = NOTHING  # each clearing: 1 if the Scoundrel has burnt it down (D.6.2)
        self.sets_up_last: bool = False  # of two, the one who sets up second (9.7.1)
        self.aided: list[int] = NOTHING  # row: how often each seat has been aided this turn
        self.must_refresh: int = 0  # items still to be refreshed for tea
        self.may_refresh: int = 0  # and after those
        self.improvised: bool = False  # whether the Adventurer has improvised this turn (D.7.2)
        # end made

    def copy_to(self, new: VagabondBoard) -> None:
        """Make another board the same as this one."""
        # made: copies of vagabond (`make generate`)
        new.character = self.character
        new.clearing = self.clearing
        new.forest = self.forest
        new.items = self.items.copy()
        new.ruin_kinds = self.ruin_kinds
        new.relation = self.relation
        new.quest_deck = self.quest_deck.copy()
        new.quests = self.quests.copy()
        new.completed = self.completed.copy()
        new.scorched = self.scorched
        new.sets_up_last = self.sets_up_last
        new.aided = self.aided
        new.must_refresh = self.must_refresh
        new.may_refresh = self.may_refresh
        new.improvised = self.improvised
        # end made

    def meet(self, game: Root) -> None:
        """A.8.2 Relationships begin with whoever joins, 9.3.6 but for Vagabonds, 9.7.2 who share the quests."""
        self.setting = game.of
        for seat, faction in enumerate(game.factions):
            if faction.warrior == NONE:
                self.relation = changed(self.relation, seat, NONE)
            elif self.relation[seat] == NONE:
                self.relation = changed(self.relation, seat, INDIFFERENT)
        keeper = quest_keeper(game)
        if keeper is not self and self.quests.cards and not keeper.quests.cards:
            keeper.quest_deck.fill([])  # they lie with the first of both
            for own, other in ((self.quest_deck, keeper.quest_deck), (self.quests, keeper.quests)):
                while own.cards:
                    game.transfer(own, 0, other)

    def zones(self) -> list[Zone]:
        # made: zones of vagabond (`make generate`)
        return [self.quest_deck, self.quests, self.completed]
        # end made

    def keeps(self, kind: int) -> int:
        """The pawn, wherever it stands, is never in the supply."""
        return 1 if kind == self.pawn and (self.clearing != NONE or self.forest != NONE) else 0

    def holds_ruin_items(self, item: int) -> int:
        return self.ruin_kinds[item]

    def broken(self, game: Root) -> str:
        """The pawn is in one place, tracks hold what they can, R items are among the items, and each quest is in one
        place.
        """
        if self.forest >= len(game.chart.forests):
            return f"this map has only {len(game.chart.forests)} forests (9.3.2)"
        for seat, relation in enumerate(self.relation):
            name = game.of.name_of(seat)
            if (relation == NONE) != (game.factions[seat].warrior == NONE):
                said = "no relationship" if relation == NONE else f"a relationship, {RELATIONS[relation]},"
                return f"a Vagabond has {said} with {name} (9.2.9)"
        if self.clearing != NONE and self.forest != NONE:
            return "the pawn of a Vagabond is in a clearing or in a forest, not in both (9.5.1)"
        if game.phase != SETUP and self.clearing == NONE and self.forest == NONE:
            return "the pawn of a Vagabond is never off the map (9.2.2)"
        if self.items.is_broken():
            return f"an item track has room for {self.items.room} items of its kind (9.2.5.I)"
        for item in range(len(ITEMS)):
            if self.ruin_kinds[item] > self.items.held(item):
                return f"more R items of kind {ITEMS[item]} than items of that kind (9.7.3)"
        if any(game.crafted_items[self.seat * len(ITEMS) : (self.seat + 1) * len(ITEMS)]):
            return "a Vagabond has a Satchel, and no Crafted Items box (9.2.1)"
        if quest_keeper(game) is self:
            quests = self.quest_deck.cards + self.quests.cards
            for each in vagabonds(game):
                quests = quests + each.completed.cards
            if sorted(quests) != list(range(len(self.kit.printed.quests.ids))):
                return "every quest is in one place (9.3.3)"
        return self.broken_character(game) or self.broken_coalition(game)

    def broken_character(self, game: Root) -> str:
        """9.3.1 Every Vagabond has a character of his own; D.6.2 only the Scoundrel burns, D.7.2 and only the
        Adventurer improvises.
        """
        name = CHARACTERS[self.character] if self.character != NONE else "none"
        if name != "none" and any(each.character == self.character for each in vagabonds(game) if each is not self):
            return f"two Vagabonds are the {name} (9.3.1)"
        if any(self.scorched) and name != "scoundrel":
            return f"a Vagabond whose character is {name} has burnt down no clearing (D.6.2)"
        if self.improvised and name != "adventurer":
            return f"a Vagabond whose character is {name} has not improvised (D.7.2)"
        return ""

    def broken_coalition(self, game: Root) -> str:
        """9.2.8 Where four or more play he may have joined somebody who was in no coalition."""
        partner = game.partner[self.seat]
        if partner == NONE:
            return ""
        if game.seats < COALITION_SEATS:
            return f"{game.seats} players form no coalition: it takes {COALITION_SEATS} (9.2.8)"
        if game.partner.count(partner) > 1:
            return f"two Vagabonds have a coalition with {game.of.name_of(partner)} (9.2.8)"
        if game.partner[partner] == self.seat:
            return "two Vagabonds have each formed a coalition with the other (9.2.8)"
        return ""

    def missing(self, game: Root) -> str:
        """1.5.1 Items that have come from nowhere. A position may say of Vagabonds what they have, and nothing else."""
        for item in range(len(ITEMS)):
            if items_in_hand(game, item) + items_on_map(game, item) > items_in_box(game, item):
                return f"there are only {items_in_box(game, item)} items {ITEMS[item]} in all (1.5.1)"
        return ""

    # 9.2.1 Crafting

    def free_tools(self, game: Root, clearing: int) -> int:
        """9.2.1 Hammers craft, and have the suit of the pawn's clearing; they are not pieces in it."""
        return self.items.usable(HAMMER) if clearing == self.clearing else 0

    def tools(self, game: Root) -> list[int]:
        """9.2.1 The same of his hammers; in a forest they have no suit."""
        found = [0, 0, 0, 0]
        if self.clearing != NONE:
            found[game.tool_suit(self.clearing)] = self.items.usable(HAMMER)
        return found

    def activate(self, game: Root, clearing: int) -> None:
        """9.2.1 Activating a hammer is exhausting it."""
        self.exhaust(game, HAMMER, "9.2.1")

    def gain_item(self, game: Root, item: int) -> Flow[None] | None:
        """9.2.1 Crafted items come face up to the Satchel or their track."""
        self.items.lay_up(item)
        game.tell("9.2.1", GAINS, self.seat, item)
        return None

    # 9.2.2 Lone Wanderer

    def pawn_clearing(self, game: Root) -> int:
        return self.clearing

    def swept(self, game: Root, clearing: int, by: int) -> Flow[None] | None:
        """9.2.2.I Where all enemy pieces are removed, the pawn stays and three items are damaged."""
        return self.damage_items(game, SWEPT_ITEMS, "9.2.2.I") if clearing == self.clearing else None

    # 9.2.3 Nimble, and moving the pawn

    def ignores_rule(self, game: Root, start: int, to: int) -> bool:
        """9.2.3 Nimble: whoever rules."""
        return True

    def can_move_from(self, game: Root, clearing: int) -> bool:
        return clearing == self.clearing

    def forbids_own_move(self, game: Root, start: int, to: int) -> Reason | None:
        """9.2.9.IIIb Moving to Hostile warriors takes a boot, whatever lets the pawn move."""
        return HOSTILE_WARRIORS if self.extra_boots(game, to) > self.items.usable(BOOT) else None

    def extra_boots(self, game: Root, to: int) -> int:
        """9.2.9.IIIb One more boot into a clearing with warriors of any Hostile faction."""
        for other in game.others(self.seat):
            if self.relation[other] == HOSTILE and game.warriors(other, to) > 0:
                return 1
        return 0

    def moves_pawn(self, game: Root, start: int, to: int, clause: str, by_ferry: bool) -> Flow[None] | None:
        return self.go(game, to, clause, by_ferry)

    def moves_all(self, game: Root, start: int, to: int, clause: str) -> Flow[None] | None:
        return self.go(game, to, clause)

    def go(self, game: Root, to: int, clause: str, by_ferry: bool = False) -> Flow[None]:
        """Move the pawn to an adjacent clearing; 9.2.9.IIIb into a Hostile one with a boot."""
        for _ in range(self.extra_boots(game, to)):
            self.exhaust(game, BOOT, "9.2.9.IIIb")
        yield from self.go_with_ally(game, to, clause, by_ferry)

    def go_with_ally(self, game: Root, to: int, clause: str, by_ferry: bool = False) -> Flow[None]:
        """9.2.9.IIb Warriors of one Allied faction may be forced along; 1.5.5 they move by their own rules, so that the
        clearing must be adjacent for them too.
        """
        o, start = game.options, self.clearing
        ally, count = NONE, 0
        able = [seat for seat in self.allies_in(game, start) if self.forbids_along(game, seat, start, to) is None]
        if able:
            ask = Ask(game, self.seat, ALONG, "9.2.9.IIb", (start, to))
            chosen = yield ask.among(self.kit.along, able, TAKING_ALONG).add(o.decline)
            if chosen is not o.decline:
                ally = chosen.args[0]
                numbers = list(range(1, game.factions[ally].movable(game, start) + 1))
                ask = Ask(game, self.seat, ALONG_HOW_MANY, "9.2.9.IIb", (ally, start, to))
                many = yield ask.among(o.number, numbers, NOT_SO_MANY_ALLIES)
                count = many.args[0]
        if start != NONE and is_waylaid(game, self.seat, start, to):  # E.2.2
            game.tell("E.2.2", WAYLAID, self.seat, start, to)
            yield from self.damage_items(game, 1, "E.2.2")
        count = yield from pass_by(game, ally, start, to, count)
        yield from self.put_pawn(game, to, clause)
        reactions: list[Reaction] = []
        along: int = ally if count > 0 else NONE
        if count > 0:
            shift(game, ally, start, to, count, "9.2.9.IIb")
            yield from moved(game, ally, start, to, count)
            reactions = reactions_to(game, ally, to, count)
        yield from take_ferry(game, self.seat, to, reactions, along) if by_ferry else react(reactions)

    def forbids_along(self, game: Root, seat: int, start: int, to: int) -> Reason | None:
        """9.2.9.IIb An Allied faction, with warriors there that can come along to an adjacent clearing; the ferry goes
        farther.
        """
        if seat >= game.seats:
            return NOBODY_SITS_THERE
        if not self.is_allied_with(seat):
            return NOT_ALLIED
        if game.factions[seat].movable(game, start) == 0:
            return NO_ALLIES_HERE
        is_adjacent = to in ways(game, self.seat, start) and to in ways(game, seat, start)
        return None if is_adjacent and forbids_move(game, seat, start, to) is None else ALLY_CANNOT_COME

    def put_pawn(self, game: Root, to: int, clause: str) -> Flow[None]:
        """The pawn alone comes to a clearing."""
        self.clearing, self.forest = to, NONE
        game.tell(clause, GOES, self.seat, to)
        yield from react(reactions_to(game, self.seat, to, 0))

    def put_in_forest(self, game: Root, forest: int, clause: str) -> None:
        self.clearing, self.forest = NONE, forest
        game.tell(clause, GOES_TO_FOREST, self.seat, forest)

    # 9.2.4 to 9.2.7 Battle

    def swords(self) -> int:
        return self.items.undamaged(SWORD)

    def can_fight(self, game: Root, clearing: int) -> bool:
        """4.3 With the pawn; it is not removed, so an ambush does not end its battle."""
        return clearing == self.clearing

    def is_defenseless(self, game: Root, clearing: int) -> bool:
        """9.2.4 Without an undamaged sword."""
        return self.swords() == 0

    def hit_limit(self, game: Root, battle: Battle) -> int:
        """9.2.6 As many as undamaged swords, face up or down; 9.2.9.IIc and as warriors of an ally."""
        limit = self.swords()
        if battle.attacker == self.seat and battle.ally != NONE:
            limit += game.warriors(battle.ally, battle.clearing)
        return limit

    def has_choice_of_losses(self, game: Root, battle: Battle, hits: int) -> bool:
        """9.2.7 Whether some items can be spared and others not, 9.2.9.IId or an ally's warriors."""
        if self.fights_with_ally(game, battle):
            return True
        return len(self.undamaged([])) > 1 and self.items.all_undamaged() > hits

    def choose_losses(self, game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[None] | None:
        """9.2.7 Hits damage items, 9.2.9.IId or are taken by an ally's warriors."""
        if self.fights_with_ally(game, battle):
            return self.share_hits(game, battle, losses, hits, sealed)
        return self.choose_damage(game, losses.own, hits, "9.2.7", sealed)

    def suffer(self, game: Root, battle: Battle, losses: Losses) -> None:
        """9.2.7 The items chosen are damaged; 9.2.9.IId who has taken how many hits is noted."""
        self.damage_all(game, losses.own, "9.2.7")
        if battle.attacker == self.seat:
            battle.own_hits += len(losses.own)
            battle.ally_hits += losses.removal.warriors

    def damage_items(self, game: Root, count: int, clause: str) -> Flow[None]:
        """Damage so many undamaged items of his choice."""
        chosen: list[Option] = []
        yield from self.choose_damage(game, chosen, count, clause)
        self.damage_all(game, chosen, clause)

    def choose_damage(
        self, game: Root, chosen: list[Option], count: int, clause: str, sealed: bool = False
    ) -> Flow[None]:
        """Choose undamaged items; 9.2.7 where there are no more than so many, all of them."""
        kit = self.kit
        if self.items.all_undamaged() <= count:
            for item, condition in self.undamaged([]):
                chosen += [kit.damage(item, condition)] * self.items.count(item, condition)
            return
        for left in range(count, 0, -1):
            able = self.undamaged(chosen)
            ask = Ask(game, self.seat, DAMAGE, clause, (left, NONE, len(able)), sealed=sealed)
            option = yield ask.among_pairs(kit.damage, able, NONE_SO)
            chosen.append(option)

    def undamaged(self, chosen: list[Option]) -> list[tuple[int, int]]:
        """The undamaged items, and how they lie, that are not chosen yet."""
        found = []
        for item in range(len(ITEMS)):
            for condition in (READY, EXHAUSTED):
                held = self.items.count(item, condition)
                if held > 0 and held > chosen.count(self.kit.damage(item, condition)):
                    found.append((item, condition))
        return found

    def damage_all(self, game: Root, chosen: list[Option], clause: str) -> None:
        for option in chosen:
            self.damage(game, option.args[0], option.args[1], clause)

    def damage(self, game: Root, item: int, condition: int, clause: str) -> None:
        self.items.damage(item, condition)
        game.tell(clause, DAMAGES, self.seat, item)

    # 9.2.5 Items

    def exhaust(self, game: Root, item: int, clause: str) -> None:
        self.items.exhaust(item)
        game.tell(clause, EXHAUSTS, self.seat, item)

    def damaged(self) -> list[tuple[int, int]]:
        """The items in the Damaged box, and how they lie."""
        found: list[tuple[int, int]] = []
        for item in range(len(ITEMS)):
            if self.items.damaged[item] > 0:
                found.append((item, DAMAGED))
            if self.items.damaged_exhausted[item] > 0:
                found.append((item, DAMAGED_EXHAUSTED))
        return found

    def forbids_repair(self, item: int, condition: int) -> Reason | None:
        """9.5.7 An item in the Damaged box."""
        if condition in (DAMAGED, DAMAGED_EXHAUSTED) and self.items.count(item, condition) > 0:
            return None
        return NONE_DAMAGED if condition == DAMAGED and self.items.held(item) > 0 else NONE_SO

    def repair(self, game: Root, item: int, condition: int, clause: str) -> None:
        self.items.repair(item, condition)
        game.tell(clause, REPAIRS, self.seat, item)

    def wealth(self, game: Root) -> int:
        """11.2.6.III He pays other factions with items that are face up and undamaged."""
        return sum(self.items.usable(item) for item in range(len(ITEMS)))

    def pays_apart(self, game: Root, price: int) -> Flow[None] | None:
        return self.pay_with_items(game, price)

    def pay_with_items(self, game: Root, price: int) -> Flow[None]:
        """11.2.6.III Exhaust as many items of his choice."""
        for left in range(price, 0, -1):
            usable = [item for item in range(len(ITEMS)) if self.items.usable(item) > 0]
            ask = Ask(game, self.seat, PAY_WITH, "11.2.6.III", (left,))
            chosen = yield ask.among(self.kit.exhaust, usable, NONE_READY)
            self.exhaust(game, chosen.args[0], "11.2.6.III")

    # 9.2.8 Coalition

    def may_dominate(self, game: Root) -> bool:
        """9.2.8 Dominance cards serve him only to form a coalition."""
        return False

    # 9.2.9 Relationships

    def is_allied_with(self, seat: int) -> bool:
        """9.2.9.II Whether a faction's marker is on the last space."""
        return self.relation_to(seat) == ALLIED

    def allies_in(self, game: Root, clearing: int) -> list[int]:
        """The Allied factions with warriors in a clearing."""
        if clearing == NONE:
            return []
        return [
            seat for seat in game.others(self.seat) if self.is_allied_with(seat) and game.warriors(seat, clearing) > 0
        ]

    def improve(self, game: Root, seat: int) -> None:
        """9.2.9.I What aiding a faction does for the relationship with it."""
        relation = self.relation[seat]
        if relation in (NONE, HOSTILE):
            return  # 9.2.9.IIIc; a second Vagabond has no marker
        if relation == ALLIED:
            score(game, self.seat, ALLIED_AID_POINTS, "9.2.9.IIa")
            return
        self.aided = changed(self.aided, seat, self.aided[seat] + 1)
        step = relation - INDIFFERENT
        if self.aided[seat] < self.kit.printed.aid_needed[step]:
            return
        self.aided = changed(self.aided, seat, 0)
        self.relation = changed(self.relation, seat, relation + 1)
        game.tell("9.2.9.Ib", IMPROVED, self.seat, seat, relation + 1)
        score(game, self.seat, self.kit.printed.relationship_vp[step], "9.2.9.Ib")

    def relation_to(self, party: int) -> int:
        """9.2.9 The relationship with a faction; NONE with a second Vagabond, and E with a hireling."""
        return self.relation[party] if party < FIRST_HIRELING else NONE

    def make_hostile(self, game: Root, seat: int, clause: str) -> None:
        if self.relation_to(seat) in (NONE, HOSTILE):
            return
        self.relation = changed(self.relation, seat, HOSTILE)
        self.aided = changed(self.aided, seat, 0)
        game.tell(clause, HOSTILE_NOW, self.seat, seat)

    def makes_enemy(self, removal: Removal) -> bool:
        """9.2.9.III Whoever is Allied with him, and loses a warrior to him, is Hostile from then on."""
        return self.is_allied_with(removal.owner) and removal.remover == self.seat and removal.warriors > 0

    def score_removal(self, game: Root, removal: Removal) -> None:
        """9.2.9.IIIa Infamy: a point for each piece of a Hostile faction removed in battle on his own turn."""
        if not removal.in_battle or game.turn != self.seat:
            return
        pieces = removal.warriors + removal.cardboard
        relation = self.relation_to(removal.owner)
        if relation != HOSTILE:
            if removal.remover != self.seat or removal.warriors == 0 or relation == NONE:
                return
            if not game.rules.first_warrior_is_infamous:
                pieces -= 1
        add_points(game, self.seat, pieces, "9.2.9.IIIa")

    def removed(self, game: Root, removal: Removal) -> Flow[None] | None:
        """9.2.9.III Whoever loses a warrior to him is Hostile at once, 11.2.7.IIIb or whom it fought for."""
        if removal.warriors > 0:
            self.make_hostile(game, removal.served, "9.2.9.III")
        return None

    # 9.2.9.IIc, 9.2.9.IId Attacking with an ally

    def at_start_of_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """9.2.9.IIc Attacking, he may treat the warriors of one Allied faction as his own, but not the defender's."""
        if battle.attacker != self.seat:
            return None
        clearing, defender = battle.clearing, battle.defender
        allies = [
            seat for seat in self.allies_in(game, clearing) if self.forbids_call(game, seat, defender, clearing) is None
        ]
        return self.call_ally(game, battle, allies) if allies else None

    def call_ally(self, game: Root, battle: Battle, allies: list[int]) -> Flow[None]:
        ask = Ask(game, self.seat, WITH_ALLY, "9.2.9.IIc", (battle.defender, battle.clearing))
        chosen = yield ask.among(self.kit.with_ally, allies, CALLING).add(game.options.decline)
        if chosen is not game.options.decline:
            battle.ally = chosen.args[0]
            game.tell("9.2.9.IIc", ATTACKS_WITH, self.seat, battle.ally, battle.clearing)

    def forbids_call(self, game: Root, seat: int, defender: int, clearing: int) -> Reason | None:
        """9.2.9.IIc An Allied faction with warriors there, but not the defender."""
        if seat >= game.seats:
            return NOBODY_SITS_THERE
        if not self.is_allied_with(seat):
            return NOT_ALLIED_IN_BATTLE
        if seat == defender:
            return ALLY_DEFENDS
        return None if game.warriors(seat, clearing) > 0 else NO_ALLIES_IN_BATTLE

    def fights_with_ally(self, game: Root, battle: Battle) -> bool:
        """9.2.9.IId Whether there are warriors of an ally that could take his hits; E.2.2 none that the enemy who deals
        them cannot remove.
        """
        if battle.attacker != self.seat or battle.ally == NONE:
            return False
        if is_shielded(game, battle.ally, battle.clearing, self.taker_of_ally(battle)):
            return False
        return game.warriors(battle.ally, battle.clearing) > 0

    def taker_of_ally(self, battle: Battle) -> int:
        """9.2.9.IId Who removes warriors of an ally that take his hits: whoever deals these, never he himself (R18), so
        that they do not make it Hostile.
        """
        return battle.opponent(self.seat) if battle.remover in (NONE, self.seat) else battle.remover

    def share_hits(self, game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[None]:
        """9.2.9.IId Each hit damages an item or removes a warrior of the ally; 9.2.7 without an undamaged item he may
        ignore it.
        """
        o, ally = game.options, game.factions[battle.ally]
        removal = removal_by_hits(battle, self.seat, battle.ally)
        removal.served = battle.ally
        removal.remover = self.taker_of_ally(battle)
        losses.removal = removal
        standing = game.warriors(battle.ally, battle.clearing)
        for left in range(min(hits, self.items.all_undamaged() + standing), 0, -1):
            able = self.undamaged(losses.own)
            ask = Ask(game, self.seat, DAMAGE, "9.2.9.IId", (left, battle.ally, len(able)), sealed=sealed)
            ask.among_pairs(self.kit.damage, able, NONE_SO)
            ask.add(o.decline, ITEMS_TAKE_HITS if able else None)
            kinds = [
                kind for kind in (ally.warrior, ally.chief) if game.count(kind, battle.clearing) > removal.count(kind)
            ]
            chosen = yield ask.among(o.lose, kinds, NO_ALLY_TO_LOSE)
            if chosen.kind == "lose":
                removal.add(game, chosen.args[0], 1)
            elif chosen is not o.decline:
                losses.own.append(chosen)

    def after_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """9.2.9.IId An ally that took more of his hits than his items did is Hostile after the battle."""
        if battle.attacker == self.seat and battle.ally != NONE and battle.ally_hits > battle.own_hits:
            self.make_hostile(game, battle.ally, "9.2.9.IId")
        return None

    # D.6.2 Scorched Earth

    def forbids_entry(self, game: Root, party: int, clearing: int) -> Reason | None:
        return SCORCHED_EARTH if self.scorched[clearing] else None

    def forbids_placing(self, game: Root, party: int, clearing: int) -> Reason | None:
        return SCORCHED_EARTH if self.scorched[clearing] else None


def vagabonds(game: Root) -> list[VagabondBoard]:
    """All Vagabonds at the table, by seat."""
    return [faction for faction in game.factions if isinstance(faction, VagabondBoard)]


def items_in_hand(game: Root, item: int) -> int:
    """How many items of a kind Vagabonds and others have."""
    crafted = sum(game.crafted_items[seat * len(ITEMS) + item] for seat in range(game.seats))
    return crafted + sum(each.items.held(item) for each in vagabonds(game))


def items_on_map(game: Root, item: int) -> int:
    """How many items of a kind are in the supply on the map (5.1.5) and under ruins (9.3.4)."""
    kinds = game.tables.ruin_items
    under = [kinds[card % len(kinds)] for zone in game.ruin_items for card in zone.cards]
    return game.items[item] + under.count(item)


def items_in_box(game: Root, item: int) -> int:
    """1.5.1 How many items of a kind there are: for the map (5.1.5), under ruins (9.3.4), and those that the characters
    begin with (9.3.5).
    """
    tables = game.tables
    found = tables.item_supply[item]
    for each in vagabonds(game):
        characters = each.kit.printed.character_items
        own = [characters[each.character]] if each.character != NONE else characters
        found += tables.ruin_items.count(item) + max(items.count(item) for items in own)
    return found


def quest_keeper(game: Root) -> VagabondBoard:
    """9.7.2 Two Vagabonds share the quests: they lie with the first of them."""
    for faction in game.factions:
        if isinstance(faction, VagabondBoard):
            return faction
    raise IndexError


# Judges


def board_of(game: Root, ask: Ask) -> VagabondBoard:
    """The board of the Vagabond who is asked."""
    return cast(VagabondBoard, game.factions[ask.seat])


class TakingAlong(Judge[Root]):
    """Of allies on a move that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return board_of(game, ask).forbids_along(game, a, ask.args[0], ask.args[1])


class Calling(Judge[Root]):
    """Of allies in a battle that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return board_of(game, ask).forbids_call(game, a, ask.args[0], ask.args[1])


class Repairing(Judge[Root]):
    """Of items, whatever repairs them."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return board_of(game, ask).forbids_repair(a, b)


TAKING_ALONG: Final = TakingAlong()
CALLING: Final = Calling()
REPAIRING: Final = Repairing()
