"""L6 The hunt on a map: hunters stay where they hunt, predators come from next door, and hunts can be shared (M3a)."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import HUNT_FAILED, HUNT_SUCCEEDED, REROLL, REROLLED, WHO_HAS_BABY
from lawspeaker.games.neanderthal.model.reasons import ALPHA_HAS_NO_DIE, DID_NOT_HUNT_ALONG, NO_DEAD, NO_SUCH_DIE
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import COLOURS, LOOKS_OUT, NONE, REROLLS_ALONE, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.any_time import keep_hand_sizes
from lawspeaker.games.neanderthal.phases.hunt.hunt_roll import HuntRoll, make, suffer
from lawspeaker.games.neanderthal.phases.hunt.hunting import hunt_phase
from lawspeaker.games.neanderthal.phases.hunt.predators import (
    attract,
    follow,
    leave,
    march,
    march_on,
    marchers,
    move_party,
    note_marchers,
    prey_at,
    rob,
    say_why_idle,
)
from lawspeaker.games.neanderthal.phases.hunt.spoils import (
    HAND,
    STAYS,
    TROPHY,
    bring_forth,
    claim,
    free_by_hunt,
    opportunists,
)
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.games.neanderthal.variants.map.grid import adjacent, go_next_door, has_biome
from lawspeaker.games.tribes.dice import FACES, tally
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason


def hunt_everywhere(game: Neanderthal) -> Flow[None]:
    """L6.1 One roll in every biome with hunters, L3d, R80 but not where it has just been turned up under them."""
    for card in game.biomes_in_play():
        if game.disturbed[card]:
            game.resolved[card] = True
    yield from hunt_phase(game)


class Party:
    """M3a Tribes that hunt a biome together, each with dice, inventions and a fire of its own; or just one."""

    def __init__(self, game: Neanderthal, tribes: list[int], card: int) -> None:
        self.tribes = tribes
        self.card = card
        self.slot: int = game.slot_of(card)
        self.rolls = [HuntRoll(game, tribe, card) for tribe in tribes]

    def dice(self) -> list[int]:
        """The dice of all."""
        return [die for roll in self.rolls for die in roll.dice]

    def hits(self) -> int:
        return sum(roll.hits() for roll in self.rolls)

    def succeeds(self) -> bool:
        return self.hits() >= self.rolls[0].printed.hits

    def shared_by(self, game: Neanderthal, tribe: int) -> HuntRoll:
        """The roll of all, as that of one of them."""
        roll = HuntRoll(game, tribe, self.card)
        roll.dice = self.dice()
        return roll

    def alive(self, game: Neanderthal) -> list[int]:
        """Whose hunters have survived."""
        return [tribe for tribe in self.tribes if game.party(tribe, self.card) > 0]


# L6.1 The hunt


def roll_dice(game: Neanderthal, party: Party) -> Flow[None]:
    """G.1 All throw their dice, and then they suffer what the dice show."""
    for roll in party.rolls:
        yield from make(game, roll)
    for roll in party.rolls:
        yield from suffer(game, roll)
    succeeded = party.succeeds()
    for tribe in party.tribes:
        game.tell("G.1", HUNT_SUCCEEDED if succeeded else HUNT_FAILED, tribe, party.card, party.hits())


def bring_home(game: Neanderthal, party: Party, predators: list[int], others: list[int]) -> Flow[list[int]]:
    """What a hunt brings after the roll, L6e wherever the hunters are then. Gives which of the others, who have not
    rolled there yet, still hunt.

    As in the common game: the card, then hunters go to predators, then babies and disks (G3c).
    """
    card, slot, succeeded = party.card, party.slot, party.succeeds()
    preys = [prey for prey, predator in enumerate(game.stalker) if predator == card]
    owner, claimed = yield from claim_together(game, party)
    if party.hits() == 0 and claimed != TROPHY:
        for tribe in party.tribes:
            rob(game, tribe, card)
    if predators and party.alive(game):
        face_predators(game, party, owner, predators)
    if succeeded or claimed == TROPHY:
        for other in others:
            say_why_idle(game, other, card, succeeded)
        others = []  # G3b, G7.1, G4c
    elif claimed == HAND:
        others = yield from opportunists(game, others, card, game.slots[slot])
    if not others or game.hunted != card:
        go_on(game, preys, card)
    yield from find_new_ground(game, card, slot)
    yield from keep_hand_sizes(game)
    if succeeded:
        yield from reap(game, party)
    return others


def claim_together(game: Neanderthal, party: Party) -> Flow[tuple[int, int]]:
    """G5.1, G6.1, M3a The first of a party who likes takes the card. Gives who, or NONE, and what becomes of it."""
    for tribe in party.tribes:
        claimed = yield from claim(game, party.shared_by(game, tribe))
        if claimed != STAYS:
            return tribe, claimed
    return NONE, STAYS


def reap(game: Neanderthal, party: Party) -> Flow[None]:
    """G3.1, G3.2 Babies, L6e in the biome where they are born, and disks; M3a the party shares them as it likes."""
    card, printed = party.card, party.rolls[0].printed
    place = game.place_at(party.slot) if has_biome(game, party.slot) else FREE
    for _ in range(printed.babies):
        parents = [tribe for tribe in party.tribes if game.count(tribe, DEAD) > 0]
        if not parents:
            break
        parent = parents[0]
        if len(parents) > 1:
            ask = Ask(game, game.seat_of[parent], WHO_HAS_BABY, "M3a", (card,))
            chosen = yield ask.among(game.options.give_to, parents, BEARING).judged("give_to", DID_NOT_HUNT_ALONG)
            parent = chosen.args[0]
        yield from bring_forth(game, parent, card, 1, place)
    for colour in range(COLOURS):
        for _ in range(printed.frees[colour]):
            for tribe in party.tribes:
                if (yield from free_by_hunt(game, tribe, card, colour)):
                    break


class Bearing(Judge[Neanderthal]):
    """GL.baby Babies come from the dead."""

    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return NO_DEAD if game.count(a, DEAD) == 0 else None


BEARING: Final = Bearing()

# L4b The Totem Woman


def reroll(game: Neanderthal, roll: HuntRoll) -> Flow[None]:
    """L4b After a hunt roll one die may be rolled again; the Alpha's is named by itself."""
    first = 1 if roll.alpha else 0
    ask = Ask(game, game.seat_of[roll.tribe], REROLL, "L4b", tuple(tally(roll.dice)))
    ask.among(game.options.reroll, sorted(set(roll.dice[first:])), NO_SUCH_DIE)
    ask.add(game.options.reroll_alpha, None if roll.alpha and not roll.automatic else ALPHA_HAS_NO_DIE)
    if not ask.options or not has_power(game, roll.tribe, REROLLS_ALONE):
        return
    chosen = yield ask.add(game.shared.decline)
    if chosen is game.shared.decline:
        return
    die = 0 if chosen is game.options.reroll_alpha else roll.dice.index(chosen.args[0], first)
    roll.dice[die] = game.chance.die(FACES)
    game.tell("L4b", REROLLED, roll.tribe, roll.dice[die])


