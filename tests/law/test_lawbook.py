"""The lawbook: what is in it, how it is read, looked up, searched and counted."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lawspeaker.cli import main as app
from lawspeaker.kernel.errors import ConfigError, LawspeakerError, UnknownGame
from lawspeaker.law import lawbook
from lawspeaker.law.citations import cited_in_code, cited_in_text
from lawspeaker.law.coverage import coverage
from lawspeaker.law.lawbook import BookError, UnknownClause, book, cited, find, games_with_books, search
from lawspeaker.law.proofs import file_proofs, proofs
from lawspeaker.law.reading import read_book

HEADER = """
[book]
game = "demo"
title = "Demo"
[[book.documents]]
id = "en"
language = "English"
edition = "first"
"""


def clause(clause_id: str, state: str = "played", more: str = "") -> str:
    return f'[[clause]]\nid = "{clause_id}"\nscope = "base"\nsummary = "Something."\nstate = "{state}"\n{more}\n'


def ruling(clauses: str = '["A.1"]', default: str = "one", more: str = "") -> str:
    return f"""
[[ruling]]
id = "R01"
kind = "ruling"
option = "first"
clauses = {clauses}
question = "Which?"
default = "{default}"
values = [{{ name = "one", meaning = "One." }}, {{ name = "two", meaning = "Two." }}]
reason = "Because."
{more}
"""


# The books as they are


def test_the_four_books_hold_every_clause() -> None:
    counts = {game: len(book(game).clauses) for game in games_with_books()}
    assert counts == {"arctic": 152, "greenland": 412, "neanderthal": 380, "root": 542}


def test_clauses_stand_in_the_order_of_the_document() -> None:
    ids = [clause.id for clause in book("arctic").clauses]
    assert ids[0] == "GOAL.1"
    assert ids.index("SETUP.A.1") < ids.index("P1.1") < ids.index("P9.4") < ids.index("END.1")


@pytest.mark.parametrize("game", games_with_books())
def test_every_clause_stands_in_a_chapter_and_every_scope_has_a_name(game: str) -> None:
    law = book(game)
    assert all(law.chapter_of(clause.id) for clause in law.clauses)
    assert {clause.scope for clause in law.clauses} == set(law.scopes)
    chapters = {chapter.id for found in law.clauses for chapter in law.chapter_of(found.id)}
    assert chapters == {chapter.id for chapter in law.chapters}


def test_a_clause_stands_in_the_section_of_its_chapter() -> None:
    assert [chapter.title for chapter in book("root").chapter_of("7.7.4")] == ["Eyrie Dynasties", "Turmoil"]
    assert [chapter.title for chapter in book("arctic").chapter_of("P7.1")] == ["Phase 7: production"]
    assert [chapter.title for chapter in book("greenland").chapter_of("B0.4")] == ["Components"]


def test_players_are_not_told_what_only_concerns_the_sources() -> None:
    ships = book("arctic").clause("COMP.2")
    assert "review" in ships.gap
    assert not ships.for_players().gap
    for game in games_with_books():
        for entry in book(game).clauses:
            assert entry.gap or not entry.editorial, entry.id
            assert not re.search(r"public review|[Ii]cons? lost|glyphs", entry.for_players().gap), entry.id


def test_which_games_claim_to_be_implemented() -> None:
    assert [game for game in games_with_books() if book(game).implemented] == list(games_with_books())


def test_arctic_shows_components_and_plays_the_rest() -> None:
    states = {clause.id: clause.state for clause in book("arctic").clauses}
    assert [id_ for id_, state in states.items() if state == "shown"] == [
        "COMP.1",
        "COMP.5",
        "GLOSSARY.DISPLAY",
    ]
    assert set(states.values()) == {"played", "shown"}


def test_arctic_has_twenty_two_rulings_and_three_variants() -> None:
    rulings = book("arctic").rulings
    assert [r.id for r in rulings if r.kind == "ruling"] == [f"R{number:02}" for number in range(1, 23)]
    assert [r.option for r in rulings if r.kind == "variant"] == ["placement", "beginner", "start_player"]


def test_the_first_value_of_every_ruling_is_its_default() -> None:
    for entry in book("arctic").rulings:
        assert entry.default == entry.value_names[0]
        assert len(entry.values) >= 2


def test_every_gap_that_names_a_ruling_is_settled_by_that_ruling() -> None:
    law = book("arctic")
    named = 0
    for entry in law.clauses:
        for ruling_id in re.findall(r"\bR\d\d\b", entry.gap):
            found = law.ruling(ruling_id)
            assert found is not None, (entry.id, ruling_id)
            assert entry.id in found.clauses, (entry.id, ruling_id)
            named += 1
    assert named >= 20


def test_the_books_name_no_files() -> None:
    for game in games_with_books():
        for entry in book(game).clauses:
            assert not re.search(r"\.(txt|tsv|md)\b|components file", entry.summary + entry.gap), entry.id


def test_what_the_lawbook_module_promises_is_so() -> None:
    results = doctest.testmod(lawbook)
    assert results.attempted >= 3
    assert results.failed == 0


# Reading


def test_a_book_is_read() -> None:
    law = read_book(
        HEADER + clause("A.1") + clause("A.2", "waived", 'reason = "Pictures only."'),
        "demo.toml",
        ruling(),
        "r.toml",
    )
    assert law.title == "Demo"
    assert law.clause("A.2").reason == "Pictures only."
    assert law.clause("A.1").citation == "demo:A.1"
    assert [r.option for r in law.rulings_on("A.1")] == ["first"]
    assert law.rulings_on("A.2") == []
    assert not law.implemented


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (HEADER + clause("A.1") + clause("A.1"), "demo.toml: clause 'A.1' is there twice"),
        (
            HEADER + clause("A.1", "done"),
            "demo.toml, clause A.1: the state is 'done', but must be one of played",
        ),
        (HEADER + clause("A.1", "waived"), "demo.toml, clause A.1: a waived clause needs a reason"),
        (HEADER + clause("A.1", more="colour = 3"), "demo.toml, clause A.1: .*colour"),
        (
            HEADER + '[[clause]]\nscope = "base"\nstate = "open"',
            "demo.toml, clause without id: .*`(id|summary)`",
        ),
        (clause("A.1"), r"demo.toml, \[book\]: "),
        (HEADER + "[[claus]]", "demo.toml: there is no table 'claus'"),
        (
            HEADER + '[[chapter]]\nid = "A"\ntitle = "A"\nfirst = "A.2"\n' + clause("A.1"),
            "demo.toml, chapter A: it opens with 'A.2', which is no clause",
        ),
        (
            HEADER + '[[chapter]]\nid = "A1"\ntitle = "A"\nfirst = "A.1"\nunder = "B"\n' + clause("A.1"),
            "demo.toml, chapter A1: it is a section of 'B'",
        ),
        ("[book", "demo.toml is not TOML"),
    ],
)
def test_a_wrong_clause_file_is_refused_with_file_and_entry(text: str, error: str) -> None:
    with pytest.raises(BookError, match=error):
        read_book(text, "demo.toml")


@pytest.mark.parametrize(
    ("rulings", "error"),
    [
        (ruling(clauses='["A.9"]'), "r.toml, ruling R01: it cites clause 'A.9'"),
        (ruling(default="three"), "r.toml, ruling R01: the default 'three' is not among its values one, two"),
        (ruling() + ruling(), "r.toml: ruling 'R01' is there twice"),
        (ruling() + ruling().replace("R01", "R02"), "r.toml: option 'first' is there twice"),
        (ruling().replace('"two"', '"one"'), "r.toml, ruling R01: value 'one' is there twice"),
        (ruling().replace('"ruling"', '"opinion"'), "r.toml, ruling R01: .*opinion"),
    ],
)
def test_a_wrong_rulings_file_is_refused_with_file_and_entry(rulings: str, error: str) -> None:
    with pytest.raises(BookError, match=error):
        read_book(HEADER + clause("A.1"), "demo.toml", rulings, "r.toml")


# Looking up


def test_a_clause_is_found_by_its_citation_in_either_case() -> None:
    assert find("arctic:P6.2").id == "P6.2"
    assert find("arctic:p5.opt").id == "P5.OPT"
    assert find("root:4.3.1").game == "root"


def test_an_unknown_clause_suggests_the_nearest() -> None:
    with pytest.raises(UnknownClause, match=r"no clause 'DIP.1.STRAT'; did you mean DIP.1.START"):
        find("arctic:DIP.1.STRAT")


def test_an_unknown_game_suggests_the_nearest() -> None:
    with pytest.raises(UnknownGame, match=r"no lawbook for 'artic'; did you mean arctic"):
        find("artic:P6.2")


def test_a_citation_without_a_game_is_refused() -> None:
    with pytest.raises(UnknownClause, match="write it as game:id"):
        find("P6.2")


def test_a_book_is_read_once() -> None:
    assert book("root") is book("root")


def test_search_wants_all_words_in_any_case() -> None:
    found = search("NORWAY treasury", game="arctic")
    assert [entry.id for entry in found][:1] == ["NORWAY.4"]
    for entry in found:
        text = f"{entry.id} {entry.summary} {entry.gap}".casefold()
        assert "norway" in text
        assert "treasury" in text


def test_search_ranks_an_id_before_summaries_before_gaps() -> None:
    assert search("POLE.5")[0].citation == "arctic:POLE.5"
    order = [entry.id for entry in search("lobbyist", game="arctic")]
    assert order.index("REDEPLOY.I.1") < order.index("COUNCIL.CHANGE.5")  # in its summary; only in its gap


def test_search_covers_all_games_unless_told() -> None:
    assert {entry.game for entry in search("setup")} >= {"root", "neanderthal"}
    assert {entry.game for entry in search("setup", game="root")} == {"root"}
    assert search("   ") == []


# Rulesets


def test_missing_rules_are_filled_with_defaults() -> None:
    law = book("arctic")
    assert law.check_rules({}) == law.default_rules()
    rules = law.check_rules({"passing": "skip"})
    assert rules["passing"] == "skip"
    assert rules["phase8"] == "fixed"
    assert len(rules) == 25


def test_an_unknown_option_names_the_allowed_and_the_nearest() -> None:
    with pytest.raises(ConfigError, match=r"'phase_8', only phase8, china_end, .*did you mean phase8"):
        book("arctic").check_rules({"phase_8": "fixed"})


def test_an_unknown_value_names_the_allowed_and_the_nearest() -> None:
    with pytest.raises(ConfigError, match=r"passing cannot be 'skipp', only forfeit or skip; did you mean skip\?"):
        book("arctic").check_rules({"passing": "skipp"})
    with pytest.raises(ConfigError, match=r"beginner cannot be 'qqq', only no or yes$"):
        book("arctic").check_rules({"beginner": "qqq"})


def test_a_ruling_id_is_not_an_option() -> None:
    with pytest.raises(ConfigError, match="no ruleset option 'R04'"):
        book("arctic").check_rules({"R04": "skip"})


def test_a_game_without_rulings_has_no_options() -> None:
    demo = read_book(HEADER + clause("A.1"), "demo.toml")
    assert demo.default_rules() == {}
    with pytest.raises(ConfigError, match="Demo has no ruleset options"):
        demo.check_rules({"passing": "skip"})


# Proofs and coverage

MARKED = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.law("arctic:TURN.1")]

@pytest.mark.law("arctic:P6.1", "arctic:P6.2")
def test_one(): ...

@mark.law("arctic:P6.3")
class TestMany:
    pytestmark = mark.law("arctic:P7.1")
    async def test_two(self): ...
    @pytest.mark.skip
    @pytest.mark.law("arctic:P7.2")
    def test_skipped(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.law("arctic:P7.3"))])
def test_three(n): ...

@pytest.mark.law("arctic:P7.4")
def helper(): ...

@pytest.mark.xfail(reason="not yet")
@pytest.mark.law("arctic:P8.1")
def test_hoped(): ...
"""


