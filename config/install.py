"""Puts the locked packages into .venv; needs only Python's standard library, and does nothing when they are there.

    python3 config/install.py run|analysis|bridgemate|sheets|s3|dev|fonts

The hash of the lock file is kept in .venv: the same hash means that nothing is to be done.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "var" / "install.lock"
PYTHON = VENV / "bin" / "python"


def main(kind: str) -> None:
    """Install requirements/<kind>.txt unless the virtual environment holds it already."""
    lock = ROOT / "requirements" / f"{kind}.txt"
    stamp = VENV / f"installed-{kind}"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if _has(stamp, wanted):
        return
    LOCK.parent.mkdir(mode=0o700, exist_ok=True)
    with LOCK.open("w") as held:
        _alone(held)
        if not _has(stamp, wanted):
            _install(kind, lock, stamp, wanted)


def _has(stamp: Path, wanted: str) -> bool:
    """Whether these packages are there."""
    return stamp.exists() and stamp.read_text(encoding="ascii") == wanted and PYTHON.exists()


def _alone(held: IO[str]) -> None:
    """One at a time; another says that it waits."""
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Another make is installing the packages: waiting until it has.", flush=True)
        fcntl.flock(held, fcntl.LOCK_EX)


def _install(kind: str, lock: Path, stamp: Path, wanted: str) -> None:
    """Into the virtual environment, which is made where there is none."""
    make_venv()
    print(f"Installing the packages of requirements/{kind}.txt; only the first time takes a minute.", flush=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--require-hashes", "--requirement"]
    if subprocess.run([*pip, str(lock)], check=False, cwd=ROOT).returncode:
        sys.exit("The packages could not be installed: the lines above say why. Nothing else was changed; try again.")
    stamp.write_text(wanted, encoding="ascii")


def make_venv() -> None:
    """Make .venv with pip, or say what is missing for it."""
    if PYTHON.exists() and not subprocess.run([str(PYTHON), "-m", "pip", "--version"], capture_output=True).returncode:
        return
    print(f"Making the virtual environment .venv with Python {sys.version.split()[0]}.", flush=True)
    try:
        venv.create(VENV, with_pip=True, clear=VENV.exists(), symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The virtual environment could not be made ({error}). On Debian: apt-get install python3-venv")


if __name__ == "__main__":
    main(*sys.argv[1:])
