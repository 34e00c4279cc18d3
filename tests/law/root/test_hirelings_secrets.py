"""E.2.2, 1.2.1 Who can battle the Spring Uprising is a secret of the own hand. The others see the same questions put,
whatever is held; only the answer tells.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.hired import answer, asked, dice, hand, hire, options, pieces, told, why
from tests.law.root.moles import PARLIAMENT

FOX, MOUSE = "anvil", "investments"  # clearings 1 and 12 are fox


def same_for_others(one: Match, other: Match, seat: int) -> None:
    """All but a seat see the same of two tables that differ in that seat's hand."""
    for viewer in range(3):
        if viewer != seat:
            assert one.view(viewer)["ask"] == other.view(viewer)["ask"]


def both(table: Any, *answers: str, seat: int = 0) -> tuple[Match, Match]:
    """The same situation with a matching card in hand, and with another."""
    able, unable = answer(table(FOX), *answers), answer(table(MOUSE), *answers)
    same_for_others(able, unable, seat)
    return able, unable


@pytest.mark.law("root:1.2.1", "root:E.2.2", "root:E.3.4")
def test_the_dynasty_that_must_battle_is_asked_in_any_case() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            "dynasty",
            by=-1,
            table=["marquise", "corvids", "duchy"],
            more={"dynasty": {"controller": 0}},
            on_map={"rebel": {"1": 2}, "dynast": {"5": 5}},
            cards={0: [card]},
            step=2,
            boards={"marquise": {"actions": 3}},
            chance=dice(1, 0),
        )

    able, unable = both(table, "hireling_move dynasty", "to 1")
    assert asked(able) == asked(unable) == (0, "battle_whom", "E.2.4")
    assert options(able) == {"against uprising"}  # who can must
    assert options(unable) == {"decline"}
    answer(able, "against uprising", "discard anvil")
    assert pieces(able, "rebel", "1") == 1
    answer(unable, "decline")
    assert pieces(unable, "rebel", "1") == 2


def preached(card: str) -> Match:
    """Seat 0, the Marquise, controls Prophets in 12, where Corvids stand beside the Uprising."""
    return hire(
        "uprising",
        "prophets",
        by=-1,
        table=["marquise", "corvids", "duchy"],
        more={"prophets": {"controller": 0}},
        on_map={"rebel": {"12": 2}, "prophet": {"12": 1}, "corvid_warrior": {"12": 2}, "marquise_warrior": {"1": 1}},
        cards={1: [card]},
        step=2,
        boards={"marquise": {"actions": 3}},
        chance=dice(1, 0),
    )


@pytest.mark.law("root:1.2.1", "root:E.2.2", "root:1.5.5")
def test_prophets_do_not_tell_what_the_forced_player_holds() -> None:
    able, unable = preached(FOX), preached(MOUSE)
    for match in (able, unable):
        answer(match, "hireling_battle prophets")
        assert asked(match) == (0, "prophets_against", "E.2.4")
        assert options(match) == {"against uprising", "against prophets"}
        answer(match, "against uprising")
        assert asked(match) == (1, "uprising_pay", "E.2.2")
    assert options(able) == {"discard anvil"}
    assert why(able, "decline") == "E.2.2"
    assert options(unable) == {"decline"}
    answer(able, "discard anvil")
    assert pieces(able, "rebel", "12") == 1
    answer(unable, "decline")
    assert "uprising_unpaid 1 12" in told(unable, "E.2.2")
    assert told(unable, "4.3.2") == []  # nobody rolls
    assert hand(unable, 1) == {MOUSE}


@pytest.mark.law("root:E.2.2", "root:1.5.5")
def test_nobody_without_any_card_is_forced_upon_the_uprising() -> None:
    match = hire(
        "uprising",
        "prophets",
        by=-1,
        table=["marquise", "corvids", "duchy"],
        more={"prophets": {"controller": 0}},
        on_map={"rebel": {"12": 2}, "prophet": {"12": 1}, "corvid_warrior": {"12": 2}, "duchy_warrior": {"12": 1}},
        step=2,
        boards={"marquise": {"actions": 3}},
    )
    answer(match, "hireling_battle prophets", "prophets_force 1 12")
    assert options(match) == {"against 2", "against prophets"}
    assert why(match, "against uprising") == "E.2.2"


