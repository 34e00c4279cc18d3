"""The fields that every tribal game has."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.deal import MOST_TERMS
from lawspeaker.games.tribes.options import MOST_COUNTED, TribalOptions
from lawspeaker.games.tribes.phases import OVER, SETUP
from lawspeaker.games.tribes.pieces import NOBODY
from lawspeaker.kernel.field import Field
from lawspeaker.kernel.schema import Each, Flag, Grid, Name, OptionNumber, SeatNumber, Some, Stage, Whole

MOST_STEPS: Final = 20  # of a phase, or tribes that have had their turn in one; more than there are


def tribal_fields(o: TribalOptions, seats: int, examples: dict[str, str]) -> list[Field]:
    """Where in the game we are, who plays which tribe, pieces, cards, and deals.

    The examples are a game's own, in TOML by name of the field.
    """
    number = Whole(0, most=MOST_COUNTED)
    tribe = Name(o.tribe, none="none")
    numbers, flags = Each(o.tribe, number, 0), Each(o.tribe, Flag(), False)
    cards = Each(o.tribe, Some(Name(o.card), len(o.card)))

    def example(name: str) -> str:
        return f"{name} = {examples[name]}"

    return [
        # Where in the game we are.
        Field("turn", Whole(0, most=2 * len(o.event) + 1), "the turn, from 1; 0 before the first", "turn = 3"),
        Field("phase", Stage(SETUP, OVER), "0 set-up, 1 to 6 the rulebook's phases, 7 over", "phase = 2"),
        Field("step", Whole(0, most=MOST_STEPS), "where in the phase; see [below](#steps)", "step = 2"),
        Field("acting", Whole(0, most=MOST_STEPS), "how many tribes of the order are done in this step", "acting = 1"),
        Field("event", Name(o.event, none="none"), "the event of the turn, or `none`", example("event")),
        Field("order", Some(Name(o.tribe), len(o.tribe)), "some: the tribes in the order of play", example("order")),
        # Tribes.
        Field(
            "seat_of",
            Each(o.tribe, SeatNumber(seats), NOBODY),
            "each tribe: who plays it, -1 for nobody",
            example("seat_of"),
            copied="self.seat_of",
        ),
        Field("points", Each(o.tribe, Whole(-999), 0), "each tribe: its points, at the end", example("points")),
        Field(
            "winners",
            Some(SeatNumber(seats), seats),
            "some: the seats that have won",
            "winners = [0]",
            copied="self.winners",
        ),
        Field(
            "pieces",
            Grid(o.place, o.tribe, number),
            "grid, place by tribe: how many pieces, the Alpha included",
            example("pieces"),
            copied="self.pieces",
        ),
        Field("alpha", Each(o.tribe, Name(o.place)), "each tribe: the place of its Alpha", example("alpha")),
        # Cards. Everybody has seen how a card came into a hand, so hands are open.
        Field(
            "tableau",
            Each(o.card, tribe, NOBODY),
            "each card: in whose tableau it lies",
            example("tableau"),
            copied="self.tableau",
        ),
        Field(
            "hand", Each(o.card, tribe, NOBODY), "each card: in whose hand it is", example("hand"), copied="self.hand"
        ),
        Field(
            "laid",
            cards,
            "each tribe: the cards in its tableau, as `tableau` says",
            written=False,
            copied="self.laid",
        ),
        Field("held", cards, "each tribe: the cards in its hand, as `hand` says", written=False, copied="self.held"),
        # Deals (`deal`).
        Field("speaker", tribe, "the tribe that makes an offer, or `none`", example("speaker")),
        Field("partner", tribe, "to whom", example("partner")),
        Field(
            "terms",
            Some(OptionNumber(), MOST_TERMS),
            "some: the terms of the offer, as numbers of options",
            "terms = []",
        ),
        Field("proposed", Flag(), "whether the offer is complete and the others are asked", "proposed = false"),
        Field("agreed", flags, "each tribe: whether it has agreed", example("agreed")),
        Field("offers", numbers, "each tribe: offers it can still make in this phase", example("offers")),
        Field("silent", flags, "each tribe: whether it has no more to say about this card", example("silent")),
    ]
