"""Another director at a case is named before two rule on it side by side."""

from datetime import datetime

from django.test import Client

from rulings.desk.cases.queries.company import company_at
from rulings.desk.cases.services.answering import answer
from rulings.models import ReportCase, Session, User
from tests.desk.reading import text
from tests.factories import first_case, make_report


def told(case: ReportCase, user: User) -> str | None:
    company = company_at(ReportCase.objects.select_related("report").get(pk=case.pk), user)
    return company.name if company else None


def by(actor: User, case: ReportCase, key: str, value: str) -> ReportCase:
    now = ReportCase.objects.get(pk=case.pk)
    return answer(actor=actor, case=now, key=key, value=value, revision=now.revision).case


def test_who_filed_a_report_is_at_its_case_for_everybody_but_himself(dora: User, rev: User, session: Session) -> None:
    report = make_report(dora, session)
    case = first_case(report)
    assert (told(case, dora), told(case, rev)) == (None, dora.display_name)
    company = company_at(case, rev)
    assert company is not None
    assert company.at == report.filed_at


def test_who_answered_last_is_told_to_the_others_also_within_one_second(
    dora: User, rev: User, session: Session
) -> None:
    case = first_case(make_report(dora, session))
    by(rev, case, "both_sides_played_on", "yes")
    assert (told(case, dora), told(case, rev)) == (rev.display_name, None)
    case = by(dora, case, "offender", "E")
    moments = {each["at"] for each in case.answers.values()}
    assert all(datetime.fromisoformat(each).tzinfo for each in moments)
    for each in case.answers.values():
        each["at"] = min(moments)
    case.save()
    assert (told(case, dora), told(case, rev)) == (None, dora.display_name)


def test_the_page_names_him_and_costs_one_query_for_it(
    as_dora: Client, dora: User, rev: User, session: Session, django_assert_num_queries: object
) -> None:
    case = first_case(make_report(dora, session))
    address = f"/cases/{case.pk}/"
    sentence = f"{rev.display_name} is at this case, last at"
    assert sentence not in text(as_dora.get(address))
    by(rev, case, "both_sides_played_on", "yes")
    assert sentence in text(as_dora.get(address))
    shown = ReportCase.objects.select_related("report").get(pk=case.pk)
    with django_assert_num_queries(0):  # type: ignore[operator]
        company_at(shown, rev)
    with django_assert_num_queries(1):  # type: ignore[operator]
        company_at(shown, dora)
