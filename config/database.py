"""From DATABASE_URL to Django's settings of one database: SQLite in a file, or PostgreSQL. Never connects."""

from pathlib import Path
from typing import Any

import dj_database_url

from config import env

_EXPECTED = "postgres://user:password@host:5432/name or sqlite:////folder/file.sqlite3"

_REPLICA_EXPECTED = "postgres://user:password@host:5432/name of a PostgreSQL that follows the one of DATABASE_URL"

_REPLICA_PATIENCE = 2
"""Seconds for which a replica may take to be reached."""
_REPLICA_START = "-c default_transaction_read_only=on -c statement_timeout=5s"
_PATIENCE = 10
"""Seconds for which one waits for another's turn to end; whoever waits longer is told, and comes again."""
_STATEMENTS = 1000
"""So many statements a connection to SQLite keeps planned: more than all pages ask."""
_POSTGRESQL_START = f"-c lock_timeout={_PATIENCE}s -c idle_in_transaction_session_timeout=60s"
_SQLITE_START = "; ".join(
    (
        "PRAGMA journal_mode=WAL",
        # What was answered "done" is on the disk, also when the power fails.
        "PRAGMA synchronous=FULL",
        "PRAGMA foreign_keys=ON",
        # Without it INSERT OR REPLACE walks round the audit trail's DELETE trigger.
        "PRAGMA recursive_triggers=ON",
        f"PRAGMA busy_timeout={_PATIENCE * 1000}",
    )
)


def databases(var: Path) -> dict[str, dict[str, Any]]:
    """The primary of DATABASE_URL, by default a SQLite file in that folder; and a replica where one is named."""
    replica = _replica()
    return {"default": database(var)} | ({"replica": replica} if replica else {})


def database(var: Path) -> dict[str, Any]:
    """The settings for DATABASE_URL, by default a SQLite file in that folder."""
    url = env.secret("DATABASE_URL") or f"sqlite:///{var / 'db.sqlite3'}"
    settings = _parsed("DATABASE_URL", url, _EXPECTED)
    match settings.get("ENGINE"):
        case "django.db.backends.sqlite3":
            return settings | _sqlite(settings)
        case "django.db.backends.postgresql" if settings.get("NAME"):
            return settings | _postgresql(settings)
    raise env.refuse("DATABASE_URL", _scheme_only(url), _EXPECTED)


def _parsed(name: str, url: str, expected: str) -> dict[str, Any]:
    """The parts of an address; stops the start where it is none."""
    try:
        return dict(dj_database_url.parse(url))
    except (ValueError, KeyError) as error:
        raise env.refuse(name, _scheme_only(url), expected) from error


def _replica() -> dict[str, Any]:
    """The settings for DATABASE_REPLICA_URL, empty without it; nothing is ever written there.

    Who does not answer at once is not waited for: the primary is there.
    """
    url = env.secret("DATABASE_REPLICA_URL")
    if not url:
        return {}
    settings = _parsed("DATABASE_REPLICA_URL", url, _REPLICA_EXPECTED)
    if settings.get("ENGINE") != "django.db.backends.postgresql" or not settings.get("NAME"):
        raise env.refuse("DATABASE_REPLICA_URL", _scheme_only(url), _REPLICA_EXPECTED)
    settings |= _postgresql(settings)
    settings["OPTIONS"] |= {"connect_timeout": _REPLICA_PATIENCE, "tcp_user_timeout": 1000 * _REPLICA_PATIENCE}
    settings["OPTIONS"]["options"] += f" {_REPLICA_START}"
    if "pool" in settings["OPTIONS"]:
        settings["OPTIONS"]["pool"] |= {"timeout": _REPLICA_PATIENCE}
    return settings | {"TEST": {"MIRROR": "default"}}


def _sqlite(settings: dict[str, Any]) -> dict[str, Any]:
    """Writers queue from the first statement (IMMEDIATE), so that two directors never deadlock, each in his turn."""
    try:
        Path(settings["NAME"]).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        expected = f"a file in a folder that is there or can be made ({error.strerror})"
        raise env.refuse("DATABASE_URL", str(settings["NAME"]), expected) from None
    options = {"transaction_mode": "IMMEDIATE", "timeout": _PATIENCE, "init_command": _SQLITE_START}
    options["cached_statements"] = _STATEMENTS
    return {"ENGINE": "config.sqlite", "OPTIONS": options}


def _postgresql(settings: dict[str, Any]) -> dict[str, Any]:
    """A connection kept by each worker, or a pool of DATABASE_POOL connections for threaded servers.

    Each is looked at before it is used again: one that was lost is replaced, and nobody hears of it.
    """
    size = env.whole("DATABASE_POOL", default=0)
    given = settings.get("OPTIONS", {})
    options = given | {"options": f"{_POSTGRESQL_START} {given.get('options', '')}".strip()}
    if size:
        options |= {"pool": {"min_size": 1, "max_size": size, "timeout": _PATIENCE}}
    kept: dict[str, Any] = {"ENGINE": "config.postgresql", "OPTIONS": options}
    return kept | {"CONN_MAX_AGE": 0 if size else 600, "CONN_HEALTH_CHECKS": True}


def _scheme_only(url: str) -> str:
    """What of an address may be printed: a password never."""
    return url.split(":", 1)[0] + "://..." if "://" in url else "(no scheme)"
