"""A The turn and its phases, in their order.

- `turn`: the six phases (A1)
- `event/`: phase 1, the event (D)
- `assignment/`: phase 2, hunter assignment (E)
- `negotiation/`: phase 3, negotiation, attacks and gathering (F)
- `hunt/`: phase 4, hunts and courtship (G)
- `animals`: phase 5, domestic animals (H)
- `actions/`: phase 6, species and elder actions (I)
- `scoring`: the end of the game, and scoring (J)

Valid at any time:

- `any_time`: full hands (B2c), the Alpha's swap (B4a), losses (D3 to D5), other ways (D4c)
- `disks`: vocabulary and dedicated disks (B3)
- `losses`: who is lost of those who stand together (D6.3)
- `powers`: what sexualities, cards, wives and elders give (FN20, G1f.2)
"""
