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


@pytest.mark.parametrize("ruling", sorted(BOX.ruleset()))
def test_also_under_every_other_ruling(ruling: str) -> None:
    for value in BOX.ruleset()[ruling][1:]:
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


@pytest.mark.parametrize("joined", [False, True])
def test_control_given_for_one_region_leaves_seas_to_their_ships(joined: bool) -> None:
    match = position(
        phase=6,
        turn=3,
        law="C",
        joined=joined,
        influence={"RU": {"1": 0}},
        ships={"*": {}, "RU_M1": {"RU": 2}},
        control={"POLE": "RU"},
    )
    assert state(match)["control"]["RU_M1"] == "RU"
    for text in ("act facility", "build RU_M1"):
        match.answer(text)
    assert "built_legal" in [entry.phrase.name for entry in match.record]


def test_control_of_all_that_is_not_named_leaves_coasts_to_their_owners() -> None:
    control = state(position(phase=6, control={"*": "none", "POLE": "RU"}, influence={"RU": {"1": 0}}))["control"]
    assert (control["POLE"], control["RU_C1"], control["KAM"]) == ("RU", "RU", "CN")
    control = state(position(phase=3, law="C", control={"*": "RU"}, ships={"*": {}}))["control"]
    assert (control["POLE"], control["CA_I"], control["CA_C1"]) == ("RU", "RU", "CA")


def test_a_law_without_a_word_about_the_council_has_all_its_markers() -> None:
    assert set(state(position(phase=3, law="C"))["council"].values()) == {"C"}
    assert state(position(phase=9, law="C", influence={"RU": {"1": 0}}))["law"] == "C"
    assert state(position(phase=9, law="C", council={"US": "A"}, influence={"RU": {"1": 0}}))["law"] == "A"


def test_hand_and_tiles_are_worked_out_seat_by_seat() -> None:
    match = position(phase=6, tiles={"0": 0}, facility={"RU_C1": 1}, influence={"RU": {"1": 0}})
    assert state(match)["tiles"] == [0, 11, 12]
    match = position(phase=6, hand={"0": 1}, influence={"RU": {"1": 0, "2": 0, "3": 0}, "NO": {"1": 1}})
    assert state(match)["hand"] == [1, 3, 4]


def test_who_holds_the_pole_has_held_it() -> None:
    assert state(position(phase=3, control={"POLE": "CN"}))["china_held"] is True
    assert state(position(phase=3, ships={"POLE": {"CN": 1}}))["china_held"] is True
    assert state(position(phase=3, control={"POLE": "RU"}))["china_held"] is False
    assert state(position(phase=3, control={"POLE": "RU"}, china_held=True))["china_held"] is True


@pytest.mark.parametrize(("phase", "acting", "since"), [(3, 0, 3), (6, 2, 3), (6, 3, 4), (8, 0, 4)])
def test_a_protector_came_when_its_country_last_acted(phase: int, acting: int, since: int) -> None:
    match = position(
        phase=phase,
        turn=4,
        acting=acting,
        influence={"EU": {"2": 0}, "US": {"2": 0}},
        facility={"RU_C1": 1},
        protector={"RU_C1": 1},
        protector_from={"RU_C1": "EU"},
    )
    if phase == 8:
        assert state(match)["turn"] == 5  # phases 8 and 9 ask nothing
    assert state(match)["protector_since"] == {"RU_C1": since}


@pytest.mark.parametrize("done", ["moved", "struck", "spent"])
def test_where_ships_have_done_something_move_ships_has_begun(done: str) -> None:
    given: dict[str, Any] = {done: {"RU_M1": 1}}
    match = position(
        phase=6,
        pending="move",
        action={"RU": {"move": 0}},
        ships={"*": {}, "RU_M1": {"RU": 2}},
        influence={"US": {"1": 1}},
        **given,
    )
    assert state(match)["busy"] is True
    assert match.ask is not None
    assert "done" in [str(option) for option in match.ask.options]


def test_where_ships_came_control_is_settled_at_the_end() -> None:
    match = position(
        phase=6,
        law="C",
        pending="move",
        action={"RU": {"move": 0}},
        ships={"*": {}, "RU_M1": {"RU": 2}},
        control={"RU_M1": "NO"},
        influence={"US": {"1": 1}},
        rules={"move_timing": "at_end"},
        moved={"RU_M1": 1},
    )
    assert state(match)["touched"] == {"RU_M1": 1}
    match.answer("done")
    assert (state(match)["control"]["RU_M1"], state(match)["touched"]) == ("RU", {})


