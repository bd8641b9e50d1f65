"""Putting a board off from the page, and the way to the rulings that may follow."""

import pytest
from django.test import Client

from rulings.desk.pace.services.late_boards import end_late_board, put_off_board
from rulings.desk.playing.services import play_in
from rulings.models import Contestant, LateBoard, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.pacing import make_section, play

PAGE = "/sessions/tuesday/pace/"
FORM = {"table": "2", "board_number": "4", "slow": "EW", "reason": "They came late."}


@pytest.fixture
def late(dora: User, session: Session) -> LateBoard:
    make_section(session)
    return put_off_board(actor=dora, session=session, board_number=4, table="2", slow="EW", reason="They came late.")


def test_a_board_is_put_off_from_its_table(as_dora: Client, session: Session) -> None:
    make_section(session)
    offered = as_dora.get(f"{PAGE}late/?table=2&board=4")
    assert offered.context["form"].initial == {"table": "2", "board_number": "4"}
    assert "2 Anna 2 Nowak – Bruno 2 Kos" in text(offered)
    assert as_dora.post(f"{PAGE}late/", FORM)["Location"] == PAGE
    assert LateBoard.objects.values("table", "board__number", "slow", "reason").get() == {
        "table": "2",
        "board__number": 4,
        "slow": "EW",
        "reason": "They came late.",
    }


@pytest.mark.parametrize("asked", ["", "?table=9&board=4", "?table=2&board=x", "?table=2&board=99", "?board=²"])
def test_an_address_naming_nothing_known_offers_a_bare_form(asked: str, as_dora: Client, session: Session) -> None:
    make_section(session)
    answer = as_dora.get(f"{PAGE}late/{asked}")
    assert (answer.status_code, answer.context["sitting"]) == (200, None)


def test_a_refusal_stands_on_the_form_with_what_was_typed(as_dora: Client, session: Session) -> None:
    play(make_section(session), until=1)
    answer = as_dora.post(f"{PAGE}late/", FORM)
    assert answer.status_code == 422
    assert answer.context["form"].errors == {
        "board_number": ["This table has a result on the board already. Choose another board."]
    }
    assert "They came late." in text(answer)


def test_a_board_not_played_leads_to_its_ruling(as_dora: Client, late: LateBoard) -> None:
    here = f"{PAGE}late/{late.pk}/"
    assert "Rule on the board not played" not in text(as_dora.get(here))
    assert as_dora.post(f"{here}end/", {"state": "cancelled"})["Location"] == here
    page = as_dora.get(here).content.decode()
    address = page[: page.index("Rule on the board not played")].rpartition('href="')[2].partition('"')[0]
    doors = as_dora.get(address.replace("&amp;", "&"))
    assert [door.key for _situation, door, _who in doors.context["doors"]] == ["board_cannot_be_played"]


def test_a_board_played_late_goes_back_to_the_list(as_dora: Client, late: LateBoard) -> None:
    assert as_dora.post(f"{PAGE}late/{late.pk}/end/", {"state": "played"})["Location"] == PAGE
    assert "played late" in text(as_dora.get(PAGE))


def test_another_state_is_refused_and_nothing_changes(as_dora: Client, late: LateBoard) -> None:
    assert as_dora.post(f"{PAGE}late/{late.pk}/end/", {"state": "lost"}).status_code == 422
    assert LateBoard.objects.get().state == "owed"


def test_how_often_a_pair_was_slow_stands_beside_it(as_dora: Client, dora: User, session: Session) -> None:
    make_section(session)
    for board in (4, 5):
        late = put_off_board(actor=dora, session=session, board_number=board, table="2", slow="EW")
    assert "recorded slow 2 times this session" in text(as_dora.get(f"{PAGE}late/{late.pk}/"))
    assert "Rule on slow play" in text(as_dora.get(f"{PAGE}late/{late.pk}/"))


def test_where_nobody_was_slow_no_penalty_is_offered(as_dora: Client, dora: User, session: Session) -> None:
    late = put_off_board(actor=dora, session=session, board_number=1, table="2", slow="nobody")
    assert "Rule on slow play" not in text(as_dora.get(f"{PAGE}late/{late.pk}/"))


def test_a_result_that_came_in_is_pointed_out(as_dora: Client, late: LateBoard, session: Session) -> None:
    play(session.sections.get(), until=1)
    assert "A result of this board is on record" in text(as_dora.get(f"{PAGE}late/{late.pk}/"))


def test_one_of_another_session_is_not_found(as_dora: Client, late: LateBoard, session: Session) -> None:
    for address in (f"{PAGE}late/{late.pk + 1}/", f"{PAGE}late/0/"):
        assert as_dora.get(address).status_code == 404


def test_who_has_still_to_play_the_board_is_not_told_why_it_was_put_off(
    rev: User, late: LateBoard, session: Session
) -> None:
    plays = Contestant.objects.get(session=session, position=9)
    play_in(actor=rev, session=session, user=rev, contestant=plays)
    page = text(signed_in(rev).get(f"{PAGE}late/{late.pk}/"))
    assert "Board 4 at table 2" in page
    assert "They came late." not in page


def test_it_may_be_owed_after_all(as_dora: Client, dora: User, late: LateBoard) -> None:
    end_late_board(actor=dora, late=late, state="cancelled")
    as_dora.post(f"{PAGE}late/{late.pk}/end/", {"state": "owed"})
    assert LateBoard.objects.get().state == "owed"
