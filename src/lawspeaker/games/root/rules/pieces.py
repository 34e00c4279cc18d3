"""1.5 Pieces: placing, removing, replacing. Different verbs in the law, and different functions here.

1.5.3 A piece is always its owner's, whoever moves it or has it fight: so every piece is named by its kind, and the kind
by its owner.
"""

from __future__ import annotations

from lawspeaker.games.root.model.phrases import LOST, PLACED, WHICH_EFFECTS, WHOSE_EFFECTS
from lawspeaker.games.root.model.reasons import NO_EFFECT_WAITS, NOTHING_LOST_THERE
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import (
    BUILDING,
    CLEARINGS,
    FIRST_HIRELING,
    NONE,
    PLACES,
    TOKEN,
    WARRIOR,
)
from lawspeaker.games.root.rules.victory import add_points, check_points
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.field import NOTHING, changed


class Removal:
    """Pieces of one owner removed from one clearing together, and by whom."""

    def __init__(self, owner: int, remover: int, clearing: int, in_battle: bool = False) -> None:
        self.owner = owner  # a party
        self.remover = remover  # a party, or NONE
        self.scorer = remover if remover < FIRST_HIRELING else NONE  # who gains the points of 3.2.1; E.3.6 no hireling
        self.clearing = clearing
        self.in_battle = in_battle
        self.defending = False  # whether its owner was the defender in that battle
        self.served = owner  # the party that they fought for in it
        self.before: list[Removal] = NOTHING  # what was removed at the same stroke and is mourned for before it
        self.together: list[Removal] = (
            NOTHING  # all that was removed at that stroke, itself too; nothing if it was replaced
        )
        self.rescued = 0  # warriors that an effect of their owner has brought elsewhere than to the supply
        self.picked = False  # whether not their owner, but somebody else has said which pieces go
        self.noted: int = NONE  # what their owner has to remember of them until `lost`
        self.kinds: list[int] = []
        self.counts: list[int] = []
        self.warriors = 0
        self.cardboard = 0  # buildings and tokens
        self.bonus = 0  # points more for an enemy who removes them, by a landmark

    def add(self, game: Root, kind: int, count: int) -> None:
        if count <= 0:
            return
        self.kinds.append(kind)
        self.counts.append(count)
        if game.tables.kinds[kind].type == WARRIOR:
            self.warriors += count
        else:
            self.cardboard += count

    def count(self, kind: int) -> int:
        """How many pieces of a kind were removed."""
        found = 0
        for number, each in enumerate(self.kinds):
            if each == kind:
                found += self.counts[number]
        return found


# Placing


def forbids_placing(game: Root, party: int, clearing: int) -> Reason | None:
    """Whether somebody keeps a party's pieces from being placed in a clearing."""
    for seat in game.of.bar_placing:
        reason = game.factions[seat].forbids_placing(game, party, clearing)
        if reason is not None:
            return reason
    for hireling in game.hirelings:
        reason = hireling.forbids_placing(game, party, clearing)
        if reason is not None:
            return reason
    return None


def put(game: Root, party: int, kind: int, clearing: int, count: int) -> None:
    """Change how many pieces of a kind are in a clearing, and everything that follows from it."""
    game.own_map()
    spot = kind * PLACES + clearing
    game.on_map[spot] = game.on_map[spot] + count  # the compiled build takes longer to add to what is in a list
    type = game.tables.kinds[kind].type
    if type in (WARRIOR, BUILDING) and party < FIRST_HIRELING:
        spot = party * PLACES + clearing
        game.strength[spot] = game.strength[spot] + count
    if type == BUILDING:
        game.built[clearing] = game.built[clearing] + count
        for landmark in game.landmarks:
            if count > 0:
                landmark.built(game, kind, clearing)


def place(game: Root, party: int, kind: int, clearing: int, count: int, clause: str) -> int:
    """G.1.19 Place pieces from the supply or track; 1.5.4 as many as there are. Gives how many."""
    placed = min(count, game.supply[kind])
    if placed > 0:
        game.supply[kind] -= placed
        put(game, party, kind, clearing, placed)
        game.tell(clause, PLACED, party, kind, clearing, placed)
    return placed


# Removing


def is_shielded(game: Root, owner: int, clearing: int, enemy: int) -> bool:
    """E.2.2 Whether a hireling keeps an enemy from battling and removing the pieces of a party in a clearing."""
    for hireling in game.hirelings:
        if hireling.shields(game, owner, clearing, enemy):
            return True
    return False


def can_remove(game: Root, remover: int, owner: int, kind: int, clearing: int) -> bool:
    """Whether somebody can remove pieces of a kind from a clearing outside battle."""
    return not game.party(owner).forbids_removal(game, kind, remover) and not is_shielded(
        game, owner, clearing, remover
    )


def removable_warriors(game: Root, party: int, clearing: int) -> int:
    """How many warriors of a party can be removed from a clearing outside battle: all but its chief (14.2.2)."""
    return game.count(game.party(party).warrior, clearing)


