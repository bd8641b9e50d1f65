"""What still holds a ruling back from the public, each reason with what must come first. Writes nothing."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef, Q
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from rulings.models import Board, Period, PublicText, Ruling, Session, SessionStatus
from rulings.services.appeal_outcomes import open_appeals_of, outcome_of
from rulings.services.periods import end_of
from rulings.services.publishing_settings import read_publishing_settings
from rulings.services.refusals import WrongState


def refuse_held_back(ruling: Ruling) -> None:
    """`WrongState` with the first reason that holds the ruling back."""
    if reason := next(held_back(ruling), None):
        raise WrongState(reason)


def held_back(ruling: Ruling) -> Iterator[str]:
    """Everything that holds it back now, in the order in which it passes; nothing when it may be published."""
    yield from still_in_play(ruling)
    yield from unsettled(ruling)
    yield from still_contested(ruling)
    yield from too_soon(ruling)
    yield from parties_first(ruling)


def still_in_play(ruling: Ruling) -> Iterator[str]:
    """Others may have the board before them: in this session, or in another of the club."""
    if ruling.report.session.is_open:
        yield _("The session is still in play: others may have this board before them. Close it first.")
    if names := ", ".join(f"{each} ({date_format(each.date, 'SHORT_DATE_FORMAT')})" for each in elsewhere(ruling)):
        sentence = _("The board is still to be played in another session: %(sessions)s. Close it first.")
        yield sentence % {"sessions": names}


def elsewhere(ruling: Ruling) -> list[Session]:
    """The club's other open sessions that play the board.

    In the same event its number, with the same cards or unknown ones; in any event the same cards.
    """
    board, session = ruling.report.board, ruling.report.session
    its = Q(number=board.number, session__event=session.event_id)
    if board.deal:
        its = its & Q(deal__in=["", board.deal]) | Q(deal=board.deal)
    played = Board.objects.filter(its, session=OuterRef("pk"))
    others = Session.objects.select_related("event").filter(Exists(played), event__club=session.event.club_id)
    return list(others.filter(status=SessionStatus.OPEN).exclude(pk=session.pk).order_by("pk"))


def unsettled(ruling: Ruling) -> Iterator[str]:
    """It is being ruled on anew, or waits for its second signature."""
    if ruling.case.is_open:
        yield _("This ruling was reopened. Publish its new version once that is countersigned.")
    elif ruling.countersigned_by_id is None:
        yield _("Nobody has countersigned this ruling yet. It can be published after that.")


def still_contested(ruling: Ruling) -> Iterator[str]:
    """79C and 92B: the periods run, or an appeal is open. An appeal decided and told stands for its period's end."""
    session = ruling.report.session
    ends = {period: end_of(session, period) for period in Period}
    if ends[Period.CORRECTION] is None and ends[Period.APPEAL] is None:
        yield _(
            "The official score of this session has not been made available: the correction period and the time to "
            "appeal have not begun. Say on the session's page when it was."
        )
        return
    if is_ahead(ends[Period.CORRECTION]):
        yield _("The correction period runs until %(end)s.") % {"end": at(ends[Period.CORRECTION])}
    if numbers := ", ".join(str(each.number) for each in open_appeals_of(ruling)):
        yield _("An appeal against this ruling is open: %(numbers)s. Decide it and tell the players.") % {
            "numbers": numbers
        }
    elif is_ahead(ends[Period.APPEAL]) and not outcome_of(ruling):
        yield _("The time to appeal runs until %(end)s.") % {"end": at(ends[Period.APPEAL])}


def is_ahead(end: datetime | None) -> bool:
    """Whether a period has not ended; one without an end has not begun."""
    return end is None or end > timezone.now()


def at(end: datetime | None) -> str:
    """An end in words."""
    return date_format(timezone.localtime(end), "SHORT_DATETIME_FORMAT") if end else _("a time that is not set yet")


def too_soon(ruling: Ruling) -> Iterator[str]:
    """The club lets days pass after play."""
    days = read_publishing_settings(ruling.report.club.publishing).delay_days
    first = ruling.report.session.date + timedelta(days=days)
    if timezone.localdate() < first:
        sentence = _("This club lets some days pass after play: it publishes this from %(date)s on.")
        yield sentence % {"date": date_format(first, "SHORT_DATE_FORMAT")}


def parties_first(ruling: Ruling) -> Iterator[str]:
    """Both sides read the text so many hours before everybody."""
    hours = read_publishing_settings(ruling.report.club.publishing).parties_first_hours
    if not hours:
        return
    shown = PublicText.objects.filter(ruling=ruling).first()
    if shown is None:
        yield _("Both sides read the public text before everybody else does. Show it to them first.")
    elif is_ahead(until := shown.made_at + timedelta(hours=hours)):
        yield _("Both sides have the public text to themselves until %(end)s.") % {"end": at(until)}
