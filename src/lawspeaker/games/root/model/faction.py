"""What a faction brings: its own board, its turn, and the moments at which it changes the common rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lawspeaker.games.root.model.party import Party
from lawspeaker.games.root.model.tables import CLEARINGS, FACTIONS, ITEMS, PLACES
from lawspeaker.games.root.model.zones import HAND
from lawspeaker.kernel.ask import Flow, Reason
from lawspeaker.kernel.field import NOTHING, Field, changed
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import says
from lawspeaker.kernel.zone import ZoneKind

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import Root, RootSetting, Rules


class Faction(Party):
    """A faction at the table: what lies on its board, and how it plays. Its party is its seat."""

    def __init__(self, number: int, seat: int, warrior: int) -> None:
        super().__init__(seat, warrior)
        self.number = number  # among FACTIONS
        self.seat = seat

    # Its board.

    def copy(self) -> Faction:
        raise NotImplementedError

    def hand_kind(self) -> ZoneKind:
        """1.2.1 Who sees its hand."""
        return HAND

    def names_field(self, given: dict[str, object], field: str) -> bool:
        """Whether a position names a field of its board."""
        return says(given, "factions", FACTIONS[self.number], field)

    def last_step(self, phase: int) -> int:
        """1.4.1 The last step of a phase of its turn."""
        raise NotImplementedError

    # Its set-up and turn. Each starts wherever `game.step` says, and leaves when its part is over.

    def before_set_up(self, game: Root) -> None:
        """5.1.7 Before the first faction sets up: what chance decides about the order."""

    def set_up_letter(self, game: Root) -> str:
        """5.1.7 The letter that says when it sets up."""
        return game.tables.setup_letter[self.number]

    def is_set_up(self, game: Root) -> bool:
        """Whether its set-up is done, as far as the table shows it."""
        return True

    def meet(self, game: Root) -> None:
        """A.8.2 Somebody has chosen a faction: what depends on who is at the table is another."""

    def starting_clearings(self, game: Root) -> list[int]:
        """Where it has started, in the middle of the set-up; nowhere for those who start in no corner."""
        return []

    def ruin_sets(self, game: Root) -> int:
        """9.3.4, 14.3.2 How many R items its set-up lays under each ruin, unless somebody has done so before."""
        return 0

    def set_up(self, game: Root) -> Flow[None]:
        """5.1.7 Its own set-up."""
        raise NotImplementedError

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.2 What its set-up card says; with most that need no homeland, the same as in the standard set-up."""
        return self.set_up(game)

    def birdsong(self, game: Root) -> Flow[None]:
        """1.4.1 Its own steps of Birdsong."""
        raise NotImplementedError

    def at_end_of_birdsong(self, game: Root) -> Flow[None] | None:
        """1.4.1 Its Birdsong ends, and its crafted cards have had their say."""
        return None

    def daylight(self, game: Root) -> Flow[None]:
        """1.4.1 Its own steps of Daylight."""
        raise NotImplementedError

    def evening(self, game: Root) -> Flow[None]:
        """1.4.1 Its own steps of Evening."""
        raise NotImplementedError

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        """What the words about an option of its own need to know, such as a price."""
        return {}

    # 2.5 Rule.

    def claims_rule(self, game: Root, clearing: int) -> bool:
        """Whether it rules a clearing whatever stands there. Asked only where its kit says `may_claim`."""
        return False

    def lends_strength(self, game: Root, seat: int, clearing: int) -> int:
        """How much strength for rule it lends another seat in a clearing. Asked only where its kit `lends`."""
        return 0

    def lends_paths(self, game: Root, party: int, start: int) -> list[int]:
        """Clearings that something joins to another which it lets another party treat as a path. Asked only where its
        kit `lends`.
        """
        return NOTHING

    def lends_warriors(self, game: Root, party: int) -> bool:
        """Whether another party may treat its warriors as its own in battles against others. Asked only where its kit
        `lends`.
        """
        return False

    def is_allied_with(self, seat: int) -> bool:
        """Whether its relationship with a seat's faction is Allied."""
        return False

    # 4.1 Crafting.

    def crafting_kinds(self) -> list[int]:
        """The kinds of its pieces that craft."""
        return NOTHING

    def crafting_pieces(self, game: Root, clearing: int) -> int:
        """How many crafting pieces it has in a clearing."""
        found = 0
        for kind in self.crafting_kinds():
            found += game.count(kind, clearing)
        return found

    def free_tools(self, game: Root, clearing: int) -> int:
        """4.1.1 How many crafting pieces there it can still activate this turn: each only once."""
        return self.crafting_pieces(game, clearing) - game.activated[clearing]

    def tools(self, game: Root) -> list[int]:
        """4.1.1 Crafting pieces that it can still activate this turn, by suit of their clearings (`Root.tool_suit`)."""
        on_map, activated = game.on_map, game.activated
        found = [0, 0, 0, 0]
        clearing: i64
        for kind in self.crafting_kinds():
            first: i64 = kind * PLACES
            for clearing in range(CLEARINGS):
                pieces: i64 = on_map[first + clearing]
                if pieces > 0:
                    suit = game.tool_suit(clearing)
                    found[suit] = found[suit] + pieces
        for clearing in range(CLEARINGS):
            used: i64 = activated[clearing]
            if used > 0:
                suit = game.tool_suit(clearing)
                found[suit] = found[suit] - used
        return found

    def activate(self, game: Root, clearing: int) -> None:
        """4.1.1 Use up one crafting piece for this turn."""
        game.activated = changed(game.activated, clearing, game.activated[clearing] + 1)

    def crafts_apart(self, game: Root) -> list[int] | None:
        """4.1.1 What it can craft with, by suit, where that is not pieces in clearings; None elsewhere."""
        return None

    def activate_apart(self, game: Root, suit: int) -> Flow[None] | None:
        """4.1.1 Use up one of what `crafts_apart` counts."""
        return None

    def forbids_own_craft(self, game: Root, card: int) -> Reason | None:
        """What of its own rules keeps it from crafting a card that it has the tools for."""
        return None

    def crafts_in_vain(self, game: Root) -> bool:
        """Whether it can craft a card whose effect it cannot have."""
        return False

    def craft_alternative(self, game: Root, card: int) -> Flow[bool] | None:
        """Do something else with a crafted card, once it is paid for; whether it did."""
        return None

    def item_points(self, game: Root, printed: int) -> int:
        """The points for crafting an item, before what other effects add."""
        return printed

    def gain_item(self, game: Root, item: int) -> Flow[None] | None:
        """An item it has crafted or taken."""
        place = self.seat * len(ITEMS) + item
        game.crafted_items = changed(game.crafted_items, place, game.crafted_items[place] + 1)
        return None

    def craft_item(self, game: Root, card: int, item: int) -> Flow[bool] | None:
        """Gain a crafted item in its own way; whether the points of the card are scored. None for the common way."""
        return None

    # Paying another faction.

    def wealth(self, game: Root) -> int:
        """The highest price that it could pay another faction: in warriors of its supply."""
        return game.supply[self.warrior]

    def pays_apart(self, game: Root, price: int) -> Flow[None] | None:
        """Pay another faction in its own way; None for the common way, in warriors of its supply."""
        return None

    # 3.3 Dominance.

    def may_dominate(self, game: Root) -> bool:
        """3.3.1 Whether it can activate dominance in the common way."""
        return True


