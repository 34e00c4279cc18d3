"""A.8.1, A.8.2 The drafted set-up: the pool of set-up cards, and choosing from it."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.draft import WANDERERS, Draft
from lawspeaker.games.root.model.phrases import CARD_LOCKED, CARD_UNLOCKED, DEALT_CHARACTER, DRAFT, DRAFTED, POOLED
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import (
    BASE_CHARACTERS,
    CHARACTERS,
    FACTIONS,
    NONE,
    VAGABOND,
    VAGABOND2,
)
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason
from lawspeaker.kernel.option import Option


def is_militant(game: Root, faction: int) -> bool:
    """A.8.1 Whether a set-up card is militant; the others are insurgents."""
    return game.tables.setup_card[faction].militant


# A.8.1 The pool


def deal_pool(game: Root) -> None:
    """A.8.1 A militant card, and as many others as there are players; the last of them may be locked (A.8.1.II).

    Where hirelings have taken the place of three militants, two players have only the other two.
    """
    cards = set_up_cards(game)
    militants = [faction for faction in cards if is_militant(game, faction)]
    game.chance.shuffle(militants)
    others = [faction for faction in cards if faction != militants[0]]
    game.chance.shuffle(others)
    game.draft = Draft()
    game.draft.pool = [militants[0], *others[: game.seats]]
    for faction in game.draft.pool:
        game.tell("A.8.1", POOLED, faction)
    if not is_militant(game, game.draft.pool[-1]):
        game.draft.locked = game.draft.pool[-1]
        game.tell("A.8.1.II", CARD_LOCKED, game.draft.locked)
    deal_characters(game)


def set_up_cards(game: Root) -> list[int]:
    """The cards that the pool is dealt from."""
    return [faction for faction in range(len(FACTIONS)) if not is_left_out(game, faction)]


def is_left_out(game: Root, faction: int) -> bool:
    """A.6.5 Cards of factions whose hireling is in the game; A.8.1.I with two players those of insurgents (V08)."""
    named = VAGABOND if faction == VAGABOND2 else faction
    if any(game.tables.hireling_faction[hireling.number] == named for hireling in game.hirelings):
        return True
    kept = game.rules.insurgents_join_two and game.of.uses_hirelings
    return game.seats == 2 and not kept and not is_militant(game, faction)


def deal_characters(game: Root) -> None:
    """A.8.1.III A random character beside each Vagabond's card, of those agreed upon (V04)."""
    if not any(faction in game.draft.pool for faction in WANDERERS):
        return
    characters = list(range(BASE_CHARACTERS if game.rules.agreed["characters"] == "base" else len(CHARACTERS)))
    game.chance.shuffle(characters)
    for place, faction in enumerate(WANDERERS):
        if faction in game.draft.pool:
            game.draft.characters[place] = characters[place]
            game.tell("A.8.1.III", DEALT_CHARACTER, faction, characters[place])


# A.8.2 Choosing


def drafting_order(game: Root) -> list[int]:
    """A.8.2 The seats from the last in turn order backwards."""
    return [(game.turn - place) % game.seats for place in range(1, game.seats + 1)]


def draft_factions(game: Root) -> Flow[None]:
    """A.8.2 One after another everybody chooses a card and does at once all that it says."""
    order = drafting_order(game)
    while game.step <= game.seats:
        seat = order[game.step - 1]
        if game.factions[seat].number == NONE:
            ask = Ask(game, seat, DRAFT, "A.8.2", checkpoint=True)
            chosen = yield ask.offer(game.options.draft, game.draft.pool, DRAFTING)
            take_card(game, seat, chosen.args[0])
        yield from game.factions[seat].set_up_by_card(game)
        game.step += 1


def take_card(game: Root, seat: int, faction: int) -> None:
    """A.8.2 A seat has its faction; A.8.1.II a militant one unlocks the locked card."""
    game.draft.pool.remove(faction)
    factions = game.of.factions[:]
    factions[seat] = faction
    board = game.of.seated(factions).boards()[seat]
    if any(zone.cards and zone.sight for zone in board.zones()):
        game.learned = True  # something has come out of the box for somebody to see
    game.factions[seat] = board
    game.sit_down(factions)
    game.tell("A.8.2", DRAFTED, seat + 1, faction)
    if is_militant(game, faction) and game.draft.locked != NONE:
        game.tell("A.8.1.II", CARD_UNLOCKED, game.draft.locked)
        game.draft.locked = NONE


def forbids_card(game: Root, faction: int) -> Reason | None:
    """A.8.2 Any card of the pool, A.8.1.II but not the locked one."""
    if faction in game.draft.pool:
        return LOCKED if faction == game.draft.locked else None
    return TAKEN if faction in game.of.factions else NOT_IN_POOL


def card_named(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0],)


LOCKED: Final = Reason("A.8.1.II", Phrase("card_is_locked", "faction"), card_named)
TAKEN: Final = Reason("A.8.2", Phrase("card_is_taken", "faction"), card_named)
NOT_IN_POOL: Final = Reason("A.8.1", Phrase("card_not_in_pool", "faction"), card_named)


class Drafting(Judge[Root]):
    """Of set-up cards to choose."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_card(game, a)


DRAFTING: Final = Drafting()