@pytest.mark.parametrize(("treasury", "number"), [(2, 2), (1, 1), (9, 2)])
def test_all_ships_that_can_be_built_are_to_come(treasury: int, number: int) -> None:
    match = position(phase=6, pending="ships", action={"RU": {"ships": 0}}, treasury={"RU": treasury})
    assert state(match)["to_build"] == number


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
    (
        {"pending": "move", "action": {"RU": {"move": 0}}, "ships": {"*": {}}},
        "RU has no ship to move (MOVE.2)",
    ),
    (
        {"pending": "move", "action": {"RU": {"move": 0}}, "moved": {"RU_C1": 3}},
        "more ships have moved or attacked in RU_C1 than there are (MOVE.ATTACK.4)",
    ),
    (
        {"pending": "move", "action": {"RU": {"move": 0}}, "moved": {"RU_C1": 1}, "busy": False},
        "ships have moved or attacked in RU_C1, and nobody is moving ships (MOVE.1)",
    ),
    ({"moved": {"RU_C1": 1}}, "ships have moved or attacked in RU_C1, and nobody is moving ships (MOVE.1)"),
    ({"busy": True}, "ships have moved or attacked, and nobody is moving ships (MOVE.1)"),
    ({"to_build": 1}, "ships are still to be built, and nobody is building ships (SHIP.1)"),
    (
        {"pending": "ships", "action": {"RU": {"ships": 0}}, "to_build": 3, "treasury": {"RU": 9}},
        "RU has 3 ships to build, and can build 2 (SHIP.2)",
    ),
    (
        {"pending": "ships", "action": {"RU": {"ships": 0}}, "to_build": 2, "treasury": {"RU": 0}},
        "RU has 2 ships to build, and can build 0 (SHIP.2)",
    ),
    (
        {"pending": "ships", "action": {"RU": {"ships": 0}}, "treasury": {"RU": 0}},
        "RU has 0 ships to build, and can build 0 (SHIP.2)",
    ),
    (
        {"pending": "facility", "action": {"RU": {"facility": 0}}, "money": {"0": 0}},
        "seat 0 can build nothing with RU (LIMIT.2)",
    ),
    (
        {"phase": 8, "influence": {"RU": {"1": 1}}, "action": {"RU": {"diplomacy": 0}}},
        "RU has acted, and its influence space 1 is kept for who comes back (P8.1)",
    ),
    (
        {"acting": 2, "influence": {"NO": {"3": 1}}, "action": {"NO": {"tax": 0}}},
        "NO has acted, and its influence space 3 is kept for who comes back (P8.2)",
    ),
    (
        {"acted": [1, 0, 0, 0], "influence": {"RU": {"1": 0}}},
        "on influence space 1 a lobbyist has acted, and there it may not stay (REDEPLOY.I.1)",
    ),
    (
        {"acting": 2, "acted": [0, 0, 1, 0], "influence": {"EU": {"3": 0}}, "action": {"EU": {"tax": 1}}},
        "on influence space 3 a lobbyist has acted, and there it may not stay (REDEPLOY.I.1)",
    ),
    (
        {"acted": [0, 1, 0, 0], "influence": {"NO": {"2": 0}}},
        "on influence space 2 a lobbyist has acted, and RU has none there (REDEPLOY.I.1)",
    ),
    (
        {"acting": 1, "acted": [0, 1, 0, 0], "influence": {"NO": {"1": 0, "2": 1}}},
        "on influence space 2 a lobbyist has acted, and one on a lower space has not (P6.2)",
    ),
    (
        {"acting": 2, "joined": True, "acted": [0, 0, 0, 1], "influence": {"EU": {"2": 0, "4": 1}}},
        "on influence space 4 a lobbyist has acted, and one on a lower space has not (P6.2)",
    ),
    (
        {"acting": 5, "acted": [0, 1, 0, 0], "influence": {"US": {"2": 0}}},
        "on influence space 2 a lobbyist has acted, and no country is left that acts (P6.1)",
    ),
    ({"phase": 7, "acted": [0, 1, 0, 0]}, "in phase 7 no country acts, and acted is [0, 1, 0, 0] (P6.1)"),
    ({"phase": 9, "action": {"US": {"tax": 0}}}, "in phase 9 no lobbyist stands on an action space (P8.3)"),
    ({"invest": {"0": 1}}, "in phase 6 no lobbyist stands on the investment track (P4.1)"),
    ({"phase": 1, "yellow": [0, -1]}, "in phase 1 no lobbyist stands on a yellow space (P9.4)"),
    (
        {"ships": {"POLE": {"RU": 1}}, "control": {"POLE": "US"}},
        "only RU has ships at the pole, and does not control it (POLE.2)",
    ),
    (
        {"control": {"POLE": "CN"}, "china_held": False},
        "China controls the pole, and so has held it in this turn (END.2)",
    ),
    ({"phase": 3, "start": -1}, "start is -1, but somebody has the start-player marker (SETUP.B.1)"),
    ({"phase": 3, "active": -1}, "active is -1, but it is always somebody's turn (P3.1)"),
    ({"score": {"1": -1}}, "seat 1 has less than no points (DIP.4)"),
    (
        {"facility": {"RU_C1": 0}, "protector": {"RU_C1": 0}, "protector_from": {"RU_C1": "CN"}},
        "China has no influence track from which a lobbyist came to RU_C1 (REDEPLOY.III.1)",
    ),
    (
        {
            "turn": 3,
            "facility": {"RU_C1": 0},
            "protector": {"RU_C1": 0},
            "protector_from": {"RU_C1": "EU"},
            "protector_since": {"RU_C1": 1},
        },
        "the lobbyist in RU_C1 came neither this turn nor the turn before (REDEPLOY.III.4)",
    ),
    ({"joined": True, "support": 1}, "Norway has joined the EU, and that takes two support markers (NORWAY.1)"),
    (
        {"joined": True, "influence": {"NO": {"2": 0}}},
        "Norway has joined the EU, and no lobbyist stands on its track (NORWAY.8)",
    ),
    (
        {"joined": True, "phase": 7, "action": {"NO": {"tax": 0}}},
        "Norway has joined the EU, and has no actions of its own (NORWAY.6)",
    ),
    ({"joined": True, "conflict": {"US": "NO"}}, "Norway has joined the EU, and is in no conflict (NORWAY.8)"),
    ({"joined": True, "conflict": {"NO": "US"}}, "Norway has joined the EU, and is in no conflict (NORWAY.8)"),
    (
        {
            "joined": True,
            "facility": {"RU_C1": 0},
            "protector": {"RU_C1": 0},
            "protector_from": {"RU_C1": "NO"},
        },
        "Norway has joined the EU, and protects no facility (NORWAY.8)",
    ),
    (
        {"joined": True, "control": {"POLE": "NO"}},
        "Norway has joined the EU, and no longer controls POLE (NORWAY.3)",
    ),
    ({"phase": 0, "influence": {"RU": {"1": 1}}}, "seat 1 has placed a lobbyist out of its turn (SETUP.D.1)"),
    ({"phase": 0}, "the set-up is before turn 1, and turn is 2 (TURN.2)"),
    ({"phase": 3, "acting": 2}, "in phase 3 no country acts, and acting is 2 (P6.1)"),
    ({"phase": 3, "forfeit": [5, 0, 0]}, "seat 0 has passed with 5 lobbyists, and has 4 (P3.7)"),
    (
        {"protector_from": {"RU_C1": "RU"}},
        "no lobbyist protects anything in RU_C1, and so none came from anywhere (REDEPLOY.III.1)",
    ),
    (
        {
            "acting": 1,
            "facility": {"RU_C1": 0},
            "protector": {"RU_C1": 0},
            "protector_from": {"RU_C1": "RU"},
            "protector_since": {"RU_C1": 1},
        },
        "RU has acted, and its lobbyist of the turn before is still in RU_C1 (REDEPLOY.III.4)",
    ),
    ({"turn": 10}, "turn is 10, but must be from 1 to 9"),
    ({"money": [1, -1, 1]}, "money[1] is -1, but must be at least 0"),
    ({"treasury": {"CN": 1}}, "treasury: 'CN' is no Arctic country; did you mean NO or CA?"),
    ({"start": 3}, "start is 3, but the seats are 0 to 2, and -1 is nobody"),
    ({"law": "D"}, "law is 'D', which is no law; there are A, B, C"),
    ({"ships": {"RU_C9": {}}}, "ships: 'RU_C9' is no region; did you mean RU_C3 or RU_C2 or RU_C1?"),
]


