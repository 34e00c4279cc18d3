"""The search player: it looks ahead, never at what is hidden, and is the same from the same seed."""

from __future__ import annotations

import os
import signal
from itertools import count
from random import Random

import pytest

from lawspeaker.kernel import position
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ConfigError, ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.start import start
from lawspeaker.lab.simulate import simulate
from lawspeaker.players.player import Turn, make, play
from lawspeaker.players.search.adviser import Adviser, Manner
from lawspeaker.players.search.budget import Budget, read_budget
from lawspeaker.players.search.contest import ERROR, Contest
from lawspeaker.players.search.cores import found_elsewhere, processes, search_elsewhere, search_positions
from lawspeaker.players.search.node import Node, key_of
from lawspeaker.players.search.probe import FirstLook, first_look, usual_gap
from lawspeaker.players.search.search import Search, answer
from lawspeaker.players.search.yardstick import Yardstick
from tests import toy as toy
from tests.kernel.tables import options, table


def choice(match: Match, player: str = "search:12", seed: int = 7) -> Option:
    assert match.ask is not None
    return make(player, seed).choose(Turn(match, match.ask.seat))


def somewhere(game: str, seats: int, seed: int, answers: int) -> Match:
    """A match after some answers at random."""
    match, lots = start(game, seats, seed), Random(seed)
    while match.ask is not None and len(match.steps) < answers:
        match.answer(lots.choice(match.ask.options))
    return match


class NoOpinion:
    """An adviser to whom all options seem alike, and all seats."""

    manner = Manner()

    def scores(self, match: Match) -> list[float]:
        assert match.ask is not None
        return [0.0] * len(match.ask.options)

    def expected(self, match: Match) -> list[float]:
        return [0.0] * match.game.seats


def searched(match: Match, simulations: int, adviser: Adviser | None = None) -> Search:
    """A search after so many simulations, of all options in turn."""
    assert match.ask is not None
    lots = Random(1)
    guesses = (match.imagine(match.ask.seat, lots.getrandbits(60)) for _ in count())
    guess = next(guesses)
    search = Search(guess, guesses, first_look(guess, adviser), lots, adviser=adviser)
    for number in range(simulations):
        search.simulate(search.worlds[0], number, number % len(match.ask.options))
    return search


# Budgets


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("", Budget(seconds=1.0)),
        ("200", Budget(simulations=200)),
        ("0.2s", Budget(seconds=0.2)),
        ("1s:2", Budget(seconds=1.0, cores=2)),
        ("1:2", Budget(simulations=1, cores=1)),
        ("50:playout", Budget(simulations=50, playout=True)),
        ("3s:4:playout", Budget(seconds=3.0, cores=4, playout=True)),
    ],
)
def test_a_budget_is_simulations_or_seconds_and_cores(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("abc", "'abc' is neither a number of simulations nor of seconds"),
        ("-5", "'-5' is neither"),
        ("1.5", "'1.5' is neither"),
        ("0", "nothing at all"),
        ("0s", "nothing at all"),
        ("1s:0", "'0' is no number of cores"),
        ("1s:two", "'two' is no number of cores"),
        ("1s:2:3", "'2:3' is no number of cores"),
        ("1s:", "'' is no number of cores"),
    ],
)
def test_a_bad_budget_is_refused_with_what_would_be_right(text: str, why: str) -> None:
    with pytest.raises(ConfigError, match=rf"search cannot be told '{text}': .*{why}.*search:1s"):
        make(f"search:{text}", 0)


def test_cores_share_simulations_and_not_seconds() -> None:
    assert [Budget(simulations=7, cores=3).share(part).simulations for part in range(3)] == [3, 2, 2]
    assert Budget(seconds=1.0, cores=3).share(1) == Budget(seconds=1.0)


# Fairness


FAIR = [("toy", 2, 30, 5), ("toy", 3, 40, 5), ("root", 4, 24, 3), ("greenland", 2, 40, 4), ("neanderthal", 2, 40, 4)]


