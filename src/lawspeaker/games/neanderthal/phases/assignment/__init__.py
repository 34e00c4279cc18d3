"""E Phase 2, hunter assignment.

- `assignment`: a tribe's part (E), and permanent assignment (E4)
- `sending`: hunters to biomes (E1), suitors to daughters (E3), Wanderlusters with a chaperone (D6a)
- `promotion`: promotion to elder (E2)
"""
