"""`make run`: brings the database up to date, loads the demo club and serves on this machine alone.

For production there is the Dockerfile; this never listens on another address than 127.0.0.1.
"""

import argparse
import errno
import fcntl
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import django
from django.conf import settings
from django.core.management import call_command

from config import env
from config.refusing import in_a_sentence
from config.start import refuse_a_newer_database

HOST = "127.0.0.1"


def _main() -> None:
    """Each step says what it does; the last one becomes the server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", default="8000")
    door = a_free_port(parser.parse_args().port)
    port = door.getsockname()[1]
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    os.environ.setdefault("SITE_PORT", str(port))
    os.environ.setdefault("LOG_LEVEL", "WARNING")
    with in_a_sentence():
        _prepare()
    _say(f"\nRulings Desk is at http://{HOST}:{port}/ (stop it with Ctrl-C).")
    door.set_inheritable(True)
    serve = [sys.executable, "-m", "gunicorn", "--config", "config/gunicorn.py", "--bind", f"fd://{door.fileno()}"]
    os.execv(sys.executable, serve)


def _prepare() -> None:
    """The database, the static files and the demo club, once the settings are sound; gunicorn reads one more itself."""
    env.whole("WEB_CONCURRENCY", default=2, least=1)
    django.setup()
    with _alone(settings.VAR_DIR / "run.lock"):
        refuse_a_newer_database()
        _say("Bringing the database up to date.")
        call_command("migrate", interactive=False, verbosity=0)
        _say("Collecting the static files.")
        call_command("collectstatic", interactive=False, verbosity=0)
        _say("Loading the demo club.")
        call_command("demo")


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """One at a time prepares the site; another says that it waits, and finds all prepared."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say("Another make run is preparing the site: waiting until it has.")
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _say(line: str) -> None:
    """One line of progress, at once."""
    print(line, flush=True)


def a_free_port(text: str) -> socket.socket:
    """The door at that port, ours from now on; one sentence when there is none such, or something listens there."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        sys.exit(f"There is no port {text}: choose one from 1024 to 65535, such as make run PORT=8001")
    try:
        return socket.create_server((HOST, int(text)), backlog=128)
    except OSError as error:
        reason = "is taken" if error.errno == errno.EADDRINUSE else f"cannot be used ({error.strerror})"
        sys.exit(f"Port {text} of {HOST} {reason}: stop what runs there, or choose another: make run PORT=8001")


if __name__ == "__main__":
    _main()
