"""The forms on paper as they are laid out."""

import pytest

from rulings.desk.papers.wording.layouts import HEAD, LAYOUTS
from rulings.desk.papers.wording.parts import Layout, Paper
from rulings.models import Appeal


def test_every_form_is_laid_out_with_a_title_of_its_own_and_who_signs_it() -> None:
    assert set(LAYOUTS) == set(Paper)
    assert len({str(layout.title) for layout in LAYOUTS.values()}) == len(Paper)
    assert all(layout.signatures and layout.parts and layout.purpose for layout in LAYOUTS.values())


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_no_field_stands_twice_on_a_form(layout: Layout) -> None:
    keys = [field.key for part in layout.parts for field in part.fields]
    keys += [part.grid.key for part in layout.parts if part.grid] + [field.key for field in HEAD]
    assert sorted(set(keys)) == sorted(keys)


def test_an_appeal_may_be_ticked_as_whatever_can_become_of_it() -> None:
    fields = {field.key: field for part in LAYOUTS[Paper.APPEAL].parts for field in part.fields}
    for name in ("decision", "merit", "deposit_fate"):
        column = Appeal._meta.get_field(name)
        assert list(fields[name].choices or {}) == [value for value, _label in column.choices or ()]
