"""The whole process behind a ruling, in order: what is looked at when it is reviewed (Laws 84, 85, 92, 93)."""

from dataclasses import dataclass, replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings import queries
from rulings.bridge.seats import Side
from rulings.models import Ruling, Verb
from rulings.queries.appeals import appeals_against
from rulings.queries.playing import opened_before_time
from rulings.queries.polls import polls_of_report
from rulings.queries.processes import adjustments_by_case, said_of_report, sheet_written, versions_signed
from rulings.views import found
from rulings.views.facts_sheets import sides_of
from rulings.views.gate import page
from rulings.views.poll_sheets import poll_sheet
from rulings.views.telling import follow_up_text, score_lines, told_facts, told_findings
from rulings.wording.audit import entry_sentence
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text

TOLD = (
    Verb.FACTS_CONFIRMED,
    Verb.APPEAL_RIGHT_TOLD,
    Verb.RULING_ISSUED,
    Verb.LINK_MADE,
    Verb.LINK_REVOKED,
    Verb.APPEAL_OTHER_SIDE_TOLD,
    Verb.APPEAL_TOLD,
    Verb.PUBLIC_TEXT_PREPARED,
    Verb.RULING_PUBLISHED,
)
"""The acts by which the players learn something."""


@dataclass(frozen=True)
class Asked:
    """Whom the director asked before one of his judgements: `fact` is what he judged."""

    fact: str
    people: str


@require_safe
@page
def ruling_process(request: HttpRequest, pk: int) -> HttpResponse:
    """One version of a ruling with everything that led to it and followed from it."""
    shown, _rights = found.ruling(request, pk)
    context = {"ruling": shown, "report": shown.report, "board": shown.report.board, **asked_of(shown)}
    return render(request, "rulings/process.html", context | led_to(shown) | followed(shown))


def led_to(shown: Ruling) -> dict[str, Any]:
    """What there was before the ruling, and what it says."""
    sheet = sheet_written(shown.report)
    return {
        "title": situation_title(shown.situation),
        "sheet": sheet,
        "sides": sides_of(sheet),
        "polls": [poll_sheet(each) for each in polls_of_report(shown.report_id)],
        "findings": told_findings(shown),
    }


def followed(shown: Ruling) -> dict[str, Any]:
    """What came of it."""
    return {
        "versions": versions_signed(shown.case),
        "told": [(each, entry_sentence(each)) for each in said_of_report(shown.report, TOLD)],
        "adjustments": [(each, "; ".join(score_lines(each))) for each in adjustments_by_case(shown.case)],
        "appeals": [(each, value_text(Side(each.side))) for each in appeals_against(shown.case)],
        "follow_ups": [(each, follow_up_text(each)) for each in queries.follow_ups_left_by(shown)],
        "opened": opened_before_time(shown.report.board),
    }


def asked_of(shown: Ruling) -> dict[str, Any]:
    """The answers with their reasons alone; whom the director consulted and polled stand apart."""
    known = told_facts(shown)
    notes = {fact.key: shown.judgements.get(fact.key, {}) for fact in known}
    reasons = {key: str(note.get("reason", "")) for key, note in notes.items()}
    parts = {
        part: [Asked(fact.label, str(people)) for fact in known if (people := notes[fact.key].get(part))]
        for part in ("consulted", "polled")
    }
    return {"facts": [replace(fact, reason=reasons[fact.key]) for fact in known], **parts}
