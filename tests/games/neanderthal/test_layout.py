"""The layout of Neanderthal: what is printed on cards and placards, and what a board reads off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import lawspeaker
from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.text.face import face_of
from tests.law.neanderthal.table import GAP, ICE, answer, table


def layout(seats: int = 3, data: Path | None = None, **rules: str) -> dict[str, Any]:
    match = start("neanderthal", seats=seats, rules=rules, data=data)
    return face_of(shelf.find("neanderthal")).layout(match.game.setting)


def facts(match: Match) -> dict[str, Any]:
    return cast("dict[str, Any]", match.view(0)["facts"])


# What is printed


def test_a_biome_has_what_its_hunters_read() -> None:
    mammoth = layout()["cards"]["woolly_mammoth"]
    assert (mammoth["kind"], mammoth["row"], mammoth["climax"]) == ("game", "north", 33)
    assert mammoth["hunt"] == {
        "type": "big",
        "hits": 3,
        "hitting": [1, 2],
        "bloody": [5],
        "frostbite": [6],
        "babies": 5,
        "tools": ["white", "black"],
        "frees": ["white", "black"],
        "basket": False,
        "predator": False,
        "trophy": 4,
        "trophies": 2,
        "hand": None,
    }


def test_a_daughter_has_her_event_and_what_she_does() -> None:
    told = layout()
    woman = told["cards"]["fashion_woman"]
    assert (woman["hunt"], woman["media"], woman["portals"]) == (
        None,
        ["orange", "white"],
        ["shaman_orange", "shaman_white"],
    )
    assert woman["powers"] == ["takes_back"]
    assert told["events"]["fashion_woman"] == {
        "order": ["cro_magnon", "archaic", "neanderthal"],
        "icons": [
            {"icon": "warming", "number": 1},
            {"icon": "chaos", "number": 1},
            {"icon": "wanderlust", "number": 1},
        ],
    }


def test_on_a_map_she_does_something_else() -> None:
    told = layout(1, variant="alien")
    assert told["cards"]["fashion_woman"]["powers"] == ["stays_alone"]
    assert (told["mapped"], told["artifacts"], told["columns"], told["slots"][-1]) == (True, True, 5, "4_5")
    assert layout()["slots"] == [f"{row}_{place}" for row in ("north", "south") for place in range(1, 7)]


def test_ranks_and_sexualities_say_what_they_cost_and_score() -> None:
    told = layout()
    assert [rank["name"] for rank in told["ranks"] if rank["tribal"]] == ["chief", "shaman"]
    assert told["ranks"][2] == {
        "name": "knapper",
        "disk": "black",
        "domain": "technical",
        "alpha": "big",
        "tribal": False,
    }
    assert told["sexualities"]["harem"]["disks"] == ["orange", "white", "black"]
    assert told["sexualities"]["promiscuous"]["points"]["trophy"] == 3
    assert told["portals"]["venus_black"] == {"spot": "venus", "disk": "black"}


def test_it_says_which_numbers_are_reconstructed(tmp_path: Path) -> None:
    assert "climax" in layout()["reconstructed"]["caribou"]
    assert "portals" not in layout()["reconstructed"]["piper"]
    own = tmp_path / "my.toml"
    own.write_text("[biome.caribou]\nclimax = 37\n", encoding="utf-8")
    told = layout(data=own)
    assert told["cards"]["caribou"]["climax"] == 37
    assert "climax" not in told["reconstructed"]["caribou"]


def test_it_is_plain_data() -> None:
    told = layout()
    assert json.loads(json.dumps(told)) == told


# What is read off the table


def test_it_is_told_which_icon_is_settled_and_who_leads_the_auction() -> None:
    match = lawspeaker.start("neanderthal", seats=3, seed=4)
    assert facts(match)["icon"] == -1
    while match.ask is not None and match.ask.topic.name != "bid":
        match.choose(0)
    assert facts(match)["auction"]
    assert (facts(match)["icon"], facts(match)["highest_bidder"]) == (-1, "none")
    asked = match.ask
    assert asked is not None
    bidder = next(tribe for tribe, seat in facts(match)["seats"].items() if seat == asked.seat)
    match.answer("bid 1")
    assert facts(match)["highest_bidder"] == bidder


def test_it_is_told_whose_turn_it_is_and_what_is_displaced_first() -> None:
    match = table(
        "archaic",
        "neanderthal",
        north=["caribou", ICE, GAP, "woolly_mammoth"],
        pieces={"archaic": {"unassigned": 2}, "neanderthal": {"unassigned": 2}},
    )
    told = facts(match)
    assert told["turn_of"] == "archaic"
    assert told["displaced_first"] == ["caribou", "rabbits"]
    answer(match, "done")
    assert facts(match)["turn_of"] == "neanderthal"


def test_it_is_told_how_many_cards_and_portals_a_species_needs() -> None:
    match = table(
        "archaic",
        "neanderthal",
        pieces={"archaic": {"unassigned": 2, "archaic_6": 1}, "neanderthal": {"unassigned": 2}},
        tribal=["archaic"],
        tableau={"horse": "archaic"},
        hand={"musk_ox": "archaic"},
    )
    told = facts(match)
    assert told["hand_size"] == {"archaic": 1, "neanderthal": 0}
    assert told["helping"]["archaic"] == ["horse"]
    assert told["portals_needed"] == 6


def test_it_is_told_what_points_would_be_counted_now() -> None:
    match = lawspeaker.start("neanderthal", seats=3, seed=4)
    while match.ask is not None:
        told = facts(match)["points"]
        match.choose(len(match.ask.options) - 1)
    assert match.result is not None
    state = cast("dict[str, Any]", match.view(0)["state"])
    assert facts(match)["points"] == state["points"]
    assert set(told) == set(state["points"])


def test_it_is_told_how_likely_a_hunt_succeeds() -> None:
    def chance(**given: Any) -> int:
        match = table(
            "archaic", "neanderthal", north=["caribou"], pieces={"archaic": {"caribou": 3, "archaic_3": 1}}, **given
        )
        return cast(int, facts(match)["chances"]["caribou"]["archaic"])

    assert chance() == 56  # the Alpha counts as a 1, and one of two other dice must show 1 or 2: 20/36
    assert chance(alpha={"archaic": "archaic_3"}) == 26
