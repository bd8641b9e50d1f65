"""Where each begins after signing in."""

from django.test import Client

from rulings.models import Membership, Session, User
from tests.factories import make_pat, make_ruling


def begins(name: str) -> str:
    """Where signing in under this name leads."""
    return str(Client().post("/login/", {"username": name, "password": "correct horse"})["Location"])


def test_each_begins_where_his_work_is(dora: User, rev: User, olga: User, session: Session) -> None:
    make_pat()
    assert [begins(name) for name in ("dora", "rev", "olga", "pat")] == ["/", "/", "/clubs/ponte/people/", "/"]
    make_ruling(dora, session)
    assert [begins(name) for name in ("dora", "rev", "olga")] == ["/", "/queue/", "/clubs/ponte/people/"]


def test_who_directs_and_administers_begins_with_what_waits_for_him(dora: User, rev: User, session: Session) -> None:
    Membership.objects.filter(user=dora).update(also_administers=True)
    make_ruling(dora, session)
    assert begins("dora") == "/"
    make_ruling(rev, session)
    assert begins("dora") == "/queue/"