@pytest.mark.law("root:E.2.2", "root:11.2.3", "root:1.5.5")
@pytest.mark.parametrize(("card", "open_to"), [(FOX, True), (MOUSE, False)])
def test_of_the_open_hand_of_the_riverfolk_everybody_knows(card: str, open_to: bool) -> None:
    match = hire(
        "uprising",
        "prophets",
        by=-1,
        table=["marquise", "riverfolk", "duchy"],
        more={"prophets": {"controller": 0}},
        on_map={"rebel": {"12": 2}, "prophet": {"12": 1}, "riverfolk_warrior": {"12": 2}, "duchy_warrior": {"12": 1}},
        cards={1: [card]},
        step=2,
        boards={"marquise": {"actions": 3}},
    )
    answer(match, "hireling_battle prophets", "prophets_force 1 12")
    assert ("against uprising" in options(match)) is open_to


@pytest.mark.law("root:1.2.1", "root:D.4.2", "root:E.2.2")
def test_the_vagrant_does_not_learn_what_others_hold() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["vagabond", "marquise", "corvids"],
            on_map={"rebel": {"12": 2}, "marquise_warrior": {"12": 2}},
            cards={1: [card]},
            boards={"vagabond": {"character": "vagrant", "clearing": "12", "items": {"ready": {"torch": 1}}}},
            chance=dice(1, 0),
        )

    able, unable = table(FOX), table(MOUSE)
    assert options(able, "instigate") == options(unable, "instigate")
    for match in (able, unable):
        answer(match, "instigate 1 uprising")
        assert asked(match) == (1, "uprising_pay", "E.2.2")
    assert options(able) == {"discard anvil"}
    assert options(unable) == {"decline"}


@pytest.mark.law("root:1.2.1", "root:7.5.2.III", "root:E.2.2")
def test_the_eyrie_is_asked_before_turmoil() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["eyrie", "marquise", "corvids"],
            on_map={"rebel": {"1": 2}, "eyrie_warrior": {"1": 1}, "roost": {"1": 1}},
            cards={0: [card]},
            step=2,
            boards={
                "eyrie": {
                    "leader": "builder",
                    "decree": [[], [], ["foxfolk_steel"], []],
                    "resolved": ["vizier_1", "vizier_2"],
                }
            },
        )

    able, unable = both(table)
    assert asked(able) == asked(unable) == (0, "eyrie_decree", "7.5.2")
    assert options(able) == {"decree_battle foxfolk_steel 1"}
    assert options(unable) == {"decree_defy foxfolk_steel"}


@pytest.mark.law("root:1.2.1", "root:15.5.2.II", "root:E.2.2")
def test_the_keepers_are_asked_whom_they_battle() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["keepers", "marquise", "corvids"],
            on_map={"rebel": {"1": 2}, "keepers_warrior": {"1": 3}},
            cards={0: [card]},
            step=3,
            boards={"keepers": {"retinue": [[], ["foxfolk_steel"], []], "relics": {"figure_a": "a"}}},
        )

    able, unable = both(table, "retinue_delve foxfolk_steel 1")
    assert asked(able) == asked(unable) == (0, "battle_whom", "15.5.2.II")
    assert options(able) == {"against uprising"}
    assert options(unable) == {"decline"}
    answer(unable, "decline")
    assert options(unable) == {"delve figure_a", "decline"}


@pytest.mark.law("root:1.2.1", "root:15.5.2", "root:E.2.2")
def test_the_keepers_are_asked_with_nothing_but_rebels_to_battle() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["keepers", "marquise", "corvids"],
            on_map={"rebel": {"1": 2}, "keepers_warrior": {"1": 3}},
            cards={0: [card]},
            step=3,
            boards={"keepers": {"retinue": [[], ["foxfolk_steel"], []]}},
        )

    able, unable = both(table)
    assert asked(able) == asked(unable) == (0, "keepers_act", "15.5.2")
    assert options(able) == {"retinue_delve foxfolk_steel 1", "done"}
    assert options(unable) == {"done"}


@pytest.mark.law("root:1.2.1", "root:14.5.3", "root:E.2.2")
def test_the_warlord_is_asked_after_his_move() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["hundreds", "marquise", "corvids"],
            on_map={"rebel": {"1": 2}, "warlord": {"5": 1}, "hundreds_warrior": {"5": 2, "1": 3}},
            cards={0: [card]},
            step=3,
        )

    able, unable = both(table, "to 1", "with_warlord 2")
    assert asked(able) == asked(unable) == (0, "hundreds_then_battle", "14.5.3")
    assert options(able) == {"battle 1", "decline"}
    assert options(unable) == {"decline"}


@pytest.mark.law("root:1.2.1", "root:10.4.3.I", "root:E.2.2")
def test_the_cult_is_asked_after_the_move_of_a_crusade() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["cult", "marquise", "corvids"],
            phase="birdsong",
            on_map={"rebel": {"1": 2}, "cult_warrior": {"5": 4}},
            cards={0: [card]},
            step=2,
            boards={"cult": {"acolytes": 2, "outcast": "rabbit"}},
        )

    able, unable = both(table, "from 5", "to 1", "number 4")
    assert asked(able) == asked(unable)
    assert asked(able)[1] == "cult_crusade_on"
    assert options(able) == {"battle 1", "done"}
    assert options(unable) == {"done"}


