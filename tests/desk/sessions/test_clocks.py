"""The official score is made available; periods run from there, and somebody may make them longer."""

from datetime import datetime, timedelta

import pytest
from django.utils import timezone

from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, Refusal, WrongState
from rulings.desk.sessions.queries import end_of, is_over
from rulings.desk.sessions.services import close_session, extend_period, make_result_available
from rulings.models import Period, PeriodExtension, Session, User
from tests.factories import history

IN_AN_HOUR = timedelta(hours=1)


@pytest.fixture
def over(dora: User, session: Session) -> Session:
    """Closed, its score available since now."""
    close_session(actor=dora, session=session)
    return make_result_available(actor=dora, session=session)


def extend(actor: User, session: Session, until: datetime, **told: str) -> PeriodExtension:
    given = {"period": "appeal", "reason": "The bar closed late."} | told
    return extend_period(actor=actor, session=session, until=until, **given)


def ends(session: Session, period: Period = Period.APPEAL) -> datetime:
    end = end_of(Session.objects.get(pk=session.pk), period)
    assert end is not None
    return end


@pytest.mark.parametrize("who", ["dora", "rev", "olga"])
def test_whoever_runs_the_session_makes_its_score_available(
    who: str, session: Session, request: pytest.FixtureRequest
) -> None:
    actor: User = request.getfixturevalue(who)
    close_session(actor=actor, session=session)
    available = make_result_available(actor=actor, session=session)
    assert available.result_available_at is not None
    assert ends(session, Period.CORRECTION) == available.result_available_at + timedelta(minutes=30)
    assert history(session.event.club)[-1][0] == "session.result_available"


def test_the_minutes_are_those_of_the_profile(over: Session) -> None:
    type(over.profile).objects.update(correction_minutes=48 * 60, appeal_minutes=20)
    assert over.result_available_at is not None
    assert ends(over, Period.CORRECTION) - over.result_available_at == timedelta(hours=48)
    assert ends(over) - over.result_available_at == timedelta(minutes=20)


def test_the_periods_run_from_when_it_was_available(dora: User, session: Session) -> None:
    close_session(actor=dora, session=session)
    since = timezone.now() - timedelta(minutes=20)
    make_result_available(actor=dora, session=session, since=since)
    assert ends(session, Period.CORRECTION) == since + timedelta(minutes=30)


@pytest.mark.parametrize(("days", "sentence"), [(1, "still to come"), (-3000, "before the day of play")])
def test_a_time_when_it_cannot_have_been_available_is_refused(
    days: int, sentence: str, dora: User, session: Session
) -> None:
    close_session(actor=dora, session=session)
    with pytest.raises(BadInput, match=sentence):
        make_result_available(actor=dora, session=session, since=timezone.now() + timedelta(days=days))
    assert Session.objects.get(pk=session.pk).result_available_at is None


def test_a_session_in_play_has_no_official_score(dora: User, session: Session) -> None:
    with pytest.raises(WrongState, match="still being played"):
        make_result_available(actor=dora, session=session)
    assert not is_over(session, Period.APPEAL, timezone.now() + timedelta(days=365))


def test_a_second_press_does_not_begin_the_time_anew(dora: User, over: Session) -> None:
    entries = len(history(over.event.club))
    assert make_result_available(actor=dora, session=over).result_available_at == over.result_available_at
    assert len(history(over.event.club)) == entries


@pytest.mark.parametrize("who", ["rev", "olga"])
def test_a_period_is_made_longer_by_somebody_with_a_reason(
    who: str, over: Session, request: pytest.FixtureRequest
) -> None:
    actor: User = request.getfixturevalue(who)
    before, until = ends(over), ends(over) + IN_AN_HOUR
    made = extend(actor, over, until)
    assert (made.made_by, made.reason, ends(over)) == (actor, "The bar closed late.", until)
    assert ends(over, Period.CORRECTION) == before
    verb, was, now = history(over.event.club)[-1]
    assert (verb, datetime.fromisoformat(was["until"])) == ("session.period_extended", before)
    assert datetime.fromisoformat(now["until"]) == until


def test_a_director_does_not_make_it_longer(dora: User, over: Session) -> None:
    with pytest.raises(NotAllowed, match="Only the chief director or an administrator of this club makes a period"):
        extend(dora, over, ends(over) + IN_AN_HOUR)
    assert not PeriodExtension.objects.exists()


@pytest.mark.parametrize(("told", "error"), [({"reason": "  "}, ReasonMissing), ({"period": "lunch"}, BadInput)])
def test_what_is_missing_or_unknown_is_refused(
    told: dict[str, str], error: type[Refusal], rev: User, over: Session
) -> None:
    with pytest.raises(error):
        extend(rev, over, ends(over) + IN_AN_HOUR, **told)
    assert not PeriodExtension.objects.exists()


@pytest.mark.parametrize("later", [timedelta(0), -timedelta(minutes=5), -timedelta(hours=1)])
def test_the_new_end_is_later_than_the_old_one_and_than_now(later: timedelta, rev: User, over: Session) -> None:
    with pytest.raises(BadInput, match="still to come, and later than the present end"):
        extend(rev, over, ends(over) + later)


def test_a_period_that_has_not_begun_cannot_be_longer(rev: User, session: Session) -> None:
    with pytest.raises(WrongState, match="has not begun"):
        extend(rev, session, timezone.now() + IN_AN_HOUR)


def test_a_period_that_is_over_may_be_opened_again(rev: User, over: Session) -> None:
    Session.objects.filter(pk=over.pk).update(result_available_at=timezone.now() - timedelta(days=1))
    assert is_over(Session.objects.get(pk=over.pk), Period.APPEAL)
    extend(rev, over, timezone.now() + IN_AN_HOUR)
    assert not is_over(Session.objects.get(pk=over.pk), Period.APPEAL)
