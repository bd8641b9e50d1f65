"""Events, sessions, and who plays in them. No row is stored but where the database itself refuses one."""

import pytest
from django.db import IntegrityError

from rulings.models import Contestant, Event, Player, Session, SessionStatus
from tests.factories import make_pair


def test_a_session_is_called_by_its_own_name_else_by_its_event() -> None:
    evening = Event(name="Tuesday Pairs")
    assert (str(Session(event=evening)), str(Session(event=evening, name="Second half"))) == (
        "Tuesday Pairs",
        "Second half",
    )


def test_it_is_in_play_until_it_is_closed() -> None:
    assert Session().is_open
    assert not Session(status=SessionStatus.CLOSED).is_open


def test_a_contestant_is_called_by_number_and_name() -> None:
    assert str(Contestant(number="7", name="Anna - Bruno")) == "7 Anna - Bruno"
    assert (str(Contestant(name="Owls")), str(Player(name="Anna"))) == ("Owls", "Anna")


def test_nobody_has_two_rows_in_a_session(session: Session) -> None:
    make_pair(session, "7", "NS", "Anna", "Bruno")
    with pytest.raises(IntegrityError):
        Contestant.objects.create(session=session, key="7NS")


def test_a_session_is_in_play_or_closed_and_nothing_else(session: Session) -> None:
    with pytest.raises(IntegrityError):
        Session.objects.filter(pk=session.pk).update(status="lunch")
