"""The id of a request: the proxy's where it is well-formed, else a new one, in the answer and in every line."""

import json
import logging
from io import StringIO

import pytest
from django.test import Client, override_settings

from config.logs import AsJson
from rulings.desk.base.watching.traces import begin, request_id

GIVEN = "5f0c9e1e-8a42-4e9a-9d4a-1f6c0f6f0c11"


def test_what_is_well_formed_is_kept() -> None:
    assert begin(GIVEN) == request_id() == GIVEN


@pytest.mark.parametrize("given", ["", "short", "x" * 65, "a\nb-forged-line", 'a"b-forged', "-begins-with-a-dash"])
def test_what_is_not_well_formed_is_replaced(given: str) -> None:
    name = begin(given)
    assert name != given
    assert len(name) == 16


def test_the_answer_carries_the_id_and_only_our_own_proxy_chooses_it() -> None:
    client = Client(headers={"X-Request-ID": GIVEN})
    with override_settings(BEHIND_PROXY=True):
        assert client.get("/healthz")["X-Request-ID"] == GIVEN
    own = client.get("/healthz")["X-Request-ID"]
    assert own not in ("", GIVEN)
    assert own != client.get("/healthz")["X-Request-ID"]


@pytest.mark.parametrize("address", ["/healthz", "/nothing/", "/%00", "/i18n/setlang/"])
def test_every_line_of_a_request_names_it(address: str, db: None) -> None:
    text = StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(AsJson())
    logger = logging.getLogger("rulings.requests")
    logger.addHandler(handler)
    level = logger.level
    logger.setLevel("INFO")
    try:
        answer = Client().get(address)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    (line,) = text.getvalue().splitlines()
    told = json.loads(line)
    assert (told["request"], told["status"]) == (answer["X-Request-ID"], answer.status_code)
    assert address not in line or address == "/healthz"
