"""What a device asks for and sends, over HTTP."""

import json
from typing import Any

import pytest
from django.test import Client

from rulings.models import Arrival, IrregularityReport, Membership, Session, User
from tests.desk.conftest import signed_in
from tests.desk.pocket.carrying import KEY, OTHERWISE, sent
from tests.factories import make_report

pytestmark = pytest.mark.django_db


def posted(client: Client, told: Any, **more: Any) -> Any:
    return client.post("/pocket/reports/", json.dumps(told), content_type="application/json", **more)


def test_the_token_of_tonight_lets_a_report_in(session: Session, dora: User) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(dora)
    assert posted(strict, sent(session, dora)).status_code == 403
    tonight = strict.get("/pocket/tonight/").json()
    assert (tonight["reader"], len(tonight["sessions"])) == ({"id": dora.pk, "name": "Dora Neri"}, 1)
    answer = posted(strict, sent(session, dora), headers={"X-CSRFToken": tonight["token"]})
    report = IrregularityReport.objects.get()
    told = {"key": str(KEY), "state": "filed", "address": f"/reports/{report.pk}/", "number": 1, "sentence": ""}
    assert (answer.status_code, answer.json()) == (200, told)
    assert posted(strict, sent(session, dora, key="no key"), headers={"X-CSRFToken": tonight["token"]}).json() == {
        "error": "What this device sent is no report of ours. Copy it out as text, and file it by hand.",
        "code": "bad_input",
    }


def test_what_clashes_is_told_with_the_page_where_it_is_decided(as_dora: Client, session: Session, dora: User) -> None:
    answer = posted(as_dora, sent(session, dora, ruling=OTHERWISE)).json()
    assert (answer["state"], answer["address"]) == ("waiting", f"/pocket/arrivals/{Arrival.objects.get().pk}/")
    assert "another ruling" in answer["sentence"]
    assert as_dora.get(answer["address"]).status_code == 200


def test_who_lost_the_right_is_told_that_others_decide(as_dora: Client, session: Session, dora: User) -> None:
    make_report(dora, session)
    Membership.objects.filter(user=dora).delete()
    answer = posted(as_dora, sent(session, dora)).json()
    assert (answer["state"], answer["address"]) == ("waiting", "")
    assert "Another director of the club decides" in answer["sentence"]


def test_a_visitor_sends_nothing(visitor: Client, session: Session, dora: User) -> None:
    answer = posted(visitor, sent(session, dora))
    assert (answer.status_code, answer.json()["code"], Arrival.objects.count()) == (401, "signed_out", 0)
    asked = visitor.get("/pocket/tonight/")
    assert (asked.status_code, asked.json()["code"], asked.cookies) == (401, "signed_out", {})


def test_what_is_no_json_is_refused(as_dora: Client) -> None:
    assert as_dora.post("/pocket/reports/", {"key": "x"}).status_code == 415
    assert as_dora.get("/pocket/reports/")["Location"] == "/pocket/"


def test_a_session_is_taken_along_by_who_may_file_there(session: Session, dora: User, olga: User) -> None:
    assert signed_in(dora).get("/sessions/tuesday/pocket/").json()["session"] == "tuesday"
    assert signed_in(olga).get("/sessions/tuesday/pocket/").status_code == 403