@pytest.mark.parametrize(("given", "sentence"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(**{"phase": 6, "turn": 2, **given})
    assert str(refused.value) == sentence


def test_after_a_literal_accession_norway_still_has_lobbyists_and_conflicts() -> None:
    match = position(
        phase=6,
        joined=True,
        rules={"accession": "literal"},
        influence={"NO": {"2": 0}},
        conflict={"US": "NO"},
        facility={"RU_C1": 1},
        protector={"RU_C1": 1},
        protector_from={"RU_C1": "NO"},
    )
    assert match.ask is not None
    assert match.ask.seat == 0


def test_who_stays_on_space_2_or_4_has_acted_and_the_others_go_on() -> None:
    influence = {"EU": {"2": 0, "3": 1, "4": 2}}
    match = position(phase=6, joined=True, acting=2, acted=[0, 1, 0, 0], influence=influence)
    assert match.ask is not None
    assert (match.ask.seat, match.ask.args) == (1, (2, 2))
    match = position(phase=6, joined=True, acting=2, acted=[0, 1, 0, 1], influence={"EU": {"2": 0, "4": 2}})
    assert state(match)["phase"] != 6


def test_points_below_zero_where_slander_may_bring_them() -> None:
    assert state(position(phase=3, rules={"slander_floor": "below_zero"}, score={"1": -1}))["score"] == [0, -1, 0]


def test_tiles_may_be_fewer_than_at_the_start() -> None:
    """So that a shortage can be tried out."""
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
