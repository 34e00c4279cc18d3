"""Origins: which pages may act for a person. The cookie alone is not enough: any page can have it sent along, so a
request that changes something must also come from our own page.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from lawspeaker.table.settings import Settings


def read_headers(raw: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """The headers of a request, by name in small letters."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in raw}


def known_host(host: str, settings: Settings) -> bool:
    """Whether a Host header names this server.

    Other names are refused: if a stranger's name suddenly resolved to this machine, the stranger's page would count as
    ours (DNS rebinding). A numeric address cannot do that.
    """
    if settings.address and host == urlsplit(settings.address).netloc:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    machine = socket.gethostname().casefold()
    return name in ("localhost", machine, f"{machine}.local") or is_numeric(name)


def is_numeric(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from our own page, or from no page at all: programs send neither of these headers, and
    browsers always one. Header names are in small letters.
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site != "same-origin":
        return False
    origin = headers.get("origin")
    host = headers.get("host", "")
    return origin in (None, f"http://{host}", f"https://{host}") or origin == (settings.address or None)
