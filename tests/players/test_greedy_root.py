"""The greedy player of Root does not take what it guesses for what it knows."""

from __future__ import annotations

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.players.ahead import answered, settle
from lawspeaker.players.greedy import GreedyPlayer, look
from lawspeaker.players.player import Turn
from tests.law.root.conspiracy import cats_act, conspire, down
from tests.law.root.table import answer, options

CORVIDS, MARQUISE = 0, 1


def option(match: Match, text: str) -> Option:
    return match.game.setting.catalogue.by_text[text]


def test_naming_a_hidden_plot_is_worth_less_than_naming_it_right() -> None:
    """She may be right, and may as well lose her card."""
    match = cats_act(down={"5": "bomb_1"}, on_map={"marquise_warrior": {"5": 1}}, cards={1: ["bake_sale"]})
    answer(match, "expose 5", "show_card bake_sale")
    for seed in range(3):
        guess = match.imagine(MARQUISE, seed)
        named = option(guess, f"name_plot {down(guess)['5'].partition('_')[0]}")
        assert look(guess, named, MARQUISE) < settle(answered(guess, named), MARQUISE)


def test_naming_one_that_is_known_is_worth_all_of_it() -> None:
    """All others lie face up: it can only be a bomb."""
    others = ["snare_1", "snare_2", "extortion_1", "extortion_2", "raid_1", "raid_2"]
    match = cats_act(
        down={"5": "bomb_1"},
        up=dict(zip(["1", "2", "3", "4", "6", "7"], others, strict=True)),
        on_map={"marquise_warrior": {"5": 1}},
        cards={1: ["bake_sale"]},
    )
    answer(match, "expose 5", "show_card bake_sale")
    guess = match.imagine(MARQUISE, 0)
    named = option(guess, "name_plot bomb")
    assert look(guess, named, MARQUISE) == settle(answered(guess, named), MARQUISE)


def test_others_answer_by_what_they_hold_in_each_guess() -> None:
    """An ambush would cost the Corvids their plot, which tells what it was; in another guess the Marquise has none."""
    match = conspire(
        down={"5": "bomb_1"},
        on_map={"corvid_warrior": {"5": 1}, "marquise_warrior": {"5": 2}},
        cards={1: ["ambush_fox", "bake_sale", "cobbler_1"]},
    )
    offered = set(options(match))
    assert "battle 5" in offered
    assert {GreedyPlayer("", seed).choose(Turn(match, CORVIDS)).text for seed in range(12)} <= offered
