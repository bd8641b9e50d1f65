"""Filing what came as its director would have filed it, and taking all of it back where anything is otherwise.

What is tried is done: by the services of reports and cases, so that nothing here can find another ruling than they do.
"""

from collections.abc import Mapping
from typing import Any
from uuid import uuid4

from django.db import transaction
from django.utils.translation import override

from rulings.desk.base.refusals import BadInput, Stale, UnknownSituation
from rulings.desk.cases.queries.runner import run
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.pocket.values import Clash, Tried, says
from rulings.desk.pocket.wording import NOT_ASKED
from rulings.desk.reports.services.filing import file_report
from rulings.laws.engine import Ruling, facts_of
from rulings.laws.situations import law_of
from rulings.models import Arrival, IrregularityReport, ReportCase, User
from rulings.wording.findings import sentence


class _Otherwise(Exception):
    """Something is not as it was announced: all that was done for it is undone."""

    def __init__(self, tried: Tried) -> None:
        self.tried = tried


def try_filing(
    *, actor: User, arrival: Arrival, is_trial: bool = False, accepted: dict[str, Any] | None = None
) -> Tried:
    """File it and rule on it as announced; nothing stays of it where that cannot be, or where it `is_trial` only.

    `accepted` is the ruling of today that somebody has read and takes in place of the one announced.
    """
    try:
        with transaction.atomic():
            tried = _tried(actor, arrival, accepted)
            if is_trial:
                raise _Otherwise(Tried())
    except _Otherwise as otherwise:
        return otherwise.tried
    return tried


def file_unruled(*, actor: User, arrival: Arrival, narrative: str) -> IrregularityReport:
    """File it with what is told alone: its questions are asked anew."""
    report = _filed(actor, arrival, narrative)
    return _marked(report, arrival)


def _tried(actor: User, arrival: Arrival, accepted: dict[str, Any] | None) -> Tried:
    """The report filed, answered, and ruled on where a ruling was announced; `_Otherwise` where that cannot be."""
    try:
        report = _filed(actor, arrival, arrival.told["narrative"])
        case = _answered(actor, arrival, report.cases.get())
    except UnknownSituation as refused:
        raise _refused("", str(refused)) from None
    if arrival.told["ruling"]:
        today = _today(run(case), arrival.told["language"])
        if not _is_taken(today, arrival, accepted):
            raise _Otherwise(Tried(clashes=[Clash.RULING], today=today))
        issue_ruling(actor=actor, case=case, revision=case.revision)
    report.refresh_from_db()
    return Tried(_marked(report, arrival))


def _filed(actor: User, arrival: Arrival, narrative: str) -> IrregularityReport:
    """The report as the device tells of it, without an answer."""
    if arrival.session is None or arrival.board is None:
        raise RuntimeError("what belongs to no board is filed nowhere")
    told = arrival.told
    return file_report(
        actor=actor,
        session=arrival.session,
        board_number=arrival.board.number,
        situation=told["situation"],
        filing_key=uuid4(),
        table=told["table"],
        narrative=narrative,
    )


def _answered(actor: User, arrival: Arrival, case: ReportCase) -> ReportCase:
    """The case with the answers that its law asks for; `_Otherwise` at the first one not taken, or of no fact.

    What came with the door is asked for when its turn comes, and not at all on some ways.
    """
    told = arrival.told
    left = dict(told["answers"])
    if unknown := left.keys() - facts_of(law_of(case.situation, case.edition)).keys():
        raise _refused(min(unknown), str(NOT_ASKED))
    while key := _next_of(left, run(case)):
        why = told["reasons"].get(key) or told["narrative"]
        given = {"key": key, "value": left.pop(key), "reason": why}
        try:
            case = answer(actor=actor, case=case, revision=case.revision, **given).case
        except (BadInput, Stale) as refused:
            if isinstance(refused, Stale) and not refused.key:  # the page of who decides is older than what others did
                raise
            raise _refused(key, str(refused)) from None
    return case


def _next_of(left: Mapping[str, Any], word: Ruling) -> str:
    """The fact of those left that is asked now, or that the record has answered; "" where none is."""
    asked = [word.question.fact.key] if word.question else []
    return next((key for key in (*asked, *(fact.key for fact in word.relied_on)) if key in left), "")


def _refused(key: str, because: str) -> _Otherwise:
    """That the Laws do not take an answer."""
    return _Otherwise(Tried(clashes=[Clash.ANSWER], today={"refused": key, "because": because}))


def _today(word: Ruling, language: str) -> dict[str, Any]:
    """What the Laws give now, in the language in which it was announced."""
    with override(language):
        said = [{"paragraph": each.paragraph, "text": sentence(each)} for each in word.findings]
    return {"ruling": said, "is_complete": word.is_complete}


def _is_taken(today: dict[str, Any], arrival: Arrival, accepted: dict[str, Any] | None) -> bool:
    """Whether it is a ruling, and the one announced, or the one accepted."""
    if not today["is_complete"]:
        return False
    if accepted is not None:
        return says(today["ruling"]) == says(accepted.get("ruling", []))
    return says(today["ruling"]) == says(arrival.told["ruling"])


def _marked(report: IrregularityReport, arrival: Arrival) -> IrregularityReport:
    """The report, marked as one that was begun without a network."""
    report.begun_at = arrival.begun_at
    report.save(update_fields=["begun_at"])
    return report
