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
from lawspeaker.games.greenland.model.reasons import (
    BANISHING_COSTS,
    BAPTISED_ALREADY,
    BURNING_COSTS,
    CONVERSION_COSTS,
    DOMESTICATION_COSTS,
    HAS_ELDERS,
    IS_MONOTHEIST,
    MISSION_COSTS,
    MONOTHEISTS_BANISH_NOBODY,
    MONOTHEISTS_TAME_NOTHING,
    NEW_MISSIONARY,
    NO_ANIMAL,
    NO_CARVERS,
    NO_ELDER_TO_BURN,
    NO_FOREIGN_HUSBAND,
    NO_GUEST,
    NO_IDLE_ELDER,
    NO_INVENTION,
    NO_IRON_FOR_TOOLS,
    NO_IVORY_FOR_TOOLS,
    NO_MARTYR_DICE,
    NO_MISSIONARY,
    NOBODY_TO_BANISH,
    NORSE_HUSBAND,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    OWN_PLACARD,
    POLYTHEISTS_CONVERT_NOBODY,
    POLYTHEISTS_SEND_NOBODY,
    WILL_CONVERT_ALREADY,
    asked_tribe,
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
    FOR_ANYTHING,
    FOR_ENERGY,
    FOR_ENERGY_OR_IRON,
    FOR_ENERGY_OR_IVORY,
    FOR_IRON,
    FOR_IVORY,
    FOR_IVORY_OR_IRON,
    FOR_NOTHING,
    burned,
    check_extinction,
    exchange,
    keep_hand_sizes,
    offer_fuel,
    shows_icon,
)
from lawspeaker.games.greenland.phases.powers import animal_hand_size, hand_size, has_power, rank_of
from lawspeaker.games.tribes.dice import FACES, ONE, number_of
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.lives import kill, lose
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option

IMMUNE_WITH: Final = 3  # I3.e1: tribes with which Norse husbands are immune in the first edition

# The steps of the phase.
BEGINNING: Final = 0
TRADING: Final = 1  # in some variants (L7.a)
ACTING: Final = 2

# For which disks cards are exchanged: 1 for energy, 2 for ivory, 4 for iron.
FOR_WHAT_LACKS: Final = [
    FOR_NOTHING,
    FOR_ENERGY,
    FOR_IVORY,
    FOR_ENERGY_OR_IVORY,
    FOR_IRON,
    FOR_ENERGY_OR_IRON,
    FOR_IVORY_OR_IRON,
    FOR_ANYTHING,
]


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
        ask = Ask(game, game.seat_of[tribe], ELDER_ACTION, "I0.1", (tribe,), checkpoint=True)
        if not ask.is_known():
            offer_actions(game, ask, tribe)
            if not ask.options:
                return
            ask.add(game.options.done)
        chosen = yield ask
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


def offer_actions(game: Greenland, ask: Ask, tribe: int) -> None:
    """Offer everything a tribe can do now, besides stopping."""
    o, held = game.options, game.held[tribe]
    hosts: list[int] = []
    if game.monotheist(tribe):  # I5.1, I6.1: polytheists neither send nor convert anybody
        hosts = [host for host in game.playing() if host != tribe]
    ask.offer(o.domesticate, held, DOMESTICATING)
    if not game.variant.burns_otherwise:
        offer_witch_burns(game, ask, tribe)
    ask.add(o.banish, forbids_banishing(game, tribe))
    ask.add(o.baptise, forbids_baptism(game, tribe))
    ask.offer(o.proselytize, hosts if hosts and forbids_converting(game, tribe) is None else [], CONVERTING)
    ask.among(o.emissary, hosts if hosts and forbids_missions(game, tribe) is None else [], EMBARKING)
    ask.offer(o.tool, held, TOOL_MAKING)
    ask.offer(o.carve, held, CARVING)
    offer_exchanges(game, ask, tribe)
    game.variant.offer_burning(game, ask, tribe)


def offer_exchanges(game: Greenland, ask: Ask, tribe: int) -> None:
    """B3.1 Cards to exchange for the disks that an idle elder lacks, B3.5 or for the falconer's ransom."""
    energy = lacks_energy(game, tribe)
    if energy:
        offer_fuel(game, ask, tribe)
    makes_tools = can_act(game, tribe, TOOL_MAKER) and bool(of_kind(game, game.held[tribe], INVENTION))
    iron = makes_tools and game.iron[tribe] == 0
    carves = makes_tools and rank_of(game, tribe, ARTISAN).ivory_tools
    ivory = (carves and game.ivory[tribe] == 0) or shows_icon(game, FALCONER)
    wanted = (energy or game.variant.burning_lacks_energy(game, tribe)) + 2 * ivory + 4 * iron
    FOR_WHAT_LACKS[wanted].offer(game, ask, tribe)


