"""What a page had before it when it was drawn, and whether an act that comes of it still decides on the same.

Every form carries the head of its club's trail as its page was drawn, `{% csrf_token %}` puts it there: how many
entries there were, and the beginning of the last one's hash. When the act is written down, under the club's lock, the
trail says what others did since; what the act decides on is `decided.DECIDED_ON`. A head that this trail never had is
one of another club, or of records that were replaced by an older backup: nothing that its numbers name can be trusted.

What a person did himself since does not count here: he knows, and may have several forms on one page. A command, a
program and whoever sends no head has seen no page.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any

from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.matters.decided import DECIDED_ON
from rulings.desk.base.matters.kinds import MATTER_OF, Matter, verbs_of
from rulings.desk.base.refusals import Stale
from rulings.models import (
    AuditEntry,
    Board,
    Club,
    Contestant,
    IrregularityReport,
    LateBoard,
    PeriodExtension,
    RegulationProfile,
    Result,
    ScoreAdjustment,
    ScoreQuery,
    Session,
    SessionImport,
    TableCall,
    User,
    Verb,
)

SEEN = "seen"
"""The field of every form."""
_HASH = 16
_NO_SUCH_HEAD = _(
    "This form belongs to other records than there are now: they may have been put back to an earlier state since the "
    "page was shown. Nothing was done. Open the page again."
)
_SOMEBODY = _("Somebody")


def note_club(request: HttpRequest, club: Club) -> None:
    """The page shows something of the club, as its trail stands."""
    request.__dict__.setdefault("clubs_seen", {}).setdefault(club.pk, club)


def seen_by(request: HttpRequest) -> str:
    """What the forms of the page carry: `club.entries.hash` of each club, "" where it shows nothing of any."""
    clubs: Mapping[int, Club] = request.__dict__.get("clubs_seen", {})
    return " ".join(map(seen_of, clubs.values()))


def seen_of(club: Club) -> str:
    """What a form carries that is about this club of many that its page shows."""
    return f"{club.pk}.{club.audit_sequence}.{club.audit_hash[:_HASH]}"


@dataclass
class _Head:
    """A club's trail as a page had it: how many entries, how the last one's hash begins; `ours` are those since.

    `is_moved`: others have written in it too.
    """

    entries: int
    begins: str
    ours: list[str] = field(default_factory=list)
    is_moved: bool = False

    def is_still(self, club: Club) -> bool:
        """Whether nobody else has written anything."""
        if self.ours:
            return not self.is_moved and club.audit_hash == self.ours[-1]
        return club.audit_sequence == self.entries and club.audit_hash.startswith(self.begins)


@dataclass
class _Page:
    """The page that an act comes of: what its form carries is read when it is asked for."""

    sent: Callable[[], str]
    heads: dict[int, _Head] = field(default_factory=dict)

    def head_of(self, club: Club) -> _Head | None:
        """The club's; None for who has seen no page."""
        if club.pk not in self.heads:
            sent = self.sent().split()
            if not sent:
                return None
            self.heads[club.pk] = _read(sent, club)
        return self.heads[club.pk]


_SENT = re.compile(r"(\d{1,18})\.(\d{1,18})\.([0-9a-f]{16})?")


def _read(sent: Iterable[str], club: Club) -> _Head:
    """What was sent of the club; `Stale` where nothing was."""
    for found in filter(None, map(_SENT.fullmatch, sent)):
        if int(found[1]) == club.pk and (found[3] or found[2] == "0"):
            return _Head(int(found[2]), found[3] or "")
    raise Stale(_NO_SUCH_HEAD)


_PAGE: ContextVar[_Page | None] = ContextVar("page", default=None)


@contextmanager
def coming_from(request: HttpRequest) -> Iterator[None]:
    """What is done within comes of the page whose form the request sends."""
    token = _PAGE.set(_Page(lambda: request.POST.get(SEEN, "")) if request.method == "POST" else None)
    try:
        yield
    finally:
        _PAGE.reset(token)


@contextmanager
def of_no_page() -> Iterator[None]:
    """What is done within rests on nothing that a page showed, as what is done in a club that did not exist yet."""
    token = _PAGE.set(None)
    try:
        yield
    finally:
        _PAGE.reset(token)


def refuse_unseen(
    club: Club, actor: User | None, verb: Verb, about: Any, report: IrregularityReport | None = None
) -> None:
    """`Stale` where others have changed since what the act was decided on. `club` is locked.

    Asks nothing where nobody else has written in the trail since.
    """
    page = _PAGE.get()
    head = page.head_of(club) if page else None
    if head is None or head.is_still(club):
        return
    if not head.is_moved:
        _refuse_other_trail(club, head)
        head.is_moved = True
    matters = DECIDED_ON.get(verb)
    if matters:
        since = AuditEntry.objects.filter(club=club, sequence__gt=head.entries).exclude(hash__in=head.ours)
        things = _things(about, report)
        changed = _touched_by(about, report, things) & Q(verb__in=verbs_of(matters))
        if Matter.RESULT in matters:
            changed |= _filled_in(since, things)
        _refuse_changed(since.filter(changed), actor)


