"""A session's address for people without an account: unguessable, closed for good, both recorded without its secret."""

from rulings.desk.base.keys import close_key, make_key
from rulings.models import Club, KeyPurpose, Session, SessionKey, User
from tests.factories import history


def test_an_address_is_made_and_closed_and_the_trail_keeps_its_purpose_alone(
    dora: User, club: Club, session: Session
) -> None:
    told = len(history(club))
    first = make_key(club=club, actor=dora, session=session, purpose=KeyPurpose.DOOR)
    close_key(club=club, actor=dora, key=first)
    second = make_key(club=club, actor=dora, session=session, purpose=KeyPurpose.DOOR)
    assert first.token != second.token
    assert min(len(first.token), len(second.token)) >= 32
    assert [key.revoked_at is None for key in SessionKey.objects.order_by("pk")] == [False, True]
    assert history(club)[told:] == [
        ("key.made", {}, {"kind": "door"}),
        ("key.revoked", {"kind": "door"}, {}),
        ("key.made", {}, {"kind": "door"}),
    ]


def test_where_no_address_is_open_closing_does_nothing(dora: User, club: Club) -> None:
    told = history(club)
    close_key(club=club, actor=dora, key=None)
    assert history(club) == told
