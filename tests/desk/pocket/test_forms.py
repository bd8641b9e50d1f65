"""What a device sends is read strictly: whatever is no report, or beyond one, is refused in one sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.pocket.forms import read_told
from rulings.models import Session, User
from tests.desk.pocket.carrying import ANSWERS, sent

pytestmark = pytest.mark.django_db
WRONG: dict[str, list[Any]] = {
    "key": ["", "no key", 7, None],
    "club": [None, 7, "x" * 101, "two\nlines"],
    "session": [None, "\x00"],
    "board": [0, -1, 1000, "1", True, 1.5, None],
    "table": [None, 5, "x" * 11, "\x00"],
    "situation": [None, ["revoke"], "x" * 101],
    "edition": [None, 2017],
    "answers": [None, {"a": "b"}, [["a"]], [["a", "b", "c"]], [["a", {}]], [["a", 1.5]], [["a", None]], ANSWERS * 11],
    "reasons": [None, [], {"a": 5}, {"a": "x" * 2001}],
    "narrative": [None, 5, "x" * 2001, "\x00"],
    "ruling": [None, [{}], [{"paragraph": "1", "text": 5}], [{"paragraph": "1", "text": "x" * 6001}], "text"],
    "data_version": [None, 5],
    "language": [None, "de", 5, ["en"]],
    "device": [None, "x" * 101],
    "who": [None, "1", 0, 2**63],
    "begun_at": [
        "",
        None,
        "yesterday",
        "2026-11-26T12:00:00",
        "0001-01-01T00:00:00+00:00",
        "9999-12-31T23:59:59-14:00",
    ],
    "announced_at": ["yesterday", 5],
    "seen_at": ["yesterday", 5],
    "now": ["", None, "2026-13-26T12:00:00+00:00"],
}


@pytest.mark.parametrize("name", WRONG)
def test_a_part_that_is_none_is_refused(name: str, session: Session, dora: User) -> None:
    for value in WRONG[name]:
        with pytest.raises(BadInput):
            read_told(json.dumps(sent(session, dora, **{name: value})).encode())


@pytest.mark.parametrize("name", sorted(WRONG.keys() - {"reasons", "narrative", "announced_at", "seen_at"}))
def test_a_part_that_is_missing_is_refused(name: str, session: Session, dora: User) -> None:
    told = sent(session, dora)
    del told[name]
    with pytest.raises(BadInput, match="no report of ours"):
        read_told(json.dumps(told).encode())


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b'"text"', b"\xff\xfe", b"[" * 60_000, b"7"])
def test_what_is_no_report_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput, match="no report of ours"):
        read_told(data)


def test_more_than_any_report_is_refused(session: Session, dora: User) -> None:
    with pytest.raises(BadInput, match="longer than any report"):
        read_told(json.dumps(sent(session, dora, more="x" * 70_000)).encode())


@pytest.mark.parametrize(
    "changed", [{"answers": [["cards", ["SA", "H2"]], ["tricks", 2]]}, {"announced_at": ""}, {"seen_at": None}]
)
def test_what_a_report_may_hold_is_read(changed: dict[str, Any], session: Session, dora: User) -> None:
    told = read_told(json.dumps(sent(session, dora, **changed)).encode())
    assert told.stored["answers"] == changed.get("answers", ANSWERS)


def test_the_moment_of_sending_is_no_part_of_what_was_said(session: Session, dora: User) -> None:
    told = sent(session, dora)

    def digest(change: Callable[[dict[str, Any]], dict[str, Any]]) -> str:
        return read_told(json.dumps(change(told)).encode()).digest

    first = digest(lambda it: it)
    assert digest(lambda it: it | {"now": "2026-12-01T00:00:00+00:00"}) == first
    for name in ("table", "board", "narrative", "situation", "begun_at", "announced_at"):
        other = {"board": 3}.get(name, "2026-11-01T00:00:00+00:00" if name.endswith("_at") else "other")
        assert digest(lambda it, name=name, other=other: it | {name: other}) != first  # type: ignore[misc]
