"""laws: every situation, with no database at hand."""

import json

from tests.management.commands.shell import manage


def test_laws_lists_every_situation_with_its_number_of_rulings() -> None:
    rows = json.loads(manage("laws", "--json").stdout)
    assert {"key": "defective_trick", "law": "67", "edition": "2017", "title": "Defective trick", "rulings": 54} in rows


def test_laws_of_2007_lists_that_edition() -> None:
    rows = json.loads(manage("laws", "--edition", "2007", "--json").stdout)
    assert {row["edition"] for row in rows} == {"2007"}
    assert {"penalty_card", "defective_trick"} <= {row["key"] for row in rows}
