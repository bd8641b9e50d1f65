"""The demo club: made once, and only what is missing."""

from rulings.desk.demo.services import load_demo
from rulings.models import Club, IrregularityReport, Membership, Publication, Role, Session, User


def test_it_makes_a_club_with_somebody_of_each_role(db: None) -> None:
    demo = load_demo(password="seven of spades")
    assert [(login.username, login.is_password_known) for login in demo.logins] == [
        ("dora", True),
        ("rev", True),
        ("olga", True),
    ]
    roles = Membership.objects.filter(club=demo.club).values_list("user__username", "role")
    assert dict(roles) == {"dora": Role.DIRECTOR, "rev": Role.CHIEF_DIRECTOR, "olga": Role.ADMINISTRATOR}
    assert demo.session.is_open


def test_what_is_there_already_is_not_made_again(db: None) -> None:
    first = load_demo(password="seven of spades")
    counted = [model.objects.count() for model in (Club, User, Session, IrregularityReport, Publication)]
    again = load_demo(password="another")
    assert (again.club, again.session) == (first.club, first.session)
    assert [model.objects.count() for model in (Club, User, Session, IrregularityReport, Publication)] == counted
    assert [login.is_password_known for login in again.logins] == [False] * 3


def test_somebody_whose_role_was_taken_away_gets_it_back(db: None) -> None:
    demo = load_demo(password="seven of spades")
    Membership.objects.filter(club=demo.club, user__username="rev").delete()
    load_demo(password="seven of spades")
    assert Membership.objects.get(club=demo.club, user__username="rev").role == Role.CHIEF_DIRECTOR
