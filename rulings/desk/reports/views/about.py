"""What a report is about: the call or card, what was said, what is agreed. At any time, never demanded at the table."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.cases.queries.table import table_record
from rulings.desk.reports.forms.about import AboutForm
from rulings.desk.reports.queries.about import choices_of
from rulings.desk.reports.services.recording import tell_about
from rulings.models import IrregularityReport


@page
def report_about(request: HttpRequest, pk: int) -> HttpResponse:
    """What is told so far, to be changed."""
    shown, _rights = find(request, IrregularityReport, Right.FILE, pk=pk)
    choices = choices_of(shown)
    form = AboutForm(request.POST or None, shown, table_record(shown).asked, choices)
    if submit(form, partial(tell_about, actor=member(request), report=shown)):
        messages.success(request, _("Written down."))
        return redirect("report", pk)
    context = {"report": shown, "board": shown.board, "form": form, "choices": choices}
    return render(request, "reports/about.html", context, status=form.status)
