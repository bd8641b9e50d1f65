"""The official end on its page: what is left, the end with its clocks, where the ranking is shown, and the files."""

import re

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.playing.services import play_in
from rulings.formats.reader import read_session
from rulings.models import Club, Result, Role, Session, SignIn, TableCall, User
from tests.desk.conftest import signed_in
from tests.desk.official.evening import begin, made_of, name_everybody, play
from tests.desk.reading import text
from tests.factories import make_report, make_ruling, make_user


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    session = begin(dora, club, made_of())
    name_everybody(session)
    return session


@pytest.fixture
def page(evening: Session) -> str:
    return f"/sessions/{evening.slug}/end/"


@pytest.fixture
def over(dora: User, evening: Session) -> Session:
    play(dora, evening)
    return evening


def test_boards_that_nobody_has_played_are_one_line_and_the_others_name_their_tables(
    as_dora: Client, dora: User, evening: Session, page: str
) -> None:
    play(dora, evening, range(1, 5))
    first = Result.objects.filter(board__number=2).order_by("pk")[0]
    Result.objects.filter(pk=first.pk).update(contract="", declarer="", tricks=None, score_ns=None)
    said = text(as_dora.get(page))
    assert "19 results missing" in said
    assert "Boards without any result: 5–10" in said
    who = f"{first.ns and first.ns.number}–{first.ew and first.ew.number}"
    assert f"table {first.table}, round {first.round}: {who}" in said
    links = re.findall(r'href="([^"]+/traveller/)"', as_dora.get(page).content.decode())
    assert links == [f"/sessions/{evening.slug}/boards/2/traveller/"]


def test_when_nothing_is_left_the_page_says_so(as_dora: Client, over: Session, page: str) -> None:
    assert "Nothing is left: every result is there, and every matter is settled." in text(as_dora.get(page))


def test_each_matter_is_a_line_that_leads_to_where_it_is_settled(
    as_dora: Client, dora: User, over: Session, page: str
) -> None:
    report = make_report(dora, over)
    TableCall.objects.create(session=over, table="1", source="card", called_at=timezone.now())
    SignIn.objects.create(session=over, names=[], made_at=timezone.now())
    Result.objects.filter(board__number=3).update(score_ns=7)
    found = as_dora.get(page)
    assert f'href="/reports/{report.pk}/"' in found.content.decode()
    for sentence in (
        "1 table still calls the director.",
        "1 entry at the door still waits to be confirmed.",
        "the points are not those of contract and tricks (77)",
        "This is left. The end does not wait for it: you decide.",
    ):
        assert sentence in text(found)


def test_play_is_ended_and_the_score_made_available_from_the_page(as_dora: Client, over: Session, page: str) -> None:
    assert "Official score available" not in text(as_dora.get(page))
    as_dora.post(f"/sessions/{over.slug}/close/", {"available": "on"})
    over.refresh_from_db()
    assert not over.is_open
    assert over.result_available_at
    said = text(as_dora.get(page))
    assert "Official score available since" in said
    assert "running" in said
    assert "Open the session again" not in said


def test_a_session_closed_without_its_score_is_opened_again(as_dora: Client, over: Session, page: str) -> None:
    as_dora.post(f"/sessions/{over.slug}/close/")
    said = text(as_dora.get(page))
    assert "The official score is available now" in said
    assert "Open the session again" in said
    as_dora.post(f"/sessions/{over.slug}/reopen/")
    over.refresh_from_db()
    assert over.is_open


def test_what_the_services_refuse_is_refused(as_dora: Client, over: Session) -> None:
    """No score of a session in play, and no play after its score."""
    assert as_dora.post(f"/sessions/{over.slug}/available/").status_code == 409
    as_dora.post(f"/sessions/{over.slug}/close/", {"available": "on"})
    assert as_dora.post(f"/sessions/{over.slug}/reopen/").status_code == 409


