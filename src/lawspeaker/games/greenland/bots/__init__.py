"""What players think: how good a position looks."""
