"""A.6, E.1 Hirelings: dealing and setting them up, and gaining and losing control of them."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.hireling import Hireling
from lawspeaker.games.root.model.phrases import (
    CONTROL_ROLLED,
    DEMOTED,
    HIRE,
    HIRED,
    HIRELING_PASSED,
    HIRELING_SET,
    PASS_HIRELING,
    PASS_WHICH,
    WHICH_HIRELING,
    WHICH_MARKERS_FIRST,
)
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import NONE, altered
from lawspeaker.games.root.rules.victory import has_left_track
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason

DEALT: Final = 3
DEMOTIONS: Final = {2: 0, 3: 1, 4: 2}  # A.6.2 by the number of players; all three with more
SPACES: Final = [4, 8, 12]  # A.6.4

NOT_DEALT: Final = Reason("A.6.1", Phrase("hireling_not_dealt"), moot=True)
NOT_IN_SUPPLY: Final = Reason("E.1.1", Phrase("hireling_not_in_supply"))
HAS_MARKERS: Final = Reason("E.1.3", Phrase("hireling_stays"))
NOT_TO_ONESELF: Final = Reason("E.1.3", Phrase("hireling_to_another"))


# A.6 The set-up


def deal_hirelings(game: Root) -> None:
    """A.6.1 Three cards at random, A.6.5 none of a faction at the table; A.6.2 some of them are demoted at random."""
    make = game.of.make_hireling
    if make is None or game.of.config.rules["hirelings"] == "none":
        return
    pool = game.of.hireling_pool[:]
    game.chance.shuffle(pool)
    dealt = [make(number) for number in pool[:DEALT]]
    for hireling in dealt[: DEMOTIONS.get(game.seats, DEALT)]:
        hireling.demoted = True
    game.hirelings = sorted(dealt, key=number_of)
    game.track_markers = SPACES[: len(dealt)]


def number_of(hireling: Hireling) -> int:
    return hireling.number


def set_up_hirelings(game: Root) -> Flow[None]:
    """A.6.3 From the last player backwards each sets up one; R70 of two players the last has the third one too."""
    while True:
        waiting = [hireling for hireling in game.hirelings if not hireling.is_set_up]
        if not waiting:
            return
        done = len(game.hirelings) - len(waiting)
        if game.rules.first_sets_up_third:
            done = min(done, game.seats - 1)
        seat = (game.turn - 1 - done) % game.seats
        numbers = [hireling.number for hireling in waiting]
        ask = Ask(game, seat, WHICH_HIRELING, "A.6.3", checkpoint=True)
        chosen = yield ask.among(game.options.set_up_hireling, numbers, NOT_DEALT)
        hireling = waiting[numbers.index(chosen.args[0])]
        game.tell("A.6.3", HIRELING_SET, seat, hireling.number)
        if hireling.demoted:
            game.tell("A.6.2", DEMOTED, hireling.number, hireling.number)
        flow = hireling.set_up(game, seat)
        if flow is not None:
            yield from flow
        hireling.is_set_up = True


# E.1 Control


def end_of_turn(game: Root, seat: int) -> Flow[None]:
    """E.1.1 Gain the hirelings that are due, E.1.3 and remove a control marker from each; 1.1.3 the order is the turn
    player's, unless hirelings gained just now keep all of theirs (R72).
    """
    lose_first = True
    if game.owed[seat] > 0 and not game.rules.new_hirelings_keep_markers:
        ask = Ask(game, seat, WHICH_MARKERS_FIRST, "1.1.3").add(game.options.gain_first)
        chosen = yield ask.add(game.options.lose_first)
        lose_first = chosen is game.options.lose_first
    if lose_first:
        yield from lose_markers(game, seat)
    while game.owed[seat] > 0:
        game.owed = altered(game.owed, seat, game.owed[seat] - 1)
        yield from gain(game, seat)
    if not lose_first:
        yield from lose_markers(game, seat)


def gain(game: Root, seat: int) -> Flow[None]:
    """E.1.1 Take a card of choice from the supply."""
    ask = Ask(game, seat, HIRE, "E.1.1")
    numbers = [hireling.number for hireling in game.hirelings if hireling.controller == NONE]
    chosen = yield ask.among(game.options.hire, numbers, HIRING)
    hireling = next(each for each in game.hirelings if each.number == chosen.args[0])
    game.tell("E.1.1", HIRED, seat, hireling.number)
    yield from take_control(game, hireling, seat)


def take_control(game: Root, hireling: Hireling, seat: int) -> Flow[None]:
    """E.1.2 Roll for control: who has most points counts gold pips only. E.2.1 Then what is done when hired."""
    die = game.tables.control_die
    face = game.chance.die(len(die), 0)
    gold, red = die[face]
    leads = not has_left_track(game, seat) and all(
        game.score[seat] >= game.score[other] for other in range(game.seats) if not has_left_track(game, other)
    )
    hireling.controller = seat
    hireling.markers = gold if leads else gold + red
    hireling.acted = False
    game.tell("E.1.2", CONTROL_ROLLED, seat, hireling.number, hireling.markers)
    flow = hireling.hired(game)
    if flow is not None:
        yield from flow


def lose_markers(game: Root, seat: int) -> Flow[None]:
    """E.1.3 Remove a control marker from each; one without any goes to another player, who rolls at once. 1.1.3 Of
    several the turn player says which goes next.
    """
    own = [hireling for hireling in game.hirelings if hireling.controller == seat]
    for hireling in own:
        hireling.markers -= 1
    leaving = [hireling for hireling in own if hireling.markers == 0]
    while leaving:
        numbers = [hireling.number for hireling in leaving]
        place = 0
        if len(leaving) > 1:
            ask = Ask(game, seat, PASS_WHICH, "1.1.3")
            chosen = yield ask.among(game.options.hire, numbers, LEAVING)
            place = numbers.index(chosen.args[0])
        hireling = leaving.pop(place)
        ask = Ask(game, seat, PASS_HIRELING, "E.1.3", (hireling.number,))
        chosen = yield ask.among(game.options.choose_seat, game.others(seat), NOT_TO_ONESELF)
        game.tell("E.1.3", HIRELING_PASSED, seat, chosen.args[0], hireling.number)
        yield from take_control(game, hireling, chosen.args[0])


class Hiring(Judge[Root]):
    """Of hirelings to take from the supply."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        for hireling in game.hirelings:
            if hireling.number == a:
                return None if hireling.controller == NONE else NOT_IN_SUPPLY
        return NOT_DEALT


class Leaving(Judge[Root]):
    """Of hirelings that go to another player."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        for hireling in game.hirelings:
            if hireling.number == a:
                return None if hireling.controller == ask.seat and hireling.markers == 0 else HAS_MARKERS
        return NOT_DEALT


HIRING: Final = Hiring()
LEAVING: Final = Leaving()
