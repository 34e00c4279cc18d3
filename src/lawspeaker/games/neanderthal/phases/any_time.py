"""What can happen at any time: full hands (B2c), the Alpha's swap (B4a), losses (D3-D5), other ways (D4c)."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import (
    ALPHA_SWAPPED,
    CARD_LOST,
    CHANGE_SEXUALITY,
    DISCARD_DOWN,
    DISCARDED,
    ELDER_LOST,
    HUSBAND_RETURNED,
    LIVES,
    RECALLED,
    WHO_IS_BORN,
)
from lawspeaker.games.neanderthal.model.reasons import (
    ALPHA_IS_BUSY,
    ALPHA_IS_NO_ELDER,
    ALPHA_IS_UNASSIGNED,
    NO_ELDER_FOR_ALPHA,
    NOBODY_TO_SWAP,
    NOT_IN_HAND,
    NOT_ON_CARD,
    OTHER_BABIES,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import COLOURS, NONE, RANKS
from lawspeaker.games.neanderthal.phases.disks import free_all, give_back
from lawspeaker.games.neanderthal.phases.powers import hand_size
from lawspeaker.games.tribes.lives import bear
from lawspeaker.games.tribes.phrases import ALPHA_DIED
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.kernel.ask import Ask, Flow, Reason

# B2 Hands


def overfull(game: Neanderthal, tribe: int) -> int:
    """B2c How many cards a tribe holds above its hand size."""
    held = len(game.held[tribe])
    return held - hand_size(game, tribe) if held else 0


def keep_hand_sizes(game: Neanderthal) -> Flow[None]:
    """B2c Everybody discards down to the hand size at once. Call it whenever hands or their sizes may have changed."""
    for tribe in game.order:
        while (over := overfull(game, tribe)) > 0:
            ask = Ask(game, game.seat_of[tribe], DISCARD_DOWN, "B2c", (over,))
            chosen = yield ask.among(game.options.discard, game.hand_of(tribe), NOT_IN_HAND)
            game.hold(chosen.args[0], NONE)
            game.tell("B2c", DISCARDED, tribe, chosen.args[0])


# B4 The Alpha


def can_swap_alpha(game: Neanderthal, tribe: int) -> bool:
    return forbids_swap(game, tribe) is None


def forbids_swap(game: Neanderthal, tribe: int) -> Reason | None:
    """B4a Only an Alpha who is dead, an elder or a husband changes places with an unassigned tribesman.

    E5a, R01: a dead one perhaps only with an elder, mature or not, who could give him a power.
    """
    place = game.alpha[tribe]
    if game.alpha_is_unassigned(tribe):
        return ALPHA_IS_UNASSIGNED
    if game.own_unassigned(tribe) == 0:
        return NOBODY_TO_SWAP
    if place == DEAD:
        if game.rules.alpha_needs_elder and all(
            game.tables.ranks[rank].alpha == NONE for rank in game.elders_of(tribe)
        ):
            return NO_ELDER_FOR_ALPHA
        return None
    return None if place >= game.of.first_wed else ALPHA_IS_BUSY


def swap_alpha(game: Neanderthal, tribe: int) -> Flow[None]:
    """B4a, G1h The Alpha and an unassigned tribesman change places. An elder or husband is as mature as before."""
    game.alpha[tribe] = yield from game.variant.place_for_alpha(game, tribe)
    game.tell("B4a", ALPHA_SWAPPED, tribe)


def forbids_elder_swap(game: Neanderthal, tribe: int) -> Reason | None:
    """B4a Where an elder is about to be lost, the swap is for an Alpha who is one of them."""
    is_elder = game.of.first_spot <= game.alpha[tribe] < game.of.first_slot
    return forbids_swap(game, tribe) if is_elder else ALPHA_IS_NO_ELDER


def give_birth(game: Neanderthal, tribe: int, number: int, clause: str, place: int = FREE) -> Flow[int]:
    """GL.baby Babies come to a place, as many as there are dead; a dead Alpha is one of them, R45 perhaps only if his
    player likes, or nobody else is left. Gives how many came.
    """
    born = min(number, game.count(tribe, DEAD))
    waits = False
    if game.rules.alphas_may_wait and game.alpha[tribe] == DEAD and 0 < born < game.count(tribe, DEAD):
        ask = Ask(game, game.seat_of[tribe], WHO_IS_BORN, clause)
        ask.among(game.shared.alpha_among, [born], OTHER_BABIES).among(game.shared.number, [born], OTHER_BABIES)
        chosen = yield ask
        waits = chosen.kind == "number"
    return bear(game, tribe, number, clause, place, waits)


# D3, D4, D5 What leaves the table


def lose_elder(game: Neanderthal, tribe: int, rank: int, clause: str) -> None:
    """D3.2 An elder dies; the disk under him goes back into the vocabulary."""
    spot, place = tribe * RANKS + rank, game.spot(tribe, rank)
    is_alpha = game.alpha[tribe] == place
    game.move(tribe, 1, place, DEAD, is_alpha)
    game.tell(clause, ELDER_LOST, tribe, spot)
    if is_alpha:
        game.tell(clause, ALPHA_DIED, tribe)
    give_back(game, spot, clause)


def recall_elder(game: Neanderthal, tribe: int, rank: int) -> None:
    """E4b An elder is unassigned again; the disk under him goes back into the vocabulary."""
    spot = tribe * RANKS + rank
    game.move_all(tribe, game.spot(tribe, rank), FREE)
    game.tell("E4b", RECALLED, tribe, spot)
    give_back(game, spot, "E4b")


def lose_card(game: Neanderthal, card: int, clause: str) -> None:
    """D5a.2, D5b A card of a tableau leaves the game, and its disks go back into the vocabulary.

    A daughter's husband waits until `send_husband_away` sees to him (D5a.3).
    """
    tribe = game.tableau[card]
    free_all(game, card, clause)
    game.lay(card, NONE)
    game.tell(clause, CARD_LOST, tribe, card)


def send_husband_away(game: Neanderthal, card: int, host: int, clause: str) -> None:
    """The husband of a daughter, if any, is unassigned with a host; G1e.1 a foreign one as a Wanderluster."""
    colour = game.husband(card)
    if colour == NONE:
        return
    game.move_all(colour, game.of.wed[card], FREE if colour == host else game.camp(host))
    game.tell(clause, HUSBAND_RETURNED, colour, card)
    give_back(game, game.of.bond[card], clause)


def widowers(game: Neanderthal) -> list[int]:
    """D5a.3 The daughters that lie in no tableau, and whose husbands still wait."""
    return [card for card in game.tables.daughters if game.tableau[card] == NONE and game.husband(card) != NONE]


# D4c Changing the sexuality


def other_side(game: Neanderthal, tribe: int) -> int:
    """The sexuality on the other side of a tribe's card."""
    first, second = game.tables.sexuality_cards[game.sexuality_card[tribe]].sides
    return second if game.sexuality[tribe] == first else first


