"""F0 and F1 What tribes that meet on a card can agree on."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.options import MOST_DEALT
from lawspeaker.games.greenland.model.phrases import (
    CARD_GIVEN,
    DISKS_GIVEN,
    DIVORCED,
    LEAVES,
    LEFT,
    PLEDGED,
)
from lawspeaker.games.greenland.model.reasons import (
    EVERYBODY_LEAVES,
    FOREIGN_MARRIAGE,
    GOING_IS_SETTLED,
    GROOM_NEEDS_TRANSPORT,
    IS_MARRIED,
    IS_UNMARRIED,
    MARKLAND_SHUT,
    NO_DIVORCE,
    NO_GROOM,
    NO_TRANSPORT,
    NO_WAY_HOME_FOR_HUSBAND,
    NOBODY_ON_CARD,
    NOT_THEIR_CARD,
    NOT_THEIR_DAUGHTER,
    NOT_TRADABLE,
    OFFERED_ALREADY,
    PLEDGED_TO_STAY,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import ANIMAL, CHIEF, DISKS, INVENTION, NONE
from lawspeaker.games.greenland.phases.any_time import keep_hand_sizes
from lawspeaker.games.greenland.phases.assignment.transport import has_transport, is_shut, most_leaving
from lawspeaker.games.greenland.phases.negotiation.marriage import dismiss_guards, marry
from lawspeaker.games.tribes.deal import Bargain
from lawspeaker.games.tribes.hunt import go_home
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.games.tribes.reasons import NOT_SO_MANY
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason
from lawspeaker.kernel.option import Family, Option

# Which brides can be come to, if not one alone.
NO_BRIDE: Final = -1
ANY_BRIDE: Final = -2


class CardBargain(Bargain):
    """A card on which several tribes have pieces."""

    def __init__(self, game: Greenland, card: int) -> None:
        super().__init__(game, "F0.1")
        self.table = game
        self.card = card

    def parties(self) -> list[int]:
        """F0.1 The tribes on the card, A3.1 the one with most iron first; F0.e1 formerly a tableau's owner."""
        game = self.table
        present = parties_on(game, self.card)
        if game.rules.first_edition and game.tableau[self.card] != NONE and present:
            present = sorted({*present, game.tableau[self.card]})
        return by_iron(game, [tribe for tribe in present if not game.extinct[tribe]])

    def further_terms(self) -> list[Option]:
        """F0.2 Disks, cards, marriages, divorces, F0.3 leaving, and staying; each kind of disks once from each side."""
        game, o = self.table, self.table.options
        one, other = game.speaker, game.partner
        options = gifts(game)
        if self.forbids_moving(one) is None:
            options += o.leave.up_to(self.room(one))
            options.append(o.stay)
        if self.forbids_moving(other) is None:
            options += o.ask_leave.up_to(self.room(other))
            options.append(o.ask_stay)
        for bride in self.possible_brides():
            add_new(game, options, o.marry.at(bride))
        if not game.rules.first_edition:
            for host in (one, other):
                for card in game.laid[host]:
                    if not game.is_daughter(card) or game.husband(card) not in (one, other):
                        continue
                    if self.forbids_divorce(card) is None:
                        add_new(game, options, o.divorce.at(card))
        return options

    def judge_terms(self, ask: Ask) -> None:
        judge_gifts(ask)
        ask.judged("leave", LEAVING).judged("ask_leave", ASKING_TO_LEAVE)
        ask.judged("stay", STAYING).judged("ask_stay", ASKING_TO_STAY)
        ask.judged("marry", MARRYING).judged("divorce", DIVORCING)

    def forbids_moving(self, tribe: int) -> Reason | None:
        """Only a tribe on the card leaves or stays; who has promised to stay does, and an offer settles it once."""
        game = self.table
        if game.hunters(tribe, self.card) == 0:
            return NOBODY_ON_CARD
        if game.pledged[tribe]:
            return PLEDGED_TO_STAY
        o, speaks = game.options, tribe == game.speaker
        leave, stay = o.leave if speaks else o.ask_leave, o.stay if speaks else o.ask_stay
        for term in game.terms:
            if term == stay.number or leave.has(term):
                return GOING_IS_SETTLED
        return None

    def forbids_leaving(self, tribe: int, number: int) -> Reason | None:
        """F0.5 More than mariners and sleds carry cannot leave; D9.e1 in the first edition, Markland may be shut."""
        game = self.table
        if not 0 < number <= game.hunters(tribe, self.card):
            return NOT_SO_MANY
        forbidden = self.forbids_moving(tribe)
        if forbidden is not None:
            return forbidden
        if is_shut(game, self.card):
            return MARKLAND_SHUT
        return None if number <= self.room(tribe) else NO_TRANSPORT

    def room(self, tribe: int) -> int:
        """F0.5 How many more of a tribe's hunters could leave, besides those who leave by the offer as it is.

        R35 Perhaps those who marry, unless the bride is on this card, leave as well.
        """
        game = self.table
        leaving = 0
        if game.terms:
            leave = game.options.leave if tribe == game.speaker else game.options.ask_leave
            leaving = sum(term.args[0] for term in self.agreed_on(leave))
            if game.rules.grooms_need_transport:
                leaving += sum(1 for wife in self.brides(tribe) if wife != self.card)
        return most_leaving(game, tribe, self.card) - leaving

    def brides(self, tribe: int) -> list[int]:
        """The daughters whom hunters of a tribe would marry by the offer."""
        return [term.args[0] for term in self.agreed_on(self.table.options.marry) if self.groom(term.args[0]) == tribe]

    def groom(self, daughter: int) -> int:
        """Whose hunter would marry a daughter: the speaker's, unless she is of his own family."""
        return self.table.partner if self.table.tableau[daughter] == self.table.speaker else self.table.speaker

    def families(self) -> list[int]:
        """Whose daughters can marry by the offer: those of the two tribes, R36 or those of a third one, too."""
        game = self.table
        return game.playing() if game.rules.absent_families_consent else [game.speaker, game.partner]

    def forbids_marriage(self, daughter: int) -> Reason | None:
        """F1.1 A hunter on this card can marry an unmarried daughter of the other tribe; F1.3 none that is married.

        R36 A hunter of the speaker can marry one of a third tribe, too. R35 Unless she is on this card a groom may
        need transport.
        """
        game = self.table
        if not game.is_daughter(daughter) or game.tableau[daughter] not in self.families():
            return NOT_THEIR_DAUGHTER
        if game.husband(daughter) != NONE:
            return IS_MARRIED
        return self.forbids_groom(self.groom(daughter), daughter != self.card)

    def forbids_groom(self, groom: int, travels: bool) -> Reason | None:
        """What keeps a tribe's hunters on this card from a wedding, for which they may have to travel. D9.e1 In the
        first edition Markland may be shut.
        """
        game = self.table
        grooms = game.hunters(groom, self.card)
        if grooms == 0 or (game.terms and grooms <= len(self.brides(groom))):
            return NO_GROOM
        if game.pledged[groom]:
            return PLEDGED_TO_STAY
        if is_shut(game, self.card):
            return MARKLAND_SHUT
        if game.rules.grooms_need_transport and travels and self.room(groom) <= 0:
            return GROOM_NEEDS_TRANSPORT
        return None

    def possible_brides(self) -> list[int]:
        """The daughters whose marriage nothing forbids."""
        game = self.table
        speakers, partners = self.within_reach(game.speaker), self.within_reach(game.partner)
        found: list[int] = []
        if speakers == partners == NO_BRIDE:
            return found
        for host in self.families():
            reach = partners if host == game.speaker else speakers
            if reach != NO_BRIDE:
                for card in game.laid[host]:
                    if game.is_daughter(card) and game.husband(card) == NONE and reach in (ANY_BRIDE, card):
                        found.append(card)
        return found

    def within_reach(self, groom: int) -> int:
        """Which brides a tribe's hunters on this card can come to: any, only the one who is this card, or none."""
        if self.forbids_groom(groom, False) is not None:
            return NO_BRIDE
        travels = not self.table.rules.grooms_need_transport or self.forbids_groom(groom, True) is None
        return ANY_BRIDE if travels else self.card

    def forbids_divorce(self, daughter: int) -> Reason | None:
        """F0.4 A husband of either tribe can leave a daughter of the other, F0.5 if there is a way home for him; not in
        the first edition (F0.e1).
        """
        game, dealing = self.table, (self.table.speaker, self.table.partner)
        if not game.is_daughter(daughter) or game.tableau[daughter] == NONE:
            return IS_UNMARRIED
        host, husband = game.tableau[daughter], game.husband(daughter)
        if husband == NONE:
            return IS_UNMARRIED
        if game.rules.first_edition:
            return NO_DIVORCE
        if host == husband or host not in dealing or husband not in dealing:
            return FOREIGN_MARRIAGE
        return None if has_transport(game, husband, game.homeland(host)) else NO_WAY_HOME_FOR_HUSBAND

    def agreed_on(self, kind: Family) -> list[Option]:
        """The terms of one kind."""
        options = self.table.of.catalogue.options
        return [options[term] for term in self.table.terms if kind.has(term)]

    def concerned(self) -> list[int]:
        """The partner, F0.3 the families of the brides, and everybody else on a card that anybody would leave."""
        game = self.table
        found = [game.partner]
        for bride in self.brides(game.speaker):
            if game.tableau[bride] not in found:
                found.append(game.tableau[bride])
        for card in self.cards_left():
            found += [tribe for tribe in parties_on(game, card) if tribe != game.speaker and tribe not in found]
        return found

    def cards_left(self) -> list[int]:
        """The cards that hunters leave by the offer: this one, and those whose guards would have nothing to guard."""
        game, o = self.table, self.table.options
        leaving = self.agreed_on(o.leave) + self.agreed_on(o.ask_leave) + self.agreed_on(o.marry)
        cards = [self.card] if leaving else []
        given = [term.args[0] for term in self.agreed_on(o.give_card) + self.agreed_on(o.ask_card)]
        divorced = [term.args[0] for term in self.agreed_on(o.divorce)]
        guards = [(game.tableau[card], card) for card in given] + [(game.husband(card), card) for card in divorced]
        return cards + [card for tribe, card in guards if tribe != NONE and game.hunters(tribe, card) > 0]

    def carry_out(self) -> Flow[None]:
        """Marriages come first, since the grooms are among those on the card; then all else."""
        game = self.table
        for term in self.agreed_on(game.options.marry):
            yield from self.marry(term.args[0])
        for number in game.terms:
            yield from self.fulfil(game.of.catalogue.options[number])
        yield from keep_hand_sizes(game)

    def fulfil(self, term: Option) -> Flow[None]:
        """F0.2 One term, as it was agreed."""
        game = self.table
        giver, _ = giver_and_taker(game, term)
        what = subject(term)
        if is_gift(term):
            give(game, term)
        elif what == "leave":
            yield from self.leave(giver, term.args[0])
        elif what == "stay":
            game.pledged[giver] = True
            game.tell("F0.2", PLEDGED, giver)
        elif what == "divorce":
            self.divorce(term.args[0])

    def leave(self, tribe: int, number: int) -> Flow[None]:
        """F0.3 Hunters go home and do nothing more this turn; some may have married or gone by another term."""
        game, place = self.table, self.table.place_of(self.card)
        present = game.count(tribe, place)
        number = min(number, present)
        if number == 0:
            return
        alpha = False
        if game.alpha[tribe] == place:
            ask = Ask(game, game.seat_of[tribe], LEAVES, "F0.3", (self.card, number)).add(game.options.with_alpha)
            chosen = yield ask.add(game.options.without_alpha, None if number < present else EVERYBODY_LEAVES)
            alpha = chosen is game.options.with_alpha
        game.move(tribe, number, place, FREE, alpha)
        game.left[tribe] += number
        game.tell("F0.3", LEFT, tribe, number, self.card)

    def marry(self, daughter: int) -> Flow[None]:
        """F1.1 A hunter of another tribe on this card becomes the daughter's husband."""
        game, groom = self.table, self.groom(daughter)
        yield from marry(game, groom, game.place_of(self.card), daughter, "F1.1")
        if game.rules.grooms_need_transport and daughter != self.card:
            game.left[groom] += 1

    def divorce(self, daughter: int) -> None:
        """F0.4 The husband is unassigned again."""
        game = self.table
        husband = game.husband(daughter)
        game.move_all(husband, game.of.wed[daughter], FREE)
        game.tell("F0.4", DIVORCED, husband, daughter)
        dismiss_guards(game, husband, daughter)


