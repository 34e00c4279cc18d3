"""Storage: what the table keeps for good. `store.Store` is the one way to it."""
