"""How much is written within an hour, and in all: of everything that the trail keeps for ever."""

from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.utils import timezone

from rulings.desk.base.bounds import Bound, TooMany, refuse_beyond
from rulings.desk.sessions.services import close_session
from rulings.desk.tonight.services import reopen_session
from rulings.models import AuditEntry, Session, SignIn, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_report


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Sets a bound, and puts it back."""

    def set_to(bound: Bound, hourly: int, ever: int | None = None) -> None:
        monkeypatch.setattr(bound, "hourly", hourly)
        monkeypatch.setattr(bound, "ever", ever)

    return set_to


def entered(session: Session, *minutes_ago: int) -> None:
    """So many entries at the door, so long ago."""
    now = timezone.now()
    SignIn.objects.bulk_create(
        SignIn(session=session, names=[], made_at=now - timedelta(minutes=each)) for each in minutes_ago
    )


def test_as_many_as_the_table_says_within_an_hour_and_no_more(session: Session, narrow: Any) -> None:
    narrow(Bound.ENTRIES_AT_A_DOOR, 3)
    entered(session, 10, 50, 61, 90)
    refuse_beyond(Bound.ENTRIES_AT_A_DOOR, session.sign_ins.all(), "made_at")
    entered(session, 20)
    with pytest.raises(TooMany) as refused:
        refuse_beyond(Bound.ENTRIES_AT_A_DOOR, session.sign_ins.all(), "made_at")
    assert 9 * 60 < refused.value.seconds <= 10 * 60


def test_the_sentence_says_when_to_try_again(session: Session, narrow: Any) -> None:
    narrow(Bound.ENTRIES_AT_A_DOOR, 1)
    entered(session, 30)
    with pytest.raises(TooMany, match=r"^This was done too often\. It can be done again at \d\d:\d\d; for what cannot"):
        refuse_beyond(Bound.ENTRIES_AT_A_DOOR, session.sign_ins.all(), "made_at")


def test_what_is_bounded_for_ever_is_refused_for_ever(session: Session, narrow: Any) -> None:
    narrow(Bound.ENTRIES_AT_A_DOOR, 99, 2)
    entered(session, 5_000, 6_000)
    with pytest.raises(TooMany, match=r"^This was done too often, and cannot be done again here") as refused:
        refuse_beyond(Bound.ENTRIES_AT_A_DOOR, session.sign_ins.all(), "made_at")
    assert refused.value.again is None


@pytest.mark.parametrize("bound", [Bound.ACTS_OF_A_PERSON, Bound.ACTS_ON_AN_OBJECT])
def test_no_act_of_anybody_is_without_a_bound(bound: Bound, dora: User, session: Session, narrow: Any) -> None:
    """`record` asks, so an act that is recorded is bounded whatever it is."""
    for _time in range(2):
        close_session(actor=dora, session=session)
        reopen_session(actor=dora, session=session)
    entries = AuditEntry.objects.count()
    narrow(bound, 4)
    with pytest.raises(TooMany):
        close_session(actor=dora, session=session)
    assert (AuditEntry.objects.count(), Session.objects.get(pk=session.pk).is_open) == (entries, True)


def test_one_who_does_too_much_stops_nobody_else(dora: User, rev: User, session: Session, narrow: Any) -> None:
    make_report(dora, session)
    narrow(Bound.ACTS_OF_A_PERSON, AuditEntry.objects.filter(actor=dora).count())
    with pytest.raises(TooMany):
        make_report(dora, session)
    assert make_report(rev, session).filed_by == rev


def test_a_refused_act_comes_back_with_429_and_when_to_try_again(dora: User, session: Session, narrow: Any) -> None:
    close_session(actor=dora, session=session)
    narrow(Bound.ACTS_ON_AN_OBJECT, 1)
    page = signed_in(dora).post(f"/sessions/{session.slug}/reopen/")
    assert page.status_code == 429
    assert 3500 < int(page["Retry-After"]) <= 3600
    assert "It can be done again at" in text(page)


def test_every_bound_of_the_table_is_asked_somewhere() -> None:
    sources = [path.read_text() for path in (settings.BASE_DIR / "rulings").rglob("*.py")]
    assert [each.name for each in Bound if not any(f"Bound.{each.name}" in source for source in sources)] == []
