"""I Elder actions."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    BAPTISED,
    BURNED,
    CONVERTED,
    DOMESTICATED,
    ELDER_ACTION,
    EMISSARY_SENT,
    GUEST_BANISHED,
    GUEST_BURNED,
    HUSBAND_BANISHED,
    HUSBAND_BURNED,
    MARTYR_ROLL,
    TOOL_MADE,
    WHO_IS_BANISHED,
    WHO_IS_SENT,
    WILL_CONVERT,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ACTIONS,
    ANIMAL,
    ARTISAN,
    BANISH,
    CHIEF,
    DOMESTICATION,
    EMISSARY,
    FALCONER,
    FREE_ACTIONS,
    INVENTION,
    MONOTHEIST,
    NONE,
    NORSE,
    PROSELYTIZE,
    RANK_OF,
    RANKS,
    TOOL_MAKER,
    TRACKER,
    TRIBE_COUNT,
    WITCH_BURN,
)
from lawspeaker.games.greenland.phases.any_time import (
    burned,
    check_extinction,
    exchange,
    exchanges,
    fuel_options,
    keep_hand_sizes,
    shows_icon,
)
from lawspeaker.games.greenland.phases.powers import animal_hand_size, hand_size, has_power, rank_of
from lawspeaker.games.tribes.dice import FACES, ONE, number_of
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.lives import kill, lose
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option

IMMUNE_WITH: Final = 3  # I3.e1: tribes with which Norse husbands are immune in the first edition


# The steps of the phase.
BEGINNING: Final = 0
TRADING: Final = 1  # in some variants (L7.a)
ACTING: Final = 2


def elder_phase(game: Greenland) -> Flow[None]:
    """I0.2 All polytheists in the order of play, then all monotheists; I6.1 at the end those converted turn over.

    A5.e1 The 1st edition lets those of one religion act at once: in the order of play nobody loses by that.
    """
    if game.step == BEGINNING:
        settle_missions(game)
        game.step = TRADING if game.variant.open_market(game) else ACTING
    if game.step == TRADING:
        yield from game.variant.trade(game)
        game.step = ACTING
    while (tribe := next_to_act(game)) != NONE:
        yield from act(game, tribe)
        game.done[tribe] = True
    for tribe in game.playing():
        if game.converting[tribe]:
            yield from convert(game, tribe)


def settle_missions(game: Greenland) -> None:
    """I6.2 Of the missionaries there since the turn began, those who are still alive."""
    for host in range(TRIBE_COUNT):
        for tribe in range(TRIBE_COUNT):
            place = host * TRIBE_COUNT + tribe
            game.missions[place] = min(game.missions[place], game.count(tribe, game.spot(host, CHIEF)))


def next_to_act(game: Greenland) -> int:
    """A5.1 Whose part comes next."""
    waiting = [tribe for tribe in game.active() if not game.done[tribe]]
    for tribe in waiting:
        if not game.monotheist(tribe):
            return tribe
    return waiting[0] if waiting else NONE


def act(game: Greenland, tribe: int) -> Flow[None]:
    """I0.2 A tribe takes its actions in the order it likes."""
    while not game.extinct[tribe]:
        options = action_options(game, tribe)
        if not options:
            return
        options.append(game.options.done)
        chosen = yield Ask(game, game.seat_of[tribe], ELDER_ACTION, "I0.1", (tribe,), checkpoint=True).listed(options)
        if chosen is game.options.done:
            return
        if chosen is game.options.baptise:
            yield from baptise(game, tribe)
            return
        yield from game.variant.take_action(game, tribe, chosen) or take_action(game, tribe, chosen)
        yield from keep_hand_sizes(game)
        check_extinction(game)


def take_action(game: Greenland, tribe: int, chosen: Option) -> Flow[None]:
    kind = chosen.kind
    if kind == "exchange":
        exchange(game, chosen.args[0])
    elif kind == "burn_disk":
        burned(game, tribe, chosen)
    elif kind == "domesticate":
        domesticate(game, tribe, chosen.args[0])
    elif kind == "banish":
        yield from banish(game, tribe)
    elif kind in ("tool", "carve"):
        make_tool(game, tribe, chosen.args[0], ivory=kind == "carve")
    elif kind == "emissary":
        yield from send_emissary(game, tribe, chosen.args[0])
    elif kind == "proselytize":
        yield from proselytize(game, tribe, chosen.args[0])
    else:
        yield from witch_burn(game, tribe, chosen)


def action_options(game: Greenland, tribe: int) -> list[Option]:
    """Everything a tribe can do now, besides stopping."""
    options: list[Option] = []
    if not game.monotheist(tribe):
        options += domestications(game, tribe) + witch_burns(game, tribe) + banishments(game, tribe)
        if game.all_elders(tribe) == 0:
            options.append(game.options.baptise)
    else:
        options += witch_burns(game, tribe) + conversions(game, tribe) + emissaries(game, tribe)
    options += tools(game, tribe) + useful_exchanges(game, tribe)
    if game.variant.forbidden_actions:
        options = [option for option in options if option.kind not in game.variant.forbidden_actions]
    further = game.variant.further_actions(game, tribe)
    return options + [option for option in further if option not in options]


def useful_exchanges(game: Greenland, tribe: int) -> list[Option]:
    """B3.1 Cards to exchange for the disks that an idle elder lacks, B3.5 or for the falconer's ransom."""
    energy = game.energy[tribe] < price(game, tribe) and any(
        can_act(game, tribe, action) for action in range(len(ACTIONS)) if action != TOOL_MAKER
    )
    makes_tools = can_act(game, tribe, TOOL_MAKER) and bool(inventions(game, tribe))
    iron = makes_tools and game.iron[tribe] == 0
    carves = makes_tools and rank_of(game, tribe, ARTISAN).ivory_tools
    ivory = (carves and game.ivory[tribe] == 0) or shows_icon(game, FALCONER)
    other = fuel_options(game, tribe) if energy else []
    return other + exchanges(game, tribe, energy, ivory, iron)


