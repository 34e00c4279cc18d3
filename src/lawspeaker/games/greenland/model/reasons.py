"""Why something cannot be chosen: the reasons that the rules of Greenland give, with their clauses.

Those without a clause go by that of the ask. Some that need more of the rules to be told stand beside them.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.tribes import phrases as shared
from lawspeaker.games.tribes.reasons import ALPHA_ELSEWHERE, named
from lawspeaker.kernel.ask import Ask, Phrase, Reason
from lawspeaker.kernel.option import Option

# What the reasons tell.


def asked_tribe(game: Greenland, ask: Ask) -> int:
    """For which tribe a seat is asked; it matters where one plays several."""
    if ask.topic is shared.OFFER:
        return game.speaker  # it names the partner
    if "tribe" in ask.topic.names:
        return ask.args[ask.topic.names.index("tribe")]
    if game.acting < len(game.order) and game.seat_of[game.order[game.acting]] == ask.seat:
        return game.order[game.acting]
    return game.seat_of.index(ask.seat)


def first_asked(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    """What the question is about."""
    return (ask.args[0],)


def own_ivory(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.ivory[asked_tribe(game, ask)],)


def shunned(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    return (asked_tribe(game, ask), game.hunt_of(option.args[0]).type)


def married(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], game.husband(option.args[0]))


def hay(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], game.card(option.args[0]).hay)


def units(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[2],)


def price(game: Greenland, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[1],)


# At any time (B)
NOT_YOURS: Final = Reason("B3.1", Phrase("not_yours"), moot=True)
NO_VALUE: Final = Reason("B3.1", Phrase("no_value", "card"), named)
NOT_NEEDED: Final = Reason("B3.1", Phrase("not_needed", "card"), named)
NO_EXCHANGE_OF_DAUGHTERS: Final = Reason("B3.1", Phrase("no_exchange_of_daughters"), moot=True)
IS_RAIDED: Final = Reason("B3.2", Phrase("is_raided", "card"), named)
LIVESTOCK_STAYS: Final = Reason("D3.3", Phrase("livestock_stays", "card"), named)
SLED_IN_USE: Final = Reason("E1.6", Phrase("sled_in_use", "card"), named)
NOT_IN_HAND: Final = Reason("", Phrase("not_in_hand"), moot=True)
NO_SUCH_FUEL: Final = Reason("K.e5", Phrase("no_such_fuel"))
NOT_IN_PLAY: Final = Reason("", Phrase("not_in_play", "tribe"), named, moot=True)
OTHER_CARD: Final = Reason("", Phrase("other_card"), moot=True)
NOBODY_THERE: Final = Reason("", Phrase("nobody_there"), moot=True)

# Events (D)
NO_ENERGY: Final = Reason("", Phrase("no_energy"))
NO_ELDER_THERE: Final = Reason("", Phrase("no_elder_there"), moot=True)
NO_MATRIARCH_THERE: Final = Reason("", Phrase("no_matriarch_there"), moot=True)
OTHER_RANK_ROLLED: Final = Reason("D5.1", Phrase("other_rank_rolled"), moot=True)
NO_MARINER_LOST: Final = Reason("D7.1", Phrase("no_mariner_there"), moot=True)
MATRIARCHS_FIRST: Final = Reason("K2.2", Phrase("matriarchs_first"), moot=True)
NO_LIVESTOCK: Final = Reason("", Phrase("no_livestock"), moot=True)
CANNOT_BREAK: Final = Reason("D6.1", Phrase("cannot_break"), moot=True)
NOT_SO_MUCH_IVORY: Final = Reason("D10.1", Phrase("not_so_much_ivory", "count"), own_ivory, moot=True)
OTHER_PRICE: Final = Reason("", Phrase("other_price", "count"), price)

# Assignment (E)
NO_HUNTERS: Final = Reason("E0.1", Phrase("no_hunters"))
NOT_FACE_UP: Final = Reason("E1.1", Phrase("not_face_up", "card"), named, moot=True)
SEA_ICE: Final = Reason("D8.1", Phrase("sea_ice"))
MARKLAND_CLOSED: Final = Reason("D9.1", Phrase("markland_closed"))
MARKLAND_SHUT: Final = Reason("D9.e1", Phrase("markland_shut"))
JUST_ABANDONED: Final = Reason("E4.3", Phrase("just_abandoned"))
BEGINNERS_SEND_NOBODY: Final = Reason("C2.2", Phrase("beginners_send_nobody"))
NOT_GUARDED: Final = Reason("E5.5", Phrase("not_guarded"), moot=True)
FOREIGN_TABLEAU: Final = Reason("E5.e1", Phrase("foreign_tableau"))
NO_RAID_FOR_THAT: Final = Reason("E5.4", Phrase("cannot_be_raided", "card"), named, moot=True)
CANNOT_BE_RAIDED: Final = Reason("E5.4", Phrase("cannot_be_raided", "card"), named)
NO_WAR_CHIEF: Final = Reason("E5.2", Phrase("no_war_chief"))
NO_WAY: Final = Reason("E1.3", Phrase("no_way"))
NO_WAY_TO_TABLEAU: Final = NO_WAY.under("E5.3")
NO_WAY_TO_NEW_WORLD: Final = Reason("E2.1", Phrase("no_mariner_to_spare"))
NOBODY_TO_RISE: Final = NO_HUNTERS.under("E3.1")
PROMOTION_COSTS: Final = Reason("E3.1", Phrase("promotion_costs"))
RANK_TAKEN: Final = Reason("E3.3", Phrase("rank_taken", "rank"), named)
NOT_IN_PLAY_ABROAD: Final = Reason("L4.d", Phrase("not_in_play_abroad"), moot=True)
RANK_FOR_ONE: Final = Reason("L7.c", Phrase("rank_for_one"))
NOBODY_RETURNS: Final = Reason("L4.e", Phrase("nobody_returns"))
NO_RECALL_NOW: Final = Reason("E4.2", Phrase("no_recall_now"))
NO_WAY_HOME: Final = Reason("E4.2", Phrase("no_way_home"))
NO_COLONISTS: Final = Reason("E4.3", Phrase("no_colonists"))
NEW_COLONISTS: Final = Reason("E4.3", Phrase("new_colonists"))
TOO_FEW_MARINERS: Final = Reason("E4.3", Phrase("too_few_mariners"))
COLONISTS_STAY: Final = Reason("E4.1", Phrase("colonists_stay"))
NOT_ASSIGNED_THERE: Final = Reason("E6.1", Phrase("not_assigned_there"))
NOT_REACHED_OF_OLD: Final = Reason("E6.e1", Phrase("not_reached_of_old"))

# Negotiation and attacks (F)
OFFERED_ALREADY: Final = Reason("", Phrase("offered_already"), moot=True)
NOT_THEIR_CARD: Final = Reason("", Phrase("not_their_card"), moot=True)
NOT_TRADABLE: Final = Reason("F0.2", Phrase("not_tradable", "card"), named)
NOBODY_ON_CARD: Final = Reason("F0.1", Phrase("nobody_on_card"))
PLEDGED_TO_STAY: Final = Reason("F0.2", Phrase("pledged_to_stay"))
GOING_IS_SETTLED: Final = Reason("F0.2", Phrase("going_is_settled"))
NO_TRANSPORT: Final = Reason("F0.5", Phrase("no_transport"))
GROOM_NEEDS_TRANSPORT: Final = NO_TRANSPORT.under("F1.1")
NOT_THEIR_DAUGHTER: Final = Reason("F1.1", Phrase("not_their_daughter"), moot=True)
IS_MARRIED: Final = Reason("F1.3", Phrase("is_married", "card", "tribe"), married)
NO_GROOM: Final = Reason("F1.1", Phrase("no_groom", "card"), named)
IS_UNMARRIED: Final = Reason("F0.4", Phrase("is_unmarried"), moot=True)
FOREIGN_MARRIAGE: Final = Reason("F0.4", Phrase("foreign_marriage", "card", "tribe"), married)
NO_WAY_HOME_FOR_HUSBAND: Final = NO_WAY_HOME.under("F0.5")
NO_DIVORCE: Final = Reason("F0.e1", Phrase("no_divorce"))
EVERYBODY_LEAVES: Final = Reason("F0.3", Phrase("everybody_leaves"))
NO_VICTIM: Final = Reason("", Phrase("no_victim"), moot=True)
NOT_HOSTILE: Final = Reason("F3.2", Phrase("not_hostile"))
NO_COLONISTS_THERE: Final = Reason("F3.2", Phrase("no_colonists"))
PEACE_COSTS: Final = Reason("F3.2", Phrase("no_ivory"))
NO_IRON_RULE: Final = Reason("C2.2", Phrase("no_iron_rule"))
SURVIVALISTS_HAVE_NONE: Final = NO_IRON_RULE.under("C3.2")
NO_IRON_FOR_LIVES: Final = Reason("F4.1", Phrase("no_iron"))
NO_IVORY_FOR_LIVES: Final = Reason("F4.2", Phrase("no_ivory"))
NO_SUNNAN_ANNI: Final = Reason("F4.2", Phrase("no_sunnan_anni"))
SAFE_ALREADY: Final = Reason("F4.1", Phrase("safe_already"))
NO_DANGER: Final = Reason("F4.1", Phrase("no_danger"))

# Hunts (G)
NOT_HUNTED: Final = Reason("A4.2", Phrase("not_hunted"), moot=True)
NO_ALPHA_HERE: Final = ALPHA_ELSEWHERE.under("E7.1")
ALPHA_POWERLESS: Final = Reason("E7.3", Phrase("alpha_powerless"))
SAID_ALREADY: Final = Reason("", Phrase("said_already"))
IS_WARM: Final = Reason("G0.1", Phrase("is_warm"))
NOBODY_WARMS: Final = Reason("AP.3", Phrase("nobody_warms"))
NOT_SO_MANY_DICE: Final = Reason("G2.1", Phrase("not_so_many_dice"), moot=True)
NO_SUCH_DIE: Final = Reason("", Phrase("no_such_die"), moot=True)
CANNOT_PAY: Final = Reason("G4.6", Phrase("cannot_pay", "count"), units)
NO_WOOL: Final = Reason("G1.3", Phrase("no_wool", "card"), first_asked)
WORTH_NO_ENERGY: Final = Reason("G1.4", Phrase("worth_no_energy", "card"), first_asked)
NO_ENERGY_OF_OLD: Final = Reason("G1.e1", Phrase("no_energy_of_old"))

# Livestock (H)
NOT_HUNGRY: Final = Reason("H1.1", Phrase("not_hungry"), moot=True)
STILL_HUNGRY: Final = Reason("H1.2", Phrase("still_hungry", "card"), named)
HAY_TOO_DEAR: Final = Reason("H1.1", Phrase("hay_too_dear", "card", "count"), hay)

# Elders (I)
NOT_IN_THIS_VARIANT: Final = Reason("", Phrase("not_in_this_variant"))
NOT_IN_THE_SAGA: Final = NOT_IN_THIS_VARIANT.under("K6.1")
NOT_UNDER_OCCUPATION: Final = NOT_IN_THIS_VARIANT.under("L7.b")
NO_IDLE_ELDER: Final = Reason("I0.1", Phrase("no_idle_elder"))
DOMESTICATION_COSTS: Final = NO_ENERGY.under("I1.1")
BURNING_COSTS: Final = NO_ENERGY.under("I2.1")
BANISHING_COSTS: Final = NO_ENERGY.under("I3.1")
MISSION_COSTS: Final = NO_ENERGY.under("I5.1")
CONVERSION_COSTS: Final = NO_ENERGY.under("I6.1")
MONOTHEISTS_TAME_NOTHING: Final = Reason("I1.3", Phrase("monotheists_do_not"))
MONOTHEISTS_BANISH_NOBODY: Final = MONOTHEISTS_TAME_NOTHING.under("I3.1")
POLYTHEISTS_SEND_NOBODY: Final = Reason("I5.1", Phrase("polytheists_do_not"))
POLYTHEISTS_CONVERT_NOBODY: Final = POLYTHEISTS_SEND_NOBODY.under("I6.1")
NO_ANIMAL: Final = Reason("I1.1", Phrase("no_animal", "card"), named, moot=True)
NO_INVENTION: Final = Reason("I4.1", Phrase("no_invention", "card"), named, moot=True)
NO_ELDER_TO_BURN: Final = Reason("I2.1", Phrase("no_elder_of_rank", "rank"), named, moot=True)
NO_GUEST: Final = Reason("I3.1", Phrase("no_guest", "tribe"), named, moot=True)
NO_FOREIGN_HUSBAND: Final = Reason("I3.1", Phrase("no_foreign_husband"), moot=True)
NORSE_HUSBAND: Final = Reason("I3.3", Phrase("norse_husband"))
NOBODY_TO_BANISH: Final = Reason("I3.1", Phrase("nobody_to_banish"))
NO_MARTYR_DICE: Final = Reason("I3.2", Phrase("no_martyr_dice"))
NO_IRON_FOR_TOOLS: Final = NO_IRON_FOR_LIVES.under("I4.1")
NO_IVORY_FOR_TOOLS: Final = NO_IVORY_FOR_LIVES.under("I4.2")
NO_CARVERS: Final = Reason("I4.2", Phrase("no_carvers"))
OWN_PLACARD: Final = Reason("", Phrase("own_placard"), moot=True)
IS_MONOTHEIST: Final = Reason("I6.1", Phrase("is_monotheist", "tribe"), named)
WILL_CONVERT_ALREADY: Final = Reason("I6.1", Phrase("will_convert_already", "tribe"), named)
NO_MISSIONARY: Final = Reason("I6.1", Phrase("no_missionary", "tribe"), named)
NEW_MISSIONARY: Final = Reason("I6.2", Phrase("new_missionary"))
HAS_ELDERS: Final = Reason("I7.1", Phrase("has_elders"))
BAPTISED_ALREADY: Final = Reason("I7.1", Phrase("baptised_already"))

# Variants (K, L, M)
NO_DAUGHTER_AT_HOME: Final = Reason("K4.f", Phrase("no_daughter_at_home"))
LAST_DAUGHTER: Final = Reason("K4.f", Phrase("last_daughter"))
DAUGHTER_MUST_GO: Final = Reason("K4.f", Phrase("daughter_must_go"))
NOBODY_TO_GO_WITH: Final = Reason("K4.e", Phrase("nobody_to_go_with"), moot=True)
DAUGHTER_IS_THERE: Final = Reason("K4.e", Phrase("daughter_is_there"))
ALL_WHO_CAN_GO: Final = Reason("K3.a", Phrase("all_who_can_go"), moot=True)
ALPHA_IS_THERE: Final = Reason("K4.d", Phrase("alpha_is_there"))
NOT_IN_THE_ROW: Final = Reason("K3.b", Phrase("not_in_the_row"), moot=True)
NOT_HERS_TO_CHANGE: Final = Reason("", Phrase("not_hers_to_change"), moot=True)
NOBODY_CAN_COME: Final = Reason("", Phrase("nobody_can_come"), moot=True)
BURNING_COSTS_MORE: Final = NO_ENERGY.under("K6.b")
NO_MAN_TO_BURN: Final = NO_ELDER_TO_BURN.under("K6.b")
NO_WOMAN_TO_BURN: Final = Reason("K6.b", Phrase("no_matriarch_of_rank", "rank"), named, moot=True)
NOT_ANOTHER_ELDER: Final = Reason("K2.4", Phrase("not_another_elder"), moot=True)
NO_DAUGHTER_TO_LOSE: Final = Reason("K2.3", Phrase("no_daughter_at_home"))
HUNTED_BY_OTHERS: Final = Reason("L4.a", Phrase("hunted_by_others"))
NOT_OCCUPIED: Final = Reason("L4.f", Phrase("not_occupied"))
NO_BISHOP: Final = Reason("L5.c", Phrase("no_bishop"))
NO_IRON_FOR_BULLETS: Final = NO_IRON_FOR_LIVES.under("L5.c")
IS_INACTIVE: Final = Reason("M1.5", Phrase("is_inactive"))
SHUNS_LAND: Final = Reason("M1.7", Phrase("shuns", "tribe", "type"), shunned)
SHUNS_TYPE: Final = SHUNS_LAND.under("M3.4")
WAS_VOCAL: Final = Reason("neanderthal:K1f", Phrase("was_vocal"))
NOT_SO_MANY_TRIBESMEN: Final = Reason("neanderthal:K1a.2", Phrase("not_so_many_tribesmen"), moot=True)
RANK_FILLED: Final = RANK_TAKEN.under("neanderthal:K1a.2")
NOT_FREE_TO_MARRY: Final = Reason("K.e4", Phrase("not_free_to_marry"), moot=True)
NOTHING_TO_SWAP: Final = Reason("K.e4", Phrase("nothing_to_swap", "tribe"), named)
NOT_TO_BE_SWAPPED: Final = Reason("K.e4", Phrase("not_to_be_swapped"), moot=True)
