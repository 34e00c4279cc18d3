"""Workers: whoever plays, the games are the same; one that dies loses nothing but its part."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path

import polars as pl
import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.lab.parts import play_all
from lawspeaker.lab.simulate import plan_simulation
from lawspeaker.lab import workers
from lawspeaker.lab.workers import LOCAL, WorkerError, check, run
from tests.lab.deaths import check_deaths, die, play_and_die, stumble

PLAN = plan_simulation("arctic", 8, ["random", "random:b"], 2, seed=5)


@pytest.fixture(scope="module")
def alone() -> pl.DataFrame:
    """The games as one process plays them."""
    return play_all(PLAN)


Children = Callable[[], list[BaseProcess]]


@pytest.fixture
def own_children() -> Children:
    """The processes that were started since the test began; other tests may have left some."""
    before = active_children()
    return lambda: [child for child in active_children() if child not in before]


def test_processes_play_the_same_games(alone: pl.DataFrame, own_children: Children) -> None:
    assert play_all(PLAN, jobs=2).equals(alone)
    assert own_children() == []


def test_a_process_that_is_killed_loses_nothing(alone: pl.DataFrame, own_children: Children) -> None:
    """From outside, while others play on."""
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed:
            victim = own_children()[0].pid
            assert victim is not None
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    assert play_all(PLAN, jobs=2, progress=kill_one).equals(alone)
    assert len(killed) == 1


def test_a_part_whose_process_died_is_played_again_and_no_other(tmp_path: Path) -> None:
    check_deaths(tmp_path, run(partial(play_and_die, str(tmp_path)), [0, 1, 2, 3], jobs=2))


def test_a_part_that_kills_everybody_is_given_up(own_children: Children) -> None:
    with pytest.raises(WorkerError, match="3 workers have died playing part 7"):
        list(run(die, [7], jobs=2))
    assert own_children() == []


def test_what_goes_wrong_elsewhere_is_what_is_told() -> None:
    with pytest.raises(ValueError, match=r"^part 4 stumbled$"):
        list(run(stumble, [4], jobs=2))


def test_stopping_ends_all_processes_at_once(own_children: Children) -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(plan_simulation("arctic", 5000, ["random"], 2), jobs=2, progress=interrupt)
    assert own_children() == []


def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(ConfigError, match=r"no Ray cluster to join at 127\.0\.0\.1:1: .*refused"):
        check(1, "127.0.0.1:1")


def test_without_ray_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "find_spec", lambda name: None)
    with pytest.raises(ConfigError, match=r"Ray is not installed here: pip install 'lawspeaker\[ray\]'"):
        check(1, LOCAL)
