"""The door for programs: a file with its session's token, and an answer in JSON whatever happens."""

import logging
from typing import Any
from unittest.mock import patch

import pytest
from django.http import HttpResponse
from django.test import Client

from rulings.desk.imports.forms.files import MOST_BYTES
from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.services.tokens import make_token, revoke_token
from rulings.models import AuditEntry, Club, DeskToken, Result, Session, SessionImport, User
from tests.desk.imports.dumps import rows_of
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.factories import make_session
from tests.formats.bws.files import Bws
from tests.formats.bws.files import evening as bridgemate_evening

WHOLE = bridgemate_evening().data()
EARLY = Bws(dict(bridgemate_evening().tables) | {"ReceivedData": []}).data()
NOT_KNOWN = "This token is not known here, or not for this session. Make one on the session's page of files."


@pytest.fixture
def tonight(club: Club) -> Session:
    """A session with its first round."""
    return import_session(actor=None, club=club, data=saved(evening(1)), filename="evening.xml").session


@pytest.fixture
def token(dora: User, tonight: Session) -> str:
    return make_token(actor=dora, session=tonight, name="Scorer")[1]


def address(session: Session, name: str = "evening.xml") -> str:
    return f"/sessions/{session.slug}/files/send/?name={name}"


def send(session: Session, data: bytes, authorization: str, name: str = "evening.xml") -> HttpResponse:
    """A program's request: no cookie, no form."""
    headers = {"Authorization": authorization} if authorization else {}
    client = Client(enforce_csrf_checks=True, raise_request_exception=False)
    return client.post(address(session, name), data, content_type="application/octet-stream", headers=headers)


def told(response: HttpResponse) -> Any:
    """The status and the JSON."""
    assert response.headers["Content-Type"] == "application/json"
    assert "no-store" in response.headers["Cache-Control"]
    return response.status_code, response.json()  # type: ignore[attr-defined]


def refused(response: HttpResponse) -> tuple[int, str, str]:
    status, said = told(response)
    assert said.keys() == {"error", "code"}
    return status, said["code"], said["error"]


def test_a_file_is_taken_and_what_came_of_it_is_told(tonight: Session, token: str, dora: User) -> None:
    status, said = told(send(tonight, saved(CHANGES["another name"](evening(2))), f"Bearer {token}"))
    assert (status, said["session"], said["added"], said["differences"]) == (200, tonight.slug, 6, 1)
    assert (said["taken_before"], said["remarks"]) == (False, [])
    taken = tonight.imports.latest("pk")
    assert (taken.filename, taken.imported_by) == ("evening.xml", dora)


def test_the_same_file_again_changes_nothing(tonight: Session, token: str) -> None:
    send(tonight, saved(evening(2)), f"Bearer {token}")
    before = rows_of(tonight), AuditEntry.objects.count(), SessionImport.objects.count()
    for _time in range(10):
        status, said = told(send(tonight, saved(evening(2)), f"bearer  {token} "))
        assert (status, said["taken_before"], said["added"]) == (200, True, 0)
    assert (rows_of(tonight), AuditEntry.objects.count(), SessionImport.objects.count()) == before


@pytest.mark.parametrize("authorization", ["", "Bearer", "Bearer ", "Basic ZG9yYTpkb3Jh", "Token x"])
def test_without_a_token_nobody_comes_in(tonight: Session, token: str, authorization: str) -> None:
    assert refused(send(tonight, saved(evening(2)), authorization)) == (401, "no_token", NOT_KNOWN)


@pytest.mark.parametrize("text", ["x", "x" * 5000, "0", "%00", "' OR 1=1"])
def test_an_unknown_token_opens_nothing(tonight: Session, token: str, text: str) -> None:
    assert refused(send(tonight, saved(evening(2)), f"Bearer {text}")) == (403, "not_allowed", NOT_KNOWN)


def test_a_token_opens_its_own_session_alone(club: Club, tonight: Session, token: str, wanda: User) -> None:
    theirs = make_session(wanda.memberships.get().club, "theirs")
    for other in (make_session(club, "wednesday"), theirs):
        assert refused(send(other, saved(evening(2)), f"Bearer {token}"))[:2] == (403, "not_allowed")


def test_a_revoked_token_opens_nothing(tonight: Session, token: str, dora: User) -> None:
    revoke_token(actor=dora, token=DeskToken.objects.get())
    assert refused(send(tonight, saved(evening(2)), f"Bearer {token}")) == (403, "not_allowed", NOT_KNOWN)


def test_a_token_ends_with_the_role_of_who_made_it(tonight: Session, token: str, dora: User) -> None:
    dora.memberships.all().delete()
    status, code, sentence = refused(send(tonight, saved(evening(2)), f"Bearer {token}"))
    assert (status, code, sentence.count(".")) == (403, "not_allowed", 1)
    assert Result.objects.count() == 6


