"""12.2, 12.3 The Duchy's board: the Burrow, the ministers, what failure costs, and the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.factions.duchy.ministers import MINISTERS, RANK_OF, RANKS
from lawspeaker.games.root.factions.duchy.printed import START
from lawspeaker.games.root.factions.duchy.reasons import (
    NO_CLEARING_FOR_IT,
    NOBODY_TO_DISMISS,
    NOT_THE_HIGHEST,
    board_of,
)
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.reasons import NO_TUNNEL, NOT_IN_HAND
from lawspeaker.games.root.model.state import BURROW_IS_APART, DAYLIGHT, EVENING, OVER, Root
from lawspeaker.games.root.model.tables import BATTLE, BIRD, BURROW, CLEARINGS, COLUMNS, DUCHY, FACTIONS, MOVE, NONE
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.concepts import adjacent
from lawspeaker.games.root.rules.corners import CORNERING, first_corners
from lawspeaker.games.root.rules.homelands import card_of, choose_homelands, place_around
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.schema import says
from lawspeaker.kernel.zone import NOWHERE, Zone

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.duchy.kit import DuchyKit

ACTIONS: Final = 2  # of the assembly
SPEAKING: Final = 2  # the step of Daylight that is parliament

CORNER_WHERE: Final = Topic("duchy_corner_where")
FAILURE: Final = Topic("duchy_failure")

REVEALS: Final = Phrase("duchy_reveals", "seat", "card")
DISMISSED: Final = Phrase("duchy_dismissed", "seat", "minister")


class DuchyBoard(Faction):
    """What lies on the board and in the Burrow, and what it means for everybody."""

    def __init__(self, kit: DuchyKit, seat: int) -> None:
        super().__init__(DUCHY, seat, kit.warrior)
        self.kit = kit
        # made: attributes of duchy (`make generate`)
        self.revealed: Zone = NOWHERE  # cards: those that lie revealed this turn, the last ones at the end
        self.swayed: list[int] = NOTHING  # some: the swayed ministers
        self.acted: list[int] = NOTHING  # some: those of them who have acted this turn
        self.crowns: list[int] = NOTHING  # each rank (`squire`, `noble`, `lord`): the crowns left on the board
        self.assembly: int = 0  # actions of the assembly left in this Daylight
        self.brigade: int = 0  # `move` or `battle`, which the Brigadier has done once and may do again now, or `none`
        # end made

    def copy_to(self, new: DuchyBoard) -> None:
        """Make another board the same as this one."""
        # made: copies of duchy (`make generate`)
        new.revealed = self.revealed.copy()
        new.swayed = self.swayed[:]
        new.acted = self.acted[:]
        new.crowns = self.crowns[:]
        new.assembly = self.assembly
        new.brigade = self.brigade
        # end made

    def zones(self) -> list[Zone]:
        # made: zones of duchy (`make generate`)
        return [self.revealed]
        # end made

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """12.3.6 Crowns that no minister has are on the board."""
        for rank, crowns in enumerate(self.kit.printed.crowns):
            if not says(given, "factions", FACTIONS[DUCHY], "crowns", RANKS[rank]):
                self.crowns[rank] = max(0, crowns - self.swayed_of(rank))

    def broken(self, game: Root) -> str:
        for clearing in range(CLEARINGS):
            if game.count(self.kit.tunnel, clearing) > 1:
                return f"clearing {clearing + 1} has more than one tunnel (12.5.1.V)"
        for called, ministers in (("swayed", self.swayed), ("acted", self.acted)):
            if len(set(ministers)) < len(ministers):
                return f"a minister is among those {called} twice (12.5.2)"
        for minister in self.acted:
            if minister not in self.swayed:
                return f"{MINISTERS[minister]} has acted and is not swayed (12.5.2)"
        for rank, crowns in enumerate(self.kit.printed.crowns):
            if self.crowns[rank] + self.swayed_of(rank) > crowns:
                return f"there are {crowns} crowns for the rank {RANKS[rank]} (12.3.6)"
        if self.assembly > ACTIONS:
            return f"an assembly has {ACTIONS} actions, not {self.assembly} (12.5.1)"
        if self.brigade not in (NONE, MOVE, BATTLE):
            return f"the Brigadier moves or battles, and brigade is {COLUMNS[self.brigade]} (12.5.2.IV)"
        if self.brigade != NONE and not (game.turn == self.seat and game.phase == DAYLIGHT and game.step == SPEAKING):
            return "the Brigadier acts in the parliament of the Duchy (12.5.2.IV)"
        if self.revealed.cards and not self.may_have_revealed(game):
            return f"{game.deck_of.ids[self.revealed.cards[0]]} still lies revealed after the Evening (12.6.1)"
        return ""

    def may_have_revealed(self, game: Root) -> bool:
        """12.6.1 Cards lie revealed in the own Daylight, and until the first step of Evening."""
        if game.phase == OVER:
            return True
        return game.turn == self.seat and (game.phase == DAYLIGHT or (game.phase == EVENING and game.step <= 1))

    def begin_turn(self, game: Root) -> None:
        self.assembly = ACTIONS
        self.acted = []

    def on_map(self, game: Root, kind: int) -> int:
        """How many buildings or tokens of a kind are on the map."""
        return game.total_on_map(kind)

    def uncovered(self, game: Root, kind: int) -> int:
        """How many spaces for a kind of building are empty on the board."""
        return game.tables.kinds[kind].total - game.supply[kind]

    # 12.2.1 Crafting

    def crafting_kinds(self) -> list[int]:
        """12.2.1, 12.6.2 Citadels and markets craft alike."""
        return self.kit.buildings

    # 12.2.2 The Burrow

    def claims_rule(self, game: Root, clearing: int) -> bool:
        """12.2.2 The Duchy always rules the Burrow."""
        return clearing == BURROW

    def adjacent(self, game: Root, start: int) -> list[int]:
        """12.2.2 The Burrow is adjacent to every clearing with a tunnel."""
        if start == BURROW:
            return self.tunnels(game)
        return [BURROW] if game.count(self.kit.tunnel, start) > 0 else NOTHING

    def tunnels(self, game: Root) -> list[int]:
        """The clearings with a tunnel."""
        return [clearing for clearing in range(CLEARINGS) if game.count(self.kit.tunnel, clearing) > 0]

    def forbids_entry(self, game: Root, party: int, clearing: int) -> Reason | None:
        """12.2.2 Nobody else moves into the Burrow,"""
        return NO_TUNNEL if clearing == BURROW and party != self.seat else None

    def forbids_placing(self, game: Root, party: int, clearing: int) -> Reason | None:
        """12.2.2 or places anything there."""
        return BURROW_IS_APART if clearing == BURROW and party != self.seat else None

    # 12.2.3 Price of Failure

    def swayed_of(self, rank: int) -> int:
        """How many ministers of a rank are swayed."""
        return sum(1 for minister in self.swayed if RANK_OF[minister] == rank)

    def buildings_in(self, removal: Removal) -> int:
        return removal.count(self.kit.citadel) + removal.count(self.kit.market)

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """12.2.3 Buildings that are removed at one stroke, in whatever clearings, have one price; R50 or each costs a
        minister, but all together one card.
        """
        buildings = self.buildings_in(removal)
        if buildings == 0:
            return None
        is_first = all(each.owner != self.seat or self.buildings_in(each) == 0 for each in removal.before)
        if game.rules.fails_by_building:
            return self.price_of_failure(game, buildings, is_first)
        return self.price_of_failure(game, 1, True) if is_first else None

    def hinders_help(self, game: Root, removal: Removal) -> bool:
        """12.2.3 The card that goes at random could pay for help, or what pays for it be that card."""
        return True

    def price_of_failure(self, game: Root, ministers: int, with_card: bool) -> Flow[None]:
        """12.2.3 A minister of the highest rank leaves, and a random card of the hand is discarded."""
        for _ in range(min(ministers, len(self.swayed))):
            highest = [minister for minister in self.swayed if self.forbids_dismissal(minister) is None]
            ask = Ask(game, self.seat, FAILURE, "12.2.3")
            chosen = yield ask.among(self.kit.dismiss, highest, DISMISSING)
            self.dismiss(game, chosen.args[0])
        if with_card:
            cards.discard_at_random(game, self.seat, "12.2.3")

    def forbids_dismissal(self, minister: int) -> Reason | None:
        """12.2.3 Lords leave before nobles, and nobles before squires."""
        if minister not in self.swayed:
            return NOBODY_TO_DISMISS
        highest = max(RANK_OF[each] for each in self.swayed)
        return None if RANK_OF[minister] == highest else NOT_THE_HIGHEST

    def dismiss(self, game: Root, minister: int) -> None:
        """12.2.3 A minister is unswayed again; its crown leaves the game."""
        self.swayed.remove(minister)
        if minister in self.acted:
            self.acted.remove(minister)
        game.tell("12.2.3", DISMISSED, self.seat, minister)

    # 12.3 Set-up: 12.3.1, 12.3.4, 12.3.5, 12.3.6 all pieces, ministers and crowns begin beside the map, on the board

    def is_set_up(self, game: Root) -> bool:
        return self.on_map(game, self.kit.tunnel) > 0

    def starting_clearings(self, game: Root) -> list[int]:
        return self.tunnels(game)

    def set_up(self, game: Root) -> Flow[None]:
        """12.3.3 Warriors and a tunnel in a corner, and warriors next to it, 12.3.2 but not in the Burrow."""
        if self.is_set_up(game):
            return
        ask = Ask(game, self.seat, CORNER_WHERE, "12.3.3", checkpoint=True)
        chosen = yield ask.among(game.options.at, first_corners(game, self.seat), CORNERING)
        corner = chosen.args[0]
        place(game, self.seat, self.warrior, corner, START, "12.3.3")
        place(game, self.seat, self.kit.tunnel, corner, 1, "12.3.3")
        for near in adjacent(game, corner):
            if forbids_placing(game, self.seat, near) is None:
                place(game, self.seat, self.warrior, near, START, "12.3.3")

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.2 Warriors and a tunnel in the homeland, and warriors around it."""
        homelands = yield from choose_homelands(game, self.seat)
        if not self.is_set_up(game):
            place(game, self.seat, self.warrior, homelands[0], card_of(game, self.seat).warriors, "A.8.2")
            place(game, self.seat, self.kit.tunnel, homelands[0], 1, "A.8.2")
        yield from place_around(game, self.seat, homelands[0])

    # Cards that are revealed (12.5.1.I, 12.5.2.I, 12.5.3.II)

    def reveal(self, game: Root, card: int, clause: str) -> None:
        """A hand card is laid open until the Evening; until then it is no hand card."""
        hand = game.hands[self.seat]
        game.transfer(hand, hand.cards.index(card), self.revealed)
        game.tell(clause, REVEALS, self.seat, card)

    def price_of(self, minister: int) -> int:
        """12.5.3.II How many cards a minister wants to see."""
        return self.kit.printed.price[RANK_OF[minister]]

    def homes(self, game: Root) -> list[int]:
        """12.5.3.II How many clearings with Duchy pieces there are, by suit; the last number is of the Lost City, which
        stands for any suit. The Burrow has none.
        """
        found = [0, 0, 0, 0]
        for clearing in range(CLEARINGS):
            if game.has_pieces(self.seat, clearing):
                found[BIRD if clearing == game.lost_city else game.suit[clearing]] += 1
        return found

    def most_supported(self, game: Root, held: list[int]) -> int:
        """12.5.3.II How many of some cards can be revealed together: each needs a matching clearing of its own. Birds
        take whatever the others leave (2.1.1).
        """
        homes = self.homes(game)
        count = [0, 0, 0, 0]
        for card in held:
            count[game.deck_of.suit[card]] += 1
        at_home = sum(min(count[suit], homes[suit]) for suit in range(BIRD))
        homeless = sum(count[:BIRD]) - at_home
        at_home += min(homeless, homes[BIRD])
        return min(at_home + count[BIRD], sum(homes))

    def forbids_support(self, game: Root, card: int, shown: int) -> Reason | None:
        """12.5.3.II Whether a hand card can follow so many that have been revealed for a minister. Whatever is revealed
        first, as many follow as could have in any other way.
        """
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        before = self.revealed.cards[len(self.revealed.cards) - shown :]
        return None if self.most_supported(game, [*before, card]) == shown + 1 else NO_CLEARING_FOR_IT


# Judges


class Dismissing(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return board_of(game, ask).forbids_dismissal(a)


DISMISSING: Final = Dismissing()
