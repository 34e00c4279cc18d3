"""What a variant brings: the named moments at which it changes the common rules.

The common rules know no variant by name. At each moment they ask the one that is played, `game.variant`; the answers
here are those of the game as it is in sections A to J. A moment that may have to ask somebody gives a flow, or None
where the variant leaves it to the common rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.greenland.model.tables import NONE, Icon
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.greenland.model.state import Greenland
    from lawspeaker.games.greenland.phases.hunt.hunt_roll import HuntRoll

EVENTS_USED: Final = 10  # C0.1


class Variant:
    """The game as it is in the rules, or C3 the survivalist one."""

    def __init__(self, survivalist: bool) -> None:
        self.survivalist = survivalist  # C3
        self.cooperative = False  # whether everybody wins or loses together
        self.guests_serve = False  # whether elders of any colour do the work of the placard on which they stand
        self.also_deadly = 0  # faces that kill in every hunt roll
        self.any_disk_burns = False  # whether ivory and iron can be spent like energy
        self.limits_energy = False  # whether nobody can have more energy than is left in the box
        self.tames_at_once = False  # whether D cards go past the hand into the tableau
        self.allows_return = True  # whether permanent assignments have their exceptions (E4.2, E4.3)
        self.burns_otherwise = False  # whether witch-burning is not that of the common rules
        self.mixes_tribes = False  # whether tribes marry daughters of their own, and rise on placards of others

    # C Set-up.

    def seats_tribes(self, game: Greenland) -> bool:
        """Seat the tribes in a way of its own; gives whether it did."""
        return False

    def has_tribe(self, tribe: int) -> bool:
        """Whether a tribe can be in play."""
        return True

    def events_used(self, game: Greenland) -> int:
        """C0.1 How many events are used."""
        return EVENTS_USED

    def uses_event(self, game: Greenland, event: int) -> bool:
        return True

    def uses_biome(self, game: Greenland, card: int) -> bool:
        return True

    def prepare(self, game: Greenland) -> None:
        """What tribes are given before the decks are made."""

    def first_cards(self, game: Greenland, row: int) -> list[int]:
        """The cards that lie next to the New World card of a row, in this order; chance decides about the others."""
        return []

    def top_cards(self, game: Greenland, row: int) -> list[int]:
        """The cards that are shuffled apart and lie on top of the deck of a row."""
        return []

    def settle(self, game: Greenland, tribe: int) -> None:
        """What a tribe begins with otherwise than C0.5.1 to C0.8 say."""

    def lay_out(self, game: Greenland) -> None:
        """What is different on the table as a whole."""

    def announce(self, game: Greenland) -> None:
        """Tell what there is to tell when play begins."""

    def choose(self, game: Greenland) -> Flow[None] | None:
        """What else is chosen before the first turn, after the animals."""
        return None

    # Who takes part.

    def sits_out(self, game: Greenland, tribe: int) -> bool:
        """Whether a tribe that is in the game takes no part in this turn."""
        return False

    def women(self, game: Greenland) -> int:
        """The tribe whose pieces stand for women, or NONE."""
        return NONE

    def is_occupied(self, game: Greenland, card: int) -> bool:
        """Whether a card of a tableau is in strange hands: its owner has no use of it, and must raid it like others."""
        return False

    # D Events.

    def icons(self, game: Greenland) -> list[Icon]:
        """D0.1 The icons of this turn's event that count."""
        return game.tables.events[game.event].icons

    def changes_climate(self, game: Greenland) -> bool:
        """Do something else instead of cooling (D4); gives whether it did."""
        return False

    def befall(self, game: Greenland, tribe: int, icon: Icon) -> Flow[None] | None:
        """What an icon does to a tribe."""
        return None

    def lose_elder(self, game: Greenland, tribe: int, lost: int) -> Flow[None] | None:
        """D2.2 The elder whom a decimation costs, besides so many of the unassigned."""
        return None

    def sell(self, game: Greenland, card: int) -> Flow[None] | None:
        """D10 How goods are sold."""
        return None

    # E Assignment.

    def assign(self, game: Greenland) -> Flow[None] | None:
        """Phase 2."""
        return None

    def forbids_send(self, game: Greenland, tribe: int, card: int) -> Reason | None:
        """What in the variant keeps a tribe from sending anybody to a card."""
        return None

    def forbids_promotion(self, game: Greenland, tribe: int) -> Reason | None:
        """What in the variant keeps a tribe from promoting hunters."""
        return None

    def offer_promotions_abroad(self, game: Greenland, ask: Ask, tribe: int) -> None:
        """Offer the ranks of other placards to which a tribe can promote hunters."""

    def further_sleds(self, game: Greenland, tribe: int) -> int:
        """Sleds that are on no card."""
        return 0

    # F Negotiation.

    def negotiate(self, game: Greenland) -> Flow[None] | None:
        """Phase 3."""
        return None

    # G Hunts.

    def offer_declarations(self, game: Greenland, ask: Ask, roll: HuntRoll) -> None:
        """Offer what else can be said before a roll."""

    def declare(self, game: Greenland, roll: HuntRoll, chosen: Option) -> bool:
        """Do what was said, if it is of the variant; gives whether it was."""
        return False

    def spare_die(self, tribe: int, type: int) -> str:
        """The clause by which a tribe may roll one die again, whatever it shows, in a type of hunt; or nothing."""
        return ""

    def rolled(self, game: Greenland, roll: HuntRoll) -> None:
        """The dice of a hunt or raid lie as they are."""

    def hunters_return(self, game: Greenland, card: int, succeeded: bool, babies: int) -> None:
        """A hunt is over, with so many babies born."""

    def hand_dice(self, game: Greenland, card: int) -> int:
        """G6.1 How many dice alike take a card into the hand."""
        return game.hunt_of(card).hand

    def hunts_end(self, game: Greenland) -> None:
        """Phase 4 is over."""

    # I Elder actions.

    def open_market(self, game: Greenland) -> bool:
        """Get ready for what comes before the elder actions; gives whether there is anything."""
        return False

    def trade(self, game: Greenland) -> Flow[None]:
        """What comes before the elder actions."""
        yield from ()

    def forbids_action(self, kind: str) -> Reason | None:
        """What in the variant keeps everybody from a kind of elder action."""
        return None

    def offer_burning(self, game: Greenland, ask: Ask, tribe: int) -> None:
        """Offer the witch-burning of the variant, if it is its own."""

    def burning_lacks_energy(self, game: Greenland, tribe: int) -> bool:
        """Whether that could be done if there were energy."""
        return False

    def take_action(self, game: Greenland, tribe: int, chosen: Option) -> Flow[None] | None:
        """One of them."""
        return None

    # J The end.

    def is_over(self, game: Greenland) -> bool:
        """J0.1 Whether the game ends: no event is left, or a row has no card, or nobody is alive."""
        return not (game.events.cards and game.in_row(NORTH) and game.in_row(SOUTH) and game.playing())

    def iron_points(self, game: Greenland, tribe: int) -> int:
        """What iron is worth to a polytheist."""
        return 0

    def further_points(self, game: Greenland, tribe: int) -> int:
        """Points that only this variant gives."""
        return 0

    def winners(self, game: Greenland, best: list[int]) -> list[int]:
        """The tribes that win, among them usually the best."""
        return best

    def hopes(self, game: Greenland, tribe: int) -> float:
        """For bots: what else there is to win by, in points."""
        return 0.0

    def conclude(self, game: Greenland) -> int:
        """End the game in a way of its own, and give the phase that comes next; NONE leaves it to the common rules."""
        return NONE
