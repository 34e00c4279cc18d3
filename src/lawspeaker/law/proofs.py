"""Which tests prove which clauses: the law marks of a test directory, read without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from lawspeaker.law.errors import BookError

_UNPROVING = ("skip", "xfail")  # a test that is not run, or may fail, proves nothing


class Proof(Struct, frozen=True):
    """A test that claims to prove a clause."""

    citation: str
    """The clause as the mark names it: `arctic:P6.2`."""
    test: str
    """The test as pytest names it: `law/arctic/test_phase6.py::test_order`."""


def proofs(tests_dir: Path) -> list[Proof]:
    """Every law mark on a test in the directory, in the order of the files."""
    found = []
    for path in sorted(tests_dir.rglob("*.py")):
        if path.name.startswith("test_") or path.stem.endswith("_test"):
            found += file_proofs(path.read_text(encoding="utf-8"), path.relative_to(tests_dir).as_posix())
    return found


def file_proofs(source: str, name: str) -> list[Proof]:
    """Every law mark on a test in one file."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise BookError(f"{name}, line {error.lineno}: this test file is not Python: {error.msg}") from error
    return list(_walk(tree.body, name, name, []))


def _walk(body: list[ast.stmt], file: str, prefix: str, outer: list[ast.expr]) -> Iterator[Proof]:
    marks = outer + _pytestmarks(body)
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _walk(node.body, file, f"{prefix}::{node.name}", marks + node.decorator_list)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield from _test_proofs(file, f"{prefix}::{node.name}", marks + node.decorator_list)


def _test_proofs(file: str, test: str, marks: list[ast.expr]) -> Iterator[Proof]:
    if any(_mark_name(mark) in _UNPROVING for mark in marks):
        return
    cited = {citation: None for mark in marks for citation in _citations(mark, file)}
    for citation in cited:
        yield Proof(citation, test)


def _pytestmarks(body: list[ast.stmt]) -> list[ast.expr]:
    """What a module or class assigns to `pytestmark`, one mark or several."""
    marks: list[ast.expr] = []
    for node in body:
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets, value = [node.target], node.value
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            marks += value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
    return marks


def _mark_name(node: ast.expr) -> str | None:
    """`law` for `pytest.mark.law(...)`, `pytest.mark.law` and `mark.law(...)`; None for anything else."""
    target = node.func if isinstance(node, ast.Call) else node
    if not isinstance(target, ast.Attribute):
        return None
    owner = target.value
    if (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    ):
        return target.attr
    return None


def _citations(mark: ast.expr, file: str) -> Iterator[str]:
    # Walked in full, for the marks of single parameters: parametrize(..., [pytest.param(..., marks=...)]).
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and _mark_name(node) == "law":
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise BookError(f"{file}, line {argument.lineno}: a law mark takes plain strings only")
                yield argument.value
