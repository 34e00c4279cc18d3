"""Kills the worker that imports it, as the kernel does when there is no memory left."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process

if parent_process() is not None:
    os.kill(os.getpid(), signal.SIGKILL)
