"""For whoever runs the server: what it does as numbers for Prometheus, as a page, and all games as one file.

Strangers are told that there is nothing at these addresses. `LAWSPEAKER_OPERATOR` is the operator's password; without
one, only programs on the same machine that come without a proxy are let in.
"""

from __future__ import annotations

import os
import tempfile
from base64 import b64decode
from collections.abc import Iterable, Mapping
from contextlib import suppress
from hmac import compare_digest
from html import escape
from ipaddress import ip_address
from pathlib import Path

from litestar import Response
from litestar.background_tasks import BackgroundTask
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import get
from litestar.response import File

from lawspeaker.table.house import House
from lawspeaker.table.http.asking import AnyRequest
from lawspeaker.table.meters import PARTS, WAITS, Waits
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms.people import spoken
from lawspeaker.text.words import Words
from lawspeaker.version import __version__

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
ASK = {"www-authenticate": 'Basic realm="Lawspeaker", charset="UTF-8"'}
PROXIED = ("forwarded", "x-forwarded-for", "x-real-ip")
REFRESH = 5  # seconds

Samples = Iterable[tuple[Mapping[str, str], float]]


# Who is let in.


def is_operator(request: AnyRequest, password: str) -> bool:
    """Whether whoever runs the server asks."""
    if password:
        return compare_digest(password_of(request.headers.get("authorization", "")).encode(), password.encode())
    host = request.client.host if request.client else ""
    here = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    return is_loopback(host) and is_loopback(here) and not any(name in request.headers for name in PROXIED)


def password_of(authorization: str) -> str:
    """What comes as `Bearer PASSWORD`, or as a browser sends it."""
    kind, _, said = authorization.partition(" ")
    if kind.casefold() == "bearer":
        return said.strip()
    if kind.casefold() != "basic":
        return ""
    with suppress(ValueError):
        return b64decode(said, validate=True).decode().partition(":")[2]
    return ""


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def check(request: AnyRequest, house: House) -> Response[bytes] | None:
    """Let the operator in; where there is a password, a browser asks for it."""
    if is_operator(request, house.settings.operator):
        return None
    if not house.settings.operator:
        raise NotFoundException("there is no such page")
    return Response(b"", status_code=401, media_type="text/plain", headers=ASK)


# Numbers.


def metrics_of(house: House) -> str:
    """All meters in the text form of Prometheus."""
    meters, minds = house.meters, house.minds
    lanes = {"quick": minds.quick, "ahead": minds.ahead}
    tables = list(house.tables.tables.values())
    lines: list[str] = []

    def say(name: str, kind: str, about: str, samples: Samples) -> None:
        lines.extend([f"# HELP lawspeaker_{name} {about}", f"# TYPE lawspeaker_{name} {kind}"])
        lines.extend(f"lawspeaker_{name}{labelled(labels)} {number:.12g}" for labels, number in samples)

    say("up_since_seconds", "gauge", "When this process started, in seconds since 1970.", [({}, meters.since)])
    say("answers_total", "counter", "Steps committed by this process.", [({"by": by}, meters.answers[by]) for by in BY])
    say("refused_total", "counter", "Messages by socket that were refused.", by_label("code", meters.refused))
    say("log_total", "counter", "Lines of the log, from warnings on.", by_label("level", house.logged.counts))
    say("messages_total", "counter", "Messages sent to sockets.", [({}, meters.messages)])
    say("message_bytes_total", "counter", "How long they were before compression.", [({}, meters.bytes)])
    say("writes_total", "counter", "System calls that sent them.", [({}, meters.writes)])
    say("commits_total", "counter", "Transactions that committed steps.", [({}, meters.commits)])
    say("tables", "gauge", "Tables in memory.", [({}, len(tables))])
    say("sockets", "gauge", "Sockets at tables.", [({}, sum(len(table.viewers) for table in tables))])
    waiting = [({"lane": name}, len(lane.schedule.waiting)) for name, lane in lanes.items()]
    say("thinking_waiting", "gauge", "Questions that wait for a bot to think.", waiting)
    busy = [({"lane": name}, len(lane.workers) - len(lane.idle)) for name, lane in lanes.items()]
    say("thinking_busy", "gauge", "Processes that think now.", busy)
    parts = [({"part": part}, meters.spent[part]) for part in PARTS]
    say("part_seconds_total", "counter", "Processor seconds of the answers that were measured, by part.", parts)
    counts = [({"part": part}, meters.sampled[part]) for part in PARTS]
    say("part_measured_total", "counter", "Answers, commits or messages that were measured.", counts)
    lines += histogram("told_seconds", "From reading an answer until all updates are queued.", meters.told)
    lines += histogram("commit_seconds", "Waiting for a transaction.", meters.disk)
    return "\n".join(lines) + "\n"


