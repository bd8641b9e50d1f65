"""How a club looks: the page on which it is chosen, the style sheet of a colour, the picture of a logo."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import SAVED
from rulings.desk.beginning.forms import FaceForm
from rulings.desk.beginning.queries import logo_by_digest
from rulings.desk.beginning.services.face import set_face
from rulings.desk.beginning.values.colours import HOUSE, is_colour, sheet_of
from rulings.models import Club

_FOR_EVER = "public, max-age=31536000, immutable"
"""What an address with its content's own digest in it may be kept for."""


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_face(request: HttpRequest, slug: str) -> HttpResponse:
    """The club's colour and its logo."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    known = {"has_colour": bool(club.colour), "colour": club.colour or HOUSE}
    form = FaceForm(*((request.POST, request.FILES) if request.method == "POST" else ()), initial=known)
    if submit(form, partial(set_face, actor=member(request), club=club)):
        messages.success(request, SAVED)
        return redirect("club_face", slug)
    return render(request, "beginning/face.html", {"club": club, "form": form}, status=form.status)


@require_safe
def colour_sheet(request: HttpRequest, colour: str) -> HttpResponse:
    """The style sheet of a colour; it is nobody's, and reads nothing."""
    wanted = or_404(f"#{colour}" if is_colour(f"#{colour}") else None)
    return _kept(HttpResponse(sheet_of(wanted), content_type="text/css; charset=utf-8"))


@require_safe
def logo_picture(request: HttpRequest, digest: str) -> HttpResponse:
    """A logo by its digest, which nobody knows who has not seen the club."""
    return _kept(HttpResponse(or_404(logo_by_digest(digest)), content_type="image/png"))


def _kept(response: HttpResponse) -> HttpResponse:
    """What never changes at its address."""
    response["Cache-Control"] = _FOR_EVER
    return response
