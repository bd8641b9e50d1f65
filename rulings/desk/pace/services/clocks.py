"""The round clock: set, started, stopped, moved on and back, its round made longer or shorter. Each act is recorded.

A clock that already is where an act would bring it stays as it is, and so does one that has gone on since the button
was shown: a round is never skipped because two directors pressed at once.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import instant, record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, Sentence, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.pace.queries.clocks import clock_of, moment
from rulings.desk.pace.values import (
    MOST_ADDED,
    MOST_MINUTES,
    MOST_MOVING,
    MOST_ROUNDS,
    Clock,
    Phase,
    read_clock,
)
from rulings.desk.pace.wording import ALL_PLAYED, NOT_BEGUN, NOT_SET, PLAY_IS_OVER, TOO_SHORT
from rulings.models import Club, RoundClock, Session, User, Verb

_STORED = ("minutes", "moving_minutes", "rounds", "round", "started_at", "left_seconds", "with_names")


@transaction.atomic
def set_clock(
    *, actor: User, session: Session, minutes: int, moving_minutes: int, rounds: int, with_names: bool = False
) -> RoundClock:
    """Set the lengths in minutes, how many rounds there are, and whether the screen may name pairs; record both states.

    The round that is being played keeps its time. Refuses figures beyond those of `values`, and fewer rounds than have
    begun.
    """
    club, session = _session_for(actor, session)
    _check_figures(minutes, moving_minutes, rounds)
    stored = clock_of(session) or RoundClock(session=session)
    at = moment()
    if stored.pk is None:
        clock = Clock(minutes, moving_minutes, rounds)
    else:
        begun = read_clock(stored).reading(at).round
        if rounds < begun:
            sentence = _("Round %(round)s has begun already: there are at least so many rounds.")
            raise BadInput(sentence % {"round": begun}, "rounds")
        clock = read_clock(stored).with_lengths(at, minutes, moving_minutes, rounds)
    return _kept(club, actor, stored, clock, with_names=with_names)


def _check_figures(minutes: int, moving_minutes: int, rounds: int) -> None:
    """`BadInput` for lengths and numbers that no evening has."""
    limits = {
        "minutes": (minutes, 1, MOST_MINUTES),
        "moving_minutes": (moving_minutes, 0, MOST_MOVING),
        "rounds": (rounds, 1, MOST_ROUNDS),
    }
    for field, (number, least, most) in limits.items():
        if not least <= number <= most:
            sentence = _("Give a number from %(least)s to %(most)s.")
            raise BadInput(sentence % {"least": least, "most": most}, field)


@transaction.atomic
def start_clock(*, actor: User, session: Session) -> RoundClock:
    """Begin the first round, or let a clock that stands go on with what was left; record it.

    Refuses once all rounds are over, and without a clock.
    """
    return _moved(actor, session, Clock.started, {Phase.OVER: ALL_PLAYED})


@transaction.atomic
def stop_clock(*, actor: User, session: Session) -> RoundClock:
    """Let the clock stand with what is left, and record it: a break, or a delay for the whole room."""
    return _moved(actor, session, Clock.stopped, {})


@transaction.atomic
def next_round(*, actor: User, session: Session, shown: str = "") -> RoundClock:
    """Call the move, whatever is left of the play; while the players move, begin the next round. Record it.

    The director's signal for the next round ends the round before it, but for tables that still play (8B1). `shown` is
    the step that the page showed: a clock that is past it stays as it is. Refuses before the first round and after the
    last.
    """
    refusals = {Phase.BEFORE: NOT_BEGUN, Phase.OVER: ALL_PLAYED}
    return _moved(actor, session, Clock.called, refusals, shown)


@transaction.atomic
def previous_round(*, actor: User, session: Session, shown: str = "") -> RoundClock:
    """Go back: from the move into its round, from a round into the one before, with its whole time. Record it.

    From the first round back to before play. `shown` as for `next_round`. Refuses before the first round.
    """
    return _moved(actor, session, Clock.back, {Phase.BEFORE: NOT_BEGUN}, shown)


@transaction.atomic
def add_minutes(*, actor: User, session: Session, minutes: int) -> RoundClock:
    """Let the play of this round end so many minutes later, or earlier where they are negative, and record it.

    Refuses none, more than an hour, more than is left to take off, and before the first round.
    """
    if minutes == 0 or abs(minutes) > MOST_ADDED:
        sentence = _("Add or take off 1 to %(most)s minutes.")
        raise BadInput(sentence % {"most": MOST_ADDED}, "minutes")

    def lengthened(clock: Clock, at: datetime) -> Clock:
        longer = clock.lengthened(at, minutes)
        if longer is None:
            raise WrongState(TOO_SHORT)
        return longer

    return _moved(actor, session, lengthened, {Phase.BEFORE: NOT_BEGUN})


def _session_for(actor: User, session: Session) -> tuple[Club, Session]:
    """The club under its lock and the session as it is now; `WrongState` once it is closed."""
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event").get(pk=session.pk)
    if not session.is_open:
        raise WrongState(PLAY_IS_OVER)
    return club, session


def _moved(
    actor: User,
    session: Session,
    act: Callable[[Clock, datetime], Clock],
    refusals: Mapping[Phase, Sentence],
    shown: str = "",
) -> RoundClock:
    """The clock after the act, unless it has gone on since; refuses in the phases named."""
    club, session = _session_for(actor, session)
    stored = clock_of(session)
    if stored is None:
        raise WrongState(NOT_SET)
    at, clock = moment(), read_clock(stored)
    reading = clock.reading(at)
    if shown and shown != reading.step:
        return stored
    if reading.phase in refusals:
        raise WrongState(refusals[reading.phase])
    return _kept(club, actor, stored, act(clock, at), with_names=stored.with_names)


def _kept(club: Club, actor: User, stored: RoundClock, clock: Clock, *, with_names: bool) -> RoundClock:
    """The row with the clock in it, stored and recorded if anything is other than it was."""
    before = _told(stored) if stored.pk else {}
    for name in _STORED[:-1]:
        setattr(stored, name, getattr(clock, name))
    stored.with_names = with_names
    after = _told(stored)
    if after != before:
        stored.save()
        record(club, actor, Verb.CLOCK_SET, stored, before=before, after=after)
    return stored


def _told(stored: RoundClock) -> dict[str, Any]:
    """A row as the trail keeps it."""
    told = {name: getattr(stored, name) for name in _STORED}
    return told | {"started_at": instant(stored.started_at) if stored.started_at else None}
