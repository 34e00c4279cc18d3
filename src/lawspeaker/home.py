"""Where Lawspeaker keeps its things: stored games, and the table's database."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME = "LAWSPEAKER_HOME"  # the environment variable that says where to keep things instead


def home() -> Path:
    """The folder for everything that is kept."""
    given = os.environ.get(HOME, "")
    return Path(given) if given else Path(platformdirs.user_data_dir("lawspeaker"))