def test_marks_are_collected_from_modules_classes_functions_and_parameters() -> None:
    found = {(proof.test, proof.citation.removeprefix("arctic:")) for proof in file_proofs(MARKED, "t.py")}
    assert found == {
        ("t.py::test_one", "TURN.1"),
        ("t.py::test_one", "P6.1"),
        ("t.py::test_one", "P6.2"),
        ("t.py::TestMany::test_two", "TURN.1"),
        ("t.py::TestMany::test_two", "P6.3"),
        ("t.py::TestMany::test_two", "P7.1"),
        ("t.py::test_three", "TURN.1"),
        ("t.py::test_three", "P7.3"),
    }


def test_a_skipped_module_proves_nothing() -> None:
    assert file_proofs("pytestmark = pytest.mark.skip\n" + MARKED.split("]", 1)[1], "t.py") == []


def test_a_mark_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BookError, match=r"t\.py, line 1: a law mark takes plain strings only"):
        file_proofs("@pytest.mark.law(ID)\ndef test_x(): ...", "t.py")


def test_only_test_files_are_read(tmp_path: Path) -> None:
    test = '@pytest.mark.law("arctic:P6.1")\ndef test_x(): ...\n'
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_a.py").write_text(test)
    (tmp_path / "helpers.py").write_text(test)
    assert [proof.test for proof in proofs(tmp_path)] == ["deep/test_a.py::test_x"]


