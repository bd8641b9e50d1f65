"""laws: every situation, with no database at hand."""

import json

from tests.management.commands.shell import run


def test_laws_lists_every_situation_with_its_number_of_rulings() -> None:
    rows = json.loads(run("laws", "--json").stdout)
    assert {"key": "defective_trick", "law": "67", "edition": "2017", "title": "Defective trick", "rulings": 74} in rows


def test_laws_of_2007_lists_that_edition() -> None:
    rows = json.loads(run("laws", "--edition", "2007", "--json").stdout)
    assert {row["edition"] for row in rows} == {"2007"}
    assert {"penalty_card", "defective_trick"} <= {row["key"] for row in rows}


def test_laws_coverage_says_of_every_law_what_rules_it_or_where_it_is_applied() -> None:
    rows = json.loads(run("laws", "--coverage", "--json").stdout)
    assert [row["law"] for row in rows] == list(range(1, 94))
    assert [row["law"] for row in rows if not (row["situations"] or row["cited_in"] or row["note"])] == []
    assert rows[66]["situations"] == ["defective_trick"]
    assert "revoke" in rows[61]["cited_in"]
