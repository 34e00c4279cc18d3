"""What a faction brings: its own board, its turn, and the moments at which it changes the common rules.

The common rules know no faction by name. At each named moment they ask the factions at the table, in turn order from
the seat whose turn it is, and then the crafted cards (`effect.Effect`). A moment that may have to ask somebody gives a
flow, or None where the faction has nothing to do with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.games.root.model.tables import FACTIONS, NONE
from lawspeaker.kernel.ask import Flow, Reason
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Shape, says
from lawspeaker.kernel.zone import Zone

if TYPE_CHECKING:
    from lawspeaker.games.root.bots.outlook import Plan
    from lawspeaker.games.root.model.state import Root, RootSetting
    from lawspeaker.games.root.rules.battle import Battle, Losses
    from lawspeaker.games.root.rules.pieces import Removal


class Faction:
    """A faction at the table: what lies on its board, and how it plays."""

    def __init__(self, number: int, seat: int, warrior: int) -> None:
        self.number = number  # among FACTIONS
        self.seat = seat
        self.warrior = warrior  # the kind of its warriors; NONE for a Vagabond

    # Its board.

    def copy(self) -> Faction:
        raise NotImplementedError

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        """How its board is written in a position, attribute by attribute."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """The zones of its board."""
        return []

    def keeps(self, kind: int) -> int:
        """How many pieces of a kind are on its board rather than on the map, in the supply or on a track."""
        return 0

    def lost_for_good(self, game: Root, kind: int) -> int:
        """G.1.22 How many pieces of a kind are out of the game."""
        return 0

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """Work out what a partial position, `given`, leaves out of its board."""

    def names_field(self, given: dict[str, object], field: str) -> bool:
        """Whether a position names a field of its board."""
        return says(given, "factions", FACTIONS[self.number], field)

    def broken(self, game: Root) -> str:
        """What of its pieces and its board is as it can never be, or nothing."""
        return ""

    def unfinished(self, game: Root) -> str:
        """What of them is as it can be only in the middle of an action, or nothing."""
        return ""

    def missing(self, game: Root) -> str:
        """What of them does not add up, though a position may have it so; or nothing."""
        return ""

    def last_step(self, phase: int) -> int:
        """1.4.1 The last step of a phase of its turn."""
        raise NotImplementedError

    # Its set-up and turn. Each starts wherever `game.step` says, and leaves when its part is over.

    def before_set_up(self, game: Root) -> None:
        """5.1.7 Before the first faction sets up: what chance decides about the order."""

    def set_up_letter(self, game: Root) -> str:
        """5.1.7 The letter that says when it sets up."""
        return game.tables.setup_letter[self.number]

    def is_set_up(self, game: Root) -> bool:
        """Whether its set-up is done, as far as the table shows it."""
        return True

    def set_up(self, game: Root) -> Flow[None]:
        raise NotImplementedError

    def birdsong(self, game: Root) -> Flow[None]:
        raise NotImplementedError

    def daylight(self, game: Root) -> Flow[None]:
        raise NotImplementedError

    def evening(self, game: Root) -> Flow[None]:
        raise NotImplementedError

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        """What the words about an option of its own need to know, such as a price."""
        return {}

    # 2 Where it stands.

    def pawn_clearing(self, game: Root) -> int:
        """The clearing of its pawn, or NONE."""
        return NONE

    def wins_ties(self, game: Root, clearing: int) -> bool:
        """Whether it rules a clearing where it ties for most."""
        return False

    def is_allied_with(self, seat: int) -> bool:
        """Whether its relationship with a seat's faction is Allied."""
        return False

    # 4.1 Crafting.

    def crafting_pieces(self, game: Root, clearing: int) -> int:
        """How many crafting pieces it has in a clearing."""
        return 0

    def free_tools(self, game: Root, clearing: int) -> int:
        """4.1.1 How many of them it can still activate this turn: each only once."""
        return self.crafting_pieces(game, clearing) - game.activated[clearing]

    def activate(self, game: Root, clearing: int) -> None:
        """4.1.1 Use up one crafting piece for this turn."""
        game.activated[clearing] += 1

    def item_points(self, game: Root, printed: int) -> int:
        """The points for crafting an item, before what other effects add."""
        return printed

    def gain_item(self, game: Root, item: int) -> None:
        """An item it has crafted or taken."""
        game.crafted_items[self.seat * 8 + item] += 1

    # 4.2 Moving.

    def can_move_from(self, game: Root, clearing: int) -> bool:
        """Whether it has warriors or a pawn there that can move."""
        return game.count(self.warrior, clearing) > 0

    def forbids_own_move(self, game: Root, start: int, to: int) -> Reason | None:
        """What of its own rules keeps its pieces from moving between two clearings."""
        return None

    def moves_pawn(self, game: Root, start: int, to: int, clause: str, by_ferry: bool) -> Flow[None] | None:
        """Move a pawn in its own way; None for the common way, by moving warriors."""
        return None

    def ignores_rule(self, game: Root, start: int, to: int) -> bool:
        """Whether it may move between two clearings whoever rules them."""
        return False

    def forbids_entry(self, game: Root, seat: int, clearing: int) -> Reason | None:
        """Why it keeps a seat's pieces from moving into a clearing."""
        return None

    def forbids_placing(self, game: Root, seat: int, clearing: int) -> Reason | None:
        """Why it keeps a seat from placing pieces in a clearing."""
        return None

    def others_moved(self, game: Root, seat: int, to: int, warriors: int) -> Flow[None] | None:
        """Another seat has moved pieces, so many of them warriors, into a clearing."""
        return None

    # 4.3 Battle.

    def hit_limit(self, game: Root, battle: Battle) -> int:
        """4.3.2.I The most hits it can roll: its warriors there."""
        return game.count(self.warrior, battle.clearing)

    def is_defenseless(self, game: Root, clearing: int) -> bool:
        """4.3.3.II Without warriors it is defenseless."""
        return game.count(self.warrior, clearing) == 0

    def can_fight(self, game: Root, clearing: int) -> bool:
        """4.3 Whether it has warriors or its pawn there to attack with."""
        return game.count(self.warrior, clearing) > 0

    def at_start_of_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """A battle has been declared, its own or another's; nobody has ambushed yet."""
        return None

    def turns_dice(self, game: Root) -> bool:
        """Whether, defending, it deals the higher roll."""
        return False

    def extra_hits(self, game: Root, battle: Battle) -> int:
        """4.3.3.I Hits that it adds by itself in this battle."""
        return 0

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
        """4.3.4 Whether it can choose what to lose for so many hits: among more than one kind of cardboard."""
        left = hits - game.count(self.warrior, battle.clearing)
        if left <= 0:
            return False
        cardboard = [game.count(kind, battle.clearing) for kind in game.of.kinds_of[self.seat] if kind != self.warrior]
        return sum(cardboard) > left and sum(cardboard) > max(cardboard)

    def suffer(self, game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[None] | None:
        """4.3.4 Choose what to lose in its own way; None for the common way, by losing pieces."""
        return None

    def bear(self, game: Root, battle: Battle, losses: Losses) -> None:
        """Carry out what `suffer` has chosen, but for the pieces removed."""

    def after_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """A battle is over, its own or another's."""
        return None

    # Removal.

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """Pieces of its own have been removed."""
        return None

    def order_matters(self, removals: list[Removal]) -> bool:
        """Whether it matters in which order the effects of these losses of its own come, each from another clearing."""
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

    # 3.3 Dominance.

    def may_dominate(self, game: Root) -> bool:
        """3.3.1 Whether it can activate dominance in the common way."""
        return True


class Kit:
    """What a faction brings to the table before anybody plays it: its own options, how its board is made, what it
    promises (`outlook`), and how it is drawn.
    """

    drawing = ""  # the module whose `draw` shows its board in the terminal; without one it is shown as it is written

    def __init__(self, number: int, plan: Plan) -> None:
        self.number = number
        self.plan = plan

    def make(self, seat: int, setting: RootSetting) -> Faction:
        raise NotImplementedError
