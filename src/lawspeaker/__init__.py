"""Lawspeaker plays rules-heavy board games to the letter; every ask and every record entry cites its clause."""

from lawspeaker.kernel.chance import Fast, Keyed, Scripted
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.prompt import use
from lawspeaker.kernel.start import start, start_sequel
from lawspeaker.version import __version__

use("lawspeaker.prompt")  # words, faces and bots, imported when somebody first wants them

__all__ = ["Fast", "Keyed", "LawspeakerError", "Match", "Scripted", "__version__", "start", "start_sequel"]
