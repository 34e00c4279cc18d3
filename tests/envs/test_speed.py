"""Every kind of environment can be measured."""

from __future__ import annotations

import multiprocessing

import pytest

from lawspeaker.envs.speed import KINDS, measure, measure_batches
from lawspeaker.kernel.errors import ConfigError


@pytest.mark.parametrize("kind", KINDS)
def test_steps_are_counted(kind: str) -> None:
    assert measure(kind, "arctic", seats=2, seconds=0.05) > 0


@pytest.mark.parametrize("kind", KINDS)
def test_the_rules_are_those_that_were_agreed(kind: str) -> None:
    with pytest.raises(ConfigError, match="passing"):
        measure(kind, "arctic", seats=2, seconds=0.05, rules={"passing": "never"})


def test_batches_are_measured_on_the_same_steps_and_closed() -> None:
    before = set(multiprocessing.active_children())
    assert len(measure_batches([1, 2, 1], "arctic", seats=2, seconds=0.06)) == 3
    assert set(multiprocessing.active_children()) <= before
