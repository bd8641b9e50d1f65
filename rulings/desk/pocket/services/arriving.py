"""What was begun without a network comes in: once, with its own times, as it was announced."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import instant, locked_club, record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.refusals import NotAllowed, Stale
from rulings.desk.base.rights import Right, rights_of
from rulings.desk.pocket.queries.meanwhile import others_of, was_of
from rulings.desk.pocket.services.trying import try_filing
from rulings.desk.pocket.values import WITHOUT_PLACE, Clash, Told, Tried
from rulings.models import Arrival, ArrivalState, Club, Session, User, Verb


@transaction.atomic
def take_in(*, actor: User, told: Told) -> Arrival:
    """Store what a device sends, and file it with its ruling where nothing stands against that; records it.

    The same again returns what came of it the first time. What clashes waits to be decided, and nothing is filed of it.
    Refuses what another account began, a club that does not know the actor, a key that came with something else
    (`Stale`), and more within an hour than anybody rules.
    """
    if told.who != actor.pk:
        raise NotAllowed(_("Another account began this report on this device. Sign in with that one to send it."))
    club = _club_named(actor, told.club)
    known = Arrival.objects.filter(club=club, key=told.key).select_related("report", "session").first()
    if known is not None:
        return _the_same(known, actor, told)
    refuse_beyond(Bound.ARRIVALS_OF_A_PERSON, Arrival.objects.filter(sent_by=actor), "arrived_at")
    arrival = _put_down(club, actor, told)
    arrival.clashes = clashes_of(actor=actor, arrival=arrival)
    tried = tried_now(actor=actor, arrival=arrival)
    arrival.save(force_insert=True)
    _record_arrival(club, actor, arrival, tried)
    return arrival


def _club_named(actor: User, slug: str) -> Club:
    """The club, locked; the same refusal where there is none, and where it does not know him."""
    named = Club.objects.filter(slug=slug).first()
    if named is None or not was_of(actor, named):
        raise NotAllowed(_("You have no part in this report's club. Copy it out as text, and give it to a director."))
    return locked_club(named.pk)


def _the_same(known: Arrival, actor: User, told: Told) -> Arrival:
    """What this key has brought already."""
    if known.sent_by_id != actor.pk or known.digest != told.digest:
        raise Stale(_("Another report came under this one's key. Copy this one out as text, and file it by hand."))
    return known


def _put_down(club: Club, actor: User, told: Told) -> Arrival:
    """As it came; not stored yet."""
    session = Session.objects.select_related("event", "profile").filter(event__club=club, slug=told.session).first()
    return Arrival(
        club=club,
        key=told.key,
        digest=told.digest,
        session=session,
        board=session.boards.filter(number=told.board).first() if session else None,
        sent_by=actor,
        arrived_at=timezone.now(),
        begun_at=told.begun_at,
        announced_at=told.announced_at,
        sent_at=told.now,
        told=told.stored,
    )


def clashes_of(*, actor: User, arrival: Arrival) -> list[Clash]:
    """What stands against filing it, before it is tried; `actor` is who files it."""
    if arrival.session is None:
        return [Clash.NO_SESSION]
    if arrival.board is None:
        return [Clash.NO_BOARD]
    if not {Right.FILE, Right.RULE} <= rights_of(actor, arrival.club, arrival.session_id):
        return [Clash.NO_RIGHT]
    found = [] if arrival.session.is_open else [Clash.CLOSED]
    return [*found, Clash.MEANWHILE] if others_of(arrival) else found


def tried_now(*, actor: User, arrival: Arrival) -> Tried:
    """File it where nothing clashes; else learn what more clashes. Sets the arrival's state, and does not save it."""
    tried = Tried()
    if not {*WITHOUT_PLACE, Clash.NO_RIGHT} & {*arrival.clashes}:
        tried = try_filing(actor=actor, arrival=arrival, is_trial=bool(arrival.clashes))
    arrival.clashes = [*arrival.clashes, *tried.clashes]
    arrival.report, arrival.today = tried.report, tried.today
    arrival.state = ArrivalState.FILED if tried.report else ArrivalState.WAITING
    return tried


def _record_arrival(club: Club, actor: User, arrival: Arrival, tried: Tried) -> None:
    """What came, when it was begun and announced by the device's clock, and whether it was filed."""
    told = arrival.told
    after = {
        "digest": arrival.digest,
        "session": told["session"],
        "board": told["board"],
        "table": told["table"],
        "situation": told["situation"],
        "edition": told["edition"],
        "answers": dict(told["answers"]),
        "narrative": told["narrative"],
        "begun": instant(arrival.begun_at),
        "announced": instant(arrival.announced_at) if arrival.announced_at else "",
        "sent": instant(arrival.sent_at),
        "said": [each["text"] for each in told["ruling"]],
        "faults": list(arrival.clashes),
        "state": arrival.state,
    }
    record(locked_club(club.pk), actor, Verb.REPORT_ARRIVED, arrival, report=tried.report, after=after)
