"""9. The Vagabond."""
