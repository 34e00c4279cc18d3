"""What Neanderthal asks and tells, by message name, phase by phase; what it shares is in `tribes.phrases`."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.phrases import FACES_SHOWN
from lawspeaker.kernel.ask import Phrase, Topic

# At any time (B), set-up (C) and the turn (A).
CHOOSE_SEXUALITY: Final = Topic("choose_sexuality", "sexuality_card")
CHANGE_SEXUALITY: Final = Topic("change_sexuality", "sexuality")
DISCARD_DOWN: Final = Topic("discard_down", "count")
FREE_DISK: Final = Topic("free_disk", "disk")
PAY_DISK: Final = Topic("pay_disk", "count", "card")
WHO_IS_LOST: Final = Topic("who_is_lost", "count")

PLAYS: Final = Phrase("plays", "seat", "tribe")
LIVES: Final = Phrase("lives", "tribe", "sexuality")
TURN_BEGINS: Final = Phrase("turn_begins", "count", "event")
DISCARDED: Final = Phrase("discarded", "tribe", "card")
DISK_FREED: Final = Phrase("disk_freed", "tribe", "disk", "dedicated")
DISK_BOUND: Final = Phrase("disk_bound", "tribe", "disk", "dedicated")
MATURED: Final = Phrase("matured", "tribe", "dedicated")
ALPHA_SWAPPED: Final = Phrase("alpha_swapped", "tribe")
ELDER_LOST: Final = Phrase("elder_lost", "tribe", "spot")
CARD_LOST: Final = Phrase("card_lost", "tribe", "card")
HUSBAND_RETURNED: Final = Phrase("husband_returned", "tribe", "card")
GAME_ENDS: Final = Phrase("game_ends", "count")

# Phase 1: events (D).
COUNCIL_OF_WAR: Final = Topic("council_of_war", "count")
WHICH_GAP: Final = Topic("which_gap")
BEFORE_DIE_OFF: Final = Topic("before_die_off")
WHICH_ELDER: Final = Topic("which_elder")
WHO_HELPS: Final = Topic("who_helps")
WHO_IS_LEFT: Final = Topic("who_is_left", "count")
WHERE_TO_WANDER: Final = Topic("where_to_wander", "count")

FIRST_PLAYER: Final = Phrase("first_player", "tribe")
APPOINTED: Final = Phrase("appointed", "tribe", "count")
ICON: Final = Phrase("icon", "icon")
ICE_CAME: Final = Phrase("ice_came", "slot")
ICE_MOVED: Final = Phrase("ice_moved", "slot", "target:slot")
MOVED: Final = Phrase("moved", "card", "slot")
REMOVED: Final = Phrase("removed", "card")
CAME: Final = Phrase("came", "card", "slot")
MELTED: Final = Phrase("melted", "slot", "card")
LASTS_LONGER: Final = Phrase("lasts_longer")
DIE_OFF_ROLL: Final = Phrase("die_off_roll", "tribe", "rank")
ELDER_ENDURES: Final = Phrase("elder_endures", "spot")
CHAOS_SPARES: Final = Phrase("chaos_spares", "tribe")
HELPS: Final = Phrase("helps", "tribe", "card")
WANDERED: Final = Phrase("wandered", "tribe", "host:tribe")
WON: Final = Phrase("won", "tribe", "card", "count")
NOBODY_BIDS: Final = Phrase("nobody_bids", "card")

# Phase 2: assignment (E).
ASSIGN_HUNTERS: Final = Topic("assign_hunters", "count")
HOW_MANY: Final = Topic("how_many", "card")
WHO_IS_BORN: Final = Topic("who_is_born")
WHO_RISES: Final = Topic("who_rises", "rank")
WHICH_WIFE: Final = Topic("which_wife", "card")
ANSWER_SUITORS: Final = Topic("answer_suitors")
TAKE_BACK: Final = Topic("take_back")
HOW_MANY_BACK: Final = Topic("how_many_back", "card")

SENT_TO_HUNT: Final = Phrase("sent_to_hunt", "tribe", "count", "card")
SENT_TO_COURT: Final = Phrase("sent_to_court", "tribe", "card")
ALPHA_SENT: Final = Phrase("alpha_sent", "tribe", "card")
GUEST_SENT: Final = Phrase("guest_sent", "tribe", "guest:tribe", "card")
GUEST_TAKEN_BACK: Final = Phrase("guest_taken_back", "tribe", "guest:tribe", "card")
GUESTS_LEFT: Final = Phrase("guests_left", "tribe", "card")
ACCULTURATED: Final = Phrase("acculturated", "tribe", "count", "card")
PROMOTED: Final = Phrase("promoted", "tribe", "spot")
RECALLED: Final = Phrase("recalled", "tribe", "spot")
REMARRIED: Final = Phrase("remarried", "tribe", "card", "new:card")

# Phase 3: negotiation, attacks, gathering (F).
GROOM: Final = Topic("groom", "card")
ATTACK_FIRST: Final = Topic("attack_first", "card")
ATTACK: Final = Topic("attack", "card")

MEET: Final = Phrase("meet", "card")
CARD_GIVEN: Final = Phrase("card_given", "tribe", "partner:tribe", "card")
LEFT: Final = Phrase("left", "tribe", "card")
MARRIED: Final = Phrase("married", "tribe", "card")
STANDS_DOWN: Final = Phrase("stands_down", "tribe", "card")
ATTACKS_FIRST: Final = Phrase("attacks_first", "tribe", "card")
GATHERED: Final = Phrase("gathered", "tribe", "card")

# Phase 4: hunts (G).
NEXT_HUNT: Final = Topic("next_hunt")
HUNT_FIRST: Final = Topic("hunt_first", "card")
BEFORE_ROLL: Final = Topic("before_roll", "card", "count")
MEET_PREDATOR: Final = Topic("meet_predator", "card")
TAKE_TROPHY: Final = Topic("take_trophy", "card")
TAKE_TO_HAND: Final = Topic("take_to_hand", "card")
HUNT_INSTEAD: Final = Topic("hunt_instead", "card")

NOW_HUNTED: Final = Phrase("now_hunted", "card")
HUNT_SUCCEEDED: Final = Phrase("hunt_succeeded", "tribe", "card", "hits:count")
HUNT_FAILED: Final = Phrase("hunt_failed", "tribe", "card", "hits:count")
BEATEN: Final = Phrase("beaten", "tribe", "card")
CARD_GONE: Final = Phrase("card_gone", "tribe", "card")
TROPHY_TAKEN: Final = Phrase("trophy_taken", "tribe", "card")
TAKEN_TO_HAND: Final = Phrase("taken_to_hand", "tribe", "card")
REPLACED: Final = Phrase("replaced", "card", "new:card")
PREDATOR_COMES: Final = Phrase("predator_comes", "card", "tribe", "count")
PREY_LOST: Final = Phrase("prey_lost", "tribe", "card", "predator:card")
CARD_LET_GO: Final = Phrase("card_let_go", "tribe", "card")

# Phase 4: courtship (G1).
WHO_COURTS: Final = Topic("who_courts", "card")
WILL_COURT: Final = Topic("will_court", "card")

COURTED: Final = Phrase("courted", "tribe", "card", "face:count")
COURTSHIP_SUCCEEDED: Final = Phrase("courtship_succeeded", "tribe", "card")
COURTSHIP_FAILED: Final = Phrase("courtship_failed", "tribe", "card")
NO_HUSBAND: Final = Phrase("no_husband", "tribe", "card")
BEGOT: Final = Phrase("begot", "tribe", "host:tribe")

# Phase 5: domestic animals (H). Phase 6: actions (I).
MILK: Final = Topic("milk", "card", "count")
ACTION: Final = Topic("action", "count")

MILKED: Final = Phrase("milked", "tribe", "card")
PORTAL_LAID: Final = Phrase("portal_laid", "tribe", "portal")
CONVERTED: Final = Phrase("converted", "tribe")
DOMESTICATED: Final = Phrase("domesticated", "tribe", "card")
TOOL_MADE: Final = Phrase("tool_made", "tribe", "card")

# The end (J).
BEFORE_END: Final = Topic("before_end")

SCORED_PEOPLE: Final = Phrase("scored_people", "tribe", "count")
SCORED_CARDS: Final = Phrase("scored_cards", "tribe", "count")
SCORED_WORDS: Final = Phrase("scored_words", "tribe", "count")
TOTAL: Final = Phrase("total", "tribe", "count")

# Variants (K, L, M, N).
FIRST_PORTAL: Final = Topic("first_portal")
FIRST_PORTAL_OPEN: Final = Phrase("first_portal_open", "tribe", "portal")
RESHUFFLED: Final = Phrase("reshuffled", "count")
BONUS: Final = Phrase("bonus", "tribe", "count")
MORE_EVENTS: Final = Topic("more_events")
REPLACE_DAUGHTER: Final = Topic("replace_daughter", "card")
INVITE: Final = Topic("invite", "count")
WHOM_STRANGERS_HIT: Final = Topic("whom_strangers_hit", "tribe")
EVENTS_ADDED: Final = Phrase("events_added", "count")
DAUGHTER_COMES: Final = Phrase("daughter_comes", "tribe", "card")
STRANGER_COURTS: Final = Phrase("stranger_courts", "tribe", "card")
GOALS_REACHED: Final = Phrase("goals_reached", "count")

# On a map (L, M).
WHERE_TO_FLEE: Final = Topic("where_to_flee", "count", "slot")
BUY_DAUGHTER: Final = Topic("buy_daughter", "card", "count")
MOVE_HUNTERS: Final = Topic("move_hunters", "count")
WHO_MOVES: Final = Topic("who_moves", "place")
WHERE_TO_MOVE: Final = Topic("where_to_move", "count", "place")
WHERE_IS_ALPHA: Final = Topic("where_is_alpha")
REROLL: Final = Topic("reroll", *FACES_SHOWN)
HUNT_TOGETHER: Final = Topic("hunt_together", "card")
WHO_HAS_BABY: Final = Topic("who_has_baby", "card")
ASSIMILATE: Final = Topic("assimilate", "card")
WHO_PAIRS: Final = Topic("who_pairs", "card")

REVEALED: Final = Phrase("revealed", "slot", "card")
PUSHED: Final = Phrase("pushed", "slot", "target:slot")
VANISHED: Final = Phrase("vanished", "slot")
THAWED: Final = Phrase("thawed", "slot")
FLED: Final = Phrase("fled", "tribe", "count", "slot")
WALKED: Final = Phrase("walked", "tribe", "count", "slot")
REROLLED: Final = Phrase("rerolled", "tribe", "face:count")
ARTIFACT_FOUND: Final = Phrase("artifact_found", "slot")
NO_ARTIFACT: Final = Phrase("no_artifact", "slot")
SIGNAL_SENT: Final = Phrase("signal_sent", "slot", "count")
SPECIES_SAVED: Final = Phrase("species_saved", "count")
ASSIMILATED: Final = Phrase("assimilated", "tribe", "husband:tribe")
