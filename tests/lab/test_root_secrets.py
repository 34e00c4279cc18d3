"""What the factions and landmarks of Root hide: a leak of it, planted on purpose, is found by the battery.

Each secret is on the table in a situation. Rules may be compiled and cannot be patched, so a leak is planted in what a
faulty rule would have left: a zone that is open, a card that is followed, a line of the record that names too much.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.zone import EVERYONE, SPECTATOR, Zone
from lawspeaker.lab.battery import checks
from lawspeaker.lab.battery.moves import check_moves, moved
from lawspeaker.lab.battery.trial import Broken, Trial, changed
from tests.law.root.company import customer
from tests.law.root.conspiracy import conspire
from tests.law.root.hired import hire
from tests.law.root.horde import horde
from tests.law.root.moles import moles
from tests.law.root.table import answer, marquise_acts
from tests.law.root.temple import temple
from tests.law.root.test_keepers import keepers

TWINS = 24  # tries until what is hidden comes out otherwise


def trial_of(match: Match) -> Trial:
    trial = Trial(match, seed=1, thorough=1.0, longest_tail=64)
    trial.note()
    return trial


def zone_of(match: Match, name: str) -> Zone:
    return next(zone for zone in match.game.zones() if zone.name == name)


def look_for_leaks(match: Match) -> None:
    """Compare with one twin after another."""
    for seed in range(TWINS):
        trial = trial_of(match)
        trial.lots = random.Random(seed)
        checks.check_leaks(trial)


# The situations, a step after a checkpoint


def plotting() -> Match:
    """The Marquise has chosen to march; a Bomb lies face down in 5."""
    match = conspire(
        turn=1,
        step=2,
        down={"5": "bomb_1", "9": "raid_1"},
        boards={"marquise": {"actions": 3}},
        on_map={"marquise_warrior": {"5": 2, "1": 2}},
        cards={1: ["bake_sale"], 2: ["anvil"]},
    )
    return answer(match, "march", "from 1", "to 5", "number 1")


def digging() -> Match:
    """The Keepers have moved out of 5, where a relic lies that nobody has turned."""
    match = keepers(step=2, relics={"figure_c": "5", "figure_a": "a"}, on_map={"keepers_warrior": {"5": 2}})
    return answer(match, "retinue_move retainer_1 5", "to 1", "number 1", "done")


def trading() -> Match:
    """The Marquise has marched beside the Black Market."""
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 2}},
        cards={0: ["armorers_1"], 1: ["bake_sale"]},
        rules={"landmarks": "black_market"},
        landmarks={"black_market": {"clearing": "1", "cards": [["anvil"], ["sword"], ["cobbler_1"]]}},
    )
    return answer(match, "march", "to 5", "number 1")


SECRETS: dict[str, tuple[Callable[[], Match], list[int]]] = {  # by zone: where it matters, and who may not know
    "plots 0": (plotting, [1, 2]),
    "plot_down_5 0": (plotting, [1, 2]),
    "figure 2": (digging, [0, 1, 2]),
    "figure 0": (digging, [0, 1, 2]),
    "market 1": (trading, [0, 1, 2]),
    "hand 1": (trading, [0, 2]),
}

each_secret = pytest.mark.parametrize("name", SECRETS)


@each_secret
def test_twins_differ_in_it_and_nobody_sees_it(name: str) -> None:
    """So a rule that told something of it would be found out."""
    situation, strangers = SECRETS[name]
    match = situation()
    for seat in strangers:
        twins = [twin for seed in range(TWINS) if (twin := match.twin(seat, seed)) is not None]
        assert any(sorted(zone_of(twin, name).cards) != sorted(zone_of(match, name).cards) for twin in twins), seat
    look_for_leaks(match)
    checks.check_sights(trial_of(match))


@each_secret
def test_opened_to_all_it_is_not_as_the_table_of_zones_says(name: str) -> None:
    match = SECRETS[name][0]()
    zone_of(match, name).sight = EVERYONE
    with pytest.raises(Broken, match=f"{name} has "):
        checks.check_sights(trial_of(match))


@each_secret
def test_opened_to_all_it_shows_where_a_twin_differs(name: str) -> None:
    match = SECRETS[name][0]()
    zone_of(match, name).sight = EVERYONE
    with pytest.raises(Broken, match="it differs where only hidden things do"):
        look_for_leaks(match)


# Cards and tokens that are followed


def followed(match: Match, text: str) -> None:
    """Give an answer, and let whoever knew a card go on knowing it where it lies now."""
    trial = trial_of(match)
    before = [zone.copy() for zone in match.game.zones()]
    answer(match, text)
    trial.before, trial.after = changed(before, match.game.zones())
    trial.note()
    check_moves(trial)  # nothing is wrong with it
    moves = moved(trial.before, trial.after)
    assert moves
    for move in moves:
        move.target.own()
        move.target.seen[move.place] |= move.source.mask(move.left) & ~move.target.sight
    with pytest.raises(Broken, match="and was not told that it went there from"):
        check_moves(trial)


def test_a_plot_that_is_followed_out_of_the_supply() -> None:
    """Everybody knows the Bomb there, which has gone off before; that it is laid now nobody may see."""
    rest = ["bomb_2", "snare_1", "snare_2", "extortion_1", "extortion_2", "raid_1", "raid_2"]
    match = conspire(board={"plots": ["bomb_1@1,2", *rest]}, on_map={"corvid_warrior": {"5": 1}})
    answer(match, "plot 5")
    followed(match, "lay_plot bomb_1")


def test_a_card_of_an_extortion_that_a_third_player_follows() -> None:
    """The Alliance has seen the card that the Corvids take from the Marquise."""
    match = conspire(
        "birdsong",
        step=2,
        down={"5": "extortion_1"},
        on_map={"corvid_warrior": {"5": 1}, "marquise_warrior": {"5": 1}},
        cards={1: ["anvil@2"]},
    )
    followed(match, "flip_plot 5")


def test_a_card_that_is_followed_to_the_black_market() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}},
        cards={0: ["armorers_1@2", "sappers_1"]},
        rules={"landmarks": "black_market"},
        landmarks={"black_market": {"clearing": "1", "cards": [["anvil"], ["sword"], ["cobbler_1"]]}},
    )
    answer(match, "trade_at_market 1")
    followed(match, "give armorers_1")


# Lines of the record that name too much


def told_to_all(match: Match, phrase: str) -> None:
    """Let everybody read what the last line of this kind has kept from some."""
    entry = [entry for entry in match.record if entry.phrase.name == phrase][-1]
    assert entry.mask != EVERYONE
    entry.mask = EVERYONE
    with pytest.raises(Broken, match="it differs where only hidden things do"):
        look_for_leaks(match)


def test_a_line_that_names_the_card_of_an_extortion() -> None:
    match = conspire(
        "birdsong",
        step=2,
        down={"5": "extortion_1", "9": "raid_1"},
        on_map={"corvid_warrior": {"5": 1, "9": 1}, "marquise_warrior": {"5": 1}},
        cards={1: ["anvil", "sword"], 2: ["bake_sale"]},
    )
    told_to_all(answer(match, "flip_plot 5"), "took_card")


def test_a_line_that_names_what_was_traded_at_the_market() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}},
        cards={0: ["armorers_1", "sappers_1"], 1: ["bake_sale"]},
        rules={"landmarks": "black_market"},
        landmarks={"black_market": {"clearing": "1", "cards": [["anvil"], ["sword"], ["cobbler_1"]]}},
    )
    told_to_all(answer(match, "trade_at_market 1", "give armorers_1"), "traded")


# What is open to all, and must be


def views(match: Match, faction: str) -> list[Any]:
    """What a spectator and each seat see of a faction's board."""
    seen: list[Any] = [match.view(seat) for seat in (SPECTATOR, 0, 1, 2)]
    return [view["state"]["factions"][faction] for view in seen]


