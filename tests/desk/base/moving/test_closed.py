"""In a club that is closed nothing more is done, and one that has moved leads its readers on."""

import pytest
from django.test import Client

from rulings.desk.archives.services.closing import close_club, move_club, reopen_club
from rulings.desk.base.moving.closed import refuse_closed
from rulings.desk.base.refusals import WrongState
from rulings.desk.official.services import show_ranking
from rulings.models import Club, Session, User, Verb
from tests.factories import make_report
from tests.publishing import make_case

ADDRESS = "https://new.example.org/arno"


def test_nothing_is_filed_in_a_closed_club_and_all_is_as_it_was(
    olga: User, dora: User, club: Club, session: Session
) -> None:
    close_club(actor=olga, club=club)
    with pytest.raises(WrongState, match=r"^This club is closed: nothing more is done in it\."):
        make_report(dora, session)
    assert not club.reports.exists()
    reopen_club(actor=olga, club=club)
    assert make_report(dora, session).pk


def test_who_asks_in_a_club_that_has_moved_is_told_where(olga: User, dora: User, club: Club, session: Session) -> None:
    move_club(actor=olga, club=club, address=ADDRESS)
    with pytest.raises(WrongState, match=r"^This club goes on at another site: sign in there, at https://new\."):
        make_report(dora, session)


def test_every_verb_is_refused_in_a_closed_club_or_is_about_who_sees_it(olga: User, club: Club) -> None:
    club = close_club(actor=olga, club=club)
    done = set()
    for verb in Verb:
        try:
            refuse_closed(club, verb)
            done.add(verb)
        except WrongState:
            continue
    assert {Verb.CLUB_REOPENED, Verb.PLAYER_ERASED, Verb.PUBLICATION_WITHDRAWN} <= done
    assert not done & {Verb.REPORT_FILED, Verb.RULING_ISSUED, Verb.RESULT_CORRECTED, Verb.SESSION_BEGUN}


def test_every_public_page_of_a_club_that_moved_leads_to_its_page_there(
    olga: User, dora: User, club: Club, session: Session
) -> None:
    publication = make_case(dora, session)
    show_ranking(actor=olga, session=session, address="ponte-tuesday", with_names=True)
    move_club(actor=olga, club=club, address=ADDRESS)
    year = publication.year
    pages = {
        f"/casebook/ponte/{year}-1/": f"/casebook/arno/{year}-1/",
        f"/casebook/ponte/{year}-1.json": f"/casebook/arno/{year}-1.json",
        f"/casebook/ponte/{year}/book/?part=1": f"/casebook/arno/{year}/book/?part=1",
        f"/casebook/ponte/{year}/book.pdf": f"/casebook/arno/{year}/book.pdf",
        "/clubs/ponte/": "/clubs/arno/",
        "/results/ponte-tuesday/": "/results/ponte-tuesday/",
        "/results/ponte-tuesday/paper/": "/results/ponte-tuesday/paper/",
        "/results/ponte-tuesday/boards/1/": "/results/ponte-tuesday/boards/1/",
    }
    for here, there in pages.items():
        answer = Client().get(here)
        assert (answer.status_code, answer.get("Location")) == (301, f"https://new.example.org{there}"), here
        assert "max-age=3600" in answer["Cache-Control"]
    reopen_club(actor=olga, club=club)
    assert Client().get(f"/casebook/ponte/{year}-1/").status_code == 200
