"""A ruling after it was issued: versions, the next case, what to come back to, history, publication, the players."""

import re
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.players.services import make_private_link
from rulings.models import FollowUp, ReportCase, Ruling, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import heading, text
from tests.factories import (
    REST_OF_NO_CARD_LATE,
    answer_all,
    first_case,
    make_pair,
    make_publishable,
    make_report,
    make_ruling,
)

SURPLUS = (
    ("both_sides_played_on", "yes"),
    ("offender", "W"),
    ("faced_card_is_known", "yes"),
    ("role", "defender"),
    ("extra_card_was_exposed", "yes"),
    ("restored_card_could_have_been_played", "no"),
)


def issued(dora: User, session: Session, answers: tuple[tuple[str, str], ...], **fields: Any) -> Ruling:
    """A ruling with the sentences that people read."""
    case = answer_all(dora, first_case(make_report(dora, session, **fields)), answers)
    return issue_ruling(actor=dora, case=case, revision=case.revision)


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return issued(dora, session, REST_OF_NO_CARD_LATE)


def test_the_ruling_shows_its_findings_with_their_paragraphs(as_dora: Client, ruling: Ruling) -> None:
    page = as_dora.get(f"/rulings/{ruling.pk}/")
    assert heading(page) == "West played no card or too many to a trick: one trick to North-South"
    assert "The trick stays with the side that won it. Law 67B1" in text(page)
    assert "Issued by Dora Neri" in text(page)


def test_a_reopened_ruling_becomes_a_new_version_that_says_why(as_dora: Client, ruling: Ruling) -> None:
    as_dora.post(f"/rulings/{ruling.pk}/supersede/", {"reason": "It was East."})
    case = ReportCase.objects.get()
    form = {"key": "offender", "value": "E", "revision": case.revision}
    as_dora.post(f"/cases/{case.pk}/answer/", form)
    page = as_dora.post(f"/cases/{case.pk}/issue/", {"revision": case.revision + 1}, follow=True)
    assert "version 2" in text(page)
    assert "Replaces the version before because: It was East." in text(page)
    old = as_dora.get(f"/rulings/{ruling.pk}/")
    assert "superseded" in text(old)
    assert "Reopen, to rule anew" not in text(old)


def test_reopening_demands_its_reason(as_dora: Client, ruling: Ruling) -> None:
    page = as_dora.post(f"/rulings/{ruling.pk}/supersede/", {"reason": " "})
    assert page.status_code == 200
    assert "Write the reason first." in text(page)
    assert ReportCase.objects.get().is_open is False


def test_a_finding_that_sends_on_opens_the_next_case_with_what_is_known(
    as_dora: Client, dora: User, session: Session
) -> None:
    ruling = issued(dora, session, SURPLUS, facts={"error": "played_too_many"})
    shown = text(as_dora.get(f"/rulings/{ruling.pk}/"))
    assert "Go on: Exposed card of a defender West. Law 50, on the same report" in shown
    page = as_dora.post(f"/reports/{ruling.report_id}/next/", {"situation": "penalty_card"}, follow=True)
    assert "Card of West change" in text(page)
    assert [case.situation for case in ruling.report.cases.all()] == ["defective_trick", "penalty_card"]


@pytest.mark.parametrize("note", ["", "No damage."])
def test_what_to_come_back_to_is_settled_by_one_tap_with_a_note_or_without(
    as_dora: Client, ruling: Ruling, note: str
) -> None:
    follow_up = FollowUp.objects.get()
    assert "to do" in text(as_dora.get("/"))
    assert "Nothing further" in text(as_dora.get(f"/follow-ups/{follow_up.pk}/"))
    as_dora.post(f"/follow-ups/{follow_up.pk}/done/", {"note": note})
    follow_up.refresh_from_db()
    assert (follow_up.note, follow_up.done_at is not None) == (note, True)
    assert "Come back to" not in text(as_dora.get("/"))


def test_a_note_that_is_too_long_comes_back_with_its_sentence(as_dora: Client, ruling: Ruling) -> None:
    follow_up = FollowUp.objects.get()
    page = as_dora.post(f"/follow-ups/{follow_up.pk}/done/", {"note": "x" * 2_001})
    assert (page.status_code, FollowUp.objects.get().done_at) == (200, None)
    assert "at most 2000 characters" in text(page)


def test_the_history_tells_who_did_what_in_words(as_dora: Client, ruling: Ruling) -> None:
    story = text(as_dora.get(f"/reports/{ruling.report_id}/history/"))
    assert "Dora Neri filed report 1 on board 1." in story
    assert "Dora Neri answered: Who" in story
    assert "Dora Neri issued version 1 of the ruling." in story


