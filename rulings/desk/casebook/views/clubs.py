"""What everybody may read of clubs: which there are, and of each its cases and the rankings that it lists."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import or_404
from rulings.desk.base.moving.closed import goes_on, refuse_moved
from rulings.desk.base.pages import as_read_at
from rulings.desk.casebook.queries.clubs import newest_cases_of, public_clubs, sessions_listed_of
from rulings.desk.casebook.queries.shown import PublishedCase


@require_safe
def clubs(request: HttpRequest) -> HttpResponse:
    """The clubs that have published anything."""
    return render(request, "casebook/clubs.html", {"clubs": public_clubs()})


@require_safe
@goes_on
def club(request: HttpRequest, slug: str) -> HttpResponse:
    """A club's page for everybody; 404 where it has nothing for them."""
    shown = or_404(public_clubs().filter(slug=slug).first())
    refuse_moved(request, shown)
    cases = [PublishedCase(each) for each in newest_cases_of(shown)]
    context = {"club": shown, "cases": cases, "sessions": sessions_listed_of(shown)}
    with as_read_at(request, shown):
        return render(request, "casebook/club.html", context)
