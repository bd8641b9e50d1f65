"""Whom a text about a report may name: those of its session, and the people of its club."""

from django.utils import timezone

from rulings.desk.base.naming.marks import marks_in
from rulings.desk.base.naming.whom import names_of_club, whom_about
from rulings.models import Club, Poll, RosterPlayer, Session, User
from tests.factories import a_key, make_club, make_pair, make_report, make_session


def named(text: str, whom: object) -> list[str]:
    return [mark.word for mark in marks_in(text, whom) if mark.is_certain]  # type: ignore[arg-type]


def test_players_of_the_session_those_typed_at_the_table_and_the_polled_are_near(dora: User, session: Session) -> None:
    make_pair(session, "1", "NS", "Anna Kowalska")
    report = make_report(dora, session, seats={"W": "Ermete Bonfà"})
    poll = Poll.objects.create(report=report, seat="N", digest="t", question="?", made_by=dora, made_at=timezone.now())
    poll.answers.create(answer_key=a_key(), peer="Rita Gallo", answer="P", answered_at=timezone.now())
    assert named("Kowalskiej, Bonfà, Gallo; Kos", whom_about(report)) == ["Kowalskiej", "Bonfà", "Gallo"]


def test_the_list_and_the_people_of_the_club_are_known_and_no_other_clubs(
    dora: User, rev: User, olga: User, session: Session, club: Club
) -> None:
    RosterPlayer.objects.create(club=club, name="Ola Kos", folded="ola kos")
    elsewhere = make_club("wisla", "Klub Wisła")
    RosterPlayer.objects.create(club=elsewhere, name="Iga Wilk", folded="iga wilk")
    make_pair(make_session(elsewhere, "there"), "1", "NS", "Jan Lis")
    assert names_of_club(club) == {"Ola Kos", "Dora Neri", "Rev Alti", "Olga Zieba"}
    assert named("a Kosa, alti, wilka i Lisa", whom_about(make_report(dora, session))) == ["Kosa", "alti"]
