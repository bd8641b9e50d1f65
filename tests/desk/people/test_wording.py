"""What an erasure changes, in the groups that people know."""

from rulings.desk.people.queries.erasable import PLACES
from rulings.desk.people.wording import GROUPS, counts_text, forms_text


def test_tables_are_counted_together_in_their_groups_and_in_their_order() -> None:
    rows = {"AuditText": 4, "Player": 2, "Contestant": 1, "Appeal": 0, "Ruling": 3}
    assert counts_text(rows) == [
        ("Lists and results", 3),
        ("Rulings and adjusted scores", 3),
        ("Texts of the audit trail", 4),
    ]


def test_every_table_that_an_erasure_changes_is_counted() -> None:
    assert {place.model.__name__ for place in PLACES} == GROUPS.keys()


def test_what_changes_nothing_is_not_told() -> None:
    assert counts_text({"Poll": 0}) == []


def test_a_form_is_told_with_the_groups_in_which_it_stands() -> None:
    assert forms_text({"Kowalskiego": {"IrregularityReport": 1, "ReportCase": 1, "AuditText": 1}}) == [
        ("Kowalskiego", "Reports: 2, Texts of the audit trail: 1")
    ]
