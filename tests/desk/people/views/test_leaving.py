"""The page on which an account is deleted: what follows is said, the password is asked for, then nobody is there."""

from django.test import Client

from rulings.models import Club, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text


def test_it_says_what_goes_and_what_stays_and_then_he_is_a_visitor(as_dora: Client, dora: User, club: Club) -> None:
    page = text(as_dora.get("/account/delete/"))
    for said in ("Ponte Vecchio Bridge Club: director", f"Former member {dora.pk}", "It cannot be undone."):
        assert said in page
    gone = as_dora.post("/account/delete/", {"password": "correct horse"}, follow=True)
    assert "Your account is deleted." in text(gone)
    assert "_auth_user_id" not in as_dora.session
    assert not User.objects.filter(username="dora").exists()


def test_without_the_right_password_nothing_is_deleted(as_dora: Client) -> None:
    for password, told in (("guess", "That is not your password."), ("", "Write your password, or use a passkey.")):
        page = as_dora.post("/account/delete/", {"password": password})
        assert (page.status_code, told in text(page)) == (422, True)
    assert User.objects.filter(username="dora", is_active=True).exists()


def test_who_alone_administers_is_told_where_and_sees_no_form(olga: User, club: Club) -> None:
    client = signed_in(olga)
    page = client.get("/account/delete/")
    assert "Nobody else administers these clubs for good." in text(page)
    assert '/clubs/ponte/people/"' in page.content.decode()
    assert 'name="password"' not in page.content.decode()
    refused = client.post("/account/delete/", {"password": "correct horse"})
    assert (refused.status_code, "Nobody else administers this for good" in text(refused)) == (409, True)
