"""PostgreSQL, which keeps the statements that are asked again and again, planned, by a name.

A page's statement of fifteen joins takes ten times as long to plan as to run, and the driver sends and awaits its text
by ways made for much more than that: asked by its name it costs a tenth on both sides. PostgreSQL itself decides
whether one plan serves all values or each gets its own (`plan_cache_mode`).
"""

from collections.abc import Sequence
from itertools import count
from typing import Any
from weakref import WeakKeyDictionary

from django.db.backends.postgresql import base
from psycopg import ClientCursor, Connection, Error, OperationalError
from psycopg.adapt import Dumper, Transformer
from psycopg.errors import FeatureNotSupported, InvalidSqlStatementName, error_from_result
from psycopg.pq import ConnStatus, ExecStatus, TransactionStatus

from config.statements import Asked, Statement

_UNKNOWN = 0
_TYPES = {bool: 16, int: 20, str: _UNKNOWN}
"""PostgreSQL's own numbers for the types of values; a text is of the type that stands beside it, as in a statement."""


_Reader = Any  # psycopg's Transformer, of which its types say nothing
_Plans = dict[Statement, tuple[bytes, _Reader]]
_PLANS: "WeakKeyDictionary[Connection[Any], _Plans]" = WeakKeyDictionary()
"""What each connection to PostgreSQL has planned by now: its name there, and what reads the columns."""
_NUMBERS = count()

_Wrapper: Any = base.DatabaseWrapper


class DatabaseWrapper(Asked, _Wrapper):  # type: ignore[misc]
    """A connection that asks a statement by its name where it may."""

    def rows_of(self, statement: Statement, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """The rows for these values; by the ordinary way where somebody looks at each statement, or it is the first of
        a transaction.
        """
        self.close_if_health_check_failed()
        self.ensure_connection()
        own = self.connection
        begun = own.autocommit or own.pgconn.transaction_status == TransactionStatus.INTRANS
        if not begun or self.execute_wrappers or self.queries_logged or not _can_be_sent(values):
            return super().rows_of(statement, values)
        self.validate_thread_sharing()
        self.validate_no_broken_transaction()
        with self.wrap_database_errors:
            return _asked(own, statement, values)


def _can_be_sent(values: Sequence[Any]) -> bool:
    return all(each.__class__ in _TYPES and not (each.__class__ is str and "\0" in each) for each in values)


def _asked(own: Connection[Any], statement: Statement, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    """The rows; planned anew where what was planned no longer stands, as after a change of a column."""
    try:
        return _run(own, statement, values)
    except (FeatureNotSupported, InvalidSqlStatementName):
        _PLANS[own].pop(statement, None)
        if own.pgconn.transaction_status != TransactionStatus.IDLE:
            raise
        return _run(own, statement, values)


def _run(own: Connection[Any], statement: Statement, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    plans = _PLANS.setdefault(own, {})
    if statement not in plans:
        plans[statement] = _planned(own, statement, values)
    name, reader = plans[statement]
    result = own.pgconn.exec_prepared(name, [str(each).encode() for each in values])
    if result.status != ExecStatus.TUPLES_OK:
        raise _failure(own, result)
    reader.set_pgresult(result)
    rows: list[tuple[Any, ...]] = reader.load_rows(0, result.ntuples, tuple)
    reader.set_pgresult(None, set_loaders=False)
    return rows


def _failure(own: Connection[Any], result: Any) -> Error:
    """What the server says; where it has gone meanwhile it says nothing, and the error has no class of its own."""
    failed = error_from_result(result)
    return OperationalError(str(failed)) if own.pgconn.status == ConnStatus.BAD else failed


class _Place(int):
    """A parameter that is a value, by its place among them."""


class _PlaceWritten(Dumper):
    def dump(self, obj: Any) -> bytes:
        return b"$%d" % (obj + 1)

    def quote(self, obj: Any) -> bytes:
        return self.dump(obj)


def _planned(own: Connection[Any], statement: Statement, values: Sequence[Any]) -> tuple[bytes, _Reader]:
    """The name by which PostgreSQL knows it from now on. What is the same for all values stands in the plan as it is,
    so that an index of a part of the rows is found.
    """
    writer = ClientCursor(own)
    writer.adapters.register_dumper(_Place, _PlaceWritten)
    places = [each if place is None else _Place(place) for place, each in statement.parameters]
    name = b"desk_%d" % next(_NUMBERS)
    sql = writer.mogrify(statement.sql, places).encode()
    result = own.pgconn.prepare(name, sql, [_TYPES[each.__class__] for each in values])
    if result.status != ExecStatus.COMMAND_OK:
        raise _failure(own, result)
    return name, Transformer(own)
