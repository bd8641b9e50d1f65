"""What happens to a ruling after the table."""

from rulings.models import Board, FactsSheet, IrregularityReport, Result, ScoreQuery


def test_a_sheet_made_for_its_stamp_alone_says_nothing_of_the_facts() -> None:
    assert not FactsSheet().is_written
    for column in ("agreed", "disputed", "additional", "ns_words", "ew_words", "level", "called_by", "called_when"):
        assert FactsSheet(**{column: "NS"}).is_written, column


def test_a_query_is_about_the_board_of_its_report_or_of_its_result() -> None:
    one, two = Board(number=1), Board(number=2)
    assert ScoreQuery(report=IrregularityReport(board=one), result=Result(board=two)).board is one
    assert ScoreQuery(result=Result(board=two)).board is two
    assert ScoreQuery().board is None
