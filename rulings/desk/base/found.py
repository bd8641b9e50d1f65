"""Finding with permission in the same call. Strangers get 404, members without the right a refusal.

Each returns what was asked for and the member's rights in its club, so that the page shows only what he may do. What
is of a board that a playing director has still to play is refused to him (`BoardUnseen`), but for a report that he has
filed blind, where the page allows it: that comes without all that the record has of the board.
"""

from typing import TypeVar, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from django.http import Http404, HttpRequest
from django.utils import timezone

from rulings.desk.base.finding import (
    adjustment_found,
    appeal_found,
    board_found,
    case_found,
    club_found,
    follow_up_found,
    is_his_alone,
    link_found,
    poll_found,
    report_found,
    ruling_found,
    session_found,
)
from rulings.desk.base.refusals import BoardUnseen, NotAllowed
from rulings.desk.base.rights import (
    SENTENCES,
    ByRight,
    Right,
    by_right,
    may_administer,
    may_extend,
    may_file,
    may_hear,
    may_publish,
    may_record,
    may_review,
    may_rule,
    may_run_session,
    memberships_of,
    right_to_rule_on,
    rights_and_sight,
    rights_of,
    unseen,
)
from rulings.models import (
    Appeal,
    Board,
    Club,
    FollowUp,
    IrregularityReport,
    Poll,
    PrivateLink,
    ReportCase,
    Ruling,
    ScoreAdjustment,
    Session,
    User,
)

T = TypeVar("T")
Rights = frozenset[Right]
_PREDICATES = {
    Right.RUN_SESSION: may_run_session,
    Right.FILE: may_file,
    Right.RULE: may_rule,
    Right.REVIEW: may_review,
    Right.PUBLISH: may_publish,
    Right.HEAR: may_hear,
    Right.EXTEND: may_extend,
    Right.RECORD: may_record,
    Right.ADMINISTER: may_administer,
}


def club(request: HttpRequest, slug: str, right: Right = Right.SEE) -> tuple[Club, Rights]:
    """A club that the member belongs to."""
    found = or_404(club_found(member(request), slug))
    return found, checked(request, found, right)


def session(request: HttpRequest, slug: str, right: Right = Right.SEE) -> tuple[Session, Rights]:
    """A session of the member's club."""
    found = or_404(session_found(member(request), slug))
    return found, checked(request, found.event.club, right)


def board(request: HttpRequest, slug: str, number: int, right: Right = Right.SEE) -> tuple[Board, Rights]:
    """A board of a session of the member's club."""
    session = or_404(session_found(member(request), slug))
    found = or_404(board_found(session, number))
    found.session = session
    return found, checked(request, session.event.club, right, found)


def report(
    request: HttpRequest, pk: int, right: Right = Right.SEE, blind: bool = False
) -> tuple[IrregularityReport, Rights]:
    """A report of the member's club."""
    found = or_404(report_found(member(request), pk))
    return found, _of_report(request, found, right, blind)


def case(request: HttpRequest, pk: int, right: Right | None = None, blind: bool = False) -> tuple[ReportCase, Rights]:
    """A case of a report of the member's club; for ruling on it, unless another right is asked for."""
    found = or_404(case_found(member(request), pk))
    return found, _of_report(request, found.report, right or right_to_rule_on(found), blind)


def ruling(request: HttpRequest, pk: int, right: Right = Right.SEE, blind: bool = False) -> tuple[Ruling, Rights]:
    """A ruling of the member's club."""
    found = or_404(ruling_found(member(request), pk))
    return found, _of_report(request, found.report, right, blind)


def appeal(request: HttpRequest, pk: int, right: Right = Right.SEE) -> tuple[Appeal, Rights]:
    """An appeal in the member's club."""
    found = or_404(appeal_found(member(request), pk))
    found.ruling.report.club = found.club
    return found, _of_report(request, found.ruling.report, right)


def ruling_in_hand(request: HttpRequest, pk: int) -> tuple[Ruling, Rights]:
    """A ruling of the member's club, for giving its score or reopening it."""
    found = or_404(ruling_found(member(request), pk))
    return found, _of_report(request, found.report, right_to_rule_on(found.case))


def follow_up(request: HttpRequest, pk: int, right: Right = Right.RULE) -> tuple[FollowUp, Rights]:
    """A follow-up of a report of the member's club."""
    found = or_404(follow_up_found(member(request), pk))
    return found, _of_report(request, found.report, right)


def adjustment(request: HttpRequest, pk: int, right: Right = Right.SEE) -> tuple[ScoreAdjustment, Rights]:
    """An adjusted score of a ruling of the member's club."""
    found = or_404(adjustment_found(member(request), pk))
    return found, _of_report(request, found.ruling.report, right)


def poll(request: HttpRequest, pk: int, right: Right = Right.RULE) -> tuple[Poll, Rights]:
    """A poll of a report of the member's club."""
    found = or_404(poll_found(member(request), pk))
    return found, _of_report(request, found.report, right)


def link(request: HttpRequest, pk: int, right: Right = Right.RULE) -> tuple[PrivateLink, Rights]:
    """A private link to a report of the member's club."""
    found = or_404(link_found(member(request), pk))
    return found, _of_report(request, found.report, right)


def member(request: HttpRequest) -> User:
    """Who is signed in; the gate let nobody else pass."""
    return cast("User", request.user)


def or_404(found: T | None) -> T:
    """It, or 404 when there is none in the member's clubs."""
    if found is None:
        raise Http404
    return found


def checked(request: HttpRequest, club: Club, right: Right, board: Board | None = None) -> Rights:
    """The member's rights in the club, the one demanded among them; `BoardUnseen` where he may not see the board."""
    rights, sees = rights_and_sight(member(request), club, board.pk if board else None)
    if right not in rights:
        raise NotAllowed(SENTENCES[_PREDICATES[right]])
    at_club(club)
    if board is not None and not sees:
        raise unseen(board)
    return rights


def _of_report(request: HttpRequest, report: IrregularityReport, right: Right, blind: bool = False) -> Rights:
    """The member's rights for what belongs to a report; `blind` lets him go on with one that he has filed blind."""
    try:
        return checked(request, report.club, right, report.board)
    except BoardUnseen:
        if not (blind and report.is_blind and is_his_alone(member(request), report)):
            raise
    report.board.deal, report.board.double_dummy, report.result = "", {}, None
    return rights_of(member(request), report.club)


def clubs_with(request: HttpRequest, right: Right) -> ByRight:
    """The member's clubs by right; a refusal where none gives him the one demanded."""
    clubs = by_right(memberships_of(member(request)))
    if not clubs[right]:
        raise NotAllowed(SENTENCES[_PREDICATES[right]])
    return clubs


def at_club(club: Club) -> None:
    """Times are the club's from here on, until the gate puts them back."""
    zone = zone_of(club)
    if zone is None:
        timezone.deactivate()
    else:
        timezone.activate(zone)


def zone_of(club: Club) -> ZoneInfo | None:
    """The club's time zone; None where this machine does not know it."""
    try:
        return ZoneInfo(club.time_zone)
    except (ZoneInfoNotFoundError, ValueError):
        return None
