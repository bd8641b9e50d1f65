"""The interface for programs under /api/v1/, its description, and its page for people. Nothing is written anywhere.

Every answer is JSON (an outline is text), says how long it may be kept and has a tag to ask by; a refusal is a problem
of RFC 9457. Programs of other sites may read it all: it knows no sign-in, gives no cookie and names nobody.
"""

import json
from collections.abc import Callable
from functools import cache, lru_cache, wraps
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from time import monotonic
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.cache import get_conditional_response, patch_cache_control
from django.utils.http import quote_etag
from django.utils.translation import get_language_info, override
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from rulings.desk.api.forms import read_body, read_cases, read_place, read_query, refuse_long
from rulings.desk.api.values import Rate, Unasked
from rulings.desk.api.wording import refused_text
from rulings.desk.base.addresses import client_network
from rulings.desk.base.errors import language_asked, open_to_all, problem
from rulings.desk.base.finding import or_404
from rulings.desk.base.moving.closed import goes_on, refuse_moved
from rulings.desk.base.watching.site import site_url
from rulings.desk.casebook.forms import CasebookForm
from rulings.desk.casebook.queries.data import case_data, case_in_brief
from rulings.desk.casebook.queries.search import clubs_published, publication_by_number, search
from rulings.laws import situations as registered
from rulings.laws.situations import DEFAULT_EDITION, EDITIONS
from rulings.wording import programs

_VERSION = "1"
_KEPT, _KEPT_OF_CASES = 3600, 60
_READ, _RULED = ("GET", "HEAD"), ("GET", "HEAD", "POST")
_RATE = Rate(burst=120, per_second=4)
_HERE = Path(__file__).parent
_PROGRAMS = {"Python": "director.py", "JavaScript": "director.mjs"}
_EXAMPLES = Path(settings.BASE_DIR) / "static" / "api"

_View = Callable[..., HttpResponse]


def _for_programs(methods: tuple[str, ...] = _READ, seconds: int = _KEPT) -> Callable[[_View], _View]:
    """A view of the interface: what it takes, and how long its answers may be kept."""

    def made(view: _View) -> _View:
        @csrf_exempt
        @wraps(view)
        def wrapped(request: HttpRequest, **named: Any) -> HttpResponse:
            with override(language_asked(request)):
                if request.method not in methods:
                    return _not_by(request, methods)
                if wait := _RATE.wait(client_network(request), monotonic()):
                    return _too_often(wait)
                return _kept(request, _answered(view, request, named), seconds)

        return wrapped

    return made


def _answered(view: _View, request: HttpRequest, named: dict[str, Any]) -> HttpResponse:
    """The view's answer, or what it refuses as a problem."""
    try:
        refuse_long(request)
        return view(request, **named)
    except Unasked as unasked:
        return problem(unasked.status, str(unasked), **unasked.told)


def _not_by(request: HttpRequest, methods: tuple[str, ...]) -> HttpResponse:
    """204 to a browser that asks what it may send from another site; 405 to another method."""
    allowed = ", ".join((*methods, "OPTIONS"))
    if request.method != "OPTIONS":
        sentence = _("this address is asked by %(methods)s")
        response = problem(HTTPStatus.METHOD_NOT_ALLOWED, sentence % {"methods": ", ".join(methods)})
    else:
        response = open_to_all(HttpResponse(status=HTTPStatus.NO_CONTENT))
        response["Access-Control-Allow-Methods"] = allowed
        response["Access-Control-Allow-Headers"] = "Content-Type, If-None-Match"
        response["Access-Control-Max-Age"] = "86400"
    response["Allow"] = allowed
    return response


def _too_often(seconds: int) -> HttpResponse:
    """429 with when to ask again."""
    sentence = _("too many requests from this address: wait %(seconds)s seconds")
    response = problem(HTTPStatus.TOO_MANY_REQUESTS, sentence % {"seconds": seconds})
    response["Retry-After"] = str(seconds)
    return response


def _kept(request: HttpRequest, response: HttpResponse, seconds: int) -> HttpResponse:
    """The answer with its tag and how long it may be kept; 304 to who has it already."""
    open_to_all(response)
    if response.status_code != HTTPStatus.OK or request.method not in _READ:
        return response
    patch_cache_control(response, public=True, max_age=seconds)
    response["ETag"] = quote_etag(sha256(response.content).hexdigest()[:32])
    found = get_conditional_response(request, response["ETag"], response=response)
    return open_to_all(found) if found is not None else response


def _json(data: Any) -> HttpResponse:
    """Data, in the language that it names."""
    answer = JsonResponse(data, json_dumps_params={"ensure_ascii": False, "separators": (",", ":")})
    return _said_in(data["language"], answer) if "language" in data else answer


