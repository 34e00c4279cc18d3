"""4.3 Battle, in its four steps."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.party import Party
from lawspeaker.games.root.model.phrases import (
    AMBUSH,
    AMBUSHED,
    BATTLE_WHERE,
    BATTLE_WHOM,
    BATTLES,
    DEFENSELESS,
    FOIL,
    FOILED,
    HITS,
    LOSE_PIECE,
    ROLLED,
    SPARED,
    UNHARMED,
    USE_IN_BATTLE,
    USED,
    WHO_FIRST,
)
from lawspeaker.games.root.model.reasons import (
    AMBUSH_ELSEWHERE,
    NO_AMBUSH,
    NO_FIGHTERS,
    NO_PIECES_THERE,
    NOBODY_TO_FIGHT,
    NOT_AN_ENEMY,
    NOT_CRAFTED,
    NOT_IN_HAND,
    NOT_IN_THE_BATTLE,
    NOT_IN_THIS_BATTLE,
    NOT_ONESELF,
    NOTHING_TO_LOSE,
    ONLY_FRIENDS,
    OTHER_USE,
    SHIELDED,
)
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BUILDING, CLEARINGS, FIRST_HIRELING, NONE, TOKEN
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.concepts import acting, fits
from lawspeaker.games.root.rules.pieces import Removal, is_shielded, remove
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason, Topic
from lawspeaker.kernel.option import Option

AMBUSH_HITS = 2


class Battle:
    """One battle while it is fought."""

    def __init__(self, attacker: int, defender: int, clearing: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.attacker_rolled = 0  # hits each side deals by the dice,
        self.defender_rolled = 0
        self.attacker_extra = 0  # and by effects
        self.defender_extra = 0
        self.ally: int = NONE  # whose warriors a Vagabond treats as his own here (9.2.9.IIc)
        self.ally_hits = 0  # how many hits those warriors have taken, and how many the Vagabond himself
        self.own_hits = 0
        self.borrower: int = NONE  # which side treats another's warriors as its own here,
        self.lender: int = NONE  # and whose (11.2.7.III)
        self.defender_help = 0  # what others add to the most hits that the defender can roll (D.5.2)
        self.chooser: int = NONE  # who chooses the pieces removed, if not their owners (D.4.2),
        self.scorer: int = NONE  # who scores for them, if not those who dealt the hits,
        self.remover: int = NONE  # and who counts as removing them
        self.used: list[int] = []  # crafted cards used in it
        self.spared: list[int] = []  # parties that have ignored their first hit
        self.called_off = False  # whether the attacker was forced to it, and cannot pay for it
        self.turned = False  # whether the defender has paid to deal the higher roll
        self.looting = False  # whether the attacker deals no rolled hits (14.2.5)

    def opponent(self, party: int) -> int:
        return self.defender if party == self.attacker else self.attacker

    def add_hits(self, party: int, hits: int) -> None:
        """4.3.3.I Extra hits dealt by one side."""
        if party == self.attacker:
            self.attacker_extra += hits
        else:
            self.defender_extra += hits


class Losses:
    """4.3.4 What one side is to lose for its hits. Nothing of it happens before both sides have chosen."""

    def __init__(self, party: int, removal: Removal) -> None:
        self.party = party
        self.removal = removal
        self.borrowed: Removal | None = None  # what of it falls on warriors of another that it treats as its own
        self.own: list[Option] = []  # what a faction has chosen that takes hits in its own way


# Choosing a battle


def targets(game: Root, party: int, clearing: int) -> list[int]:
    """4.3 Whom a party can battle in a clearing: nobody where it has nothing to fight with, nor could borrow it."""
    if game.party(party).can_fight(game, clearing):
        return [other for other in game.other_parties(party) if forbids_target(game, party, other, clearing) is None]
    if not has_lender(game, party):
        return []
    return [other for other in game.other_parties(party) if forbids_battle(game, party, other, clearing) is None]


def forbids_battle(game: Root, party: int, other: int, clearing: int) -> Reason | None:
    """4.3 What forbids a battle, by `forbids_meeting` or by the one who is to be battled."""
    return forbids_meeting(game, party, other, clearing) or game.party(other).forbids_battle(game, party, clearing)


def forbids_meeting(game: Root, party: int, other: int, clearing: int) -> Reason | None:
    """4.3 Own warriors or pawn there, and somebody to face."""
    return forbids_facing(game, party, other, clearing) if can_fight(game, party, other, clearing) else NO_FIGHTERS


def forbids_target(game: Root, party: int, other: int, clearing: int) -> Reason | None:
    """What keeps a party from battling another in a clearing, were it there."""
    return forbids_facing(game, party, other, clearing) or game.party(other).forbids_battle(game, party, clearing)


def forbids_facing(game: Root, party: int, other: int, clearing: int) -> Reason | None:
    """4.3 Pieces of another player; R33 who may have to be an enemy, E.2.2 and not shielded by a hireling."""
    if not game.has_pieces(other, clearing):
        return NO_PIECES_THERE
    if not is_opponent(game, party, other):
        return NOT_AN_ENEMY
    return SHIELDED if is_shielded(game, other, clearing, party) else None


def can_fight(game: Root, party: int, other: int, clearing: int) -> bool:
    """4.3 Whether a party has warriors or its pawn in a clearing to attack another with, 11.2.7.III or warriors that it
    may treat as its own.
    """
    if game.party(party).can_fight(game, clearing):
        return True
    return lender(game, party, other, clearing) != NONE


def lender(game: Root, party: int, other: int, clearing: int) -> int:
    """11.2.7.III Whose warriors in a clearing a party may treat as its own in a battle with another; or NONE."""
    for seat in game.of.lenders:
        if seat in (party, other) or not game.factions[seat].lends_warriors(game, party):
            continue
        if game.warriors(seat, clearing) > 0:
            return seat
    return NONE


def has_lender(game: Root, party: int) -> bool:
    """11.2.7.III Whether a party may treat anybody's warriors as its own, somewhere."""
    for seat in game.of.lenders:
        if seat != party and game.factions[seat].lends_warriors(game, party):
            return True
    return False