def test_the_chief_director_finds_what_waits_for_him(as_rev: Client, ruling: Ruling) -> None:
    waiting = (
        "Waiting for you 1 board West played no card or too many to a trick: one trick "
        "to North-South Changes a score Dora Neri"
    )
    assert waiting in text(as_rev.get("/"))
    page = as_rev.post(f"/rulings/{ruling.pk}/countersign/", follow=True)
    assert "Countersigned. No other ruling waits for you." in text(page)
    assert "countersigned by Rev Alti" in text(as_rev.get(f"/rulings/{ruling.pk}/"))
    assert "To publish" in text(as_rev.get("/"))


def test_a_ruling_of_a_session_in_play_is_not_published_and_says_why(as_rev: Client, ruling: Ruling) -> None:
    as_rev.post(f"/rulings/{ruling.pk}/countersign/")
    page = as_rev.post(f"/rulings/{ruling.pk}/publish/", {"text": ""})
    assert page.status_code == 409
    assert "The session is still in play" in text(page)


def test_a_public_text_that_names_a_player_comes_back(dora: User, rev: User, session: Session) -> None:
    make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi")
    ruling = make_publishable(dora, rev, session)
    page = signed_in(rev).post(f"/rulings/{ruling.pk}/publish/", {"text": "Bianchi played no card."})
    assert page.status_code == 422
    assert "A person is named in the public text: Bianchi (“Bianchi played no card.”)." in text(page)
    assert not hasattr(Ruling.objects.get(), "publication")


def test_the_public_page_tells_the_ruling_without_names(
    dora: User, rev: User, session: Session, visitor: Client
) -> None:
    ruling = make_publishable(dora, rev, session, seats={"W": "Pat Luni"})
    signed_in(rev).post(f"/rulings/{ruling.pk}/publish/", {"text": "West held a card too many."})
    page = visitor.get(f"/casebook/ponte/{timezone.now().year}-1/")
    assert "West held a card too many." in text(page)
    assert "67B1(a)" in text(page)
    assert "Luni" not in text(page)
    assert "Dora" not in text(page)
    listed = text(visitor.get("/casebook/"))
    assert "Defective trick" in listed
    assert "Luni" not in listed


def test_a_withdrawn_publication_leaves_its_notice(dora: User, rev: User, session: Session, visitor: Client) -> None:
    ruling = make_publishable(dora, rev, session)
    as_rev = signed_in(rev)
    as_rev.post(f"/rulings/{ruling.pk}/publish/", {"text": "West held a card too many."})
    as_rev.post(f"/rulings/{ruling.pk}/withdraw/", {"notice": "A new version follows."})
    page = visitor.get(f"/casebook/ponte/{timezone.now().year}-1/")
    assert "This ruling was withdrawn from publication. A new version follows." in text(page)
    assert "West held" not in text(page)


def test_a_player_reads_his_ruling_and_nothing_else(dora: User, ruling: Ruling, visitor: Client) -> None:
    make_ruling(dora, ruling.report.session)
    link = make_private_link(actor=dora, report=ruling.report, side="EW")
    page = visitor.get(f"/r/{link.token}/")
    assert heading(page) == "The ruling on board 1"
    assert "For East-West." in text(page)
    assert text(page).count("Ruling 1.1 · version 1") == 1
    assert page["X-Robots-Tag"] == "noindex, nofollow"
    assert page["Referrer-Policy"] == "same-origin"
    assert "/rulings/" not in page.content.decode()


@pytest.mark.parametrize("language", ["it", "pl"])
def test_a_player_s_page_has_an_address_in_each_language(
    dora: User, ruling: Ruling, visitor: Client, language: str
) -> None:
    link = make_private_link(actor=dora, report=ruling.report, side="EW")
    page = visitor.get(f"/r/{link.token}/?lang={language}")
    assert f'<html lang="{language}">' in page.content.decode()
    assert "The trick stays" not in text(page)


def test_a_guessed_link_is_404(visitor: Client, ruling: Ruling) -> None:
    assert visitor.get("/r/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/").status_code == 404


def test_the_director_shows_the_link_as_a_code(as_dora: Client, ruling: Ruling) -> None:
    page = as_dora.post(f"/reports/{ruling.report_id}/link/", {"side": "NS"})
    assert re.search(r"/r/[\w-]{32}/", text(page))
    assert 'src="data:image/svg+xml' in page.content.decode()


def test_a_side_that_is_none_is_refused(as_dora: Client, ruling: Ruling) -> None:
    page = as_dora.post(f"/reports/{ruling.report_id}/link/", {"side": "NE"})
    assert page.status_code == 422
    assert "A side is NS or EW." in text(page)
