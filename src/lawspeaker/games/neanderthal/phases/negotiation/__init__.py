"""F Phase 3, negotiation, attacks and gathering, card by card.

- `negotiation`: the phase (F), and who speaks (F1)
- `deals`: what can be agreed on (F1)
- `attacks`: attacks (A3, F2)
- `gathering`: gathering (F3)
"""
