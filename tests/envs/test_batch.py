"""Batches: the same matches however many workers, and nothing left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from lawspeaker.envs.batch import Arrays, Batch, BatchError, seed_of
from lawspeaker.envs.series import Series
from lawspeaker.kernel.errors import AnswerError, ConfigError
from tests.envs.games import INSTALLED

MATCHES = 5


def first_or_last(table: Arrays, step: int) -> NDArray[np.intp]:
    """An action for each match: the first or the last that is offered."""
    ends = [np.flatnonzero(mask)[0 if step % 3 else -1] for mask in table.mask]
    return np.array(ends)


@pytest.mark.parametrize("game", INSTALLED)
def test_the_number_of_workers_changes_nothing_and_matches_are_those_of_a_series(game: str) -> None:
    alone = [Series(game, seats=3, longest=40) for _ in range(MATCHES)]
    begun = [0] * MATCHES
    ended = 0
    with (
        Batch(game, MATCHES, seats=3, seed=7, workers=1, longest=40) as one,
        Batch(game, MATCHES, seats=3, seed=7, workers=2, longest=40) as two,
    ):
        tables = one.reset(), two.reset()
        for row, series in enumerate(alone):
            series.begin(seed_of(7, row, 0))
        for step in range(100):
            for row, series in enumerate(alone):
                assert series.asked == tables[0].seat[row]
                assert series.observe(series.asked).tolist() == tables[0].observation[row].tolist()
                assert series.mask(series.asked).tolist() == tables[0].mask[row].tolist()
                offered = tables[0].options[row, : tables[0].offered[row]]
                assert series.match.ask is not None
                assert offered.tolist() == [option.number for option in series.match.ask.options]
            assert all(np.array_equal(*(getattr(table, name) for table in tables)) for name in Arrays._fields)
            actions = first_or_last(tables[0], step)
            tables = one.step(actions), two.step(actions)
            for row, series in enumerate(alone):
                series.answer(int(actions[row]), series.asked)
                assert (series.match.over, series.truncated) == (tables[0].terminated[row], tables[0].truncated[row])
                assert tables[0].reward[row].tolist() == pytest.approx(series.rewards())
                if series.ended:
                    ended += 1
                    begun[row] += 1
                    series.begin(seed_of(7, row, begun[row]))
    assert ended >= 2 * MATCHES


def test_rewards_come_with_the_end_of_a_match() -> None:
    with Batch("arctic", 2, seats=2, seed=1) as batch:
        table = batch.reset()
        step = 0
        while not table.terminated.any():
            assert not table.reward.any()
            table = batch.step(first_or_last(table, step))
            step += 1
        assert sorted(table.reward[table.terminated][0].tolist()) == [-1, 1]
        before = table.observation.copy()
        assert np.array_equal(batch.reset().observation, batch.reset(seed=1).observation)
        assert not np.array_equal(before, table.observation)


def test_an_action_that_is_not_offered_is_an_error_and_nobody_moves() -> None:
    with Batch("arctic", 3, seats=2, seed=1) as batch:
        with pytest.raises(AnswerError, match=r"match 0: 0 is not among what is offered: nothing before reset"):
            batch.step([0, 0, 0])
        table = batch.reset()
        before = table.observation.copy()
        passing = batch.series.encoder.catalogue.find("pass").number
        with pytest.raises(AnswerError, match=rf"match 1: {passing} is not among what is offered: 0 \(place RU 1\)"):
            batch.step([0, passing, 0])
        with pytest.raises(AnswerError, match="match 2: -1 is not among"):
            batch.step([0, 0, -1])
        with pytest.raises(AnswerError, match="3 whole numbers are needed"):
            batch.step([0, 0])
        with pytest.raises(AnswerError, match="3 whole numbers are needed, not float64"):
            batch.step([0.5, 0, 0])
        assert np.array_equal(table.observation, before)
        batch.step([0, 0, 0])


def test_matches_stepped_share_by_share_are_those_of_whole_steps() -> None:
    with (
        Batch("arctic", MATCHES, seats=3, seed=7, workers=2, longest=40) as whole,
        Batch("arctic", MATCHES, seats=3, seed=7, workers=2, longest=40) as shared,
    ):
        tables = whole.reset(), shared.reset()
        assert shared.shares == [slice(0, 2), slice(2, 5)]
        for step in range(60):
            actions = first_or_last(tables[0], step)
            whole.step(actions)
            for share, rows in enumerate(shared.shares):
                shared.send(share, actions[rows])
            assert {shared.receive(), shared.receive()} == {0, 1}
            assert all(np.array_equal(*(getattr(table, name) for table in tables)) for name in Arrays._fields)


def test_one_share_goes_on_while_another_waits() -> None:
    with Batch("arctic", 4, seats=2, seed=1, workers=2) as batch:
        table = batch.reset()
        before = table.observation.copy()
        for _ in range(3):
            batch.send(1, table.mask[2:].argmax(axis=1))
            assert batch.receive() == 1
        assert np.array_equal(table.observation[:2], before[:2])
        assert not np.array_equal(table.observation[2:], before[2:])


def test_shares_that_are_away_have_to_come_back() -> None:
    with Batch("arctic", 4, seats=2, seed=1, workers=2) as batch:
        begun = batch.reset().observation.copy()
        with pytest.raises(BatchError, match="no matches are being stepped"):
            batch.receive()
        with pytest.raises(ConfigError, match="there are shares 0 to 1, and no 2"):
            batch.send(2, [0, 0])
        with pytest.raises(AnswerError, match="match 3: -1 is not among"):
            batch.send(1, [0, -1])
        with pytest.raises(AnswerError, match="2 whole numbers are needed"):
            batch.send(1, [0, 0, 0, 0])
        batch.send(1, [0, 0])
        with pytest.raises(BatchError, match="matches 2 to 3 are still being stepped"):
            batch.send(1, [0, 0])
        with pytest.raises(BatchError, match="matches 2 to 3 are still being stepped"):
            batch.step([0, 0, 0, 0])
        assert np.array_equal(batch.reset().observation, begun)  # which waits for them
        batch.step([0, 0, 0, 0])


def test_a_worker_that_dies_is_told_to_whoever_receives() -> None:
    batch = Batch("arctic", 4, workers=2)
    table = batch.reset()
    os.kill(processes(batch)[0].pid, signal.SIGSTOP)
    batch.send(0, table.mask[:2].argmax(axis=1))
    processes(batch)[0].kill()
    with pytest.raises(BatchError, match=r"the worker of matches 0 to 1 has died, with exit code -9"):
        batch.receive()
    with pytest.raises(BatchError, match="the batch is closed"):
        batch.send(1, table.mask[2:].argmax(axis=1))


def test_what_cannot_be_played_is_told() -> None:
    with pytest.raises(ConfigError, match="2 matches are for 1 to 2 workers, not 3"):
        Batch("arctic", 2, workers=3)
    with pytest.raises(ConfigError, match="arctic is for 2, 3, 4 seats"):
        Batch("arctic", 2, seats=7)


def processes(batch: Batch) -> list[Any]:
    return [worker.process for worker in batch._workers]


def test_closing_ends_the_workers_and_can_be_done_twice() -> None:
    before = multiprocessing.active_children()  # other tests may have left some
    batch = Batch("arctic", 2, workers=2)
    table = batch.reset()
    batch.close()
    batch.close()
    assert [process.exitcode for process in processes(batch)] == [0, 0]
    assert set(multiprocessing.active_children()) <= set(before)
    assert table.mask.any()  # can still be read
    with pytest.raises(BatchError, match="the batch is closed"):
        batch.reset()


def test_a_forgotten_batch_is_closed() -> None:
    batch = Batch("arctic", 1)
    left = processes(batch)
    del batch
    assert [process.exitcode for process in left] == [0]


def test_a_worker_that_dies_is_told_and_closes_the_batch() -> None:
    batch = Batch("arctic", 4, workers=2)
    table = batch.reset()
    processes(batch)[1].kill()
    processes(batch)[1].join()
    with pytest.raises(BatchError, match=r"the worker of matches 2 to 3 has died, with exit code -9"):
        batch.step(table.mask.argmax(axis=1))
    assert all(process.exitcode is not None for process in processes(batch))
    with pytest.raises(BatchError, match="the batch is closed"):
        batch.reset()


def test_a_worker_that_breaks_off_says_why() -> None:
    batch = Batch("arctic", 2)
    batch.reset()
    batch._arrays.mask[:] = 1  # so that what is not offered gets through to the worker
    with pytest.raises(BatchError, match=r"matches 0 to 1 broke off: AnswerError: 'pass' is not offered"):
        batch.step([batch.series.encoder.catalogue.find("pass").number] * 2)
    assert [process.exitcode for process in processes(batch)] == [0]


SCRIPT = """
import sys
from lawspeaker.envs.batch import Batch
if __name__ == "__main__":
    batch = Batch("arctic", 2, workers=2)
    table = batch.reset()
    print(*(worker.process.pid for worker in batch._workers), flush=True)
    while True:
        table = batch.step(table.mask.argmax(axis=1))
"""


def lives(process: int) -> bool:
    """Whether a process runs; one that has ended may stay on the list until somebody takes note."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/stat")
        return not status.exists() or status.read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def shared_memory() -> set[str]:
    """The names of shared memory on this machine."""
    return {path.name for path in Path("/dev/shm").glob("*")}


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_when_the_program_is_stopped(how: signal.Signals, tmp_path: Path) -> None:
    script = tmp_path / "stepping.py"
    script.write_text(SCRIPT, encoding="utf-8")
    shared = shared_memory()
    program = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert program.stdout is not None
    workers = [int(word) for word in program.stdout.readline().split()]
    assert len(workers) == 2
    if how == signal.SIGINT:
        os.killpg(program.pid, how)  # as a terminal does: the workers get it too
    else:
        program.kill()
    _, said = program.communicate(timeout=30)
    patience = time.monotonic() + 10
    while any(map(lives, workers)) and time.monotonic() < patience:
        time.sleep(0.05)
    assert not any(map(lives, workers))
    assert not [name for name in shared_memory() - shared if str(program.pid) in name]
    if how == signal.SIGINT:
        assert said.strip().endswith("KeyboardInterrupt")
        assert said.count("Traceback") == 1
