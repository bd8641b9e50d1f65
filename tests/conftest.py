"""What every test stands on: a cheap password hasher, plain static files, a database file of its own."""

import gc
import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from math import inf
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from django.conf import settings as django_settings
from django.db import connection, connections
from django.test import override_settings
from django.utils import translation
from hypothesis import HealthCheck, settings

from config.hosts import Hosts
from rulings.desk.base.watching.site import Site, keep
from rulings.laws.engine import count, every_path, facts_of, longest, settings_of
from rulings.middleware import SITTERS, STRANGERS
from tests.append_only import flush_past_the_triggers
from tests.cast import club, dora, olga, pat, rev, session, wanda
from tests.migrated import is_sqlite, migrated, template
from tests.ordering import ordered_alike_everywhere
from tests.sharing import ForgetsWhatIsDone

__all__ = [
    "club",
    "dora",
    "flush_past_the_triggers",
    "olga",
    "ordered_alike_everywhere",
    "pat",
    "rev",
    "session",
    "wanda",
]

# The same examples every time, and no clock on them: nothing fails by chance, or because the machine is slow.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

DATABASE = {"db", "transactional_db", "django_db_setup", "live_server"}
"""The fixtures, or else a mark, without which a test may ask no database: pytest-django forbids it."""
WALKS = (count, every_path, facts_of, longest, settings_of)
"""What walks every path of a law when it is first asked."""
PURE = {"bridge", "formats", "laws", "scoring"}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""First the one without windows and profiles: the same engine for two thirds of the work."""


def chromium() -> str | None:
    """The path of the distribution's Chromium; None where there is none."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def pytest_report_header() -> str:
    """Say at the top which browser there is."""
    return f"browser: {chromium() or 'none here, its tests are left out'}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Of two workers that collect everything, the second begins at the end.

    To write the asserts of all files anew, in a clone where nobody has, takes half a minute of a core: so each does it
    for half of them, and finds the other half done. What cannot be imported is told when it is collected.
    """
    config = session.config
    is_second = getattr(config, "workerinput", {}).get("workerid") == "gw1"
    if is_second and is_sqlite() and config.args == config.getini("testpaths"):
        left_out = {Path(each).resolve() for each in config.getoption("ignore") or ()}
        for path in sorted(Path(__file__).parent.rglob("test_*.py"), reverse=True):
            if left_out.isdisjoint(path.parents):
                with suppress(Exception, pytest.skip.Exception):
                    import_module(".".join(path.relative_to(config.rootpath).with_suffix("").parts))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of a browser or database that is not here; without Chromium that is an error with CI=true."""
    for item in items:
        if room(item.path) in PURE:
            without_what_it_does_not_ask_for(item)
        keep_together(item)
    for vendor in {"postgresql", "sqlite"} - {connection.vendor}:
        leave_out(vendor, config, items)
    if not is_sqlite():
        leave_out_what_asks_no_database(config, items)
    if not chromium() and leave_out("browser", config, items) and os.environ.get("CI") == "true":
        raise pytest.UsageError("CI=true demands the browser tests, and there is no Chromium here")


def leave_out(marker: str, config: pytest.Config, items: list[pytest.Item]) -> bool:
    """Whether any test had the marker; none of them runs."""
    marked = {item for item in items if item.get_closest_marker(marker)}
    config.hook.pytest_deselected(items=list(marked))
    items[:] = [item for item in items if item not in marked]
    return bool(marked)


@cache
def room(path: Path) -> str:
    """The first folder below this one in which a file of tests lies, or the file."""
    return path.relative_to(Path(__file__).parent).parts[0]


def leave_out_what_asks_no_database(config: pytest.Config, items: list[pytest.Item]) -> None:
    """It is the same on either: the run on SQLite, which leaves nothing of it out, has shown it."""
    idle = {item for item in items if not asks_the_database(item)}
    config.hook.pytest_deselected(items=list(idle))
    items[:] = [item for item in items if item not in idle]


def asks_the_database(item: Any) -> bool:
    """Or is about one."""
    marked = any(item.get_closest_marker(marker) for marker in ("django_db", "postgresql"))
    return marked or bool(DATABASE & set(item.fixturenames))


def without_what_it_does_not_ask_for(item: Any) -> None:
    """Leave out what Django's plugin sets up round every test: it takes longer than most tests of the pure rooms do."""
    item.fixturenames[:] = item._fixtureinfo.argnames


def keep_together(item: Any) -> None:
    """What a module makes once is dear: all tests that ask for it go to one worker, so that no other makes it too.

    So do those that walk every path of the laws, whichever their module: a law is walked once, and its paths are kept.
    Workers keep together what has the same name after an @; its own mark for that xdist writes where pytest 9 looks no
    more.
    """
    definitions = (each[-1] for each in item._fixtureinfo.name2fixturedefs.values())
    shares = any(each.scope == "module" for each in definitions)
    walks = walks_every_path(item.module)
    if hasattr(item.config, "workerinput") and (shares or walks):
        item._id = type(item.id).parse(f"{item.nodeid}@{'every path' if walks else item.location[0]}")


@cache
def walks_every_path(module: ModuleType) -> bool:
    """Whether its tests ask for what does."""
    return any(each is walk for each in vars(module).values() for walk in WALKS)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Who gives the tests out to the workers of `--dist loadgroup`."""
    return ForgetsWhatIsDone(config, log) if config.getvalue("dist") == "loadgroup" else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What a test wrote may hold signs that are no text: written out, since a worker that sends them ends the run."""
    report = yield
    report.sections = [(name, text.encode("utf-8", "backslashreplace").decode()) for name, text in report.sections]
    return report


def pytest_collection_finish() -> None:
    """What has been collected lives to the end: the garbage collector looks at it no more, and seldom at the rest."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def cheap_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings that would only cost time here."""
    with override_settings(
        ALLOWED_HOSTS=Hosts([*django_settings.ALLOWED_HOSTS, "testserver"]),
        STATIC_ROOT=tmp_path_factory.mktemp("static"),
        PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"],
        STORAGES={
            "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
            "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
        },
    ):
        yield


@pytest.fixture(autouse=True)
def site_as_the_settings_have_it() -> None:
    """What a test before has set the site to is gone with its database; and nothing hangs on when it is read again."""
    keep(Site(), inf)


@pytest.fixture(autouse=True)
def strangers_of_before() -> None:
    """What tests before have sent from this address is not held against it."""
    STRANGERS._left.clear()
    SITTERS._left.clear()


@pytest.fixture(autouse=True)
def language_left_behind() -> Iterator[None]:
    """A page asked for in one language leaves it active in its thread: the next test begins in the default one."""
    translation.deactivate()
    yield
    translation.deactivate()


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix: None,
    tmp_path_factory: pytest.TempPathFactory,
    pytestconfig: pytest.Config,
) -> None:
    """SQLite in a file: in memory its threads would share one connection, and hide what two directors at once do."""
    database, kept = connections["default"].settings_dict, pytestconfig.cache.mkdir("migrated")
    if is_sqlite():
        name = tmp_path_factory.mktemp("database") / "test.sqlite3"
        shutil.copyfile(migrated(kept), name)
        database["TEST"]["NAME"] = str(name)
    else:
        database["TEST"]["TEMPLATE"] = template(kept, os.environ["DATABASE_URL"])


@pytest.fixture(scope="session")
def django_db_keepdb() -> bool:
    """The copied file is migrated already, and goes with its folder."""
    return is_sqlite()
