"""L, M What both games on a map of 4 by 5 share.

- `mapped`: the variant that both build on
- `grid`: the map, and how the climate moves its cards (L1, L3)
- `purchase`: daughters at a price (L4, M2)
- `movement`: hunter movement and discovery (L5)
- `nomads`: the hunt (L6), and hunts that are shared (M3a)
"""
