"""The triggers beside those that were put up; each way to weaken one stands in tests/desk/trail/test_tampering.py."""

from django.db import connection

from rulings.desk.trail.queries.triggers import differences_of_triggers
from tests.append_only import append_only, drop_the_triggers


def test_after_all_migrations_every_trigger_stands_as_it_was_put_up(db: None) -> None:
    assert list(differences_of_triggers()) == []


def test_a_trigger_that_is_put_up_again_is_no_difference(db: None) -> None:
    drop_the_triggers()
    assert len(list(differences_of_triggers())) > 0
    with connection.cursor() as cursor:
        for statement in append_only.created(connection.vendor):
            cursor.execute(statement)
    assert list(differences_of_triggers()) == []
