"""Which clubs the public reads of, and what: nothing that a club has not made public."""

from rulings.desk.casebook.queries.clubs import newest_cases_of, public_clubs, sessions_listed_of
from rulings.models import Club, Session, SessionStatus, User
from tests.factories import make_session
from tests.publishing import make_case


def test_a_club_that_published_nothing_is_not_named(club: Club, session: Session) -> None:
    assert list(public_clubs()) == []


def test_a_club_is_named_for_its_cases_and_shows_the_newest_five(club: Club, session: Session, dora: User) -> None:
    cases = [make_case(dora, session) for _case in range(6)]
    assert list(public_clubs()) == [club]
    assert newest_cases_of(club) == cases[:0:-1]


def test_a_public_ranking_is_listed_only_where_the_club_says_so(club: Club, session: Session) -> None:
    Session.objects.filter(pk=session.pk).update(public_address="tuesday", status=SessionStatus.CLOSED)
    assert (list(public_clubs()), sessions_listed_of(club)) == ([], [])
    club.publishing = {"rankings_listed": True}
    club.save()
    assert (list(public_clubs()), sessions_listed_of(club)) == ([club], [session])


def test_a_session_in_play_or_without_a_public_address_is_never_listed(club: Club, session: Session) -> None:
    club.publishing = {"rankings_listed": True}
    club.save()
    Session.objects.filter(pk=session.pk).update(public_address="tuesday")
    Session.objects.filter(pk=make_session(club, "monday").pk).update(status=SessionStatus.CLOSED)
    assert (list(public_clubs()), sessions_listed_of(club)) == ([], [])
