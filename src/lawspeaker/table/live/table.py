"""A table: one room in this process, its match, and those who look at it.

An answer is first tried on the match, then committed to storage, then acknowledged, then told to everybody. All of that
happens under the table's lock, and nothing is sent without it, so nobody ever sees what is not stored. If storing
fails, it is unknown what is stored: the match is dropped, read again, and sent to everybody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol, TypeVar

import msgspec

from lawspeaker.coach.weighing import Weighed
from lawspeaker.kernel.option import Option
from lawspeaker.table.bots.mind import Question
from lawspeaker.table.limits import AWAY
from lawspeaker.table.live import drawn
from lawspeaker.table.live.played import BY_BOT, Logged, PlayedLog, replay
from lawspeaker.table.live.seen import STAND_IN, Open, Seen, Sight, chat_seen, room_seen, setting_of
from lawspeaker.table.meters import CHECK, ENCODE, PLAY, WORDS, Lap
from lawspeaker.table.protocol.messages import (
    DrawnPart,
    Forbidden,
    Hinted,
    OptionAhead,
    RoomChanged,
    RoomSeen,
    Said,
    TableNews,
    TableSeen,
    Update,
    Welcome,
)
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms.rooms import may_look, seat_of, unknown_room
from lawspeaker.table.storage.models import (
    ANSWER,
    AT_ONCE,
    BOT,
    OVER,
    PERSON,
    RESIGN,
    UNDO,
    WAITING,
    Chat,
    Person,
    Room,
    Seat,
)
from lawspeaker.table.storage.store import Conflict, Store
from lawspeaker.text.words import SOURCE

NO_SEAT = -1
GRACE = 15.0  # seconds that everybody has for an ask, even when the clock has run out
SKEW = 60.0  # seconds by which the clocks of two processes may differ
MOST_CHAT_LINES = 200  # that are sent to somebody who comes
MOST_DRAWINGS = 32
SPEAKING_TRIES = 5

AnyTable = TypeVar("AnyTable", TableSeen, TableNews)
_log = logging.getLogger(__name__)
encode = msgspec.json.encode


class Viewer(Protocol):
    """Somebody who looks at a table; the table says which seat is theirs, or NO_SEAT."""

    person: str
    lang: str
    seat: int

    def send(self, message: bytes) -> None:
        """Queue this after everything sent before. Never waits."""
        ...

    def drop(self) -> None:
        """Disconnect: something that should have been sent could not be made."""
        ...

    def send_away(self) -> None:
        """Disconnect: this process stops."""
        ...


def unheard(number: int) -> None:
    """For those who need no acknowledgement."""


class LiveTable:
    """`spread` is called with the table whenever something was committed here or somebody came or went, and `lost` when
    it is no longer known what is stored.
    """

    def __init__(
        self,
        room: str,
        store: Store,
        now: Callable[[], float],
        spread: Callable[[LiveTable], None],
        lost: Callable[[LiveTable], None],
    ) -> None:
        self.id = room
        self.store = store
        self.meters = store.meters
        self.now = now
        self.spread = spread
        self.lost = lost
        self.lock = asyncio.Lock()
        self.touched = now()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Collection[int]] = {}  # by process: the seats whose person is connected there
        self.room: Room | None = None  # none where it must be read first
        self.is_behind = False  # whether something was stored that this table has not read
        self.seats: list[Seat] = []
        self.people: dict[str, Person] = {}
        self.chat: list[Chat] = []
        self.played: PlayedLog | None = None  # none before the game begins
        self.sights: dict[tuple[int, str], Sight] = {}
        self.seen = Seen()  # what all of them were told alike
        self.drawings: OrderedDict[tuple[int, int, str, int, int], list[DrawnPart]] = OrderedDict()

    # Reading.

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Room]:
        """Hold the table's lock, with the match as it is stored."""
        async with self.lock:
            self.touched = self.now()
            if self.is_behind:
                await self._read_on()
            room = self.room or await self._load()
            if self.played is not None and self.played.at > self.touched + SKEW:
                await self._mend_clocks(self.played)
            yield room

    async def _mend_clocks(self, played: PlayedLog) -> None:
        """The server's clock was ahead for a while, and the last step seems to be in the future: whoever is asked has
        been asked since now, or nobody could be stood in for until the clock comes there.
        """
        played.at = self.now()
        if not self.is_over():
            await self._set_due(self._due())

    async def _load(self) -> Room:
        """Read everything, and send it to everybody who is here."""
        room = await self.store.room(self.id)
        if room is None:
            raise unknown_room()
        self.seats = await self.store.seats(self.id)
        self.chat = await self.store.chat(self.id, last=MOST_CHAT_LINES)
        await asyncio.to_thread(setting_of, room, len(self.seats))
        await self._get_to_know(room.host)
        self.sights.clear()
        self.seen = Seen()
        self.played = await replay(room, await self.store.steps(self.id)) if room.state != WAITING else None
        self.room, self.is_behind = room, False
        self._reseat(room)
        await self._welcome(self.viewers)
        return room

    def _forget(self) -> None:
        """It is no longer known what is stored: drop the match."""
        self.room = self.played = None

    def _lose(self) -> None:
        """The same, and it is read again soon: it may be the turn of somebody who was not told."""
        self._forget()
        self.lost(self)

    def _close(self) -> None:
        """The room is gone: disconnect everybody; they find out when they come back."""
        self._forget()
        for viewer in self.viewers:
            viewer.drop()

    async def _get_to_know(self, host: str) -> None:
        """Who opened the room, and everybody who sits here or has said something."""
        sitting = {host} | {seat.person for seat in self.seats if seat.person is not None}
        self.people = await self.store.people(sitting | {line.person for line in self.chat})

    async def refresh(self) -> None:
        """Something has changed in storage: read it, and tell it. Where nobody is here that waits until somebody needs
        the table: another process may have many answers for it, one after another.
        """
        async with self.lock:
            self.is_behind = True
            if self.viewers:
                await self._read_on()

    async def _read_on(self) -> None:
        if self.room is None:
            await self._load()
            return
        known, playing = self._outside(), self.played is not None
        room = await self.store.room(self.id)
        if room is None:
            self._close()
            return
        try:
            if playing != (room.state != WAITING):
                await self._load()
                return
            self.room, self.seats = room, await self.store.seats(self.id)
            await self._get_to_know(room.host)
            await self._welcome(self._reseat(room))
            await self._catch_up()
            await self._hear()
        except BaseException:
            self._forget()  # half of it is known, and half of it was told
            raise
        self.is_behind = False
        if self._outside() != known:
            self._tell_room()

    async def _catch_up(self) -> None:
        """Take the steps that other processes have committed."""
        if self.played is None:
            return
        for step in await self.store.steps(self.id, since=self.played.number):
            self.played.take(step)
            await self._tell_step(step.seat, step.by)

    def _reseat(self, room: Room) -> list[Viewer]:
        """Disconnect those who may no longer look, and give the others their seats. Returns those who have sat down or
        stood up since: they see another side of the table now.
        """
        for viewer in [viewer for viewer in self.viewers if not may_look(room, self.seats, viewer.person)]:
            self.viewers.discard(viewer)
            viewer.drop()
        moved = [viewer for viewer in self.viewers if viewer.seat != self._seat_of(viewer.person)]
        for viewer in moved:
            viewer.seat = self._seat_of(viewer.person)
        return moved

    async def _hear(self) -> None:
        """What was said since, here and through other processes."""
        since = self.chat[-1].number + 1 if self.chat else 0
        lines = await self.store.chat(self.id, since=since)
        strangers = {line.person for line in lines} - self.people.keys()
        self.people |= await self.store.people(strangers) if strangers else {}
        for line in lines:
            self._tell_said(line)

    # Coming and going.

    async def attend(self, viewer: Viewer) -> None:
        """Welcome somebody, who is told everything that happens from then on."""
        async with self.held() as room:
            if not may_look(room, self.seats, viewer.person):
                raise unknown_room()
            known = self._outside()
            viewer.seat = self._seat_of(viewer.person)
            await self._welcome([viewer])
            self.viewers.add(viewer)
            changed = self._outside() != known
            if changed:
                self._tell_room()
            if changed or self.only_bots():  # these have waited for somebody to watch
                self.spread(self)

    async def leave(self, viewer: Viewer) -> None:
        async with self.lock:
            known = None if self.room is None else self._outside()
            self.viewers.discard(viewer)
            self.touched = self.now()
            if self.room is not None and self._outside() != known:
                self._tell_room()
                self.spread(self)

    async def speak(self, viewer: Viewer, lang: str) -> None:
        """Go on in another language."""
        async with self.held():
            viewer.lang = lang
            await self._welcome([viewer])

    async def note_elsewhere(self, who: str, here: Collection[int]) -> None:
        """Who is connected to another process."""
        async with self.lock:
            if self.elsewhere.get(who, []) != here:
                self.elsewhere[who] = here
                if self.room is not None:
                    self._tell_room()

    def here(self) -> set[int]:
        """The seats whose person is connected to this process."""
        return {viewer.seat for viewer in self.viewers} - {NO_SEAT}

    def here_anywhere(self) -> set[int]:
        """The seats whose person is connected to any process."""
        return self.here().union(*self.elsewhere.values())

    def is_attended(self) -> bool:
        """Whether somebody plays or looks on here, or plays through another process."""
        return bool(self.viewers or self.here_anywhere())

    def only_bots(self) -> bool:
        """Whether bots sit on all seats, or stand in there."""
        return all(self._is_bot(seat) for seat in self.seats)

    def _is_bot(self, seat: Seat) -> bool:
        """Whether a bot answers on a seat: its own, or one that stands in for a person who is away or has resigned."""
        return seat.kind == BOT or seat.standing_in or seat.number in self._resigned()

    def _resigned(self) -> Collection[int]:
        return () if self.played is None else self.played.resigned

    def is_over(self) -> bool:
        """Whether the game has ended, or everybody who played it has resigned."""
        played = self.played
        if played is None:
            return False
        if played.match.over or not played.resigned:
            return played.match.over
        people = {seat.number for seat in self.seats if seat.kind == PERSON}
        return bool(people) and people <= played.resigned.keys()

    def is_idle(self, since: float) -> bool:
        """Whether nobody has needed this table since then."""
        return not self.viewers and not self.lock.locked() and self.touched < since

    def _seat_of(self, person: str) -> int:
        seat = seat_of(self.seats, person)
        return NO_SEAT if seat is None else seat

    # Answers and what is taken back.

    async def go_on(self, ask: int, wanted: Logged, by: str, committed: Callable[[int], None] = unheard) -> None:
        """Answer the ask of this number, or take the last answer back. `committed` is called with the table's number
        once that is stored, and called again for what was stored already.
        """
        begun = time.perf_counter()
        async with self.held():
            lap = self.meters.lap()
            if not self._is_done(ask, wanted):
                self._check(ask, wanted)
                if not by.startswith(BY_BOT):
                    self._check_not_resigned(wanted.seat)
                is_back = not by.startswith(BY_BOT) and await self._take_back(wanted.seat)
                setting = self._game.match.game.setting
                if lap is not None:
                    lap(CHECK)
                if await self._commit(wanted, by, lap):
                    committed(self._game.number)
                    await self._tell_step(wanted.seat, by, lap)
                    if lap is not None:
                        lap.end()
                    self.meters.told.add(time.perf_counter() - begun)
                    renamed = self._game.match.game.setting is not setting  # a seat has chosen its side
                    if is_back or renamed or self.is_over():
                        self._tell_room()
                    self.spread(self)
                    return
                if not self._is_done(ask, wanted):
                    raise stale()
            committed(self._game.number)

    async def resign(self, seat: int, by: str, committed: Callable[[int], None] = unheard) -> None:
        """Give up a seat for good. A bot plays on there; with nobody left the game ends, and nobody has won."""
        async with self.held():
            while seat not in self._game.resigned:
                if self.is_over():
                    raise Refusal("not_playing", "the game is over")
                if await self._commit(Logged(RESIGN, seat), by):
                    committed(self._game.number)
                    await self._tell_step(seat, by)
                    self._tell_room()
                    self.spread(self)
                    return
            committed(self._game.number)

    def _check_not_resigned(self, seat: int) -> None:
        if seat in self._resigned():
            raise Refusal("not_possible", "you have resigned, and a bot plays on in your place")

    @property
    def _game(self) -> PlayedLog:
        if self.played is None:
            raise Refusal("not_playing", "the game has not begun")
        return self.played

    def _is_done(self, ask: int, wanted: Logged) -> bool:
        return 0 <= ask < self._game.number and self._game.log[ask] == wanted

    def _check(self, ask: int, wanted: Logged) -> None:
        """Whether this can be done now."""
        played = self._game
        asked = played.match.ask
        if asked is None or self.is_over():
            raise Refusal("not_playing", "the game is over")
        if ask != played.number:
            raise stale()
        if wanted.kind == UNDO:
            if not self._may_undo(wanted.seat):
                raise Refusal("not_agreed", "other people play here, and did not agree that answers can be taken back")
            if not played.match.can_undo(wanted.seat):
                raise Refusal("no_undo", "there is nothing to take back, or somebody has learned something since")
        elif asked.seat != wanted.seat:
            raise Refusal("wrong_seat", f"it is seat {asked.seat} that is asked")
        elif not 0 <= wanted.place < len(asked.options):
            raise Refusal("not_offered", f"there are options 0 to {len(asked.options) - 1}, not {wanted.place}")

    def _may_undo(self, seat: int) -> bool:
        """Whether a seat can take answers back at all: against bots only, unless something else was agreed."""
        assert self.room is not None
        return self.room.terms.undo or all(other.kind == BOT for other in self.seats if other.number != seat)

    async def _commit(self, wanted: Logged, by: str, lap: Lap | None = None) -> bool:
        """Apply it to the match and store it. If another process was quicker, read what it did and return False."""
        assert self.room is not None
        played = self._game
        try:
            step = played.go_on(wanted, by, max(self.now(), played.at))
            over, due = self.is_over(), self._due()
            if lap is not None:
                lap(PLAY)
            await self.store.commit_step(step, asked=None if over else played.asked, due=due)
        except Conflict:
            self._lose()  # should reading fail as well
            await self._load()
            return False
        except BaseException:
            self._lose()
            raise
        self.meters.answers["bot" if by.startswith(BY_BOT) else "person"] += 1
        if self.room.due != due:
            self.room.due = due
        if over:
            self.room.state = OVER
        return True

    # Bots, and those who do not answer.

    def _due(self) -> float | None:
        """When something must happen without a person: at once if a bot is asked, else when somebody's time is up."""
        assert self.room is not None
        played = self._game
        if self.is_over():
            return None
        if self._is_bot(self.seats[played.asked]):
            return AT_ONCE
        return self._deadline(played.at)

    def _deadline(self, since: float) -> float | None:
        """Until when the person who is asked can answer, having been asked, or come back, at this moment."""
        assert self.room is not None
        absent = self.room.terms.absent
        ends = [] if absent is None else [since + absent]
        left = self.left(since).get(self._game.asked)
        if left is not None:
            ends.append(since + max(left, GRACE))
        return min(ends, default=None)

    def left(self, now: float) -> dict[int, float]:
        """Seconds on the clock of each person's seat, where there are clocks."""
        clock = None if self.room is None else self.room.terms.clock
        if clock is None or self.played is None:
            return {}
        return {
            seat.number: clock.seconds - self.played.spent_by(seat.number, now)
            for seat in self.seats
            if seat.kind == PERSON and seat.number not in self.played.resigned
        }

    async def next_question(self) -> tuple[int, Question] | None:
        """What a bot must answer now, and the number of that ask. If a bot stands in from now on, everybody is told.

        Where only bots play they wait until somebody watches.
        """
        async with self.held() as room:
            played, now = self.played, self.now()
            if played is None or self.is_over() or (self.only_bots() and not self.viewers):
                return None
            seat = self.seats[played.asked]
            if not self._is_bot(seat):
                deadline = self._deadline(played.at)
                if deadline is None or deadline > now:
                    await self._set_due(deadline)
                    return None
                if room.due is not None and room.due > now:
                    return None  # came back a moment ago
                await self._stand_in(seat, True, AT_ONCE)
                self._tell_room()
                self.spread(self)
            return played.number, self._question(seat.bot or STAND_IN)

    async def _set_due(self, due: float | None) -> None:
        assert self.room is not None
        if self.room.due != due:
            await self.store.set_due(self.id, self._game.number, due)
            self.room.due = due

    async def _stand_in(self, seat: Seat, standing_in: bool, due: float | None) -> None:
        assert self.room is not None
        await self.store.stand_in(self.id, seat.number, standing_in, due)
        seat.standing_in, self.room.due = standing_in, due

    async def take_back(self, seat: int, committed: Callable[[int], None] = unheard) -> None:
        """Take a seat back from the bot that stands in."""
        async with self.held():
            self._check_not_resigned(seat)
            is_back = await self._take_back(seat)
            committed(0 if self.played is None else self.played.number)
            if is_back:
                self._tell_room()
                self.spread(self)

    async def hand_over(self, viewer: Viewer, seat: int, committed: Callable[[int], None] = unheard) -> None:
        """Let a bot stand in for somebody who keeps the others waiting and is not here. They can come back."""
        async with self.held() as room:
            if viewer.seat == NO_SEAT and room.host != viewer.person:
                raise Refusal("no_seat", "only those who play here can ask for that, and who opened the room")
            played = self._game
            if not 0 <= seat < len(self.seats):
                raise Refusal("unknown_seat", f"the seats are 0 to {len(self.seats) - 1}, not {seat}")
            if self.is_over() or played.asked != seat or self._is_bot(self.seats[seat]):
                raise Refusal("not_possible", "nobody waits for a person on that seat")
            if seat in self.here_anywhere() or self.now() < played.at + AWAY:
                raise Refusal("too_early", f"a bot stands in for who is asked and stays away for {AWAY:.0f} seconds")
            await self._stand_in(self.seats[seat], True, AT_ONCE)
            committed(played.number)
            self._tell_room()
            self.spread(self)

    async def _take_back(self, number: int) -> bool:
        """Whether a bot stood in."""
        seat = self.seats[number]
        if not seat.standing_in:
            return False
        asked = self.played is not None and self.played.asked == number
        await self._stand_in(seat, False, self._deadline(self.now()) if asked else self._due())
        return True

    def _question(self, bot: str, weighs: str = "") -> Question:
        played, room = self._game, self.room
        assert room is not None
        return Question(
            room=self.id,
            seat=played.asked,
            bot=bot,
            start=room.start,
            outcomes=played.match.game.chance.outcomes[:],
            answers=[step.option.text for step in played.match.steps],
            weighs=weighs,
        )

    async def question_for(self, seat: int, ask: int, bot: str = "", weighs: str = "") -> Question:
        """What a bot would have to answer in the place of a seat that is asked; or that its answers be weighed, with
        this budget of search.
        """
        async with self.held():
            self._check(ask, Logged(ANSWER, seat, 0))
            return self._question(bot, weighs)

    async def hint(self, viewer: Viewer, message: int, ask: int, weighed: Weighed) -> Hinted:
        """What was weighed about the ask of this number, in the words of a viewer who is asked."""
        async with self.held():
            self._check(ask, Logged(ANSWER, viewer.seat, 0))
            return self._sight(viewer.seat, viewer.lang).hinted(message, ask, weighed)

    async def place_of(self, ask: int, value: str | None) -> int | None:
        """The place of an option among those of the ask of this number, if it is offered."""
        async with self.held():
            values = [option.text for option in self._options(ask)]
            return values.index(value) if value in values else None

    def _options(self, ask: int) -> list[Option]:
        played = self._game
        if played.match.ask is None or ask != played.number:
            raise stale()
        return played.match.ask.options

    async def any_place(self, ask: int) -> int:
        """The place of any option of the ask of this number."""
        async with self.held():
            return secrets.randbelow(len(self._options(ask)))

    # What is said.

    async def say(self, viewer: Viewer, words: str, committed: Callable[[int], None] = unheard) -> None:
        """Say something to everybody."""
        async with self.held():
            await self._keep_said(viewer, words)
            committed(0 if self.played is None else self.played.number)
            await self._hear()
            self.spread(self)

    async def _keep_said(self, viewer: Viewer, words: str) -> None:
        for _ in range(SPEAKING_TRIES):
            try:
                await self.store.say(self.id, viewer.person, viewer.seat, words, self.now())
                return
            except Conflict:
                continue  # somebody spoke through another process at the same moment
        raise Refusal("failed", "too many are speaking at once; say it again")

    # What one viewer asks for.

    async def forbidden(self, viewer: Viewer, ask: int, about: Collection[str] = ()) -> list[Forbidden]:
        """What a viewer who is asked cannot do now, with some things if any are named."""
        async with self.held():
            self._check(ask, Logged(ANSWER, viewer.seat, 0))
            sight = self._sight(viewer.seat, viewer.lang)
            return sight.why_not(about) if about else await sight.forbidden()

    async def ahead(self, viewer: Viewer, ask: int, option: int) -> list[OptionAhead]:
        """What would come of an option of a viewer who is asked; with -1 the odds of all that have any."""
        async with self.held():
            self._check(ask, Logged(ANSWER, viewer.seat, max(0, option)))
            sight = self._sight(viewer.seat, viewer.lang)
            return await sight.all_odds() if option < 0 else [sight.ahead(option)]

    async def draw(self, viewer: Viewer, width: int, option: int) -> tuple[int, list[DrawnPart]]:
        """The board as text and the table's number; with a cursor on the option at this place, or -1."""
        async with self.held():
            number, sight = self._game.number, self._sight(viewer.seat, viewer.lang)
            key = (number, viewer.seat, viewer.lang, width, option)
            found = self.drawings.get(key)
            if found is not None:
                return number, found
            view, targets, focus = sight.match.view(sight.seat), sight.targets(), sight.targets(option)
        made = await asyncio.to_thread(drawn.parts, sight.face, view, sight.words, targets, focus, width)
        self.drawings[key] = made
        if len(self.drawings) > MOST_DRAWINGS:
            self.drawings.popitem(last=False)
        return number, made

    async def room_seen(self, person: str, lang: str) -> RoomSeen:
        """The room as somebody who may look at it sees it."""
        async with self.held():
            return self._room_seen(person, lang)

    # Telling.

    def _sight(self, seat: int, lang: str) -> Sight:
        found = self.sights.get((seat, lang))
        if found is None:
            found = self.sights[seat, lang] = Sight(self._game.match, seat, lang, self._game.told_at)
        return found

    def _agreed(self, table: AnyTable, seat: int) -> AnyTable:
        """A table as a seat sees it, with what the match does not know of."""
        table.undo = table.undo and self._may_undo(seat)
        if self.is_over():  # nobody is asked at a table that was given up
            table.ask, table.undo = None, False
        return table

    def _room_seen(self, person: str, lang: str) -> RoomSeen:
        assert self.room is not None
        left = self.left(self.now())
        match = None if self.played is None else self.played.match
        here, resigned = self.here_anywhere(), self._resigned()
        return room_seen(self.room, self.seats, self.people, person, lang, here, left, match, resigned)

    def _outside(self) -> object:
        """What can change about a room besides its game."""
        assert self.room is not None
        room = self._room_seen(self.room.host, SOURCE)
        for seat in room.seats:
            seat.left = None
        return room

    async def _welcome(self, viewers: Iterable[Viewer]) -> None:
        """Everything a viewer needs to know."""
        known: Open | None = None
        for viewer in list(viewers):
            with dropping([viewer]):
                table, answered = None, -1
                if self.played is not None:
                    answered = self.played.answered.get(viewer.seat, -1)
                    sight = self._sight(viewer.seat, viewer.lang)
                    lines = await sight.lines()
                    known = known or Open(self._game.match, self._game.number, self.seen)
                    table = self._agreed(sight.table(self._game.number, lines, known=known), sight.seat)
                chat = [chat_seen(line, self.people) for line in self.chat]
                room = self._room_seen(viewer.person, viewer.lang)
                viewer.send(encode(Welcome(viewer.seat, viewer.lang, room, table, chat, answered)))

    async def _tell_step(self, seat: int, by: str, lap: Lap | None = None) -> None:
        """Tell a step: each seat gets what it may know in its language, encoded once for all who share it."""
        played = self._game
        left = self.left(played.at)
        groups: dict[tuple[int, str], list[Viewer]] = {}
        for viewer in self.viewers:
            groups.setdefault((viewer.seat, viewer.lang), []).append(viewer)
        self.sights = {key: sight for key, sight in self.sights.items() if key in groups}
        if not groups:
            return  # nobody looks
        known: Open | None = None
        for key, viewers in groups.items():
            with dropping(viewers):
                sight = self._sight(*key)
                if lap is not None:
                    lap.begin()
                lines = await sight.lines(played.told)
                if lap is not None:
                    lap(WORDS)
                known = known or Open(played.match, played.number, self.seen)
                table = self._agreed(sight.news(played.number, lines, played.told, known, lap), sight.seat)
                update = encode(Update(table, seat, by.startswith(BY_BOT), left))
                if lap is not None:
                    lap(ENCODE)
                for viewer in viewers:
                    viewer.send(update)

    def _tell_room(self) -> None:
        for viewer in self.viewers:
            with dropping([viewer]):
                viewer.send(encode(RoomChanged(self._room_seen(viewer.person, viewer.lang))))

    def _tell_said(self, line: Chat) -> None:
        self.chat = [*self.chat, line][-MOST_CHAT_LINES:]
        said = encode(Said(chat_seen(line, self.people)))
        for viewer in self.viewers:
            viewer.send(said)


@contextmanager
def dropping(viewers: Iterable[Viewer]) -> Iterator[None]:
    """A failure to tell one viewer must not keep it from the others: it is stored, and that viewer sees it when they
    come back.
    """
    try:
        yield
    except Exception:
        _log.exception("nothing could be sent to somebody at a table")
        for viewer in viewers:
            viewer.drop()


def stale() -> Refusal:
    return Refusal("stale", "the table has gone on since")