@pytest.mark.parametrize(("game", "seats", "answers", "enough"), FAIR)
def test_it_answers_the_same_whatever_is_hidden_from_it(game: str, seats: int, answers: int, enough: int) -> None:
    lots = Random(seats)
    compared = 0
    for asked in range(2, answers, 3):
        if compared == enough:
            break
        match = somewhere(game, seats, seed=asked, answers=asked)
        if match.ask is None or len(match.ask.options) == 1:
            continue
        twin = match.twin(match.ask.seat, lots.getrandbits(60))
        if twin is not None and twin.hash() != match.hash():
            assert choice(twin, "search:2") is choice(match, "search:2")
            compared += 1
    assert compared == enough


class Guesses:
    """A turn that tells nothing but the ask and guesses."""

    def __init__(self, turn: Turn) -> None:
        self.ask, self.seat, self.imagine = turn.ask, turn.seat, turn.imagine


def test_it_needs_nothing_but_the_ask_and_guesses() -> None:
    match = somewhere("toy", 2, 8, 5)
    assert match.ask is not None
    turn = Turn(match, match.ask.seat)
    assert make("search:20", 2).choose(Guesses(turn)) is make("search:20", 2).choose(turn)  # type: ignore[arg-type]


def test_its_simulations_have_dice_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as it likes, and the same for all options that are compared."""
    rolled: list[int] = []
    worths = Yardstick.worths

    def noting(self: Yardstick, match: Match) -> list[float]:
        assert isinstance(match.game.chance, Fast)
        rolled.append(match.game.chance.seed)
        return worths(self, match)

    monkeypatch.setattr(Yardstick, "worths", noting)
    search = searched(somewhere("toy", 2, 3, 4), 0)
    for luck in (5, 6):
        for place in (0, 1):
            search.simulate(search.worlds[0], luck, place)
    assert rolled == [5, 5, 6, 6]


def test_searching_leaves_the_match_as_it_was() -> None:
    match = somewhere("toy", 3, 5, 6)
    before = match.hash(), len(match.steps), match.game.chance.outcomes[:], len(match.record), match.position()
    choice(match)
    assert (match.hash(), len(match.steps), match.game.chance.outcomes, len(match.record), match.position()) == before


@pytest.mark.parametrize("player", ["search:12", "greedy"])
def test_where_nothing_can_be_guessed_it_answers_anything(monkeypatch: pytest.MonkeyPatch, player: str) -> None:
    def fails(self: Turn, seed: int) -> Match:
        raise ImagineError("no guess fits")

    match = somewhere("toy", 2, 8, 5)
    assert match.ask is not None
    monkeypatch.setattr(Turn, "imagine", fails)
    assert {choice(match, player, seed) for seed in range(100)} == set(match.ask.options)


def test_it_goes_on_with_the_guesses_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []
    imagine = Turn.imagine

    def fails_later(self: Turn, seed: int) -> Match:
        found.append(seed)
        if len(found) > 1:
            raise ImagineError("no other guess fits")
        return imagine(self, seed)

    match = somewhere("toy", 2, 8, 5)
    assert match.ask is not None
    monkeypatch.setattr(Turn, "imagine", fails_later)
    assert choice(match, "search:60") in match.ask.options
    assert len(found) == 2


# Answers


@pytest.mark.parametrize("budget", ["8", "6:playout"])
def test_it_answers_the_same_from_the_same_seed(budget: str) -> None:
    def answers(seed: int) -> list[str]:
        match = start("toy", 2, seed)
        play(match, [make(f"search:{budget}", seed), make("random", seed)])
        return [str(step.option) for step in match.steps]

    assert answers(3) == answers(3)


# Several cores


def prepared(match: Match, cores: int = 2, simulations: int = 40) -> tuple[list[Match], FirstLook, Budget]:
    """What other cores are given to search."""
    assert match.ask is not None
    guesses = [match.imagine(match.ask.seat, seed) for seed in range(3)]
    return guesses, first_look(guesses[0]), Budget(simulations=simulations, cores=cores)


def test_several_cores_search_for_one_answer() -> None:
    match = somewhere("arctic", 2, 1, 30)
    guesses, start, budget = prepared(match, simulations=20)
    own = Search(guesses[0], iter(guesses[1:]), start, Random(1)).run(budget.share(0))
    (other,) = found_elsewhere(search_elsewhere(guesses, start, budget, 1))
    assert sum(own.tries) > 0
    assert sum(other.tries) > 0
    tries = [sum(both) for both in zip(own.tries, other.tries, strict=True)]
    own.add(other)
    assert own.tries == tries
    assert choice(match, "search:8:2") is choice(match, "search:8:2")


def test_a_core_that_begins_late_takes_no_more_time() -> None:
    guesses, start, _ = prepared(somewhere("toy", 2, 3, 4))
    texts = [position.to_json(guess.position()) for guess in guesses]
    late = search_positions(texts, start._replace(begun=start.begun - 60.0), Budget(seconds=1.0), 1)
    assert sum(late.tries) == 0


def test_a_core_that_dies_is_done_without_and_then_replaced() -> None:
    match = somewhere("arctic", 2, 1, 20)
    guesses, start, budget = prepared(match, simulations=8)
    assert len(list(found_elsewhere(search_elsewhere(guesses, start, budget, 1)))) == 1
    for number in list(processes(1)._processes):
        os.kill(number, signal.SIGKILL)
    assert match.ask is not None
    assert choice(match, "search:8:2") in match.ask.options
    assert len(list(found_elsewhere(search_elsewhere(guesses, start, budget, 1)))) == 1


# Time and simulations


def test_however_short_the_time_an_option_is_held_against_the_favourite() -> None:
    search = searched(somewhere("arctic", 2, 1, 30), 0)
    ticks = count()
    search.used = lambda budget: next(ticks)  # type: ignore[method-assign]
    assert sum(search.run(Budget(seconds=1.0)).tries) == 1


def test_it_stops_when_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    for module in ("probe", "search"):
        monkeypatch.setattr(f"lawspeaker.players.search.{module}.perf_counter", lambda: next(ticks) / 100)
    monkeypatch.setattr(Contest, "in_question", lambda self, options: options)
    search = searched(somewhere("arctic", 2, 1, 30), 0)
    search.run(Budget(seconds=0.6))
    assert 60 <= next(ticks) - 1 <= 62


def test_it_does_as_many_simulations_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Contest, "in_question", lambda self, options: options)
    for simulations in (2, 7, 40):
        search = searched(somewhere("arctic", 2, 1, 30), 0)
        search.run(Budget(simulations=simulations))
        assert search.simulations in (simulations, simulations + 1)  # an option needs one of the favourite besides


def worth_so_much(monkeypatch: pytest.MonkeyPatch, worths: list[float], luck: float = 0.0) -> None:
    """Let simulations of each option come to so much, more or less."""

    def simulate(self: Search, world: Match, seed: int, index: int) -> float:
        self.simulations += 1
        return worths[index] + luck * (2.0 * Random(f"{seed} {index}").random() - 1.0)

    monkeypatch.setattr(Search, "simulate", simulate)


def test_options_are_halved_and_the_better_ones_tried_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = somewhere("arctic", 3, 2, 0)
    assert match.ask is not None
    assert len(match.ask.options) > 8
    search = searched(match, 0)
    worths = [(7 * place % 11) / 11 for place in range(len(match.ask.options))]
    worth_so_much(monkeypatch, worths)
    monkeypatch.setattr(Contest, "in_question", lambda self, options: options)
    monkeypatch.setattr("lawspeaker.players.search.search.CANDIDATES", 7)
    favourite = search.contest.favourite
    candidates = search.contest.ranked(place for place in range(len(worths)) if place != favourite)[:7]
    contest = search.run(Budget(simulations=480))
    tried = {index: tries for index, tries in enumerate(contest.tries) if tries}
    assert sorted(tried) == sorted(candidates)
    assert 480 <= search.simulations < 490
    places = sorted(candidates, key=worths.__getitem__, reverse=True)
    assert [round(tried[index] / 20) for index in places] == [5, 5, 3, 3, 1, 1, 1]
    assert contest.best() == max([favourite, *candidates], key=worths.__getitem__)


def test_it_stops_when_nothing_is_in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    match = somewhere("arctic", 3, 2, 0)
    assert match.ask is not None
    search = searched(match, 0)
    other = 0 if search.contest.favourite else 1
    worths = [0.0] * len(match.ask.options)
    worths[other] = 1.0
    worth_so_much(monkeypatch, worths, luck=0.01)
    assert search.run(Budget(simulations=100_000)).best() == other
    assert search.simulations < 1_000


def test_options_are_compared_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[Match, int, int]] = []

    def simulate(self: Search, world: Match, luck: int, index: int) -> float:
        found.append((world, luck, index))
        return 0.0

    monkeypatch.setattr(Search, "simulate", simulate)
    search = searched(somewhere("toy", 2, 8, 5), 0)
    (other,) = {0, 1} - {search.contest.favourite}
    for _ in range(2):
        search.compare([other], Budget(simulations=100))
    assert [index for _, _, index in found] == 2 * [search.contest.favourite, other]
    assert found[0][:2] == found[1][:2]
    assert found[2][:2] == found[3][:2]
    assert found[0][1] != found[2][1]


def test_it_beats_the_random_player() -> None:
    frame = simulate("toy", 6, ["search:16", "random"], 2, seed=1)
    assert frame.filter(player="search:16")["won"].sum() >= 5


# The contest between the options


def contest(looks: list[float], *tries: list[float]) -> Contest:
    """After tries that came out so much better than those of the favourite, by option."""
    made = Contest(looks)
    for index, better in enumerate(tries):
        for each in better:
            made.note(index, each)
    return made


def test_what_looks_best_is_the_favourite_and_the_answer_if_nothing_speaks_against_it() -> None:
    made = contest([0.1, 0.4, 0.3])
    assert made.favourite == 1
    assert made.best() == 1
    assert made.ranked(range(3)) == [1, 2, 0]
    assert made.means() == pytest.approx([-0.3, 0.0, -0.1])


def test_a_lucky_try_does_not_change_the_mind_but_many_do() -> None:
    assert contest([0.0, -0.05], [], [0.3]).best() == 0
    assert contest([0.0, -0.05], [], [0.3] * 5).best() == 1


def test_where_luck_is_great_more_tries_are_needed() -> None:
    steady, wild = [0.09, 0.11] * 3, [-0.9, 1.1] * 3
    assert contest([0.0, -0.05], [], steady).best() == 1
    assert contest([0.0, -0.05], [], wild).best() == 0
    assert contest([0.0, -0.05], [], wild * 500).best() == 1


def test_what_can_hardly_be_the_best_is_out_of_the_question() -> None:
    clear = [0.0, 0.01] * 10
    worse, better = [each - 1.0 for each in clear], [each + 1.0 for each in clear]
    assert contest([0.0, 0.0, 0.0], [], worse, clear).in_question([1, 2]) == [2]
    assert contest([0.0, 0.0, 0.0], [], worse, worse).in_question([1, 2]) == []  # it is the favourite
    assert contest([0.0, 0.0, 0.0], [], worse, better).in_question([1, 2]) == []  # it is the last
    assert contest([0.0, 0.0, 0.0], [], better, better).in_question([1, 2]) == [1, 2]


def test_options_that_come_to_the_same_are_not_compared_for_ever() -> None:
    assert contest([0.0, 0.0], [], [0.0] * 10).in_question([1]) == [1]
    assert contest([0.0, 0.0], [], [0.0] * 1_000).in_question([1]) == []


def test_what_several_searches_found_is_added() -> None:
    looks, tries = [0.0, -ERROR, -ERROR], ([0.1, 0.3], [0.2], [0.5, 0.1, -0.4], [0.6])
    both = contest(looks, [], tries[0], tries[1])
    both.add(contest(looks, [], tries[2], tries[3]))
    assert both.means() == pytest.approx(contest(looks, [], tries[0] + tries[2], tries[1] + tries[3]).means())


# Asks on the way


def test_an_ask_is_known_again_whatever_is_guessed_and_whatever_came_before() -> None:
    search = searched(somewhere("arctic", 3, 1, 30), 60, NoOpinion())
    assert sum(node.tries for node in search.nodes.values()) > 2 * len(search.nodes)


def test_what_another_seat_sealed_tells_nothing_to_who_is_asked_next() -> None:
    match = somewhere("toy", 3, 1, 0)
    while match.ask is None or not match.ask.sealed or len(match.ask.options) < 3:
        assert match.ask is not None
        match.choose(0)
    search = searched(match, 12, NoOpinion())
    asked = [(before, seat) for before, seat, topic, _ in search.nodes if topic == "pay_tithe"]
    assert {(None, 1), (None, 2)} <= set(asked)
    assert not [before for before, _ in asked if before is not None and before.kind == "tithe"]


def test_which_card_another_seat_has_chosen_tells_nothing_and_other_answers_do() -> None:
    match = somewhere("toy", 2, 1, 0)
    assert match.ask is not None
    draw, sell = (next(option for option in match.ask.options if option.kind == kind) for kind in ("draw", "sell"))
    other = Ask(match.game, 1, toy.PAY_TITHE, "3.1").listed(match.ask.options)
    assert key_of(match.ask, sell, match.ask)[0] is sell
    assert key_of(match.ask, sell, other)[0] is None
    assert key_of(match.ask, draw, other)[0] is draw


@pytest.mark.parametrize("held", ["guard2", "salt3"])
def test_nobody_can_tell_whether_another_seat_had_a_choice(held: str) -> None:
    """2.4.1 Who raids hears that the other endures it, and not whether there was a guard to send."""
    match = table(hands=[["grain1"], [held]], dice=[2])
    before, chosen = answer(match, options(match).index("raid 1"))
    assert match.ask is not None
    if held == "guard2":
        assert match.ask.seat == 1
        before, chosen = answer(match, options(match).index("endure"))
    assert match.ask.seat == 0
    assert str(key_of(before, chosen, match.ask)[0]) == "endure"


class Asking:
    """What a search needs of a match, with asks that are written down: a seat and how many options it has."""

    def __init__(self, *asks: tuple[int, int]) -> None:
        offered = somewhere("toy", 2, 1, 0).ask
        assert offered is not None
        self.asks = [
            Ask(offered.game, seat, toy.WHAT_TO_DO, "2.1").listed(offered.options[:number]) for seat, number in asks
        ]

    @property
    def ask(self) -> Ask:
        return self.asks[0]

    def choose(self, place: int) -> None:
        del self.asks[0]


@pytest.mark.parametrize(
    ("asks", "before"),
    [
        ([(0, 2), (0, 2)], 0),
        ([(0, 2), (0, 1), (0, 2)], 0),  # it knows that it had no choice
        ([(0, 2), (0, 1), (1, 2)], 1),  # another does not
        ([(0, 2), (1, 1), (0, 2)], 1),
        ([(0, 2), (1, 1), (0, 1), (0, 2)], 1),
        ([(0, 2), (1, 1), (0, 1), (1, 2)], 2),
    ],
)
def test_what_comes_before_an_ask_is_what_its_seat_knows(asks: list[tuple[int, int]], before: int) -> None:
    match = Asking(*asks)
    expected = match.asks[before]
    ask, chosen = answer(match, 1)  # type: ignore[arg-type]
    assert ask is expected
    assert chosen is expected.options[0 if before else 1]


def test_each_seat_looks_after_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Yardstick, "worths", lambda self, match: [0.1, 0.2, 0.3])
    search = searched(somewhere("arctic", 3, 1, 30), 40, NoOpinion())
    tried = [node for node in search.nodes.values() if node.tries]
    assert len({node.seat for node in tried}) > 1
    for node in tried:
        assert sum(node.totals) == pytest.approx(node.total)
        assert node.total / node.tries == pytest.approx((0.1, 0.2, 0.3)[node.seat])


def test_without_an_adviser_everybody_answers_what_looks_best_there() -> None:
    match = somewhere("arctic", 3, 1, 2)
    assert match.ask is not None
    search = searched(match, 0)
    looks = [search.look(match, place, match.ask.seat) for place in range(len(match.ask.options))]
    assert looks[search.reply(match)] == max(looks) > min(looks)
    search.simulate(search.worlds[0], 1, 0)
    assert not search.nodes


def test_of_many_options_a_few_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawspeaker.players.search.search.WIDTH", 3)
    match = somewhere("arctic", 2, 1, 30)
    search = searched(match, 0)
    seen: list[int] = []

    def look(match: Match, place: int, seat: int) -> float:
        seen.append(place)
        return float(place)

    monkeypatch.setattr(search, "look", look)
    assert search.reply(match) == max(seen)
    assert len(seen) == len(set(seen)) == 3


def test_whoever_answers_in_a_simulation_does_not_know_its_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = somewhere("toy", 2, 1, 0)
    search = searched(match, 0)
    seen: list[int] = []

    def look(match: Match, place: int, seat: int) -> float:
        seen.append(to_come(match))
        return 0.0

    monkeypatch.setattr(search, "look", look)
    search.reply(match)
    assert to_come(match) not in seen
    assert len(set(seen)) == 1  # the same for all options


def to_come(match: Match) -> int:
    """What chance has in store."""
    chance = match.game.chance
    return chance.outcome(len(chance.outcomes), 1 << 60)


def test_what_looks_better_is_tried_first_and_what_proves_better_more_often() -> None:
    node = Node(0, [0, 1])
    node.add_look(0.6)
    node.add_look(0.56)
    node.weigh()
    assert node.select() == 0
    for _ in range(100):
        index = node.select()
        node.note(index, (0.3, 0.7)[index])
    assert node.visits[1] > 70


def test_what_comes_of_an_ask_is_not_held_against_options_that_were_not_tried() -> None:
    node = Node(0, [0, 1])
    node.add_look(0.5)
    node.add_look(0.2)
    node.weigh()
    for _ in range(10):
        node.note(0, -1.0)  # far less than it looked, but so would the other be
    assert node.select() == 0


def judged(monkeypatch: pytest.MonkeyPatch, match: Match) -> set[int]:
    """The rounds in which a search judges positions, from that of the match on."""
    found: set[int] = set()
    box = match.game.setting.box

    def worths(self: Yardstick, reached: Match) -> list[float]:
        found.add(box.round(reached.game) - box.round(match.game))
        return [0.5] * match.game.seats

    monkeypatch.setattr(Yardstick, "worths", worths)
    searched(match, 8)
    return found


def test_positions_are_judged_at_the_end_of_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judged(monkeypatch, somewhere("arctic", 3, 1, 40)) == {1}


def test_if_that_is_not_too_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawspeaker.players.search.search.LONGEST", 1)
    assert 0 in judged(monkeypatch, somewhere("arctic", 3, 1, 40))


def test_worth_is_measured_from_where_the_search_begins() -> None:
    match = somewhere("arctic", 2, 1, 30)
    yardstick = Yardstick(match, gap=4.0)
    assert yardstick.worths(match) == [0.0, 0.0]
    assert yardstick.worth(yardstick.start[0] + 20.0, 0) == pytest.approx(0.25)
    assert yardstick.worth(yardstick.start[1] - 20.0, 1) == pytest.approx(-0.25)
    assert yardstick.worth(1e9, 0) == 3.0
    assert yardstick.worth(-1e9, 0) == -3.0


def test_winning_is_worth_more_than_the_points() -> None:
    match = somewhere("toy", 2, 1, 10_000)
    assert match.over
    worths = Yardstick(match, gap=1.0).worths(match)
    (winner,) = match.result.winners
    assert worths[winner] == worths[1 - winner] + 1.0


def test_the_gap_is_how_much_less_than_the_best_other_options_promise() -> None:
    assert 1.0 < usual_gap(somewhere("arctic", 2, 1, 30)) < 10.0
    assert usual_gap(somewhere("toy", 2, 1, 10_000)) == 1.0  # nothing is asked any more
