"""Players: found by name, given only what their seat may know, the same from the same seed."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from lawspeaker.kernel.ask import Ask, Topic
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from lawspeaker.players import greedy, player
from lawspeaker.players.player import Player, Turn, make, names, play


def finished(kind: str, seed: int, game: str = "toy") -> list[str]:
    """The answers of a game between players of one kind."""
    match = start(game, 2, seed)
    players: list[Player] = [make(kind, seed + seat) for seat in range(2)]
    play(match, players)
    return [str(step.option) for step in match.steps]


def test_players_are_found_by_name() -> None:
    assert {"random", "greedy"} <= set(names())
    with pytest.raises(ConfigError, match="did you mean random"):
        make("randon", 0)


def test_a_player_that_cannot_be_loaded_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = EntryPoint("lost", "no_such_package:Player", "lawspeaker.players")
    monkeypatch.setattr(player, "points", lambda: {"lost": lost})
    with pytest.raises(ConfigError, match="lost cannot play here: No module named 'no_such_package'"):
        make("lost", 0)
    lost = EntryPoint("lost", "tests.toy:NoSuchPlayer", "lawspeaker.players")
    with pytest.raises(ConfigError, match=r"lost cannot play here: .*NoSuchPlayer"):
        make("lost", 0)


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_player_answers_the_same_from_the_same_seed(kind: str) -> None:
    assert finished(kind, 3) == finished(kind, 3)
    assert finished(kind, 3) != finished(kind, 4)


def test_only_the_asked_seat_gets_a_turn() -> None:
    match = start("toy", 2, 1)
    assert match.ask is not None
    with pytest.raises(ConfigError, match="is not asked now"):
        Turn(match, 1 - match.ask.seat)


def test_a_turn_tells_only_what_the_seat_may_know() -> None:
    match = start("toy", 2, 1)
    assert match.ask is not None
    seat = match.ask.seat
    turn = Turn(match, seat)
    assert turn.view() == match.view(seat)
    assert turn.record() == match.record_for(seat)
    assert turn.observe() == match.observe(seat)
    assert turn.setting is match.game.setting
    assert turn.imagine(1).view(seat) == match.view(seat)


def test_choosing_leaves_the_match_as_it_was() -> None:
    match = start("toy", 3, 5)
    for _ in range(10):
        assert match.ask is not None
        before = match.hash(), len(match.steps), match.game.chance.outcomes[:], len(match.record)
        option = make("greedy", 2).choose(Turn(match, match.ask.seat))
        assert (match.hash(), len(match.steps), match.game.chance.outcomes, len(match.record)) == before
        match.answer(option)


def test_greedy_needs_nothing_but_the_ask_and_a_guess_at_what_it_cannot_see() -> None:
    class Guesses:
        """A turn that tells nothing else."""

        def __init__(self, turn: Turn) -> None:
            self.ask, self.seat, self.imagine = turn.ask, turn.seat, turn.imagine

    match = start("toy", 2, 8)
    for _ in range(10):
        assert match.ask is not None
        turn = Turn(match, match.ask.seat)
        option = make("greedy", 2).choose(turn)
        assert make("greedy", 2).choose(Guesses(turn)) is option  # type: ignore[arg-type]
        match.answer(option)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_greedy_does_not_roll_the_dice_to_come(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """2.4.2 It looks at a raid with several rolls, the same for each victim, but not with those of the match itself."""
    rolled: list[int] = []

    def noting(chosen: int) -> Fast:
        rolled.append(chosen)
        return Fast(chosen)

    monkeypatch.setattr(greedy, "Fast", noting)
    match = start("toy", 3, seed)
    guess = match.imagine(0, 7)
    for victim in (1, 2):
        greedy.look(guess, match.game.setting.catalogue.find(f"raid {victim}"), 0)
    assert rolled == rolled[: greedy.ROLLS - 1] * 2
    assert seed not in rolled


def test_the_shelf_of_players_is_looked_through_once() -> None:
    assert player.points() is player.points()


# One choice in several answers


def test_the_same_answers_in_another_order_are_the_same_way() -> None:
    match = start("toy", 2, 1)
    one, other = match.game.setting.catalogue.options[:2]
    paying = [Ask(match.game, 0, Topic("pay", "seat", "count"), "1", (1, left)) for left in (2, 1)]
    there = greedy.in_a_row(greedy.in_a_row((), paying[0], one), paying[1], other)
    assert there == greedy.in_a_row(greedy.in_a_row((), paying[0], other), paying[1], one)
    asking = [Ask(match.game, 0, Topic("dare", "seat"), "1", (rival,)) for rival in (0, 1)]
    there = greedy.in_a_row(greedy.in_a_row((), asking[0], one), asking[1], other)
    assert there != greedy.in_a_row(greedy.in_a_row((), asking[0], other), asking[1], one)


def test_greedy_completes_a_choice_as_it_planned_it() -> None:
    match = start("arctic", 3, 1)
    player, planned = greedy.GreedyPlayer("", 1), 0
    while match.ask is not None and planned < 5:
        plan, seat = player.plan, match.ask.seat
        meant = plan and not match.ask.checkpoint and plan[0][0] == greedy.asked(match.ask)
        option = player.choose(Turn(match, seat))
        if meant and len(match.ask.options) > 1:
            assert option is plan[0][1]
            planned += 1
        match.answer(option)
    assert planned == 5
