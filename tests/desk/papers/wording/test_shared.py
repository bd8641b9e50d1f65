"""What several forms on paper have in common."""

from rulings.desk.papers.wording.shared import HEAD, HEAD_OF_BOARD, RESULT, RESULT_BESIDE, choices_of
from rulings.models import Merit


def test_beside_the_board_stand_the_boxes_that_its_head_leaves_out() -> None:
    left = {field.key for field in HEAD} - {field.key for field in HEAD_OF_BOARD}
    assert {field.key for field in RESULT_BESIDE.fields} - {field.key for field in RESULT.fields} == left


def test_what_may_be_ticked_is_what_a_column_holds() -> None:
    assert list(choices_of(Merit)) == Merit.values