def test_a_token_ends_with_the_account_of_who_made_it(tonight: Session, token: str, dora: User) -> None:
    dora.is_active = False
    dora.save()
    assert refused(send(tonight, saved(evening(2)), f"Bearer {token}"))[0] == 403


def test_a_file_that_is_too_large_is_refused(tonight: Session, token: str) -> None:
    said = refused(send(tonight, b"x" * (MOST_BYTES + 1), f"Bearer {token}"))
    assert said == (413, "too_large", "A file may have at most 8 MB. Split it, or export a single session.")


def test_nobody_without_a_token_makes_the_desk_read_a_large_file(tonight: Session) -> None:
    with patch("django.core.handlers.wsgi.WSGIRequest.read", side_effect=AssertionError):
        assert send(tonight, b"x" * 10_000, "Bearer x").status_code == 403


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file: expected a file that is not empty."),
        (b"To whom it may concern", "line 1: expected one of the files that are read here"),
        (b"<USEBIO>\n<EVENT>", "line 2, column 8: expected well-formed XML (the file ends before"),
    ],
)
def test_what_is_no_file_is_refused_with_the_place(tonight: Session, token: str, data: bytes, sentence: str) -> None:
    status, code, said = refused(send(tonight, data, f"Bearer {token}"))
    assert (status, code, said[: len(sentence)]) == (422, "bad_file", sentence)


def test_a_file_of_another_evening_is_refused(tonight: Session, token: str) -> None:
    status, code, sentence = refused(send(tonight, saved(evening(3, shift=4)), f"Bearer {token}"))
    assert (status, code) == (422, "bad_input")
    assert sentence.startswith("This file is of another session than Tuesday Pairs")


@pytest.mark.parametrize("method", ["get", "head", "put", "delete", "patch", "options"])
def test_only_a_post_comes_in(tonight: Session, token: str, method: str) -> None:
    client = Client()
    response = getattr(client, method)(address(tonight), headers={"Authorization": f"Bearer {token}"})
    assert (response.status_code, response.headers["Allow"]) == (405, "POST")


def test_a_session_that_is_not_there_is_not_told_from_a_wrong_token(tonight: Session, token: str) -> None:
    tonight.slug = "elsewhere"
    assert refused(send(tonight, saved(evening(2)), f"Bearer {token}")) == (403, "not_allowed", NOT_KNOWN)


@pytest.mark.parametrize(
    ("name", "kept"),
    [("", ""), ("a%E2%80%8Bb%0Ac.xml", "abc.xml"), ("..%2F..%2Fetc%2Fx.xml", "x.xml"), ("C:%5Csave%5Cx.xml", "x.xml")],
)
def test_a_files_name_is_kept_without_folders_and_signs_that_nobody_sees(
    tonight: Session, token: str, name: str, kept: str
) -> None:
    assert send(tonight, saved(evening(2)), f"Bearer {token}", name).status_code == 200
    assert tonight.imports.latest("pk").filename == kept


def test_a_long_name_is_cut(tonight: Session, token: str) -> None:
    assert send(tonight, saved(evening(2)), f"Bearer {token}", "x" * 1000).status_code == 200
    assert tonight.imports.latest("pk").filename == "x" * 200


def test_no_token_is_written_to_a_log(tonight: Session, token: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        send(tonight, saved(evening(2)), f"Bearer {token}")
        send(tonight, b"no file", f"Bearer {token}")
        send(make_session(tonight.event.club, "other"), b"", f"Bearer {token}")
    assert token not in caplog.text


def test_a_flood_of_wrong_tokens_stores_nothing(tonight: Session, token: str) -> None:
    before = rows_of(tonight), AuditEntry.objects.count()
    statuses = {send(tonight, saved(evening(2)), f"Bearer {number}").status_code for number in range(100)}
    assert statuses == {403}
    assert (rows_of(tonight), AuditEntry.objects.count()) == before
    assert DeskToken.objects.get().used_at is None


def test_a_session_file_of_bridgemate_comes_in_as_its_bytes(club: Club, dora: User) -> None:
    begun = import_session(actor=None, club=club, data=EARLY, filename="evening.bws").session
    own = make_token(actor=dora, session=begun, name="Bridgemate Control")[1]
    status, answer = told(send(begun, WHOLE, f"Bearer {own}", "evening.bws"))
    assert (status, answer["added"], answer["differences"]) == (200, 7, 0)
    assert Result.objects.filter(board__session=begun).count() == 7


def test_a_file_that_is_something_else_is_refused_with_what_to_send_instead(tonight: Session, token: str) -> None:
    status, answer = told(send(tonight, b"%PDF-1.7\n", f"Bearer {token}", "evening.pdf"))
    sentence = (
        "This is a PDF, which has no results to be read: export them from the scoring program as PBN, USEBIO or CSV."
    )
    assert (status, answer) == (422, {"error": sentence, "code": "bad_file"})
