"""The parts of the face of Neanderthal in the terminal."""
