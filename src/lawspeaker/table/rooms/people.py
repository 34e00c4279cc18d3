"""People: who a cookie belongs to, what they are called, and accounts.

Everybody who comes gets a cookie with 256 random bits and is a person from then on; the database knows only the hash of
it. An account is a login and a password for the same person, so that they can come back from another browser.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from lawspeaker.table.limits import MOST_EMAIL, MOST_LOGIN, MOST_NAME, PASSWORD, Limits
from lawspeaker.table.refusals import Refusal, check_limit
from lawspeaker.table.storage.models import Person
from lawspeaker.table.storage.store import Conflict, Store
from lawspeaker.text.words import Words, languages

KEPT_DAYS = 180  # a browser that stays away this long is forgotten
DAY = 86_400.0
SEEN_EVERY = 3_600.0  # seconds between two notes that a browser is still there

_passwords = PasswordHasher()  # argon2id, with the library's parameters


@cache
def nobodys_password() -> str:
    """What a password is compared to if there is no such account. Making it takes a moment, so the server does it when
    it gets ready.
    """
    return _passwords.hash(secrets.token_hex())


@dataclass(frozen=True)
class Visitor:
    """The person behind a request, and the cookie that says so; `fresh` where the browser must still be given it."""

    person: Person
    cookie: str
    fresh: bool = False


class People:
    """Who comes, who comes back, and under which name."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits

    # Cookies.

    async def known(self, cookie: str | None) -> Visitor | None:
        """Who a cookie belongs to, if anybody."""
        if not cookie:
            return None
        now = time.time()
        found = await self.store.visitor(hashed(cookie), since=now - KEPT_DAYS * DAY)
        if found is None:
            return None
        person, visit = found
        if now - visit.seen > SEEN_EVERY:
            await self.store.seen(visit.token_hash, now)
        return Visitor(person, cookie)

    async def welcome(self, cookie: str | None, lang: str) -> Visitor:
        """Who a cookie belongs to, or somebody new."""
        visitor = await self.known(cookie)
        if visitor is not None:
            return visitor
        lang = spoken(lang)
        name = Words(lang).say("ui-guest")
        person = Person(id=secrets.token_urlsafe(12), name=name, lang=lang, created=time.time())
        fresh = new_cookie()
        await self.store.new_person(person, hashed(fresh))
        return Visitor(person, fresh, fresh=True)

    # Names and addresses.

    async def change(self, person: Person, name: str | None, lang: str | None, email: str | None) -> None:
        """Change what is given; an empty address stops the mail."""
        if name is not None:
            name = clean_name(name)
        if lang is not None and lang not in languages():
            raise Refusal("invalid", f"there are words in {', '.join(languages())}, not in {lang!r}")
        if email is not None:
            email = clean_email(email)
        await self.store.change_person(person.id, name=name, lang=lang, email=email)

    # Accounts.

    async def register(self, visitor: Visitor, login: str, password: str, name: str | None) -> Visitor:
        """Give a visitor an account; the games they have stay theirs. Gives them a new cookie."""
        login = clean_login(login)
        check_password(password)
        if name is not None:
            name = clean_name(name)
        if visitor.person.login is not None:
            raise Refusal("has_account", "you have an account already; log out first to make another", 409)
        if await self.store.person_of_login(login) is not None:
            raise Refusal("login_taken", f"the login {login!r} is taken; choose another", 409)
        stored = await asyncio.to_thread(_passwords.hash, password)
        try:
            await self.store.set_account(visitor.person.id, login, stored)
        except Conflict as error:
            raise Refusal("login_taken", f"the login {login!r} is taken; choose another", 409) from error
        if name is not None:
            await self.store.change_person(visitor.person.id, name=name)
        return await self._renew(visitor, visitor.person.id)

    async def log_in(self, visitor: Visitor, login: str, password: str, address: str) -> Visitor:
        """Be the person of an account from now on, with a new cookie; what the visitor played goes to the account."""
        login = clean_login(login)
        for name in (f"address {address}", f"login {login}"):
            check_limit(self.limits.logins, name, "too many attempts to log in; wait a few minutes")
        person = await self.store.person_of_login(login)
        stored = person.password if person is not None else None
        # Also if there is no such account, so that the time it takes reveals nothing.
        right = await asyncio.to_thread(matches, stored or nobodys_password(), password)
        if person is None or stored is None or not right:
            raise Refusal("wrong_login", "there is no account with this login and this password", 403)
        if _passwords.check_needs_rehash(stored):
            await self.store.set_password(person.id, await asyncio.to_thread(_passwords.hash, password))
        if visitor.person.login is None and visitor.person.id != person.id:
            await self.store.merge_people(visitor.person.id, person.id)
        return await self._renew(visitor, person.id)

    async def log_out(self, visitor: Visitor) -> None:
        await self.store.end_visit(hashed(visitor.cookie))

    async def _renew(self, visitor: Visitor, person: str) -> Visitor:
        """Replace the cookie, so that nobody who knew the old one can go on using it."""
        fresh = new_cookie()
        await self.store.new_visit(hashed(fresh), person, replaced=hashed(visitor.cookie), now=time.time())
        found = await self.store.person(person)
        assert found is not None
        return Visitor(found, fresh, fresh=True)


def new_cookie() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token that is random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(stored: str, password: str) -> bool:
    try:
        return _passwords.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False


def spoken(lang: str) -> str:
    """A language that there are words in."""
    return lang[:2] if lang[:2] in languages() else "en"


def clean(text: str, most: int, what: str) -> str:
    """One line of text by a person: any characters but control characters, without spaces around it."""
    cleaned = unicodedata.normalize("NFC", text).strip()
    if not cleaned:
        raise Refusal("invalid", f"{what} must not be empty")
    if len(cleaned) > most:
        raise Refusal("invalid", f"{what} can have {most} characters, not {len(cleaned)}")
    if any(unfit(character) for character in cleaned):
        raise Refusal("invalid", f"{what} must not contain control characters")
    return cleaned


def unfit(character: str) -> bool:
    """Control characters, lone surrogates, line breaks, and marks that turn the direction of what follows."""
    return (
        unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp")
        or character in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )


def clean_name(name: str) -> str:
    return clean(name, MOST_NAME, "a name")


def clean_login(login: str) -> str:
    """A login in normal form: those that look alike are the same."""
    return clean(unicodedata.normalize("NFKC", login).casefold(), MOST_LOGIN, "a login")


def clean_email(email: str) -> str:
    """An address that can be written into a mail's header, or nothing."""
    if not email.strip():
        return ""
    cleaned = clean(email, MOST_EMAIL, "a mail address")
    name, at, host = cleaned.rpartition("@")
    if not (name and at and "." in host) or not cleaned.isascii() or any(mark in cleaned for mark in ' ,;:<>()[]\\"'):
        raise Refusal("invalid", f"{cleaned!r} is not a mail address such as ada@example.org")
    return cleaned


def check_password(password: str) -> None:
    least, most = PASSWORD
    if not least <= len(password) <= most:
        raise Refusal("invalid", f"a password has {least} to {most} characters, not {len(password)}")
