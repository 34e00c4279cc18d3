"""Words: asks, options, record entries and values, said in a language that people read.

Messages are in `<language>/kernel.ftl`, `<language>/ui.ftl` and one `<language>/<game>.ftl` a game, and found by name:

    <game>-ask-<topic>          a question
    <game>-option-<kind>        what a button says; its attribute `facts`, if any, where `game.facts` told more
    <game>-record-<phrase>      a line of the record
    <game>-<domain>-<value>     one value; its attribute `within`, if any, is how it is said inside a sentence
    <game>-<domain>             any value of a domain that has traits (`Setting.traits`), from its `name` and those
    <game>-odds-<odds>          what odds are about, or under which condition they hold
    <game>-why-<reason>         why not: what stands in the way
    <game>-about-<domain>-<value>  what a value is or does, in a line
    <game>-rule-<option>        a ruleset option, and <game>-rule-<option>-<value> its values
    <game>-title                the game

A message gets its arguments by the names that the phrase or the family of options declares: values as words, counts as
numbers. To choose between wordings it also gets `<name>_value`, the value itself, and for a fact `<name>_sign`
(negative, zero, positive) and `<name>_size`, the fact without its sign.

Whatever has no message is shown by its bare names, so that a game can be played before it has words.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from lawspeaker.kernel.ask import Ask, Reason
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.odds import Odds
from lawspeaker.kernel.option import OPTION, Domain, Option
from lawspeaker.kernel.record import HIDDEN, Entry, is_secret

SEAT = "seat"  # the domain of the seats, in every game
SOURCE = "en"  # the language in which the data files name things

MOST_KEPT = 8_000  # messages, as they were said with these arguments

Said = str | int  # words, or a number that a message may have plurals for

_HERE = files("lawspeaker.text")
_log = logging.getLogger(__name__)


@cache
def languages() -> list[str]:
    """The languages there are words in."""
    return sorted(folder.name for folder in _HERE.iterdir() if (folder / "kernel.ftl").is_file())


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    """All messages of a language for a game; without a game, those of the program alone."""
    made = FluentBundle([lang], use_isolating=False)
    for name in ("kernel", "ui", game):
        for resource in _resources(lang, name):
            made.add_resource(resource)
    return made


@cache
def _resources(lang: str, name: str) -> list[Resource]:
    """The messages of `root.ftl`, and where a game has many words those in the folder `root` beside it.

    It takes long to read them, and several bundles hold the same.
    """
    found, folder = [_HERE / lang / f"{name}.ftl"], _HERE / lang / name
    if name and folder.is_dir():
        found += sorted(folder.iterdir(), key=lambda file: file.name)
    return [
        FluentResource(file.read_text(encoding="utf-8"))
        for file in found
        if file.is_file() and file.name.endswith(".ftl")
    ]


@cache
def _message_names(lang: str, game: str) -> list[str]:
    """The names of all messages that `bundle` finds for a game itself."""
    entries = [entry for name in ("ui", game) for resource in _resources(lang, name) for entry in resource.body]
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


class Words:
    """One language, for one game. `people` names seats by who sits there; the others are called as the game does.

    Without a setting there are the words of the program and its menus only.
    """

    def __init__(self, lang: str, setting: Setting | None = None, people: Mapping[int, str] | None = None) -> None:
        if lang not in languages():
            raise LawspeakerError(f"there are no words in {lang!r}; the languages are {', '.join(languages())}")
        self.lang = lang
        self.setting = setting
        self.game = "" if setting is None else setting.config.game
        self.people = dict(people or {})
        self._bundle = bundle(lang, self.game)
        self._values: dict[tuple[str, int, bool], Said] = {}

    def about(self, setting: Setting) -> Words:
        """The same words for a match whose setting is another now: seats may be called by what they have chosen."""
        return self if setting is self.setting else Words(self.lang, setting, self.people)

    # What is asked, offered and told.

    def ask(self, ask: Ask) -> str:
        """The question, put to the seat that is asked."""
        topic = ask.topic
        args = self._args(topic.names, topic.domains, ask.args)
        said = self._format(f"{self.game}-ask-{topic.name}", args)
        return self._bare(topic.name, args) if said is None else self._opened(said)

    def option(self, option: Option, facts: Mapping[str, int] | None = None, topic: str = "") -> str:
        """What a button for the option says; `facts` are those of `game.facts(option)`. A message may have words of its
        own for an ask, as an attribute with the name of its `topic`: a number is of people, of dice or of cards.
        """
        family = self.of().catalogue.families[option.kind]
        args = self._args(family.names, [domain.name for domain in family.domains], option.args)
        said = self._format(f"{self.game}-option-{option.kind}", args, topic) if topic else None
        if facts and said is None:
            said = self._format(f"{self.game}-option-{option.kind}", {**args, **_facts(facts)}, "facts")
        if said is None:
            said = self._format(f"{self.game}-option-{option.kind}", args)
        return option.text if said is None else self._opened(said)

    def entry(self, entry: Entry, seat: int) -> str:
        """A line of the record, as this seat may know it."""
        phrase = entry.phrase
        args = self._args(phrase.names, phrase.domains, entry.seen_by(seat, self.of().catalogue))
        for owner in (self.game, "kernel"):
            said = self._format(f"{owner}-record-{phrase.name}", args)
            if said is not None:
                return self._opened(said)
        return self._bare(phrase.name, args)

    def reason(self, reason: Reason) -> str:
        """Why not: what stands in the way."""
        phrase = reason.phrase
        args = self._args(phrase.names, phrase.domains, reason.args)
        for owner in (self.game, "kernel"):
            said = self._format(f"{owner}-why-{phrase.name}", args)
            if said is not None:
                return self._opened(said)
        return self._bare(phrase.name, args)

    def odds(self, odds: Odds) -> str:
        """What odds are about."""
        phrase = odds.phrase
        args = self._args(phrase.names, phrase.domains, odds.args)
        said = self._format(f"{self.game}-odds-{phrase.name}", args)
        return self._bare(phrase.name, args) if said is None else self._opened(said)

    # Single words.

    def value(self, domain: str, number: int, within: bool = False) -> str:
        """What a value of a domain is called, standing alone or inside a sentence."""
        return str(self._said(domain, number, within))

    def explain(self, domain: str, value: str) -> str:
        """What a value of a domain is or does, in a line; nothing where the catalogue does not say."""
        domains = self.of().catalogue.domains
        if domain in domains:
            domain, number = self.of().alias(domain, domains[domain].number(value))
            value = self._plain(domain, number)
        return self._format(f"{self.game}-about-{domain}-{value}", {}) or ""

    def does(self, option: Option) -> str:
        """What an option does, or what the things are or do that it names; nothing where the catalogue does not say."""
        domains = self.of().catalogue.families[option.kind].domains
        named = [(domain.name, domain.values[arg]) for domain, arg in zip(domains, option.args, strict=True)]
        said = [self.explain(*thing) for thing in [(OPTION, option.kind), *named]]
        return " · ".join(dict.fromkeys(line for line in said if line))

    def seat(self, number: int) -> str:
        """Who sits on a seat, or what the game calls that seat."""
        return self.value(SEAT, number)

    def say(self, message_id: str, /, **args: Said) -> str:
        """A message of the program itself: `say("ui-waiting", seat=words.seat(1))`."""
        said = self._format(message_id, args)
        if said is None:
            raise LawspeakerError(f"there is no message {message_id!r} in {self.lang!r}")
        return said

    def listed(self, said: Iterable[str]) -> str:
        """Things in a row, with the language's comma between them."""
        return self.say("ui-comma").join(said)

    @staticmethod
    def languages() -> list[str]:
        """The languages there are words in."""
        return languages()

    def phrases(self) -> dict[str, str]:
        """What a board of the game has to say, by the names of the messages: those that need no arguments."""
        found = {}
        for name in _message_names(self.lang, self.game):
            pattern = self._bundle.get_message(name).value
            if pattern is None or not name.startswith((f"ui-{self.game}-", f"{self.game}-face-")):
                continue
            said, faults = self._bundle.format_pattern(pattern, {})
            if not faults:
                found[name] = str(said)
        return found

    # The words of menus, before there is a match.

    def title(self, game: str) -> str:
        """What a game is called."""
        return self._menu(game, f"{game}-title", game)

    def about_bot(self, bot: str) -> str:
        """What a bot does and how long it thinks; nothing where it is somebody else's."""
        return self.say(f"ui-bot-{bot}") if self._bundle.has_message(f"ui-bot-{bot}") else ""

    def rule(self, game: str, option: str, value: str = "") -> str:
        """What a ruleset option is called, or one of its values."""
        if value:
            return self._menu(game, f"{game}-rule-{option}-{value}", value)
        return self._menu(game, f"{game}-rule-{option}", option)

    def _menu(self, game: str, message_id: str, bare: str) -> str:
        said = _formatted(bundle(self.lang, game), message_id, {})
        return bare if said is None else said

    # How it is done.

    def of(self) -> Setting:
        """The setting of the match."""
        if self.setting is None:
            raise LawspeakerError("these words were made without a game: give Words the setting of a match")
        return self.setting

    def _format(self, message_id: str, args: Mapping[str, Said], attribute: str = "") -> str | None:
        return _formatted(self._bundle, message_id, args, attribute)

    def _args(self, names: list[str], domains: list[str], numbers: tuple[int, ...]) -> dict[str, Said]:
        """The arguments of a message: what is said of each value, and where that is words the value itself."""
        args: dict[str, Said] = {}
        for name, domain, number in zip(names, domains, numbers, strict=True):
            said = self._said(domain, number, within=True)
            args[name] = said
            if isinstance(said, str):
                args[f"{name}_value"] = self._plain(domain, number)
        return args

    def _plain(self, domain: str, number: int) -> str:
        """A value itself: `RU_C1`."""
        known = self.of().catalogue.domains.get(domain)
        if known is None or not 0 <= number < len(known):
            return "none" if number == HIDDEN else str(number)
        return known.values[number]

    def _said(self, domain: str, number: int, within: bool) -> Said:
        """What is said of a value: words or a number. Cached, because a record repeats itself."""
        key = (domain, number, within)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self._find(*self.of().alias(domain, number), within)
        return found

    def _find(self, domain: str, number: int, within: bool) -> Said:
        setting = self.of()
        if domain == OPTION:
            return (
                self.say("kernel-hidden-option") if number == HIDDEN else self.option(setting.catalogue.options[number])
            )
        if domain == SEAT and number in self.people:
            return self.people[number]
        known = setting.catalogue.domains.get(domain)
        if number == HIDDEN and is_secret(domain, setting.catalogue):
            return self._format(f"{self.game}-hidden-{domain}", {}) or self.say("kernel-hidden")
        if known is None or not 0 <= number < len(known):
            if number == HIDDEN and (known is None or not _counts(known) or domain == SEAT):
                return self.say("kernel-nobody")
            return number
        return self._word(domain, number, known.values[number], within)

    def _word(self, domain: str, number: int, value: str, within: bool) -> Said:
        """A value by its name, together with its traits if it has any: `Anvil (fox)`."""
        name = self._name(domain, value, within)
        traits = self.of().traits(domain, number)
        if not traits:
            return name
        args = {trait: self._said(of, which, within) for trait, (of, which) in traits.items()}
        said = self._format_within(f"{self.game}-{domain}", {**args, "name": name}, within)
        return name if said is None else said

    def _name(self, domain: str, value: str, within: bool) -> Said:
        """The message of a value, or the name that the game's data gives it, or the value itself."""
        message_id = f"{self.game}-{domain}-{value}"
        named = self.of().names.get(f"{domain} {value}")
        if named is not None and named != _formatted(bundle(SOURCE, self.game), message_id, {}):
            return named  # a name from the user's own data, which no message knows
        said = self._format_within(message_id, {}, within)
        if said is not None:
            return said
        if domain == SEAT and value.isdigit():
            return self.say("kernel-seat", number=int(value) + 1)
        return int(value) if value.isdigit() else value

    def _format_within(self, message_id: str, args: Mapping[str, Said], within: bool) -> str | None:
        """A message as it is said inside a sentence or standing alone."""
        said = self._format(message_id, args, "within") if within else None
        return self._format(message_id, args) if said is None else said

    def _bare(self, name: str, args: Mapping[str, Said]) -> str:
        """What has no message: its name and its arguments."""
        words = [f"{arg} {said}" for arg, said in args.items() if not (arg.endswith("_value") and arg[:-6] in args)]
        return f"{name}: {', '.join(words)}" if words else name

    def _opened(self, said: str) -> str:
        """A sentence with a capital letter, if its language has them. Names of people stay as they are."""
        if not said[:1].islower() or any(said.startswith(name) for name in self.people.values() if name):
            return said
        return said[0].upper() + said[1:]


