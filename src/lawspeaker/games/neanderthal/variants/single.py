"""K2 A single species. The others come only as Wanderlusters, suitors and husbands: strangers, whom nobody plays."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import (
    DAUGHTER_COMES,
    EVENTS_ADDED,
    GOALS_REACHED,
    INVITE,
    MORE_EVENTS,
    REPLACE_DAUGHTER,
    STRANGER_COURTS,
    WANDERED,
    WHOM_STRANGERS_HIT,
)
from lawspeaker.games.neanderthal.model.reasons import (
    NO_STRANGERS,
    NOT_YOUR_DAUGHTER,
    OTHER_EVENTS,
    REPLACED_IS_MARRIED,
)
from lawspeaker.games.neanderthal.model.rules import SINGLE
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, TRIBE_COUNT, WURM
from lawspeaker.games.neanderthal.phases.any_time import keep_hand_sizes, lose_card
from lawspeaker.games.neanderthal.phases.disks import pay_onto
from lawspeaker.games.neanderthal.phases.hunt.hunting import hunt_card, hunt_phase
from lawspeaker.games.neanderthal.phases.negotiation.attacks import CardMelee, kill_husband
from lawspeaker.games.neanderthal.phases.negotiation.gathering import gather
from lawspeaker.games.neanderthal.phases.negotiation.negotiation import GATHERING
from lawspeaker.games.neanderthal.phases.powers import trophies_of, words_of
from lawspeaker.games.neanderthal.variants.scenarios import Scenic
from lawspeaker.games.tribes.attack import Side
from lawspeaker.games.tribes.dice import ONE_OR_TWO
from lawspeaker.games.tribes.lives import kill
from lawspeaker.games.tribes.options import MOST_COUNTED
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.games.tribes.reasons import NOBODY_TO_HIT
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

MOST_DAUGHTERS: Final = 5  # K2d
MOST_FURTHER_EVENTS: Final = 3  # K2b
POINTS_TO_PASS: Final = 50  # K2g
TROPHIES_TO_PASS: Final = 4


class Single(Scenic):
    """K2.1 One species by itself, to learn the game with."""

    def __init__(self) -> None:
        super().__init__(SINGLE)
        self.strangers = True

    def sell(self, game: Neanderthal, card: int) -> Flow[None] | None:
        return gain_daughter(game, game.order[0], card)

    def wander(self, game: Neanderthal, number: int) -> Flow[None] | None:
        return welcome(game, game.order[0], number)

    def be_courted(self, game: Neanderthal) -> None:
        be_courted(game)

    def negotiate(self, game: Neanderthal) -> Flow[None] | None:
        return defend(game)

    def hunt(self, game: Neanderthal) -> Flow[None] | None:
        return hunt_and_be_courted(game)

    def further_words(self, game: Neanderthal, tribe: int) -> int:
        """K2f, R74 Strangers have no words, or more than anybody."""
        return MOST_COUNTED if tribe in strangers(game) and game.rules.strangers_court_first else 0

    def threshold(self, game: Neanderthal) -> int:
        """K2c Five."""
        return self.layout(game).threshold

    def prolong(self, game: Neanderthal) -> Flow[None] | None:
        return add_events(game) if self.has_run_out(game) else None

    def has_run_out(self, game: Neanderthal) -> bool:
        """K2b Whether the events that were used at first are over, with those that the Würm has added."""
        happened = {*game.past, game.event} - {NONE}
        wurms = sum(1 for event in happened if game.tables.events[event].shows(WURM))
        return not game.events.cards and game.turn <= self.events_used(game) + wurms

    def winners(self, game: Neanderthal, best: list[int]) -> list[int]:
        """K2g The player wins with all four goals."""
        reached = goals(game, game.order[0])
        game.tell("K2g", GOALS_REACHED, sum(reached))
        return best if all(reached) else []


def strangers(game: Neanderthal) -> list[int]:
    """The species that nobody plays, in the order of the event."""
    order = game.tables.events[game.event].order if game.event != NONE else list(range(TRIBE_COUNT))
    return [tribe for tribe in order if game.seat_of[tribe] == NONE]


def invite(game: Neanderthal, colour: int, place: int) -> bool:
    """A stranger comes to a place: one who went home, or else one out of the dead pile, but not the Alpha."""
    source = FREE if game.count(colour, FREE) > 0 else DEAD
    if game.count(colour, source) == (game.alpha[colour] == source):
        return False
    game.move(colour, 1, source, place)
    return True


# K2b, K2d, K2e Events


def add_events(game: Neanderthal) -> Flow[None]:
    """K2b When the events have run out, up to three more can be added, which nobody knows."""
    if not game.unused.cards or game.variant.is_uninhabitable(game):
        return
    most = min(MOST_FURTHER_EVENTS, len(game.unused.cards))
    ask = Ask(game, game.seat_of[game.order[0]], MORE_EVENTS, "K2b", checkpoint=True)
    chosen = yield ask.among(game.shared.number, list(range(1, most + 1)), OTHER_EVENTS).add(game.shared.decline)
    if chosen is game.shared.decline:
        return
    for _ in range(chosen.args[0]):
        game.draw(game.unused, game.events)
    game.tell("K2b", EVENTS_ADDED, chosen.args[0])


def gain_daughter(game: Neanderthal, tribe: int, card: int) -> Flow[None]:
    """K2d The daughter of every event comes without an auction, until there are five; then she may replace one."""
    if len(game.daughters_of(tribe)) >= MOST_DAUGHTERS:
        ask = Ask(game, game.seat_of[tribe], REPLACE_DAUGHTER, "K2d", (card,), checkpoint=True)
        ask.offer(game.options.replace, game.daughters_of(tribe), REPLACING)
        chosen = yield ask.add(game.shared.decline)
        if chosen is game.shared.decline:
            return
        lose_card(game, chosen.args[0], "K2d")
        yield from keep_hand_sizes(game)
    game.lay(card, tribe)
    game.tell("K2d", DAUGHTER_COMES, tribe, card)
    media = game.card(card).media
    if not game.rules.gained_daughters_are_mature and words_of(game, tribe, media) > 0:  # R73
        yield from pay_onto(game, tribe, card, 1, "K2d")


class Replacing(Judge[Neanderthal]):
    """K2d Only an unmarried daughter is replaced."""

    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        if not game.is_daughter(a) or game.tableau[a] != game.tribe_of(ask.seat):
            return NOT_YOUR_DAUGHTER
        return None if game.husband(a) == NONE else REPLACED_IS_MARRIED


REPLACING: Final = Replacing()


def welcome(game: Neanderthal, tribe: int, number: int) -> Flow[None]:
    """K2e Who has lost nobody to Chaos may take in so many strangers as Wanderlusters, J1.1 but no Lazarus species.

    How many have come is kept in `acting`.
    """
    while game.lost[tribe] == 0 and not game.is_lazarus(tribe) and game.acting < number:
        ask = Ask(game, game.seat_of[tribe], INVITE, "K2e", (number - game.acting,), checkpoint=True)
        chosen = yield ask.among(game.options.invite, strangers(game), NO_STRANGERS).add(game.shared.decline)
        if chosen is game.shared.decline:
            return
        if invite(game, chosen.args[0], game.camp(tribe)):
            game.tell("K2e", WANDERED, chosen.args[0], tribe)
        game.acting += 1


# K2f Foreign suitors


def be_courted(game: Neanderthal) -> None:
    """K2f Phase 2: strangers send a suitor to every mature daughter who is not married to one of them."""
    for card in game.daughters_of(game.order[0]):
        for colour in strangers(game):
            if game.is_mature(card) and game.husband(card) != colour and invite(game, colour, game.place_of(card)):
                game.tell("K2f", STRANGER_COURTS, colour, card)


def defend(game: Neanderthal) -> Flow[None]:
    """K2f Phase 3: suitors and husbands attack each other. There is nobody to talk with."""
    if game.step < GATHERING:
        for card in game.daughters_of(game.order[0]):
            if not game.resolved[card]:
                yield from Brawl(game, card).fight()
                yield from keep_hand_sizes(game)
                game.resolved[card] = True
    yield from gather(game)


class Brawl(CardMelee):
    """K2f Attacks around a daughter: the player's side comes first, and strangers are war parties."""

    def __init__(self, game: Neanderthal, card: int) -> None:
        sides = []
        for tribe in [*game.order, *strangers(game)]:
            side = Side(tribe)
            side.members = [(tribe, place) for place in (game.place_of(card), game.of.wed[card])]
            sides.append(side)
        super().__init__(game, card, sides)

    def is_strange(self, side: Side) -> bool:
        return self.table.seat_of[side.tribe] == NONE

    def aim(self, side: Side, tribes: list[int], left: int) -> Ask:
        """The player says whom strangers hit, too."""
        if not self.is_strange(side):
            return super().aim(side, tribes, left)
        ask = Ask(self.table, self.table.seat_of[self.table.order[0]], WHOM_STRANGERS_HIT, "K2f", (side.tribe,))
        return ask.among(self.table.options.hit, tribes, NOBODY_TO_HIT)

    def attacks(self, side: Side, foes: list[Side]) -> Flow[bool]:
        """A1.3b Strangers always do."""
        return self.is_strange(side) or (yield from super().attacks(side, foes))

    def hits(self, side: Side) -> Flow[int]:
        """K2f A stranger, suitor or husband, is alone and hits with 1 and 2."""
        if not self.is_strange(side):
            return (yield from super().hits(side))
        place = self.wed if self.has_husband(side) else self.table.place_of(self.card)
        return self.hits_of(side, 1, place, ONE_OR_TWO)

    def suffer(self, side: Side, hits: int) -> Flow[None]:
        if not self.is_strange(side):
            yield from super().suffer(side, hits)
        elif self.has_husband(side):
            kill_husband(self.table, self.card, "F2c.1")
        else:
            kill(self.table, side.tribe, 1, self.table.place_of(self.card), False, "F2.2")


def hunt_and_be_courted(game: Neanderthal) -> Flow[None]:
    """K2f Phase 4: first daughters whom only strangers court, then all hunts and courtships as usual."""
    while True:
        if game.hunted == NONE:
            game.hunted = left_to_strangers(game)
        if game.hunted == NONE:
            break
        yield from hunt_card(game)
    yield from hunt_phase(game)


def left_to_strangers(game: Neanderthal) -> int:
    """A daughter whom strangers court, and nobody else; or NONE."""
    for card in game.daughters_of(game.order[0]):
        if game.everybody(game.place_of(card)) > 0 and not game.hosts_on(card):
            return card
    return NONE


# K2g Victory


def goals(game: Neanderthal, tribe: int) -> list[bool]:
    """K2g More than 50 points, tribal, more than 4 trophies, all daughters married."""
    return [
        game.points[tribe] > POINTS_TO_PASS,
        game.tribal[tribe],
        trophies_of(game, tribe) > TROPHIES_TO_PASS,
        all(game.husband(card) != NONE for card in game.daughters_of(tribe)),
    ]
