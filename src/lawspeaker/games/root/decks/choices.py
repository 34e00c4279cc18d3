"""What several cards choose alike."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reasons import NOT_AN_ENEMY, NOT_ONESELF, named
from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic

NOT_A_PLAYER: Final = Reason("4.1.3", Phrase("hireling_no_player"))
ONESELF: Final = NOT_ONESELF.under("4.1.3")
NOBODY_HAS_CARDS: Final = Reason("4.1.3", Phrase("nobody_has_cards"))
HOLDS_NO_CARDS: Final = Reason("4.1.3", Phrase("holds_no_cards", "seat"), named)


def enemies(game: Root, seat: int) -> list[int]:
    """G.1.8 The enemies of a seat, clockwise."""
    return [other for other in game.others(seat) if game.are_enemies(seat, other)]


def anybody_with_cards(game: Root, seats: list[int]) -> bool:
    """Whether any of some seats holds a card; how many everybody can see (1.2.1)."""
    for seat in seats:
        if game.hands[seat].cards:
            return True
    return False


def forbids_other(game: Root, seat: int, other: int) -> Reason | None:
    """Another player."""
    if other >= game.seats:
        return NOT_A_PLAYER
    return ONESELF if other == seat else None


def forbids_enemy(game: Root, seat: int, other: int) -> Reason | None:
    """G.1.8 An enemy."""
    reason = forbids_other(game, seat, other)
    if reason is not None:
        return reason
    return None if game.are_enemies(seat, other) else NOT_AN_ENEMY


class Choosing(Judge[Root]):
    """Of one of the other players, who may have to be an enemy, or to hold cards."""

    def __init__(self, enemies: bool = False, with_cards: bool = False) -> None:
        self.enemies = enemies
        self.with_cards = with_cards

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        reason = forbids_enemy(game, ask.seat, a) if self.enemies else forbids_other(game, ask.seat, a)
        if reason is not None:
            return reason
        return HOLDS_NO_CARDS if self.with_cards and not game.hands[a].cards else None


ANY_OTHER: Final = Choosing()
ANY_ENEMY: Final = Choosing(enemies=True)
OTHER_WITH_CARDS: Final = Choosing(with_cards=True)
ENEMY_WITH_CARDS: Final = Choosing(enemies=True, with_cards=True)


def choose_seat(game: Root, seat: int, topic: Topic, judge: Judge[Root], args: tuple[int, ...] = ()) -> Flow[int]:
    """A seat chooses one of the others."""
    ask = Ask(game, seat, topic, "4.1.3", args)
    chosen = yield ask.offer(game.options.choose_seat, game.others(seat), judge)
    return chosen.args[0]
