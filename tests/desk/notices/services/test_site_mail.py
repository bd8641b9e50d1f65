"""The site's mail server as it is set in the browser: sealed, write-only, and behind the environment's own."""

import pytest
from django.test import Client, override_settings

from rulings.desk.base.bounds import Bound
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.notices.services.site_mail import send_test_letter, set_mail_server
from rulings.desk.tasks.queries import mail_server, sends_mail
from rulings.desk.tasks.values import Failed, Trouble
from rulings.models import MailSecurity, SiteMail, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.mailing import free_port, listening

PASSWORD = "ten small fishes"
OWN = "of another kind, and at least fifty characters long, as it has to be"


@pytest.fixture
def nina(olga: User) -> User:
    """Who administers the site."""
    olga.is_superuser = True
    olga.save()
    return olga


def set_to(nina: User, **change: object) -> SiteMail:
    """A server of this machine, with a password, but for what is changed."""
    told = {"host": "localhost", "port": free_port(), "security": MailSecurity.NONE, "username": "desk"}
    told |= {"password": PASSWORD, "sender": "audit@example.org"}
    return set_mail_server(actor=nina, **told | change)


def test_the_password_is_sealed_and_never_shown(nina: User) -> None:
    set_to(nina)
    server = mail_server()
    assert server is not None
    assert (server.host, server.username, server.password, server.is_given) == ("localhost", "desk", PASSWORD, False)
    assert PASSWORD not in str(SiteMail.objects.values())
    assert PASSWORD not in signed_in(nina).get("/site/mail/").content.decode()


def test_a_kept_password_goes_to_no_other_server_and_for_no_other_name(nina: User) -> None:
    port = set_to(nina).port
    set_to(nina, port=port, password="", sender="")
    for change in (
        {"host": "mail.example.org"},
        {"username": "eve"},
        {"security": MailSecurity.STARTTLS},
        {"port": 26},
    ):
        with pytest.raises(BadInput, match=r"^Type the password as well"):
            set_to(nina, **{"port": port, "password": ""} | change)
    server = mail_server()
    assert server is not None
    assert (server.password, server.host) == (PASSWORD, "localhost")
    assert [bool(each.secret) for each in SiteMail.objects.order_by("pk")] == [False, True]


def test_no_mail_is_an_answer_too(nina: User) -> None:
    set_to(nina)
    set_to(nina, host="", username="", password="")
    assert (mail_server(), sends_mail(), SiteMail.objects.count()) == (None, False, 2)


@pytest.mark.parametrize(
    "host",
    [
        *(
            "169.254.169.254",
            "fe80::1",
            "0.0.0.0",
            "224.0.0.1",
            "a b",
            "http://mail.example.org",
            "mail..org",
            "a" * 64,
        ),
        *("-.-/", "mail.example.org\r\nQUIT"),
    ],
)
def test_what_is_no_server_is_refused(nina: User, host: str) -> None:
    with pytest.raises(BadInput, match=r"^This is no server that can be asked"):
        set_to(nina, host=host)
    assert not SiteMail.objects.exists()


def test_only_who_administers_the_site_sees_or_sets_it(dora: User, nina: User) -> None:
    with pytest.raises(NotAllowed):
        set_to(dora)
    with pytest.raises(NotAllowed):
        send_test_letter(actor=dora, to="audit@example.org")
    assert signed_in(dora).get("/site/mail/").status_code == 404
    assert signed_in(dora).post("/site/mail/", {"to": "audit@example.org"}).status_code == 404
    assert Client().get("/site/mail/").status_code == 302


def test_the_environments_server_stands_before_it_and_the_page_says_so(nina: User) -> None:
    set_to(nina)
    with override_settings(EMAIL_HOST="mail.example.org"):
        server = mail_server()
        assert server is not None
        assert (server.host, server.is_given) == ("mail.example.org", True)
        page = text(signed_in(nina).get("/site/mail/"))
        assert "The mail server is mail.example.org: it is named where the site runs (EMAIL_HOST)" in page
        with pytest.raises(WrongState, match="it is changed there, not here"):
            set_to(nina)


def test_another_secret_of_the_site_asks_for_the_password_once_more(nina: User) -> None:
    set_to(nina)
    with override_settings(SECRET_KEY=OWN):
        with pytest.raises(Failed) as failed:
            send_test_letter(actor=nina, to="audit@example.org")
        assert failed.value.trouble is Trouble.PASSWORD


def test_a_letter_to_try_it_arrives_or_says_in_one_sentence_why_not(nina: User) -> None:
    client = signed_in(nina)
    with listening() as (post, port):
        set_to(nina, port=port, username="", password="")
        said = client.post("/site/mail/", {"to": "audit@example.org"}, follow=True)
        assert "The mail server has taken the letter. Look whether it arrives." in text(said)
        (letter,) = post.came
        assert (letter["From"], letter["To"]) == ("audit@example.org", "audit@example.org")
        post.refuses = {"audit@example.org": "550 no"}
        said = client.post("/site/mail/", {"to": "audit@example.org"}, follow=True)
        assert "The mail server does not take the receiver's address. It answered 550." in text(said)
    with override_settings(EMAIL_BACKEND="django.core.mail.backends.smtp.EmailBackend"):
        said = client.post("/site/mail/", {"to": "audit@example.org"}, follow=True)
    assert "The mail server does not answer." in text(said)
    said = client.post("/site/mail/", {"to": "nobody"}, follow=True)
    assert "Write the mail address to which the letter is to go." in text(said)


def test_letters_that_try_it_are_bounded_whether_they_go_or_not(nina: User) -> None:
    client = signed_in(nina)
    with listening() as (post, port):
        set_to(nina, port=port, username="", password="")
        post.refuses = {"pat@example.org": "550 no"}
        for at in range(Bound.LETTERS_TO_TRY_THE_MAIL.hourly):
            to = "pat@example.org" if at % 2 else "audit@example.org"
            assert client.post("/site/mail/", {"to": to}).status_code == 302
        answer = client.post("/site/mail/", {"to": "audit@example.org"})
        assert (answer.status_code, "This was done too often." in text(answer)) == (429, True)
        assert len(post.came) == Bound.LETTERS_TO_TRY_THE_MAIL.hourly // 2
