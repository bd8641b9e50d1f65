"""Nobody who reads a copy of what is kept opens anything: no address that opens without a sign-in lies anywhere.

The addresses are collected from where people read them: pages, papers, letters. Then their random parts are looked for
in every column of every table, in a club's archive, and in what is logged meanwhile.
"""

import io
import logging
import re
import zipfile
from collections.abc import Iterator
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.db import connection
from django.test import Client
from django.urls import Resolver404, URLPattern, resolve, reverse
from django.urls.converters import StringConverter
from pypdf import PdfReader

from config.logs import AsJson
from rulings.desk.base.keys import token_of
from rulings.desk.notices.queries.letters import message_of
from rulings.desk.notices.services.mailboxes import make_calendar, set_mailbox
from rulings.desk.notices.values.letters import stop_token
from rulings.desk.pace.services.screens import open_screen
from rulings.desk.people.services.invitations import invite
from rulings.desk.people.services.passwords import ask_for_link, make_password_link
from rulings.desk.polls.services import close_poll
from rulings.desk.practice.queries.sealed import link_of
from rulings.desk.roster.queries.door import mark_of_entry
from rulings.management.worker import do_due
from rulings.models import Club, Membership, NoticeKind, Poll, PrivateLink, Session, SessionKey, SignIn, Task, User
from tests.desk.archives.elsewhere import archive_of
from tests.desk.conftest import signed_in
from tests.desk.practice.rounds import SET
from tests.desk.routes import routes
from tests.desk.test_rights import OK, PAGES, make_desk
from tests.keeping import made_once
from tests.mailing import Post, mail_server, make_mailbox
from tests.mailing import text_of as said_in

SHORTEST = 12
"""What a table's card has; every other random part is longer."""
NAMED_TOO = {"of": "practice_test"}
"""Parameters in which something stands that opens the page."""
NEEDS_A_SIGN_IN = {"table_results"}
BEFORE_THE_FIRST_CLUB = {"begin_site", "begin_archive"}
"""Follows from the site's secret, lies nowhere, and is printed once, at the start of a site that has no club yet."""
BELOW = {"table_back", "link_lodge", "link_act", "query_ask", "poll_thanks", "practice_done"}
"""What stands below an address that is collected."""

READ_BY_REV = [page for page, (_dora, rev, _olga) in PAGES.items() if rev == OK]
READ_BY_OLGA = [page for page, (_dora, _rev, olga) in PAGES.items() if olga == OK and page not in READ_BY_REV]


class World:
    """A desk with everything, what people read of it, and what was logged while they did."""

    def __init__(self, log: io.StringIO, post: Post) -> None:
        self.log, self.post, self.desk = log, post, make_desk()
        self.club = Club.objects.get(slug="ponte")
        self.addresses: dict[str, set[str]] = {}
        for text in self.read():
            self.collect(text)

    def read(self) -> Iterator[str]:
        """All that somebody reads: pages as each role sees them, papers, letters, what is shown once."""
        dora, olga = (User.objects.get(username=name) for name in ("dora", "olga"))
        open_screen(actor=dora, session=Session.objects.get(slug="tuesday"))
        yield reverse("stop_notices", args=[stop_token(make_mailbox(dora, NoticeKind.RULING_WAITS).pk)])
        yield reverse("calendar_file", args=[make_calendar(actor=dora)])
        yield from self.letters(dora, olga)
        for name, pages in (("rev", READ_BY_REV), ("olga", READ_BY_OLGA)):
            browser = signed_in(User.objects.get(username=name))
            yield from (text_of(browser.get(self.desk.at(page))) for page in pages)
        link = PrivateLink.objects.get(pk=self.desk.numbers["link"])
        for form in ({"side": "NS"}, {"side": "EW"}):
            yield text_of(signed_in(dora).post(f"/reports/{link.report_id}/link/", form))
        test = f"{reverse('practice_test')}?of={link_of(SET)}"
        yield from (test, Client().post(test)["Location"])
        door, entry = SessionKey.objects.get(purpose="door"), SignIn.objects.all()[0]
        yield reverse("door_entry", args=[token_of(door), mark_of_entry(entry)])

    def letters(self, dora: User, olga: User) -> Iterator[str]:
        """What is mailed, while it waits and after."""
        member = Membership.objects.get(user=User.objects.get(username="rev"))
        invite(actor=olga, club=self.club, name="Nina", role="director", mail="nina@example.org")
        invited = signed_in(olga).post("/clubs/ponte/people/invite/", {"name": "Ada", "role": "director", "days": "7"})
        yield text_of(invited)
        yield reverse("new_password", args=[make_password_link(actor=olga, membership=member).token])
        set_mailbox(actor=olga, mail="olga@example.org", language="en", kinds=[NoticeKind.DEADLINE])
        ask_for_link(name="dora", network="192.0.2.9")
        do_due()
        do_due()
        yield from (said_in(letter) for letter in self.post.came)
        invite(actor=olga, club=self.club, name="Ida", role="director", mail="ida@example.org")
        waits = message_of(Task.objects.get(ended_at=None, key__startswith="invitation:"))
        assert waits is not None
        yield waits.link

    def collect(self, text: str) -> None:
        """The addresses of this site in a text whose random part is long enough, by the names of their pages."""
        for found in re.findall(r"(?:https?://[\w.:-]+)?(/[\w./?=&%~;:-]+)", text):
            address = urlsplit(found.replace("&amp;", "&"))
            try:
                match = resolve(address.path)
            except Resolver404:
                continue
            asked = parse_qs(address.query)
            parts = [(NAMED_TOO[name], asked[name][0]) for name in NAMED_TOO if name in asked]
            for name, part in [*parts, *((str(match.url_name), each) for each in strings(match.kwargs))]:
                if len(part) >= SHORTEST and name not in NEEDS_A_SIGN_IN:
                    self.addresses.setdefault(name, set()).add(found)

    @property
    def secrets(self) -> set[str]:
        """Every random part of them."""
        found = set()
        for address in map(urlsplit, (each for all_of in self.addresses.values() for each in all_of)):
            found |= {each for each in strings(resolve(address.path).kwargs) if len(each) >= SHORTEST}
            found |= {each for name in NAMED_TOO for each in parse_qs(address.query).get(name, [])}
        return found


