"""The odds of a battle, before it is chosen: the rules of 4.3 with every roll that the dice can show.

They hold if nobody ambushes, and nobody uses what he may use: hands are hidden, so nobody's matters here.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BUILDING, NONE, TOKEN
from lawspeaker.games.root.rules.battle import (
    Battle,
    Losses,
    add_extra_hits,
    choose_losses,
    forced_targets,
    in_order,
    roll,
    spare,
    targets,
)
from lawspeaker.games.root.rules.concepts import acting
from lawspeaker.kernel.ask import Ask, Flow, Phrase
from lawspeaker.kernel.odds import Every, Odds, add_share, event, note
from lawspeaker.kernel.option import Option

HITS_TAKEN: Final = Phrase("hits_taken", "seat")
PIECES_LOST: Final = Phrase("pieces_lost", "seat")
NONE_LEFT: Final = Phrase("none_left", "seat")
UNHINDERED: Final = Phrase("unhindered")  # nobody ambushes, and nobody uses anything

MOST_BATTLES: Final = 3  # of which the odds are told at once


def odds(game: Root, ask: Ask, option: Option) -> list[Odds]:
    """The odds of the battle that an option begins, or of each that it may lead to."""
    if option.kind == game.options.against.kind:
        clearing, party = ask.args
        met = [other for other in forced_targets(game, party, clearing) if other == option.args[0]]
    else:
        party = ask.pending if isinstance(ask.pending, int) else acting(ask)
        clearing = game.party(party).battlefield(game, option)
        met = targets(game, party, clearing) if clearing != NONE else []
    if not met or len(met) > MOST_BATTLES:
        return []
    found = [each for other in met for each in battle_odds(game, Battle(party, other, clearing))]
    return [*found, note(UNHINDERED)]


def battle_odds(game: Root, battle: Battle) -> list[Odds]:
    """The hits that both sides take, and what they lose by them."""
    table = game.copy()  # which tells nobody
    for party in in_order(table):
        proceed_unasked(party.at_start_of_battle(table, battle))
    hits: dict[int, dict[int, Fraction]] = {battle.defender: {}, battle.attacker: {}}
    every = Every()
    while every.again():
        table.chance = every
        battle.attacker_extra = battle.defender_extra = 0
        battle.spared.clear()
        roll(table, battle)
        add_extra_hits(table, battle)
        dealt = battle.attacker_rolled + battle.attacker_extra
        suffered = battle.defender_rolled + battle.defender_extra
        add_share(hits[battle.defender], spare(table, battle, battle.defender, dealt), every.share())
        add_share(hits[battle.attacker], spare(table, battle, battle.attacker, suffered), every.share())
    found = []
    for side, shares in hits.items():
        found += side_odds(table, battle, side, dict(sorted(shares.items())))
    return found


def proceed_unasked(flow: Flow[None] | None) -> None:
    """Let happen what happens by itself, up to the first question."""
    if flow is not None:
        next(flow, None)


def side_odds(game: Root, battle: Battle, side: int, hits: dict[int, Fraction]) -> list[Odds]:
    """What one side of a battle has to fear."""
    found = [Odds(HITS_TAKEN, (side,), hits)]
    there = sum(game.pieces(side, battle.clearing, type) for type in (BUILDING, TOKEN))
    there += game.warriors(side, battle.clearing)
    lost: dict[int, Fraction] = {}
    gone = Fraction(0)
    for number, share in hits.items():
        losses = losses_by(game, battle, side, number)
        if losses.removal.noted != NONE:  # no pieces, but something of its own
            return found
        own = losses.removal.warriors + losses.removal.cardboard
        lent = 0 if losses.borrowed is None else losses.borrowed.warriors
        add_share(lost, own + lent + len(losses.own), share)
        if own == there > 0:
            gone += share
    if lost != hits:
        found.append(Odds(PIECES_LOST, (side,), lost))
    if gone > 0:
        found.append(event(NONE_LEFT, (side,), gone))
    return found


def losses_by(game: Root, battle: Battle, side: int, hits: int) -> Losses:
    """What a side loses for so many hits, whichever pieces it chooses."""
    flow = choose_losses(game, battle, side, hits)
    try:
        ask = next(flow)
        while True:
            ask = flow.send(ask.options[0])
    except StopIteration as end:
        losses: Losses = end.value
        return losses
