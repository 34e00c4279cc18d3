"""The layout says truly what each number of an observation is."""

from __future__ import annotations

import numpy as np
import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.layout import NONE, Layout, numbers
from lawspeaker.envs.topics import topics
from lawspeaker.kernel.ask import Topic
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.schema import Shape
from lawspeaker.kernel.start import start
from tests.envs.games import asks, every_game, every_table


def seen(match: Match, seat: int) -> dict[str, int]:
    """An observation by the names of its numbers."""
    encoder = Encoder(match.game.setting)
    return dict(
        zip([number.name for number in encoder.layout.numbers], encoder.observe(match, seat).tolist(), strict=True)
    )


@every_table
def test_every_number_has_a_name_of_its_own_and_keeps_its_limits(game: str, seats: int) -> None:
    match = start(game, seats, seed=seats, keep=0, record=False)
    encoder = Encoder(match.game.setting)
    layout = encoder.layout
    assert len({number.name for number in layout.numbers}) == len(layout)
    low = np.array([number.low for number in layout.numbers])
    high = np.array([number.high for number in layout.numbers])
    for _ in asks(match, seats, most=400):
        for seat in range(seats):
            observation = encoder.observe(match, seat)
            assert observation.dtype == np.int32
            beyond = np.flatnonzero((observation < low) | (observation > high))
            assert not [f"{layout.numbers[place]} is {observation[place]}" for place in beyond]


@every_game
def test_slices_follow_one_another_and_name_the_fields_of_the_state(game: str) -> None:
    setting = start(game).game.setting
    layout = Layout(setting)
    assert [part.start for part in layout.slices] == [0, *[part.stop for part in layout.slices[:-1]]]
    assert layout.slices[-1].stop == len(layout)
    head = ["seat", "asked", "topic", "arguments"]
    assert [part.name for part in layout.slices] == [*head, *(f"state.{name}" for name in setting.schema.fields)]
    sizes = [part.stop - part.start for part in layout.slices[len(head) :]]
    assert sizes == [size for _, size in setting.schema.layout()]


def test_a_number_is_what_its_name_says() -> None:
    match = Match.from_position(
        {
            "game": "toy",
            "seats": 3,
            "state": {
                "coins": [3, 7, 5],
                "hands": [["grain1", "guard2"], ["salt3"], []],
                "licences": {"1": {"salt": 1}},
            },
        }
    )
    own = seen(match, 0)
    assert own["state.coins[1]"] == 7
    assert own["state.licences.1.salt"] == 1
    assert own["state.hands[0].grain1"] == 1
    assert own["state.hands[0].guard2"] == 1
    assert own["state.hands[0].grain2"] == 0
    assert own["state.hands[1].count"] == 1
    assert own["state.hands[1].salt3"] == 0  # for others only how many
    assert seen(match, 1)["state.hands[1].salt3"] == 1


def test_the_ask_is_in_the_observation_and_its_arguments_are_for_the_asked_seat_alone() -> None:
    match = start("toy", seats=2, seed=1)
    match.answer("raid 1")
    assert match.ask is not None
    assert match.ask.topic.name == "send_guard"
    names = list(topics("toy"))
    asked, other = seen(match, 1), seen(match, 0)
    assert (asked["seat"], asked["asked"], names[asked["topic"]]) == (1, 1, "send_guard")
    assert (other["seat"], other["asked"], names[other["topic"]]) == (0, 1, "send_guard")
    assert (asked["arguments[0]"], asked["arguments[1]"]) == (0, NONE)
    assert other["arguments[0]"] == NONE


def test_after_the_end_nobody_is_asked() -> None:
    match = start("toy", seats=2, seed=1)
    for _ in asks(match, 1):
        pass
    ended = seen(match, 1)
    assert (ended["seat"], ended["asked"], ended["topic"], ended["arguments[0]"]) == (1, NONE, NONE, NONE)


@every_game
def test_topics_are_numbered_by_name(game: str) -> None:
    assert list(topics(game)) == sorted(topics(game))
    assert Layout(start(game).game.setting).topics == list(topics(game))


def test_a_topic_from_nowhere_is_an_error() -> None:
    match = start("toy")
    assert match.ask is not None
    match.ask.topic = Topic("made_up")
    with pytest.raises(LawspeakerError, match="the topic made_up is not in the modules of its game"):
        Layout(match.game.setting).head(match.ask, 0)


class Pair(Shape):
    """A shape that only its game knows."""

    def size(self) -> int:
        return 2


def test_a_shape_of_a_games_own_has_numbers_too() -> None:
    assert [number.name for number in numbers(Pair(), "state.pair")] == ["state.pair[0]", "state.pair[1]"]
