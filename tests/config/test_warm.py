"""What stands ready before the workers are forked, and what does not."""

import os
import subprocess
import sys
from pathlib import Path

from django.conf import settings

_LOOKS = """
import gc, threading
from config.warm import application
from django.db import connections
from django.template import engines
from django.template.loaders.cached import Loader
from django.urls import get_resolver
from django.utils.translation import trans_real
from rulings.desk.reports.queries.door_index import index_of

[loader] = engines["django"].engine.template_loaders
print(callable(application), isinstance(loader, Loader), len(loader.get_template_cache))
print(sorted(get_resolver()._reverse_dict), sorted(trans_real._translations))
print(index_of.cache_info().currsize)
print([each.connection for each in connections.all()], threading.active_count(), gc.get_freeze_count() > 100_000)
"""


def test_all_that_a_first_visitor_would_wait_for_is_loaded_and_no_database_or_thread(tmp_path: Path) -> None:
    own = {"DATABASE_URL": f"sqlite:///{tmp_path / 'none.sqlite3'}", "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-W", "ignore", "-c", _LOOKS]
    said = subprocess.run(
        command, cwd=settings.BASE_DIR, env=os.environ | own, check=True, capture_output=True, text=True
    ).stdout.splitlines()
    templates = sum(1 for path in (settings.BASE_DIR / "templates").rglob("*.*"))
    ready, languages, indexes, left = said
    is_callable, is_kept, count = ready.split()
    assert (is_callable, is_kept) == ("True", "True")
    assert int(count) >= templates > 300
    assert languages == "['en', 'it', 'pl'] ['en', 'it', 'pl']"
    assert indexes == "3"
    assert left == "[None] 1 True"
    assert not (tmp_path / "none.sqlite3").exists()
