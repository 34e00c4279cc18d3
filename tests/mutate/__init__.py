"""Proven means proven: breaks rules by machine, and tells which broken rule no law test notices (`make mutate`)."""
