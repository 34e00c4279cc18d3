"""Programs for those who work on Lawspeaker; no part of the package."""
