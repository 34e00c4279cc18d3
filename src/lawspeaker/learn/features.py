"""Features: observations as a network can read them, which is the encoding `onehot`."""

from __future__ import annotations

from lawspeaker.envs.encodings import Inputs
from lawspeaker.envs.encodings import OneHot as Features

__all__ = ["Features", "Inputs"]
