"""6. The Marquise de Cat."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root import cards
from lawspeaker.games.root.any_time import craft_step, do_extra, extras, is_extra, linger
from lawspeaker.games.root.battle import battle_in, battle_options
from lawspeaker.games.root.concepts import adjacent, paths, rules_clearing, ways
from lawspeaker.games.root.faction import Faction, Kit
from lawspeaker.games.root.move import move, move_on, move_options
from lawspeaker.games.root.options import Options
from lawspeaker.games.root.pieces import Removal, forbids_placing, place, put
from lawspeaker.games.root.state import BIRDSONG, DAYLIGHT, Root, RootSetting
from lawspeaker.games.root.tables import BIRD, CLEARINGS, MARQUISE, NONE, Tables
from lawspeaker.games.root.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason
from lawspeaker.kernel.option import Catalogue, Family, Option
from lawspeaker.kernel.schema import Flag, Shape, Whole

ACTIONS: Final = 3

KEEP_WHERE: Final = Phrase("marquise_keep_where")
FIRST_BUILDING: Final = Phrase("marquise_first_building", "kind")
WOOD_WHERE: Final = Phrase("marquise_wood_where")
ACT: Final = Phrase("marquise_act", "count")
SECOND_MOVE: Final = Phrase("marquise_second_move")
BUILD_WHERE: Final = Phrase("marquise_build_where", "kind", "count")
WOOD_FROM: Final = Phrase("marquise_wood_from", "count")
OVERWORK_WITH: Final = Phrase("marquise_overwork_with", "clearing")
HOSPITALS: Final = Phrase("marquise_hospitals", "clearing", "count")
HEALED: Final = Phrase("marquise_healed", "seat", "count", "clearing")
WOOD_PAID: Final = Phrase("marquise_wood_paid", "seat", "count", "clearing")

KEEP_STANDS_THERE: Final = Reason("6.2.2", Phrase("keep_stands_there"))

# Steps of Daylight.
CRAFTING: Final = 1
ACTING: Final = 2


class MarquiseKit(Kit):
    """The Marquise's own options and kinds of pieces."""

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        super().__init__(MARQUISE)
        numbers = tables.kind_number
        self.warrior = numbers["marquise_warrior"]
        self.sawmill = numbers["sawmill"]
        self.workshop = numbers["workshop"]
        self.recruiter = numbers["recruiter"]
        self.wood = numbers["wood"]
        self.keep = numbers["keep"]
        self.buildings: list[int] = [self.sawmill, self.workshop, self.recruiter]
        self.points: list[list[int]] = [tables.sawmill_vp, tables.workshop_vp, tables.recruiter_vp]
        self.march: Option = catalogue.family("march")()
        self.recruit: Option = catalogue.family("recruit_all")()
        self.build: Family = catalogue.family("build_kind", kind=options.kind)
        self.overwork: Family = catalogue.family("overwork", clearing=options.clearing)
        self.bird: Family = catalogue.family("bird_for_action", card=options.card)

    def make(self, seat: int, setting: RootSetting) -> Faction:
        return Marquise(self, seat)


