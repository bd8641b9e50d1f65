"""`make run`: brings the database up to date, loads the demo club and serves on this machine alone.

For production there is the Dockerfile; this never listens on another address than 127.0.0.1.
"""

import argparse
import errno
import os
import socket
import sys

import django
from django.core.management import call_command

HOST = "127.0.0.1"


def _main() -> None:
    """Each step says what it does; the last one becomes the server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", default="8000")
    port = a_free_port(parser.parse_args().port)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    os.environ.setdefault("SITE_URL", f"http://{HOST}:{port}")
    os.environ.setdefault("LOG_LEVEL", "WARNING")
    django.setup()
    _say("Bringing the database up to date.")
    call_command("migrate", interactive=False, verbosity=0)
    _say("Collecting the static files.")
    call_command("collectstatic", interactive=False, verbosity=0)
    _say("Loading the demo club.")
    call_command("demo")
    _say(f"\nRulings Desk is at http://{HOST}:{port}/ (stop it with Ctrl-C).")
    serve = [sys.executable, "-m", "gunicorn", "--config", "config/gunicorn.py", "--bind", f"{HOST}:{port}"]
    os.execv(sys.executable, serve)


def _say(line: str) -> None:
    """One line of progress, at once."""
    print(line, flush=True)


def a_free_port(text: str) -> int:
    """The port as a number; stops with one sentence when there is none such, or something listens there already."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        sys.exit(f"There is no port {text}: choose one from 1024 to 65535, such as make run PORT=8001")
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, int(text)))
        except OSError as error:
            reason = "is taken" if error.errno == errno.EADDRINUSE else f"cannot be used ({error.strerror})"
            sys.exit(f"Port {text} of {HOST} {reason}: stop what runs there, or choose another: make run PORT=8001")
    return int(text)


if __name__ == "__main__":
    _main()
