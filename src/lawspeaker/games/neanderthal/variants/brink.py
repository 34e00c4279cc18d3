"""M Brink, for three players together: every species must become tribal and take husbands of both others."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import ASSIMILATE, ASSIMILATED, HUNT_TOGETHER, SPECIES_SAVED, WHO_PAIRS
from lawspeaker.games.neanderthal.model.reasons import DID_NOT_HUNT_ALONG, OWN_SPECIES
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.variants.map.mapped import Mapped
from lawspeaker.games.neanderthal.variants.map.nomads import Party, attract_together, bring_home, roll_dice
from lawspeaker.games.neanderthal.variants.scenarios import bonus
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

GOAL: Final = 8.0  # for bots: one of the conditions of victory


class Brink(Mapped):
    """M.1 Three species survive together, or not at all."""

    def __init__(self) -> None:
        super().__init__()
        self.cooperative = True

    def home(self, game: Neanderthal, tribe: int) -> int:
        """M.1 Everybody begins in a place of his own."""
        return game.tables.homes[tribe]

    def hunt_biome(self, game: Neanderthal) -> Flow[None] | None:
        return co_hunt(game)

    def further_points(self, game: Neanderthal, tribe: int) -> int:
        """M3b A pair counts as one mature husband."""
        return bonus(game, tribe, game.ways(tribe).husband * game.count(tribe, game.kin(tribe)), "M3b")

    def winners(self, game: Neanderthal, best: list[int]) -> list[int]:
        """M4.1 All win if everybody has reached everything, or else nobody does."""
        reached = [all(goals(game, tribe)) for tribe in game.order]
        game.tell("M4.1", SPECIES_SAVED, sum(reached))
        return game.order[:] if all(reached) else []

    def hopes(self, game: Neanderthal, tribe: int) -> float:
        return GOAL * sum(goals(game, tribe))


# M3a Co-hunting


def co_hunt(game: Neanderthal) -> Flow[None]:
    """M3a All who stand on a biome hunt it, G7a and perhaps some of them what has taken its place."""
    hosts = game.hosts_on(game.hunted)
    while hosts:
        hosts = yield from hunt_in_turn(game, hosts)


def hunt_in_turn(game: Neanderthal, hosts: list[int]) -> Flow[list[int]]:
    """M3a Those who like hunt a biome with one roll, then the others, the fewest hunters first (A4a). Gives who hunts
    another one instead, which is `hunted` then.
    """
    card = game.hunted
    together = yield from companions(game, hosts, card)
    waiting = sorted([host for host in hosts if host not in together], key=lambda host: game.party(host, card))
    if together:
        waiting = yield from hunt_as(game, Party(game, together, card), waiting)
    while waiting and game.hunted == card:
        waiting = yield from hunt_as(game, Party(game, waiting[:1], card), waiting[1:])
    return waiting


def companions(game: Neanderthal, hosts: list[int], card: int) -> Flow[list[int]]:
    """M3a Who hunts a biome together: nobody must, and it takes two."""
    together = []
    for tribe in hosts if len(hosts) > 1 else []:
        ask = Ask(game, game.seat_of[tribe], HUNT_TOGETHER, "M3a", (card,))
        chosen = yield ask.add(game.options.join).add(game.options.alone)
        if chosen is game.options.join:
            together.append(tribe)
    return together if len(together) > 1 else []


def hunt_as(game: Neanderthal, party: Party, others: list[int]) -> Flow[list[int]]:
    """M1.1 A party rolls once. Gives which of the others, who have not yet, still hunt after it."""
    yield from roll_dice(game, party)
    predators = yield from attract_together(game, party)
    if not predators or game.rules.pairs_meet_no_predators:  # R88
        yield from assimilate(game, party)
    return (yield from bring_home(game, party, predators, others))


# M3b Assimilation


def assimilate(game: Neanderthal, party: Party) -> Flow[None]:
    """M3b After a roll together one of the party may take a surviving hunter of another as a husband, whatever its own
    sexuality; with him goes one of its own, and both are assigned for good.
    """
    alive = party.alive(game)
    for tribe in alive if len(alive) > 1 else []:
        ask = Ask(game, game.seat_of[tribe], ASSIMILATE, "M3b", (party.card,))
        ask.offer(game.options.assimilate, alive, ASSIMILATING).judged("assimilate", DID_NOT_HUNT_ALONG)
        chosen = yield ask.add(game.shared.decline)
        if chosen is not game.shared.decline:
            yield from pair_off(game, tribe, chosen.args[0], party.card)
            return


class Assimilating(Judge[Neanderthal]):
    """M3b A husband is of another species."""

    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return OWN_SPECIES if a == game.tribe_of(ask.seat) else None


ASSIMILATING: Final = Assimilating()


def pair_off(game: Neanderthal, tribe: int, other: int, card: int) -> Flow[None]:
    """A hunter of a tribe and one of another leave a card and are a pair; their owners say whether they are Alphas."""
    place = game.place_of(card)
    _, own = yield from choose_group(game, tribe, place, 1, WHO_PAIRS, "M3b", (card,))
    _, foreign = yield from choose_group(game, other, place, 1, WHO_PAIRS, "M3b", (card,))
    game.move(tribe, 1, place, game.kin(tribe), own)
    game.move(other, 1, place, game.kin(tribe), foreign)
    game.tell("M3b", ASSIMILATED, tribe, other)


# M4 Victory


def goals(game: Neanderthal, tribe: int) -> list[bool]:
    """M4a Tribal with an elder and a living Alpha, M4b and with an assimilated husband of every other colour."""
    return [
        game.tribal[tribe],
        len(game.elders_of(tribe)) > 0,
        game.alpha[tribe] != DEAD,
        *(game.count(other, game.kin(tribe)) > 0 for other in game.order if other != tribe),
    ]