# I0 Elders and prices


def can_act(game: Greenland, tribe: int, action: int) -> bool:
    """I0.1 An elder of the rank who has not acted this turn; I0.e1 in the first edition, not in this way."""
    first, rank = tribe * len(ACTIONS), RANK_OF[action]
    elders = game.elders(tribe, rank)
    if elders == 0 or game.rules.first_edition:
        return elders > game.acted[first + action]
    return elders > sum(game.acted[first + other] for other in range(len(ACTIONS)) if RANK_OF[other] == rank)


def has_acted(game: Greenland, tribe: int, action: int) -> None:
    """I0.1 One more elder has acted, and I0.3 has been paid for."""
    game.acted[tribe * len(ACTIONS) + action] += 1
    if action != TOOL_MAKER:
        game.energy[tribe] -= price(game, tribe)


def price(game: Greenland, tribe: int) -> int:
    """1 energy for an action; I0.3 none with the power of Chi'dzigyaak."""
    return 0 if has_power(game, tribe, FREE_ACTIONS) else 1


def affords(game: Greenland, tribe: int, action: int) -> bool:
    """Whether a tribe has an elder for an action that costs energy, and the energy."""
    return can_act(game, tribe, action) and game.energy[tribe] >= price(game, tribe)


# I1 Domestication


def domestications(game: Greenland, tribe: int) -> list[Option]:
    """I1.1 D cards of the hand; I1.3 for polytheists only."""
    if not affords(game, tribe, DOMESTICATION):
        return []
    return game.options.domesticate.each([card for card in game.held[tribe] if game.card(card).kind == ANIMAL])


def domesticate(game: Greenland, tribe: int, card: int) -> None:
    """I1.1 A D card goes from the hand to the tableau for 1 energy."""
    has_acted(game, tribe, DOMESTICATION)
    lay_down(game, tribe, card)
    game.tell("I1.1", DOMESTICATED, tribe, card)


def lay_down(game: Greenland, tribe: int, card: int) -> None:
    game.hold(card, NONE)
    game.lay(card, tribe)


# I2 Witch-burning


def witch_burns(game: Greenland, tribe: int) -> list[Option]:
    """I2.1 Own elders on the own placard; I3.e1 a monotheist of the first edition may burn his guests as well."""
    if not affords(game, tribe, burning(game, tribe)):
        return []
    options = [game.options.burn(rank) for rank in range(RANKS) if game.elders(tribe, rank) > 0]
    if game.rules.first_edition and game.monotheist(tribe):
        options += [game.options.burn_guest(guest) for guest in guests(game, tribe)]
        options += [game.options.burn_husband(card) for card in foreign_husbands(game, tribe)]
    return options


