"""What a request of a program asks, from its query or its JSON; `Unasked` for what cannot be read."""

import json
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

from django.core.exceptions import TooManyFieldsSent
from django.http import HttpRequest
from django.utils.translation import activate, get_language
from django.utils.translation import gettext as _

from rulings.desk.api.values import DEEPEST, MOST_OF_A_BODY, MOST_OF_A_QUERY, Asked, Unasked
from rulings.desk.api.wording import UNKNOWN_PARAMETER
from rulings.desk.base.refusals import Sentence
from rulings.laws.situations import DEFAULT_EDITION, EDITIONS
from rulings.wording.programs import LANGUAGES

_WHERE = ("edition", "language")
_MEMBERS = ("situation", *_WHERE, "facts", "record")


def refuse_long(request: HttpRequest) -> None:
    """`Unasked` for a query that holds more than any has to."""
    if len(request.META["QUERY_STRING"]) > MOST_OF_A_QUERY:
        sentence = _("the query is too long: it may have %(most)s characters; send more by POST, as JSON")
        raise Unasked(HTTPStatus.REQUEST_URI_TOO_LONG, sentence % {"most": MOST_OF_A_QUERY})
    try:
        len(request.GET)
    except TooManyFieldsSent:
        raise Unasked(HTTPStatus.REQUEST_URI_TOO_LONG, _("the query has too many parameters")) from None


def read_place(request: HttpRequest) -> tuple[str, str]:
    """Edition and language of the query, which holds nothing else; the language of the request where none is named."""
    query = _query(request)
    if unknown := [name for name in query if name not in _WHERE]:
        raise _bad(UNKNOWN_PARAMETER, name=repr(unknown[0][:60]), known=", ".join(_WHERE))
    return _edition(query.get("edition", [])), _language(query.get("language", []))


def read_query(request: HttpRequest) -> Asked:
    """A ruling asked for by a query: situation, edition, language, and each other parameter a fact.

    A fact that takes several cards or suits may come several times, or once with spaces between them.
    """
    query = _query(request)
    situation = _one("situation", query.pop("situation", []))
    edition, language = _edition(query.pop("edition", [])), _language(query.pop("language", []))
    facts: dict[str, object] = {key: sent[0] if len(sent) == 1 else sent for key, sent in query.items()}
    if "record" in facts:
        raise _bad(_("a record does not go into an address: send the request by POST, as JSON"))
    return Asked(_situation(situation), edition, language, facts)


def read_body(request: HttpRequest) -> Asked:
    """A ruling asked for by JSON: situation, and where wanted edition, language, facts and record."""
    sent = _json(request)
    if sent.get("language") in LANGUAGES:
        activate(sent["language"])
    if unknown := [name for name in sent if name not in _MEMBERS]:
        sentence = _("unknown member %(name)s: it takes %(known)s")
        raise _bad(sentence, name=repr(unknown[0][:60]), known=", ".join(_MEMBERS))
    facts, record = sent.get("facts") or {}, sent.get("record")
    if not isinstance(facts, dict) or "record" in facts:
        raise _bad(_("facts are a JSON object: keys of facts with their answers, and the record beside them"))
    if record is not None and not isinstance(record, dict):
        raise _bad(_("record is a JSON object, such as %(example)s"), example="{'board': 7, 'contract': '4S by W'}")
    named = {name: [sent[name]] if name in sent else [] for name in ("situation", *_WHERE)}
    edition, language = _edition(named["edition"]), _language(named["language"])
    return Asked(_situation(_one("situation", named["situation"])), edition, language, facts, record)


def read_cases(request: HttpRequest, known: Iterable[str]) -> None:
    """`Unasked` for a parameter that no search of cases knows, and for a language that there is not."""
    if unknown := [name for name in request.GET if name not in (*known, "language")]:
        raise _bad(UNKNOWN_PARAMETER, name=repr(unknown[0][:60]), known=", ".join((*known, "language")))
    _language(_query(request).get("language", []))


def _query(request: HttpRequest) -> dict[str, list[Any]]:
    """The parameters of the address, each with all that it was given."""
    return {name: list(sent) for name, sent in request.GET.lists()}


def _json(request: HttpRequest) -> dict[str, Any]:
    """The JSON object of the body."""
    if request.content_type != "application/json":
        raise Unasked(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, _("the body is JSON: say Content-Type: application/json"))
    body = request.read(MOST_OF_A_BODY + 1)
    if len(body) > MOST_OF_A_BODY:
        sentence = _("the body is too large: it may have %(most)s bytes")
        raise Unasked(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, sentence % {"most": MOST_OF_A_BODY})
    try:
        sent = json.loads(body.decode("utf-8"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise _bad(_("the body is no JSON: %(reason)s"), reason=str(error)[:120]) from None
    if not isinstance(sent, dict):
        raise _bad(_("the body is a JSON object with a situation and its facts"))
    _refuse_deep(sent)
    return sent


def _no_number(word: str) -> None:
    """What Python takes for a number, and JSON does not."""
    raise ValueError(f"{word} is no number")


def _refuse_deep(sent: object) -> None:
    """Lists and objects that lie deeper within each other than in any record."""
    level = [sent]
    for _level in range(DEEPEST):
        level = [
            inner
            for each in level
            if isinstance(each, dict | list)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
    if any(isinstance(each, dict | list) for each in level):
        sentence = _("the body is nested too deeply: at most %(most)s lists and objects within each other")
        raise _bad(sentence, most=DEEPEST)


def _one(name: str, sent: list[Any]) -> str:
    """What was sent under the name, once and as text."""
    if len(sent) != 1 or not isinstance(sent[0], str) or not sent[0]:
        raise _bad(_("%(name)s is to be named, once, as text"), name=name)
    return sent[0]


def _edition(sent: list[Any]) -> str:
    """The edition that is named, the newest where none is."""
    edition = _one("edition", sent) if sent else DEFAULT_EDITION
    if edition not in EDITIONS:
        sentence = _("there is no edition %(edition)s here: it is %(known)s")
        raise _bad(sentence, edition=repr(edition[:20]), known=", ".join(EDITIONS))
    return edition


def _language(sent: list[Any]) -> str:
    """The language that is named, else that of the request."""
    language = _one("language", sent) if sent else (get_language() or LANGUAGES[0])
    if language not in LANGUAGES:
        sentence = _("there is no language %(language)s here: it is %(known)s")
        raise _bad(sentence, language=repr(language[:20]), known=", ".join(LANGUAGES))
    return language


def _situation(key: str) -> str:
    """No situation is called anything longer."""
    if len(key) > 100:
        raise _bad(_("no situation is called %(key)s"), key=repr(key[:60]))
    return key


def _bad(sentence: Sentence, **named: object) -> Unasked:
    return Unasked(HTTPStatus.BAD_REQUEST, str(sentence) % named)
