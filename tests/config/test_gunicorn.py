"""How gunicorn serves the site, as it reads its file."""

import gc
import os
import re
import runpy
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep
from types import SimpleNamespace
from urllib.request import urlopen

import pytest
from django.conf import settings

FILE = settings.BASE_DIR / "config" / "gunicorn.py"


def test_without_a_word_it_is_heard_on_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BIND", "PORT", "WEB_CONCURRENCY", "WEB_THREADS"):
        monkeypatch.delenv(name, raising=False)
    read = runpy.run_path(str(FILE))
    assert (read["bind"], read["workers"], read["wsgi_app"]) == ("127.0.0.1:8000", 2, "config.warm")
    assert read["preload_app"] is True
    assert (read["worker_class"], read["threads"]) == ("gthread", 8)


def test_a_worker_s_collector_leaves_alone_what_is_loaded() -> None:
    usual, loaded = gc.get_threshold(), [["loaded"]]
    try:
        assert any(each is loaded for each in gc.get_objects())
        runpy.run_path(str(FILE))["post_worker_init"](None)
        assert not any(each is loaded for each in gc.get_objects())
        assert gc.isenabled()
    finally:
        gc.set_threshold(*usual)


def test_the_environment_says_where_and_with_how_many_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIND", "0.0.0.0:80")
    monkeypatch.setenv("WEB_CONCURRENCY", "5")
    monkeypatch.setenv("WEB_THREADS", "3")
    read = runpy.run_path(str(FILE))
    assert (read["bind"], read["workers"], read["threads"]) == ("0.0.0.0:80", 5, 3)


def test_half_a_request_stops_nobody_else(tmp_path: Path) -> None:
    """Six of them, and the site goes on answering: only as many as there are threads would stop it."""
    with served(tmp_path) as port, ExitStack() as slow:
        for _each in range(6):
            half = slow.enter_context(socket.create_connection(("127.0.0.1", port)))
            half.sendall(b"POST /login/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n")
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            assert answer.status == 200


@contextmanager
def served(folder: Path) -> Iterator[int]:
    """The port of a site with one worker, while it runs."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    own = {
        "DATABASE_URL": f"sqlite:///{folder / 'db.sqlite3'}",
        "WEB_CONCURRENCY": "1",
        "WORKER": "0",
        "BIND": f"127.0.0.1:{port}",
    }
    command = [sys.executable, "-m", "gunicorn", "--config", str(FILE), "--chdir", str(settings.BASE_DIR)]
    server = subprocess.Popen(command, env=os.environ | own, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port
    finally:
        server.kill()
        server.wait()


def wait_for(port: int) -> None:
    """Until it answers, half a minute at most."""
    for _time in range(150):
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                return
        except OSError:
            sleep(0.2)
    raise TimeoutError("the site does not begin")


def test_images_have_full_versions_and_every_service_is_hardened_and_bounded() -> None:
    compose = (settings.BASE_DIR / "docker-compose.yml").read_text()
    image = (settings.BASE_DIR / "Dockerfile").read_text()
    named = re.findall(r"^    image: (.*)$", compose, re.M) + re.findall(r"^FROM (\S+)", image, re.M)
    assert [each for each in named if not re.search(r":\d+\.\d+(\.\d+)?-", each)] == []
    services = re.split(
        r"^  (?=\w+:\n)", compose.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0], flags=re.M
    )
    for service in filter(str.strip, services):
        for bound in ("<<: *hardened", "mem_limit:", "pids_limit:", "tmpfs:"):
            assert bound in service, service.splitlines()[0]


def test_a_worker_is_begun_beside_the_server_once_and_again_when_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'none.sqlite3'}")
    monkeypatch.setenv("VAR_DIR", str(tmp_path))
    monkeypatch.delenv("WORKER", raising=False)
    hooks, server = runpy.run_path(str(FILE)), SimpleNamespace()
    try:
        hooks["pre_fork"](server, None)
        first = server.beside
        hooks["pre_fork"](server, None)
        assert server.beside is first
        first.kill()
        first.wait()
        hooks["pre_fork"](server, None)
        assert server.beside.pid != first.pid
    finally:
        hooks["on_exit"](server)
    assert server.beside.wait(20) is not None


def test_no_worker_is_begun_where_another_service_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORKER", "0")
    hooks, server = runpy.run_path(str(FILE)), SimpleNamespace()
    hooks["pre_fork"](server, None)
    hooks["on_exit"](server)
    assert vars(server) == {}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WORKER", "perhaps"),
        ("BIND", "8000"),
        ("BIND", "a:b"),
        ("PORT", "http"),
        ("WEB_CONCURRENCY", "0"),
        ("WEB_THREADS", "many"),
    ],
)
def test_what_cannot_be_is_named_before_it_serves(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BIND", raising=False)
    monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit, match=f"^{name}='{value}' in the environment: expected "):
        runpy.run_path(str(FILE))
