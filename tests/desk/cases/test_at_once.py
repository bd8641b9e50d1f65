"""The last answer and the ruling with one tap; and from a ruling that owes a score straight to that."""

import re

import pytest
from django.test import Client

from rulings.models import ReportCase, Ruling, Session, User
from tests.desk.reading import buttons, text
from tests.factories import answer_all, first_case, make_report

OPENING_LEAD = {
    "situation": "opening_lead_out_of_turn",
    "facts": {"opening_lead_by": "other_defender", "offender": "W"},
}
UNTIL_THE_CHOICE = (("since_opening_lead", "nothing"), ("penalty_cards", "S3"))


@pytest.fixture
def choice(dora: User, session: Session) -> ReportCase:
    """Nothing but declarer's choice is asked any more."""
    return answer_all(dora, first_case(make_report(dora, session, **OPENING_LEAD)), UNTIL_THE_CHOICE)


def at_once(case: ReportCase, value: str, **changed: object) -> dict[str, object]:
    return {"key": "one_of_five", "at_once": value, "revision": case.revision, **changed}


def test_an_answer_after_which_nothing_is_asked_has_a_button_that_issues_the_ruling(
    as_dora: Client, choice: ReportCase
) -> None:
    page = as_dora.get(f"/cases/{choice.pk}/")
    assert "spread" in buttons(page, "value")
    labels = re.findall(r'name="at_once" value="(\w+)"[^>]*aria-label="([^"]+)"', page.content.decode())
    assert ("accept", "2 and issue") in labels


def test_it_stores_the_answer_and_issues_the_ruling(as_dora: Client, choice: ReportCase) -> None:
    page = as_dora.post(f"/cases/{choice.pk}/answer/", at_once(choice, "accept"))
    ruling = Ruling.objects.get()
    assert page.headers["Location"] == f"/rulings/{ruling.pk}/"
    assert ruling.facts["one_of_five"] == "accept"
    assert not ReportCase.objects.get().is_open


def test_htmx_opens_the_page_of_the_ruling_whole(as_dora: Client, choice: ReportCase) -> None:
    page = as_dora.post(f"/cases/{choice.pk}/answer/", at_once(choice, "accept"), headers={"HX-Request": "true"})
    assert page.headers["HX-Redirect"] == f"/rulings/{Ruling.objects.get().pk}/"


def test_a_second_tap_leads_to_the_same_ruling(as_dora: Client, choice: ReportCase) -> None:
    first, second = (as_dora.post(f"/cases/{choice.pk}/answer/", at_once(choice, "accept")) for _tap in range(2))
    assert first.headers["Location"] == second.headers["Location"]
    assert Ruling.objects.count() == 1


def test_where_another_question_follows_the_answer_alone_is_stored(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = first_case(make_report(dora, session, **OPENING_LEAD))
    offered = buttons(as_dora.get(f"/cases/{case.pk}/"), "at_once")
    assert "dummy_seen" in offered
    assert "nothing" not in offered
    form = at_once(case, "nothing", key="since_opening_lead")
    page = as_dora.post(f"/cases/{case.pk}/answer/", form, follow=True)
    assert "Which card" in text(page)
    assert not Ruling.objects.exists()


def test_an_older_page_issues_nothing(as_dora: Client, dora: User, choice: ReportCase) -> None:
    shown = choice.revision
    answer_all(dora, choice, (("one_of_five", "spread"),))
    page = as_dora.post(f"/cases/{choice.pk}/answer/", at_once(choice, "accept", revision=shown))
    assert page.status_code == 409
    assert not Ruling.objects.exists()


def test_no_option_issues_nothing(as_dora: Client, choice: ReportCase) -> None:
    page = as_dora.post(f"/cases/{choice.pk}/answer/", at_once(choice, "perhaps"))
    assert page.status_code == 422
    assert not Ruling.objects.exists()


def test_a_judgement_is_read_before_it_is_issued(as_dora: Client, dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session, situation="penalty_card", facts={"offender": "E"}))
    asked = ("visibility", "seen_or_named"), ("penalty_cards", "H9"), ("moment", "play_over")
    page = as_dora.get(f"/cases/{answer_all(dora, case, asked).pk}/")
    assert "your judgement" in text(page)
    assert 'name="at_once"' not in page.content.decode()


def test_an_answer_that_is_changed_is_read_again_before_it_is_issued(as_dora: Client, choice: ReportCase) -> None:
    assert 'name="at_once"' not in as_dora.get(f"/cases/{choice.pk}/?ask=since_opening_lead").content.decode()


def test_what_contradicts_the_record_is_put_right_or_read_first(as_dora: Client, dora: User, session: Session) -> None:
    """North was dealt the king."""
    case = first_case(make_report(dora, session, **OPENING_LEAD))
    case = answer_all(dora, case, (("since_opening_lead", "nothing"), ("penalty_cards", "SK")))
    page = as_dora.get(f"/cases/{case.pk}/")
    assert "North was dealt it" in text(page)
    assert 'name="at_once"' not in page.content.decode()
