"""What the questions of Root say where the answers are not all of one kind."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.text.words import Words, languages
from tests.law.root.table import eyrie_decree
from tests.law.root.wanderer import answer, dice, related, wander


def question(match: Match, lang: str = "en") -> str:
    assert match.ask is not None
    return Words(lang, match.game.setting).ask(match.ask)


def decree(*cards: str, points: int = 0, held: list[str] | None = None) -> Match:
    """Battles are demanded of the Eyrie, which can battle in fox clearings only."""
    on_map = {"eyrie_warrior": {"1": 2, "12": 2}, "marquise_warrior": {"1": 5, "12": 5}}
    return eyrie_decree([], [], list(cards), on_map=on_map, score=[0, points, 0], cards={1: held or []})


def test_the_decree_says_when_a_choice_is_turmoil() -> None:
    assert question(decree("anvil")) == "The Decree, Battle: which card do you obey, and where?"
    assert question(decree("anvil", "sword")).endswith("Choosing one that cannot be obeyed brings turmoil.")
    before = decree("sword", points=14, held=["bake_sale"])
    assert question(before) == "The Decree, Battle: no card can be obeyed. Do you use anything before the turmoil?"


def tea_time(tea: int) -> Match:
    items = {"track": {"tea": tea}, "exhausted": {"boot": 3, "sword": 3}}
    return wander("1", items=items, phase="birdsong", step=2)


def test_refreshing_says_what_must_be_refreshed() -> None:
    assert question(tea_time(0)) == "Which item do you refresh? (3 left)"
    assert question(tea_time(1)) == "Which item do you refresh? (5 left; 2 of them must be, for your tea)"


def ruined(attacker: str) -> Match:
    """Two buildings without warriors are attacked: by their enemy, or by an enemy whom the Vagrant instigates."""
    on_map = {"sawmill": {"9": 1}, "workshop": {"9": 1}, "eyrie_warrior": {"9": 2}}
    if attacker == "vagrant":
        match = wander("9", character="vagrant", items={"ready": {"torch": 1}}, on_map=on_map, chance=dice(0, 0))
        return answer(match, "instigate 2 1")
    return eyrie_decree([], [], ["sword"], leader="builder", on_map=on_map, chance=dice(0, 0))


def test_a_hit_says_whose_piece_it_removes() -> None:
    assert question(ruined("eyrie")) == "Which of your pieces in clearing 9 is removed? (1 hit left)"
    assert question(ruined("vagrant")) == "Which piece of the Marquise in clearing 9 is removed? (1 hit left)"


def assault(items: dict[str, dict[str, int]], ally: str) -> Match:
    """He attacks the Marquise with or without the Eyrie, and takes two hits."""
    on_map = {"eyrie_warrior": {"1": 3}, "marquise_warrior": {"1": 4}}
    match = wander("1", items=items, board=related(2, "allied"), on_map=on_map, chance=dice(2, 2))
    return answer(match, "battle 1", "against 1", ally)


def test_damage_says_that_an_ally_may_take_it_and_may_mind() -> None:
    items = {"ready": {"sword": 1, "boot": 3}}
    warning = "If those warriors take more hits than your items, their faction turns Hostile. (2 hits left)"
    alone = assault(items, "decline")
    assert question(alone) == "Which item is damaged? (2 hits left)"
    together = assault(items, "with_ally 2")
    assert question(together) == f"Which item is damaged, or is a warrior of the Eyrie removed instead? {warning}"
    bare = answer(assault({"ready": {"sword": 1}}, "with_ally 2"), "damage sword exhausted")
    start = "You have no undamaged item: is a warrior of the Eyrie removed, or do you ignore the hit?"
    assert question(bare) == f"{start} {warning.replace('2 hits', '1 hit')}"


@pytest.mark.parametrize("lang", languages())
def test_every_language_tells_them_apart(lang: str) -> None:
    items = {"ready": {"sword": 1, "boot": 3}}
    matches = [
        decree("anvil"),
        decree("anvil", "sword"),
        decree("sword", points=14, held=["bake_sale"]),
        tea_time(0),
        tea_time(1),
        ruined("eyrie"),
        ruined("vagrant"),
        assault(items, "decline"),
        assault(items, "with_ally 2"),
        answer(assault({"ready": {"sword": 1}}, "with_ally 2"), "damage sword exhausted"),
    ]
    said = [question(match, lang) for match in matches]
    assert len(set(said)) == len(matches)
    assert not any("{" in sentence for sentence in said)
