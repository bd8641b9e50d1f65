"""`python -m config.health`: exit 0 when the server in this container answers and reaches all that it stands on.

It is asked where it listens: at the door of the environment (BIND, or PORT), or at the `--port` that `make run` was
told.
"""

import argparse
import os
import socket
import sys
from http.client import HTTPConnection, HTTPException

from config.listening import where_to_listen
from config.refusing import in_a_sentence

_PATIENCE = 5.0
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "[::]": "::1"}  # noqa: S104 what it is bound to, not what we bind


class _Through(HTTPConnection):
    """A connection through a door that is open already."""

    def __init__(self, opened: socket.socket) -> None:
        super().__init__("localhost")
        self.sock = opened


def _main() -> None:
    """Ask /readyz under a host name that the site accepts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", default="")
    if port := parser.parse_args().port:
        os.environ |= {"BIND": "", "PORT": port}
    with in_a_sentence():
        door = where_to_listen()
    host = os.environ.get("ALLOWED_HOSTS", "").split(",")[0].strip().lstrip(".") or "127.0.0.1"
    try:
        status = _asked(door, host)
    except (OSError, HTTPException) as error:
        sys.exit(f"The site does not answer: {error}")
    sys.exit(0 if status == 200 else 1)


def _asked(door: str, host: str) -> int:
    """The status of the answer."""
    with _opened(door) as opened:
        connection = _Through(opened)
        connection.request("GET", "/readyz", headers={"Host": host, "Connection": "close"})
        return connection.getresponse().status


def _opened(door: str) -> socket.socket:
    """A connection to who listens there."""
    if door.startswith("fd://"):
        raise OSError(f"at {door}, which only the server itself has: say --port")
    if door.startswith("unix:"):
        opened = socket.socket(socket.AF_UNIX)
        opened.settimeout(_PATIENCE)
        opened.connect(door.removeprefix("unix:"))
        return opened
    host, _, number = door.rpartition(":")
    return socket.create_connection((_EVERYWHERE.get(host, host).strip("[]"), int(number)), timeout=_PATIENCE)


if __name__ == "__main__":
    _main()
