"""Saves sent over real HTTP: to a desk, to something else, and to nobody."""

import json
import socket
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from pytest_django.live_server_helper import LiveServer

from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.services.tokens import make_token, revoke_token
from rulings.management.folders import Away, Unfit
from rulings.management.sending import Closed, Desk
from rulings.models import DeskToken, Result, Session, User
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.factories import make_club, make_dora

OK = {"session": "x", "added": 1, "differences": 0, "taken_before": False, "remarks": []}


@pytest.fixture
def dora(live_server: LiveServer) -> User:
    return make_dora(make_club())


@pytest.fixture
def tonight(dora: User) -> Session:
    club = dora.memberships.get().club
    return import_session(actor=None, club=club, data=saved(evening(1)), filename="x.xml").session


@pytest.fixture
def token(dora: User, tonight: Session) -> str:
    return make_token(actor=dora, session=tonight, name="Scorer")[1]


def test_a_save_is_sent_and_what_came_of_it_is_told(live_server: LiveServer, tonight: Session, token: str) -> None:
    desk = Desk(live_server.url, tonight.slug, token)
    desk.check()
    assert desk.send(saved(evening(2)), "año 2.xml") == "taken, 6 new results"
    assert desk.send(saved(evening(2)), "x") == "has been taken before, nothing changed"
    changed = CHANGES["another name"](evening(3))
    assert desk.send(saved(changed), "x") == "taken, 6 new results, 1 to decide on the page of its files"
    assert Result.objects.count() == 18
    assert sorted(tonight.imports.values_list("filename", flat=True)) == ["año 2.xml", "x", "x.xml"]


def test_a_save_that_the_desk_cannot_take_is_unfit(live_server: LiveServer, tonight: Session, token: str) -> None:
    desk = Desk(live_server.url + "/", tonight.slug, token)
    with pytest.raises(Unfit, match="line 1: expected one of the files that are read here"):
        desk.send(b"To whom it may concern", "x")
    with pytest.raises(Unfit, match="This file is of another session"):
        desk.send(saved(evening(3, shift=4)), "x")
    with pytest.raises(Unfit, match="A file may have at most 8 MB"):
        desk.send(b"x" * (8 * 1024 * 1024 + 1), "x")


def test_a_wrong_token_or_session_is_closed(live_server: LiveServer, tonight: Session, token: str) -> None:
    for session, shown in ((tonight.slug, "wrong"), ("elsewhere", token), (tonight.slug, "")):
        with pytest.raises(Closed, match="This token is not known here, or not for this session"):
            Desk(live_server.url, session, shown).check()


def test_a_revoked_token_is_closed(live_server: LiveServer, tonight: Session, token: str, dora: User) -> None:
    desk = Desk(live_server.url, tonight.slug, token)
    desk.check()
    revoke_token(actor=dora, token=DeskToken.objects.get())
    with pytest.raises(Closed, match="This token is not known here"):
        desk.send(saved(evening(2)), "x")


@pytest.mark.parametrize("server", ["", "desk.example", "ftp://desk.example", "https://", "http://a?b", "file:///etc"])
def test_what_is_no_address_is_refused(server: str) -> None:
    with pytest.raises(Closed, match=r"is no address of a desk; write it as https://desk\.example"):
        Desk(server, "x", "token")


@pytest.mark.parametrize("token", ["żółw", "a b", "a\nb", "a\r\nX-Other: 1"])
def test_what_is_no_token_is_refused_and_not_repeated(token: str) -> None:
    with pytest.raises(Closed) as refusal:
        Desk("http://localhost", "x", token)
    assert token not in str(refusal.value)


def test_where_nobody_listens_somebody_is_away() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(Away, match=f"127.0.0.1:{port}/sessions/x/files/send/: "):
        Desk(f"http://127.0.0.1:{port}", "x", "token").send(b"x", "x")


class Other(BaseHTTPRequestHandler):
    """Something that is no desk: it answers what the test says."""

    status, headers_sent, body = 200, {}, b""  # type: ignore[var-annotated]

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        type(self).headers_sent = dict(self.headers)
        self.send_response(self.status)
        self.send_header("Location", "http://127.0.0.1:1/")
        self.send_header("Content-Length", str(len(self.body)))
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_told: object) -> None:
        """Says nothing."""


@pytest.fixture
def other() -> Iterator[Desk]:
    """The way to such a server."""
    server = HTTPServer(("127.0.0.1", 0), Other)
    Thread(target=server.serve_forever, daemon=True).start()
    yield Desk(f"http://127.0.0.1:{server.server_port}", "x", "token")
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
def test_a_desk_in_trouble_is_away(other: Desk, status: int) -> None:
    Other.status, Other.body = status, b"<html>"
    with pytest.raises(Away, match=f"answers {status}$"):
        other.send(b"x", "x")


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_token_goes_nowhere_else(other: Desk, status: int) -> None:
    Other.status, Other.body = status, b""
    with pytest.raises(Closed, match=f"answers {status}, as no desk does; it points to http://127.0.0.1:1/"):
        other.send(b"x", "x")


@pytest.mark.parametrize("status", [400, 401, 403, 404, 405, 418])
def test_a_server_that_is_no_desk_is_closed(other: Desk, status: int) -> None:
    Other.status, Other.body = status, b"<html>nothing here"
    with pytest.raises(Closed, match=f"answers {status}, as no desk does"):
        other.send(b"x", "x")


@pytest.mark.parametrize("body", [b"", b"<html>", b"{}", b"[]", b"3", b'{"added": 1}'])
def test_an_answer_that_is_no_desks_is_closed(other: Desk, body: bytes) -> None:
    Other.status, Other.body = 200, body
    with pytest.raises(Closed, match="does not answer as a desk does"):
        other.send(b"x", "x")


def test_the_token_stands_in_the_head_of_the_request_and_in_no_message(other: Desk) -> None:
    Other.status, Other.body = 200, json.dumps(OK).encode()
    assert other.send(b"x", "x") == "taken, 1 new result"
    assert Other.headers_sent["Authorization"] == "Bearer token"
    assert "token" not in other.address