def note_written(club: Club) -> None:
    """The act has written the club's last entry."""
    page = _PAGE.get()
    if page and club.pk in page.heads:
        page.heads[club.pk].ours.append(club.audit_hash)


def _refuse_other_trail(club: Club, head: _Head) -> None:
    """`Stale` where this trail never ended so."""
    entry = AuditEntry.objects.filter(club=club, sequence=head.entries, hash__startswith=head.begins)
    if head.entries and not entry.exists():
        raise Stale(_NO_SUCH_HEAD)


def _refuse_changed(entries: QuerySet[AuditEntry], actor: User | None) -> None:
    """`Stale` with what the latest of these did that another did."""
    others = entries.exclude(actor=actor) if actor is not None else entries
    last = others.select_related("actor").order_by("sequence").last()
    if last is not None:
        name = last.actor.display_name if last.actor else _SOMEBODY
        raise Stale(MATTER_OF[last.verb].sentence % {"name": name})


_Things = set[tuple[type, int]]
"""By model and id."""


def _things(about: Any, report: IrregularityReport | None) -> _Things:
    """What the act is about: itself, its result, its board, its session, and those of its report."""
    things: list[tuple[type, int | None]] = [(type(about), about.pk)]
    for holder in filter(None, (about, report)):
        its = holder.__dict__
        things += [(Result, its.get("result_id")), (Board, its.get("board_id")), (Session, its.get("session_id"))]
    if isinstance(about, Result):
        things.append((Session, about.board.session_id))
    return {(kind, pk) for kind, pk in things if pk is not None}


def _touched_by(about: Any, report: IrregularityReport | None, things: _Things) -> Q:
    """The entries about the same things, about its report, and about the scores of its result."""
    if isinstance(about, Session):
        return _of_session(about)
    if isinstance(about, RegulationProfile):  # each version is a row of its own
        return Q(object_type=RegulationProfile.__name__)
    own = [Q(object_type=kind.__name__, object_id=pk) for kind, pk in things]
    lines = [pk for kind, pk in things if kind is Result]
    own += [_about(ScoreAdjustment.objects.filter(result__in=lines))] if lines else []
    if isinstance(about, PeriodExtension):
        own.append(_about(PeriodExtension.objects.filter(session=about.session_id)))
    return reduce(or_, own) | (_of_report(report) if report is not None else Q(pk=None))


def _filled_in(since: QuerySet[AuditEntry], things: _Things) -> Q:
    """The entries of files that came since and filled in what was not known of the result or the board.

    Files come in every few minutes while a session is played: any other is nothing to a form.
    """
    sessions = [pk for kind, pk in things if kind is Session]
    added = since.filter(verb=Verb.FILE_ADDED, object_type=Session.__name__, object_id__in=sessions)
    entries = {after["digest"]: pk for pk, after in added.values_list("pk", "after")}
    wanted = {(kind.__name__.lower(), str(pk)) for kind, pk in things if kind in (Result, Board)}
    came = SessionImport.objects.filter(session__in=sessions, digest__in=entries) if entries else ()
    filled = [entries[each.digest] for each in came if wanted & _shown_of(each.stored.get("changed", {}))]
    return Q(pk__in=filled)


def _shown_of(changed: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> set[tuple[str, str]]:
    """The rows of which a file changed more than what a line was worth in its field, by table and id."""
    rows = ((table, key, columns) for table, each in changed.items() for key, columns in each.items())
    return {(table, key) for table, key, columns in rows if columns.keys() - {"awards"}}


def _about(rows: QuerySet[Any]) -> Q:
    """The entries about any of these."""
    return Q(object_type=rows.model.__name__, object_id__in=rows.values("pk"))


def _of_report(report: IrregularityReport) -> Q:
    """The entries of the report, how its club publishes, and how that table was ruled on at that board otherwise.

    The law reads the penalty cards that other rulings have left there.
    """
    own = Q(report=report) | Q(object_type=Club.__name__, object_id=report.club_id)
    if not report.table:
        return own
    at_the_table = Q(report__board=report.board_id, report__table=report.table)
    return own | (at_the_table & Q(verb__in=verbs_of(frozenset({Matter.RULING}))))


def _of_session(session: Session) -> Q:
    """The entries about the session and about all that it has, and about the profiles that it may have."""
    parts: tuple[QuerySet[Any], ...] = (
        Result.objects.filter(board__session=session),
        TableCall.objects.filter(session=session),
        ScoreQuery.objects.filter(session=session),
        LateBoard.objects.filter(session=session),
        Contestant.objects.filter(session=session),
        Board.objects.filter(session=session),
        PeriodExtension.objects.filter(session=session),
    )
    own = Q(object_type=Session.__name__, object_id=session.pk) | Q(report__session=session)
    return reduce(or_, map(_about, parts), own | Q(object_type=RegulationProfile.__name__))
