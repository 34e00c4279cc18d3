"""A.8 The drafted set-up: what lies open while factions are chosen, and how boards are written that come one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.tables import CLEARINGS, FACTIONS, NONE, VAGABOND, VAGABOND2
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.field import schema_of
from lawspeaker.kernel.option import suggest
from lawspeaker.kernel.schema import Each, Name, Part, Row, Schema, SeatNumber, Shape, Some
from lawspeaker.kernel.zone import OMNISCIENT, SINGLE

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import RootSetting

WANDERERS: Final = [VAGABOND, VAGABOND2]  # whose set-up cards come with a character (A.8.1.III)


class Draft:
    """A.8.1 The pool of set-up cards, A.8.2.I and the homelands. Once play begins, nothing of it is left."""

    def __init__(self) -> None:
        self.pool: list[int] = []  # the factions whose cards can still be chosen, in the order in which they came
        self.locked: int = NONE  # the faction whose card is locked
        self.characters: list[int] = [NONE] * len(WANDERERS)  # beside the cards of the Vagabonds
        self.homelands: list[int] = [NONE] * CLEARINGS  # by clearing: the seat that has chosen it

    def copy(self) -> Draft:
        new = Draft()
        new.pool = self.pool[:]
        new.locked = self.locked
        new.characters = self.characters[:]
        new.homelands = self.homelands[:]
        return new

    def homelands_of(self, seat: int) -> list[int]:
        """The clearings that a seat has chosen."""
        return [clearing for clearing in range(CLEARINGS) if self.homelands[clearing] == seat]


NO_DRAFT: Final = Draft()


def draft_shape(setting: RootSetting) -> Part:
    """How the draft is written."""
    o, seats = setting.options, setting.config.seats
    fields: dict[str, Shape] = {
        "pool": Some(Name(o.faction), seats + 1),
        "locked": Name(o.faction, none="none"),
        "characters": Row(Name(o.character, none="none"), len(WANDERERS)),
        "homelands": Each(o.land, SeatNumber(seats), NONE),
    }
    return Part(Schema(fields), "Draft", Draft if setting.rules.set_up_is_drafted else no_draft)


def no_draft() -> Draft:
    """At a table where the factions are agreed; nothing ever changes it."""
    return NO_DRAFT


class Boards(Shape):
    """The boards of those who have chosen a faction, kept by seat and written by the names of the factions, each with
    its seat. In a partial position those that are named are there, and no others.
    """

    def __init__(self, setting: RootSetting) -> None:
        self.setting = setting
        self.seats: int = setting.config.seats
        self.parts: list[Part] = []  # by faction
        for number in range(len(FACTIONS)):
            own = schema_of(setting.kits[number].fields(0, setting))
            self.parts.append(Part(Schema({"seat": SeatNumber(self.seats), **own.fields})))

    def dump(self, value: object, seat: int) -> object:
        return {FACTIONS[each.number]: self.parts[each.number].dump(each, seat) for each in self.there(value)}

    def full(self, value: object, seat: int) -> object:
        return {FACTIONS[each.number]: self.parts[each.number].full(each, seat) for each in self.there(value)}

    def there(self, value: object) -> list[Faction]:
        """The boards of those who have chosen."""
        return [each for each in cast("list[Faction]", value) if each.number != NONE]

    def load(self, plain: object, where: str) -> object:
        """The fields of each board, by faction."""
        table = self.table(plain, where)
        self.seating(table, where)
        return {
            number: self.parts[number].load(table[name], f"{where}.{name}")
            for number, name in enumerate(FACTIONS)
            if name in table
        }

    def put(self, present: object, value: object) -> object:
        """All boards are made anew, for those who sit there now."""
        read = cast("dict[int, dict[str, object]]", value)
        factions: list[int] = [NONE] * self.seats
        for number, fields in read.items():
            factions[cast(int, fields["seat"])] = number
        made = self.setting.seated(factions).boards()
        for board in made:
            if board.number != NONE:
                self.parts[board.number].put(board, read[board.number])
        return made

    def merge(self, base: object, given: object, where: str) -> object:
        table = self.table(given, where)
        before = cast("dict[str, object]", base)
        merged: dict[str, object] = {}
        for board in self.setting.seated(self.seating(table, where)).boards():
            if board.number != NONE:
                name, part = FACTIONS[board.number], self.parts[board.number]
                usual = before[name] if name in before else part.dump(board, OMNISCIENT)
                merged[name] = part.merge(usual, table[name], f"{where}.{name}")
        return merged

    def table(self, plain: object, where: str) -> dict[str, object]:
        if not isinstance(plain, dict):
            raise PositionError(f"{where} is {plain!r}, not a table")
        for name in plain:
            if name not in FACTIONS:
                raise PositionError(f"{where} has no {name!r}{suggest(str(name), FACTIONS)}")
        return plain

    def seating(self, table: dict[str, object], where: str) -> list[int]:
        """Which faction each seat has, NONE where it has none yet."""
        found: list[int] = [NONE] * self.seats
        for name, fields in table.items():
            seat = fields.get("seat") if isinstance(fields, dict) else None
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
                raise PositionError(f"{where}.{name}.seat is {seat!r}, but the seats are 0 to {self.seats - 1}")
            if found[seat] != NONE:
                raise PositionError(f"{where}: {FACTIONS[found[seat]]} and {name} both have seat {seat}")
            found[seat] = FACTIONS.index(name)
        return found

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        """For each faction whether somebody plays it, and the numbers of its board; zeros for one that nobody plays."""
        there = {each.number: each for each in self.there(value)}
        for number, part in enumerate(self.parts):
            out.append(1 if number in there else 0)
            if number in there:
                part.encode(there[number], seat, out)
            else:
                out.extend([0] * part.size())

    def size(self) -> int:
        return sum(1 + part.size() for part in self.parts)

    def kept(self) -> str:
        return "list[Faction]"

    def blank(self, number: int = SINGLE) -> object:
        return self.setting.boards()
