"""Positions of The Arctic: written and read again, filled up from the set-up, and refused where they cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lawspeaker.games.arctic import BOX
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.position import to_json, to_toml
from lawspeaker.kernel.start import start


def position(seats: int = 3, rules: dict[str, str] | None = None, **state: Any) -> Match:
    return Match.from_position({"game": "arctic", "seats": seats, "rules": rules or {}, "state": state})


def state(match: Match) -> dict[str, Any]:
    found = match.position()["state"]
    assert isinstance(found, dict)
    return found


# There and back


def at_every_ask(seats: int, seed: int, rules: dict[str, str]) -> int:
    """Play at random; at every third ask write the position down and start from it again."""
    match = start("arctic", seats=seats, seed=seed, rules=rules)
    blind = Random(seed)
    asks = 0
    while match.ask is not None:
        if asks % 3 == 0:
            again = Match.from_position(match.position())
            assert again.hash() == match.hash()
        match.choose(blind.randrange(len(match.ask.options)))
        asks += 1
    assert Match.from_position(match.position()).result.points == match.result.points
    return asks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_of_a_running_game_can_be_read_again(seats: int) -> None:
    assert at_every_ask(seats, seed=seats, rules={}) > 100


@pytest.mark.parametrize("ruling", sorted(BOX.options()))
def test_also_under_every_other_ruling(ruling: str) -> None:
    for value in BOX.options()[ruling][1:]:
        at_every_ask(3, seed=11, rules={ruling: value})


def test_a_position_is_the_same_as_json_and_as_toml() -> None:
    match = start("arctic", seats=3, seed=5)
    for text in ("place RU 1", "place RU 2", "place EU 1"):
        match.answer(text)
    for written in (to_json(match.position()), to_toml(match.position())):
        assert Match.from_position(written).hash() == match.hash()


def test_a_position_in_the_middle_of_an_action() -> None:
    match = position(phase=6, influence={"RU": {"1": 0}})
    for text in ("act move", "sail RU_C1"):
        match.answer(text)
    again = Match.from_position(match.position())
    assert again.hash() == match.hash()
    again.answer("to RU_M1")


def test_a_sea_with_two_fleets_made_one_by_the_accession() -> None:
    """Under law C the EU is then alone in a sea that it does not control until a ship moves."""
    match = position(phase=9, support=2, law="C", council={"*": "C"}, ships={"RU_I": {"NO": 1, "EU": 1}})
    assert "RU_I" not in state(match)["control"]
    assert Match.from_position(match.position()).hash() == match.hash()


def test_a_sea_into_which_china_drifted_without_taking_it() -> None:
    match = position(
        phase=5,
        law="C",
        council={"*": "C"},
        rules={"drift_control": "no"},
        ships={"RU_C3": {"CN": 1}},
        influence={"RU": {"1": 0}},
    )
    assert "RU_M6" not in state(match)["control"]
    assert Match.from_position(match.position()).hash() == match.hash()


# Partial positions


def test_what_is_left_out_is_as_in_the_set_up() -> None:
    given = state(position(phase=3, money=[1, 2, 3]))
    laid_out = state(start("arctic", seats=3, rules={"start_player": "first_seat"}))
    differ = {name for name, value in given.items() if value != laid_out[name]}
    assert differ == {"phase", "money"}


def test_a_position_can_be_next_to_nothing() -> None:
    match = Match.from_position("game = 'arctic'")
    assert match.ask is not None
    assert (match.game.seats, match.ask.topic.name) == (2, "place")


def test_the_first_seat_starts_and_invests_first_unless_it_is_said() -> None:
    assert (state(position(phase=3))["start"], state(position(phase=3))["active"]) == (0, 0)
    assert (state(position(phase=3, start=2))["start"], state(position(phase=3, start=2))["active"]) == (2, 2)
    assert state(position(phase=3, start=2, active=1))["active"] == 1


def test_lobbyists_and_tiles_not_on_the_board_are_in_hand() -> None:
    match = position(phase=6, influence={"RU": {"1": 0, "2": 0}}, yellow=[1, -1], facility={"RU_C1": 2, "RU_C2": 2})
    assert state(match)["hand"] == [2, 3, 4]
    assert state(match)["tiles"] == [12, 12, 10]


@pytest.mark.parametrize(("law", "sea"), [("A", None), ("B", "RU"), ("C", "US")])
def test_control_follows_from_the_law_and_the_ships(law: str, sea: str | None) -> None:
    match = position(phase=3, law=law, ships={"RU_I": {"US": 1}, "POLE": {"CA": 1}})
    assert state(match)["control"].get("RU_I") == sea
    assert state(match)["control"]["POLE"] == "CA"
    assert state(match)["control"]["NO_C1"] == "NO"


@pytest.mark.parametrize(("law", "sea"), [("A", None), ("B", "RU"), ("C", "US")])
def test_control_given_for_one_region_leaves_the_others_to_the_law(law: str, sea: str | None) -> None:
    match = position(phase=3, law=law, ships={"RU_I": {"US": 1}}, control={"POLE": "NO"})
    assert state(match)["control"].get("RU_I") == sea
    assert state(match)["control"]["POLE"] == "NO"


def test_after_the_accession_nothing_of_the_set_up_is_norwegian() -> None:
    match = position(phase=3, joined=True, council={"EU": "C"}, law="B")
    assert state(match)["ships"]["NO_C2"] == {"EU": 1}
    assert state(match)["council"]["NO"] == "C"
    assert state(match)["treasury"]["NO"] == 0
    assert "NO" not in state(match)["control"].values()


def test_a_set_up_can_be_taken_up_in_the_middle() -> None:
    match = position(influence={"RU": {"1": 0, "2": 1}})
    assert match.ask is not None
    assert (match.ask.seat, match.ask.topic.name) == (2, "place")


# What is refused


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    (
        {"influence": {"RU": {"1": 0, "2": 0, "3": 0}, "EU": {"1": 0, "2": 0}}},
        "seat 0 has 5 lobbyists, and there are 4 (SETUP.C.2)",
    ),
    ({"hand": [4, 4, 4], "yellow": [1, -1]}, "seat 1 has 5 lobbyists, and there are 4 (SETUP.C.2)"),
    ({"hand": [4, 4, 3]}, "seat 2 has 3 lobbyists, and there are 4 (SETUP.C.2)"),
    (
        {"facility": {"RU_C1": 1}, "tiles": [12, 12, 12]},
        "seat 1 has 13 facility tiles, and there are 12 (SETUP.C.1)",
    ),
    ({"ships": {"RU_C1": {"RU": 13}}}, "RU has 15 ships on the map, and there are 14 (COMP.2)"),
    ({"ships": {"RU_I": {"NO": 6}}}, "NO has 7 ships on the map, and there are 6 (COMP.2)"),
    ({"ships": {"KAM": {"CN": 5}}}, "CN has 5 ships on the map, and there are 4 (COMP.2)"),
    ({"control": {"RU_C1": "US"}}, "RU_C1 is a coast, and only its owner controls it (COUNCIL.COAST.2)"),
    ({"control": {"NO_C1": "none"}}, "NO_C1 is a coast, and only its owner controls it (COUNCIL.COAST.2)"),
    ({"control": {"RU_I": "RU"}}, "under law A nobody controls RU_I (COUNCIL.A.1)"),
    (
        {"law": "B", "control": {"RU_I": "US"}},
        "under law B RU_I is controlled by the country south of it (COUNCIL.B.1)",
    ),
    (
        {"law": "C", "ships": {"RU_I": {"US": 1}}, "control": {"RU_I": "RU"}},
        "under law C RU_I is controlled by the only ships there (COUNCIL.C.1)",
    ),
    ({"facility": {"POLE": 0}}, "POLE has no deposit, so no facility can stand there (BUILD.1)"),
    ({"facility": {"KAM": 0}}, "KAM has no deposit, so no facility can stand there (BUILD.1)"),
    (
        {"protector": {"RU_C1": 0}, "protector_from": {"RU_C1": "RU"}},
        "there is no facility to protect in RU_C1 (REDEPLOY.III.1)",
    ),
    (
        {"facility": {"RU_C1": 0}, "protector": {"RU_C1": 0}},
        "protector_from must say which country the lobbyist in RU_C1 came from",
    ),
    ({"conflict": {"CA": "CA"}}, "CA cannot be in conflict with itself (DIP.1.START)"),
    (
        {"influence": {"EU": {"4": 0}}},
        "the EU's influence space 4 opens only when Norway has joined (NORWAY.5)",
    ),
    (
        {"joined": True, "influence": {"RU": {"4": 0}}},
        "RU has influence spaces 1 to 3 only (GLOSSARY.DISPLAY)",
    ),
    (
        {"joined": True, "ships": {"NO_C2": {"NO": 1}}},
        "Norway has joined the EU, and has no ships of its own (NORWAY.2)",
    ),
    ({"joined": True, "treasury": {"NO": 1}}, "Norway has joined the EU, and has no treasury of its own (NORWAY.4)"),
    (
        {"joined": True, "council": {"NO": "B", "EU": "A"}},
        "Norway has joined the EU, and its Council marker lies with the EU's (NORWAY.7)",
    ),
    ({"pending": "move"}, "pending is move, but no lobbyist is carrying that out (P6.2)"),
    (
        {"pending": "tax", "action": {"RU": {"tax": 0}}},
        "pending is tax, but no lobbyist is carrying that out (P6.2)",
    ),
    ({"phase": 5, "pending": "move"}, "pending is move, but no lobbyist is carrying that out (P6.2)"),
    ({"phase": 0, "influence": {"RU": {"1": 1}}}, "seat 0 has placed a lobbyist out of its turn (SETUP.D.1)"),
    ({"turn": 10}, "turn is 10, but must be from 1 to 9"),
    ({"money": [1, -1, 1]}, "money[1] is -1, but must be at least 0"),
    ({"treasury": {"CN": 1}}, "treasury: 'CN' is no arctic; did you mean NO or CA?"),
    ({"start": 3}, "start is 3, but the seats are 0 to 2, and -1 is nobody"),
    ({"law": "D"}, "law is 'D', which is no law; there are A, B, C"),
    ({"ships": {"RU_C9": {}}}, "ships: 'RU_C9' is no region; did you mean RU_C3 or RU_C2 or RU_C1?"),
]


@pytest.mark.parametrize(("given", "sentence"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(**{"phase": 6, "turn": 2, **given})
    assert str(refused.value) == sentence


def test_tiles_may_be_fewer_than_at_the_start() -> None:
    """Destroyed tiles may have left the game."""
    assert state(position(phase=3, tiles=[3, 12, 12]))["tiles"] == [3, 12, 12]


def test_without_a_limit_of_pieces_a_country_may_have_any_number_of_ships_but_china() -> None:
    rules = {"ship_supply": "unlimited"}
    assert state(position(phase=3, rules=rules, ships={"RU_I": {"RU": 30}}))["ships"]["RU_I"] == {"RU": 30}
    with pytest.raises(PositionError, match="CN has 5 ships"):
        position(phase=3, rules=rules, ships={"KAM": {"CN": 5}})


def test_after_the_accession_the_eu_may_have_eighteen_ships() -> None:
    assert state(position(phase=3, joined=True, ships={"EU_C1": {"EU": 16}}))["ships"]["EU_C1"] == {"EU": 16}
    with pytest.raises(PositionError, match="EU has 19 ships on the map, and there are 18"):
        position(phase=3, joined=True, ships={"EU_C1": {"EU": 17}})
