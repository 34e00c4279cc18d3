"""D5 Blizzard: who cannot be supported is lost."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import HELPS, WHO_HELPS, WHO_IS_LEFT
from lawspeaker.games.neanderthal.model.reasons import (
    HUSBAND_SUPPORTS,
    NO_DEPENDENT,
    NO_ELDER,
    NOT_YOUR_DAUGHTER,
    NOT_YOURS,
    SHE_HELPS,
    SHE_IS_NO_DEPENDENT,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ANIMAL, DAUGHTER_SUPPORTS, NONE
from lawspeaker.games.neanderthal.phases.any_time import (
    forbids_elder_swap,
    lose_card,
    lose_elder,
    send_husband_away,
    swap_alpha,
    widowers,
)
from lawspeaker.games.neanderthal.phases.powers import animals_of, has_power
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

SUPPORTERS: Final = 2  # D5.1: unassigned tribesmen for each dependent


def blizzard(game: Neanderthal, tribe: int) -> Flow[None]:
    """D5.1 A tribe loses the dependents that it cannot support, as it chooses; CARD.46 a daughter may help it.

    D5.ex is an example.
    """
    aided = has_power(game, tribe, DAUGHTER_SUPPORTS)
    helper = NONE
    if aided and unsupported(game, tribe, NONE) > 0:
        helper = yield from choose_helper(game, tribe)
    while (left := unsupported(game, tribe, helper)) > 0:
        # The helper is not kept in the state, so that only a tribe without this choice could go on from here.
        ask = Ask(game, game.seat_of[tribe], WHO_IS_LEFT, "D5.1", (left,), checkpoint=not aided)
        ask.among(game.options.lose_elder, game.elders_of(tribe), NO_ELDER)
        ask.among(game.options.lose_card, [card for card in helpless(game, tribe) if card != helper], LEAVING)
        ask.judged("lose_card", SHE_HELPS)
        chosen = yield ask.add(game.options.swap_alpha, forbids_elder_swap(game, tribe))
        if chosen is game.options.swap_alpha:
            yield from swap_alpha(game, tribe)
        elif chosen.kind == "lose_elder":
            lose_elder(game, tribe, chosen.args[0], "D5a.2")
        else:
            lose_card(game, chosen.args[0], "D5a.2")


def unsupported(game: Neanderthal, tribe: int, helper: int) -> int:
    """D5.1 How many dependents are too many; CARD.46 a helper is not one of them, and counts as a tribesman."""
    dependents = len(game.elders_of(tribe)) + sum(1 for card in helpless(game, tribe) if card != helper)
    supporters = game.unassigned(tribe) + (helper != NONE)
    return dependents - supporters // SUPPORTERS


def helpless(game: Neanderthal, tribe: int) -> list[int]:
    """D5a.1 The cards that depend on a tribe: daughters first, then animals."""
    daughters = [card for card in game.daughters_of(tribe) if forbids_leaving(game, tribe, card) is None]
    return daughters + animals_of(game, tribe)


def forbids_leaving(game: Neanderthal, tribe: int, card: int) -> Reason | None:
    """D5a.1 Only dependents are lost: daughters without a mature husband, and animals; D5b mature or not."""
    if game.tableau[card] != tribe:
        return NOT_YOURS
    if game.is_daughter(card):
        return HUSBAND_SUPPORTS if game.husband_is_mature(card) else None
    return None if game.card(card).kind == ANIMAL else NO_DEPENDENT


class Leaving(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_leaving(game, game.tribe_of(ask.seat), a)


LEAVING: Final = Leaving()


def choose_helper(game: Neanderthal, tribe: int) -> Flow[int]:
    """CARD.46 Which daughter counts as a tribesman instead of a dependent, if any."""
    ask = Ask(game, game.seat_of[tribe], WHO_HELPS, "CARD.46", checkpoint=True)
    ask.offer(game.options.help, game.daughters_of(tribe), HELPING)
    if not ask.options:
        return NONE
    chosen = yield ask.add(game.shared.decline)
    if chosen is game.shared.decline:
        return NONE
    game.tell("CARD.46", HELPS, tribe, chosen.args[0])
    return chosen.args[0]


def forbids_help(game: Neanderthal, tribe: int, card: int) -> Reason | None:
    """CARD.46 A daughter of the tableau helps, R17 who must be a dependent or need not."""
    if not game.is_daughter(card) or game.tableau[card] != tribe:
        return NOT_YOUR_DAUGHTER
    return SHE_IS_NO_DEPENDENT if game.rules.only_dependents_help and game.husband_is_mature(card) else None


class Helping(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_help(game, game.tribe_of(ask.seat), a)


HELPING: Final = Helping()


def comfort_widowers(game: Neanderthal) -> None:
    """D5a.3 After the blizzard, husbands whose wives are lost are unassigned again."""
    for card in widowers(game):
        send_husband_away(game, card, game.husband(card), "D5a.3")
