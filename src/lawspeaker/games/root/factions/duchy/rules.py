"""12.4 to 12.6 The turn of the Underground Duchy."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.duchy.board import SPEAKING, DuchyBoard
from lawspeaker.games.root.factions.duchy.ministers import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    CLAUSES,
    DUCHESS,
    FOREMOLE,
    LORD,
    MARSHAL,
    MAYOR,
    MINISTERS,
    RANK_OF,
)
from lawspeaker.games.root.factions.duchy.reasons import (
    BANK_ONE,
    CANNOT_BATTLE,
    CANNOT_DO_EITHER,
    CANNOT_MOVE,
    CRAFTS_IN_EVENING,
    FOREMOLE_NOT_RULED,
    HAS_ACTED,
    HAS_TUNNEL,
    IS_SWAYED,
    JUST_TAKEN,
    NO_CARD_FOR_SITE,
    NO_CARD_TO_DIG,
    NO_CITADELS,
    NO_CROWN,
    NO_MARKETS,
    NO_TUNNEL_THERE,
    NO_USE_TO_TAKE,
    NOBODY_FOR_MAYOR,
    NOT_FOR_MAYOR,
    NOT_ITS_BUILDING,
    NOT_RULED,
    NOT_SO_MANY_FOLLOW,
    NOT_SWAYED,
    NOTHING_TO_BANK,
    NOTHING_TO_REVEAL,
    NOWHERE_TO_BUILD,
    NOWHERE_TO_DIG,
    OTHER_SUIT,
    TOO_FEW_SUPPORTED,
    TUNNELS_IN_SUPPLY,
)
from lawspeaker.games.root.model.phrases import DISCARDED
from lawspeaker.games.root.model.reasons import NO_OPEN_SLOT, NONE_LEFT, NOT_IN_HAND
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, Root
from lawspeaker.games.root.model.tables import BATTLE, BIRD, BURROW, CLEARINGS, MOVE, NONE
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import craft_step, do_extra, is_extra, linger, might_use, offer_extras
from lawspeaker.games.root.rules.battle import battle_in, can_battle, choose_battle, hides_battles, offer_battles
from lawspeaker.games.root.rules.concepts import rules_clearing
from lawspeaker.games.root.rules.craft import CraftingOver
from lawspeaker.games.root.rules.move import can_move, carry_over, forbids_move, move, move_on, offer_moves
from lawspeaker.games.root.rules.pieces import forbids_placing, place, put
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.option import Option

FOLLOWERS: Final = 4  # the most warriors that follow a new tunnel (12.5.1.V)
MUD: Final = 2  # points for all tunnels (12.5.2.VII)

ASSEMBLY: Final = Topic("duchy_assembly", "count")
REVEAL_FOR: Final = Topic("duchy_reveal_for", "kind", "clearing")
TAKE_BACK: Final = Topic("duchy_take_back")
DIG_WHERE: Final = Topic("duchy_dig_where", "taken:clearing")
DIG_WITH: Final = Topic("duchy_dig_with", "clearing")
FOLLOW: Final = Topic("duchy_follow", "clearing")
PARLIAMENT: Final = Topic("duchy_parliament")
FOREMOLE_WHERE: Final = Topic("duchy_foremole_where")
BRIGADE: Final = Topic("duchy_brigade")
BRIGADE_AGAIN: Final = Topic("duchy_brigade_again")
BANK: Final = Topic("duchy_bank", "suit", "count")
MAYOR_AS: Final = Topic("duchy_mayor_as")
SWAY: Final = Topic("duchy_sway")
SWAY_WITH: Final = Topic("duchy_sway_with", "minister", "count")

TOOK_TUNNEL: Final = Phrase("duchy_took_tunnel", "seat", "clearing")
CALLED: Final = Phrase("duchy_called", "seat", "minister")
BANKED: Final = Phrase("duchy_banked", "seat", "count")
SWAYS: Final = Phrase("duchy_sways", "seat", "minister")
TOOK_UP: Final = Phrase("duchy_took_up", "seat", "card")

# Steps of Birdsong, Daylight and Evening.
RECRUITING: Final = 2
RECRUITED: Final = 3
ASSEMBLING: Final = 1
SWAYING: Final = 3
SWAYED: Final = 4
CRAFTING: Final = 1
DRAWN: Final = 2

ALL_CLEARINGS: Final = list(range(CLEARINGS))
ALL_MINISTERS: Final = list(range(len(MINISTERS)))


class Duchy(DuchyBoard):
    """Digs up from below, builds, and sways ministers."""

    def copy(self) -> Duchy:
        new = Duchy(self.kit, self.seat)
        self.copy_to(new)
        return new

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: RECRUITED, DAYLIGHT: SWAYED}.get(phase, DRAWN)

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        if option.kind == "sway":
            minister = option.args[0]
            return {"cost": self.price_of(minister), "points": self.kit.printed.points[RANK_OF[minister]]}
        if option.kind == "call" and RANK_OF[option.args[0]] == LORD:
            return {"points": self.lord_points(game, option.args[0])}
        return {}

    # 12.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """12.4 Warriors come to the Burrow: one, and one for each icon uncovered by citadels."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            game.step = RECRUITING
        if game.step == RECRUITING:
            warriors = self.kit.printed.warriors[self.uncovered(game, self.kit.citadel)]
            place(game, self.seat, self.warrior, BURROW, warriors, "12.4")
            game.step = RECRUITED
        yield from linger(game, self.seat, "1.4.1")

    # 12.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """12.5 The assembly, then parliament, then a minister may be swayed."""
        if game.step == ASSEMBLING:
            yield from self.assemble(game)
            game.step = SPEAKING
        if game.step == SPEAKING:
            yield from self.parliament(game)
            game.step = SWAYING
        if game.step == SWAYING:
            has_swayed = yield from self.sway_somebody(game)
            if not has_swayed:
                return
            game.step = SWAYED
        yield from linger(game, self.seat, "1.4.1")

    # 12.5.1 The assembly

    def assemble(self, game: Root) -> Flow[None]:
        """12.5.1 Up to two actions, in any order and mix."""
        o, kit, seat = game.options, self.kit, self.seat
        while self.assembly > 0:
            ask = Ask(game, seat, ASSEMBLY, "12.5.1", (self.assembly,), checkpoint=True, secret=True)
            if not ask.is_known():
                ask.among_pairs(kit.construct, self.sites(game, matching=True), BUILDING)  # 12.5.1.I
                ask.add(kit.recruit, self.forbids_recruit(game))  # 12.5.1.II
                offer_moves(ask, game, seat)  # 12.5.1.III
                offer_battles(ask, game, seat)  # 12.5.1.IV
                ask.add(kit.dig, self.forbids_dig(game))  # 12.5.1.V
                ask.judged("craft", CRAFTING_LATER)
                offer_extras(ask, game, seat)
                if not ask.options and not game.hands[seat].cards:
                    return
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
                continue
            self.assembly -= 1
            if chosen.kind == "construct":
                yield from self.build(game, chosen.args[0], chosen.args[1])
            elif chosen is kit.recruit:
                place(game, seat, self.warrior, BURROW, 1, "12.5.1.II")
            elif chosen.kind == "from":
                yield from move_on(game, seat, chosen.args[0], "12.5.1.III")
            elif chosen.kind == "battle":
                yield from battle_in(game, seat, chosen.args[0], "12.5.1.IV")
            else:
                yield from self.dig(game)

    def forbids_recruit(self, game: Root) -> Reason | None:
        """12.5.1.II A warrior that is left (1.5.1)."""
        return None if game.supply[self.warrior] > 0 else NONE_LEFT

    # 12.5.1.I Build, 12.5.2.I and the Foremole

    def sites(self, game: Root, matching: bool) -> list[tuple[int, int]]:
        """What can be built where; `matching` by a card of the hand that matches the clearing, else by any."""
        kinds = [kind for kind in self.kit.buildings if game.supply[kind] > 0]
        if not kinds or not game.hands[self.seat].cards:
            return []
        found = [
            clearing
            for clearing in ALL_CLEARINGS
            if game.open_slots(clearing) > 0 and self.forbids_site(game, clearing, matching) is None
        ]
        return [(kind, clearing) for kind in kinds for clearing in found]

    def forbids_building(self, game: Root, kind: int, clearing: int, matching: bool) -> Reason | None:
        """An own building that is left, a site for it, and a card to reveal."""
        if kind not in self.kit.buildings:
            return NOT_ITS_BUILDING
        if game.supply[kind] == 0:
            return NONE_LEFT
        return self.forbids_site(game, clearing, matching)

    def forbids_site(self, game: Root, clearing: int, matching: bool) -> Reason | None:
        """12.5.1.I A ruled clearing, 2.2.3 with an open slot, and a card to reveal that matches it; 12.5.2.I or any."""
        if not rules_clearing(game, self.seat, clearing):
            return NOT_RULED if matching else FOREMOLE_NOT_RULED
        if game.open_slots(clearing) == 0:
            return NO_OPEN_SLOT
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        if matching:
            return None if cards.payable_in(game, self.seat, clearing) else NO_CARD_FOR_SITE
        return None if game.hands[self.seat].cards else NOTHING_TO_REVEAL

    def build(self, game: Root, kind: int, clearing: int) -> Flow[None]:
        """12.5.1.I Reveal a card that matches the clearing, and place the building."""
        ask = Ask(game, self.seat, REVEAL_FOR, "12.5.1.I", (kind, clearing), secret=True)
        hand = game.hands[self.seat]
        chosen = yield ask.among(self.kit.reveal, cards.fitting(game, hand, clearing), cards.FITTING[clearing])
        self.reveal(game, chosen.args[0], "12.5.1.I")
        place(game, self.seat, kind, clearing, 1, "12.5.1.I")

    # 12.5.1.V Dig

    def forbids_dig(self, game: Root) -> Reason | None:
        """12.5.1.V Somewhere a tunnel can go, 12.2.4 perhaps one that is taken back for it."""
        if game.supply[self.kit.tunnel] > 0:
            return None if self.can_dig(game) else NOWHERE_TO_DIG
        spare = any(self.forbids_taking_back(game, clearing) is None for clearing in self.tunnels(game))
        return None if spare else NOWHERE_TO_DIG

    def can_dig(self, game: Root) -> bool:
        """Whether there is any place for a tunnel that is left."""
        for clearing in ALL_CLEARINGS if game.hands[self.seat].cards else NOTHING:
            if self.forbids_dig_at(game, clearing, NONE) is None:
                return True
        return False

    def dig_sites(self, game: Root, taken: int) -> list[int]:
        """Where a tunnel can go, if one has been taken back from a clearing, or from none."""
        if not game.hands[self.seat].cards:
            return []
        return [clearing for clearing in ALL_CLEARINGS if self.forbids_dig_at(game, clearing, taken) is None]

    def forbids_dig_at(self, game: Root, clearing: int, taken: int) -> Reason | None:
        """12.5.1.V A clearing without a tunnel, R51 which may be the one it was taken back from, and a card of the hand
        that matches it.
        """
        if clearing == taken:
            if game.rules.digs_elsewhere:
                return JUST_TAKEN
        elif game.count(self.kit.tunnel, clearing) > 0:
            return HAS_TUNNEL
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        return None if cards.payable_in(game, self.seat, clearing) else NO_CARD_TO_DIG

    def forbids_taking_back(self, game: Root, clearing: int) -> Reason | None:
        """12.2.4 A tunnel there, and without it somewhere to dig."""
        if game.count(self.kit.tunnel, clearing) == 0:
            return NO_TUNNEL_THERE
        return None if self.dig_sites(game, clearing) else NO_USE_TO_TAKE

    def dig(self, game: Root) -> Flow[None]:
        """12.5.1.V With all tunnels on the map one is taken back first (12.2.4); then a card is spent, and the tunnel
        is placed in a clearing that matches it.
        """
        o, seat, tunnel = game.options, self.seat, self.kit.tunnel
        taken: int = NONE
        if game.supply[tunnel] == 0:
            spare = [each for each in self.tunnels(game) if self.forbids_taking_back(game, each) is None]
            ask = Ask(game, seat, TAKE_BACK, "12.2.4", secret=True)
            chosen = yield ask.among(o.at, spare, TAKING_BACK)
            taken = chosen.args[0]
            put(game, seat, tunnel, taken, -1)
            game.supply[tunnel] += 1
            game.tell("12.2.4", TOOK_TUNNEL, seat, taken)
        ask = Ask(game, seat, DIG_WHERE, "12.5.1.V", (taken,), secret=True)
        chosen = yield ask.among(o.at, self.dig_sites(game, taken), DIGGING)
        clearing = chosen.args[0]
        yield from cards.spend_in(game, seat, clearing, DIG_WITH, "12.5.1.V", (clearing,))
        place(game, seat, tunnel, clearing, 1, "12.5.1.V")
        yield from self.follow(game, clearing)

    def follow(self, game: Root, clearing: int) -> Flow[None]:
        """12.5.1.V Up to four warriors may move from the Burrow through the new tunnel."""
        o, seat = game.options, self.seat
        most = min(FOLLOWERS, game.warriors(seat, BURROW))
        if most == 0 or forbids_move(game, seat, BURROW, clearing) is not None:
            return
        ask = Ask(game, seat, FOLLOW, "12.5.1.V", (clearing,))
        chosen = yield ask.among(o.number, list(range(1, most + 1)), NOT_SO_MANY_FOLLOW).add(o.decline)
        if chosen is not o.decline:
            yield from carry_over(game, seat, BURROW, clearing, chosen.args[0], "12.5.1.V")

    # 12.5.2 Parliament

    def parliament(self, game: Root) -> Flow[None]:
        """12.5.2 Every swayed minister may act once, in any order; everybody can see who could."""
        o, kit, seat = game.options, self.kit, self.seat
        while True:
            if self.brigade != NONE:
                yield from self.brigade_again(game)
            idle = all(self.forbids_call(game, each) is not None for each in self.swayed)
            if idle and not might_use(game, seat) and not hides_battles(game, seat):
                return
            ask = Ask(game, seat, PARLIAMENT, "12.5.2", checkpoint=True, secret=True)
            ask.offer(kit.call, self.swayed, CALLING)
            ask.judged("craft", CRAFTING_LATER)
            offer_extras(ask, game, seat)
            chosen = yield ask.add(o.done)
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
                continue
            self.acted.append(chosen.args[0])
            yield from self.act(game, chosen.args[0])

    def forbids_call(self, game: Root, minister: int) -> Reason | None:
        """12.5.2 A swayed minister who has not acted this turn, and can."""
        if minister not in self.swayed:
            return NOT_SWAYED
        return HAS_ACTED if minister in self.acted else self.forbids_act(game, minister)

    def forbids_act(self, game: Root, minister: int) -> Reason | None:
        """What keeps a minister from doing anything."""
        seat = self.seat
        if minister == FOREMOLE:
            if not game.hands[seat].cards:
                return NOTHING_TO_REVEAL
            return None if self.sites(game, matching=False) else NOWHERE_TO_BUILD
        if minister == CAPTAIN:
            return None if can_battle(game, seat) else CANNOT_BATTLE
        if minister == MARSHAL:
            return None if can_move(game, seat) else CANNOT_MOVE
        if minister == BRIGADIER:
            return None if can_move(game, seat) or can_battle(game, seat) else CANNOT_DO_EITHER
        if minister == BANKER:
            return None if game.hands[seat].cards else NOTHING_TO_BANK
        if minister == MAYOR:
            anybody = any(self.forbids_stand_in(game, other) is None for other in self.swayed)
            return None if anybody else NOBODY_FOR_MAYOR
        if self.lord_points(game, minister) > 0:
            return None
        return {DUCHESS: TUNNELS_IN_SUPPLY, BARON: NO_MARKETS}.get(minister, NO_CITADELS)

    def forbids_stand_in(self, game: Root, minister: int) -> Reason | None:
        """12.5.2.VI The Mayor does what another swayed noble or squire could, whether that one has acted or not."""
        if minister not in self.swayed:
            return NOT_SWAYED
        if minister == MAYOR or RANK_OF[minister] == LORD:
            return NOT_FOR_MAYOR
        return self.forbids_act(game, minister)

    def act(self, game: Root, minister: int) -> Flow[None]:
        """12.5.2 What a minister does."""
        seat, clause = self.seat, CLAUSES[minister]
        game.tell(clause, CALLED, seat, minister)
        if minister == FOREMOLE:
            yield from self.foremole(game)
        elif minister == CAPTAIN:
            yield from choose_battle(game, seat, clause)
        elif minister == MARSHAL:
            yield from move(game, seat, clause)
        elif minister == BRIGADIER:
            yield from self.brigadier(game)
        elif minister == BANKER:
            yield from self.banker(game)
        elif minister == MAYOR:
            yield from self.mayor(game)
        else:
            score(game, seat, self.lord_points(game, minister), clause)

    def foremole(self, game: Root) -> Flow[None]:
        """12.5.2.I Reveal any card and build in any ruled clearing."""
        ask = Ask(game, self.seat, FOREMOLE_WHERE, "12.5.2.I")
        chosen = yield ask.among_pairs(self.kit.construct, self.sites(game, matching=False), FOREMOLE_BUILDING)
        kind, clearing = chosen.args[0], chosen.args[1]
        ask = Ask(game, self.seat, REVEAL_FOR, "12.5.2.I", (kind, clearing), secret=True)
        chosen = yield ask.among(self.kit.reveal, game.hands[self.seat].cards, NOT_IN_HAND)
        self.reveal(game, chosen.args[0], "12.5.2.I")
        place(game, self.seat, kind, clearing, 1, "12.5.2.I")

    def brigadier(self, game: Root) -> Flow[None]:
        """12.5.2.IV Up to two moves, or up to two battles: the first."""
        seat = self.seat
        chosen = yield offer_battles(offer_moves(Ask(game, seat, BRIGADE, "12.5.2.IV"), game, seat), game, seat)
        yield from self.brigade_acts(game, chosen)
        if chosen.kind == "battle":
            self.brigade = BATTLE if can_battle(game, seat) or hides_battles(game, seat) else NONE
        else:
            self.brigade = MOVE if can_move(game, seat) else NONE

    def brigade_again(self, game: Root) -> Flow[None]:
        """12.5.2.IV The second move or battle, or none; 1.4.2 nothing comes between the two."""
        ask = Ask(game, self.seat, BRIGADE_AGAIN, "12.5.2.IV", checkpoint=True)
        if self.brigade == BATTLE:
            offer_battles(ask, game, self.seat)
        else:
            offer_moves(ask, game, self.seat)
        chosen = yield ask.add(game.options.done)
        self.brigade = NONE
        if chosen is not game.options.done:
            yield from self.brigade_acts(game, chosen)

    def brigade_acts(self, game: Root, chosen: Option) -> Flow[None]:
        if chosen.kind == "battle":
            yield from battle_in(game, self.seat, chosen.args[0], "12.5.2.IV")
        else:
            yield from move_on(game, self.seat, chosen.args[0], "12.5.2.IV")

    def banker(self, game: Root) -> Flow[None]:
        """12.5.2.V Discard any number of cards of one suit, at least one, and score as many points."""
        o, hand = game.options, game.hands[self.seat]
        suit: int = NONE  # of the cards discarded, as far as they say
        banked = 0
        while hand.cards:
            ask = Ask(game, self.seat, BANK, "12.5.2.V", (suit, banked), secret=True)
            ask.offer(self.kit.bank, hand.cards, BANKING)
            chosen = yield ask.add(o.done, BANK_ONE if banked == 0 else None)
            if chosen is o.done:
                break
            card = chosen.args[0]
            if game.deck_of.suit[card] != BIRD or not game.rules.banks_birds:
                suit = game.deck_of.suit[card]
            cards.discard(game, self.seat, card, "12.5.2.V")
            banked += 1
        game.tell("12.5.2.V", BANKED, self.seat, banked)
        score(game, self.seat, banked, "12.5.2.V")

    def forbids_bank(self, game: Root, card: int, suit: int) -> Reason | None:
        """12.5.2.V A card of the suit of those before it, R53 or a bird."""
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        its = game.deck_of.suit[card]
        if suit in (NONE, its) or (its == BIRD and game.rules.banks_birds):
            return None
        return OTHER_SUIT

    def mayor(self, game: Root) -> Flow[None]:
        """12.5.2.VI Take the action of another swayed noble or squire."""
        hidden = hides_battles(game, self.seat)
        ask = Ask(game, self.seat, MAYOR_AS, "12.5.2.VI", secret=hidden)
        chosen = yield ask.offer(self.kit.call, self.swayed, STANDING_IN)
        yield from self.act(game, chosen.args[0])

    def lord_points(self, game: Root, minister: int) -> int:
        """12.5.2.VII Points for all tunnels, 12.5.2.VIII for every market, 12.5.2.IX for every citadel on the map."""
        if minister == DUCHESS:
            return MUD if self.on_map(game, self.kit.tunnel) == game.tables.kinds[self.kit.tunnel].total else 0
        return self.on_map(game, self.kit.market if minister == BARON else self.kit.citadel)

    # 12.5.3 Sway

    def sway_somebody(self, game: Root) -> Flow[bool]:
        """12.5.3 One minister may be swayed. Gives whether one was."""
        o, kit, seat = game.options, self.kit, self.seat
        while self.might_sway(game) or might_use(game, seat):
            ask = Ask(game, seat, SWAY, "12.5.3", checkpoint=True, secret=True)
            most = self.most_supported(game, game.hands[seat].cards)
            able = [minister for minister in ALL_MINISTERS if self.forbids_price(minister, most) is None]
            ask.among(kit.sway, able, SWAYING_NOW)
            ask.judged("craft", CRAFTING_LATER)
            offer_extras(ask, game, seat)
            chosen = yield ask.add(o.done)
            if chosen is o.done:
                return False
            if chosen.kind == "sway":
                yield from self.sway(game, chosen.args[0])
                return True
            yield from do_extra(game, seat, chosen)
        return False

    def might_sway(self, game: Root) -> bool:
        """Whether, for all that everybody can see, some minister could be swayed: only then is the Duchy asked."""
        most = min(len(game.hands[self.seat].cards), sum(self.homes(game)))
        for minister in ALL_MINISTERS:
            if minister not in self.swayed and self.crowns[RANK_OF[minister]] > 0 and self.price_of(minister) <= most:
                return True
        return False

    def forbids_sway(self, game: Root, minister: int) -> Reason | None:
        """12.5.3.I An unswayed minister for whose rank a crown is left; 12.5.3.II and cards enough."""
        return self.forbids_price(minister, self.most_supported(game, game.hands[self.seat].cards))

    def forbids_price(self, minister: int, most: int) -> Reason | None:
        """The same, with so many cards that can be revealed together."""
        if minister in self.swayed:
            return IS_SWAYED
        if self.crowns[RANK_OF[minister]] == 0:
            return NO_CROWN
        return None if most >= self.price_of(minister) else TOO_FEW_SUPPORTED

    def sway(self, game: Root, minister: int) -> Flow[None]:
        """12.5.3.II Reveal the cards, 12.5.3.III crown the minister, and score."""
        rank, hand = RANK_OF[minister], game.hands[self.seat]
        price = self.price_of(minister)
        for shown in range(price):
            ask = Ask(game, self.seat, SWAY_WITH, "12.5.3.II", (minister, price - shown), secret=True)
            chosen = yield ask.offer(self.kit.reveal, hand.cards, SUPPORTING)
            self.reveal(game, chosen.args[0], "12.5.3.II")
        self.crowns[rank] -= 1
        self.swayed.append(minister)
        game.tell("12.5.3.III", SWAYS, self.seat, minister)
        score(game, self.seat, self.kit.printed.points[rank], "12.5.3.III")

    # 12.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """12.6 The revealed cards go, then crafting, then drawing."""
        if game.step == CRAFTING:
            self.clear_revealed(game)
            yield from craft_step(game, self.seat, "12.6.2")
            markets = self.uncovered(game, self.kit.market)
            yield from cards.evening_draw(game, self.seat, self.kit.printed.draws[markets], "12.6.3")
            game.step = DRAWN
        yield from cards.discard_down(game, self.seat, "12.6.3")

    def clear_revealed(self, game: Root) -> None:
        """12.6.1 Revealed birds are discarded, and all other revealed cards return to the hand."""
        for card in self.revealed.cards[:]:
            if game.deck_of.suit[card] == BIRD:
                cards.put_away(game, self.revealed, card)
                game.tell("12.6.1", DISCARDED, self.seat, card)
        for card in self.revealed.cards[:]:
            game.transfer(self.revealed, self.revealed.cards.index(card), game.hands[self.seat])
            game.tell("12.6.1", TOOK_UP, self.seat, card)


