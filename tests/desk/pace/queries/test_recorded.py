"""Which boards have a result at which table, however the table is written."""

import pytest

from rulings.desk.movements.queries import seating_of
from rulings.desk.pace.queries.recorded import Recorded, recorded_in
from rulings.models import Result, Session
from tests.pacing import make_section, mitchell, play


@pytest.mark.parametrize("label", ["5", " 05 ", "5 "])
def test_a_typed_table_is_found_without_its_noughts_and_spaces(label: str) -> None:
    recorded = Recorded(frozenset({(7, "5", 3)}), frozenset())
    assert recorded.at_table(label, 7)
    assert not recorded.at_table(label, 8)
    assert not recorded.at_table("15", 7)


@pytest.mark.parametrize(("sections", "found"), [(("A",), True), (("A", "B"), False)])
def test_a_session_without_sections_knows_a_table_while_its_results_name_one_section(
    sections: tuple[str, ...], found: bool, session: Session
) -> None:
    for name, board in zip(sections, session.boards.order_by("number"), strict=False):
        Result.objects.create(board=board, section=name, table="5", contract="Pass")
    recorded = recorded_in(session, [])
    assert recorded.at_table("5", 1) is found
    assert recorded.at_table("A5", 1) is not found


def test_a_table_with_a_name_is_found_by_it(session: Session) -> None:
    Result.objects.create(board=session.boards.get(number=1), table="Bar Nord", contract="Pass")
    assert recorded_in(session, []).at_table("bar nord", 1)


def test_every_meeting_is_found_and_no_other(session: Session) -> None:
    section = make_section(session)
    play(section, until=2)
    seating = seating_of(session)
    recorded = recorded_in(session, [section])
    found = {
        (meeting.round, meeting.table, board)
        for meeting in mitchell(5).meetings
        for board in meeting.boards
        if recorded.at_meeting(seating, "", meeting, board)
    }
    assert found == {(each.round, each.table, board) for each in mitchell(5).meetings[:10] for board in each.boards}
