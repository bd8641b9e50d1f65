"""Every measurement, one after another, each in a process of its own; then all figures in one table.

`make bench` runs it. BENCH names those that are to run, parted by commas: `BENCH=pages,scoring`.
"""

import os
import platform
import subprocess
import sys
import tempfile
from itertools import groupby
from pathlib import Path

from tests.benchmarks.figures import INTO, told

HERE = Path(__file__).parent


def main() -> int:
    wanted = os.environ.get("BENCH", "")
    names = (
        wanted.split(",") if wanted else sorted(each.stem.removeprefix("bench_") for each in HERE.glob("bench_*.py"))
    )
    with tempfile.TemporaryDirectory() as folder:
        into = Path(folder) / "figures"
        failed = [name for name in names if not ran(name, into)]
        table(into)
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def ran(name: str, into: Path) -> bool:
    """Run one of them, with its own words on standard error."""
    print(f"== {name}", file=sys.stderr, flush=True)
    run = f"from tests.benchmarks.bench_{name} import main; raise SystemExit(main())"
    made = subprocess.run(
        [sys.executable, "-c", run], env=os.environ | {INTO: str(into)}, stdout=sys.stderr, check=False
    )
    return made.returncode == 0


def table(into: Path) -> None:
    """All figures, and what machine this is."""
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"Python {platform.python_version()}, {os.cpu_count()} processors, load {load}")
    for group, figures in groupby(told(into), key=lambda each: each.group):
        print(f"\n{group}")
        for each in figures:
            print(f"  {each.line()}")


if __name__ == "__main__":
    raise SystemExit(main())
