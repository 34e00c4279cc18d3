"""Lawspeaker plays rules-heavy board games to the letter; every ask and every record entry cites its clause."""

from typing import TYPE_CHECKING

from lawspeaker.kernel.prompt import use
from lawspeaker.version import __version__

if TYPE_CHECKING:
    from lawspeaker.kernel.chance import Fast, Keyed, Scripted
    from lawspeaker.kernel.errors import LawspeakerError
    from lawspeaker.kernel.match import Match
    from lawspeaker.kernel.start import start, start_sequel

use("lawspeaker.prompt")  # words, faces and bots, imported when somebody first wants them

__all__ = ["Fast", "Keyed", "LawspeakerError", "Match", "Scripted", "__version__", "start", "start_sequel"]

# Where the names above live. They are imported when somebody first wants them, so that `lawspeaker --help` is quick.
_HOMES = {
    "Fast": "chance",
    "Keyed": "chance",
    "LawspeakerError": "errors",
    "Match": "match",
    "Scripted": "chance",
    "start": "start",
    "start_sequel": "start",
}

if not TYPE_CHECKING:  # a type checker would take every name for one of ours

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'lawspeaker' has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(f"lawspeaker.kernel.{_HOMES[name]}"), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return __all__
