"""The page of a ruling: what it says, the score it gave, and the one thing that happens next."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _

from rulings.desk.adjusting.queries.contradicting import both_sentences, contradictions_in_force
from rulings.desk.adjusting.queries.stored import adjustments_given, score_changes
from rulings.desk.appeals.queries import appeals_against
from rulings.desk.base.finding import member
from rulings.desk.base.forms import ReasonForm
from rulings.desk.base.rights import Right, Rights, right_to_rule_on
from rulings.desk.base.signatures import Sheet, lost_by, outcome_of, sheet_digest
from rulings.desk.cases.queries.alike import like_ruling
from rulings.desk.cases.queries.appeal_outcomes import open_appeals_of
from rulings.desk.cases.queries.bidding_box import marking_sheet
from rulings.desk.cases.queries.hearers import sitting_there
from rulings.desk.cases.queries.rechecks import rechecks_of
from rulings.desk.cases.queries.ruling_sheet import (
    NextCase,
    announced_findings,
    facts_relied_on,
    follow_up_text,
    has_effect,
    headline,
    next_cases,
)
from rulings.desk.cases.queries.runner import tells_of
from rulings.desk.cases.queries.stored import chain_of, follow_ups_left_by, sheet_written, versions_of
from rulings.desk.cases.values.next_step import Standing, Step, next_step
from rulings.desk.cases.wording.next_steps import LABELS
from rulings.desk.players.queries import live_links_of
from rulings.desk.sessions.queries import clocks_of
from rulings.laws.engine import Effect
from rulings.models import Appeal, IrregularityReport, ReportCase, Ruling, SessionStatus
from rulings.wording.situations import situation_title

_WHETHER_TO_ADJUST = "adjusted_score"
"""The situation that asks whether there was damage at all."""
_Context = Mapping[str, Any]


def ruling_page(
    request: HttpRequest,
    shown: Ruling,
    rights: Rights,
    returning: Form | None = None,
    reopening: Form | None = None,
) -> HttpResponse:
    """The page of a ruling."""
    context = _said(shown) | _led_to(shown)
    context |= _reader_s(request, shown, rights, context["appeals"])
    context |= {"lost": lost_by(shown), "sheet": _sheet(shown, context)}
    context["next"] = _offered(shown, next_step(_standing(shown, context)), context)
    context |= {
        "returning": returning or ReasonForm(auto_id="return_%s"),
        "reopening": reopening or ReasonForm(auto_id="reopen_%s"),
    }
    return render(request, "cases/ruling.html", context | clocks_of(shown.report.session))


def _sheet(shown: Ruling, known: _Context) -> str:
    """The digest of what the page shows, for whoever signs it."""
    scores = tuple(each for each, _changes in known["scores"])
    return sheet_digest(shown, Sheet(scores, known["facts_sheet"], outcome_of(known["appeals"])))


def _said(shown: Ruling) -> dict[str, Any]:
    """What the ruling says, and what it rests on."""
    return {
        "ruling": shown,
        "report": shown.report,
        "board": shown.report.board,
        "title": situation_title(shown.situation),
        "headline": headline(shown),
        "findings": announced_findings(shown),
        "facts": facts_relied_on(shown),
        "facts_sheet": sheet_written(shown.report),
        "versions": versions_of(shown),
    }


def _led_to(shown: Ruling) -> dict[str, Any]:
    """What came of it: scores, what is left to do, appeals, publication."""
    given, further = adjustments_given(shown), next_cases(shown)
    chain = chain_of(shown.report_id) if further else []
    clashes = contradictions_in_force(shown, given)
    return {
        "recheck": next(iter(rechecks_of([shown])), None),
        "scores": [(each, score_changes(each)) for each in given],
        "contradictions": [(each, both_sentences(found, shown)) for each, found in clashes],
        "next_cases": [each for each in further if not _is_opened(each, shown.report, chain)],
        "follow_ups": [(each, follow_up_text(each)) for each in follow_ups_left_by(shown)],
        "marking": marking_sheet(shown.report, [shown]) if shown.is_current else None,
        "appeals": appeals_against(shown.case),
        "publication": getattr(shown, "publication", None),
    }


def _reader_s(request: HttpRequest, shown: Ruling, rights: Rights, appeals: Iterable[Appeal]) -> dict[str, Any]:
    """What the reader may do with it; only a decided appeal leaves its case to somebody of its own."""
    user, is_decided = member(request), any(each.decision for each in appeals)
    return {
        "may": rights,
        "may_rule": (right_to_rule_on(shown) if is_decided else Right.RULE) in rights,
        "is_linked": Right.RULE in rights and bool(live_links_of(shown.report_id)),
        "alike": like_ruling(shown, user, consults=Right.CONSULT in rights),
        "is_mine": shown.issued_by_id == user.pk,
        "sits_there": Right.REVIEW in rights and sitting_there(shown.report)(user),
    }


def _standing(shown: Ruling, known: _Context) -> Standing:
    """How far the ruling has come, and what its reader may do."""
    rights: Rights = known["may"]
    may_sign = Right.REVIEW in rights and not known["is_mine"] and not known["sits_there"]
    is_over = shown.report.session.status == SessionStatus.CLOSED
    return Standing(
        is_current=shown.is_current,
        is_reopened=shown.case.is_open,
        is_signed=shown.countersigned_by_id is not None,
        is_public=known["publication"] is not None,
        is_played=shown.report.result is not None or is_over or has_effect(shown, Effect.ADJUSTED_SCORE),
        is_linked=known["is_linked"],
        is_told=bool(known["facts_sheet"] and known["facts_sheet"].told_of_appeal_at),
        is_appealed=bool(known["appeals"]) and bool(open_appeals_of(shown)),
        contradicts=bool(known["contradictions"]),
        owes_score=_owes_score(shown) and not known["scores"],
        leads_on=bool(_further_cases(shown, known)),
        has_follow_up=any(each.done_at is None for each, _text in known["follow_ups"]),
        is_over=is_over,
        may_rule=known["may_rule"],
        may_direct=Right.RULE in rights,
        may_countersign=may_sign,
        may_publish=Right.PUBLISH in rights,
    )


def _further_cases(shown: Ruling, known: _Context) -> list[NextCase]:
    """The cases it leads on to; a ruling that adjusts the score needs no other to say whether that is done (12B)."""
    adjusts = has_effect(shown, Effect.ADJUSTED_SCORE)
    return [each for each in known["next_cases"] if not (adjusts and each.situation == _WHETHER_TO_ADJUST)]


def _owes_score(shown: Ruling) -> bool:
    """Whether its findings demand a score; the director's own ruling over them demands none by itself."""
    return not shown.override_text and has_effect(shown, Effect.TRICKS_TRANSFERRED, Effect.ADJUSTED_SCORE)


