"""What figures were measured on."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def machine() -> str:
    model = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores; {platform.system()}, Python {platform.python_version()}"
