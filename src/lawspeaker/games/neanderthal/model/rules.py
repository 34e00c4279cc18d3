"""The agreed rules, each as a flag that reads as a sentence; `law show` explains them."""

from __future__ import annotations

from typing import Final

STANDARD: Final = "standard"
SINGLE: Final = "single"
ALIEN: Final = "alien"
BRINK: Final = "brink"
HOMINIDS: Final = "hominids"
GIANT_WURM: Final = "giant_wurm"


class Rules:
    """What was agreed."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.first_edition = agreed["edition"] == "1"
        self.variant = agreed["variant"]

        # At any time (B) and set-up (C).
        self.alpha_needs_elder = agreed["alpha_swap"] == "elder"  # R01
        self.two_players_need_all_portals = agreed["two_player_portals"] == "all"  # R02

        # Events (D).
        self.council_appoints_anybody = agreed["council"] == "any"  # R10
        self.decks_help_out = agreed["empty_deck"] == "other"  # R11
        self.climate_fills_gaps = agreed["climate_gaps"] == "filled"  # R12
        self.first_player_chooses_gap = agreed["gap_choice"] == "first_player"  # R13
        self.elders_count_for_wanderlust = agreed["wanderlust"] == "elders"  # R14
        self.half_bids_make_a_whole = agreed["half_bid"] == "two"  # R15
        self.generosity_is_vocal = agreed["generous_woman"] == "as_vocal"  # R16
        self.only_dependents_help = agreed["walkabout"] == "dependent"  # R17
        self.somebody_always_wanders = agreed["no_losses"] == "first"  # R18

        # Assignment (E).
        self.hunters_can_be_taken_back = agreed["second_thoughts"] == "end"  # R20
        self.sultans_answer_suitors = agreed["sultan"] == "answer"  # R21
        self.promotions_share_portals = agreed["promotion_portals"] == "shared"  # R22
        self.fashion_comes_last = agreed["fashion_woman"] == "end"  # R23
        self.guests_need_chaperones = agreed["chaperones"] == "always"  # R24
        self.guests_court = agreed["guest_suitors"] == "may"  # R25

        # Negotiation and attacks (F).
        self.offers = int(agreed["offers"])  # R30
        self.only_chiefs_propose = agreed["proposals"] == "chief"  # R31
        self.deals_are_about_leaving = agreed["deals"] == "leaving"  # R32
        self.trophies_are_tradable = agreed["trophy_deals"] == "traded"  # R33
        self.husbands_must_fight = agreed["jealousy"] == "must"  # R34
        self.warriors_suffice = agreed["war_party"] == "warrior"  # R35
        self.attacks_follow_each_talk = agreed["attack_time"] == "card"  # R36

        # Hunts (G).
        self.hosts_choose_the_dead = agreed["mixed_party"] == "host"  # R40
        self.replacements_go_back = agreed["returned_prey"] == "deck"  # R41
        self.tamed_predators_rob = agreed["tamed_predator"] == "robs"  # R42
        self.newcomers_can_be_hunted = agreed["new_predator"] == "hunted"  # R43
        self.the_dead_hold_nothing = agreed["lost_captors"] == "lost"  # R44
        self.alphas_may_wait = agreed["reborn_alpha"] == "chosen"  # R45
        self.bystanders_march = agreed["second_predator"] == "together"  # R46

        # Courtship (G1).
        self.suitors_must_court = agreed["courtship"] == "must"  # R50
        self.immature_daughters_are_rolled_for = agreed["immature_daughter"] == "roll"  # R51
        self.husbands_stay_if_nobody_follows = agreed["unpaid_husband"] == "old_stays"  # R52
        self.children_come_on_top = agreed["promiscuous_child"] == "added"  # R53
        self.evicted_alphas_die = agreed["evicted_alpha"] == "dead"  # R54
        self.guests_are_replaced = agreed["replaced_tribesman"] == "anybody"  # R55
        self.alphas_are_replaced = agreed["replaced_tribesman"] != "tribesman"  # R55
        self.last_ones_are_spared = agreed["last_tribesman"] == "spared"  # R56

        # Animals, actions, the end (H, I, J).
        self.babies_can_be_declined = agreed["animal_babies"] == "may"  # R60
        self.matriarchs_convert_by_themselves = agreed["matriarch"] == "automatic"  # R61
        self.powerless_alphas_score = agreed["powerless_alpha"] == "tribesman"  # R62
        self.dead_europe_ends_the_turn = agreed["dead_europe"] == "turn"  # R63
        self.seventh_disk_lies_anywhere = agreed["seventh_portal"] == "any"  # R66

        # Variants (K, L, M, N).
        self.hominids_count_fire_starters = agreed["hominid_people"] == "all"  # R70
        self.herds_score_besides = agreed["herds"] == "added"  # R71
        self.gained_daughters_are_mature = agreed["gained_daughters"] == "mature"  # R73
        self.strangers_court_first = agreed["strangers"] == "first"  # R74
        self.heirs_choose_elders = agreed["linked_elders"] == "chosen"  # R76
        self.all_disks_are_inherited = agreed["linked_disks"] == "all"  # R77
        self.only_mature_cards_are_inherited = agreed["linked_cards"] == "mature"  # R78
        self.ice_falls_at_random = agreed["linked_ice"] == "random"  # R79

        # On a map (L, M).
        self.artifacts = int(agreed["artifacts"])  # V03
        self.shifted_biomes_are_hunted = agreed["shifted_biomes"] == "hunted"  # R80
        self.replaced_people_stay = agreed["map_refugees"] == "stay"  # R81
        self.all_shifts_melt = agreed["map_ice"] == "always"  # R82
        self.every_icon_kills = agreed["map_wanderlust"] == "icon"  # R83
        self.only_the_stricken_wander = agreed["map_wanderers"] == "stricken"  # R84
        self.movers_need_tools = agreed["map_tools"] == "needed"  # R85
        self.nomads_gather = agreed["map_gathering"] == "stays"  # R86
        self.pairs_meet_no_predators = agreed["assimilation"] == "before"  # R88
