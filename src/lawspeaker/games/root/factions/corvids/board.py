"""13.2, 13.7 The Corvids' plots: where they lie, what they do, and how others expose them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lawspeaker.games.root.factions.corvids.plots import EXTORTION, PLOT_TYPES, PLOTS, RAID, SNARE, type_of
from lawspeaker.games.root.factions.corvids.zones import FACE_DOWN
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.reasons import SHIELDED, named
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import CLEARINGS, CORVIDS, NONE, PLACES
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import Battle
from lawspeaker.games.root.rules.concepts import ways
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, is_shielded, place, promised, remove, sweep
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import says
from lawspeaker.kernel.zone import EVERYONE, NOWHERE, SPECTATOR, Zone, doubled

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.corvids.kit import CorvidKit

SHOW: Final = Topic("corvids_show", "clearing")
NAME: Final = Topic("corvids_name", "clearing")
RAID_WHERE: Final = Topic("corvids_raid_where", "clearing", "count")

GUESSED: Final = Phrase("corvids_guessed", "seat", "card", "clearing", "plot_type")
DENIED: Final = Phrase("corvids_denied", "seat", "clearing")
EXPOSED: Final = Phrase("corvids_exposed", "seat", "clearing", "plot")
AGENTS: Final = Phrase("corvids_agents", "seat", "clearing")
RAIDED: Final = Phrase("corvids_raided", "seat", "clearing", "plot")

ALL_CLEARINGS: Final = list(range(CLEARINGS))
WITHOUT_EFFECT: Final = -2  # what `Removal.noted` says of an exposed plot

# Why something cannot be chosen.

SNARED: Final = Reason("13.7.2", Phrase("corvids_snared"))
NO_HIDDEN_PLOT: Final = Reason("13.2.4", Phrase("corvids_no_hidden_plot", "clearing"), named)
NO_PIECE_BESIDE: Final = Reason("13.2.4", Phrase("corvids_no_piece_beside", "clearing"), named)
TRIED_ALREADY: Final = Reason("13.2.4", Phrase("corvids_tried_already", "clearing"), named)
NO_CARD_TO_SHOW: Final = Reason("13.2.4", Phrase("no_matching_card", "clearing"), named)
NO_RAID_THERE: Final = Reason("13.7.4", Phrase("corvids_no_raid_there", "clearing"), named)


class CorvidBoard(Faction):
    """The plots of the Corvids, and what they change for everybody."""

    def __init__(self, kit: CorvidKit, seat: int) -> None:
        super().__init__(CORVIDS, seat, kit.warrior)
        self.kit = kit
        # made: attributes of corvids (`make generate`)
        self.plots: Zone = NOWHERE  # the plots in the supply
        self.face_down: list[Zone] = NOTHING  # each clearing: the face-down plot that lies there
        self.face_up: list[Zone] = NOTHING  # each clearing: the face-up plot
        self.tried: list[int] = NOTHING  # each clearing: 1 where an exposure has been tried this turn
        self.actions: int = 0  # actions left in this Daylight
        self.plotted: int = 0  # plots placed this turn
        self.exerted: bool = False  # whether they have exerted this turn
        # end made

    def lay_out(self) -> None:
        """13.3.1 All plots lie face down in the supply."""
        self.plots.fill(list(range(len(PLOTS))))
        self.face_down = [kind.make(self.seat) for kind in FACE_DOWN]
        self.actions = self.kit.printed.actions

    def copy_to(self, new: CorvidBoard) -> None:
        """Make another board the same as this one."""
        # made: copies of corvids (`make generate`)
        new.plots = self.plots.copy()
        new.face_down = [each.copy() for each in self.face_down]
        new.face_up = [each.copy() for each in self.face_up]
        new.tried = self.tried[:]
        new.actions = self.actions
        new.plotted = self.plotted
        new.exerted = self.exerted
        # end made

    def zones(self) -> list[Zone]:
        # made: zones of corvids (`make generate`)
        return [self.plots, *self.face_down, *self.face_up]
        # end made

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """Plots are tokens on the map too; those that are not there lie in the supply."""
        kind = self.kit.plot
        if not says(given, "on_map", "plot"):
            for clearing in ALL_CLEARINGS:
                game.on_map[kind * PLACES + clearing] = len(self.face_down[clearing]) + len(self.face_up[clearing])
            if not says(given, "supply", "plot"):
                game.supply[kind] = max(0, len(PLOTS) - game.total_on_map(kind))
        if not self.names_field(given, "plots"):
            laid = [plot for zone in (*self.face_down, *self.face_up) for plot in zone.cards]
            free = [plot for plot in range(len(PLOTS)) if plot not in laid]
            self.plots.fill(free[: game.supply[kind]])

    def broken(self, game: Root) -> str:
        for clearing in ALL_CLEARINGS:
            count = game.count(self.kit.plot, clearing)
            if count > 1:
                return f"clearing {clearing + 1} has more than one plot (13.2.2.II)"
            laid = len(self.face_down[clearing]) + len(self.face_up[clearing])
            if laid != count:
                return f"clearing {clearing + 1} has {count} plots on the map, and {laid} by the board (13.2.2)"
        if len(self.plots) != game.supply[self.kit.plot]:
            return f"{len(self.plots)} plots lie in the supply, not {game.supply[self.kit.plot]} (13.2.2)"
        twice = doubled(self.zones(), PLOTS)
        return f"{twice} (13.2.2)" if twice else ""

    def begin_turn(self, game: Root) -> None:
        self.tried = [0] * CLEARINGS
        self.actions = self.kit.printed.actions
        self.plotted = 0
        self.exerted = False

    # 13.2 Faction rules and abilities

    def crafting_kinds(self) -> list[int]:
        """13.2.1 Plots craft, face up or face down."""
        return self.kit.crafting

    def is_hidden(self, clearing: int) -> bool:
        """Whether a clearing has a face-down plot."""
        return clearing < CLEARINGS and len(self.face_down[clearing]) > 0

    def shown_types(self) -> list[int]:
        """The types of the plots that lie face up on the map."""
        return [type_of(plot) for zone in self.face_up for plot in zone.cards]

    def ignores_rule(self, game: Root, start: int, to: int) -> bool:
        """13.2.3 Nimble: the Corvids move whoever rules."""
        return True

    def extra_hits(self, game: Root, battle: Battle) -> int:
        """13.2.5 Embedded Agents: a face-down plot deals a hit for the defending Corvids."""
        if battle.defender != self.seat or not self.is_hidden(battle.clearing):
            return 0
        game.tell("13.2.5", AGENTS, self.seat, battle.clearing)
        return 1

    # 13.2.4 Exposure

    def might_offer(self, game: Root, seat: int) -> bool:
        """13.2.4 Whoever holds a card is asked: whether one matches is a secret of the hand."""
        if seat == self.seat or not game.hands[seat].cards:
            return False
        for clearing in ALL_CLEARINGS:
            if game.count(self.kit.plot, clearing) > 0 and self.forbids_trying(game, seat, clearing) is None:
                return True
        return False

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        if seat != self.seat:
            ripe = [
                clearing
                for clearing in ALL_CLEARINGS
                if game.count(self.kit.plot, clearing) > 0 and self.forbids_exposure(game, seat, clearing) is None
            ]
            ask.among(self.kit.expose, ripe, EXPOSING)

    def forbids_trying(self, game: Root, seat: int, clearing: int) -> Reason | None:
        """13.2.4 A face-down plot beside own pieces, R56 and in each clearing once a turn."""
        if not self.is_hidden(clearing):
            return NO_HIDDEN_PLOT
        if not game.has_pieces(seat, clearing):
            return NO_PIECE_BESIDE
        if is_shielded(game, self.seat, clearing, seat):  # E.2.2
            return SHIELDED
        return TRIED_ALREADY if self.tried[clearing] and not game.rules.exposes_again else None

    def forbids_exposure(self, game: Root, seat: int, clearing: int) -> Reason | None:
        """13.2.4 Where an exposure can be tried, with a hand card that matches the clearing."""
        barred = self.forbids_trying(game, seat, clearing)
        if barred is not None:
            return barred
        return None if cards.payable_in(game, seat, clearing) else NO_CARD_TO_SHOW

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        return self.exposure(game, seat, option.args[0]) if option.kind == self.kit.expose.kind else None

    def exposure(self, game: Root, seat: int, clearing: int) -> Flow[None]:
        """13.2.4 Show the Corvids a matching card, and name a type. If it is wrong, they keep the card; if it is right,
        the plot is removed without its effect.

        Everybody hears what is named, and whether it is right; only the two see the card.
        """
        hand, hidden = game.hands[seat], self.face_down[clearing]
        ask = Ask(game, seat, SHOW, "13.2.4", (clearing,), secret=True)
        chosen = yield ask.among(self.kit.show, cards.fitting(game, hand, clearing), cards.FITTING[clearing])
        card = chosen.args[0]
        ask = Ask(game, seat, NAME, "13.2.4", (clearing,))
        for type in range(len(PLOT_TYPES)):
            ask.add(self.kit.name(type))
        chosen = yield ask
        self.tried[clearing] = 1
        game.show(hand, hand.cards.index(card), 1 << self.seat)
        game.whisper((1 << seat) | (1 << self.seat), "13.2.4", GUESSED, seat, card, clearing, chosen.args[0])
        right = type_of(hidden.cards[0]) == chosen.args[0]
        game.disclose(int(right))
        if not right:
            game.tell("13.2.4", DENIED, self.seat, clearing)
            cards.give(game, seat, self.seat, card, "13.2.4")
            return
        game.show(hidden, 0, EVERYONE)
        game.tell("13.2.4", EXPOSED, seat, clearing, hidden.cards[0])
        removal = Removal(self.seat, seat, clearing)
        removal.add(game, self.kit.plot, 1)
        removal.noted = WITHOUT_EFFECT
        yield from remove(game, [removal], "13.2.4")

    # 13.7 What plots do

    def bomb(self, game: Root, clearing: int) -> Flow[None]:
        """13.7.1 All enemy pieces in the clearing are removed, and then the Bomb."""
        yield from sweep(game, self.seat, [clearing], "13.7.1")
        removal = Removal(self.seat, self.seat, clearing)
        removal.add(game, self.kit.plot, game.count(self.kit.plot, clearing))
        yield from remove(game, [removal], "13.7.1")

    def forbids_placing(self, game: Root, party: int, clearing: int) -> Reason | None:
        """13.7.2 Snare: enemy pieces cannot be placed in its clearing."""
        return SNARED if self.is_snared(clearing) and game.are_enemies(self.seat, party) else None

    def forbids_exit(self, game: Root, party: int, clearing: int) -> Reason | None:
        """13.7.2 Snare: enemy pieces cannot be moved out of its clearing."""
        return SNARED if self.is_snared(clearing) and game.are_enemies(self.seat, party) else None

    def is_snared(self, clearing: int) -> bool:
        """Whether a clearing has a face-up Snare."""
        if clearing >= CLEARINGS:
            return False
        shown = self.face_up[clearing].cards
        return len(shown) > 0 and type_of(shown[0]) == SNARE

    def extort(self, game: Root, clearing: int) -> None:
        """13.7.3 Extortion: a random card of every player, R55 or every enemy, with faction pieces in the clearing."""
        for other in game.others(self.seat):
            spared = game.rules.extorts_enemies_only and not game.are_enemies(self.seat, other)
            if not spared and game.has_pieces(other, clearing):
                cards.take_at_random(game, self.seat, other, "13.7.3")

    def extortions(self) -> int:
        """13.6.2 How many Extortions lie face up on the map."""
        return self.shown_types().count(EXTORTION)

    # 13.7.4 Raid

    def takes_off(self, game: Root, removal: Removal, kind: int, count: int) -> bool:
        """13.2.2.I A plot that is removed lies face down in the supply: who did not know it does not learn it."""
        if kind == self.kit.plot:
            up = self.face_up[removal.clearing]
            source = up if up.cards else self.face_down[removal.clearing]
            plot = game.transfer(source, 0, self.plots)
            if removal.noted == NONE:
                removal.noted = plot
        return False

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """13.7.4 A removed Raid, face up or face down, places warriors. Where it could place any, all learn whether the
        plot was a Raid; where it could not, nobody does.
        """
        plot = removal.noted
        if removal.count(self.kit.plot) == 0 or plot == WITHOUT_EFFECT:
            return None
        if game.supply[self.warrior] <= promised(game, removal) or not self.raid_places(game, removal.clearing):
            return None
        known = self.plots.shows(self.plots.cards.index(plot), SPECTATOR)
        if not known:
            game.disclose(int(type_of(plot) == RAID))
        if type_of(plot) != RAID:
            return None
        if not known:
            game.show(self.plots, self.plots.cards.index(plot), EVERYONE)
        game.tell("13.7.4", RAIDED, self.seat, removal.clearing, plot)
        return self.raid(game, removal)

    def order_matters(self, removals: list[Removal]) -> bool:
        """13.7.4 One Raid may leave too few warriors for another."""
        return True

    def hinders_help(self, game: Root, removal: Removal) -> bool:
        """13.7.4 A Raid may leave too few warriors to be helped."""
        return game.supply[self.warrior] < len(self.raid_places(game, removal.clearing)) + removal.warriors

    def raid_places(self, game: Root, clearing: int) -> list[int]:
        """13.7.4 The adjacent clearings in which nobody keeps the Corvids from placing warriors."""
        return [to for to in ways(game, self.seat, clearing) if forbids_placing(game, self.seat, to) is None]

    def raid(self, game: Root, removal: Removal) -> Flow[None]:
        """13.7.4 A warrior in every adjacent clearing; 1.5.4 where they are short, the Corvids say in which."""
        due, held = self.raid_places(game, removal.clearing), promised(game, removal)
        yield from self.place_each(game, due, RAID_WHERE, "13.7.4", removal.clearing, NO_RAID_THERE, held)

    def place_each(
        self, game: Root, due: list[int], topic: Topic, clause: str, about: int, not_due: Reason, held: int = 0
    ) -> Flow[None]:
        """Place a warrior in each of these clearings; 1.5.4 as many as there are, where the Corvids say. Some of the
        supply may be held for others.
        """
        while 0 < game.supply[self.warrior] - held < len(due):
            ask = Ask(game, self.seat, topic, clause, (about, game.supply[self.warrior] - held))
            chosen = yield ask.among(game.options.at, due, not_due)
            place(game, self.seat, self.warrior, chosen.args[0], 1, clause)
            due.remove(chosen.args[0])
        for to in due if game.supply[self.warrior] > held else []:
            place(game, self.seat, self.warrior, to, 1, clause)


# Judges


class Exposing(Judge[Root]):
    """Of clearings where somebody may expose a plot of the Corvids."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return conspiracy(game).forbids_exposure(game, ask.seat, a)


def conspiracy(game: Root) -> CorvidBoard:
    """The Corvids at the table."""
    for faction in game.factions:
        if faction.number == CORVIDS:
            return cast(CorvidBoard, faction)
    raise ValueError("nobody plays the Corvids")


EXPOSING: Final = Exposing()
