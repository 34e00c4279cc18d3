"""Every law test comes to the tables that it came to before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.law import traces
from tests.law.situation import GIVEN, SEEN


@pytest.fixture(autouse=True)
def as_written(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hold what a test has seen against its trace, or note it where traces are written anew."""
    GIVEN.clear()
    SEEN.clear()
    yield
    if SEEN:
        test, now = request.node.nodeid, traces.trace(GIVEN, SEEN)
        if traces.noted is not None:
            traces.noted[test] = now
        else:
            assert not traces.differs(test, now), f"it comes to another table than before: {traces.HINT}"
