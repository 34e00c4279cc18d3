"""7. The Eyrie Dynasties."""
