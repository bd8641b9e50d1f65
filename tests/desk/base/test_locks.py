"""The first lines of every service: the right is asked, and the row is read as it is now."""

import pytest
from django.db import transaction

from rulings.desk.base.locks import case_now, club_for, report_now, report_to_change, ruling_now
from rulings.desk.base.refusals import NotAllowed, Stale, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.reports.services.filing import amend_report, withdraw_report
from rulings.models import Club, Session, User
from tests.factories import first_case, make_report, make_ruling


def test_the_club_is_locked_for_whoever_has_the_right(dora: User, club: Club) -> None:
    with transaction.atomic():
        assert club_for(dora, club.pk, Right.FILE) == club


@pytest.mark.parametrize("who", ["pat", "wanda"])
def test_nobody_else_locks_it(who: str, club: Club, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed), transaction.atomic():
        club_for(request.getfixturevalue(who), club.pk, Right.FILE)


def test_what_was_changed_meanwhile_is_read_anew(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    amend_report(actor=dora, report=report, revision=report.revision, table="9")
    assert (report.table, report_now(report.pk).table) == ("", "9")
    assert case_now(first_case(report).pk).report.table == "9"


def test_nothing_more_is_done_with_a_withdrawn_report(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    case = first_case(report)
    withdraw_report(actor=dora, report=report, reason="wrong table")
    for now, pk in ((report_now, report.pk), (case_now, case.pk)):
        with pytest.raises(WrongState, match="This report was withdrawn"):
            now(pk)


def test_a_form_older_than_the_last_change_is_stale(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    amend_report(actor=dora, report=report, revision=report.revision, table="9")
    with pytest.raises(Stale, match="Somebody else has changed this report"), transaction.atomic():
        report_to_change(dora, report, report.revision)
    with transaction.atomic():
        club, now = report_to_change(dora, report, report_now(report.pk).revision)
    assert (club, now) == (session.event.club, report)


def test_a_ruling_that_a_newer_one_replaced_is_not_touched(dora: User, session: Session) -> None:
    old = make_ruling(dora, session)
    assert ruling_now(old.pk).case.report == old.report
    case = supersede_ruling(actor=dora, ruling=old, reason="wrong seat")
    issue_ruling(actor=dora, case=case, revision=case.revision)
    with pytest.raises(WrongState, match="A newer version of this ruling"):
        ruling_now(old.pk)
