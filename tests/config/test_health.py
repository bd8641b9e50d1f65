"""What asks a server whether it is well asks where that server listens."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import UnixStreamServer
from threading import Thread
from typing import Any

import pytest
from django.conf import settings


class Heard(list[tuple[str, str]]):
    """Path and host of each request; `status` is what is answered."""

    status = 200


def handler(heard: Heard) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append((self.path, self.headers["Host"]))
            self.send_response(heard.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_told: Any) -> None:
            pass

        def address_string(self) -> str:
            return "somebody"

    return Handler


@contextmanager
def listening(server: Any) -> Iterator[None]:
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


def asked(*words: str, **told: str) -> "subprocess.CompletedProcess[str]":
    env = {name: value for name, value in os.environ.items() if name not in ("BIND", "PORT", "ALLOWED_HOSTS")} | told
    command = [sys.executable, "-m", "config.health", *words]
    return subprocess.run(command, cwd=settings.BASE_DIR, env=env, capture_output=True, text=True, timeout=30)


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def port(heard: Heard) -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), handler(heard))
    with listening(server):
        yield str(server.server_port)


def test_it_follows_the_port_wherever_that_was_said(port: str, heard: Heard) -> None:
    ways = [
        asked(PORT=port),
        asked("--port", port),
        asked("--port", port, BIND="0.0.0.0:8000"),
        asked(BIND=f"0.0.0.0:{port}"),
        asked(BIND=f"127.0.0.1:{port}", PORT="1", ALLOWED_HOSTS=".rulings.example.org,localhost"),
    ]
    assert [(each.returncode, each.stderr) for each in ways] == [(0, "")] * 5
    assert heard == [("/readyz", "127.0.0.1")] * 4 + [("/readyz", "rulings.example.org")]


def test_a_socket_of_this_machine_is_asked_too(tmp_path: Path, heard: Heard) -> None:
    with listening(UnixStreamServer(str(tmp_path / "door"), handler(heard))):
        assert asked(BIND=f"unix:{tmp_path / 'door'}").returncode == 0
    assert heard == [("/readyz", "127.0.0.1")]


def test_who_is_not_well_or_not_there_is_told_by_the_code(port: str, heard: Heard, tmp_path: Path) -> None:
    heard.status = 503
    assert asked(PORT=port).returncode == 1
    away = asked(BIND=f"unix:{tmp_path / 'none'}")
    assert (away.returncode, away.stderr.startswith("The site does not answer: ")) == (1, True)


def test_a_port_that_is_none_is_one_sentence() -> None:
    for done in (asked(PORT="x"), asked("--port", "x")):
        assert (done.returncode, done.stderr) == (
            1,
            "PORT='x' in the environment: expected a whole number, 0 or more.\n",
        )