class ElderBargain(Bargain):
    """F0.e1 A placard on which others have missionaries or representatives: in the first edition it is a card of the
    tableau like others. They and its owner trade; there are no hunters who could leave or marry.
    """

    def __init__(self, game: Greenland, host: int) -> None:
        super().__init__(game, "F0.e1")
        self.table = game
        self.host = host

    def parties(self) -> list[int]:
        """F0.e1 The owner and his guests, the one with most iron first, if there are any."""
        game = self.table
        guests = [tribe for tribe in game.tribes_on(game.spot(self.host, CHIEF)) if tribe != self.host]
        guests = [tribe for tribe in guests if not game.extinct[tribe]]
        return by_iron(game, [self.host, *guests]) if guests and not game.extinct[self.host] else []

    def further_terms(self) -> list[Option]:
        return gifts(self.table)

    def judge_terms(self, ask: Ask) -> None:
        judge_gifts(ask)
        for kind in ("leave", "ask_leave", "stay", "ask_stay"):
            ask.judged(kind, NOBODY_ON_CARD)
        ask.judged("marry", NO_GROOM).judged("divorce", NO_DIVORCE)

    def concerned(self) -> list[int]:
        return [self.table.partner]

    def carry_out(self) -> Flow[None]:
        game = self.table
        for number in game.terms:
            give(game, game.of.catalogue.options[number])
        yield from keep_hand_sizes(game)


