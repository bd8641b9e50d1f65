"""A walk over the digest's tables, row by row, and back: what can be ruled is what the tables hold."""

import pkgutil
from functools import cache
from importlib import import_module

import pytest

from rulings.laws.engine import every_path
from rulings.laws.engine.situation import Situation
from rulings.laws.situations import DEFAULT_EDITION, situations
from tests.laws import digest
from tests.laws.digest.rows import Row, Worked

MODULES = [module.name for module in pkgutil.walk_packages(digest.__path__, f"{digest.__name__}.")]
LAWS = sorted((name for name in MODULES if ".law_" in name), key=lambda name: name.rpartition(".")[2])
ROWS: list[Row] = [row for name in LAWS for row in import_module(name).ROWS]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_row_is_ruled_as_the_digest_says(row: Row) -> None:
    assert row.cases
    row.check()


@cache
def shown() -> frozenset[tuple[str, str, str]]:
    """Every (situation, paragraph, key) that a worked case of a row finds."""
    cases = [case for row in ROWS for case in row.cases if isinstance(case, Worked) and case.edition == DEFAULT_EDITION]
    return frozenset((case.situation, found.paragraph, found.key) for case in cases for found in case.rule().findings)


@pytest.mark.parametrize("situation", situations(), ids=lambda situation: situation.key)
def test_no_path_finds_what_no_row_of_the_tables_holds(situation: Situation) -> None:
    key, law = situation.key, situation.laws[DEFAULT_EDITION]
    found = {(key, finding.paragraph, finding.key) for path in every_path(law) for finding in path.ruling.findings}
    assert found - shown() == set()


def test_no_two_rows_have_one_name() -> None:
    names = [row.name for row in ROWS]
    assert sorted(set(names)) == sorted(names)
