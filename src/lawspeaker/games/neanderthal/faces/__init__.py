"""The face of Neanderthal in the terminal: `face`, and the parts it is made of."""
