"""Positions: whole and partial, in JSON and TOML, and what is wrong with them."""

from __future__ import annotations

import pytest

from lawspeaker.kernel import position
from lawspeaker.kernel.chance import Scripted
from lawspeaker.kernel.errors import ConfigError, LawspeakerError, PositionError, UnknownGame
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.kernel.tables import played, table, told, toy_of


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ask_can_be_written_down_and_gone_on_from(seats: int) -> None:
    final = played(seats, seed=seats)
    match = played(seats, seed=seats, answers=0)
    for step in final.steps:
        written = match.position()
        for text in (position.to_json(written), position.to_toml(written)):
            assert Match.from_position(text).hash() == match.hash()
        match.answer(step.option.text)
    assert Match.from_position(match.position()).result.points == match.result.points


def test_a_position_between_checkpoints_has_the_answers_and_outcomes_since() -> None:
    match = table(dice=[1])
    match.answer("raid 1")
    match.answer("endure")
    written = match.position()
    assert written["since"] == ["raid 1", "endure"]
    assert written["outcomes"] == [0]


def test_scripted_dice_come_after_those_that_were_rolled() -> None:
    match = table(dice=[1])
    match.answer("raid 1")
    match.answer("endure")
    loaded = Match.from_position(match.position(), Scripted(dice=[6], picks=[0]))
    loaded.answer("lose guard1")
    loaded.answer("rest")
    loaded.answer("raid 0")
    loaded.answer("endure")
    assert told(loaded)[-1] == "stole"


def test_outcomes_that_no_answer_has_used_come_next() -> None:
    given: dict[str, object] = {"game": "toy", "since": ["raid 1"], "outcomes": [3, 0]}
    loaded = Match.from_position(given)
    loaded.answer("endure")
    assert loaded.game.chance.outcomes == [3, 0]


def test_a_position_is_nobody_elses() -> None:
    match = start("toy", 2)
    written = match.position()
    rules = written["rules"]
    assert isinstance(rules, dict)
    rules["raid"] = "two_dice"
    assert match.game.setting.config.rules["raid"] == "die"


# Partial positions.


def test_what_is_left_out_comes_from_the_set_up() -> None:
    game = toy_of(Match.from_position("game = 'toy'\nseats = 3"))
    assert game.coins == [3, 3, 3]
    assert [len(hand) for hand in game.hands] == [3, 3, 3]
    assert len(game.deck) == 9
    assert toy_of(Match.from_position({"game": "toy"})).seats == 2


def test_a_few_lines_are_a_table_situation() -> None:
    match = Match.from_position(
        """
        game = "toy"
        seats = 3
        rules = { tithe = "waived" }

        [state]
        active = 1
        coins = { 2 = 9 }
        hands = { 0 = ["guard1"], 1 = [], 2 = ["salt3@0"] }
        wanted = { "*" = 0, grain1 = 1 }
        licences = { 1 = { salt = 1 }, "*" = {} }
        """
    )
    game = toy_of(match)
    assert game.active == 1
    assert game.coins == [3, 3, 9]
    assert [hand.cards for hand in game.hands] == [[16], [], [10]]
    assert game.hands[2].shows(0, 0)
    assert not game.hands[2].shows(0, 1)
    assert game.wanted == [1] + [0] * 17
    assert game.licences == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert len(game.deck) == 16
    assert game.setting.config.rules == {"raid": "die", "tithe": "waived"}


def test_what_is_named_by_a_number_may_have_it_as_its_key() -> None:
    spoken = Match.from_position({"game": "toy", "seats": 3, "state": {"coins": {2: 9}, "licences": {1: {"salt": 1}}}})
    written = Match.from_position(
        {"game": "toy", "seats": 3, "state": {"coins": {"2": 9}, "licences": {"1": {"salt": 1}}}}
    )
    assert toy_of(spoken).licences[6] == 1
    assert spoken.hash() == written.hash()


def test_in_a_whole_position_what_is_not_written_is_as_usual() -> None:
    """What the set-up wants and licenses does not come back when a position is read."""
    match = table(wanted={"*": 0}, licences={"*": {}})
    written = match.position()
    state = written["state"]
    assert isinstance(state, dict)
    assert state["wanted"] == state["licences"] == {}
    assert written["whole"] is True
    loaded = toy_of(Match.from_position(written))
    assert sum(loaded.wanted) == sum(loaded.licences) == 0


