"""What programs ask: whatever stands in an address or a body is ruled on, or refused in one sentence as described."""

import json
from string import printable

import pytest
from django.test import override_settings
from hypothesis import HealthCheck, given
from hypothesis import settings as tries
from hypothesis import strategies as st

from rulings.desk.api.values import MOST_OF_A_BODY, MOST_OF_A_QUERY
from rulings.laws.situations import SITUATIONS
from tests.desk.api.reading import PENALTY_CARD, SCHEMAS, faults, held, posted, stranger


def deep(levels: int) -> str:
    return '{"situation": "penalty_card", "record": ' + "[" * levels + "]" * levels + "}"


@pytest.mark.parametrize(("address", "status", "sentence"), [
    ("/api/v1/situations?edition=1997", 400, "there is no edition '1997' here: it is 2017, 2007"),
    ("/api/v1/situations?language=de", 400, "there is no language 'de' here: it is en, it, pl"),
    ("/api/v1/situations?language=en&language=it", 400, "language is to be named, once, as text"),
    ("/api/v1/situations?page=2", 400, "unknown parameter 'page': it takes edition, language"),
    ("/api/v1/situations/revoking", 404, "no situation 'revoking' in the 2017 edition"),
    ("/api/v1/situations/revoking/outline", 404, "no situation 'revoking' in the 2017 edition"),
    ("/api/v1/rule", 400, "situation is to be named, once, as text"),
    (f"{PENALTY_CARD}&colour=red", 422, "unknown fact 'colour': this situation asks offender"),
    (f"{PENALTY_CARD}&offender=Q", 422, "fact 'offender' cannot be 'Q': it takes N, E, S, W"),
    (f"{PENALTY_CARD}&offender=W&offender=E", 422, "fact 'offender' cannot be ['W', 'E']: it takes N, E, S, W"),
    (f"{PENALTY_CARD}&record=1", 400, "a record does not go into an address: send the request by POST, as JSON"),
    (f"{PENALTY_CARD}&offender=%00", 400, "There is a character in this address that is no text."),
    (f"{PENALTY_CARD}&offender={'x' * MOST_OF_A_QUERY}", 414, "the query is too long: it may have 4000 characters"),
    (f"/api/v1/rule?{'a=1&' * 600}", 414, "the query has too many parameters"),
    (f"/api/v1/cases?{'a=1&' * 600}", 414, "the query has too many parameters"),
    ("/api/v1/cases?law=94", 400, "law: Ensure this value is less than or equal to 93."),
    ("/api/v1/cases?author=me", 400, "unknown parameter 'author'"),
    ("/api/v1/cases?language=de", 400, "there is no language 'de' here: it is en, it, pl"),
    ("/api/v1/cases?tag=juniors", 400, "tag: Select a valid choice."),
    ("/api/v1/cases/nobody/2026-1", 404, "there is nothing at this address"),
    ("/api/v1/nothing", 404, "there is nothing at this address"),
    ("/api/v2/rule", 404, "there is nothing at this address"),
])  # fmt: skip
def test_what_cannot_be_asked_is_one_sentence(address: str, status: int, sentence: str, db: None) -> None:
    answer = stranger().get(address, headers={"Accept-Language": "en"})
    told = json.loads(answer.content)
    assert (answer.status_code, told["status"], faults(SCHEMAS["Problem"], told)) == (status, status, [])
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert told["detail"].startswith(sentence)
    assert (answer.headers["Cache-Control"], answer.headers["Access-Control-Allow-Origin"]) == ("no-store", "*")


