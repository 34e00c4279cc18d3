"""What draws The Arctic in the terminal."""
