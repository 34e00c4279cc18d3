"""Running the server: a free port, the address told, and a browser opened where there is one."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from ipaddress import ip_address

import msgspec
import uvicorn

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.table.house import House
from lawspeaker.table.http.app import build
from lawspeaker.table.limits import MOST_FRAME_BYTES
from lawspeaker.table.live.seen import warm_up
from lawspeaker.table.rooms.people import nobodys_password
from lawspeaker.table.settings import Settings
from lawspeaker.table.storage.store import Store
from lawspeaker.table.wire import wire

HOST = "127.0.0.1"
LOG = "%(asctime)s %(levelname)s %(name)s: %(message)s"
PORT = 8019
GOODBYE = 3.0  # seconds for everybody to go before the server stops
PORTS_TRIED = 20  # from the usual one on
EVERY_ADDRESS = ("0.0.0.0", "::")
SOMEWHERE = ("192.0.2.1", 9)  # an address that belongs to nobody
FOR_THIS_MACHINE = "Only this machine can open it. For friends on the same network: lawspeaker serve --host 0.0.0.0"
FOR_THE_NETWORK = (
    "Friends on the same network open the same address. A firewall on this machine may have to let them in."
)
NO_NETWORK = "This machine has no address that friends on a network could open."
SWITCH = 0.0005  # seconds after which a busy thread lets another run: a commit waits that long for each statement
# Thresholds of the garbage collector: after so many new things it looks among these, which takes a millisecond, after
# five such looks among what they left, and through all tables hardly ever: everybody waits for it.
SELDOM = (1_000, 5, 200)

_log = logging.getLogger(__name__)


def serve(settings: Settings, host: str, port: int | None, browser: bool) -> None:
    """Serve until interrupted; without a port the usual one, or the next that is free."""
    write_log(settings.json_log)
    sys.setswitchinterval(SWITCH)
    listening = listen(host, port)
    number = listening.getsockname()[1]
    if port is None and number != PORT:
        print(f"Port {PORT} is taken, so this is port {number}.", flush=True)
    address = settings.address or address_of(host, number)
    friends = "" if settings.address else for_friends(host)
    house = House(settings)
    config = uvicorn.Config(
        build(house),
        log_level="warning",
        server_header=False,
        proxy_headers=settings.secure,
        ws=wire(house.meters),
        ws_max_size=MOST_FRAME_BYTES,
        timeout_graceful_shutdown=5,
    )
    asyncio.run(check(settings))
    asyncio.run(run(TableServer(config, house), listening, address, browser, friends))


def write_log(as_json: bool) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(LOG))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


class JsonLines(logging.Formatter):
    """A line of the log as JSON: when, how bad, where, what, and the error with its traceback, if any."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": record.created, "level": record.levelname.lower(), "from": record.name}
        told["message"] = record.getMessage()
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class TableServer(uvicorn.Server):
    """Before it stops, everybody is told to connect elsewhere; what they have asked for until then is done."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()  # whoever comes back already gets another process
        await self.house.tables.send_away(GOODBYE)
        await super().shutdown(sockets)


async def check(settings: Settings) -> None:
    """Check that the database works before announcing the table."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


async def run(server: uvicorn.Server, listening: socket.socket, address: str, browser: bool, friends: str) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.05)
    if server.started:
        print(f"The table is at {address} (Ctrl+C ends it).", flush=True)
        if friends:
            print(friends, flush=True)
        if browser and has_browser():
            await asyncio.to_thread(webbrowser.open, address)
        await asyncio.to_thread(get_ready)
    await serving


def get_ready() -> None:
    """Make what all tables need. It takes some seconds, so it is done before anybody waits.

    The garbage collector then skips all of that, and goes through the tables only now and then: everybody waits for it,
    and it finds hardly anything.
    """
    nobodys_password()
    try:
        warm_up()
    except Exception:  # a game that does not work must not keep the others from being played
        _log.exception("not all games are ready")
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket to serve on."""
    wanted = [port] if port is not None else range(PORT, PORT + PORTS_TRIED)
    for number in wanted:
        try:
            return bound(host, number)
        except PermissionError as error:
            raise ConfigError(f"port {number} is not ours to take; ports from 1024 on are free for all") from error
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ConfigError(f"{host!r} is not an address of this machine") from error
    if port is not None:
        raise ConfigError(f"port {port} is taken; leave --port out to get one that is free")
    raise ConfigError(f"none of the ports {PORT} to {PORT + PORTS_TRIED - 1} is free on {host}; choose one with --port")


def bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    if sys.platform != "win32":  # there it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(where)
        listening.listen(128)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(host: str, port: int) -> str:
    """Where a browser finds the server. If it listens on every address, friends can open this one too: the links that
    invite them begin with the address of the page.
    """
    name = (own_address() or "127.0.0.1") if host in EVERY_ADDRESS else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def for_friends(host: str) -> str:
    """How friends on the same network reach the server."""
    if host not in EVERY_ADDRESS:
        return "" if not is_loopback(host) else FOR_THIS_MACHINE
    return FOR_THE_NETWORK if own_address() else NO_NETWORK


def own_address() -> str:
    """This machine's address in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)  # chooses the address to send from, and sends nothing
        except OSError:
            return ""
        own: str = asking.getsockname()[0]
    return "" if is_loopback(own) else own


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def has_browser() -> bool:
    """Whether there is a screen for one: on a server a browser would open in the terminal, or not at all."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
