"""Regulation profiles: each figure with its source; copied to a club, changed by versions, chosen for a session."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.base.rights import ByRight, Right, by_right, memberships_of
from rulings.desk.base.seen import note_above, note_club
from rulings.desk.profiles.forms import ChoiceForm, CopyForm, ProfileForm
from rulings.desk.profiles.queries import (
    changed_figures,
    is_open_to,
    is_ruled_in,
    profile_found,
    profiles_for,
    profiles_open_to,
    sessions_under,
    versions_of,
)
from rulings.desk.profiles.services import choose_profile, copy_profile, save_version
from rulings.desk.profiles.values.figures import GROUPED
from rulings.desk.profiles.values.kinds import Figure
from rulings.desk.profiles.values.stored import PLAIN, sources_of, values_of
from rulings.desk.profiles.wording.explained import EXPLAINED, OF_GROUPS
from rulings.desk.profiles.wording.figures import COMMON_STAYS, GROUPS, LABELS, value_text
from rulings.desk.profiles.wording.sources import default_text, source_text
from rulings.desk.review.queries.trying import can_be_tried
from rulings.models import RegulationProfile, Session
from rulings.wording.terms import Text


@dataclass(frozen=True)
class Shown:
    """A figure in words, what it does, where it comes from and when; `to_try` is its name where it can be tried.

    `is_open`: it stands at the default because no regulation of those whose profile it is was known.
    """

    label: str
    value: str
    source: str
    to_try: str
    is_open: bool
    is_changed: bool
    does: Text


@dataclass(frozen=True)
class _Group:
    """Figures of one matter, and what it is."""

    title: Text
    does: Text
    figures: list[Shown]


@require_safe
@page
def profiles(request: HttpRequest) -> HttpResponse:
    """The profiles of the member's clubs, and the common ones."""
    return render(request, "profiles/index.html", {"profiles": profiles_for(member(request))})


@require_safe
@page
def profile(request: HttpRequest, pk: int) -> HttpResponse:
    """Every figure of a profile."""
    shown, rights = profile_or_404(request, pk)
    clubs = rights[Right.ADMINISTER]
    groups = groups_of(shown, may_try=any(is_open_to(each, shown) for each in clubs))
    unknown = sum(each.is_open for group in groups for each in group.figures)
    context: dict[str, Any] = {"profile": shown, "groups": groups, "open": unknown}
    context["has_history"] = shown.club is None or shown.club in rights[Right.SEE]
    takers = [each for each in clubs if each != shown.club and is_open_to(each, shown)]
    context |= {"may_change": shown.club in clubs, "clubs": takers}
    context |= {"versions": versions_of(shown), "used": sessions_under(member(request), shown)}
    return render(request, "profiles/profile.html", context)


@act
def profile_copy(request: HttpRequest, pk: int) -> HttpResponse:
    """Copy a common profile to a club."""
    shown, rights = profile_or_404(request, pk, to_administer=True)
    form = CopyForm(request.POST)
    club = next(
        (each for each in rights[Right.ADMINISTER] if form.is_valid() and each.pk == form.cleaned_data["club"]), None
    )
    if club is None:
        raise BadInput(_("Choose one of your clubs to copy it to."))
    copy = copy_profile(actor=member(request), club=club, profile=shown)
    messages.success(request, _("Copied. New sessions of your club have it; change it where you play otherwise."))
    return redirect("profile", copy.pk)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def profile_edit(request: HttpRequest, pk: int) -> HttpResponse:
    """Write a version of the club's profile."""
    shown, rights = profile_or_404(request, pk, to_administer=True)
    if shown.club not in rights[Right.ADMINISTER]:
        raise NotAllowed(COMMON_STAYS)
    form = ProfileForm(request.POST or None, shown)
    if made := submit(form, partial(save_version, actor=member(request), profile=shown)):
        messages.success(request, _("Kept. Sessions from that date on have this version."))
        return redirect("profile", made.pk)
    return render(request, "profiles/edit.html", {"profile": shown, "form": form, "groups": _field_groups(form)})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_profile(request: HttpRequest, slug: str) -> HttpResponse:
    """Choose a session's profile, while nothing has been ruled in it."""
    shown, _rights = find(request, Session, Right.ADMINISTER, slug=slug)
    choices = list(profiles_open_to(shown))
    form = ChoiceForm(request.POST or None)
    chosen = [each for each in choices if form.is_valid() and each.pk == form.cleaned_data["profile"]]
    if chosen:
        choose_profile(actor=member(request), session=shown, profile=chosen[0])
        return redirect("session", slug)
    for each in choices:
        note_above(request, each)
    context = {"session": shown, "profiles": choices, "is_ruled": is_ruled_in(shown), "form": form}
    return render(request, "profiles/choose.html", context)


def profile_or_404(request: HttpRequest, pk: int, to_administer: bool = False) -> tuple[RegulationProfile, ByRight]:
    """A common profile, one of the member's clubs or of their federations, and his clubs by right.

    `NotAllowed` where he is to settle them, and does so in none.
    """
    user = member(request)
    shown = or_404(profile_found(user, pk))
    rights = by_right(memberships_of(user))
    clubs = rights[Right.ADMINISTER]
    if to_administer and not any(is_open_to(each, shown) for each in clubs):
        raise NotAllowed(Right.ADMINISTER.sentence)
    for club in clubs:
        note_club(request, club)
    note_above(request, shown)
    return shown, rights


def groups_of(shown: RegulationProfile, may_try: bool) -> list[_Group]:
    """The profile's figures by group, in words; with what leads to a trial where the reader may."""
    values, changed = values_of(shown), changed_figures(shown)
    return [
        _Group(
            GROUPS[group],
            OF_GROUPS[group],
            [shown_of(shown, figure, values[figure.name], may_try, changed) for figure in figures],
        )
        for group, figures in GROUPED.items()
    ]


def shown_of(
    shown: RegulationProfile, figure: Figure, value: Any, may_try: bool = False, changed: frozenset[str] = frozenset()
) -> Shown:
    """A figure in words, with its source; the profile's own source is that of a figure without one of its own."""
    own = sources_of(shown).get(figure.name)
    is_open = own is None and shown.name != PLAIN and figure.is_same(value, figure.default)
    if own is not None:
        said = source_text(own["text"], own["date"], shown.source_date)
    elif figure.is_same(value, figure.default):
        said = default_text(figure)
    else:
        said = source_text(shown.source, "", shown.source_date or shown.valid_from)
    to_try = figure.name if may_try and can_be_tried(figure) else ""
    label, does = str(LABELS[figure.name]), EXPLAINED.get(figure.name, "")
    return Shown(label, value_text(figure, value), said, to_try, is_open, figure.name in changed, does)


def _field_groups(form: ProfileForm) -> list[tuple[str, list[Any]]]:
    """The form's fields by group."""
    return [(str(GROUPS[group]), [form[figure.name] for figure in figures]) for group, figures in GROUPED.items()]
