"""The first page."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def desk(request: HttpRequest) -> HttpResponse:
    """What this is, for a visitor."""
    return render(request, "desk/visitor.html")