def test_coverage_counts_what_is_proven_and_lists_what_is_not(tmp_path: Path) -> None:
    marks = '@pytest.mark.law("arctic:P6.1", "arctic:COMP.1", "arctic:P6.99", "checkers:1")\n'
    (tmp_path / "test_a.py").write_text(marks + "def test_x(): ...\n")
    result = coverage(tmp_path, "arctic")
    (arctic,) = result.games
    assert arctic.proven == 1  # COMP.1 is shown only, so citing it proves nothing
    assert arctic.played == 149
    assert arctic.clauses == arctic.played + arctic.shown + arctic.waived + arctic.open
    assert "P6.1" not in arctic.unproven_ids
    assert len(arctic.unproven_ids) == 148
    assert [proof.citation for proof in result.unknown] == ["arctic:P6.99", "checkers:1"]


def test_coverage_of_one_game_overlooks_other_games_marks(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text('@pytest.mark.law("root:99.99")\ndef test_x(): ...\n')
    assert coverage(tmp_path, "arctic").unknown == []
    assert len(coverage(tmp_path).unknown) == 1


def test_coverage_without_tests_claims_no_proof() -> None:
    result = coverage(None)
    assert [row.game for row in result.games] == list(games_with_books())
    assert all(row.proven is None and row.unproven_ids == [] for row in result.games)
    assert {row.game: row.open_ids for row in result.games} == {game: [] for game in games_with_books()}


# Citations in code


def test_code_cites_in_docstrings_strings_and_comments(tmp_path: Path) -> None:
    (tmp_path / "phases.py").write_text(
        '"""P1.1 Start player."""\n\n\ndef go(x: float) -> str:\n    # REDEPLOY.III.2: one only\n'
        '    y = x.P6\n    return "arctic:P2.2" + f"P3.8 {y}" + "P6.99"\n'
    )
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "more.py").write_text('CLAUSE = "P1.1"\n')
    assert cited_in_code("arctic", tmp_path) == {
        "P1.1": ["phases.py:1", "sub/more.py:1"],
        "REDEPLOY.III.2": ["phases.py:5"],
        "P2.2": ["phases.py:7"],
        "P3.8": ["phases.py:7"],
        "P6.99": ["phases.py:7"],
    }


