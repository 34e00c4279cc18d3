"""Sessions: one game being played at this keyboard, who sits where, and where it is kept.

Nothing here draws. What is shown to a person goes through `view`, `entry` and `options`, which know one seat only.
"""

from __future__ import annotations

import re
import secrets
from pathlib import Path

from lawspeaker.kernel import save as saves
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.errors import ConfigError, FileError, SaveError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import OPTION, Option
from lawspeaker.kernel.save import Save
from lawspeaker.kernel.zone import SPECTATOR
from lawspeaker.law.primer import primer
from lawspeaker.players.player import Player, Turn, make
from lawspeaker.terminal import kept
from lawspeaker.terminal.kept import LANGUAGE
from lawspeaker.text.drawing import SUBJECTS
from lawspeaker.text.face import face_of
from lawspeaker.text.pointing import asked_about, forbidden, has_secrets, pointed_at
from lawspeaker.text.words import SEAT, Words

PERSON = "person"
USUAL_BOT = "greedy"


def seating(seats: int, first: int, people: int, bots: str) -> list[str]:
    """Who sits where: people from seat `first` on, and bots elsewhere, one name for all or one for each."""
    if not 0 <= first < seats:
        raise ConfigError(f"the seats are 0 to {seats - 1}, not {first}")
    if not 0 <= people <= seats:
        raise ConfigError(f"from 0 to {seats} people can sit at {seats} seats, not {people}")
    sitters = [PERSON if (seat - first) % seats < people else "" for seat in range(seats)]
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= seats - people
    if len(names) != seats - people:
        raise ConfigError(f"{seats - people} seats are left for bots, and {len(names)} are named in {bots!r}")
    for name in names:
        make(name, 0)
    left = iter(names)
    return [sitter or next(left) for sitter in sitters]


