"""An advised search: it tries what its adviser recommends, counts what it expects, and keeps what it knows."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Turn, make
from lawspeaker.players.search import adviser as advisers
from lawspeaker.players.search import player as module
from lawspeaker.players.search import search as searching
from lawspeaker.players.search.adviser import Manner
from lawspeaker.players.search.budget import Budget, read_budget
from lawspeaker.players.search.node import Node
from lawspeaker.players.search.player import SearchPlayer
from lawspeaker.players.search.search import Known, rewarded
from tests import toy as toy


class Partial:
    """An adviser who likes one option of the ask at which it is asked first, and rewards whoever answered it."""

    def __init__(self, place: int, manner: Manner) -> None:
        self.place = place
        self.manner = manner
        self.begun = -1
        self.asked = 0

    def scores(self, match: Match) -> list[float]:
        assert match.ask is not None
        if self.begun < 0:
            self.begun = len(match.steps)
            self.option = match.ask.options[self.place]
        self.asked += 1
        return [1.0 if option is self.option else 0.0 for option in match.ask.options]

    def expected(self, match: Match) -> list[float]:
        step = match.steps[self.begun]
        liked = 1.0 if step.option is self.option else -1.0
        return [liked if seat == step.seat else -liked for seat in range(match.game.seats)]


def advised(monkeypatch: pytest.MonkeyPatch, adviser: Partial | None) -> None:
    monkeypatch.setattr(module, "find", lambda name, setting: adviser)


def asked(game: str = "arctic") -> Turn:
    match = start(game, 3, 2)
    assert match.ask is not None
    assert len(match.ask.options) > 3
    return Turn(match, match.ask.seat)


@pytest.mark.parametrize("place", [0, 2])
def test_what_scores_much_less_than_the_best_is_not_tried(monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    turn = asked()
    advised(monkeypatch, Partial(place, Manner(near=0.5)))
    player = SearchPlayer("200", 1)
    assert player.choose(turn) is turn.ask.options[place]
    assert player.known is not None
    assert not player.known.nodes  # there was nothing to find out


@pytest.mark.parametrize("place", [0, 2])
def test_what_is_expected_to_win_is_answered(monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    turn = asked()
    advised(monkeypatch, Partial(place, Manner(trust=0.0, first=0.0, reward=10.0)))
    assert SearchPlayer("60", 1).choose(turn) is turn.ask.options[place]


def test_asks_on_the_way_take_one_question_to_the_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser = Partial(0, Manner(reward=0.0))
    advised(monkeypatch, adviser)
    player = SearchPlayer("12", 1)
    player.choose(asked())
    assert player.known is not None
    assert adviser.asked == 1 + len(player.known.nodes)


def test_without_advice_it_searches_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = asked()
    plain = make("search:12", 3).choose(turn)
    advised(monkeypatch, None)
    assert make("search:12:learned", 3).choose(turn) is plain


def test_a_budget_names_its_adviser_and_what_that_is_told() -> None:
    assert read_budget("1s:2:learned") == Budget(seconds=1.0, cores=2, adviser="learned")
    assert read_budget("40:learned:some.npz:near=8") == Budget(simulations=40, adviser="learned:some.npz:near=8")


def test_an_adviser_that_is_not_there_is_refused_and_one_that_cannot_be_loaded_done_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setting = asked("toy").setting
    with pytest.raises(ConfigError, match="there is no adviser 'lerned'; did you mean learned"):
        advisers.find("lerned", setting)

    class Lost:
        def load(self) -> object:
            raise ImportError("no arrays here")

    monkeypatch.setattr(advisers, "points", lambda: {"lost": Lost()})
    assert advisers.find("lost", setting) is None
    assert advisers.find("", setting) is None


# From one answer to the next


@pytest.mark.parametrize("with_adviser", [True, False])
def test_what_is_known_of_asks_is_kept_as_long_as_the_round_lasts(
    monkeypatch: pytest.MonkeyPatch, with_adviser: bool
) -> None:
    if with_adviser:
        advised(monkeypatch, Partial(0, Manner(reward=0.0)))
    match = start("arctic", 2, 1)
    assert match.ask is not None
    box, player, seat = match.game.setting.box, SearchPlayer("8", 1), match.ask.seat
    kept: list[Known | None] = []
    rounds: list[int] = []
    while len(set(rounds)) < 2:
        assert match.ask is not None
        if match.ask.seat == seat and len(match.ask.options) > 1:
            option = player.choose(Turn(match, seat))
            kept.append(player.known)
            rounds.append(box.round(match.game))
        else:
            option = match.ask.options[0]
        match.answer(option)
    same = [one is other for one, other in pairwise(kept)]
    assert same == [one == other for one, other in pairwise(rounds)]
    assert any(same)
    assert not all(same)


def test_another_seat_knows_nothing_of_it() -> None:
    match = start("arctic", 2, 1)
    player = SearchPlayer("4", 1)
    assert match.ask is not None
    player.choose(Turn(match, match.ask.seat))
    assert player.known is not None
    assert player.known.serves(match)
    first = match.ask.seat
    while match.ask is not None and match.ask.seat == first:
        match.choose(0)
    assert not player.known.serves(match)


def test_what_hardly_ever_came_up_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    advised(monkeypatch, Partial(0, Manner(reward=0.0)))
    monkeypatch.setattr(searching, "KEPT", 5)
    match = start("arctic", 2, 1)
    assert match.ask is not None
    player = SearchPlayer("40", 1)
    player.choose(Turn(match, match.ask.seat))
    assert player.known is not None
    before = {key: node.tries for key, node in player.known.nodes.items()}
    assert len(before) > 5
    player.known.fade()
    assert set(player.known.nodes) == set(sorted(before, key=lambda key: -before[key])[:5])


def test_old_tries_count_for_less() -> None:
    node = Node(0, [0, 1])
    for look in (0.2, 0.1):
        node.add_look(look)
    node.weigh()
    for worth in (1.0, 3.0):
        for _ in range(20):
            node.note(0, worth)
    node.fade(50)
    assert node.tries == 40
    node.fade(10)
    assert node.tries == pytest.approx(10)
    assert node.visits == pytest.approx([10, 0])
    assert node.totals == pytest.approx([20, 0])  # the mean is the same
    assert node.total == pytest.approx(20)


def test_the_rewards_at_the_end_are_those_of_learning_programs() -> None:
    for seed in range(3):
        match, lots = start("toy", 3, seed), Random(seed)
        while match.ask is not None:
            match.answer(lots.choice(match.ask.options))
        winners = match.result.winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
        assert [(2 * reward + 1) / 3 for reward in rewarded(match)] == pytest.approx(shares)
