"""The pages of a poll: the director's, and the peer's, who has no account and learns nothing of what happened."""

import re
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from rulings.desk.base.keys import token_of
from rulings.desk.cases.services.answering import answer
from rulings.desk.polls.services import answer_poll, close_poll, judge_poll, make_poll
from rulings.desk.reports.services.filing import amend_report
from rulings.models import IrregularityReport, Poll, ReportCase, Session, User
from rulings.templatetags.words import considered
from tests.factories import a_key, answer_all, first_case, make_pair, make_report

TO_THE_ALTERNATIVES = (
    ("information_from", "tempo"),
    ("information_judged", "play_over"),
)


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    pairs = [make_pair(session, number, side, "Łucja Żak", "Marek Lis") for number, side in (("4", "NS"), ("9", "EW"))]
    at_table: dict[str, Any] = {"ns": pairs[0], "ew": pairs[1], "table": "7"}
    about: dict[str, Any] = {"situation": "unauthorized_information", "facts": {"offender": "S"}}
    filed = make_report(dora, session, **about, **at_table)
    calls = ["P", "P", "1S", {"call": "P", "seat": "W", "note": "shows clubs"}, "3S", "P", "4S"]
    return amend_report(actor=dora, report=filed, revision=1, auction=calls)


@pytest.fixture
def poll(dora: User, report: IrregularityReport) -> Poll:
    auction = "P P 1S P(shows clubs) 3S P"
    return make_poll(actor=dora, report=report, seat="S", auction=auction, question="What do you call?", level="club")


@pytest.fixture
def case(dora: User, report: IrregularityReport) -> ReportCase:
    found = answer_all(dora, first_case(report), TO_THE_ALTERNATIVES)
    judged: dict[str, Any] = {"key": "information_was_conveyed", "value": "yes", "reason": "A minute."}
    return answer(actor=dora, case=found, revision=found.revision, **judged).case


