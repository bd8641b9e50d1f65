"""`make run` starts only where it can be heard."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from time import sleep
from urllib.request import urlopen

import pytest
from django.conf import settings

from config.serve import HOST, a_free_port


def test_a_taken_port_is_named_with_the_way_out() -> None:
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(SystemExit) as stopped:
            a_free_port(str(port))
    assert stopped.value.code == (
        f"Port {port} of 127.0.0.1 is taken: stop what runs there, or choose another: make run PORT=8001"
    )
    with a_free_port(str(port)) as door:
        assert door.getsockname() == (HOST, port)


@pytest.mark.parametrize("text", ["abc", "0", "65536", "-1", "", "²"])
def test_what_is_no_port_is_refused(text: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        a_free_port(text)
    assert stopped.value.code == f"There is no port {text}: choose one from 1024 to 65535, such as make run PORT=8001"


def test_of_two_first_runs_at_once_the_second_waits_and_both_serve(tmp_path: Path) -> None:
    """On a database that is not there yet, as `make run` does it, but for two ports."""
    quick = {"LOG_LEVEL": "ERROR", "WORKER": "0", "WEB_CONCURRENCY": "1"}
    own = os.environ | {"VAR_DIR": str(tmp_path), "DATABASE_URL": ""} | quick
    with socket.create_server((HOST, 0)) as first, socket.create_server((HOST, 0)) as second:
        ports = [each.getsockname()[1] for each in (first, second)]
    logs = [tmp_path / f"{port}.log" for port in ports]
    runs = []
    for port, log in zip(ports, logs, strict=True):
        with log.open("w") as file:
            command = [sys.executable, "-m", "config.serve", "--port", str(port)]
            runs.append(subprocess.Popen(command, cwd=settings.BASE_DIR, env=own, stdout=file, stderr=file))
    try:
        for port, log in zip(ports, logs, strict=True):
            assert answers(port), log.read_text()
        waited = [log.read_text().count("Another make run is preparing the site") for log in logs]
        assert sorted(waited) == [0, 1]
        assert all(
            f"Rulings Desk is at http://{HOST}:{port}/" in log.read_text()
            for port, log in zip(ports, logs, strict=True)
        )
    finally:
        for run in runs:
            run.terminate()
        for run in runs:
            run.wait(30)


def answers(port: int) -> bool:
    """Whether the site there is ready, two minutes at most; it listens before it answers."""
    for _time in range(240):
        try:
            with urlopen(f"http://{HOST}:{port}/readyz", timeout=120) as answer:
                return bool(answer.status == 200)
        except OSError:
            sleep(0.5)
    return False
