"""Signed cases for everybody: the file of one, and the page on which any is verified."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import or_404
from rulings.desk.base.moving.closed import goes_on, refuse_moved
from rulings.desk.base.signing import trusted_keys
from rulings.desk.between.forms import VerifyForm
from rulings.desk.between.queries.feeds import signed_case
from rulings.desk.between.queries.signed import as_signed
from rulings.desk.between.values import NotRead
from rulings.desk.between.wording import NOT_A_SIGNED_CASE
from rulings.desk.casebook.queries.data import case_data
from rulings.desk.casebook.queries.search import publication_by_number


@require_safe
@goes_on
def case_signed(request: HttpRequest, club: str, year: int, number: int) -> HttpResponse:
    """One case, or the notice of a withdrawn one, signed by the site."""
    shown = or_404(publication_by_number(club, year, number))
    refuse_moved(request, shown.club)
    response = HttpResponse(as_signed(case_data(shown)), content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{club}-{year}-{number}.signed.json"'
    return response


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def casebook_verify(request: HttpRequest) -> HttpResponse:
    """Whether a copy of a case is as its site signed it."""
    posted = (request.POST, request.FILES) if request.method == "POST" else (None, None)
    form = VerifyForm(*posted)
    context: dict[str, Any] = {"form": form}
    if form.is_bound and form.is_valid():
        try:
            found = signed_case(form.cleaned_data["signed"])
            context |= {"found": found, "is_ours": found.holds and found.key in trusted_keys()}
        except NotRead:
            form.add_error("file", NOT_A_SIGNED_CASE)
    return render(request, "between/verify.html", context, status=422 if form.errors else 200)
