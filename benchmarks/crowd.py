"""A crowd at the table's server, in a process of its own: people who play, bots beside some of them, and lookers-on.

`load.py` starts it and tells it on its standard input what to do, in lines of JSON: first a `CrowdPlan`, upon which
everybody sits down, then a `Pace` each time they are to play. It says a line when all are seated, and then a `Report`
after each time.
Everybody comes from an address of their own, as they would over the network: the server limits what one address can do.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Iterator

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AT_ONCE = 4  # tables that are opened at the same moment
MOST_PEOPLE = 20_000  # of one crowd, each from an address of their own
LAST = 3.0  # seconds in which the last answers may come in


class Seating(msgspec.Struct):
    """A table: its game, who sits there, and how many look on."""

    game: str
    seats: list[str]
    lookers: int


class CrowdPlan(msgspec.Struct):
    """Where a crowd sits down."""

    address: str
    first_address: int  # of this crowd's people, among those of this machine
    tables: list[Seating]


class Pace(msgspec.Struct):
    """So many answers a second at all tables together, for so many seconds."""

    rate: float
    seconds: float


class Report(msgspec.Struct):
    """Seconds from each answer to the update at another socket of its table, and what went wrong."""

    latencies: list[float]
    updates: int
    kilobytes: float
    errors: list[str]


class Option(msgspec.Struct):
    value: str


class Ask(msgspec.Struct):
    seat: int
    options: list[Option] = []


class TableTold(msgspec.Struct):
    number: int
    ask: Ask | None


class Told(msgspec.Struct):
    """What a crowd reads of a message."""

    type: str
    table: TableTold | None = None
    code: str = ""


_told = msgspec.json.Decoder(Told)


class Person:
    """Somebody with a browser, from an address of their own."""

    def __init__(self, server: str, number: int) -> None:
        self.server = server
        self.own = f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
        # Nothing is encrypted here, and reading certificates would keep the whole crowd waiting for 16 ms.
        transport = httpx.AsyncHTTPTransport(local_address=self.own, verify=False)
        self.http = httpx.AsyncClient(base_url=f"http://{server}", transport=transport, timeout=60)

    async def arrive(self) -> None:
        (await self.http.get("/api/me")).raise_for_status()

    async def post(self, path: str, body: object) -> dict[str, object]:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        found: dict[str, object] = answer.json()
        return found

    async def sit(self, room: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        await self.http.aclose()
        return await connect(
            f"ws://{self.server}/socket/{room}",
            additional_headers={"Cookie": cookie},
            local_addr=(self.own, 0),
            max_size=None,
            open_timeout=60,
        )


class Table:
    """A table with everybody who is connected to it; the first sockets are those of the people who play."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.over = False
        self.ask: tuple[int, int, int] | None = None  # the socket of who is asked, the number, and how many options
        self.sent = (0, 0.0, 0)  # the number after the last answer, when it was sent, and by which socket

    async def gather(self, seating: Seating, people: Iterator[Person]) -> None:
        players = [next(people) for name in seating.seats if name in ("me", "friend")]
        lookers = [next(people) for _ in range(seating.lookers)]
        for person in [*players, *lookers]:
            await person.arrive()
        opened = msgspec.convert(
            await players[0].post("/api/rooms", {"game": seating.game, "seats": seating.seats}), Opened
        )
        for friend, link in zip(players[1:], opened.invites.values(), strict=True):
            await friend.post(f"/api{link}", {})
        self.sockets = [await person.sit(opened.room.id) for person in [*players, *lookers]]
        self.listening = [asyncio.create_task(self.listen(place)) for place in range(len(self.sockets))]

    async def leave(self) -> None:
        """Everybody goes when the game is over."""
        self.ask, self.sent = None, (0, 0.0, 0)
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.listening)

    async def listen(self, place: int) -> None:
        try:
            async for raw in self.sockets[place]:
                self.hear(place, raw)
        except WebSocketException as error:
            self.crowd.errors.append(f"closed: {error}")

    def hear(self, place: int, raw: str | bytes) -> None:
        now = time.perf_counter()
        told = _told.decode(raw)
        if told.type == "refused":
            self.crowd.errors.append(f"refused: {told.code}")
        if told.table is None:
            return
        number, sent, by = self.sent
        if told.type == "update":
            self.crowd.updates += 1
            self.crowd.kilobytes += len(raw) / 1000
            if told.table.number == number and place != by:
                self.crowd.latencies.append(now - sent)
                self.sent = (0, 0.0, 0)
        self.over = told.table.ask is None
        if told.table.ask is not None and told.table.ask.options:
            self.ask = (place, told.table.number, len(told.table.ask.options))

    async def answer(self) -> None:
        assert self.ask is not None
        (place, number, options), self.ask = self.ask, None
        self.sent = (number + 1, time.perf_counter(), place)
        answer = {"type": "answer", "id": 1, "ask": number, "option": random.randrange(options)}
        try:
            await self.sockets[place].send(msgspec.json.encode(answer).decode())
        except WebSocketException as error:
            self.crowd.errors.append(f"not sent: {error}")


