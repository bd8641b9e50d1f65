"""The page of a session's files: another one comes in, what differs is decided, the last is taken back, tokens."""

import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client

from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.playing.services import play_in
from rulings.models import Club, DeskToken, Difference, DifferenceState, Result, Session, User
from tests.desk.conftest import signed_in
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.desk.reading import text
from tests.factories import make_adjustment, make_report, make_ruling


@pytest.fixture
def tonight(club: Club) -> Session:
    return import_session(actor=None, club=club, data=saved(evening(1)), filename="round 1.xml").session


def address(session: Session, act: str = "") -> str:
    return f"/sessions/{session.slug}/files/{act}"


def upload(client: Client, session: Session, data: bytes) -> str:
    """What the page says once a file was sent."""
    sent = SimpleUploadedFile("round 2.xml", data)
    return text(client.post(address(session), {"file": sent}, follow=True))


def press(client: Client, session: Session, act: str, pk: object) -> HttpResponse:
    return client.post(address(session, f"{act}/"), {"pk": pk}, follow=True)


def corrected(session: Session, change: str = "another contract") -> Difference:
    add_file(actor=None, session=session, data=saved(CHANGES[change](evening(1))), filename="x")
    return session.differences.get()


@pytest.mark.parametrize(
    ("rounds", "change", "said"),
    [
        (2, "", "The file is taken: 6 new results, 0 differences to decide."),
        (2, "another contract", "The file is taken: 6 new results, 1 difference to decide."),
        (1, "", "This file came in before: nothing was changed."),
        (0, "", "The file is taken. It brought nothing new."),
    ],
)
def test_another_file_comes_in_and_what_it_brought_is_said(
    as_dora: Client, tonight: Session, rounds: int, change: str, said: str
) -> None:
    file = CHANGES[change](evening(rounds)) if change else evening(rounds)
    assert said in upload(as_dora, tonight, saved(file))


def test_a_bad_file_comes_back_with_the_place(as_dora: Client, tonight: Session) -> None:
    page = upload(as_dora, tonight, b"<USEBIO>\n<EVENT>")
    assert "Nothing was imported. Where: line 2, column 8. Expected: well-formed XML. What is wrong: the file" in page
    assert tonight.imports.count() == 1


def test_a_file_of_another_evening_comes_back(as_dora: Client, tonight: Session) -> None:
    assert "This file is of another session than Tuesday Pairs" in upload(as_dora, tonight, saved(evening(3, shift=4)))


def test_a_difference_is_taken(as_dora: Client, tonight: Session) -> None:
    difference = corrected(tonight)
    assert "7NT X −5 W (+1100)" in text(as_dora.get(address(tonight)))
    assert "Taken as the file has it." in text(press(as_dora, tonight, "take", difference.pk))
    assert Result.objects.get(pk=difference.result_id).contract == "7NTX"


def test_a_difference_is_left(as_dora: Client, tonight: Session) -> None:
    difference = corrected(tonight)
    assert "Left as it is here." in text(press(as_dora, tonight, "leave", difference.pk))
    assert Result.objects.get(pk=difference.result_id).contract == "5C"


def test_what_stands_on_a_result_is_said_beside_its_difference(as_dora: Client, tonight: Session, dora: User) -> None:
    difference = corrected(tonight)
    result = Result.objects.get(pk=difference.result_id)
    make_report(dora, tonight, ns=result.ns, ew=result.ew)
    assert "A report stands on this result." in text(as_dora.get(address(tonight)))
    make_adjustment(dora, make_ruling(dora, tonight, ns=result.ns, ew=result.ew), result)
    assert "Dora Neri has adjusted this score here." in text(as_dora.get(address(tonight)))


@pytest.mark.parametrize("change", ["another contract", "other cards", "an artificial score"])
def test_a_playing_director_reads_nothing_of_a_board_that_he_has_still_to_play(
    club: Club, tonight: Session, dora: User, rev: User, change: str
) -> None:
    difference = corrected(tonight, change)
    plays = tonight.contestants.get(number="3")
    play_in(actor=rev, session=tonight, user=dora, contestant=plays)
    page = text(signed_in(dora).get(address(tonight)))
    assert "1 more waits on a board that you have still to play" in page
    assert not re.search("5♣|7NT|♠|Board 1", page)
    for act in ("take", "leave"):
        refused = signed_in(dora).post(address(tonight, f"{act}/"), {"pk": difference.pk})
        assert refused.status_code == 403
    assert Difference.objects.get().state == DifferenceState.WAITING
    assert "Board 1" in text(signed_in(rev).get(address(tonight)))


def test_the_last_file_alone_can_be_taken_back(as_dora: Client, tonight: Session) -> None:
    upload(as_dora, tonight, saved(evening(2)))
    first, last = tonight.imports.order_by("pk")
    assert text(as_dora.get(address(tonight))).count("Take this file back") == 1
    assert "The file is taken back" in text(press(as_dora, tonight, "undo", last.pk))
    assert Result.objects.count() == 6
    page = press(as_dora, tonight, "undo", first.pk)
    assert page.redirect_chain[-1][0] == "/sessions/"  # type: ignore[attr-defined]
    assert not Session.objects.exists()


def test_a_token_is_shown_once_with_the_command_that_uses_it(as_dora: Client, tonight: Session) -> None:
    page = text(as_dora.post(address(tonight, "token/"), {"name": "Office"}))
    assert f"manage.py follow FOLDER --session {tonight.slug} --server http://testserver --token " in page
    shown = page.split("--token ")[1].split()[0]
    assert shown not in text(as_dora.get(address(tonight)))
    assert "Office" in text(as_dora.get(address(tonight)))


def test_a_token_without_a_name_is_not_made(as_dora: Client, tonight: Session) -> None:
    assert "This field is required." in text(as_dora.post(address(tonight, "token/"), {"name": ""}))
    assert not DeskToken.objects.exists()


def test_a_token_is_closed(as_dora: Client, tonight: Session) -> None:
    as_dora.post(address(tonight, "token/"), {"name": "Office"})
    assert "opens nothing any more" in text(press(as_dora, tonight, "revoke", DeskToken.objects.get().pk))
    assert "Office" not in text(as_dora.get(address(tonight)))


@pytest.mark.parametrize("act", ["take", "leave", "undo", "revoke"])
@pytest.mark.parametrize("pk", ["", "x", "0", "-1", "99999", "9" * 30])
def test_a_button_about_nothing_finds_nothing(as_dora: Client, tonight: Session, act: str, pk: str) -> None:
    assert press(as_dora, tonight, act, pk).status_code == 404


@pytest.mark.parametrize("act", ["take", "leave", "undo", "revoke"])
def test_a_button_is_about_its_own_session_alone(as_dora: Client, club: Club, tonight: Session, act: str) -> None:
    """What belongs to another session is not found from here."""
    difference = corrected(tonight)
    as_dora.post(address(tonight, "token/"), {"name": "Office"})
    other = import_session(actor=None, club=club, data=saved(evening(3, shift=4)), filename="other").session
    keys = {"undo": tonight.imports.latest("pk").pk, "revoke": DeskToken.objects.get().pk}
    assert press(as_dora, other, act, keys.get(act, difference.pk)).status_code == 404
