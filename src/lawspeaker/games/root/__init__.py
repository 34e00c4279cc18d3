"""Root.

The chapters of its law: `concepts` (2), `victory` (3), `craft`, `move`, `battle` (4), `setup` (5), `turn`, `any_time`
(1.4), then one module a faction in `factions/` and the crafted cards in `effects/`. `state` is what lies on the table,
`tables` what is printed on it; `faction` and `effect` name the moments at which a faction or a card changes the rules.
"""

from lawspeaker.games.root.box import BOX

__all__ = ["BOX"]
