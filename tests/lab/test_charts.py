"""Charts: every side is there, in its order and colour, with the numbers of the statistics."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.lab import charts, statistics
from lawspeaker.lab.interval import wilson
from lawspeaker.lab.parts import play_all
from lawspeaker.lab.simulate import plan_simulation, simulate
from lawspeaker.lab.stored import about
from lawspeaker.lab.tournament import plan_tournament
from tests.lab.tables import two_games

LEAGUE = plan_tournament(["arctic", "root"], ["random", "random:b"], 1)
CATS, BIRDS = "Marquise de Cat", "Eyrie Dynasties"


def root_games(frame: pl.DataFrame | None = None) -> charts.Games:
    return charts.games_of(
        two_games() if frame is None else frame, about(plan_simulation("root", 2, ["greedy", "random"], 2))
    )


def panels(page: Any) -> dict[str, dict[str, Any]]:
    """The panels of a figure by their titles, each with its rows of data."""
    spec = page.to_dict()
    found = {}
    for panel in spec["concat"]:
        data = panel.get("data") or spec["data"]  # what all panels share stands at the top
        found[panel["title"]["text"]] = {**panel, "rows": spec["datasets"][data["name"]]}
    return found


@cache
def root_panels() -> dict[str, dict[str, Any]]:
    """The whole page of two games of Root."""
    return panels(charts.figure(root_games()))


@cache
def league() -> pl.DataFrame:
    """A tournament in two games."""
    return play_all(LEAGUE)


def colours(panel: dict[str, Any]) -> dict[str, str]:
    """Which colour stands for whom."""
    layers = panel.get("layer", [panel.get("spec", panel)])
    scale = next(layer["encoding"]["color"]["scale"] for layer in layers if "color" in layer["encoding"])
    return dict(zip(scale["domain"], scale["range"], strict=True))


def test_a_page_shows_victories_points_length_course_and_choices() -> None:
    assert list(root_panels()) == [
        "Who wins, by faction",
        "Points at the end, by faction",
        "Who wins, by player",
        "Who wins, by seat",
        "How long games last",
        "Points from round to round, by faction",
        f"What {CATS} chooses",
        f"What {BIRDS} chooses",
    ]


def test_who_wins_against_whom_is_drawn_on_request() -> None:
    (panel,) = panels(charts.figure(root_games(), only="rivals")).values()
    assert panel["title"]["text"] == "Who wins against whom, by faction"
    assert [(row["who"], row["against"], row["share"]) for row in panel["rows"]] == [
        (BIRDS, CATS, 0.5),
        (CATS, BIRDS, 0.5),
    ]


def test_every_side_appears_with_its_interval() -> None:
    rows = root_panels()["Who wins, by faction"]["rows"]
    low, high = wilson(1, 2)
    assert {row["who"]: (row["share"], row["low"], row["high"]) for row in rows} == {
        CATS: (0.5, pytest.approx(low), pytest.approx(high)),
        BIRDS: (0.5, pytest.approx(low), pytest.approx(high)),
    }
    assert {row["even"] for row in rows} == {0.5}
    assert {row["label"] for row in rows} == {"50.0%"}


def test_the_interval_is_drawn_from_its_low_end_to_its_high_end() -> None:
    panel = root_panels()["Who wins, by faction"]
    (interval,) = [layer["encoding"] for layer in panel["layer"] if "x2" in layer["encoding"]]
    assert (interval["x"]["field"], interval["x2"]["field"], interval["y"]["field"]) == ("low", "high", "who")


def test_every_side_appears_in_points_and_course() -> None:
    shown = root_panels()
    points = shown["Points at the end, by faction"]["rows"]
    assert sorted((row["who"], row["start"], row["number"]) for row in points) == [
        (BIRDS, 10, 1),
        (BIRDS, 40, 1),
        (CATS, 12, 1),
        (CATS, 30, 1),
    ]
    course = shown["Points from round to round, by faction"]["rows"]
    assert {(row["who"], row["round"]): row["mean"] for row in course}[BIRDS, 3] == 25
    assert {row["who"] for row in course} == {CATS, BIRDS}


def test_who_wins_more_comes_first_and_equals_keep_the_order_of_the_game() -> None:
    backwards = two_games().reverse()
    birds = backwards.with_columns(won=(pl.col("faction") == "eyrie").cast(pl.Float64))
    for frame, expected in [(backwards, [CATS, BIRDS]), (birds, [BIRDS, CATS])]:
        panel = panels(charts.figure(root_games(frame), only="wins"))["Who wins, by faction"]
        sorts = [layer["encoding"]["y"]["sort"] for layer in panel["layer"] if "y" in layer["encoding"]]
        assert sorts == [expected] * 3


def test_a_side_keeps_its_colour_whoever_else_plays() -> None:
    usual = colours(root_panels()["Points from round to round, by faction"])
    others = two_games().with_columns(faction=pl.col("faction").replace("marquise", "corvids"))
    changed = colours(
        panels(charts.figure(root_games(others), only="course"))["Points from round to round, by faction"]
    )
    assert usual[BIRDS] == changed[BIRDS]
    assert len({usual[CATS], usual[BIRDS], changed["Corvid Conspiracy"]}) == 3


def test_there_are_colours_for_every_faction() -> None:
    shown = colours(root_panels()["Who wins, by faction"])
    assert len(shown) == len(set(shown.values())) == 11


def test_only_what_the_charts_are_by_has_colours() -> None:
    shown = root_panels()
    assert colours(shown["Who wins, by faction"])
    coloured = [
        layer["encoding"]["color"] for layer in shown["Who wins, by seat"]["layer"] if "color" in layer["encoding"]
    ]
    assert coloured == [{"value": charts.FAINT}] * 2


def test_without_sides_the_players_are_compared() -> None:
    frame = simulate("arctic", 4, ["random", "random:b"], 3, seed=1)
    shown = panels(
        charts.figure(charts.games_of(frame, about(plan_simulation("arctic", 4, ["random", "random:b"], 3, 1))))
    )
    assert list(shown) == [
        "Who wins, by player",
        "Points at the end, by player",
        "Who wins, by seat",
        "How long games last",
        "Points from round to round, by player",
        "Money from round to round, by player",
        "Facilities from round to round, by player",
        "What random chooses",
        "What random:b chooses",
    ]
    assert [row["who"] for row in shown["Who wins, by seat"]["rows"]] == ["seat 0", "seat 1", "seat 2"]
    assert sum(row["number"] for row in shown["How long games last"]["rows"]) == 4


def test_a_game_without_rounds_is_measured_in_answers() -> None:
    frame = simulate("toy", 3, ["random"], 2, seed=1)
    shown = panels(charts.figure(charts.games_of(frame, about(plan_simulation("toy", 3, ["random"], 2, 1)))))
    assert list(shown)[:3] == ["Who wins, by seat", "Points at the end, by seat", "How long games last"]
    assert list(shown)[3:] == ["What seat 0 chooses", "What seat 1 chooses"]
    assert shown["How long games last"]["encoding"]["x"]["title"] == "answers"


def test_lines_are_many_without_bands() -> None:
    sides = ["marquise", "eyrie", "alliance", "vagabond", "cult", "duchy", "corvids", "keepers"]
    many = pl.concat([two_games()] * 2).with_columns(faction=pl.Series(sides))
    panel = panels(charts.figure(root_games(many), only="course"))["Points from round to round, by faction"]
    assert [layer["mark"]["type"] for layer in panel["layer"]] == ["line", "point"]
    assert panel["title"]["subtitle"] == "means of all games"


def test_one_kind_of_chart_told_apart_as_one_likes() -> None:
    shown = panels(charts.figure(root_games(), only="course", by="seat"))
    assert list(shown) == ["Points from round to round, by seat"]
    with pytest.raises(ConfigError, match="wins, rivals, points, length, fates, course, options, not of 'dice'"):
        charts.figure(root_games(), only="dice")
    with pytest.raises(ConfigError, match="faction or player or seat, not by 'colour'"):
        charts.figure(root_games(), by="colour")


def test_seats_are_told_apart_by_what_their_game_says_of_its_end() -> None:
    frame = two_games().with_columns(ended=pl.Series(["points", "points", "dominance", "points"]))
    rows = panels(charts.figure(root_games(frame), only="points", by="ended"))["Points at the end, by ended"]["rows"]
    assert {row["who"] for row in rows} == {"dominance", "points"}


def test_what_happens_to_some_is_counted_when_one_asks() -> None:
    frame = two_games().with_columns(dominated=pl.Series([1, 0, 1, 0]))
    panel = panels(charts.figure(root_games(frame), only="fates"))["How often dominated, by faction"]
    assert {row["who"]: (row["share"], row["even"]) for row in panel["rows"]} == {CATS: (1.0, 0.5), BIRDS: (0.0, 0.5)}
    with pytest.raises(ConfigError, match="nothing is told that happens to some"):
        charts.figure(root_games(frame.with_columns(dominated=pl.lit(0))), only="fates")


def test_what_is_chosen_most_comes_first() -> None:
    shown = panels(charts.figure(root_games(), only="options"))
    assert [row["kind"] for row in shown[f"What {CATS} chooses"]["rows"]] == ["battle", "craft"]
    assert [(row["kind"], row["label"]) for row in shown[f"What {BIRDS} chooses"]["rows"]] == [("battle", "3.0")]


def test_the_standings_of_a_tournament_are_of_all_games_and_of_each() -> None:
    plan, frame = LEAGUE, league()
    shown = panels(charts.figure(charts.games_of(frame, about(plan), "root"), only="length"))
    assert sum(row["number"] for row in shown["How long games last"]["rows"]) == 2
    shown = panels(charts.tournament(frame, about(plan)))
    assert list(shown) == [
        "Ratings in all games",
        "Who wins in all games",
        "Ratings in 2019: The Arctic",
        "Who wins in 2019: The Arctic",
        "Ratings in Root",
        "Who wins in Root",
    ]
    assert {row["player"] for row in shown["Ratings in Root"]["rows"]} == {"random", "random:b"}
    assert sum(row["games"] for row in shown["Who wins in all games"]["rows"]) == 8
    with pytest.raises(ConfigError, match="of which games: arctic or root"):
        charts.games_of(frame, about(plan))


def test_the_games_of_one_box_have_only_what_it_tells() -> None:
    arctic, root = charts.only_of(league(), "arctic"), charts.only_of(league(), "root")
    assert statistics.course_names(arctic) == ["points", "money", "facilities"]
    assert statistics.course_names(root) == ["points", "clearings_ruled", "cards_in_hand"]
    assert ("law" in arctic.columns, "faction" in arctic.columns) == (True, False)
    assert ("law" in root.columns, "faction" in root.columns) == (False, True)


def test_the_title_says_what_was_played() -> None:
    title = charts.figure(root_games()).to_dict()["title"]
    assert (title["text"], title["subtitle"]) == ("Root", "2 games of 2 seats; players: greedy, random")


def test_charts_are_written_as_their_name_says(tmp_path: Path) -> None:
    page = charts.figure(root_games(), only="wins", by="faction")
    for name, first in (("a.svg", b"<svg"), ("a.png", b"\x89PNG"), ("a.HTML", b"<!DOCTYPE html>")):
        charts.write(page, tmp_path / name)
        assert (tmp_path / name).read_bytes().lstrip().startswith(first)
    assert BIRDS in (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.HTML", "a.png", "a.svg"]


def test_a_page_needs_nothing_from_the_web(tmp_path: Path) -> None:
    charts.write(charts.figure(root_games(), only="wins"), tmp_path / "a.html")
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "<script src" not in text
    assert "<link" not in text
    assert CATS in text


def test_other_names_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"\.html, \.svg or \.png, unlike 'a\.jpg'"):
        charts.write(charts.figure(root_games(), only="wins"), tmp_path / "a.jpg")
    assert list(tmp_path.iterdir()) == []
