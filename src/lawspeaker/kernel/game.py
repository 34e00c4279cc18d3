"""Games: the state on the table, and the box that holds its rules."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lawspeaker.kernel.ask import Ask, Flow, Phrase, Reason
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.errors import ConfigError, Misfit
from lawspeaker.kernel.field import NOTHING, Field, clear, schema_of
from lawspeaker.kernel.odds import Odds
from lawspeaker.kernel.option import Catalogue, Option
from lawspeaker.kernel.record import Entry
from lawspeaker.kernel.schema import Schema
from lawspeaker.kernel.zone import EVERYONE, Zone, ZoneKind

if TYPE_CHECKING:
    from lawspeaker.kernel.sourced import Sourced

MOST_SETTINGS = 16  # that a box keeps

NO_CHANCE: Final = Chance()  # what a game has until it is given some: nothing can be rolled with it


class Config:
    """What was agreed before the game: seats, ruleset options by name, and the text of a user's own data, if any."""

    def __init__(self, game: str, seats: int, rules: dict[str, str], data: str = "", data_name: str = "") -> None:
        self.game = game
        self.seats = seats
        self.rules = rules
        self.data = data
        self.data_name = data_name  # where the data came from, for errors


class Result:
    """How a game ended: points by seat, and the seats that won (several where the law lets them share)."""

    def __init__(self, points: list[int], winners: list[int]) -> None:
        self.points = points
        self.winners = winners

    def __repr__(self) -> str:
        return f"<points {self.points}, winners {self.winners}>"


class Glimpse:
    """After so many outcomes of chance these seats knew a card, wherever it went later."""

    def __init__(self, rolled: int, domain: str, card: int, mask: int) -> None:
        self.rolled = rolled
        self.domain = domain
        self.card = card
        self.mask = mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """What never changes in a match and all copies share: the agreement, the options, the schema, the game's tables.

    Where sides are chosen in the game itself, a choice may lead to another setting, which differs from the one before
    in nothing but who plays what.
    """

    def __init__(self, box: AnyBox, config: Config, catalogue: Catalogue) -> None:
        self.box = box
        self.config = config
        self.catalogue = catalogue
        self.fields: list[Field] = []
        self.schema = Schema({})
        self.names: dict[str, str] = {}  # what the game's data calls its things, by domain and value: `region RU_C1`

    def declare(self, fields: list[Field]) -> None:
        """Say which fields a state has."""
        self.fields = fields
        self.schema = schema_of(fields)

    def alias(self, domain: str, number: int) -> tuple[str, int]:
        """The domain and number by which a value is called, where it is another thing's: a place that is a card."""
        return domain, number

    def traits(self, domain: str, number: int) -> dict[str, tuple[str, int]]:
        """What a value is besides its name, for the words about it, such as the suit of a card or the side that a seat
        plays: the domain and the number of each trait, by the name that the words give it.
        """
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The state of one game: what lies on the table. The rules are in the box.

    A subclass has the fields that its setting declares, and writes `copy`.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats: int = setting.config.seats
        self.chance: Chance = NO_CHANCE
        self.record: list[Entry] | None = None
        self.judging = False  # whether asks remember why options are not offered
        self.learned = False  # somebody has learned something since the kernel last checked: undo stops here
        self.disclosed: list[int] = NOTHING  # facts about hidden things made known by the present answer,
        self.expected: list[int] | None = None  # and, in a guess, those that must come out
        self.unsealed = False  # sealed answers have been opened since the kernel last checked
        self.known: Ask | None = None  # the ask to which a copy comes again (`Ask.is_known`)
        self.glimpses: list[Glimpse] | None = None  # cards that seats got to see, if the kernel wants to know

    def clear(self) -> None:
        """Begin with an empty table: every declared field is blank."""
        clear(self, self.setting.fields)

    def copy(self) -> Game:
        """The same state again, sharing nothing that changes; without the record and with the same chance."""
        raise NotImplementedError

    def absent(self, option: Option) -> Reason | None:
        """Why an option names something that this table does not have. Judges need not know of such things."""
        return None

    def zones(self) -> list[Zone]:
        """Every zone, each of a kind that the box has in its table."""
        return []

    def facts(self, option: Option) -> dict[str, int]:
        """What the words about an option need to know besides its arguments, such as a price; open to everybody."""
        return {}

    # What rules say and do.

    def tell(self, clause: str, phrase: Phrase, *args: int) -> None:
        """Write into the record for all to see."""
        if self.record is not None:
            self.record.append(Entry(phrase, args, clause, EVERYONE, self.setting))

    def whisper(self, mask: int, clause: str, phrase: Phrase, *args: int) -> None:
        """Write into the record; the secret arguments only for the seats in the mask."""
        if self.record is not None:
            self.record.append(Entry(phrase, args, clause, mask, self.setting))

    def disclose(self, *facts: int) -> None:
        """Note facts about hidden things that the law makes known to everybody, such as which cards of a face-down pile
        are of a suit: a guess at the hidden things must agree with them.
        """
        self.learned = True
        self.disclosed = [*self.disclosed, *facts]
        if self.expected is not None and self.disclosed != self.expected[: len(self.disclosed)]:
            raise Misfit("this guess contradicts what the law has made known")

    def unseal(self) -> None:
        """All sealed answers are in, and are now open to everybody."""
        self.unsealed = True
        self.learned = True

    def transfer(self, source: Zone, place: int, target: Zone) -> int:
        """Move the card at a place openly: whoever knew it goes on knowing it. Gives the card."""
        mask = source.mask(place)
        card = source.take(place)
        if target.sight & ~mask:
            self.learned = True
        target.add(card, mask & ~target.sight)
        self._glimpse(source.domain, card, mask | target.sight)
        return card

    def slip(self, source: Zone, place: int, target: Zone) -> int:
        """Move a card without showing which. Gives the card.

        Those who see the whole source or the target know it. Whoever else knew single cards of the source cannot tell
        whether one of those has gone, and forgets them.
        """
        mask = source.mask(place)
        card = source.take(place)
        if target.sight & ~mask:
            self.learned = True
        source.seen = [seen & target.sight for seen in source.seen]
        target.add(card, source.sight & ~target.sight)
        self._glimpse(source.domain, card, source.sight | target.sight)
        return card

    def draw(self, pile: Zone, target: Zone) -> int:
        """Move the top card of a pile. Gives the card."""
        return self.transfer(pile, len(pile.cards) - 1, target)

    def show(self, zone: Zone, place: int, mask: int) -> None:
        """Show the card at a place to these seats."""
        if mask & ~zone.mask(place):
            self.learned = True
        zone.own()
        zone.seen[place] |= mask & ~zone.sight
        self._glimpse(zone.domain, zone.cards[place], mask)

    def shuffle(self, zone: Zone) -> None:
        """Shuffle a pile: nobody knows any longer what lies where."""
        zone.own()
        self.chance.shuffle(zone.cards, zone.domain)
        zone.seen = [0] * len(zone.cards)
        for card in zone.cards if zone.sight else []:
            self._glimpse(zone.domain, card, zone.sight)

    def _glimpse(self, domain: str, card: int, mask: int) -> None:
        if self.glimpses is not None:
            self.glimpses.append(Glimpse(len(self.chance.outcomes), domain, card, mask))


