"""A case that waits for what comes later at the table, until somebody answers, or the record tells it."""

import pytest
from django.utils import timezone

from rulings.desk.base.refusals import NotAllowed, Stale, WrongState
from rulings.desk.cases.services.answering import answer, withdraw_answer
from rulings.desk.cases.services.waiting import let_wait
from rulings.desk.reports.services.filing import amend_report
from rulings.models import ReportCase, Session, User
from tests.factories import first_case, history, make_insufficient, make_report, make_ruling


@pytest.fixture
def case(dora: User, session: Session) -> ReportCase:
    return make_insufficient(dora, session)


def now(case: ReportCase) -> ReportCase:
    return ReportCase.objects.get(pk=case.pk)


def test_a_case_waits_for_the_replacement_and_the_trail_says_so(dora: User, case: ReportCase) -> None:
    begun, entries = timezone.now(), case.report.club.audit_entries.count()
    waiting = let_wait(actor=dora, case=case, revision=case.revision)
    assert (waiting.waits_for, waiting.revision) == ("replacement", case.revision)
    assert waiting.waits_since is not None
    assert waiting.waits_since >= begun
    assert now(case).waits_for == "replacement"
    assert history(case.report.club, since=entries) == [("case.waits", {}, {"waits_for": "replacement"})]


def test_the_same_press_again_changes_nothing(dora: User, case: ReportCase) -> None:
    since = let_wait(actor=dora, case=case, revision=case.revision).waits_since
    entries = case.report.club.audit_entries.count()
    assert let_wait(actor=dora, case=case, revision=case.revision).waits_since == since
    assert case.report.club.audit_entries.count() == entries


def test_the_answer_ends_the_waiting(dora: User, case: ReportCase) -> None:
    let_wait(actor=dora, case=case, revision=case.revision)
    entries = case.report.club.audit_entries.count()
    answer(actor=dora, case=case, key="replacement", value="lowest_same", revision=case.revision)
    assert (now(case).waits_for, now(case).waits_since) == ("", None)
    ((verb, before, _after),) = history(case.report.club, since=entries)
    assert (verb, before) == ("case.answered", {"key": "replacement", "waits_for": "replacement"})


def test_an_answer_taken_back_ends_it_too(dora: User, case: ReportCase) -> None:
    let_wait(actor=dora, case=case, revision=case.revision)
    withdraw_answer(actor=dora, case=case, key="lho_accepts_insufficient_bid", revision=case.revision)
    assert now(case).waits_for == ""


def test_a_record_that_tells_what_was_waited_for_ends_it(dora: User, case: ReportCase) -> None:
    let_wait(actor=dora, case=case, revision=case.revision)
    report = amend_report(actor=dora, report=case.report, revision=1, narrative="Somebody laughed.")
    assert now(case).waits_for == "replacement"
    calls = ["1H", "P", "1S", {"call": "1D", "seat": "W", "cancelled": True}, {"call": "X", "seat": "W"}]
    amend_report(actor=dora, report=report, revision=2, auction=calls)
    assert (now(case).waits_for, now(case).waits_since) == ("", None)


def test_what_can_be_answered_at_once_waits_for_nothing(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session))
    with pytest.raises(WrongState, match=r"^What is asked now can be answered at once"):
        let_wait(actor=dora, case=case, revision=case.revision)
    assert now(case).waits_for == ""


def test_an_older_page_lets_nothing_wait(dora: User, case: ReportCase) -> None:
    with pytest.raises(Stale, match=r"^An answer has changed since this page was shown\."):
        let_wait(actor=dora, case=case, revision=case.revision - 1)


def test_a_case_that_was_ruled_on_waits_for_nothing(dora: User, session: Session) -> None:
    ruled = make_ruling(dora, session).case
    with pytest.raises(WrongState, match=r"^This case has been ruled on\."):
        let_wait(actor=dora, case=ruled, revision=ruled.revision)


def test_who_does_not_direct_here_lets_nothing_wait(olga: User, case: ReportCase) -> None:
    with pytest.raises(NotAllowed):
        let_wait(actor=olga, case=case, revision=case.revision)
