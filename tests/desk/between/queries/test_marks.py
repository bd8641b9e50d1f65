"""Which cases a club has before it, and who says what it thinks of them."""

from rulings.desk.between.queries.marks import is_reached, marks_by_copy, may_mark, may_tag
from rulings.models import CaseCopy, CaseMark, Club, FollowedCasebook, Session, User
from tests.factories import make_club, make_session, make_user
from tests.federations import make_federation
from tests.publishing import make_case


def test_a_club_has_its_own_cases_before_it_and_a_federation_those_of_its_clubs(
    club: Club, dora: User, session: Session
) -> None:
    figb, other = make_federation(club), make_club("arno", "Arno")
    own = make_case(dora, session)
    theirs = make_case(make_user("gino", other), make_session(other, "arno"))
    assert [is_reached(each, own) for each in (club, figb, other)] == [True, True, False]
    assert [is_reached(each, theirs) for each in (club, figb, other)] == [False, False, True]


def test_editors_tag_for_a_federation_and_nobody_for_a_club(club: Club, rev: User, dora: User) -> None:
    figb = make_federation(club)
    piero = User.objects.get(username="piero")
    assert (may_tag(piero, figb), may_tag(rev, club), may_tag(rev, figb)) == (True, False, False)
    assert (may_mark(rev, club), may_mark(dora, club), may_mark(piero, club)) == (True, False, False)


def test_copies_are_reached_by_the_club_that_follows_them(club: Club, rev: User) -> None:
    given = {"added_by": rev, "added_at": club.closed_at or "2026-11-01T00:00Z", "title": "x"}
    casebook = FollowedCasebook.objects.create(club=club, address="https://example.org/", **given)
    now = "2026-11-01T00:00Z"
    copy = CaseCopy.objects.create(casebook=casebook, address="https://example.org/1", fetched_at=now, checked_at=now)
    mark = CaseMark.objects.create(club=club, copy=copy, verdict="doubtful", made_by=rev, made_at=now)
    assert (is_reached(club, copy), is_reached(make_club("arno", "Arno"), copy)) == (True, False)
    assert marks_by_copy([club], [copy]) == {copy.pk: [mark]}
