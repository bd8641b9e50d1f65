"""The forms on paper, as PDF: blank for anybody signed in, or filled in from what is stored."""

from collections.abc import Mapping
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.bridge import Side
from rulings.desk.adjusting.queries.slips import slip_of, weighed_or_none
from rulings.desk.adjusting.queries.stored import adjustments_given
from rulings.desk.appeals.queries import appeals_against
from rulings.desk.base.finding import find, member
from rulings.desk.base.gate import page
from rulings.desk.base.pdf import pdf_response
from rulings.desk.base.rights import memberships_of
from rulings.desk.cases.queries.stored import current_rulings
from rulings.desk.papers.queries import facts_sheet_of, polls_of
from rulings.desk.papers.views.appeals import of_appeal, time_to_appeal
from rulings.desk.papers.views.claims import of_claim
from rulings.desk.papers.views.paper_fields import (
    Filled,
    by_law,
    lines,
    number_text,
    of_facts,
    of_penalties,
    of_polls,
    of_ruling,
    of_rulings,
    of_slip,
    of_table,
    result_ticked,
)
from rulings.desk.papers.wording.layouts import LAYOUTS
from rulings.desk.papers.wording.parts import Paper, in_rows
from rulings.desk.trail.queries.export import public_key
from rulings.models import Appeal, IrregularityReport, Ruling, ScoreAdjustment
from rulings.wording.terms import SIDES


@require_safe
@page
def papers(request: HttpRequest) -> HttpResponse:
    """Every form there is, to be printed blank."""
    return render(request, "papers/index.html", {"layouts": LAYOUTS.items()})


@require_safe
@page
def paper_blank(request: HttpRequest, kind: str) -> HttpResponse:
    """One form without anything filled in but the club of somebody who has one club."""
    if kind not in set(Paper):
        raise Http404
    clubs = [membership.club.name for membership in memberships_of(member(request))]
    return _paper(request, Paper(kind), Filled(texts={"club": clubs[0]} if len(clubs) == 1 else {}), kind)


@require_safe
@page
def ruling_paper(request: HttpRequest, pk: int) -> HttpResponse:
    """The ruling form of one version of a ruling."""
    shown, _rights = find(request, Ruling, pk=pk)
    return _paper(request, Paper.RULING, _filled_ruling(shown), f"ruling-{shown.report.number}-{shown.case.position}")


@require_safe
@page
def adjustment_paper(request: HttpRequest, pk: int) -> HttpResponse:
    """The slip for the scorer."""
    shown, _rights = find(request, ScoreAdjustment, pk=pk)
    return _paper(request, Paper.SCORE, _filled_slip(shown), f"slip-{shown.ruling.report.number}-{shown.version}")


@require_safe
@page
def penalty_paper(request: HttpRequest, pk: int) -> HttpResponse:
    """The penalties and warnings that were given beside a score; where there are none, to be written in."""
    shown, _rights = find(request, ScoreAdjustment, pk=pk)
    return _paper(
        request, Paper.PENALTY, _filled_penalty(shown), f"penalty-{shown.ruling.report.number}-{shown.version}"
    )


@require_safe
@page
def appeal_paper(request: HttpRequest, pk: int) -> HttpResponse:
    """The appeal form of an appeal."""
    shown, _rights = find(request, Appeal, pk=pk)
    return _paper(request, Paper.APPEAL, _filled_appeal(shown), f"appeal-{shown.number}")


@require_safe
@page
def hand_paper(request: HttpRequest, pk: int) -> HttpResponse:
    """The report of the hand that a report is about."""
    shown, _rights = find(request, IrregularityReport, pk=pk)
    return _paper(request, Paper.HAND, _filled_hand(shown), f"hand-{shown.number}")


@require_safe
@page
def claim_paper(request: HttpRequest, pk: int) -> HttpResponse:
    """The claim of a report."""
    shown, _rights = find(request, IrregularityReport, pk=pk)
    return _paper(request, Paper.CLAIM, _filled_claim(shown), f"claim-{shown.number}")


def _paper(request: HttpRequest, kind: Paper, filled: Filled, name: str) -> HttpResponse:
    """A form as PDF, in two sizes of boxes: to be read, or to be written on."""
    layout = LAYOUTS[kind]
    context: dict[str, Any] = {
        "layout": layout,
        "head": in_rows(layout.head),
        "filled": filled,
        "club": filled.texts.get("club", ""),
        "names_itself": filled.stamp.startswith(str(layout.title)),
        "key": public_key() if kind is Paper.RULING and not filled.is_blank else "",
    }
    return pdf_response(request, "papers/form.html", context, f"{name}.pdf")


