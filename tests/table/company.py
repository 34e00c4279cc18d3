"""Company for the tests of the table: rooms that have begun, people who look at them, and time that stands still."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.start import start
from lawspeaker.table.bots.mind import Mind, Question, Thought
from lawspeaker.table.bots.minds import Minds
from lawspeaker.table.live.played import Logged
from lawspeaker.table.live.table import NO_SEAT, LiveTable
from lawspeaker.table.rooms.people import hashed
from lawspeaker.table.storage.models import ANSWER, BOT, PERSON, UNDO, Person, Room, Seat
from lawspeaker.table.storage.store import Store

KEY = bytes(range(32))
BEGAN = 1000.0


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> float:
        return self.now


class Onlooker:
    """Somebody at a table, who keeps all that is sent."""

    def __init__(self, person: str, lang: str = "en") -> None:
        self.person = person
        self.lang = lang
        self.seat = NO_SEAT
        self.raw: list[bytes] = []
        self.dropped = False

    def send(self, message: bytes) -> None:
        self.raw.append(message)

    def drop(self) -> None:
        self.dropped = True

    def send_away(self) -> None:
        self.dropped = True

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in self.raw]

    def heard_of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    def forget(self) -> None:
        self.raw.clear()

    @property
    def view(self) -> dict[str, Any]:
        """The view after all that was heard, as a client puts it together."""
        view: dict[str, Any] = {}
        number = -1
        for table in [message["table"] for message in self.heard if message.get("table") is not None]:
            news, since = table["view"], table.get("since", -1)
            assert since in (-1, number), "what has changed must follow what is known"
            if since < 0:
                view = news
            else:
                parts = {part: {**view[part], **news[part]} for part in ("state", "facts")}
                view = {**view, **news, **parts}
            number = table["number"]
        return view


WEIGHED = "4"  # simulations, where the server gives a hint some seconds


class HereMinds(Minds):
    """Bots that think in this process, and keep what they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.mind = Mind(8)
        self.asked: list[Question] = []

    async def thought(self, question: Question) -> Thought | None:
        self.asked.append(question)
        brief = msgspec.structs.replace(question, weighs=WEIGHED) if question.weighs else question
        thought = self.mind.think(brief)
        assert not thought.problem, thought.problem
        return thought


async def begin_room(
    store: Store,
    sitters: Sequence[str] = ("ada", "bob"),
    game: str = "toy",
    rules: dict[str, str] | None = None,
    **more: Any,
) -> str:
    """A room in which the game has begun. A sitter is `bot:` and a name, or a person whose cookie is the name."""
    for name in {*sitters, "eve"}:
        if not name.startswith("bot:") and await store.person(name) is None:
            person = Person(id=name, name=name.title(), lang="en", created=time.time())
            await store.new_person(person, token_hash=hashed(name))
    chance = Keyed(KEY)
    match = start(game, len(sitters), rules=rules, chance=chance)
    room = Room(
        id=secrets.token_urlsafe(16),
        game=game,
        host="eve",
        rules=match.game.setting.config.rules,
        created=BEGAN,
        changed=BEGAN,
        **more,
    )
    await store.new_room(room, [seat(room.id, number, name) for number, name in enumerate(sitters)])
    assert match.ask is not None
    assert await store.begin(
        room.id,
        start=match.origin,
        opening=match.game.chance.outcomes,
        version=match.game.setting.box.version,
        key=KEY.hex(),
        commitment=chance.commitment,
        asked=match.ask.seat,
        now=BEGAN,
    )
    return room.id


def seat(room: str, number: int, name: str) -> Seat:
    if name.startswith("bot:"):
        return Seat(room=room, number=number, kind=BOT, bot=name.removeprefix("bot:"))
    return Seat(room=room, number=number, kind=PERSON, person=name)


def answer(seat: int, place: int) -> Logged:
    return Logged(ANSWER, seat, place)


def undo(seat: int) -> Logged:
    return Logged(UNDO, seat)


def at(table: LiveTable) -> int:
    assert table.played is not None
    return table.played.number


def asked(table: LiveTable) -> int:
    assert table.played is not None
    return table.played.asked


def place_of(table: LiveTable, value: str) -> int:
    """The place of an option by its value."""
    assert table.played is not None
    assert table.played.match.ask is not None
    return [option.text for option in table.played.match.ask.options].index(value)


async def choose(table: LiveTable, value: str, by: str = "ada") -> None:
    """Let the seat that is asked answer this."""
    await table.go_on(at(table), answer(asked(table), place_of(table, value)), by)


async def play(table: LiveTable, pick: Callable[[int], int], answers: int = 10_000) -> None:
    """Play on, with `pick` saying which of so many options."""
    for _ in range(answers):
        assert table.played is not None
        if table.played.match.ask is None:
            return
        place = pick(len(table.played.match.ask.options))
        await table.go_on(at(table), answer(asked(table), place), "ada")
