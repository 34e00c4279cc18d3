"""The toy game is on the shelf in every test; and tests take no longer than they must."""

from __future__ import annotations

import gc

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests import toy as toy

BROWSER = "tests/browser/"

gc.set_threshold(50_000, 20, 20)  # nearly all that tests make at first is kept: modules, catalogues, lawbooks


def pytest_collection_finish() -> None:
    """Looking for garbage among all tests and what they load, time and again, would take a tenth of their time."""
    gc.collect()
    gc.freeze()


class ByFile(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """The tests of a file stay together, because they share what is slow to make; those in a browser stay with it."""

    def _split_scope(self, nodeid: str) -> str:
        return BROWSER if nodeid.startswith(BROWSER) else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    return ByFile(config, log)
