"""Histories in words, a ruling as one signed file, and what a stranger needs to verify it.

A report's is with the report.
"""

from collections.abc import Iterable, Mapping

from django.conf import settings
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import at_club, find, member, or_404
from rulings.desk.base.gate import act, page
from rulings.desk.base.pages import page_of
from rulings.desk.base.rights import Right
from rulings.desk.profiles.queries import own_profile_found
from rulings.desk.trail.queries import histories
from rulings.desk.trail.queries.export import public_key
from rulings.desk.trail.queries.heads import heads_shown
from rulings.desk.trail.queries.histories import HISTORY_PAGE, EntryRow, entry_rows
from rulings.desk.trail.services import export_ruling
from rulings.desk.trail.wording.entries import ABOUT
from rulings.models import Appeal, AuditEntry, Club, ReportCase, Ruling, Session
from rulings.wording.situations import situation_title


@require_safe
@page
def session_history(request: HttpRequest, slug: str) -> HttpResponse:
    """What was done with a session."""
    shown, _rights = find(request, Session, slug=slug)
    entries = histories.history_of_session(shown, member(request))
    return _paged_history(request, str(shown), reverse("session", args=[slug]), entries)


@require_safe
@page
def ruling_history(request: HttpRequest, pk: int) -> HttpResponse:
    """What was done with a ruling; whoever reviews may take it away as a signed file."""
    shown, rights = find(request, Ruling, pk=pk)
    entries = histories.history_of_ruling(shown)
    export = reverse("ruling_export", args=[pk]) if Right.REVIEW in rights else ""
    name = situation_title(shown.situation)
    return _paged_history(request, name, reverse("ruling", args=[pk]), entries, [shown.case], export)


@require_safe
@page
def appeal_history(request: HttpRequest, pk: int) -> HttpResponse:
    """What was done with an appeal."""
    shown, _rights = find(request, Appeal, pk=pk)
    name = _("Appeal %(number)s") % {"number": shown.number}
    return _paged_history(request, name, reverse("appeal", args=[pk]), histories.history_of_appeal(shown))


@require_safe
@page
def profile_history(request: HttpRequest, pk: int) -> HttpResponse:
    """What was done with one version of a regulation profile."""
    shown = or_404(own_profile_found(member(request), pk))
    if shown.club:
        at_club(shown.club)
    entries = histories.history_of_profile(shown)
    return _paged_history(request, str(shown), reverse("profile", args=[pk]), entries)


@require_safe
@page
def club_history(request: HttpRequest, slug: str) -> HttpResponse:
    """What was done in a club, the latest first."""
    club, _rights = find(request, Club, Right.REVIEW, slug=slug)
    asked, before = request.GET.get("about", ""), request.GET.get("before", "")
    about = asked if asked in ABOUT else ""
    last = int(before) if before.isascii() and before.isdigit() and len(before) < 16 else None
    latest = histories.history_of_club(club, member(request), last, HISTORY_PAGE + 1, about)
    entries = entry_rows(latest, histories.cases_in(latest))
    more: dict[str, object] = {"kinds": list(ABOUT.items()), "about": about, "is_latest_first": True}
    more["older"] = entries[HISTORY_PAGE - 1][0].sequence if len(entries) > HISTORY_PAGE else None
    return _history_page(request, str(club), reverse("queue"), entries[:HISTORY_PAGE], more)


def _paged_history(
    request: HttpRequest,
    name: str,
    back: str,
    entries: QuerySet[AuditEntry],
    cases: Iterable[ReportCase] = (),
    export: str = "",
) -> HttpResponse:
    """A page of a history in order: no more of it is read than is shown."""
    leaf = page_of(request, entries, size=HISTORY_PAGE)
    return _history_page(request, name, back, entry_rows(leaf.rows, cases), {"leaf": leaf, "export": export})


def _history_page(
    request: HttpRequest, name: str, back: str, entries: list[EntryRow], more: Mapping[str, object] | None = None
) -> HttpResponse:
    """The page of a history."""
    context = {"name": name, "back": back, "entries": entries} | dict(more or {})
    return render(request, "trail/history.html", context)


_SCRIPT = settings.BASE_DIR / "static" / "verify_ruling.py"


@act
def ruling_export(request: HttpRequest, pk: int) -> HttpResponse:
    """The ruling with its chain, to be saved: an act, since the trail says who took it.

    It holds names: only who reviews rulings may take it away.
    """
    shown, _rights = find(request, Ruling, Right.REVIEW, pk=pk)
    content = export_ruling(actor=member(request), ruling=shown)
    response = HttpResponse(content, content_type="application/json")
    name = f"ruling-{shown.report.number}-{shown.case.position}-{shown.version}.json"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_safe
def audit_key(request: HttpRequest) -> HttpResponse:
    """The public key, and how a signed ruling is verified; for everybody."""
    return render(request, "trail/key.html", {"key": public_key(), "script": _SCRIPT.read_text(encoding="utf-8")})


@require_safe
def audit_heads(request: HttpRequest) -> HttpResponse:
    """The heads of the clubs that show theirs, as JSON; for everybody who keeps them elsewhere."""
    return JsonResponse({"format": "rulings-desk/heads/1", "key": public_key(), "heads": heads_shown()})
