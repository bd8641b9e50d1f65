"""Boards of Tournament Calculator, built as it publishes them, with people and hands of our own."""

import gzip
import json

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.exports.tourcalc import is_tourcalc, read_tourcalc
from rulings.formats.reader import read_session
from rulings.formats.session import AwardUnit, FileFormat
from tests.formats.samples import DATA, exactly
from tests.formats.sheets.books import packed

BOARD = (DATA / "tourcalc_board.json").read_text(encoding="utf-8")
OTHER = (DATA / "tourcalc_board_3.json").read_bytes()


def test_a_board_has_its_cards_contracts_leads_and_members() -> None:
    session = read_session(BOARD.encode())
    board = session.boards[0]
    assert (session.format, board.number, board.dealer.value, board.vulnerability.value) == (
        FileFormat.JSON, 2, "E", "NS",
    )  # fmt: skip
    assert str(board.deal) == "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
    assert [(str(each.contract), each.tricks, each.score_ns, str(each.lead)) for each in session.results] == [
        ("5CX by N", 11, 750, "SA"),
        ("3NT by S", 8, -100, "HT"),
    ]
    assert session.results[0].awards[0].unit is AwardUnit.IMPS
    assert [(each.name, each.national_id) for each in session.contestants[0].players] == [
        ("Ada Ash", "1001"), ("Bo Birch", "2001"),
    ]  # fmt: skip


def test_a_folder_of_boards_is_a_session_with_its_name_and_day() -> None:
    settings = (DATA / "tourcalc_settings.json").read_bytes()
    files = {"p2.json": BOARD.encode(), "p3.json.gz": gzip.compress(OTHER), "settings.json": settings}
    session = read_session(packed(files))
    assert (session.event, str(session.date)) == ("Turniej Pod Lipą 28.04.2026 r.", "2026-04-28")
    assert [each.number for each in session.boards] == [2, 3]
    assert session.results[2].is_passed_out
    average = session.results[3].artificial
    assert average is not None
    assert average.text == "AVE+/AVE-"


def test_a_weighted_score_is_what_it_gave() -> None:
    told = json.loads(BOARD)
    told["ScoringGroups"][0]["Scores"][0]["NsScore"] = {"__type": "WeightedScore:#CalculatingEngine"}
    (session,) = read_tourcalc([json.dumps(told)])
    artificial = session.results[0].artificial
    assert artificial is not None
    assert (str(artificial.ns), str(artificial.ew), artificial.unit) == ("2.2", "-2.2", AwardUnit.IMPS)


@pytest.mark.parametrize(
    "text", ['{"ScoringGroups": [', '{"ScoringGroups": [{}]}', '{"ScoringGroups": [{"Distribution": 1}]}']
)
def test_what_is_no_such_board_is_refused(text: str) -> None:
    assert is_tourcalc(text)
    with pytest.raises(FormatError, match="a board as Tournament Calculator publishes it"):
        read_tourcalc([text])


def test_a_folder_without_a_board_is_refused() -> None:
    with pytest.raises(FormatError, match=exactly("the file: expected at least one board with a number.")):
        read_tourcalc(['{"ScoringGroups": []}'])


def test_a_score_that_cannot_be_read_is_kept_aside_with_who_met_and_the_others_come_in() -> None:
    told = json.loads(BOARD)
    before = len(told["ScoringGroups"][0]["Scores"])
    told["ScoringGroups"][0]["Scores"][0]["NsScore"] = {"__type": "PointScore:#CalculatingEngine", "Score": "many"}
    (session,) = read_tourcalc([json.dumps(told)], is_strict=False)
    (fault,) = session.faults
    assert (len(session.results), fault.error.element) == (before - 1, "ScoringGroups[0].Scores[0]")
    assert fault.result is not None
    assert fault.result.ns
    assert fault.result.ew
    with pytest.raises(FormatError, match="a score as Tournament Calculator publishes it"):
        read_tourcalc([json.dumps(told)])


def test_a_board_that_cannot_be_read_is_passed_over_and_the_others_come_in() -> None:
    broken = json.loads(BOARD)
    broken["ScoringGroups"][0]["Distribution"] = {"Number": "last"}
    (session,) = read_tourcalc([json.dumps(broken), BOARD], is_strict=False)
    assert len(session.boards) == 1
    assert "a board as Tournament Calculator publishes it" in str(session.remarks[0])
