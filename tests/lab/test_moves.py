"""The battery finds whoever follows a card through a move that the record hides, and whoever does not forget."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from lawspeaker.kernel.game import Game
from lawspeaker.kernel.zone import EVERYONE, Zone
from lawspeaker.lab.battery import BatteryFailure, check_game
from lawspeaker.lab.battery.moves import Move, moved
from lawspeaker.lab.battery.trial import Trial
from tests import toy

Patch = pytest.MonkeyPatch

FOLLOWED = "and was not told that it went there from"
NOT_FORGOTTEN = "and was not told which card has left it"


def caught(reason: str, name: str = "toy", seats: int = 4, games: int = 12) -> None:
    """Play until the battery finds this; what one look at an ask tells is enough."""

    def play() -> None:
        for seed in range(games):
            check_game(name, seats, seed=seed, thorough=0.0)

    with pytest.raises(BatteryFailure, match=re.escape(reason)):
        play()


def followed(game: Game, source: Zone, place: int, target: Zone) -> int:
    """Like `slip`, but whoever knew the card goes on knowing it."""
    mask = source.mask(place)
    card = Game.slip(game, source, place, target)
    target.seen[-1] |= mask & ~target.sight
    return card


def remembered(game: Game, source: Zone, place: int, target: Zone) -> int:
    """Like `slip`, but whoever knew other cards of the source goes on knowing them."""
    seen = source.seen[:place] + source.seen[place + 1 :]
    card = Game.slip(game, source, place, target)
    source.seen = seen
    return card


def test_the_check_is_not_made_on_nothing() -> None:
    assert check_game("toy", 4, seed=1, thorough=0.0).hidden_moves > 20
    assert check_game("root", 4, seed=1, thorough=0.0).hidden_moves > 100
    assert check_game("neanderthal", 2, seed=1, thorough=0.0).hidden_moves > 5


def test_a_card_that_is_followed_into_a_stash(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Toy, "slip", followed)
    caught(FOLLOWED)


def test_a_hand_that_is_still_known_when_a_card_has_left_it_unseen(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Toy, "slip", remembered)
    caught(NOT_FORGOTTEN)


def test_a_card_drawn_for_all_to_see_but_told_to_one(monkeypatch: Patch) -> None:
    def glassy(game: toy.Toy, seat: int, clause: str) -> None:
        if game.deck.cards:
            card = game.deck.take(len(game.deck.cards) - 1)
            game.hands[seat].add(card, EVERYONE)
            game.whisper(1 << seat, clause, toy.DREW, seat, card)

    monkeypatch.setattr(toy, "draw_card", glassy)
    caught(FOLLOWED)


# Games with a fault in their rules. Rules may be compiled and cannot be patched, so after each answer the marks of who
# has seen what are changed to what the faulty rule would have left.


def with_fault(monkeypatch: Patch, fault: Callable[[Move, Zone], None]) -> None:
    """Let a fault befall each card that has moved, given with the zone that it came from."""
    honest = Trial.answer

    def answer(trial: Trial) -> None:
        honest(trial)
        zones = trial.match.game.zones()
        for move in moved(trial.before, zones):
            for zone in zones:
                if zone.name == move.source.name:
                    fault(move, zone)

    monkeypatch.setattr(Trial, "answer", answer)


def laid_openly(move: Move, source: Zone) -> None:
    """The card is moved by `transfer` where it should be slipped: whoever knew it goes on knowing it."""
    move.target.own()
    move.target.seen[move.place] |= move.source.mask(move.left) & ~move.target.sight


def not_forgotten(move: Move, source: Zone) -> None:
    """Whoever knew other cards of the source goes on knowing them."""
    source.own()
    for place, card in enumerate(source.cards):
        if card in move.source.cards:
            source.seen[place] |= move.source.seen[move.source.cards.index(card)]


def test_supporters_that_are_laid_openly(monkeypatch: Patch) -> None:
    """As it was once: whoever knew a card in a hand knew it among the supporters."""

    def fault(move: Move, source: Zone) -> None:
        if move.target.name.startswith("supporters"):
            laid_openly(move, source)

    with_fault(monkeypatch, fault)
    caught("in supporters", "root")


def test_a_hand_that_is_still_known_when_a_supporter_has_left_it(monkeypatch: Patch) -> None:
    def fault(move: Move, source: Zone) -> None:
        if move.target.name.startswith("supporters"):
            not_forgotten(move, source)

    with_fault(monkeypatch, fault)
    caught(NOT_FORGOTTEN, "root")


def test_cards_between_hands_that_are_given_openly(monkeypatch: Patch) -> None:
    """Stolen, given in aid, swapped: by the rules of Root only the two concerned know which."""

    def fault(move: Move, source: Zone) -> None:
        if move.target.name.startswith("hand") and source.name.startswith("hand"):
            laid_openly(move, source)

    with_fault(monkeypatch, fault)
    caught(FOLLOWED, "root")


def test_hands_that_are_still_known_when_a_card_was_given(monkeypatch: Patch) -> None:
    def fault(move: Move, source: Zone) -> None:
        if move.target.name.startswith("hand") and source.name.startswith("hand"):
            not_forgotten(move, source)

    with_fault(monkeypatch, fault)
    caught(NOT_FORGOTTEN, "root")


def test_an_ice_sheet_that_is_drawn_openly(monkeypatch: Patch) -> None:
    """By the rules of Neanderthal it is laid down without being looked at (D1.1)."""

    def fault(move: Move, source: Zone) -> None:
        if move.target.name.endswith("_down"):
            move.target.own()
            move.target.seen[move.place] = EVERYONE

    with_fault(monkeypatch, fault)
    caught(FOLLOWED, "neanderthal", seats=3)
