"""A finished game looked at again: everybody's chances from moment to moment, and what decided it.

- The chances are those that a spectator could have given: whatever is hidden from one is guessed, several times over,
  and everybody plays on to the end of the round as looks best at once. So they never use a card that nobody had shown.
- An answer is weighed by what its seat knew when it gave it, as a hint would have been. What counts is how it compares
  with the best other answer: the dice that fell afterwards have no part in it. A right one that anybody would have
  given is not told: nothing hung on it.
- Luck is what dice and hidden cards made of an answer, compared with what was to be expected of it. That is known only
  afterwards, with all cards open.

Everything is bounded by a time: whatever there is no time for is left out, and how sure the rest is stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from msgspec import Struct

from lawspeaker.coach.chances import chances, spread_of
from lawspeaker.coach.weighing import CLEARLY, SLIGHTLY, Weighed, guessed, how_sure, weigh
from lawspeaker.kernel import save as saves
from lawspeaker.kernel.chance import Fast, Replayed
from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.zone import SPECTATOR
from lawspeaker.players.ahead import answered, is_settled, reply, settle
from lawspeaker.players.player import Turn
from lawspeaker.players.search.budget import Budget
from lawspeaker.text.words import Words, languages

GUESSES = 4  # at what is hidden, for each point of the curve
LONGEST = 60  # asks that are played on to the end of a round
POINTS = 48  # of the curve, if there is time
SCREENED, CURVE = 0.25, 0.2  # the shares of the time for finding answers that matter, and for the curve
WEIGHED = 6  # answers that are weighed in any case, and again as many while there is time
MOST_WEIGHED = 48
SIMULATIONS = 60  # for each of them
DECISIVE = 3  # moments that are told
LEAST = 0.02  # of a chance, or points, that an answer must gain or lose to be told
LEAST_LUCK = 0.03  # of a chance, that luck must gain or lose to be told
OBVIOUS = 0.1  # the share that counts, at a first look, of what an answer gains that looks best: it may yet be wrong
SURPRISE = 0.1  # what may still come otherwise, where a guess was played on to the end of the game
ROLLS = 6  # other luck that each stroke of luck is compared with


class ChancePoint(Struct, frozen=True):
    """Everybody's chance of winning after so many answers."""

    number: int
    chances: list[float]


class Turning(Struct, frozen=True):
    """An answer that mattered: the seat gave it after so many answers, and `weighed` compares it with others.

    `asked` is the question in every language. `swing` is what the answer gained or lost against the best other one: in
    chance of winning, or in points where nothing is known of chances. `sure` says how sure that is, `offered` is all
    that the law allowed.
    """

    number: int
    seat: int
    asked: dict[str, str]
    answer: str
    other: str
    swing: float
    sure: str
    weighed: Weighed
    offered: list[str]

    @property
    def gained(self) -> float:
        """Points that it was ahead of the best other; less than 0 where it was behind."""
        points = {each.option: each.points for each in self.weighed.answers}
        return points[self.answer] - points[self.other]

    @property
    def torn(self) -> bool:
        """Whether it brought more points and less chance of winning than the other, or the other way round."""
        return self.swing * self.gained < 0.0


class Stroke(Struct, frozen=True):
    """A stroke of luck after so many answers: the seat it changed most for, and by how much its chance was other than
    expected.
    """

    number: int
    seat: int
    swing: float


class Review(Struct, frozen=True):
    """What the coach says to a finished game."""

    answers: int
    curve: list[ChancePoint]
    turnings: list[Turning]
    strokes: list[Stroke]


def review(match: Match, seconds: float, seed: int = 1) -> Review:
    """Look at a finished game again, for about so many seconds."""
    begun = perf_counter()
    numbers = [step.option.number for step in match.steps]
    lots = Random(seed)
    moments = screened(match, numbers, begun + SCREENED * seconds, lots)
    curve = curve_of(match, numbers, begun + (SCREENED + CURVE) * seconds, lots)
    strokes = strokes_of(match, numbers, begun + (SCREENED + CURVE + 0.1) * seconds, lots)
    turnings = turnings_of(match, moments, begun + seconds, lots)
    return Review(len(numbers), curve, turnings, strokes)


