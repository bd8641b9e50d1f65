"""A command run as a shell runs it, in a Python of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def manage(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DEBUG": "1", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(ROOT / "manage.py"), *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, env=environment, check=False)