def _filled_ruling(ruling: Ruling) -> Filled:
    """All that is stored of a ruling."""
    report, given = ruling.report, adjustments_given(ruling)
    sheet = facts_sheet_of(report)
    polled, answers = of_polls(polls_of(report))
    texts = of_facts(report, sheet) | polled | of_ruling(ruling, given)
    texts |= {
        "director": ruling.issued_by.display_name,
        "appeals": lines(_appeal_line(appeal) for appeal in appeals_against(ruling.case)),
        "time_ended": time_to_appeal(report.session),
    }
    ticked = {
        "called_by": sheet.called_by,
        "called_when": sheet.called_when,
        "table_result": result_ticked(ruling, given),
    }
    filled = of_table(report, sheet).with_more(texts, ticked, answers=answers, ruling=by_law([ruling]))
    return filled.with_stamp(number_text(ruling), "" if ruling.is_current else _("superseded"))


def _appeal_line(appeal: Appeal) -> str:
    """What came of an appeal, in a line."""
    told = {"number": appeal.number, "side": SIDES[Side(appeal.side)], "state": appeal.get_state_display()}
    decision = capfirst(appeal.get_decision_display())
    came = [_("Appeal {number} of {side}: {state}").format(**told), decision, appeal.decision_text]
    return ". ".join(part for part in came if part)


def _filled_slip(adjustment: ScoreAdjustment) -> Filled:
    """The slip of an adjusted score."""
    slip = slip_of(adjustment, weighed_or_none(adjustment))
    ruling = adjustment.ruling
    texts, sides, weights = of_slip(slip, adjustment)
    filled = of_table(ruling.report, facts_sheet_of(ruling.report))
    filled = filled.with_more(texts | {"director": adjustment.made_by.display_name}, None, sides=sides, weights=weights)
    return filled.with_stamp(number_text(ruling), "" if slip.in_force else _("no longer in force"))


def _filled_penalty(adjustment: ScoreAdjustment) -> Filled:
    """The penalties given beside a score."""
    ruling = adjustment.ruling
    texts, ticked, rows = of_penalties(adjustment)
    filled = of_table(ruling.report, facts_sheet_of(ruling.report))
    filled = filled.with_more(texts | {"director": adjustment.made_by.display_name}, ticked, penalties=rows)
    return filled.with_stamp(number_text(ruling), "" if adjustment.is_current else _("no longer in force"))


def _filled_appeal(appeal: Appeal) -> Filled:
    """All that is stored of an appeal, the chief director's and the committee's part with it."""
    ruling = appeal.ruling
    texts, ticked, members = of_appeal(appeal)
    filled = of_table(ruling.report, facts_sheet_of(ruling.report))
    told = of_ruling(ruling, adjustments_given(ruling))
    filled = filled.with_more(told | texts, ticked, members=members, ruling=by_law([ruling]))
    return filled.with_stamp(_("Appeal {number}").format(number=appeal.number), appeal.get_state_display())


def _filled_hand(report: IrregularityReport) -> Filled:
    """The report of a hand; what its call was is for the director to tick."""
    sheet = facts_sheet_of(report)
    rulings = list(current_rulings(report))
    texts = {"happened": _happened_at(of_facts(report, sheet)), "done": of_rulings(rulings)["ruling"]}
    return of_table(report, sheet).with_more(texts, done=by_law(rulings)).with_stamp(_report_number(report))


def _happened_at(facts: Mapping[str, str]) -> str:
    """What happened, what is disputed, and what each side said, a line each."""
    named = ((_("Facts in dispute"), "disputed"), (SIDES[Side.NS], "ns_words"), (SIDES[Side.EW], "ew_words"))
    said = [f"{label}: {facts[name]}" for label, name in named if facts[name]]
    return lines([facts["happened"], facts["agreed"], *said])


def _filled_claim(report: IrregularityReport) -> Filled:
    """The claim, with the cards left; those dealt where nobody drew what was left."""
    sheet = facts_sheet_of(report)
    rulings = list(current_rulings(report))
    filled = of_table(report, sheet).with_more(of_claim(report, rulings), ruling=by_law(rulings))
    return filled.with_hands(report.claim.get("hands")).with_stamp(_report_number(report))


def _report_number(report: IrregularityReport) -> str:
    """`Report 12`."""
    return _("Report %(number)s") % {"number": report.number}