def take_off(game: Root, removal: Removal, clause: str) -> None:
    """G.1.22 Pieces leave the map for their supply or track."""
    owner = game.party(removal.owner)
    own_turn = removal.owner == game.turn
    tools = game.factions[game.turn].crafting_pieces(game, removal.clearing) if own_turn else 0
    for number, kind in enumerate(removal.kinds):
        count = removal.counts[number]
        put(game, removal.owner, kind, removal.clearing, -count)
        if game.landmarks and (removal.picked or game.count(kind, removal.clearing) == 0):
            for landmark in game.landmarks:
                removal.bonus += landmark.unbuilt(game, kind, removal.clearing)
        if not owner.takes_off(game, removal, kind, count):
            game.supply[kind] += count
        game.tell(clause, LOST, removal.owner, kind, removal.clearing, count)
    if own_turn and removal.clearing < CLEARINGS:
        lost = tools - game.factions[game.turn].crafting_pieces(game, removal.clearing)
        left = max(0, game.activated[removal.clearing] - lost)  # 4.1.1 used ones go first
        if lost > 0:
            game.activated = changed(game.activated, removal.clearing, left)


def remove(game: Root, removals: list[Removal], clause: str) -> Flow[None]:
    """1.5.4 All pieces removed together leave first, then 3.2.1 points are scored, then the effects apply: what the
    removers have of it, what the owners do about it, and at last crafted cards that take warriors from the supply.
    """
    for removal in removals:
        removal.together = removals
        take_off(game, removal, clause)
    for removal in removals:
        score_for(game, removal)
    check_points(game)
    for removal in removals:
        if removal.remover not in (NONE, removal.owner):
            flow = game.party(removal.remover).removed(game, removal)
            if flow is not None:
                yield from flow
    yield from mourn(game, removals)
    for removal in removals:
        divert_warriors(game, removal)


def score_for(game: Root, removal: Removal) -> None:
    """3.2.1 Points for enemy buildings and tokens, and what factions score besides; `check_points` follows.

    D.4.2 Whoever scores for what another removes gains that one's points: of whom he is an enemy does not matter.
    9.2.9.III An Allied faction that loses a warrior in it is Hostile at once, and so an enemy (R17).
    """
    if removal.scorer == NONE:
        return
    scorer = game.factions[removal.scorer]
    if game.are_enemies(removal.remover, removal.owner) or scorer.makes_enemy(removal):
        add_points(game, removal.scorer, removal.cardboard, "3.2.1")
        add_points(game, removal.scorer, removal.bonus, "F.1.1")
    scorer.score_removal(game, removal)
    if removal.remover not in (NONE, removal.scorer):
        game.party(removal.remover).score_removal(game, removal)


class Effects:
    """1.5.4 What a party does about a loss: the one that lost, or a hireling for it."""

    def __init__(self, source: int, removal: Removal, flow: Flow[None]) -> None:
        self.source = source
        self.removal = removal
        self.flow = flow


def mourn(game: Root, removals: list[Removal]) -> Flow[None]:
    """The effects of losses on those who lost; 1.1.3 of several losers the turn player says whose come next (R31)."""
    waiting: list[Effects] = []
    for place, removal in enumerate(removals):
        removal.before = removals[:place]
        flow = game.party(removal.owner).lost(game, removal)
        if flow is not None:
            waiting.append(Effects(removal.owner, removal, flow))
        for hireling in game.hirelings:
            flow = hireling.others_lost(game, removal)
            if flow is not None:
                waiting.append(Effects(hireling.party, removal, flow))
    while waiting:
        owner = waiting[0].removal.owner
        order = game.seats_in_order() + [hireling.party for hireling in game.hirelings]
        owners = [party for party in order if any(each.removal.owner == party for each in waiting)]
        if len(owners) > 1 and game.rules.turn_player_orders:
            ask = Ask(game, game.turn, WHOSE_EFFECTS, "1.1.3")
            chosen = yield ask.among(game.options.first, owners, NO_EFFECT_WAITS)
            owner = chosen.args[0]
        theirs = [each for each in waiting if each.removal.owner == owner]
        waiting = [each for each in waiting if each.removal.owner != owner]
        while theirs:
            effects = yield from next_effects(game, owner, theirs)
            theirs.remove(effects)
            yield from effects.flow


def next_effects(game: Root, owner: int, theirs: list[Effects]) -> Flow[Effects]:
    """Of several effects of what one party has lost, those that come next, where that matters: its own or those of a
    hireling for it, which 4.3.4 in battle it says itself, 1.1.3 elsewhere the turn player; and those of which clearing.
    """
    sources = list(dict.fromkeys(each.source for each in theirs if is_in_question(game, owner, each)))
    if len(sources) > 1:
        in_battle = theirs[0].removal.in_battle
        ask = Ask(game, owner if in_battle else game.turn, WHOSE_EFFECTS, "4.3.4" if in_battle else "1.1.3")
        chosen = yield ask.among(game.options.first, sources, NO_EFFECT_WAITS)
        theirs = [each for each in theirs if each.source == chosen.args[0]]
    places = list(dict.fromkeys(each.removal.clearing for each in theirs))
    if len(places) > 1 and game.party(owner).order_matters([each.removal for each in theirs]):
        ask = Ask(game, game.turn, WHICH_EFFECTS, "1.1.3", (owner,))
        chosen = yield ask.among(game.options.at, places, NOTHING_LOST_THERE)
        theirs = [each for each in theirs if each.removal.clearing == chosen.args[0]]
    return theirs[0]


