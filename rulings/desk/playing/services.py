"""A director who plays in the session that he directs: saying so, seeing a board early, handing over his own table."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for, report_now
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right, demand, may, may_see_board
from rulings.desk.base.texts import NOT_IN_SESSION, SAY_WHY_SEEN, Text, demanded
from rulings.models import (
    Board,
    BoardOpened,
    Club,
    Contestant,
    IrregularityReport,
    PlayingDirector,
    Session,
    User,
    Verb,
    WhyOpened,
)


@transaction.atomic
def play_in(*, actor: User, session: Session, user: User, contestant: Contestant | None = None) -> PlayingDirector:
    """Say that a member of the club plays in the session, for whom as far as it is known, and record it.

    Each says it of himself; whoever reviews rulings says it of others too. Refuses a session that is over, somebody who
    is no member, and a pair of another session. The same again changes nothing.
    """
    session = Session.objects.select_related("event__club").get(pk=session.pk)
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    if user != actor:
        demand(actor, club, Right.REVIEW)
    if not session.is_open:
        raise WrongState(_("This session is closed: nothing of it is hidden from anybody any more."))
    if not may(user, club, Right.RUN_SESSION):
        raise BadInput(_("That is nobody who directs at this club. Choose one of the list."), "user")
    if contestant is not None and contestant.session_id != session.pk:
        raise BadInput(NOT_IN_SESSION, "contestant")
    known = PlayingDirector.objects.filter(session=session, user=user).first()
    if known is not None and known.left_at is None and known.contestant == contestant:
        return known
    plays = known or PlayingDirector(session=session, user=user)
    plays.contestant, plays.left_at, plays.left_because = contestant, None, ""
    plays.save()
    note_playing(club=club, actor=actor, plays=plays)
    return plays


def note_playing(*, club: Club, actor: User, plays: PlayingDirector) -> None:
    """Record for whom somebody plays, as far as it is known. `club` is locked by the caller."""
    told = {"user": plays.user_id, "name": plays.user.display_name, "contestant": plays.contestant_id}
    record(club, actor, Verb.DIRECTOR_PLAYS, plays.session, after=told)


@transaction.atomic
def stop_playing(*, actor: User, plays: PlayingDirector, reason: str) -> PlayingDirector:
    """Say that somebody does not play in the session after all; demands a reason, for every board opens to him then.

    Each says it of himself; whoever reviews rulings says it of others too. Records it.
    """
    club = club_for(actor, plays.session.event.club_id, Right.RUN_SESSION)
    plays = PlayingDirector.objects.select_related("session", "user").get(pk=plays.pk)
    if plays.user != actor:
        demand(actor, club, Right.REVIEW)
    if plays.left_at is not None:
        return plays
    plays.left_because = demanded(reason, Text.REASON, _("Write why he plays no more: every board opens to him then."))
    plays.left_at = timezone.now()
    plays.save(update_fields=["left_at", "left_because"])
    after = {"user": plays.user_id, "name": plays.user.display_name, "reason": plays.left_because}
    record(club, actor, Verb.DIRECTOR_LEFT, plays.session, after=after)
    return plays


@transaction.atomic
def open_board(*, actor: User, board: Board, why: str, reason: str) -> Board:
    """Open a board to the actor, who plays and has no result on it; demands a reason, and records it.

    It stays open to him. A board that he may see already stays as it is.
    """
    session = Session.objects.select_related("event").get(pk=board.session_id)
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    if may_see_board(actor, board):
        return board
    if why not in WhyOpened.values:
        raise BadInput(SAY_WHY_SEEN, "why")
    because = demanded(reason, Text.REASON_TO_SEE)
    BoardOpened.objects.create(board=board, user=actor, why=why, reason=because, at=timezone.now())
    record(club, actor, Verb.BOARD_OPENED, board, after={"board": board.number, "why": why, "reason": because})
    return board


@transaction.atomic
def name_director(*, actor: User, report: IrregularityReport, director: User) -> IrregularityReport:
    """Ask another director to rule on a report, as who filed it plays at that table or has still to play the board.

    Records it. Refuses somebody who does not rule at this club, and a report on which there is a ruling. The same again
    changes nothing.
    """
    club = club_for(actor, report.club_id, Right.FILE, report.session_id)
    report = report_now(report.pk)
    if report.rulings.exists():
        raise WrongState(_("There is a ruling on this report already: somebody else confirms or returns it."))
    if director == actor or not may(director, club, Right.RULE):
        raise BadInput(_("Choose another director of this club."), "director")
    if report.named_director == director:
        return report
    report.named_director = director
    report.save(update_fields=["named_director"])
    record(club, actor, Verb.DIRECTOR_NAMED, report, report=report, after={"name": director.display_name})
    return report