def lacks_energy(game: Greenland, tribe: int) -> bool:
    """Whether an idle elder could act if there were energy."""
    return game.energy[tribe] < price(game, tribe) and any(
        can_act(game, tribe, action) for action in range(len(ACTIONS)) if action != TOOL_MAKER
    )


def of_kind(game: Greenland, cards: list[int], kind: int) -> list[int]:
    """Those of some cards that are of a kind."""
    return [card for card in cards if game.card(card).kind == kind]


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


def forbids_action(game: Greenland, tribe: int, action: int, cost: Reason) -> Reason | None:
    """I0.1 An action takes an elder, and most of them energy."""
    if not can_act(game, tribe, action):
        return NO_IDLE_ELDER
    return None if game.energy[tribe] >= price(game, tribe) else cost


# I1 Domestication


def forbids_domestication(game: Greenland, tribe: int) -> Reason | None:
    """I1.3 For polytheists only."""
    forbidden = game.variant.forbids_action("domesticate")
    if forbidden is not None:
        return forbidden
    if game.monotheist(tribe):
        return MONOTHEISTS_TAME_NOTHING
    return forbids_action(game, tribe, DOMESTICATION, DOMESTICATION_COSTS)


class Domesticating(Judge[Greenland]):
    """I1.1 D cards of the hand are domesticated."""

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        if game.hand[a] != ask.args[0]:
            return NOT_IN_HAND
        return forbids_domestication(game, ask.args[0]) if game.card(a).kind == ANIMAL else NO_ANIMAL


DOMESTICATING: Final = Domesticating()


def domesticate(game: Greenland, tribe: int, card: int) -> None:
    """I1.1 A D card goes from the hand to the tableau for 1 energy."""
    has_acted(game, tribe, DOMESTICATION)
    lay_down(game, tribe, card)
    game.tell("I1.1", DOMESTICATED, tribe, card)


def lay_down(game: Greenland, tribe: int, card: int) -> None:
    game.hold(card, NONE)
    game.lay(card, tribe)


# I2 Witch-burning


def offer_witch_burns(game: Greenland, ask: Ask, tribe: int) -> None:
    """I2.1 Own elders on the own placard; I3.e1 a monotheist of the first edition may burn his guests as well."""
    o = game.options
    hindered = forbids_burning(game, tribe)
    ask.among(o.burn, [] if hindered else [rank for rank in range(RANKS) if game.elders(tribe, rank) > 0], BURNING)
    if game.rules.first_edition and game.monotheist(tribe):
        ask.among(o.burn_guest, [] if hindered else guests(game, tribe), hindered or NO_GUEST)
        if hindered is None:
            ask.among(o.burn_husband, foreign_husbands(game, tribe), WEDDED)


def forbids_burning(game: Greenland, tribe: int) -> Reason | None:
    """I2.1 A witch-burning takes an elder and energy."""
    forbidden = game.variant.forbids_action("burn")
    return forbidden or forbids_action(game, tribe, burning(game, tribe), BURNING_COSTS)


