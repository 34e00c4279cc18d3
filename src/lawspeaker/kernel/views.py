"""Views: what a seat may see of the state, of the ask and of the record, as plain data to send anywhere."""

from __future__ import annotations

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.game import Game
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.record import Entry
from lawspeaker.kernel.zone import OMNISCIENT, SPECTATOR


class OpenParts:
    """What every seat sees of a state, worked out once for the views of all seats. It holds until the state changes."""

    def __init__(self, game: Game) -> None:
        box = game.setting.box
        self.state = game.setting.schema.dump_open(game)
        self.facts = box.derived(game, SPECTATOR) if box.open_facts else None


def view(game: Game, ask: Ask | None, seat: int, known: OpenParts | None = None) -> dict[str, object]:
    """All that a seat may see now; what is open need not be worked out again where it is `known`.

    Usual values are left out of the state, as in a position: a region without ships has no number of ships.
    `Schema.full` leaves nothing out.
    """
    setting = game.setting
    config = setting.config
    if known is None:
        state, facts = setting.schema.dump(game, seat), None
    else:
        state, facts = setting.schema.dump_rest(game, seat, known.state), known.facts
    seen: dict[str, object] = {
        "game": config.game,
        "seats": config.seats,
        "rules": dict(config.rules),
        "state": state,
        "facts": setting.box.derived(game, seat) if facts is None else facts,
        "ask": None if ask is None else ask_view(ask, seat),
    }
    if ask is None:
        result = setting.box.result(game)
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
