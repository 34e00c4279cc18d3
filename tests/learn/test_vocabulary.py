"""The vocabulary: the same name at every table, seats counted from the one that looks, and nothing twice."""

from __future__ import annotations

import numpy as np
import pytest

from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.layout import Layout
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.start import start
from lawspeaker.learn.arrays import NumPy
from lawspeaker.learn.reading import Reading
from lawspeaker.learn.vocabulary import ReadingSheet, facts, make, parts
from tests.envs.games import asks, every_game
from tests.learn.files import settings, words


def said(setting: Setting, seat: int, at: dict[str, int]) -> set[str]:
    """The inputs that a seat reads where these numbers are as given, and all others 0 or as low as they go."""
    layout = Layout(setting)
    numbers = np.array([at.get(number.name, max(0, number.low)) for number in layout.numbers], np.int32)
    vocabulary = words(setting.config.game)
    rows, _ = ReadingSheet(vocabulary, setting, seat).read(numbers)
    return {vocabulary.words.inputs[row] for row in rows}


def test_seats_are_counted_from_the_one_that_looks() -> None:
    two, three, four = settings("arctic")
    for setting, seat, richest, called in ((two, 1, 0, 1), (three, 1, 0, 2), (four, 3, 1, 2), (four, 2, 2, 0)):
        read = said(setting, seat, {f"state.money[{richest}]": 9, "state.start": richest})
        money = {name for name in read if name.startswith("state.money")}
        assert money == {f"state.money[+{called}]{step}" for step in ("", ">=1", ">=2", ">=4")}
        assert f"state.start=+{called}" in read
        assert f"seats={setting.config.seats}" in read


def test_an_option_that_names_a_seat_is_called_by_its_distance() -> None:
    catalogue = settings("arctic")[2].catalogue
    option = catalogue.find("slander 1")
    assert parts(catalogue, option, 0, 4) == ["slander", "slander.seat=+1", "seat=+1"]
    assert parts(catalogue, option, 3, 4) == ["slander", "slander.seat=+2", "seat=+2"]
    assert parts(catalogue, option, 1, 4) == ["slander", "slander.seat=+0", "seat=+0"]
    assert parts(catalogue, catalogue.find("place NO 2"), 1, 4)[-1] == "place NO 2"  # a small family


def test_who_plays_which_side_is_read_though_no_observation_says_it() -> None:
    box = shelf.find("root")
    setting = box.setting(box.configure(3, {"faction_1": "cult", "faction_2": "eyrie", "faction_3": "marquise"}))
    assert {"side[+0]=eyrie", "side[+1]=marquise", "side[+2]=cult"} <= set(facts(setting, 1))
    assert not any("faction" in fact for fact in facts(setting, 1))


def test_factions_in_other_seats_have_the_same_names() -> None:
    box = shelf.find("root")
    rules = {"faction_1": "eyrie", "faction_2": "marquise"}
    here, there = box.setting(box.configure(2)), box.setting(box.configure(2, rules))
    vocabulary = words("root")
    vocabulary.check(there)
    names = [sorted(word.name for word in vocabulary.spelled(Layout(each), 0)) for each in (here, there)]
    assert names[0] == names[1]


@every_game
def test_an_observation_is_read_alike_alone_and_among_many(game: str) -> None:
    vocabulary = words(game)
    tables = settings(game)
    reading = Reading(vocabulary, tables, NumPy())
    longest = max(len(Layout(setting)) for setting in tables)
    for number, setting in enumerate(tables):
        encoder = Encoder(setting)
        for each in asks(start(game, setting.config.seats, seed=3), 3, most=40):
            if len(each.steps) % 10:
                continue
            assert each.ask is not None
            seat = each.ask.seat
            sheet = ReadingSheet(vocabulary, setting, seat)
            numbers = encoder.observe(each, seat)
            rows, amounts = sheet.read(numbers)
            assert len(set(rows)) == len(rows)
            alone = np.zeros(len(vocabulary.inputs), np.float32)
            alone[rows] = amounts
            padded = np.zeros((1, longest), np.int32)
            padded[0, : len(numbers)] = numbers
            chair = reading.first[number : number + 1] + seat
            among_many = reading.read(padded, chair)[0]
            np.testing.assert_allclose(among_many[: len(alone)], alone, atol=1e-6)
            assert not among_many[len(alone) :].any()
            mask = encoder.mask(each, seat).copy()[None]
            offered = np.flatnonzero(reading.offered(mask, chair)[0])
            none = len(vocabulary.parts)
            among = {tuple(row for row in known if row != none) for known in reading.parts[offered].tolist()}
            assert among == {tuple(sheet.parts(option)) for option in each.ask.options}
            back = reading.numbered(offered, chair.repeat(len(offered)))
            assert sorted(back.tolist()) == [
                option.number for option in sorted(each.ask.options, key=lambda o: o.number)
            ]


def test_what_it_has_no_words_for_is_refused() -> None:
    two, three, _ = settings("arctic")
    vocabulary = make("arctic", [two, three])
    vocabulary.words.numbers.remove("state.law")
    with pytest.raises(ConfigError, match=r"other observations of arctic, without state\.law"):
        type(vocabulary)(vocabulary.words).check(two)
    vocabulary.words.catalogues[:] = ["0"]
    with pytest.raises(ConfigError, match="this was learned for other options of arctic; train it anew"):
        vocabulary.check(two)
