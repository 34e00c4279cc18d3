"""A1.1 The start of a turn and D its event: the order of play, the icons from left to right, the ship."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    COUNCIL_OF_WAR,
    DIE_OFF_ROLL,
    FIRST_PLAYER,
    ICON,
    PAY_SNOW,
    TURN_BEGINS,
    WHICH_BREAKS,
)
from lawspeaker.games.greenland.model.reasons import (
    CANNOT_BREAK,
    NO_LIVESTOCK,
    NO_MARINER_LOST,
    NOT_IN_PLAY,
    OTHER_RANK_ROLLED,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ACTIONS,
    BREAKAGE,
    CHIEF,
    COOLING,
    CROWD,
    DIE_OFF,
    FEUD,
    IGNORES_STORM,
    IMPORT,
    LESS_SNOW,
    MARINER,
    MIGRATION_NORTH,
    MIGRATION_SOUTH,
    NONE,
    RANKS,
    SNOW_ANIMALS,
    SNOW_ELDERS,
    STORM,
    TRIBE_COUNT,
    VENEREAL,
    Icon,
)
from lawspeaker.games.greenland.phases.any_time import (
    FOR_ENERGY,
    FOR_ENERGY_BUT_LIVESTOCK,
    FOR_NOTHING,
    check_extinction,
    exchange,
)
from lawspeaker.games.greenland.phases.event.climate import cool, migrate
from lawspeaker.games.greenland.phases.event.decimation import crowd_disease, feud, venereal_disease
from lawspeaker.games.greenland.phases.event.depletion import (
    elder_options,
    exchanged,
    give_elder,
    offer_unit,
    pay_unit,
)
from lawspeaker.games.greenland.phases.event.trade import sell, ship_arrives
from lawspeaker.games.greenland.phases.powers import animals_of, has_power
from lawspeaker.games.tribes.rows import NORTH, ROWS, SOUTH
from lawspeaker.kernel.ask import Ask, Flow

# The steps of the phase; after those of the icons comes the auction.
REVEALING: Final = 0
ORDERING: Final = 1
FIRST_ICON: Final = 2


def event_phase(game: Greenland) -> Flow[None]:
    """D0.1 Reveal the event, settle the order of play, apply the icons from left to right, and sell the goods last."""
    if game.step == REVEALING:
        begin_turn(game)
        game.step = ORDERING
    if game.step == ORDERING:
        yield from council_of_war(game)
        turn_to_icon(game, 0)
    icons = game.variant.icons(game)
    while game.step < FIRST_ICON + len(icons):
        number = game.step - FIRST_ICON
        yield from apply_icon(game, icons[number])
        turn_to_icon(game, number + 1)
    yield from sell(game)


def turn_to_icon(game: Greenland, number: int) -> None:
    """Go on to an icon of the event; after the last one the ship arrives."""
    game.step, game.acting = FIRST_ICON + number, 0
    icons = game.variant.icons(game)
    if number < len(icons):
        game.tell("D0.1", ICON, icons[number].kind)
    else:
        ship_arrives(game)


# A1.1 and A2 The turn begins


def begin_turn(game: Greenland) -> None:
    """A1.1 Turn up an event, which names the first player."""
    if game.event != NONE:
        game.past = [*game.past, game.event]
    game.event = game.turn_up(game.events)
    game.turn += 1
    game.tell("A1.1", TURN_BEGINS, game.turn, game.event)
    forget_last_turn(game)
    note_missions(game)
    game.order = order_of_play(game)


def forget_last_turn(game: Greenland) -> None:
    """Nobody has done anything this turn yet."""
    game.landed = [0] * (len(ROWS) * TRIBE_COUNT)
    game.fetched = [0] * TRIBE_COUNT
    game.raided = [False] * len(game.tables.cards)
    game.warmed = [0] * TRIBE_COUNT
    game.acted = [0] * (TRIBE_COUNT * len(ACTIONS))


def note_missions(game: Greenland) -> None:
    """I6.2 Which missionaries stand on polytheist placards as the turn begins: only they can be used in it."""
    for host in range(TRIBE_COUNT):
        for tribe in range(TRIBE_COUNT):
            stays = tribe != host and not game.monotheist(host)
            game.missions[host * TRIBE_COUNT + tribe] = game.count(tribe, game.spot(host, CHIEF)) if stays else 0


def order_of_play(game: Greenland) -> list[int]:
    """A2.1 The tribes as the event names them, C1.2 without those that are not in play; A2.e1 once it was clockwise.

    A2.2: this is the order of phases 1, 2 and 5, and settles ties in the others.
    """
    named = [
        tribe
        for tribe in game.tables.events[game.event].order
        if game.seat_of[tribe] != NONE and not game.extinct[tribe]
    ]
    return clockwise(game, named[0], named) if game.rules.first_edition and named else named


def clockwise(game: Greenland, first: int, tribes: list[int]) -> list[int]:
    """A2.e1 The tribes in the order in which they sit at the table, from the first one on.

    K.e1 Where one plays them all they go round by themselves.
    """
    start = game.seat_of[first]
    return sorted(
        tribes,
        key=lambda tribe: ((game.seat_of[tribe] - start) % game.seats, (tribe - first) % TRIBE_COUNT),
    )


def council_of_war(game: Greenland) -> Flow[None]:
    """A2.3 A first player with a War Chief may let another tribe be the first in this turn."""
    if not game.order:
        return
    first = game.order[0]
    if game.has_war_chief(first) and not game.is_idle(first) and len(game.order) > 1:
        ask = Ask(game, game.seat_of[first], COUNCIL_OF_WAR, "A2.3", checkpoint=True)
        chosen = yield ask.among(game.options.first, game.order, NOT_IN_PLAY)
        put_first(game, chosen.args[0])
    game.tell("A2.1", FIRST_PLAYER, game.order[0])


def put_first(game: Greenland, tribe: int) -> None:
    """A2.3 Two tribes change places, or R11 the others keep their order; A2.e1 or it is clockwise from the first."""
    if game.rules.first_edition:
        game.order = clockwise(game, tribe, game.order)
    elif game.rules.council_swaps_places:
        place = game.order.index(tribe)
        game.order[0], game.order[place] = game.order[place], game.order[0]
    else:
        game.order.remove(tribe)
        game.order.insert(0, tribe)


# D1 to D9 The icons


def apply_icon(game: Greenland, icon: Icon) -> Flow[None]:
    """D0.1 An icon applies to the rows, or to everybody in the order of play; the others are heeded in later phases.

    D4.5 and D5.2: what an event shows twice is applied twice.
    """
    if icon.kind == MIGRATION_NORTH:
        migrate(game, NORTH)
    elif icon.kind == MIGRATION_SOUTH:
        migrate(game, SOUTH)
    elif icon.kind == COOLING:
        cool(game)
    else:
        while game.acting < len(game.order):
            tribe = game.order[game.acting]
            if not is_spared(game, tribe):
                yield from game.variant.befall(game, tribe, icon) or befall(game, tribe, icon)
                check_extinction(game)
            game.acting += 1


def is_spared(game: Greenland, tribe: int) -> bool:
    """Whether no event touches a tribe. R70 Those that are inactive may be touched all the same."""
    return game.is_idle(tribe) if game.rules.events_spare_inactive else game.extinct[tribe]


def befall(game: Greenland, tribe: int, icon: Icon) -> Flow[None]:
    """What an icon does to a tribe."""
    if icon.kind == CROWD:
        yield from crowd_disease(game, tribe, icon.number)
    elif icon.kind == VENEREAL:
        yield from venereal_disease(game, tribe, icon.number)
    elif icon.kind == FEUD:
        yield from feud(game, tribe)
    elif icon.kind == SNOW_ELDERS:
        yield from snow_on_elders(game, tribe, icon.number)
    elif icon.kind == SNOW_ANIMALS:
        yield from snow_on_animals(game, tribe, icon.number)
    elif icon.kind == DIE_OFF:
        yield from elder_die_off(game, tribe)
    elif icon.kind == BREAKAGE:
        yield from breakage(game, tribe)
    elif icon.kind == STORM:
        yield from storm(game, tribe)


def snow_due(game: Greenland, tribe: int, units: int) -> int:
    """D3.1 The units that snow costs a tribe; D3.5 one less thanks to Saila."""
    return max(0, units - 1) if has_power(game, tribe, LESS_SNOW) else units


def snow_on_elders(game: Greenland, tribe: int, number: int) -> Flow[None]:
    """D3.1 So many units for each elder, AP.25 for those that one wants to keep in energy; D3.4 nothing without elders.

    B3.1: cards may be exchanged for energy where it would not suffice.
    """
    left = due = snow_due(game, tribe, game.all_elders(tribe) * number)
    while left > 0:
        ask = Ask(game, game.seat_of[tribe], PAY_SNOW, "D3.1", (tribe, left), checkpoint=left == due)
        if not ask.is_known():
            offer_unit(game, ask, tribe)
            if game.energy[tribe] < left:
                FOR_ENERGY.offer(game, ask, tribe)
            else:
                ask.judged("exchange", FOR_NOTHING)
        chosen = yield ask
        if not exchanged(game, chosen):
            yield from pay_unit(game, tribe, chosen, "D3.1")
            left -= 1


def snow_on_animals(game: Greenland, tribe: int, number: int) -> Flow[None]:
    """D3.1 So many units for each D card; D3.3 one that is not paid for is slaughtered for what it is worth."""
    left = due = snow_due(game, tribe, len(animals_of(game, tribe)) * number)
    while left > 0:
        ask = Ask(game, game.seat_of[tribe], PAY_SNOW, "D3.1", (tribe, left), checkpoint=left == due)
        if not ask.is_known():
            offer_unit(game, ask, tribe)
            ask.among(game.options.slaughter, animals_of(game, tribe), NO_LIVESTOCK)
            FOR_ENERGY_BUT_LIVESTOCK.offer(game, ask, tribe)
        chosen = yield ask
        if exchanged(game, chosen):
            continue
        if chosen.kind == "slaughter":
            exchange(game, chosen.args[0], "D3.3")
        else:
            yield from pay_unit(game, tribe, chosen, "D3.1")
        left -= 1


def elder_die_off(game: Greenland, tribe: int) -> Flow[None]:
    """D5.1 A die names a rank, on which an elder of the tribe dies, on its own or any other placard."""
    rank = roll_rank(game, tribe)
    yield from give_elder(game, tribe, elder_options(game, tribe, rank), "D5.1", OTHER_RANK_ROLLED)


def roll_rank(game: Greenland, tribe: int) -> int:
    """D5.1 Roll for the rank of a die-off."""
    rank = game.chance.die(RANKS) - 1
    game.tell("D5.1", DIE_OFF_ROLL, tribe, rank)
    return rank


def breakage(game: Greenland, tribe: int) -> Flow[None]:
    """D6.1 An import with a value in iron is exchanged for the iron, as B3.4 says, if the tribe has any."""
    fragile = [card for card in game.laid[tribe] if can_break(game, card)]
    if fragile:
        ask = Ask(game, game.seat_of[tribe], WHICH_BREAKS, "D6.1", (tribe,), checkpoint=True)
        chosen = yield ask.among(game.options.break_import, fragile, CANNOT_BREAK)
        exchange(game, chosen.args[0], "D6.1")


def can_break(game: Greenland, card: int) -> bool:
    """D6.1 Whether a card is an iron import; R13 or of iron, wherever it comes from."""
    found = game.tables.cards[card]
    return found.value_iron > 0 and (found.kind == IMPORT or not game.rules.only_imports_break)


def storm(game: Greenland, tribe: int) -> Flow[None]:
    """D7.1 A mariner is lost; D7.2 not with wooden maps or a sun stone."""
    if not has_power(game, tribe, IGNORES_STORM):
        yield from give_elder(game, tribe, elder_options(game, tribe, MARINER), "D7.1", NO_MARINER_LOST)
