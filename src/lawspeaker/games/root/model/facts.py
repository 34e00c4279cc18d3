"""What can be read off a table of Root. All of it lies open, so it is the same for everybody."""

from __future__ import annotations

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import CLEARINGS, FIRST_HIRELING, HIRELINGS, NONE
from lawspeaker.games.root.rules.concepts import ruler


def derived(game: Root) -> dict[str, object]:
    factions = [game.of.name_of(seat) for seat in range(game.seats)]
    labels = game.chart.labels
    rulers = [ruler(game, clearing) for clearing in range(CLEARINGS)]
    names = factions + [""] * (FIRST_HIRELING - len(factions)) + HIRELINGS  # by party
    return {
        "turn": factions[game.turn],
        "rules": {labels[at]: None if party == NONE else names[party] for at, party in enumerate(rulers)},
        "open_slots": {labels[clearing]: game.open_slots(clearing) for clearing in range(CLEARINGS)},
        "warriors": {
            labels[clearing]: {
                faction: game.warriors(seat, clearing)
                for seat, faction in enumerate(factions)
                if game.warriors(seat, clearing) > 0
            }
            for clearing in range(CLEARINGS)
        },
        "points": {faction: game.score[seat] for seat, faction in enumerate(factions)},
        "cards_in_hand": {faction: len(game.hands[seat]) for seat, faction in enumerate(factions)},
    }