def gifts(game: Greenland) -> list[Option]:
    """F0.2 What can still be given from either side: disks, each kind once, and cards."""
    o = game.options
    options = disk_terms(game)
    for card in tradable(game, game.speaker):
        add_new(game, options, o.give_card.at(card))
    for card in tradable(game, game.partner):
        add_new(game, options, o.ask_card.at(card))
    return options


def add_new(game: Greenland, options: list[Option], term: Option) -> None:
    """Add a term that the offer may have, unless it does already."""
    for number in game.terms:
        if number == term.number:
            return
    options.append(term)


def judge_gifts(ask: Ask) -> None:
    judge_disks(ask)
    ask.judged("give_card", GIVING_CARD).judged("ask_card", ASKING_CARD)


def is_gift(term: Option) -> bool:
    """Whether a term is about disks or a card."""
    what = subject(term)
    return what in DISKS or what == "card"


def give(game: Greenland, term: Option) -> None:
    """F0.2 Disks or a card, as agreed."""
    if subject(term) in DISKS:
        hand_over(game, term, "F0.2")
    else:
        giver, taker = giver_and_taker(game, term)
        give_card(game, giver, taker, term.args[0], "F0.2")


def speaks_of(game: Greenland, kind: Family) -> bool:
    """Whether the offer has a term of a kind."""
    for term in game.terms:
        if kind.has(term):
            return True
    return False