def moments_of(match: Match, numbers: list[int], wanted: set[int] | None = None) -> Iterator[Match]:
    """The match before each answer, or before those that are wanted; the same match goes on from one to the next."""
    again = saves.begin(match.origin, Replayed(match.game.chance.outcomes), record=False)
    for number, option in enumerate(numbers):
        if wanted is None or number in wanted:
            yield again
        again.answer(again.game.setting.catalogue.options[option])
    if wanted is None or len(numbers) in wanted:
        yield again


def rounds_of(match: Match) -> list[int]:
    """The round before each answer, and at the end."""
    box = match.game.setting.box
    numbers = [step.option.number for step in match.steps]
    return [box.round(here.game) for here in moments_of(match, numbers)]


# Chances.


def curve_of(match: Match, numbers: list[int], until: float, lots: Random) -> list[ChancePoint]:
    """The chances at moments spread over the game, as many as there is time for, and at its end."""
    if spread_of(match.game.setting) is None:
        return []
    found = [ChancePoint(len(numbers), chances(match) or [])]
    for stride in strides(len(numbers)):
        for here in moments_of(match, numbers, set(stride)):
            if perf_counter() >= until and len(found) > 1:
                break
            seen = spectators_chances(here, lots)
            if seen is not None:
                found.append(ChancePoint(len(here.steps), seen))
    return sorted(found, key=lambda point: point.number)


