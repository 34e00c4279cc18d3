"""F1 What tribes that meet on a card can agree on. F1.3 Promises for later turns bind nobody, and are no terms."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.any_time import keep_hand_sizes, send_husband_away
from lawspeaker.games.neanderthal.phrases import CARD_GIVEN, GROOM, LEFT, MARRIED
from lawspeaker.games.neanderthal.powers import chief_serves, places_husbands
from lawspeaker.games.neanderthal.sending import leave_card, send_guests_home
from lawspeaker.games.neanderthal.state import Neanderthal
from lawspeaker.games.neanderthal.tables import BLACK, COLOURS, GAME, NONE
from lawspeaker.games.tribes.deal import Bargain
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.kernel.ask import Flow, Phrase, Reason
from lawspeaker.kernel.option import Option

NO_CHIEF: Final = Reason("F1.2", Phrase("no_chief"))

# Who talks


def by_flint(game: Neanderthal, tribes: list[int]) -> list[int]:
    """A3.1 Most black disks in the vocabulary first, among equals the order of play."""
    return sorted(tribes, key=lambda tribe: (-game.vocabulary[tribe * COLOURS + BLACK], game.order.index(tribe)))


def present_on(game: Neanderthal, card: int) -> list[int]:
    """Who has anybody on a card: hunters, suitors, or the husband."""
    present = game.hosts_on(card)
    husband = game.husband(card) if game.is_daughter(card) else NONE
    if husband in game.order and husband not in present:
        present.append(husband)
    return present


def parties_on(game: Neanderthal, card: int) -> list[int]:
    """F1.1 Who can talk about a card: all who have anybody there, and the owner of a daughter whom others are with."""
    parties = present_on(game, card)
    owner = game.tableau[card]
    if owner != NONE and parties and owner not in parties:
        parties.append(owner)
    return by_flint(game, parties) if len(parties) > 1 else []


def can_propose(game: Neanderthal, speaker: int, partner: int) -> bool:
    """F1.2 Only a tribal species makes offers, F1c a vocal one says yes or no; R31: its own Chief or the partner's."""
    if chief_serves(game, speaker):
        return True
    return not game.rules.only_chiefs_propose and game.tribal[speaker] and chief_serves(game, partner)


def speakers_on(game: Neanderthal, card: int) -> list[int]:
    """F1.2 Who can make anybody an offer about a card."""
    parties = parties_on(game, card)
    return [tribe for tribe in parties if any(other != tribe and can_propose(game, tribe, other) for other in parties)]


