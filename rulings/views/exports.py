"""A ruling as one signed file, and what a stranger needs to verify it."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.permissions import Right
from rulings.services.exporting import export_ruling, public_key
from rulings.views import found
from rulings.views.gate import act

SCRIPT = settings.BASE_DIR / "static" / "verify_ruling.py"


@act
def ruling_export(request: HttpRequest, pk: int) -> HttpResponse:
    """The ruling with its chain, to be saved: an act, since the trail says who took it.

    It holds names: only who reviews rulings may take it away.
    """
    shown, _rights = found.ruling(request, pk, Right.REVIEW)
    content = export_ruling(actor=found.member(request), ruling=shown)
    response = HttpResponse(content, content_type="application/json")
    name = f"ruling-{shown.report.number}-{shown.case.position}-{shown.version}.json"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_safe
def audit_key(request: HttpRequest) -> HttpResponse:
    """The public key, and how a signed ruling is verified; for everybody."""
    return render(request, "audit/key.html", {"key": public_key(), "script": SCRIPT.read_text(encoding="utf-8")})