def disk_terms(game: Greenland) -> list[Option]:
    """F0.2 Disks from either side, each kind once."""
    o, one, other = game.options, game.speaker, game.partner
    options: list[Option] = []
    add_amounts(game, options, o.give_energy, game.energy[one])
    add_amounts(game, options, o.ask_energy, game.energy[other])
    add_amounts(game, options, o.give_ivory, game.ivory[one])
    add_amounts(game, options, o.ask_ivory, game.ivory[other])
    add_amounts(game, options, o.give_iron, game.iron[one])
    add_amounts(game, options, o.ask_iron, game.iron[other])
    return options


def disks_of(game: Greenland, tribe: int, what: str) -> int:
    """How many disks of a kind a tribe has."""
    return (game.energy if what == "energy" else game.ivory if what == "ivory" else game.iron)[tribe]


def giver_and_taker(game: Greenland, term: Option) -> tuple[int, int]:
    """Who gives what a term speaks of, and to whom."""
    asked = term.kind.startswith("ask_")
    return (game.partner, game.speaker) if asked else (game.speaker, game.partner)


def subject(term: Option) -> str:
    """What a term speaks of, whoever gives it."""
    return term.kind.removeprefix("ask_").removeprefix("give_")


def hand_over(game: Greenland, term: Option, clause: str) -> None:
    """Disks as agreed; B4.3 energy above the limit is lost."""
    giver, taker = giver_and_taker(game, term)
    what, number = subject(term), term.args[0]
    if what == "energy":
        game.energy[giver] -= number
        game.gain_energy(taker, number)
    elif what == "ivory":
        game.ivory[giver] -= number
        game.ivory[taker] += number
    else:
        game.iron[giver] -= number
        game.iron[taker] += number
    game.tell(clause, DISKS_GIVEN, giver, taker, number, DISKS.index(what))


def give_card(game: Greenland, giver: int, taker: int, card: int, clause: str) -> None:
    """F0.2 A card goes from hand to hand, or from tableau to tableau.

    E5.5 The giver's guards have nothing to guard there any more; raiders stay, and those of the taker are guards now.
    """
    if game.hand[card] == giver:
        game.hold(card, taker)
    else:
        game.lay(card, taker)
    game.tell(clause, CARD_GIVEN, giver, taker, card)
    go_home(game, giver, game.place_of(card), "E5.5")


def add_amounts(game: Greenland, options: list[Option], kind: Family, most: int) -> None:
    """So much of something, unless the offer speaks of it already. B4.2 Who has more than that makes several offers."""
    if most > 0 and not speaks_of(game, kind):
        for number in range(1, min(most, MOST_DEALT) + 1):
            options.append(kind.at(number))


