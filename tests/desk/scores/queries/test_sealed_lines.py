"""The lines of travellers as digests."""

from rulings.desk.scores.queries.sealed_lines import digests_of, lines_of, rows_of
from rulings.models import Result, Session
from tests.factories import make_three_tables


def test_each_board_has_one_digest_of_its_lines(session: Session) -> None:
    make_three_tables(session)
    assert [(row["board"], row["score_ns"]) for row in rows_of(session)] == [(1, 420), (1, 400), (1, 170)]
    assert lines_of(session).keys() == {"1"}
    assert {len(each) for each in lines_of(session).values()} == {32}


def test_a_digest_is_another_for_every_score_every_line_and_every_order(session: Session) -> None:
    make_three_tables(session)
    rows = rows_of(session)
    others = [rows[:-1], [rows[0] | {"tricks": 1}, *rows[1:]], [rows[1], rows[0], rows[2]]]
    assert len({digests_of(each)["1"] for each in [rows, *others]}) == 4


def test_what_no_correction_changes_is_not_in_it(session: Session) -> None:
    make_three_tables(session)
    before = lines_of(session)
    Result.objects.update(lead="SA", is_result_disputed=True)
    assert lines_of(session) == before