def burning(game: Greenland, tribe: int) -> int:
    """As which action an elder burns another: I2.e1 for a polytheist of the first edition it was to banish."""
    return BANISH if game.rules.first_edition and not game.monotheist(tribe) else WITCH_BURN


def witch_burn(game: Greenland, tribe: int, chosen: Option) -> Flow[None]:
    """I2.1 One piece dies without a roll, for 1 energy; I2.2 it may be the acting elder himself."""
    has_acted(game, tribe, burning(game, tribe))
    if chosen.kind == "burn":
        rank = chosen.args[0]
        clause = "I2.e1" if game.rules.first_edition else "I2.1"
        game.tell(clause, BURNED, tribe, tribe * RANKS + rank)
        yield from lose(game, tribe, 1, game.spot(tribe, rank), clause)
        forget_acted(game, tribe, rank)
    elif chosen.kind == "burn_guest":
        game.tell("I3.e1", GUEST_BURNED, tribe, chosen.args[0])
        yield from lose(game, chosen.args[0], 1, game.spot(tribe, CHIEF), "I3.e1")
    else:
        card = chosen.args[0]
        game.tell("I3.e1", HUSBAND_BURNED, tribe, game.husband(card), card)
        kill_husband(game, card, "I3.e1")


def forget_acted(game: Greenland, tribe: int, rank: int) -> None:
    """Of the elders of a rank one who has acted is burned, if there is one: so the others can still act."""
    for action in range(len(ACTIONS)):
        place = tribe * len(ACTIONS) + action
        if RANK_OF[action] == rank and game.acted[place] > 0:
            game.acted[place] -= 1
            if not game.rules.first_edition:
                return


# I3 Banishment


def guests(game: Greenland, tribe: int) -> list[int]:
    """The tribes whose missionaries or representatives stand on a placard."""
    return [guest for guest in game.tribes_on(game.spot(tribe, CHIEF)) if guest != tribe]


def foreign_husbands(game: Greenland, tribe: int) -> list[int]:
    """The daughters of a tableau whose husbands can be driven out. I3.3 Norse husbands cannot."""
    players = TRIBE_COUNT - game.seat_of.count(NONE)  # J1.1: the extinct among them
    immune = not game.rules.first_edition or players == IMMUNE_WITH  # I3.e1
    found = []
    for card in game.daughters_of(tribe):
        husband = game.husband(card)
        if husband not in (NONE, tribe) and not (husband == NORSE and immune):
            found.append(card)
    return found


def banishments(game: Greenland, tribe: int) -> list[Option]:
    """I3.1 Banish, where there is somebody to be banished and a die to roll."""
    if not affords(game, tribe, BANISH) or martyr_dice(game, tribe) == 0:
        return []
    return [game.options.banish] if guests(game, tribe) or foreign_husbands(game, tribe) else []


def martyr_dice(game: Greenland, tribe: int) -> int:
    """I3.2 As many dice as the hand could hold; R52 with the place that is for D cards only, or without."""
    return hand_size(game, tribe) + (animal_hand_size(game, tribe) if game.rules.animal_place_rolls else 0)


def martyr_roll(game: Greenland, tribe: int, clause: str) -> int:
    """I3.2 Roll, and give the number of 1s."""
    number = martyr_dice(game, tribe)
    ones = number_of(game.chance.dice(number, FACES), ONE)
    game.tell(clause, MARTYR_ROLL, tribe, number, ones)
    return ones


def banish(game: Greenland, tribe: int) -> Flow[None]:
    """I3.1 For 1 energy a martyr roll; I3.2 every 1 kills a missionary, representative or husband, if one likes."""
    has_acted(game, tribe, BANISH)
    for left in range(martyr_roll(game, tribe, "I3.2"), 0, -1):
        options = [game.options.banish_guest(guest) for guest in guests(game, tribe)]
        options += [game.options.banish_husband(card) for card in foreign_husbands(game, tribe)]
        if not options:
            return
        chosen = yield Ask(game, game.seat_of[tribe], WHO_IS_BANISHED, "I3.2", (left,)).listed(
            [*options, game.options.done]
        )
        if chosen is game.options.done:
            return
        if chosen.kind == "banish_guest":
            guest = chosen.args[0]
            game.tell("I3.2", GUEST_BANISHED, tribe, guest)
            yield from lose(game, guest, 1, game.spot(tribe, CHIEF), "I3.2")
            settle_missions(game)
        else:
            card = chosen.args[0]
            game.tell("I3.2", HUSBAND_BANISHED, tribe, game.husband(card), card)
            kill_husband(game, card, "I3.2")


