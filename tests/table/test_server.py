"""Running the server: settings, ports and addresses, and the command itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.table import server
from lawspeaker.table.server import HOST, address_of, for_friends, has_browser, listen, own_address
from lawspeaker.table.settings import from_environment


def test_settings_have_usual_values(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAWSPEAKER_HOME", str(tmp_path))
    settings = from_environment({})
    assert settings.database == f"sqlite:///{tmp_path / 'table.db'}"
    assert (settings.valkey, settings.address, settings.secure, settings.smtp) == ("", "", False, "")
    assert settings.workers == min(64, os.cpu_count() or 1)


def test_settings_come_from_the_environment() -> None:
    given = {
        "LAWSPEAKER_DATABASE": "postgresql+asyncpg://table@db/table",
        "LAWSPEAKER_VALKEY": "redis://valkey:6379",
        "LAWSPEAKER_ADDRESS": "https://table.example/",
        "LAWSPEAKER_SECURE": "1",
        "LAWSPEAKER_SMTP": "smtps://me:secret@mail.example",
        "LAWSPEAKER_WORKERS": "3",
        "LAWSPEAKER_PAUSE": "0",
    }
    settings = from_environment(given)
    assert settings.database == given["LAWSPEAKER_DATABASE"]
    assert settings.address == "https://table.example"
    assert (settings.secure, settings.workers, settings.pause) == (True, 3, 0)
    assert settings.cookie == "__Host-lawspeaker"
    for url in ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"):
        assert from_environment(given, database=url).database == url


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("LAWSPEAKER_DATABASE", "mysql://x", "sqlite"),
        ("LAWSPEAKER_VALKEY", "http://secret@x", "begins with redis://"),
        ("LAWSPEAKER_ADDRESS", "table.example", "an origin such as"),
        ("LAWSPEAKER_ADDRESS", "https://table.example/path", "an origin such as"),
        ("LAWSPEAKER_SECURE", "perhaps", "is 1 or 0"),
        ("LAWSPEAKER_SMTP", "mail.example:secret", "begins with smtp://"),
        ("LAWSPEAKER_WORKERS", "0", "1 to 64"),
    ],
)
def test_wrong_settings_are_told_without_their_secrets(name: str, value: str, told: str) -> None:
    with pytest.raises(ConfigError, match=told) as error:
        from_environment({name: value})
    assert "secret" not in str(error.value)


def test_a_taken_port_is_told_or_another_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen(HOST, 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ConfigError, match=f"port {port} is taken"):
            listen(HOST, port)
        monkeypatch.setattr(server, "PORT", port)
        with listen(HOST, None) as other:
            assert port < other.getsockname()[1] < port + server.PORTS_TRIED
        monkeypatch.setattr(server, "PORTS_TRIED", 1)
        with pytest.raises(ConfigError, match="choose one with --port"):
            listen(HOST, None)


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid"])
def test_an_address_of_another_machine_is_refused(host: str) -> None:
    with pytest.raises(ConfigError, match="not an address of this machine"):
        listen(host, None)


def test_addresses() -> None:
    assert address_of("127.0.0.1", 8019) == "http://127.0.0.1:8019"
    assert address_of("::1", 8019) == "http://[::1]:8019"


def test_an_open_server_gives_the_address_that_friends_can_open_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "own_address", lambda: "192.168.1.5")
    assert address_of("0.0.0.0", 80) == "http://192.168.1.5:80"
    assert address_of("::", 80) == "http://192.168.1.5:80"
    assert for_friends("0.0.0.0") == server.FOR_THE_NETWORK
    monkeypatch.setattr(server, "own_address", lambda: "")
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert for_friends("0.0.0.0") == server.NO_NETWORK


def test_a_closed_server_says_how_to_open_it() -> None:
    assert for_friends("127.0.0.1") == for_friends("localhost") == server.FOR_THIS_MACHINE
    assert for_friends("192.168.1.5") == ""


def test_the_own_address_is_one_that_others_can_reach() -> None:
    assert own_address() == "" or not ip_address(own_address()).is_loopback


def test_a_browser_needs_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_browser()


def test_the_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    with listen(HOST, 0) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-c", "from lawspeaker.cli import main; main()", "serve", "--port", str(port)]
    running = subprocess.Popen(
        [*command, "--no-browser"],
        env={**os.environ, "LAWSPEAKER_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    try:
        assert running.stdout.readline() == f"The table is at http://127.0.0.1:{port} (Ctrl+C ends it).\n"
        assert running.stdout.readline() == f"{server.FOR_THIS_MACHINE}\n"
        answer = httpx.get(f"http://127.0.0.1:{port}/api/me")
        assert answer.json()["person"]["name"] == "Guest"
        assert "server" not in answer.headers
        assert (tmp_path / "table.db").is_file()
    finally:
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=120)
    assert "Traceback" not in said
    assert said == ""
