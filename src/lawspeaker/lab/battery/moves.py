"""Nobody follows a card through a move that the record hides from them.

A card goes from one zone to another, and no line of the record tells a seat which card it was. Then the seat must not
see the card by name where it lies now. And if somebody chose it from a zone that the seat does not see, such as a hand,
the seat cannot tell whether it was one of the cards it knew there: it no longer knows any of them.

A seat may follow a card if
- it sees all that lies in one of the two zones;
- it was told, by the record or in the answer that it gave itself (so the record names a card that lies open for a
  moment, such as one that is discarded and shuffled into the deck);
- it knew the card in a pile that nobody sees: from there a card goes by its place, such as the top, and not by choice.
"""

from __future__ import annotations

from lawspeaker.kernel.option import OPTION
from lawspeaker.kernel.record import HIDDEN
from lawspeaker.kernel.zone import EVERYONE, NOBODY, SPECTATOR, Zone
from lawspeaker.lab.battery.trial import Name, Trial, require


class Move:
    """A card that lay elsewhere before the last answer."""

    def __init__(self, card: Name, source: Zone, left: int, target: Zone, place: int) -> None:
        self.card = card
        self.source = source  # as it was
        self.left = left  # the place where the card lay there
        self.target = target
        self.place = place


def check_moves(trial: Trial) -> None:
    """Nobody follows a card through a move that the record hides from them."""
    trial.checking = "what moved"
    moves = moved(trial.before, trial.after)
    if not moves:
        return
    for seat in trial.everybody:
        hidden = [move for move in moves if not (sees(move.source, seat) or sees(move.target, seat))]
        if not hidden:
            continue
        named = told(trial, seat)
        for move in hidden:
            if move.card not in named:
                trial.report.hidden_moves += 1
                check_move(trial, move, seat)
                check_left_behind(trial, move, seat, named)


def check_move(trial: Trial, move: Move, seat: int) -> None:
    """The seat does not see the card by name, unless it knew it in a pile."""
    by_its_place = move.source.sight == NOBODY and move.source.shows(move.left, seat)
    require(
        by_its_place or not move.target.shows(move.place, seat),
        f"{whom(seat)} sees {name(trial, move.card)} in {move.target.name}, "
        f"and was not told that it went there from {move.source.name}",
    )


def check_left_behind(trial: Trial, move: Move, seat: int, named: set[Name]) -> None:
    """The seat no longer knows what it knew in the zone that the card was chosen from."""
    source = move.source
    if source.sight == NOBODY:
        return
    for zone in trial.match.game.zones():
        if zone.name != source.name:
            continue
        for place, card in enumerate(zone.cards):
            if (zone.domain, card) in named or not zone.shows(place, seat) or card not in source.cards:
                continue
            require(
                not source.shows(source.cards.index(card), seat),
                f"{whom(seat)} still knows {name(trial, (zone.domain, card))} in {zone.name}, "
                "and was not told which card has left it",
            )


def moved(before: list[Zone], now: list[Zone]) -> list[Move]:
    """Of zones that have changed, the cards that lie in another one than before. One that left all zones lies open."""
    lay = {(zone.domain, card): (zone, place) for zone in before for place, card in enumerate(zone.cards)}
    moves = []
    for zone in now:
        for place, card in enumerate(zone.cards):
            source, left = lay.get((zone.domain, card), (zone, place))
            if source.name != zone.name:
                moves.append(Move((zone.domain, card), source, left, zone, place))
    return moves


def sees(zone: Zone, seat: int) -> bool:
    """Whether a seat sees all that lies in a zone."""
    return zone.sight == EVERYONE or (seat >= 0 and (zone.sight >> seat) & 1 == 1)


def told(trial: Trial, seat: int) -> set[Name]:
    """The values that the record has named to a seat since the last answer, and those in its own answer."""
    match, catalogue = trial.match, trial.catalogue
    options = [step.option for step in match.steps[-1:] if step.seat == seat]
    found: set[Name] = set()
    for entry in match.record[trial.told[-2] :]:
        for domain, value in zip(entry.phrase.domains, entry.seen_by(seat, catalogue), strict=True):
            if domain == OPTION and value != HIDDEN:
                options.append(catalogue.options[value])
            found.add((domain, value))
    for option in options:
        domains = catalogue.families[option.kind].domains
        found.update((domain.name, value) for domain, value in zip(domains, option.args, strict=True))
    return found


def name(trial: Trial, card: Name) -> str:
    domain, number = card
    return trial.catalogue.domains[domain].values[number]


def whom(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"
