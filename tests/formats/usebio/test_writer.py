"""A session as a USEBIO file."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given

from rulings.bridge import Deal, Vulnerability, dealer_of, vulnerability_of
from rulings.formats.reader import read_session
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import (
    AdjustmentKind,
    ContestantKind,
    FileAdjustment,
    FileBoard,
    FileContestant,
    FileFormat,
    FileMatch,
    FileResult,
    SessionFile,
)
from rulings.formats.usebio.writer import write_usebio
from tests.formats.samples import DEAL, read_file
from tests.formats.sessions import sessions, told

TEAMS = tuple(FileContestant(f"{n}", ContestantKind.TEAM, f"{n}", f"Team {n}") for n in (1, 2, 3, 4))


def board(number: int) -> FileBoard:
    return FileBoard(number, dealer_of(number), vulnerability_of(number))


def again(session: SessionFile) -> SessionFile:
    return read_session(write_usebio(session).text.encode())


def test_a_club_evening_begins_as_the_programs_write_it() -> None:
    text = write_usebio(read_file("club_mitchell.xml")).text
    assert text.startswith(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">\n'
        '<USEBIO Version="1.2">\n <CLUB>\n  <CLUB_NAME>Sample Bridge Club</CLUB_NAME>\n </CLUB>\n'
        ' <EVENT EVENT_TYPE="BUTLER_PAIRS">\n  <EVENT_DESCRIPTION>Monday Mitchell</EVENT_DESCRIPTION>\n'
    )
    assert "<DATE>03/06/2024</DATE>" in text
    assert "<NS_BUTLER_POINTS>3</NS_BUTLER_POINTS>" in text


def matches() -> SessionFile:
    results = [
        FileResult(number, ns=ns, ew=ew, score_ns=50, score_ew=-50, round=round_)
        for number in (1, 2)
        for home, visit, round_ in (("1", "2", "1"), ("3", "4", "1"), ("1", "3", "2"))
        for ns, ew in ((home, visit), (visit, home))
    ]
    played = (
        FileMatch(("1", "2"), (Decimal(12), Decimal(8)), "1"),
        FileMatch(("3", "4"), (Decimal("10.5"), Decimal("9.5")), "1"),
        FileMatch(("1", "3"), None, "2"),
    )
    scores = tuple(match.scores for match in played if match.scores)
    boards = (board(1), board(2))
    return SessionFile(
        FileFormat.USEBIO, contestants=TEAMS, boards=boards, results=tuple(results), matches=played, match_scores=scores
    )


def test_matches_of_teams_come_back_with_their_scores_and_results() -> None:
    session = matches()
    read = again(session)
    assert (read.matches, read.match_scores) == (session.matches, session.match_scores)
    assert told(read) == told(session)


def test_teams_of_another_format_meet_in_matches_too() -> None:
    session = replace(matches(), format=FileFormat.CSV, matches=(), match_scores=())
    read = again(session)
    assert [(match.sides, match.round) for match in read.matches] == [
        (("1", "2"), "1"),
        (("3", "4"), "1"),
        (("1", "3"), "2"),
    ]
    assert told(read) == told(session)


def test_a_team_is_found_by_its_number_where_a_pair_of_another_has_the_same() -> None:
    teams = tuple(replace(one, pair_numbers=(f"{2 * at + 1}", f"{2 * at + 2}")) for at, one in enumerate(TEAMS))
    assert told(again(replace(matches(), contestants=teams))) == told(matches())
    assert told(again(replace(matches(), contestants=teams, matches=(), match_scores=()))) == told(matches())


def test_scores_of_matches_whose_sides_nobody_tells_come_back() -> None:
    scores = ((Decimal(10), Decimal(10)), (Decimal(10), Decimal(10)))
    unknown = tuple(FileMatch(scores=both) for both in scores)
    session = SessionFile(FileFormat.USEBIO, boards=(board(1),), matches=unknown, match_scores=scores)
    assert again(session).match_scores == scores


def test_boards_without_cards_or_results_come_back() -> None:
    session = SessionFile(FileFormat.USEBIO, boards=(board(3), replace(board(5), deal=Deal.parse(DEAL)), board(9)))
    assert again(session).boards == session.boards


@given(sessions())
def test_results_of_another_format_are_told_too(session: SessionFile) -> None:
    assert told(again(replace(session, format=FileFormat.PBN))) == told(session)


@pytest.mark.parametrize(
    ("scoring", "event_type", "method"),
    [
        ("MatchPoints;MP1", "MP_PAIRS", "MATCH_POINTS"),
        ("IMP;Butler", "BUTLER_PAIRS", "BUTLER_IMPS"),
        ("IMP;Cross2", "PAIRS", "CROSS_IMPS"),
        ("IMP", "PAIRS", "IMPS"),
    ],
)
def test_the_scoring_of_another_format_is_said_in_usebios_words(scoring: str, event_type: str, method: str) -> None:
    read = again(SessionFile(FileFormat.PBN, scoring=scoring, boards=(board(1),)))
    assert (read.competition, read.scoring) == (event_type, method)


def test_two_words_of_the_scoring_come_back() -> None:
    session = SessionFile(FileFormat.USEBIO, competition="SWISS_TEAMS", scoring="IMPS VPS", boards=(board(1),))
    assert again(session).scoring == "IMPS VPS"


def test_what_the_format_has_no_place_for_is_said() -> None:
    short = replace(board(2), deal=Deal.parse("N:AK... - - -"), vulnerability=Vulnerability.ALL)
    weighted = FileAdjustment(AdjustmentKind.WEIGHTED, Decimal(3), Decimal(1))
    results = (FileResult(1, ns="1", ew="2", adjusted=weighted), FileResult(2, score_ns=50, score_ew=-50))
    session = SessionFile(FileFormat.CSV, contestants=TEAMS[:2], boards=(board(1), short), results=results)
    written = write_usebio(session)
    assert {remark.key for remark in written.remarks} == {
        RemarkKey.ADJUSTED_WITHOUT_WEIGHTS,
        RemarkKey.WITHOUT_DEALERS,
        RemarkKey.WITHOUT_BOARDS,
        RemarkKey.RESULTS_WITHOUT_PAIRS,
    }
    (read,) = read_session(written.text.encode()).results
    assert read.artificial is not None
    assert (read.artificial.ns, read.artificial.ew) == (3, 1)
