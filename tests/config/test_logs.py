"""What the log says."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from django.test import Client

from config.logs import AsJson
from rulings.desk.base.keys import new_token, token_of
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import make_poll
from rulings.models import Player, Poll, PrivateLink, Session, SessionKey, User
from tests.desk.routes import routes
from tests.desk.test_rights import PAGES, Desk, make_desk
from tests.factories import make_report


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What goes to standard error, here to a text."""
    (console,) = [each for each in logging.getLogger().handlers if type(each) is logging.StreamHandler]
    text = io.StringIO()
    before = console.setStream(text)
    yield text
    console.setStream(before)


@pytest.mark.parametrize("sign", ["\n", "\r", "\x1b", "\u2028", "\x85", "\u202e", "\u2066", "\u200f", "\ud800"])
def test_no_address_writes_a_line_of_its_own(written: io.StringIO, sign: str) -> None:
    logging.getLogger("django.request").warning("Not Found: %s", f"/x{sign}2026-01-01 00:00:00,000 ERROR desk: forged")
    (line,) = written.getvalue().splitlines()
    assert " WARNING django.request: Not Found: /x\\" in line


def test_no_line_of_a_traceback_looks_like_an_event(written: io.StringIO) -> None:
    try:
        raise ValueError("a\n2026-01-01 00:00:00,000 ERROR desk: forged\rand\u2028again\x1b[2K\u202e")
    except ValueError:
        logging.getLogger("django.request").exception("broken")
    assert not set(written.getvalue()) & set("\r\u2028\x1b\u202e")
    assert [line for line in written.getvalue().splitlines()[1:] if not line.startswith("    ")] == []


def test_a_line_is_an_event_without_the_secret_of_a_private_address(
    written: io.StringIO, dora: User, session: Session
) -> None:
    report = make_report(dora, session)
    link = make_private_link(actor=dora, report=report, side="NS")
    poll = make_poll(actor=dora, report=report, seat="N", auction="", question="What do you call?")
    for address in (f"/r/{link.token}/queries/", f"/p/{token_of(poll)}/", "/profiles/12345678901234567890/"):
        logging.getLogger("django.request").warning("Not Found: %s", address)
    said = [line.partition(" WARNING django.request: ")[2] for line in written.getvalue().splitlines()]
    assert said == ["Not Found: /r/.../queries/", "Not Found: /p/.../", "Not Found: /profiles/12345678901234567890/"]


def test_no_address_with_a_token_is_written_with_it(written: io.StringIO) -> None:
    """Whatever page is added: its address begins as the log knows it."""
    token = new_token()
    addresses = [str(route.pattern) for route in routes() if "<str:token>" in str(route.pattern)]
    assert len(addresses) > 8
    for address in addresses:
        logging.getLogger("django.request").warning("Not Found: /%s", address.replace("<str:token>", token))
    assert token not in written.getvalue()


@pytest.fixture
def events() -> Iterator[io.StringIO]:
    """What a site with LOG_FORMAT=json writes, at its most talkative: everything down to INFO."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(AsJson())
    root, requests = logging.getLogger(), logging.getLogger("rulings.requests")
    root.addHandler(handler)
    before = requests.level
    requests.setLevel("INFO")
    yield text
    root.removeHandler(handler)
    requests.setLevel(before)


@pytest.mark.parametrize("sign", ["\n", "\r", "\x1b", "\u2028", "\x85", '"'])
def test_an_event_in_json_is_one_line_whatever_stands_in_it(events: io.StringIO, sign: str) -> None:
    logging.getLogger("django.request").warning("Not Found: %s", f'/x{sign}, "level": "forged"')
    (line,) = events.getvalue().splitlines()
    assert json.loads(line)["message"] == f'Not Found: /x{sign}, "level": "forged"'
    assert json.loads(line)["level"] == "WARNING"


def test_what_the_database_tells_of_a_row_is_not_logged(events: io.StringIO) -> None:
    try:
        raise ValueError("duplicate key\nDETAIL:  Key (name)=(Anna\nNowak) already exists.")
    except ValueError:
        logging.getLogger("django.request").exception("broken")
    assert "Nowak" not in events.getvalue()
    assert "DETAIL: ..." in json.loads(events.getvalue())["trace"]


@pytest.mark.parametrize("said", ["/find/anna@example.org/", "{'anna@example.org': (550, 'no')}", "<anna@example.org>"])
def test_no_address_of_mail_is_logged_wherever_it_stands(written: io.StringIO, events: io.StringIO, said: str) -> None:
    try:
        raise ValueError(said)
    except ValueError:
        logging.getLogger("django.request").exception("Not Found: %s", said)
    for text in (written.getvalue(), events.getvalue()):
        assert ("anna" in text, "...@example.org" in text) == (False, True)


def test_no_page_leaves_a_name_a_token_or_a_private_address_in_the_log(events: io.StringIO, db: None) -> None:
    """Every page of the house as its readers see it, by the private addresses too, and what none of them finds."""
    desk = make_desk()
    secrets = walk(desk)
    said = events.getvalue()
    lines = [json.loads(line) for line in said.splitlines()]
    assert len([line for line in lines if line["logger"] == "rulings.requests"]) > 100
    assert all("request" in line for line in lines if line["logger"].startswith(("rulings.", "django.request")))
    people = {part for user in User.objects.all() for part in (user.first_name, user.last_name) if len(part) > 3}
    people |= {word for name in Player.objects.values_list("name", flat=True) for word in name.split() if len(word) > 3}
    assert len(people) > 3
    assert {word for word in people | secrets if word in said} == set()


def walk(desk: Desk) -> set[str]:
    """Ask every page, signed in and not, and each private address with what stands below it; the secrets of those."""
    link = PrivateLink.objects.get(pk=desk.numbers["link"])
    made = make_private_link(actor=link.created_by, report=link.report, side=link.side)
    keys = {key.purpose: token_of(key) for key in SessionKey.objects.all()}
    poll = Poll.objects.get(pk=desk.numbers["poll"])
    private = [
        f"/r/{made.token}/",
        f"/p/{token_of(poll)}/",
        *(f"/{_at(purpose)}/{key}/" for purpose, key in keys.items()),
    ]
    rev, visitor = Client(raise_request_exception=False), Client(raise_request_exception=False)
    rev.force_login(User.objects.get(username="rev"))
    for address in PAGES:
        for client in (rev, visitor):
            client.get(desk.at(address))
    for address in private:
        for below in ("", "nothing/", "query/", "appeal/", "thanks/", f"{keys['door']}/"):
            visitor.get(f"{address}{below}")
            visitor.post(f"{address}{below}", {"name": "Anna Nowak"})
    visitor.post("/login/", {"username": "rev", "password": "correct horse"})
    visitor.post("/login/", {"username": "Nowak", "password": "hunter22"})
    return {made.token, token_of(poll), *keys.values(), "hunter22", "correct horse"}


def _at(purpose: str) -> str:
    """How the address of a key for people without an account begins."""
    return {"table": "t"}.get(purpose, purpose)
