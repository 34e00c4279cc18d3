"""10. The Lizard Cult."""