# Judges


def duchy_of(game: Root, ask: Ask) -> Duchy:
    """The Duchy that is asked."""
    return cast(Duchy, game.factions[ask.seat])


class Building(Judge[Root]):
    """Of what to build where, by a card that matches the clearing or by any."""

    def __init__(self, matching: bool) -> None:
        self.matching = matching

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return duchy_of(game, ask).forbids_building(game, a, b, self.matching)


class TakingBack(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return duchy_of(game, ask).forbids_taking_back(game, a)


class Digging(Judge[Root]):
    """Of where to dig, with the clearing that the ask names as the one a tunnel was taken back from."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return duchy_of(game, ask).forbids_dig_at(game, a, ask.args[0])


class Calling(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return duchy_of(game, ask).forbids_call(game, a)


class StandingIn(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return duchy_of(game, ask).forbids_stand_in(game, a)


class Banking(Judge[Root]):
    """Of the next card, after those of the suit that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return duchy_of(game, ask).forbids_bank(game, a, ask.args[0])


class SwayingNow(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return duchy_of(game, ask).forbids_sway(game, a)


class Supporting(Judge[Root]):
    """Of the next card for the minister that the ask names, with how many are still to come."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        duchy = duchy_of(game, ask)
        return duchy.forbids_support(game, a, duchy.price_of(ask.args[0]) - ask.args[1])


BUILDING: Final = Building(matching=True)
FOREMOLE_BUILDING: Final = Building(matching=False)
TAKING_BACK: Final = TakingBack()
DIGGING: Final = Digging()
CALLING: Final = Calling()
STANDING_IN: Final = StandingIn()
BANKING: Final = Banking()
SWAYING_NOW: Final = SwayingNow()
SUPPORTING: Final = Supporting()
CRAFTING_LATER: Final = CraftingOver(CRAFTS_IN_EVENING)
