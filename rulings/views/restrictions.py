"""What still binds players by the rulings of a report, and noting that it has ended."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from rulings import queries
from rulings.forms.restricting import EndedForm
from rulings.models import IrregularityReport, Ruling
from rulings.permissions import Right
from rulings.services.refusals import BadInput
from rulings.services.restrictions import end_restriction, lasting
from rulings.views import found
from rulings.views.gate import act
from rulings.views.telling import told_findings


@dataclass(frozen=True)
class RestrictionSheet:
    """One restriction: what was announced, its paragraph, and what the button that ends it sends."""

    text: str
    paragraph: str
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
    return redirect("report", pk)


def restriction_sheets(shown: IrregularityReport, in_force: Iterable[Ruling]) -> list[RestrictionSheet]:
    """What binds players now; nothing once the session is closed."""
    ended = queries.restrictions_ended(shown)
    if not shown.session.is_open:
        return []
    return [
        RestrictionSheet(told.text, each.paragraph, each.ruling.pk, each.place)
        for each in lasting(in_force, ended)
        for told in told_findings(each.ruling)[each.place : each.place + 1]
    ]