class RoomOpened(msgspec.Struct):
    id: str


class Opened(msgspec.Struct):
    room: RoomOpened
    invites: dict[str, str]


class Crowd:
    def __init__(self, plan: CrowdPlan) -> None:
        self.plan = plan
        numbers = iter(range(plan.first_address, plan.first_address + MOST_PEOPLE))
        self.people = (Person(plan.address, number) for number in numbers)
        self.renewing: dict[
            int, asyncio.Task[None]
        ] = {}  # by the place of a table: a new game for those who have played
        self.tables = [Table(self) for _ in plan.tables]
        self.latencies: list[float] = []
        self.updates = 0
        self.kilobytes = 0.0
        self.errors: list[str] = []

    async def gather(self) -> None:
        """Sit everybody down."""
        room = asyncio.Semaphore(AT_ONCE)

        async def seat(table: Table, seating: Seating) -> None:
            async with room:
                await table.gather(seating, self.people)

        await asyncio.gather(*(seat(*pair) for pair in zip(self.tables, self.plan.tables, strict=True)))

    def renew(self) -> None:
        """Where a game is over others begin a new one."""
        for place, table in enumerate(self.tables):
            if table.over and place not in self.renewing:
                self.renewing[place] = asyncio.create_task(self._renew(place))

    async def _renew(self, place: int) -> None:
        try:
            await self.tables[place].leave()
            self.tables[place] = Table(self)
            await self.tables[place].gather(self.plan.tables[place], self.people)
        except (httpx.HTTPError, OSError, WebSocketException) as error:
            self.errors.append(f"no new game: {error}")
        finally:
            del self.renewing[place]

    async def play(self, pace: Pace) -> Report:
        """Answer at this pace, each time at any table where somebody is asked."""
        self.latencies, self.updates, self.kilobytes, self.errors = [], 0, 0.0, []
        begin = time.perf_counter()
        for count in range(int(pace.rate * pace.seconds)):
            await asyncio.sleep(max(0.0, begin + count / pace.rate - time.perf_counter()))
            if time.perf_counter() > begin + pace.seconds:
                break  # this machine cannot say more in the time
            self.renew()
            asked = [table for table in self.tables if table.ask is not None]
            if asked:
                await random.choice(asked).answer()
        await asyncio.sleep(LAST)
        for table in self.tables:
            if table.sent[0] > 0:
                self.errors.append("an answer was not told to all")
                table.sent = (0, 0.0, 0)
        return Report(self.latencies, self.updates, self.kilobytes, self.errors)


async def main() -> None:
    random.seed(1)
    crowd = Crowd(msgspec.json.decode(sys.stdin.readline(), type=CrowdPlan))
    await crowd.gather()
    print("seated", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        report = await crowd.play(msgspec.json.decode(line, type=Pace))
        print(msgspec.json.encode(report).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
