"""What is told of a step is what has changed, and what several viewers share tells none of them too much."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import OMNISCIENT, SPECTATOR
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.seen import CONSTANT, Open, SaidRecord, Seen, Sight, news_of
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.storage.store import Store
from lawspeaker.table.terms import Terms
from lawspeaker.text.words import languages
from tests.table.company import Onlooker, answer, asked, at, begin_room, undo

STEPS = 25


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("game", ["toy", "root"])
async def test_who_follows_the_changes_sees_the_view(store: Store, game: str) -> None:
    room = await begin_room(store, game=game, terms=Terms(undo=True))
    table = LiveTables(store, LocalNotices()).table(room)
    viewers = [Onlooker("ada"), Onlooker("bob"), Onlooker("eve"), Onlooker("eve", "ja")]
    for viewer in viewers:
        await table.attend(viewer)
    random, whole, changed = Random(4), 0, 0
    for step in range(STEPS):
        assert table.played is not None
        match = table.played.match
        if match.ask is None:
            break
        seat = match.ask.seat
        by = ("ada", "bob")[seat]
        if step % 5 == 4 and match.can_undo(seat):
            await table.go_on(at(table), undo(seat), by)
        else:
            await table.go_on(at(table), answer(asked(table), random.randrange(len(match.ask.options))), by)
        if step == STEPS // 2:  # somebody who comes now gets all, and then what changes
            viewers.append(Onlooker("eve"))
            await table.attend(viewers[-1])
        for viewer in viewers:
            assert viewer.view == plain(match.view(viewer.seat))
    for update in viewers[0].heard_of("update"):
        whole, changed = whole + (update["table"]["since"] < 0), changed + (update["table"]["since"] >= 0)
    assert whole == 0
    assert changed > 5


def test_a_field_that_is_gone_is_told_with_the_whole_view() -> None:
    seen = Seen()
    view: dict[str, Any] = {"game": "toy", "seats": 2, "rules": {}, "state": {"a": 1, "b": 2}, "facts": {}, "ask": None}
    assert seen.news(view, 1)[0] == -1
    since, news = seen.news({**view, "state": {"a": 1, "b": 3}}, 2)
    assert (since, plain(news_of(view, news))) == (1, {"state": {"b": 3}, "facts": {}, "ask": None})
    fewer = {**view, "state": {"a": 1}}
    assert seen.news(fewer, 3)[0] == -1
    assert seen.news(fewer, 4)[0] == 3


@pytest.mark.parametrize("game", sorted({*shelf.names(), "toy"} - {"tide"}))
def test_what_is_open_is_the_same_for_every_seat(game: str) -> None:
    """Views with what is open worked out once are the views of each seat alone; and so are the lines of the record."""
    match = start(game, seats=shelf.find(game).seat_counts[0], seed=3)
    viewers = [*range(match.game.seats), SPECTATOR, OMNISCIENT]
    shared, random, differing = SaidRecord(match), Random(3), 0
    together = [Sight(match, seat, lang, shared) for seat in viewers for lang in languages()]
    for _ in range(STEPS):
        if match.ask is None:
            break
        match.choose(random.randrange(len(match.ask.options)))
        known = Open(match, 0)
        for seat in viewers:
            view = match.view(seat)
            assert match.view(seat, known.parts) == view
            rest = Seen().news(known.rest(view), 0)[1]
            told = {name: value for name, value in view.items() if name not in CONSTANT}
            assert plain(news_of(view, known.news, rest)) == plain(told)
    for sight in together:
        alone = Sight(match, sight.seat, sight.lang)
        for each in (sight, alone):
            each.read_at_once()
        assert sight.lines == alone.lines
        assert [line.text for line in sight.lines] == [sight.words.entry(entry, sight.seat) for entry in match.record]
    for place, entry in enumerate(match.record):
        catalogue = match.game.setting.catalogue
        differing += len({entry.seen_by(seat, catalogue) for seat in viewers}) > 1
        assert len(shared.known[place]) == len(languages()) * len({entry.seen_by(seat, catalogue) for seat in viewers})
    assert differing or game != "toy"


def test_a_line_that_names_a_hidden_card_is_shared_by_those_who_saw_it() -> None:
    match = start("toy", seats=3, seed=1)
    match.answer("draw")
    shared = SaidRecord(match)
    mine, theirs, eves = (Sight(match, seat, "en", shared) for seat in (0, 1, SPECTATOR))
    for sight in (mine, theirs, eves):
        sight.read_at_once()
    assert mine.lines[-1] != theirs.lines[-1]
    assert theirs.lines[-1] is eves.lines[-1]
