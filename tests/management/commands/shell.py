"""A command run as a shell runs it: in a Python of its own, or within ours, which saves the start of one."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import load_command_class

ROOT = Path(__file__).parents[3]


def manage(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DEBUG": "1", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(ROOT / "manage.py"), *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, env=environment, check=False)


def run(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """The same from the same words, with what a shell is told: it asks no database, for none is at hand here."""
    out, err, code = StringIO(), StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", StringIO(given))
        try:
            load_command_class("rulings", words[0]).run_from_argv(["manage.py", *words])
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())
