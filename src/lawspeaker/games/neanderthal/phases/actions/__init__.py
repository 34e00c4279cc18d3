"""I Phase 6, species and elder actions.

- `actions`: the phase (I)
- `portals`: portals, and how a species becomes tribal (I1)
- `neolexia`: new words (I2)
- `elders`: elder actions (I3)
"""
