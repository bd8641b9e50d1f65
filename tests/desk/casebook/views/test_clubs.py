"""The page of a club that everybody may read: its cases and rankings, and nobody's name."""

from django.test import Client

from rulings.models import Club, Session, SessionStatus, User
from tests.factories import make_pair, make_report, make_result, make_session
from tests.publishing import make_case

OK, MISSING = 200, 404


def test_a_club_without_anything_public_has_no_page(client: Client, club: Club, session: Session, dora: User) -> None:
    make_report(dora, session)
    assert client.get("/clubs/ponte/").status_code == MISSING
    assert "Nothing has been published yet." in client.get("/clubs/").content.decode()


def test_its_cases_lead_to_the_casebook_and_no_private_session_or_name_is_on_it(
    client: Client, club: Club, session: Session, dora: User
) -> None:
    pairs = [make_pair(session, "1", side, "Anna Bianchi", "Bruno Verdi") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs)
    make_case(dora, session)
    page = client.get("/clubs/ponte/").content.decode()
    assert 'href="/casebook/ponte/2026-1/"' in page
    assert [
        word for word in ("Bianchi", "Verdi", "Neri", "tuesday", "Tuesday Pairs", "/results/") if word in page
    ] == []
    assert 'href="/clubs/ponte/"' in client.get("/clubs/").content.decode()


def test_listed_rankings_lead_to_their_pages(client: Client, club: Club, session: Session) -> None:
    club.publishing = {"rankings_listed": True}
    club.save()
    make_session(club, "monday")
    Session.objects.filter(pk=session.pk).update(public_address="ponte-17", status=SessionStatus.CLOSED)
    page = client.get("/clubs/ponte/").content.decode()
    assert page.count("/results/") == page.count('href="/results/ponte-17/"') == 1
    assert client.get("/results/ponte-17/").status_code == OK


def test_the_page_is_read_in_the_language_asked_for(client: Client, club: Club, session: Session, dora: User) -> None:
    make_case(dora, session)
    assert '<html lang="it">' in client.get("/clubs/ponte/?lang=it").content.decode()
