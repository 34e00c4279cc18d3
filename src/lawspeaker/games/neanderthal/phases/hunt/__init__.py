"""G Phase 4, hunts and courtship.

- `hunting`: hunts, card by card (G, A4)
- `courtship`: courtship (G1)
- `hunt_roll`: the roll, the Alpha's part in it (E5), the dice (G2), and who dies (Gd, Ge)
- `spoils`: babies and disks (G3), trophies (G5), cards for the hand (G6), what comes in their place (G7)
- `predators`: predators (G4)
"""