G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=Setting)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Generic[G, S]):
    """What a registered game brings: its name, for how many it is, its ruleset, and its rules.

    `G` is the state of the game, `S` its setting. A subclass writes `make_setting`, `set_up`, `flow` and `result`.
    """

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the rules; raised when stored games may no longer replay
    seat_counts: ClassVar[tuple[int, ...]] = ()  # the numbers of seats it can be played with, the usual one first
    longest: ClassVar[int] = 10_000  # no game has more asks than this
    can_be_lost: ClassVar[bool] = False  # whether a game can end with no winner
    face: ClassVar[str] = ""  # the game's own `Face`, as `module:class`; without one the general face serves
    zones: ClassVar[tuple[ZoneKind, ...]] = ()  # the game's table of zones: who may see what
    declined: ClassVar[tuple[str, ...]] = ()  # topics that ask for a hidden card, also a seat that holds none
    repeated: ClassVar[tuple[str, ...]] = ()  # topics that come as often as their `count` says: one choice of several
    open_facts: ClassVar[bool] = False  # whether `derived` is the same for every seat
    sides: ClassVar[str] = ""  # if seats play different sides: their domain, which also names a column of `outcome`

    def __init__(self) -> None:
        self.settings: dict[tuple[object, ...], S] = {}
        self.agreed: dict[tuple[object, ...], S] = {}  # by what was asked for

    def ruleset(self) -> dict[str, list[str]]:
        """The ruleset options and their values, the default first."""
        return {}

    def sample(self, seats: int, lots: Random) -> dict[str, str]:
        """A ruleset at random, for trying the game out: here any value of each option."""
        return {name: lots.choice(values) for name, values in self.ruleset().items()}

    def side_options(self, config: Config) -> list[str]:
        """The ruleset options that say which side each seat plays; none where that is not agreed on beforehand."""
        return [f"{self.sides}_{seat + 1}" for seat in range(config.seats)] if self.sides else []

    def dealt(self, config: Config, lots: Random) -> dict[str, str]:
        """A side for each seat by lot, as values of `side_options`: here the usual ones."""
        ruleset = self.ruleset()
        return {option: ruleset[option][0] for option in self.side_options(config)}

    def counsel(self, config: Config) -> list[Reason]:
        """What the rulebook says to whoever agrees on this, such as that the sides reach far enough together."""
        return []

    def agree(self, seats: int, rules: dict[str, str] | None = None, data: str = "", data_name: str = "") -> S:
        """The setting of an agreement, as `configure` takes it. Mostly it is the same for many matches in a row."""
        asked = (seats, tuple((rules or {}).items()), data, data_name)
        found = self.agreed.get(asked)
        if found is None:
            if len(self.agreed) >= MOST_SETTINGS:
                del self.agreed[next(iter(self.agreed))]
            found = self.setting(self.configure(seats, rules, data, data_name))
            self.agreed[asked] = found
        return found

    def setting(self, config: Config) -> S:
        """Everything that stays the same in a match with this agreement; made once for the last few agreements."""
        key = (config.seats, tuple(sorted(config.rules.items())), config.data)
        found = self.settings.get(key)
        if found is None:
            if len(self.settings) >= MOST_SETTINGS:
                del self.settings[next(iter(self.settings))]
            found = self.make_setting(config)
            self.settings[key] = found
        return found

    def make_setting(self, config: Config) -> S:
        """Everything that stays the same in a match with this agreement."""
        raise NotImplementedError

    def data(self, config: Config) -> Sourced | None:
        """The game's data with their sources; None where it has no data file."""
        return None

    def set_up(self, setting: S, chance: Chance) -> G:
        """The table as laid out before the first ask."""
        raise NotImplementedError

    def flow(self, game: G) -> Flow[None]:
        """The rules, from where the state says the game is to its end.

        It must be able to start at any checkpoint from the state alone.
        """
        raise NotImplementedError

    def result(self, game: G) -> Result:
        """How the game ended; asked only when it has."""
        raise NotImplementedError

    def complete(self, game: G, given: dict[str, object]) -> None:
        """After a partial position was filled up: work out what follows from what was given.

        Then the invariants are checked (`broken`). A PositionError here is for what they cannot see.
        """

    def evaluate(self, game: G, seat: int) -> float:
        """How good the position looks to a seat that sees it, in points; for greedy and searching players."""
        raise NotImplementedError

    def settled(self, game: G) -> bool:
        """Whether no choice is half made, so that `evaluate` can judge the position; asked at checkpoints only."""
        return True

    def varied(self, seats: int, rules: dict[str, str] | None, number: int) -> dict[str, str] | None:
        """The rules for game `number` of many: where seats play different sides, the sides go round as far as `rules`
        leaves them open, so that nobody has the better one all the time.
        """
        return rules

    def outcome(self, game: G, seat: int) -> dict[str, int | str]:
        """What else is worth knowing of a finished game, for tables of many games: columns of a seat's row."""
        return {}

    def sequel(self, game: G) -> Config | None:
        """The agreement of another game that goes on where a finished one has ended; it need not say what is usual."""
        return None

    def round(self, game: G) -> int:
        """The round the game is in, as those at the table would count, from 1; it never goes back."""
        return 1

    def points(self, game: G) -> list[int]:
        """The points of each seat as they stand, or as they would count if the game ended now; for its course once it
        is over, because some games keep them secret until then.
        """
        return [0] * game.seats

    def course(self, game: G, seat: int) -> dict[str, float]:
        """What is worth following from round to round, such as a seat's points: the same names for all, always."""
        return {}

    def derived(self, game: G, seat: int) -> dict[str, object]:
        """What a seat can read off the table without being told: who rules where, how many cards a hand has.

        Plain data by name. It must follow from what the seat may see (of SPECTATOR, what everybody does); OMNISCIENT
        sees all. With `open_facts` it is the same for every seat.
        """
        return {}

    def odds(self, game: G, ask: Ask, option: Option) -> list[Odds]:
        """How likely what chance decides after an answer is, as far as the seat that is asked can know.

        It must follow from what that seat may see, and is worked out by the rules that roll the dice.
        """
        return []

    # Invariants. Each says what is wrong, by the names of things and with its clause, or nothing.

    def broken(self, game: G) -> str:
        """What can never be: it holds at every ask, and positions in which it is so are refused."""
        return ""

    def unfinished(self, game: G) -> str:
        """What can be only between two checkpoints: positions in which it is so are refused too."""
        return ""

    def missing(self, game: G) -> str:
        """What has been lost. A position may leave things out, so that a shortage can be tried; no game loses any."""
        return ""

    def configure(self, seats: int, rules: dict[str, str] | None = None, data: str = "", data_name: str = "") -> Config:
        """A checked agreement, with the defaults for what is not said."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in sorted(self.seat_counts))
            raise ConfigError(f"{self.name} is for {counts} seats, not {seats}")
        ruleset = self.ruleset()
        agreed = {name: values[0] for name, values in ruleset.items()}
        for name, value in (rules or {}).items():
            if name not in ruleset:
                raise ConfigError(f"{self.name} has no ruleset option {name!r}; there are {', '.join(sorted(ruleset))}")
            if value not in ruleset[name]:
                raise ConfigError(f"{name} can be {' or '.join(ruleset[name])}, not {value!r}")
            agreed[name] = value
        return Config(self.name, seats, agreed, data, data_name)


AnyBox = Box[Any, Any]  # the box of any game
