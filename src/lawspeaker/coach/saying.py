"""What the coach has weighed, in words."""

from __future__ import annotations

from lawspeaker.coach.review import Stroke, Turning
from lawspeaker.coach.weighing import ONLY, UNKNOWN, Expected, Weighed
from lawspeaker.kernel.match import Match
from lawspeaker.text.words import Words

MOST_LISTED = 5  # answers that were not given


def why(weighed: Weighed, match: Match, words: Words) -> list[str]:
    """Why the best answer is the best: what is expected of it and of the next, and how sure that is."""
    if weighed.sure in (ONLY, UNKNOWN):
        return [how_sure(weighed, words)]
    best, following = weighed.answers[:2]
    sure = words.say("ui-sure-wins", tries=weighed.tries) if wins(best) and not wins(following) else None
    return [
        words.say("ui-coach-best", answer=in_words(best.option, match, words), expected=expected(best, words)),
        words.say(
            "ui-coach-next", answer=in_words(following.option, match, words), expected=expected(following, words)
        ),
        sure or how_sure(weighed, words),
    ]


def wins(answer: Expected) -> bool:
    """Whether an answer won in every try. Then nobody asks for points, which some games count in thousands there."""
    return answer.chance == 1.0


def how_sure(weighed: Weighed, words: Words) -> str:
    ahead, doubt = f"{weighed.ahead:.1f}", f"{weighed.doubt:.1f}"
    return words.say(f"ui-sure-{weighed.sure}", ahead=ahead, doubt=doubt, tries=weighed.tries)


def expected(answer: Expected, words: Words) -> str:
    """What is expected of an answer: `+3.2 points, 41 % to win`."""
    if wins(answer):
        return words.say("ui-coach-wins")
    points = signed(answer.points)
    if answer.chance is None:
        return words.say("ui-coach-points", points=points)
    return words.say("ui-coach-points-and-chance", points=points, chance=percent(answer.chance))


def in_words(value: str, match: Match, words: Words) -> str:
    """An offered option, as its button says it."""
    option = match.offered(value)
    return words.option(option, match.game.facts(option), "" if match.ask is None else match.ask.topic.name)


# After a game.


def turning_in_words(turning: Turning, words: Words) -> list[str]:
    """An answer that mattered: the question, what it gained or lost, how sure that is, what else the law allowed."""
    weighed = turning.weighed
    mine = next(each for each in weighed.answers if each.option == turning.answer)
    other = next(each for each in weighed.answers if each.option == turning.other)
    judged = "torn" if turning.torn else "lost" if turning.gained < 0 else "kept"
    certain = [] if turning.torn else [words.say(f"ui-certain-{turning.sure}", tries=weighed.tries)]
    return [
        turning.asked[words.lang],
        words.say(
            f"ui-judged-{judged}",
            answer=named(turning.answer, words),
            expected=expected(mine, words),
            other=named(turning.other, words),
            instead=expected(other, words),
        ),
        *certain,
        words.say(
            "ui-review-allowed",
            count=len(turning.offered),
            others=" · ".join(not_taken(turning, words)),
        ),
    ]


def not_taken(turning: Turning, words: Words) -> list[str]:
    """What the law allowed and was not answered, as much as can be read at a glance."""
    others = [named(option, words) for option in turning.offered if option != turning.answer]
    return others if len(others) <= MOST_LISTED else [*others[:MOST_LISTED], "…"]


def stroke_in_words(stroke: Stroke, words: Words) -> str:
    luck = "bad" if stroke.swing < 0 else "good"
    return words.say(f"ui-luck-{luck}", seat=words.seat(stroke.seat), chance=percent(abs(stroke.swing)))


def named(value: str, words: Words) -> str:
    """An option of any moment of the game."""
    assert words.setting is not None
    return words.option(words.setting.catalogue.find(value))


def signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


def percent(chance: float) -> str:
    """A chance in whole percent; never all or nothing unless it is."""
    whole = round(100 * chance)
    if 0.0 < chance < 1.0:
        whole = min(99, max(1, whole))
    return str(whole)
