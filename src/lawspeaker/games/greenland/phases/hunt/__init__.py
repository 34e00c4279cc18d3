"""G Hunts.

- `phase` the hunts, card by card and roll by roll (A4, G0)
- `raids` raids on livestock and daughters (G1)
- `hunt_roll` the roll of hunters and raiders alike (E7, F4, G2, G3), and `rerolls` (G2)
- `spoils` what a hunt brings (G4 to G7)
"""
