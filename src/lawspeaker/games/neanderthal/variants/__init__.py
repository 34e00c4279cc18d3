"""K to N The variants.

- `variant`: the named moments at which a variant changes the common rules
- `known`: which variants there are
- `legacy`: the linked game (K1)
- `single`: a single species (K2)
- `map/`: what both games on a map share (L, M)
- `alien`: Alien Intervention (L)
- `brink`: Brink (M)
- `scenarios`: the Hominids (N1), Giant Würm (N2)
"""
