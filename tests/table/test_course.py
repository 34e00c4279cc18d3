"""The course of a finished game: a curve of points, where each line was told, and where the points came from."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.table.house import House
from lawspeaker.table.live.course import GameCourse, Told
from lawspeaker.table.rooms.rooms import Wishes
from lawspeaker.table.storage.models import Person
from lawspeaker.text.words import languages
from tests.table.company import answer, at, undo
from tests.table.guests import Guest, finish


@pytest.fixture
async def ada(house: House) -> Person:
    person = Person(id="ada", name="Ada", lang="en", created=1.0)
    await house.store.new_person(person, "hash")
    return person


def played(game: str, seed: int) -> Match:
    """A whole game at random."""
    random, match = Random(seed), start(game, shelf.find(game).seat_counts[0], seed=seed)
    while match.ask is not None:
        match.choose(random.randrange(len(match.ask.options)))
    return match


@pytest.mark.parametrize("game", ["arctic", "greenland", "neanderthal", "root"])
async def test_every_game_tells_where_its_points_came_from(game: str, house: House, ada: Person) -> None:
    match = played(game, 3)
    opened = await house.rooms.bring_in(ada, saves.to_save(match))
    room = await house.rooms.find(opened.room)
    told: dict[str, GameCourse] = {lang: await house.past.course(room, lang) for lang in languages()}
    course, result = told["en"], match.game.setting.box.result(match.game)
    assert len(course.points) == len(course.rounds) == len(course.by) + 1 == len(match.steps) + 1
    assert course.points[-1] == result.points
    assert course.rounds == sorted(course.rounds)
    assert course.rounds[-1] > 1
    assert [len(match.record), course.lines] == [len(course.lines), sorted(course.lines)]
    assert any(result.points)  # else this would prove nothing
    summed = [sum(source.points[seat] for source in course.sources) for seat in range(match.game.seats)]
    assert summed == result.points
    for lang in languages():
        assert all(source.name for source in told[lang].sources)
    assert told["ja"].sources[0].name != course.sources[0].name


async def test_a_line_is_where_it_was_told_for_good(house: House, ada: Person) -> None:
    """What was taken back does not count."""
    opened = await house.rooms.open(ada, Wishes("toy", ["me", "random"]))
    table = house.tables.table(opened.room)
    async with table.held():
        pass
    await table.go_on(at(table), answer(0, 0), "ada")
    if table.played is not None and table.played.match.can_undo(0):
        await table.go_on(at(table), undo(0), "ada")
    await table.resign(0, "ada")
    room = await house.rooms.find(opened.room)
    told = Told(room)
    for step in await house.store.steps(opened.room):
        told.take(step)
    course = told.course("en")
    assert course.resigned == {0: len(course.by) - 1}
    assert course.sources == []  # nobody has won
    assert len(course.lines) == len(told.played.match.record)


async def test_it_is_told_when_the_game_is_over_and_not_before(guest: Callable[[], Guest], house: House) -> None:
    ada = await guest().meet()
    room = (await ada.post("/api/rooms", {"game": "toy", "seats": ["me", "random"]}))["room"]["id"]
    assert (await ada.get(f"/api/rooms/{room}/course", status=409))["error"] == "not_over"
    await finish(house.tables.table(room))
    first, again = [await ada.get(f"/api/rooms/{room}/course?lang=ko") for _ in range(2)]
    assert first == again
