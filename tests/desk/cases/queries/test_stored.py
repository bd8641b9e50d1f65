"""What is stored of reports, cases, rulings and follow-ups."""

from rulings.desk.cases.queries.restrictions import lasting
from rulings.desk.cases.queries.stored import (
    adjustments_by_case,
    cases_of,
    current_rulings,
    follow_ups_left_by,
    follow_ups_of,
    history_of,
    reports_of,
    restrictions_ended,
    restrictions_ended_in,
    rulings_by_result,
    rulings_of,
    said_of_report,
    sheet_written,
    versions_of,
    versions_signed,
)
from rulings.desk.cases.services.follow_ups import end_restriction
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.reports.services.recording import write_facts
from rulings.models import Ruling, Session, User, Verb
from tests.desk.cases.test_restrictions import penalty_card
from tests.factories import first_case, make_adjustment, make_report, make_ruling, make_three_tables


def reissued(dora: User, ruling: Ruling) -> Ruling:
    case = supersede_ruling(actor=dora, ruling=ruling, reason="wrong seat")
    return issue_ruling(actor=dora, case=case, revision=case.revision)


def test_reports_stand_the_latest_first_and_cases_in_their_chain(dora: User, session: Session) -> None:
    first, second = make_report(dora, session), make_report(dora, session, board_number=2)
    assert list(reports_of(session)) == [second, first]
    assert [(case.position, case.current) for case in cases_of(first)] == [(1, [])]  # type: ignore[attr-defined]


def test_only_the_version_in_force_is_a_current_ruling(dora: User, session: Session) -> None:
    old = make_ruling(dora, session)
    new = reissued(dora, old)
    assert list(rulings_of(session)) == list(current_rulings(new.report)) == [new]
    assert [case.current for case in cases_of(new.report)] == [[new]]  # type: ignore[attr-defined]
    assert versions_of(new) == [new, old] == versions_of(Ruling.objects.get(pk=old.pk))
    assert list(versions_signed(new.case)) == [old, new]


def test_a_ruling_is_found_by_the_result_that_it_is_about(dora: User, session: Session) -> None:
    line = make_three_tables(session)
    ruling = make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)
    make_ruling(dora, session, board_number=2)
    assert rulings_by_result(session) == {line.pk: ((ruling.pk, ruling.report.number),)}
    made = make_adjustment(dora, ruling, line)
    assert list(adjustments_by_case(ruling.case)) == [made]


def test_what_a_ruling_left_to_do_waits_until_it_is_done(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    left = follow_ups_left_by(ruling)
    assert list(follow_ups_of(session)) == [each for each in left if each.done_at is None]


def test_restrictions_noted_as_ended_are_those_of_the_report_or_the_session(dora: User, session: Session) -> None:
    one, other = penalty_card(dora, session), penalty_card(dora, session)
    place = lasting([one], [])[0].place
    end_restriction(actor=dora, report=one.report, ruling_id=one.pk, place=place)
    assert restrictions_ended(one.report) == restrictions_ended_in(session) == [(one.pk, place)]
    assert restrictions_ended(other.report) == []


def test_the_history_of_a_report_is_told_in_order_and_by_verb(dora: User, session: Session) -> None:
    report = make_ruling(dora, session).report
    verbs = [entry.verb for entry in history_of(report)]
    assert (verbs[0], verbs[-1]) == ("report.filed", "ruling.issued")
    assert [entry.verb for entry in said_of_report(report, [Verb.RULING_ISSUED], 9)] == ["ruling.issued"]
    assert [entry.verb for entry in said_of_report(report, list(Verb), 2)] == verbs[-2:]


def test_a_report_has_a_sheet_of_facts_once_some_were_written(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    assert sheet_written(report) is None
    write_facts(actor=dora, report=report, revision=0, texts={"agreed": "West had no card."})
    sheet = sheet_written(report)
    assert sheet is not None
    assert sheet.agreed == "West had no card."
    assert first_case(report).report == report
