"""F0 and F1 What tribes that meet on a card can agree on."""

from __future__ import annotations

from lawspeaker.games.greenland.model.options import MOST_DEALT
from lawspeaker.games.greenland.model.phrases import (
    CARD_GIVEN,
    DISKS_GIVEN,
    DIVORCED,
    LEAVES,
    LEFT,
    PLEDGED,
)
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import ANIMAL, DISKS, INVENTION, NONE
from lawspeaker.games.greenland.phases.any_time import keep_hand_sizes
from lawspeaker.games.greenland.phases.assignment.transport import has_transport, most_leaving
from lawspeaker.games.greenland.phases.negotiation.marriage import dismiss_guards, marry
from lawspeaker.games.tribes.deal import Bargain
from lawspeaker.games.tribes.hunt import go_home
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Family, Option


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
        kinds = kinds_of_terms(game)
        options = disk_terms(game, kinds)
        options += o.give_card.each(tradable(game, one))
        options += o.ask_card.each(tradable(game, other))
        if self.may_move(one) and "leave" not in kinds and "stay" not in kinds:
            options += o.leave.up_to(self.room(one))
            options.append(o.stay)
        if self.may_move(other) and "ask_leave" not in kinds and "ask_stay" not in kinds:
            options += o.ask_leave.up_to(self.room(other))
            options.append(o.ask_stay)
        options += self.marriages()
        options += self.divorces()
        return [option for option in options if option.number not in game.terms] if game.terms else options

    def may_move(self, tribe: int) -> bool:
        """Whether a tribe is on the card and has not promised to stay."""
        return self.table.hunters(tribe, self.card) > 0 and not self.table.pledged[tribe]

    def room(self, tribe: int) -> int:
        """F0.5 How many more of a tribe's hunters could leave, besides those who leave by the offer as it is.

        R35 Perhaps those who marry, unless the bride is on this card, leave as well.
        """
        game = self.table
        leaving = sum(term.args[0] for term in self.agreed_on("leave" if tribe == game.speaker else "ask_leave"))
        if game.rules.grooms_need_transport:
            leaving += sum(1 for wife in self.brides(tribe) if wife != self.card)
        return most_leaving(game, tribe, self.card) - leaving

    def brides(self, tribe: int) -> list[int]:
        """The daughters whom hunters of a tribe would marry by the offer."""
        return [term.args[0] for term in self.agreed_on("marry") if self.groom(term.args[0]) == tribe]

    def groom(self, daughter: int) -> int:
        """Whose hunter would marry a daughter: the speaker's, unless she is of his own family."""
        return self.table.partner if self.table.tableau[daughter] == self.table.speaker else self.table.speaker

    def marriages(self) -> list[Option]:
        """F1.1 A hunter on this card can marry an unmarried daughter of the other tribe; F1.3 none that is married.

        R36 A hunter of the speaker can marry one of a third tribe, too. R35 Unless she is on this card a groom may
        need transport.
        """
        game = self.table
        found = []
        for host in game.playing() if game.rules.absent_families_consent else (game.speaker, game.partner):
            groom = game.partner if host == game.speaker else game.speaker
            if self.may_move(groom) and game.hunters(groom, self.card) > len(self.brides(groom)):
                can_leave = not game.rules.grooms_need_transport or self.room(groom) > 0
                for card in game.daughters_of(host):
                    if game.husband(card) == NONE and (can_leave or card == self.card):
                        found.append(game.options.marry(card))
        return found

    def divorces(self) -> list[Option]:
        """F0.4 A husband of either tribe can leave a daughter of the other, F0.5 if there is a way home for him; not in
        the first edition (F0.e1).
        """
        game = self.table
        if game.rules.first_edition:
            return []
        found = []
        for host, husband in ((game.speaker, game.partner), (game.partner, game.speaker)):
            wives = [card for card in game.daughters_of(host) if game.count(husband, game.of.wed[card]) > 0]
            if wives and has_transport(game, husband, game.homeland(host)):
                found += game.options.divorce.each(wives)
        return found

    def agreed_on(self, kind: str) -> list[Option]:
        """The terms of one kind."""
        options = self.table.of.catalogue.options
        return [options[term] for term in self.table.terms if options[term].kind == kind]

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
        game = self.table
        leaving = self.agreed_on("leave") + self.agreed_on("ask_leave") + self.agreed_on("marry")
        cards = [self.card] if leaving else []
        given = [term.args[0] for term in self.agreed_on("give_card") + self.agreed_on("ask_card")]
        divorced = [term.args[0] for term in self.agreed_on("divorce")]
        guards = [(game.tableau[card], card) for card in given] + [(game.husband(card), card) for card in divorced]
        return cards + [card for tribe, card in guards if tribe != NONE and game.hunters(tribe, card) > 0]

    def carry_out(self) -> Flow[None]:
        """Marriages come first, since the grooms are among those on the card; then all else."""
        game = self.table
        for term in self.agreed_on("marry"):
            yield from self.marry(term.args[0])
        for number in game.terms:
            yield from self.fulfil(game.of.catalogue.options[number])
        yield from keep_hand_sizes(game)

    def fulfil(self, term: Option) -> Flow[None]:
        """F0.2 One term, as it was agreed."""
        game = self.table
        giver, taker = giver_and_taker(game, term)
        what = subject(term)
        if what in DISKS:
            hand_over(game, term, "F0.2")
        elif what == "card":
            give_card(game, giver, taker, term.args[0], "F0.2")
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
            options = [game.options.with_alpha]
            if number < present:
                options.append(game.options.without_alpha)
            chosen = yield Ask(self.table, game.seat_of[tribe], LEAVES, "F0.3", (self.card, number)).listed(options)
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


def kinds_of_terms(game: Greenland) -> set[str]:
    """What the offer speaks of already."""
    return {game.of.catalogue.options[term].kind for term in game.terms}


def disk_terms(game: Greenland, kinds: set[str]) -> list[Option]:
    """F0.2 Disks from either side, each kind once."""
    o, one, other = game.options, game.speaker, game.partner
    options = amounts(o.give_energy, game.energy[one], kinds)
    options += amounts(o.ask_energy, game.energy[other], kinds)
    options += amounts(o.give_ivory, game.ivory[one], kinds)
    options += amounts(o.ask_ivory, game.ivory[other], kinds)
    options += amounts(o.give_iron, game.iron[one], kinds)
    options += amounts(o.ask_iron, game.iron[other], kinds)
    return options


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


def amounts(family: Family, most: int, kinds: set[str]) -> list[Option]:
    """So much of something, unless the offer speaks of it already. B4.2 Who has more than that makes several offers."""
    return [] if most == 0 or family.kind in kinds else family.up_to(min(most, MOST_DEALT))


def tradable(game: Greenland, tribe: int) -> list[int]:
    """F0.2 Cards of the hand, and D and I cards of the tableau; B3.2 is only about exchanging what is raided."""
    laid = [card for card in game.laid[tribe] if game.tables.cards[card].kind in (ANIMAL, INVENTION)]
    return game.held[tribe] + laid


def parties_on(game: Greenland, card: int) -> list[int]:
    """F0.1 The tribes that have pieces on a card, a husband among them; F1.4 he stands for the tableau's owner, too."""
    present = game.tribes_on(game.place_of(card))
    if present and game.tableau[card] != NONE and game.is_daughter(card) and game.husband(card) != NONE:
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
    if len(tribes) <= 1:
        return tribes
    return sorted(tribes, key=lambda tribe: (-game.iron[tribe], game.order.index(tribe)))