BY = ("person", "bot")


def by_label(label: str, counts: Mapping[str, int]) -> Samples:
    return [({label: name}, count) for name, count in sorted(counts.items())]


def labelled(labels: Mapping[str, str]) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels.items()) + "}" if labels else ""


def histogram(name: str, about: str, waits: Waits) -> list[str]:
    """Counts up to each bound, as Prometheus adds them up."""
    found, total = [f"# HELP lawspeaker_{name} {about}", f"# TYPE lawspeaker_{name} histogram"], 0
    for bound, count in zip([*map(str, WAITS), "+Inf"], waits.counts, strict=True):
        total += count
        found.append(f'lawspeaker_{name}_bucket{{le="{bound}"}} {total}')
    return [*found, f"lawspeaker_{name}_sum {waits.seconds:.12g}", f"lawspeaker_{name}_count {total}"]


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, house: NamedDependency[House]) -> Response[bytes]:
    return check(request, house) or Response(metrics_of(house).encode(), media_type=PROMETHEUS)


# The page.


@get("/operator", include_in_schema=False)
async def operator(request: AnyRequest, house: NamedDependency[House]) -> Response[bytes]:
    """What runs here, and how to keep it."""
    refused = check(request, house)
    if refused is not None:
        return refused
    words = Words(spoken(request.query_params.get("lang", "") or request.headers.get("accept-language", "")))
    try:
        await house.store.alive()
        health = words.say("ui-operator-well")
    except Exception:  # whatever a database raises: the page is for this very moment
        health = words.say("ui-operator-ill")
    meters, tables = house.meters, list(house.tables.tables.values())
    rows = {
        "ui-operator-version": __version__,
        "ui-operator-health": health,
        "ui-operator-stored": ", ".join(f"{state} {count}" for state, count in await house.store.count_rooms()),
        "ui-operator-tables": len(tables),
        "ui-operator-sockets": sum(len(table.viewers) for table in tables),
        "ui-operator-answers": f"{meters.answers['person']} + {meters.answers['bot']}",
        "ui-operator-told": f"{1000 * meters.told.seconds / max(1, sum(meters.told.counts)):.1f} ms",
        "ui-operator-disk": f"{1000 * meters.disk.seconds / max(1, sum(meters.disk.counts)):.1f} ms",
        "ui-operator-waiting": len(house.minds.quick.schedule.waiting) + len(house.minds.ahead.schedule.waiting),
        "ui-operator-log": ", ".join(f"{level} {count}" for level, count in sorted(house.logged.counts.items())) or 0,
    }
    shown = "".join(f"<tr><th>{escape(words.say(name))}<td>{escape(str(said))}" for name, said in rows.items())
    keep = (
        f'<p><a href="/operator/backup">{escape(words.say("ui-operator-backup"))}</a></p>'
        if house.store.is_file
        else f"<p>{escape(words.say('ui-operator-backup-elsewhere'))}</p>"
    )
    page = (
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="{REFRESH}">'
        f"<title>Lawspeaker</title><h1>{escape(words.say('ui-operator-title'))}</h1><table>{shown}</table>"
        f'{keep}<p>{escape(words.say("ui-operator-restore"))}</p><p><a href="/metrics">/metrics</a></p></html>'
    )
    return Response(page.encode(), media_type="text/html", headers={"cache-control": "no-store"})


@get("/operator/backup", include_in_schema=False)
async def backup(request: AnyRequest, house: NamedDependency[House]) -> Response[bytes] | File:
    """The whole database as it is at this moment, as one file. Whoever has it knows the dice of running games."""
    refused = check(request, house)
    if refused is not None:
        return refused
    if not house.store.is_file:
        raise Refusal("not_possible", "games in PostgreSQL are kept with pg_dump", 409)
    handle, name = tempfile.mkstemp(suffix=".db")
    os.close(handle)
    path = Path(name)
    try:
        await house.store.copy_to(path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    return File(
        path,
        filename="lawspeaker-table.db",
        media_type="application/vnd.sqlite3",
        headers={"cache-control": "no-store"},
        background=BackgroundTask(path.unlink, missing_ok=True),
    )
