"""G4 Predators: which one a big-game hunt attracts, where the hunters meet it, and what it takes away."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import (
    BEATEN,
    CARD_GONE,
    CARD_LET_GO,
    MEET_PREDATOR,
    PREDATOR_COMES,
    PREY_LOST,
)
from lawspeaker.games.neanderthal.model.reasons import ABOUT_ANOTHER_CARD
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import BIG, COLOURS, LOOKS_OUT, NONE, OPEN, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.assignment.sending import leave_card
from lawspeaker.games.neanderthal.phases.disks import bind, colour_of, disks_at, holder_of, owner_of
from lawspeaker.games.neanderthal.phases.hunt.hunt_roll import HuntRoll
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.games.tribes.lives import kill
from lawspeaker.games.tribes.phrases import RETURNED
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.zone import EVERYONE

# G4.1 Which predator comes


def attract(game: Neanderthal, roll: HuntRoll) -> Flow[list[int]]:
    """G4.1 The predators that a successful hunt attracts: big game the nearest, if hunters are alive to meet it.

    CARD.48: whoever has a lookout may avoid them.
    """
    host, card = roll.tribe, roll.card
    if roll.printed.type != BIG or game.party(host, card) == 0:
        return []
    found = nearest(game, game.slot_of(card))
    if found and has_power(game, host, LOOKS_OUT):
        ask = Ask(game, game.seat_of[host], MEET_PREDATOR, "CARD.48", (found[0],))
        chosen = yield ask.among(game.options.hunt, found[:1], ABOUT_ANOTHER_CARD).add(game.options.go_home)
        if chosen is game.options.go_home:
            return []
    return found


def nearest(game: Neanderthal, slot: int) -> list[int]:
    """G4.1 The nearest predator of a row; G4.2 or two that are equally near, the one with the lower climax first."""
    if game.variant.mapped:
        return game.variant.predators_near(game, slot)
    distance: list[tuple[int, int, int]] = []
    for step in (-1, 1):
        found = first_on_the_way(game, slot, step)
        if found != NONE:
            card = game.slots[found]
            distance.append((abs(found - slot), game.card(card).climax, card))
    distance.sort()
    return [card for far, _, card in distance if far == distance[0][0]]


def first_on_the_way(game: Neanderthal, slot: int, step: int) -> int:
    """Where the first predator lies on one side of a slot, or NONE. Gaps do not stop it, but ice does; G7.2 one that
    has just come into the row does nothing yet.
    """
    row = game.slots_of(game.region(slot))
    slot += step
    while slot in row and game.cover[slot] == OPEN:
        card = game.slots[slot]
        if card != NONE and game.card(card).hunt.predator and not game.fresh[card]:
            return slot
        slot += step
    return NONE


# G4a Where hunters go


def follow(game: Neanderthal, host: int, card: int, slot: int, predators: list[int]) -> None:
    """A1.4f, G4a The survivors of a hunt go to the predator it has attracted, as in the example G4.ex; what the hunt
    brings is at stake from now on.
    """
    game.own_preys()
    game.prey_of[card], game.prey_slot[card] = host, slot
    game.stalker[card] = predators[0]
    game.next_stalkers += predators[1:]
    game.next_stalkers_of += [card] * (len(predators) - 1)
    if len(predators) > 1:
        note_marchers(game, host, card)
    march(game, host, card, predators[0])


def note_marchers(game: Neanderthal, host: int, card: int) -> None:
    """R46 The survivors of a hunt are those who go on from its first predator to the next."""
    game.own_preys()
    for colour, place in game.band(host, card):
        game.marched[card * TRIBE_COUNT + colour] += game.count(colour, place)
        if game.alpha[colour] == place:
            game.march_alpha[colour] = card


def leave(game: Neanderthal, host: int, card: int, clause: str) -> None:
    """G.2 The hunters of a host go home from a card; G4.2 from a predator those who have brought prey before it go on
    to one that was as near, that with the lowest climax first, and so does their prey.
    """
    preys = prey_at(game, host, card)
    followed = [prey for prey in preys if prey in game.next_stalkers_of and marchers(game, host, card, [prey])]
    for prey in preys:
        if prey not in followed:
            forget(game, prey)
    if not followed:
        go_home(game, host, card, clause)
        return
    waiting = list(zip(game.next_stalkers, game.next_stalkers_of, strict=True))
    target = min((each for each, prey in waiting if prey in followed), key=lambda each: (game.card(each).climax, each))
    game.own_preys()
    for prey in followed:
        game.stalker[prey] = target
    keep_stalkers(game, [pair for pair in waiting if pair[0] != target or pair[1] not in followed])
    march_on(game, host, card, target, followed)
    go_home(game, host, card, clause)


def marchers(game: Neanderthal, host: int, card: int, preys: list[int]) -> list[tuple[int, int, int, bool]]:
    """R46 Who of a host's hunters on a predator goes on with these preys: as many as came with them, if so many live,
    or all who stand there. Gives the colour, the place, how many, and whether the Alpha is one of them.
    """
    found = []
    for colour, place in game.band(host, card):
        number, alpha = game.count(colour, place), game.alpha[colour] == place
        if not game.rules.bystanders_march:
            came = sum(game.marched[prey * TRIBE_COUNT + colour] for prey in preys)
            stays = alpha and game.march_alpha[colour] not in preys
            number, alpha = min(came, number - 1 if stays else number), alpha and not stays
        if number > 0:
            found.append((colour, place, number, alpha))
    return found


def march_on(game: Neanderthal, host: int, card: int, target: int, preys: list[int]) -> None:
    """G4.2 Hunters go on from one predator to the next, where they join those who hunt it already."""
    going = marchers(game, host, card, preys)
    game.resolved[target] = False
    game.tell("G4a", PREDATOR_COMES, target, host, sum(number for _, _, number, _ in going))
    for colour, place, number, alpha in going:
        game.move(colour, number, place, standing_on(game, target, host, colour), alpha)


def keep_stalkers(game: Neanderthal, waiting: list[tuple[int, int]]) -> None:
    """G4.2 These are the predators still to come, each with the prey of which it is after."""
    game.next_stalkers = [predator for predator, _ in waiting]
    game.next_stalkers_of = [prey for _, prey in waiting]


def step_aside(game: Neanderthal, hosts: list[int], card: int, succeeded: bool) -> None:
    """G3b, G7.1 Others find nothing to hunt where somebody has succeeded, or a card is a trophy; G4c and if it was a
    predator, they risk their prey no longer.
    """
    for host in hosts:
        say_why_idle(game, host, card, succeeded)
        leave(game, host, card, "G3b" if succeeded else "G7.1")


def say_why_idle(game: Neanderthal, host: int, card: int, succeeded: bool) -> None:
    """Why a host does not roll for a card: G3b somebody has succeeded there, G7.1 or it is a trophy."""
    if succeeded:
        game.tell("G3b", BEATEN, host, card)
    else:
        game.tell("G7.1", CARD_GONE, host, card)


def march(game: Neanderthal, host: int, card: int, predator: int) -> None:
    """G4a All hunters of a host on a card go to a predator, where they join those who hunt it already.

    G7a: it may have been hunted before, if theirs was a card that came up late.
    """
    game.resolved[predator] = False
    game.tell("G4a", PREDATOR_COMES, predator, host, game.party(host, card))
    move_party(game, host, card, predator)


def move_party(game: Neanderthal, host: int, card: int, target: int) -> None:
    """All hunters of a host on a card go to another card."""
    for colour, place in game.band(host, card):
        game.move_all(colour, place, standing_on(game, target, host, colour))


def standing_on(game: Neanderthal, card: int, host: int, colour: int) -> int:
    """D6.2 Where a hunter of a colour stands on a card for a host."""
    return game.place_of(card) if colour == host else game.guests_at(card, host)


def go_home(game: Neanderthal, host: int, card: int, clause: str) -> None:
    """A1.4h All hunters of a host on a card are unassigned again; L6e on a map they stay."""
    number = game.party(host, card)
    if number > 0 and not game.variant.mapped:
        leave_card(game, host, card)
        game.tell(clause, RETURNED, host, number, game.place_of(card))


# G4b What a predator takes away


def prey_at(game: Neanderthal, host: int, predator: int) -> list[int]:
    """What a host's hunters have killed and bring before a predator."""
    return [prey for prey, owner in enumerate(game.prey_of) if owner == host and game.stalker[prey] == predator]


