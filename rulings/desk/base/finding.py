"""Finding with permission in the same call. Strangers get 404, members without the right a refusal.

`find` returns what was asked for and the member's rights in its club, so that the page shows only what he may do. What
is of a board that a playing director has still to play is refused to him (`BoardUnseen`), but for a report that he has
filed blind, where the page allows it: that comes without all that the record has of the board.

How each model is found, with what its pages join, stands in one table. Holders of a secret address are none of this.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any, TypeVar, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from django.db.models import Model, Prefetch, QuerySet
from django.http import Http404, HttpRequest
from django.utils import timezone

from rulings.desk.base.compiled import compiled
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import ByRight, Right, Rights, by_right, may_see_board, memberships_of, rights_of, unseen
from rulings.desk.base.seen import note_club
from rulings.models import (
    Appeal,
    AppealMember,
    Arrival,
    Board,
    Club,
    FollowUp,
    IrregularityReport,
    Poll,
    PollAnswer,
    PrivateLink,
    RecorderNote,
    ReportCase,
    Ruling,
    ScoreAdjustment,
    Session,
    SessionKey,
    TableCall,
    User,
)

_T = TypeVar("_T")
_M = TypeVar("_M", bound=Model)


def find(
    request: HttpRequest,
    model: type[_M],
    right: Right | Callable[[_M], Right] = Right.SEE,
    *,
    blind: bool = False,
    **key: Any,
) -> tuple[_M, Rights]:
    """The one with that key in the member's own clubs, where he has the right, and all his rights there.

    404 where his clubs have none, `NotAllowed` without the right, which may depend on what is found, and `BoardUnseen`
    where he may not see its board; `blind` lets him go on with a report that he has filed blind.
    """
    way, user = _WAYS[model], member(request)
    found: _M = or_404(next(iter(_finder(model)(user.pk, **key)), None))
    club, report = _followed(found, way.club), _followed(found, way.report)
    board: Board | None = report.board if report else _followed(found, way.board)
    rights = rights_of(user, club, report.session_id if report else _followed(found, way.session))
    if not rights:  # his role has ended, or is that of a guest elsewhere
        raise Http404
    wanted = right if isinstance(right, Right) else right(found)
    if wanted not in rights:
        raise NotAllowed(wanted.sentence)
    at_club(club)
    note_club(request, club)
    request.__dict__["rights_found"] = rights
    if board and not may_see_board(user, board):
        if not (blind and report.is_blind and _is_his_alone(user, report)):
            raise unseen(board)
        board.deal, board.double_dummy, report.result = "", {}, None
    return found, rights


def consults(request: HttpRequest) -> bool:
    """Whether who found something may read what else its club has ruled: a guest reads his session alone."""
    return Right.CONSULT in request.__dict__.get("rights_found", ())


@cache
def _finder(model: type[_M]) -> Callable[..., list[_M]]:
    """Finds by a member's id and a unique key; not in the model's order, which would be sorted for nothing."""
    return compiled(lambda user, **key: rows_of(user, model).filter(**key).order_by())


def rows_of(user: User, model: type[_M]) -> QuerySet[_M]:
    """Those of the user's own clubs, with what their pages join. Asks no right."""
    way = _WAYS[model]
    return way.rows().filter(**{"__".join(filter(None, (way.club, "memberships__user"))): user})


def the_only(rows: QuerySet[_M]) -> _M | None:
    """The one row of a unique key, or None; not by `first()`.

    PostgreSQL plans a join of many tables that ends in LIMIT up to a hundred times as long as the same without.
    """
    return next(iter(rows.order_by()), None)


def polls_in_full() -> QuerySet[Poll]:
    """Polls with what the polled player sees, who made them, and the answers."""
    people = ("noted_by", "answered_by", "set_aside_by")
    answers = Prefetch("answers", PollAnswer.objects.select_related(*people).order_by("pk"))
    return Poll.objects.select_related("report__board", "made_by").prefetch_related(answers).order_by("pk")


@dataclass(frozen=True)
class _Way:
    """How a model is found: its rows with what its pages join, and how to reach what says who may see one.

    Each path is empty for the thing itself, and None where there is nothing at its end. `session` leads to the id of
    the session of what has no report.
    """

    rows: Callable[[], QuerySet[Any]]
    club: str
    report: str | None = None
    board: str | None = None
    session: str | None = None


def _followed(found: Model, path: str | None) -> Any:
    """What stands at the end of the path."""
    if path is None:
        return None
    return reduce(lambda each, name: each and getattr(each, name), filter(None, path.split("__")), cast("Any", found))


_TABLE = ("session__event", "session__profile", "board", "result", "ns", "ew")
"""What a case is run on and a page shows of the table, of a report."""


def _of_report(*names: str, path: str = "report") -> tuple[str, ...]:
    """These of the report at the end of the path."""
    return tuple(f"{path}__{name}" for name in names)