class Burning(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = ask.args[0]
        return forbids_burning(game, tribe) if game.elders(tribe, a) > 0 else NO_ELDER_TO_BURN


BURNING: Final = Burning()


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


def forbids_banishing(game: Greenland, tribe: int) -> Reason | None:
    """I3.1 A polytheist's shaman, and somebody to be banished: I3.3 no Norse husband. I3.2 It takes a die to roll."""
    forbidden = game.variant.forbids_action("banish")
    if forbidden is not None:
        return forbidden
    if game.monotheist(tribe):
        return MONOTHEISTS_BANISH_NOBODY
    forbidden = forbids_action(game, tribe, BANISH, BANISHING_COSTS)
    if forbidden is not None:
        return forbidden
    if guests(game, tribe) or foreign_husbands(game, tribe):
        return NO_MARTYR_DICE if martyr_dice(game, tribe) == 0 else None
    norse = any(WEDDED.is_norse(game, tribe, card) for card in game.daughters_of(tribe))
    return NORSE_HUSBAND if norse else NOBODY_TO_BANISH


class Wedded(Judge[Greenland]):
    """Which husbands can be driven out."""

    def is_norse(self, game: Greenland, tribe: int, daughter: int) -> bool:
        """I3.3 Whether the husband of a daughter is a Norseman, who stays."""
        return tribe != NORSE and game.husband(daughter) == NORSE

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = asked_tribe(game, ask)
        if a in foreign_husbands(game, tribe):
            return None
        if game.tableau[a] == tribe and game.is_daughter(a) and self.is_norse(game, tribe, a):
            return NORSE_HUSBAND
        return NO_FOREIGN_HUSBAND


WEDDED: Final = Wedded()


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
        ask = Ask(game, game.seat_of[tribe], WHO_IS_BANISHED, "I3.2", (left, tribe))
        ask.among(game.options.banish_guest, guests(game, tribe), NO_GUEST)
        ask.among(game.options.banish_husband, foreign_husbands(game, tribe), WEDDED)
        if not ask.options:
            return
        chosen = yield ask.add(game.options.done)
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


def forbids_tools(game: Greenland, tribe: int) -> Reason | None:
    """I4.1 I cards of the hand are made for 1 iron each, as in the example I4.3."""
    if not can_act(game, tribe, TOOL_MAKER):
        return NO_IDLE_ELDER
    return None if game.iron[tribe] > 0 else NO_IRON_FOR_TOOLS


def forbids_carving(game: Greenland, tribe: int) -> Reason | None:
    """I4.2 The Tunit may pay 1 ivory instead."""
    if not rank_of(game, tribe, ARTISAN).ivory_tools:
        return NO_CARVERS
    if not can_act(game, tribe, TOOL_MAKER):
        return NO_IDLE_ELDER
    return None if game.ivory[tribe] > 0 else NO_IVORY_FOR_TOOLS


class ToolMaking(Judge[Greenland]):
    """I4.1 I cards of the hand are made, I4.2 or carved."""

    def __init__(self, of_ivory: bool) -> None:
        self.of_ivory = of_ivory

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = ask.args[0]
        if game.hand[a] != tribe:
            return NOT_IN_HAND
        if game.card(a).kind != INVENTION:
            return NO_INVENTION
        return forbids_carving(game, tribe) if self.of_ivory else forbids_tools(game, tribe)


TOOL_MAKING: Final = ToolMaking(of_ivory=False)
CARVING: Final = ToolMaking(of_ivory=True)


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


def forbids_emissary(game: Greenland, tribe: int, host: int) -> Reason | None:
    """I5.1 A monotheist's acolyte goes to the placard of another tribe."""
    if host == tribe:
        return OWN_PLACARD
    if host not in game.playing():
        return NOT_IN_PLAY
    return forbids_missions(game, tribe)


def forbids_missions(game: Greenland, tribe: int) -> Reason | None:
    """I5.1 What keeps a tribe from sending anybody anywhere."""
    forbidden = game.variant.forbids_action("emissary")
    if forbidden is not None:
        return forbidden
    if not game.monotheist(tribe):
        return POLYTHEISTS_SEND_NOBODY
    return forbids_action(game, tribe, EMISSARY, MISSION_COSTS)


class Embarking(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_emissary(game, ask.args[0], a)


EMBARKING: Final = Embarking()


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


def forbids_conversion(game: Greenland, tribe: int, host: int) -> Reason | None:
    """I6.1 Polytheists with a missionary of the tribe, I6.2 who has been there since the turn began; I3.2 it takes a
    die to roll.
    """
    if host == tribe:
        return OWN_PLACARD
    if host not in game.playing():
        return NOT_IN_PLAY
    forbidden = forbids_converting(game, tribe)
    if forbidden is not None:
        return forbidden
    if game.monotheist(host):
        return IS_MONOTHEIST
    if game.converting[host]:
        return WILL_CONVERT_ALREADY
    if game.missions[host * TRIBE_COUNT + tribe] == 0:
        return NEW_MISSIONARY if game.count(tribe, game.spot(host, CHIEF)) > 0 else NO_MISSIONARY
    return NO_MARTYR_DICE if martyr_dice(game, tribe) == 0 else None


def forbids_converting(game: Greenland, tribe: int) -> Reason | None:
    """I6.1 What keeps a tribe from converting anybody."""
    forbidden = game.variant.forbids_action("proselytize")
    if forbidden is not None:
        return forbidden
    if not game.monotheist(tribe):
        return POLYTHEISTS_CONVERT_NOBODY
    return forbids_action(game, tribe, PROSELYTIZE, CONVERSION_COSTS)


class Converting(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_conversion(game, ask.args[0], a)


CONVERTING: Final = Converting()


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


def forbids_baptism(game: Greenland, tribe: int) -> Reason | None:
    """I7.1 Only a polytheist without an elder is baptised."""
    forbidden = game.variant.forbids_action("baptise")
    if forbidden is not None:
        return forbidden
    if game.monotheist(tribe):
        return BAPTISED_ALREADY
    return None if game.all_elders(tribe) == 0 else HAS_ELDERS


def baptise(game: Greenland, tribe: int) -> Flow[None]:
    """I7.1 A polytheist without an elder of his own turns monotheist for good, at no cost."""
    game.religion[tribe] = MONOTHEIST
    game.tell("I7.1", BAPTISED, tribe)
    yield from keep_hand_sizes(game)
