"""What an administrator sets for a club: how it publishes, who is made anonymous."""

import pytest
from django.test import Client

from rulings.models import Club, Erasure, IrregularityReport, Player, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_pair, make_report

ERASE = "/clubs/ponte/erase/"


@pytest.fixture
def as_olga(olga: User) -> Client:
    return signed_in(olga)


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    make_pair(session, "1", "NS", "Łucja Źrebiec", "Bill Short")
    return make_report(dora, session, narrative="Zrebiec led, short of time.")


def test_publishing_is_set_by_a_form(as_olga: Client, club: Club) -> None:
    assert "Days from play to publication" in text(as_olga.get("/clubs/ponte/publishing/"))
    form = {"delay_days": "30", "parties_first_hours": "48", "date_shown": "year"}
    form |= {"rankings_listed": "on", "board_shown": "left_out"}
    page = as_olga.post("/clubs/ponte/publishing/", form, follow=True)
    assert "Saved. It holds for every ruling published from now on." in text(page)
    club.refresh_from_db()
    assert club.publishing == {
        "delay_days": 30, "parties_first_hours": 48, "date_shown": "year", "rankings_listed": True,
        "board_shown": "left_out", "federation_marks": False,
    }  # fmt: skip


def test_a_number_out_of_range_comes_back(as_olga: Client, club: Club) -> None:
    form = {"delay_days": "400", "parties_first_hours": "48", "date_shown": "year"}
    page = as_olga.post("/clubs/ponte/publishing/", form)
    assert "Ensure this value is less than or equal to 365." in text(page)
    club.refresh_from_db()
    assert club.publishing == {}


def test_a_player_is_found_shown_and_made_anonymous(as_olga: Client, report: IrregularityReport) -> None:
    assert "Łucja Źrebiec" in text(as_olga.get(ERASE, {"name": "zrebiec"}))
    shown = text(as_olga.get(ERASE, {"name": "zrebiec", "names": "Łucja Źrebiec"}))
    assert "Lists and results 2 Reports 1 Texts of the audit trail 1" in shown
    assert "Player 1" not in shown
    form = {"names": ["Łucja Źrebiec"], "reason": "By letter."}
    assert "Done: the player is Player 1 everywhere now." in text(as_olga.post(ERASE, form, follow=True))
    report.refresh_from_db()
    assert report.narrative == "Player 1 led, short of time."
    assert "Player 1 Olga Zieba" in text(as_olga.get(ERASE))


def test_a_word_ticked_as_ordinary_stays(as_olga: Client, report: IrregularityReport) -> None:
    form = {"names": ["Bill Short"], "spared": ["short"], "reason": "By letter."}
    as_olga.post(ERASE, form)
    report.refresh_from_db()
    assert report.narrative == "Zrebiec led, short of time."
    assert not Player.objects.filter(name="Bill Short").exists()


def test_a_missing_reason_shows_the_page_again_and_changes_nothing(as_olga: Client, report: IrregularityReport) -> None:
    page = text(as_olga.post(ERASE, {"name": "zrebiec", "names": ["Łucja Źrebiec"], "reason": ""}))
    assert "Write who asked for this and when, without the name." in page
    assert "What will change" in page
    assert not Erasure.objects.exists()


def test_a_name_that_nobody_bears_is_said_so(as_olga: Client, report: IrregularityReport) -> None:
    assert "Nobody of that name plays in this club." in text(as_olga.get(ERASE, {"name": "Nowak"}))
    page = as_olga.post(ERASE, {"names": ["Jan Nowak"], "reason": "By letter."})
    assert page.status_code == 422
    assert "No player of this club has that name." in text(page)


def test_an_administrator_finds_both_from_the_desk(as_olga: Client, as_dora: Client, session: Session) -> None:
    assert "Make a player anonymous" in text(as_olga.get("/?session=tuesday"))
    assert "Make a player anonymous" not in text(as_dora.get("/?session=tuesday"))


def test_who_keeps_the_head_of_the_trail_is_set_by_a_form(as_olga: Client, club: Club) -> None:
    assert "Who keeps the head of the audit trail" in text(as_olga.get("/clubs/ponte/people/"))
    page = as_olga.post("/clubs/ponte/heads/", {"is_shown": "on", "mail": "audit@example.org"}, follow=True)
    assert "Saved" in text(page)
    club.refresh_from_db()
    assert (club.heads_shown, club.heads_mailed_to) == (True, "audit@example.org")
    assert "Olga Zieba changed who gets the head of the audit trail." in text(as_olga.get("/clubs/ponte/history/"))


def test_what_is_no_mail_address_comes_back(as_olga: Client, club: Club) -> None:
    page = as_olga.post("/clubs/ponte/heads/", {"mail": "audit"})
    assert "Enter a valid email address." in text(page)
    club.refresh_from_db()
    assert (club.heads_shown, club.heads_mailed_to) == (False, "")
