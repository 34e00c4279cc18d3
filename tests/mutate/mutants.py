"""Mutants: rules broken in one place each. What is broken, and how, is all here.

A mutant is a stretch of a source file and what stands there instead, so it is easily shown, kept and applied.
"""

from __future__ import annotations

import ast
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.mutate.rules import GAMES, NOT_A_RULE, SAYING, citations, package_of, rule_files

EDGES: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
TURNED = {"min": "max", "max": "min", "any": "all", "all": "any"}
SIDES = {"attacker": "defender", "defender": "attacker"}  # attributes that are exchanged
SEATS = {
    *("seat", "other", "target", "owner", "attacker", "defender", "giver", "taker", "tribe", "host", "rival"),
    *("partner", "speaker", "one", "remover", "scorer", "winner", "loser", "party", "controller"),
}  # arguments that are exchanged where two of them follow each other
AS_GOOD_AS_ENDLESS = 99  # one more or less is the same
EVERYONE = "-1"  # a zone with this sight is open


class Change(Struct, frozen=True):
    """A change of a source, from one byte to another."""

    line: int
    function: str
    """The function that is broken; empty at the level of the module."""
    spans: list[tuple[int, int]]
    """The first and last line of the function, and of the class around it; outside of both, of the line itself."""
    start: int
    end: int
    text: str


class Mutant(Struct, frozen=True):
    """A rule file with one thing broken."""

    file: str
    """From the folder of the games: `root/rules/battle.py`."""
    line: int
    function: str
    start: int
    end: int
    text: str
    before: str
    after: str
    clauses: list[str]
    """What the broken function cites, with the game."""
    digest: str
    """Of the file as it was."""

    @property
    def key(self) -> str:
        return f"{self.file}:{self.start}:{self.end}:{self.text}:{self.digest}"

    def source(self) -> bytes:
        """The broken file."""
        source = (GAMES / self.file).read_bytes()
        return source[: self.start] + self.text.encode() + source[self.end :]


