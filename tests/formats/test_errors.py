"""The sentences of refusal."""

from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError, shown


def test_a_refusal_says_where_what_was_expected_and_what_was_found() -> None:
    error = FormatError(Expected.SEAT, found="abc", line=12, column=5)
    assert str(error) == "line 12, column 5: expected a seat: N, E, S or W, found 'abc'."


def test_an_element_stands_in_for_the_column() -> None:
    error = FormatError(Expected.TRICKS, found="14", line=3, element="TRAVELLER_LINE/TRICKS")
    expected = "line 3, element TRAVELLER_LINE/TRICKS: expected a number of tricks from 0 to 13, found '14'."
    assert str(error) == expected


def test_a_refusal_of_the_whole_file_says_so() -> None:
    assert str(FormatError(Expected.SOME_TEXT)) == "the file: expected a file that is not empty."


def test_a_detail_is_put_in_brackets() -> None:
    error = FormatError(Expected.DEAL, line=1, column=1, detail=Why.of(Detail.CARD_TWICE, seat="N", card="SA"))
    expected = "line 1, column 1: expected a deal such as N:hand hand hand hand (N, the same card twice: SA)."
    assert str(error) == expected


def test_what_was_found_is_shown_on_one_short_line() -> None:
    assert shown("a\nb\x07c") == "a b c"
    assert shown("x" * 100_000) == "x" * 60 + "..."


def test_no_two_expectations_read_the_same() -> None:
    assert len({expected.value for expected in Expected}) == len(Expected.__members__)
