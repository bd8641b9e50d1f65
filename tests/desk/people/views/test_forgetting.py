"""Whoever has forgotten his password is answered alike, whether he has an account or not."""

from django.test import Client, override_settings

from rulings.models import Task, User
from tests.desk.reading import text
from tests.mailing import free_port, mail_goes_to, make_mailbox


def test_who_forgot_his_password_is_told_the_same_whoever_he_is(visitor: Client, dora: User) -> None:
    assert "Forgotten your password?" in text(visitor.get("/login/"))
    make_mailbox(dora)
    with mail_goes_to(free_port()):
        told = {name: text(visitor.post("/login/forgotten/", {"name": name})) for name in ("dora", "nobody")}
        assert told["dora"] == told["nobody"]
        assert "a link is on its way there" in told["dora"]
        assert visitor.post("/login/forgotten/", {"name": ""}).status_code == 200
        for _each in range(4):
            visitor.post("/login/forgotten/", {"name": "dora"})
        refused = visitor.post("/login/forgotten/", {"name": "dora"})
    assert (refused.status_code, int(refused["Retry-After"]) > 0) == (429, True)
    assert Task.objects.count() == 6


def test_a_site_without_mail_sends_who_forgot_to_his_administrator(visitor: Client, dora: User) -> None:
    with override_settings(EMAIL_HOST=""):
        assert "Ask whoever administers your club for a link." in text(visitor.get("/login/forgotten/"))
        visitor.post("/login/forgotten/", {"name": "dora"})
    assert not Task.objects.exists()
