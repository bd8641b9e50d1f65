"""What a form on paper is made of."""

from rulings.desk.papers.wording.parts import PENALTY_FORM, Field, Grid, Paper


def test_a_field_of_several_lines_takes_the_whole_width() -> None:
    assert [(field.is_long, len(field.lines)) for field in (Field("law", "Law"), Field("why", "Why", 5))] == [
        (False, 1),
        (True, 5),
    ]


def test_a_table_has_its_rows_to_write_in() -> None:
    assert len(Grid("sides", ("Side", "Score"), 2).lines) == 2


def test_a_penalty_is_printed_to_be_written_on_though_nothing_is_known() -> None:
    assert [part.is_by_hand for part in PENALTY_FORM.parts] == [True]


def test_a_form_is_called_by_a_word_of_its_address() -> None:
    assert [paper.value for paper in Paper] == ["ruling", "score", "penalty", "appeal", "hand", "claim"]
