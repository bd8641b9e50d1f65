"""A device takes along where everybody sits and what is open; no hand, no call, no result, no ruling."""

import json

import pytest

from rulings.desk.playing.queries import unseen_of
from rulings.desk.playing.services import play_in
from rulings.desk.pocket.queries.tonight import sessions_in_play, tonight_of
from rulings.models import Session, User
from tests.desk.spoilers import SPOILERS, spoil
from tests.factories import make_pair, make_report, make_result, make_ruling, make_user

pytestmark = pytest.mark.django_db


def test_it_holds_boards_tables_pairs_and_open_reports(session: Session, dora: User) -> None:
    ns, ew = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Carla", "Dino")
    make_result(session.boards.get(number=2), ns, ew, table="5")
    opened = make_report(dora, session, board_number=2, table="5")
    make_ruling(dora, session, board_number=3)
    told = tonight_of(session, unseen_of(dora))
    assert (told["session"], told["club"], told["edition"]) == ("tuesday", "ponte", "2017")
    assert (told["boards"], told["tables"]) == ([1, 2, 3], ["5"])
    assert told["met"] == {"2": {"5": ["Anna - Bruno", "Carla - Dino"]}}
    (report,) = told["reports"]
    assert (report["number"], report["board"], report["table"], report["by"]) == (opened.number, 2, "5", "Dora Neri")


def test_of_a_spoiled_board_nothing_goes_along_for_anybody(session: Session, dora: User) -> None:
    spoil(session, dora)
    assert SPOILERS.findall(json.dumps(tonight_of(session, unseen_of(dora)))) == []


def test_who_has_still_to_play_a_board_is_not_even_told_that_it_is_there(session: Session, dora: User) -> None:
    tess = make_user("tess", session.event.club, first_name="Tess", last_name="Monti")
    pair = make_pair(session, "1", "NS", "Tess Monti", "Ola Sowa")
    other = make_pair(session, "2", "EW", "Carla", "Dino")
    make_result(session.boards.get(number=2), pair, other, table="5")
    make_result(session.boards.get(number=1), make_pair(session, "3", "NS", "A", "B"), other, table="6")
    play_in(actor=tess, session=session, user=tess, contestant=pair)
    make_report(dora, session, board_number=1)
    told = tonight_of(session, unseen_of(tess).of(session))
    assert (told["boards"], list(told["met"]), told["reports"]) == ([2], ["2"], [])


def test_sessions_in_play_are_those_of_his_clubs(session: Session, dora: User, wanda: User) -> None:
    named = {"slug": "tuesday", "title": "Tuesday Pairs", "address": "/sessions/tuesday/pocket/"}
    assert (sessions_in_play(dora), sessions_in_play(wanda)) == ([named], [])
