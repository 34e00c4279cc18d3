"""The agreed rules, each as a flag that reads as a sentence; `law show` explains them."""

from __future__ import annotations

from typing import Final

STANDARD: Final = "standard"
BEGINNER: Final = "beginner"
SURVIVALIST: Final = "survivalist"
SAGA: Final = "saga"
COOP: Final = "coop"
REAL_STORY: Final = "real_story"
FULL: Final = "full"
EARLY: Final = "early"
TOGETHER: Final = "together"
LINKED: Final = "linked"


class Rules:
    """What was agreed."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.first_edition = agreed["edition"] == "1"
        self.variant = agreed["variant"]
        self.beginner = self.variant == BEGINNER

        # Events (D).
        self.council_swaps_places = agreed["council_of_war"] == "swap"  # R11
        self.missionaries_keep_peace_at_home = agreed["missionaries"] == "both"  # R12
        self.only_imports_break = agreed["breakage"] == "imports"  # R13
        self.energy_can_run_out = agreed["energy_supply"] == "box"  # R14

        # Assignment (E).
        self.fetching_spends_mariners = agreed["abandonment"] == "spends"  # R21
        self.fashion_for_settled_alphas = agreed["beaver_fashion"] == "settled"  # R22
        self.navigation_posts_guards = self.first_edition or agreed["navigation"] == "guards"  # R23

        # Negotiation and attacks (F).
        self.offers = int(agreed["offers"])  # R33
        self.war_chief_suffices = agreed["war_party"] == "war_chief"  # R34
        self.grooms_need_transport = agreed["weddings"] == "transport"  # R35
        self.absent_families_consent = agreed["brides"] == "any_family"  # R36
        self.pogroms = agreed["pogroms"] == "yes"  # V31

        # Hunts (G).
        self.cards_are_chosen_in_turn = agreed["hunt_sequence"] == "in_turn"  # R41
        self.opportunists_follow_success = agreed["opportunists"] == "always"  # R42
        self.war_parties_raid_with_twos = agreed["raid_faces"] == "war_party"  # R43
        self.plankton_reaches_vinland = agreed["plankton"] == "south_row"  # R44
        self.missionaries_teach_their_host = agreed["maritime_missionary"] == "host"  # R45
        self.last_hunters_take_cards = agreed["last_hunters"] == "take"  # R46
        self.meteorite_is_a_trophy = agreed["meteorite"] == "trophy"  # V41

        # Livestock, elders, scoring (H, I, J).
        self.animal_place_rolls = agreed["martyr_dice"] == "all_places"  # R52
        self.representatives_score_once = self.first_edition and agreed["democracy"] == "flat"  # R53

        # Variants (K, L, M).
        self.foreign_elders_serve = agreed["foreign_elders"] == "host"  # R60
        self.chief_matriarch_sees_the_die = agreed["die_off_choice"] == "after"  # R61
        self.new_world_is_counted = agreed["hunt_count"] == "new_world"  # R62
        self.matriarch_needs_crews = agreed["matriarch_voyages"] == "mariners"  # R63
        self.loot_is_kept = agreed["loot"] == "tribe"  # R64
        self.idle_mine_feeds_depot = agreed["mine"] == "every_turn"  # R65
        self.occupiers_leave_for_good = agreed["retreat"] == "for_good"  # R66
        self.propaganda_in_occupied_villages = agreed["propaganda"] == "occupied"  # R67
        self.one_surrender_loses_all = agreed["surrender"] == "everybody"  # R68
        self.both_colonies_count = agreed["intervention"] == "both_cards"  # R69
        self.events_spare_inactive = agreed["inactive"] == "spared"  # R70
        self.first_part_counts_for_losers = agreed["first_part"] == "kept"  # R71
        self.coop_events = int(agreed["coop_events"])  # V61
        self.together_survivalist = agreed["together_survival"] == "yes"  # V62
