"""A statement that is asked again with other values gives what these ask for."""

from typing import Any

from django.db import connection

from config.statements import Statement
from rulings.models import Club
from tests.factories import make_club


def test_each_value_stands_where_its_place_says(db: None) -> None:
    first, second = make_club("a", "Ona"), make_club("b", "Onb")
    statement = Statement(
        "SELECT id, slug FROM rulings_club WHERE (slug = %s OR id = %s) AND name LIKE %s ORDER BY id",
        [(1, None), (0, None), (None, "On%")],
    )
    wrapper: Any = connection
    assert statement.filled((5, "b")) == ("b", 5, "On%")
    assert wrapper.rows_of(statement, (first.pk, "b")) == [(first.pk, "a"), (second.pk, "b")]
    assert wrapper.rows_of(statement, (first.pk, "nobody")) == [(first.pk, "a")]
    assert wrapper.rows_of(statement, (0, "nobody")) == []
    assert Club.objects.count() == 2