# What is wrong with a position.


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "this is neither JSON nor TOML"),
        ("game = ", "this is neither JSON nor TOML"),
        ("seats = 2", "a position must say which game it is of"),
        ("game = 'toy'\nsaets = 2", "a position has no 'saets'; did you mean seats"),
        ("game = 'toy'\nseats = 'two'", "seats is 'two', not a number"),
        ("game = 'toy'\nformat = 9", "this position has format 9, and only format 1 is known"),
        ("game = 'toy'\nversion = 9", "this position is of rules version 9, and toy is at 1"),
        ("game = 'toy'\nrules = 'all'", "rules is 'all', not a table"),
        ("game = 'toy'\nstate = 1", "state is 1, not a table"),
        ("game = 'toy'\nsince = 'rest'", "since is 'rest', not a list of answers"),
        ("game = 'toy'\noutcomes = ['x']", "outcomes is ['x'], not a list of numbers"),
        ("game = 'toy'\nstate = { rund = 1 }", "a state has no field 'rund'; did you mean round"),
        ("game = 'toy'\nstate = { coins = { 1 = 99 } }", "coins[1] is 99, but must be from 0 to 12"),
        ("game = 'toy'\nstate = { hands = [[], ['salt9']] }", "hands[1]: 'salt9' is no card; did you mean salt4"),
        ("game = 'toy'\nstate = { hands = [['salt1'], ['salt1']] }", "salt1 lies in 2 places, not in one"),
        ("game = 'toy'\nwhole = true\nstate = { round = 1 }", "a whole state must say what phase is"),
        ("game = 'toy'\nsince = ['sell guard1']", "the position cannot go on with 'sell guard1'"),
        ("game = 'toy'\nsince = ['raid 1', 'endure']\noutcomes = [6]", "the position cannot go on with 'endure'"),
    ],
)
def test_what_is_wrong_is_told(text: str, sentence: str) -> None:
    with pytest.raises(PositionError) as error:
        Match.from_position(text)
    assert sentence in str(error.value)


def test_what_was_agreed_is_checked() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'tpy'"):
        Match.from_position("game = 'tpy'")
    with pytest.raises(ConfigError, match="toy is for 2, 3, 4 seats, not 7"):
        Match.from_position("game = 'toy'\nseats = 7")
    with pytest.raises(LawspeakerError, match="raid can be die or two_dice, not 'swords'"):
        Match.from_position("game = 'toy'\nrules = { raid = 'swords' }")


# One check with the invariants of play


def test_what_can_never_be_in_play_can_be_in_no_position(monkeypatch: pytest.MonkeyPatch) -> None:
    box = start("toy", 2).game.setting.box
    given: dict[str, object] = {"game": "toy", "state": {"coins": [1, 2]}}
    Match.from_position(given)
    monkeypatch.setattr(type(box), "broken", lambda self, game: "anna owes the ferryman (2.3)")
    with pytest.raises(PositionError, match=r"^anna owes the ferryman \(2.3\)$"):
        Match.from_position(given)


def test_nor_what_can_be_only_between_two_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    box = start("toy", 2).game.setting.box
    monkeypatch.setattr(type(box), "unfinished", lambda self, game: "a raid is half done (2.4)")
    with pytest.raises(PositionError, match=r"^a raid is half done \(2.4\)$"):
        Match.from_position({"game": "toy", "state": {"coins": [1, 2]}})


def test_but_things_may_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    box = start("toy", 2).game.setting.box
    monkeypatch.setattr(type(box), "missing", lambda self, game: "a coin is nowhere (1.2)")
    assert Match.from_position({"game": "toy", "state": {"coins": [1, 2]}}).ask is not None


# Words


def test_data_without_a_name_is_that_of_the_position() -> None:
    with pytest.raises(LawspeakerError, match=r"^the data of the position, line 2"):
        Match.from_position({"game": "arctic", "data": "[country.RU]\ntax = 'much'\n"})


def test_a_domain_says_what_its_names_are_of() -> None:
    with pytest.raises(PositionError, match="'CN' is no Arctic country; did you mean"):
        Match.from_position({"game": "arctic", "state": {"treasury": {"CN": 1}}})
    with pytest.raises(PositionError, match="'bird', which is no suit of a clearing"):
        Match.from_position({"game": "root", "state": {"suit": {"1": "bird"}}})