def tradable(game: Greenland, tribe: int) -> list[int]:
    """F0.2 Cards of the hand, and D and I cards of the tableau; B3.2 is only about exchanging what is raided."""
    laid = [card for card in game.laid[tribe] if game.tables.cards[card].kind in (ANIMAL, INVENTION)]
    return game.held[tribe] + laid


def parties_on(game: Greenland, card: int) -> list[int]:
    """F0.1 The tribes that have pieces on a card, a husband among them; F1.4 he stands for the tableau's owner, too.

    In the 3rd edition he alone meets nobody; F0.e1 in the 1st he is reason enough to talk with his wife's family.
    """
    present = game.tribes_on(game.place_of(card))
    meeting = bool(present) or game.rules.first_edition
    if meeting and game.tableau[card] != NONE and game.is_daughter(card) and game.husband(card) != NONE:
        for tribe in (defender(game, card), game.husband(card)):
            if tribe not in present:
                present.append(tribe)
    return present


def defender(game: Greenland, card: int) -> int:
    """F1.4 Who fights for a card of a tableau: its owner; J1.1 where he has died out, the tribe of a husband."""
    owner = game.tableau[card]
    if owner == NONE or not game.extinct[owner]:
        return owner
    return game.husband(card) if game.is_daughter(card) else NONE


def by_iron(game: Greenland, tribes: list[int]) -> list[int]:
    """A3.1 Most iron first, A3.3 among equals the order of play."""
    ranked: list[int] = []
    for tribe in tribes:
        place = len(ranked)
        while place > 0 and comes_before(game, tribe, ranked[place - 1]):
            place -= 1
        ranked.insert(place, tribe)
    return ranked


def comes_before(game: Greenland, one: int, other: int) -> bool:
    """A3.1, A3.3 Whether a tribe comes before another."""
    lead = game.iron[one] - game.iron[other]
    return lead > 0 or (lead == 0 and game.order.index(one) < game.order.index(other))


# Why something cannot be a term


def purse(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    giver, _ = giver_and_taker(game, option)
    return (giver, disks_of(game, giver, subject(option)))


NOT_SO_MANY_DISKS: Final = Reason("", Phrase("not_so_many_disks", "tribe", "count"), purse, moot=True)


class OfDisks(Judge[Greenland]):
    """Disks of one kind, given or asked for."""

    def __init__(self, what: str, asked: bool) -> None:
        self.what = what
        self.asked = asked
        self.kind = f"{'ask' if asked else 'give'}_{what}"

    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        if speaks_of(game, game.of.catalogue.families[self.kind]):
            return OFFERED_ALREADY
        most = disks_of(game, game.partner if self.asked else game.speaker, self.what)
        return None if 0 < a <= most else NOT_SO_MANY_DISKS


OF_DISKS: Final = [OfDisks(what, asked) for what in DISKS for asked in (False, True)]


def judge_disks(ask: Ask) -> None:
    """Name those who say why disks cannot be a term."""
    for judge in OF_DISKS:
        ask.judged(judge.kind, judge)


class OfSide(Judge[Greenland]):
    """Something that the speaker gives or does, or asks of his partner."""

    def __init__(self, asked: bool) -> None:
        self.asked = asked

    def tribe(self, game: Greenland) -> int:
        return game.partner if self.asked else game.speaker


class OfCards(OfSide):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        tribe = self.tribe(game)
        if tribe not in (game.hand[a], game.tableau[a]):
            return NOT_THEIR_CARD
        if (game.options.ask_card if self.asked else game.options.give_card)(a).number in game.terms:
            return OFFERED_ALREADY
        return None if a in tradable(game, tribe) else NOT_TRADABLE


class OfLeaving(OfSide):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return CardBargain(game, game.contested).forbids_leaving(self.tribe(game), a)


class OfStaying(OfSide):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return CardBargain(game, game.contested).forbids_moving(self.tribe(game))


class OfMarriage(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        if game.options.marry(a).number in game.terms:
            return OFFERED_ALREADY
        return CardBargain(game, game.contested).forbids_marriage(a)


class OfDivorce(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        if game.options.divorce(a).number in game.terms:
            return OFFERED_ALREADY
        return CardBargain(game, game.contested).forbids_divorce(a)


GIVING_CARD: Final = OfCards(asked=False)
ASKING_CARD: Final = OfCards(asked=True)
LEAVING: Final = OfLeaving(asked=False)
ASKING_TO_LEAVE: Final = OfLeaving(asked=True)
STAYING: Final = OfStaying(asked=False)
ASKING_TO_STAY: Final = OfStaying(asked=True)
MARRYING: Final = OfMarriage()
DIVORCING: Final = OfDivorce()
