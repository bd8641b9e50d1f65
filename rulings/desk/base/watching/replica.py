"""Public pages from a copy of the database that follows it, where DATABASE_REPLICA_URL names one.

A page is marked by `public`: it reads from the replica for who is not signed in and has written nothing of late;
whatever writes goes to the primary, and from there on the whole request does. Who has written gets a mark for
DATABASE_REPLICA_LAG seconds. A replica that is further behind than that is not read from, one that fails is left alone
for as long: the primary serves.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import wraps
from threading import Lock
from time import monotonic
from typing import Any

from django.conf import settings
from django.core.exceptions import MiddlewareNotUsed
from django.db import DEFAULT_DB_ALIAS, DatabaseError, InterfaceError, connections
from django.http import Http404, HttpRequest, HttpResponse

_Handler = Callable[..., HttpResponse]
_logger = logging.getLogger(__name__)

REPLICA = "replica"
"""Its name among the databases."""
ACTED = "acted"
"""The cookie of who has just written."""


@dataclass
class _Request:
    """Where a request reads, and whether it has written."""

    place: str = DEFAULT_DB_ALIAS
    has_written: bool = False


_NOW: ContextVar[_Request | None] = ContextVar("request", default=None)
"""None outside of requests, where all is read from the primary."""


def reading_from() -> str:
    """The name of the database from which this request reads now: for statements that Django's router does not see."""
    now = _NOW.get()
    return now.place if now else DEFAULT_DB_ALIAS


class Router:
    """Django asks it for every query. Both databases hold the same rows."""

    def db_for_read(self, _model: Any, **_hints: Any) -> str:
        return reading_from()

    def db_for_write(self, _model: Any, **_hints: Any) -> str:
        """The primary always; what the request reads from here on is to show it."""
        if now := _NOW.get():
            now.place, now.has_written = DEFAULT_DB_ALIAS, True
        return DEFAULT_DB_ALIAS

    def allow_relation(self, _one: Any, _other: Any, **_hints: Any) -> bool:
        return True

    def allow_migrate(self, database: str, _app: str, **_hints: Any) -> bool:
        return database == DEFAULT_DB_ALIAS


def who_writes_is_marked(get_response: _Handler) -> _Handler:
    """A cookie for whoever has written: for so long as the replica may not know of it, he reads from the primary."""
    if REPLICA not in connections.settings:
        raise MiddlewareNotUsed

    def handle(request: HttpRequest) -> HttpResponse:
        now = _Request()
        token = _NOW.set(now)
        try:
            response = get_response(request)
        finally:
            _NOW.reset(token)
        if now.has_written:
            response.set_cookie(
                ACTED, "1", max_age=_lag(), secure=settings.SESSION_COOKIE_SECURE, httponly=True, samesite="Lax"
            )
        return response

    return handle


def public(view: _Handler) -> _Handler:
    """A page for everybody: from the replica where that may be.

    Where the replica fails in the middle, or knows no such page, the primary is asked: a page that reads only may be
    drawn twice.
    """

    @wraps(view)
    def wrapped(request: HttpRequest, *given: Any, **named: Any) -> HttpResponse:
        if not _may_lag(request) or not _STATE.is_fit():
            return view(request, *given, **named)
        try:
            with _from_the_replica():
                response = view(request, *given, **named)
                # What is drawn later would be read elsewhere.
                return response.render() if hasattr(response, "render") else response
        except Http404:
            pass
        except (DatabaseError, InterfaceError) as error:
            _STATE.fail(error)
        return view(request, *given, **named)

    return wrapped


def _may_lag(request: HttpRequest) -> bool:
    """Whether it is asked by nobody in particular, who has not just written."""
    mine = {settings.SESSION_COOKIE_NAME, ACTED}
    return REPLICA in connections.settings and request.method in ("GET", "HEAD") and not mine & request.COOKIES.keys()


@contextmanager
def _from_the_replica() -> Iterator[None]:
    """What is read within is read there, unless something is written."""
    if now := _NOW.get():
        now.place = REPLICA
    try:
        yield
    finally:
        if now:
            now.place = DEFAULT_DB_ALIAS


def _lag() -> int:
    """How many seconds it may be behind."""
    return int(settings.DATABASE_REPLICA_LAG)


_MARK = "SELECT pg_current_wal_lsn()::text"
_REACHED = "SELECT pg_is_in_recovery(), pg_last_wal_replay_lsn() >= %s::pg_lsn"


@dataclass
class _State:
    """What this process knows of the replica: of which moment it is at least, and until when it is left alone.

    Every quarter of the longest lag one thread notes how far the primary has come, and asks whether the replica has
    come so far. `mark` is where the primary was at the moment `marked`, `fresh` the last moment that it has reached.
    """

    fresh: float = float("-inf")
    asked: float = float("-inf")
    left_until: float = float("-inf")
    mark: str = ""
    marked: float = 0.0
    trouble: str = ""
    lock: Lock = field(default_factory=Lock)

    def is_fit(self) -> bool:
        """Whether it may be read from; asks now and then, one thread at a time."""
        now = monotonic()
        if now < self.left_until:
            return False
        if now - self.asked >= _lag() / 4 and self.lock.acquire(blocking=False):
            try:
                self._ask(now)
            finally:
                self.lock.release()
        return monotonic() - self.fresh <= _lag() and now >= self.left_until

    def _ask(self, now: float) -> None:
        """Look how far it has come."""
        self.asked = now
        try:
            if not self.mark:
                (self.mark,), self.marked = _asked(DEFAULT_DB_ALIAS, _MARK), now
        except (DatabaseError, InterfaceError):
            return  # the primary is silent: for as long as the lag allows, the replica serves
        try:
            follows, has_come = _asked(REPLICA, _REACHED, [self.mark])
        except (DatabaseError, InterfaceError) as error:
            self.fail(error)
            return
        if not follows:
            self.fresh, self.trouble = float("-inf"), "follows no primary"
        elif has_come:
            self.fresh, self.mark, self.trouble = self.marked, "", ""
            if now - self.fresh > _lag() / 4:  # that it has reached an old mark says little of today
                self._ask(now)
        else:
            self.trouble = f"more than {_lag()} seconds behind"

    def fail(self, error: Exception) -> None:
        """It has failed: nobody asks it for a while, and then by a new connection."""
        _logger.error("the replica failed, the primary serves: %s", type(error).__name__)
        self.left_until, self.trouble = monotonic() + _lag(), "does not answer"
        self.fresh = self.asked = float("-inf")
        connections[REPLICA].close()


_STATE = _State()


def _asked(database: str, statement: str, parameters: list[str] | None = None) -> tuple[Any, ...]:
    """The one row that a database gives."""
    with connections[database].cursor() as cursor:
        cursor.execute(statement, parameters)
        row: tuple[Any, ...] = cursor.fetchone()
        return row


def replica_told() -> list[str]:
    """A line on the replica, for who watches over the site; none where there is no replica."""
    if REPLICA not in connections.settings:
        return []
    if _STATE.is_fit():
        return ["replica: serves the pages for everybody"]
    return [f"replica: {_STATE.trouble or 'not asked yet'}; the primary serves"]
