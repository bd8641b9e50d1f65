"""Finding with permission in the same call. Strangers get 404, members without the right a refusal.

Each returns what was asked for and the member's rights in its club, so that the page shows only what he may do.
"""

from typing import TypeVar, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from django.http import Http404, HttpRequest
from django.utils import timezone

from rulings import queries
from rulings.models import (
    Appeal,
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
from rulings.permissions import (
    Right,
    may_administer,
    may_extend,
    may_file,
    may_hear,
    may_publish,
    may_record,
    may_review,
    may_rule,
    may_run_session,
    rights_of,
)
from rulings.queries.appeals import appeal_found
from rulings.queries.clubs import club_found
from rulings.queries.polls import poll_found
from rulings.queries.queue import ByRight, by_right
from rulings.services.access import SENTENCES
from rulings.services.appeal_outcomes import right_to_rule_on
from rulings.services.refusals import NotAllowed

T = TypeVar("T")
Rights = frozenset[Right]

PREDICATES = {
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
    found = or_404(queries.session_found(member(request), slug))
    return found, checked(request, found.event.club, right)


def report(request: HttpRequest, pk: int, right: Right = Right.SEE) -> tuple[IrregularityReport, Rights]:
    """A report of the member's club."""
    found = or_404(queries.report_found(member(request), pk))
    return found, checked(request, found.club, right)


def case(request: HttpRequest, pk: int, right: Right | None = None) -> tuple[ReportCase, Rights]:
    """A case of a report of the member's club; for ruling on it, unless another right is asked for."""
    found = or_404(queries.case_found(member(request), pk))
    return found, checked(request, found.report.club, right or right_to_rule_on(found))


def ruling(request: HttpRequest, pk: int, right: Right = Right.SEE) -> tuple[Ruling, Rights]:
    """A ruling of the member's club."""
    found = or_404(queries.ruling_found(member(request), pk))
    return found, checked(request, found.report.club, right)


def appeal(request: HttpRequest, pk: int, right: Right = Right.SEE) -> tuple[Appeal, Rights]:
    """An appeal in the member's club."""
    found = or_404(appeal_found(member(request), pk))
    return found, checked(request, found.club, right)


def ruling_in_hand(request: HttpRequest, pk: int) -> tuple[Ruling, Rights]:
    """A ruling of the member's club, for giving its score or reopening it."""
    found = or_404(queries.ruling_found(member(request), pk))
    return found, checked(request, found.report.club, right_to_rule_on(found.case))


def follow_up(request: HttpRequest, pk: int, right: Right = Right.RULE) -> tuple[FollowUp, Rights]:
    """A follow-up of a report of the member's club."""
    found = or_404(queries.follow_up_found(member(request), pk))
    return found, checked(request, found.report.club, right)


def adjustment(request: HttpRequest, pk: int, right: Right = Right.SEE) -> tuple[ScoreAdjustment, Rights]:
    """An adjusted score of a ruling of the member's club."""
    found = or_404(queries.adjustment_found(member(request), pk))
    return found, checked(request, found.ruling.report.club, right)


def poll(request: HttpRequest, pk: int, right: Right = Right.RULE) -> tuple[Poll, Rights]:
    """A poll of a report of the member's club."""
    found = or_404(poll_found(member(request), pk))
    return found, checked(request, found.report.club, right)


def link(request: HttpRequest, pk: int, right: Right = Right.RULE) -> tuple[PrivateLink, Rights]:
    """A private link to a report of the member's club."""
    found = or_404(queries.link_found(member(request), pk))
    return found, checked(request, found.report.club, right)


def member(request: HttpRequest) -> User:
    """Who is signed in; the gate let nobody else pass."""
    return cast("User", request.user)


def or_404(found: T | None) -> T:
    """It, or 404 when there is none in the member's clubs."""
    if found is None:
        raise Http404
    return found


def checked(request: HttpRequest, club: Club, right: Right) -> Rights:
    """The member's rights in the club, the one demanded among them."""
    rights = rights_of(member(request), club)
    if right not in rights:
        raise NotAllowed(SENTENCES[PREDICATES[right]])
    at_club(club)
    return rights


def clubs_with(request: HttpRequest, right: Right) -> ByRight:
    """The member's clubs by right; a refusal where none gives him the one demanded."""
    clubs = by_right(queries.memberships_of(member(request)))
    if not clubs[right]:
        raise NotAllowed(SENTENCES[PREDICATES[right]])
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
