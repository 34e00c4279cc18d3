"""D Phase 1, the event, in the order of its icons.

- `events`: the card and its icons (D), and the order of play (A2)
- `climate`: global cooling and warming (D1), the Würm glacial (D2)
- `chaos`: elder die-off (D3), Chaos (D4), Wanderlust (D6)
- `blizzard`: blizzard (D5)
- `auction`: the culture auction (D7)
"""
