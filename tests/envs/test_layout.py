"""The layout says truly what each number of an observation is."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from importlib import import_module

import numpy as np
import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.layout import CARD, COUNT, FLAG, KINDS, MANY, NAME, NONE, OPTION_KIND, SEAT, Layout
from lawspeaker.envs.topics import DRAWING, home, phrases, topics
from lawspeaker.kernel.ask import Phrase, Topic
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.schema import Schema, Shape
from lawspeaker.kernel.start import start
from tests.envs.games import INSTALLED, asks, every_game, every_table


def seen(match: Match, seat: int) -> dict[str, int]:
    """An observation by the names of its numbers."""
    encoder = Encoder(match.game.setting)
    return dict(
        zip([number.name for number in encoder.layout.numbers], encoder.observe(match, seat).tolist(), strict=True)
    )


@every_table
def test_lenses_write_what_the_schema_observes(game: str, seats: int) -> None:
    """One encoder looks at a match through the eyes of one seat after another; it writes only what has changed."""
    match = start(game, seats, seed=seats, keep=0, record=False)
    encoder = Encoder(match.game.setting)
    for _ in asks(match, seats, most=60):
        for seat in range(seats):
            expected = [*encoder.layout.head(match.ask, seat), *match.observe(seat)]
            assert encoder.observe(match, seat).tolist() == expected


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
    assert (asked["argument.seat"], asked["argument.coins"]) == (0, NONE)
    assert other["argument.seat"] == NONE


def test_after_the_end_nobody_is_asked() -> None:
    match = start("toy", seats=2, seed=1)
    for _ in asks(match, 1):
        pass
    ended = seen(match, 1)
    assert (ended["seat"], ended["asked"], ended["topic"], ended["argument.seat"]) == (1, NONE, NONE, NONE)


@every_game
def test_topics_are_numbered_by_name_and_say_where_their_arguments_are(game: str) -> None:
    layout = Layout(start(game).game.setting)
    assert layout.topics == sorted(topics(game))
    for name, topic in topics(game).items():
        domains = [
            layout.numbers[place].name.removeprefix("argument.").partition("[")[0] for place in layout.places[name]
        ]
        assert domains == topic.domains
        assert len(set(layout.places[name])) == len(domains)


def test_only_what_can_be_asked_is_a_topic() -> None:
    assert "send_guard" in topics("toy")
    assert not {"drew", "ended"} & set(topics("toy"))


def test_numbers_say_what_they_are() -> None:
    layout = Layout(start("toy", seats=3).game.setting)
    kinds = {number.name: number.kind for number in layout.numbers}
    assert [kinds[name] for name in ("seat", "asked", "state.active")] == [SEAT] * 3
    assert (kinds["topic"], kinds["argument.coins"], kinds["state.coins[0]"]) == (NAME, COUNT, COUNT)
    assert (kinds["state.auctioned"], kinds["state.hands[0].salt3"]) == (FLAG, CARD)
    terms = [number for number in Layout(start("greenland").game.setting).numbers if "terms[" in number.name]
    assert {number.kind for number in terms} == {OPTION_KIND}


@every_game
def test_no_number_is_without_limits_and_every_name_has_its_values(game: str) -> None:
    setting = start(game).game.setting
    layout = Layout(setting)
    for number in layout.numbers:
        assert number.kind in KINDS
        assert -MANY <= number.low <= number.high <= max(MANY, len(setting.catalogue.options))
        assert (number.kind == NAME) == bool(number.domain)
        if number.domain:
            assert number.high == len(layout.domains[number.domain]) - 1
    vague = [number for number in layout.numbers if number.high == MANY]
    assert len(vague) <= 12  # money and points


def test_what_a_number_stands_for_can_be_read() -> None:
    match = start("arctic", seats=3, seed=7)
    layout = Layout(match.game.setting)
    place = {number.name: at for at, number in enumerate(layout.numbers)}
    assert layout.value(place["topic"], layout.topics.index("place")) == "place"
    assert layout.value(place["state.law"], 2) == "C"
    assert layout.value(place["state.conflict.RU"], NONE) is None
    assert layout.value(place["state.money[0]"], 10) == 10
    assert layout.value(place["state.joined"], 1) is True
    terms = Layout(start("greenland").game.setting)
    at = next(at for at, number in enumerate(terms.numbers) if "terms[" in number.name)
    assert terms.value(at, 3) == terms.catalogue.options[3].text


def test_the_last_events_are_in_an_observation_that_is_to_have_them() -> None:
    match = start("toy", seats=2, seed=1)
    match.answer("draw")
    match.answer("rest")
    encoder = Encoder(match.game.setting, events=4)
    layout = encoder.layout
    assert match.ask is not None
    drew, event = match.record_for(0)[0], layout.slices[-1].start
    assert drew["phrase"] == "drew"
    numbers = encoder.observe(match, 0)
    told = [layout.value(event + at * layout.event_size, numbers[event + at * layout.event_size]) for at in range(4)]
    assert told == [entry["phrase"] for entry in match.record_for(0)][:-5:-1] + [None] * (4 - len(match.record))
    last = event + (len(match.record) - 1) * layout.event_size
    assert numbers[last + 1 : last + 3].tolist() == drew["args"]
    assert encoder.observe(match, 1)[last + 2] == NONE  # which card is hidden from the other


def test_a_layout_needs_nothing_that_draws_and_misses_no_phrase() -> None:
    """What draws a game is left out: no phrase is declared there, and nothing of it is loaded."""
    script = (
        "import sys; from lawspeaker import start; from lawspeaker.envs.layout import Layout\n"
        f"for game in {INSTALLED}: Layout(start(game).game.setting, 1)\n"
        "print([name for name in sys.modules if name.startswith('lawspeaker.text') or '.faces' in name])"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
    for game in INSTALLED:
        found = pkgutil.walk_packages(import_module(home(game)).__path__, f"{home(game)}.")
        drawing = [import_module(each.name) for each in found if DRAWING & set(each.name.split("."))]
        declared = [value for module in drawing for value in vars(module).values() if isinstance(value, Phrase)]
        assert {phrase.name for phrase in declared} <= set(phrases(game))
        assert drawing


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


def test_a_shape_of_a_games_own_has_numbers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = start("toy").game.setting
    monkeypatch.setattr(setting, "schema", Schema({"pair": Pair()}))
    assert [number.name for number in Layout(setting).numbers[-2:]] == ["state.pair[0]", "state.pair[1]"]
