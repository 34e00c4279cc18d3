"""Who joins the common rules, and at which moments.

The common rules know no faction, no hireling and no landmark by name. At each named moment they ask whoever is at the
table: a *joiner*. Joiners that own pieces are *parties*: the factions, each by the number of its seat, and the
hirelings, from FIRST_HIRELING on. A moment that may have to ask somebody gives a flow, or None where there is nothing
to do. docs/root-moments.md lists who joins where, and in which order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lawspeaker.games.root.model.tables import NONE, PLACES
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.zone import Zone

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import Root
    from lawspeaker.games.root.rules.battle import Battle, Losses
    from lawspeaker.games.root.rules.pieces import Removal


class Joiner:
    """Whoever is asked at the moments of the common rules: a faction, a hireling or a landmark."""

    # What lies on its board or card.

    def zones(self) -> list[Zone]:
        """Its own zones."""
        return []

    def keeps(self, kind: int) -> int:
        """How many pieces of a kind, its own or others', lie on its board or card."""
        return 0

    def lost_for_good(self, game: Root, kind: int) -> int:
        """G.1.22 How many pieces of a kind it has taken out of the game."""
        return 0

    def holds_items(self, item: int) -> int:
        """How many items of a kind from the map it holds, besides the Crafted Items boxes, or has taken out of the
        game.
        """
        return 0

    def holds_ruin_items(self, item: int) -> int:
        """9.7.3 How many of its items of a kind come from under ruins."""
        return 0

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """Work out what a partial position, `given`, leaves out of its board."""

    def broken(self, game: Root) -> str:
        """What of its pieces and its board is as it can never be, or nothing."""
        return ""

    def unfinished(self, game: Root) -> str:
        """What of them is as it can be only in the middle of an action, or nothing."""
        return ""

    def missing(self, game: Root) -> str:
        """What of them does not add up, though a position may have it so; or nothing."""
        return ""

    # The turn of a seat, its own or another's.

    def offer_at_start(self, ask: Ask, game: Root, seat: int) -> None:
        """1.4.1 Offer what a seat may or must do at the start of the present phase of its turn."""

    def is_due_at_start(self, game: Root, seat: int) -> bool:
        """Whether something that `offer_at_start` has offered must be done before anything else."""
        return False

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        """Offer what a seat may do at any time of the present phase of its turn."""

    def might_offer(self, game: Root, seat: int) -> bool:
        """Whether, for all that everybody can see, `offer_extras` might offer the seat something now: only then is it
        asked, and then always.
        """
        return False

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        """Carry out what `offer_at_start` or `offer_extras` has offered; None for what is not its own."""
        return None

    def begin_turn(self, game: Root) -> None:
        """A turn begins: forget what holds for one turn only."""

    def at_end_of_evening(self, game: Root, seat: int) -> Flow[None] | None:
        """1.4.1 A seat's Evening ends."""
        return None

    # 2.2, 2.5 The map.

    def adds_slots(self, clearing: int) -> int:
        """2.2.3 How many slots it adds to a clearing."""
        return 0

    # 4.1 Crafting.

    def offers_item(self, game: Root, seat: int, item: int) -> bool:
        """Whether a seat can craft an item from here, besides those on the map: with a card and a point more."""
        return False

    def give_item(self, game: Root, item: int) -> None:
        """An item that it has offered is crafted."""

    # 2.1 Cards.

    def takes_discard(self, game: Root, card: int, from_hand: bool) -> Zone | None:
        """Where a card goes that is discarded or spent, from a hand or elsewhere, if not to the discard pile."""
        return None


