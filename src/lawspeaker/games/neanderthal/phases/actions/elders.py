"""I3 Elder actions: a tribal species lays out a card of its hand."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import DOMESTICATED, TOOL_MADE
from lawspeaker.games.neanderthal.model.reasons import NEEDS_SHAMAN, NEEDS_TOOLMAKER, NO_DISK_FOR_CARD
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ANIMAL, KNAPPER, NONE, SHAMAN, TRAPPER
from lawspeaker.games.neanderthal.phases.disks import pay_onto
from lawspeaker.games.neanderthal.phases.powers import chief_serves, words_of
from lawspeaker.kernel.ask import Flow, Reason


def layable(game: Neanderthal, tribe: int) -> list[int]:
    """I3.1, E2g.2 The cards of a hand for which a species has a mature elder, and a disk if it must pay."""
    return [card for card in game.held[tribe] if forbids_laying_out(game, tribe, card) is None]


def forbids_laying_out(game: Neanderthal, tribe: int, card: int) -> Reason | None:
    """What keeps a card in the hand of a tribal species: I3a, I3b no elder for its kind, or I3.1 no disk for it."""
    if elder_for(game, tribe, card) == "":
        return NEEDS_SHAMAN if game.card(card).kind == ANIMAL else NEEDS_TOOLMAKER
    return None if can_pay(game, tribe, card) else NO_DISK_FOR_CARD


def elder_for(game: Neanderthal, tribe: int, card: int) -> str:
    """The clause of the elder who can lay out a card, or nothing: I3a the Shaman D cards, I3b the Knapper and I3c the
    Trapper I cards.
    """
    if game.card(card).kind == ANIMAL:
        return "I3a" if game.elder_is_mature(tribe, SHAMAN) else ""
    if game.elder_is_mature(tribe, KNAPPER):
        return "I3b"
    return "I3c" if game.elder_is_mature(tribe, TRAPPER) else ""


def can_pay(game: Neanderthal, tribe: int, card: int) -> bool:
    """I3.1 Whether a species has a disk of a colour that a card costs; E2g.1 with a Chief it needs none."""
    return chief_serves(game, tribe) or words_of(game, tribe, game.card(card).cost) > 0


def lay_out_card(game: Neanderthal, tribe: int, card: int) -> Flow[None]:
    """B2a A card of the hand comes into the tableau, I3a to I3c immature under its disk; I3d mature if it is free."""
    clause = elder_for(game, tribe, card)
    game.hold(card, NONE)
    game.lay(card, tribe)
    game.tell(clause, DOMESTICATED if game.card(card).kind == ANIMAL else TOOL_MADE, tribe, card)
    if not chief_serves(game, tribe):
        yield from pay_onto(game, tribe, card, 1, clause)
