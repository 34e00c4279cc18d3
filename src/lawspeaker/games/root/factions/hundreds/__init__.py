"""14. The Lord of the Hundreds."""
