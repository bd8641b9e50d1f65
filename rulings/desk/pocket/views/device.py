"""What a device asks for and sends: tonight as JSON, and a report that was begun without a network.

`POST /pocket/reports/` with the report as JSON and the token of `GET /pocket/tonight/` in `X-CSRFToken`: 200 {"key",
"state", "address", "number", "sentence"}; a refusal {"error", "code"} with its status, and nothing is stored of it.
"""

from http import HTTPStatus

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.gate import page
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right
from rulings.desk.playing.queries import unseen_of
from rulings.desk.pocket.forms import NOT_A_RECORD, read_told
from rulings.desk.pocket.queries.tonight import sessions_in_play, tonight_of
from rulings.desk.pocket.services.arriving import take_in
from rulings.desk.pocket.values import Clash
from rulings.desk.pocket.wording import CLASHES
from rulings.models import Arrival, ArrivalState, Session, User


@require_safe
@never_cache
def pocket_tonight(request: HttpRequest) -> HttpResponse:
    """Who is signed in, the token for what he sends, and his sessions in play; 401 where nobody is."""
    if not request.user.is_authenticated:
        return _signed_out()
    reader = member(request)
    told = {"id": reader.pk, "name": reader.display_name}
    return JsonResponse({"reader": told, "token": get_token(request), "sessions": sessions_in_play(reader)})


@require_safe
@page
def session_pocket(request: HttpRequest, slug: str) -> HttpResponse:
    """One session as its director takes it along."""
    shown, _rights = find(request, Session, Right.FILE, slug=slug)
    return JsonResponse(tonight_of(shown, unseen_of(member(request)).of(shown)))


@never_cache
def pocket_reports(request: HttpRequest) -> HttpResponse:
    """Take in a report that was begun without a network."""
    if request.method != "POST":
        return redirect("pocket")
    if not request.user.is_authenticated:
        return _signed_out()
    if request.content_type != "application/json":
        return _error(str(NOT_A_RECORD), "bad_input", HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    try:
        arrival = take_in(actor=member(request), told=read_told(request.body))
    except Refusal as refusal:
        return _error(str(refusal), refusal.code, refusal.status)
    return JsonResponse(_became(arrival, member(request)))


def _signed_out() -> JsonResponse:
    """No redirect: a page that asks by itself would get the sign-in page, with a token that belongs to no form."""
    return _error(_("Sign in first: then what lies here is sent."), "signed_out", HTTPStatus.UNAUTHORIZED)


def _error(sentence: str, code: str, status: int) -> JsonResponse:
    return JsonResponse({"error": sentence, "code": code}, status=status)


def _became(arrival: Arrival, actor: User) -> dict[str, object]:
    """What became of it, and where that is to be seen."""
    report = arrival.report
    told: dict[str, object] = {"key": str(arrival.key), "state": arrival.state, "address": "", "number": None}
    told["sentence"] = " ".join(str(CLASHES[Clash(each)]) for each in arrival.clashes)
    if arrival.state == ArrivalState.FILED and report is not None:
        return told | {"address": reverse("report", args=[report.pk]), "number": report.number}
    is_his_to_decide = Clash.NO_RIGHT not in arrival.clashes or arrival.sent_by_id != actor.pk
    return told | ({"address": reverse("arrival", args=[arrival.pk])} if is_his_to_decide else {})