def can_be_battled(game: Root, party: int, other: int, clearing: int) -> bool:
    """Whether another has pieces in a clearing for a party to battle, were it there."""
    return game.has_pieces(other, clearing) and is_opponent(game, party, other)


def is_opponent(game: Root, party: int, other: int) -> bool:
    """R33 Whether a party may battle another at all; E.3.2 hirelings battle, and are battled by, enemies only."""
    anybody = game.rules.battle_anybody and party < FIRST_HIRELING and other < FIRST_HIRELING
    return anybody or game.are_enemies(party, other)


def forbids_battle_in(game: Root, party: int, clearing: int) -> Reason | None:
    """4.3 Somebody must be there to battle, and to be battled."""
    if not can_fight(game, party, NONE, clearing):
        return NO_FIGHTERS
    if has_targets(game, game.party(party), clearing):
        return None
    there = [other for other in game.other_parties(party) if game.has_pieces(other, clearing)]
    for other in there:
        if can_be_battled(game, party, other, clearing):
            return forbids_battle(game, party, other, clearing)
    return ONLY_FRIENDS if there else NOBODY_TO_FIGHT


def hides_battle(game: Root, party: int, clearing: int) -> bool:
    """Whether somebody is there whom a party can battle or not, by cards that only its player sees."""
    for hireling in game.hirelings:
        if hireling.takes_card(game) and forbids_meeting(game, party, hireling.party, clearing) is None:
            return holds_secrets(game, party)
    return False


def holds_secrets(game: Root, party: int) -> bool:
    """Whether the player of a party has a hand that the others do not see."""
    hand = game.hands[game.player(party)]
    return bool(hand.cards) and not hand.is_open()


def hides_battles(game: Root, party: int) -> bool:
    """Whether there is such a clearing. Then a party is asked for a battle, whether it can have one or not."""
    if not any(hireling.takes_card(game) for hireling in game.hirelings):
        return False
    return any(hides_battle(game, party, clearing) for clearing in range(CLEARINGS))


def forced_targets(game: Root, party: int, clearing: int) -> list[int]:
    """1.5.5 Whom others can force a party to battle in a clearing."""
    return [other for other in game.other_parties(party) if forbids_forced_battle(game, party, other, clearing) is None]


def forbids_forced_battle(game: Root, party: int, other: int, clearing: int) -> Reason | None:
    """1.5.5 The same as for a battle of the own choice. But whether a party holds the card that it takes is a secret of
    its hand: whoever holds any card can be forced to try.
    """
    if game.party(other).takes_card(game) and holds_secrets(game, party):
        return forbids_meeting(game, party, other, clearing)
    return forbids_battle(game, party, other, clearing)