@pytest.mark.parametrize(("body", "status", "sentence"), [
    ("{", 400, "the body is no JSON"),
    (b"\xff\xfe", 400, "the body is no JSON"),
    ('{"situation": NaN}', 400, "the body is no JSON: NaN is no number"),
    ("[]", 400, "the body is a JSON object with a situation and its facts"),
    ('{"facts": {}}', 400, "situation is to be named"),
    ('{"situation": 7}', 400, "situation is to be named"),
    ('{"situation": "penalty_card", "who": "W"}', 400, "unknown member 'who'"),
    ('{"situation": "penalty_card", "facts": []}', 200, ""),
    ('{"situation": "penalty_card", "facts": [1]}', 400, "facts are a JSON object"),
    ('{"situation": "penalty_card", "record": [1]}', 400, "record is a JSON object"),
    ('{"situation": "penalty_card", "record": {"board": 0}}', 422, "record: board cannot be '0'"),
    ('{"situation": "penalty_card", "facts": {"offender": true}}', 422, "fact 'offender' cannot be True"),
    ('{"situation": "penalty_card", "edition": 2017}', 400, "edition is to be named"),
    ('{"situation": "' + "x" * 101 + '"}', 400, "no situation is called 'xxx"),
    (deep(1), 400, "record is a JSON object"),
    (deep(20).replace('record": ', 'record": {"tricks": ') + "}", 400, "the body is nested too deeply"),
    (deep(20_000), 400, "the body is no JSON"),
    ('{"situation": "' + "x" * MOST_OF_A_BODY + '"}', 413, "the body is too large: it may have 65536 bytes"),
])  # fmt: skip
def test_a_body_that_cannot_be_read_is_one_sentence(body: str | bytes, status: int, sentence: str) -> None:
    answer = posted(body)
    held(answer, "/rule", "post")
    assert answer.status_code == status
    assert status == 200 or json.loads(answer.content)["detail"].startswith(sentence)


def test_what_is_no_json_and_what_is_no_question_is_told_so() -> None:
    form = stranger().post("/api/v1/rule", {"situation": "penalty_card"})
    assert held(form, "/rule", "post")["detail"].startswith("the body is JSON")
    changed = stranger().delete("/api/v1/cases")
    assert (changed.status_code, changed.headers["Allow"]) == (405, "GET, HEAD, OPTIONS")


@override_settings(REQUEST_MAX_BYTES=100)
def test_what_no_page_takes_is_a_problem_too() -> None:
    assert held(posted({"situation": "x" * 200}), "/rule", "post")["status"] == 413


TEXTS = st.text(st.characters(exclude_categories=[]) | st.sampled_from(printable), max_size=30)
KEYS = st.sampled_from([each.key for each in SITUATIONS]) | TEXTS
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
RECORDED = ("board", "dealer", "vulnerability", "form", "offender", "deal", "auction", "contract", "opening_leader")
RECORDS = st.dictionaries(
    st.sampled_from([*RECORDED, "tricks", "cards", "penalty_cards", "claim", "regulations"]),
    JSON | st.sampled_from(["4S by W", "N", "1NT P P P", 7, ["1NT", {"call": "P", "seat": "E"}], [["SA", "-"]]]),
    max_size=4,
)
WHILE = tries(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@WHILE
@given(
    st.dictionaries(st.sampled_from(["q", "law", "situation", "club", "year", "before", "appealed"]), TEXTS, max_size=4)
)
def test_no_search_breaks_it(db: None, wanted: dict[str, str]) -> None:
    sent = {name: value.encode("utf-8", "replace") for name, value in wanted.items()}
    held(stranger().get("/api/v1/cases", sent), "/cases")


@WHILE
@given(
    key=KEYS, pairs=st.lists(st.tuples(st.sampled_from(["offender", "edition", "language"]) | TEXTS, TEXTS), max_size=5)
)
def test_no_query_breaks_it(key: str, pairs: list[tuple[str, str]]) -> None:
    query = [("situation", key), *pairs]
    sent = {name.encode("utf-8", "replace"): [] for name, _value in query}
    for name, value in query:
        sent[name.encode("utf-8", "replace")].append(value.encode("utf-8", "replace"))
    held(stranger().get("/api/v1/rule", sent), "/rule")


@WHILE
@given(
    key=KEYS,
    facts=JSON | st.dictionaries(st.sampled_from(["offender", "penalty_cards", "visibility"]), JSON, max_size=3),
    record=JSON | RECORDS,
    more=st.dictionaries(st.sampled_from(["edition", "language", "what"]), JSON, max_size=2),
)
def test_no_body_breaks_it(key: str, facts: object, record: object, more: dict[str, object]) -> None:
    held(posted({"situation": key, "facts": facts, "record": record, **more}), "/rule", "post")
