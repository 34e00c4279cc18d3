"""What the coach says to a finished game, over HTTP."""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.kernel import save as saves
from lawspeaker.table.house import House
from lawspeaker.table.live.played import Logged, PlayedLog
from lawspeaker.table.live.reviewed import numbers_of
from lawspeaker.table.storage.models import ANSWER, RESIGN, UNDO, Person
from tests.players.test_search import somewhere
from tests.table.guests import Guest


async def test_the_coach_looks_at_a_finished_game(guest: Callable[[], Guest], house: House) -> None:
    house.reviews.seconds = 1.0
    person = Person(id="ada", name="Ada", lang="en", created=1.0)
    await house.store.new_person(person, "hash")
    match = somewhere("arctic", 2, 4, 10_000)
    opened = await house.rooms.bring_in(person, saves.to_save(match))
    room = await house.rooms.find(opened.room)
    found = await house.reviews.review(room, "en")
    assert found.curve[-1].number == len(match.steps)
    assert len(found.turnings) <= 3
    assert all(moment.words for moment in found.turnings)
    assert len(found.how) == 3
    korean = await house.reviews.review(room, "ko")  # from memory
    assert korean.curve == found.curve
    assert len(korean.turnings) == len(found.turnings)
    assert korean.how != found.how


async def test_it_looks_when_the_game_is_over_and_not_before(guest: Callable[[], Guest]) -> None:
    ada = await guest().meet()
    room = (await ada.post("/api/rooms", {"game": "toy", "seats": ["me", "random"]}))["room"]["id"]
    assert (await ada.get(f"/api/rooms/{room}/review", status=409))["error"] == "not_over"


def test_moments_are_counted_as_the_table_counts_them() -> None:
    """The third answer was taken back, and somebody resigned meanwhile."""
    played = PlayedLog.__new__(PlayedLog)
    kinds = [ANSWER, ANSWER, ANSWER, UNDO, RESIGN, ANSWER]
    played.log = [Logged(kind, 0) for kind in kinds]
    assert numbers_of(played) == [0, 1, 5, 6]
