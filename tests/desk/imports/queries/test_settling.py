"""How a session is scored, as the newest file with results tells it."""

from dataclasses import replace
from decimal import Decimal

from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.scores.services.scoring import choose_scoring
from rulings.formats.session import SessionFile
from rulings.models import Club, Session, User
from rulings.scoring.regulations import Method
from tests.desk.imports.dumps import dump
from tests.desk.imports.evening import evening, saved
from tests.desk.imports.growing import FILES
from tests.factories import make_club


def begun(club: Club, file: SessionFile) -> Session:
    return import_session(actor=None, club=club, data=saved(file), filename="x").session


def send(session: Session, file: SessionFile) -> Session:
    add_file(actor=None, session=session, data=saved(file), filename="x")
    return Session.objects.get(pk=session.pk)


def test_the_newest_file_tells_how_it_is_scored(club: Club) -> None:
    session = send(begun(club, evening(1)), replace(evening(2), winners=1))
    assert "WINNERS 1" in session.scoring


def test_an_earlier_save_does_not(club: Club) -> None:
    session = begun(club, evening(3))
    assert send(session, replace(evening(1), winners=1)).scoring == session.scoring


def test_a_file_without_results_does_not(club: Club) -> None:
    session = begun(club, evening(3))
    assert send(session, replace(evening(0), scoring="", winners=None)).scoring == session.scoring


def test_what_was_chosen_here_stays(club: Club, dora: User) -> None:
    session = begun(club, evening(1))
    choose_scoring(actor=dora, session=session, method=Method.BUTLER.value, follows_file=True)
    chosen = Session.objects.get(pk=session.pk)
    sent = send(session, replace(evening(2), winners=1))
    assert (sent.scoring, sent.own_scoring) == (chosen.scoring, chosen.own_scoring)


def test_what_counts_beside_the_boards_goes_with_the_file_that_has_it_no_longer(club: Club) -> None:
    """A carried score that was entered by mistake, and taken out again."""
    path = next(each for each in FILES if each.name == "evening.xml")
    plain = path.read_text(encoding="utf-8")
    carried = plain.replace(
        "<TOTAL_SCORE>10.50</TOTAL_SCORE><PERCENTAGE>87.50</PERCENTAGE>",
        "<TOTAL_SCORE>11.50</TOTAL_SCORE><PERCENTAGE>95.83</PERCENTAGE><CARRY_FORWARD>1</CARRY_FORWARD>",
    )
    assert carried != plain
    session = import_session(actor=None, club=club, data=carried.encode(), filename=path.name).session
    for more in ("", "\n", "\n\n"):
        add_file(actor=None, session=session, data=(carried + more).encode(), filename=path.name)
        beside = session.contestants.exclude(beside={})
        assert [Decimal(each.beside["amount"]) for each in beside] == [1]
    add_file(actor=None, session=session, data=plain.encode(), filename=path.name)
    assert not session.contestants.exclude(beside={}).exists()
    alone = import_session(actor=None, club=make_club("alone"), data=plain.encode(), filename=path.name).session
    assert dump(session) == dump(alone)
