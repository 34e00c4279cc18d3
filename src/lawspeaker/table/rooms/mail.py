"""Mail: telling people who gave an address that it is their turn, if a mail server is configured."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from lawspeaker.table.limits import Limits
from lawspeaker.table.settings import Settings
from lawspeaker.table.storage.models import Person, Room
from lawspeaker.text.words import Words

PATIENCE = 20.0  # seconds for the mail server
_log = logging.getLogger(__name__)


class Mail:
    """Sends by SMTP, in the background. Errors are logged and disturb nobody."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.sending: set[asyncio.Task[None]] = set()

    def tell_turn(self, person: Person, room: Room) -> None:
        """Tell somebody that they are asked, if they want to know and have not been told lately."""
        if not self.settings.smtp or not self.settings.address or not person.email:
            return
        if self.limits.mails.allows(f"{person.id} {room.id}"):
            task = asyncio.create_task(self._send(self.turn_message(person, person.email, room)))
            self.sending.add(task)  # else nothing holds it until it is done
            task.add_done_callback(self.sending.discard)

    def turn_message(self, person: Person, email: str, room: Room) -> EmailMessage:
        words = Words(person.lang)
        message = EmailMessage()
        message["From"] = self.settings.mail_from or f"lawspeaker@{urlsplit(self.settings.address).hostname}"
        message["To"] = email
        message["Subject"] = words.say("ui-mail-turn", game=words.title(room.game))
        address = f"{self.settings.address}/rooms/{room.id}"
        account = f"{self.settings.address}/account"
        message.set_content(
            words.say("ui-mail-body", name=person.name, game=words.title(room.game), address=address, account=account)
        )
        return message

    async def _send(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(send, self.settings.smtp, message)
        except (OSError, smtplib.SMTPException) as error:
            _log.warning("a mail could not be sent: %s", type(error).__name__)


def send(url: str, message: EmailMessage) -> None:
    """Send a mail by the server of an smtp:// or smtps:// url, encrypted wherever the server can."""
    parts = urlsplit(url)
    host, context = parts.hostname or "localhost", ssl.create_default_context()
    server: smtplib.SMTP
    if parts.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(host, parts.port or 25, timeout=PATIENCE)
    with server:
        server.ehlo()
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=context)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
