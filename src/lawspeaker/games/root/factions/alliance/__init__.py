"""8. The Woodland Alliance."""
