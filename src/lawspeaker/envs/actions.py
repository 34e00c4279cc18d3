"""Actions: options by their numbers in the catalogue, and in a structured form by family and arguments."""

from __future__ import annotations

from lawspeaker.kernel.errors import AnswerError
from lawspeaker.kernel.option import Catalogue, Option, suggest

Structured = dict[str, str]  # `{"family": "sail", "region": "RU_C1"}`


def option_of(catalogue: Catalogue, number: int) -> Option:
    """The option with a number."""
    if not 0 <= number < len(catalogue.options):
        raise AnswerError(f"there is no action {number}: they are 0 to {len(catalogue.options) - 1}")
    return catalogue.options[number]


def structured(catalogue: Catalogue, number: int) -> Structured:
    """An action as its family and the values of its arguments by name."""
    option = option_of(catalogue, number)
    family = catalogue.families[option.kind]
    values = [domain.values[arg] for domain, arg in zip(family.domains, option.args, strict=True)]
    return {"family": option.kind, **dict(zip(family.names, values, strict=True))}


def number_of(catalogue: Catalogue, action: Structured) -> int:
    """The number of an action that is given by family and arguments."""
    kind = action.get("family", "")
    if kind not in catalogue.families:
        raise AnswerError(f"there is no family {kind!r}{suggest(kind, list(catalogue.families))}")
    family = catalogue.families[kind]
    given = [name for name in action if name != "family"]
    if sorted(given) != sorted(family.names):
        wanted = ", ".join(family.names) or "nothing"
        raise AnswerError(f"{kind} has the arguments {wanted}, not {', '.join(given) or 'nothing'}")
    return catalogue.find(" ".join([kind, *(action[name] for name in family.names)])).number
