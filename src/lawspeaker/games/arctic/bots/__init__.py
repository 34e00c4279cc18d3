"""What bots go by: how good a position looks."""