def can_change_sexuality(game: Neanderthal, tribe: int) -> bool:
    """D4c.1 Whether a tribe has the disks that the other side needs, those that it frees included."""
    before, after = game.ways(tribe).mpi, game.tables.sexualities[other_side(game, tribe)].mpi
    return all(game.vocabulary[tribe * COLOURS + colour] + before[colour] >= after[colour] for colour in range(COLOURS))


def change_sexuality(game: Neanderthal, tribe: int, clause: str) -> Flow[None]:
    """D4c.1 A tribe may turn its sexuality card over; D4c.2 husbands stay married whatever becomes of it."""
    if not can_change_sexuality(game, tribe):
        return
    new = other_side(game, tribe)
    ask = Ask(game, game.seat_of[tribe], CHANGE_SEXUALITY, clause, (game.sexuality[tribe],))
    chosen = yield ask.among(game.options.live, [new, game.sexuality[tribe]], NOT_ON_CARD)
    if chosen.args[0] == new:
        live(game, tribe, new, clause)


def live(game: Neanderthal, tribe: int, sexuality: int, clause: str) -> None:
    """C.7c A tribe has this sexuality from now on; the disks of the old side are free, those of the new are not."""
    for colour in range(COLOURS):
        if game.sexuality[tribe] != NONE:
            game.vocabulary[tribe * COLOURS + colour] += game.ways(tribe).mpi[colour]
        game.vocabulary[tribe * COLOURS + colour] -= game.tables.sexualities[sexuality].mpi[colour]
    game.sexuality[tribe] = sexuality
    game.tell(clause, LIVES, tribe, sexuality)