def battlefields(game: Root, party: int) -> list[int]:
    """The clearings where a party can battle."""
    fighter = game.party(party)
    return [clearing for clearing in range(CLEARINGS) if has_targets(game, fighter, clearing)]


def can_battle(game: Root, party: int) -> bool:
    """Whether there is such a clearing."""
    fighter = game.party(party)
    for clearing in range(CLEARINGS):
        if has_targets(game, fighter, clearing):
            return True
    return False


def has_targets(game: Root, fighter: Party, clearing: int) -> bool:
    """4.3 Whether there is anybody whom a party can battle in a clearing."""
    party = fighter.party
    if not fighter.can_fight(game, clearing):
        return has_lender(game, party) and bool(targets(game, party, clearing))
    for other in game.other_parties(party):
        if game.has_pieces(other, clearing) and forbids_target(game, party, other, clearing) is None:
            return True
    return False


class Battling(Judge[Root]):
    """Of where to battle."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_battle_in(game, acting(ask), a)


class Defending(Judge[Root]):
    """Of whom to battle, in the clearing that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        clearing, party = ask.args
        return NOT_ONESELF if a == party else forbids_battle(game, party, a, clearing)


class ForcedDefending(Judge[Root]):
    """Of whom to force a party to battle, in the clearing that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        clearing, party = ask.args
        return NOT_ONESELF if a == party else forbids_forced_battle(game, party, a, clearing)


BATTLING: Final = Battling()
FORCED_DEFENDING: Final = ForcedDefending()
DEFENDING: Final = Defending()


def offer_battles(ask: Ask, game: Root, seat: int) -> Ask:
    """4.3 Offer to battle: where."""
    ask.secret = ask.secret or hides_battles(game, seat)
    return ask.among(game.options.battle, battlefields(game, seat), BATTLING)


def choose_battle(game: Root, seat: int, clause: str) -> Flow[Battle]:
    """Choose where, then whom, and fight."""
    chosen = yield offer_battles(Ask(game, seat, BATTLE_WHERE, clause), game, seat)
    return (yield from battle_in(game, seat, chosen.args[0], clause))


def battle_in(game: Root, party: int, clearing: int, clause: str) -> Flow[Battle]:
    """Choose whom to battle in a clearing, and fight."""
    chosen = yield whom_ask(game, party, clearing, clause)
    battle = Battle(party, chosen.args[0], clearing)
    yield from fight(game, battle)
    return battle


def whom_ask(game: Root, party: int, clearing: int, clause: str) -> Ask:
    """4.3 The question whom to battle in a clearing."""
    secret = hides_battle(game, party, clearing)
    ask = Ask(game, game.player(party), BATTLE_WHOM, clause, (clearing, party), secret=secret)
    return ask.among(game.options.against, targets(game, party, clearing), DEFENDING)


def battle_if_able(game: Root, party: int, clearing: int, clause: str) -> Flow[bool]:
    """Battle in a clearing where a party must if it can; whether it did. Where that depends on a hidden hand it is
    asked in any case, and can only decline if it cannot.
    """
    ask = whom_ask(game, party, clearing, clause)
    if not ask.options:
        if not ask.secret:
            return False
        ask.add(game.options.decline)
    chosen = yield ask
    if chosen is game.options.decline:
        return False
    battle = Battle(party, chosen.args[0], clearing)
    yield from fight(game, battle)
    return not battle.called_off


# The steps


def fight(game: Root, battle: Battle) -> Flow[None]:
    """4.3 Ambush, roll, effects, hits. Where the attacker must pay first and cannot, there is no battle."""
    game.tell("4.3", BATTLES, battle.attacker, battle.defender, battle.clearing)
    for party in in_order(game):
        flow = party.at_start_of_battle(game, battle)
        if flow is not None:
            yield from flow
    if battle.called_off:
        return
    goes_on = yield from ambush(game, battle)
    if goes_on:
        for party in in_order(game):
            flow = party.before_roll(game, battle)
            if flow is not None:
                yield from flow
        roll(game, battle)
        yield from use_effects(game, battle)
        add_extra_hits(game, battle)
        yield from apply_hits(game, battle)
    for party in in_order(game):
        flow = party.after_battle(game, battle)
        if flow is not None:
            yield from flow


def in_order(game: Root) -> list[Party]:
    """All parties: the factions in turn order, then the hirelings."""
    found: list[Party] = [game.factions[seat] for seat in game.seats_in_order()]
    found += game.hirelings
    return found


# 4.3.1 Ambush


def ambush(game: Root, battle: Battle) -> Flow[bool]:
    """4.3.1 The defender may ambush, 4.3.1.I the attacker may foil it; 4.3.1.II else two hits at once, and only then is
    the card discarded. Gives whether the battle goes on.
    """
    for card in game.effects_of(battle.attacker):
        effect = game.of.effects[card]
        if effect is not None and effect.stops_ambush():
            if may_hold_ambush(game, battle.defender, battle.clearing):
                game.tell("4.1.3", USED, battle.attacker, card)
            return True
    played = yield from play_ambush(game, battle, battle.defender, AMBUSH, "4.3.1")
    if played == NONE:
        return True
    game.tell("4.3.1", AMBUSHED, battle.defender, played, battle.clearing)
    foil = yield from play_ambush(game, battle, battle.attacker, FOIL, "4.3.1.I")
    if foil != NONE:
        game.tell("4.3.1.I", FOILED, battle.attacker, foil)
        cards.put_away(game, game.played, foil)
        cards.put_away(game, game.played, played)
        return True
    game.tell("4.3.4", HITS, battle.attacker, AMBUSH_HITS, battle.clearing)
    hits = spare(game, battle, battle.attacker, AMBUSH_HITS)
    losses = yield from choose_losses(game, battle, battle.attacker, hits)
    over = routs(game, battle, losses)
    yield from suffer(game, battle, [losses], "4.3.1.II")
    cards.put_away(game, game.played, played)
    return not over


def routs(game: Root, battle: Battle, losses: Losses) -> bool:
    """4.3.1.II Whether losses leave the attacker neither warrior nor pawn; what brings some back comes too late."""
    removal = losses.removal
    if removal.owner != battle.attacker or game.party(battle.attacker).warrior == NONE:  # a pawn is never removed
        return False
    if losses.borrowed is not None and losses.borrowed.warriors < borrowed_warriors(game, battle, battle.attacker):
        return False
    return removal.warriors == game.warriors(battle.attacker, battle.clearing)


def may_hold_ambush(game: Root, seat: int, clearing: int) -> bool:
    """Whether, for all that everybody can see, a seat may hold an ambush card that matches a clearing."""
    if seat >= FIRST_HIRELING or not game.hands[seat].cards:  # E.3.5 hirelings never ambush
        return False
    if game.hands[seat].is_open():
        return any(forbids_ambush(game, seat, card, clearing) is None for card in game.hands[seat].cards)
    for card in range(len(game.deck_of.ids)):
        if not game.deck_of.ambush[card] or not fits(game, card, clearing):
            continue
        if card not in game.discards.cards and card not in game.played.cards:
            return True
    return False


def play_ambush(game: Root, battle: Battle, seat: int, topic: Topic, clause: str) -> Flow[int]:
    """Ask for an ambush card whenever the seat might hold one; whether it does is its secret."""
    if not may_hold_ambush(game, seat, battle.clearing):
        return NONE
    ask = Ask(game, seat, topic, clause, (battle.clearing, battle.opponent(seat)), secret=True)
    ask.offer(game.options.ambush, game.hands[seat].cards, AMBUSHING)
    chosen = yield ask.add(game.options.decline)
    if chosen is game.options.decline:
        return NONE
    cards.play(game, seat, chosen.args[0])
    return chosen.args[0]


def forbids_ambush(game: Root, seat: int, card: int, clearing: int) -> Reason | None:
    """4.3.1 An ambush card of the hand that matches the clearing."""
    if card not in game.hands[seat].cards:
        return NOT_IN_HAND
    if not game.deck_of.ambush[card]:
        return NO_AMBUSH
    return None if fits(game, card, clearing) else AMBUSH_ELSEWHERE


class Ambushing(Judge[Root]):
    """Of ambush cards, in the clearing that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_ambush(game, ask.seat, a, ask.args[0])


