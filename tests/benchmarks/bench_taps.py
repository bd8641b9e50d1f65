"""What the commonest calls cost on a phone, from the desk to the issued ruling, by a scripted Chromium: taps beside the
aims, requests, words shown, and seconds, also over a Slow 3G line.

Runs `tests/browser/evening/test_taps.py`, which says which answers are typical, and prints
its table. Says so where no Chromium is.
"""

import os
import subprocess
import sys

import pytest

TEST = "tests/browser/evening/test_taps.py"


def main() -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:logging", "-p", "no:xdist", "-m", "browser", TEST]
    whole = os.environ | {"TAPS": "all"}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=whole)
    lines = ran.stdout.splitlines()
    heads = [at for at, line in enumerate(lines) if line.startswith("call ")]
    feet = [at for at, line in enumerate(lines) if line.startswith("median ")]
    if heads and feet:
        print("\n".join(lines[heads[0] : feet[0] + 1]))
    elif ran.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        print("no Chromium here: taps are not measured")
        return 0
    else:
        print(ran.stdout)
    return ran.returncode


if __name__ == "__main__":
    raise SystemExit(main())
