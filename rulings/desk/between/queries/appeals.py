"""Appeals before a federation: the list, one of them, and its file. Who hears them there sees nothing else of the club.

What a withdrawn appeal was about, nobody there sees any more.
"""

from typing import Any

from django.db.models import Prefetch, QuerySet

from rulings.bridge import Side
from rulings.desk.adjusting.queries.stored import score_lines
from rulings.desk.appeals.queries import lines_of
from rulings.desk.appeals.values import Act
from rulings.desk.appeals.wording.steps import STEP_WORDS
from rulings.desk.base.rights import holds
from rulings.desk.between.queries.offices import federations_of
from rulings.desk.cases.queries.ruling_sheet import announced_findings, facts_relied_on
from rulings.desk.cases.queries.stored import adjustments_by_case, sheet_written, versions_signed
from rulings.desk.polls.queries.polls import polls_of_report
from rulings.desk.polls.queries.sheets import poll_sheet
from rulings.models import Appeal, AppealState, IrregularityReport, OfficeKind, Ruling, User
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text


def appeals_before(user: User) -> QuerySet[Appeal]:
    """The appeals that clubs have sent to the federations for which he hears them, the latest first."""
    federations = [each.pk for each in federations_of(user, OfficeKind.APPEALS)]
    found = Appeal.objects.filter(federation__in=federations).select_related("club", "federation")
    return found.select_related("ruling__report__board").order_by("-pk")


def appeal_before(user: User, pk: int) -> Appeal | None:
    """One of them; None for whoever does not hear it."""
    table = ("session__event", "session__profile", "board", "ns", "ew", "result")
    reports = IrregularityReport.objects.select_related("club", "filed_by", *table)
    people = ("ruling__issued_by", "sent_by", "decided_by")
    rows = Appeal.objects.select_related("club", "federation", "ruling__case", "further_of", *people)
    rows = rows.prefetch_related(Prefetch("ruling__report", reports), "members")
    found = rows.filter(pk=pk, federation__isnull=False).first()
    return found if found and holds(user, found.federation, OfficeKind.APPEALS) else None


def file_of(appeal: Appeal) -> dict[str, Any]:
    """Everything on the case up to what the appeal decided: facts, versions, scores, polls, and every stage before."""
    report, last = appeal.ruling.report, _last_version(appeal)
    versions = [each for each in versions_signed(appeal.ruling.case) if each.version <= last]
    given = [each for each in adjustments_by_case(appeal.ruling.case) if each.ruling.version <= last]
    return {
        "title": situation_title(appeal.ruling.situation),
        "side": value_text(Side(appeal.side)),
        "report": report,
        "board": report.board,
        "auction": report.auction or (report.result.auction if report.result else []),
        "sheet": sheet_written(report),
        "facts": facts_relied_on(appeal.ruling),
        "versions": [(each, announced_findings(each)) for each in versions],
        "scores": [(each, "; ".join(score_lines(each))) for each in given],
        "polls": [poll_sheet(each) for each in polls_of_report(report.pk)],
        "stages": [(each, value_text(Side(each.side)), _steps_of(each)) for each in _stages(appeal)],
    }


def _last_version(appeal: Appeal) -> int:
    """The version that it was decided on, or led to; the newest while it is open."""
    if appeal.new_ruling_id is not None:
        return Ruling.objects.values_list("version", flat=True).get(pk=appeal.new_ruling_id)
    if appeal.state == AppealState.SENT:
        return appeal.ruling.case.rulings.order_by("-version").values_list("version", flat=True)[0]
    return appeal.ruling.version


def _stages(appeal: Appeal) -> list[Appeal]:
    """The appeals of the case up to this one, by number; what came later is the club's."""
    found = Appeal.objects.filter(ruling__case=appeal.ruling.case_id, number__lte=appeal.number)
    whole = found.select_related("ruling", "federation", *_WHO_DID).prefetch_related("members")
    stages = list(whole.exclude(state=AppealState.WITHDRAWN).order_by("number"))
    for each in stages:
        each.club, each.ruling.report = appeal.club, appeal.ruling.report
    return stages


_WHO_DID = ("late_by", "other_told_by", "statement_by", "law_ruled_by", "sent_by", "decided_by", "told_by")
_OF_ITS_OWN_CLUB = (Act.SEND_FURTHER, Act.DECIDE_FURTHER)


def _steps_of(stage: Appeal) -> list[tuple[str, list[tuple[str, str]]]]:
    """What each step of a stage has brought, with its title."""
    steps = [(str(STEP_WORDS[act].title), lines_of(act, stage)) for act in Act if act not in _OF_ITS_OWN_CLUB]
    return [(title, lines) for title, lines in steps if title and lines]