def test_a_range_cites_every_clause_in_it() -> None:
    assert cited_in_text(book("arctic"), "see COUNCIL.CHANGE.2-5.") == [
        f"COUNCIL.CHANGE.{number}" for number in (2, 3, 4, 5)
    ]


def test_what_is_cited_of_another_book_is_no_clause_of_this_one() -> None:
    assert cited_in_text(book("greenland"), "neanderthal:K1.1, greenland:K1.a, K1a.2 and K1.b") == ["K1.a", "K1.b"]
    assert cited("greenland", "neanderthal:K1g").citation == "neanderthal:K1g"
    assert cited("greenland", "K1.a").citation == "greenland:K1.a"


def test_prose_is_no_citation() -> None:
    assert cited_in_text(book("arctic"), "At the END. Game.clone, RU_C1, 2.5, TURN.name, MOVE") == []


# The commands

runner = CliRunner()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory without tests to be the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("arguments", [["show", "arctic:P6.2"], ["show", "P6.2", "--game", "arctic"], ["show", "P6.2"]])
@pytest.mark.usefixtures("elsewhere")
def test_show_takes_full_split_and_bare_ids(arguments: list[str]) -> None:
    result = runner.invoke(app, ["law", *arguments])
    assert result.exit_code == 0
    assert "arctic:P6.2" in result.stdout
    assert "played" in result.stdout
    assert "Proven by" not in result.stdout


