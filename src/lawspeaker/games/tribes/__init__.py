"""What Greenland and Neanderthal share: pieces and their places, dice, hunts, attacks, auctions and deals.

Nothing here is a game by itself, and nothing here knows which of the two it serves.
"""
