"""What each faction's board promises, for players that judge positions. A faction without a plan has the common one."""

from __future__ import annotations

from lawspeaker.games.root.outlook import Plan
from lawspeaker.games.root.plans.alliance import AlliancePlan
from lawspeaker.games.root.plans.eyrie import EyriePlan
from lawspeaker.games.root.plans.marquise import MarquisePlan
from lawspeaker.games.root.plans.vagabond import VagabondPlan
from lawspeaker.games.root.tables import ALLIANCE, EYRIE, FACTIONS, MARQUISE, VAGABOND, VAGABOND2


def all_plans() -> list[Plan]:
    """By the number of the faction."""
    plans = [Plan() for _ in FACTIONS]
    plans[MARQUISE] = MarquisePlan()
    plans[EYRIE] = EyriePlan()
    plans[ALLIANCE] = AlliancePlan()
    plans[VAGABOND] = VagabondPlan()
    plans[VAGABOND2] = plans[VAGABOND]
    return plans
