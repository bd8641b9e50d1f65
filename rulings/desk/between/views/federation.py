"""A federation's casebook: published cases of its clubs, as reviewed, and beside them where they came out unlike."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right, may
from rulings.desk.between.forms import FollowedForm
from rulings.desk.between.queries.marks import may_tag
from rulings.desk.between.views.casebooks import rows_of
from rulings.desk.casebook.queries.search import search
from rulings.desk.cases.queries.likeness import inconsistent, rulings_of_clubs
from rulings.desk.review.queries.federation import counted_with
from rulings.models import Club
from rulings.wording.situations import situation_title

_BAD_INPUT, _GROUPS = 400, 5


@require_safe
@page
def federation_cases(request: HttpRequest, slug: str) -> HttpResponse:
    """What the clubs of a federation have published: found by words, law and club."""
    club, _rights = find(request, Club, slug=slug)
    or_404(club if club.is_federation and _reads(request, club) else None)
    form = FollowedForm(request.GET, club.member_clubs.order_by("name"))
    context: dict[str, Any] = {"club": club, "form": form, "may_tag": may_tag(member(request), club)}
    if not form.is_valid():
        return render(request, "between/federation.html", context, status=_BAD_INPUT)
    return render(request, "between/federation.html", context | _found(request, club, form))


def _reads(request: HttpRequest, club: Club) -> bool:
    """Whether he reviews rulings of the federation, or is one of its editors."""
    return may(member(request), club, Right.REVIEW) or may_tag(member(request), club)


def _found(request: HttpRequest, club: Club, form: FollowedForm) -> dict[str, Any]:
    """A page of cases with what the federation says of them, and the groups of rulings that came out unlike."""
    found = search(form.wanted(), form.cleaned_data["before"])
    query = request.GET.copy()
    query["before"] = str(found.older)
    counted = counted_with([club])
    groups = inconsistent(rulings_of_clubs(counted, member(request), "")) if counted else []
    return {
        "cases": rows_of([club], found.cases),
        "older": query.urlencode() if found.older else "",
        "counted": counted,
        "groups": [(each, situation_title(each.situation), len(each.by_outcome)) for each in groups[:_GROUPS]],
        "may_compare": may(member(request), club, Right.REVIEW),
    }
