"""No page reads a table that grows from end to end: the plan of every query that it asks says so, on both engines.

On PostgreSQL a table of a few rows is always read whole; with that forbidden, what is still read whole has no index.
"""

import re
from collections.abc import Iterator

from django.apps import apps
from django.db import connection

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
    tables = {alias or table: table for table, alias in _NAMED.findall(sql)}
    explain = "EXPLAIN QUERY PLAN " if connection.vendor == "sqlite" else "EXPLAIN "
    with connection.cursor() as cursor:
        cursor.execute(explain + sql.replace("%", "%%"), [])
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


def test_a_table_without_an_index_for_what_is_asked_is_found(db: None) -> None:
    """The test above can fail."""
    assert list(read_whole('SELECT 1 FROM "rulings_ruling" U0 WHERE U0."override_text" = \'a\'')) == ["rulings_ruling"]
    assert list(read_whole('SELECT 1 FROM "rulings_ruling" WHERE "rulings_ruling"."id" = 7')) == []
