"""Which entries of a trail touch what an act is about, and what lies round it that the act rests on.

Which matters an act rests on says `decided`; here is where they lie: on the same report, result, session or member, on
the lines that a ruling adjusts, in the files that filled something in. Writes nothing.
"""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

from django.db.models import Q, QuerySet

from rulings.desk.base.matters.kinds import Matter, verbs_of
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
    SignIn,
    TableCall,
    Verb,
)


def touching(
    club: Club,
    about: Any,
    report: IrregularityReport | None,
    matters: frozenset[Matter],
    since: QuerySet[AuditEntry],
) -> Q:
    """The entries among those `since` that changed any of the matters of what the act is about."""
    things = _things(about, report)
    changed = _touched_by(about, report, things) & Q(verb__in=verbs_of(matters))
    if Matter.RESULT in matters:
        changed |= _filled_in(since, things)
    if Matter.PLACE in matters:
        changed |= Q(object_type=Club.__name__, object_id=club.pk, verb__in=verbs_of(frozenset({Matter.PLACE})))
    return changed


_Things = set[tuple[type, int]]
"""By model and id."""


def _things(about: Any, report: IrregularityReport | None) -> _Things:
    """What the act is about: itself, its result, its board, its session, those of its report, and the lines it adjusts.

    The score that a ruling gave stands beside what the table had there.
    """
    things: list[tuple[type, int | None]] = [(type(about), about.pk)]
    for holder in filter(None, (about, report)):
        its = holder.__dict__
        things += [(Result, its.get("result_id")), (Board, its.get("board_id")), (Session, its.get("session_id"))]
    if isinstance(about, Result):
        things.append((Session, about.board.session_id))
    if report is not None:
        scores = ScoreAdjustment.objects.filter(ruling__report=report, is_current=True)
        things += [(Result, pk) for pk in scores.values_list("result", flat=True)]
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
        SignIn.objects.filter(session=session),
    )
    own = Q(object_type=Session.__name__, object_id=session.pk) | Q(report__session=session)
    return reduce(or_, map(_about, parts), own | Q(object_type=RegulationProfile.__name__))
