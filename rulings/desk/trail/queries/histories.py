"""What the audit trail tells of one object, or of a whole club, and its entries in words as histories show them."""

from collections.abc import Container, Iterable
from typing import Any

from django.db.models import Exists, Q, QuerySet

from rulings.desk.base.audit import digests_in, opened
from rulings.desk.base.rights import unseen_boards
from rulings.desk.trail.wording.entries import Change, entry_changes, entry_sentence
from rulings.laws.engine import AnyFact, facts_of
from rulings.laws.situations import law_of
from rulings.models import (
    Appeal,
    Arrival,
    AuditEntry,
    AuditText,
    Board,
    Club,
    IrregularityReport,
    LateBoard,
    RegulationProfile,
    ReportCase,
    Result,
    RoundClock,
    Ruling,
    ScoreQuery,
    Session,
    User,
    Verb,
)

_NOT_TOLD = (Verb.NOTE_WRITTEN.value, Verb.NOTE_ANSWERED.value, Verb.NOTES_EXPIRED.value)
"""What the recorder does is in no history and in no export."""


def history_of_ruling(ruling: Ruling) -> QuerySet[AuditEntry]:
    """What was done with one version of a ruling, and with its case, in order."""
    about = Q(object_type=Ruling.__name__, object_id=ruling.pk)
    case = Q(object_type="ReportCase", object_id=ruling.case_id)
    return _with_actors(AuditEntry.objects.filter(about | case, report=ruling.report_id).order_by("sequence"))


def history_of_appeal(appeal: Appeal) -> QuerySet[AuditEntry]:
    """What was done with an appeal, in order."""
    about = Q(object_type=Appeal.__name__, object_id=appeal.pk, report=appeal.ruling.report_id)
    return _with_actors(AuditEntry.objects.filter(about).order_by("sequence"))


def history_of_session(session: Session, user: User) -> QuerySet[AuditEntry]:
    """What was done with a session, its periods, clock, late boards and score queries, but what is hidden from him."""
    about = Q(object_type=Session.__name__, object_id=session.pk)
    clocks = RoundClock.objects.filter(session=session)
    for rows in (session.extensions.all(), session.score_queries.all(), session.late_boards.all(), clocks):
        about |= Q(object_type=rows.model.__name__, object_id__in=rows.order_by().values("pk"))
    return _with_actors(_but_hidden(AuditEntry.objects.filter(about).order_by("sequence"), user))


def history_of_profile(profile: RegulationProfile) -> QuerySet[AuditEntry]:
    """What was done with one version of a club's profile; nothing is on record of a common one."""
    about = Q(object_type=RegulationProfile.__name__, object_id=profile.pk)
    return _with_actors(AuditEntry.objects.filter(about).order_by("sequence"))


def history_of_club(club: Club, user: User, before: int | None, most: int, about: str = "") -> list[AuditEntry]:
    """The `most` latest entries of a club's chain before that one, the latest first; `about` one kind of object.

    What is of boards hidden from the user is left out.
    """
    entries = _but_hidden(AuditEntry.objects.filter(club=club).exclude(verb__in=_NOT_TOLD), user)
    entries = entries.filter(sequence__lt=before) if before else entries
    entries = entries.filter(object_type=about) if about else entries
    return list(_with_actors(entries.order_by("-sequence")[:most]))


def cases_in(entries: Iterable[AuditEntry]) -> QuerySet[ReportCase]:
    """The cases that the entries are about."""
    return ReportCase.objects.filter(pk__in={it.object_id for it in entries if it.object_type == ReportCase.__name__})


def _but_hidden(entries: QuerySet[AuditEntry], user: User) -> QuerySet[AuditEntry]:
    """The entries without those about boards hidden from the user: reports, results, score queries, late boards, what
    came later.

    Of a result that was taken back nobody knows the board: while any is hidden, it is left out.
    """
    hidden = unseen_boards(user)
    about = Q(object_type=Board.__name__, object_id__in=hidden.values("pk"))
    about |= Q(object_type=Result.__name__, object_id__in=Result.objects.filter(board__in=hidden).values("pk"))
    about |= Q(Exists(hidden), object_type=Result.__name__) & ~Q(object_id__in=Result.objects.values("pk"))
    about |= Q(object_type=Arrival.__name__, object_id__in=Arrival.objects.filter(board__in=hidden).values("pk"))
    about |= Q(object_type=LateBoard.__name__, object_id__in=LateBoard.objects.filter(board__in=hidden).values("pk"))
    asked = ScoreQuery.objects.filter(Q(report__board__in=hidden) | Q(result__board__in=hidden))
    about |= Q(object_type=ScoreQuery.__name__, object_id__in=asked.values("pk"))
    return entries.exclude(report__board__in=hidden).exclude(about)


def _with_actors(entries: QuerySet[AuditEntry]) -> QuerySet[AuditEntry]:
    """The entries with their actors; `entry_rows` opens the texts of those that are shown."""
    return entries.select_related("actor")


def chain_of(report: IrregularityReport) -> list[AuditEntry]:
    """A report's entries as they stand in the chain, their texts sealed."""
    entries = report.audit_entries.exclude(verb__in=_NOT_TOLD)
    return list(entries.select_related("actor").order_by("sequence"))


def texts_in(entries: Iterable[AuditEntry]) -> QuerySet[AuditText]:
    """The texts that the entries seal."""
    return AuditText.objects.filter(digest__in={each for it in entries for each in digests_in([it.before, it.after])})


HISTORY_PAGE = 25
"""Entries on one page of a history: each may hold the longest texts, before and after."""
EntryRow = tuple[AuditEntry, str, list[Change]]
_NOTHING: tuple[dict[str, AnyFact], dict[str, Any]] = ({}, {})


def entry_rows(entries: Iterable[AuditEntry], cases: Iterable[ReportCase] = ()) -> list[EntryRow]:
    """Each entry with its texts opened, its sentence and its changes; an answer in the words of its case's law."""
    entries = opened(entries)
    known = {case.pk: _words_of(case) for case in cases}
    known |= {case.pk: _words_of(case) for case in _cases_gone(entries, known)}
    rows = []
    for entry in entries:
        facts, values = known.get(entry.object_id, _NOTHING) if entry.object_type == ReportCase.__name__ else _NOTHING
        rows.append((entry, entry_sentence(entry), entry_changes(entry, facts, values)))
    return rows


def _cases_gone(entries: Iterable[AuditEntry], known: Container[int]) -> list[ReportCase]:
    """The cases that were discarded, as they were opened; one query where there are any."""
    about = {entry.object_id for entry in entries if entry.object_type == ReportCase.__name__}
    gone = {key for key in about if key not in known}
    made = AuditEntry.objects.filter(verb=Verb.CASE_OPENED, object_type=ReportCase.__name__, object_id__in=gone)
    return [_as_opened(entry) for entry in opened(made)] if gone else []


def _as_opened(entry: AuditEntry) -> ReportCase:
    """The case that the entry tells of, with what came with its door."""
    answers = {key: {"value": value} for key, value in entry.after["answers"].items()}
    return ReportCase(
        entry.object_id, **{name: entry.after[name] for name in ("situation", "edition")}, answers=answers
    )


def _words_of(case: ReportCase) -> tuple[dict[str, AnyFact], dict[str, Any]]:
    """The facts that the case's law may ask, and its answers as the law's own values: they name seats and cards."""
    facts = facts_of(law_of(case.situation, case.edition))
    return facts, {key: facts[key].read(given["value"]) for key, given in case.answers.items() if key in facts}
