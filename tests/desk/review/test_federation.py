"""Which clubs count with a federation's."""

from rulings.desk.review.queries.federation import clubs_of_rulings, counted_with
from rulings.models import Club, Session, User
from tests.factories import make_club, make_ruling


def test_clubs_count_that_agreed_and_only_with_their_federation(club: Club, session: Session, dora: User) -> None:
    figb = make_club("figb", "Federation")
    assert counted_with([figb]) == []
    figb.is_federation = True
    figb.save()
    club.federation = figb
    club.save()
    assert counted_with([figb]) == []
    club.counted_there = True
    club.save()
    assert counted_with([figb]) == [club]
    assert counted_with([club]) == []
    ruling = make_ruling(dora, session)
    assert clubs_of_rulings([ruling.pk, 0], [club]) == [(ruling.pk, club.name)]
    assert clubs_of_rulings([ruling.pk], []) == []
