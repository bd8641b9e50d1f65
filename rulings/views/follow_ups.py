"""What a ruling left to be come back to: open the case that settles it, or write down what was found."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.forms.answering import NoteForm
from rulings.models import FollowUp
from rulings.permissions import Right
from rulings.services.follow_ups import complete_follow_up, open_follow_up
from rulings.views import found
from rulings.views.gate import act, page
from rulings.views.telling import follow_up_text, told_findings


@require_safe
@page
def follow_up(request: HttpRequest, pk: int) -> HttpResponse:
    """What is to be looked at, and the ruling it comes from."""
    shown, rights = found.follow_up(request, pk, Right.SEE)
    return follow_up_page(request, shown, rights, NoteForm())


@act
def follow_up_open(request: HttpRequest, pk: int) -> HttpResponse:
    """Open the case that settles it."""
    shown, _rights = found.follow_up(request, pk)
    return redirect("case", open_follow_up(actor=found.member(request), follow_up=shown).pk)


@act
def follow_up_done(request: HttpRequest, pk: int) -> HttpResponse:
    """Settle it with a note."""
    shown, rights = found.follow_up(request, pk)
    form = NoteForm(request.POST)
    if not form.is_valid():
        return follow_up_page(request, shown, rights, form)
    complete_follow_up(actor=found.member(request), follow_up=shown, note=form.cleaned_data["note"])
    messages.success(request, _("Settled."))
    return redirect("desk")


def follow_up_page(request: HttpRequest, shown: FollowUp, rights: found.Rights, form: NoteForm) -> HttpResponse:
    """The page of a follow-up."""
    context = {
        "follow_up": shown,
        "report": shown.report,
        "board": shown.report.board,
        "may": rights,
        "text": follow_up_text(shown),
        "findings": told_findings(shown.ruling),
        "form": form,
    }
    return render(request, "rulings/follow_up.html", context)
