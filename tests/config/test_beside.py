"""What keeps the worker going beside a server: it comes back after a crash, and ends with the server."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest
from django.conf import settings

from config.beside import pause
from tests.faults.cluster import children
from tests.migrated import migrated

SERVER = (
    "import subprocess, sys, os; subprocess.Popen([sys.executable, '-m', 'config.beside', str(os.getpid())]).wait()"
)


def test_a_worker_that_goes_on_crashing_is_begun_again_ever_later() -> None:
    waited = [0.0]
    for _each in range(9):
        waited.append(pause(waited[-1], lived=0.1))
    assert waited[1:4] == [1, 2, 4]
    assert waited[-1] == 60
    assert pause(60, lived=3600) == 1


def until(is_so: Callable[[], bool]) -> None:
    """Half a minute at most."""
    for _each in range(300):
        if is_so():
            return
        sleep(0.1)
    raise TimeoutError


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.sqlite
def test_a_killed_worker_comes_back_and_none_outlives_a_killed_server(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    database = tmp_path / "own.sqlite3"
    database.write_bytes(migrated(pytestconfig.cache.mkdir("migrated")).read_bytes())
    own = {"DATABASE_URL": f"sqlite:///{database}", "VAR_DIR": str(tmp_path), "NIGHTLY_AT": "off"}
    server = subprocess.Popen([sys.executable, "-c", SERVER], cwd=settings.BASE_DIR, env=os.environ | own)
    try:
        until(lambda: bool(children(server.pid)))
        (beside,) = children(server.pid)
        until(lambda: bool(children(beside)))
        (first,) = children(beside)
        assert os.getpriority(os.PRIO_PROCESS, first) == min(os.getpriority(os.PRIO_PROCESS, server.pid) + 10, 19)
        os.kill(first, signal.SIGKILL)
        until(lambda: bool(children(beside)) and children(beside) != [first])
        (second,) = children(beside)
    finally:
        server.kill()
        server.wait()
    until(lambda: not lives(beside) and not lives(second))
