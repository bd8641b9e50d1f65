"""The server's door: a number that is none is told in one sentence, however the server is begun.

What the settings read is tried in `test_settings.py`, whatever it is.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

OWN_DOOR = ("-m", "config.server")
BY_GUNICORN = ("-m", "gunicorn", "--bind", "127.0.0.1:0", "config.wsgi")


def begun(words: tuple[str, ...], folder: Path, **told: str) -> "subprocess.CompletedProcess[str]":
    """A server that ends by itself, or hangs and is ended after half a minute."""
    own = {"VAR_DIR": str(folder), "WORKER": "0", "DEBUG": "0", "DATABASE_URL": f"sqlite:///{folder / 'none.sqlite3'}"}
    env = {name: value for name, value in os.environ.items() if name != "BIND"} | own | told
    return subprocess.run(
        [sys.executable, *words], cwd=settings.BASE_DIR, env=env, capture_output=True, text=True, timeout=30
    )


@pytest.mark.parametrize("name", ["WEB_CONCURRENCY", "WEB_THREADS", "PORT", "EMAIL_PORT"])
def test_a_number_that_is_none_is_one_sentence(name: str, tmp_path: Path) -> None:
    done = begun(OWN_DOOR, tmp_path, **{name: "x"})
    assert done.returncode == 1
    assert re.fullmatch(rf"{name}='x' in the environment: expected .+\n", done.stderr), done.stderr


@pytest.mark.parametrize("value", ["x", "0", "-1", "2.5", "1e3", "٣", "9" * 40])
def test_so_many_workers_cannot_be(value: str, tmp_path: Path) -> None:
    done = begun(OWN_DOOR, tmp_path, WEB_CONCURRENCY=value)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert done.stderr.startswith(f"WEB_CONCURRENCY={value!r} in the environment: expected a whole number, 1 or more")


def test_gunicorn_without_our_file_says_it_once_and_ends(tmp_path: Path) -> None:
    done = begun(BY_GUNICORN, tmp_path, EMAIL_PORT="x")
    assert done.returncode == 4
    assert "Traceback" not in done.stderr
    assert done.stderr.count("EMAIL_PORT='x' in the environment: expected a whole number, 0 or more.\n") == 1


def test_the_image_begins_by_this_door() -> None:
    begins = re.findall(r"^CMD (.*)$", (settings.BASE_DIR / "Dockerfile").read_text(), re.MULTILINE)
    assert begins == ['["python", "-m", "config.server", "--worker-tmp-dir", "/dev/shm"]']
