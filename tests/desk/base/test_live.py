"""Pages that follow what others do: a tag, 304 while nothing has changed, and nothing lost by asking again."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from html import unescape
from typing import Any

import pytest
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.base.audit import locked_club, record
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.imports.services.differences import leave_difference
from rulings.desk.official.services import show_ranking
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result, enter_result
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.sessions.services import close_session
from rulings.desk.tonight.services import reopen_session
from rulings.models import Difference, Membership, ReportCase, Result, Session, SignedIn, User, Verb
from rulings.scoring.notation.results import read_result
from tests.factories import answer_all, make_pair, make_report, make_result

PAGES = ("/", "/sessions/tuesday/", "/sessions/tuesday/boards/1/", "/sessions/tuesday/end/")
EACH_PAGE = pytest.mark.parametrize("page", PAGES)
NOON = datetime(2026, 11, 17, 12, 0, 10, tzinfo=UTC)
AGREED = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """It is noon; the clock is put on by so many seconds."""

    def put_on(seconds: int) -> None:
        monkeypatch.setattr(timezone, "now", lambda: NOON + timedelta(seconds=seconds))

    put_on(0)
    return put_on


def tag_of(client: Client, page: str = "/") -> str:
    """The tag that the page sends back when it asks again, as it stands in the page."""
    told = re.search(r'id="follow"[^>]* hx-headers="([^"]+)"', client.get(page).content.decode())
    assert told is not None
    return str(json.loads(unescape(told[1]))["If-None-Match"])


def again(client: Client, page: str, tag: str) -> Any:
    """As a page asks again by itself."""
    return client.get(page, headers={"If-None-Match": tag, "HX-Request": "true", "HX-Target": "live"})


@EACH_PAGE
def test_a_page_that_nobody_changed_is_not_sent_again(
    page: str, clock: object, as_dora: Client, session: Session
) -> None:
    tag = tag_of(as_dora, page)
    answer = again(as_dora, page, tag)
    assert (answer.status_code, answer.content, answer["ETag"]) == (304, b"", tag)


@EACH_PAGE
def test_asking_again_for_nothing_costs_one_query_beside_those_for_who_asks(
    page: str, clock: object, as_dora: Client, session: Session
) -> None:
    tag = tag_of(as_dora, page)
    with CaptureQueriesContext(connection) as asked:
        again(as_dora, page, tag)
    assert len(asked) == 3


@pytest.mark.parametrize("verb", Verb)
def test_every_act_that_is_recorded_changes_the_tag(
    verb: Verb, clock: object, as_dora: Client, session: Session, rev: User
) -> None:
    tag = tag_of(as_dora)
    with transaction.atomic():
        record(locked_club(session.event.club_id), rev, verb, session)
    assert tag_of(as_dora) != tag


Act = Callable[[User, Session], object]


def file_a_report(rev: User, session: Session) -> object:
    return make_report(rev, session)


def answer_a_question(rev: User, session: Session) -> object:
    case = ReportCase.objects.select_related("report").get()
    return answer(actor=rev, case=case, key="both_sides_played_on", value="yes", revision=case.revision)


def rule(rev: User, session: Session) -> object:
    case = answer_all(rev, ReportCase.objects.select_related("report").get())
    return issue_ruling(actor=rev, case=case, revision=case.revision)


def correct(rev: User, session: Session) -> object:
    table = read_result("3S = S", "en")
    return correct_result(actor=rev, result=Result.objects.get(), table=table, agreement=AGREED)


def enter(rev: User, session: Session) -> object:
    sides = [[make_pair(session, "5", side, "Elsa", "Fabio")] for side in ("NS", "EW")]
    seated = {"board": session.boards.get(number=1), "ns": sides[0], "ew": sides[1], "at": "5"}
    return enter_result(actor=rev, table=read_result("3S = S", "en"), agreement=AGREED, **seated)


def leave(rev: User, session: Session) -> object:
    about = {"result": Result.objects.get(), "before": {"tricks": 10}, "after": {"tricks": 9}, "found_at": NOON}
    return leave_difference(actor=rev, difference=Difference.objects.create(session=session, **about))


def close(rev: User, session: Session) -> object:
    return close_session(actor=rev, session=session)


def reopen(rev: User, session: Session) -> object:
    close_session(actor=rev, session=session)
    return reopen_session(actor=rev, session=session)


def show(rev: User, session: Session) -> object:
    return show_ranking(actor=rev, session=session, address="ponte-tuesday", with_names=True)


SEEN: list[tuple[Act, str, str]] = [
    (file_a_report, "/", "report 2 of Rev Alti"),
    (answer_a_question, "/", "report 1 of Dora Neri"),
    (rule, "/", "too many to a trick: one trick to"),
    (correct, "/sessions/tuesday/boards/1/", "140"),
    (enter, "/sessions/tuesday/boards/1/", "Elsa"),
    (leave, "/sessions/tuesday/end/", "not yet ruled on"),
    (close, "/sessions/tuesday/", "closed"),
    (reopen, "/sessions/tuesday/", "in play"),
    (show, "/sessions/tuesday/end/", "/results/ponte-tuesday/"),
]


@pytest.mark.parametrize(("act", "page", "words"), SEEN, ids=[act.__name__ for act, _page, _words in SEEN])
def test_what_another_director_does_is_there_at_the_next_asking(
    act: Act, page: str, words: str, clock: object, as_dora: Client, dora: User, rev: User, session: Session
) -> None:
    make_result(
        session.boards.get(number=1), *(make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW"))
    )
    make_report(dora, session)
    tag = tag_of(as_dora, page)
    act(rev, session)
    answer = again(as_dora, page, tag)
    assert (answer.status_code, answer["ETag"] != tag) == (200, True)
    assert words in answer.content.decode()


def test_what_another_club_does_changes_nothing(clock: object, as_dora: Client, session: Session, wanda: User) -> None:
    tag = tag_of(as_dora)
    club = wanda.memberships.get().club_id
    with transaction.atomic():
        record(locked_club(club), wanda, Verb.PUBLISHING_SET, locked_club(club))
    assert again(as_dora, "/", tag).status_code == 304


def test_who_changes_his_club_for_another_gets_a_new_page(
    clock: object, as_dora: Client, session: Session, dora: User, wanda: User
) -> None:
    tag = tag_of(as_dora)
    Membership.objects.filter(user=dora).update(club=wanda.memberships.get().club)
    assert again(as_dora, "/", tag).status_code == 200


def test_another_language_is_another_page(clock: object, as_dora: Client, session: Session) -> None:
    tag = tag_of(as_dora)
    answer = as_dora.get("/", headers={"If-None-Match": tag, "Accept-Language": "it"})
    assert (answer.status_code, answer["Content-Language"]) == (200, "it")


def test_with_the_next_minute_the_page_is_sent_anew(
    clock: Callable[[int], None], as_dora: Client, session: Session
) -> None:
    tag = tag_of(as_dora)
    clock(49)
    assert again(as_dora, "/", tag).status_code == 304
    clock(50)
    assert again(as_dora, "/", tag).status_code == 200


@EACH_PAGE
def test_who_has_signed_out_meanwhile_is_sent_to_the_sign_in_page(
    page: str, clock: object, as_dora: Client, session: Session
) -> None:
    tag = tag_of(as_dora, page)
    as_dora.logout()
    if page == "/":
        assert again(as_dora, page, tag).status_code == 200
    else:
        assert again(as_dora, page, tag)["HX-Redirect"] == f"/login/?next={page}"


def test_asking_again_takes_no_message_away_from_the_page_it_is_for(
    as_dora: Client, session: Session, rev: User
) -> None:
    as_dora.post("/sessions/tuesday/close/")
    waits = "The session is closed. Its rulings"
    answer = again(as_dora, "/", '"old"')
    assert (answer.status_code, waits in answer.content.decode()) == (200, False)
    assert waits in as_dora.get("/sessions/tuesday/").content.decode()
    assert waits not in as_dora.get("/sessions/tuesday/").content.decode()


def test_asking_again_makes_the_visit_no_longer(as_dora: Client, session: Session) -> None:
    ends = SignedIn.objects.get().expire_date
    for tag in (tag_of(as_dora), '"old"'):
        assert "sessionid" not in again(as_dora, "/", tag).cookies
    assert SignedIn.objects.get().expire_date == ends


def test_no_copy_is_kept_on_the_way(clock: object, as_dora: Client, session: Session) -> None:
    for tag in (tag_of(as_dora), '"old"'):
        answer = again(as_dora, "/", tag)
        assert "no-store" in answer["Cache-Control"]
        assert "HX-Request" in answer["Vary"]


def test_a_form_that_comes_back_does_not_ask_again(as_dora: Client, session: Session) -> None:
    page = as_dora.post("/sessions/tuesday/end/", {"address": "not an address"})
    assert 'id="follow"' not in page.content.decode()
    assert "ETag" not in page.headers


def test_a_form_is_taken_whatever_tag_comes_with_it(clock: object, as_dora: Client, session: Session) -> None:
    headers = {"If-None-Match": tag_of(as_dora, "/sessions/tuesday/end/")}
    answer = as_dora.post("/sessions/tuesday/end/", {"address": "ponte"}, headers=headers)
    assert answer.status_code == 302
    assert Session.objects.get().public_address == "ponte"
