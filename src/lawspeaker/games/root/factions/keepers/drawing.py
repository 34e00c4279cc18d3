"""The Keepers' board in the terminal."""
