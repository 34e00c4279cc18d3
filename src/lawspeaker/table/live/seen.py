"""What is sent about a table, for one viewer in one language. Nothing else makes it.

Nothing is left out by hand here. What a seat may know comes from the match's view for that seat, and the record is put
into words as that seat may know it. What is the same for several viewers is made once: the words of a line for all who
may know the same of it, at all tables, and what is open for all at a table.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, cast

import msgspec
from msgspec import Raw

from lawspeaker.coach.saying import why
from lawspeaker.coach.weighing import Weighed
from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import NOT_ASKED, Phrase, Reason
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.odds import Odds
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.record import Entry
from lawspeaker.kernel.zone import EVERYONE, SPECTATOR
from lawspeaker.table.live.played import SLICE
from lawspeaker.table.meters import VIEW, WORDS, Lap
from lawspeaker.table.protocol.messages import (
    AskSeen,
    ChatLine,
    Forbidden,
    Hinted,
    Line,
    OddsSeen,
    OptionAhead,
    OptionSeen,
    ResultSeen,
    RoomSeen,
    SeatSeen,
    ShareSeen,
    TableNews,
    TableSeen,
    View,
    ViewNews,
)
from lawspeaker.table.storage.models import OPEN, OVER, PERSON, Chat, Person, Room, Seat
from lawspeaker.text.face import Face, changes, face_of
from lawspeaker.text.pointing import args_of, forbidden, forbidden_about, pointed_at, pointed_at_in, told_of
from lawspeaker.text.words import MOST_KEPT, Words, bundle, languages

CHANGING = ("state", "facts")  # parts of a view of which only the fields that are different are told
MOST_REASONS = 3  # that are told about one thing
STAND_IN = "greedy"  # the bot that answers for somebody who does not

Sitters = Mapping[str, Person]
Fields = dict[str, dict[str, object]]  # by part of a view, one of CHANGING,
Changed = dict[str, dict[str, Raw]]  # and as they are sent
_log = logging.getLogger(__name__)
_encode = msgspec.json.encode


class ToldLine(NamedTuple):
    """What a line says wherever it is said."""

    text: str
    targets: list[str]
    phrase: str
    args: list[str]


@lru_cache(maxsize=MOST_KEPT)
def told(words: Words, phrase: Phrase, args: tuple[int, ...]) -> ToldLine:
    """What is told of something that happened, at all tables with this setting where that much may be known."""
    setting, entry = words.of(), Entry(phrase, args, "", EVERYONE)
    return ToldLine(
        words.entry(entry, SPECTATOR),
        shared(sorted(told_of(setting, entry, SPECTATOR))),
        phrase.name,
        shared(args_of(setting, entry, SPECTATOR)),
    )


def shared(names: Iterable[str]) -> list[str]:
    """Names of things, of which there are few, and each kept once."""
    return [sys.intern(name) for name in names]


class Sight:
    """What one seat, a spectator, or a viewer who may see all sees of a match, in one language.

    `told_at` has for each line of the record the table's number since which it is told. Lines are not kept: the words
    in them are, for all tables (`told`), and who comes back waits a moment for the rest.
    """

    def __init__(self, match: Match, seat: int, lang: str, told_at: Sequence[int] = ()) -> None:
        self.match = match
        self.seat = seat
        self.lang = lang
        self.told_at = told_at
        self.words = words_in(lang, match.game.setting)
        self.face = face_of(match.game.setting.box)
        self.seen = Seen()

    async def lines(self, told: int = 0) -> list[Line]:
        """The record in words from line `told` on, in slices, so that others get their turn."""
        found: list[Line] = []
        self._renew_words()
        count = len(self.match.record)
        while told < count:
            upto = min(told + SLICE, count)
            found += [self._line(place) for place in range(told, upto)]
            told = upto
            if told < count:
                await asyncio.sleep(0)
        return found

    def lines_at_once(self, told: int = 0) -> list[Line]:
        """The same without giving others their turn, for a few lines or in a thread."""
        self._renew_words()
        return [self._line(place) for place in range(told, len(self.match.record))]

    def _renew_words(self) -> None:
        """A seat may have chosen its side, and is called by that from now on."""
        self.words = words_in(self.lang, self.match.game.setting)

    def _line(self, place: int) -> Line:
        """A line of the record, as the seat may know it. It is made of what `seen_by` lets it know and of nothing else,
        so neither the words nor what they name can tell more.
        """
        entry, catalogue = self.match.record[place], self.match.game.setting.catalogue
        line = told(self.words, entry.phrase, entry.seen_by(self.seat, catalogue))
        number = self.told_at[place] if self.told_at else 0
        return Line(line.text, entry.clause, line.targets, line.phrase, line.args, number)

    def table(
        self, number: int, lines: list[Line] | None = None, told: int = 0, known: Open | None = None
    ) -> TableSeen:
        """Where the game is, and these lines of the record, which begin with line `told`."""
        known = known or Open(self.match, number)
        view = self.match.view(self.seat, known.parts)
        self.seen.news(known.rest(self.seat), number)
        return TableSeen(
            number=number,
            view=cast(View, view),
            ask=self._ask(view),
            told=told,
            lines=lines or [],
            status=known.status(self.words, self.face),
            undo=self._can_undo(),
            result=result_seen(view),
        )

    def news(self, number: int, lines: list[Line], told: int, known: Open, lap: Lap | None = None) -> TableNews:
        """The same as what has changed of the view since this sight was asked last."""
        since, rest = self.seen.news(known.rest(self.seat), number)
        moment = self.match.moment(self.seat)
        if since == known.since and since >= 0:
            view = news_of(moment, known.news, rest)
        else:
            since, view = -1, cast(ViewNews, self.match.view(self.seat, known.parts))
        if lap is not None:
            lap(VIEW)
        table = TableNews(
            number=number,
            since=since,
            view=view,
            ask=self._ask(moment),
            told=told,
            lines=lines,
            status=known.status(self.words, self.face),
            undo=self._can_undo(),
            result=result_seen(moment),
        )
        if lap is not None:
            lap(WORDS)
        return table

    def _can_undo(self) -> bool:
        return self.seat >= 0 and not self.match.over and self.match.can_undo(self.seat)

    def _ask(self, view: Mapping[str, object]) -> AskSeen | None:
        ask, seen = self.match.ask, cast("dict[str, object] | None", view["ask"])
        if ask is None or seen is None:
            return None
        found = AskSeen(seat=ask.seat, clause=ask.clause, topic=ask.topic.name)
        if "options" in seen:  # the view shows them to this seat
            found.question = self.words.ask(ask)
            found.options = [self._option(option, ask.topic.name) for option in ask.options]
            box = self.match.game.setting.box
            found.declines = ask.topic.name in box.declined
            if ask.topic.name in box.repeated:
                found.left = ask.args[ask.topic.names.index("count")]
        return found

    def _option(self, option: Option, topic: str) -> OptionSeen:
        return option_seen(self.words, option, topic, tuple(self.match.game.facts(option).items()))

    def _in_words(self, option: Option) -> str:
        ask = self.match.ask
        return self.words.option(option, self.match.game.facts(option), "" if ask is None else ask.topic.name)

    async def forbidden(self) -> list[Forbidden]:
        """What the seat cannot do now, grouped by reason."""
        groups: dict[tuple[str, str], Forbidden] = {}
        for count, (reason, option) in enumerate(forbidden(self.match, self.seat), start=1):
            self._group(groups, reason, option)
            if count % SLICE == 0:
                await asyncio.sleep(0)
        return list(groups.values())

    def _group(self, groups: dict[tuple[str, str], Forbidden], reason: Reason, option: Option) -> None:
        said = self.words.reason(reason)
        group = groups.setdefault((reason.clause, reason.phrase.name), Forbidden(reason.clause, said, []))
        group.options.append(self._in_words(option))
        if said != group.reason and said not in group.also:
            group.also.append(said)

    def why_not(self, things: Collection[str]) -> list[Forbidden]:
        """Why none of these things can be chosen now: what stands in the way of each thing that could be done with
        them. If nothing could, they are not what the seat is asked about.
        """
        ask = self.match.ask
        groups: dict[tuple[str, str], Forbidden] = {}
        found = list(forbidden_about(self.match, self.seat, things))
        for reason, option in [each for each in found if not each[0].moot] or found:
            self._group(groups, reason, option)
        if not groups and ask is not None:
            return [Forbidden(ask.clause, self.words.reason(Reason(ask.clause, NOT_ASKED)), [])]
        return list(groups.values())[:MOST_REASONS]

    def ahead(self, place: int) -> OptionAhead:
        """What would come of the option at a place."""
        assert self.match.ask is not None
        option = self.match.ask.options[place]
        found = OptionAhead(place, [self._odds(odds) for odds in self.match.odds(option)])
        new = self.match.preview(option)
        if new is not None:
            stock, words = self.face.stock, self.words
            found.changes = changes(stock(self.match.view(self.seat), words), stock(new.view(self.seat), words), words)
        return found

    def hinted(self, message: int, ask: int, weighed: Weighed) -> Hinted:
        """What was weighed about the ask, in words."""
        assert self.match.ask is not None
        places = {option.text: place for place, option in enumerate(self.match.ask.options)}
        best, following = [places[answer.option] for answer in weighed.answers] + [-1] * (2 - len(weighed.answers))
        reasons, meaning = why(weighed, self.match, self.words), self.words.say("ui-coach-meaning")
        return Hinted(message, ask, best, following, weighed.sure, reasons, meaning)

    async def all_odds(self) -> list[OptionAhead]:
        """The odds of all options that have any."""
        ask, found = self.match.ask, []
        for place, option in enumerate([] if ask is None else ask.options):
            odds = [self._odds(each) for each in self.match.odds(option)]
            if odds:
                found.append(OptionAhead(place, odds))
                await asyncio.sleep(0)
        return found

    def _odds(self, odds: Odds) -> OddsSeen:
        shares = [ShareSeen(number, share.numerator, share.denominator) for number, share in odds.shares.items()]
        return OddsSeen(self.words.odds(odds), odds.phrase.name, shares, round(float(odds.expected), 4), odds.happens)

    def targets(self, place: int | None = None) -> set[str]:
        """Whatever the seat can choose now, or with the option at a place; nothing where it is not offered."""
        ask = self.match.ask
        if ask is None or ask.seat != self.seat:
            return set()
        options = [option for number, option in enumerate(ask.options) if place in (None, number)]
        return {target for option in options for target in pointed_at(self.match, option)}


class Open:
    """What every seat sees of a match now, worked out once for all sights; and what of it has changed since the number
    of the table at which `seen` was last told it.
    """

    def __init__(self, match: Match, number: int, seen: Seen | None = None) -> None:
        self.match = match
        self.parts = match.open_parts()
        shown = {"state": self.parts.state, "facts": self.parts.facts or {}}
        self.since, self.news = (seen or Seen()).news(shown, number)
        self.statuses: dict[str, str] = {}  # by language

    def rest(self, seat: int) -> Fields:
        """What a seat sees besides."""
        closed = self.match.closed_parts(seat, self.parts)
        return {"state": closed.state, "facts": closed.facts}

    def status(self, words: Words, face: Face) -> str:
        """Where in the turn the game is: made of what somebody without a seat sees, and so the same for all."""
        if words.lang not in self.statuses:
            self.statuses[words.lang] = face.status(self.match.view(SPECTATOR, self.parts), words)
        return self.statuses[words.lang]


class Seen:
    """What was told of parts of a view last, so that only what is different need be told next.

    Fields are kept as they were sent: a view as Python values takes ten times the memory.
    """

    def __init__(self) -> None:
        self.number = -1
        self.fields: dict[str, dict[str, bytes]] = {part: {} for part in CHANGING}

    def news(self, fields: Fields, number: int) -> tuple[int, Changed]:
        """The fields that are different, and from which number on; -1 where a list of new values cannot say it."""
        since, self.number = self.number, -1  # should this fail, all is told next time
        found = {}
        for part in CHANGING:
            old, different, left = self.fields[part], {}, 0
            known = len(old)
            for name, value in fields[part].items():
                was, now = old.get(name), _encode(value)
                if was is not None:
                    left += 1
                if was != now:
                    old[name] = now
                    different[name] = Raw(now)
            if left < known:
                since = -1  # something is gone
                self.fields[part] = {name: old[name] for name in fields[part]}
            found[part] = different
        self.number = number
        return since, found


def news_of(moment: dict[str, object], opened: Changed, closed: Changed) -> ViewNews:
    """What is different in a view, of which these fields have changed."""
    return cast(ViewNews, {**moment, **{part: {**opened[part], **closed[part]} for part in CHANGING}})


def result_seen(view: Mapping[str, object]) -> list[ResultSeen] | None:
    result = cast("dict[str, list[int]] | None", view.get("result"))
    if result is None:
        return None
    return [ResultSeen(seat, points, seat in result["winners"]) for seat, points in enumerate(result["points"])]


# Rooms and what is said in them.


def room_seen(
    room: Room,
    seats: Iterable[Seat],
    people: Sitters,
    person: str,
    lang: str,
    here: Collection[int] = (),
    left: Mapping[int, float] | None = None,
    match: Match | None = None,
    resigned: Collection[int] = (),
) -> RoomSeen:
    """A room as a person sees it in a language; `here` are the seats whose person is connected, `left` the seconds on
    the clocks, `match` says what each seat plays, once the game has begun, and `resigned` are the seats given up.
    """
    seats = list(seats)
    words = words_of(room, len(seats), lang)
    if match is not None:
        words = words_in(lang, match.game.setting)
        words = Words(lang, words.setting, face_of(match.game.setting.box).sides(match.game, words))
    over = room.state == OVER
    return RoomSeen(
        **msgspec.structs.asdict(room.terms),
        id=room.id,
        game=room.game,
        title=words.title(room.game),
        state=room.state,
        rules=room.rules,
        seats=[
            seat_seen(seat, people, words, seat.number in here, (left or {}).get(seat.number), seat.number in resigned)
            for seat in seats
        ],
        host=room.host == person,
        opener=people[room.host].name if room.host in people else "",
        commitment=room.commitment,
        key=room.key if over and room.commitment else "",
        next=room.next_room or "",
    )


def seat_seen(seat: Seat, people: Sitters, words: Words, here: bool, left: float | None, resigned: bool) -> SeatSeen:
    standing_in = seat.kind == PERSON and (seat.standing_in or resigned)
    sitter = people.get(seat.person or "")
    return SeatSeen(
        number=seat.number,
        name=sitter.name if seat.kind == PERSON and sitter is not None else seat.bot or "",
        kind=seat.kind,
        side=words.seat(seat.number),
        bot=STAND_IN if standing_in else seat.bot or "",
        here=here and seat.kind != OPEN,
        standing_in=standing_in,
        resigned=resigned,
        left=left,
    )


@lru_cache(maxsize=256)
def words_in(lang: str, setting: Setting) -> Words:
    """The words for all tables with this setting."""
    return Words(lang, setting)


@lru_cache(maxsize=MOST_KEPT)
def option_seen(words: Words, option: Option, topic: str, facts: tuple[tuple[str, int], ...]) -> OptionSeen:
    """An option of an ask on this topic, at all tables where the same follows from it."""
    targets = shared(sorted(pointed_at_in(words.of(), option)))
    return OptionSeen(words.option(option, dict(facts), topic), option.text, targets, words.does(option))


def words_of(room: Room, seats: int, lang: str) -> Words:
    """The words for what was agreed in a room; its seats are called as the game calls them."""
    return words_in(lang, setting_of(room, seats))


def setting_of(room: Room, seats: int) -> Setting:
    """The setting of what was agreed in a room. The first call takes long enough to need a thread."""
    data, name = str(room.start.get("data", "")), str(room.start.get("data_name", ""))
    return _setting(room.game, seats, tuple(sorted(room.rules.items())), data, name)


@lru_cache(maxsize=64)
def _setting(game: str, seats: int, rules: tuple[tuple[str, str], ...], data: str, name: str) -> Setting:
    box = shelf.find(game)
    setting: Setting = box.setting(box.configure(seats, dict(rules), data, name))
    return setting


def warm_up() -> None:
    """Make what all tables of all games need. It takes some seconds, so it is done before anybody waits."""
    for game in shelf.names():
        try:
            box = shelf.find(game)
            box.setting(box.configure(box.seat_counts[0]))
            face_of(box)
        except Exception:  # a game may be anybody's; the others can be played
            _log.exception("%s cannot be laid out", game)
        for lang in languages():
            bundle(lang, game)


def chat_seen(line: Chat, people: Sitters) -> ChatLine:
    speaker = people.get(line.person)
    return ChatLine(line.number, "" if speaker is None else speaker.name, line.seat, line.text, line.at)