@pytest.mark.law("root:14.2.4", "root:14.4.4", "root:14.4.1")
def test_everybody_sees_the_hoard_and_the_mood_and_nobody_what_lies_under_ruins() -> None:
    match = horde("first", hoard={"boot": 1, "sword": 2}, mood="bitter", on_map={"warlord": {"1": 1}})
    first, *others = views(match, "hundreds")
    assert first["hoard"] == {"boot": 1, "sword": 2}
    assert others == [first] * 3
    ruins: Any = match.view(0)["state"]
    assert [zone["cards"] for zone in ruins["ruin_items"]] == [[]] * 12


@pytest.mark.law("root:11.2.3", "root:11.2.4", "root:11.2.6.I")
def test_everybody_sees_the_hand_the_funds_and_who_has_paid() -> None:
    match = customer(prices=(2, 1, 1), cards={1: ["anvil", "sword"], 2: ["bake_sale"]})
    answer(match, "buy_card anvil")
    first, *others = views(match, "riverfolk")
    assert first["payments"] == [2, 0, 0]
    assert others == [first] * 3
    hands: list[Any] = [match.view(seat) for seat in (SPECTATOR, 0, 1, 2)]
    assert [view["state"]["hands"][1]["cards"] for view in hands] == [["sword"]] * 4
    assert [view["state"]["hands"][0]["cards"] for view in hands] == [["anvil"]] * 4  # bought for all to see
    assert [view["state"]["hands"][2]["cards"] for view in hands] == [[], [], [], ["bake_sale"]]


@pytest.mark.law("root:10.5", "root:10.2.6", "root:12.6.1")
@pytest.mark.parametrize(
    ("match", "faction"),
    [
        (temple(cards={0: ["anvil"]}, revealed=["sword"], souls=["bake_sale"], acolytes=2), "cult"),
        (moles(cards={0: ["anvil"]}, own={"revealed": ["sword"]}, swayed=["mayor"]), "duchy"),
    ],
    ids=["cult", "duchy"],
)
def test_beside_its_hand_it_hides_nothing(match: Match, faction: str) -> None:
    first, *others = views(match, faction)
    assert first["revealed"]["cards"] == ["sword"]
    assert others == [first] * 3


@pytest.mark.law("root:E.1.2", "root:E.2.2")
def test_hirelings_hide_nothing() -> None:
    fields = {"forest": "a", "clubs": 2, "items": {"boot": 1}}
    match = hire("exile", "patrol", table=["eyrie", "alliance", "corvids"], fields=fields, turn=1, by=1)
    seen: list[Any] = [match.view(seat) for seat in (SPECTATOR, 0, 1, 2)]
    assert [view["state"]["hirelings"] for view in seen[1:]] == [seen[0]["state"]["hirelings"]] * 3
