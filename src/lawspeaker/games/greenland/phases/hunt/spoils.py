"""G4 to G7 What a hunt brings: disks and babies, trophies, cards for the hand, and what lies in their place."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    ALPHA_REBORN,
    DOMESTICATED,
    GAINED,
    HUNT_INSTEAD,
    REPLACED,
    TAKE_TO_HAND,
    TAKE_TROPHY,
    TAKEN_TO_HAND,
    TROPHY_TAKEN,
)
from lawspeaker.games.greenland.model.reasons import OTHER_CARD
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    FALCONER,
    MARITIME,
    MEDITERRANEAN,
    NEW_WORLD,
    NO_MARITIME,
    NONE,
    ON_SUCCESS,
    PLANKTON,
)
from lawspeaker.games.greenland.phases.any_time import icon_number, keep_hand_sizes, shows_icon
from lawspeaker.games.greenland.phases.hunt.hunt_roll import HuntRoll
from lawspeaker.games.greenland.phases.powers import sleds
from lawspeaker.games.tribes.hunt import go_home
from lawspeaker.games.tribes.lives import bear
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.games.tribes.rows import SOUTH
from lawspeaker.kernel.ask import Ask, Flow

PAIR: Final = 2  # G5.6

# G4 Success


def take_disks(game: Greenland, tribe: int, card: int) -> None:
    """G4.1 The disks on the card, G4.3 once only; AP.19 and one energy more where the plankton blooms."""
    printed = game.hunt_of(card)
    energy, ivory, iron = printed.energy + bloom(game, card), printed.ivory, printed.iron
    if card == game.of.numbers["gyrfalcon"]:
        ivory = max(ivory, icon_number(game, FALCONER))  # B3.5
    if card in (game.of.numbers["narwhal"], game.of.numbers["walrus"]) and shows_icon(game, MEDITERRANEAN):
        ivory, iron = 0, iron + ivory  # AP.18
    if energy + ivory + iron == 0:
        return
    game.gain_energy(tribe, energy)
    game.ivory[tribe] += ivory
    game.iron[tribe] += iron
    game.tell("G4.1", GAINED, tribe, energy, ivory, iron)


def bear_babies(game: Greenland, tribe: int, card: int) -> Flow[int]:
    """G4.1 The babies on the card, AP.19 and one where plankton blooms; E7.4 a dead Alpha may be the first of them.

    At home he is as good as any other, and more. G4.4: in the New World they are colonists, and he may wait for
    another birth. Gives how many came.
    """
    babies = game.hunt_of(card).babies + bloom(game, card)
    if game.tables.cards[card].kind != NEW_WORLD:
        return bear(game, tribe, babies, "G4.1")
    waits = False
    if game.alpha[tribe] == DEAD and 0 < babies < game.count(tribe, DEAD):
        ask = Ask(game, game.seat_of[tribe], ALPHA_REBORN, "E7.4", (card, babies))
        chosen = yield ask.add(game.options.with_alpha).add(game.options.without_alpha)
        waits = chosen is game.options.without_alpha
    return bear(game, tribe, babies, "G4.4", game.place_of(card), waits)


def bloom(game: Greenland, card: int) -> int:
    """AP.19 What the plankton bloom adds to a success in the south; R44 on Vinland, too, if so agreed."""
    if not shows_icon(game, PLANKTON) or game.tables.cards[card].row != SOUTH:
        return 0
    return 1 if card != game.of.vinland or game.rules.plankton_reaches_vinland else 0


def send_home(game: Greenland, card: int, clause: str) -> None:
    """Everybody who is still on a card goes home."""
    place = game.place_of(card)
    for tribe in game.tribes_on(place):
        go_home(game, tribe, place, clause)


# G5 Trophies, G6 cards for the hand


def take_card(game: Greenland, roll: HuntRoll, succeeded: bool) -> Flow[None]:
    """G4.2 The card stays unless it is taken (A1.4.4). G4.7 After a success, or if no card is left, the others go.

    G6.2 A hand that is too full is seen to at once: nobody waits for the replacement, or for the others on the card.
    """
    card = roll.card
    if (yield from is_trophy(game, roll)):
        side_of(game, card).remove(card)  # G5.4: nothing takes its place
        game.lay(card, roll.tribe)
        game.tell("G5.1", TROPHY_TAKEN, roll.tribe, card)
        send_home(game, card, "G7.1")
    elif (yield from is_for_hand(game, roll, succeeded)):
        side = side_of(game, card)
        gap = side.index(card)
        side.remove(card)
        keep(game, roll.tribe, card)
        yield from keep_hand_sizes(game)
        replacement = replace(game, card, side, gap)
        if replacement != NONE:
            game.tell("G7.2", REPLACED, card, replacement)
            yield from opportunists(game, card, replacement, succeeded)
        send_home(game, card, "G4.7" if succeeded else "G7.2")
    elif succeeded:
        send_home(game, card, "G4.7")


def keep(game: Greenland, tribe: int, card: int) -> None:
    """G6.1 A card goes into the hand; L6.a in the co-operative game livestock goes straight into the tableau."""
    if game.variant.tames_at_once and game.tables.cards[card].kind == ANIMAL:
        game.lay(card, tribe)
        game.tell("L6.a", DOMESTICATED, tribe, card)
    else:
        game.hold(card, tribe)
        game.tell("G6.1", TAKEN_TO_HAND, tribe, card)


def is_trophy(game: Greenland, roll: HuntRoll) -> Flow[bool]:
    """G5.1 Enough dice alike, of any face and G5.3 without a success, let a player take the card as a trophy (G5.8).

    G5.7: the Alpha's automatic die and changed dice count as what they show.
    """
    dice = trophy_dice(game, roll.tribe, roll.card)
    if dice == NONE or roll.alike() < dice:
        return False
    ask = Ask(game, game.seat_of[roll.tribe], TAKE_TROPHY, "G5.1", (roll.card,))
    chosen = yield ask.among(game.options.take, [roll.card], OTHER_CARD).add(game.options.decline)
    return chosen is not game.options.decline


def trophy_dice(game: Greenland, tribe: int, card: int) -> int:
    """How many dice alike make a card a trophy; G5.6 a pair and a sled do with the meteorite, if so agreed."""
    if card == game.of.numbers["cape_york_meteorite"] and game.rules.meteorite_is_a_trophy and sleds(game, tribe) > 0:
        return PAIR
    return game.hunt_of(card).trophy


def is_for_hand(game: Greenland, roll: HuntRoll, succeeded: bool) -> Flow[bool]:
    """G6.1 Enough dice alike let a player take a D or I card, even after a failure; G5.2 without dice, success does.

    G5.5: such a card is never a trophy. G6.3 is an example.
    """
    dice = game.variant.hand_dice(game, roll.card)
    if dice == ON_SUCCESS:
        return succeeded
    if dice == NONE or roll.alike() < dice:
        return False
    ask = Ask(game, game.seat_of[roll.tribe], TAKE_TO_HAND, "G6.1", (roll.card,))
    chosen = yield ask.among(game.options.take, [roll.card], OTHER_CARD).add(game.options.decline)
    return chosen is not game.options.decline


# G7 The biodiversity rule


def side_of(game: Greenland, card: int) -> list[int]:
    """The side of its row on which a card lies."""
    row = game.tables.cards[card].row
    return game.cold[row] if card in game.cold[row] else game.warm[row]


def replace(game: Greenland, card: int, side: list[int], gap: int) -> int:
    """G7.2 The top card of the deck takes the place that a card has left on its side of the row. Gives it, or NONE:
    nothing comes from an empty deck, nor C3.3 in the survivalist game.
    """
    deck = game.decks[game.tables.cards[card].row]
    if game.variant.survivalist or not deck.cards:
        return NONE
    replacement = game.turn_up(deck)
    side.insert(gap, replacement)
    return replacement


def opportunists(game: Greenland, card: int, replacement: int, succeeded: bool) -> Flow[None]:
    """G7.4 Others who stood on a card may hunt its replacement. R42 After a success they go home all the same (G4.7).

    G7.e1: not so in the 1st edition. D8.1: and nobody hunts at sea while there is sea ice.
    """
    if game.rules.first_edition or (succeeded and not game.rules.opportunists_follow_success):
        return
    if shows_icon(game, NO_MARITIME) and game.hunt_of(replacement).type == MARITIME:
        return
    place, hunted = game.place_of(card), card
    for tribe in game.tribes_on(place):
        if game.variant.forbids_send(game, tribe, replacement):  # M3.4
            continue
        ask = Ask(game, game.seat_of[tribe], HUNT_INSTEAD, "G7.4", (replacement,))
        chosen = yield ask.among(game.options.hunt, [replacement], OTHER_CARD).add(game.options.go_home)
        if chosen is not game.options.go_home:
            game.move_all(tribe, place, game.place_of(replacement))
            hunted = replacement
    game.hunted = hunted
