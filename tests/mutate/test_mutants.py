"""What is broken, how it looks, and what is left alone."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tests.mutate.mutants import changes, equivalents, file_mutants, mutants, shown
from tests.mutate.rules import GAMES, NOT_A_RULE, NOT_RULES, PACKAGES, rule_files


def broken(source: str) -> set[str]:
    """The lines that change in a function, as they are afterwards."""
    text = dedent(source)
    return {shown(text, change)[1] for change in changes(text)}


def body(*lines: str) -> set[str]:
    return broken("def rule(game, seat, other) -> Reason | None:\n" + "".join(f"    {line}\n" for line in lines))


@pytest.mark.parametrize(
    ("line", "mutants"),
    [
        ("return a < b", {"return (a <= b)", "return (a > b)"}),
        ("return a >= b", {"return (a > b)", "return (a <= b)"}),
        ("return a == b", {"return (a != b)"}),
        ("return a not in b", {"return (a in b)"}),
        ("return a < b == c", {"return (a <= b == c)", "return (a > b == c)", "return (a < b != c)"}),
        ("return a and b", {"return (a or b)"}),
        ("return not a", {"return (a)"}),
        ("return 2", {"return 3", "return 1"}),
        ("return 0", {"return 1"}),
        ("return True", {"return False"}),
        ("return a + b", {"return (a - b)"}),
        ("return min(a, b)", {"return max(a, b)"}),
        ("return any(a)", {"return all(a)"}),
        ("return a if b else c", {"return a if (not (b)) else c"}),
        ("return [a for a in b if a]", {"return [a for a in b if (not (a))]"}),
        ("return SPACE_TAKEN", {"return None"}),
        ("return TAKEN if a else None", {"return None if a else None", "return TAKEN if (not (a)) else None"}),
        ("take(game, seat, other)", {"pass", "take(game, other, seat)"}),
        ("yield from fight(game)", {"yield from ()"}),
        ("game.money[seat] += a", {"pass", "game.money[seat] -= a"}),
        ("game.turn = a", {"pass"}),
        ("game.acted[seat] = 1", {"pass", "game.acted[seat] = 0"}),
        ("return battle.attacker", {"return battle.defender"}),
        ('return Zone("deck", "card", NOBODY)', {'return Zone("deck", "card", -1)'}),
        ('return Zone("hand", "card", 1 << seat)', {'return Zone("hand", "card", -1)'}),
        (
            'chosen = yield Ask(seat, TOPIC, a, "P1", secret=True)',
            {'chosen = yield Ask(seat, TOPIC, a, "P1", secret=False)'},
        ),
    ],
)
def test_a_rule_is_broken_in_these_ways(line: str, mutants: set[str]) -> None:
    assert body(line) == mutants


def test_branches_are_negated_and_left_out() -> None:
    assert body("for a in b:", "    if a:", "        continue", "    break") == {"if (not (a)):", "pass"}
    assert body("while a:", "    return") == {"while (not (a)):", "pass"}


@pytest.mark.parametrize(
    "line",
    [
        '"""P6.2 At most 3 ships."""',
        "found: list[int] = []",
        "local = other",
        'game.tell("P6.2", ACTED, seat, 1)',
        'game.whisper(seat, "P6.2", ACTED, 1)',
        "args = (1, NONE if seat == other else seat)",
        'if seat < 3: game.tell("P6.2", ACTED, seat)',
        'raise ValueError("at most 3")',
        "assert seat < 3",
        'return f"{seat + 1}"',
        "return chosen.args[0]",
        "return cards[-1]",
        "return 999",
        'return Zone("discards", "card", EVERYONE)',
        'chosen = yield Ask(seat, TOPIC, options, "P1", (1, 2), checkpoint=True)',
        'return ""',
        "return [a] + b",
        "yield from ()",
        "return match(seat, seat)",
        "return game.ships[region * 6 + country]",
    ],
)
def test_what_breaks_no_rule_is_left_alone(line: str) -> None:
    assert body(line) == set()


def test_annotations_defaults_decorators_copies_and_texts_are_left_alone() -> None:
    source = """
        from typing import Final

        if TYPE_CHECKING:
            import a

        @cache(3)
        def rule(game: Annotated[int, 3], limit: int = 3) -> Literal[3]:
            return game.limit

        class Battle:
            def __init__(self) -> None:
                super().__init__()
                self.hits = 0

            def __repr__(self) -> str:
                return "no" if self.hits < 3 else "yes"

            def copy(self) -> Battle:
                new.hits = self.hits + 1
                return new
        """
    assert broken(source) == set()


def test_the_sound_source_stays_as_it_is_around_the_change() -> None:
    source = 'def rule():\n    """氷"""\n    return "氷", a < 2  # 氷\n'
    edge = next(change for change in changes(source) if change.text == "(a <= 2)")
    assert (edge.line, edge.function) == (3, "rule")
    assert shown(source, edge) == ('return "氷", a < 2 # 氷', 'return "氷", (a <= 2) # 氷')


def test_a_mutant_names_the_clauses_of_its_function() -> None:
    found = [mutant for mutant in file_mutants(GAMES / "arctic/phases/actions.py") if mutant.function == "may_build"]
    assert found
    assert all("arctic:LIMIT.2" in mutant.clauses for mutant in found)


def test_numbers_outside_of_functions_are_rules_where_they_cite_one() -> None:
    outside = {mutant.before for mutant in file_mutants(GAMES / "greenland/variants/saga.py") if not mutant.function}
    assert "MATRIARCHS_TO_WIN = 3 # K6.2" in outside
    assert not any(line.startswith("PLAYER") for line in outside)


def test_every_mutant_is_still_python() -> None:
    found = file_mutants(GAMES / "tribes/auction.py") + file_mutants(GAMES / "root/rules/battle.py")
    for mutant in found[::4]:
        compile(mutant.source(), mutant.file, "exec")


def test_what_is_named_as_no_rule_exists() -> None:
    names = {part for path in GAMES.rglob("*") for part in (path.stem, path.name)}
    assert names >= NOT_RULES
    sources = "".join(path.read_text(encoding="utf-8") for package in PACKAGES for path in rule_files(package))
    assert all(f"def {name}(" in sources or f"class {name}" in sources for name in NOT_A_RULE)


def test_every_game_has_rules_to_break() -> None:
    assert all(len(rule_files(package)) > 5 for package in PACKAGES)
    assert len(mutants("tribes")) > 200


def test_those_that_break_nothing_are_listed_only_as_long_as_they_are_there() -> None:
    for equivalent in equivalents():
        assert any(equivalent.is_of(mutant) for mutant in file_mutants(GAMES / equivalent.file)), equivalent
        assert equivalent.why
