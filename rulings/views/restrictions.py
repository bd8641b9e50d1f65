"""What still binds players by the rulings of a report, and noting that it has ended."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from rulings import queries
from rulings.forms.restricting import EndedForm
from rulings.models import IrregularityReport, Ruling, Session
from rulings.permissions import Right
from rulings.services.refusals import BadInput
from rulings.services.restrictions import end_restriction, lasting
from rulings.views import found
from rulings.views.gate import act
from rulings.views.telling import by_table, told_findings
from rulings.wording.restrictions import until_text
from rulings.wording.terms import value_text


@dataclass(frozen=True)
class RestrictionSheet:
    """One restriction: whom it binds, what was announced, until when, and what the button that ends it sends."""

    who: str
    text: str
    until: str
    paragraph: str
    report: IrregularityReport
    ruling: int
    place: int


@act
def report_ended(request: HttpRequest, pk: int) -> HttpResponse:
    """Note that a restriction has ended."""
    shown, _rights = found.report(request, pk, Right.RULE)
    form = EndedForm(request.POST)
    if not form.is_valid():
        raise BadInput(_("This form is not complete. Open the report again and tick what has ended."))
    data = form.cleaned_data
    end_restriction(actor=found.member(request), report=shown, ruling_id=data["ruling"], place=data["place"])
    messages.success(request, _("Noted: it has ended."))
    if data["from_desk"]:
        return redirect(f"{reverse('desk')}?session={shown.session.slug}")
    return redirect("report", pk)


def restrictions_of_report(shown: IrregularityReport, in_force: Iterable[Ruling]) -> list[RestrictionSheet]:
    """What binds players now by the report's rulings."""
    return restriction_sheets(shown.session, in_force, queries.restrictions_ended(shown))


def restrictions_of_session(session: Session, in_force: Iterable[Ruling]) -> list[RestrictionSheet]:
    """What binds players now by the session's rulings, by table and board."""
    sheets = restriction_sheets(session, in_force, queries.restrictions_ended_in(session))
    return sorted(sheets, key=lambda sheet: by_table(sheet.report))


def restriction_sheets(
    session: Session, in_force: Iterable[Ruling], ended: Iterable[tuple[int, int]]
) -> list[RestrictionSheet]:
    """What binds players now by these rulings; nothing once the session is closed."""
    if not session.is_open:
        return []
    return [
        RestrictionSheet(
            who=value_text(each.who),
            text=told.text,
            until=until_text(each.key),
            paragraph=each.paragraph,
            report=each.ruling.report,
            ruling=each.ruling.pk,
            place=each.place,
        )
        for each in lasting(in_force, ended)
        for told in told_findings(each.ruling)[each.place : each.place + 1]
    ]
