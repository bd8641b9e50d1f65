"""Somebody with roles in several clubs chooses whose desk he is at."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import CHOSEN, club_chosen, member, or_404
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right, memberships_of, rights_in
from rulings.desk.people.forms import SwitchForm


@require_http_methods(["GET", "HEAD", "POST"])
@page
def own_clubs(request: HttpRequest) -> HttpResponse:
    """His clubs with what he is in each; the one chosen is that of his desk from then on, in this browser."""
    its = [each for each in memberships_of(member(request)) if Right.SEE in rights_in(each)]
    if request.method == "POST":
        return _switched(request, {each.club.slug: each.club_id for each in its})
    shown = [(each, Right.ADMINISTER in rights_in(each)) for each in its]
    return render(request, "people/clubs.html", {"roles": shown, "chosen": club_chosen(request)})


def _switched(request: HttpRequest, clubs: dict[str, int]) -> HttpResponse:
    """To the desk of the club, or of all."""
    form = SwitchForm(request.POST)
    slug = or_404(form.cleaned_data["club"] if form.is_valid() else None)
    request.session.pop(CHOSEN, None)
    if slug:
        request.session[CHOSEN] = or_404(clubs.get(slug))
    return redirect("desk")
