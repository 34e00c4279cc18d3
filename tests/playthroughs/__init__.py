"""Games played by lot, written down once: they must go on as they went."""
