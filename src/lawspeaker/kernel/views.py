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


class ClosedParts:
    """What a seat sees besides."""

    def __init__(self, game: Game, seat: int, known: OpenParts) -> None:
        setting = game.setting
        self.state = setting.schema.dump_closed(game, seat)
        self.facts = {} if known.facts is not None else setting.box.derived(game, seat)


def view(game: Game, ask: Ask | None, seat: int, known: OpenParts | None = None) -> dict[str, object]:
    """All that a seat may see now; what is open need not be worked out again where it is `known`.

    Usual values are left out of the state, as in a position: a region without ships has no number of ships.
    `Schema.full` leaves nothing out.
    """
    setting = game.setting
    config = setting.config
    if known is None:
        state, facts = setting.schema.dump(game, seat), setting.box.derived(game, seat)
    else:
        closed = ClosedParts(game, seat, known)
        state, facts = {**known.state, **closed.state}, closed.facts if known.facts is None else known.facts
    return {
        "game": config.game,
        "seats": config.seats,
        "rules": dict(config.rules),
        "state": state,
        "facts": facts,
        **moment(game, ask, seat),
    }


def moment(game: Game, ask: Ask | None, seat: int) -> dict[str, object]:
    """What is asked, as a seat may see it, or how the game has ended."""
    if ask is not None:
        return {"ask": ask_view(ask, seat)}
    result = game.setting.box.result(game)
    return {"ask": None, "result": {"points": result.points, "winners": result.winners}}


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
