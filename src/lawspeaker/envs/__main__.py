"""`python -m lawspeaker.envs GAME`: what the numbers of observations and actions mean, to read or as JSON."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence

import msgspec

from lawspeaker.envs.layout import Layout, Number
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.option import Catalogue


def fields(layout: Layout) -> Iterator[str]:
    """A line for each field of an observation: its numbers, its name, what they are and the limits they lie in."""
    for part in layout.slices:
        if part.start < part.stop:
            inside = layout.numbers[part.start : part.stop]
            kinds = " ".join(dict.fromkeys(number.kind for number in inside))
            low, high = min(number.low for number in inside), max(number.high for number in inside)
            yield line(span(part.start, part.stop), Number(part.name, kinds, low, high))


def single_numbers(layout: Layout) -> Iterator[str]:
    """A line for each number of an observation."""
    for place, number in enumerate(layout.numbers):
        values = ", ".join(layout.domains[number.domain]) if number.domain else ""
        yield f"{line(str(place), number)}  {values}".rstrip()


def line(places: str, number: Number) -> str:
    return f"{places:>11}  {number.name:<40}  {f'{number.low}..{number.high}':<10}  {number.kind}"


def topics(layout: Layout) -> Iterator[str]:
    """A line for each topic: its number, its name, and the numbers of the observation that have its arguments."""
    for number, name in enumerate(layout.topics):
        arguments = [f"{layout.numbers[place].name}({place})" for place in layout.places[name]]
        yield f"{number:>11}  {' '.join([name, *arguments])}"


def as_json(layout: Layout) -> str:
    """Everything there is to say about observations and actions."""
    actions = [
        {
            "family": kind,
            "first": family.table[0].number,
            "count": len(family.table),
            "arguments": [
                {"name": name, "values": domain.values}
                for name, domain in zip(family.names, family.domains, strict=True)
            ],
        }
        for kind, family in layout.catalogue.families.items()
    ]
    return msgspec.json.format(msgspec.json.encode({**layout.plain(), "actions": actions}), indent=1).decode()


def families(catalogue: Catalogue) -> Iterator[str]:
    """A line for each family of actions: its numbers, its name, its arguments and how many values each has."""
    for kind, family in catalogue.families.items():
        start = family.table[0].number
        args = [f"{name}({len(domain)})" for name, domain in zip(family.names, family.domains, strict=True)]
        yield f"{span(start, start + len(family.table)):>11}  {' '.join([kind, *args])}"


def span(start: int, stop: int) -> str:
    return f"{start}" if stop == start + 1 else f"{start}-{stop - 1}"


def agreed(given: argparse.Namespace) -> Setting:
    """The setting that the arguments describe."""
    box = shelf.find(given.game)
    seats = box.seat_counts[0] if given.seats is None else given.seats
    setting: Setting = box.setting(box.configure(seats, given_rules(given.rule)))
    return setting


def given_rules(said: list[str]) -> dict[str, str]:
    """Ruleset options as arguments give them."""
    rules = {}
    for rule in said:
        name, equals, value = rule.partition("=")
        if not equals:
            raise ConfigError(f"a rule is given as OPTION=VALUE, not {rule!r}")
        rules[name] = value
    return rules


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m lawspeaker.envs", description="What the numbers of observations and actions mean."
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, help="how many play; the usual number if left out")
    parser.add_argument("--rule", action="append", default=[], metavar="OPTION=VALUE", help="a ruleset option")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--numbers", action="store_true", help="every single number of an observation")
    what.add_argument("--topics", action="store_true", help="the numbers of the topics")
    what.add_argument("--actions", action="store_true", help="the numbers of the actions, by family")
    what.add_argument("--json", action="store_true", help="everything, for programs: layout.json")
    parser.add_argument("--events", type=int, default=0, help="how many of the last events an observation has")
    given = parser.parse_args(arguments)
    try:
        setting = agreed(given)
        layout = Layout(setting, given.events)
    except LawspeakerError as error:
        parser.error(str(error))
    if given.json:
        lines = iter([as_json(layout)])
    elif given.actions:
        lines = families(setting.catalogue)
    elif given.topics:
        lines = topics(layout)
    elif given.numbers:
        lines = single_numbers(layout)
    else:
        lines = fields(layout)
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:  # nobody reads on, as with head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
