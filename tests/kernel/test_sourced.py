"""Data with sources: where values stand, what they come from, and what a user may put in their place."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawspeaker.kernel.document import DataError, Document, locate
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.sourced import Sourced, keys_of, show

BASE = """\
[country]
source = "stated"

[country.RU]
ships = 14
tax = 2

[country.EU]
source = { "*" = "public", name = "reconstructed" }
name = "The Union"
ships = 12

[track]
source = "inferred"
spaces = [
    4,
    3,
]

[region]
source = "reconstructed"
A.neighbours = ["B"]
B.neighbours = ["A"]

[[card]]
source = "example"
name = "Elk"

[[card]]
source = "stated"
name = "Hare"
"""


@pytest.fixture
def base(tmp_path: Path) -> Sourced:
    return Sourced.load(write(tmp_path, "base.toml", BASE), open_tables=["region"])


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def override(base: Sourced, folder: Path, text: str) -> Sourced:
    return base.override(Document.read(write(folder, "my.toml", text)))


def refusal(base: Sourced, folder: Path, text: str) -> str:
    before = base.listing()
    with pytest.raises(DataError) as caught:
        override(base, folder, text)
    assert base.listing() == before, "a refused file must leave nothing behind"
    return str(caught.value)


# --- The locator -------------------------------------------------------------------------------------------

HARD = '''\
# [not.a.table]
top = 1

[a]
"quoted.key" = "]"     # b = 2
'literal' = """
c = 3
[d]
"""
dotted . "inner" = 2
array = [ # comment ]
  "x]", 'y[',

  [1,
   2],
  { deep = 1,  other = [ "}" ] },
]
inline = { one = 1, two.three = "#" }
tail = """ends with quotes"""""
escaped = "\\"= ["
date = 2019-01-01 00:00:00

  [ a . b ]
k = 1

[[list]]
n = 0
[list.sub]
m = 1
[[list]]
n = 1
[[list.again]]
o = 1
[[list.again]]
o = 2

[z.y.x]
w = true
[z]
v = false
"unicode \\u00e9" = 1'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("top", 2),
        ("a", 4),
        ('a."quoted.key"', 5),
        ("a.literal", 6),
        ("a.dotted", 10),
        ("a.dotted.inner", 10),
        ("a.array", 11),
        ("a.array.0", 12),
        ("a.array.1", 12),
        ("a.array.2", 14),
        ("a.array.2.1", 15),
        ("a.array.3.deep", 16),
        ("a.array.3.other.0", 16),
        ("a.inline", 18),
        ("a.inline.two.three", 18),
        ("a.tail", 19),
        ("a.escaped", 20),
        ("a.date", 21),
        ("a.b", 23),
        ("a.b.k", 24),
        ("list", 26),
        ("list.0.n", 27),
        ("list.0.sub", 28),
        ("list.0.sub.m", 29),
        ("list.1", 30),
        ("list.1.n", 31),
        ("list.1.again.0.o", 33),
        ("list.1.again.1.o", 35),
        ("z.y", 37),
        ("z.y.x.w", 38),
        ("z", 39),
        ("z.v", 40),
        ('z."unicode é"', 41),
    ],
)
def test_every_table_key_and_element_has_its_line(path: str, line: int) -> None:
    assert locate(HARD)[keys_of(path)] == line


def test_comments_and_strings_are_no_keys() -> None:
    found = {keys[-1] for keys in locate(HARD)}
    assert found.isdisjoint({"not", "c", "d", "table"})


def test_windows_line_ends_count_once() -> None:
    assert locate("a = 1\r\n\r\n[b]\r\nc = 2\r\n") == {("a",): 1, ("b",): 3, ("b", "c"): 4}


def paths(value: Any, at: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    return {at} | {deep for key, item in members for deep in paths(item, (*at, str(key)))}


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[\n# ]\n" + "".join(f"{toml(item)},\n" for item in value) + "]"
    if isinstance(value, str):
        return '"' + "".join(f"\\u{ord(c):04x}" if c in '"\\' else c for c in value) + '"'
    return str(value)


WORDS = st.text("ab.[]{}#='\"\\ ,é", max_size=5)
VALUES = st.recursive(
    st.integers() | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(WORDS, VALUES, max_size=4))
def test_the_locator_finds_exactly_what_tomllib_reads(values: dict[str, Any]) -> None:
    text = "".join(f"{toml(key)} = {toml(value)}\n" for key, value in values.items())
    assert tomllib.loads(text) == values
    assert set(locate(text)) == paths(values) - {()}


def test_paths_are_dotted_and_quoted_where_they_must_be() -> None:
    assert keys_of('a."b.c".0') == ("a", "b.c", "0")
    assert show(("a", "b.c", "0")) == 'a."b.c".0'


# --- Sources -----------------------------------------------------------------------------------------------


def test_values_are_plain_and_without_their_sources(base: Sourced) -> None:
    assert base.values["country"]["EU"] == {"name": "The Union", "ships": 12}
    assert base.values["card"] == [{"name": "Elk"}, {"name": "Hare"}]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("country.RU.ships", "stated"),
        ("country.EU.ships", "public"),
        ("country.EU.name", "reconstructed"),
        ("track.spaces", "inferred"),
        ("track.spaces.1", "inferred"),
        ("region.B.neighbours", "reconstructed"),
        ("card.0.name", "example"),
        ("card.1.name", "stated"),
    ],
)
def test_a_value_takes_its_source_from_its_key_its_table_or_its_parents(base: Sourced, path: str, source: str) -> None:
    assert base.source(path) == source


def test_a_parents_word_for_a_key_goes_down_into_that_table(tmp_path: Path) -> None:
    text = 'source = { "*" = "stated", b = "public" }\na = 1\n[b.c]\nd = 2\n'
    data = Sourced.load(write(tmp_path, "base.toml", text))
    assert (data.source("a"), data.source("b.c.d")) == ("stated", "public")


def test_what_is_no_value_has_no_source(base: Sourced) -> None:
    for path in ("country", "country.RU", "country.XX.ships"):
        with pytest.raises(KeyError):
            base.source(path)


def test_listing_by_source_keeps_the_order_of_the_file(base: Sourced) -> None:
    assert base.listing("stated") == [
        ("country.RU.ships", 14, "stated"),
        ("country.RU.tax", 2, "stated"),
        ("card.1.name", "Hare", "stated"),
    ]
    assert len(base.listing()) == 9
    with pytest.raises(DataError, match="There is no source guessed"):
        base.listing("guessed")


def test_where_names_file_and_line_or_the_table_around_what_is_missing(base: Sourced) -> None:
    assert base.where("country.EU.ships") == "base.toml, line 11"
    assert base.where("track.spaces.1") == "base.toml, line 17"
    assert base.where("card.1.name") == "base.toml, line 31"
    assert base.where("card") == "base.toml, line 25"
    assert base.where("country.EU.flag") == "base.toml, line 8"
    assert base.where("nothing.at.all") == "base.toml, line 1"


def test_several_files_are_read_as_one_and_keep_their_lines(tmp_path: Path) -> None:
    maps = write(tmp_path, "maps.toml", '[map]\nsource = "stated"\nsize = 3\n')
    cards = write(tmp_path, "cards.toml", '[card]\nsource = "public"\n\ncopies = 2\n')
    data = Sourced.load(maps, cards)
    assert data.listing() == [("map.size", 3, "stated"), ("card.copies", 2, "public")]
    assert data.where("card.copies") == "cards.toml, line 4"
    assert str(data.error("too few", "2.1", "card.copies", "map.size")) == "cards.toml, line 4: too few (2.1)"
    changed = override(data, tmp_path, "[map]\nsize = 4\n")
    assert str(changed.error("too few", "2.1", "card.copies", "map.size")) == "my.toml, line 2: too few (2.1)"
    backs = write(tmp_path, "backs.toml", '\n[card]\nsource = "stated"\nbacks = 1\n')
    assert Sourced.load(maps, cards, backs).listing()[1:] == [("card.copies", 2, "public"), ("card.backs", 1, "stated")]
    again = write(tmp_path, "again.toml", '\n[card]\nsource = "stated"\ncopies = 1\n')
    with pytest.raises(DataError, match=r"^again.toml, line 4: cards.toml, line 4 has card.copies already\.$"):
        Sourced.load(maps, cards, again)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[a]\nb = 1\n", "base.toml, line 2: a.b has no source"),
        ('[a]\nsource = { c = "stated" }\nc = 1\nb = 1\n', "base.toml, line 4: a.b has no source"),
        ('[a]\nsource = "guessed"\nb = 1\n', 'base.toml, line 2: "guessed" is no source'),
        ("[a]\nsource = { b = 3 }\nb = 1\n", "base.toml, line 2: 3 is no source"),
        ("[a]\nsource = 7\nb = 1\n", "base.toml, line 2: source must be a word or an inline table"),
        ('[a]\nsource = { c = "stated" }\n', "base.toml, line 2: source names c, which is not in this table"),
        ("[a]\nreplace = true\n", "base.toml, line 2: replace belongs in a user's file only"),
    ],
)
def test_a_data_file_without_proper_sources_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        Sourced.load(write(tmp_path, "base.toml", text))
    assert str(caught.value).startswith(message)


# --- Overrides ---------------------------------------------------------------------------------------------


def test_an_override_replaces_key_by_key(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, "\n[country.EU]\nships = 13\n")
    assert changed.values["country"]["EU"] == {"name": "The Union", "ships": 13}
    assert changed.listing("override") == [("country.EU.ships", 13, "override")]
    assert changed.where("country.EU.ships") == "my.toml, line 3"
    assert changed.where("country.EU.name") == "base.toml, line 10"


def test_an_override_leaves_the_original_as_it_was(base: Sourced, tmp_path: Path) -> None:
    before = base.listing()
    changed = override(base, tmp_path, "[region]\nreplace = true\n[region.C]\nneighbours = []\n")
    changed.values["track"]["spaces"].append(99)
    assert base.listing() == before


def test_arrays_are_replaced_whole(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, 'track.spaces = [9]\n[[card]]\nname = "Seal"\nage = 3\n')
    assert changed.values["track"]["spaces"] == [9]
    assert changed.values["card"] == [{"name": "Seal", "age": 3}]
    assert changed.source("card.0.name") == "override"
    assert changed.where("card.0.age") == "my.toml, line 4"
    assert [path for path, _, _ in changed.listing() if path.startswith("card")] == ["card.0.name", "card.0.age"]


def test_tables_in_place_of_a_number_are_told_where_they_stand(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, "\n[country.RU]\ntax = [{}]\n")
    with pytest.raises(DataError, match=r"^my\.toml, line 3: country\.RU\.tax must be a whole number"):
        changed.integer("country.RU.tax", "X")


def test_an_array_of_tables_may_be_emptied(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, "card = []\n")
    assert changed.values["card"] == []
    assert changed.source("card") == "override"


def test_an_open_table_takes_new_ids(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, '[region.C]\nneighbours = ["A"]\n')
    assert list(changed.values["region"]) == ["A", "B", "C"]
    assert changed.where("region.C") == "my.toml, line 1"
    assert changed.where("region.C.kind") == "my.toml, line 1"


def test_replace_starts_a_table_afresh(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, "[region]\nreplace = true\n[region.C]\nneighbours = []\n")
    assert changed.values["region"] == {"C": {"neighbours": []}}
    assert changed.where("region.A") == "my.toml, line 1"
    assert changed.source("country.RU.tax") == "stated"


def test_replace_does_not_open_a_closed_table(base: Sourced, tmp_path: Path) -> None:
    message = refusal(base, tmp_path, "[country.RU]\nreplace = true\nshipps = 3\n")
    assert message == "my.toml, line 3: there is no country.RU.shipps; did you mean ships?"
    changed = override(base, tmp_path, "[country.RU]\nreplace = true\nships = 3\n")
    assert changed.values["country"]["RU"] == {"ships": 3}


def test_sources_in_a_users_file_are_passed_over_so_that_ours_can_be_copied(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, BASE)
    assert changed.values == base.values
    assert len(changed.listing("override")) == len(base.listing())


def test_overrides_can_be_laid_over_one_another(base: Sourced, tmp_path: Path) -> None:
    first = override(base, tmp_path, "country.RU.ships = 1\ncountry.RU.tax = 1\n")
    second = first.override(Document.read(write(tmp_path, "more.toml", "\n\ncountry.RU.tax = 7\n")))
    assert second.values["country"]["RU"] == {"ships": 1, "tax": 7}
    assert second.where("country.RU.ships") == "my.toml, line 1"
    assert second.where("country.RU.tax") == "more.toml, line 3"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[country.RU]\n\nshipps = 3\n",
            "my.toml, line 3: there is no country.RU.shipps; did you mean ships?",
        ),
        (
            "# mine\n[planet]\nx = 1\n",
            "my.toml, line 2: there is no planet; known here: country, track, region, card.",
        ),
        ("country.RU = 3\n", "my.toml, line 1: country.RU is a table; write [country.RU] and its keys below."),
        ("[country.RU]\n[country.RU.ships]\n", "my.toml, line 2: country.RU.ships is a value, not a table."),
        ("\n[card]\nname = 1\n", "my.toml, line 2: card is an array, not a table."),
        ("[region]\n\nreplace = 1\n", "my.toml, line 3: replace must be true or false."),
        ("a = 1\nb = = 2\n", "my.toml, line 2, column 5: "),
        ("a = 1\nb = [1,\n", "my.toml, line 2: "),
        pytest.param("a = " + "1" * 5000, "my.toml cannot be read as TOML", id="huge number"),
        pytest.param("a = " + "[" * 100_000, "my.toml cannot be read as TOML", id="endless nesting"),
    ],
)
def test_a_wrong_override_is_refused_with_its_line(base: Sourced, tmp_path: Path, text: str, message: str) -> None:
    assert refusal(base, tmp_path, text).startswith(message)


def test_a_fault_is_laid_at_the_value_the_user_gave(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, "\nregion.B.neighbours = []\n")
    fault = changed.error("A and B disagree", "ADJ", "region.A.neighbours", "region.B.neighbours")
    assert str(fault) == "my.toml, line 2: A and B disagree (ADJ)"
    assert str(base.error("no", "X", "track.spaces")) == "base.toml, line 15: no (X)"


# --- Files that are not there or not text ------------------------------------------------------------------


def test_a_missing_file_a_directory_and_bad_bytes_are_told_in_a_sentence(base: Sourced, tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    with pytest.raises(LawspeakerError, match=f"^There is no data file {missing}\\.$"):
        base.override(Document.read(missing))
    with pytest.raises(DataError, match="is a directory, not a data file"):
        base.override(Document.read(tmp_path))
    bad = tmp_path / "bad.toml"
    bad.write_bytes("a = 1\nb = 'é'\n".encode("latin-1"))
    with pytest.raises(DataError, match=r"^bad.toml, line 2: this is not UTF-8 text"):
        base.override(Document.read(bad))


def test_an_unreadable_file_is_told_in_a_sentence(
    base: Sourced, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, "my.toml", "")

    def denied(_: Path) -> bytes:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(Path, "read_bytes", denied)
    with pytest.raises(DataError, match=r"^my\.toml cannot be read: Permission denied\.$"):
        base.override(Document.read(path))


def test_a_byte_order_mark_does_no_harm(base: Sourced, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xef\xbb\xbfcountry.RU.tax = 5\r\n")
    assert base.override(Document.read(path)).values["country"]["RU"]["tax"] == 5


# --- Typed reading -----------------------------------------------------------------------------------------


def test_typed_reading_gives_the_values(base: Sourced) -> None:
    assert base.integer("country.RU.ships", "X") == 14
    assert base.integers("track.spaces", "X") == [4, 3]
    assert base.text("country.EU.name", "X") == "The Union"
    assert base.choice("card.0.name", "X", ["Elk", "Hare"]) == "Elk"
    assert base.choices("region.A.neighbours", "X", ["A", "B"]) == ["B"]
    assert base.texts("region.A.neighbours", "X") == ["B"]
    assert base.keys("country", "X") == ["RU", "EU"]
    assert [base.has(f"country.{path}") for path in ("RU", "RU.tax", "RU.flag")] == [True, True, False]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("true", "true"),
        ("1.0", "1.0"),
        ('"2"', '"2"'),
        ("100", "100"),
        ("-1", "-1"),
        ("[1]", "[1]"),
        pytest.param("0x" + "f" * 9999, "a value too large to show", id="huge number"),
    ],
)
def test_a_number_must_be_whole_and_in_range(base: Sourced, tmp_path: Path, value: str, shown: str) -> None:
    changed = override(base, tmp_path, f"[country.RU]\ntax = {value}\n")
    with pytest.raises(DataError) as caught:
        changed.integer("country.RU.tax", "TAX.1")
    expected = f"my.toml, line 2: country.RU.tax must be a whole number from 0 to 99, not {shown} (TAX.1)"
    assert str(caught.value) == expected


@pytest.mark.parametrize("value", ['""', '" "', "3", '"a\\nb"', '"\\u001b[31m"', '"' + "x" * 61 + '"'])
def test_text_must_be_one_printable_line(base: Sourced, tmp_path: Path, value: str) -> None:
    changed = override(base, tmp_path, f"\n[country.EU]\nname = {value}\n")
    with pytest.raises(DataError, match=r"^my.toml, line 3: country.EU.name must be one line of text") as caught:
        changed.text("country.EU.name", "X")
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("value", ["1", '"true"', "[]"])
def test_a_boolean_is_true_or_false(base: Sourced, tmp_path: Path, value: str) -> None:
    changed = override(base, tmp_path, "[region.A]\nopen = true\nice = false\n")
    assert (changed.boolean("region.A.open", "P1"), changed.boolean("region.A.ice", "P1")) == (True, False)
    wrong = override(base, tmp_path, f"[region.A]\nopen = {value}\n")
    with pytest.raises(DataError, match=r"^my.toml, line 2: region.A.open must be true or false, not .* \(P1\)$"):
        wrong.boolean("region.A.open", "P1")


def test_arrays_and_words_are_checked_element_by_element(base: Sourced, tmp_path: Path) -> None:
    changed = override(base, tmp_path, 'track.spaces = [\n  1,\n  "x",\n]\nregion.A.neighbours = [\n 5]\n')
    with pytest.raises(DataError, match=r"^my.toml, line 3: track.spaces.1 must be a whole number"):
        changed.integers("track.spaces", "X")
    with pytest.raises(DataError, match=r"^my.toml, line 6: region.A.neighbours.0 must be text, not 5 \(X\)"):
        changed.texts("region.A.neighbours", "X")
    with pytest.raises(DataError, match="must be one of A, B, not 5"):
        changed.choices("region.A.neighbours", "X", ["A", "B"])
    with pytest.raises(DataError, match=r"country.RU.tax must be an array, not 2"):
        changed.integers("country.RU.tax", "X")
    with pytest.raises(DataError, match=r"country.RU.tax must be a table, not 2"):
        changed.keys("country.RU.tax", "X")
    with pytest.raises(DataError, match=r"^my.toml: with these changes base.toml, line 4, no longer fits: .* missing"):
        changed.text("country.RU.flag", "X")