def _formatted(source: FluentBundle, message_id: str, args: Mapping[str, Said], attribute: str = "") -> str | None:
    """A message of a bundle in words, or None if there is none."""
    return _formatted_once(source, message_id, tuple(args.items()), attribute)


@lru_cache(maxsize=MOST_KEPT, typed=True)
def _formatted_once(
    source: FluentBundle, message_id: str, args: tuple[tuple[str, Said], ...], attribute: str
) -> str | None:
    """The same, kept: all tables of a game say the same things. Errors in it are logged, and the rest is said."""
    if not source.has_message(message_id):
        return None
    message = source.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    said, faults = source.format_pattern(pattern, dict(args))
    for fault in faults:
        _log.warning("message %s in %s: %s", message_id, source.locales[0], fault)
    return str(said)


def _facts(facts: Mapping[str, int]) -> dict[str, Said]:
    """Facts as arguments, with their sign and their size: a price below 0 is money received."""
    args: dict[str, Said] = {}
    for name, number in facts.items():
        args[name] = number
        args[f"{name}_sign"] = "negative" if number < 0 else "positive" if number else "zero"
        args[f"{name}_size"] = abs(number)
    return args


def _counts(domain: Domain) -> bool:
    """Whether a domain just counts from 0, so that numbers beyond its end are still numbers."""
    return all(value == str(number) for number, value in enumerate(domain.values))
