"""K3 and K4 The assignment phase of the saga: dice say where the tribe hunts, unless a matriarch knows better."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    ACCOMPANIES,
    ALPHA_GOES,
    BIOME_ROLLED,
    DAUGHTER_PROMOTED,
    HOW_MANY,
    HUNT_ROW,
    HUNT_WHERE,
    PREPARE,
    REDIRECT,
    REDIRECT_FROM,
    REDIRECTED,
    ROW_ROLLED,
    SEND_DAUGHTERS,
    WHO_IS_REDIRECTED,
)
from lawspeaker.games.greenland.model.reasons import (
    ALL_WHO_CAN_GO,
    ALPHA_IS_THERE,
    DAUGHTER_IS_THERE,
    DAUGHTER_MUST_GO,
    LAST_DAUGHTER,
    NO_DAUGHTER_AT_HOME,
    NOBODY_CAN_COME,
    NOBODY_TO_GO_WITH,
    NOT_FACE_UP,
    NOT_HERS_TO_CHANGE,
    NOT_IN_THE_ROW,
    PROMOTION_COSTS,
    RANK_TAKEN,
    asked_tribe,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    ARTISAN,
    INVENTION,
    MARINER,
    NEW_WORLD,
    NONE,
    NORSE,
    RANKS,
    SAMI,
    SHAMAN,
    TRACKER,
    TRIBE_COUNT,
    WAR_CHIEF,
)
from lawspeaker.games.greenland.phases.assignment.phase import (
    BEGINNING,
    PROMOTION,
    affords_promotion,
    begin,
    carry_out,
    has_place,
    offer_assignments,
    promotes_freely,
)
from lawspeaker.games.greenland.phases.assignment.sending import (
    SENDING,
    forbids_hunt,
    forbids_send,
    put,
    send,
    tell_sent,
)
from lawspeaker.games.greenland.phases.assignment.transport import Fleet, room
from lawspeaker.games.tribes.dice import FACES
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

PLAYER = 0  # the only seat
ALL_RANKS: Final = list(range(RANKS))
LAST_OF_HOME = 3  # K3.a: the highest face that means the home row
REDIRECTING = [SHAMAN, ARTISAN, MARINER, WAR_CHIEF]  # K4.a to K4.d: the ranks, as they are asked
CLAUSES = ["K4.a", "K4.b", "K4.c", "K4.d"]


# K0.2 Women


def women_of(game: Greenland) -> int:
    """K1.b The colour of the women: that of the Sea Sami, or if they are played another one."""
    return SAMI if game.seat_of[SAMI] == NONE else NORSE


def daughters(game: Greenland) -> int:
    """The daughters who are at home."""
    return game.count(women_of(game), game.place_of(game.heroine))


def matriarch_spots(game: Greenland) -> list[int]:
    """The ranks on which matriarchs stand."""
    women, first = women_of(game), game.of.first_spot
    return [spot for spot in range(TRIBE_COUNT * RANKS) if game.count(women, first + spot) > 0]


def matriarchs(game: Greenland) -> int:
    """How many there are."""
    women, first = women_of(game), game.of.first_spot
    return sum(game.count(women, first + spot) for spot in matriarch_spots(game))


def has_matriarch(game: Greenland, tribe: int, rank: int) -> bool:
    return game.count(women_of(game), game.spot(tribe, rank)) > 0


# Before the hunt


def prepare(game: Greenland, tribe: int) -> Flow[None]:
    """E3 and E4 Promotions of men and K4.f of daughters, and calling people back; nobody is sent out yet."""
    if game.step == BEGINNING:
        begin(game, tribe)
    while True:
        ask = Ask(game, PLAYER, PREPARE, "E0.1", (game.unassigned(tribe), daughters(game)), checkpoint=True)
        offer_assignments(game, ask, tribe)
        ask.offer(game.options.promote_daughter, ALL_RANKS, RISING_DAUGHTERS)
        chosen = yield ask.add(game.options.done)
        if chosen is game.options.done:
            return
        if chosen.kind == "promote_daughter":
            promote_daughter(game, tribe, chosen.args[0])
        else:
            yield from carry_out(game, tribe, chosen)


def forbids_rise(game: Greenland, tribe: int, rank: int) -> Reason | None:
    """K4.f Daughters rise like hunters, but not the last one; E3.1 and E3.3 hold for them."""
    abroad = sum(game.count(women_of(game), game.place_of(card)) for card in hunted_biomes(game, tribe))
    if daughters(game) == 0:
        return NO_DAUGHTER_AT_HOME
    if daughters(game) + abroad == 1:
        return LAST_DAUGHTER
    if not affords_promotion(game, tribe):
        return PROMOTION_COSTS
    return None if has_place(game, tribe, rank) else RANK_TAKEN


class RisingDaughters(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_rise(game, asked_tribe(game, ask), a)


RISING_DAUGHTERS: Final = RisingDaughters()


def promote_daughter(game: Greenland, tribe: int, rank: int) -> None:
    """K4.f A daughter becomes a matriarch."""
    if not promotes_freely(game, tribe):
        game.energy[tribe] -= PROMOTION
    game.move(women_of(game), 1, game.place_of(game.heroine), game.spot(tribe, rank))
    game.tell("K4.f", DAUGHTER_PROMOTED, tribe * RANKS + rank)


# K3 The hunting ground


def hunting_ground(game: Greenland, tribe: int) -> Flow[None]:
    """K3.a All hunters hunt in one row; whoever cannot be carried to the other row hunts in the home row."""
    home = game.homeland(tribe)
    row = yield from hunt_row(game, tribe, home)
    yield from hunt_in(game, tribe, row)
    if row != home:
        yield from hunt_in(game, tribe, home)


def hunt_row(game: Greenland, tribe: int, home: int) -> Flow[int]:
    """K3.a A matriarch on rank 4 chooses the row; otherwise a die does."""
    if game.unassigned(tribe) == 0:
        return home
    if has_matriarch(game, tribe, WAR_CHIEF):
        ask = Ask(game, PLAYER, HUNT_ROW, "K3.a", checkpoint=True)
        chosen = yield ask.add(game.options.choose_row(NORTH)).add(game.options.choose_row(SOUTH))
        return chosen.args[0]
    row = home if game.chance.die(FACES) <= LAST_OF_HOME else NORTH + SOUTH - home
    game.tell("K3.a", ROW_ROLLED, row)
    return row


def hunt_in(game: Greenland, tribe: int, row: int) -> Flow[None]:
    """K3.b A matriarch on rank 5 chooses biomes of the row; otherwise a die chooses one."""
    while game.unassigned(tribe) > 0:
        cards = huntable(game, tribe, row)
        if not cards:
            return
        if has_matriarch(game, tribe, TRACKER):
            ask = Ask(game, PLAYER, HUNT_WHERE, "K3.b", (row, game.unassigned(tribe)))
            chosen = yield ask.among(game.options.send, cards, HUNTING_IN_ROW)
            yield from send(game, tribe, chosen.args[0])
        else:
            yield from send_as_many(game, tribe, roll_biome(game, row, cards))


def huntable(game: Greenland, tribe: int, row: int) -> list[int]:
    """The cards of a row to which the tribe can send hunters this turn."""
    fleet = Fleet(game, tribe)
    return [card for card in counted(game, row) if forbids_send(game, tribe, card, fleet) is None]


class HuntingInRow(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        if a not in counted(game, ask.args[0]):
            return NOT_IN_THE_ROW
        return SENDING.forbids(game, ask, a, b)


HUNTING_IN_ROW: Final = HuntingInRow()


def counted(game: Greenland, row: int) -> list[int]:
    """K3.b The cards of a row, counted from the New World card to the right and on from the leftmost cold one; R62
    perhaps that card is one of them.
    """
    cards = game.warm[row] + game.cold[row]
    if game.rules.new_world_is_counted:
        return cards
    return [card for card in cards if game.card(card).kind != NEW_WORLD]


def roll_biome(game: Greenland, row: int, cards: list[int]) -> int:
    """K3.b The die counts the cards; it is rolled again if there are not so many, or nobody can hunt there."""
    row_cards = counted(game, row)
    if not any(card in cards for card in row_cards[:FACES]):
        return cards[0]  # no face reaches a card that can be hunted
    while True:
        place = game.chance.die(FACES) - 1
        if place < len(row_cards) and row_cards[place] in cards:
            game.tell("K3.b", BIOME_ROLLED, row_cards[place])
            return row_cards[place]


def send_as_many(game: Greenland, tribe: int, card: int) -> Flow[None]:
    """K3.a Everybody goes, or as many as transport allows; then the player says whether the Alpha does."""
    present = game.unassigned(tribe)
    number = min(present, room(game, tribe, card))
    alpha = game.alpha[tribe] == FREE
    if alpha and number < present:
        ask = Ask(game, PLAYER, HOW_MANY, "K3.a", (card,))
        ask.among(game.options.number, [number], ALL_WHO_CAN_GO)
        chosen = yield ask.among(game.options.alpha_among, [number], ALL_WHO_CAN_GO)
        alpha = chosen.kind == "alpha_among"
    tell_sent(game, tribe, card, number, alpha)
    put(game, tribe, FREE, card, number, alpha)


# K4 What matriarchs change


def redirect_hunters(game: Greenland, tribe: int, power: int) -> Flow[None]:
    """K4.a to K4.d One after another, matriarchs of four ranks may send hunters elsewhere."""
    rank = REDIRECTING[power]
    if not has_matriarch(game, tribe, rank):
        return
    if rank == WAR_CHIEF:
        yield from redirect_alpha(game, tribe)
        return
    while targets := redirections(game, tribe, rank):
        ask = Ask(game, PLAYER, REDIRECT, CLAUSES[power], (rank,), checkpoint=True)
        chosen = yield ask.among(game.options.redirect, targets, NOT_HERS_TO_CHANGE).add(game.options.done)
        if chosen is game.options.done:
            return
        game.resolved[chosen.args[0]] = True
        yield from draw_together(game, tribe, chosen.args[0], CLAUSES[power])
        if rank == SHAMAN:
            return  # K4.a: one animal


def redirections(game: Greenland, tribe: int, rank: int) -> list[int]:
    """K4.a D cards and K4.b I cards of the home row, K4.c the New World; each once, if anybody can go there."""
    if rank == MARINER:
        cards = [card for card in game.in_rows() if game.card(card).kind == NEW_WORLD]
    else:
        kind = ANIMAL if rank == SHAMAN else INVENTION
        cards = [card for card in game.in_row(game.homeland(tribe)) if game.card(card).kind == kind]
    return [
        card
        for card in cards
        if not game.resolved[card] and forbids_hunt(game, tribe, card) is None and sources(game, tribe, card)
    ]


def sources(game: Greenland, tribe: int, target: int) -> list[int]:
    """Where hunters stand who could go to a card; K4.c colonists go only to the other New World card."""
    cards = hunted_biomes(game, tribe)
    if game.card(target).kind == NEW_WORLD:
        colonies = [card for card in game.of.new_world if game.hunters(tribe, card) > 0]
        if game.rules.matriarch_needs_crews and room(game, tribe, target) == 0:
            cards = []
        cards = cards + colonies
    return [card for card in cards if card != target]


def hunted_biomes(game: Greenland, tribe: int) -> list[int]:
    """The biomes of Greenland on which hunters of the tribe stand."""
    cards = game.in_rows()
    return [card for card in cards if game.card(card).kind != NEW_WORLD and game.hunters(tribe, card) > 0]


def draw_together(game: Greenland, tribe: int, target: int, clause: str) -> Flow[None]:
    """Any number of hunters, from whichever cards, go to one; R63 perhaps no more than mariners can carry."""
    while cards := sources(game, tribe, target):
        ask = Ask(game, PLAYER, REDIRECT_FROM, clause, (target,))
        chosen = yield ask.among(game.options.reassign, cards, NOBODY_CAN_COME).add(game.options.done)
        if chosen is game.options.done:
            return
        source = chosen.args[0]
        place = game.place_of(source)
        most = game.count(tribe, place)
        if game.rules.matriarch_needs_crews and game.card(source).kind != NEW_WORLD:
            most = min(most, room(game, tribe, target))
        args = (source, target)
        number, alpha = yield from choose_group(game, tribe, place, most, WHO_IS_REDIRECTED, clause, args)
        put(game, tribe, place, target, number, alpha)
        game.tell(clause, REDIRECTED, tribe, number, source, target)


def redirect_alpha(game: Greenland, tribe: int) -> Flow[None]:
    """K4.d The Alpha may hunt anywhere, if he is on a hunt at all (E4.1)."""
    source = next((card for card in hunted_biomes(game, tribe) if game.alpha_on(tribe, card)), NONE)
    if source == NONE:
        return
    ask = Ask(game, PLAYER, ALPHA_GOES, "K4.d", checkpoint=True)
    chosen = yield ask.offer(game.options.send, game.in_rows(), LEADING).add(game.options.done)
    if chosen is not game.options.done:
        put(game, tribe, game.place_of(source), chosen.args[0], 1, True)
        game.tell("K4.d", REDIRECTED, tribe, 1, source, chosen.args[0])


class Leading(Judge[Greenland]):
    """Where the Alpha may hunt who is on a hunt."""

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = asked_tribe(game, ask)
        if game.row_of(a) == NONE:
            return NOT_FACE_UP
        return ALPHA_IS_THERE if game.alpha_on(tribe, a) else forbids_hunt(game, tribe, a)


LEADING: Final = Leading()


# K4.e Daughters on hunts


def accompanied_hunts(game: Greenland, tribe: int) -> Flow[None]:
    """K4.e Daughters go with hunters, one to a biome, and K4.f at least one must; others may still rise."""
    while True:
        hunted = hunted_biomes(game, tribe)
        ask = Ask(game, PLAYER, SEND_DAUGHTERS, "K4.e", (daughters(game),), checkpoint=True)
        ask.offer(game.options.accompany, hunted, ACCOMPANYING)
        must_go = bool(ask.options) and all(is_open_to_daughter(game, card) for card in hunted)
        ask.offer(game.options.promote_daughter, ALL_RANKS, RISING_DAUGHTERS)
        if not ask.options:
            return
        chosen = yield ask.add(game.options.done, DAUGHTER_MUST_GO if must_go else None)
        if chosen is game.options.done:
            return
        if chosen.kind == "promote_daughter":
            promote_daughter(game, tribe, chosen.args[0])
        else:
            card = chosen.args[0]
            game.move(women_of(game), 1, game.place_of(game.heroine), game.place_of(card))
            game.tell("K4.e", ACCOMPANIES, card)


class Accompanying(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        if a not in hunted_biomes(game, asked_tribe(game, ask)):
            return NOBODY_TO_GO_WITH
        if not is_open_to_daughter(game, a):
            return DAUGHTER_IS_THERE
        return None if daughters(game) > 0 else NO_DAUGHTER_AT_HOME


ACCOMPANYING: Final = Accompanying()


def is_open_to_daughter(game: Greenland, card: int) -> bool:
    """Whether no daughter is on a biome yet."""
    return game.count(women_of(game), game.place_of(card)) == 0