class CardBargain(Bargain):
    """A card on which several tribes meet."""

    def __init__(self, game: Neanderthal, card: int) -> None:
        super().__init__(game, "F1.1")
        self.table = game
        self.card = card

    def parties(self) -> list[int]:
        """Those who can make offers come first, so that one of them says who speaks."""
        speakers = speakers_on(self.table, self.card)
        return speakers + [tribe for tribe in parties_on(self.table, self.card) if tribe not in speakers]

    def forbids_partner(self, parties: list[int], tribe: int) -> Reason | None:
        forbidden = super().forbids_partner(parties, tribe)
        return forbidden or (None if can_propose(self.table, self.table.speaker, tribe) else NO_CHIEF)

    # What can be a term

    def further_terms(self) -> list[Option]:
        """F1.3 Leaving, cards, marriages; F1b divorces. Disks and tribesmen are never given."""
        game, o = self.table, self.table.options
        one, other = game.speaker, game.partner
        options = [o.leave] if game.party(one, self.card) > 0 else []
        if game.party(other, self.card) > 0:
            options.append(o.ask_leave)
        options += o.give_card.each([card for card in tradable(game, one) if self.fits(card, "give_card", "ask_card")])
        options += o.ask_card.each([card for card in tradable(game, other) if self.fits(card, "ask_card", "give_card")])
        options += self.marriages(one, other) + self.marriages(other, one)
        options += o.divorce.each(self.couples())
        return [option for option in options if option.number not in game.terms] if game.terms else options

    def fits(self, card: int, kind: str, returned: str) -> bool:
        """F1a.3 If cards go both ways, all are of hands or all of tableaus. Nobody gives a daughter who is to marry."""
        given, back = self.agreed_on(kind), self.agreed_on(returned)
        if card in self.agreed_on("marry"):
            return False
        in_hand = self.table.hand[card] != NONE
        return not back or all((self.table.hand[each] != NONE) == in_hand for each in given + back)

    def marriages(self, host: int, groom: int) -> list[Option]:
        """F1.4 A hunter on this card can marry a mature daughter of the other tribe who is unmarried, or will be.

        CARD.58A The promiscuous place no husbands. D6b No Wanderluster marries.
        """
        game = self.table
        own = game.count(groom, game.place_of(self.card))
        grooms = sum(1 for card in self.agreed_on("marry") if game.tableau[card] == host)
        if own <= grooms or not places_husbands(game, groom):
            return []
        divorced = self.agreed_on("divorce")
        given = self.agreed_on("give_card") + self.agreed_on("ask_card")
        return game.options.marry.each(
            [
                card
                for card in game.daughters_of(host)
                if game.is_mature(card) and card not in given and (game.husband(card) == NONE or card in divorced)
            ]
        )

    def couples(self) -> list[int]:
        """F1b The daughters of the two tribes whose husbands are of one of the two."""
        game = self.table
        dealing = (game.speaker, game.partner)
        return [
            card
            for card in game.tables.daughters
            if game.tableau[card] in dealing and game.husband(card) != NONE and game.husband(card) in dealing
        ]

    def agreed_on(self, kind: str) -> list[int]:
        """The cards in the terms of one kind."""
        options = self.table.of.catalogue.options
        return [options[term].args[0] for term in self.table.terms if options[term].kind == kind]

    def leaves(self, tribe: int) -> bool:
        """Whether all of a tribe on the card leave it by the offer."""
        game = self.table
        term = game.options.leave if tribe == game.speaker else game.options.ask_leave
        return term.number in game.terms

    def is_complete(self) -> bool:
        """F1.3, R32 What is proposed is that somebody leaves, or marries, or is divorced."""
        if not self.table.rules.deals_are_about_leaving:
            return super().is_complete()
        return self.somebody_leaves() or len(self.agreed_on("divorce")) > 0

    def somebody_leaves(self) -> bool:
        """Whether any hunter leaves the card: F1a.2 to be unassigned, or to marry."""
        game = self.table
        return self.leaves(game.speaker) or self.leaves(game.partner) or len(self.agreed_on("marry")) > 0

    def concerned(self) -> list[int]:
        """The partner, and F1a.1 if anybody leaves, everybody else who has anybody on the card."""
        game = self.table
        others: list[int] = []
        if self.somebody_leaves():
            others = [tribe for tribe in present_on(game, self.card) if tribe not in (game.speaker, game.partner)]
        return [game.partner, *others]

    # What comes of it

    def carry_out(self) -> Flow[None]:
        """Divorces make brides, and grooms are among those on the card: so they come before whoever leaves."""
        game = self.table
        for daughter in self.agreed_on("divorce"):
            send_husband_away(game, daughter, game.husband(daughter), "F1b")
        for daughter in self.agreed_on("marry"):
            yield from self.marry(daughter)
        self.give_cards(game.speaker, game.partner, "give_card")
        self.give_cards(game.partner, game.speaker, "ask_card")
        for tribe in (game.speaker, game.partner):
            if self.leaves(tribe):
                leave_card(game, tribe, self.card)
                game.tell("F1a.2", LEFT, tribe, self.card)
        send_guests_home(game, self.card)
        yield from keep_hand_sizes(game)

    def marry(self, daughter: int) -> Flow[None]:
        """F1.4 A hunter of the other tribe, perhaps its Alpha, becomes her husband, mature at once."""
        game = self.table
        groom = game.partner if game.tableau[daughter] == game.speaker else game.speaker
        place = game.place_of(self.card)
        _, alpha = yield from choose_group(game, groom, place, 1, GROOM, "F1.4", (daughter,))
        game.move(groom, 1, place, game.of.wed[daughter], alpha)
        game.tell("F1.4", MARRIED, groom, daughter)

    def give_cards(self, giver: int, taker: int, kind: str) -> None:
        """F1.3 Cards go from hand to hand, or from tableau to tableau."""
        game = self.table
        for card in self.agreed_on(kind):
            if game.hand[card] == giver:
                game.hold(card, taker)
            else:
                game.lay(card, taker)
            game.tell("F1.3", CARD_GIVEN, giver, taker, card)


def tradable(game: Neanderthal, tribe: int) -> list[int]:
    """F1.3 Cards of the hand, and mature ones of the tableau: unmarried daughters whom nobody courts, animals,
    inventions, R33 and perhaps trophies.
    """
    return game.held[tribe] + [card for card in game.laid[tribe] if is_tradable(game, card)]


def is_tradable(game: Neanderthal, card: int) -> bool:
    """Whether a card of a tableau can be given away."""
    if game.is_daughter(card) and (game.husband(card) != NONE or game.suitors_of(card)):
        return False
    if game.tables.cards[card].kind == GAME and not game.rules.trophies_are_tradable:
        return False
    return game.is_mature(card)
