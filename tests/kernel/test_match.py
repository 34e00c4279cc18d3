"""Matches: answering, copying, taking back."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.kernel.chance import Fast, Keyed, Scripted
from lawspeaker.kernel.errors import AnswerError, ChanceError, ConfigError, LawspeakerError, UndoError, UnknownGame
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import OMNISCIENT
from tests import toy
from tests.kernel.tables import options, played, table, told, toy_of

# Answers.


def test_an_answer_is_an_option_or_its_value() -> None:
    match = start("toy", 2, seed=1)
    other = start("toy", 2, seed=1)
    assert match.ask is not None
    match.answer(match.ask.options[0])
    other.answer("rest")
    assert match.hash() == other.hash()


def test_what_is_not_offered_is_refused_with_what_is() -> None:
    match = table(hands=[["grain1"], ["salt3"]])
    before = match.hash()
    with pytest.raises(
        AnswerError, match=r"'sell salt3' is not offered: .* \(2\.3\)\. Offered: rest, draw, sell grain1"
    ):
        match.answer("sell salt3")
    with pytest.raises(AnswerError, match="'sel grain1' is no option of this game; did you mean sell grain1"):
        match.answer("sel grain1")
    assert match.hash() == before
    assert not match.steps


def test_a_stale_option_is_refused() -> None:
    match = table()
    assert match.ask is not None
    sell = match.ask.options[2]
    match.answer(sell)
    with pytest.raises(AnswerError, match="'sell grain1' is not offered"):
        match.answer(sell)


def test_an_option_of_another_game_is_refused() -> None:
    stranger = start("arctic", 2).ask
    assert stranger is not None
    with pytest.raises(AnswerError, match="'place RU 1' is an option of another table"):
        start("toy", 2).answer(stranger.options[0])


def test_an_option_of_another_match_under_the_same_agreement_is_the_same() -> None:
    stranger, match = start("toy", 2).ask, start("toy", 2)
    assert stranger is not None
    match.answer(stranger.options[0])
    assert match.steps[0].option.text == "rest"


def test_only_the_asked_seat_answers() -> None:
    with pytest.raises(AnswerError, match="it is seat 0 that is asked, not seat 1"):
        start("toy", 2).answer("rest", seat=1)


def test_options_are_chosen_by_their_place_too() -> None:
    match = table()
    match.choose(0)
    assert toy_of(match).active == 1
    with pytest.raises(AnswerError, match=r"there are options 0 to \d+, not -1"):
        match.choose(-1)


def test_what_is_no_answer_at_all_is_refused_in_a_sentence() -> None:
    match = table()
    before = match.hash()
    with pytest.raises(AnswerError, match="None is no answer: give one of the options, or its value as a text"):
        match.answer(None)
    with pytest.raises(AnswerError, match="3 is a place in the list, not an answer"):
        match.answer(3)
    with pytest.raises(AnswerError, match="None is no answer"):
        match.why_not(None)
    with pytest.raises(AnswerError, match="3 is no answer"):
        match.why_not(3)
    for place in ("rest", None):
        with pytest.raises(AnswerError, match=rf"{place!r} is no place in the list: answer\(\.\.\.\) takes an option"):
            match.choose(place)
    assert match.hash() == before


def test_nothing_is_answered_after_the_end() -> None:
    match = played(2)
    with pytest.raises(AnswerError, match="the game is over"):
        match.answer("rest")
    with pytest.raises(AnswerError, match="the game is over"):
        match.choose(0)


def test_there_is_a_result_only_at_the_end() -> None:
    with pytest.raises(AnswerError, match="the game is not over"):
        _ = start("toy", 2).result
    assert len(played(3).result.points) == 3


# Errors in the middle.


def test_a_script_that_does_not_fit_leaves_the_match_as_it_was() -> None:
    match = table(dice=[6], picks=[9], hands=[["grain1"], ["salt3"]])
    match.answer("raid 1")
    before, record, outcomes = match.hash(), told(match), match.game.chance.outcomes[:]
    with pytest.raises(ChanceError, match="the scripted pick 9 cannot come up here"):
        match.answer("endure")
    assert match.hash() == before
    assert told(match) == record
    assert match.game.chance.outcomes == outcomes
    assert len(match.steps) == 1
    assert options(match) == ["endure"]


def test_and_it_can_be_played_on_with_what_fits() -> None:
    match = table(dice=[7, 6], hands=[["grain1"], ["salt3"]])
    match.answer("raid 1")
    with pytest.raises(ChanceError):
        match.answer("endure")
    match.game.chance = Scripted(dice=[6], picks=[0])
    match.answer("endure")
    assert toy_of(match).hands[0].cards == [0, 10]


def test_a_rule_that_crashes_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table()
    before = match.hash()

    def crash(game: toy.Toy, seat: int, card: int) -> None:
        toy.discard_card(game, seat, card)
        raise ZeroDivisionError

    monkeypatch.setattr(toy, "sell", crash)
    with pytest.raises(ZeroDivisionError):
        match.answer("sell grain1")
    assert match.hash() == before
    monkeypatch.undo()
    match.answer("sell grain1")
    assert toy_of(match).discard.cards == [0]


# Copies.


@pytest.mark.parametrize("keep", [1, 8, 50])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_copy_at_every_ask_goes_on_the_same(seats: int, keep: int) -> None:
    match = played(seats, seed=seats, answers=0, keep=keep)
    final = played(seats, seed=seats)
    copies = []
    for step in final.steps:
        copies.append(match.clone())
        match.answer(step.option.text)
    for number, copy in enumerate(copies):
        for step in final.steps[number:]:
            copy.answer(step.option.text)
        assert copy.hash() == final.hash()
        assert copy.record_for(OMNISCIENT) == final.record_for(OMNISCIENT)
        assert copy.game.chance.outcomes == final.game.chance.outcomes


def test_a_copy_of_a_finished_match_is_finished() -> None:
    match = played(3)
    assert match.clone().over
    assert match.clone().result.points == match.result.points


def test_a_copy_with_other_dice_keeps_those_that_were_rolled() -> None:
    """2.4.4 The copy is taken after the roll of a 1, while seat 0 is asked which card to lose, and is copied again."""
    match = table(dice=[1])
    match.answer("raid 1")
    match.answer("endure")
    assert match.ask is not None
    assert match.ask.topic.name == "lose_card"
    copy = match.clone(chance=Fast(99))
    again = copy.clone()
    assert again.hash() == copy.hash() == match.hash()
    assert again.game.chance.outcomes == match.game.chance.outcomes


def test_and_so_does_taking_back_in_it() -> None:
    """2.4.2 A roll of 2 does nothing; taking back a later answer plays the raid again, with the same roll."""
    match = table(dice=[2])
    match.answer("raid 1")
    match.answer("endure")
    copy = match.clone(chance=Fast(99))
    copy.answer("stash grain1")
    copy.undo()
    assert copy.hash() == match.hash()
    assert copy.game.chance.outcomes == match.game.chance.outcomes


def test_the_dice_to_come_are_the_same_in_a_copy_unless_others_are_given() -> None:
    def rolls(chance: Fast | None) -> list[int]:
        copy = start("toy", 2, seed=1).clone(chance=chance)
        return copy.game.chance.dice(20, faces=6)

    assert rolls(None) == rolls(None)
    assert rolls(None) != rolls(Fast(2))


def test_a_copy_without_a_record_tells_nothing() -> None:
    match = played(2, answers=5)
    copy = match.clone(record=False)
    copy.choose(0)
    assert copy.record == []
    assert len(match.record) > 0


def test_a_match_without_bases_is_copied_by_playing_it_again() -> None:
    match = table()
    match.keep, match.bases = 0, []
    assert match.clone().hash() == match.hash()
    match.answer("stash grain1")
    match.answer("raid 1")
    copy = match.clone()
    assert copy.hash() == match.hash()
    assert [step.option.text for step in copy.steps] == ["stash grain1", "raid 1"]
    with pytest.raises(UndoError, match="keeps no bases"):
        match.undo()


def test_a_guess_without_bases_is_copied_at_checkpoints_only() -> None:
    match = table()
    match.keep, match.bases = 0, []
    guess = match.imagine(0, seed=1)
    assert guess.clone().hash() == guess.hash()
    guess.answer("raid 1")
    with pytest.raises(LawspeakerError, match="can be copied only at a checkpoint"):
        guess.clone()


def test_simulations_need_no_bases() -> None:
    fast, slow = played(3, seed=4, keep=0), played(3, seed=4)
    assert fast.hash() == slow.hash()
    assert fast.bases == []


# Taking back.


def test_undo_restores_state_and_record() -> None:
    match = table()
    before, record = match.hash(), told(match)
    match.answer("stash grain1", seat=0)
    assert match.can_undo()
    match.undo(seat=0)
    assert match.hash() == before
    assert told(match) == record
    with pytest.raises(UndoError, match="nothing has been answered yet"):
        match.undo()


def test_undo_goes_back_into_the_middle_of_a_rule() -> None:
    match = table(coins=[5, 5])
    match.answer("auction")
    hashes = []
    for answer in ("bid 1", "bid 2", "bid 3"):
        hashes.append(match.hash())
        match.answer(answer)
    for hash_ in reversed(hashes):
        match.undo()
        assert match.hash() == hash_
    with pytest.raises(UndoError, match="somebody has learned something since"):
        match.undo()  # 2.6 seat 0 has seen the charm


def test_a_copy_can_take_back_what_the_match_could() -> None:
    match = table()
    before = match.hash()
    match.answer("stash grain1")
    copy = match.clone()
    copy.undo()
    assert copy.hash() == before
    assert match.hash() != before


@pytest.mark.parametrize("keep", [1, 2, 8])
def test_undo_reaches_the_barrier_however_seldom_bases_are_kept(keep: int) -> None:
    match = start("toy", 4, keep=keep, rules={"tithe": "waived"})
    match.answer("draw")  # the barrier
    hashes = []
    for _ in range(10):
        hashes.append(match.hash())
        match.answer("rest")
    while match.can_undo():
        match.undo()
        assert match.hash() == hashes.pop()
    assert hashes == []
    assert len(match.steps) == 1


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        (["draw"], "a card was drawn"),
        (["sell grain1"], "all have seen the card"),
        (["auction"], "a charm was looked at"),
        (["spy 1", "show salt3"], "a card was shown"),
        (["raid 1", "endure"], "a die was rolled"),
        (["raid 1", "guard guard2"], "all have seen the guard"),
    ],
)
def test_nothing_that_anybody_learned_is_taken_back(answers: list[str], why: str) -> None:
    match = table(dice=[2])
    for answer in answers:
        match.answer(answer)
    assert not match.can_undo(), why
    with pytest.raises(UndoError, match="somebody has learned something since"):
        match.undo()


def test_the_answer_of_another_seat_is_a_barrier() -> None:
    match = table()
    match.answer("rest", seat=0)
    match.answer("rest", seat=1)
    assert not match.can_undo(0)
    with pytest.raises(UndoError, match="another seat has answered since"):
        match.undo(seat=0)
    match.undo(seat=1)
    match.undo(seat=0)


def test_dice_come_out_the_same_after_an_undo() -> None:
    match = table(chance=Keyed(bytes(32)))
    copy = match.clone()
    match.answer("stash grain1")
    match.undo()
    for each in (match, copy):
        each.answer("raid 1")
        each.answer("endure")
    assert match.hash() == copy.hash()


# Sealed answers.


def test_sealed_answers_show_to_nobody_until_all_are_in() -> None:
    low, high = (table(seats=3, phase=2, coins=[3, 3, 3]) for _ in range(2))
    low.answer("tithe 0")
    high.answer("tithe 2")
    for seat in (1, 2):
        assert low.view(seat) == high.view(seat)
        assert low.record_for(seat) == high.record_for(seat)
    for match in (low, high):
        match.answer("tithe 1")
        match.answer("tithe 1")
    assert low.view(2) != high.view(2)


def test_an_opened_answer_cannot_be_taken_back() -> None:
    match = table(phase=2, coins=[3, 3])
    match.answer("tithe 1")
    assert match.can_undo(0)
    match.answer("tithe 1")
    assert not match.can_undo()
    assert toy_of(match).coins == [2, 2]


def test_a_copy_between_sealed_answers_knows_them() -> None:
    match = table(phase=2, coins=[3, 3])
    match.answer("tithe 2")
    copy = match.clone()
    copy.answer("tithe 1")
    assert toy_of(copy).coins == [1, 2]


# Starting.


def test_a_match_is_agreed_on_first() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'tpy'; did you mean toy"):
        start("tpy")
    with pytest.raises(ConfigError, match="toy is for 2, 3, 4 seats, not 5"):
        start("toy", 5)
    with pytest.raises(ConfigError, match="toy has no ruleset option 'dice'; there are raid, tithe"):
        start("toy", rules={"dice": "two"})
    with pytest.raises(ConfigError, match="tithe can be paid or waived, not 'doubled'"):
        start("toy", rules={"tithe": "doubled"})


def test_a_data_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LawspeakerError, match=r"data file .*none\.toml"):
        start("toy", data=tmp_path / "none.toml")


def test_the_same_seed_is_the_same_game() -> None:
    assert start("toy", 3, seed=5).hash() == start("toy", 3, seed=5).hash()
    assert start("toy", 3, seed=5).hash() != start("toy", 3, seed=6).hash()


def test_the_ruleset_is_played() -> None:
    match = table(rules={"raid": "two_dice"}, dice=[1, 5], picks=[0])
    match.answer("raid 1")
    match.answer("endure")
    assert "stole" in told(match)


def test_why_not_names_the_clause_and_the_fact() -> None:
    match = table(seats=3)
    assert match.why_not("raid 1") is None
    assert repr(match.why_not("raid 0")) == "<oneself (2.4)>"
    assert repr(match.why_not("spy 2")) == "<empty_hand seat=2 (2.5)>"
    assert repr(match.why_not("bid 3")) == "<not_asked (2.1)>"


def test_a_number_is_a_place_and_not_an_answer() -> None:
    match = start("toy", 2)
    with pytest.raises(AnswerError, match=r"3 is a place in the list, not an answer: choose\(3\) answers by place"):
        match.answer(3)


def test_a_position_that_is_over_says_so_when_it_is_answered() -> None:
    ended = Match.from_position({"game": "toy", "state": {"phase": 3}})
    with pytest.raises(AnswerError, match="the game is over: the position is one of a game that has ended"):
        ended.choose(0)


def test_a_position_that_ends_at_once_says_by_which_clause() -> None:
    """Three rabbit clearings at the start of Birdsong, with the dominance card for them."""
    ruled = {"marquise_warrior": {"3": 1, "4": 1, "5": 1}}
    state = {"phase": "birdsong", "turn": 0, "dominance": {0: "dominance_rabbit"}, "on_map": ruled}
    rules = {"faction_1": "marquise", "faction_2": "eyrie", "faction_3": "alliance"}
    ended = Match.from_position({"game": "root", "seats": 3, "rules": rules, "state": state})
    with pytest.raises(AnswerError, match=r"the game is over: at this position it ends at once, by 3\.3\.1\.I"):
        ended.answer("done")


def test_a_position_that_ends_at_once_does_not_say_only_how_it_was_scored() -> None:
    """China holds the pole."""
    state = {"phase": 8, "ships": {"POLE": {"CN": 2}}}
    ended = Match.from_position({"game": "arctic", "seats": 2, "state": state})
    with pytest.raises(AnswerError, match=r"it ends at once, by END\.2, SCORE\.1, SCORE\.4"):
        ended.answer("done")
