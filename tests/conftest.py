"""The toy game is on the shelf in every test; and tests take no longer than they must."""

from __future__ import annotations

import gc
import os
import sys

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests import toy as toy

BROWSER = "tests/browser/"
SMALL = ("tests/games/", "tests/law/")  # many files that take little time each

# Tests start many programs, which would all compile the whole package again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

gc.set_threshold(50_000, 20, 20)  # nearly all that tests make at first is kept: modules, catalogues, lawbooks


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, and small files come last, so that no worker has to wait for another."""
    items.sort(key=lambda item: (not item.nodeid.startswith(BROWSER), item.nodeid.startswith(SMALL)))


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
    config.option.loadscopereorder = False  # files come in the order of their tests
    return ByFile(config, log)