def _appeals() -> QuerySet[Appeal]:
    """Appeals with everybody who had a hand in them, and who hears them."""
    people = ("lodged_by", "late_by", "other_told_by", "statement_by", "law_ruled_by", "decided_by", "told_by")
    reports = IrregularityReport.objects.select_related("club", "session__event__club", *_TABLE, "filed_by")
    joined = Appeal.objects.select_related("club", "new_ruling", "ruling__case", "ruling__issued_by", *people)
    members = AppealMember.objects.select_related("user")
    return joined.prefetch_related(Prefetch("ruling__report", reports), Prefetch("members", members))


def _adjustments() -> QuerySet[ScoreAdjustment]:
    """Adjusted scores with all that their slips show."""
    parts = _of_report("club", "session__event", "session__profile", "board", path="ruling__report")
    line = ("result__ns", "result__ew", "result__board")
    return ScoreAdjustment.objects.select_related("ruling__case", *line, "made_by", "entered_by", *parts)


def _rulings() -> QuerySet[Ruling]:
    """Rulings with their report, who signed them, and what is public of them."""
    own = ("case", "issued_by", "countersigned_by", "publication", "public_text")
    return Ruling.objects.select_related(*own, *_of_report("club", *_TABLE))


_WAYS: Mapping[type[Model], _Way] = {
    Club: _Way(Club.objects.all, ""),
    Session: _Way(lambda: Session.objects.select_related("event__club", "profile"), "event__club", session="pk"),
    SessionKey: _Way(
        lambda: SessionKey.objects.select_related("session__event__club"), "session__event__club", session="session_id"
    ),
    TableCall: _Way(
        lambda: TableCall.objects.select_related("session__event__club", "board", "taken_by"),
        "session__event__club",
        session="session_id",
    ),
    Board: _Way(
        lambda: Board.objects.select_related("session__event__club", "session__profile"),
        "session__event__club",
        board="",
        session="session_id",
    ),
    IrregularityReport: _Way(
        lambda: IrregularityReport.objects.select_related("club", "session__event__club", *_TABLE, "filed_by"),
        "club",
        report="",
    ),
    ReportCase: _Way(
        lambda: ReportCase.objects.select_related(*_of_report("club", *_TABLE)), "report__club", report="report"
    ),
    Ruling: _Way(_rulings, "report__club", report="report"),
    ScoreAdjustment: _Way(_adjustments, "ruling__report__club", report="ruling__report"),
    Appeal: _Way(_appeals, "club", report="ruling__report"),
    FollowUp: _Way(
        lambda: FollowUp.objects.select_related(*_of_report("club", "board"), "ruling", "case"),
        "report__club",
        report="report",
    ),
    Arrival: _Way(
        lambda: Arrival.objects.select_related(
            *("club", "session__event__club", "session__profile", "board", "report", "sent_by"),
            "decided_by",
        ),
        "club",
        board="board",
        session="session_id",
    ),
    Poll: _Way(
        lambda: polls_in_full().select_related(*_of_report("club", "session"), "case"), "report__club", report="report"
    ),
    PrivateLink: _Way(
        lambda: PrivateLink.objects.select_related(*_of_report("club", "board")), "report__club", report="report"
    ),
    RecorderNote: _Way(
        lambda: RecorderNote.objects.select_related("club", *_of_report("board", "session__event"), "made_by"),
        "club",
        report="report",
    ),
}


def _is_his_alone(user: User, report: IrregularityReport) -> bool:
    """Whether nobody but the user has had a hand in a report."""
    return report.filed_by_id == user.pk and not report.audit_entries.exclude(actor=user).exists()


def member(request: HttpRequest) -> User:
    """Who is signed in; the gate let nobody else pass."""
    return cast("User", request.user)


def site_administrator(request: HttpRequest) -> User:
    """Who is signed in, where he administers the site; 404 for anybody else, who is not to know of these pages."""
    user = member(request)
    return or_404(user if user.is_superuser else None)


def signed_in(request: HttpRequest) -> User | None:
    """Who is signed in; None for a visitor."""
    return member(request) if request.user.is_authenticated else None


def or_404(found: _T | None) -> _T:
    """It, or 404 when there is none in the member's clubs."""
    if found is None:
        raise Http404
    return found


CHOSEN = "club"
"""The club to which somebody with several has switched, by id, in his session."""


def club_chosen(request: HttpRequest) -> int | None:
    """The id of that club; None for all of them."""
    chosen: int | None = request.session.get(CHOSEN)
    return chosen


def clubs_with(request: HttpRequest, right: Right) -> ByRight:
    """The member's clubs by right; a refusal where none gives him the one demanded."""
    clubs = by_right(memberships_of(member(request)))
    if not clubs[right]:
        raise NotAllowed(right.sentence)
    for club in clubs[Right.SEE]:
        note_club(request, club)
    return clubs


def at_club(club: Club) -> None:
    """Times are the club's from here on, until the gate puts them back."""
    zone = _zone_of(club)
    if zone is None:
        timezone.deactivate()
    else:
        timezone.activate(zone)


def _zone_of(club: Club) -> ZoneInfo | None:
    """The club's time zone; None where this machine does not know it."""
    return zone_named(club.time_zone)


def zone_named(name: str) -> ZoneInfo | None:
    """The time zone of that name; None where this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return None
