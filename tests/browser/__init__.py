"""The table as people have it: the built app in a real browser, against a real server."""

import pytest

pytest.register_assert_rewrite("tests.browser.finished", "tests.browser.looks")  # so that they say what differs