def _said_in(language: str, answer: HttpResponse) -> HttpResponse:
    """The answer, which says in which language it is."""
    answer["Content-Language"] = language
    return answer


def _of_the_laws(key: str, edition: str) -> None:
    """`Unasked` for a situation that the edition does not have."""
    if all(each.key != key for each in registered.situations(edition)):
        sentence = _("no situation %(key)s in the %(edition)s edition")
        raise Unasked(HTTPStatus.NOT_FOUND, sentence % {"key": repr(key[:60]), "edition": edition})


@_for_programs()
def start(request: HttpRequest) -> HttpResponse:
    """What there is."""
    read_place(request)
    languages = [{"code": code, "name": get_language_info(code)["name_local"]} for code in programs.LANGUAGES]
    editions = [{"key": each, "is_default": each == DEFAULT_EDITION} for each in EDITIONS]
    description = f"{site_url()}/api/openapi.json"
    return _json({"version": _VERSION, "description": description, "editions": editions, "languages": languages})


@_for_programs()
def situations(request: HttpRequest) -> HttpResponse:
    """The situations of an edition."""
    edition, language = read_place(request)
    listed = programs.situations(edition=edition, language=language)
    return _json({"edition": edition, "language": language, "situations": listed})


@_for_programs()
def situation(request: HttpRequest, key: str) -> HttpResponse:
    """One situation with every fact that it may ask."""
    edition, language = read_place(request)
    _of_the_laws(key, edition)
    return _json(programs.situation(key, edition=edition, language=language))


@_for_programs()
def outline(request: HttpRequest, key: str) -> HttpResponse:
    """Its whole decision tree as text."""
    edition, language = read_place(request)
    _of_the_laws(key, edition)
    text = _outline(key, edition, language)
    return _said_in(language, HttpResponse(text, content_type="text/plain; charset=utf-8"))


@lru_cache(maxsize=128)
def _outline(key: str, edition: str, language: str) -> str:
    """A large one takes a tenth of a second to be written."""
    return programs.outline(key, edition=edition, language=language)


@_for_programs(_RULED)
def rule(request: HttpRequest) -> HttpResponse:
    """The ruling on the facts of the query, or of the body with what was recorded."""
    asked = read_body(request) if request.method == "POST" else read_query(request)
    _of_the_laws(asked.situation, asked.edition)
    where = {"edition": asked.edition, "language": asked.language}
    try:
        return _json(programs.rule(asked.situation, asked.facts, record=asked.record, **where))
    except ValueError as error:
        raise Unasked(HTTPStatus.UNPROCESSABLE_ENTITY, refused_text(error)) from None


@_for_programs(seconds=_KEPT_OF_CASES)
def cases(request: HttpRequest) -> HttpResponse:
    """A page of published cases, the newest first, and where the next one is."""
    form = CasebookForm(request.GET, clubs_published())
    read_cases(request, form.fields)
    if not form.is_valid():
        name, errors = next(iter(form.errors.items()))
        raise Unasked(HTTPStatus.BAD_REQUEST, f"{name}: {errors[0]}")
    found = search(form.wanted(), form.cleaned_data["before"])
    older = f"{site_url()}{request.path}?{_turned(request, found.older)}" if found.older else None
    return _json({"cases": [case_in_brief(each) for each in found.cases], "next": older})


def _turned(request: HttpRequest, before: int) -> str:
    """The query of the page that begins before that key."""
    query = request.GET.copy()
    query["before"] = str(before)
    return query.urlencode()


@_for_programs(seconds=_KEPT_OF_CASES)
@goes_on
def case(request: HttpRequest, club: str, year: int, number: int) -> HttpResponse:
    """One published case; of a withdrawn one 410 with its notice, and nothing else of it."""
    shown = or_404(publication_by_number(club, year, number))
    refuse_moved(request, shown.club)
    if shown.withdrawn_at is not None:
        raise Unasked(HTTPStatus.GONE, _("this case was withdrawn from publication"), **case_data(shown))
    return _json(case_data(shown))


@_for_programs()
def openapi(request: HttpRequest) -> HttpResponse:
    """The description of all this, for programs that read such."""
    return HttpResponse(_description(site_url()), content_type="application/openapi+json;version=3.1")


@cache
def _description(address: str) -> str:
    """As it is kept beside this module, with this site's address."""
    description = json.loads((_HERE / "openapi.json").read_text(encoding="utf-8"))
    return json.dumps(description | {"servers": [{"url": f"{address}/api/v{_VERSION}"}]}, ensure_ascii=False)


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """What this is, for people who write programs, with an example in each of two languages."""
    examples = [(name, file, (_EXAMPLES / file).read_text(encoding="utf-8")) for name, file in _PROGRAMS.items()]
    return render(request, "api/about.html", {"examples": examples, "site": site_url(), "version": _VERSION})
