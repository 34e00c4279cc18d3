"""What people must have seen of a game that is over: held against its file, which is played again here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.async_api import expect

from lawspeaker.kernel import save as saves
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.record import FORCED
from lawspeaker.kernel.save import Save
from lawspeaker.text.face import face_of
from lawspeaker.text.words import Words
from tests.browser import looks
from tests.browser.people import Asked, Person


async def take_file(person: Person) -> Save:
    """The file of a finished game."""
    async with person.page.expect_download() as download:
        await person.page.get_by_role("link", name=person.words("export"), exact=True).click()
    file = await download.value
    assert file.suggested_filename.endswith(".json")
    save = saves.load(Path(await file.path()))
    assert save.over
    return save


def asked(save: Save, seat: int, lang: str) -> Iterator[Asked]:
    """What a seat was asked in a game, and what it could choose from."""
    match = saves.begin(save.start, saves.chance_of(save), record=False)
    words = Words(lang, match.game.setting)
    for answer in save.answers:
        ask = match.ask
        assert ask is not None
        if ask.seat == seat:
            options = [words.option(option, match.game.facts(option), ask.topic.name) for option in ask.options]
            yield Asked(words.ask(ask), sorted(options))
        match.answer(answer)


async def check_end(person: Person, seat: int) -> Save:
    """A person sees the end of the game and all of the record, and was asked all that their seat was asked."""
    save = await take_file(person)
    match = saves.to_match(save)
    assert person.asks == list(asked(save, seat, person.lang))[-len(person.asks) :]
    await check_result(person, match)
    await check_record(person, match, seat)
    return save


async def check_result(person: Person, match: Match) -> None:
    words, result = Words(person.lang, match.game.setting), match.result
    words = Words(person.lang, words.setting, face_of(match.game.setting.box).sides(match.game, words))
    assert result is not None
    for winner in result.winners:
        await expect(person.over.locator("h2")).to_contain_text(words.seat(winner))
    rows = person.over.locator(".results tbody tr")
    await expect(rows).to_have_count(len(result.points))
    for seat, points in enumerate(result.points):
        row = rows.filter(has=person.page.locator("th", has_text=words.seat(seat)))
        await expect(row.locator("td")).to_have_text(person.words("points-count", count=points))


async def check_record(person: Person, match: Match, seat: int) -> None:
    """Every line is there, in the person's language, and the last one is in sight."""
    await person.page.get_by_role("button", name=person.words("tab-record"), exact=True).click()
    await expect(person.record.last).to_be_in_viewport()
    while await (earlier := person.button("record-earlier")).count():
        await earlier.click()
    words = Words(person.lang, match.game.setting)
    told = [words.entry(entry, seat) for entry in match.record if entry.phrase is not FORCED]
    assert await person.record.locator(".line").all_inner_texts() == told
    await looks.check(person.page, person.lang)


async def check_key(person: Person, save: Save) -> None:
    """The dice of a game that was begun here were fair, and the person can see so."""
    assert saves.audit(save) == len(save.outcomes) > 0
    await person.over.locator("summary", has_text=person.words("dice")).click()
    await expect(person.over.locator("dd code")).to_have_text([save.commitment, save.key])