def test_show_tells_rulings_and_tests(elsewhere: Path) -> None:
    (elsewhere / "tests" / "law").mkdir(parents=True)
    (elsewhere / "tests" / "law" / "test_p3.py").write_text('@pytest.mark.law("arctic:P3.7")\ndef test_pass(): ...')
    result = runner.invoke(app, ["law", "show", "arctic:P3.7"])
    assert result.exit_code == 0
    assert "R04" in result.stdout
    assert "*\tforfeit" in result.stdout
    assert "law/test_p3.py::test_pass" in result.stdout


def test_show_knows_rulings_by_id_and_option() -> None:
    for name in ("arctic:R09", "slander_floor"):
        result = runner.invoke(app, ["law", "show", name])
        assert result.exit_code == 0
        assert "below_zero" in result.stdout


def test_search_prints_what_it_finds() -> None:
    result = runner.invoke(app, ["law", "search", "tied", "leaders", "--game", "arctic"])
    assert result.exit_code == 0
    assert "arctic:SCORE.4" in result.stdout


def test_search_without_a_find_says_so() -> None:
    result = runner.invoke(app, ["law", "search", "xylophone"])
    assert result.exit_code == 1
    assert result.stderr == "no clause has all of these words: xylophone\n"


def test_coverage_prints_a_table_and_json(elsewhere: Path) -> None:
    (elsewhere / "test_x.py").write_text('@pytest.mark.law("arctic:P3.7")\ndef test_pass(): ...')
    table = runner.invoke(app, ["law", "coverage", "--tests", str(elsewhere)])
    assert table.exit_code == 0
    assert "arctic" in table.stdout
    assert "played but not proven" in table.stdout
    as_json = runner.invoke(app, ["law", "coverage", "--game", "arctic", "--json", "--tests", str(elsewhere)])
    assert as_json.exit_code == 0
    (arctic,) = json.loads(as_json.stdout)["games"]
    assert arctic["proven"] == 1


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["show", "arctic:P6.22"], "did you mean P6.2"),
        (["show", "artic:P6.2"], "did you mean arctic"),
        (["show", "nothing"], "no game has a clause 'nothing'"),
        (["show", "A.1"], "is in neanderthal and root; say which with --game"),
        (["show", "arctic:P6.2", "--game", "root"], "is of arctic, not of root"),
        (["search", "pole", "--game", "chess"], "no lawbook for 'chess'"),
        (["coverage", "--game", "chess"], "no lawbook for 'chess'"),
        (["coverage", "--tests", "no/such/place"], "there is no directory no/such/place"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(arguments: list[str], error: str) -> None:
    result = runner.invoke(app, ["law", *arguments])
    assert result.exit_code == 2
    assert error in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_every_error_of_the_law_can_be_told_to_a_user() -> None:
    assert issubclass(BookError, LawspeakerError)
    assert issubclass(UnknownClause, LawspeakerError)
