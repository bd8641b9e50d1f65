"""The forms on paper as they are laid out."""

import pytest

from rulings.desk.papers.wording.layouts import LAYOUTS
from rulings.desk.papers.wording.parts import Layout, Paper, in_rows

EVERY = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)


def test_every_form_is_laid_out_with_a_title_of_its_own_and_who_signs_it() -> None:
    assert set(LAYOUTS) == set(Paper)
    assert len({str(layout.title) for layout in LAYOUTS.values()}) == len(Paper)
    assert all(layout.signatures and layout.parts and layout.purpose for layout in LAYOUTS.values())


@EVERY
def test_no_field_stands_twice_on_a_form(layout: Layout) -> None:
    keys = [field.key for part in layout.all_parts for field in part.fields]
    keys += [part.grid.key for part in layout.all_parts if part.grid] + [field.key for field in layout.head]
    assert sorted(set(keys)) == sorted(keys)


@EVERY
def test_its_boxes_and_columns_fill_the_sheet_from_edge_to_edge(layout: Layout) -> None:
    rows = [in_rows(layout.head), *(part.rows for part in layout.all_parts)]
    assert {sum(field.wide for field in row) for part in rows for row in part} == {12}
    assert {sum(part.grid.wides) for part in layout.all_parts if part.grid} <= {12}


def test_a_form_with_hands_has_a_part_beside_them() -> None:
    assert all(layout.has_hands == (layout.beside is not None) for layout in LAYOUTS.values())


@EVERY
def test_a_form_goes_over_to_the_back_once_at_most(layout: Layout) -> None:
    assert sum(part.is_overleaf for part in layout.parts) <= 1
    assert not layout.parts[0].is_overleaf
