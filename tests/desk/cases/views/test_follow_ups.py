"""Rulings like this one beside a case and a ruling, and the consistency of a club."""

import pytest
from django.test import Client

from rulings.desk.casebook.services.publishing import publish, withdraw_publication
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.models import Membership, ReportCase, Role, Ruling, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import (
    answer_all,
    first_case,
    make_publishable,
    make_report,
    make_ruling,
    make_session,
)

OTHERWISE = {"override_text": "No trick, by agreement.", "override_reason": "Both pairs agreed."}


def a_case(director: User, session: Session) -> ReportCase:
    """A case with nothing left to ask."""
    return answer_all(director, first_case(make_report(director, session)))


def ruled_otherwise(director: User, session: Session) -> Ruling:
    """The same facts, another outcome."""
    case = a_case(director, session)
    return issue_ruling(actor=director, case=case, revision=case.revision, **OTHERWISE)


@pytest.fixture
def elsewhere(wanda: User) -> Session:
    """A session of another club."""
    return make_session(wanda.memberships.get().club, "wednesday")


def test_before_issuing_a_director_reads_what_was_ruled_on_the_same(
    as_dora: Client, dora: User, session: Session
) -> None:
    earlier = make_ruling(dora, session)
    page = as_dora.get(f"/cases/{a_case(dora, session).pk}/")
    assert f'href="/rulings/{earlier.pk}/"' in page.content.decode()
    assert "same facts" in text(page)


def test_another_outcome_on_the_same_facts_is_marked(as_dora: Client, dora: User, session: Session) -> None:
    ruled_otherwise(dora, session)
    page = text(as_dora.get(f"/cases/{a_case(dora, session).pk}/"))
    assert "No trick, by agreement. Tuesday Pairs, 1 same facts, other outcome" in page


def test_while_a_question_is_open_the_page_of_rulings_is_a_link_away(
    as_dora: Client, dora: User, session: Session
) -> None:
    ruled_otherwise(dora, session)
    case = first_case(make_report(dora, session))
    assert f'href="/cases/{case.pk}/alike/"' in as_dora.get(f"/cases/{case.pk}/").content.decode()
    page = text(as_dora.get(f"/cases/{case.pk}/alike/"))
    assert "No trick, by agreement." in page
    assert "other outcome" not in page


def test_a_ruling_shows_those_like_it_and_not_itself(as_dora: Client, dora: User, session: Session) -> None:
    first, second = make_ruling(dora, session), ruled_otherwise(dora, session)
    page = as_dora.get(f"/rulings/{second.pk}/alike/")
    assert f'href="/rulings/{first.pk}/"' in page.content.decode()
    assert "same facts, other outcome" in text(page)
    assert "No trick, by agreement." not in text(page)


def test_a_ruled_case_leads_to_its_ruling(as_dora: Client, dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    assert as_dora.get(f"/cases/{ruling.case_id}/alike/")["Location"] == f"/rulings/{ruling.pk}/alike/"


def test_another_club_s_ruling_is_shown_only_once_it_is_public(
    dora: User, rev: User, wanda: User, session: Session, elsewhere: Session
) -> None:
    ruling = make_publishable(dora, rev, session, narrative="Told by West.")
    mine = f"/rulings/{make_ruling(wanda, elsewhere).pk}/alike/"
    browser = signed_in(wanda)
    assert "Ponte Vecchio" not in text(browser.get(mine))
    published = publish(actor=rev, ruling=ruling)
    page = browser.get(mine)
    assert f'href="/casebook/ponte/{published.year}-{published.number}/"' in page.content.decode()
    assert "/rulings/" not in page.content.decode().partition('<ul class="rows">')[2]
    withdraw_publication(actor=rev, publication=published, notice="It names somebody.")
    assert "Ponte Vecchio" not in text(browser.get(mine))


def test_the_chief_director_sees_where_the_club_ruled_otherwise(
    as_rev: Client, dora: User, rev: User, session: Session
) -> None:
    assert "Nothing: the same facts have come out alike." in text(as_rev.get("/consistency/"))
    make_ruling(dora, session)
    make_ruling(rev, session)
    ruled_otherwise(dora, session)
    page = text(as_rev.get("/consistency/"))
    assert "2× After play, one trick is transferred to North-South, never two." in page
    assert "1× No trick, by agreement." in page
    assert "Dora Neri 2 1 Rev Alti 1 0" in page
    assert "Defective trick" in text(as_rev.get("/consistency/?situation=defective_trick"))
    assert "Nothing:" in text(as_rev.get("/consistency/?situation=nonsense"))


def test_consistency_is_for_those_who_review_and_for_their_own_clubs(
    as_dora: Client, dora: User, wanda: User, session: Session
) -> None:
    ruled_otherwise(dora, session)
    make_ruling(dora, session)
    assert as_dora.get("/consistency/").status_code == 403
    Membership.objects.filter(user=wanda).update(role=Role.CHIEF_DIRECTOR)
    assert "No trick, by agreement." not in text(signed_in(wanda).get("/consistency/"))
