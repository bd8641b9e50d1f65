"""An invitation: made by an administrator, taken once, by whoever holds its link."""

from datetime import date, timedelta

import pytest
from django.contrib.auth.hashers import check_password
from django.utils import timezone
from django.utils.timezone import localdate

from rulings.desk.base.bounds import TooMany
from rulings.desk.base.keys import digest_of
from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, WrongState
from rulings.desk.base.rights import Right, rights_of
from rulings.desk.people.queries.links import invitation_by_token, invitation_waits
from rulings.desk.people.services.clubs import give_role, take_role
from rulings.desk.people.services.invitations import invite, join, revoke_invitation, take_invitation
from rulings.desk.trail.queries.replay.held import HELD
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Club, Invitation, Membership, Role, User
from tests.factories import history

OVER = r"^This link opens nothing any more: it was used, revoked or replaced, or its time is over\."
PASSWORD = "a long walk by the river"


def untold(club: Club) -> list[str]:
    """What is otherwise than the trail tells; the cast came without any."""
    told = [str(each) for story in HELD for each in story.differences(club)]
    return [each for each in told if not each.startswith("Club") and not each.endswith("no entry tells of it")]


@pytest.fixture
def waiting(olga: User, club: Club) -> Invitation:
    return invite(actor=olga, club=club, name="Nina Bosco", role="director", mail="nina@example.org")


def joined(invitation: Invitation, **change: str) -> User:
    return join(**{"invitation": invitation, "username": "nina", "name": "Nina Bosco", "password": PASSWORD} | change)


def test_of_an_invitation_only_the_digest_is_kept_and_the_trail_says_whom_it_is_for(waiting: Invitation) -> None:
    kept = Invitation.objects.get()
    assert (kept.token, kept.digest) == ("", digest_of(waiting.token))
    assert waiting.token not in str(AuditEntry.objects.values())
    assert invitation_by_token(waiting.token) == waiting
    assert invitation_by_token("x" + waiting.token) is None
    assert (waiting.expires_at - waiting.made_at, invitation_waits(waiting)) == (timedelta(days=7), True)
    assert history(waiting.club) == [("invitation.made", {}, {"name": "Nina Bosco", "role": "director"})]


def test_whoever_holds_it_makes_an_account_and_has_the_role_at_once(waiting: Invitation, club: Club) -> None:
    nina = joined(waiting, mail="nina@bosco.example")
    assert (nina.display_name, nina.email, rights_of(nina, club)) == (
        "Nina Bosco",
        "nina@bosco.example",
        {Right.SEE, Right.CONSULT, Right.RUN_SESSION, Right.FILE, Right.RULE},
    )
    assert check_password(PASSWORD, User.objects.get(username="nina").password)
    assert [verb for verb, _before, _after in history(club)] == ["invitation.made", "invitation.taken", "role.given"]
    assert AuditEntry.objects.filter(verb="role.given").get().actor == nina
    assert verify_audit(club) is None
    assert untold(club) == []


def test_who_has_an_account_takes_the_role_with_it(waiting: Invitation, wanda: User, club: Club) -> None:
    assert take_invitation(actor=wanda, invitation=waiting).role == "director"
    assert Right.RULE in rights_of(wanda, club)
    assert wanda.memberships.count() == 2


def test_it_opens_once(waiting: Invitation, wanda: User, pat: User) -> None:
    take_invitation(actor=wanda, invitation=waiting)
    with pytest.raises(WrongState, match=OVER):
        take_invitation(actor=pat, invitation=waiting)
    with pytest.raises(WrongState, match=OVER):
        joined(waiting)
    assert not User.objects.filter(username="nina").exists()


def test_one_that_was_revoked_opens_nothing(waiting: Invitation, olga: User, pat: User) -> None:
    revoke_invitation(actor=olga, invitation=waiting)
    revoke_invitation(actor=olga, invitation=waiting)
    with pytest.raises(WrongState, match=OVER):
        take_invitation(actor=pat, invitation=waiting)
    assert [verb for verb, _before, _after in history(waiting.club)] == ["invitation.made", "invitation.revoked"]
    assert untold(waiting.club) == []


def test_one_whose_time_is_over_opens_nothing(waiting: Invitation, pat: User) -> None:
    Invitation.objects.update(expires_at=timezone.now())
    with pytest.raises(WrongState, match=OVER):
        take_invitation(actor=pat, invitation=waiting)


