"""A Ray cluster plays the same games as processes of this machine: `make test-ray`.

The suite does without Ray, so pytest does not collect this file by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from lawspeaker.lab.parts import play_all
from lawspeaker.lab.simulate import plan_simulation
from lawspeaker.lab.workers import LOCAL, join, run
from tests.lab.deaths import check_deaths, play_and_die, stumble

PLAN = plan_simulation("arctic", 8, ["random", "random:b"], 2, seed=5)


@pytest.fixture(scope="module")
def ray() -> Iterator[str]:
    """A Ray of this machine alone, of two cores, for all tests of this module."""
    join(LOCAL, 2)
    yield LOCAL
    import ray  # after it was joined: it has to be told first that it is alone

    ray.shutdown()


def test_ray_plays_the_same_games(ray: str) -> None:
    assert play_all(PLAN, jobs=2, ray=ray).equals(play_all(PLAN))


def test_a_ray_of_this_machine_alone_listens_to_nobody_else(ray: str) -> None:
    from ray.util import get_node_ip_address

    assert get_node_ip_address() == "127.0.0.1"
    assert not join(ray, 2)  # it goes on until those who started it end it


def test_a_part_whose_worker_died_is_played_again_and_no_other(tmp_path: Path, ray: str) -> None:
    check_deaths(tmp_path, run(partial(play_and_die, str(tmp_path)), [0, 1, 2, 3], ray=ray))


def test_what_goes_wrong_elsewhere_is_what_is_told(ray: str) -> None:
    with pytest.raises(ValueError, match=r"^part 4 stumbled$"):
        list(run(stumble, [4], ray=ray))
