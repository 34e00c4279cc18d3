"""`python -m lawspeaker.envs` lists what numbers mean; and what a missing library looks like."""

from __future__ import annotations

import importlib
import json
import sys

import pytest

from lawspeaker.envs.__main__ import main
from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import MissingLibrary
from lawspeaker.kernel.start import start
from tests.envs.games import every_game


@every_game
def test_fields_topics_actions_and_single_numbers_are_listed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    setting = start(game).game.setting
    layout = Layout(setting)
    for flags, lines in [
        ([], sum(part.start < part.stop for part in layout.slices)),
        (["--numbers"], len(layout)),
        (["--topics"], len(layout.topics)),
        (["--actions"], len(setting.catalogue.families)),
        (["--events", "2", "--numbers"], len(Layout(setting, 2))),
    ]:
        assert main([game, *flags]) == 0
        assert len(capsys.readouterr().out.splitlines()) == lines


def test_lines_say_where_and_what(capsys: pytest.CaptureFixture[str]) -> None:
    main(["toy", "--seats", "3", "--rule", "tithe=waived"])
    listed = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert listed[0] == ["0", "seat", "0..2", "seat"]
    assert ["9-11", "state.coins", "0..12", "count"] in listed
    main(["toy", "--topics"])
    assert "send_guard argument.seat(4)" in capsys.readouterr().out
    main(["toy", "--actions"])
    listed = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert listed[:2] == [["0", "draw"], ["1-18", "sell", "card(18)"]]


@every_game
def test_programs_read_all_of_it_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([game, "--json"])
    read = json.loads(capsys.readouterr().out)
    layout = Layout(start(game).game.setting)
    assert [number["name"] for number in read["numbers"]] == [number.name for number in layout.numbers]
    assert [topic["name"] for topic in read["topics"]] == layout.topics
    assert {number["domain"] for number in read["numbers"] if "domain" in number} <= set(read["domains"])
    assert sum(family["count"] for family in read["actions"]) == len(layout.catalogue.options)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["toi"], "there is no game 'toi'; did you mean toy"),
        (["toy", "--seats", "9"], "toy is for 2, 3, 4 seats, not 9"),
        (["toy", "--seats", "0"], "toy is for 2, 3, 4 seats, not 0"),
        (["toy", "--rule", "tithe"], "a rule is given as OPTION=VALUE, not 'tithe'"),
    ],
)
def test_what_is_wrong_is_told(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("open_spiel", "pyspiel"),
        ("batch", "numpy"),
    ],
)
def test_a_missing_library_is_told_with_what_to_install(
    module: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "open_spiel" if library == "pyspiel" else library
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"lawspeaker.envs.{module}", raising=False)
    with pytest.raises(MissingLibrary, match=rf"{name} is not installed: pip install 'lawspeaker\[envs\]'"):
        importlib.import_module(f"lawspeaker.envs.{module}")