def text_of(answer: Any) -> str:
    """What a page says, without its tags."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", answer.content.decode()))


def send(poll: Poll, **given: Any) -> Any:
    return Client().post(f"/p/{poll.token}/", {"answer_key": str(a_key()), "answer": "P", **given})


def test_a_poll_begins_with_a_decision_of_the_record(as_dora: Client, report: IrregularityReport) -> None:
    moments = as_dora.get(f"/reports/{report.pk}/polls/").context["called"]
    assert [moment.text for moment in moments][-1] == "4♠ by South (call 7)"
    form = as_dora.get(f"/reports/{report.pk}/polls/?at=call-7").context["form"]
    begun = {name: form[name].value() for name in ("seat", "hand", "auction", "question")}
    assert begun == {
        "seat": "S",
        "hand": "T654.K92.A87.AJT",
        "auction": "P P 1S P(shows clubs) 3S P",
        "question": "What do you call?",
    }


def test_a_decision_in_the_play_begins_with_the_tricks_before_it(
    as_dora: Client, dora: User, report: IrregularityReport
) -> None:
    auction = ["P", "P", "1S", "P", "4S", "P", "P", "P"]
    amend_report(actor=dora, report=report, revision=2, auction=auction)
    form = as_dora.get(f"/reports/{report.pk}/polls/?at=card-1").context["form"]
    assert (form["seat"].value(), form["question"].value()) == ("W", "What do you lead?")


@pytest.mark.parametrize("at", ["call-99", "card-1", "x", "call-", "0", "call-0"])
def test_a_decision_that_is_not_there_leads_back_to_the_list(
    as_dora: Client, report: IrregularityReport, at: str
) -> None:
    page = as_dora.get(f"/reports/{report.pk}/polls/", {"at": at, "case": "99999999999999999999"})
    assert (page.status_code, page.context["form"], page.context["case"]) == (200, None, None)


def test_putting_the_question_leads_to_its_page(as_dora: Client, report: IrregularityReport, case: ReportCase) -> None:
    form = {"seat": "S", "hand": "", "auction": "P P 1S P 3S P", "tricks": "", "question": "What do you call?"}
    answer = as_dora.post(f"/reports/{report.pk}/polls/?case={case.pk}", form)
    poll = Poll.objects.get()
    assert (answer["Location"], poll.case) == (f"/polls/{poll.pk}/", case)
    page = as_dora.get(f"/polls/{poll.pk}/")
    assert f"/p/{token_of(poll)}/" in page.content.decode()


def test_what_is_wrong_stands_beside_what_was_typed(as_dora: Client, report: IrregularityReport) -> None:
    form = {"seat": "S", "hand": "AK", "auction": "P 1S", "tricks": "", "question": "Would you?"}
    page = as_dora.post(f"/reports/{report.pk}/polls/", form)
    assert page.status_code == 200
    assert list(page.context["form"].errors) == ["hand"]
    assert page.context["form"]["question"].value() == "Would you?"
    assert not Poll.objects.exists()


def test_a_peer_sees_the_decision_and_nothing_of_what_happened(
    visitor: Client, poll: Poll, report: IrregularityReport
) -> None:
    page = visitor.get(f"/p/{poll.token}/")
    told = text_of(page)
    for words in ("You are South", "What do you call?", "shows clubs", "Dealer", "Vulnerable", "matchpoints", "club"):
        assert words in told, words
    for words in ("Żak", "Lis", "Board", "Tuesday", "Ponte", "table", "nauthorized", "4♠ by", "A K Q 2", "J 9 8 7"):
        assert words not in told, words
    assert page["X-Robots-Tag"] == "noindex, nofollow"
    assert 'name="robots" content="noindex, nofollow"' in page.content.decode()


def test_all_of_the_page_is_in_the_language_that_its_address_names(poll: Poll) -> None:
    page = text_of(Client().get(f"/p/{poll.token}/?lang=pl"))
    assert "North" not in page
    assert "neither side" not in page


def test_a_peer_answers_without_an_account(poll: Poll) -> None:
    answer = send(poll, answer="4S", considered="P", reason="Maximum.", level="Regional")
    assert (answer.status_code, answer["Location"]) == (302, f"/p/{poll.token}/thanks/?")
    given = poll.answers.get()
    assert (given.answer, given.considered, given.reason, given.level) == ("4S", "P", "Maximum.", "Regional")
    assert "Thank you" in text_of(Client().get(f"/p/{poll.token}/thanks/"))


def test_the_same_form_again_is_one_answer(poll: Poll) -> None:
    assert [send(poll).status_code for _twice in range(2)] == [302, 302]
    assert poll.answers.count() == 1


def test_a_device_answers_once_and_reads_what_it_answered(visitor: Client, poll: Poll) -> None:
    at = f"/p/{poll.token}/"
    for number, call in enumerate(("4S", "P"), start=1):
        answer = visitor.post(f"{at}?lang=it", {"answer_key": str(a_key(number)), "answer": call})
        assert answer["Location"] == f"{at}thanks/?lang=it"
    assert [each.answer for each in poll.answers.all()] == ["4S"]
    again = visitor.get(at, follow=True)
    assert again.redirect_chain == [(f"{at}thanks/?", 302)]
    assert "Your answer: 4 ♠ spades" in text_of(again)
    cookie = visitor.cookies["poll_answered"]
    assert (cookie["path"], cookie["httponly"], cookie["samesite"], cookie.value) == (at, True, "Lax", str(a_key(1)))


@pytest.mark.parametrize("key", ["none", str(a_key(9))])
def test_a_device_with_anothers_key_is_asked(visitor: Client, poll: Poll, key: str) -> None:
    visitor.cookies["poll_answered"] = key
    assert "Send my answer" in text_of(visitor.get(f"/p/{poll.token}/"))


def test_a_usual_question_is_read_in_the_peers_language(poll: Poll) -> None:
    assert "Che cosa chiami?" in text_of(Client().get(f"/p/{poll.token}/?lang=it"))
    Poll.objects.update(question="Would you really bid?")
    assert "Would you really bid?" in text_of(Client().get(f"/p/{poll.token}/?lang=it"))


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"answer": ""}, "answer"),
        ({"answer": "1C"}, "answer"),
        ({"answer": "x" * 101}, "answer"),
        ({"considered": "x" * 201}, "considered"),
        ({"reason": "x" * 2001}, "reason"),
        ({"level": "x" * 101}, "level"),
        ({"answer_key": "none"}, "answer_key"),
    ],
)
def test_a_slip_in_an_answer_is_said_and_nothing_is_lost(poll: Poll, given: dict[str, str], field: str) -> None:
    page = send(poll, **{"reason": "Because.", **given})
    assert (page.status_code, list(page.context["form"].errors)) == (200, [field])
    assert page.context["form"]["reason"].value() == given.get("reason", "Because.")
    assert not poll.answers.exists()


def test_a_closed_poll_says_so(dora: User, poll: Poll) -> None:
    close_poll(actor=dora, poll=poll)
    assert "This poll is closed" in text_of(Client().get(f"/p/{poll.token}/"))
    assert "This poll is closed" in text_of(send(poll))
    assert not poll.answers.exists()


def test_an_unknown_address_opens_nothing(visitor: Client, db: None) -> None:
    assert [visitor.get(f"/p/{token}/").status_code for token in ("none", "x" * 300)] == [404, 404]
    assert visitor.get("/p/none/thanks/").status_code == 404


def test_the_answers_come_to_the_open_page_by_themselves(as_dora: Client, poll: Poll) -> None:
    assert "every 5s" in as_dora.get(f"/polls/{poll.pk}/").content.decode()
    send(poll, answer="4S")
    part = as_dora.get(f"/polls/{poll.pk}/", headers={"HX-Request": "true"})
    assert "<html" not in part.content.decode()
    assert part.context["sheet"].rows[0][0] == "4♠"


def test_a_director_notes_closes_and_judges(as_dora: Client, poll: Poll) -> None:
    at = f"/polls/{poll.pk}/"
    as_dora.post(
        f"{at}note/", {"answer_key": str(uuid4()), "answer": "4S", "considered": "P or 4S, maybe", "peer": "Marek"}
    )
    as_dora.post(f"{at}close/")
    as_dora.post(f"{at}judge/", {"alternatives": ["4S"], "others": "P, 3NT", "reason": "He thought of it."})
    poll.refresh_from_db()
    assert (poll.alternatives, poll.judgement, poll.closed_at is not None) == (
        ["4S", "P", "3NT"],
        "He thought of it.",
        True,
    )
    sheet = as_dora.get(at).context["sheet"]
    assert sheet.alternatives == "4♠, pass, 3NT"
    assert considered(sheet.answers[0], sheet.choice) == "pass or 4♠, maybe"


@pytest.mark.parametrize(
    ("act", "form", "field"),
    [
        ("note", {"answer": ""}, "answer"),
        ("note", {"answer": "1C", "answer_key": str(a_key())}, "answer"),
        ("judge", {"alternatives": ["7NT"], "reason": "Sure."}, "alternatives"),
        ("judge", {"alternatives": ["4S"], "reason": ""}, "reason"),
        ("judge", {"alternatives": ["4S"], "others": "1C", "reason": "Sure."}, None),
    ],
)
def test_a_slip_of_the_director_is_said_on_the_page(
    as_dora: Client, dora: User, poll: Poll, act: str, form: dict[str, Any], field: str | None
) -> None:
    answer_poll(poll=poll, answer_key=a_key(7), answer="4S")
    if act == "judge":
        close_poll(actor=dora, poll=poll)
    page = as_dora.post(f"/polls/{poll.pk}/{act}/", form)
    shown = page.context["noting" if act == "note" else "judging"]
    assert page.status_code == 200
    assert field in shown.errors if field else shown.errors
    poll.refresh_from_db()
    assert (poll.answers.count(), poll.alternatives) == (1, [])


def test_judging_an_open_poll_is_refused(as_dora: Client, poll: Poll) -> None:
    answer_poll(poll=poll, answer_key=a_key(7), answer="4S")
    answer = as_dora.post(f"/polls/{poll.pk}/judge/", {"alternatives": ["4S"], "reason": "Sure."})
    assert answer.status_code == 409


def test_the_judgement_of_the_alternatives_has_the_polls_beside_it(
    as_dora: Client, dora: User, case: ReportCase, poll: Poll
) -> None:
    assert case.report == poll.report
    answer_poll(poll=poll, answer_key=a_key(1), answer="4S", considered="P")
    judge_poll(actor=dora, poll=close_poll(actor=dora, poll=poll), alternatives=["4S", "P"], reason="One thought.")
    page = as_dora.get(f"/cases/{case.pk}/")
    assert page.context["question"].key == "logical_alternative_existed"
    assert page.context["form"]["polled"].value() == (
        "What do you call? (South’s hand; players asked: 1). Level: club. 4♠ 1, pass 0 (considered by 1 more). "
        "Logical alternatives: 4♠, pass"
    )
    assert f"/polls/{poll.pk}/" in page.content.decode()
    assert f"/reports/{case.report_id}/polls/?case={case.pk}" in page.content.decode()


def test_what_the_director_wrote_of_the_poll_himself_comes_first(as_dora: Client, dora: User, case: ReportCase) -> None:
    said = {"value": "no", "reason": "Clear.", "polled": "Five of five."}
    answer(actor=dora, case=case, key="logical_alternative_existed", revision=case.revision, **said)
    page = as_dora.get(f"/cases/{case.pk}/?ask=logical_alternative_existed")
    assert page.context["form"]["polled"].value() == "Five of five."


def test_other_questions_have_no_poll_beside_them(as_dora: Client, report: IrregularityReport) -> None:
    assert as_dora.get(f"/cases/{first_case(report).pk}/").context["polls"] is None
