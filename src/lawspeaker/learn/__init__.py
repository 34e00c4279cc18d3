"""Learning: a network that plays against itself, and the player that sits down with what it has learned.

Training needs the extra `lawspeaker[learn]`; playing with what was learned needs NumPy only.
"""