# L6c Predators


def predators_near(game: Neanderthal, slot: int) -> list[int]:
    """L6c All predators that lie face up next to a slot, G4.2 the lowest climax first; G7.2, L3d not new ones."""
    found = []
    for near in adjacent(game, slot):
        card = game.slots[near]
        if card != NONE and game.card(card).hunt.predator and not game.fresh[card] and not game.disturbed[card]:
            found.append((game.card(card).climax, card))
    return [card for _, card in sorted(found)]


def attract_together(game: Neanderthal, party: Party) -> Flow[list[int]]:
    """G4.1 The predators that a party attracts if it succeeds; CARD.48 one of them with a lookout may avoid them."""
    alive = party.alive(game)
    if not alive or not party.succeeds():
        return []
    scout = next((tribe for tribe in alive if has_power(game, tribe, LOOKS_OUT)), alive[0])
    return (yield from attract(game, party.shared_by(game, scout)))


def face_predators(game: Neanderthal, party: Party, owner: int, predators: list[int]) -> None:
    """G4a All survivors go to the predator; their prey is at stake, whosever card it is now."""
    alive = party.alive(game)
    hunter = owner if owner in alive else alive[0]
    for tribe in alive:
        if tribe != hunter:
            if len(predators) > 1:
                note_marchers(game, tribe, party.card)
            march(game, tribe, party.card, predators[0])
    follow(game, hunter, party.card, party.slot, predators)


def go_on(game: Neanderthal, preys: list[int], card: int) -> None:
    """G4.2 When all before a predator are done, those who have brought prey go on to the next one, M3a all who hunted
    it together. Where its owner has nobody left, it is one of the others who brings it.
    """
    for prey in preys:
        heirs = [
            tribe
            for tribe in game.order
            if game.marched[prey * TRIBE_COUNT + tribe] > 0 and marchers(game, tribe, card, [prey])
        ]
        if heirs and game.stalker[prey] == card and game.prey_of[prey] not in heirs:
            game.own_preys()
            game.prey_of[prey] = heirs[0]
    for tribe in game.order:
        if prey_at(game, tribe, card):
            leave(game, tribe, card, "G.2")
    for prey in preys:
        for tribe in game.order if game.prey_of[prey] != NONE and game.stalker[prey] != card else []:
            if game.marched[prey * TRIBE_COUNT + tribe] > 0 and marchers(game, tribe, card, [prey]):
                march_on(game, tribe, card, game.stalker[prey], [prey])


def shelter(game: Neanderthal, prey: int) -> None:
    """L6e Babies who are at stake no longer come to the biome where they were born, if it is still there."""
    slot = game.prey_slot[prey]
    if slot == NONE or not has_biome(game, slot):
        return
    for tribe in game.order:
        alpha = game.prey_alpha[tribe] == prey and game.alpha[tribe] == FREE
        number = min(game.prey_born[prey * TRIBE_COUNT + tribe], game.count(tribe, FREE))
        game.move(tribe, number, FREE, game.place_at(slot), alpha)


# L6d Trophies


def find_new_ground(game: Neanderthal, card: int, slot: int) -> Flow[None]:
    """L6d Who stood on a card that is a trophy now goes next door; L3d on one that was replaced, onto the new one.

    Nobody hunts twice: they do not roll where they come to, unless others do.
    """
    if game.slots[slot] == card:
        return
    for tribe in game.hosts_on(card):
        number, alpha = game.party(tribe, card), game.alpha_on(tribe, card)
        if game.slots[slot] != NONE:
            move_party(game, tribe, card, game.slots[slot])
            game.resolved[game.slots[slot]] = True
            continue
        game.move_all(tribe, game.place_of(card), FREE)
        target = yield from go_next_door(game, tribe, number, alpha, slot, "L6d")
        if target != NONE and game.everybody(game.place_at(target)) == number:
            game.resolved[game.slots[target]] = True