class Marquise(Faction):
    """6.1 Builds sawmills, workshops and recruiters."""

    def __init__(self, kit: MarquiseKit, seat: int) -> None:
        super().__init__(MARQUISE, seat, kit.warrior)
        self.kit = kit
        self.actions = ACTIONS  # left in this Daylight
        self.recruited = False
        self.marching = False  # one move of a March is made

    def copy(self) -> Marquise:
        new = Marquise(self.kit, self.seat)
        new.actions, new.recruited, new.marching = self.actions, self.recruited, self.marching
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {"actions": Whole(0), "recruited": Flag(), "marching": Flag()}

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        if option.kind != "build_kind" or option.args[0] not in self.kit.buildings:
            return {}
        kind = option.args[0]
        return {"cost": self.cost(game, kind), "points": self.build_points(game, kind)}

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: 3, DAYLIGHT: ACTING}.get(phase, 2)

    # 6.2 Faction rules and abilities

    def crafting_pieces(self, game: Root, clearing: int) -> int:
        """6.2.1 Workshops craft."""
        return game.count(self.kit.workshop, clearing)

    def forbids_placing(self, game: Root, seat: int, clearing: int) -> Reason | None:
        """6.2.2 The Keep: nobody else places pieces in its clearing."""
        return KEEP_STANDS_THERE if seat != self.seat and game.count(self.kit.keep, clearing) > 0 else None

    def may_place(self, game: Root, clearing: int) -> bool:
        """Whether nobody keeps her from placing pieces in a clearing."""
        return not forbids_placing(game, self.seat, clearing)

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
        healed = yield from cards.may_spend_matching(
            game,
            self.seat,
            game.suit[removal.clearing],
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

    def set_up(self, game: Root) -> Flow[None]:
        """6.3.2 The keep, 6.3.3 the garrison, 6.3.4 the first buildings."""
        kit, o = self.kit, game.options
        if self.keep_clearing(game) == NONE:
            options = [o.at(corner) for corner in game.chart.corners]
            chosen = yield Ask(game, self.seat, KEEP_WHERE, "6.3.2", checkpoint=True).listed(options)
            corner = chosen.args[0]
            place(game, self.seat, kit.keep, corner, 1, "6.3.2")
            for clearing in range(CLEARINGS):
                if clearing != game.chart.opposite[corner]:
                    place(game, self.seat, self.warrior, clearing, 1, "6.3.3")
        keep = self.keep_clearing(game)
        for kind in kit.buildings:
            if game.supply[kind] < game.tables.kinds[kind].total:
                continue
            near = [keep, *adjacent(game, keep)]
            options = [o.at(clearing) for clearing in near if game.open_slots(clearing) > 0]
            chosen = yield Ask(game, self.seat, FIRST_BUILDING, "6.3.4", (kind,), checkpoint=True).listed(options)
            place(game, self.seat, kind, chosen.args[0], 1, "6.3.4")

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
        due = [self.may_place(game, clearing) * game.count(kit.sawmill, clearing) for clearing in range(CLEARINGS)]
        while sum(due) > game.supply[kit.wood] > 0:
            options = [game.options.at(clearing) for clearing in range(CLEARINGS) if due[clearing] > 0]
            chosen = yield Ask(game, self.seat, WOOD_WHERE, "6.4").listed(options)
            place(game, self.seat, kit.wood, chosen.args[0], 1, "6.4")
            due[chosen.args[0]] -= 1
        if game.supply[kit.wood] > 0:
            for clearing in range(CLEARINGS):
                place(game, self.seat, kit.wood, clearing, due[clearing], "6.4")

    # 6.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """6.5 First craft, then up to three actions, and one more for each bird card spent."""
        if game.step == CRAFTING:
            yield from craft_step(game, self.seat, "6.5")
            game.step = ACTING
        o = game.options
        while True:
            options = self.action_options(game) if self.actions > 0 or self.marching else []
            options += self.bird_options(game)
            if not self.marching:
                options += extras(game, self.seat)  # 1.4.2 nothing comes between the two moves of a March
            if not options and not game.hands[self.seat].cards:
                return
            options.append(o.done)
            topic = SECOND_MOVE if self.marching else ACT
            args = () if self.marching else (self.actions,)
            chosen = yield Ask(game, self.seat, topic, "6.5", args, checkpoint=True, secret=True).listed(options)
            if chosen is o.done:
                if not self.marching:
                    return
                self.marching = False
            elif is_extra(chosen):
                yield from do_extra(game, self.seat, chosen)
            elif chosen.kind == "bird_for_action":
                cards.spend(game, self.seat, chosen.args[0], "6.5")
                self.actions += 1
            else:
                yield from self.act(game, chosen)

    def bird_options(self, game: Root) -> list[Option]:
        """6.5 Each bird card spent gives one more action, R02 once those before are done."""
        if self.marching or (self.actions > 0 and game.rules.birds_come_after):
            return []
        return [self.kit.bird(card) for card in game.hands[self.seat].cards if game.deck_of.suit[card] == BIRD]

    def action_options(self, game: Root) -> list[Option]:
        """What the Marquise can do with an action; in the middle of a March only the second move."""
        kit, seat = self.kit, self.seat
        if self.marching:
            return move_options(game, seat)
        options = battle_options(game, seat)  # 6.5.1
        if move_options(game, seat):
            options.append(kit.march)  # 6.5.2
        if not self.recruited and self.recruiters(game) and game.supply[self.warrior] > 0:
            options.append(kit.recruit)  # 6.5.3
        options += [kit.build(kind) for kind in kit.buildings if self.building_sites(game, kind)]  # 6.5.4
        options += [
            kit.overwork(clearing) for clearing in range(CLEARINGS) if not self.forbids_overwork(game, clearing)
        ]
        return options

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
            self.marching = bool(move_options(game, seat))
        elif chosen is kit.recruit:
            yield from self.recruit(game)
        elif chosen.kind == "build_kind":
            yield from self.build(game, chosen.args[0])
        else:
            yield from self.overwork(game, chosen.args[0])

    # 6.5.3 Recruit

    def recruiters(self, game: Root) -> list[int]:
        """The clearings of the recruiters, once for each."""
        found: list[int] = []
        for clearing in range(CLEARINGS):
            found += [clearing] * (self.may_place(game, clearing) * game.count(self.kit.recruiter, clearing))
        return found

    def recruit(self, game: Root) -> Flow[None]:
        """6.5.3 Once a turn, a warrior at each recruiter; 1.5.4 where warriors are short, the Marquise chooses."""
        self.recruited = True
        due = self.recruiters(game)
        while len(due) > game.supply[self.warrior] > 0:
            options = [game.options.at(clearing) for clearing in sorted(set(due))]
            chosen = yield Ask(game, self.seat, WOOD_WHERE, "6.5.3").listed(options)
            place(game, self.seat, self.warrior, chosen.args[0], 1, "6.5.3")
            due.remove(chosen.args[0])
        for clearing in due:
            place(game, self.seat, self.warrior, clearing, 1, "6.5.3")

    # 6.5.4 Build

    def cost(self, game: Root, kind: int) -> int:
        """6.5.4.I The wood cost printed above the leftmost building of a kind."""
        built = game.tables.kinds[kind].total - game.supply[kind]
        return game.tables.marquise_cost[built] if built < len(game.tables.marquise_cost) else 99

    def building_sites(self, game: Root, kind: int) -> list[int]:
        """6.5.4.I Ruled clearings with an open slot for which the wood can be paid (6.5.4.II)."""
        if game.supply[kind] == 0:
            return []
        cost = self.cost(game, kind)
        ruled = self.ruled(game)
        return [
            clearing
            for clearing in range(CLEARINGS)
            if ruled[clearing]
            and game.open_slots(clearing) > 0
            and self.may_place(game, clearing)
            and self.wood_for(game, clearing, ruled) >= cost
        ]

    def ruled(self, game: Root) -> list[bool]:
        """Which clearings she rules."""
        return [rules_clearing(game, self.seat, clearing) for clearing in range(CLEARINGS)]

    def wood_for(self, game: Root, clearing: int, ruled: list[bool]) -> int:
        """6.5.4.II How much wood can come to a clearing."""
        return sum(game.count(self.kit.wood, near) for near in self.connected(game, clearing, ruled))

    def connected(self, game: Root, clearing: int, ruled: list[bool]) -> list[int]:
        """6.5.4.II The ruled clearings that wood can come from: this one, all joined to it by paths through ruled ones,
        and those that are adjacent to it, but lead no further, without a path.
        """
        found = [clearing]
        for near in found:
            for further in paths(game, self.seat, near):
                if ruled[further] and further not in found:
                    found.append(further)
        for near in ways(game, self.seat, clearing):
            if ruled[near] and near not in found:
                found.append(near)
        return found

    def build(self, game: Root, kind: int) -> Flow[None]:
        """6.5.4 Pay wood, place the building, score what its space shows."""
        cost = self.cost(game, kind)
        options = [game.options.at(clearing) for clearing in self.building_sites(game, kind)]
        chosen = yield Ask(game, self.seat, BUILD_WHERE, "6.5.4.I", (kind, cost)).listed(options)
        clearing = chosen.args[0]
        yield from self.pay_wood(game, clearing, cost)
        points = self.build_points(game, kind)
        place(game, self.seat, kind, clearing, 1, "6.5.4.III")
        score(game, self.seat, points, "6.5.4.III")

    def build_points(self, game: Root, kind: int) -> int:
        """6.5.4.III What the space of the leftmost building of a kind shows."""
        points = self.kit.points[self.kit.buildings.index(kind)]
        built = game.tables.kinds[kind].total - game.supply[kind]
        return points[built] if built < len(points) else 0

    def pay_wood(self, game: Root, clearing: int, cost: int) -> Flow[None]:
        """6.5.4.II Remove wood token by token from the clearings that are connected before any is removed: where wood
        counts for rule, it may be what connects them.
        """
        wood = self.kit.wood
        connected = sorted(self.connected(game, clearing, self.ruled(game)))
        for left in range(cost, 0, -1):
            options = [game.options.at(near) for near in connected if game.count(wood, near) > 0]
            chosen = yield Ask(game, self.seat, WOOD_FROM, "6.5.4.II", (left,)).listed(options)
            put(game, self.seat, wood, chosen.args[0], -1)
            game.supply[wood] += 1
            game.tell("6.5.4.II", WOOD_PAID, self.seat, 1, chosen.args[0])

    # 6.5.5 Overwork

    def forbids_overwork(self, game: Root, clearing: int) -> str:
        """6.5.5 A sawmill there, wood in the supply, and a card that matches the clearing."""
        if game.count(self.kit.sawmill, clearing) == 0 or game.supply[self.kit.wood] == 0:
            return "6.5.5"
        reason = forbids_placing(game, self.seat, clearing)
        if reason is not None:
            return reason.clause
        return "" if cards.payable(game, self.seat, game.suit[clearing]) else "6.5.5"

    def overwork(self, game: Root, clearing: int) -> Flow[None]:
        """6.5.5 Spend a card that matches a sawmill's clearing, and place a wood there."""
        yield from cards.spend_matching(game, self.seat, game.suit[clearing], OVERWORK_WITH, "6.5.5", (clearing,))
        place(game, self.seat, self.kit.wood, clearing, 1, "6.5.5")

    # 6.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """6.6 Draw one card and one for each uncovered icon; then discard down to five."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            recruiters = game.tables.kinds[self.kit.recruiter].total - game.supply[self.kit.recruiter]
            yield from cards.evening_draw(game, self.seat, 1 + game.tables.recruiter_draw[recruiters], "6.6")
            game.step = 2
        yield from cards.discard_down(game, self.seat, "6.6")
