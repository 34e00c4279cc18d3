"""Why something cannot be chosen: every reason that the rules of Neanderthal give, with its clause."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import COLOUR_OF_PORTAL, COLOURS
from lawspeaker.games.tribes.reasons import BID_TOO_LOW, NOBODY_PLAYS_THEM
from lawspeaker.kernel.ask import Ask, Phrase, Reason
from lawspeaker.kernel.option import Option

# What the reasons tell.


def named(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0],)


def both_named(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], option.args[1])


def second(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[1],)


def asked_about(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0],)


ABOUT_ANOTHER_CARD: Final = Reason("", Phrase("about_another_card", "card"), asked_about, moot=True)

# At any time (B): hands, the Alpha, disks, sexuality


def alphas_place(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.alpha[game.tribe_of(ask.seat)],)


def own_sexuality_card(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.sexuality_card[game.tribe_of(ask.seat)],)


def card_and_disk(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[1], option.args[0])


NOT_IN_HAND: Final = Reason("B2a", Phrase("not_in_hand", "card"), named, moot=True)
NOBODY_TO_SWAP: Final = Reason("B4a", Phrase("nobody_to_swap"))
ALPHA_IS_UNASSIGNED: Final = Reason("B4a", Phrase("alpha_is_unassigned"))
ALPHA_IS_BUSY: Final = Reason("B4a", Phrase("alpha_is_busy", "place"), alphas_place)
ALPHA_IS_NO_ELDER: Final = Reason("B4a", Phrase("alpha_is_no_elder"))
ALPHA_IS_NO_HUSBAND: Final = Reason("B4a", Phrase("alpha_is_no_husband"))
NO_ELDER_FOR_ALPHA: Final = Reason("E5a", Phrase("no_elder_for_alpha"))
NOT_ON_CARD: Final = Reason("C.5", Phrase("not_on_card", "sexuality_card"), own_sexuality_card)
NO_DISK_THERE: Final = Reason("B3a", Phrase("no_disk_there", "dedicated"), named, moot=True)
FREES_OTHERS: Final = Reason("", Phrase("frees_others", "disk"), asked_about)
NO_WORD: Final = Reason("B3a", Phrase("no_word", "disk"), named)
DAUGHTER_COSTS_OTHERS: Final = Reason("D7a", Phrase("costs_others", "card", "disk"), card_and_disk)
CARD_COSTS_OTHERS: Final = DAUGHTER_COSTS_OTHERS.under("I3.1")

# Losses and births (D3 to D6)


def number_of_babies(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.options[0].args[0],)


NO_VICTIM: Final = Reason("D6.3", Phrase("no_victim", "tribe"), named, moot=True)
NOBODY_AT: Final = Reason("", Phrase("nobody_at", "place"), named, moot=True)
ALPHA_NOT_AMONG_THEM: Final = Reason("D6.3", Phrase("alpha_not_among_them"), moot=True)
ALPHA_HAS_OWN_DIE: Final = Reason("Gd", Phrase("alpha_has_own_die"))
MORE_MUST_BE_LOST: Final = Reason("", Phrase("more_must_be_lost", "count"), asked_about)
OTHER_BABIES: Final = Reason("GL.baby", Phrase("other_babies", "count"), number_of_babies, moot=True)

# Phase 1: events (D)

NOT_PLAYED: Final = NOBODY_PLAYS_THEM.under("A.1")
COUNCIL_NAMES_OTHERS: Final = Reason("A2a", Phrase("council_names_others"))
HAS_A_PLACE: Final = Reason("A2a", Phrase("has_a_place", "tribe"), named)
NO_GAP: Final = Reason("", Phrase("no_gap", "slot"), named)
OTHER_ROW: Final = Reason("", Phrase("other_row", "slot"), named)
NO_ELDER: Final = Reason("", Phrase("no_elder", "rank"), named, moot=True)
NOT_YOURS: Final = Reason("D5.1", Phrase("not_yours", "card"), named, moot=True)
NO_DEPENDENT: Final = Reason("D5a.1", Phrase("no_dependent", "card"), named)
HUSBAND_SUPPORTS: Final = Reason("D5a.1", Phrase("husband_supports", "card"), named)
SHE_HELPS: Final = Reason("CARD.46", Phrase("she_helps", "card"), named)
NOT_YOUR_DAUGHTER: Final = Reason("", Phrase("not_your_daughter", "card"), named, moot=True)
SHE_IS_NO_DEPENDENT: Final = HUSBAND_SUPPORTS.under("CARD.46")
WANDER_TO_OTHERS: Final = Reason("D6.1", Phrase("wander_to_others"))
BID_IS_NOTHING: Final = BID_TOO_LOW.under("D7c")
BID_IS_TOO_SMALL: Final = Reason("D7c", Phrase("bid_is_too_small"))
BID_TAKES_HER_COLOURS: Final = Reason("D7a", Phrase("bid_takes_her_colours", "card"), asked_about, moot=True)
LAZARUS: Final = Reason("J1.1", Phrase("lazarus", "tribe"), named)

# Phase 2: assignment (E)


def missing_tool(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    """The first colour of which a hunt needs more disks than the tribe has in its vocabulary."""
    tribe = game.tribe_of(ask.seat)
    card = game.slots[option.args[0]] if option.kind == "into" else option.args[0]
    for colour, needed in enumerate(game.card(card).hunt.tools):
        words = game.vocabulary[tribe * COLOURS + colour]
        if needed > words:
            return (card, colour, needed, words)
    raise ValueError(f"{option.text} lacks no tools")


def hunted_card(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.slots[option.args[0]] if option.kind == "into" else option.args[0],)


def rank_and_cost(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    rank = option.args[0]
    return (rank, game.tables.ranks[rank].cost)


def card_and_husband(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], game.husband(option.args[0]))


def own_sexuality(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.sexuality[game.tribe_of(ask.seat)],)


NOBODY_UNASSIGNED: Final = Reason("E.1", Phrase("nobody_unassigned"))
NOT_FACE_UP: Final = Reason("E1.1", Phrase("not_face_up", "card"), named, moot=True)
IN_NO_TABLEAU: Final = Reason("E3.1", Phrase("in_no_tableau", "card"), named, moot=True)
SUITOR_IS_THERE: Final = Reason("Ea.2", Phrase("suitor_is_there", "card"), named)
LACKS_TOOLS: Final = Reason("E1a.1", Phrase("lacks_tools", "card", "disk", "needed:count", "words:count"), missing_tool)
TOOLS_ARE_ELSEWHERE: Final = Reason("E1a.2", Phrase("tools_are_elsewhere", "card"), hunted_card)
NO_SUCH_GUEST: Final = Reason("D6.2", Phrase("no_such_guest", "tribe"), second, moot=True)
NO_CHAPERONE: Final = Reason("D6a", Phrase("no_chaperone", "card"), named)
GUESTS_DO_NOT_COURT: Final = Reason("D6b", Phrase("guests_do_not_court"))
NOT_TRIBAL: Final = Reason("E2.1", Phrase("rank_is_tribal", "rank"), named)
RANK_IS_TAKEN: Final = Reason("E2b", Phrase("rank_is_taken", "rank"), named)
RANK_IS_TOO_DEAR: Final = Reason("E2a.1", Phrase("rank_is_too_dear", "rank", "disk"), rank_and_cost)
LACKS_PORTALS: Final = Reason("E2i.1", Phrase("lacks_portals", "rank"), named)
NOBODY_TO_RECALL: Final = NOBODY_AT.under("E4b")
NOT_ALMOST_EXTINCT: Final = Reason("E4b", Phrase("not_almost_extinct"))
HAS_NO_HUSBAND: Final = Reason("E4a", Phrase("no_husband", "card"), named, moot=True)
HUSBAND_IS_FOREIGN: Final = Reason("E4a", Phrase("husband_is_foreign", "card", "tribe"), card_and_husband)
NO_HAREM: Final = Reason("E4a", Phrase("no_harem", "sexuality"), own_sexuality)
NO_BRIDE: Final = Reason("E4a", Phrase("no_bride"))
HUSBANDS_HAVE_MOVED: Final = Reason("E4a", Phrase("husbands_have_moved"))
BRIDE_IS_IMMATURE: Final = Reason("E4a", Phrase("is_immature", "card"), named)
BRIDE_IS_MARRIED: Final = Reason("E4a", Phrase("is_married", "card", "tribe"), card_and_husband)
NOBODY_TO_TAKE_BACK: Final = Reason("Ea.3", Phrase("nobody_on", "card"), named, moot=True)
NO_GUEST_TO_TAKE_BACK: Final = Reason("Ea.3", Phrase("no_guest_on", "card", "tribe"), both_named, moot=True)

# Phase 3: deals (F1)


def speaker_or_partner(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    """Whom a term is about: the speaker, or the partner of whom something is asked."""
    return (game.partner if option.kind.startswith("ask_") else game.speaker,)


def card_and_giver(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], *speaker_or_partner(game, ask, option))


def groom(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.partner if game.tableau[option.args[0]] == game.speaker else game.speaker,)


VOCAL_MAKE_NO_OFFERS: Final = Reason("F1c", Phrase("vocal_make_no_offers", "tribe"), named)
NO_CHIEF: Final = Reason("F1.2", Phrase("no_chief"))
IN_THE_OFFER: Final = Reason("F1.3", Phrase("in_the_offer"), moot=True)
NOBODY_TO_LEAVE: Final = Reason("F1.3", Phrase("nobody_to_leave", "tribe"), speaker_or_partner)
NOT_THEIR_CARD: Final = Reason("F1.3", Phrase("not_their_card", "card", "tribe"), card_and_giver, moot=True)
BRIDE_IS_NOT_GIVEN: Final = Reason("F1.3", Phrase("bride_is_not_given", "card"), named)
LIKE_FOR_LIKE: Final = Reason("F1a.3", Phrase("like_for_like"))
GIFT_IS_MARRIED: Final = BRIDE_IS_MARRIED.under("F1.3")
GIFT_IS_IMMATURE: Final = BRIDE_IS_IMMATURE.under("F1.3")
TROPHIES_STAY: Final = Reason("F1.3", Phrase("trophies_stay", "card"), named)
NOT_OF_THE_TWO: Final = Reason("F1.4", Phrase("not_of_the_two", "card"), named, moot=True)
PLACES_NO_HUSBANDS: Final = Reason("CARD.58A", Phrase("places_no_husbands", "tribe"), groom)
NO_GROOM: Final = Reason("F1.4", Phrase("no_groom", "tribe"), groom)
DEAL_BRIDE_IS_IMMATURE: Final = BRIDE_IS_IMMATURE.under("F1.4")
DEAL_BRIDE_IS_MARRIED: Final = BRIDE_IS_MARRIED.under("F1.4")
GIVEN_IS_NO_BRIDE: Final = Reason("F1.4", Phrase("given_is_no_bride", "card"), named)
NO_COUPLE: Final = HAS_NO_HUSBAND.under("F1b")
ANOTHERS_MARRIAGE: Final = Reason("F1b", Phrase("anothers_marriage", "card"), named)
NOT_ABOUT_LEAVING: Final = Reason("F1.3", Phrase("not_about_leaving"))

# Phase 4: hunts (G)


def card_and_hunter(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    card = option.args[0]
    return (card, game.hosts_on(card)[0])


def suitor_and_daughter(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], ask.args[0])


NOBODY_HUNTS_THERE: Final = Reason("Ga", Phrase("nobody_hunts_there", "card"), named, moot=True)
TIME_IS_OVER: Final = Reason("A4.1", Phrase("time_is_over", "card"), named, moot=True)
ANOTHERS_HUNT: Final = Reason("A4.1", Phrase("anothers_hunt", "card", "tribe"), card_and_hunter)
CONTESTED_COMES_LATER: Final = Reason("A4.2", Phrase("contested_comes_later", "card"), named)
PREDATORS_COME_LAST: Final = Reason("A4.3", Phrase("predators_come_last", "card"), named)
HUNTERS_WILL_COME: Final = Reason("G4.2", Phrase("hunters_will_come", "card"), named)
NO_SUITOR: Final = Reason("G1d", Phrase("no_suitor", "tribe", "card"), suitor_and_daughter, moot=True)
FEWER_WORDS: Final = Reason("G1d", Phrase("fewer_words", "tribe", "card"), suitor_and_daughter)
GUESTS_ARE_SPARED: Final = Reason("G1g", Phrase("guests_are_spared"))
LAST_IS_SPARED: Final = Reason("G1g", Phrase("last_is_spared", "tribe"), named)
ALPHA_IS_SPARED: Final = Reason("G1g", Phrase("alpha_is_spared"))

# Phase 5: domestic animals (H). Phase 6: actions (I)


def portal_and_disk(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    portal = option.args[0]
    return (portal, COLOUR_OF_PORTAL[portal])


NO_ACTION_LEFT: Final = Reason("A1.6", Phrase("no_action_left"))
ONLY_FOR_VOCAL: Final = Reason("I.1", Phrase("only_for_vocal"))
ONLY_FOR_TRIBAL: Final = Reason("I.1", Phrase("only_for_tribal"))
PORTAL_IS_FULL: Final = Reason("I1b", Phrase("portal_is_full", "portal"), named)
NO_DISK_FOR_PORTAL: Final = Reason("I1b", Phrase("no_disk_for_portal", "portal", "disk"), portal_and_disk)
PORTAL_NOT_SHOWN: Final = Reason("I1.1", Phrase("portal_not_shown", "portal"), named)
NO_PORTAL_OF_COLOUR: Final = Reason("I2.1", Phrase("no_portal_of_colour", "dedicated"), named)
WORDS_FREE_NO_CARDS: Final = Reason("I2.1", Phrase("words_free_no_cards", "dedicated"), named)
NO_MATRIARCH: Final = Reason("CARD.53", Phrase("no_matriarch"))
NEEDS_SHAMAN: Final = Reason("I3a", Phrase("needs_shaman", "card"), named)
NEEDS_TOOLMAKER: Final = Reason("I3b", Phrase("needs_toolmaker", "card"), named)
NO_DISK_FOR_CARD: Final = Reason("I3.1", Phrase("no_disk_for_card", "card"), named)

# A single species (K2)

OTHER_EVENTS: Final = Reason("K2b", Phrase("other_events"), moot=True)
REPLACED_IS_MARRIED: Final = BRIDE_IS_MARRIED.under("K2d")
NO_STRANGERS: Final = Reason("K2e", Phrase("no_strangers", "tribe"), named)

# On a map (L, M)


def with_start(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], ask.args[1])


def movable(game: Neanderthal, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0], max(each.args[0] for each in ask.options))


NO_BIOME: Final = Reason("", Phrase("no_biome", "slot"), named)
NOT_NEXT_DOOR: Final = Reason("", Phrase("not_next_door", "slot", "from:slot"), with_start)
ALL_HAVE_MOVED: Final = Reason("L5a", Phrase("all_have_moved", "place"), named)
NO_WAY_IN: Final = Reason("L6e", Phrase("no_way_in"))
PEOPLE_WAIT: Final = Reason("L6e", Phrase("people_wait"))
NOT_SO_MANY_MOVE: Final = Reason("L5a", Phrase("not_so_many_move", "place", "count"), movable, moot=True)
ALPHA_DOES_NOT_MOVE: Final = Reason("L5a", Phrase("alpha_does_not_move", "place"), asked_about, moot=True)
NO_DAUGHTER: Final = Reason("E3.1", Phrase("no_daughter", "card"), named, moot=True)
THEY_ARE_THERE: Final = Reason("L5a", Phrase("they_are_there"), moot=True)
NOT_SEEN: Final = Reason("L5a", Phrase("not_seen", "slot"), named)
TOO_FAR: Final = Reason("L5a", Phrase("too_far", "slot", "place"), with_start)
NO_ENTRY: Final = Reason("L6e", Phrase("no_entry", "slot"), named)
ONE_AT_A_TIME: Final = Reason("Ea.2", Phrase("one_at_a_time", "count"), asked_about)
THEY_WAIT: Final = Reason("L5a", Phrase("they_wait"), moot=True)
NO_SUCH_DIE: Final = Reason("L4b", Phrase("no_such_die", "face"), named, moot=True)
ALPHA_HAS_NO_DIE: Final = Reason("L4b", Phrase("alpha_has_no_die"), moot=True)
NO_DEAD: Final = Reason("M3a", Phrase("no_dead", "tribe"), named)
OWN_SPECIES: Final = Reason("M3b", Phrase("own_species"))
DID_NOT_HUNT_ALONG: Final = Reason("", Phrase("did_not_hunt_along", "tribe"), named)
