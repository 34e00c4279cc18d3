"""What can happen at any time: exchanging cards for disks (B3), hands that are too full (B2), extinction (J1)."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import DISCARD_DOWN, DISCARDED, DISK_BURNED, EXCHANGED, EXTINCT
from lawspeaker.games.greenland.model.reasons import (
    IS_RAIDED,
    LIVESTOCK_STAYS,
    NO_EXCHANGE_OF_DAUGHTERS,
    NO_SUCH_FUEL,
    NO_VALUE,
    NOT_IN_HAND,
    NOT_NEEDED,
    NOT_YOURS,
    asked_tribe,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import ANIMAL, DAUGHTER, FALCONER, IRON, IVORY, NONE
from lawspeaker.games.greenland.phases.powers import animal_hand_size, hand_size, is_exchangeable
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
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


class Exchanging(Judge[Greenland]):
    """Which cards a tribe can exchange for disks that it may need now: B3.1 by their values, B3.3 even if all of it
    would rot; B3.2 none that is being raided. In some moments livestock is slaughtered instead.
    """

    def __init__(
        self, energy: bool = False, ivory: bool = False, iron: bool = False, with_livestock: bool = True
    ) -> None:
        self.energy = energy
        self.ivory = ivory
        self.iron = iron
        self.with_livestock = with_livestock

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return self.forbids_card(game, asked_tribe(game, ask), a)

    def forbids_card(self, game: Greenland, tribe: int, card: int) -> Reason | None:
        if game.tableau[card] != tribe:
            return NOT_YOURS
        found = game.tables.cards[card]
        if (
            (self.energy and found.value_energy > 0)
            or (self.ivory and found.value_ivory > 0)
            or (self.iron and found.value_iron > 0)
        ):
            if found.kind == ANIMAL and not self.with_livestock:
                return LIVESTOCK_STAYS
            return IS_RAIDED if is_raided(game, card) else None
        if found.kind == DAUGHTER:
            return NO_EXCHANGE_OF_DAUGHTERS
        return NOT_NEEDED if is_exchangeable(game, card) else NO_VALUE

    def cards(self, game: Greenland, tribe: int) -> list[int]:
        """The cards that a tribe can so exchange."""
        return [card for card in game.laid[tribe] if self.forbids_card(game, tribe, card) is None]

    def offer(self, game: Greenland, ask: Ask, tribe: int) -> None:
        """Offer them."""
        ask.among(game.options.exchange, self.cards(game, tribe), self)


FOR_NOTHING: Final = Exchanging()  # where no disks are needed
FOR_ENERGY: Final = Exchanging(energy=True)
FOR_IVORY: Final = Exchanging(ivory=True)
FOR_IRON: Final = Exchanging(iron=True)
FOR_IVORY_OR_IRON: Final = Exchanging(ivory=True, iron=True)
FOR_ENERGY_OR_IVORY: Final = Exchanging(energy=True, ivory=True)
FOR_ENERGY_OR_IRON: Final = Exchanging(energy=True, iron=True)
FOR_ANYTHING: Final = Exchanging(energy=True, ivory=True, iron=True)
FOR_ENERGY_BUT_LIVESTOCK: Final = Exchanging(energy=True, with_livestock=False)


def iron_to_gain(game: Greenland, tribe: int) -> int:
    """How much iron a tribe could have by exchanging cards."""
    return sum(game.tables.cards[card].value_iron for card in FOR_IRON.cards(game, tribe))


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


def offer_fuel(game: Greenland, ask: Ask, tribe: int) -> None:
    """K.e5 Offer the kinds of disks that a tribe can spend as if they were energy."""
    if not game.variant.any_disk_burns:
        return
    kinds = [IVORY] if game.ivory[tribe] > 0 else []
    if game.iron[tribe] > 0:
        kinds.append(IRON)
    ask.among(game.options.burn_disk, kinds, NO_SUCH_FUEL)


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
    over = len(held) - hand_size(game, tribe)
    animals = sum(1 for card in held if game.tables.cards[card].kind == ANIMAL) if over > 0 else 0
    return over - min(animals, animal_hand_size(game, tribe)) if animals > 0 else over


def keep_hand_sizes(game: Greenland) -> Flow[None]:
    """B2.5 Everybody discards down to the hand size at once. Call it whenever hands or their sizes may have changed."""
    for tribe in game.order:
        while not game.extinct[tribe] and (over := overfull(game, tribe)) > 0:
            ask = Ask(game, game.seat_of[tribe], DISCARD_DOWN, "B2.5", (tribe, over))
            chosen = yield ask.among(game.options.discard, game.hand_of(tribe), NOT_IN_HAND)
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