class Session:
    """A match, its sitters and its file. `viewer` is the seat at the keyboard: only what it sees is shown."""

    def __init__(self, match: Match, sitters: list[str], lang: str, path: Path, seed: int | None = None) -> None:
        self.match = match
        self.sitters = sitters
        self.path = path
        self._words = Words(lang, match.game.setting)
        self.face = face_of(match.game.setting.box)
        base = secrets.randbits(60) if seed is None else seed
        self.players: dict[int, Player] = {
            seat: make(name, base + seat) for seat, name in enumerate(sitters) if name != PERSON
        }
        people = [seat for seat, name in enumerate(sitters) if name == PERSON]
        self.viewer = people[0] if people else SPECTATOR
        if match.ask is not None and match.ask.seat in people:
            self.viewer = match.ask.seat
        self.alone = len(people) <= 1
        self.unsaved = ""  # why the game is not kept as it stands now, if it is not
        self._found: bytes | None = None  # what is in the file, as far as this session knows
        self._kept = b""  # what this session would have written when it was kept last

    @staticmethod
    def resume(path: Path, lang: str | None = None) -> Session:
        """The session of a stored game, replayed and checked."""
        text = saves.read_text(path)
        save = saves.parse(text, path)
        match = saves.to_match(save)
        seats = match.game.seats
        sitters = [save.people.get(str(seat), "") for seat in range(seats)]
        if not any(sitters):
            sitters = seating(seats, 0, 1, USUAL_BOT)  # stored by another program
        elif not all(sitters):
            raise SaveError(f"{path}: the stored game does not say who sits on seat {sitters.index('')}")
        session = Session(match, sitters, lang or save.people.get(LANGUAGE, "en"), path)
        session._found, session._kept = text, saves.encode(session.to_save())
        return session

    @property
    def words(self) -> Words:
        """The words for the game as it stands."""
        self._words = self._words.about(self.match.game.setting)
        return self._words

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self._words = Words(lang, self.match.game.setting)

    # Keeping.

    @property
    def name(self) -> str:
        return self.path.stem

    def to_save(self) -> Save:
        people = {str(seat): name for seat, name in enumerate(self.sitters)}
        return saves.to_save(self.match, people={**people, LANGUAGE: self.words.lang})

    def save(self) -> Path:
        """Keep the game as it is now. Nothing is written where nothing has changed.

        If another program has written the file since, that file stays, and this game is kept under a new name.
        """
        try:
            self._write(saves.encode(self.to_save()))
        except FileError as error:
            self.unsaved = self.words.say("ui-unwritable", file=str(self.path), reason=error.reason)
            raise SaveError(self.unsaved) from error
        self.unsaved = ""
        return self.path

    def _write(self, text: bytes) -> None:
        found = self.path.read_bytes() if self.path.is_file() else None
        if found is not None and found != self._found:
            self.path, found = kept.path_beside(self.path), None
        if found is None or text != self._kept:
            saves.write_text(text, self.path)
            self._found = self._kept = text

    # Who is asked what.

    @property
    def ask(self) -> Ask | None:
        """The ask, if it is put to the seat at the keyboard."""
        ask = self.match.ask
        return ask if ask is not None and ask.seat == self.viewer else None

    @property
    def only_answer(self) -> Option | None:
        """What is answered for the person who is asked, as nothing else can be: to decline an ambush without the card.

        The law puts such questions so that others learn nothing from their absence. Bots learn nothing from haste.
        """
        ask = self.ask
        return ask.options[0] if ask is not None and self.alone and len(ask.options) == 1 else None

    @property
    def bot(self) -> Player | None:
        """The bot that is asked, if it is one."""
        ask = self.match.ask
        return None if ask is None else self.players.get(ask.seat)

    @property
    def commitment(self) -> str:
        """The hash that binds the dice of a live game."""
        chance = saves.source(self.match.game.chance)
        return chance.commitment if isinstance(chance, Keyed) else ""

    def turn(self) -> Turn:
        """What the asked bot may know, on a copy of its own: it thinks while people look at the table."""
        ask = self.match.ask
        if ask is None:
            raise ConfigError("the game is over: nobody is asked")
        return Turn(self.match.clone(), ask.seat)

    def must_pass(self) -> bool:
        """Whether another person is asked, who must not see what lies open for the one at the keyboard."""
        ask = self.match.ask
        return self._moves() and not self.alone and ask is not None and (has_secrets(self.match) or ask.sealed)

    def _moves(self) -> bool:
        ask = self.match.ask
        return ask is not None and ask.seat not in self.players and ask.seat != self.viewer

    def hand_over(self) -> None:
        """The person who is asked takes the keyboard; a bot leaves it where it is."""
        if self.match.ask is not None and self._moves():
            self.viewer = self.match.ask.seat

    # What the seat at the keyboard sees.

    def view(self) -> dict[str, object]:
        """All that may be seen now, and what the question is about."""
        return {**self.match.view(self.viewer), SUBJECTS: sorted(self.subjects())}

    def subjects(self) -> set[str]:
        """What the question names, apart from who is asked: `domain value` for each argument."""
        ask = self.ask
        return set() if ask is None else asked_about(self.match) - {f"{SEAT} {ask.seat}"}

    def player(self, seat: int) -> str:
        """What a seat is called: what it plays, or else as the game calls seats."""
        return self.face.sides(self.match.game, self.words).get(seat) or self.words.seat(seat)

    def question(self) -> str:
        ask = self.ask
        return "" if ask is None else self.words.ask(ask)

    def standing(self) -> str:
        """What has to be known for the question besides, such as the bids so far."""
        if self.ask is None:
            return ""
        return self.face.standing(self.view(), self.match.record_for(self.viewer), self.words)

    def explanations(self) -> list[list[str]]:
        """For each option what the things are or do that it and the question name, in a line each."""
        ask = self.ask
        if ask is None:
            return []
        asked = self.subjects()
        named = [pointed_at(self.match, option) - {option.text} for option in ask.options]
        known = self.face.explain(self.view(), self.words, sorted(asked.union(*named)))
        lines = []
        for option, things in zip(ask.options, named, strict=True):
            order = sorted((things | asked) & known.keys(), key=lambda thing: (thing not in things, thing))
            said = dict.fromkeys(
                self.words.say("ui-said-of", name=self.called(thing), said=known[thing]) for thing in order
            )
            doing = self.words.explain(OPTION, option.kind)
            told = [*([doing] if doing else []), *said]
            lines.append(told or self.terms_of(option, things))
        return lines

    def terms_of(self, option: Option, things: set[str]) -> list[str]:
        """What the law says of the term that an option begins with, such as Overwork; not of what it points at. In
        other languages terms stand anywhere in a sentence, so they are found by the English words.
        """
        game = self.match.game
        english = Words("en", game.setting)
        topic = "" if self.ask is None else self.ask.topic.name
        said = english.option(option, game.facts(option), topic).casefold()
        names = [self.called(thing, english).casefold() for thing in things]
        primers = zip(primer(english.game, "en").terms, primer(english.game, self.words.lang).terms, strict=True)
        return [
            own.meaning
            if own.meaning.casefold().startswith(own.word.casefold())
            else self.words.say("ui-said-of", name=own.word, said=own.meaning)
            for term, own in primers
            if re.match(rf"{re.escape(term.word.casefold())}\b", said)
            and not any(name.startswith(term.word.casefold()) for name in names)
        ][:1]

    def called(self, thing: str, words: Words | None = None) -> str:
        """The name of a thing such as `card pot`."""
        domain, value = thing.split(" ", 1)
        return (words or self.words).value(domain, self.match.game.setting.catalogue.domains[domain].number(value))

    def options(self) -> list[str]:
        """The options in words."""
        ask = self.ask
        if ask is None:
            return []
        return [self.words.option(option, self.match.game.facts(option), ask.topic.name) for option in ask.options]

    def refused(self) -> dict[tuple[str, str], list[str]]:
        """What the law forbids the seat at the keyboard now: options in words, by reason and clause."""
        found: dict[tuple[str, str], list[str]] = {}
        for reason, option in forbidden(self.match, self.viewer):
            said = self.words.option(option, self.match.game.facts(option))
            found.setdefault((self.words.reason(reason), reason.clause), []).append(said)
        return found

    def option_codes(self) -> list[str]:
        """For each option the bare names behind its words, to find it on the board: `RU_C1`."""
        ask = self.ask
        families = self.match.game.setting.catalogue.families
        return [
            self._codes([domain.name for domain in families[option.kind].domains], option.args)
            for option in ([] if ask is None else ask.options)
        ]

    def known(self) -> int:
        """How much of the record the seat at the keyboard had seen when it answered last."""
        own = [step.told for step in self.match.steps if step.seat == self.viewer]
        return own[-1] if own else len(self.match.record)

    def entry(self, number: int) -> tuple[str, str, str]:
        """A line of the record, with its clause and the bare names behind its words."""
        entry = self.match.record[number]
        args = entry.seen_by(self.viewer, self.match.game.setting.catalogue)
        return self.words.entry(entry, self.viewer), entry.clause, self._codes(entry.phrase.domains, args)

    def _codes(self, domains: list[str], args: tuple[int, ...]) -> str:
        """The values that the game's data gives names, such as regions."""
        setting = self.match.game.setting
        found = []
        for name, arg in zip(domains, args, strict=True):
            domain = setting.catalogue.domains.get(name)
            if domain is not None and 0 <= arg < len(domain) and f"{name} {domain.values[arg]}" in setting.names:
                found.append(domain.values[arg])
        return " ".join(found)

    def targets(self, option: Option | None = None) -> set[str]:
        """What an option, or else every one offered, points at: its value, and `domain value` for each argument."""
        ask = self.ask
        if option is not None:
            return pointed_at(self.match, option)
        found: set[str] = set()
        for offered in [] if ask is None else ask.options:
            found |= pointed_at(self.match, offered)
        return found

    # Going back.

    def undo_problem(self) -> str:
        """Why nothing can be taken back now, as a message name; nothing where it can."""
        match = self.match
        if not match.steps:
            return "ui-undo-nothing"
        back = self._answers_back()
        if back == 0:
            return "ui-undo-other"
        return "" if match.can_undo() and len(match.steps) - back >= match.locked else "ui-undo-learned"

    def _answers_back(self) -> int:
        """How many answers to take back so that a person answers again; 0 if there is none to be asked again.

        Bots do not mind, so whoever plays against bots alone goes back over theirs. People do.
        """
        steps = self.match.steps
        for back, step in enumerate(reversed(steps), start=1):
            if step.seat not in self.players:
                return back
            if not self.alone:
                return 0
        return 0

    def undo(self) -> None:
        """Take back the last answer that a person has chosen, and what has been answered since."""
        while True:
            for _ in range(self._answers_back()):
                self.match.undo()
            if self.only_answer is None or self.undo_problem():
                return
