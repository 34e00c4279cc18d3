"""What can be read off a table of The Arctic. All of it lies open, so it is the same for everybody."""

from __future__ import annotations

from lawspeaker.games.arctic.model.state import Arctic, build_limit, in_conflict, ships_at_sea, tax_income
from lawspeaker.games.arctic.model.tables import ARCTIC, COUNTRIES, NONE, RESOURCES
from lawspeaker.games.arctic.phases.facilities import building_cost
from lawspeaker.games.arctic.phases.scoring import facilities_of


def derived(game: Arctic) -> dict[str, object]:
    tables = game.tables
    built = [facilities_of(game, seat) for seat in range(game.seats)]
    return {
        "controls": {
            name: None if game.control[region] == NONE else COUNTRIES[game.control[region]]
            for region, name in enumerate(tables.regions)
        },
        "building_price": {
            name: building_cost(game, region)
            for region, name in enumerate(tables.regions)
            if tables.deposit[region] != NONE and game.facility[region] == NONE
        },
        "tax": {COUNTRIES[country]: tax_income(game, country) for country in range(ARCTIC)},
        "build_limit": {COUNTRIES[country]: build_limit(game, country) for country in range(ARCTIC)},
        "ships_at_sea": {name: ships_at_sea(game, country) for country, name in enumerate(COUNTRIES)},
        "foes": {
            COUNTRIES[country]: [
                COUNTRIES[other] for other in range(ARCTIC) if other != country and in_conflict(game, country, other)
            ]
            for country in range(ARCTIC)
        },
        "points": game.score[:],
        "facilities": [dict(zip(RESOURCES, counts, strict=True)) for counts in built],
        # SCORE.3 What they would count if the game ended now.
        "facilities_worth": [
            sum(count * game.of.value[resource][count] for resource, count in enumerate(counts)) for counts in built
        ],
    }
