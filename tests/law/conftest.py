"""Every law test comes to the tables that it came to before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.law import marks
from tests.law.situation import GIVEN, SEEN


@pytest.fixture(autouse=True)
def as_written(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hold what a test has seen against its mark, or note it where marks are written anew."""
    GIVEN.clear()
    SEEN.clear()
    yield
    if SEEN:
        test, now = request.node.nodeid, marks.mark(GIVEN, SEEN)
        if marks.noted is not None:
            marks.noted[test] = now
        else:
            assert not marks.differs(test, now), f"it comes to another table than before: {marks.HINT}"
