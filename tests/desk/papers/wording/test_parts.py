"""What a form on paper is made of."""

import pytest

from rulings.desk.papers.wording.parts import Field, Grid, Layout, Paper, Part, in_rows


def test_a_box_of_several_lines_has_them_to_write_on_and_one_of_a_single_line_is_room_enough() -> None:
    assert [len(field.lines) for field in (Field("law", "Law"), Field("why", "Why", 5))] == [0, 5]


def test_boxes_stand_beside_each_other_while_they_fit() -> None:
    one, two, three, four = (Field(str(wide), "", wide=wide) for wide in (6, 4, 3, 12))
    assert in_rows((one, two, three, four)) == [[one, two], [three], [four]]
    assert [field.is_whole for field in (one, four)] == [False, True]
    assert (Part("Boxes", (one, two)).rows, Part("A table", ()).rows) == ([[one, two]], [])


def test_a_table_has_its_rows_to_write_in_and_a_width_for_each_column() -> None:
    grid = Grid("sides", ("Side", "Score"), (4, 8), 2)
    assert (len(grid.lines), grid.columns) == (2, [("Side", 4), ("Score", 8)])
    with pytest.raises(ValueError, match="shorter"):
        _ = Grid("sides", ("Side", "Score"), (12,), 2).columns


def test_the_part_beside_the_hands_is_one_of_the_form() -> None:
    first, beside = Part("Facts", ()), Part("Result", ())
    assert Layout("", "", (first,), (), ()).all_parts == (first,)
    assert Layout("", "", (first,), (), (), beside=beside).all_parts == (beside, first)


def test_a_form_is_called_by_a_word_of_its_address() -> None:
    assert all(paper.value.isalpha() for paper in Paper)
