"""Deciding on what was begun without a network and clashed: nothing is lost, and nothing of others is overwritten."""

from collections.abc import Callable, Mapping

from django.db import transaction
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import NOT_IN_SESSION, Text, clean, demanded
from rulings.desk.pocket.services.arriving import clashes_of, tried_now
from rulings.desk.pocket.services.trying import file_unruled, try_filing
from rulings.desk.pocket.values import WITHOUT_PLACE, Tried
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.scores.queries.results import board_of
from rulings.models import Arrival, ArrivalChoice, ArrivalState, Club, IrregularityReport, Session, User, Verb


@transaction.atomic
def decide(
    *, actor: User, arrival: Arrival, choice: str, other: IrregularityReport | None = None, reason: str = ""
) -> Arrival:
    """Do with what waits as somebody who may rule there has chosen, and record it; `other` is what it is added to.

    Where it is to be filed and the Laws give yet another ruling by now, it goes on waiting, with that ruling shown.
    Refuses what was decided already, and to drop it without a reason.
    """
    club, arrival = _waiting_now(actor, arrival)
    if {*WITHOUT_PLACE} & {*arrival.clashes} and choice != ArrivalChoice.DROPPED:
        raise WrongState(_("Say first to which session and board it belongs."))
    because = clean(reason, Text.REASON)
    if choice == ArrivalChoice.DROPPED:
        because = demanded(reason, Text.REASON, _("Write why it is dropped: that stays on record."))
    tried = _DONE[ArrivalChoice(choice)](actor, arrival, other)
    if tried.clashes:
        arrival.clashes = list(dict.fromkeys([*arrival.clashes, *tried.clashes]))
        arrival.today = tried.today
        arrival.save(update_fields=["clashes", "today"])
        return arrival
    return _decided(club, actor, arrival, choice, tried.report, because)


@transaction.atomic
def place(*, actor: User, arrival: Arrival, session: Session, board_number: int) -> Arrival:
    """Say where something belongs whose session or board is gone; it is filed at once where nothing else clashes."""
    club, arrival = _waiting_now(actor, arrival)
    if not {*WITHOUT_PLACE} & {*arrival.clashes}:
        raise WrongState(_("It has its session and its board already: decide what becomes of it there."))
    if session.event.club_id != club.pk:
        raise BadInput(NOT_IN_SESSION, "session")
    club_for(actor, club.pk, Right.RULE, session.pk)
    arrival.session, arrival.board = session, board_of(session, board_number)
    arrival.clashes = clashes_of(actor=actor, arrival=arrival)
    tried = tried_now(actor=actor, arrival=arrival)
    arrival.save()
    after = {"session": session.slug, "board": board_number, "faults": list(arrival.clashes), "state": arrival.state}
    record(locked_club(club.pk), actor, Verb.ARRIVAL_DECIDED, arrival, report=tried.report, after=after)
    return arrival


def _waiting_now(actor: User, arrival: Arrival) -> tuple[Club, Arrival]:
    """The club, locked, and what came as it is now; only while it waits."""
    club = club_for(actor, arrival.club_id, Right.RULE, arrival.session_id)
    found = Arrival.objects.select_related("session__event", "session__profile", "board", "decided_by", "sent_by")
    arrival = found.get(pk=arrival.pk)
    if arrival.state != ArrivalState.WAITING:
        raise WrongState(_("This was decided already. Open its page again to see what became of it."))
    return club, arrival


def _decided(
    club: Club, actor: User, arrival: Arrival, choice: str, report: IrregularityReport | None, because: str
) -> Arrival:
    """What became of it, stored and recorded."""
    arrival.state = ArrivalState.DROPPED if choice == ArrivalChoice.DROPPED else ArrivalState.FILED
    arrival.choice, arrival.report, arrival.reason = choice, report, because
    arrival.decided_by, arrival.decided_at = actor, timezone.now()
    arrival.save(update_fields=["state", "choice", "report", "reason", "decided_by", "decided_at"])
    after = {"choice": choice, "reason": because, "state": arrival.state}
    record(locked_club(club.pk), actor, Verb.ARRIVAL_DECIDED, arrival, report=report, after=after)
    return arrival


def _beside(actor: User, arrival: Arrival, _other: IrregularityReport | None) -> Tried:
    return try_filing(actor=actor, arrival=arrival)


def _ruled_anew(actor: User, arrival: Arrival, _other: IrregularityReport | None) -> Tried:
    return try_filing(actor=actor, arrival=arrival, accepted=arrival.today)


def _narrated(actor: User, arrival: Arrival, _other: IrregularityReport | None) -> Tried:
    return Tried(file_unruled(actor=actor, arrival=arrival, narrative=_told_in_words(arrival)))


def _attached(actor: User, arrival: Arrival, other: IrregularityReport | None) -> Tried:
    """Written under what happened in the other report."""
    if other is None or other.board_id != arrival.board_id:
        raise BadInput(_("Choose the report to which this is to be added."), "other")
    narrative = "\n\n".join(filter(None, [other.narrative, _told_in_words(arrival)]))
    return Tried(amend_report(actor=actor, report=other, revision=other.revision, narrative=narrative))


def _dropped(_actor: User, _arrival: Arrival, _other: IrregularityReport | None) -> Tried:
    return Tried()


_DONE: Mapping[ArrivalChoice, Callable[[User, Arrival, IrregularityReport | None], Tried]] = {
    ArrivalChoice.BESIDE: _beside,
    ArrivalChoice.ATTACHED: _attached,
    ArrivalChoice.RULED_ANEW: _ruled_anew,
    ArrivalChoice.NARRATIVE: _narrated,
    ArrivalChoice.DROPPED: _dropped,
}


def _told_in_words(arrival: Arrival) -> str:
    """What was told and announced, as a narrative has it, in the language in which it was announced."""
    told = arrival.told
    said = [f"{each['text']} ({each['paragraph']})" for each in told["ruling"]]
    with override(told["language"]):
        at = arrival.announced_at or arrival.begun_at
        moment = date_format(timezone.localtime(at), "SHORT_DATETIME_FORMAT")
        head = gettext("Announced by %(name)s without a network, %(at)s by the clock of the device:")
        words = [told["narrative"]]
        if said:
            words += [head % {"name": arrival.sent_by.display_name, "at": moment}, *said]
    return "\n".join(filter(None, words))
