"""L, M What both games on a map of 4 by 5 have in common."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.reasons import MORE_MUST_BE_LOST
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.phases.hunt.hunt_roll import HuntRoll
from lawspeaker.games.neanderthal.phases.negotiation.gathering import gather
from lawspeaker.games.neanderthal.variants.map.grid import cool, has_biome, lose_hunter, spread, wander, warm
from lawspeaker.games.neanderthal.variants.map.movement import movement_phase, place_for_alpha
from lawspeaker.games.neanderthal.variants.map.nomads import hunt_everywhere, predators_near, reroll, shelter
from lawspeaker.games.neanderthal.variants.map.purchase import sell
from lawspeaker.games.neanderthal.variants.variant import Variant
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Flow


class Mapped(Variant):
    """L1.1 Europe is a map, which hunters explore."""

    def __init__(self) -> None:
        super().__init__()
        self.mapped = True

    def spread(self, game: Neanderthal) -> bool:
        spread(game, [self.home(game, tribe) for tribe in game.order])
        return True

    def settle(self, game: Neanderthal, tribe: int) -> None:
        """L1b The unassigned begin at home."""
        game.move_all(tribe, FREE, game.place_at(self.home(game, tribe)))

    def assign(self, game: Neanderthal) -> Flow[None] | None:
        return movement_phase(game)

    def negotiate(self, game: Neanderthal) -> Flow[None] | None:
        """L2.1 There is nobody to talk with or to attack; R86 but species that gather do so."""
        return gather(game) if game.rules.nomads_gather else nothing()

    def hunt(self, game: Neanderthal) -> Flow[None] | None:
        return hunt_everywhere(game)

    def place_for_alpha(self, game: Neanderthal, tribe: int) -> Flow[int]:
        return place_for_alpha(game, tribe)

    def cool(self, game: Neanderthal) -> Flow[None] | None:
        return cool(game)

    def warm(self, game: Neanderthal) -> Flow[None] | None:
        return warm(game)

    def lose_hunter(self, game: Neanderthal, tribe: int, left: int) -> Flow[bool] | None:
        return lose_hunter(game, tribe, left, MORE_MUST_BE_LOST if left > 0 else None, "D4.1")

    def wander(self, game: Neanderthal, number: int) -> Flow[None] | None:
        return wander(game, number)

    def sell(self, game: Neanderthal, card: int) -> Flow[None] | None:
        return sell(game, card)

    def cradle(self, game: Neanderthal, card: int) -> int:
        """L6e Babies come where they are born."""
        return game.place_of(card)

    def reroll(self, game: Neanderthal, roll: HuntRoll) -> Flow[None] | None:
        return reroll(game, roll)

    def predators_near(self, game: Neanderthal, slot: int) -> list[int]:
        return predators_near(game, slot)

    def shelter(self, game: Neanderthal, prey: int) -> None:
        shelter(game, prey)

    def is_uninhabitable(self, game: Neanderthal) -> bool:
        """J.1, L1.2 Whether there is nothing on the map but ice and gaps; what is unexplored can be lived in."""
        return not any(has_biome(game, slot) for slot in range(game.of.slots))


def nothing() -> Flow[None]:
    """A phase in which nothing happens."""
    yield from ()
