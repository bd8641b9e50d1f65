"""`python -m config.server`: gunicorn with config/gunicorn.py, once the environment is one that it can read.

gunicorn reads WEB_CONCURRENCY when it is imported, before any file of ours, and ends with a traceback where that is no
number: so it is asked here first. What is typed goes to gunicorn.
"""

import os
import sys

from config import env
from config.refusing import in_a_sentence

_GUNICORN = (sys.executable, "-m", "gunicorn", "--config", "python:config.gunicorn")


def _main() -> None:
    """Become the server."""
    with in_a_sentence():
        env.whole("WEB_CONCURRENCY", default=2, least=1)
    os.execv(sys.executable, [*_GUNICORN, *sys.argv[1:]])


if __name__ == "__main__":
    _main()