AMBUSHING: Final = Ambushing()


# 4.3.2 Roll


def roll(game: Root, battle: Battle) -> None:
    """4.3.2 The attacker deals the higher, the defender the lower roll; 4.3.2.I no more than each has warriors."""
    faces = len(game.tables.die)
    high, low = game.tables.die[game.chance.die(faces, 0)], game.tables.die[game.chance.die(faces, 0)]
    if high < low:
        high, low = low, high
    game.tell("4.3.2", ROLLED, battle.attacker, high, low)
    attacker, defender = game.party(battle.attacker), game.party(battle.defender)
    if battle.turned or defender.turns_dice(game):
        high, low = low, high
    most_dealt = attacker.hit_limit(game, battle) + borrowed_warriors(game, battle, battle.attacker)
    most_taken = defender.hit_limit(game, battle) + borrowed_warriors(game, battle, battle.defender)
    battle.attacker_rolled = 0 if battle.looting else min(high, most_dealt)
    battle.defender_rolled = min(low, most_taken + battle.defender_help)


def borrowed_warriors(game: Root, battle: Battle, party: int) -> int:
    """11.2.7.III How many warriors of another a side treats as its own in a battle."""
    return game.warriors(battle.lender, battle.clearing) if battle.borrower == party else 0


# 4.3.3 Effects