def kill_husband(game: Greenland, card: int, clause: str) -> None:
    """The husband of a daughter dies."""
    tribe, place = game.husband(card), game.of.wed[card]
    kill(game, tribe, 1, place, game.alpha[tribe] == place, clause)


# I4 Tools


def tools(game: Greenland, tribe: int) -> list[Option]:
    """I4.1 I cards of the hand for 1 iron each, as in the example I4.3; I4.2 the Tunit may pay 1 ivory instead."""
    if not can_act(game, tribe, TOOL_MAKER):
        return []
    options = [game.options.tool(card) for card in inventions(game, tribe)] if game.iron[tribe] > 0 else []
    if rank_of(game, tribe, ARTISAN).ivory_tools and game.ivory[tribe] > 0:
        options += [game.options.carve(card) for card in inventions(game, tribe)]
    return options


def inventions(game: Greenland, tribe: int) -> list[int]:
    """The I cards of a hand."""
    return [card for card in game.held[tribe] if game.card(card).kind == INVENTION]


def make_tool(game: Greenland, tribe: int, card: int, ivory: bool) -> None:
    """I4.1 An I card goes from the hand to the tableau."""
    has_acted(game, tribe, TOOL_MAKER)
    if ivory:
        game.ivory[tribe] -= 1
    else:
        game.iron[tribe] -= 1
    lay_down(game, tribe, card)
    game.tell("I4.2" if ivory else "I4.1", TOOL_MADE, tribe, card)


# I5 Emissaries


def emissaries(game: Greenland, tribe: int) -> list[Option]:
    """I5.1 The placards of the other tribes."""
    if not affords(game, tribe, EMISSARY):
        return []
    return [game.options.emissary(host) for host in game.playing() if host != tribe]


def send_emissary(game: Greenland, tribe: int, host: int) -> Flow[None]:
    """I5.1, GL.1 A rank 5 elder goes to rank 1 of another placard for 1 energy; I5.2 there he is a missionary or a
    representative (GL.12).
    """
    game.energy[tribe] -= price(game, tribe)  # the elder who has acted leaves his rank
    source = game.spot(tribe, TRACKER)
    _, alpha = yield from choose_group(game, tribe, source, 1, WHO_IS_SENT, "I5.1", (host,))
    game.move(tribe, 1, source, game.spot(host, CHIEF), alpha)
    game.tell("I5.1", EMISSARY_SENT, tribe, host)


# I6 Proselytizing


def conversions(game: Greenland, tribe: int) -> list[Option]:
    """I6.1 Polytheists with a missionary of the tribe, I6.2 who has been there since the turn began."""
    if not affords(game, tribe, PROSELYTIZE) or martyr_dice(game, tribe) == 0:
        return []
    return [
        game.options.proselytize(host)
        for host in game.playing()
        if host != tribe
        and not game.monotheist(host)
        and not game.converting[host]
        and game.missions[host * TRIBE_COUNT + tribe] > 0
    ]


def proselytize(game: Greenland, tribe: int, host: int) -> Flow[None]:
    """I6.1 For 1 energy a martyr roll: any 1 converts for good, at the end of the phase; I6.e1 formerly at once.

    I6.3, I6.4 One missionary serves as many attempts as there are bishops.
    """
    has_acted(game, tribe, PROSELYTIZE)
    if martyr_roll(game, tribe, "I6.1") == 0:
        return
    game.tell("I6.1", WILL_CONVERT, tribe, host)
    game.converting[host] = True
    if game.rules.first_edition:
        yield from convert(game, host)


def convert(game: Greenland, tribe: int) -> Flow[None]:
    """I6.1 The placard turns over; all elders keep their ranks."""
    game.converting[tribe] = False
    game.religion[tribe] = MONOTHEIST
    game.tell("I6.1", CONVERTED, tribe)
    yield from keep_hand_sizes(game)


# I7 Baptism


def baptise(game: Greenland, tribe: int) -> Flow[None]:
    """I7.1 A polytheist without an elder of his own turns monotheist for good, at no cost."""
    game.religion[tribe] = MONOTHEIST
    game.tell("I7.1", BAPTISED, tribe)
    yield from keep_hand_sizes(game)
