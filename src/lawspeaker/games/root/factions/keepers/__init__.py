"""15. The Keepers in Iron."""
