"""Views and redacted records: what each seat, a spectator and the storage may see."""

from __future__ import annotations

import msgspec

from lawspeaker.kernel.ask import Phrase
from lawspeaker.kernel.record import HIDDEN, Entry
from lawspeaker.kernel.zone import EVERYONE, OMNISCIENT, SPECTATOR
from tests.kernel.tables import played, table


def part(view: dict[str, object], name: str) -> dict[str, object]:
    found = view[name]
    assert isinstance(found, dict)
    return found


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    match = table(seats=3, hands=[["grain1", "guard1"], ["salt3"], []])
    hands = [part(match.view(seat), "state")["hands"] for seat in (0, 1, SPECTATOR)]
    assert hands == [
        [{"cards": ["grain1", "guard1"], "hidden": 0}, {"cards": [], "hidden": 1}, {"cards": [], "hidden": 0}],
        [{"cards": [], "hidden": 2}, {"cards": ["salt3"], "hidden": 0}, {"cards": [], "hidden": 0}],
        [{"cards": [], "hidden": 2}, {"cards": [], "hidden": 1}, {"cards": [], "hidden": 0}],
    ]
    assert part(match.view(OMNISCIENT), "state")["hands"] == [["grain1", "guard1"], ["salt3"], []]


def test_everybody_sees_who_is_asked_what_but_only_the_asked_seat_its_options() -> None:
    match = table()
    match.answer("raid 1")
    assert part(match.view(1), "ask") == {
        "seat": 1,
        "topic": "send_guard",
        "clause": "2.4.1",
        "args": [0],
        "options": ["endure", "guard guard2"],
    }
    for seat in (0, SPECTATOR):
        assert part(match.view(seat), "ask") == {"seat": 1, "topic": "send_guard", "clause": "2.4.1"}


def test_a_view_says_what_was_agreed_and_in_the_end_who_won() -> None:
    view = played(3).view(SPECTATOR)
    assert (view["game"], view["seats"], view["ask"]) == ("toy", 3, None)
    assert sorted(part(view, "rules")) == ["raid", "tithe"]
    assert len(part(view, "result")) == 2


def test_a_view_is_nobody_elses() -> None:
    match = table()
    part(match.view(0), "rules")["raid"] = "two_dice"
    assert match.game.setting.config.rules["raid"] == "die"


def test_views_are_plain_data() -> None:
    match = played(4, answers=20)
    for seat in (SPECTATOR, OMNISCIENT, 0, 1, 2, 3):
        msgspec.json.decode(msgspec.json.encode([match.view(seat), match.record_for(seat), match.observe(seat)]))


def test_a_whispered_card_is_heard_by_those_it_is_meant_for() -> None:
    """2.7 What seat 0 stashes is its own business; that it stashes is not."""
    match = table()
    match.answer("stash cloth2")
    entries = [match.record_for(seat)[-1] for seat in (0, 1, SPECTATOR, OMNISCIENT)]
    assert [entry["args"] for entry in entries] == [[0, 5], [0, HIDDEN], [0, HIDDEN], [0, 5]]
    assert {entry["phrase"] for entry in entries} == {"stashed"}
    assert {entry["clause"] for entry in entries} == {"2.7"}


def test_only_secret_arguments_of_a_whisper_are_hidden() -> None:
    catalogue = table().game.setting.catalogue
    entry = Entry(Phrase("won_charm", "seat", "charm", "coins"), (1, 3, 7), "2.6.3", 0b010)
    assert entry.seen_by(1, catalogue) == (1, 3, 7)
    assert entry.seen_by(0, catalogue) == (1, HIDDEN, 7)
    assert Entry(entry.phrase, entry.args, entry.clause, EVERYONE).seen_by(SPECTATOR, catalogue) == (1, 3, 7)
    assert repr(entry) == "<won_charm seat=1 charm=3 coins=7 (2.6.3)>"


def test_the_record_can_be_read_from_where_one_left_off() -> None:
    match = played(3, answers=15)
    assert match.record_for(1)[5:] == match.record_for(1, 5)