def forget(game: Neanderthal, prey: int) -> None:
    """What a hunt has brought is at stake no longer."""
    game.variant.shelter(game, prey)
    game.own_preys()
    game.prey_of[prey], game.prey_slot[prey] = NONE, NONE
    game.stalker[prey] = NONE
    waiting = zip(game.next_stalkers, game.next_stalkers_of, strict=True)
    keep_stalkers(game, [pair for pair in waiting if pair[1] != prey])
    for tribe in range(TRIBE_COUNT):
        game.prey_born[prey * TRIBE_COUNT + tribe] = 0
        game.marched[prey * TRIBE_COUNT + tribe] = 0
        if game.prey_alpha[tribe] == prey:
            game.prey_alpha[tribe] = NONE
        if game.march_alpha[tribe] == prey:
            game.march_alpha[tribe] = NONE
    kept = [number for number, card in enumerate(game.loot_of) if card != prey]
    game.loot, game.loot_of = [game.loot[n] for n in kept], [game.loot_of[n] for n in kept]


def rob(game: Neanderthal, host: int, predator: int) -> None:
    """G4b A predator takes away everything that the hunts of those before it have brought."""
    game.own_preys()
    for prey in prey_at(game, host, predator):
        if game.prey_slot[prey] == NONE:
            continue  # a predator before this one has had it
        game.tell("G4b", PREY_LOST, host, prey, predator)
        lose_babies(game, prey)
        lose_disks(game, prey)
        lose_card(game, prey)
        game.prey_slot[prey] = NONE


