"""What can happen at any time: exchanging cards for disks (B3), hands that are too full (B2), extinction (J1)."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import DISCARD_DOWN, DISCARDED, DISK_BURNED, EXCHANGED, EXTINCT
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import ANIMAL, FALCONER, IRON, IVORY, NONE
from lawspeaker.games.greenland.phases.powers import animal_hand_size, hand_size
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def shows_icon(game: Greenland, icon: int) -> bool:
    """Whether this turn's event shows an icon."""
    return icon_number(game, icon) > 0


def icon_number(game: Greenland, icon: int) -> int:
    """The number of an icon of this turn's event, 1 on those that show none; 0 where the event has no such icon."""
    if game.event != NONE:
        for each in game.variant.icons(game):
            if each.kind == icon:
                return each.number
    return 0


# B3 Exchanging cards for disks


def value_in_ivory(game: Greenland, card: int) -> int:
    """What a card is worth in ivory; B3.5 a gyrfalcon more in the year of the falconer's ransom."""
    ransom = icon_number(game, FALCONER)
    if ransom > 0 and card == game.of.numbers["gyrfalcon"]:
        return ransom
    return game.tables.cards[card].value_ivory


def exchanges(
    game: Greenland, tribe: int, energy: bool = False, ivory: bool = False, iron: bool = False
) -> list[Option]:
    """B3.1 The cards that a tribe can exchange for disks that it may need now, B3.3 even if all of it would rot.

    B3.2 None that is being raided.
    """
    options: list[Option] = []
    if not (energy or ivory or iron):
        return options
    for card in game.laid[tribe]:
        found = game.tables.cards[card]
        useful = (
            (energy and found.value_energy > 0) or (ivory and found.value_ivory > 0) or (iron and found.value_iron > 0)
        )
        if useful and not is_raided(game, card):
            options.append(game.options.exchange(card))
    return options


def iron_to_gain(game: Greenland, tribe: int) -> int:
    """How much iron a tribe could have by exchanging cards."""
    offered = exchanges(game, tribe, iron=True)
    return sum(game.tables.cards[option.args[0]].value_iron for option in offered)


def is_raided(game: Greenland, card: int) -> bool:
    """Whether other tribes' pieces stand on a card of a tableau."""
    return any(tribe != game.tableau[card] for tribe in game.tribes_on(game.place_of(card)))


def exchange(game: Greenland, card: int, clause: str = "B3.1") -> None:
    """B3.1 Discard a card of a tableau for the disks it shows; B3.3 energy no higher than its limit."""
    tribe = game.tableau[card]
    found = game.tables.cards[card]
    ivory = value_in_ivory(game, card)
    discard(game, card)
    game.tell(clause, EXCHANGED, tribe, card)
    game.gain_energy(tribe, found.value_energy)
    game.ivory[tribe] += ivory
    game.iron[tribe] += found.value_iron


def discard(game: Greenland, card: int) -> None:
    """A card leaves a tableau or a hand, and the game; guards that stood on it are unassigned again.

    G7.4 Hunters on the place of a card that was just taken into a hand wait there for its replacement.
    """
    place = game.place_of(card)
    if game.tableau[card] != NONE:
        for tribe in game.tribes_on(place):
            game.move_all(tribe, place, FREE)
    game.lay(card, NONE)
    game.hold(card, NONE)


# K.e5 Other fuel


def other_fuel(game: Greenland, tribe: int) -> int:
    """K.e5 How many disks a tribe could spend as if they were energy."""
    return game.ivory[tribe] + game.iron[tribe] if game.variant.any_disk_burns else 0


def fuel_options(game: Greenland, tribe: int) -> list[Option]:
    """K.e5 The kinds of disks that a tribe can spend as if they were energy."""
    if other_fuel(game, tribe) == 0:
        return []
    ivory = [game.options.burn_disk(IVORY)] if game.ivory[tribe] > 0 else []
    return ivory + ([game.options.burn_disk(IRON)] if game.iron[tribe] > 0 else [])


def burned(game: Greenland, tribe: int, chosen: Option) -> bool:
    """Whether an answer was to spend another disk as energy, which is now energy to be spent."""
    if chosen.kind != "burn_disk":
        return False
    if chosen.args[0] == IVORY:
        game.ivory[tribe] -= 1
    else:
        game.iron[tribe] -= 1
    game.energy[tribe] += 1
    game.tell("K.e5", DISK_BURNED, tribe, chosen.args[0])
    return True


# B2 Hands


def overfull(game: Greenland, tribe: int) -> int:
    """B2.5 How many cards a tribe holds above its hand size; B2.7 some places are for D cards only."""
    held = game.held[tribe]
    if not held:
        return 0
    animals = sum(1 for card in held if game.tables.cards[card].kind == ANIMAL)
    return len(held) - hand_size(game, tribe) - min(animals, animal_hand_size(game, tribe))


def keep_hand_sizes(game: Greenland) -> Flow[None]:
    """B2.5 Everybody discards down to the hand size at once. Call it whenever hands or their sizes may have changed."""
    for tribe in game.order:
        while not game.extinct[tribe] and (over := overfull(game, tribe)) > 0:
            options = [game.options.discard(card) for card in game.hand_of(tribe)]
            chosen = yield Ask(game, game.seat_of[tribe], DISCARD_DOWN, "B2.5", (tribe, over)).listed(options)
            discard(game, chosen.args[0])
            game.tell("B2.5", DISCARDED, tribe, chosen.args[0])


# J1 Extinction


def check_extinction(game: Greenland) -> None:
    """J1.1, J1.e1 A tribe all of whose pieces are in Valhalla is out; married daughters stay, its other cards leave.

    Call it when a loss and whatever babies come with it are settled.
    """
    for tribe in game.order:
        if game.extinct[tribe] or game.count(tribe, DEAD) <= game.tables.pieces:
            continue
        game.tell("J1.1", EXTINCT, tribe)
        leave_table(game, tribe)


def leave_table(game: Greenland, tribe: int) -> None:
    """J1.1 A tribe without pieces is out of the game; of its cards only married daughters stay."""
    game.extinct[tribe] = True
    for card in game.cards_of(tribe) + game.hand_of(tribe):
        if not (game.is_daughter(card) and game.husband(card) != NONE):
            discard(game, card)
