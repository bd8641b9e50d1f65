"""Nothing is ordered by what may be NULL without saying where that stands: SQLite puts it first, PostgreSQL last.

While any test runs, every query that is put together is looked at. `ALWAYS_THERE` names the columns that may be empty,
but never are in the rows that the query asks for.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db.models.expressions import Col, OrderBy
from django.db.models.sql.compiler import SQLCompiler
from django.db.models.sql.constants import LOUTER

ALWAYS_THERE = {
    "Appeal.decided_at": "of decided appeals alone",
    "Difference.decided_at": "of differences that were taken alone",
    "TableCall.taken_at": "of calls that somebody took alone",
}


def leaves_null_to_the_database(compiler: SQLCompiler, order: OrderBy) -> str:
    """The column by which a query is ordered with NULLs anywhere; "" where there are none, or their place is said."""
    column = order.expression
    if not isinstance(column, Col) or order.nulls_first or order.nulls_last:
        return ""
    model = column.target.model
    joined = compiler.query.alias_map[column.alias]
    is_ours = model._meta.app_label == "rulings"
    may_be_null = column.target.null or getattr(joined, "join_type", None) == LOUTER
    name = f"{model.__name__}.{column.target.name}"
    return name if is_ours and may_be_null and name not in ALWAYS_THERE else ""


@pytest.fixture(scope="session", autouse=True)
def ordered_alike_everywhere() -> Iterator[None]:
    """`AssertionError` for a query that two databases would order differently."""
    put_together = SQLCompiler.get_order_by

    def looked_at(compiler: SQLCompiler) -> list[Any]:
        orders: list[Any] = put_together(compiler)
        for order, _sql in orders:
            if name := leaves_null_to_the_database(compiler, order):
                raise AssertionError(f"ordered by {name}, which may be NULL: say nulls_first or nulls_last")
        return orders

    SQLCompiler.get_order_by = looked_at
    yield
    SQLCompiler.get_order_by = put_together
