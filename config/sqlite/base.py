"""SQLite, with a queue for those of one process who want to write, and a short way for what is asked again and again.

SQLite lets whoever finds a database locked sleep and look again, so that under load somebody may look at the wrong
moments until his patience is at an end, while others came and went. Here the threads of a process take turns, and only
the one whose turn it is asks SQLite, beside at most one of each other process.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import Any

from django.db.backends.sqlite3 import base

from config.statements import Asked, Statement

_TURNS: defaultdict[str, Lock] = defaultdict(Lock)
"""By a database's name: held by the thread whose transaction may write."""


@lru_cache(maxsize=1000)
def _marked(statement: Statement) -> str:
    """Its text with the marks of SQLite."""
    text: str = base.FORMAT_QMARK_REGEX.sub("?", statement.sql)
    return text.replace("%%", "%")


_Wrapper: Any = base.DatabaseWrapper  # its types leave out what is overridden here


class DatabaseWrapper(Asked, _Wrapper):  # type: ignore[misc]
    """A connection that waits for its turn before a transaction that locks the database from its beginning."""

    _turn: Lock | None = None

    def rows_of(self, statement: Statement, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """The rows for these values; by the ordinary way where somebody looks at each statement."""
        self.close_if_health_check_failed()
        self.ensure_connection()
        if self.execute_wrappers or self.queries_logged:
            return super().rows_of(statement, values)
        self.validate_thread_sharing()
        self.validate_no_broken_transaction()
        with self.wrap_database_errors:
            rows: list[tuple[Any, ...]] = self.connection.execute(
                _marked(statement), statement.filled(values)
            ).fetchall()
            return rows

    def _start_transaction_under_autocommit(self) -> None:
        if self.transaction_mode != "IMMEDIATE":
            super()._start_transaction_under_autocommit()
            return
        patience = self.settings_dict["OPTIONS"].get("timeout", 0)
        turn = _TURNS[str(self.settings_dict["NAME"])]
        if self._turn is None and turn.acquire(timeout=patience):
            self._turn = turn
        if self._turn is None:
            # Whoever waited all the time that he has is told so by SQLite, in its own words.
            self.connection.execute("PRAGMA busy_timeout=1")
        try:
            super()._start_transaction_under_autocommit()
        except BaseException:
            self._end_turn()
            raise
        finally:
            self.connection.execute(f"PRAGMA busy_timeout={patience * 1000}")

    def _commit(self) -> Any:
        done = super()._commit()
        self._end_turn()
        return done

    def _rollback(self) -> Any:
        try:
            return super()._rollback()
        finally:
            self._end_turn()

    def _close(self) -> Any:
        try:
            return super()._close()
        finally:
            self._end_turn()

    def _end_turn(self) -> None:
        """The next one's turn."""
        turn, self._turn = self._turn, None
        if turn is not None:
            turn.release()
