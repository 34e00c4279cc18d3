"""What a draft of factions means for everything around the rules: agreements, positions, copies, faces, numbers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lawspeaker import Match, start
from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel import save
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.shelf import find
from lawspeaker.lab.battery.playing import check_game
from lawspeaker.terminal.session import Session
from lawspeaker.text.words import Words, languages

DRAFT = {"setup": "draft"}


def after_draft(seats: int = 3, seed: int = 2) -> Match:
    match = start("root", seats=seats, seed=seed, rules=DRAFT)
    match.play("random", until=lambda match: match.state["phase"] != "setup")
    return match


def test_nothing_is_agreed_about_factions() -> None:
    match = start("root", seats=3, seed=1, rules={**DRAFT, "faction_1": "eyrie"})
    assert not any(name.startswith("faction_") for name in match.position()["rules"])  # type: ignore[attr-defined]
    assert match.state["factions"] == {}


def test_no_side_is_chosen_or_dealt_beforehand() -> None:
    box = find("root")
    config = box.configure(3, DRAFT)
    assert box.side_options(config) == []
    assert box.dealt(config, Random(1)) == {}
    assert box.counsel(config) == []
    assert len(box.side_options(box.configure(3))) == 3


def test_many_games_keep_the_draft() -> None:
    assert find("root").varied(3, DRAFT, 7) == DRAFT


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_battery_finds_nothing_wrong(seats: int) -> None:
    check_game("root", seats, {**DRAFT, "round_limit": "100"}, seed=seats, thorough=0.01)


def test_a_position_after_the_draft_names_the_factions_and_their_seats() -> None:
    match = after_draft()
    again = Match.from_position(match.position())
    assert again.hash() == match.hash()
    assert again.state["factions"] == match.state["factions"]


def test_a_partial_position_says_who_sits_where() -> None:
    boards = {"eyrie": {"seat": 1, "leader": "despot"}, "marquise": {"seat": 0, "actions": 2}, "alliance": {"seat": 2}}
    on_map = {"marquise_warrior": {"1": 2}}
    given = {"phase": "daylight", "step": 2, "turn": 0, "factions": boards, "on_map": on_map}
    position = {"game": "root", "seats": 3, "rules": DRAFT, "state": given}
    match = Match.from_position(position)
    assert match.ask is not None
    assert match.ask.topic.name == "marquise_act"
    assert match.facts["turn"] == "marquise"


@pytest.mark.parametrize(
    ("boards", "said"),
    [
        ({"marquise": {}}, "factions.marquise.seat is None, but the seats are 0 to 1"),
        ({"marquise": {"seat": 0}, "eyrie": {"seat": 0}}, "marquise and eyrie both have seat 0"),
        ({"marquise": {"seat": 0}}, "seat 1 has no faction, and the set-up is over"),
        ({"cats": {"seat": 0}}, "factions has no 'cats'"),
    ],
)
def test_wrong_seats_are_refused(boards: dict[str, object], said: str) -> None:
    given = {"phase": "daylight", "step": 1, "factions": boards}
    with pytest.raises(PositionError, match=said):
        Match.from_position({"game": "root", "seats": 2, "rules": DRAFT, "state": given})


@pytest.mark.parametrize(
    ("draft", "said"),
    [
        ({"pool": ["eyrie"]}, r"A\.8\.1\)"),
        ({"pool": ["eyrie", "eyrie", "duchy"]}, r"A\.8\.1\)"),
        ({"pool": ["eyrie", "duchy", "cult"], "locked": "eyrie"}, r"A\.8\.1\.II"),
        ({"pool": ["eyrie", "duchy", "cult"], "locked": "corvids"}, r"A\.8\.1\.II"),
        ({"pool": ["eyrie", "duchy", "vagabond"]}, r"A\.8\.1\.III"),
        ({"pool": ["eyrie", "duchy", "cult"], "homelands": {"1": 0}}, r"A\.8\.2\.I"),
    ],
)
def test_a_pool_that_can_never_be_is_refused(draft: dict[str, object], said: str) -> None:
    given = {"phase": "setup", "step": 1, "turn": 0, "draft": draft}
    with pytest.raises(PositionError, match=said):
        Match.from_position({"game": "root", "seats": 2, "rules": DRAFT, "state": given})


def test_a_copy_in_the_draft_goes_its_own_way() -> None:
    match = start("root", seats=3, seed=1, rules=DRAFT)
    copy = match.clone()
    copy.play("random")
    assert match.state["factions"] == {}
    assert len(copy.state["factions"]) == 1
    assert match.game.setting is not copy.game.setting
    assert match.game.setting.schema is copy.game.setting.schema


def test_a_stored_draft_replays() -> None:
    match = after_draft(4)
    again = save.to_match(save.decode(save.encode(save.to_save(match))))
    assert again.hash() == match.hash()


def test_observations_have_the_same_numbers_throughout() -> None:
    match = start("root", seats=3, seed=1, rules=DRAFT)
    encoder = Encoder(match.game.setting)
    size = len(encoder.layout.numbers)
    for _ in range(30):
        assert match.ask is not None
        assert sum(length for _, length in match.game.setting.schema.layout()) == len(match.observe(match.ask.seat))
        assert len(Encoder(match.game.setting).layout.numbers) == size
        match.play("random")


def test_a_seat_is_called_by_its_faction_once_it_has_one() -> None:
    match = start("root", seats=3, seed=1, rules=DRAFT)
    assert match.ask is not None
    seat = match.ask.seat
    words = Words("en", match.game.setting)
    assert words.seat(seat) == f"Seat {seat + 1}"
    match.play("random")
    (faction,) = match.state["factions"]
    later = words.about(match.game.setting)
    assert later.seat(seat) == later.value("faction", match.game.setting.catalogue.domains["faction"].number(faction))
    assert later.about(match.game.setting) is later


def test_a_session_in_the_terminal_follows_the_draft(tmp_path: Path) -> None:
    match = start("root", seats=2, seed=1, rules=DRAFT)
    assert match.ask is not None
    seat = match.ask.seat
    session = Session(match, ["greedy", "greedy"], "en", tmp_path / "game.json", seed=1)
    assert session.words.seat(seat) == f"Seat {seat + 1}"
    match.play("random")
    assert session.words.seat(seat) != f"Seat {seat + 1}"
    session.speak("ja")
    assert session.words.lang == "ja"


@pytest.mark.parametrize("lang", languages())
def test_the_pool_is_drawn_with_the_locked_card_and_the_character(lang: str) -> None:
    draft = {
        "pool": ["eyrie", "duchy", "vagabond", "cult"],
        "locked": "cult",
        "characters": ["ranger", "none"],
        "homelands": {},
    }
    given = {"phase": "setup", "step": 1, "turn": 0, "draft": draft}
    match = Match.from_position({"game": "root", "seats": 3, "rules": DRAFT, "state": given})
    words = Words(lang, match.game.setting)
    drawn = match.drawn(seat=2, lang=lang, width=200)
    lines = drawn.splitlines()
    head = next(place for place, line in enumerate(lines) if words.say("ui-root-pool") in line)
    numbers = match.game.setting.catalogue.domains["faction"].number
    for name, line in zip(draft["pool"], lines[head + 1 : head + 5], strict=True):
        assert words.value("faction", numbers(name)) in line
        assert (words.say("ui-root-pool-locked") in line) == (name == "cult")
    ranger = match.game.setting.catalogue.domains["character"].number("ranger")
    assert words.value("character", ranger) in lines[head + 3]


@pytest.mark.parametrize("bot", ["greedy", "search:20"])
def test_bots_draft_by_reach(bot: str) -> None:
    draft = {"pool": ["eyrie", "alliance", "marquise"], "locked": "none"}
    given = {"phase": "setup", "step": 1, "turn": 0, "draft": draft}
    match = Match.from_position({"game": "root", "seats": 2, "rules": DRAFT, "state": given})
    match.play(bot)
    assert set(match.state["factions"]) == {"marquise"}
