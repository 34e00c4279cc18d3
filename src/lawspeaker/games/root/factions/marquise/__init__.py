"""6. The Marquise de Cat."""
