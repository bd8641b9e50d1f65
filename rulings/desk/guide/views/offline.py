"""The page that rules without a network: the same for everybody, so that a browser may keep it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def guide_offline(request: HttpRequest) -> HttpResponse:
    """Empty but for what its script needs: situations, questions and rulings are drawn from the data on the device."""
    return render(request, "guide/offline.html")
