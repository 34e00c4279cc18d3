"""Plays a game through the server of an installed Lawspeaker: `make test-wheel`.

It is run by the Python of an environment that holds the wheel and what it needs, and nothing of the source. A person
sits down with two bots, answers whatever is first on the list, and plays to the end. The browser app must be there too.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from websockets.asyncio.client import connect

BREATH = 0.15  # seconds before an answer: the server refuses whoever sends much in a short time


def main() -> None:
    import lawspeaker

    place = Path(lawspeaker.__file__).parent
    assert place.is_relative_to(sys.prefix), f"{place} is not the installed package"
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("lawspeaker")), "serve", "--no-browser"]
        environment = {**os.environ, "LAWSPEAKER_HOME": folder, "LAWSPEAKER_WORKERS": "1"}
        serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)
        try:
            address = announced(serving)
            answers = asyncio.run(play(address))
        finally:
            serving.send_signal(signal.SIGINT)
            serving.wait()
    print(f"the wheel serves, and a game of {answers} answers was played to its end")


def announced(serving: subprocess.Popen[str]) -> str:
    """Where the server says it is."""
    assert serving.stdout is not None
    for line in serving.stdout:
        if found := re.search(r"The table is at (http://\S+)", line):
            return found[1]
    raise AssertionError("the server ended before it was ready")


async def play(address: str) -> int:
    """Play a game to its end; gives how many answers the person gave."""
    cookies = CookieJar()
    browser = build_opener(HTTPCookieProcessor(cookies))
    with browser.open(address) as page:
        scripts = re.findall(r'src="(/[^"]+\.js)"', page.read().decode())
    assert scripts, "the browser app is not in the wheel"
    with browser.open(address + scripts[0]) as script:
        assert script.read()
    call(browser, f"{address}/api/me")
    agreed = {"game": "arctic", "seats": ["me", "greedy", "greedy"]}
    room = call(browser, f"{address}/api/rooms", agreed)["room"]["id"]
    cookie = "; ".join(f"{each.name}={each.value}" for each in cookies)
    url = f"{address.replace('http', 'ws', 1)}/socket/{room}"
    answers = 0
    async with connect(url, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=None) as socket:
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            assert message["type"] != "refused", message
            table = message.get("table")
            if table is None:
                continue
            if table.get("result") is not None:
                return answers
            ask = table.get("ask")
            if ask is not None and ask["seat"] == 0 and ask.get("options"):
                answers += 1
                await asyncio.sleep(BREATH)
                said = {"type": "answer", "id": answers, "ask": table["number"], "option": 0}
                await socket.send(json.dumps(said))


def call(browser: OpenerDirector, url: str, sent: dict[str, Any] | None = None) -> dict[str, Any]:
    body = None if sent is None else json.dumps(sent).encode()
    with browser.open(Request(url, body, {"Content-Type": "application/json"})) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


if __name__ == "__main__":
    main()
