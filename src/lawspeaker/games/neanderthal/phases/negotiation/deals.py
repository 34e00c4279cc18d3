"""F1 What tribes that meet on a card can agree on. F1.3 Promises for later turns bind nobody, and are no terms."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import CARD_GIVEN, GROOM, LEFT, MARRIED
from lawspeaker.games.neanderthal.model.reasons import (
    ANOTHERS_MARRIAGE,
    BRIDE_IS_NOT_GIVEN,
    DEAL_BRIDE_IS_IMMATURE,
    DEAL_BRIDE_IS_MARRIED,
    GIFT_IS_IMMATURE,
    GIFT_IS_MARRIED,
    GIVEN_IS_NO_BRIDE,
    IN_THE_OFFER,
    LIKE_FOR_LIKE,
    NO_CHIEF,
    NO_COUPLE,
    NO_GROOM,
    NOBODY_TO_LEAVE,
    NOT_ABOUT_LEAVING,
    NOT_OF_THE_TWO,
    NOT_THEIR_CARD,
    PLACES_NO_HUSBANDS,
    TROPHIES_STAY,
    VOCAL_MAKE_NO_OFFERS,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import BLACK, COLOURS, GAME, NONE
from lawspeaker.games.neanderthal.phases.any_time import keep_hand_sizes, send_husband_away
from lawspeaker.games.neanderthal.phases.assignment.sending import leave_card, send_guests_home
from lawspeaker.games.neanderthal.phases.powers import chief_serves, places_husbands
from lawspeaker.games.tribes.deal import Bargain
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option

# Who talks


def by_flint(game: Neanderthal, tribes: list[int]) -> list[int]:
    """A3.1 Most black disks in the vocabulary first, among equals the order of play."""
    ranked: list[int] = []
    for tribe in tribes:
        place = len(ranked)
        while place > 0 and comes_before(game, tribe, ranked[place - 1]):
            place -= 1
        ranked.insert(place, tribe)
    return ranked


def comes_before(game: Neanderthal, one: int, other: int) -> bool:
    """A3.1 Whether a tribe comes before another."""
    lead = game.vocabulary[one * COLOURS + BLACK] - game.vocabulary[other * COLOURS + BLACK]
    return lead > 0 or (lead == 0 and game.order.index(one) < game.order.index(other))


def present_on(game: Neanderthal, card: int) -> list[int]:
    """Who has anybody on a card: hunters, suitors, or the husband."""
    present = game.hosts_on(card)
    husband = game.husband(card) if game.is_daughter(card) else NONE
    if husband != NONE and husband in game.order and husband not in present:
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
        if game.rules.deals_are_about_leaving:
            self.incomplete = NOT_ABOUT_LEAVING

    def parties(self) -> list[int]:
        """Those who can make offers come first, so that one of them says who speaks."""
        speakers = speakers_on(self.table, self.card)
        return speakers + [tribe for tribe in parties_on(self.table, self.card) if tribe not in speakers]

    def forbids_speaker(self, tribe: int) -> Reason | None:
        """F1c A vocal species only says yes or no, F1.2 like one without a Chief."""
        if tribe in speakers_on(self.table, self.card):
            return super().forbids_speaker(tribe)
        return NO_CHIEF if self.table.tribal[tribe] else VOCAL_MAKE_NO_OFFERS

    def forbids_partner(self, parties: list[int], tribe: int) -> Reason | None:
        forbidden = super().forbids_partner(parties, tribe)
        return forbidden or (None if can_propose(self.table, self.table.speaker, tribe) else NO_CHIEF)

    # What can be a term

    def further_terms(self) -> list[Option]:
        """F1.3 Leaving, cards, marriages; F1b divorces. Disks and tribesmen are never given."""
        game, o = self.table, self.table.options
        one, other = game.speaker, game.partner
        options = [o.leave] if self.forbids_leaving(one) is None else []
        if self.forbids_leaving(other) is None:
            options.append(o.ask_leave)
        for giver, family in ((one, o.give_card), (other, o.ask_card)):
            cards = game.held[giver] + game.laid[giver]
            options += family.each([card for card in cards if self.forbids_gift(giver, card) is None])
        daughters = game.daughters_of(one) + game.daughters_of(other)
        options += o.marry.each([card for card in daughters if self.forbids_marriage(card) is None])
        options += o.divorce.each([card for card in game.tables.daughters if self.forbids_divorce(card) is None])
        return options

    def judge_terms(self, ask: Ask) -> None:
        for kind, judge in TERMS:
            ask.judged(kind, judge)

    def forbids_leaving(self, tribe: int) -> Reason | None:
        """F1a.2 All of a tribe on the card leave it, or nobody does."""
        if self.leaves(tribe):
            return IN_THE_OFFER
        return None if self.table.party(tribe, self.card) > 0 else NOBODY_TO_LEAVE

    def forbids_gift(self, giver: int, card: int) -> Reason | None:
        """F1.3 Cards of hands and some of tableaus are given, F1a.3 but not for any other; and no daughter who is to
        marry.
        """
        game = self.table
        given, back = self.agreed_on("give_card"), self.agreed_on("ask_card")
        if giver == game.partner:
            given, back = back, given
        if card in given:
            return IN_THE_OFFER
        if giver not in (game.hand[card], game.tableau[card]):
            return NOT_THEIR_CARD
        if game.tableau[card] == giver and (forbidden := self.forbids_trade(card)) is not None:
            return forbidden
        if card in self.agreed_on("marry"):
            return BRIDE_IS_NOT_GIVEN
        in_hand = game.hand[card] != NONE
        if back and any((game.hand[each] != NONE) != in_hand for each in given + back):
            return LIKE_FOR_LIKE
        return None

    def forbids_trade(self, card: int) -> Reason | None:
        """F1.3 Of a tableau mature cards are given: daughters who are unmarried, or will be, and whose suitors stay
        with them, animals, inventions, R33 and perhaps trophies.
        """
        game = self.table
        if game.is_daughter(card):
            if not self.is_free(card):
                return GIFT_IS_MARRIED
        elif game.tables.cards[card].kind == GAME and not game.rules.trophies_are_tradable:
            return TROPHIES_STAY
        return None if game.is_mature(card) else GIFT_IS_IMMATURE

    def forbids_marriage(self, daughter: int) -> Reason | None:
        """F1.4 A hunter on this card can marry a mature daughter of the other tribe who is unmarried, or will be.

        CARD.58A The promiscuous place no husbands. D6b No Wanderluster marries.
        """
        game = self.table
        if not game.is_daughter(daughter) or game.tableau[daughter] not in (game.speaker, game.partner):
            return NOT_OF_THE_TWO
        married = self.agreed_on("marry")
        if daughter in married:
            return IN_THE_OFFER
        groom = self.groom_of(daughter)
        if not places_husbands(game, groom):
            return PLACES_NO_HUSBANDS
        grooms = sum(1 for card in married if game.tableau[card] == game.tableau[daughter])
        if game.count(groom, game.place_of(self.card)) <= grooms:
            return NO_GROOM
        if not game.is_mature(daughter):
            return DEAL_BRIDE_IS_IMMATURE
        if daughter in self.agreed_on("give_card") + self.agreed_on("ask_card"):
            return GIVEN_IS_NO_BRIDE
        return None if self.is_free(daughter) else DEAL_BRIDE_IS_MARRIED

    def is_free(self, daughter: int) -> bool:
        """Whether a daughter is unmarried, or F1b divorced by the offer."""
        return self.table.husband(daughter) == NONE or daughter in self.agreed_on("divorce")

    def groom_of(self, daughter: int) -> int:
        """F1.4 The one of the two tribes in whose tableau she does not lie."""
        return self.table.partner if self.table.tableau[daughter] == self.table.speaker else self.table.speaker

    def forbids_divorce(self, daughter: int) -> Reason | None:
        """F1b A husband of one of the two tribes is taken from a daughter of one of the two."""
        game = self.table
        if not game.is_daughter(daughter) or game.husband(daughter) == NONE:
            return NO_COUPLE
        if daughter in self.agreed_on("divorce"):
            return IN_THE_OFFER
        dealing = (game.speaker, game.partner)
        is_theirs = game.tableau[daughter] in dealing and game.husband(daughter) in dealing
        return None if is_theirs else ANOTHERS_MARRIAGE

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
        groom = self.groom_of(daughter)
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


# Who says why something is no term


class Leaving(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return CardBargain(game, game.contested).forbids_leaving(game.speaker)


class AskedLeaving(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return CardBargain(game, game.contested).forbids_leaving(game.partner)


class Giving(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return CardBargain(game, game.contested).forbids_gift(game.speaker, a)


class AskedGiving(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return CardBargain(game, game.contested).forbids_gift(game.partner, a)


class Marrying(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return CardBargain(game, game.contested).forbids_marriage(a)


class Divorcing(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return CardBargain(game, game.contested).forbids_divorce(a)


TERMS: Final[list[tuple[str, Judge[Neanderthal]]]] = [
    ("leave", Leaving()),
    ("ask_leave", AskedLeaving()),
    ("give_card", Giving()),
    ("ask_card", AskedGiving()),
    ("marry", Marrying()),
    ("divorce", Divorcing()),
]
