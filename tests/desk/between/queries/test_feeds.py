"""What a feed elsewhere tells: cases of its own host or that it is none; and whether a signature holds."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.desk.between.queries.feeds import Entry, entries_of, signed_case
from rulings.desk.between.queries.signed import as_signed
from rulings.desk.between.values import MOST_COPIES, NotRead, Trouble
from rulings.models import Proof

HERE = "https://example.org/casebook/feed.atom"
ATOM = """<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title>
<entry><title>Ponte 2026-1: revoke</title><link href="/casebook/ponte/2026-1/" rel="alternate"/>
<published>2026-11-01T10:00:00Z</published><summary>West <b xmlns="">had</b> a heart.</summary></entry>
<entry><title>Elsewhere</title><link href="https://other.org/casebook/x/2026-1/"/></entry>
<entry><title>Plain</title><link href="http://example.org/a/"/></entry>
<entry><title>None</title></entry></feed>"""


def test_an_atom_feed_tells_its_own_hosts_cases() -> None:
    (entry,) = entries_of(ATOM.encode(), HERE)
    text = "West had a heart."
    title = "Ponte 2026-1: revoke"
    assert entry == Entry("https://example.org/casebook/ponte/2026-1/", title, text, "2026-11-01T10:00:00Z")
    assert entry.signed == "https://example.org/casebook/ponte/2026-1.signed.json"


def test_the_data_of_a_search_and_a_json_feed_are_read_too() -> None:
    ours = {
        "cases": [{"address": "https://example.org/casebook/ponte/2026-2/", "club": "ponte", "year": 2026, "number": 2}]
    }
    items = {"items": [{"url": "https://example.org/rulings/7", "title": "Seven", "summary": "A claim."}, 3]}
    assert [each.title for each in entries_of(json.dumps(ours).encode(), HERE)] == ["ponte 2026-2"]
    (item,) = entries_of(json.dumps(items).encode(), HERE)
    assert (item.title, item.text, item.signed) == ("Seven", "A claim.", "")


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{}", b"[]", b"[1]", b"null", b"{", b'{"cases": [], "cases": []}', b"<html></html>", b"\xff\xfe<"),
        *(b"<feed/>", b"<feed xmlns='http://www.w3.org/2005/Atom'>", b"[" * 100_000, b'{"a":' * 100_000),
        b'<!DOCTYPE f [<!ENTITY a "x">]><feed xmlns="http://www.w3.org/2005/Atom">&a;</feed>',
        b'<!DOCTYPE f SYSTEM "file:///etc/passwd"><feed xmlns="http://www.w3.org/2005/Atom"/>',
        b'<?xml version="1.0" encoding="nonsense"?><feed/>',
    ],
)
def test_what_is_no_feed_is_none(body: bytes) -> None:
    with pytest.raises(NotRead) as refused:
        entries_of(body, HERE)
    assert refused.value.trouble is Trouble.NOT_A_FEED


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=10), inside, max_size=4),
    max_leaves=20,
)
_ROWS = st.lists(st.dictionaries(st.sampled_from(["address", "url", "title", "summary", "published", "club"]), _JSON))


@given(st.fixed_dictionaries({"cases": _ROWS | _JSON, "items": _ROWS | _JSON}))
def test_whatever_a_feed_says_its_cases_are_addresses_of_its_host(said: dict[str, Any]) -> None:
    found = entries_of(json.dumps(said).encode(), HERE)
    assert all(each.address.startswith("https://example.org/") for each in found)
    assert len({each.address for each in found}) == len(found) <= MOST_COPIES


def refused(read: Callable[[], object]) -> Trouble | None:
    """Why it is not read; None where it is."""
    try:
        read()
    except NotRead as not_read:
        return not_read.trouble
    return None


@given(st.binary(max_size=200))
def test_whatever_bytes_come_are_read_or_refused(body: bytes) -> None:
    assert refused(lambda: entries_of(body, HERE)) in (None, Trouble.NOT_A_FEED)
    assert refused(lambda: signed_case(body)) is Trouble.NOT_A_FEED


CASE = {"address": "https://example.org/casebook/ponte/2026-1/", "facts": "West had a heart.", "laws": [67]}


def test_a_signed_case_is_verified_for_its_own_address_and_its_sources_key_alone() -> None:
    found = signed_case(as_signed(CASE).encode())
    assert (found.holds, found.case) == (True, CASE)
    assert found.proof_for(CASE["address"], "") is Proof.VERIFIED
    assert found.proof_for(CASE["address"], found.key) is Proof.VERIFIED
    assert found.proof_for(CASE["address"], "0" * 64) is Proof.OTHER_KEY
    assert found.proof_for("https://example.org/casebook/ponte/2026-2/", found.key) is Proof.BROKEN


@pytest.mark.parametrize("name", ["case", "site", "public_key", "signature"])
def test_whatever_of_it_is_changed_it_holds_no_more(name: str) -> None:
    whole = json.loads(as_signed(CASE))
    text = str(whole[name])
    changed = text[:-1] + ("1" if text[-1] == "0" else "0")
    whole[name] = whole[name] | {"facts": "East had."} if name == "case" else changed
    assert not signed_case(json.dumps(whole).encode()).holds


def test_another_format_is_no_signed_case() -> None:
    other = json.dumps(json.loads(as_signed(CASE)) | {"format": "rulings-desk/ruling/1"})
    assert refused(lambda: signed_case(other.encode())) is Trouble.NOT_A_FEED
