"""The screen's address: one at a time, closed for good."""

import pytest

from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.pace.services.screens import close_screen, open_screen
from rulings.desk.sessions.services import close_session
from rulings.models import KeyPurpose, Session, SessionKey, User
from tests.factories import history


def test_there_is_one_screen_and_a_new_address_after_it_was_closed(dora: User, rev: User, session: Session) -> None:
    first = open_screen(actor=dora, session=session)
    assert open_screen(actor=rev, session=session) == first
    for _twice in range(2):
        close_screen(actor=rev, session=session)
    assert open_screen(actor=dora, session=session).token != first.token
    kind = {"kind": "screen"}
    made, revoked = ("key.made", {}, kind), ("key.revoked", kind, {})
    assert history(session.event.club) == [made, revoked, made]
    assert set(SessionKey.objects.values_list("purpose", flat=True)) == {KeyPurpose.SCREEN}


def test_its_address_cannot_be_guessed(dora: User, session: Session) -> None:
    assert len(open_screen(actor=dora, session=session).token) >= 32


@pytest.mark.parametrize("who", ["pat", "wanda"])
def test_it_is_for_those_who_run_the_session(who: str, session: Session, request: pytest.FixtureRequest) -> None:
    for act in (open_screen, close_screen):
        with pytest.raises(NotAllowed):
            act(actor=request.getfixturevalue(who), session=session)
    assert not SessionKey.objects.exists()


def test_a_closed_session_opens_no_screen_but_closes_one(dora: User, session: Session) -> None:
    open_screen(actor=dora, session=session)
    close_session(actor=dora, session=session)
    close_screen(actor=dora, session=session)
    with pytest.raises(WrongState, match=r"^This session is closed"):
        open_screen(actor=dora, session=session)
