"""Parts: a run that was stopped goes on, and ends with exactly the games of one that was not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lawspeaker.lab.parts import FinishedParts, PartsError, parts_beside, play_all
from lawspeaker.lab.plan import digest, games_in_part, numbers_of
from lawspeaker.lab.simulate import Simulation, plan_simulation
from lawspeaker.lab.tournament import plan_tournament


def toys(games: int = 10, seed: int = 1) -> Simulation:
    return plan_simulation("toy", games, ["random", "random:b"], 2, seed)


def stopped(plan: Simulation, folder: Path, after: int) -> FinishedParts:
    """A run that somebody stops after so many games."""
    parts = FinishedParts(plan, folder)

    def stop(done: int) -> None:
        if done == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(plan, progress=stop, parts=parts)
    return parts


@pytest.mark.parametrize("games", [1, 63, 64, 1000, 5000])
def test_every_game_is_in_one_part(games: int) -> None:
    plan = toys(games)
    found = [game for number in numbers_of(plan) for game in games_in_part(plan, number)]
    assert found == list(range(games))


def test_a_run_that_was_stopped_goes_on_to_the_same_games(tmp_path: Path) -> None:
    folder = tmp_path / "games.parquet.parts"
    stopped(toys(), folder, after=4)
    assert sorted(file.name for file in folder.iterdir()) == [f"0000{n}.parquet" for n in range(4)] + ["plan.json"]
    told: list[int] = []
    parts = FinishedParts(toys(), folder)
    parts.look(resume=True)
    assert parts.games == 4
    assert play_all(toys(), progress=told.append, parts=parts).equals(play_all(toys()))
    assert told == [5, 6, 7, 8, 9, 10]
    parts.clear()
    assert list(tmp_path.iterdir()) == []


def test_a_tournament_that_was_stopped_goes_on_to_the_same_games(tmp_path: Path) -> None:
    """Also where the games of a part have other columns than those of the next."""
    plan = plan_tournament(["toy", "arctic"], ["random", "random:b"], 1)
    whole = play_all(plan)
    parts = FinishedParts(plan, tmp_path / "parts")
    for number in (3, 0):
        table = whole.filter(game=number)
        parts.add(number, table.select(column.name for column in table if column.null_count() < len(column)))
    again = FinishedParts(plan, tmp_path / "parts")
    again.look(resume=True)
    resumed = play_all(plan, parts=again)
    assert resumed.select(whole.columns).equals(whole)


def test_a_part_that_cannot_be_read_is_played_again(tmp_path: Path) -> None:
    stopped(toys(), tmp_path / "parts", after=4)
    (tmp_path / "parts" / "00002.parquet").write_bytes(b"")
    parts = FinishedParts(toys(), tmp_path / "parts")
    parts.look(resume=True)
    assert sorted(parts.tables) == [0, 1, 3]
    assert play_all(toys(), parts=parts).equals(play_all(toys()))


def test_what_was_stopped_is_not_overwritten(tmp_path: Path) -> None:
    stopped(toys(), tmp_path / "parts", after=1)
    with pytest.raises(PartsError, match="go on with --resume, or delete it"):
        FinishedParts(toys(), tmp_path / "parts").look(resume=False)


@pytest.mark.parametrize(
    ("other", "said"),
    [(toys(seed=2), r"other seed: 1, not 2"), (toys(games=11), r"other total: 10, not 11")],
)
def test_only_the_same_plan_can_go_on(tmp_path: Path, other: Simulation, said: str) -> None:
    stopped(toys(), tmp_path / "parts", after=1)
    with pytest.raises(PartsError, match=said):
        FinishedParts(other, tmp_path / "parts").look(resume=True)


def test_other_rules_make_another_plan(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[track.3]\nyellow = [5, 2]\n")
    plans = [
        plan_simulation("arctic", 1, ["random"], 3),
        plan_simulation("arctic", 1, ["random"], 3, rules={"passing": "skip"}),
        plan_simulation("arctic", 1, ["random"], 3, data=own),
        plan_simulation("arctic", 1, ["greedy"], 3),
    ]
    assert len({digest(plan) for plan in plans}) == 4
    assert digest(plans[0]) == digest(plan_simulation("arctic", 1, ["random"], 3))


def test_a_player_made_from_another_file_makes_another_plan(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    plan = plan_simulation("toy", 1, [f"random:{file}"], 2)
    before = digest(plan)
    file.write_bytes(b"first")
    first = digest(plan)
    file.write_bytes(b"second")
    assert len({before, first, digest(plan)}) == 3


def test_what_is_damaged_or_in_the_way_is_named(tmp_path: Path) -> None:
    stopped(toys(), tmp_path / "parts", after=1)
    (tmp_path / "parts" / "plan.json").write_text("")
    with pytest.raises(PartsError, match=r"plan\.json is damaged: delete .*parts, and begin anew"):
        FinishedParts(toys(), tmp_path / "parts").look(resume=True)
    (tmp_path / "file").write_text("")
    with pytest.raises(PartsError, match="file is in the way"):
        FinishedParts(toys(), tmp_path / "file").look(resume=False)


def test_nothing_lies_on_the_disk_before_anything_is_done(tmp_path: Path) -> None:
    parts = FinishedParts(toys(), parts_beside(tmp_path / "games.parquet"))
    parts.look(resume=True)
    assert list(tmp_path.iterdir()) == []
    parts.add(0, play_all(toys(1)))
    written = json.loads((tmp_path / "games.parquet.parts" / "plan.json").read_text())
    assert (written["kind"], written["total"], written["players"]) == ("Simulation", 10, ["random", "random:b"])
