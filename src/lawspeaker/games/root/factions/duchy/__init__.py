"""12. The Underground Duchy."""
