"""What bots go by: `evaluation` says what a position is worth to a seat."""