def strings(named: dict[str, Any]) -> list[str]:
    """The parts of an address that may be anything."""
    return [value for name, value in named.items() if isinstance(value, str) and name in ("token", "mark", "label")]


def text_of(answer: Any) -> str:
    """What is read of an answer, a paper's too; of a redirect where it leads."""
    if answer.status_code in (301, 302):
        return str(answer["Location"])
    if "pdf" in answer.get("Content-Type", ""):
        pages = PdfReader(io.BytesIO(answer.getvalue())).pages
        said = "\n".join(page.extract_text() for page in pages)
        return f"{said} {said.replace(chr(10), '')}"
    return unescape(answer.getvalue().decode(errors="replace"))


def said_of(value: Any) -> str:
    """What a column holds, as text."""
    return bytes(value).decode(errors="replace") if isinstance(value, bytes | memoryview) else str(value)


def opens(address: str) -> bool:
    """Whether a visitor is shown something there."""
    return Client().get(address).status_code == 200


@pytest.fixture(scope="module")
def kept(django_db_setup: None, django_db_blocker: Any) -> Iterator[World]:
    """The world, made once; no test changes it for another."""
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(AsJson())
    root, requests = logging.getLogger(), logging.getLogger("rulings.requests")
    before, _added = requests.level, root.addHandler(handler)
    requests.setLevel("INFO")
    with made_once(django_db_blocker), mail_server() as post:
        yield World(log, post)
    root.removeHandler(handler)
    requests.setLevel(before)


@pytest.fixture
def world(kept: World, db: None) -> World:
    return kept


def secret_pages(each: URLPattern) -> bool:
    """Whether something that may be anything stands in its address."""
    return any(isinstance(converter, StringConverter) for converter in each.pattern.converters.values())


def test_every_page_that_opens_by_its_address_is_among_those_collected(world: World) -> None:
    """Whoever adds one says here where people read it."""
    named = {str(each.name) for each in routes() if secret_pages(each) and "<slug:" not in str(each.pattern)}
    known = world.addresses.keys() | BELOW | BEFORE_THE_FIRST_CLUB | NEEDS_A_SIGN_IN
    assert named - known == set()
    assert world.addresses.keys() == (named | {*NAMED_TOO.values()}) - BELOW - BEFORE_THE_FIRST_CLUB
    assert len(world.secrets) > 15


def test_each_of_them_opens_for_a_visitor_and_another_like_it_does_not(world: World) -> None:
    for name, addresses in world.addresses.items():
        opening = [each for each in addresses if opens(each)]
        assert opening, name
        last = max(strings(resolve(urlsplit(opening[0]).path).kwargs) or [opening[0].partition("of=")[2]], key=len)
        assert not opens(opening[0].replace(last, ("b" if last[0] == "a" else "a") + last[1:])), name


def test_no_table_holds_what_opens_any_of_them(world: World) -> None:
    looked_at, secrets = 0, world.secrets
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f'SELECT * FROM "{table}"')
            names = [column[0] for column in cursor.description]
            for row in cursor.fetchall():
                looked_at += 1
                held = {name: said_of(value) for name, value in zip(names, row, strict=True)}
                assert [name for name, said in held.items() if any(each in said for each in secrets)] == [], table
    assert looked_at > 500


def test_no_archive_of_a_club_holds_it_nor_what_finds_it(world: World) -> None:
    found = [key.digest for key in SessionKey.objects.all()] + [poll.digest for poll in Poll.objects.all()]
    found += [poll.sealed for poll in Poll.objects.all() if poll.sealed]
    with zipfile.ZipFile(io.BytesIO(archive_of(world.club))) as archive:
        text = b"".join(map(archive.read, archive.namelist())).decode(errors="replace")
    assert "poll" in text
    assert {each for each in {*world.secrets, *found} if each in text} == set()


def test_no_log_holds_it(world: World) -> None:
    said = world.log.getvalue()
    assert said.count("rulings.requests") > 100
    assert {each for each in world.secrets if each in said} == set()


def test_what_is_closed_can_be_shown_no_more_by_anybody(world: World) -> None:
    poll = Poll.objects.get(pk=world.desk.numbers["poll"])
    assert token_of(poll)
    closed = close_poll(actor=poll.made_by, poll=Poll.objects.get(pk=poll.pk))
    assert (closed.sealed, token_of(Poll.objects.get(pk=poll.pk))) == ("", "")
