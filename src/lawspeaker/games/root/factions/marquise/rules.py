"""6. The Marquise de Cat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.reasons import NO_OPEN_SLOT, NONE_LEFT, NOT_IN_HAND, named
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, Root
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS, MARQUISE, NONE, total
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import craft_step, do_extra, is_extra, linger, offer_extras
from lawspeaker.games.root.rules.battle import battle_in, offer_battles
from lawspeaker.games.root.rules.concepts import adjacent, paths, rules_clearing, shortcuts
from lawspeaker.games.root.rules.craft import CraftingOver
from lawspeaker.games.root.rules.homelands import card_of, choose_homelands, clearings_between
from lawspeaker.games.root.rules.move import can_move, move, move_on, offer_moves
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place, put
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.marquise.kit import MarquiseKit

ACTIONS: Final = 3

KEEP_WHERE: Final = Topic("marquise_keep_where")
KEEP_AT_HOME: Final = Topic("marquise_keep_at_home")
FIRST_BUILDING: Final = Topic("marquise_first_building", "kind")
WOOD_WHERE: Final = Topic("marquise_wood_where")
ACT: Final = Topic("marquise_act", "count")
SECOND_MOVE: Final = Topic("marquise_second_move")
BUILD_WHERE: Final = Topic("marquise_build_where", "kind", "count")
WOOD_FROM: Final = Topic("marquise_wood_from", "count")
OVERWORK_WITH: Final = Topic("marquise_overwork_with", "clearing")
HOSPITALS: Final = Topic("marquise_hospitals", "clearing", "count")
HEALED: Final = Phrase("marquise_healed", "seat", "count", "clearing")
WOOD_PAID: Final = Phrase("marquise_wood_paid", "seat", "count", "clearing")

# Steps of Daylight.
CRAFTING: Final = 1
ACTING: Final = 2

ALL_CLEARINGS: Final = list(range(CLEARINGS))

# Why something cannot be chosen.


def near_keep(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], marquise_of(game, ask).keep_clearing(game))


def actions_left(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (marquise_of(game, ask).actions,)


def price(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], marquise_of(game, ask).cost(game, option.args[0]))


def wood_in_reach(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    cats = marquise_of(game, ask)
    return (option.args[0], ask.args[1], cats.realm(game).wood[option.args[0]])


KEEP_STANDS_THERE: Final = Reason("6.2.2", Phrase("keep_stands_there"))
NOT_A_CORNER: Final = Reason("6.3.2", Phrase("not_a_corner", "clearing"), named)
FAR_FROM_KEEP: Final = Reason("6.3.4", Phrase("marquise_far_from_keep", "clearing", "keep:clearing"), near_keep)
NOT_A_HOMELAND: Final = Reason("A.8.2", Phrase("not_a_homeland", "clearing"), named)
NEXT_TO_ENEMY: Final = Reason("A.8.2", Phrase("marquise_keep_next_to_enemy", "clearing"), named)
HAS_BUILDING: Final = Reason("A.8.2", Phrase("marquise_has_building", "clearing"), named)
NO_WOOD_DUE: Final = Reason("6.4", Phrase("marquise_nothing_due", "clearing"), named)
NO_WARRIOR_DUE: Final = NO_WOOD_DUE.under("6.5.3")
CRAFTING_COMES_FIRST: Final = Reason("6.5", Phrase("marquise_crafting_comes_first"))
NO_ACTIONS: Final = Reason("6.5", Phrase("marquise_no_actions"))
ACTIONS_LEFT: Final = Reason("6.5", Phrase("marquise_actions_left", "count"), actions_left)
NOT_A_BIRD: Final = Reason("6.5", Phrase("not_a_bird", "card"), named)
CANNOT_MARCH: Final = Reason("4.2.1", Phrase("marquise_cannot_march"))
HAS_RECRUITED: Final = Reason("6.5.3", Phrase("marquise_has_recruited"))
NO_RECRUITER: Final = Reason("6.5.3", Phrase("marquise_no_recruiter"))
NOT_HER_BUILDING: Final = Reason("6.5.4", Phrase("marquise_not_her_building"), moot=True)
NOT_RULED: Final = Reason("6.5.4.I", Phrase("not_ruled", "clearing"), named)
TOO_LITTLE_WOOD: Final = Reason(
    "6.5.4.II", Phrase("marquise_too_little_wood", "clearing", "cost:count", "wood:count"), wood_in_reach
)
WOOD_NOWHERE: Final = Reason("6.5.4.II", Phrase("marquise_wood_nowhere", "kind", "cost:count"), price)
SLOT_NOWHERE: Final = Reason("2.2.3", Phrase("marquise_slot_nowhere"))
RULE_NOWHERE: Final = Reason("6.5.4.I", Phrase("marquise_rule_nowhere"))
NO_WOOD_THERE: Final = Reason("6.5.4.II", Phrase("marquise_no_wood_there", "clearing"), named)
NO_SAWMILL: Final = Reason("6.5.5", Phrase("marquise_no_sawmill", "clearing"), named)
NO_CARD_TO_OVERWORK: Final = Reason("6.5.5", Phrase("no_matching_card", "clearing"), named)


class Realm:
    """6.5.4 Which clearings the Marquise rules, and how much wood can come to each of them."""

    def __init__(self, ruled: list[bool]) -> None:
        self.ruled = ruled
        self.wood = [0] * CLEARINGS
        self.sites: list[int] = []  # where she can build anything for which there is enough


class Marquise(Faction):
    """Builds sawmills, workshops and recruiters."""

    def __init__(self, kit: MarquiseKit, seat: int) -> None:
        super().__init__(MARQUISE, seat, kit.warrior)
        self.kit = kit
        # made: attributes of marquise (`make generate`)
        self.actions: int = 0  # actions left in this Daylight
        self.recruited: bool = False  # whether she has recruited in it
        self.marching: bool = False  # whether one move of a March is made
        # end made

    def copy(self) -> Marquise:
        new = Marquise(self.kit, self.seat)
        # made: copies of marquise (`make generate`)
        new.actions = self.actions
        new.recruited = self.recruited
        new.marching = self.marching
        # end made
        return new

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        if option.kind != "build_kind" or option.args[0] not in self.kit.buildings:
            return {}
        kind = option.args[0]
        return {"cost": self.cost(game, kind), "points": self.build_points(game, kind)}

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: 3, DAYLIGHT: ACTING}.get(phase, 2)

    # 6.2 Faction rules and abilities

    def crafting_kinds(self) -> list[int]:
        """6.2.1 Workshops craft."""
        return self.kit.crafting

    def forbids_placing(self, game: Root, party: int, clearing: int) -> Reason | None:
        """6.2.2 The Keep: no other player places pieces in its clearing; she may place those of her hirelings too."""
        kept = game.count(self.kit.keep, clearing) > 0 and game.player(party) != self.seat
        return KEEP_STANDS_THERE if kept else None

    def may_place(self, game: Root, clearing: int) -> bool:
        """Whether nobody keeps her from placing pieces in a clearing."""
        return forbids_placing(game, self.seat, clearing) is None

    def lost_for_good(self, game: Root, kind: int) -> int:
        """6.2.2 A keep that is neither on the map nor still to be placed."""
        return 1 if kind == self.kit.keep and self.keep_clearing(game) == NONE and game.supply[kind] == 0 else 0

    def keep_clearing(self, game: Root) -> int:
        for clearing in range(CLEARINGS):
            if game.count(self.kit.keep, clearing) > 0:
                return clearing
        return NONE

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """6.2.2 A removed keep never returns; 6.2.3 Field Hospitals."""
        if removal.count(self.kit.keep) > 0:
            game.supply[self.kit.keep] = 0
        keep = self.keep_clearing(game)
        if removal.warriors > 0 and keep != NONE and self.may_place(game, keep):
            return self.field_hospitals(game, removal)
        return None

    def field_hospitals(self, game: Root, removal: Removal) -> Flow[None]:
        """6.2.3 Field Hospitals: a card that matches the clearing brings all warriors lost there to the keep."""
        healed = yield from cards.may_spend_in(
            game,
            self.seat,
            removal.clearing,
            HOSPITALS,
            "6.2.3",
            (removal.clearing, removal.warriors),
        )
        if healed:
            keep = self.keep_clearing(game)
            count = min(removal.warriors, game.supply[self.warrior])
            game.supply[self.warrior] -= count
            put(game, self.seat, self.warrior, keep, count)
            removal.rescued += count
            game.tell("6.2.3", HEALED, self.seat, count, keep)

    # 6.3 Set-up

    def is_set_up(self, game: Root) -> bool:
        return self.keep_clearing(game) != NONE and all(
            game.supply[kind] < game.tables.kinds[kind].total for kind in self.kit.buildings
        )

    def starting_clearings(self, game: Root) -> list[int]:
        """6.3.2 Where the keep stands; her other buildings are no start."""
        keep = self.keep_clearing(game)
        return [] if keep == NONE else [keep]

    def set_up(self, game: Root) -> Flow[None]:
        """6.3.1 All pieces begin in the supply. 6.3.2 The keep, 6.3.3 the garrison, 6.3.4 the first buildings."""
        kit, o = self.kit, game.options
        if self.keep_clearing(game) == NONE:
            ask = Ask(game, self.seat, KEEP_WHERE, "6.3.2", checkpoint=True)
            chosen = yield ask.among(o.at, game.chart.corners, NOT_A_CORNER)
            corner = chosen.args[0]
            place(game, self.seat, kit.keep, corner, 1, "6.3.2")
            for clearing in range(CLEARINGS):
                if clearing != game.chart.opposite[corner]:
                    place(game, self.seat, self.warrior, clearing, 1, "6.3.3")
        keep = self.keep_clearing(game)
        for kind in kit.buildings:
            if game.supply[kind] < game.tables.kinds[kind].total:
                continue
            ask = Ask(game, self.seat, FIRST_BUILDING, "6.3.4", (kind,), checkpoint=True)
            chosen = yield ask.offer(o.at, [keep, *adjacent(game, keep)], FOUNDING)
            place(game, self.seat, kind, chosen.args[0], 1, "6.3.4")

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.2 Two warriors in each homeland, and one everywhere else; the keep in one of them, if possible not next
        to an enemy's; and a building of each kind, one in each.
        """
        kit, o = self.kit, game.options
        homelands = yield from choose_homelands(game, self.seat)
        if game.supply[self.warrior] == game.tables.kinds[self.warrior].total:
            for clearing in range(CLEARINGS):
                if self.may_place(game, clearing):
                    count = card_of(game, self.seat).warriors if clearing in homelands else 1
                    place(game, self.seat, self.warrior, clearing, count, "A.8.2")
        if self.keep_clearing(game) == NONE:
            ask = Ask(game, self.seat, KEEP_AT_HOME, "A.8.2", checkpoint=True)
            chosen = yield ask.offer(o.at, homelands, KEEPING)
            place(game, self.seat, kit.keep, chosen.args[0], 1, "A.8.2")
        for kind in kit.buildings:
            if game.supply[kind] < game.tables.kinds[kind].total:
                continue
            ask = Ask(game, self.seat, FIRST_BUILDING, "A.8.2", (kind,), checkpoint=True)
            chosen = yield ask.offer(o.at, homelands, FOUNDING_AT_HOME)
            place(game, self.seat, kind, chosen.args[0], 1, "A.8.2")

    def forbids_keep_at_home(self, game: Root, clearing: int) -> Reason | None:
        """A.8.2 In a homeland, and if possible not adjacent to that of an enemy."""
        own, between = game.draft.homelands_of(self.seat), clearings_between(game, self.seat)
        if clearing not in own:
            return NOT_A_HOMELAND
        return NEXT_TO_ENEMY if between[clearing] == 0 and any(between[each] > 0 for each in own) else None

    def forbids_building_at_home(self, game: Root, clearing: int) -> Reason | None:
        """A.8.2 In a homeland without one of them."""
        if clearing not in game.draft.homelands_of(self.seat):
            return NOT_A_HOMELAND
        return HAS_BUILDING if any(game.count(kind, clearing) > 0 for kind in self.kit.buildings) else None

    def forbids_first_building(self, game: Root, clearing: int) -> Reason | None:
        """6.3.4 With the keep or next to it, 2.2.3 in an open slot."""
        keep = self.keep_clearing(game)
        if clearing != keep and clearing not in adjacent(game, keep):
            return FAR_FROM_KEEP
        return None if game.open_slots(clearing) > 0 else NO_OPEN_SLOT

    # 6.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """6.4 One wood at each sawmill; 1.5.4 where wood is short, the Marquise says where it goes."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            game.step = 2
        if game.step == 2:
            yield from self.place_wood(game)
            game.step = 3
        yield from linger(game, self.seat, "1.4.1")
        self.actions = ACTIONS
        self.recruited = False
        self.marching = False

    def place_wood(self, game: Root) -> Flow[None]:
        kit = self.kit
        due = [self.wood_due(game, clearing) for clearing in range(CLEARINGS)]
        while total(due) > game.supply[kit.wood] > 0:
            still = [clearing for clearing in range(CLEARINGS) if due[clearing] > 0]
            chosen = yield Ask(game, self.seat, WOOD_WHERE, "6.4").among(game.options.at, still, NO_WOOD_DUE)
            place(game, self.seat, kit.wood, chosen.args[0], 1, "6.4")
            due[chosen.args[0]] -= 1
        for clearing in range(CLEARINGS):
            place(game, self.seat, kit.wood, clearing, due[clearing], "6.4")

    def wood_due(self, game: Root, clearing: int) -> int:
        """6.4 One wood for each sawmill in a clearing, unless somebody keeps her from placing it."""
        sawmills = game.count(self.kit.sawmill, clearing)
        return sawmills if sawmills > 0 and self.may_place(game, clearing) else 0

    # 6.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """6.5 First craft, then up to three actions, and one more for each bird card spent."""
        if game.step == CRAFTING:
            yield from craft_step(game, self.seat, "6.5")
            game.step = ACTING
        o = game.options
        while True:
            ask = self.second_move_ask(game) if self.marching else self.action_ask(game)
            if ask.options == [o.done] and not game.hands[self.seat].cards:
                return
            chosen = yield ask
            if chosen is o.done:
                if not self.marching:
                    return
                self.marching = False
            elif is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
            elif chosen.kind == "bird_for_action":
                cards.spend(game, self.seat, chosen.args[0], "6.5")
                self.actions += 1
            else:
                yield from self.act(game, chosen)

    def second_move_ask(self, game: Root) -> Ask:
        """6.5.2 In the middle of a March: 1.4.2 nothing else comes between its two moves."""
        ask = Ask(game, self.seat, SECOND_MOVE, "6.5", checkpoint=True, secret=True)
        return ask if ask.is_known() else offer_moves(ask, game, self.seat).add(game.options.done)

    def action_ask(self, game: Root) -> Ask:
        """6.5 What the Marquise can do with an action, and what gives her more of them."""
        kit = self.kit
        ask = Ask(game, self.seat, ACT, "6.5", (self.actions,), checkpoint=True, secret=True)
        if ask.is_known():
            return ask
        if self.actions > 0:
            offer_battles(ask, game, self.seat)  # 6.5.1
            ask.add(kit.march, self.forbids_march(game))
            ask.add(kit.recruit, self.forbids_recruit(game))
            realm = self.realm(game)
            buildings = [kind for kind in kit.buildings if self.can_build(game, kind, realm)]
            ask.among(kit.build, buildings, BUILDING)
            ask.among(kit.overwork, [c for c in ALL_CLEARINGS if self.forbids_overwork(game, c) is None], OVERWORKING)
        else:
            for kind in ("battle", "march", "recruit_all", "build_kind", "overwork"):
                ask.judged(kind, NO_ACTIONS)
        ask.among(kit.bird, self.birds(game), SPENDING_BIRDS)
        ask.judged("craft", CRAFTING_OVER)
        return offer_extras(ask, game, self.seat).add(game.options.done)

    def birds(self, game: Root) -> list[int]:
        """6.5 The bird cards that can be spent for an action."""
        if self.actions > 0 and game.rules.birds_come_after:
            return NOTHING
        return [card for card in game.hands[self.seat].cards if game.deck_of.suit[card] == BIRD]

    def forbids_bird(self, game: Root, card: int) -> Reason | None:
        """6.5 Each bird card spent gives one more action, R02 once those before are done."""
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        if game.deck_of.suit[card] != BIRD:
            return NOT_A_BIRD
        return ACTIONS_LEFT if self.actions > 0 and game.rules.birds_come_after else None

    def forbids_march(self, game: Root) -> Reason | None:
        """6.5.2 Somewhere a move must be possible."""
        return None if can_move(game, self.seat) else CANNOT_MARCH

    def act(self, game: Root, chosen: Option) -> Flow[None]:
        kit, seat = self.kit, self.seat
        if self.marching:
            self.marching = False
            yield from move_on(game, seat, chosen.args[0], "6.5.2")
            return
        self.actions -= 1
        if chosen.kind == "battle":
            yield from battle_in(game, seat, chosen.args[0], "6.5.1")
        elif chosen is kit.march:
            yield from move(game, seat, "6.5.2")
            self.marching = can_move(game, seat)
        elif chosen is kit.recruit:
            yield from self.recruit(game)
        elif chosen.kind == "build_kind":
            yield from self.build(game, chosen.args[0])
        else:
            yield from self.overwork(game, chosen.args[0])

    # 6.5.3 Recruit

    def forbids_recruit(self, game: Root) -> Reason | None:
        """6.5.3 Once a turn, at recruiters, 1.5.1 with warriors of the supply."""
        if self.recruited:
            return HAS_RECRUITED
        if not self.has_recruiter(game):
            return NO_RECRUITER
        return None if game.supply[self.warrior] > 0 else NONE_LEFT

    def has_recruiter(self, game: Root) -> bool:
        """Whether there is a recruiter where nobody keeps her from placing pieces."""
        kind = self.kit.recruiter
        return any(game.count(kind, place) > 0 and self.may_place(game, place) for place in range(CLEARINGS))

    def recruiters(self, game: Root) -> list[int]:
        """The clearings of the recruiters, once for each."""
        found: list[int] = []
        for clearing in range(CLEARINGS):
            count = game.count(self.kit.recruiter, clearing)
            if count > 0 and self.may_place(game, clearing):
                found += [clearing] * count
        return found

    def recruit(self, game: Root) -> Flow[None]:
        """6.5.3 Once a turn, a warrior at each recruiter; 1.5.4 where warriors are short, the Marquise chooses."""
        self.recruited = True
        due = self.recruiters(game)
        while len(due) > game.supply[self.warrior] > 0:
            still = sorted(set(due))
            chosen = yield Ask(game, self.seat, WOOD_WHERE, "6.5.3").among(game.options.at, still, NO_WARRIOR_DUE)
            place(game, self.seat, self.warrior, chosen.args[0], 1, "6.5.3")
            due.remove(chosen.args[0])
        for clearing in due:
            place(game, self.seat, self.warrior, clearing, 1, "6.5.3")

    # 6.5.4 Build

    def cost(self, game: Root, kind: int) -> int:
        """6.5.4.I The wood cost printed above the leftmost building of a kind."""
        built = game.tables.kinds[kind].total - game.supply[kind]
        return self.kit.printed.cost[built] if built < len(self.kit.printed.cost) else 99

    def forbids_build(self, game: Root, kind: int, realm: Realm) -> Reason | None:
        """6.5.4 A building of her own that is left, and a site; without one, what the best clearing lacks."""
        if kind not in self.kit.buildings:
            return NOT_HER_BUILDING
        if game.supply[kind] == 0:
            return NONE_LEFT
        lacks = RULE_NOWHERE
        for clearing in range(CLEARINGS):
            reason = self.forbids_site(game, kind, clearing, realm)
            if reason is None:
                return None
            if reason is TOO_LITTLE_WOOD:
                lacks = WOOD_NOWHERE
            elif reason is NO_OPEN_SLOT and lacks is RULE_NOWHERE:
                lacks = SLOT_NOWHERE
        return lacks

    def can_build(self, game: Root, kind: int, realm: Realm) -> bool:
        """6.5.4 Whether nothing forbids building one of hers."""
        if game.supply[kind] == 0:
            return False
        cost = self.cost(game, kind)
        return any(realm.wood[clearing] >= cost for clearing in realm.sites)

    def forbids_site(self, game: Root, kind: int, clearing: int, realm: Realm) -> Reason | None:
        """6.5.4.I, 2.2.3 A clearing where she can build, 6.5.4.II for which the wood can be paid."""
        barred = self.forbids_ground(game, clearing, realm)
        if barred is not None:
            return barred
        return None if realm.wood[clearing] >= self.cost(game, kind) else TOO_LITTLE_WOOD

    def forbids_ground(self, game: Root, clearing: int, realm: Realm) -> Reason | None:
        """6.5.4.I A ruled clearing, 2.2.3 with an open slot, where nobody keeps her from placing pieces."""
        if not realm.ruled[clearing]:
            return NOT_RULED
        return NO_OPEN_SLOT if game.open_slots(clearing) == 0 else forbids_placing(game, self.seat, clearing)

    def building_sites(self, game: Root, kind: int) -> list[int]:
        """6.5.4.I Where a building of a kind can go."""
        realm = self.realm(game)
        return [clearing for clearing in range(CLEARINGS) if self.forbids_site(game, kind, clearing, realm) is None]

    def ruled(self, game: Root) -> list[bool]:
        """Which clearings she rules."""
        return [rules_clearing(game, self.seat, clearing) for clearing in range(CLEARINGS)]

    def realm(self, game: Root) -> Realm:
        """6.5.4 The clearings that she rules, with the wood that can come to each where she can build."""
        realm = Realm(self.ruled(game))
        realm.sites = [place for place in range(CLEARINGS) if self.forbids_ground(game, place, realm) is None]
        wood = self.kit.wood
        if game.tables.kinds[wood].total == game.supply[wood]:
            return realm
        for clearing in realm.sites:
            if realm.wood[clearing] == 0:
                joined = self.joined(game, clearing, realm.ruled)
                there = 0
                for near in joined:
                    there += game.count(wood, near)
                for near in joined:
                    realm.wood[near] = there
                    for beyond in self.adjoining(game, near, joined, realm.ruled):
                        realm.wood[near] += game.count(wood, beyond)
        return realm

    def connected(self, game: Root, clearing: int, ruled: list[bool]) -> list[int]:
        """6.5.4.II The ruled clearings that wood can come from: this one, all joined to it by paths through ruled ones,
        and those that are adjacent to it, but lead no further, without a path.
        """
        joined = self.joined(game, clearing, ruled)
        return joined + self.adjoining(game, clearing, joined, ruled)

    def joined(self, game: Root, clearing: int, ruled: list[bool]) -> list[int]:
        """A ruled clearing and all joined to it by paths through ruled ones: from each of them these are the same."""
        found = [clearing]
        left = ruled[:]
        left[clearing] = False
        for near in found:
            for further in paths(game, self.seat, near):
                if left[further]:
                    left[further] = False
                    found.append(further)
        return found

    def adjoining(self, game: Root, clearing: int, joined: list[int], ruled: list[bool]) -> list[int]:
        """The ruled clearings that are adjacent to one, but not joined to it."""
        if game.of.paths_lead:
            return NOTHING
        return [near for near in shortcuts(game, self.seat, clearing) if ruled[near] and near not in joined]

    def build(self, game: Root, kind: int) -> Flow[None]:
        """6.5.4 Pay wood, place the building, score what its space shows."""
        cost = self.cost(game, kind)
        ask = Ask(game, self.seat, BUILD_WHERE, "6.5.4.I", (kind, cost))
        chosen = yield ask.among(game.options.at, self.building_sites(game, kind), SITING)
        clearing = chosen.args[0]
        yield from self.pay_wood(game, clearing, cost)
        points = self.build_points(game, kind)
        place(game, self.seat, kind, clearing, 1, "6.5.4.III")
        score(game, self.seat, points, "6.5.4.III")

    def build_points(self, game: Root, kind: int) -> int:
        """6.5.4.III What the space of the leftmost building of a kind shows."""
        points = self.kit.printed.points[self.kit.buildings.index(kind)]
        built = game.tables.kinds[kind].total - game.supply[kind]
        return points[built] if built < len(points) else 0

    def pay_wood(self, game: Root, clearing: int, cost: int) -> Flow[None]:
        """6.5.4.II Remove wood token by token from the clearings that are connected before any is removed: where wood
        counts for rule, it may be what connects them.
        """
        wood = self.kit.wood
        connected = sorted(self.connected(game, clearing, self.ruled(game)))
        for left in range(cost, 0, -1):
            stocked = [near for near in connected if game.count(wood, near) > 0]
            ask = Ask(game, self.seat, WOOD_FROM, "6.5.4.II", (left,))
            chosen = yield ask.among(game.options.at, stocked, NO_WOOD_THERE)
            put(game, self.seat, wood, chosen.args[0], -1)
            game.supply[wood] += 1
            game.tell("6.5.4.II", WOOD_PAID, self.seat, 1, chosen.args[0])

    # 6.5.5 Overwork

    def forbids_overwork(self, game: Root, clearing: int) -> Reason | None:
        """6.5.5 A sawmill there, 1.5.1 wood in the supply, and a card that matches the clearing."""
        if game.count(self.kit.sawmill, clearing) == 0:
            return NO_SAWMILL
        if game.supply[self.kit.wood] == 0:
            return NONE_LEFT
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        return None if cards.payable_in(game, self.seat, clearing) else NO_CARD_TO_OVERWORK

    def overwork(self, game: Root, clearing: int) -> Flow[None]:
        """6.5.5 Spend a card that matches a sawmill's clearing, and place a wood there."""
        yield from cards.spend_in(game, self.seat, clearing, OVERWORK_WITH, "6.5.5", (clearing,))
        place(game, self.seat, self.kit.wood, clearing, 1, "6.5.5")

    # 6.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """6.6 Draw one card and one for each uncovered icon; then discard down to five."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            recruiters = game.tables.kinds[self.kit.recruiter].total - game.supply[self.kit.recruiter]
            yield from cards.evening_draw(game, self.seat, 1 + self.kit.printed.draw[recruiters], "6.6")
            game.step = 2
        yield from cards.discard_down(game, self.seat, "6.6")


# Judges


def marquise_of(game: Root, ask: Ask) -> Marquise:
    """The Marquise who is asked."""
    return cast(Marquise, game.factions[ask.seat])


class Founding(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return marquise_of(game, ask).forbids_first_building(game, a)


class Keeping(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return marquise_of(game, ask).forbids_keep_at_home(game, a)


class FoundingAtHome(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return marquise_of(game, ask).forbids_building_at_home(game, a)


class Building(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        cats = marquise_of(game, ask)
        return cats.forbids_build(game, a, cats.realm(game))


class Siting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        cats = marquise_of(game, ask)
        return cats.forbids_site(game, ask.args[0], a, cats.realm(game))


class Overworking(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return marquise_of(game, ask).forbids_overwork(game, a)


class SpendingBirds(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return marquise_of(game, ask).forbids_bird(game, a)


FOUNDING: Final = Founding()
KEEPING: Final = Keeping()
FOUNDING_AT_HOME: Final = FoundingAtHome()
BUILDING: Final = Building()
SITING: Final = Siting()
OVERWORKING: Final = Overworking()
SPENDING_BIRDS: Final = SpendingBirds()
CRAFTING_OVER: Final = CraftingOver(CRAFTING_COMES_FIRST)
