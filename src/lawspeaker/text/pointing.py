"""What an option or a line of the record refers to on a board, and what can be hidden or forbidden."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from lawspeaker.kernel.ask import Reason
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import OPTION, Option
from lawspeaker.kernel.record import Entry
from lawspeaker.kernel.zone import EVERYONE


def pointed_at(match: Match, option: Option) -> set[str]:
    """What an option points at: its value, and `domain value` for each argument."""
    return pointed_at_in(match.game.setting, option)


def pointed_at_in(setting: Setting, option: Option) -> set[str]:
    """The same for every match with this setting."""
    family = setting.catalogue.families[option.kind]
    return {option.text, *_named(setting, [domain.name for domain in family.domains], option.args)}


def asked_about(match: Match) -> set[str]:
    """What the question names: `domain value` for each of its arguments."""
    ask = match.ask
    return set() if ask is None else _named(match.game.setting, ask.topic.domains, ask.args)


def told_of(setting: Setting, entry: Entry, seat: int) -> set[str]:
    """What an entry of the record names, as a seat may know it: `domain value` for each argument; for an option, what
    it points at.
    """
    catalogue = setting.catalogue
    args = entry.seen_by(seat, catalogue)
    found = _named(setting, entry.phrase.domains, args)
    for domain, arg in zip(entry.phrase.domains, args, strict=True):
        if domain == OPTION and 0 <= arg < len(catalogue.options):
            found |= pointed_at_in(setting, catalogue.options[arg])
    return found


def args_of(setting: Setting, entry: Entry, seat: int) -> list[str]:
    """The arguments of an entry in their order, as a seat may know them: `domain value`, or nothing."""
    args = zip(entry.phrase.domains, entry.seen_by(seat, setting.catalogue), strict=True)
    return ["".join(_named(setting, [domain], (arg,))) for domain, arg in args]


def _named(setting: Setting, domains: list[str], args: tuple[int, ...]) -> set[str]:
    """`domain value` for each argument that has a value there; a hidden one has none."""
    known = setting.catalogue.domains
    return {
        f"{name} {known[name].values[arg]}"
        for name, arg in zip(domains, args, strict=True)
        if name in known and 0 <= arg < len(known[name])
    }


def forbidden(match: Match, seat: int) -> Iterator[tuple[Reason, Option]]:
    """What the law forbids a seat that is asked now: each option with its reason, moot ones left out."""
    ask = match.ask
    if ask is None or ask.seat != seat:
        return
    families = match.game.setting.catalogue.families
    for kind in dict.fromkeys(kind for kind, _ in ask.judges or []):
        for option in families[kind].table:
            reason = ask.why_not(option)
            if reason is not None and not reason.moot:
                yield reason, option


def forbidden_about(match: Match, seat: int, things: Collection[str]) -> Iterator[tuple[Reason, Option]]:
    """What the law forbids a seat that is asked now to do with any of these things, moot reasons too."""
    ask = match.ask
    if ask is None or ask.seat != seat:
        return
    families = match.game.setting.catalogue.families
    for kind in dict.fromkeys(kind for kind, _ in ask.judges or []):
        for option in families[kind].table:
            reason = None if pointed_at(match, option).isdisjoint(things) else ask.why_not(option)
            if reason is not None:
                yield reason, option


def has_secrets(match: Match) -> bool:
    """Whether something in this game can be hidden from a seat."""
    domains = match.game.setting.catalogue.domains.values()
    return any(domain.secret for domain in domains) or any(zone.sight != EVERYONE for zone in match.game.zones())