def test_one_of_somebody_who_administers_the_club_no_more_opens_nothing(
    waiting: Invitation, olga: User, rev: User, pat: User, club: Club
) -> None:
    give_role(actor=olga, club=club, user=rev, role=Role.CHIEF_DIRECTOR, also_administers=True)
    take_role(actor=rev, club=club, user=olga)
    with pytest.raises(WrongState, match=OVER):
        take_invitation(actor=pat, invitation=waiting)


def test_who_has_a_role_in_the_club_loses_none_by_an_invitation(waiting: Invitation, rev: User, club: Club) -> None:
    with pytest.raises(WrongState, match=r"^You have a role in this club already\."):
        take_invitation(actor=rev, invitation=waiting)
    assert Membership.objects.get(user=rev).role == Role.CHIEF_DIRECTOR
    assert invitation_waits(Invitation.objects.select_related("club", "made_by").get())


def test_who_had_a_role_that_has_ended_may_take_another(waiting: Invitation, rev: User, club: Club) -> None:
    Membership.objects.filter(user=rev).update(ends_at=timezone.now())
    take_invitation(actor=rev, invitation=waiting)
    assert Membership.objects.get(user=rev).role == Role.DIRECTOR


def test_a_role_may_end_and_the_invitation_says_so(olga: User, pat: User, club: Club) -> None:
    today = localdate()
    waiting = invite(actor=olga, club=club, name="Pat", role="director", until=today, also_administers=True)
    its = take_invitation(actor=pat, invitation=waiting)
    assert (its.last_day, its.roles, Right.ADMINISTER in rights_of(pat, club)) == (
        today, ["director", "administrator"], True,
    )  # fmt: skip
    assert untold(club) == []


@pytest.mark.parametrize("who", ["dora", "rev", "wanda"])
def test_nobody_else_invites_or_revokes(
    who: str, waiting: Invitation, club: Club, request: pytest.FixtureRequest
) -> None:
    other = request.getfixturevalue(who)
    with pytest.raises(NotAllowed, match=r"^Only an administrator of this club"):
        invite(actor=other, club=club, name="Nina", role="director")
    with pytest.raises(NotAllowed, match=r"^Only an administrator of this club"):
        revoke_invitation(actor=other, invitation=waiting)
    assert Invitation.objects.get().revoked_at is None


@pytest.mark.parametrize(
    ("change", "field", "refusal"),
    [
        ({"name": " "}, "name", "Write the name, as others are to read it."),
        ({"role": "emperor"}, "role", "There is no such role."),
        ({"mail": "nina"}, "mail", "That is no mail address."),
        ({"days": 31}, "days", "An invitation waits for 1 to 30 days"),
        ({"until": date(2020, 1, 1)}, "until", "That day is over."),
    ],
)
def test_an_invitation_that_cannot_be_says_why(
    change: dict[str, object], field: str, refusal: str, olga: User, club: Club
) -> None:
    given = {"name": "Nina", "role": "director"} | change
    with pytest.raises(BadInput, match=f"^{refusal}") as refused:
        invite(actor=olga, club=club, **given)  # type: ignore[arg-type]
    assert (refused.value.field, Invitation.objects.count(), history(club)) == (field, 0, [])


@pytest.mark.parametrize(
    ("change", "field", "refusal"),
    [
        ({"username": "Dora"}, "username", "Somebody signs in with that name already: choose another one."),
        ({"username": "nina bosco"}, "username", "Choose a name to sign in with of letters, digits"),
        ({"username": ""}, "username", "Write the name to sign in with."),
        ({"name": ""}, "name", "Write the name, as others are to read it."),
        ({"name": "N" * 151}, "name", "A first or last name may have 150 characters"),
        ({"password": "short"}, "password", "This password is too short."),
        ({"username": "nina.bosco", "password": "nina.bosco.1"}, "password", "The password is too similar to the"),
        ({"mail": "nina"}, "mail", "That is no mail address."),
    ],
)
def test_an_account_that_cannot_be_says_why_and_the_invitation_waits_on(
    change: dict[str, str], field: str, refusal: str, waiting: Invitation, dora: User
) -> None:
    people = User.objects.count()
    with pytest.raises((BadInput, ReasonMissing), match=f"^{refusal}") as refused:
        joined(waiting, **change)
    assert (refused.value.field, User.objects.count()) == (field, people)
    assert invitation_waits(Invitation.objects.select_related("club", "made_by").get())


def test_a_club_invites_so_many_an_hour_and_no_more(olga: User, club: Club) -> None:
    for at in range(100):
        invite(actor=olga, club=club, name=f"Guest {at}", role="director")
    with pytest.raises(TooMany):
        invite(actor=olga, club=club, name="One more", role="director")
