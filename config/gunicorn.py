"""How gunicorn serves the site: a few workers of several threads each, so that one slow visitor stops nobody.

Who sends half a request still holds a thread: towards the world a proxy stands in front that takes requests in whole
first, as docker-compose.yml has it. gunicorn reads WEB_CONCURRENCY itself before it reads this: `config.server` asks
first.
"""

import gc
import os
import subprocess
import sys
from importlib import import_module
from typing import Any

from config import env
from config.listening import where_to_listen
from config.logs import logging_to_console
from config.refusing import in_a_sentence

_SITE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

with in_a_sentence():
    _begins_a_worker = env.flag("WORKER", default=True)
    bind = where_to_listen()
    workers = env.whole("WEB_CONCURRENCY", default=2, least=1)
    threads = env.whole("WEB_THREADS", default=8, least=1)
    import_module("config.settings")  # one that cannot be is told before anything else is loaded

wsgi_app = "config.warm"
preload_app = True
worker_class = "gthread"
timeout = 30
limit_request_line = 4094
limit_request_fields = 60
max_requests = 5000
max_requests_jitter = 500
loglevel = "warning"
errorlog = "-"
control_socket_disable = True
if env.text("LOG_FORMAT").lower() == "json":
    logconfig_dict = logging_to_console("INFO", "JSON")


def on_starting(_server: Any) -> None:
    """Not on a database of a newer version. Another process asks, so that no connection of this one is ever shared."""
    if subprocess.run([sys.executable, "-m", "config.start"], check=False).returncode:
        sys.exit(1)


def pre_fork(server: Any, _worker: Any) -> None:
    """Beside the first of those who answer begins what works for them, and again whenever it is found gone."""
    if not _begins_a_worker:
        return
    beside = getattr(server, "beside", None)
    if beside is None or beside.poll() is not None:
        beside = [sys.executable, "-m", "config.beside", str(os.getpid())]
        server.beside = subprocess.Popen(beside, cwd=_SITE, start_new_session=True)  # Ctrl-C is the server's to hear


def on_exit(server: Any) -> None:
    """It ends with us."""
    if beside := getattr(server, "beside", None):
        beside.terminate()


def post_worker_init(_worker: Any) -> None:
    """All that is loaded stays: the collector need not look through it again and again while somebody waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
