"""Who is signed in, and what the bar asks of him."""

from django.test import Client

from rulings.models import Session, User


def test_the_bar_leads_to_the_queue_whom_it_is_open_to(as_dora: Client, as_rev: Client, session: Session) -> None:
    shown = [client.get("/sessions/").content.decode() for client in (as_dora, as_rev)]
    assert ['href="/queue/"' in page for page in shown] == [False, True]
    assert '<a href="/sessions/" data-key="gs" aria-current="page">' in shown[0]
    inside = as_dora.get("/sessions/tuesday/").content.decode()
    assert '<a href="/sessions/" data-key="gs" aria-current="true">' in inside


def test_a_closed_account_is_nobody(as_dora: Client, dora: User) -> None:
    User.objects.filter(pk=dora.pk).update(is_active=False)
    assert as_dora.get("/sessions/")["Location"] == "/login/?next=/sessions/"
