"""Whatever anybody asks any address of the interface is answered or refused as a problem, and is never our mistake.

What one request may cost is counted in calls of functions, which are the same on every machine.
"""

import json
import sys
from itertools import count
from string import printable
from typing import Any
from urllib.parse import quote

from django.http import HttpResponse
from hypothesis import HealthCheck, given
from hypothesis import settings as tries
from hypothesis import strategies as st

from rulings.wording.programs import LANGUAGES
from tests.desk.api.reading import DESCRIPTION, SCHEMAS, faults, posted, stranger
from tests.desk.routes import routes

MOST_CALLS = 1_000_000
"""About a second of one processor: no request may cost more, whatever it says."""
FINE = {200, 204, 301, 304}
REFUSED = {400, 404, 405, 410, 413, 414, 415, 422, 429}

TEXTS = st.text(st.characters(exclude_categories=[]) | st.sampled_from(printable), max_size=20)
LARGE = st.sampled_from([
    "9" * 30, "-1", "0", "1e309", "NaN", "x" * 3000, "\x00", "%00", "..", "../" * 30, "\u202e", "Ａ", "İ", "null",
    "[" * 500,    "' OR 1=1 --", "{{7*7}}", "9223372036854775808", "2147483648", "٣", "½",
])  # fmt: skip
VALUES = TEXTS | LARGE | st.sampled_from(["penalty_card", "en", "it", "xx", "PL", "2017", "2007", "W", "yes", "SA H2"])
DESCRIBED = sorted({
    each["name"]
    for path in DESCRIPTION["paths"].values()
    for verb in path.values()
    for each in verb.get("parameters", ())
})  # fmt: skip
NAMES = st.sampled_from(DESCRIBED) | st.sampled_from(["offender", "penalty_cards", "facts[a]", "language[]"]) | VALUES
QUERIES = st.lists(st.tuples(NAMES, VALUES), max_size=6)
PATHS = sorted({
    "/" + str(each.pattern) for each in routes() if str(each.pattern).startswith("api/v1")
} | {"/api/v1/<slug:key>", "/api/v2/rule"})  # fmt: skip
METHODS = st.sampled_from(["get", "get", "get", "head", "options", "put", "patch", "delete", "post"])
HEADERS = st.fixed_dictionaries({}, optional={
    "Accept-Language": st.sampled_from(["xx", "it", "pl;q=2", "*", ",,,", "en-" + "a" * 400, "pl," * 200]),
    "If-None-Match": st.sampled_from(["*", '""', "W/", "x" * 900]),
    "Content-Type": st.sampled_from(["application/json", "text/plain", "multipart/form-data; boundary=", "/", ""]),
})  # fmt: skip


def put_in(path: str, texts: list[str]) -> str:
    """The address with these in its places, written as an address has them."""
    for part, text in zip(("<slug:key>", "<slug:club>", "<int:year>", "<int:number>"), texts, strict=True):
        path = path.replace(part, quote(text.encode("utf-8", "replace")))
    return path


def sound(ask: Any) -> HttpResponse:
    """What is answered, after it was looked at."""
    calls = count()
    sys.setprofile(lambda _frame, event, _what: next(calls) if event == "call" else None)
    try:
        answer: HttpResponse = ask()
    finally:
        sys.setprofile(None)
    assert next(calls) < MOST_CALLS
    assert answer.status_code in FINE | REFUSED, (answer.status_code, answer.content[:300])
    if answer.status_code in REFUSED:
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert answer.headers["Content-Language"] in LANGUAGES
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        if answer.content:
            told = json.loads(answer.content)
            assert faults(SCHEMAS["WithdrawnCase" if answer.status_code == 410 else "Problem"], told) == []
            assert (told["status"], bool(told["title"]), bool(told["detail"])) == (answer.status_code, True, True)
            assert len(told["detail"]) < 3000
    return answer


ANY = tries(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@ANY
@given(
    path=st.sampled_from(PATHS),
    texts=st.lists(VALUES, min_size=4, max_size=4),
    query=QUERIES,
    method=METHODS,
    headers=HEADERS,
)
def test_any_address_with_any_query_is_answered_or_refused(
    db: None, path: str, texts: list[str], query: list[tuple[str, str]], method: str, headers: dict[str, str]
) -> None:
    asked = "&".join("=".join(quote(each.encode("utf-8", "replace")) for each in pair) for pair in query)
    address = f"{put_in(path, texts)}?{asked}"
    sound(lambda: getattr(stranger(), method)(address, headers=headers))


DEEP = st.integers(1, 60).map(lambda levels: '{"a":' * levels + "1" + "}" * levels)
TWICE = st.tuples(VALUES, VALUES).map(
    lambda two: f'{{"situation": {json.dumps(two[0])}, "situation": {json.dumps(two[1])}, "facts": {{}}}}'
)
BODIES = st.binary(max_size=60) | DEEP.map(str.encode) | TWICE.map(lambda text: text.encode("utf-8", "replace"))
WHOLE = st.sampled_from([
    b"", b"null", b"[]", b"1" * 5000, b"\xef\xbb\xbf{}", b'{"situation": "penalty_card", "facts": ' + b"[" * 60_000,
    b'{"situation": "penalty_card", "facts": {"offender": ' + b"9" * 4400 + b"}}",
    b'{"situation": "penalty_card", "record": {"board": 1e400}}',
    b'{"situation": "penalty_card", "record": {"board": 7, "auction": "' + b"P " * 20_000 + b'"}}',
    b'{"situation": "penalty_card", "facts": {' + b",".join(b'"k%d": 1' % at for at in range(4_000)) + b"}}",
    b'{"situation": "penalty_card", "record": {"tricks": [' + b",".join([b'["SA"]'] * 6_000) + b"]}}",
])  # fmt: skip


@ANY
@given(body=BODIES | WHOLE, query=QUERIES)
def test_any_body_is_answered_or_refused(body: bytes, query: list[tuple[str, str]]) -> None:
    asked = "&".join("=".join(quote(each.encode("utf-8", "replace")) for each in pair) for pair in query)
    address = f"/api/v1/rule?{asked}"
    sound(lambda: stranger().post(address, body, content_type="application/json"))
    sound(lambda: posted(body))