@pytest.mark.law("root:1.2.1", "root:4.1.3", "root:E.2.2")
def test_the_owner_of_command_warren_is_asked_at_noon() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["marquise", "eyrie", "corvids"],
            step=0,
            on_map={"rebel": {"1": 2}, "marquise_warrior": {"1": 1}},
            cards={0: [card]},
            crafted={0: ["command_warren_1"]},
        )

    able, unable = both(table)
    assert asked(able) == asked(unable)
    assert options(able) == {"use command_warren_1", "done"}
    assert options(unable) == {"done"}


@pytest.mark.law("root:1.2.1", "root:4.1.3", "root:E.2.2")
def test_the_emigre_is_asked_for_its_battle() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["marquise", "eyrie", "corvids"],
            deck="exiles",
            phase="birdsong",
            step=3,
            on_map={"rebel": {"1": 2}, "marquise_warrior": {"5": 3}},
            cards={0: [card]},
            crafted={0: ["eyrie_emigre"]},
        )

    able, unable = both(table, "from 5", "to 1", "number 3")
    assert asked(able) == asked(unable) == (0, "battle_whom", "4.1.3")
    assert options(able) == {"against uprising"}
    assert options(unable) == {"decline"}
    answer(unable, "decline")
    assert "discarded 0 eyrie_emigre" in told(unable, "4.1.3")


@pytest.mark.law("root:1.2.1", "root:12.5.2.VI", "root:E.2.2")
@pytest.mark.parametrize("minister", ["captain", "brigadier"])
def test_for_whom_the_mayor_stands_in_is_not_told(minister: str) -> None:
    """He could bank the card too; only with a matching one could he battle, outnumbered as the Duchy is."""

    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["duchy", "marquise", "corvids"],
            on_map={"rebel": {"1": 3}, "duchy_warrior": {"1": 2}},
            cards={0: [card]},
            step=PARLIAMENT,
            boards={"duchy": {"swayed": [minister, "banker", "mayor"]}},
        )

    able, unable = both(table)
    assert asked(able) == asked(unable) == (0, "duchy_parliament", "12.5.2")
    able, unable = both(table, "call mayor")
    assert asked(able) == asked(unable) == (0, "duchy_mayor_as", "12.5.2.VI")
    assert options(able) == {f"call {minister}", "call banker"}
    assert options(unable) == {"call banker"}


@pytest.mark.law("root:1.2.1", "root:12.5.2.IV", "root:E.2.2")
def test_the_brigadier_is_asked_for_a_second_battle() -> None:
    """Both cards match in the first battle, with a lone rebel; only one of them would in the second."""

    def table(card: str) -> Match:
        return hire(
            "uprising",
            by=-1,
            table=["duchy", "marquise", "corvids"],
            on_map={"rebel": {"1": 1, "12": 2}, "duchy_warrior": {"1": 3, "12": 1}},
            cards={0: ["foxfolk_steel", card]},
            step=PARLIAMENT,
            boards={"duchy": {"swayed": ["brigadier"]}},
            chance=dice(1, 0),
        )

    answers = ("call brigadier", "battle 1", "against uprising", "discard foxfolk_steel")
    able, unable = both(table, *answers)
    assert asked(able) == asked(unable) == (0, "duchy_brigade_again", "12.5.2.IV")
    assert options(able) == {"battle 12", "done"}
    assert options(unable) == {"done"}


@pytest.mark.law("root:1.2.1", "root:E.2.2", "root:E.2.4")
def test_vault_keepers_beside_the_uprising_are_asked_in_any_case() -> None:
    def table(card: str) -> Match:
        return hire(
            "uprising",
            "vaults",
            by=-1,
            table=["marquise", "corvids", "duchy"],
            more={"vaults": {"controller": 0}},
            on_map={"rebel": {"1": 2}, "vault": {"1": 1}, "vault_keeper": {"1": 2}, "marquise_warrior": {"8": 1}},
            cards={0: [card]},
            step=2,
            boards={"marquise": {"actions": 3}},
            chance=dice(1, 0),
        )

    able, unable = both(table, "hireling_act vaults", "decline", "hireling_battle vaults")
    assert asked(able) == asked(unable) == (0, "hireling_battle", "E.2.4")
    assert options(able) == {"battle 1", "decline"}
    assert options(unable) == {"decline"}
