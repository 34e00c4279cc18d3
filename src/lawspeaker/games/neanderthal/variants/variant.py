"""What a variant brings: the named moments at which it changes the common rules.

The common rules know no variant by name. At each moment they ask the one that is played, `game.variant`; the answers
here are those of the game as it is in sections A to J. A moment that may have to ask somebody gives a flow, or None
where the variant leaves it to the common rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.games.neanderthal.model.tables import NONE
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Flow

if TYPE_CHECKING:
    from lawspeaker.games.neanderthal.model.state import Neanderthal
    from lawspeaker.games.neanderthal.phases.hunt.hunt_roll import HuntRoll


class Variant:
    """The game as it is in the rules."""

    def __init__(self) -> None:
        self.cooperative = False  # whether everybody wins or loses together
        self.mapped = False  # whether Europe is a map of 4 by 5 instead of two rows (L1.1)
        self.has_artifacts = False  # whether hunters look for artifacts (L6a.1)
        self.strangers = False  # whether the pieces of species that nobody plays are used too (K2.1)

    # C Set-up.

    def events_used(self, game: Neanderthal) -> int:
        """C.1 How many events are used at first."""
        return game.tables.events_used

    def stack_events(self, game: Neanderthal) -> bool:
        """Lay the event deck out in a way of its own; gives whether it did."""
        return False

    def covered(self, game: Neanderthal, slot: int) -> bool:
        """Whether a card is dealt face down into a place of a row, as an ice-sheet."""
        return False

    def spread(self, game: Neanderthal) -> bool:
        """C.3 Lay out Europe in a way of its own; gives whether it did."""
        return False

    def unassigned(self, game: Neanderthal, tribe: int) -> int:
        """C.6 With how many unassigned tribesmen a tribe begins."""
        return game.tables.unassigned

    def has_fire_starter(self, game: Neanderthal, tribe: int) -> bool:
        """C.6 Whether a tribe begins with a Fire Starter."""
        return True

    def fire_starter_is_mature(self, game: Neanderthal, tribe: int) -> bool:
        """C.7b Whether he needs no disk."""
        return False

    def first_portals(self, game: Neanderthal, tribe: int) -> list[int]:
        """C.7a Where the first disks of a tribe lie on its brain map."""
        return [game.tables.portal[tribe]]

    def home(self, game: Neanderthal, tribe: int) -> int:
        """L1a On a map: the slot in which a tribe begins."""
        return game.tables.home

    def settle(self, game: Neanderthal, tribe: int) -> None:
        """What a tribe begins with otherwise than C.6 and C.7 say."""

    def choose(self, game: Neanderthal) -> Flow[None] | None:
        """What else is chosen before the first turn, after the sexualities."""
        return None

    # A The turn.

    def assign(self, game: Neanderthal) -> Flow[None] | None:
        """Phase 2."""
        return None

    def be_courted(self, game: Neanderthal) -> None:
        """E3.1 Who else sends suitors when all have assigned their people."""

    def negotiate(self, game: Neanderthal) -> Flow[None] | None:
        """Phase 3."""
        return None

    def hunt(self, game: Neanderthal) -> Flow[None] | None:
        """Phase 4."""
        return None

    def begin_turn(self, game: Neanderthal) -> None:
        """What changes when a turn begins."""

    # B At any time.

    def place_for_alpha(self, game: Neanderthal, tribe: int) -> Flow[int]:
        """B4a Where the tribesman is with whom the Alpha changes places."""
        yield from ()
        return FREE

    # D Events.

    def cool(self, game: Neanderthal) -> Flow[None] | None:
        """D1.1 Global cooling."""
        return None

    def warm(self, game: Neanderthal) -> Flow[None] | None:
        """D1.3 Global warming."""
        return None

    def lose_hunter(self, game: Neanderthal, tribe: int, left: int) -> Flow[bool] | None:
        """D4.1 How a tribe says whom it loses to Chaos, if so many more must die; gives whether anybody died."""
        return None

    def uses_all_events(self, game: Neanderthal) -> bool:
        """Whether all daughters are among the first events, so that none is unused."""
        return False

    def restock(self, game: Neanderthal) -> None:
        """What happens when an event is needed and none is left; the common game is over then (J.1)."""

    def can_restock(self, game: Neanderthal) -> bool:
        """Whether there are more events to be had then."""
        return False

    def repeats_events(self, game: Neanderthal) -> bool:
        """Whether events that have been can come again."""
        return False

    def wander(self, game: Neanderthal, number: int) -> Flow[None] | None:
        """D6.1 What Wanderlust does, with so many icons."""
        return None

    def sell(self, game: Neanderthal, card: int) -> Flow[None] | None:
        """D7 How a daughter is given out."""
        return None

    # F3 Gathering, G Hunts.

    def cradle(self, game: Neanderthal, card: int) -> int:
        """F3.1 Where the babies come that are gathered at a card."""
        return FREE

    def hunt_biome(self, game: Neanderthal) -> Flow[None] | None:
        """G.1 How those who stand on a biome hunt it."""
        return None

    def reroll(self, game: Neanderthal, roll: HuntRoll) -> Flow[None] | None:
        """What can be rolled again before the dice of a hunt are read."""
        return None

    def predators_near(self, game: Neanderthal, slot: int) -> list[int]:
        """G4.1 On a map: the predators that a big-game hunt in a slot attracts."""
        return []

    def shelter(self, game: Neanderthal, prey: int) -> None:
        """G4b Where the babies of a hunt go that are at stake no longer; they are unassigned."""

    def further_dice(self, game: Neanderthal, card: int) -> int:
        """By how many dice the set that takes a D or I card into the hand is larger or smaller."""
        return 0

    def further_words(self, game: Neanderthal, tribe: int) -> int:
        """G1d Words that a suitor has besides those of his tribe's vocabulary."""
        return 0

    # I Actions.

    def disks_of_portal(self, game: Neanderthal, tribe: int) -> int:
        """I1b How many disks can lie on one place of a tribe's brain map."""
        return 1

    def lays_anywhere(self, game: Neanderthal, tribe: int) -> bool:
        """I1.1 Whether any daughter lets a tribe lay its next disk where she shows no portal."""
        return False

    def threshold(self, game: Neanderthal) -> int:
        """I1d.1 How many portals make a species tribal; C1b, R02 with fewer than three players."""
        tables, rules = game.tables, game.rules
        if len(game.order) == 1 or (len(game.order) == 2 and rules.two_players_need_all_portals):
            return tables.small_threshold
        return tables.threshold

    # J The end.

    def prolong(self, game: Neanderthal) -> Flow[None] | None:
        """What is decided after the actions of a turn, which may be the last."""
        return None

    def is_over(self, game: Neanderthal) -> bool:
        """J.1 Whether the game ends with this turn: no event is left, or no biome that can be lived in."""
        return not game.events.cards or self.is_uninhabitable(game)

    def is_uninhabitable(self, game: Neanderthal) -> bool:
        """J.1 Whether there is nothing in Europe but ice and gaps."""
        for card in game.slots:
            if card != NONE:
                return False
        return True

    def further_points(self, game: Neanderthal, tribe: int) -> int:
        """Points that only this variant gives."""
        return 0

    def winners(self, game: Neanderthal, best: list[int]) -> list[int]:
        """The tribes that win, among them usually the best."""
        return best

    # For bots.

    def hopes(self, game: Neanderthal, tribe: int) -> float:
        """What a species may expect besides what every variant gives."""
        return 0.0
