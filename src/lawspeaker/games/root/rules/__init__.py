"""1 to 5. The rules that all factions share, in the order of the Law."""
