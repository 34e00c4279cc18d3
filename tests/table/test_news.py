"""What is told of a step is what has changed, and what several viewers share tells none of them too much."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import OMNISCIENT, SPECTATOR
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.seen import CHANGING, Open, Seen, Sight, news_of
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
    assert seen.news({"state": {"a": 1, "b": 2}, "facts": {}}, 1)[0] == -1
    since, news = seen.news({"state": {"a": 1, "b": 3}, "facts": {}}, 2)
    nothing: dict[str, Any] = {part: {} for part in CHANGING}
    assert (since, plain(news_of({"ask": None}, nothing, news))) == (1, {"state": {"b": 3}, "facts": {}, "ask": None})
    assert seen.news({"state": {"a": 1}, "facts": {}}, 3)[0] == -1
    assert seen.news({"state": {"a": 1}, "facts": {}}, 4) == (3, nothing)
    since, news = seen.news({"state": {"a": 1, "b": 3}, "facts": {}}, 5)
    assert (since, plain(news)) == (4, {"state": {"b": 3}, "facts": {}})


def test_after_a_failure_everything_is_told() -> None:
    """What was told then is not known: part of it may be noted already."""
    seen = Seen()
    seen.news({"state": {"a": 1}, "facts": {"b": 1}}, 1)
    with pytest.raises(TypeError):
        seen.news({"state": {"a": 2}, "facts": {"b": object()}}, 2)
    assert seen.news({"state": {"a": 2}, "facts": {"b": 2}}, 3)[0] == -1


@pytest.mark.parametrize("game", sorted({*shelf.names(), "toy"} - {"tide"}))
def test_what_is_open_is_the_same_for_every_seat(game: str) -> None:
    """Views with what is open worked out once are the views of each seat alone; and so are the lines of the record."""
    match = start(game, seats=shelf.find(game).seat_counts[0], seed=3)
    viewers = [*range(match.game.seats), SPECTATOR, OMNISCIENT]
    random, differing = Random(3), 0
    for _ in range(STEPS):
        if match.ask is None:
            break
        match.choose(random.randrange(len(match.ask.options)))
        known = Open(match, 0)
        for seat in viewers:
            view = match.view(seat)
            assert match.view(seat, known.parts) == view
            rest = Seen().news(known.rest(seat), 0)[1]
            told = {name: value for name, value in view.items() if name not in ("game", "seats", "rules")}
            assert plain(news_of(match.moment(seat), known.news, rest)) == plain(told)
    for seat, lang in product(viewers, languages()):
        sight = Sight(match, seat, lang)
        assert [line.text for line in sight.lines_at_once()] == [sight.words.entry(each, seat) for each in match.record]
    for entry in match.record:
        catalogue = match.game.setting.catalogue
        differing += len({entry.seen_by(seat, catalogue) for seat in viewers}) > 1
    assert differing or game != "toy"


def test_a_line_that_names_a_hidden_card_is_shared_by_those_who_saw_it() -> None:
    match = start("toy", seats=3, seed=1)
    match.answer("draw")
    mine, theirs, eves = (Sight(match, seat, "en").lines_at_once()[-1] for seat in (0, 1, SPECTATOR))
    assert mine.text != theirs.text
    assert mine.targets != theirs.targets
    assert theirs.targets is eves.targets  # the words are kept once
