"""A case put aside: left to wait for the table, or discarded as opened by mistake."""

import pytest
from django.test import Client

from rulings.desk.cases.services.follow_ups import open_follow_up
from rulings.models import FollowUp, ReportCase, Session, User
from tests.desk.reading import heading, text
from tests.factories import answer_all, first_case, make_insufficient, make_report, make_ruling, make_waiting

WAIT = "Rule so far and wait"
DISCARD = "Opened by mistake: discard it"


@pytest.fixture
def case(dora: User, session: Session) -> ReportCase:
    return first_case(make_report(dora, session))


def test_a_question_that_needs_what_comes_later_lets_the_case_wait(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = make_insufficient(dora, session)
    assert f"{WAIT} for the replacement call" in text(as_dora.get(f"/cases/{case.pk}/"))
    page = as_dora.post(f"/cases/{case.pk}/wait/", {"revision": case.revision}, follow=True)
    assert page.redirect_chain == [(f"/cases/{case.pk}/so-far/", 302)]
    assert heading(page) == "Insufficient bid"
    assert "Read this to the table" in text(page)
    assert "27B" in text(page)
    assert "The case waits for the replacement call, since" in text(page)
    again = as_dora.get(f"/cases/{case.pk}/")
    assert "The case waits for the replacement call, since" in text(again)
    assert WAIT not in text(again)


def test_the_desk_says_what_it_waits_for_and_goes_on_with_the_question(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = make_waiting(dora, session)
    desk = as_dora.get("/")
    assert "waits for the replacement call, since" in text(desk)
    assert f'<a class="row" href="/cases/{case.pk}/">' in desk.content.decode()
    answer_all(dora, case, (("replacement", "lowest_same"),))
    assert "waits for" not in text(as_dora.get("/"))


def test_what_can_be_answered_at_once_offers_no_waiting(as_dora: Client, case: ReportCase) -> None:
    assert WAIT not in text(as_dora.get(f"/cases/{case.pk}/"))
    refused = as_dora.post(f"/cases/{case.pk}/wait/", {"revision": case.revision})
    assert (refused.status_code, "What is asked now can be answered at once" in text(refused)) == (409, True)


def test_an_answer_asked_again_offers_no_waiting(as_dora: Client, dora: User, session: Session) -> None:
    case = make_insufficient(dora, session)
    assert WAIT not in text(as_dora.get(f"/cases/{case.pk}/?ask=offender"))


def test_a_case_that_does_not_wait_is_asked_on(as_dora: Client, case: ReportCase) -> None:
    page = as_dora.get(f"/cases/{case.pk}/so-far/")
    assert (page.status_code, page["Location"]) == (302, f"/cases/{case.pk}/")


@pytest.mark.parametrize("act", ["wait", "discard"])
@pytest.mark.parametrize("revision", ["", "-1", "x"])
def test_a_form_without_the_state_it_was_made_for_is_refused(
    as_dora: Client, case: ReportCase, act: str, revision: str
) -> None:
    refused = as_dora.post(f"/cases/{case.pk}/{act}/", {"revision": revision})
    assert (refused.status_code, "This form is not complete." in text(refused)) == (422, True)
    assert case.report.audit_entries.count() == 2


def test_a_case_opened_by_mistake_is_discarded_and_the_desk_shows_it_no_more(as_dora: Client, case: ReportCase) -> None:
    assert DISCARD in text(as_dora.get(f"/cases/{case.pk}/"))
    page = as_dora.post(f"/cases/{case.pk}/discard/", {"revision": case.revision}, follow=True)
    assert page.redirect_chain == [("/", 302)]
    assert "The case is discarded, and its report is withdrawn." in text(page)
    assert "Defective trick" not in text(page)


def test_a_second_press_leads_to_the_report(as_dora: Client, dora: User, session: Session, case: ReportCase) -> None:
    ruling = make_ruling(dora, session)
    later = open_follow_up(actor=dora, follow_up=FollowUp.objects.get(ruling=ruling))
    for each in (case, later):
        sent = [as_dora.post(f"/cases/{each.pk}/discard/", {"revision": each.revision}) for _ in range(2)]
        assert [page.status_code for page in sent] == [302, 302]
        assert sent[1]["Location"] == f"/reports/{each.report_id}/"
    assert "discarded a case that was opened by mistake: Was the other side damaged" in text(
        as_dora.get(f"/reports/{ruling.report_id}/history/")
    )


def test_once_something_is_answered_nothing_is_discarded(as_dora: Client, dora: User, case: ReportCase) -> None:
    case = answer_all(dora, case, (("both_sides_played_on", "yes"),))
    assert DISCARD not in text(as_dora.get(f"/cases/{case.pk}/"))
    refused = as_dora.post(f"/cases/{case.pk}/discard/", {"revision": case.revision})
    assert (refused.status_code, "Somebody has answered in this case: it stays." in text(refused)) == (409, True)


def test_answers_are_compared_without_giving_one(as_dora: Client, dora: User, session: Session) -> None:
    case = make_insufficient(dora, session)
    page = as_dora.get(f"/cases/{case.pk}/compare/")
    question = page.context["question"]
    assert heading(page) == question.text
    assert [each.answer for each in page.context["outcomes"]] == [option.text for option in question.options]
    assert all(each.findings or each.question for each in page.context["outcomes"])
    case.refresh_from_db()
    assert question.key not in case.answers


def test_a_ruled_case_has_no_answers_to_compare(as_dora: Client, dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    page = as_dora.get(f"/cases/{ruling.case.pk}/compare/")
    assert (page.status_code, page["Location"]) == (302, f"/cases/{ruling.case.pk}/")
