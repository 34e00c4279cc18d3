"""What is sent to a seat tells nothing that the seat may not know."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import OMNISCIENT, SPECTATOR
from lawspeaker.table.live import drawn
from lawspeaker.table.live.played import SLICE
from lawspeaker.table.live.seen import Sight, room_seen
from lawspeaker.table.protocol.messages import RoomState
from lawspeaker.table.storage.models import BOT, OVER, PERSON, PLAYING, Person, Room, Seat
from lawspeaker.terminal.session import Session
from lawspeaker.text.words import languages

EVERY = {"toy": 1, "root": 12, "neanderthal": 12}  # so many answers from one look to the next; else
USUAL = 6  # in shorter games
AHEAD = 6  # options of an ask, at most, of which it is looked at what would come of them


async def sent(match: Match, seat: int, lang: str, told: int) -> bytes:
    """All that can be sent to a seat; but not whether it can take something back, for a twin's past is shorter."""
    sight = Sight(match, seat, lang)
    table = sight.table(len(match.steps), await sight.lines(told), told)
    table.number, table.told, table.undo = 0, 0, False
    board = drawn.parts(sight.face, match.view(seat), sight.words, sight.targets(), sight.targets(0), 100)
    ask = match.ask
    places = range(len(ask.options)) if ask is not None and ask.seat == seat else range(0)
    ahead = [sight.ahead(place) for place in places[:: 1 + len(places) // AHEAD]]
    return msgspec.json.encode([table, board, await sight.forbidden(), ahead])


@pytest.mark.parametrize("name", sorted({*shelf.names(), "toy"} - {"tide"}))
async def test_tables_that_differ_in_hidden_things_are_told_alike(name: str) -> None:
    """In a whole game at random: exchange all that a seat may not know, and what is sent to it is byte for byte the
    same.
    """
    box, random = shelf.find(name), Random(7)
    match = start(name, seats=box.seat_counts[0], seed=7)
    viewers = [*range(match.game.seats), SPECTATOR]
    every = EVERY.get(name, USUAL)
    differing = 0
    while match.ask is not None:
        match.choose(random.randrange(len(match.ask.options)))
        if len(match.steps) % every:
            continue
        seat, lang = random.choice(viewers), random.choice(languages())
        twin = match.twin(seat, random.getrandbits(32))
        if twin is not None:
            differing += twin.hash() != match.hash()
            assert await sent(match, seat, lang, match.twin_told()) == await sent(twin, seat, lang, 0)
    hides = any(domain.secret for domain in match.game.setting.catalogue.domains.values())
    assert differing > 10 or not hides


async def test_options_are_for_the_asked_seat_only() -> None:
    match = start("toy", seats=3, seed=1)
    for seat in (0, 1, 2, SPECTATOR):
        ask = Sight(match, seat, "en").table(0).ask
        assert ask is not None
        assert (ask.seat, ask.clause, ask.topic) == (0, "2.1", "what_to_do")
        assert (ask.question != "", ask.options != []) == (seat == 0, seat == 0)
    everything = Sight(match, OMNISCIENT, "en").table(0)
    assert everything.ask is not None
    assert everything.ask.options
    assert not everything.undo


async def test_options_and_lines_name_what_they_are_about() -> None:
    match = start("arctic", seats=2, rules={"start_player": "first_seat"})
    sight = Sight(match, 0, "en")
    ask = sight.table(0).ask
    assert ask is not None
    assert ask.options[0].value == "place RU 1"
    assert ask.options[0].targets == ["arctic RU", "influence 1", "place RU 1"]
    match.answer("place RU 1")
    line = (await sight.lines())[-1]
    assert line.clause.startswith("SETUP")
    assert {"country RU", "seat 0"} <= set(line.targets)
    assert line.phrase == match.record[-1].phrase.name
    assert line.args[0] == "seat 0"
    assert set(line.args) <= set(line.targets)


async def test_options_say_what_they_do_as_in_the_terminal() -> None:
    match = Match.from_position({"game": "arctic", "state": {"phase": 6, "influence": {"RU": {"1": 0}}}})
    ask = Sight(match, 0, "en").table(0).ask
    assert ask is not None
    does = [option.does for option in ask.options]
    assert "money from the bank into the country's treasury" in does
    told = Session(match, ["person", "person"], "en", Path("unused")).explanations()
    joined = [" · ".join(line.partition(": ")[2] for line in lines) for lines in told]
    assert [words for words, said in zip(joined, does, strict=True) if said] == [said for said in does if said]


async def test_a_line_does_not_name_a_hidden_card() -> None:
    """What seat 0 draws is named to seat 0 alone, in words and as a target."""
    match = start("toy", seats=2, seed=1)
    match.answer("draw")
    card = match.game.setting.catalogue.domains["card"].values[match.record[-1].args[1]]
    for seat in (0, 1, SPECTATOR):
        sight = Sight(match, seat, "en")
        line = (await sight.lines())[-1]
        assert (f"card {card}" in line.targets) == (seat == 0)
        assert (card in line.text) == (seat == 0)
        assert line.args == ["seat 0", f"card {card}" if seat == 0 else ""]


async def test_lines_begin_where_they_are_wanted() -> None:
    match = start("arctic", seats=2, seed=1)
    sight = Sight(match, 0, "en", told_at=range(1000))
    while len(match.record) <= SLICE:
        match.choose(0)
    lines = await sight.lines()
    assert [line.number for line in lines] == [*range(len(match.record))]
    assert await sight.lines(3) == sight.lines_at_once(3) == lines[3:]
    assert await sight.lines(len(match.record)) == []


def a_room(state: RoomState) -> tuple[Room, list[Seat], dict[str, Person]]:
    room = Room(
        id="room", game="arctic", host="ada", rules={}, created=0, changed=0, state=state, key="ab" * 32, commitment="c"
    )
    seats = [
        Seat(room="room", number=0, kind=PERSON, person="ada", standing_in=True),
        Seat(room="room", number=1, kind=BOT, bot="skilled"),
    ]
    return room, seats, {"ada": Person(id="ada", name="Ada", lang="en", created=0)}


def test_the_key_of_the_dice_is_told_when_the_game_is_over() -> None:
    room, seats, people = a_room(PLAYING)
    seen = room_seen(room, seats, people, "bob", "en")
    assert (seen.commitment, seen.key, seen.host) == ("c", "", False)
    room.state = OVER
    assert room_seen(room, seats, people, "ada", "en").key == "ab" * 32
    assert room_seen(room, seats, people, "ada", "en").host


def test_who_sits_where() -> None:
    room, seats, people = a_room(PLAYING)
    person, bot = room_seen(room, seats, people, "bob", "en", here={0, 1}, left={0: 5.0}).seats
    assert (person.name, person.kind, person.bot, person.standing_in) == ("Ada", "person", "greedy", True)
    assert (person.side, person.here, person.left) == ("White", True, 5.0)
    assert (bot.name, bot.kind, bot.bot, bot.standing_in, bot.left) == ("skilled", "bot", "skilled", False, None)
    assert room_seen(room, seats, people, "bob", "ja").seats[0].side != "White"


def test_a_drawing_is_lines_of_styled_text() -> None:
    match = start("arctic", seats=2, rules={"start_player": "first_seat"})
    sight = Sight(match, 0, "en")
    board = drawn.parts(sight.face, match.view(0), sight.words, sight.targets(), sight.targets(0), 60)
    assert [part.title for part in board] == ["Map", "Countries and companies", "Signs"]
    pieces = [piece for part in board for line in part.lines for piece in line]
    assert all(sum(len(text) for text, _ in line) <= 60 for part in board for line in part.lines)
    assert ("#000000 on #ffffff" in {style for _, style in pieces}) or any(" on #" in style for _, style in pieces)
    assert any("bold reverse" in style for _, style in pieces)  # the option under the cursor


async def test_a_side_that_is_drafted_is_seen_once_it_is_chosen() -> None:
    room, seats, people = a_room(PLAYING)
    room.game, room.rules = "root", {"setup": "draft"}
    match = start("root", seats=2, seed=1, rules=room.rules)
    assert match.ask is not None
    chooser = match.ask.seat
    sight = Sight(match, chooser, "en")
    before = [seat.side for seat in room_seen(room, seats, people, "bob", "en", match=match).seats]
    assert before == ["Seat 1", "Seat 2"]
    match.play("random")
    (faction,) = match.state["factions"]
    number = match.game.setting.catalogue.domains["faction"].number(faction)
    side = sight.words.value("faction", number)
    now = [seat.side for seat in room_seen(room, seats, people, "bob", "en", match=match).seats]
    assert now[chooser] == side
    assert now[1 - chooser] == before[1 - chooser]
    await sight.lines()
    assert sight.words.seat(chooser) == side


async def test_why_not_says_what_keeps_one_from_a_thing_on_the_board() -> None:
    """The place is taken, the thing is not what is asked about, or it can be chosen."""
    match = start("arctic", seats=2, rules={"start_player": "first_seat"})
    match.answer("place RU 1")
    assert match.ask is not None
    sight = Sight(match, match.ask.seat, "en")
    (taken,) = sight.why_not(["place RU 1"])
    assert (taken.clause, taken.reason) == ("SETUP.D.1", "White holds influence space 1 of Russia.")
    (elsewhere,) = sight.why_not(["region RU_C1"])
    assert (elsewhere.clause, elsewhere.reason, elsewhere.options) == (
        match.ask.clause,
        "This is not what you are asked now.",
        [],
    )
    assert [group.reason for group in Sight(match, 0, "en").why_not(["place RU 1"])] == [elsewhere.reason]


async def test_reasons_that_say_the_same_of_several_things_are_one() -> None:
    match = start("arctic", seats=2, rules={"start_player": "first_seat"})
    match.answer("place RU 1")
    match.answer("place NO 1")
    (group, *_) = await Sight(match, 0, "en").forbidden()
    assert group.reason == "White holds influence space 1 of Russia."
    assert group.also == ["Black holds influence space 1 of Norway."]
    assert len(group.options) == 2
