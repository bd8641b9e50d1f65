"""Lines that read well and cannot be scored are kept aside, and all others are left as they are."""

from dataclasses import replace
from decimal import Decimal

import pytest

from rulings.desk.imports.queries.contradictions import by_their_awards, set_aside
from rulings.formats.artificial import read_artificial
from rulings.formats.errors import Expected
from rulings.formats.session import (
    MEMBERS,
    Award,
    AwardUnit,
    ContestantKind,
    FileContestant,
    FileResult,
    SessionFile,
)
from tests.desk.imports.evening import evening

WHOLE = evening(3)


def with_artificial(text: str, *awards: Award) -> SessionFile:
    first, *others = WHOLE.results
    line = replace(first, score_ns=None, score_ew=None, contract=None, artificial=read_artificial(text, awards))
    return replace(WHOLE, results=(replace(line, awards=awards), *others))


@pytest.mark.parametrize("text", ["AVE+", "60%", "A60", "+", "AVE"])
def test_what_one_side_alone_gets_is_kept_aside(text: str) -> None:
    file = set_aside(with_artificial(text))
    (fault,) = file.faults
    assert (fault.error.expected, fault.error.found, fault.board) == (Expected.BOTH_SIDES, text, 1)
    assert file.results == WHOLE.results[1:]


@pytest.mark.parametrize("text", ["AVE+/AVE-", "A6040", "60%/40%", "NP"])
def test_what_both_sides_get_stays(text: str) -> None:
    assert set_aside(with_artificial(text)).faults == ()


def test_one_side_s_average_with_awards_stays() -> None:
    awards = Award(AwardUnit.IMPS, Decimal(3), Decimal(-3))
    file = replace(with_artificial("AVE+", awards), scoring="IMPS")
    assert set_aside(file).faults == ()


def test_a_pair_twice_on_a_board_is_kept_aside() -> None:
    first, second, *others = WHOLE.results
    file = set_aside(replace(WHOLE, results=(first, replace(second, ns=first.ns), *others)))
    (fault,) = file.faults
    assert (fault.error.expected, fault.result) == (Expected.ONE_BOARD_EACH, replace(second, ns=first.ns))
    assert str(fault.error.detail) == "board 1, north-south 1, east-west 5"


def test_a_pair_against_itself_is_kept_aside() -> None:
    first, *others = WHOLE.results
    assert len(set_aside(replace(WHOLE, results=(replace(first, ew=first.ns), *others))).faults) == 1


def test_a_file_that_does_so_on_purpose_is_left_as_it_is() -> None:
    again = tuple(replace(each, round="9") for each in WHOLE.results)
    file = replace(WHOLE, results=(*WHOLE.results, *again))
    assert set_aside(file) is file


def test_teams_play_a_board_in_both_rooms() -> None:
    teams = tuple(FileContestant(key, ContestantKind.TEAM, key) for key in "12")
    rooms = (FileResult(1, "1", "2", room="Open", score_ns=420), FileResult(1, "2", "1", room="Closed", score_ns=-50))
    file = replace(WHOLE, contestants=teams, results=rooms)
    assert set_aside(file) is file


def test_single_players_are_told_apart() -> None:
    lines = tuple(
        FileResult(board, MEMBERS.join(ns), MEMBERS.join(ew), score_ns=420)
        for board in range(1, 13)
        for ns, ew in (("ab", "cd"), ("ae" if board == 1 else "ef", "gh"))
    )
    file = set_aside(replace(WHOLE, contestants=(), results=lines))
    assert [fault.board for fault in file.faults] == [1]


@pytest.mark.parametrize(
    ("text", "awards", "follows"),
    [
        ("A5050", ("23", "11"), True),
        ("A5050", ("1", "1"), False),
        ("A6040", ("1.2", "0.8"), False),
        ("A6040", ("1.0", "1.0"), True),
    ],
)
def test_an_average_follows_awards_that_say_something_else(
    text: str, awards: tuple[str, str], *, follows: bool
) -> None:
    own = Award(AwardUnit.MATCHPOINTS, *map(Decimal, awards))
    file = with_artificial(text, own)
    shared = Award(AwardUnit.MATCHPOINTS, Decimal(2), Decimal(0))
    file = replace(file, results=(file.results[0], *(replace(each, awards=(shared,)) for each in file.results[1:])))
    changed = by_their_awards(file)
    (first, *_others), said = changed.results, changed.remarks
    assert first.artificial is not None
    assert first.artificial.text == (f"^{text}" if follows else text)
    assert len(said) == follows