def is_in_question(game: Root, owner: int, effects: Effects) -> bool:
    """Whether effects may come before others that they can hinder, or that can hinder them: what a party that has lost
    pieces must do itself, and what a hireling could do for it now.
    """
    if effects.source == owner:
        return game.party(owner).hinders_help(game, effects.removal)
    helper = next(hireling for hireling in game.hirelings if hireling.party == effects.source)
    return helper.can_help(game, effects.removal)


def divert_warriors(game: Root, removal: Removal) -> None:
    """Crafted cards that take removed warriors instead of the supply, if nobody has saved them; a chief only if R64
    says so.
    """
    owner = game.party(removal.owner)
    chief = removal.count(owner.chief)
    left = removal.warriors - chief - removal.rescued
    if left > 0:
        divert(game, owner.warrior, left)
    if chief > 0 and game.rules.chief_is_buried:
        divert(game, owner.chief, chief)


def promised(game: Root, removal: Removal) -> int:
    """How many warriors of its owner, removed with it, a crafted card will take: nobody places them from the supply."""
    for crafted in game.crafted:
        for card in crafted.cards:
            effect = game.of.effects[card]
            if effect is not None and effect.takes_warriors():
                chief = game.party(removal.owner).chief
                theirs = [each for each in removal.together if each.owner == removal.owner]
                return sum(each.warriors - each.count(chief) - each.rescued for each in theirs)
    return 0


def divert(game: Root, kind: int, count: int) -> None:
    """The first crafted card that takes warriors of a kind takes so many."""
    for seat in game.seats_in_order():
        for card in game.crafted[seat].cards:
            effect = game.of.effects[card]
            if effect is not None and effect.takes_removed(game, seat, kind, count):
                return


def remove_own(game: Root, seat: int, clearing: int, clause: str) -> Flow[None]:
    """A seat removes one of its own warriors, as a cost."""
    removal = Removal(seat, seat, clearing)
    removal.add(game, game.factions[seat].warrior, 1)
    yield from remove(game, [removal], clause)


def replace_warrior(game: Root, seat: int, owner: int, clearing: int, clause: str) -> Flow[None]:
    """G.1.21 A warrior gives way to one of another seat; see `replace`."""
    yield from replace(game, owner, game.party(owner).warrior, seat, game.factions[seat].warrior, clearing, clause)


def replace(game: Root, owner: int, kind: int, seat: int, own: int, clearing: int, clause: str) -> Flow[None]:
    """G.1.21 A piece gives way to one of a seat's own: both or neither, so whoever calls this has looked at
    `forbids_placing` and the supply. A piece replaced goes to its supply, whatever card takes those removed.
    """
    removal = Removal(owner, seat, clearing)
    removal.picked = owner != seat
    removal.add(game, kind, 1)
    take_off(game, removal, clause)
    place(game, seat, own, clearing, 1, clause)
    if removal.bonus > 0 and game.tables.kinds[own].type == BUILDING:
        for landmark in game.landmarks:
            landmark.rebuilt(own, clearing)
    if removal.cardboard > 0:
        score_for(game, removal)
        check_points(game)
    flow = game.factions[seat].removed(game, removal)
    if flow is not None:
        yield from flow
    yield from mourn(game, [removal])


def all_pieces(game: Root, owner: int, clearing: int, remover: int) -> Removal:
    """A removal of everything that a party has in a clearing, but for what cannot be removed."""
    return all_of(game, owner, clearing, remover, (WARRIOR, BUILDING, TOKEN))


def all_cardboard(game: Root, owner: int, clearing: int, remover: int) -> Removal:
    """A removal of all buildings and tokens that a party has in a clearing, but for what cannot be removed."""
    return all_of(game, owner, clearing, remover, (BUILDING, TOKEN))


def all_of(game: Root, owner: int, clearing: int, remover: int, types: tuple[int, ...]) -> Removal:
    removal = Removal(owner, remover, clearing)
    for kind in game.of.kinds_of[owner]:
        if game.tables.kinds[kind].type in types and can_remove(game, remover, owner, kind, clearing):
            removal.add(game, kind, game.count(kind, clearing))
    return removal


def sweep(game: Root, seat: int, clearings: list[int], clause: str) -> Flow[None]:
    """Remove all enemy pieces from clearings, as revolts and favors do; 9.2.2.I pawns stay, at a price."""
    removals: list[Removal] = []
    for clearing in clearings:
        for other in game.other_parties(seat):
            if game.are_enemies(seat, other):
                removal = all_pieces(game, other, clearing, seat)
                if removal.kinds:
                    removals.append(removal)
    yield from remove(game, removals, clause)
    for clearing in clearings:
        for other in game.other_parties(seat):
            if game.are_enemies(seat, other):
                flow = game.party(other).swept(game, clearing, seat)
                if flow is not None:
                    yield from flow
