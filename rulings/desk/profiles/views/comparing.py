"""Two profiles side by side, and one figure with another value tried on what was ruled under a profile."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import member, or_404
from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.profiles.forms import FigureForm
from rulings.desk.profiles.queries import is_open_to, profile_found, profiles_for
from rulings.desk.profiles.values.figures import BY_NAME, FIGURES, GROUPED
from rulings.desk.profiles.values.kinds import Figure
from rulings.desk.profiles.values.stored import values_of
from rulings.desk.profiles.values.versions import with_figure
from rulings.desk.profiles.views.profiles import Shown, groups_of, profile_or_404, shown_of
from rulings.desk.profiles.wording.figures import GROUPS
from rulings.desk.review.queries.trying import Trial, can_be_tried, tried
from rulings.models import Club, RegulationProfile


@dataclass(frozen=True)
class _Differing:
    """A figure that two profiles have otherwise, as the one and as the other says it."""

    one: Shown
    other: Shown


@require_safe
@page
def profile_compare(request: HttpRequest, pk: int) -> HttpResponse:
    """What two profiles say otherwise; without a second one those there are to choose from."""
    user = member(request)
    one = or_404(profile_found(user, pk))
    chosen = request.GET.get("with", "")
    other = or_404(profile_found(user, int(chosen))) if chosen.isdecimal() and len(chosen) < 18 else None
    if other is None:
        return render(request, "profiles/compare.html", {"one": one, "profiles": profiles_for(user).exclude(pk=pk)})
    groups = list(_differing(one, other))
    alike = len(FIGURES) - sum(len(figures) for _title, figures in groups)
    return render(request, "profiles/compared.html", {"one": one, "other": other, "groups": groups, "alike": alike})


def _differing(one: RegulationProfile, other: RegulationProfile) -> Iterator[tuple[str, list[_Differing]]]:
    """The figures that differ by group, in words."""
    ours, theirs = values_of(one), values_of(other)
    for group, figures in GROUPED.items():
        apart = [each for each in figures if not each.is_same(ours[each.name], theirs[each.name])]
        if apart:
            yield str(GROUPS[group]), [_both(one, other, each, ours[each.name], theirs[each.name]) for each in apart]


def _both(one: RegulationProfile, other: RegulationProfile, figure: Figure, ours: Any, theirs: Any) -> _Differing:
    return _Differing(shown_of(one, figure, ours), shown_of(other, figure, theirs))


@require_safe
@page
def profile_try(request: HttpRequest, pk: int) -> HttpResponse:
    """What would come out otherwise by another value of one figure; before that its field, or those to choose from."""
    shown, rights = profile_or_404(request, pk, to_administer=True)
    clubs = [each for each in rights[Right.ADMINISTER] if is_open_to(each, shown)]
    if "figure" not in request.GET:
        return render(request, "profiles/try_which.html", {"profile": shown, "groups": _to_try(shown)})
    figure = BY_NAME.get(request.GET["figure"])
    if figure is None or not can_be_tried(figure):
        raise Http404
    form = FigureForm(request.GET if "value" in request.GET else None, figure, values_of(shown)[figure.name])
    trial = _trial(form, shown, clubs, figure)
    now = shown_of(shown, figure, values_of(shown)[figure.name])
    context = {"profile": shown, "figure": figure, "now": now, "form": form, "trial": trial}
    return render(request, "profiles/try.html", context, status=form.status)


def _to_try(shown: RegulationProfile) -> list[tuple[str, list[Shown]]]:
    """The figures that can be tried, by group."""
    groups = groups_of(shown, may_try=True)
    found = [(str(group.title), [each for each in group.figures if each.to_try]) for group in groups]
    return [(title, figures) for title, figures in found if figures]


def _trial(form: DeskForm, shown: RegulationProfile, clubs: list[Club], figure: Figure) -> Trial | None:
    """What the form's value would change; None where there is none yet, or none that can be."""
    proposed = submit(form, partial(with_figure, shown, figure.name))
    return tried(clubs, shown, proposed, figure) if proposed else None
