"""F Negotiation and attacks.

- `phase` the cards on which tribes meet, one after the other
- `deals` what they can agree on (F0, F1)
- `marriage` becoming a husband (F1.1)
- `attacks` the attacks (F2)
- `new_world` the New World turns hostile, and is pacified (F3)
"""
