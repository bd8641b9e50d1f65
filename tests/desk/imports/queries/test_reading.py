"""What a file holds, its digests, and what came of an import."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.desk.imports.queries.reading import brought_by, called, digests_of, imported, sessions_in, taken_before
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.services.undoing import undo_import
from rulings.desk.imports.values import BadFile
from rulings.models import Club, User
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.factories import make_club


def test_a_file_that_cannot_be_read_says_where() -> None:
    with pytest.raises(BadFile) as refusal:
        sessions_in(b'[Board "1"]\n[Dealer "Q"]\n', "x", is_strict=True)
    assert (refusal.value.field, refusal.value.error.line) == ("file", 2)


@given(st.binary(max_size=50), st.integers(1, 5))
def test_each_session_of_a_file_has_a_digest_of_its_own(data: bytes, sessions: int) -> None:
    digests = digests_of(data, sessions)
    assert (len(digests), len(set(digests)), {len(each) for each in digests}) == (sessions, sessions, {64})
    assert digests[0] == digests_of(data, 1)[0] != digests_of(data + b" ", 1)[0]


@given(st.text())
def test_a_files_name_is_kept_short_and_readable(name: str) -> None:
    kept = called(name)
    assert len(kept) <= 200
    assert kept.isprintable()
    assert "/" not in kept


def test_a_file_was_taken_until_it_is_taken_back(club: Club, dora: User) -> None:
    data = saved(evening(1))
    (digest,) = digests_of(data, 1)
    assert taken_before(club, digest) is None
    taken = import_session(actor=None, club=club, data=data, filename="x").taken
    assert taken_before(club, digest) == taken
    assert taken_before(make_club("other"), digest) is None
    undo_import(actor=dora, taken=taken)
    assert taken_before(club, digest) is None


def test_what_a_file_brought_is_new_lines_and_lines_that_were_empty(club: Club) -> None:
    first = import_session(actor=None, club=club, data=saved(CHANGES["an emptied line"](evening(1))), filename="x")
    second = add_file(actor=None, session=first.session, data=saved(evening(2)), filename="x")
    assert (brought_by(first.taken), brought_by(second.taken)) == (6, 7)
    assert (
        imported(second.taken, created=False).added,
        imported(second.taken, created=False, repeated=True).added,
    ) == (
        7,
        0,
    )
