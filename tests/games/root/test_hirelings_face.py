"""Hirelings in the terminal: their pieces on the map, and a line for each card."""

from __future__ import annotations

import pytest

from tests.law.root.woodland import woodland


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Pa Forest Patrol  Corvid Conspiracy, 2 control markers  3 warriors on the card",
                "Pr Lizard Envoys  in the supply",
                "Ex The Exile  in the supply  4 items",
            ],
        ),
        (
            "ja",
            [
                "Pa 森林巡察隊  黒鴉結社（コントロールマーカー2個）  カード上の兵士3個",
                "Pr 蜥蜴の使節  サプライ",
                "Ex 追放者  サプライ  アイテム4枚",
            ],
        ),
        (
            "ko",
            [
                "Pa 숲 순찰대  까마귀 결사(통제 마커 2개)  카드 위 병사 3개",
                "Pr 도마뱀 사절  공급처",
                "Ex 유배자  공급처  아이템 4개",
            ],
        ),
    ],
)
def test_hirelings_are_drawn(lang: str, lines: list[str]) -> None:
    match = woodland(
        table=["duchy", "corvids", "eyrie"],
        rules={"hirelings": "three"},
        hirelings={
            "patrol": {"controller": 1, "markers": 2, "kept": 3},
            "prophets": {"demoted": True},
            "exile": {"forest": "c", "clubs": 3, "items": {"tea": 1}},
        },
        on_map={"patrol": {"1": 2}},
    )
    drawn = match.drawn(0, lang, 120)
    for line in lines:
        assert line in drawn
    assert "Pa2" in drawn
    assert "(c @Ex)" in drawn


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Hi Highway Bandits  in the supply  on paths 1-5, 9-12", "Fu Stoic Protector  in the supply"]),
        ("ja", ["Hi 街道の盗賊  サプライ  道：1-5、9-12", "Fu 泰然たる守護者  サプライ"]),
        ("ko", ["Hi 노상강도  공급처  길: 1-5, 9-12", "Fu 의연한 수호자  공급처"]),
    ],
)
def test_bandits_and_a_protector_are_drawn(lang: str, lines: list[str]) -> None:
    match = woodland(
        rules={"hirelings": "three"},
        hirelings={
            "bandits": {"roads": ["1-5", "9-12"]},
            "protector": {"demoted": True, "clearing": "5"},
            "band": {},
        },
        on_map={"bandsman": {"1": 2}},
    )
    drawn = match.drawn(0, lang, 120)
    for line in lines:
        assert line in drawn
    assert "Ba2" in drawn
    assert "@Fu" in drawn
