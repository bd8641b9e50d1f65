"""Texts as tables."""

from rulings.formats.sheets.delimited import book_of_text, is_table


def test_the_sign_that_parts_most_lines_alike_parts_the_cells() -> None:
    text = 'Title\n\na;b;"c;d"\n1,5;2;3\n2,5;3;4\n3,5;4;5\n'
    assert is_table(text)
    (sheet,) = book_of_text(text).sheets
    assert sheet.rows == (("Title",), ("a", "b", "c;d"), ("1,5", "2", "3"), ("2,5", "3", "4"), ("3,5", "4", "5"))
    assert sheet.lines == (1, 3, 4, 5, 6)


def test_the_first_line_may_name_the_sign() -> None:
    assert book_of_text("sep=;\na,b;c,d\n1,2;3,4\n").sheets[0].rows[0] == ("a,b", "c,d")


def test_a_text_of_sentences_is_no_table() -> None:
    assert not is_table("Dear all,\nthe evening was fine, and long.\nSee you, soon.\n")
    assert not is_table("")
