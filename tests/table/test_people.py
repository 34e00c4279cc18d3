"""People: cookies, names and accounts."""

from __future__ import annotations

import pytest

from lawspeaker.table.limits import MOST_NAME, Limit, Limits
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.rooms.people import (
    People,
    Visitor,
    clean_email,
    clean_login,
    clean_name,
    hashed,
)
from lawspeaker.table.storage.models import PERSON, Room, Seat
from lawspeaker.table.storage.store import Store

PASSWORD = "correct horse"


@pytest.fixture
def people(store: Store) -> People:
    return People(store, Limits())


async def account(people: People, login: str) -> Visitor:
    return await people.register(await people.welcome(None, "en"), login, PASSWORD, login.title())


# Cookies.


async def test_who_comes_back_is_known(people: People) -> None:
    visitor = await people.welcome(None, "ja-JP")
    assert visitor.fresh
    assert visitor.person.lang == "ja"
    again = await people.welcome(visitor.cookie, "en")
    assert not again.fresh
    assert again.person.id == visitor.person.id
    assert await people.known("made up") is None
    assert await people.known("") is None


async def test_the_database_does_not_know_the_cookie(people: People, store: Store) -> None:
    visitor = await people.welcome(None, "en")
    assert await store.visitor(visitor.cookie, since=0.0) is None
    assert await store.visitor(hashed(visitor.cookie), since=0.0) is not None


# Names.


@pytest.mark.parametrize(
    "name", ["Ada", "  Ada  ", "藤原 さくら", "김지우", "<b>Ada</b>", "'; DROP TABLE person; --", "🦊", "O'Neil"]
)
def test_names_are_any_text(name: str) -> None:
    assert clean_name(name) == name.strip()


@pytest.mark.parametrize(
    "name", ["", "   ", "a\nb", "a\x00b", "a\x1b[31m", "a\u202eb", "a\u2028b", "\ud800", "x" * (MOST_NAME + 1)]
)
def test_names_are_one_short_line_without_controls(name: str) -> None:
    with pytest.raises(Refusal, match="a name"):
        clean_name(name)


def test_logins_that_look_alike_are_the_same() -> None:
    assert clean_login(" Ａda ") == clean_login("ADA") == "ada"


@pytest.mark.parametrize(
    "email", ["ada", "ada@", "@example.org", "ada@example", "a b@example.org", "a@b.c\nBcc: x@y.z"]
)
def test_what_is_no_mail_address_is_refused(email: str) -> None:
    with pytest.raises(Refusal, match="a mail address"):
        clean_email(email)
    assert clean_email(" ada@example.org ") == "ada@example.org"
    assert clean_email(" ") == ""


async def test_a_language_without_words_is_refused(people: People) -> None:
    visitor = await people.welcome(None, "xx")
    assert visitor.person.lang == "en"
    with pytest.raises(Refusal, match="en, ja, ko"):
        await people.change(visitor.person, None, "xx", None)


# Accounts.


async def test_an_account_is_found_again_from_another_browser(people: People) -> None:
    ada = await account(people, "ada")
    other = await people.log_in(await people.welcome(None, "en"), "ADA", PASSWORD, "here")
    assert other.person.id == ada.person.id
    assert other.person.name == "Ada"
    assert await people.known(ada.cookie) is not None  # the first browser stays


async def test_logging_in_or_registering_gives_a_new_cookie_and_ends_the_old(people: People) -> None:
    visitor = await people.welcome(None, "en")
    registered = await people.register(visitor, "ada", PASSWORD, None)
    assert await people.known(visitor.cookie) is None
    again = await people.log_in(registered, "ada", PASSWORD, "here")
    assert await people.known(registered.cookie) is None
    await people.log_out(again)
    assert await people.known(again.cookie) is None


async def test_a_visitor_s_games_stay(people: People, store: Store) -> None:
    ada = await account(people, "ada")
    visitor = await people.welcome(None, "en")
    room = Room(id="room", game="toy", host=visitor.person.id, rules={}, created=1.0, changed=1.0)
    await store.new_room(room, [Seat(room="room", number=0, kind=PERSON, person=visitor.person.id)])
    await people.log_in(visitor, "ada", PASSWORD, "here")
    assert [seat.person for seat in await store.seats("room")] == [ada.person.id]
    assert [known.id for known in await store.games_of(ada.person.id)] == ["room"]


async def test_who_changes_from_one_account_to_another_leaves_the_games_behind(people: People, store: Store) -> None:
    await account(people, "ada")
    bob = await account(people, "bob")
    room = Room(id="room", game="toy", host=bob.person.id, rules={}, created=1.0, changed=1.0)
    await store.new_room(room, [Seat(room="room", number=0, kind=PERSON, person=bob.person.id)])
    await people.log_in(bob, "ada", PASSWORD, "here")
    assert [seat.person for seat in await store.seats("room")] == [bob.person.id]


async def test_the_password_is_stored_as_an_argon2id_hash(people: People, store: Store) -> None:
    ada = await account(people, "ada")
    known = await store.person(ada.person.id)
    assert known is not None
    assert known.password is not None
    assert known.password.startswith("$argon2id$")


async def test_wrong_passwords_and_unknown_logins_are_told_alike(people: People) -> None:
    await account(people, "ada")
    visitor = await people.welcome(None, "en")
    told = []
    for login, password in (("ada", "wrong"), ("nobody", PASSWORD)):
        with pytest.raises(Refusal) as refusal:
            await people.log_in(visitor, login, password, "here")
        told.append((refusal.value.code, refusal.value.status, str(refusal.value)))
    assert told[0] == told[1]


async def test_a_login_is_for_one_person(people: People) -> None:
    ada = await account(people, "ada")
    with pytest.raises(Refusal, match="taken"):
        await account(people, "Ada")
    with pytest.raises(Refusal, match="an account already"):
        await people.register(ada, "other", PASSWORD, None)
    with pytest.raises(Refusal, match="8 to 200"):
        await people.register(await people.welcome(None, "en"), "eve", "short", None)


async def test_passwords_cannot_be_tried_for_ever(people: People) -> None:
    await account(people, "ada")
    visitor = await people.welcome(None, "en")
    people.limits.logins = Limit(rate=0, most=3)
    for place in range(3):
        with pytest.raises(Refusal, match="no account with"):
            await people.log_in(visitor, "ada", "wrong", f"address {place}")
    with pytest.raises(Refusal, match="too many attempts") as refused:
        await people.log_in(visitor, "ada", PASSWORD, "yet another address")
    assert refused.value.wait > 0