class Party(Joiner):
    """A joiner that owns pieces."""

    def __init__(self, party: int, warrior: int) -> None:
        self.party = party
        self.warrior = warrior  # the kind of its warriors; NONE for one that has only a pawn
        self.chief: int = NONE  # a second kind that counts as a warrior (14.2.2)

    # 2 Where it stands.

    def warriors(self, game: Root, clearing: int) -> int:
        """How many warriors it has in a clearing."""
        kind: i64 = self.warrior
        place: i64 = clearing
        found = game.on_map[kind * PLACES + place] if kind != NONE else 0
        return found if self.chief == NONE else found + game.count(self.chief, place)

    def pawn_clearing(self, game: Root) -> int:
        """The clearing of its pawn, or NONE."""
        return NONE

    def wins_ties(self, game: Root, clearing: int) -> bool:
        """Whether it rules a clearing where it ties for most."""
        return False

    # 4.2 Moving.

    def paths(self, game: Root, start: int) -> list[int]:
        """Clearings that something joins to another which it treats as a path. Asked of a faction only where its kit
        says `may_lead`.
        """
        return NOTHING

    def adjacent(self, game: Root, start: int) -> list[int]:
        """Clearings that are adjacent to another for it, without a path between them. Asked of a faction only where its
        kit says `may_lead`.
        """
        return NOTHING

    def can_move_from(self, game: Root, clearing: int) -> bool:
        """Whether it has warriors or a pawn there that can move."""
        return self.movable(game, clearing) > 0

    def movable(self, game: Root, clearing: int) -> int:
        """How many of its warriors there can be moved now, by itself or by others."""
        return self.warriors(game, clearing)

    def forbids_own_move(self, game: Root, start: int, to: int) -> Reason | None:
        """What of its own rules keeps its pieces from moving between two clearings."""
        return None

    def forbids_entry(self, game: Root, party: int, clearing: int) -> Reason | None:
        """Why it keeps another party's pieces from moving into a clearing. Asked of a faction only where its kit says
        `may_bar_moving`.
        """
        return None

    def forbids_exit(self, game: Root, party: int, clearing: int) -> Reason | None:
        """Why it keeps another party's pieces from moving out of a clearing. Asked of a faction only where its kit says
        `may_bar_moving`.
        """
        return None

    def forbids_placing(self, game: Root, party: int, clearing: int) -> Reason | None:
        """Why it keeps another party's pieces from being placed in a clearing. Asked of a faction only where its kit
        says `may_bar_placing`.
        """
        return None

    def moves_pawn(self, game: Root, start: int, to: int, clause: str, by_ferry: bool) -> Flow[None] | None:
        """Move in its own way; None for the common way, by moving warriors."""
        return None

    def moves_all(self, game: Root, start: int, to: int, clause: str) -> Flow[None] | None:
        """Move as much as it can in its own way, forced to; None for the common way, by moving warriors."""
        return None

    def ignores_rule(self, game: Root, start: int, to: int) -> bool:
        """Whether it may move between two clearings whoever rules them."""
        return False

    def has_moved(self, game: Root, start: int, to: int, warriors: int) -> Flow[None] | None:
        """Warriors of its own have moved, forced or not; before others mind."""
        return None

    def others_moved(self, game: Root, party: int, to: int, warriors: int) -> Flow[None] | None:
        """Another party has moved pieces, so many of them warriors, into a clearing."""
        return None

    # 4.3 Battle.

    def forbids_battle(self, game: Root, attacker: int, clearing: int) -> Reason | None:
        """Why an attacker cannot battle it in a clearing where it has pieces."""
        return None

    def takes_card(self, game: Root) -> bool:
        """Whether it can be battled only with a card: who can do so is then a secret of each hand."""
        return False

    def can_fight(self, game: Root, clearing: int) -> bool:
        """4.3 Whether it has warriors or its pawn there to attack with."""
        return self.warriors(game, clearing) > 0

    def hit_limit(self, game: Root, battle: Battle) -> int:
        """4.3.2.I The most hits it can roll: its warriors there."""
        return self.warriors(game, battle.clearing)

    def is_defenseless(self, game: Root, clearing: int) -> bool:
        """4.3.3.II Without warriors it is defenseless."""
        return self.warriors(game, clearing) == 0

    def at_start_of_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """A battle has been declared, its own or another's; nobody has ambushed yet."""
        return None

    def turns_dice(self, game: Root) -> bool:
        """Whether, defending, it deals the higher roll."""
        return False

    def extra_hits(self, game: Root, battle: Battle) -> int:
        """4.3.3.I Hits that it adds by itself in this battle."""
        return 0

    def ignores_first_hit(self, game: Root, battle: Battle) -> str:
        """The clause by which it ignores the first hit that it takes in this battle, or nothing."""
        return ""

    def battlefield(self, game: Root, option: Option) -> int:
        """Where an option begins a battle of it, or NONE."""
        return option.args[0] if option.kind == game.options.battle.kind else NONE

    def before_roll(self, game: Root, battle: Battle) -> Flow[None] | None:
        """Before the dice of any battle are rolled."""
        return None

    def battle_uses(self, game: Root, battle: Battle) -> list[Option]:
        """4.3.3 What it may use after the roll of its own battle."""
        return []

    def use_in_battle(self, game: Root, battle: Battle, option: Option) -> Flow[None] | None:
        """Carry out one of `battle_uses`."""
        return None

    def has_choice_of_losses(self, game: Root, battle: Battle, hits: int) -> bool:
        """4.3.4 Whether it can choose what to lose for so many hits: among more than one kind of cardboard, or of
        warriors.
        """
        warriors = self.warriors(game, battle.clearing)
        chief = game.count(self.chief, battle.clearing)
        if hits < warriors:
            return 0 < chief < warriors
        left = hits - warriors
        if left == 0:
            return False
        cardboard = [
            game.count(kind, battle.clearing)
            for kind in game.of.kinds_of[self.party]
            if kind not in (self.warrior, self.chief)
        ]
        return sum(cardboard) > left and sum(cardboard) > max(cardboard)

    def choose_losses(self, game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[None] | None:
        """4.3.4 Choose what to lose in its own way; None for the common way, by losing pieces."""
        return None

    def suffer(self, game: Root, battle: Battle, losses: Losses) -> None:
        """Carry out what `choose_losses` has chosen, but for the pieces removed."""

    def after_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """A battle is over, its own or another's."""
        return None

    # Removal.

    def forbids_removal(self, game: Root, kind: int, remover: int) -> bool:
        """Whether pieces of its own cannot be removed outside battle."""
        return False

    def takes_off(self, game: Root, removal: Removal, kind: int, count: int) -> bool:
        """Take pieces of its own that leave the map elsewhere than to their supply; whether it did."""
        return False

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """Pieces of its own have been removed."""
        return None

    def order_matters(self, removals: list[Removal]) -> bool:
        """Whether it matters in which order the effects of these losses of its own come, each from another clearing."""
        return False

    def hinders_help(self, game: Root, removal: Removal) -> bool:
        """Whether what it must do about a loss may take what a hireling needs to help it, or the other way round."""
        return False

    def makes_enemy(self, removal: Removal) -> bool:
        """Whether removing these pieces makes an enemy of somebody who was none."""
        return False

    def score_removal(self, game: Root, removal: Removal) -> None:
        """Add the points that it gains, as remover or scorer, besides those of 3.2.1; `check_points` follows."""

    def removed(self, game: Root, removal: Removal) -> Flow[None] | None:
        """It has removed pieces of another."""
        return None

    def swept(self, game: Root, clearing: int, by: int) -> Flow[None] | None:
        """An effect has removed all enemy pieces from a clearing; for those whose pawn cannot be removed."""
        return None
