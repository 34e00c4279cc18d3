"""D Events.

- `phase` the start of the turn (A1.1), and the icons of the event from left to right (D0)
- `climate` migrations (D1) and global cooling (D4)
- `decimation` decimations (D2)
- `depletion` depletion (D3)
- `trade` the auction of imports (D10)
"""
