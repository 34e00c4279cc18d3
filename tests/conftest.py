"""The toy game is on the shelf in every test; and what is loaded for all tests is no garbage."""

from __future__ import annotations

import gc

from tests import toy as toy


def pytest_collection_finish() -> None:
    """Looking for garbage among all tests and what they load, time and again, would take a tenth of their time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
