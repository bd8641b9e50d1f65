"""What a countersignature stands under, and what becomes of it when that changes: the one table, and the one way.

The digest is taken of the whole sheet as the signer read it, from what is stored: the ruling with its findings and
sentences, the scores in force, the table's result with its auction, the report, the facts as found, and how the last
appeal ended. A signature lost is recorded under who changed what it stood under; the ruling waits for another.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import digest, instant, record
from rulings.desk.base.refusals import Sentence, Stale, WrongState
from rulings.models import (
    Appeal,
    AppealState,
    Board,
    Club,
    FactsSheet,
    IrregularityReport,
    Publication,
    ReportStatus,
    Result,
    Ruling,
    ScoreAdjustment,
    User,
    Verb,
)

_RULING = """
version revision edition situation profile regulations record facts derived overruled findings sentences judgements
override_text override_reason supersedes_because report_id case_id issued_by_id
"""
_REPORT = "number table ns_id ew_id seats narrative auction contract play claim about"
_RESULT = "contract declarer tricks score_ns score_ew artificial auction play lead"
_SCORE = "result_id version kind paragraph rule penalties judged cautions override_reason replaces_because"
_OUTCOME = "number side body decision decision_text merit dissent findings"
_FACTS = "agreed disputed ns_words ew_words additional level called_by called_when"


@dataclass(frozen=True)
class Sheet:
    """What stands on the sheet of a ruling beside what its own row and its report's hold."""

    scores: tuple[ScoreAdjustment, ...]
    facts: FactsSheet | None
    outcome: Appeal | None


def sheet_of(ruling: Ruling) -> Sheet:
    """As it is stored now; three queries."""
    scores = ScoreAdjustment.objects.filter(ruling__case=ruling.case_id, is_current=True).order_by("result_id")
    facts = FactsSheet.objects.filter(report=ruling.report_id).first()
    return Sheet(tuple(scores), facts, outcome_of(Appeal.objects.filter(ruling__case=ruling.case_id)))


def outcome_of(appeals: Iterable[Appeal]) -> Appeal | None:
    """Of the appeals against a case's rulings the one that was decided and told last."""
    told = [each for each in appeals if each.state == AppealState.TOLD and each.decision]
    return max(told, key=lambda each: (each.decided_at, each.pk), default=None)


def sheet_digest(ruling: Ruling, sheet: Sheet) -> str:
    """The SHA-256 of the whole sheet in one writing, in hexadecimal."""
    report: IrregularityReport = ruling.report
    board: Board = report.board
    return digest(
        {
            "ruling": _columns(ruling, _RULING) | {"issued_at": instant(ruling.issued_at)},
            "report": _columns(report, _REPORT),
            "board": _columns(board, "number dealer vulnerability deal"),
            "result": _columns(report.result, _RESULT) if report.result else {},
            "scores": [_columns(each, _SCORE) for each in sheet.scores],
            "facts": _columns(sheet.facts, _FACTS) if sheet.facts else {},
            "appeal": _columns(sheet.outcome, _OUTCOME) if sheet.outcome else {},
        }
    )


def _columns(row: Any, names: str) -> dict[str, Any]:
    """These of a row, but for what it does not know of itself."""
    return {name: getattr(row, name) for name in names.split()}


def refuse_other_sheet(ruling: Ruling, seen: str | None) -> str:
    """The digest of the sheet as it is; `Stale` where the page showed another. None: whoever acts has seen no page."""
    now = sheet_digest(ruling, sheet_of(ruling))
    if seen is not None and seen != now:
        raise Stale(_("The sheet has changed since this page was shown. Read it as it is now, then sign."))
    return now


