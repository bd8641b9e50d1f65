"""`python -m config.beside PID`: keeps the worker going beside a server, and ends with it. Knows nothing of the site.

The server begins it (config/gunicorn.py). A worker that ends by itself is begun again, after a growing pause where that
goes on. Where processors are scarce whoever waits for a page comes first: the worker is nicer than the server, which
Linux heeds between sessions only where the session's group is told.
"""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

_FIRST, _LONGEST = 1.0, 60.0
_LIVED_WELL = 60.0
_LOOK_EVERY = 1.0
_NICER = 10
_WORKER = (sys.executable, "-m", "django", "worker", "--settings", "config.settings", "--under")


def pause(before: float, lived: float) -> float:
    """Seconds until a worker is begun again: twice as many as before, unless the last one lived for a while."""
    return _FIRST if lived >= _LIVED_WELL else min(_LONGEST, max(_FIRST, before * 2))


def _main() -> None:
    """Until the server is gone, or we are told to end."""
    server, waited = int(sys.argv[1]), 0.0
    _give_way()
    signal.signal(signal.SIGTERM, lambda *_told: sys.exit(0))
    while os.getppid() == server:
        began = time.monotonic()
        worker = subprocess.Popen([*_WORKER, str(os.getpid())])
        try:
            _watch(worker, server)
        finally:
            worker.terminate()
        waited = pause(waited, time.monotonic() - began)
        time.sleep(waited)


def _give_way() -> None:
    """Let other processes go first."""
    os.nice(_NICER)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(_NICER), encoding="ascii")


def _watch(worker: "subprocess.Popen[bytes]", server: int) -> None:
    """Until the worker has ended, or the server is gone."""
    while os.getppid() == server:
        try:
            worker.wait(_LOOK_EVERY)
        except subprocess.TimeoutExpired:
            continue
        return


if __name__ == "__main__":
    _main()