@dataclass(frozen=True)
class _Offer:
    """The one button: what it says, where it leads; an act has the fields that it sends, a link None."""

    step: Step
    label: str
    address: str
    fields: Mapping[str, str] | None = None
    details: str = ""


def _offered(shown: Ruling, step: Step, known: _Context) -> _Offer:
    """The step as the page shows it."""
    label = str(LABELS[step])
    report = shown.report_id
    match step:
        case Step.GO_ON:
            case = _further_cases(shown, known)[0]
            fields = {"situation": case.situation, "offender": case.offender}
            law = _("Law %(law)s, on the same report") % {"law": case.law}
            details = f"{case.seat}. {law}" if case.seat else law
            return _Offer(step, label.format(title=case.title), reverse("report_next", args=[report]), fields, details)
        case Step.COUNTERSIGN:
            return _Offer(step, label, reverse("ruling_countersign", args=[shown.pk]), {"sheet": known["sheet"]})
        case Step.LINK:
            return _Offer(step, label, reverse("report_links", args=[report]), {})
        case Step.TELL_OF_APPEAL:
            return _Offer(step, label, reverse("report_facts_told", args=[report]), {"from_ruling": "yes"})
        case Step.FOLLOW_UP:
            left = next(each for each in known["follow_ups"] if each[0].done_at is None)
            return _Offer(step, label, reverse("follow_up", args=[left[0].pk]))
        case _:
            return _Offer(step, label, _leads_to(shown, step, known))


def _leads_to(shown: Ruling, step: Step, known: _Context) -> str:
    """The page on which a step is taken."""
    match step:
        case Step.OPEN_CURRENT:
            return reverse("ruling", args=[known["versions"][0].pk])
        case Step.RULE_ANEW:
            return reverse("case", args=[shown.case_id])
        case Step.SCORE | Step.MEND_SCORE:
            return reverse("ruling_score", args=[shown.pk])
        case Step.APPEAL:
            return reverse("appeal", args=[open_appeals_of(shown)[0].pk])
        case Step.PUBLISH:
            return reverse("ruling_publish", args=[shown.pk])
        case _:
            return f"{reverse('desk')}?session={shown.report.session.slug}"


def _is_opened(each: NextCase, shown: IrregularityReport, chain: list[ReportCase]) -> bool:
    """Whether the report has that case, about that player, already."""
    alike = [case for case in chain if case.situation == each.situation]
    for case in alike:
        case.report = shown
    return any(tells_of(case, each.offender or None) for case in alike)
