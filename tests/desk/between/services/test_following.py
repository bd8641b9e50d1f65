"""Which casebooks a club follows: by whom, none twice, and what is no address of one."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.between.services.following import follow_club, follow_feed, leave_casebook
from rulings.desk.between.values import MOST_CASEBOOKS
from rulings.models import Club, FollowedCasebook, Session, User
from tests.factories import make_club, make_session, make_user
from tests.publishing import make_case

FEED = "https://example.org/casebook/feed.atom"


@pytest.fixture
def wisla(db: None) -> Club:
    """Another club with a casebook."""
    wisla = make_club("wisla", "Klub Wisła")
    make_case(make_user("wanda", wisla), make_session(wisla, "wednesday"))
    return wisla


def test_a_club_follows_another_and_a_feed_until_it_leaves_them(rev: User, club: Club, wisla: Club) -> None:
    here = follow_club(actor=rev, club=club, source=wisla)
    feed = follow_feed(actor=rev, club=club, address=f" {FEED} ", title="Example")
    assert (here.title, here.due_at, feed.address, feed.due_at is None) == ("Klub Wisła", None, FEED, False)
    for each in (here, feed):
        leave_casebook(actor=rev, casebook=each)
        with pytest.raises(WrongState, match="does not follow this casebook any more"):
            leave_casebook(actor=rev, casebook=each)
    follow_feed(actor=rev, club=club, address=FEED, title="Example")
    verbs = [each.verb for each in club.audit_entries.order_by("sequence")]
    assert verbs == ["casebook.followed", "casebook.followed", "casebook.left", "casebook.left", "casebook.followed"]


def test_none_is_followed_twice_nor_ones_own_nor_one_that_is_none(rev: User, club: Club, wisla: Club) -> None:
    follow_club(actor=rev, club=club, source=wisla)
    follow_feed(actor=rev, club=club, address=FEED, title="Example")
    for why, source in (("already", wisla), ("before it anyway", club), ("no club with", make_club("arno", "Arno"))):
        with pytest.raises(BadInput, match=why):
            follow_club(actor=rev, club=club, source=source)
    for why, address in (("already", FEED), ("begins with https", "http://example.org/"), ("begins with", "x")):
        with pytest.raises(BadInput, match=why):
            follow_feed(actor=rev, club=club, address=address, title="Example")
    assert FollowedCasebook.objects.count() == 2


def test_there_is_an_end_to_them(rev: User, club: Club) -> None:
    for number in range(MOST_CASEBOOKS):
        follow_feed(actor=rev, club=club, address=f"{FEED}?{number}", title="Example")
    with pytest.raises(WrongState, match="leave one first"):
        follow_feed(actor=rev, club=club, address=FEED, title="Example")


def test_a_director_follows_nothing_for_the_club(dora: User, club: Club, wisla: Club, session: Session) -> None:
    with pytest.raises(NotAllowed, match="follows casebooks"):
        follow_club(actor=dora, club=club, source=wisla)
    with pytest.raises(NotAllowed):
        follow_feed(actor=dora, club=club, address=FEED, title="Example")