LOST: Mapping[str, Sentence] = {
    Verb.REPORT_AMENDED.value: _("countersignature lost: the report was changed"),
    Verb.FACTS_WRITTEN.value: _("countersignature lost: the facts were changed"),
    Verb.SCORE_ADJUSTED.value: _("countersignature lost: the adjusted score was changed"),
    Verb.ADJUSTMENT_WITHDRAWN.value: _("countersignature lost: the adjusted score was withdrawn"),
    Verb.RESULT_CORRECTED.value: _("countersignature lost: the table’s result was corrected"),
    Verb.FILE_ADDED.value: _("countersignature lost: a file filled in what was not known of the board"),
    Verb.DIFFERENCE_TAKEN.value: _("countersignature lost: what a file had otherwise was taken"),
    Verb.FAULT_TAKEN.value: _("countersignature lost: what a file had was put in afterwards"),
    Verb.FILE_UNDONE.value: _("countersignature lost: a file was taken back"),
}
"""By act: what changed of a sheet that was countersigned, so that the signature holds no longer."""
STANDS: Mapping[Verb, str] = {
    Verb.APPEAL_TOLD: "what was decided above the signer stands beside what he signed, under the names of who decided",
    Verb.APPEAL_FURTHER: "what became of the appeal later is no part of its outcome",
    Verb.PLAYER_ERASED: "a name is taken out, and nothing that was decided changes",
    Verb.RULING_ISSUED: "a new version has no signature; the old one keeps its own, for what it said",
    Verb.RULING_SUPERSEDED: "a new version has no signature; the old one keeps its own, for what it said",
    Verb.RULING_REOPENED: "the case is open: nothing is signed or published until its new version is",
    Verb.RULING_RETURNED: "the case is open: nothing is signed or published until its new version is",
}
"""The acts that change a sheet, and leave the countersignature of the version that it was set under, each with why."""


def lose_signatures(*, club: Club, actor: User | None, verb: Verb, of: Q) -> None:
    """Take the countersignature from each of these current rulings that has one, for the act changed its sheet.

    Marks each with the act, lets its report wait again, and records it. `WrongState` where one of them is public: that
    is withdrawn first; but what a file brings waits for nobody, and leaves what is public, a copy, as it is.
    `club` is locked.
    """
    signed = Ruling.objects.select_related("report", "countersigned_by", "publication")
    for ruling in signed.filter(of, is_current=True, countersigned_by__isnull=False).order_by("pk").distinct():
        if (public := _public_of(ruling)) is None:
            _lose(club, actor, ruling, verb)
        elif verb is not Verb.FILE_ADDED:
            raise WrongState(_IS_PUBLIC % {"year": public.year, "number": public.number})


_IS_PUBLIC = _("This is published as case %(year)s/%(number)s. Withdraw it from publication first, then change it.")


def _public_of(ruling: Ruling) -> Publication | None:
    """What everybody may read of the ruling."""
    public = getattr(ruling, "publication", None)
    return public if public is not None and public.withdrawn_at is None else None


def _lose(club: Club, actor: User | None, ruling: Ruling, verb: Verb) -> None:
    """Take it away, and record it."""
    signer = ruling.countersigned_by
    if signer is None:
        raise RuntimeError(f"ruling {ruling.pk} has no signature to lose")
    before = {"version": ruling.version, "digest": ruling.signed_digest}
    ruling.signatures_lost = [*ruling.signatures_lost, {"by": signer.pk, "because": verb.value}]
    ruling.countersigned_by, ruling.countersigned_at, ruling.signed_digest = None, None, ""
    ruling.save(update_fields=["countersigned_by", "countersigned_at", "signed_digest", "signatures_lost"])
    waits = IrregularityReport.objects.filter(pk=ruling.report_id, status=ReportStatus.REVIEWED)
    waits.update(status=ReportStatus.RULED)
    after = {"version": ruling.version, "name": signer.display_name, "because": verb.value}
    record(club, actor, Verb.SIGNATURE_LOST, ruling, report=ruling.report, before=before, after=after)


def lost_by(ruling: Ruling) -> Sentence:
    """What changed, so that its countersignature holds no longer; "" where it has one, or never had."""
    if ruling.countersigned_by_id is not None or not ruling.signatures_lost:
        return ""
    return LOST[ruling.signatures_lost[-1]["because"]]


def on_result(result: Result) -> Q:
    """The rulings on a table's result, and those that gave it a score."""
    return _on_results([result.pk])


def _on_results(results: Iterable[int]) -> Q:
    found = list(results)
    return Q(report__result__in=found) | Q(case__rulings__adjustments__result__in=found)


def on_row(row: Any) -> Q:
    """The rulings to whose sheets a result belongs, or a board's cards; no names of those who sit there."""
    match row:
        case Result():
            return on_result(row)
        case Board():
            return Q(report__board=row)
        case _:
            return Q(pk__in=())


_AWARDED = {"awards"}
"""What a file says that a result was worth in its field; on no sheet."""


def on_columns(changed: Mapping[str, Mapping[Any, Mapping[str, Any]]]) -> Q | None:
    """The same for {table: {key: {column: ...}}}; None where nothing of it is on a sheet."""
    results = [int(key) for key, columns in changed.get("result", {}).items() if columns.keys() - _AWARDED]
    boards = [int(key) for key in changed.get("board", {})]
    return _on_results(results) | Q(report__board__in=boards) if results or boards else None
