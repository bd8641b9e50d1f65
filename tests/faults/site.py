"""The site as it is served, in processes of its own, and a browser without scripts before it."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from time import sleep
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

from django.conf import settings
from django.db import connection
from django.test import override_settings

from rulings.models import User
from tests.factories import make_club, make_dora, make_session
from tests.faults.cluster import children

METRICS_TOKEN = "f" * 40
_PASSWORD = "correct horse"
_HASHER = "django.contrib.auth.hashers.PBKDF2PasswordHasher"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    text: str


class Stay(HTTPRedirectHandler):
    """Follows nowhere: where an act leads to is its answer."""

    def redirect_request(self, *_told: object) -> None:
        return None


class Browser:
    """Keeps its cookies, and sends the token of the forms."""

    def __init__(self, port: int) -> None:
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies), Stay())
        self.site = f"http://127.0.0.1:{port}"

    def get(self, path: str) -> Answer:
        return self._ask(path)

    def post(self, path: str, **fields: str) -> Answer:
        token = next((each.value for each in self.cookies if each.name == "csrftoken"), "") or ""
        return self._ask(path, urlencode(fields | {"csrfmiddlewaretoken": token}).encode())

    def send(self, path: str, filename: str, data: bytes, **fields: str) -> Answer:
        """A form with a file."""
        token = next((each.value for each in self.cookies if each.name == "csrftoken"), "") or ""
        told = fields | {"csrfmiddlewaretoken": token}
        parts = [f'Content-Disposition: form-data; name="{name}"\r\n\r\n{said}'.encode() for name, said in told.items()]
        head = f'Content-Disposition: form-data; name="file"; filename="{filename}"\r\n'
        parts.append(f"{head}Content-Type: application/octet-stream\r\n\r\n".encode() + data)
        body = b"".join(b"--of-a-form\r\n" + each + b"\r\n" for each in parts) + b"--of-a-form--\r\n"
        return self._ask(Request(self.site + path, body, {"Content-Type": "multipart/form-data; boundary=of-a-form"}))

    def _ask(self, path: str | Request, data: bytes | None = None) -> Answer:
        asked = path if isinstance(path, Request) else self.site + path
        try:
            with self.opener.open(asked, data, timeout=60) as came:
                return Answer(came.status, dict(came.headers), came.read().decode(errors="replace"))
        except HTTPError as came:
            return Answer(came.code, dict(came.headers), came.read().decode())

    def sign_in(self, name: str) -> "Browser":
        page = self.get("/login/")
        assert page.status == 200, page
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page.text)
        assert token
        sent = {"username": name, "password": _PASSWORD, "csrfmiddlewaretoken": token[1]}
        assert self._ask("/login/", urlencode(sent).encode()).status == 302
        return self


def an_evening() -> None:
    """A club whose director Dora may sign in as a browser of `Site` does, with a session."""
    club = make_club()
    let_in(make_dora(club))
    make_session(club)
    connection.close()


def let_in(user: User) -> None:
    """He may sign in as a browser of `Site` does."""
    with override_settings(PASSWORD_HASHERS=[_HASHER]):  # what the site knows, unlike that of the tests
        user.set_password(_PASSWORD)
    user.save()


def command() -> list[str]:
    return [sys.executable, "-m", "config.server", "--chdir", str(settings.BASE_DIR)]


class Site:
    """A server with two workers."""

    def __init__(self, url: str, port: int, log: Path, **more: str) -> None:
        own = {
            "DATABASE_URL": url,
            "BIND": f"127.0.0.1:{port}",
            "WEB_CONCURRENCY": "2",
            "VAR_DIR": str(log.parent),
            "WORKER": "0",
        }
        own |= {"METRICS_TOKEN": METRICS_TOKEN, "AUDIT_KEY": settings.AUDIT_KEY.hex()} | more
        self.port, self.log = port, log
        with log.open("w") as file:
            self.process = subprocess.Popen(
                command(), cwd=settings.BASE_DIR, env=os.environ | own, stdout=file, stderr=file
            )

    def workers(self) -> list[int]:
        return children(self.process.pid)

    def kill_workers(self) -> None:
        for pid in self.workers():
            os.kill(pid, signal.SIGKILL)

    def wait(self, path: str = "/healthz", seconds: int = 60) -> Answer:
        """Until it answers 200 by itself."""
        for _time in range(seconds * 5):
            try:
                if (answer := Browser(self.port).get(path)).status == 200:
                    return answer
            except OSError:
                pass
            sleep(0.2)
        raise TimeoutError(self.log.read_text()[-3000:])


@contextmanager
def served(url: str, folder: Path, **more: str) -> Iterator[Site]:
    """The site on that database, its static files collected, while it runs; `more` of its environment."""
    collect = [sys.executable, "manage.py", "collectstatic", "--noinput", "--verbosity=0"]
    own = {"DATABASE_URL": url, "VAR_DIR": str(folder)} | more
    if not (folder / "static").exists():  # another server may have collected them
        subprocess.run(collect, cwd=settings.BASE_DIR, check=True, env=os.environ | own)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    site = Site(url, port, folder / f"site-{port}.log", **more)
    try:
        site.wait()
        yield site
    finally:
        site.process.terminate()
        try:
            site.process.wait(30)
        except subprocess.TimeoutExpired:
            site.process.kill()
            site.process.wait()
