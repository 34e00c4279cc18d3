"""G1 Courtship: who becomes the husband of a daughter, and what becomes of the one she had."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import (
    BEATEN,
    BEGOT,
    COURTED,
    COURTSHIP_FAILED,
    COURTSHIP_SUCCEEDED,
    MARRIED,
    NO_HUSBAND,
    WHO_COURTS,
    WHO_IS_LOST,
    WILL_COURT,
)
from lawspeaker.games.neanderthal.model.reasons import (
    ALPHA_IS_SPARED,
    ALPHA_NOT_AMONG_THEM,
    FEWER_WORDS,
    GUESTS_ARE_SPARED,
    LAST_IS_SPARED,
    NO_SUITOR,
    NO_VICTIM,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    CLUB,
    COLOURS,
    FREE_HUSBANDS,
    NONE,
    ORANGE,
    TRIBE_COUNT,
)
from lawspeaker.games.neanderthal.phases.any_time import keep_hand_sizes, send_husband_away
from lawspeaker.games.neanderthal.phases.assignment.sending import leave_card
from lawspeaker.games.neanderthal.phases.disks import bind
from lawspeaker.games.neanderthal.phases.losses import commoners, lose_one
from lawspeaker.games.neanderthal.phases.powers import (
    alpha_has_power,
    courts_surely,
    has_power,
    places_husbands,
    words_of,
)
from lawspeaker.games.tribes.dice import FACES
from lawspeaker.games.tribes.lives import kill
from lawspeaker.games.tribes.phrases import ALPHA_DIED, RETURNED
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

LAST_SUCCESS: Final = 2  # G1b: a 1 or a 2 succeeds,
DEADLY: Final = 6  # and a 6 kills


def court(game: Neanderthal, card: int) -> Flow[None]:
    """G1.1 All suitors of a daughter court her, one after another, until one succeeds; then the others go home (G1d).

    G1.ex1 and G1.ex2 are examples.
    Those who have courted her are in `rolled`, so that this can go on from wherever the state says it is.
    """
    succeeded = False
    while not succeeded:
        tribe = yield from next_suitor(game, card)
        if tribe == NONE:
            break
        succeeded = yield from woo(game, tribe, card)
        go_home(game, tribe, card, "G1b" if game.is_mature(card) else "G1a")
        game.rolled[tribe] = True
    for tribe in game.suitors_of(card):
        game.tell("G1d", BEATEN, tribe, card)
        go_home(game, tribe, card, "G1d")
    yield from keep_hand_sizes(game)


def go_home(game: Neanderthal, tribe: int, card: int, clause: str) -> None:
    """The suitor of a tribe, if he lives and has not married, is unassigned again."""
    number = game.party(tribe, card)
    if number > 0:
        leave_card(game, tribe, card)
        game.tell(clause, RETURNED, tribe, number, game.place_of(card))


# G1d The order


def next_suitor(game: Neanderthal, card: int) -> Flow[int]:
    """G1d Who has most words of the colours that are bid for her; of equals her father says who. NONE at the end."""
    best = [tribe for tribe in game.suitors_of(card) if forbids_courting_next(game, tribe, card) is None]
    if len(best) < 2:
        return best[0] if best else NONE
    ask = Ask(game, game.seat_of[game.tableau[card]], WHO_COURTS, "G1d", (card,), checkpoint=True)
    chosen = yield ask.among(game.options.let_court, best, COURTING)
    return chosen.args[0]


def forbids_courting_next(game: Neanderthal, tribe: int, card: int) -> Reason | None:
    """G1d Who has most words for her comes first."""
    waiting = game.suitors_of(card)
    if tribe not in waiting:
        return NO_SUITOR
    words = eloquence(game, tribe, card)
    return FEWER_WORDS if any(eloquence(game, other, card) > words for other in waiting) else None


class Courting(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_courting_next(game, a, ask.args[0])


COURTING: Final = Courting()


def eloquence(game: Neanderthal, tribe: int, card: int) -> int:
    """G1d How many words a suitor has for a daughter."""
    return words_of(game, tribe, game.card(card).media) + game.variant.further_words(game, tribe)


# G1a to G1c The attempt


def woo(game: Neanderthal, tribe: int, card: int) -> Flow[bool]:
    """G1.1, R50 A suitor courts a daughter, perhaps only if his player likes. Gives whether he succeeded."""
    if not game.rules.suitors_must_court and game.seat_of[tribe] != NONE and game.is_mature(card):
        ask = Ask(game, game.seat_of[tribe], WILL_COURT, "G1.1", (card,))
        chosen = yield ask.add(game.options.court).add(game.shared.decline)
        if chosen is game.shared.decline:
            return False
    if not is_successful(game, tribe, card):
        return False
    father = game.tableau[card]
    if father == tribe or weds(game, tribe):
        wed(game, tribe, card)
    else:
        yield from beget(game, tribe, father)
    return True


def is_successful(game: Neanderthal, tribe: int, card: int) -> bool:
    """G1b Whether a suitor succeeds, by himself or by a roll; G1a never with an immature daughter, R51 perhaps without
    a roll.
    """
    if not game.is_mature(card):
        if game.rules.immature_daughters_are_rolled_for:
            roll(game, tribe, card)
        game.tell("G1a", COURTSHIP_FAILED, tribe, card)
        return False
    clause = sure_by(game, tribe, card)
    succeeded = clause != "" or roll(game, tribe, card) <= LAST_SUCCESS
    game.tell(clause or "G1b", COURTSHIP_SUCCEEDED if succeeded else COURTSHIP_FAILED, tribe, card)
    return succeeded


def roll(game: Neanderthal, tribe: int, card: int) -> int:
    """G1b A die for a suitor, who may die of it."""
    die = game.chance.dice(1, FACES)[0]
    game.tell("G1b", COURTED, tribe, card, die)
    if die == DEADLY:
        colour, place = game.band(tribe, card)[0]
        kill(game, colour, 1, place, game.alpha[colour] == place, "G1b")
    return die


def sure_by(game: Neanderthal, tribe: int, card: int) -> str:
    """G1c The clause by which a suitor succeeds without a roll, or nothing."""
    if game.alpha_on(tribe, card) and alpha_has_power(game, tribe, CLUB):
        return "G1c.1"
    if courts_surely(game, tribe):
        return "CARD.52"
    at_home = game.tableau[card] == tribe and game.husband(card) == NONE
    return "G1c.1" if at_home and not has_rivals(game, tribe, card) else ""


def has_rivals(game: Neanderthal, tribe: int, card: int) -> bool:
    """G1c.2 Whether others court the same daughter, those included who have failed already."""
    return any(other != tribe and (game.rolled[other] or game.party(other, card) > 0) for other in range(TRIBE_COUNT))


# G1e to G1g Success


def weds(game: Neanderthal, tribe: int) -> bool:
    """G1e.2 Whether suitors of a tribe become husbands: CARD.58A not of the promiscuous, K2f always of strangers."""
    return game.seat_of[tribe] == NONE or places_husbands(game, tribe)


def wed(game: Neanderthal, tribe: int, card: int) -> None:
    """A1.4c, G1e.1 The suitor is the new husband: G1f.1 mature abroad, immature at home with an orange disk under him.

    CARD.55 Then the Housewife makes him mature. G1e.2 Without a disk, G1g.2 if he is promiscuous, or D6b a Wanderluster
    (R25), he goes home, R52 and so may the old one.
    """
    pays = game.tableau[card] == tribe and not has_power(game, tribe, FREE_HUSBANDS)
    can_pay = not pays or game.vocabulary[tribe * COLOURS + ORANGE] > 0 or game.unripe[card]
    is_guest = game.count(tribe, game.place_of(card)) == 0
    follows = weds(game, tribe) and can_pay and not is_guest
    if follows or not game.rules.husbands_stay_if_nobody_follows:
        evict(game, card)
    if not follows:
        clause = "D6b" if is_guest else "G1e.2" if weds(game, tribe) else "G1g.2"
        game.tell(clause, NO_HUSBAND, tribe, card)
        return
    game.move_all(tribe, game.place_of(card), game.of.wed[card])
    game.tell("G1e.1", MARRIED, tribe, card)
    if pays:
        bind(game, game.of.bond[card], "G1f.1")


def evict(game: Neanderthal, card: int) -> None:
    """G1e.1 The old husband, if any, is unassigned with her father from now on, as a Wanderluster if he is foreign.

    J1.1 He goes home from a Lazarus species. R54: D6b no Alpha can be a Wanderluster. He goes home, or he dies and
    another of his colour wanders.
    """
    husband, host = game.husband(card), game.tableau[card]
    if game.variant.mapped or game.is_lazarus(host):  # L3h: nobody wanders on a map
        host = husband
    if husband not in (NONE, host) and game.alpha[husband] == game.of.wed[card]:
        if game.rules.evicted_alphas_die and game.count(husband, DEAD) > 0:
            game.alpha[husband] = DEAD
            game.tell("D6b", ALPHA_DIED, husband)
        else:
            host = husband
    send_husband_away(game, card, host, "G1e.1")


def beget(game: Neanderthal, tribe: int, father: int) -> Flow[None]:
    """G1g A promiscuous suitor replaces an unassigned tribesman of the father by a Wanderluster of his colour, R53 or
    the Wanderluster comes on top; J1.1 but not to a Lazarus species. The daughter's marriage stays as it is.
    """
    if game.variant.mapped or game.count(tribe, DEAD) == (game.alpha[tribe] == DEAD):  # L3h, D6b
        return
    if game.is_lazarus(father):
        return
    if not game.rules.children_come_on_top:
        ask = Ask(game, game.seat_of[father], WHO_IS_LOST, "G1g", (1,))
        ask.offer(game.options.lose, [colour for colour, _ in game.free_band(father)], REPLACING)
        ask.add(game.shared.lose_alpha, forbids_replacing_alpha(game, father))
        if not ask.options:
            return
        chosen = yield ask
        lose_one(game, father, game.free_band(father), chosen, "G1g")
    game.move(tribe, 1, DEAD, game.camp(father))
    game.tell("G1g", BEGOT, tribe, father)


def forbids_replacing(game: Neanderthal, father: int, colour: int) -> Reason | None:
    """G1g, D4.1 An unassigned tribesman of the father is replaced, R55 or perhaps a Wanderluster with him.

    R56: perhaps the last of a species is spared, as J1.1 a Lazarus species takes nobody in.
    """
    place = FREE if colour == father else game.camp(father)
    if commoners(game, colour, place) == 0:
        return NO_VICTIM
    if colour != father:
        return None if game.rules.guests_are_replaced else GUESTS_ARE_SPARED
    return LAST_IS_SPARED if is_spared(game, father) else None


def forbids_replacing_alpha(game: Neanderthal, father: int) -> Reason | None:
    """R55 Perhaps the Alpha can be replaced too, if he is unassigned, R56 and perhaps not if he is the last."""
    if game.alpha[father] != FREE:
        return ALPHA_NOT_AMONG_THEM
    return None if game.rules.alphas_are_replaced and not is_spared(game, father) else ALPHA_IS_SPARED


def is_spared(game: Neanderthal, father: int) -> bool:
    """R56 Whether a species is down to the last, who is not replaced."""
    return game.rules.last_ones_are_spared and game.count(father, DEAD) == game.tables.pieces


class Replacing(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_replacing(game, game.tribe_of(ask.seat), a)


REPLACING: Final = Replacing()
