"""Sessions as a desk holds them, adjusted and penalised: each format gives them back, or names what it does not."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings

from rulings.formats.remarks import RemarkKey
from rulings.formats.session import FileFormat, FileResult, SessionFile
from rulings.formats.written import Losses, as_scored
from tests.formats.sessions import same, told, whole_sessions
from tests.formats.test_round_trips import EACH_FORMAT, WRITERS, Write, again

R = RemarkKey
_ALWAYS_NAMED = (R.TEXTS_CUT, R.SIGNS_REPLACED)
Held = Callable[[SessionFile], list[object]]


def of_contestants(*names: str) -> Held:
    return lambda session: [value for one in session.contestants for name in names if (value := getattr(one, name))]


def of_results(*names: str) -> Held:
    return lambda session: [
        (one.board, str(value)) for one in session.results for name in names if (value := getattr(one, name))
    ]


LOST: dict[str, tuple[Held, tuple[RemarkKey, ...]]] = {
    "substitutes": (of_contestants("substitutes"), (R.WITHOUT_SUBSTITUTES,)),
    "rulings": (lambda session: list(session.rulings), (R.WITHOUT_RULINGS,)),
    "matches": (lambda session: list(session.match_scores), (R.WITHOUT_MATCHES,)),
    "records": (
        of_results("auction", "play"),
        (R.WITHOUT_RECORDS, R.RECORDS_IMPOSSIBLE, R.CALLS_LEFT_OUT, R.NOTES_LEFT_OUT, R.RESULTS_WITHOUT_PAIRS),
    ),
    "adjusted scores": (
        lambda session: [one.adjusted for one in session.results if one.adjusted],
        (R.ADJUSTED_WITHOUT_WEIGHTS, R.ADJUSTED_WITHOUT_SPLIT, R.ADJUSTED_WITHOUT_FORMS, R.WITHOUT_REASONS),
    ),
}
"""What a session holds that a format may have no place for, and the remarks that name it."""


@settings(max_examples=20)
@given(session=whole_sessions())
@EACH_FORMAT
def test_a_whole_session_that_was_read_is_written_again_unchanged(write: Write, session: SessionFile) -> None:
    once = again(session, write)
    assert same(again(once, write)) == same(once)


@settings(max_examples=20)
@given(session=whole_sessions())
@pytest.mark.parametrize("format_", [FileFormat.PBN, FileFormat.USEBIO])
def test_every_side_gets_in_the_file_what_it_gets_here(format_: FileFormat, session: SessionFile) -> None:
    """Where a format has no place for how a score was adjusted, what each side gets for it is there."""
    given_ = [as_scored(each, Losses(""), holds_split=format_ is FileFormat.PBN) for each in session.results]
    read = again(session, WRITERS[format_])
    assert awards(list(read.results)) == awards(given_)
    assert len(told(read)) == len(told(session))


def awards(results: list[FileResult]) -> Counter[str]:
    return Counter(f"{each.board} {sorted(map(str, each.awards))}" for each in results)


@settings(max_examples=25)
@given(session=whole_sessions())
@EACH_FORMAT
def test_whatever_does_not_come_back_is_named(write: Write, session: SessionFile) -> None:
    named = {remark.key for remark in write(session).remarks}
    read = again(session, write)
    for what, (held, keys) in LOST.items():
        if what == "rulings" and write is WRITERS[FileFormat.PBN]:
            continue
        if len(held(read)) < len(held(session)) and not is_told_by_awards(what, session):
            assert named & {*keys, *_ALWAYS_NAMED}, what


def is_told_by_awards(what: str, session: SessionFile) -> bool:
    """Adjusted scores whose kind an own score tells: assigned and artificial ones without a reason."""
    changed = [one.adjusted for one in session.results if one.adjusted]
    return what == "adjusted scores" and all(
        not each.reason and (each.kind in ("assigned", "artificial") or len(each.parts_ns + each.parts_ew) == 2)
        for each in changed
    )
