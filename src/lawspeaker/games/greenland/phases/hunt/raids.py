"""G1 Livestock and Sabine raids."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import GAINED, RAID_FAILED, RAID_SUCCEEDED, ROBBED_OF
from lawspeaker.games.greenland.model.reasons import NO_ENERGY_OF_OLD, NO_WOOL, WORTH_NO_ENERGY
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import DAUGHTER, NONE, RAID
from lawspeaker.games.greenland.phases.hunt import hunt_roll
from lawspeaker.games.greenland.phases.hunt.hunt_roll import HuntRoll
from lawspeaker.games.greenland.phases.negotiation.marriage import marry
from lawspeaker.games.tribes.dice import faces
from lawspeaker.games.tribes.hunt import go_home
from lawspeaker.games.tribes.lives import bear, kill
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.field import changed


def raiders(game: Greenland, card: int) -> list[int]:
    """The tribes that raid a card of a tableau. E5.5 Its owner and the tribe of a daughter's husband guard it."""
    owner = NONE if game.variant.is_occupied(game, card) else game.tableau[card]
    husband = game.husband(card) if game.is_daughter(card) else NONE
    return [tribe for tribe in game.tribes_on(game.place_of(card)) if tribe not in (owner, husband)]


def raid(game: Greenland, tribe: int) -> Flow[None]:
    """G1.1 Raiders make a hunt roll; they need a success face, and one of them must come through (G1.6)."""
    card = game.hunted
    roll = raid_roll(game, tribe, card)
    yield from hunt_roll.make(game, roll)
    yield from hunt_roll.suffer(game, roll)
    succeeded = roll.hits() > 0 and game.hunters(tribe, card) > 0
    game.tell("G1.1", RAID_SUCCEEDED if succeeded else RAID_FAILED, tribe, card)
    if succeeded:
        if game.tables.cards[card].kind == DAUGHTER:
            yield from abduct(game, tribe, card)
        else:
            yield from rob(game, tribe, card)
    go_home(game, tribe, roll.place, "G0.3")
    if succeeded:
        for other in raiders(game, card):  # guards of a former husband among them
            go_home(game, other, roll.place, "G0.8")


def raid_roll(game: Greenland, tribe: int, card: int) -> HuntRoll:
    """G1.1 The roll of raiders: which faces succeed, and which kill."""
    roll = HuntRoll(game, tribe, card, RAID)
    roll.hitting = success_faces(game, tribe, card)
    roll.deadly = game.tables.cards[card].raid_deadly | game.variant.also_deadly
    return roll


def success_faces(game: Greenland, tribe: int, card: int) -> int:
    """G1.1 The faces on the card; R43 and a 2 for those with a War Chief, if so agreed (GL.11)."""
    mask = game.tables.cards[card].raid
    if game.rules.war_parties_raid_with_twos and game.has_war_chief(tribe):
        mask |= faces(2)
    return mask


def rob(game: Greenland, tribe: int, card: int) -> Flow[None]:
    """G1.2 The babies that the owner would get; G1.3 or a sheep's wool; G1.4 or the energy that the card is worth.

    Animals that were wild once (AP.7, AP.11) are livestock like others. The card stays: its owner still pays the hay.
    """
    found = game.tables.cards[card]
    game.raided = changed(game.raided, card, True)
    ask = Ask(game, game.seat_of[tribe], ROBBED_OF, "G1.2", (card,)).add(game.options.babies)
    ask.add(game.options.wool, None if found.wool else NO_WOOL)
    chosen = yield ask.add(game.options.energy, forbids_energy(game, card))
    if chosen is game.options.wool:
        game.ivory[tribe] += 1
        game.tell("G1.3", GAINED, tribe, 0, 1, 0)
    elif chosen is game.options.energy:
        game.gain_energy(tribe, found.value_energy)
        game.tell("G1.4", GAINED, tribe, found.value_energy, 0, 0)
    else:
        bear(game, tribe, found.gives, "G1.2")


def forbids_energy(game: Greenland, card: int) -> Reason | None:
    """G1.4 The energy that a card is worth; G1.e1 formerly not."""
    if game.rules.first_edition:
        return NO_ENERGY_OF_OLD
    return None if game.tables.cards[card].value_energy > 0 else WORTH_NO_ENERGY


def abduct(game: Greenland, tribe: int, card: int) -> Flow[None]:
    """G1.5 A surviving raider becomes the daughter's husband, and the one she had dies."""
    former, box = game.husband(card), game.of.wed[card]
    if former != NONE:
        kill(game, former, 1, box, game.alpha[former] == box, "G1.5")
    yield from marry(game, tribe, game.place_of(card), card, "G1.5")
