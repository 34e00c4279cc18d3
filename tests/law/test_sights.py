"""Who may see what, in every game: its zones as the rulebook has them."""

from __future__ import annotations

import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.game import Game
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import EVERYBODY_SEES, EVERYONE, NOBODY, Zone
from tests.law.root.hired import hire
from tests.law.sights import SIGHTS, wrong

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond", "vagabond2"]
OTHERS = ["cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers"]


def woodland(factions: list[str] = FACTIONS) -> Game:
    rules = {f"faction_{seat + 1}": faction for seat, faction in enumerate(factions)}
    return start("root", seats=5, rules={"landmarks": "black_market", **rules}).game


def tables(name: str) -> list[Game]:
    """Tables of a game at which each of its zones is."""
    if name == "root":
        return [woodland(), *(woodland([*FACTIONS[:4], other]) for other in OTHERS), hire("expedition").game]
    return [start(name, seats=shelf.find(name).seat_counts[0]).game]


def kinds(game: Game) -> set[str]:
    """The kinds of the zones, by their names without numbers."""
    return {zone.name.rpartition(" ")[0] or zone.name for zone in game.zones()}


@pytest.mark.law(
    "root:1.2.1", "root:1.2.2", "root:3.3.3", "root:8.2.3", "root:9.3.3", "root:9.3.4", "root:10.2.6", "root:13.2.2.I"
)
def test_who_sees_what_in_root() -> None:
    games = tables("root")
    assert set().union(*(kinds(game) for game in games)) == set(SIGHTS["root"])
    assert [wrong(game) for game in games] == [[] for _ in games]


@pytest.mark.law("greenland:C0.1", "greenland:C0.2")
def test_who_sees_what_in_greenland() -> None:
    game = start("greenland", seats=3).game
    assert kinds(game) == set(SIGHTS["greenland"])
    assert wrong(game) == []


@pytest.mark.law("neanderthal:C.1", "neanderthal:C.2", "neanderthal:D1.1", "neanderthal:D2.1", "neanderthal:L3d")
def test_who_sees_what_in_neanderthal() -> None:
    game = start("neanderthal", seats=3).game
    assert kinds(game) == set(SIGHTS["neanderthal"])
    assert wrong(game) == []


@pytest.mark.law("arctic:GLOSSARY.MONEY")
def test_nothing_is_hidden_in_the_arctic() -> None:
    """It has no zones, and everybody sees the same, a spectator too."""
    match = start("arctic", seats=3)
    assert match.game.zones() == []
    assert all(match.view(seat)["state"] == match.view(-1)["state"] for seat in range(3))


# What is declared too open is found.


@pytest.mark.parametrize("name", sorted(SIGHTS))
def test_every_line_of_a_games_table_is_held(name: str) -> None:
    """Were it open to all in the table where it hides something, or hidden where it is open, the zones made from it
    would be wrong.
    """
    kinds = {kind.name: kind for kind in shelf.find(name).zones}
    held: set[str] = set()
    for game in tables(name):
        for zone in game.zones():
            kind = kinds.get(zone.name) or kinds[zone.name.rpartition(" ")[0]]
            other = NOBODY if kind.seen_by == EVERYBODY_SEES else EVERYONE
            assert wrong(game, [Zone(zone.name, zone.domain, other)]) == [zone.name]
            assert wrong(game, [zone]) == []
            held.add(kind.name)
    assert held == set(kinds)


def test_a_hand_of_another_seat_and_an_open_pile_that_is_hidden_are_found() -> None:
    game = woodland()
    assert wrong(game, [Zone("hand 1", "card", 1 << 2)]) == ["hand 1"]
    assert wrong(game, [Zone("discards", "card", NOBODY)]) == ["discards"]


@pytest.mark.parametrize("name", sorted(SIGHTS))
def test_a_zone_that_nobody_has_written_down_is_found(name: str) -> None:
    game = start(name, seats=shelf.find(name).seat_counts[0]).game
    assert wrong(game, [Zone("sleeve", "card", EVERYONE)]) == ["sleeve"]
