"""How a session is scored, on a page of its own."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.forms.scoring import ScoringForm
from rulings.permissions import Right
from rulings.services.choosing_scoring import choose_scoring, shown_by_file
from rulings.views import found
from rulings.views.gate import page
from rulings.views.taking import taken
from rulings.wording.profiles import setting_texts


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_scoring(request: HttpRequest, slug: str) -> HttpResponse:
    """Choose the form of scoring, and whether to follow what the file's own scores show."""
    shown, _rights = found.session(request, slug, Right.RUN_SESSION)
    form = ScoringForm(request.POST or None, shown)
    if taken(form, partial(choose_scoring, actor=found.member(request), session=shown)):
        messages.success(request, _("The session is scored so from now on."))
        return redirect("session_scores", slug)
    context = {"session": shown, "form": form, "settings": setting_texts(shown_by_file(shown))}
    return render(request, "sessions/scoring.html", context)