class Equivalent(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that breaks nothing, and why."""

    file: str
    function: str
    before: str
    after: str
    why: str

    def is_of(self, mutant: Mutant) -> bool:
        mine = (self.file, self.function, self.before, self.after)
        return mine == (mutant.file, mutant.function, mutant.before, mutant.after)


def equivalents() -> list[Equivalent]:
    """The mutants that were judged to break nothing."""
    text = (Path(__file__).parent / "equivalent.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, list[Equivalent]]).get("equivalent", [])


def mutants(package: str) -> list[Mutant]:
    """Every mutant of the rules of a package that breaks something."""
    known = equivalents()
    found = [mutant for path in rule_files(package) for mutant in file_mutants(path)]
    return [mutant for mutant in found if not any(equivalent.is_of(mutant) for equivalent in known)]


def file_mutants(path: Path) -> list[Mutant]:
    """Every mutant of a file."""
    source = path.read_text(encoding="utf-8")
    file = path.relative_to(GAMES).as_posix()
    cited = citations(source, package_of(file))
    digest = sha256(source.encode()).hexdigest()[:12]
    found = []
    for change in changes(source):
        clauses: list[str] = []
        for first, last in change.spans:  # a class speaks for those of its functions that cite nothing
            found_here = dict.fromkeys(clause for line in range(first, last + 1) for clause in cited.get(line, []))
            clauses = clauses or list(found_here)
        if not change.function and not clauses:
            continue  # a number outside functions is a rule only where it cites one; others are names for something
        before, after = shown(source, change)
        found.append(
            Mutant(
                file=file,
                line=change.line,
                function=change.function,
                start=change.start,
                end=change.end,
                text=change.text,
                before=before,
                after=after,
                clauses=clauses,
                digest=digest,
            )
        )
    return found


def shown(source: str, change: Change) -> tuple[str, str]:
    """The lines that change, before and after, each on one line."""
    data = source.encode()
    first = data.rfind(b"\n", 0, change.start) + 1
    last = data.find(b"\n", change.end)
    tail = data[change.end : last if last >= 0 else len(data)].decode()
    head = data[first : change.start].decode()
    middle = data[change.start : change.end].decode()
    before, after = (" ".join(f"{head}{text}{tail}".split()) for text in (middle, change.text))
    return before, after


def changes(source: str) -> list[Change]:
    """Every change that breaks something in a source, in its order, each once."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    data = source.encode()
    found = {
        (change.start, change.end, change.text): change
        for change in finder.found
        if data[change.start : change.end] != change.text.encode()  # `yield from ()` is left out already
    }
    return sorted(found.values(), key=lambda change: (change.start, change.end, change.text))


class _Finder(ast.NodeVisitor):
    """Walks through a source. What is not visited is not broken: annotations, decorators, defaults, errors, words."""

    def __init__(self, source: str) -> None:
        self.found: list[Change] = []
        self.lines = [0]  # the byte at which each line starts
        for line in source.encode().splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.classes: list[ast.ClassDef] = []
        self.functions: list[ast.FunctionDef] = []
        self.in_index = False

    # Where

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if node.name not in NOT_A_RULE:
            self.classes.append(node)
            self._visit_all(node.body)
            self.classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in NOT_A_RULE or (node.name.startswith("__") and node.name != "__init__"):
            return
        self.functions.append(node)
        self._visit_all(node.body)
        self.functions.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._visit_value(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What is said about a mistake."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is true anyway."""

    def visit_Import(self, node: ast.Import) -> None:
        """Nothing to break."""

    visit_ImportFrom = visit_Import  # type: ignore[assignment]

    # Statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not _only_says(node) and _name(node.value.func) != "__init__":
            self._change(node, "pass")
        if isinstance(node.value, ast.YieldFrom):
            self._change(node, "yield from ()")  # the function stays a flow
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id == "args":
            return  # what an ask says
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript) and not self._making:
            self._change(node, "pass")
        for target in node.targets:
            self.visit(target)
        if (
            isinstance(node.value, ast.Constant)
            and node.value.value == 1
            and isinstance(node.targets[0], ast.Subscript)
        ):
            self._change(node.value, "0")  # a mark is set; 2 would be one as well
        else:
            self._visit_value(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._change(node, "pass")
        turned = _turned(node.op)
        if turned is not None and not isinstance(node.value, _LISTS):
            self._change(node, ast.unparse(ast.AugAssign(node.target, turned, node.value)))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self._change(node, "pass")
            return
        branches = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
        for value in branches:
            if isinstance(value, ast.Name) and value.id.isupper() and self._gives_reasons():
                self._change(value, "None")  # the reason is dropped: nothing forbids it
        self.visit(node.value)

    def _gives_reasons(self) -> bool:
        """Whether the function says why something is forbidden."""
        gives = self.functions[-1].returns if self.functions else None
        return gives is not None and "Reason" in ast.unparse(gives)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._change(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self._change(node, "pass")

    # Conditions

    def visit_If(self, node: ast.If) -> None:
        if _name(node.test) == "TYPE_CHECKING" or (not node.orelse and all(_only_says(each) for each in node.body)):
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if isinstance(node.test, ast.Constant):
            self._visit_all(node.body)  # `while True`
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._change(node, f"({ast.unparse(node.operand)})")
        if not isinstance(node.operand, ast.Constant):  # -1 is nobody, nothing or the last
            self.visit(node.operand)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        turned = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._change(node, f"({ast.unparse(ast.BoolOp(turned, node.values))})")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, op in enumerate(node.ops):
            for other in EDGES[type(op)]:
                ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                self._change(node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})")
        self.generic_visit(node)

    # Numbers

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._change(node, str(not node.value))
        elif isinstance(node.value, int) and node.value < AS_GOOD_AS_ENDLESS:
            self._change(node, str(node.value + 1))
            if node.value > 0:
                self._change(node, str(node.value - 1))

    def visit_BinOp(self, node: ast.BinOp) -> None:
        turned = _turned(node.op)
        lists = isinstance(node.left, _LISTS) or isinstance(node.right, _LISTS)
        if turned is not None and not lists and not self.in_index:
            self._change(node, f"({ast.unparse(ast.BinOp(node.left, turned, node.right))})")
        if not (self.in_index and isinstance(node.op, ast.Mult)):  # how wide a table is
            self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if _name(node.value) != "args":  # what an option says is in its order
            outside, self.in_index = self.in_index, True
            self.visit(node.slice)
            self.in_index = outside

    # Calls

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if name in SAYING:
            return
        if name == "Ask":
            self._visit_all([node.args[0], node.args[2]])  # who, and what is offered; the rest is words
            for keyword in node.keywords:
                if keyword.arg in ("secret", "sealed"):
                    self.visit(keyword.value)
            return
        if name == "Zone" and len(node.args) > 2 and _name(node.args[2]) != "EVERYONE":
            self._change(node.args[2], EVERYONE)
            return
        if isinstance(node.func, ast.Name) and name in TURNED:
            self._change(node.func, TURNED[name])
        for one, other in zip(node.args, node.args[1:], strict=False):
            if isinstance(one, ast.Name) and isinstance(other, ast.Name) and {one.id, other.id} <= SEATS:
                self._replace(self._start(one), self._end(other), one.lineno, f"{other.id}, {one.id}")
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr in SIDES and isinstance(node.ctx, ast.Load):
            self._change(node, f"{ast.unparse(node.value)}.{SIDES[node.attr]}")
        self.visit(node.value)

    # What they share

    @property
    def _making(self) -> bool:
        """Whether an object is being made: its first values are set anew before anybody looks."""
        return bool(self.functions) and self.functions[-1].name == "__init__"

    def _visit_value(self, value: ast.expr | None) -> None:
        if value is not None and not (self._making and isinstance(value, ast.Constant | ast.List | ast.BinOp)):
            self.visit(value)

    def _visit_all(self, nodes: list[ast.stmt] | list[ast.expr]) -> None:
        for node in nodes:
            self.visit(node)

    def _negate(self, test: ast.expr) -> None:
        if isinstance(test, ast.UnaryOp) or (isinstance(test, ast.Compare) and len(EDGES[type(test.ops[0])]) == 1):
            return  # the operator itself is turned round
        self._change(test, f"(not ({ast.unparse(test)}))")

    def _change(self, node: ast.stmt | ast.expr, text: str) -> None:
        self._replace(self._start(node), self._end(node), node.lineno, text)

    def _replace(self, start: int, end: int, line: int, text: str) -> None:
        around = [*self.functions[-1:], *self.classes[-1:]] if self.functions else []
        spans = [(node.lineno, node.end_lineno or node.lineno) for node in around] or [(line, line)]
        self.found.append(Change(line, self.functions[-1].name if self.functions else "", spans, start, end, text))

    def _start(self, node: ast.stmt | ast.expr) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.stmt | ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset


_LISTS = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)


def _only_says(node: ast.stmt) -> bool:
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0]) == "ask.pending"  # for those who tell odds
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _name(node.value.func) in SAYING


def _turned(op: ast.operator) -> ast.operator | None:
    if isinstance(op, ast.Add):
        return ast.Sub()
    if isinstance(op, ast.Sub):
        return ast.Add()
    return None


def _name(node: ast.expr) -> str:
    """The last word of a name: `tell` for `game.tell`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