def test_the_ranking_is_shown_and_hidden_from_the_page(as_dora: Client, over: Session, page: str) -> None:
    assert "It is private now." in text(as_dora.get(page))
    shown = as_dora.post(page, {"address": "Ponte-17"}, follow=True)
    assert "Whoever has the address reads the ranking there" in text(shown)
    assert 'href="/results/ponte-17/"' in shown.content.decode()
    hidden = as_dora.post(page, {"address": ""}, follow=True)
    assert "Nobody reads the ranking without an account." in text(hidden)
    assert Session.objects.get().public_address == ""


def test_an_address_that_cannot_be_comes_back_on_its_field(as_dora: Client, over: Session, page: str) -> None:
    answer = as_dora.post(page, {"address": "caffè corretto"})
    assert answer.status_code == 200
    assert "Use letters without accents" in text(answer)
    assert "aria-invalid" in answer.content.decode()


@pytest.mark.parametrize(
    ("kind", "type_"),
    [("xml", "application/xml"), ("pbn", "text/plain"), ("csv", "text/csv"), ("json", "application/json")],
)
def test_the_session_is_taken_as_a_file(kind: str, type_: str, as_dora: Client, over: Session) -> None:
    answer = as_dora.get(f"/sessions/{over.slug}/exports/session.{kind}")
    assert answer["Content-Type"] == f"{type_}; charset=utf-8"
    assert answer["Content-Disposition"] == f'attachment; filename="{over.slug}.{kind}"'
    assert len(read_session(answer.content).results) == over.boards.count() * 3
    assert answer.content.startswith(b"\xef\xbb\xbf") is (kind == "csv")


def test_there_is_no_file_of_another_kind(as_dora: Client, over: Session) -> None:
    assert as_dora.get(f"/sessions/{over.slug}/exports/session.exe").status_code == 404


def test_the_page_of_files_says_what_each_has_no_place_for(as_dora: Client, over: Session) -> None:
    page = as_dora.get(f"/sessions/{over.slug}/exports/")
    assert "CSV has no place for totals; contestants whose total was left out: 6." in text(page)
    for kind in ("xml", "pbn", "csv", "json"):
        assert f'href="/sessions/{over.slug}/exports/session.{kind}"' in page.content.decode()


def test_who_rules_takes_a_file_with_the_rulings_in_his_language_and_nobody_else_does(
    as_dora: Client, dora: User, club: Club, over: Session
) -> None:
    ruling = make_ruling(dora, over)
    address = f"/sessions/{over.slug}/exports/session.pbn"
    assert f'href="{address}?rulings=1"' in as_dora.get(f"/sessions/{over.slug}/exports/").content.decode()
    plain, told = (as_dora.get(each).content.decode() for each in (address, f"{address}?rulings=1"))
    assert "{#" not in plain
    assert f"{{#{ruling.report.number}" in told
    assert (
        as_dora.get(f"{address}?rulings=1")["Content-Disposition"] == f'attachment; filename="{over.slug}-rulings.pbn"'
    )
    as_admin = signed_in(make_user("admin", club, Role.ADMINISTRATOR))
    assert as_admin.get(address).status_code == 200
    assert as_admin.get(f"{address}?rulings=1").status_code == 403
    assert "rulings=1" not in as_admin.get(f"/sessions/{over.slug}/exports/").content.decode()


def test_a_director_who_has_still_to_play_takes_no_file_and_is_told_of_no_hidden_board(
    dora: User, rev: User, evening: Session, page: str
) -> None:
    play(dora, evening, range(1, 3))
    play_in(actor=rev, session=evening, user=rev, contestant=evening.contestants.get(position=1))
    as_rev = signed_in(rev)
    for address in ("exports/", "exports/session.csv"):
        answer = as_rev.get(f"/sessions/{evening.slug}/{address}")
        assert answer.status_code == 403
        assert "You still have boards to play in this session." in text(answer)
    assert "Boards without any result" not in text(as_rev.get(page))
    play(dora, evening)
    assert as_rev.get(f"/sessions/{evening.slug}/exports/session.csv").status_code == 200
