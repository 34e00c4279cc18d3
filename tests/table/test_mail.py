"""Mail: who wants it is told of their turn, and nobody else, and not again and again."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage

import pytest

from lawspeaker.table.limits import Limits
from lawspeaker.table.rooms import mail as mail_module
from lawspeaker.table.rooms.mail import Mail
from lawspeaker.table.settings import Settings
from lawspeaker.table.storage.models import Person, Room

SETTINGS = Settings("sqlite://", address="https://table.example", smtp="smtp://mail.example")
ROOM = Room(id="abc", game="arctic", host="ada", rules={}, created=1.0, changed=1.0)


def person(lang: str = "en", email: str | None = "ada@example.org") -> Person:
    return Person(id="ada", name="Ada <b>", lang=lang, created=1.0, email=email)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """What the mail server is given."""
    messages: list[EmailMessage] = []
    monkeypatch.setattr(mail_module, "send", lambda url, message: messages.append(message))
    return messages


async def done(mail: Mail) -> None:
    await asyncio.gather(*mail.sending)


async def test_a_turn_is_told_once_in_a_while(sent: list[EmailMessage]) -> None:
    mail = Mail(SETTINGS, Limits())
    for _ in range(3):
        mail.tell_turn(person(), ROOM)
    await done(mail)
    assert [message["To"] for message in sent] == ["ada@example.org"]
    assert sent[0]["Subject"] == "2019: The Arctic: it is your turn"
    assert sent[0]["From"] == "lawspeaker@table.example"
    assert "https://table.example/rooms/abc\n" in sent[0].get_content()
    assert sent[0].get_content_type() == "text/plain"


@pytest.mark.parametrize(
    ("settings", "email"),
    [(SETTINGS, None), (Settings("sqlite://", address="https://table.example"), "ada@example.org")],
)
async def test_who_gave_no_address_or_where_nothing_sends_is_told_nothing(
    sent: list[EmailMessage], settings: Settings, email: str | None
) -> None:
    mail = Mail(settings, Limits())
    mail.tell_turn(person(email=email), ROOM)
    await done(mail)
    assert sent == []


async def test_mail_speaks_the_person_s_language() -> None:
    subjects = {
        Mail(SETTINGS, Limits()).turn_message(person(lang), "a@b.c", ROOM)["Subject"] for lang in ("en", "ja", "ko")
    }
    assert len(subjects) == 3


async def test_a_mail_server_that_fails_disturbs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(url: str, message: EmailMessage) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(mail_module, "send", fail)
    mail = Mail(SETTINGS, Limits())
    mail.tell_turn(person(), ROOM)
    await done(mail)
    assert mail.sending == set()
