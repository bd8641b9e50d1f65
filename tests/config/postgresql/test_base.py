"""A statement that PostgreSQL keeps planned gives what it gives anew, and gets over what befalls a plan."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import DataError, OperationalError, connection, transaction

from config.statements import Statement

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]

ROWS = [(1, "ona", True, {"a": 1}), (2, "on%s", False, {}), (3, "$1 'x' \\", True, [])]


def asked(sql: str, parameters: list[tuple[int | None, Any]], *values: Any) -> list[tuple[Any, ...]]:
    wrapper: Any = connection
    rows: list[tuple[Any, ...]] = wrapper.rows_of(Statement(sql, parameters), values)
    return rows


@pytest.fixture
def table() -> Iterator[None]:
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE tried (id integer, name varchar(9), fit boolean, told jsonb, at timestamptz)")
        for number, name, fit, _told in ROWS:
            cursor.execute("INSERT INTO tried VALUES (%s, %s, %s, '{}', now())", [number, name, fit])
    yield
    with connection.cursor() as cursor:
        cursor.execute("DROP TABLE tried")


def planned() -> list[str]:
    """What PostgreSQL keeps for this connection."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT statement FROM pg_prepared_statements ORDER BY prepare_time, name")
        return [each for (each,) in cursor.fetchall()]


@pytest.fixture(autouse=True)
def anew() -> None:
    """A connection that has nothing planned yet."""
    connection.close()


def test_values_stand_for_themselves_and_what_is_always_the_same_stands_in_the_plan(table: None) -> None:
    own = Statement(
        "SELECT id, name FROM tried WHERE fit = %s AND (name = %s OR id = %s OR name LIKE 'z%%') ORDER BY id",
        [(None, True), (1, None), (0, None)],
    )
    wrapper: Any = connection
    assert wrapper.rows_of(own, (1, "$1 'x' \\")) == [(1, "ona"), (3, "$1 'x' \\")]
    assert wrapper.rows_of(own, (2, "nobody")) == []
    assert wrapper.rows_of(own, (3, "é 'x' %s")) == [(3, "$1 'x' \\")]
    [sql] = planned()
    assert sql.startswith("SELECT id, name FROM tried WHERE fit = true AND (name = $2 OR id = $1 OR name LIKE 'z%')")


def test_columns_are_read_as_they_are_by_the_ordinary_way(table: None) -> None:
    sql = "SELECT at, told, fit, NULL, 1.50::numeric FROM tried WHERE id = %s"
    with connection.execute_wrapper(lambda run, *told: run(*told)):
        ordinary = asked(sql, [(0, None)], 2)
        assert planned() == []
    assert asked(sql, [(0, None)], 2) == ordinary
    assert len(planned()) == 1


def test_a_number_too_large_for_its_column_is_nobodys(table: None) -> None:
    assert asked("SELECT id FROM tried WHERE id = %s", [(0, None)], 2**40) == []


@pytest.mark.parametrize("value", ["a\0b", None, 1.5])
def test_what_cannot_be_sent_by_a_plan_goes_the_ordinary_way(table: None, value: Any) -> None:
    def ask() -> list[tuple[Any, ...]]:
        return asked("SELECT id FROM tried WHERE name = %s::text", [(0, None)], value)

    if isinstance(value, str):
        with pytest.raises((DataError, ValueError), match="NUL"):
            ask()
    else:
        assert ask() == []
    assert planned() == []


def test_what_a_column_has_become_since_is_read(table: None) -> None:
    own, wrapper = Statement("SELECT name FROM tried WHERE id = %s", [(0, None)]), _any(connection)
    assert wrapper.rows_of(own, (1,)) == [("ona",)]
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE tried ALTER COLUMN name TYPE varchar(30)")
    assert wrapper.rows_of(own, (1,)) == [("ona",)]


def test_plans_that_another_threw_away_are_made_again(table: None) -> None:
    own, wrapper = Statement("SELECT name FROM tried WHERE id = %s", [(0, None)]), _any(connection)
    wrapper.rows_of(own, (1,))
    with connection.cursor() as cursor:
        cursor.execute("DEALLOCATE ALL")
    assert wrapper.rows_of(own, (2,)) == [("on%s",)]
    connection.close()
    assert wrapper.rows_of(own, (2,)) == [("on%s",)]


def test_a_transaction_begins_and_ends_with_it(table: None) -> None:
    """What it reads first in a transaction is of that transaction."""
    with transaction.atomic():
        assert asked("UPDATE tried SET name = 'gone' WHERE id = %s RETURNING id", [(0, None)], 1) == [(1,)]
        assert asked("UPDATE tried SET name = 'gone' WHERE id = %s RETURNING id", [(0, None)], 2) == [(2,)]
        transaction.set_rollback(True)
    assert asked("SELECT count(*) FROM tried WHERE name = %s", [(0, None)], "gone") == [(0,)]


def test_an_error_is_djangos_own_and_the_next_is_answered(table: None) -> None:
    with pytest.raises(DataError, match="division by zero"):
        asked("SELECT 1 / %s", [(0, None)], 0)
    assert asked("SELECT 4 / %s", [(0, None)], 2) == [(2,)]
    _any(connection).connection.pgconn.finish()
    with pytest.raises(OperationalError):
        asked("SELECT 4 / %s", [(0, None)], 2)
    connection.close_if_unusable_or_obsolete()
    assert asked("SELECT 4 / %s", [(0, None)], 2) == [(2,)]


def _any(of: Any) -> Any:
    return of
