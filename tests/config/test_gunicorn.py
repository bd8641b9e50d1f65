"""How gunicorn serves the site, as it reads its file."""

import runpy

import pytest
from django.conf import settings

FILE = settings.BASE_DIR / "config" / "gunicorn.py"


def test_without_a_word_it_is_heard_on_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BIND", "WEB_CONCURRENCY"):
        monkeypatch.delenv(name, raising=False)
    read = runpy.run_path(str(FILE))
    assert (read["bind"], read["workers"], read["wsgi_app"]) == ("127.0.0.1:8000", 2, "config.wsgi")


def test_the_environment_says_where_and_with_how_many_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIND", "0.0.0.0:80")
    monkeypatch.setenv("WEB_CONCURRENCY", "5")
    read = runpy.run_path(str(FILE))
    assert (read["bind"], read["workers"]) == ("0.0.0.0:80", 5)
