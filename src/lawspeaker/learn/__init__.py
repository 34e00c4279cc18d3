"""Learning: a network that plays against itself, and the player that sits down with what it has learned.

Both need NumPy only, the extra `lawspeaker[learn]`. Training on a GPU needs PyTorch: `lawspeaker[gpu]`.
"""
