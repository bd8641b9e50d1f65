"""A session's address for people without an account: unguessable, closed for good, both recorded without its secret."""

from rulings.desk.base.keys import close_key, digest_of, make_key, new_token
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


def test_a_digest_tells_nothing_of_its_secret_and_bears_any_signs() -> None:
    assert digest_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert len({digest_of(each) for each in ("", "abc", "\ud800", "ł" * 100_000)}) == 4


def test_no_secret_comes_twice_and_each_is_fit_for_an_address() -> None:
    made = {new_token() for _time in range(1_000)}
    assert len(made) == 1_000
    assert all(len(each) == 32 and each.replace("-", "").replace("_", "").isalnum() for each in made)
