"""Who met on a board and what was recorded there."""

from uuid import uuid4

import pytest

from rulings.desk.base.refusals import BadInput, UnknownBoard
from rulings.desk.players.services import make_private_link
from rulings.desk.scores.queries.results import (
    Met,
    board_of,
    checked_contract,
    checked_pairs,
    checked_seats,
    open_score_queries,
    result_found,
    result_met,
    results_of,
    score_queries_by,
    score_queries_of,
    score_query_found,
    who_met,
)
from rulings.desk.scores.services.score_queries import answer_query, ask_query
from rulings.models import Club, Result, Session, User
from tests.calling import make_section
from tests.factories import make_pair, make_report, make_result, make_session


def test_a_boards_results_stand_by_table(line: Result) -> None:
    assert [each.table for each in results_of(line.board)] == ["1", "2", "3"]


def test_a_line_is_found_on_its_own_board_alone(line: Result, session: Session) -> None:
    assert result_found(line.board, line.pk) == line
    assert result_found(session.boards.get(number=2), line.pk) is None


def test_what_is_known_of_a_table_finds_its_one_result(line: Result) -> None:
    assert result_met(line.board, "1", None, None) == line
    assert result_met(line.board, "", line.ns, None) == line
    assert result_met(line.board, "2", line.ns, None) is None
    assert result_met(line.board, "", None, None) is None


def test_where_several_fit_none_is_taken(line: Result, session: Session) -> None:
    make_result(line.board, line.ns, make_pair(session, "9", "EW", "Eva", "Ugo"), table="9")  # type: ignore[arg-type]
    assert result_met(line.board, "", line.ns, None) is None


def test_a_table_may_be_named_with_its_section(line: Result) -> None:
    Result.objects.filter(pk=line.pk).update(section="B")
    other = Result.objects.get(board=line.board, table="2")
    Result.objects.filter(pk=other.pk).update(section="A", table="1")
    assert [result_met(line.board, table, None, None) for table in ("B1", "b1", "A1", "1", "A3")] == [
        line,
        line,
        other,
        None,
        None,
    ]


def test_who_met_is_told_by_the_result_else_by_the_movement_else_by_nobody(line: Result, session: Session) -> None:
    assert who_met(line.board, "1", None, None) == Met(line, "1", line.ns, line.ew)
    assert who_met(line.board, "9", None, None) == Met(None, "9", None, None)
    make_section(session, "B")
    met = who_met(session.boards.get(number=3), "b1", None, None)
    assert (met.result, met.table, str(met.ns)[:2], str(met.ew)[:2], sorted(met.seats)) == (
        None,
        "B1",
        "1 ",
        "6 ",
        ["E", "N", "S", "W"],
    )


def test_an_unknown_board_is_named_with_those_there_are(session: Session, club: Club) -> None:
    assert board_of(session, 3).number == 3
    with pytest.raises(UnknownBoard, match=r"There is no board 9 in this session: its boards are 1 to 3\."):
        board_of(session, 9)
    with pytest.raises(UnknownBoard, match="This session has no boards"):
        board_of(make_session(club, "empty", boards=0), 1)


def test_two_sides_are_two_pairs_of_this_session(line: Result, session: Session, club: Club) -> None:
    checked_pairs(session, line.ns, line.ew)
    checked_pairs(session, None, None)
    with pytest.raises(BadInput) as twice:
        checked_pairs(session, line.ns, line.ns)
    stranger = make_pair(make_session(club, "other"), "1", "NS", "Eva", "Ugo")
    with pytest.raises(BadInput) as elsewhere:
        checked_pairs(session, stranger, line.ew)
    assert (twice.value.field, elsewhere.value.field) == ("ew", "ns")


def test_typed_names_belong_to_seats() -> None:
    assert checked_seats({"N": "  Anna  ", "S": ""}) == {"N": "Anna"}
    with pytest.raises(BadInput):
        checked_seats({"X": "Anna"})


@pytest.mark.parametrize(
    ("text", "written"), [("4sx w", "4SX by W"), ("pass", "Pass"), ("", ""), (" 3nt by n ", "3NT by N")]
)
def test_a_contract_is_written_everywhere_alike(text: str, written: str) -> None:
    assert checked_contract(text) == written


@pytest.mark.parametrize("text", ["8S", "hello"])
def test_what_is_no_contract_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="This is not a contract"):
        checked_contract(text)


def test_queries_without_an_answer_come_first(dora: User, line: Result, session: Session) -> None:
    report = make_report(dora, session, table="1", ns=line.ns, ew=line.ew)
    link = make_private_link(actor=dora, report=report, side="NS")
    first, second = (ask_query(link=link, text=text, query_key=uuid4()) for text in ("Nine tricks.", "Ten."))
    assert list(open_score_queries(session)) == [first, second]
    answer_query(actor=dora, query=first, outcome="stands", answer="Ten it was.")
    assert list(open_score_queries(session)) == [second]
    assert list(score_queries_of(session)) == [second, first]
    assert list(score_queries_by(link)) == [first, second]
    assert score_query_found(session, first.pk) == first
    assert score_query_found(session, 0) is None
