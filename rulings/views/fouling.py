"""A fouled board: in which form each table played it, tried live and said (87B)."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.forms.fouling import FormsForm
from rulings.models import Ruling
from rulings.services.fouling import forms_tried, set_forms
from rulings.services.session_scores import CannotScore, score_sheet
from rulings.views import found
from rulings.views.adjustment_sheets import EffectsSheet, board_sheet
from rulings.views.gate import page
from rulings.wording.scores import cannot_text


@require_http_methods(["GET", "HEAD", "POST"])
@page
def ruling_forms(request: HttpRequest, pk: int) -> HttpResponse:
    """Try the forms of a fouled board, and say them."""
    shown, rights = found.ruling_in_hand(request, pk)
    form = FormsForm(request.POST or None, shown.report.board)
    sheet = tried(form, shown)
    if sheet is not None and request.POST.get("act") == "save" and form.has_reason():
        set_forms(actor=found.member(request), ruling=shown, forms=form.forms(), reason=form.cleaned_data["reason"])
        messages.success(request, _("The board is scored in its forms. Each line that changed has its slip."))
        return redirect("board", shown.report.session.slug, shown.report.board.number)
    name = "rulings/_effects.html" if request.headers.get("HX-Request") else "rulings/forms.html"
    context = {"ruling": shown, "report": shown.report, "board": shown.report.board, "may": rights}
    return render(request, name, context | {"form": form, "sheet": sheet})


def tried(form: FormsForm, ruling: Ruling) -> EffectsSheet | None:
    """What the forms do; an error of the form where the session cannot be scored."""
    if not form.is_bound or not form.is_valid():
        return None
    try:
        sheet = score_sheet(ruling.report.session)
        return board_sheet(sheet, forms_tried(sheet, ruling.report.board.number, form.forms()))
    except CannotScore as refusal:
        form.add_error(None, cannot_text(refusal))
        return None
