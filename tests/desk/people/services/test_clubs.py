"""Making a club, giving roles and taking them away."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right, rights_of
from rulings.desk.people.services.clubs import create_club, give_role, show_heads, take_role
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, Membership, Role, User
from tests.factories import history


def test_a_club_begins_its_audit_trail(db: None) -> None:
    club = create_club(name="Ponte Nuovo", slug="nuovo")
    where = {"time_zone": "UTC", "language": "en", "country": ""}
    assert history(club) == [("club.created", {}, {"name": "Ponte Nuovo", "slug": "nuovo", **where})]
    assert verify_audit(club) is None


def test_an_administrator_gives_a_role_and_another_in_its_place(olga: User, pat: User, club: Club) -> None:
    give_role(actor=olga, club=club, user=pat, role=Role.DIRECTOR)
    assert give_role(actor=olga, club=club, user=pat, role=Role.CHIEF_DIRECTOR).role == "chief_director"
    assert Membership.objects.filter(user=pat).count() == 1
    told = {"user": pat.pk, "name": "Pat Luni"}
    assert history(club) == [
        ("role.given", {}, told | {"role": "director"}),
        ("role.given", {"role": "director"}, told | {"role": "chief_director"}),
    ]


def test_the_role_he_has_changes_nothing(olga: User, dora: User, club: Club) -> None:
    give_role(actor=olga, club=club, user=dora, role=Role.DIRECTOR)
    assert history(club) == []


def test_a_director_is_made_an_administrator_beside_it_and_the_trail_says_so(
    olga: User, dora: User, club: Club
) -> None:
    give_role(actor=olga, club=club, user=dora, role=Role.DIRECTOR, also_administers=True)
    assert rights_of(dora, club) >= {Right.RULE, Right.ADMINISTER}
    both, told = {"role": "director", "administrator": True}, {"user": dora.pk, "name": "Dora Neri"}
    assert history(club) == [("role.given", {"role": "director"}, told | both)]
    give_role(actor=olga, club=club, user=dora, role=Role.ADMINISTRATOR)
    assert Membership.objects.get(user=dora).roles == ["administrator"]
    assert history(club)[1:] == [("role.given", both, told | {"role": "administrator"})]


def test_the_last_administrator_does_not_leave_the_club_without_any(olga: User, dora: User, club: Club) -> None:
    with pytest.raises(WrongState, match=r"^Somebody must administer the club"):
        give_role(actor=olga, club=club, user=olga, role=Role.DIRECTOR)
    assert (Membership.objects.get(user=olga).role, history(club)) == ("administrator", [])
    give_role(actor=olga, club=club, user=dora, role=Role.DIRECTOR, also_administers=True)
    give_role(actor=olga, club=club, user=olga, role=Role.DIRECTOR)
    assert Right.ADMINISTER not in rights_of(olga, club)


@pytest.mark.parametrize("who", ["dora", "rev", "pat", "wanda"])
def test_nobody_else_gives_roles(who: str, pat: User, club: Club, request: pytest.FixtureRequest) -> None:
    refusal = r"^Only an administrator of this club changes its members and its regulations\.$"
    with pytest.raises(NotAllowed, match=refusal):
        give_role(actor=request.getfixturevalue(who), club=club, user=pat, role=Role.ADMINISTRATOR)
    assert not Membership.objects.filter(user=pat).exists()


def test_a_role_is_taken_away_with_every_right_and_the_trail_says_whose(
    olga: User, dora: User, wanda: User, club: Club
) -> None:
    assert take_role(actor=olga, club=club, user=dora)
    assert rights_of(dora, club) == frozenset()
    assert history(club) == [("role.taken", {"role": "director"}, {"user": dora.pk, "name": "Dora Neri"})]
    assert not take_role(actor=olga, club=club, user=wanda)
    assert (wanda.memberships.count(), len(history(club))) == (1, 1)
    assert verify_audit(club) is None


@pytest.mark.parametrize("who", ["dora", "rev", "pat", "wanda"])
def test_nobody_else_takes_roles_away(who: str, olga: User, club: Club, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed, match=r"^Only an administrator of this club changes its members"):
        take_role(actor=request.getfixturevalue(who), club=club, user=olga)
    assert olga.memberships.exists()


def test_an_unknown_role_is_refused(olga: User, pat: User, club: Club) -> None:
    with pytest.raises(BadInput, match=r"^There is no such role\."):
        give_role(actor=olga, club=club, user=pat, role="emperor")


def test_who_gets_the_head_of_the_trail_is_said_once_and_recorded(olga: User, club: Club) -> None:
    show_heads(actor=olga, club=club, is_shown=True, mail=" audit@example.org ")
    show_heads(actor=olga, club=club, is_shown=True, mail="audit@example.org")
    before, after = {"is_shown": False, "mail": ""}, {"is_shown": True, "mail": "audit@example.org"}
    assert history(club) == [("trail.heads_shown", before, after)]
    club.refresh_from_db()
    assert (club.heads_shown, club.heads_mailed_to) == (True, "audit@example.org")


def test_what_is_no_mail_address_changes_nothing(olga: User, club: Club) -> None:
    for mail in ("audit", "a@b", "x" * 250 + "@example.org"):
        with pytest.raises(BadInput):
            show_heads(actor=olga, club=club, is_shown=True, mail=mail)
    club.refresh_from_db()
    assert (club.heads_shown, history(club)) == (False, [])


def test_a_director_does_not_say_who_gets_the_head(dora: User, club: Club) -> None:
    with pytest.raises(NotAllowed):
        show_heads(actor=dora, club=club, is_shown=True, mail="")
