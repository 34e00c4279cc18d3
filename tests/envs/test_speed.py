"""Every kind of environment can be measured."""

from __future__ import annotations

import pytest

from lawspeaker.envs.speed import KINDS, measure


@pytest.mark.parametrize("kind", KINDS)
def test_answers_are_counted(kind: str) -> None:
    assert measure(kind, "arctic", seats=2, seconds=0.05) > 0
