"""What was agreed before a game of The Arctic."""

from __future__ import annotations


class Rules:
    """The agreed ruleset, each option as a flag that reads as a sentence; `law show` explains them."""

    def __init__(self, agreed: dict[str, str]) -> None:
        self.returns_rightmost_occupied = agreed["phase8"] == "rightmost_occupied"  # R01
        self.china_ends_any_moment = agreed["china_end"] == "any_moment"  # R02
        self.drift_attacks_at_pole = agreed["drift_at_pole"] == "attack"  # R03
        self.pass_forfeits = agreed["passing"] == "forfeit"  # R04
        self.bystanders_defend_illegal = agreed["illegal_neutrals"] == "bystanders"  # R05
        self.accession_is_full = agreed["accession"] == "full"  # R06
        self.ships_are_limited = agreed["ship_supply"] == "limited"  # R07
        self.unrest_on_coast = agreed["unrest_reach"] == "coast_and_sea"  # R08
        self.slander_stops_at_zero = agreed["slander_floor"] == "zero"  # R09
        self.control_at_once = agreed["move_timing"] == "stepwise"  # R10
        self.tiles_return = agreed["destroyed_tile"] == "returns"  # R11
        self.space_4_is_paid = agreed["eu_space_4"] == "one_dollar"  # R12
        self.protectors_count = agreed["protector_counts"] == "yes"  # R13
        self.payments_before_money = agreed["end_order"] == "payments_first"  # R14
        self.declined_china_drifts = agreed["china_declined"] == "drift"  # R15
        self.empty_build_allowed = agreed["empty_build"] == "allowed"  # R16
        self.licences_by_seat = agreed["licence_order"] == "start_player"  # R17
        self.both_yellow_allowed = agreed["both_yellow"] == "allowed"  # R18
        self.drift_controls = agreed["drift_control"] == "yes"  # R19
        self.must_afford_space = agreed["unaffordable_space"] == "forbidden"  # R20
        self.empty_unrest_allowed = agreed["empty_unrest"] == "allowed"  # R21
        self.idle_conflict_allowed = agreed["idle_conflict"] == "allowed"  # R22
        self.advanced_placement = agreed["placement"] == "advanced"
        self.beginner = agreed["beginner"] == "yes"
        self.random_start = agreed["start_player"] == "random"
