"""L Alien Intervention, for one player: find alien artifacts, and set off enough of them in one turn."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import ARTIFACT_FOUND, NO_ARTIFACT, SIGNAL_SENT
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ARTIFACT, BARREN, NEW_ARTIFACT, UNTRIED
from lawspeaker.games.neanderthal.variants.map.mapped import Mapped
from lawspeaker.games.neanderthal.variants.map.nomads import Party, attract_together, bring_home, roll_dice
from lawspeaker.kernel.ask import Flow
from lawspeaker.kernel.field import changed

LUCKY: Final = 6  # L6a.1
FOUND: Final = 2.0  # for bots: an artifact,
REACHED: Final = 2.0  # and hunters who stand there
WON: Final = 100.0


class Alien(Mapped):
    """L.1 One species explores Europe."""

    def __init__(self) -> None:
        super().__init__()
        self.has_artifacts = True

    def begin_turn(self, game: Neanderthal) -> None:
        """L6b Only artifacts that are there when a turn begins can be set off in it."""
        game.signals = 0
        game.marks = [ARTIFACT if mark == NEW_ARTIFACT else mark for mark in game.marks]

    def hunt_biome(self, game: Neanderthal) -> Flow[None] | None:
        return hunt_and_search(game)

    def is_over(self, game: Neanderthal) -> bool:
        return is_activated(game) or super().is_over(game)

    def winners(self, game: Neanderthal, best: list[int]) -> list[int]:
        """L7.1 The player wins with the signal only; points are a measure."""
        return best if is_activated(game) else []

    def hopes(self, game: Neanderthal, tribe: int) -> float:
        worth = WON if is_activated(game) else 0.0
        for slot, mark in enumerate(game.marks):
            if mark in (NEW_ARTIFACT, ARTIFACT):
                worth += FOUND + (REACHED if game.count(tribe, game.place_at(slot)) > 0 else 0.0)
        return worth


def hunt_and_search(game: Neanderthal) -> Flow[None]:
    """L6.1 The hunters of a biome roll once."""
    party = Party(game, game.order[:1], game.hunted)
    yield from roll_dice(game, party)
    search(game, party)
    predators = yield from attract_together(game, party)
    yield from bring_home(game, party, predators, [])


def search(game: Neanderthal, party: Party) -> None:
    """L6a.1 The first hunt in a place shows whether there is an artifact; L6b later ones that succeed set it off.

    L3f: what has been found belongs to the place, whatever card lies there.
    """
    slot, succeeded = party.slot, party.succeeds()
    if game.marks[slot] == UNTRIED:
        lucky = succeeded and LUCKY in party.dice()
        game.marks = changed(game.marks, slot, NEW_ARTIFACT if lucky else BARREN)
        game.tell("L6a.1", ARTIFACT_FOUND if lucky else NO_ARTIFACT, slot)
    elif game.marks[slot] == ARTIFACT and succeeded:
        game.signals += 1
        game.tell("L6b", SIGNAL_SENT, slot, game.signals)


def is_activated(game: Neanderthal) -> bool:
    """L6b, L1c Whether hunts of this turn have succeeded at enough artifacts."""
    return game.signals >= game.rules.artifacts
