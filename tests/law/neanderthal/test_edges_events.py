"""Edges of the events that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.neanderthal.test_single import run_out


@pytest.mark.law("neanderthal:K2b", "neanderthal:J.1")
def test_no_events_are_added_where_nobody_can_live_any_more() -> None:
    """There are unused events, but no biome is left in Europe."""
    match = run_out(slots={"*": "none"})
    assert match.over
