"""11. The Riverfolk Company."""
