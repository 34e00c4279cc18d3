"""The fields of the state of The Arctic. Seats count from 0, and -1 is nobody."""

from __future__ import annotations

from lawspeaker.games.arctic.model.options import Options
from lawspeaker.games.arctic.model.rules import Rules
from lawspeaker.games.arctic.model.tables import ARCTIC, NONE, OVER, SETUP, SPACES, ArcticTables
from lawspeaker.kernel.field import Field
from lawspeaker.kernel.schema import Each, Flag, Grid, Name, Row, SeatNumber, Stage, Whole


def fields(options: Options, rules: Rules, tables: ArcticTables, seats: int) -> list[Field]:
    """What lies on the table, and where in the turn the game is."""
    seat = SeatNumber(seats)
    turns, pieces = tables.turns, tables.ship_pieces
    number, lobbyists = Whole(0), Row(Whole(0, most=tables.lobbyists[seats]), seats)
    country = Name(options.country, none="none")
    seat_by_region = Each(options.region, seat, NONE)
    ships_by_region = Each(options.region, Whole(0, most=max(pieces)), 0)
    return [
        Field("turn", Whole(1, turns), f"the turn, 1 to {turns}", "turn = 4"),
        Field("phase", Stage(SETUP, OVER), "0 set-up, 1 to 9 the rulebook's phases, 10 over", "phase = 6"),
        Field("start", seat, "the seat with the start-player marker", "start = 2"),
        # Companies. GLOSSARY.MONEY: all money is open, theirs and the treasuries'.
        Field("money", Row(number, seats), "row: dollars of each seat", "money = [3, 10, 0]"),
        Field("score", Row(Whole(-999), seats), "row: points of each seat", "score = { 1 = 12 }"),
        Field(
            "tiles",
            Row(Whole(0, most=tables.tiles[seats]), seats),
            "row: facility tiles left in each supply",
            "tiles = [12, 11, 12]",
        ),
        Field("hand", lobbyists, "row: unused lobbyists of each seat", "hand = [3, 3, 4]"),
        # Country displays, the investment track and the Council.
        Field(
            "influence",
            Grid(options.arctic, options.influence, seat, NONE),
            "grid, country by space: whose lobbyist stands there",
            "influence = { RU = { 1 = 0, 3 = 1 } }",
        ),
        Field(
            "action",
            Grid(options.arctic, options.action, seat, NONE),
            "grid, country by action (`diplomacy`, `ships`, `facility`, `move`, `tax`, `unrest`): whose lobbyist",
            "action = { US = { tax = 2 } }",
        ),
        Field(
            "invest",
            Row(seat, len(tables.track[seats])),
            "row: who stands on each space of the investment track, the dearest first",
            "invest = { 0 = 1, 4 = 2 }",
        ),
        Field("yellow", Row(seat, 2), "row: who stands on China's two spaces, the dearer first", "yellow = [1, -1]"),
        Field(
            "treasury",
            Each(options.arctic, number),
            "each Arctic country: dollars in its treasury",
            'treasury = { "*" = 0, EU = 5 }',
        ),
        Field(
            "conflict",
            Each(options.arctic, country, NONE),
            "each Arctic country: whom it has declared conflict on",
            'conflict = { RU = "NO" }',
        ),
        Field(
            "council",
            Each(options.arctic, Name(options.law)),
            "each Arctic country: the law its Council markers lie on; all on `law` if only that is given",
            'council = { US = "A" }',
        ),
        Field("law", Name(options.law), "the law in force, `A`, `B` or `C`", 'law = "C"'),
        Field("support", Whole(0, 2), "markers for Norway's accession, 0 to 2", "support = 1"),
        Field("joined", Flag(), "whether Norway has joined the EU", "joined = true"),
        # The map.
        Field(
            "ships",
            Grid(options.region, options.country, number, most=pieces * len(options.region)),
            "grid, region by country: how many ships",
            'ships = { "*" = {}, RU_M1 = { RU = 2, CN = 1 } }',
        ),
        Field(  # a coast always has its owner here (GLOSSARY.OWN)
            "control",
            Each(options.region, country, NONE),
            "each region: which country controls it; worked out from law and ships where left out;"
            ' `"*"` does not speak of coasts',
            'control = { POLE = "RU" }',
        ),
        Field(  # legal exactly where somebody controls the region (GLOSSARY.LEGAL)
            "facility", seat_by_region, "each region: whose facility stands there", "facility = { RU_M1 = 0 }"
        ),
        Field(
            "protector",
            seat_by_region,
            "each region: whose lobbyist protects the facility",
            "protector = { RU_M1 = 0 }",
        ),
        Field(
            "protector_from",
            Each(options.region, country, NONE),
            "each region: the country that lobbyist came from",
            'protector_from = { RU_M1 = "NO" }',
        ),
        Field(
            "protector_since",
            Each(options.region, Whole(0, most=turns), 0),
            "each region: the turn in which it came; the last one in which its country acted where left out",
            "protector_since = { RU_M1 = 3 }",
        ),
        # Where in the turn we are.
        Field("active", seat, "phase 3: whose turn it is to invest", "active = 1"),
        Field("passes", Whole(0, seats), "phase 3: how many have passed one after another", "passes = 2"),
        Field(
            "forfeit",
            lobbyists,
            "row, phase 3: lobbyists each seat may no longer place this turn",
            "forfeit = [1, 0, 0]",
        ),
        Field("acting", Stage(0, ARCTIC), "phase 6: which country acts, 0 for RU to 4 for US", "acting = 2"),
        Field(
            "acted",
            Row(Whole(0, 1), SPACES),
            "row, phase 6: 1 where the lobbyist on that influence space is done",
            "acted = [0, 1, 0, 0]",
        ),
        Field(
            "pending",
            Name(options.action, none="none"),
            "phases 5 and 6: the action being carried out, or `none`",
            'pending = "move"',
        ),
        Field(
            "to_build",
            Whole(0, most=max(pieces)),
            "ships still to be put on the board in Build Ships; as many as can be if left out",
            "to_build = 2",
        ),
        Field(
            "busy",
            Flag(),
            "whether a ship has moved or attacked in this Move Ships;"
            " if left out, whether `moved`, `struck` or `spent` says so",
            "busy = true",
        ),
        Field(
            "moved",
            ships_by_region,
            "each region: ships there that have moved and not attacked",
            "moved = { RU_M1 = 1 }",
        ),
        Field(
            "struck",
            ships_by_region,
            "each region: ships there that have attacked a facility and not moved",
            "struck = { RU_M1 = 1 }",
        ),
        Field("spent", ships_by_region, "each region: ships there that have done both", "spent = { RU_M1 = 1 }"),
        Field(  # R10: only then something is left for the end of Move Ships
            "touched",
            Each(options.region, Whole(0, 1), 0),
            "each region: 1 where ships came, left or were lost in this Move Ships;"
            " only with `move_timing = at_end`, which settles control there when it is over;"
            " if left out, where ships have come",
            "touched = { RU_M1 = 1 }",
            written=not rules.control_at_once,
        ),
        Field("sold", Whole(0, seats), "phase 7: how many companies have sold", "sold = 1"),
        Field(
            "china_held",
            Flag(),
            "whether China controlled the pole at some moment of this turn (R02); if left out, whether it does now",
            "china_held = false",
        ),
    ]