def strides(answers: int) -> list[list[int]]:
    """Moments of a game in rounds of refinement: a few over the whole game, then those between."""
    few = min(POINTS, answers)
    places = [place * answers // max(1, few) for place in range(few)]
    coarse = places[::6]
    return [coarse, [place for place in places if place not in coarse]]


def spectators_chances(match: Match, lots: Random) -> list[float] | None:
    """Everybody's chances, as a spectator might see them now."""
    found = []
    for _ in range(GUESSES):
        try:
            guess = match.imagine(SPECTATOR, lots.getrandbits(60))
        except ImagineError:
            continue
        after = played_on(guess)
        seen = chances(after)
        if seen is not None:
            found.append(doubted(seen) if after.over else seen)
    return [round(sum(seat) / len(found), 4) for seat in zip(*found, strict=True)] if found else None


def doubted(won: list[float]) -> list[float]:
    """Who won in one guess as chances: it need not come so."""
    return [(1 - SURPRISE) * share / max(1.0, sum(won)) + SURPRISE / len(won) for share in won]


def played_on(match: Match) -> Match:
    """The match at the end of its round, if everybody answers as looks best at once."""
    box = match.game.setting.box
    began, asks = box.round(match.game), 0
    match.keep = 1
    while match.ask is not None and not (
        (asks >= LONGEST or box.round(match.game) > began) and is_settled(match, match.ask.seat)
    ):
        match.answer(reply(match))
        asks += 1
    return match


# Answers.


def screened(match: Match, numbers: list[int], until: float, lots: Random) -> dict[int, bool]:
    """The moments whose answers seem to matter at a first look, most of all the first, and whether the answer looked
    best there.
    """
    spread = spread_of(match.game.setting)
    box = match.game.setting.box
    found: list[tuple[float, int, bool]] = []
    order = list(range(len(numbers)))
    lots.shuffle(order)  # if time runs out, what was not looked at is spread over the game
    for stride in (order[: len(order) // 2], order[len(order) // 2 :]):
        for here in moments_of(match, numbers, set(stride)):
            if perf_counter() >= until and found:
                break
            ask, number = here.ask, len(here.steps)
            if ask is None or len(ask.options) < 2:
                continue
            ahead = first_lead(here, numbers[number], lots)
            if ahead:
                stake = weight(ahead, ahead > 0.0) / (spread.at(box.round(here.game)) if spread else 1.0)
                found.append((stake, number, ahead > 0.0))
    return {number: obvious for _, number, obvious in sorted(found, reverse=True)[:MOST_WEIGHED]}


def weight(swing: float, obvious: bool) -> float:
    """How much is to be said about an answer that gained or lost so much."""
    return abs(swing) * (OBVIOUS if obvious and swing > 0.0 else 1.0)


def first_lead(match: Match, given: int, lots: Random) -> float | None:
    """How many points an answer seems ahead of the best other at a first look; less than 0 where it is behind."""
    assert match.ask is not None
    seat = match.ask.seat
    guess = next(guessed(Turn(match, seat), lots.getrandbits(60)), None)
    if guess is None or guess.ask is None:
        return None
    luck = lots.getrandbits(60)
    looks = {option.number: settle(answered(guess, option, Fast(luck)), seat) for option in guess.ask.options}
    mine = looks.pop(given)
    return mine - max(looks.values())


def turnings_of(match: Match, moments: dict[int, bool], until: float, lots: Random) -> list[Turning]:
    """The answers that mattered most, in the order of the game; what is clear goes before what is only likely."""
    numbers = [step.option.number for step in match.steps]
    found: list[Turning] = []
    order = list(moments)
    for first in range(0, len(order), WEIGHED):
        if perf_counter() >= until and len(found) >= WEIGHED:
            break
        for here in moments_of(match, numbers, set(order[first : first + WEIGHED])):
            if perf_counter() >= until and len(found) >= WEIGHED:
                break
            found.append(turning(here, here.game.setting.catalogue.options[numbers[len(here.steps)]].text, lots))
    told = [each for each in found if is_told(each, moments[each.number])]
    decisive = sorted(told, key=lambda each: (each.sure != CLEARLY, -abs(each.swing)))[:DECISIVE]
    return sorted(decisive, key=lambda each: each.number)


def is_told(turning: Turning, obvious: bool) -> bool:
    """Whether an answer is worth telling: it made a difference, tries can tell, and not anybody would have given it."""
    right = turning.swing > 0.0 and turning.gained >= 0.0
    return abs(turning.swing) >= LEAST and turning.sure in (CLEARLY, SLIGHTLY) and not (right and obvious)


def turning(match: Match, answer: str, lots: Random) -> Turning:
    """What an answer gained or lost against the best other."""
    assert match.ask is not None
    turn = Turn(match, match.ask.seat)
    weighed = weigh(turn, Budget(SIMULATIONS), lots.getrandbits(60), besides=(answer,))
    mine = next(each for each in weighed.answers if each.option == answer)
    other = next(each for each in weighed.answers if each.option != answer)
    if mine.chance is not None and other.chance is not None:
        swing = mine.chance - other.chance
    else:
        swing = mine.points - other.points
    sure = how_sure(abs(mine.points - other.points), weighed.doubt, weighed.tries)
    offered = [option.text for option in match.ask.options]
    asked = {lang: Words(lang, match.game.setting).ask(match.ask) for lang in languages()}
    return Turning(len(match.steps), turn.seat, asked, answer, other.option, swing, sure, weighed, offered)


# Luck.


def strokes_of(match: Match, numbers: list[int], until: float, lots: Random) -> list[Stroke]:
    """The greatest strokes of luck, in the order of the game."""
    if spread_of(match.game.setting) is None:
        return []
    rolled = [step.rolled for step in match.steps] + [len(match.game.chance.outcomes)]
    wanted = {number for number in range(len(numbers)) if rolled[number + 1] > rolled[number]}
    found: list[Stroke] = []
    for here in moments_of(match, numbers, wanted):
        if perf_counter() >= until:
            break
        stroke = stroke_at(here, numbers[len(here.steps)], lots)
        if stroke is not None and abs(stroke.swing) >= LEAST_LUCK:
            found.append(stroke)
    greatest = sorted(found, key=lambda each: -abs(each.swing))[:DECISIVE]
    return sorted(greatest, key=lambda each: each.number)


def stroke_at(match: Match, given: int, lots: Random) -> Stroke | None:
    """What luck made of an answer."""
    option = match.game.setting.catalogue.options[given]
    happened = chances(answered(match, option))
    others = [chances(answered(match, option, Fast(lots.getrandbits(60)))) for _ in range(ROLLS)]
    if happened is None:
        return None
    swings = []
    for seat, chance in enumerate(happened):
        expected = sum(other[seat] for other in others if other is not None) / ROLLS
        swings.append(chance - expected)
    seat = max(range(len(swings)), key=lambda each: abs(swings[each]))
    return Stroke(len(match.steps), seat, round(swings[seat], 4))