def let_go(game: Neanderthal, host: int, predator: int) -> None:
    """G6c, R44 Where nobody has survived a predator, a card that the hunt before it has brought to the hand is lost."""
    for prey in prey_at(game, host, predator):
        if game.hand[prey] == host:
            lose_card(game, prey)
            game.tell("G6c", CARD_LET_GO, host, prey)


def lose_babies(game: Neanderthal, prey: int) -> None:
    """The babies die, M3a whosever they are, and with them an Alpha who was reborn as one of them."""
    for tribe in game.order:
        at_home = game.alpha[tribe] == FREE
        alpha = at_home and game.prey_alpha[tribe] == prey
        born = game.prey_born[prey * TRIBE_COUNT + tribe]
        kill(game, tribe, min(born, game.count(tribe, FREE) - (at_home and not alpha)), FREE, alpha, "G4b")


def lose_disks(game: Neanderthal, prey: int) -> None:
    """The disks go back to where they lay. One that has been used again, or whose husband has gone, stays free."""
    for number, place in enumerate(game.loot):
        if game.loot_of[number] == prey and can_go_back(game, place):
            bind(game, place, "G4b")


def can_go_back(game: Neanderthal, place: int) -> bool:
    """Whether its owner still has a disk for a dedicated place, and in a husband's case the husband too."""
    host = owner_of(game, place)
    if host == NONE or game.vocabulary[host * COLOURS + colour_of(game, place)] == 0:
        return False
    is_bond = game.of.first_bond <= place < game.of.first_holder
    return not is_bond or (game.husband(holder_of(game, place)) == host and disks_at(game, place) == 0)


def lose_card(game: Neanderthal, prey: int) -> None:
    """A trophy or a card of the hand lies in its old place again; R41 what has replaced it does so no longer, L3d and
    who stood there stands on the old card.
    """
    slot = game.prey_slot[prey]
    new = game.slots[slot]
    if game.tableau[prey] != NONE:
        game.lay(prey, NONE)
    elif game.hand[prey] != NONE:
        game.hold(prey, NONE)
        put_back(game, new)
    else:
        return
    game.slots[slot] = prey
    for other in game.hosts_on(new) if new != NONE else []:
        move_party(game, other, new, prey)


def put_back(game: Neanderthal, card: int) -> None:
    """R41 A replacement goes back onto its deck, where everybody knows it, or leaves the game."""
    if card != NONE and game.rules.replacements_go_back:
        game.decks[game.card(card).row].add(card, EVERYONE)
