"""What a variant changes.

- `variant` the moments at which the common rules ask the variant
- `saga` the Saga of the Daughters (K), with its assignment phase in `matriarchs` (K3, K4)
- `together` the co-operative game of the 1st edition (K.e1 to K.e5)
- `coop` the co-operative game (L)
- `scenarios` the real story, all of history, and Early Greenland (M)
- `linked` the sequel to a game of Neanderthal (neanderthal:K1)
- `listed` which of them are played
"""
