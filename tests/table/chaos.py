"""Chaos: people play while one thing after another goes wrong, and nothing that was acknowledged is lost or doubled.

    make chaos                                          1,000 faults on a SQLite file, an hour at most
    make chaos ARGS="--faults 50 --minutes 5"
    make chaos ARGS="--services"                        two servers on PostgreSQL and Valkey, which are killed as well

Each fault comes at a random moment of games that go on. Afterwards everybody plays on, and every game is read from
storage and played again. It ends with a table of what happened, and with an error as soon as something is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from random import Random

from websockets.exceptions import WebSocketException

from lawspeaker.table.storage.store import Store
from tests.table.processes import Forked, Nursery, Person, Place, stored
from tests.table.served import Caller, Connected
from tests.table.services import Postgres, a_postgres, a_valkey, answers
from tests.table.services import found as program

ROOMS = (("me", "random"), ("me", "greedy"), ("me", "friend"), ("me", "friend", "random"))
GAMES = ("arctic", "root", "greenland")
AGAIN = ("failed", "too_often")  # what is refused so can be said again: they answer as fast as they are asked
LATER = 0.3  # seconds until a client connects again
SETTLED = 180.0  # seconds in which everybody must be able to play on: bots are started anew, and leases run out
HOUR = 3600.0


class Stubborn(Person):
    """Somebody who connects again after whatever happens, and says again what was not acknowledged."""

    def __init__(self, caller: Caller, room: str, seed: int, seat: int, has_bot: bool) -> None:
        super().__init__(caller, room, seed, seat)
        self.has_bot = has_bot  # at the table
        self.refused: Counter[str] = Counter()

    async def play_for_good(self) -> None:
        while not self.over:
            with suppress(WebSocketException, OSError, TimeoutError):
                await self.play(10_000)
            await asyncio.sleep(LATER)

    async def answer(self, socket: Connected, ask: int, place: int, value: str) -> None:
        self.unsure = (ask, place, value)
        async with asyncio.timeout(SETTLED):  # unlike `wait_for` it never loses that somebody is to stop
            reply = await socket.ask("answer", ask=ask, option=place)
        if reply["type"] == "refused":  # with a reason, and it is said again
            self.refused[reply["code"]] += 1
            assert reply["code"] in AGAIN, reply
            raise OSError(reply["reason"])
        assert reply["type"] == "ack", reply
        self.acknowledged[ask] = value
        self.unsure = None


class Chaos:
    """Servers, people at their tables, and what can happen to them."""

    def __init__(self, folder: Path, places: list[Place], seed: int) -> None:
        self.random = Random(seed)
        self.places = places
        self.faults = folder / "faults.json"
        self.nurseries: list[Nursery] = []  # one at each place
        self.stacks = [AsyncExitStack() for _ in places]  # the server at each place
        self.servers: dict[int, Forked] = {}
        self.people: list[Stubborn] = []
        self.games = 0
        self.happened: Counter[str] = Counter()
        self.events: list[Callable[[], Awaitable[None]]] = [
            *[self.kill] * 4,
            *(self.freeze, self.kill_a_bot, self.freeze_a_bot, self.jump, self.slow, self.stall, self.restart),
        ]

    async def start(self, number: int) -> None:
        server = self.nurseries[number].server(str(self.faults))
        self.servers[number] = await self.stacks[number].enter_async_context(server)

    async def sit_down(self) -> None:
        """A new game at each kind of table."""
        for seats in ROOMS:
            callers = [Caller(self.random.choice(self.places).address) for name in seats if name in ("me", "friend")]
            for caller in callers:
                await caller.arrive("Ada")
            opened = await callers[0].open_room(*seats, game=self.random.choice(GAMES))
            for friend, link in zip(callers[1:], opened["invites"].values(), strict=True):
                await friend.join(link)
            room = opened["room"]["id"]
            has_bot = len(callers) < len(seats)
            self.people += [Stubborn(caller, room, self.games, seat, has_bot) for seat, caller in enumerate(callers)]
            self.games += 1

    # What can happen.

    def any_server(self) -> int:
        return self.random.randrange(len(self.places))

    async def kill(self) -> None:
        number = self.any_server()
        self.servers[number].send_signal(signal.SIGKILL)
        await self.stacks[number].aclose()
        await self.start(number)

    async def restart(self) -> None:
        """As for an upgrade: everybody is sent away first."""
        number = self.any_server()
        self.servers[number].send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(self.servers[number].ended(), SETTLED) in (0, -signal.SIGTERM)
        await self.stacks[number].aclose()
        await self.start(number)

    async def freeze(self) -> None:
        server = self.servers[self.any_server()]
        server.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.random.random())
        server.send_signal(signal.SIGCONT)

    async def kill_a_bot(self) -> None:
        for child in await self.a_bot():
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    async def freeze_a_bot(self) -> None:
        for child in await self.a_bot():
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGSTOP)
                await asyncio.sleep(self.random.random())
                os.kill(child, signal.SIGCONT)

    async def a_bot(self) -> list[int]:
        """A process that thinks for bots, unless no bot plays any more; one is started as soon as a bot is asked."""
        deadline = time.monotonic() + SETTLED
        while not (found := [child for each in self.servers.values() for child in children(each.number)]):
            if all(person.over for person in self.people if person.has_bot):
                return []
            if time.monotonic() > deadline:
                raise AssertionError("\n".join(["no bot was asked:", *[await self.told(each) for each in self.people]]))
            await asyncio.sleep(0.05)
        return [self.random.choice(found)]

    async def jump(self) -> None:
        await self.suffer(clock=self.random.choice((-HOUR, HOUR, 48 * HOUR)))

    async def slow(self) -> None:
        await self.suffer(slow=self.random.random())

    async def full(self) -> None:
        await self.suffer(full=1.0)

    async def suffer(self, **faults: float) -> None:
        self.faults.write_text(json.dumps(faults))
        await asyncio.sleep(0.2 + self.random.random())
        self.faults.write_text("{}")

    async def stall(self) -> None:
        """Somebody connects and does not read."""
        person = self.random.choice(self.people)
        with suppress(WebSocketException, OSError):
            async with person.caller.sit(person.room) as socket:
                socket.socket.transport.pause_reading()
                await asyncio.sleep(self.random.random())
                socket.socket.transport.resume_reading()

    # The whole of it.

    async def run(self, faults: int, until: float) -> None:
        async with AsyncExitStack() as nurseries:
            self.nurseries = [await nurseries.enter_async_context(place.nursery()) for place in self.places]
            await self.run_rounds(faults, until)

    async def run_rounds(self, faults: int, until: float) -> None:
        for number in range(len(self.places)):
            await self.start(number)
        try:
            while sum(self.happened.values()) < faults and time.monotonic() < until:
                await self.round(min(20, faults - sum(self.happened.values())), until)
        finally:
            for stack in self.stacks:
                await stack.aclose()

    async def round(self, faults: int, until: float) -> None:
        """New games, some faults, and then everything must be as it should."""
        self.people = []
        await self.sit_down()
        playing = [asyncio.create_task(person.play_for_good()) for person in self.people]
        for _ in range(faults):
            await asyncio.sleep(self.random.random() * 0.3)
            event = self.random.choice(self.events)
            await event()
            self.happened[event.__name__.replace("_", " ")] += 1
            raise_what_failed(playing)
            if time.monotonic() > until or all(person.over for person in self.people):
                break
        known = [len(person.acknowledged) for person in self.people]
        deadline = time.monotonic() + SETTLED
        while waiting := [
            person
            for person, before in zip(self.people, known, strict=True)
            if not person.over and len(person.acknowledged) == before
        ]:
            if time.monotonic() > deadline:
                raise AssertionError("\n".join(["these cannot play on:", *[await self.told(each) for each in waiting]]))
            raise_what_failed(playing)
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for number in range(len(self.places)):
            await self.stacks[number].aclose()
        for person in self.people:
            await stored(self.places[0].database, person)
            await person.caller.http.aclose()
        for number in range(len(self.places)):
            await self.start(number)
        done = sum(self.happened.values())
        refused = sum((person.refused for person in self.people), Counter())
        answers = sum(len(person.acknowledged) for person in self.people)
        print(f"{done} faults; {answers} answers acknowledged and found; refused: {dict(refused)}", flush=True)

    async def told(self, person: Stubborn) -> str:
        """What is known of somebody who waits, and what is stored of their room."""
        store = Store(self.places[0].database)
        room, seats = await store.room(person.room), await store.seats(person.room)
        await store.close()
        assert room is not None
        kinds = [seat.bot or ("stood in for" if seat.standing_in else seat.kind) for seat in seats]
        due = "never" if room.due is None else f"in {room.due - time.time():.0f} s"
        return (
            f"seat {person.seat} of {room.game} with {kinds}, who knows number {person.number},"
            f" is unsure of {person.unsure} and was refused {dict(person.refused)};"
            f" stored are number {room.number}, asked seat {room.asked}, due {due},"
            f" lease of {room.lease} for {room.lease_until - time.time():.0f} s"
        )


def raise_what_failed(playing: list[asyncio.Task[None]]) -> None:
    """Somebody who was told what cannot be."""
    for task in playing:
        if task.done():
            task.result()


class Services(Chaos):
    """Two servers, and the services they stand on."""

    def __init__(self, folder: Path, places: list[Place], seed: int, postgres: Postgres, valkey: Valkey) -> None:
        super().__init__(folder, places, seed)
        self.postgres = postgres
        self.valkey = valkey
        self.events += [self.kill_postgres, self.kill_valkey]

    async def kill_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.crash)

    async def kill_valkey(self) -> None:
        self.valkey.stop()
        await asyncio.sleep(self.random.random())
        await asyncio.to_thread(self.valkey.start)


class Valkey:
    """A Valkey server that can be killed and comes back at the same place."""

    def __init__(self, url: str) -> None:
        self.port = url.rpartition(":")[2]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [program("valkey-server", "redis-server"), "--port", self.port, "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while not answers(int(self.port)):
            time.sleep(0.01)

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    with suppress(OSError):
        return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    return []


async def main() -> None:
    parser = argparse.ArgumentParser(description="Play while one thing after another goes wrong.")
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=55.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--services", action="store_true", help="two servers on PostgreSQL and Valkey")
    parser.add_argument("--only", default="", help="these faults only, such as kill,full")
    options = parser.parse_args()
    until = time.monotonic() + 60 * options.minutes
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as name, ExitStack() as services:
        folder = Path(name)
        chaos: Chaos
        if options.services:
            postgres = services.enter_context(a_postgres())
            with a_valkey() as url:
                pass  # only to find a free port
            valkey = Valkey(url)
            valkey.start()
            services.callback(valkey.stop)
            database = postgres.new_database()
            places = [Place(database, url) for _ in range(2)]
            chaos = Services(folder, places, options.seed, postgres, valkey)
        else:
            chaos = Chaos(folder, [Place(f"sqlite:///{folder / 'table.db'}")], options.seed)
            chaos.events.append(chaos.full)
        if options.only:
            chaos.events = [getattr(chaos, name) for name in options.only.split(",")]
        await chaos.run(options.faults, until)
    for what, count in chaos.happened.most_common():
        print(f"{count:5} {what}")


if __name__ == "__main__":
    asyncio.run(main())
