"""How long files of 1, 2, 4 and 8 MB take to read, and how much memory, beside decoding and splitting the same bytes.

Each file is read in a process of its own; the reader's memory is how much more it takes than the file's bytes.
`FILES_MB="1 2" FILES_KINDS=USEBIO` measures a part of it.
"""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from rulings.formats import reader, text
from rulings.formats.errors import FormatError
from tests.benchmarks.figures import Figure, tell
from tests.benchmarks.large_databases import DATABASES
from tests.benchmarks.large_files import KINDS

MB = 1024 * 1024
SIZES = [int(each) for each in os.environ.get("FILES_MB", "1 2 4 8").split()]
_AT_MOST = 120
"""Seconds after which a file is given up."""


def _peak() -> float:
    """The most memory that this process has had since its peak was last forgotten, in MB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:")) / 1024


def _forget_peak() -> None:
    """From now on the peak is that of what follows (Linux)."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def read_once() -> None:
    """In the process of its own: reads standard input, and prints what it took and what came of it."""
    text.MAX_BYTES = max(text.MAX_BYTES, 9 * MB)
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)  # as config/gunicorn.py has it
    data = sys.stdin.buffer.read()
    _forget_peak()
    before = _peak()
    started = process_time()
    try:
        told = f"{sum(len(each.results) for each in reader.read_sessions(data, is_strict=False))} results"
    except FormatError as error:
        told = f"refused: {error.expected} {error.found}"

    seconds = process_time() - started
    memory = _peak() - before
    started = process_time()
    [line.split() for line in data.decode("latin-1").split("\n")]
    print(json.dumps([seconds, memory, process_time() - started, told]))


def measured(data: bytes) -> tuple[float, float, float, str] | None:
    """What a process of its own says; None where it was given up."""
    command = [sys.executable, "-c", "from tests.benchmarks.bench_files import read_once; read_once()"]
    try:
        done = subprocess.run(command, input=data, capture_output=True, check=True, timeout=_AT_MOST)
    except subprocess.TimeoutExpired:
        return None
    seconds, memory, floor, told = json.loads(done.stdout)
    return seconds, memory, floor, told


def _encoded(made: Callable[[int], str]) -> Callable[[int], bytes]:
    return lambda size: made(size).encode()


def main() -> None:
    wanted = os.environ.get("FILES_KINDS", "")
    for kind, made in ({kind: _encoded(made) for kind, made in KINDS.items()} | DATABASES).items():
        before = 0.0
        for megabytes in SIZES if wanted in kind else ():
            data = made(megabytes * MB)
            found = measured(data)
            if found is None:
                print(f"{kind}, {megabytes} MB: given up after {_AT_MOST} s")
                break
            seconds, memory, floor, told = found
            growth = f"{seconds / before:.1f} times the half" if before else ""
            before, name = seconds, f"{kind}, {megabytes} MB"
            tell(Figure("Growth", name, seconds, "s", floor, f"split into words; {told[:40]}", growth))
            tell(Figure("Growth", f"{name}, memory", memory, "MB", len(data) / MB, "its size", "150 MB at 8 MB"))


if __name__ == "__main__":
    main()
