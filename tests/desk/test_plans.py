"""No page reads a table that grows from end to end: the plan of every query that it asks says so, on both engines.

On PostgreSQL a table of a few rows is always read whole; with that forbidden, what is still read whole has no index.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from django.apps import apps
from django.db import connection, connections

from config.statements import Asked, Statement
from rulings.desk.base.known import forget_everything
from rulings.models import Session, User
from tests.desk.conftest import signed_in
from tests.desk.test_page_sizes import ADMINISTRATORS, asked, full_desk

GROWS = {model._meta.db_table for model in apps.get_app_config("rulings").get_models()} | {"django_session"}
WHOLE = {
    "rulings_club": "a row for each club: the public lists name them all",
    "rulings_sitemail": "how the site sends mail, a row for each time that somebody set it: its last one is read",
    "rulings_siteplace": "the same of what the site is called, and where it is",
    "rulings_publication": "walked from the newest in the order of its key, and left at the page's last case",
    "rulings_publictext": "walked by the queue from the oldest in the order of its key, and left at so many; a text "
    "published since is passed over, for that it was stands in another table",
}
"""Tables that some page's query walks, with the reason."""

_NAMED = re.compile(r'(?:FROM|JOIN) "(\w+)"(?: (?:AS )?"?(\w+)"?)?')
_READ = {
    "sqlite": re.compile(r"^SCAN (\w+)(?! USING)"),
    "postgresql": re.compile(r"Seq Scan on (\w+)"),
}


def read_whole(sql: str) -> Iterator[str]:
    """The tables that grow and that the plan of a query reads from end to end."""
    explain = "EXPLAIN QUERY PLAN " if connection.vendor == "sqlite" else "EXPLAIN "
    return _whole(explain + sql, sql)


def _whole(explain: str, sql: str) -> Iterator[str]:
    """The same, of what tells the plan of it."""
    tables = {alias or table: table for table, alias in _NAMED.findall(sql)}
    with connection.cursor() as cursor:
        cursor.execute(explain.replace("%", "%%"), [])
        plan = [str(row[-1]) for row in cursor.fetchall()]
    for line in plan:
        found = _READ[connection.vendor].search(line)
        if found and (table := tables.get(found[1], found[1])) in GROWS:
            yield table


def test_no_page_reads_a_table_that_grows_from_end_to_end(session: Session, dora: User, rev: User, olga: User) -> None:
    pages = {name: (rev, address) for name, address in full_desk(3, session, dora, rev).items()}
    its = {"its": olga.memberships.get().pk, "profile": session.profile_id}
    pages |= {address: (olga, address.format(**its)) for address in ADMINISTRATORS if "/erase/" not in address}
    queries = {(name, sql) for name, (who, address) in pages.items() for sql in asked(signed_in(who), address)}
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL enable_seqscan = off")
    chosen = {(name, sql) for name, sql in queries if sql.startswith("SELECT")}
    whole = {(name, table) for name, sql in chosen for table in read_whole(sql)}
    assert {each for each in whole if each[1] not in WHOLE} == set()


def test_what_is_kept_planned_gives_the_same_and_its_one_plan_for_all_values_reads_no_table_whole(
    monkeypatch: pytest.MonkeyPatch, session: Session, dora: User, rev: User
) -> None:
    """On PostgreSQL a plan for all values knows none of them: an index of a part of the rows must be found without."""
    pages, browser, asked_for = full_desk(1, session, dora, rev), signed_in(rev), set()
    planned: Any = type(connections[connection.alias])
    by_plan = planned.rows_of

    def both(its: Any, statement: Statement, values: tuple[Any, ...]) -> Any:
        rows = by_plan(its, statement, values)
        again = Asked.rows_of(its, statement, values)
        assert rows == again if "ORDER BY" in statement.sql else Counter(rows) == Counter(again), statement.sql
        asked_for.add(statement)
        return rows

    monkeypatch.setattr(planned, "rows_of", both)
    for address in pages.values():
        forget_everything()
        assert browser.get(address).status_code == 200
    assert len(asked_for) > 50
    if connection.vendor == "postgresql":
        _generic_plans_are_by_index(len(asked_for))


def _generic_plans_are_by_index(count: int) -> None:
    """That of every statement that the connection keeps planned; at least so many."""
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
        cursor.execute("SET LOCAL plan_cache_mode = force_generic_plan")
        cursor.execute("DISCARD PLANS")
        cursor.execute("SELECT name, statement, cardinality(parameter_types) FROM pg_prepared_statements")
        kept = cursor.fetchall()
        assert len(kept) >= count
        for name, sql, places in kept:
            values = f"({', '.join(['NULL'] * places)})" if places else ""
            assert not set(_whole(f"EXPLAIN EXECUTE {name}{values}", sql)) - WHOLE.keys(), sql


def test_a_table_without_an_index_for_what_is_asked_is_found(db: None) -> None:
    """The test above can fail."""
    assert list(read_whole('SELECT 1 FROM "rulings_ruling" U0 WHERE U0."override_text" = \'a\'')) == ["rulings_ruling"]
    assert list(read_whole('SELECT 1 FROM "rulings_ruling" WHERE "rulings_ruling"."id" = 7')) == []
