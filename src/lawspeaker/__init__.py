"""Lawspeaker plays rules-heavy board games to the letter; every ask and every record entry cites its clause."""

from lawspeaker.kernel import prompt
from lawspeaker.kernel.chance import Fast, Keyed, Scripted
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start, start_sequel
from lawspeaker.version import __version__

prompt.use("lawspeaker.prompt")  # imported when first needed

__all__ = ["Fast", "Keyed", "LawspeakerError", "Match", "Scripted", "__version__", "start", "start_sequel"]
