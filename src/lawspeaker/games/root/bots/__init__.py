"""How good a position looks: what all players rest on."""
