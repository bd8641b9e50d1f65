"""A walk over the digest's tables, row by row, and back: what can be ruled is what the tables hold."""

import pkgutil
from importlib import import_module

import pytest

from tests.laws import digest
from tests.laws.digest.rows import Row

LAWS = [import_module(f"{digest.__name__}.{module.name}") for module in pkgutil.iter_modules(digest.__path__)
        if module.name.startswith("law_")]  # fmt: skip
ROWS: list[Row] = [row for law in LAWS for row in law.ROWS]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_row_is_ruled_as_the_digest_says(row: Row) -> None:
    assert row.cases
    row.check()
