"""Every kind of environment can be measured."""

from __future__ import annotations

import pytest

from lawspeaker.envs.speed import KINDS, measure
from lawspeaker.kernel.errors import ConfigError


@pytest.mark.parametrize("kind", KINDS)
def test_steps_are_counted(kind: str) -> None:
    assert measure(kind, "arctic", seats=2, seconds=0.05) > 0


@pytest.mark.parametrize("kind", KINDS)
def test_the_rules_are_those_that_were_agreed(kind: str) -> None:
    with pytest.raises(ConfigError, match="passing"):
        measure(kind, "arctic", seats=2, seconds=0.05, rules={"passing": "never"})
