"""The history of every object in words, and a ruling taken away as a signed file."""

import json
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.base.audit import statement_of
from rulings.desk.base.signing import is_signed
from rulings.desk.people.services.clubs import give_role
from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.desk.profiles.services import copy_profile
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.review.services import countersign
from rulings.desk.sessions.services import close_session, extend_period, make_result_available
from rulings.desk.trail.queries.export import public_key
from rulings.desk.trail.queries.histories import HISTORY_PAGE
from rulings.models import Club, Period, Ruling, Session, User
from tests.appealing import make_appeal
from tests.desk.reading import text
from tests.factories import make_profile, make_ruling


@pytest.fixture
def ruling(dora: User, rev: User, session: Session) -> Ruling:
    return countersign(actor=rev, ruling=make_ruling(dora, session))


def test_a_session_s_history_tells_of_its_periods_too(as_dora: Client, rev: User, session: Session) -> None:
    close_session(actor=rev, session=session)
    session = make_result_available(actor=rev, session=session)
    until = timezone.now() + timedelta(days=1)
    extend_period(actor=rev, session=session, period=Period.APPEAL, until=until, reason="The printer failed.")
    page = text(as_dora.get("/sessions/tuesday/history/"))
    assert "Rev Alti closed the session." in page
    assert "Rev Alti made a period of the session longer." in page
    assert "The printer failed." in page


def test_a_ruling_s_history_tells_its_answers_and_who_signed(
    as_dora: Client, ruling: Ruling, dora: User, session: Session
) -> None:
    make_ruling(dora, session)
    page = text(as_dora.get(f"/rulings/{ruling.pk}/history/"))
    assert page.count("issued version 1 of the ruling") == 1
    assert "Rev Alti countersigned version 1 of the ruling." in page
    assert "Dora Neri answered: Who" in page


def test_an_appeal_s_history(as_dora: Client, dora: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    assert "Dora Neri lodged appeal 1 for North-South." in text(as_dora.get(f"/appeals/{appeal.pk}/history/"))


def test_a_profile_s_history(as_dora: Client, olga: User, club: Club) -> None:
    common = make_profile()
    copy = copy_profile(actor=olga, club=club, profile=common)
    assert "copied the regulation profile Laws 2017 to the club." in text(as_dora.get(f"/profiles/{copy.pk}/history/"))
    assert "Nothing is on record." in text(as_dora.get(f"/profiles/{common.pk}/history/"))


def test_a_club_s_history_begins_with_the_latest_and_is_narrowed(
    as_rev: Client, rev: User, olga: User, pat: User, club: Club, ruling: Ruling
) -> None:
    give_role(actor=olga, club=club, user=pat, role="director")
    page = text(as_rev.get("/clubs/ponte/history/"))
    assert page.index("gave Pat Luni a role") < page.index("countersigned version 1")
    assert "Answer Yes, both sides had" in page
    members = text(as_rev.get("/clubs/ponte/history/?about=Membership"))
    assert "gave Pat Luni a role" in members
    assert "countersigned" not in members


def test_a_long_history_goes_on_where_the_page_ended(as_rev: Client, dora: User, session: Session) -> None:
    for _each in range(4):
        make_ruling(dora, session)
    first = as_rev.get("/clubs/ponte/history/").content.decode()
    older = first.partition("&amp;before=")[2].partition('"')[0]
    assert f"entry {older}" in first
    second = text(as_rev.get(f"/clubs/ponte/history/?before={older}"))
    assert f"entry {int(older) - 1} " in second
    assert "Dora Neri filed report 1 on board 1." in second
    assert as_rev.get("/clubs/ponte/history/?before=x&about=y").status_code == 200


def test_a_club_s_history_is_not_for_directors(as_dora: Client, club: Club) -> None:
    assert as_dora.get("/clubs/ponte/history/").status_code == 403


def test_a_ruling_is_taken_away_by_those_who_review(as_dora: Client, as_rev: Client, ruling: Ruling) -> None:
    page = as_rev.post(f"/rulings/{ruling.pk}/export.json")
    assert page["Content-Disposition"] == 'attachment; filename="ruling-1-1-1.json"'
    assert json.loads(page.content)["ruling"]["id"] == ruling.pk
    history = as_rev.get(f"/rulings/{ruling.pk}/history/")
    assert f'action="/rulings/{ruling.pk}/export.json"' in history.content.decode()
    assert "took version 1 of the ruling away as a signed file." in text(history)
    assert as_dora.post(f"/rulings/{ruling.pk}/export.json").status_code == 403
    assert "export.json" not in as_dora.get(f"/rulings/{ruling.pk}/history/").content.decode()


def test_everybody_finds_the_public_key_and_the_script(visitor: Client) -> None:
    page = visitor.get("/audit/key/")
    assert public_key() in text(page)
    assert "verify_ruling.py" in page.content.decode()
    assert "InvalidSignature" in text(page)
    assert "/audit/heads.json" in page.content.decode()


def test_everybody_reads_the_heads_of_the_clubs_that_show_them(visitor: Client, ruling: Ruling) -> None:
    assert visitor.get("/audit/heads.json").json()["heads"] == []
    Club.objects.update(heads_shown=True)
    page = visitor.get("/audit/heads.json")
    (head,) = page.json()["heads"]
    assert (head["slug"], head["sequence"]) == ("ponte", Club.objects.get().audit_sequence)
    assert is_signed(statement_of(head), page.json()["key"], head["signature"])
    assert "public" in page["Cache-Control"]


def test_a_history_of_hundreds_of_changes_costs_as_many_rows_a_page_as_one_of_a_few(
    as_dora: Client, dora: User, session: Session
) -> None:
    ruling = make_ruling(dora, session)
    report = ruling.report
    for number in range(HISTORY_PAGE + 20):
        text_told = f"{number} " + "West led. " * 900
        report = amend_report(actor=dora, report=report, revision=report.revision, narrative=text_told)
    page = f"/reports/{report.pk}/history/"
    first, second = (as_dora.get(each).content.decode() for each in (page, f"{page}?page=2"))
    assert (first.count("entry "), second.count("entry ")) == (HISTORY_PAGE, HISTORY_PAGE)
    assert "<summary>" in second, "long texts are folded"


def test_the_process_of_a_ruling_lists_what_was_told_and_no_more_than_a_page_of_it(
    as_dora: Client, dora: User, session: Session
) -> None:
    ruling = make_ruling(dora, session)
    for _number in range(HISTORY_PAGE // 2 + 20):
        revoke_private_link(actor=dora, link=make_private_link(actor=dora, report=ruling.report, side="NS"))
    page = text(as_dora.get(f"/rulings/{ruling.pk}/process/"))
    assert page.count("made a private link for") + page.count("revoked the private link of") == HISTORY_PAGE
    assert "What was told before stands in the history" in page
