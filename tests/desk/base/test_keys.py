"""A session's address for people without an account: unguessable, closed for good, both recorded without its secret."""

from pytest_django import Settings

from rulings.desk.base.keys import close_key, digest_of, found_by, make_key, new_token, shown_digest, token_of
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


def test_an_address_is_found_and_shown_again_until_it_is_closed(dora: User, club: Club, session: Session) -> None:
    made = make_key(club=club, actor=dora, session=session, purpose=KeyPurpose.DOOR)
    stored = SessionKey.objects.get()
    assert (stored.token, token_of(stored), stored.digest) == ("", made.token, shown_digest(made.token))
    assert made.token not in str(SessionKey.objects.values())
    assert stored.digest != digest_of(made.token)
    found = found_by(SessionKey.objects.all(), made.token)
    assert (found, found and found.token, found_by(SessionKey.objects.all(), "x")) == (stored, made.token, None)
    close_key(club=club, actor=dora, key=stored)
    closed = SessionKey.objects.get()
    assert (found_by(SessionKey.objects.all(), made.token), closed.sealed, token_of(closed)) == (closed, "", "")


def test_under_another_secret_it_opens_nothing_and_is_not_shown(
    dora: User, club: Club, session: Session, settings: Settings
) -> None:
    made = make_key(club=club, actor=dora, session=session, purpose=KeyPurpose.SCREEN)
    settings.SECRET_KEY = "x" * 50
    assert token_of(SessionKey.objects.get()) == ""
    assert found_by(SessionKey.objects.all(), made.token) is None


def test_no_secret_comes_twice_and_each_is_fit_for_an_address() -> None:
    made = {new_token() for _time in range(1_000)}
    assert len(made) == 1_000
    assert all(len(each) == 32 and each.replace("-", "").replace("_", "").isalnum() for each in made)
