"""The door for programs: a file is posted with a session's token, and the answer is JSON.

`POST /sessions/<slug>/files/send/` with `Authorization: Bearer <token>`, the file's bytes as the body and its name in
`?name=`. 200 {"session", "added", "differences", "kept_aside", "taken_before", "remarks"}; a refusal {"error", "code"}
with its status: 401 without a token, 403 for one that is not known or of another session, 413 for more than 8 MB, 422
for a file that cannot be taken, with `&strict=1` for one in which anything is wrong. docs/sending-files.md tells it to
who writes such a program.
"""

from http import HTTPStatus

from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from rulings.desk.base.refusals import Refusal
from rulings.desk.imports.forms.files import MOST_BYTES, TOO_LARGE
from rulings.desk.imports.services.importing import add_file
from rulings.desk.imports.services.tokens import sender_of
from rulings.desk.imports.values import Imported, TooLarge
from rulings.desk.imports.wording.files import NOT_THIS_SESSION

_SCHEME = "bearer "


@csrf_exempt
@never_cache
@require_POST
def send_file(request: HttpRequest, slug: str) -> JsonResponse:
    """Add a file to the session that the token is for."""
    shown = request.headers.get("Authorization", "")
    if not shown.lower().startswith(_SCHEME) or not shown[len(_SCHEME) :].strip():
        return _error(str(NOT_THIS_SESSION), "no_token", HTTPStatus.UNAUTHORIZED)
    try:
        added = _taken(request, slug, shown[len(_SCHEME) :].strip())
    except Refusal as refusal:
        return _error(str(refusal), refusal.code, refusal.status)
    told = {"session": added.session.slug, "added": added.added, "differences": added.differences}
    told["kept_aside"] = len(added.faults)
    return JsonResponse(told | {"taken_before": added.repeated, "remarks": [str(each) for each in added.remarks]})


def _taken(request: HttpRequest, slug: str, shown: str) -> Imported:
    """What came of the file, once the token is known; no more of it is read than a file may have."""
    token = sender_of(session_slug=slug, text=shown)
    data = request.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise TooLarge(TOO_LARGE, "file")
    name = request.GET.get("name", "")
    is_strict = request.GET.get("strict", "") == "1"
    return add_file(actor=token.created_by, session=token.session, data=data, filename=name, is_strict=is_strict)


def _error(sentence: str, code: str, status: int) -> JsonResponse:
    """A refusal as a program reads it."""
    return JsonResponse({"error": sentence, "code": code}, status=status)
