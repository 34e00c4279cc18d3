"""The turn of Greenland (A1), phase by phase.

- `turn` the six phases in order (A1)
- `event` the events phase (D)
- `assignment` the assignment of hunters (E)
- `negotiation` negotiation, attacks and the New World (F)
- `hunt` the hunts and raids (G)
- `livestock` the livestock (H)
- `elders` the actions of elders (I)
- `scoring` the end of the game, and scoring (J)

At any time: `any_time` exchanges (B3), hands that are too full (B2) and extinction (J1), `powers` what cards, wives and
elders do (F1.2), `iron_rule` the Iron Rule (F4).
"""