def battle_uses(game: Root, battle: Battle, seat: int) -> list[Option]:
    """4.3.3 What a side may use now, each crafted card once a battle."""
    options: list[Option] = []
    for card in game.effects_of(seat):
        effect = game.of.effects[card]
        if effect is not None and card not in battle.used and effect.in_battle(game, battle, seat, card):
            options.append(effect.battle_option(game, seat, card))
    return options + game.party(seat).battle_uses(game, battle)


class UsingIt(Judge[Root]):
    """Of crafted cards in a battle. What else is going on there only the battle knows, which has made the offer."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a not in game.crafted[ask.seat].cards:
            return NOT_CRAFTED
        return None if game.options.use(a) in ask.options else NOT_IN_THIS_BATTLE


USING_IT: Final = UsingIt()


def chosen_card(game: Root, seat: int, option: Option) -> int:
    """The crafted card that one of `battle_uses` uses; NONE if it is of another kind."""
    for card in game.effects_of(seat):
        effect = game.of.effects[card]
        if effect is not None and effect.battle_option(game, seat, card) is option:
            return card
    return NONE


def use_effects(game: Root, battle: Battle) -> Flow[None]:
    """4.3.3 Both sides may use effects; where both can, the attacker decides who goes first."""
    order = [battle.attacker, battle.defender]
    if battle_uses(game, battle, battle.attacker) and battle_uses(game, battle, battle.defender):
        ask = Ask(game, game.player(battle.attacker), WHO_FIRST, "4.3.3", (battle.clearing,))
        chosen = yield ask.among(game.options.first, order, NOT_IN_THE_BATTLE)
        if chosen.args[0] == battle.defender:
            order.reverse()
    for seat in order:
        yield from use_side(game, battle, seat)


def use_side(game: Root, battle: Battle, seat: int) -> Flow[None]:
    """One side uses effects until it has enough."""
    o = game.options
    while True:
        options = battle_uses(game, battle, seat)
        if not options:
            return
        dealt, taken = battle.attacker_rolled, battle.defender_rolled
        if seat == battle.defender:
            dealt, taken = taken, dealt
        args = (battle.clearing, dealt, taken)
        ask = Ask(game, game.player(seat), USE_IN_BATTLE, "4.3.3", args).judged(o.use.kind, USING_IT)
        for option in options:
            ask.add(option)
            if option.kind != o.use.kind:
                ask.judged(option.kind, OTHER_USE)
        chosen = yield ask.add(o.done)
        if chosen is o.done:
            return
        flow: Flow[None] | None
        card = chosen_card(game, seat, chosen)
        effect = game.of.effects[card] if card != NONE else None
        if effect is not None:
            battle.used.append(card)
            game.tell("4.3.3", USED, seat, card)
            flow = effect.use_in_battle(game, battle, seat, card)
        else:
            flow = game.party(seat).use_in_battle(game, battle, chosen)
        if flow is not None:
            yield from flow


def add_extra_hits(game: Root, battle: Battle) -> None:
    """4.3.3.I What factions add by themselves; 4.3.3.II one hit against the defenseless."""
    for seat in (battle.attacker, battle.defender):
        battle.add_hits(seat, game.party(seat).extra_hits(game, battle))
        for hireling in game.hirelings:
            if hireling.controller == seat:  # E.2.2
                battle.add_hits(seat, hireling.hits_for_controller(game, battle))
    borrowed = borrowed_warriors(game, battle, battle.defender)
    if borrowed == 0 and game.party(battle.defender).is_defenseless(game, battle.clearing):
        battle.add_hits(battle.attacker, 1)
        game.tell("4.3.3.II", DEFENSELESS, battle.defender)


# 4.3.4 Hits


def apply_hits(game: Root, battle: Battle) -> Flow[None]:
    """4.3.4 Both sides take their hits at the same time: what goes is chosen first, then removed together. Where both
    have a choice, neither sees the other's before it has made its own.
    """
    taken = [
        (battle.defender, battle.attacker_rolled + battle.attacker_extra),
        (battle.attacker, battle.defender_rolled + battle.defender_extra),
    ]
    taken = [(seat, hits) for seat, hits in taken if hits > 0]
    for seat, hits in taken:
        game.tell("4.3.4", HITS, seat, hits, battle.clearing)
    taken = [(seat, spare(game, battle, seat, hits)) for seat, hits in taken]
    choosing = [chooser(game, battle, seat) for seat, hits in taken if has_choice(game, battle, seat, hits)]
    sealed = len(set(choosing)) > 1
    losses: list[Losses] = []
    for seat, hits in taken:
        chosen = yield from choose_losses(game, battle, seat, hits, sealed)
        losses.append(chosen)
    if sealed:
        game.unseal()
    yield from suffer(game, battle, losses, "4.3.4")


def chooser(game: Root, battle: Battle, seat: int) -> int:
    """4.3.4 Who chooses what a side loses: itself, D.4.2 or the Vagrant; but items are always damaged by their owner's
    choice (9.2.7).
    """
    if battle.chooser != NONE and game.party(seat).warrior != NONE:
        return battle.chooser
    player = game.player(seat)
    return game.player(battle.opponent(seat)) if player == NONE else player


def has_choice(game: Root, battle: Battle, seat: int, hits: int) -> bool:
    """4.3.4 Whether there is any choice in what a side loses for so many hits."""
    return game.party(seat).has_choice_of_losses(game, battle, hits - borrowed_hits(game, battle, seat, hits))


def borrowed_hits(game: Root, battle: Battle, party: int, hits: int) -> int:
    """11.2.7.IIIa Of so many hits on a side, how many fall on the warriors it treats as its own: half of them, less an
    odd one; and what its own warriors are too few for, E.2.2 or cannot be removed for.
    """
    own = 0 if is_safe(game, battle, party) else min(game.warriors(party, battle.clearing), (hits + 1) // 2)
    return min(borrowed_at_risk(game, battle, party), hits - own)


def borrowed_at_risk(game: Root, battle: Battle, party: int) -> int:
    """11.2.7.IIIa How many of the warriors that a side treats as its own can take hits: E.2.2 none, if the other side
    cannot remove them.
    """
    if battle.borrower != party or is_shielded(game, battle.lender, battle.clearing, remover_of(battle, party)):
        return 0
    return borrowed_warriors(game, battle, party)


def spare(game: Root, battle: Battle, party: int, hits: int) -> int:
    """How many hits a side takes that may ignore the first one in a battle, an ambush's too; tells of it. E.2.2 Where
    its own pieces cannot be removed, there may be others' that fight for it (11.2.7.IIIa).
    """
    if hits > 0 and is_safe(game, battle, party):
        game.tell("E.2.2", UNHARMED, party, battle.clearing)
        hits = min(hits, borrowed_at_risk(game, battle, party))
    if hits == 0 or party in battle.spared:
        return hits
    clause = game.party(party).ignores_first_hit(game, battle)
    for hireling in game.hirelings:
        if not clause and hireling.controller == party:  # E.2.2
            clause = hireling.shields_controller(game, battle)
    if not clause:
        return hits
    battle.spared.append(party)
    game.tell(clause, SPARED, party, battle.clearing)
    return hits - 1


def is_safe(game: Root, battle: Battle, party: int) -> bool:
    """E.2.2 Whether the pieces of a side cannot be removed; items are damaged all the same."""
    return game.party(party).warrior != NONE and is_shielded(game, party, battle.clearing, remover_of(battle, party))


def remover_of(battle: Battle, side: int) -> int:
    """4.3.4 Who removes the pieces that a side loses: the other side, R18 or the Vagrant."""
    return battle.opponent(side) if battle.remover == NONE else battle.remover


def choose_losses(game: Root, battle: Battle, seat: int, hits: int, sealed: bool = False) -> Flow[Losses]:
    """4.3.4 What a side loses for its hits: warriors first, then buildings and tokens of its owner's choice.

    How often a side is asked does not depend on its answers: that would break the seal.
    """
    removal = removal_by_hits(battle, seat, seat)
    losses = Losses(seat, removal)
    left = hits
    if battle.borrower == seat:
        losses.borrowed = removal_by_hits(battle, seat, battle.lender)
        losses.borrowed.add(game, game.party(battle.lender).warrior, borrowed_hits(game, battle, seat, hits))
        left -= losses.borrowed.warriors
    own_way = game.party(seat).choose_losses(game, battle, losses, left, sealed)
    if own_way is not None:
        yield from own_way
        return losses
    left = yield from choose_warriors(game, battle, losses, left, sealed)
    while left > 0:
        kinds = [kind for kind in cardboard(game, seat) if game.count(kind, battle.clearing) > removal.count(kind)]
        if not kinds:
            break
        standing = [game.count(kind, battle.clearing) - removal.count(kind) for kind in kinds]
        if sum(standing) <= left:  # nothing to choose: all of it goes
            for number, kind in enumerate(kinds):
                removal.add(game, kind, standing[number])
            left -= sum(standing)
            continue
        chosen = yield loss_ask(game, battle, seat, left, sealed).among(game.options.lose, kinds, NOTHING_TO_LOSE)
        removal.add(game, chosen.args[0], 1)
        left -= 1
    return losses


def removal_by_hits(battle: Battle, side: int, owner: int) -> Removal:
    """4.3.4 What a side is to lose for its hits, of pieces of its own, or of another that fight for it."""
    removal = Removal(owner, remover_of(battle, side), battle.clearing, in_battle=True)
    removal.defending = side == battle.defender
    removal.served = side
    removal.picked = battle.chooser != NONE  # D.4.2
    if battle.scorer != NONE:
        removal.scorer = battle.scorer
    return removal


def choose_warriors(game: Root, battle: Battle, losses: Losses, hits: int, sealed: bool) -> Flow[int]:
    """4.3.4 The warriors that a side loses. Where not all go and its chief is among them (14.2.2), one ask says whether
    he goes. Gives the hits that are left.
    """
    owner, clearing = game.party(losses.party), battle.clearing
    left = min(hits, game.warriors(losses.party, clearing))
    chief = game.count(owner.chief, clearing)
    if 0 < left <= game.count(owner.warrior, clearing) and chief > 0:
        ask = loss_ask(game, battle, losses.party, left, sealed)
        chosen = yield ask.among(game.options.lose, [owner.warrior, owner.chief], NOTHING_TO_LOSE)
        chief = 1 if chosen.args[0] == owner.chief else 0
    chief = min(chief, left)
    losses.removal.add(game, owner.chief, chief)
    losses.removal.add(game, owner.warrior, left - chief)
    return hits - left


def loss_ask(game: Root, battle: Battle, seat: int, left: int, sealed: bool) -> Ask:
    """4.3.4 The question what a side loses next."""
    asked = chooser(game, battle, seat)
    args = (battle.clearing, left, NONE if asked == seat else seat)
    return Ask(game, asked, LOSE_PIECE, "4.3.4", args, sealed=sealed)


def suffer(game: Root, battle: Battle, losses: list[Losses], clause: str) -> Flow[None]:
    """4.3.4 Everything that was chosen happens together."""
    removals: list[Removal] = []
    for each in losses:
        game.party(each.party).suffer(game, battle, each)
        if each.removal.kinds:
            removals.append(each.removal)
        if each.borrowed is not None and each.borrowed.kinds:
            removals.append(each.borrowed)
    yield from remove(game, removals, clause)


def cardboard(game: Root, party: int) -> list[int]:
    """The kinds of buildings and tokens of a party."""
    return [kind for kind in game.of.kinds_of[party] if game.tables.kinds[kind].type in (BUILDING, TOKEN)]


def is_cardboard(game: Root, party: int, kind: int) -> bool:
    """Whether a kind of piece is one of a party's buildings or tokens."""
    return game.tables.kinds[kind].type in (BUILDING, TOKEN) and kind in game.of.kinds_of[party]
