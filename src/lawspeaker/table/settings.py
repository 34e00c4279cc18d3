"""Settings of the server, from environment variables that begin with `LAWSPEAKER_`; docs/table.md lists them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from lawspeaker.home import home
from lawspeaker.kernel.errors import ConfigError

STATIC = Path(__file__).parent / "static"  # where the browser app is built to
_YES = ("1", "true", "yes", "on")
_NO = ("", "0", "false", "no", "off")


@dataclass(frozen=True)
class Settings:
    """How this server runs. `address` is the origin by which people reach it, such as `https://table.example`."""

    database: str
    valkey: str = ""  # a redis:// url: several processes then serve the same tables
    address: str = ""
    secure: bool = False  # behind https: cookies are sent over nothing else, and a proxy on this machine is believed
    smtp: str = ""  # smtp://user:password@host:port, or smtps://; empty for no mail
    mail_from: str = ""
    workers: int = 1  # processes that think ahead for bots, besides those for quick bots
    pause: int = 700  # milliseconds between answers where only bots play
    json_log: bool = False  # each line of the log is JSON, for programs
    operator: str = ""  # the password for /metrics and /operator; without one they are for this machine only
    static: Path = STATIC

    @property
    def cookie(self) -> str:
        """The name of the cookie; the prefix makes browsers hold it to https and to this host."""
        return "__Host-lawspeaker" if self.secure else "lawspeaker"


def usual_database() -> str:
    return f"sqlite:///{home() / 'table.db'}"


def from_environment(given: Mapping[str, str] = os.environ, database: str | None = None) -> Settings:
    """The settings that the environment says; `database` instead of the environment's, where given."""
    return Settings(
        database=checked_database(database or given.get("LAWSPEAKER_DATABASE", "") or usual_database()),
        valkey=checked_url(given, "LAWSPEAKER_VALKEY", ("redis", "rediss", "unix")),
        address=checked_address(given.get("LAWSPEAKER_ADDRESS", "")),
        secure=switch(given, "LAWSPEAKER_SECURE"),
        smtp=checked_url(given, "LAWSPEAKER_SMTP", ("smtp", "smtps")),
        mail_from=given.get("LAWSPEAKER_MAIL_FROM", ""),
        workers=number(given, "LAWSPEAKER_WORKERS", 1, 64, usual=min(64, os.cpu_count() or 1)),
        json_log=switch(given, "LAWSPEAKER_JSON_LOG"),
        operator=given.get("LAWSPEAKER_OPERATOR", ""),
        pause=number(given, "LAWSPEAKER_PAUSE", 0, 10_000, usual=Settings.pause),
    )


def checked_database(url: str) -> str:
    if not url.startswith(("sqlite://", "sqlite+aiosqlite://", "postgresql+asyncpg://")):  # it was once the second
        raise ConfigError("a database is given as sqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME")
    return url


def checked_address(address: str) -> str:
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise ConfigError(f"LAWSPEAKER_ADDRESS is an origin such as https://table.example, not {address!r}")
    return address.rstrip("/")


def checked_url(given: Mapping[str, str], name: str, schemes: tuple[str, ...]) -> str:
    """A url that may hold a password, which no error must tell."""
    url = given.get(name, "")
    if url and urlsplit(url).scheme not in schemes:
        raise ConfigError(f"{name} is a url that begins with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    return url


def switch(given: Mapping[str, str], name: str) -> bool:
    value = given.get(name, "").casefold()
    if value not in _YES + _NO:
        raise ConfigError(f"{name} is 1 or 0, not {value!r}")
    return value in _YES


def number(given: Mapping[str, str], name: str, least: int, most: int, usual: int) -> int:
    value = given.get(name, "") or str(usual)
    if not value.isdecimal() or not least <= int(value) <= most:
        raise ConfigError(f"{name} is a number from {least} to {most}, not {value!r}")
    return int(value)
