"""The guide without a network on a slow phone: sizes of its data, time to the next question, first paint over Slow 3G.

Runs `tests/browser/pocket/measure_speed.py` in Chromium, which tells the figures. Says so where no Chromium is.
"""

import subprocess
import sys

import pytest

MEASURED = "tests/browser/pocket/measure_speed.py"


def main() -> int:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-s",
        "-p",
        "no:logging",
        "-p",
        "no:xdist",
        "-m",
        "browser",
        MEASURED,
    ]
    ran = subprocess.run(command, check=False)
    return 0 if ran.returncode == pytest.ExitCode.NO_TESTS_COLLECTED else ran.returncode


if __name__ == "__main__":
    raise SystemExit(main())
