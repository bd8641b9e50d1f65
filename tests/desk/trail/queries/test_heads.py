"""The heads as they are told to the world, and what was kept of them elsewhere."""

import json
from typing import Any

import pytest

from rulings.desk.base.audit import statement_of
from rulings.desk.base.signing import is_signed, site_signer
from rulings.desk.trail.queries.export import exported
from rulings.desk.trail.queries.heads import NoHead, breaks_of, differences_from, head_now, heads_shown, read_heads
from rulings.models import AuditEntry, Club, Session, User
from tests.factories import make_club, make_report, make_ruling


@pytest.fixture
def head(dora: User, session: Session, club: Club) -> dict[str, Any]:
    make_report(dora, session)
    told = head_now(club)
    assert told is not None
    return told


def test_a_head_holds_a_number_a_hash_a_time_a_key_and_a_signature_and_nothing_of_what_was_done(
    head: dict[str, Any],
) -> None:
    last = AuditEntry.objects.get(sequence=2)
    assert sorted(head) == ["at", "club", "format", "hash", "key", "sequence", "signature"]
    assert (head["sequence"], head["hash"], head["key"]) == (2, last.hash, site_signer().public)
    assert is_signed(statement_of(head), head["key"], head["signature"])


def test_a_club_without_an_entry_has_no_head(db: None) -> None:
    assert head_now(make_club()) is None


def test_the_heads_of_those_clubs_are_shown_that_show_them(head: dict[str, Any], club: Club) -> None:
    make_club("empty")
    assert heads_shown() == []
    Club.objects.update(heads_shown=True)
    assert heads_shown() == [head | {"slug": club.slug}]


def test_what_was_kept_is_read_in_every_form_in_which_it_is_given(head: dict[str, Any], dora: User) -> None:
    line = json.dumps(head)
    assert read_heads(head["hash"].upper() + "\n") == [{"hash": head["hash"]}]
    assert read_heads(line) == [head]
    assert read_heads(f"{line}\n{line}\n") == [head, head]
    assert read_heads(json.dumps({"heads": [head | {"slug": "ponte"}]})) == [head | {"slug": "ponte"}]
    export = exported(make_ruling(dora, Session.objects.get()))
    assert read_heads(export) == [json.loads(export)["head"]]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no head in it"),
        ("abc", "neither 64 hexadecimal digits nor JSON"),
        ("{}", "no head in it"),
        ("7", "no head in it"),
        ('{"hash": "x", "sequence": 2}', "a hash of 64 hexadecimal digits"),
        (json.dumps({"hash": "a" * 64, "sequence": "2"}), "a head has a sequence number"),
        (json.dumps({"hash": "a" * 64, "sequence": 2, "signature": "00"}), "signature on head 2"),
    ],
)
def test_anything_else_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NoHead, match=why):
        read_heads(text)


def test_a_head_whose_signature_is_not_on_it_is_refused(head: dict[str, Any]) -> None:
    with pytest.raises(NoHead, match="signature on head 3 is not on what it says"):
        read_heads(json.dumps(head | {"sequence": 3}))


def test_a_head_that_stands_in_the_trail_is_no_difference_and_any_other_is(head: dict[str, Any]) -> None:
    assert list(differences_from([head, {"hash": head["hash"]}])) == []
    others = [head | {"hash": "a" * 64}, head | {"sequence": 1}, head | {"club": 99}, {"hash": "b" * 64}]
    assert len(list(differences_from(others))) == len(others)
    assert str(next(differences_from([{"hash": "b" * 64}]))).startswith("head bbbbbbbbbbbb: was kept elsewhere")


def test_a_chain_under_one_key_has_no_break(head: dict[str, Any], club: Club) -> None:
    assert breaks_of(club) == []
