"""Views: what a seat may see of the state, of the ask and of the record, as plain data to send anywhere."""

from __future__ import annotations

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.game import Game
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.record import Entry
from lawspeaker.kernel.zone import OMNISCIENT


def view(game: Game, ask: Ask | None, seat: int) -> dict[str, object]:
    """All that a seat may see now.

    Usual values are left out of the state, as in a position: a region without ships has no number of ships.
    `Schema.full` leaves nothing out.
    """
    config = game.setting.config
    seen: dict[str, object] = {
        "game": config.game,
        "seats": config.seats,
        "rules": dict(config.rules),
        "state": game.setting.schema.dump(game, seat),
        "facts": game.setting.box.derived(game, seat),
        "ask": None if ask is None else ask_view(ask, seat),
    }
    if ask is None:
        result = game.setting.box.result(game)
        seen["result"] = {"points": result.points, "winners": result.winners}
    return seen


def ask_view(ask: Ask, seat: int) -> dict[str, object]:
    """The ask as a seat may see it: who is asked about what, and for the asked seat itself the options."""
    seen: dict[str, object] = {"seat": ask.seat, "topic": ask.topic.name, "clause": ask.clause}
    if seat == ask.seat or seat <= OMNISCIENT:
        seen["args"] = list(ask.args)
        seen["options"] = [option.text for option in ask.options]
    return seen


def entries(record: list[Entry], catalogue: Catalogue, seat: int) -> list[dict[str, object]]:
    """Record entries as a seat may know them."""
    return [
        {"phrase": entry.phrase.name, "args": list(entry.seen_by(seat, catalogue)), "clause": entry.clause}
        for entry in record
    ]
