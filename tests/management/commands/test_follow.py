"""follow: every save of a folder goes into a session, here or on a desk elsewhere."""

import os
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django.live_server_helper import LiveServer

from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.services.tokens import make_token
from rulings.models import Club, Result, Session
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.desk.imports.spoiled import spoiled
from tests.factories import make_club, make_dora
from tests.formats.bws.files import Bws
from tests.formats.bws.files import evening as bridgemate_evening
from tests.management.commands.shell import run

LONG_AGO = 1_700_000_000


@pytest.fixture
def club(db: None) -> Club:
    return make_club()


@pytest.fixture
def tonight(club: Club) -> Session:
    return import_session(actor=None, club=club, data=saved(evening(1)), filename="1.xml").session


def save(folder: Path, name: str, data: bytes, at: int = 0) -> None:
    """A file as a program wrote it."""
    (folder / name).write_bytes(data)
    os.utime(folder / name, (LONG_AGO + at, LONG_AGO + at))


def once(folder: Path, *words: str) -> tuple[list[str], list[str]]:
    """What one look at the folder prints, and what it complains of."""
    out, err = StringIO(), StringIO()
    call_command("follow", str(folder), "--once", *words, stdout=out, stderr=err)
    return out.getvalue().splitlines(), err.getvalue().splitlines()


def refused(folder: Path, *words: str) -> str:
    with pytest.raises(CommandError) as error:
        once(folder, *words)
    assert error.value.returncode == 2
    return str(error.value)


def test_every_save_goes_into_the_session_in_the_order_of_time(tmp_path: Path, tonight: Session) -> None:
    save(tmp_path, "b.xml", saved(evening(2)), at=1)
    save(tmp_path, "a.xml", saved(CHANGES["another contract"](evening(3))), at=2)
    save(tmp_path, "c.xml", saved(evening(1)), at=0)
    out, err = once(tmp_path, "--session", tonight.slug)
    assert out == [
        "c.xml: has been taken before, nothing changed",
        "b.xml: taken, 6 new results",
        "a.xml: taken, 6 new results, 1 to decide on the page of its files",
    ]
    assert err == []
    assert Result.objects.filter(board__session=tonight).count() == 18


def test_a_save_that_cannot_be_taken_is_named_and_stops_nobody(tmp_path: Path, tonight: Session) -> None:
    save(tmp_path, "a.pbn", b"To whom it may concern")
    save(tmp_path, "b.xml", saved(evening(3, shift=4)), at=1)
    save(tmp_path, "c.xml", saved(evening(2)), at=2)
    out, err = once(tmp_path, "--session", str(tonight.pk))
    assert out == ["c.xml: taken, 6 new results"]
    assert [line[:45] for line in err] == [
        "a.pbn: line 1: expected one of the files that",
        "b.xml: This file is of another session than T",
    ]


def test_a_file_that_bridgemate_fills_is_followed(tmp_path: Path, club: Club) -> None:
    whole = bridgemate_evening()
    begun = Bws(dict(whole.tables) | {"ReceivedData": whole.tables["ReceivedData"][:3]}).data()
    session = import_session(actor=None, club=club, data=begun, filename="evening.bws").session
    save(tmp_path, "evening.bws", whole.data())
    save(tmp_path, "evening.ldb", b"who has it open", 1)
    said, complaints = once(tmp_path, "--session", session.slug)
    assert (len(said), complaints) == (1, [])
    assert "taken, 4 new results" in said[0]


def test_an_empty_folder_says_nothing(tmp_path: Path, tonight: Session) -> None:
    assert once(tmp_path, "--session", tonight.slug) == ([], [])


def test_a_folder_that_is_not_there_is_bad_input(tmp_path: Path, tonight: Session) -> None:
    said = refused(tmp_path / "nowhere", "--session", tonight.slug)
    assert said.endswith("nowhere: no such folder; name the one that the scoring program saves into")


def test_a_session_that_is_not_there_is_bad_input(tmp_path: Path, tonight: Session) -> None:
    said = refused(tmp_path, "--session", "nope")
    assert said == "no session 'nope'; give the id or short name that import_session printed"


def test_a_server_needs_a_token(tmp_path: Path, tonight: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DESK_TOKEN", raising=False)
    said = refused(tmp_path, "--session", "x", "--server", "http://localhost")
    assert said == "say the session's token with --token, or in the variable DESK_TOKEN"


def test_a_server_that_is_no_address_is_bad_input(tmp_path: Path, tonight: Session) -> None:
    said = refused(tmp_path, "--session", "x", "--server", "desk", "--token", "t")
    assert said == "'desk' is no address of a desk; write it as https://desk.example"


@pytest.mark.parametrize("every", ["0", "-1", "x", "3601", "1.5", "١"])
def test_a_time_to_wait_that_cannot_be_is_bad_input(every: str) -> None:
    done = run("follow", ".", "--session", "x", "--every", every)
    assert done.returncode == 2
    assert "is no time to wait; give a number of seconds from 1 to 3600" in done.stderr


@pytest.mark.django_db(transaction=True)
def test_saves_go_to_a_desk_elsewhere(tmp_path: Path, live_server: LiveServer) -> None:
    club = make_club()
    dora = make_dora(club)
    session = import_session(actor=None, club=club, data=saved(evening(1)), filename="1.xml").session
    _token, text = make_token(actor=dora, session=session, name="Scorer")
    save(tmp_path, "2.xml", saved(evening(2)))
    save(tmp_path, "x.csv", b"nothing", at=1)
    out, err = once(tmp_path, "--session", session.slug, "--server", live_server.url, "--token", text)
    assert out == ["2.xml: taken, 6 new results"]
    assert [line[:14] for line in err] == ["x.csv: line 1:"]
    assert session.imports.latest("pk").imported_by == dora


@pytest.mark.django_db(transaction=True)
def test_a_wrong_token_ends_it_at_once(tmp_path: Path, live_server: LiveServer) -> None:
    said = refused(tmp_path, "--session", "x", "--server", live_server.url, "--token", "wrong")
    assert said.startswith("This token is not known here, or not for this session.")


def test_the_commands_own_session_is_asked_for(tmp_path: Path) -> None:
    done = run("follow", str(tmp_path))
    assert (done.returncode, "--session" in done.stderr) == (2, True)


def test_no_server_at_once_is_bad_input_with_one_look(tmp_path: Path, db: None) -> None:
    save(tmp_path, "2.xml", saved(evening(2)))
    said = refused(tmp_path, "--session", "x", "--server", "http://127.0.0.1:1", "--token", "t")
    assert said.startswith("http://127.0.0.1:1/sessions/x/files/send/: ")


def test_what_was_kept_aside_of_a_save_is_said(tmp_path: Path, tonight: Session) -> None:
    save(tmp_path, "a.xml", spoiled("SCORE", "4oo", at=-1, rounds=2))
    out, err = once(tmp_path, "--session", tonight.slug)
    assert (out, err) == (["a.xml: taken, 5 new results, 1 line kept aside on the page of its session"], [])
