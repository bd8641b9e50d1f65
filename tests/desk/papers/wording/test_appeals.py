"""The form of an appeal."""

from rulings.desk.papers.wording.appeals import APPEAL_FORM
from rulings.models import Appeal


def test_an_appeal_may_be_ticked_as_whatever_can_become_of_it() -> None:
    fields = {field.key: field for part in APPEAL_FORM.parts for field in part.fields}
    for name in ("body", "decision", "merit", "deposit_fate"):
        column = Appeal._meta.get_field(name)
        assert list(fields[name].choices or {}) == [value for value, _label in column.choices or ()]


def test_its_back_begins_where_the_side_that_appeals_has_written() -> None:
    assert [str(part.title) for part in APPEAL_FORM.parts if part.is_overleaf] == ["The other side"]
