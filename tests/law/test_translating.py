"""Lawbooks in other languages."""

from __future__ import annotations

import pytest

from lawspeaker.law.clauses import Chapter, Clause, Lawbook, Ruling, Value
from lawspeaker.law.errors import BookError
from lawspeaker.law.lawbook import book, find, games_with_books, search
from lawspeaker.law.translating import read_translation, translated
from lawspeaker.text.words import languages

BOOK = Lawbook(
    game="toy",
    title="Toy",
    documents=(),
    chapters=(Chapter("A", "Cards", "A.1"),),
    scopes={"core": "core rules"},
    clauses=(
        Clause("toy", "A.1", "core", "Draw a card.", "played", gap="How many is not said."),
        Clause("toy", "A.2", "core", "Win.", "played"),
    ),
    rulings=(
        Ruling(
            "R01", "ruling", "many", ("A.1",), "How many?", "one", (Value("one", "One."), Value("two", "Two.")), "So."
        ),
    ),
)
WHOLE = """
title = "おもちゃ"
scope = { core = "一般ルール" }
chapter = { A = "カード" }
[clause."A.1"]
summary = "カードを引く。"
gap = "枚数は書かれていない。"
[clause."A.2"]
summary = "勝つ。"
[ruling.R01]
question = "何枚か。"
reason = "そういうもの。"
values = { one = "1枚。", two = "2枚。" }
"""


def test_a_whole_translation_leaves_nothing_in_english() -> None:
    book = translated(BOOK, read_translation(WHOLE, "ja/toy.toml"), "ja/toy.toml")
    assert book.untranslated == ()
    assert book.title == "おもちゃ"
    assert book.scopes == {"core": "一般ルール"}
    assert [chapter.title for chapter in book.chapter_of("A.2")] == ["カード"]
    assert (book.clause("a.1").summary, book.clause("a.1").gap) == ("カードを引く。", "枚数は書かれていない。")
    assert book.clause("A.1").state == "played"
    assert [value.meaning for value in book.rulings[0].values] == ["1枚。", "2枚。"]
    assert book.rulings[0].default == "one"


def test_what_is_missing_stays_english_and_is_listed() -> None:
    words = read_translation(
        '[clause."A.1"]\nsummary = "カードを引く。"\n[ruling.R01]\nvalues = { one = "1枚。" }', "ja"
    )
    book = translated(BOOK, words, "ja")
    assert book.clause("A.1").gap == "How many is not said."
    assert book.untranslated == (
        *("title", "scope core", "chapter A", "A.1 gap", "A.2 summary"),
        *("R01 question", "R01 reason", "R01 two"),
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[clause."A.9"]\nsummary = "x"', "'A.9', which the book does not have"),
        ("[ruling.R01]\nvalues = { three = \"3\" }", "the value 'three' of R01"),
        ('[clause."A.1"]\nsumary = "x"', "sumary"),
        ('[chapter]\nB = "x"', "'B', which the book does not have"),
        ("[clauses]", "no table 'clauses'"),
    ],
)  # fmt: skip
def test_what_the_book_does_not_have_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BookError, match=problem):
        translated(BOOK, read_translation(text, "ja/toy.toml"), "ja/toy.toml")


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
@pytest.mark.parametrize("game", games_with_books())
def test_every_clause_and_ruling_is_told_in_every_language(game: str, lang: str) -> None:
    assert book(game, lang).untranslated == ()
    assert [clause.id for clause in book(game, lang).clauses] == [clause.id for clause in book(game).clauses]


def test_the_law_is_searched_in_the_language_of_the_reader() -> None:
    assert "8.2.6" in [clause.id for clause in search("蜂起", "root", "ja")]
    assert search("outrage", "root", "ja") == []
    assert find("root:8.2.6", "ko").summary != find("root:8.2.6").summary


@pytest.mark.parametrize(
    ("words", "lang", "clause"),
    [
        ("ﾎｳｷ", "ja", None),
        ("しじとーくん", "ja", "8.2.6"),
        ("支持ﾄｰｸﾝを除去", "ja", "8.2.6"),
        ("兵士を支持広場へ移動させると", "ja", "8.2.6"),
        ("동조공터로", "ko", "8.2.6"),
        ("지지자를", "ko", "8.2.6"),
        ("ＯＵＴＲＡＧＥ", "en", "8.2.6"),
        ("turmoil", "en", "7.7.4"),
    ],
)
def test_width_kana_spaces_and_particles_do_not_matter(words: str, lang: str, clause: str | None) -> None:
    found = [clause.id for clause in search(words, "root", lang)]
    assert clause in found if clause else not found