class FactionLook:
    """How a faction is told apart in the terminal: by a mark for its warriors and pawn, a colour, and letters, which
    are capitals for buildings and small for tokens.
    """

    def __init__(
        self, mark: str, colour: str, letters: dict[str, str] | None = None, groups: dict[str, str] | None = None
    ) -> None:
        self.mark = mark
        self.colour = colour
        self.letters: dict[str, str] = letters or {}  # by kind of piece; by domain and value where it shows more
        self.groups: dict[str, str] = groups or {}  # what a letter is called that has not the name of one kind


class Kit:
    """What a faction brings to the table before anybody plays it: its own options, how its board is made, and how it is
    drawn.
    """

    drawing = ""  # the module whose `draw` shows its board in the terminal; without one it is shown as it is written
    may_claim = False  # whether it may rule clearings whatever stands there
    may_lead = False  # whether it may move by other ways than paths
    may_bar_moving = False  # whether it may keep others in a clearing, or out of it
    may_bar_placing = False  # whether it may keep others from placing pieces in a clearing
    may_start = False  # whether it may offer something at the start of a phase
    has_pawn = False  # whether it has a pawn on the map
    extras: tuple[str, ...] = ()  # the kinds of options that it offers at any time of a turn

    def __init__(self, number: int, look: FactionLook) -> None:
        self.number = number
        self.counts_as = number  # A.6.5 the faction that it is where hirelings are dealt
        self.look = look

    def lends(self, rules: Rules) -> bool:
        """Whether it may lend others strength, paths or warriors."""
        return False

    def traits(self, domain: str, number: int) -> dict[str, tuple[str, int]]:
        """What a value of a domain of its own is besides its name (`Setting.traits`)."""
        return {}

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        """What lies on its board."""
        raise NotImplementedError

    def make(self, seat: int, setting: RootSetting) -> Faction:
        """Its board before the set-up."""
        raise NotImplementedError
