"""How a list is sorted by its address."""

import pytest
from django.http import HttpRequest
from django.test import RequestFactory

from rulings.desk.base.sorting import sorting_of

COLUMNS = ("board", "until")


def asking(query: str) -> HttpRequest:
    return RequestFactory().get(f"/queue/{query}")


@pytest.mark.parametrize(("query", "key", "is_down"), [
    ("", "until", True),
    ("?sort=board", "board", False),
    ("?sort=-board", "board", True),
    ("?sort=until", "until", False),
    ("?sort=--board", "until", True),
    ("?sort=password", "until", True),
    ("?sort=", "until", True),
])  # fmt: skip
def test_the_address_names_a_column_of_the_list_or_counts_for_nothing(query: str, key: str, is_down: bool) -> None:
    sorting = sorting_of(asking(query), COLUMNS, usual="-until")
    assert (sorting.key, sorting.is_down) == (key, is_down)


def test_a_heading_turns_its_own_order_round_and_keeps_what_else_the_address_says() -> None:
    columns = sorting_of(asking("?kind=score&page=3&sort=board"), COLUMNS, usual="until").columns
    assert (columns["board"].address, columns["board"].order) == ("?kind=score&sort=-board", "ascending")
    assert (columns["until"].address, columns["until"].order) == ("?kind=score&sort=until", "")
    down = sorting_of(asking("?sort=-board"), COLUMNS, usual="until").columns["board"]
    assert (down.address, down.order) == ("?sort=board", "descending")


@pytest.mark.parametrize(("query", "expected"), [("?sort=board", "acbde"), ("?sort=-board", "bacde")])
def test_equal_rows_stay_as_they_come_and_empty_cells_stand_last_either_way(query: str, expected: str) -> None:
    rows: list[tuple[str, int | None]] = [("d", None), ("a", 1), ("c", 1), ("e", None), ("b", 2)]
    sorted_ = sorting_of(asking(query), COLUMNS, usual="until").sort(rows, lambda row: row[1])
    assert "".join(name for name, _board in sorted_) == expected
