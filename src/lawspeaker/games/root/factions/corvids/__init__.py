"""13. The Corvid Conspiracy."""
